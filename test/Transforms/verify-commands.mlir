// RUN: weft-opt %s --weft-verify-commands --split-input-file --verify-diagnostics
//
// A correct list passes; each broken one is refused, and the message names both commands, the bucket and the missing edge.

weft.mesh @mesh(dp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.kernel @read(%x: memref<64xf32>, %y: memref<64xf32>) {
  memref.copy %x, %y : memref<64xf32> to memref<64xf32>
  weft.yield
}
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
func.func @correct(%arena: memref<1024xi8>) attributes {weft.step} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] in_flight : memref<1024xi8> to memref<128xf32>
  %half = memref.reinterpret_cast %b to offset: [64], sizes: [64], strides: [1] : memref<128xf32> to memref<64xf32, strided<[1], offset: 64>>
  %c = weft.arena_view %arena[768] activations : memref<1024xi8> to memref<64xf32>
  // The storage of %b, once that is read.
  %d = weft.arena_view %arena[512] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  %0 = weft.cmd.record on @compute
  weft.cmd.wait on @comm for %0
  weft.cmd.collective all_gather on @comm (%a into %b) over @mesh[dp] : memref<64xf32>, memref<128xf32>
  %1 = weft.cmd.record on @comm
  // Both read.
  weft.cmd.launch @read on @compute (%a, %c) : memref<64xf32>, memref<64xf32>
  weft.cmd.wait on @compute for %1
  weft.cmd.launch @read on @compute (%half, %c) : memref<64xf32, strided<[1], offset: 64>>, memref<64xf32>
  weft.cmd.launch @write on @compute (%d) : memref<64xf32>
  weft.cmd.launch @read on @compute (%d, %a) : memref<64xf32>, memref<64xf32>
  return
}

// -----

// (a) The compute stream does not wait for a collective.

weft.mesh @mesh(dp = 2, tp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.stream @other
weft.kernel @read(%x: memref<64xf32>, %y: memref<64xf32>) {
  memref.copy %x, %y : memref<64xf32> to memref<64xf32>
  weft.yield
}
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
func.func @never_waited(%arena: memref<1024xi8>) attributes {weft.step} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  %0 = weft.cmd.record on @compute
  weft.cmd.wait on @comm for %0
  // expected-error@+1 {{(a) expects an event edge from 'weft.cmd.collective' all_reduce of '@L[0]' on @comm to the end of the program: the compute stream, @compute, never waits for it}}
  weft.cmd.collective all_reduce, sum on @comm (%a into %a) over @mesh[dp] {weft.bucket = "@L[0]"} : memref<64xf32>, memref<64xf32>
  %1 = weft.cmd.record on @comm
  return
}

// -----

// (a) An event that nothing records.

weft.mesh @mesh(dp = 2, tp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.stream @other
weft.kernel @read(%x: memref<64xf32>, %y: memref<64xf32>) {
  memref.copy %x, %y : memref<64xf32> to memref<64xf32>
  weft.yield
}
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
func.func @never_recorded(%arena: memref<1024xi8>, %e: !weft.event) attributes {weft.step} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  // expected-error@+1 {{(a) expects an event that is recorded before, by 'weft.cmd.record' of this program, but @comm would wait forever}}
  weft.cmd.wait on @comm for %e
  return
}

// -----

// (b) A buffer is read before the gather that fills it is done.

weft.mesh @mesh(dp = 2, tp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.stream @other
weft.kernel @read(%x: memref<64xf32>, %y: memref<64xf32>) {
  memref.copy %x, %y : memref<64xf32> to memref<64xf32>
  weft.yield
}
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
func.func @read_before_filled(%arena: memref<1024xi8>) attributes {weft.step} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] activations : memref<1024xi8> to memref<64xf32>
  %c = weft.arena_view %arena[512] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  weft.cmd.launch @write on @compute (%b) : memref<64xf32>
  %0 = weft.cmd.record on @compute
  weft.cmd.wait on @comm for %0
  // expected-note@+1 {{the former is here; an event recorded after it, for which @compute waits before the latter, would order them}}
  weft.cmd.collective all_reduce, sum on @comm (%b into %b) over @mesh[dp] {weft.bucket = "@L[7]"} : memref<64xf32>, memref<64xf32>
  %1 = weft.cmd.record on @comm
  // expected-error@+1 {{(b) expects an event edge from 'weft.cmd.collective' all_reduce of '@L[7]' on @comm to 'weft.cmd.launch' @read on @compute, since the former writes bytes [256, 512) of the activations memref<64xf32> at 256 and the latter reads them}}
  weft.cmd.launch @read on @compute (%b, %c) : memref<64xf32>, memref<64xf32>
  weft.cmd.wait on @compute for %1
  return
}

// -----

// (c) Storage is reused while a collective reads it.

weft.mesh @mesh(dp = 2, tp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.stream @other
weft.kernel @read(%x: memref<64xf32>, %y: memref<64xf32>) {
  memref.copy %x, %y : memref<64xf32> to memref<64xf32>
  weft.yield
}
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
func.func @reused_in_flight(%arena: memref<1024xi8>) attributes {weft.step} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] activations : memref<1024xi8> to memref<64xf32>
  %d = weft.arena_view %arena[128] gradients : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  %0 = weft.cmd.record on @compute
  weft.cmd.wait on @comm for %0
  // expected-note@+1 {{the former is here; an event recorded after it, for which @compute waits before the latter, would order them}}
  weft.cmd.collective all_reduce, sum on @comm (%a into %b) over @mesh[dp] : memref<64xf32>, memref<64xf32>
  %1 = weft.cmd.record on @comm
  // expected-error@+1 {{(c) expects an event edge from 'weft.cmd.collective' all_reduce on @comm to 'weft.cmd.launch' @write on @compute, since the former reads bytes [128, 256) of the activations memref<64xf32> at 0 and the latter writes them as the gradients memref<64xf32> at 128}}
  weft.cmd.launch @write on @compute (%d) : memref<64xf32>
  weft.cmd.wait on @compute for %1
  return
}

// -----

// (c) Storage is reused on one stream while its value is still to be read.

weft.mesh @mesh(dp = 2, tp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.stream @other
weft.kernel @read(%x: memref<64xf32>, %y: memref<64xf32>) {
  memref.copy %x, %y : memref<64xf32> to memref<64xf32>
  weft.yield
}
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
func.func @reused_early(%arena: memref<1024xi8>) attributes {weft.step} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %c = weft.arena_view %arena[512] activations : memref<1024xi8> to memref<64xf32>
  %d = weft.arena_view %arena[128] gradients : memref<1024xi8> to memref<64xf32>
  // expected-note@+1 {{what is read is written here}}
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  // expected-note@+1 {{the storage is reused here}}
  weft.cmd.launch @write on @compute (%d) : memref<64xf32>
  // expected-error@+1 {{(c) expects the activations memref<64xf32> at 0 to be kept until 'weft.cmd.launch' @read on @compute has read it, but 'weft.cmd.launch' @write on @compute puts the gradients memref<64xf32> at 128 on bytes [128, 256) before}}
  weft.cmd.launch @read on @compute (%a, %c) : memref<64xf32>, memref<64xf32>
  return
}

// -----

// (c) What a kernel writes lies on what it reads.

weft.mesh @mesh(dp = 2, tp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.stream @other
weft.kernel @read(%x: memref<64xf32>, %y: memref<64xf32>) {
  memref.copy %x, %y : memref<64xf32> to memref<64xf32>
  weft.yield
}
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
func.func @overlapping_operands(%arena: memref<1024xi8>) attributes {weft.step} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %d = weft.arena_view %arena[128] gradients : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  // expected-error@+1 {{(c) expects what 'weft.cmd.launch' @read on @compute writes, the gradients memref<64xf32> at 128, to overlap nothing else that it touches, but it also works on the activations memref<64xf32> at 0}}
  weft.cmd.launch @read on @compute (%a, %d) : memref<64xf32>, memref<64xf32>
  return
}

// -----

// (b) A value is read that nothing wrote: the bytes hold another one.

weft.mesh @mesh(dp = 2, tp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.stream @other
weft.kernel @read(%x: memref<64xf32>, %y: memref<64xf32>) {
  memref.copy %x, %y : memref<64xf32> to memref<64xf32>
  weft.yield
}
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
func.func @never_written(%arena: memref<1024xi8>) attributes {weft.step} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %c = weft.arena_view %arena[512] activations : memref<1024xi8> to memref<64xf32>
  %d = weft.arena_view %arena[0] gradients : memref<1024xi8> to memref<64xf32>
  // expected-note@+1 {{they hold the activations memref<64xf32> at 0, which is written here}}
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  // expected-error@+1 {{(b) expects the gradients memref<64xf32> at 0 to be written before 'weft.cmd.launch' @read on @compute reads it, but nothing wrote bytes [0, 256)}}
  weft.cmd.launch @read on @compute (%d, %c) : memref<64xf32>, memref<64xf32>
  return
}

// -----

// (b) Half of a value is written.

weft.mesh @mesh(dp = 2, tp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.stream @other
weft.kernel @read(%x: memref<64xf32>, %y: memref<64xf32>) {
  memref.copy %x, %y : memref<64xf32> to memref<64xf32>
  weft.yield
}
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
func.func @partly_written(%arena: memref<1024xi8>) attributes {weft.step} {
  %b = weft.arena_view %arena[256] activations : memref<1024xi8> to memref<128xf32>
  %half = memref.reinterpret_cast %b to offset: [64], sizes: [64], strides: [1] : memref<128xf32> to memref<64xf32, strided<[1], offset: 64>>
  %d = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<32xf32>
  // expected-note@+1 {{what is read is written here}}
  weft.cmd.launch @write on @compute (%half) : memref<64xf32, strided<[1], offset: 64>>
  // expected-error@+1 {{(b) expects all of the activations memref<128xf32> at 256 to be written before 'weft.cmd.collective' all_reduce on @compute reads it, but nothing wrote bytes [256, 512)}}
  weft.cmd.collective all_reduce, sum on @compute (%b into %b) over @mesh[dp] : memref<128xf32>, memref<128xf32>
  return
}

// -----

// (d) Two collectives of one communicator on two streams: ranks could start them in different orders.

weft.mesh @mesh(dp = 2, tp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.stream @other
weft.kernel @read(%x: memref<64xf32>, %y: memref<64xf32>) {
  memref.copy %x, %y : memref<64xf32> to memref<64xf32>
  weft.yield
}
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
func.func @unordered(%arena: memref<1024xi8>) attributes {weft.step} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  weft.cmd.launch @write on @compute (%b) : memref<64xf32>
  %0 = weft.cmd.record on @compute
  weft.cmd.wait on @comm for %0
  weft.cmd.wait on @other for %0
  // expected-note@+1 {{the former is here}}
  weft.cmd.collective all_reduce, sum on @comm (%a into %a) over @mesh[dp] {weft.bucket = "@L[0]"} : memref<64xf32>, memref<64xf32>
  %1 = weft.cmd.record on @comm
  // expected-error@+1 {{(d) expects an event edge from 'weft.cmd.collective' all_reduce of '@L[0]' on @comm to 'weft.cmd.collective' all_reduce of '@L[1]' on @other, since ranks could start the two in different orders on their communicator}}
  weft.cmd.collective all_reduce, sum on @other (%b into %b) over @mesh[dp] {weft.bucket = "@L[1]"} : memref<64xf32>, memref<64xf32>
  %2 = weft.cmd.record on @other
  weft.cmd.wait on @compute for %1
  weft.cmd.wait on @compute for %2
  return
}

// -----

// (e) Two communicators in flight at once.

weft.mesh @mesh(dp = 2, tp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.stream @other
weft.kernel @read(%x: memref<64xf32>, %y: memref<64xf32>) {
  memref.copy %x, %y : memref<64xf32> to memref<64xf32>
  weft.yield
}
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
func.func @concurrent(%arena: memref<1024xi8>) attributes {weft.step} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  weft.cmd.launch @write on @compute (%b) : memref<64xf32>
  %0 = weft.cmd.record on @compute
  weft.cmd.wait on @comm for %0
  weft.cmd.wait on @other for %0
  // expected-note@+1 {{the former is here}}
  weft.cmd.collective all_reduce, sum on @comm (%a into %a) over @mesh[dp] : memref<64xf32>, memref<64xf32>
  %1 = weft.cmd.record on @comm
  // expected-error@+1 {{(e) expects an event edge from 'weft.cmd.collective' all_reduce on @comm to 'weft.cmd.collective' all_reduce on @other, since their communicators share ranks and could wait for each other; 'allow-concurrent-communicators' would permit it}}
  weft.cmd.collective all_reduce, sum on @other (%b into %b) over @mesh[tp] : memref<64xf32>, memref<64xf32>
  %2 = weft.cmd.record on @other
  weft.cmd.wait on @compute for %1
  weft.cmd.wait on @compute for %2
  return
}

// -----

// (f) A state is never updated.

weft.mesh @mesh(dp = 2, tp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.stream @other
weft.kernel @read(%x: memref<64xf32>, %y: memref<64xf32>) {
  memref.copy %x, %y : memref<64xf32> to memref<64xf32>
  weft.yield
}
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
// expected-error@+1 {{(f) expects param 'L.param'[0] to be updated, but nothing does at byte 0}}
weft.buffer "L.param" param at 0 : memref<64xf32> {bucket = 0 : i64, layout = @L}
// expected-note@+1 {{the program is here}}
func.func @never_updated(%arena: memref<1024xi8>) attributes {weft.step} {
  %p = weft.arena_view %arena[0] parameters : memref<1024xi8> to memref<64xf32>
  %c = weft.arena_view %arena[512] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @read on @compute (%p, %c) : memref<64xf32>, memref<64xf32>
  return
}

// -----

// (f) A state is updated twice.

weft.mesh @mesh(dp = 2, tp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.stream @other
weft.kernel @read(%x: memref<64xf32>, %y: memref<64xf32>) {
  memref.copy %x, %y : memref<64xf32> to memref<64xf32>
  weft.yield
}
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
weft.buffer "L.param" param at 0 : memref<64xf32> {bucket = 0 : i64, layout = @L}
func.func @updated_twice(%arena: memref<1024xi8>) attributes {weft.step} {
  %p = weft.arena_view %arena[0] parameters : memref<1024xi8> to memref<64xf32>
  // expected-note@+1 {{the first update is here}}
  weft.cmd.launch @write on @compute (%p) : memref<64xf32>
  // expected-error@+1 {{(f) expects param 'L.param'[0] to be updated once, but 'weft.cmd.launch' @write on @compute has updated it before}}
  weft.cmd.launch @write on @compute (%p) : memref<64xf32>
  return
}

// -----

// (f) An evaluation updates a state.

weft.mesh @mesh(dp = 2, tp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.stream @other
weft.kernel @read(%x: memref<64xf32>, %y: memref<64xf32>) {
  memref.copy %x, %y : memref<64xf32> to memref<64xf32>
  weft.yield
}
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
weft.buffer "L.param" param at 0 : memref<64xf32> {bucket = 0 : i64, layout = @L}
func.func @evaluation(%arena: memref<1024xi8>) attributes {weft.eval} {
  %p = weft.arena_view %arena[0] parameters : memref<1024xi8> to memref<64xf32>
  // expected-error@+1 {{(f) expects an evaluation to leave param 'L.param'[0] alone}}
  weft.cmd.launch @write on @compute (%p) : memref<64xf32>
  return
}

// -----

// (f) A frozen parameter is updated.

weft.mesh @mesh(dp = 2, tp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.stream @other
weft.kernel @read(%x: memref<64xf32>, %y: memref<64xf32>) {
  memref.copy %x, %y : memref<64xf32> to memref<64xf32>
  weft.yield
}
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
weft.param @table : tensor<64xf32> init(ones) {frozen}
weft.buffer "table" param at 0 : memref<64xf32> {parameter = @table}
func.func @frozen(%arena: memref<1024xi8>) attributes {weft.step} {
  %p = weft.arena_view %arena[0] parameters : memref<1024xi8> to memref<64xf32>
  // expected-error@+1 {{(f) expects param 'table' to stay as it is, since its parameters are frozen}}
  weft.cmd.launch @write on @compute (%p) : memref<64xf32>
  return
}

// -----

// (f) An update takes the gradient of another bucket.

weft.mesh @mesh(dp = 2, tp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.stream @other
weft.kernel @read(%x: memref<64xf32>, %y: memref<64xf32>) {
  memref.copy %x, %y : memref<64xf32> to memref<64xf32>
  weft.yield
}
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
weft.buffer "L.param" param at 0 : memref<64xf32> {bucket = 0 : i64, layout = @L}
func.func @wrong_gradient(%arena: memref<1024xi8>) attributes {weft.step} {
  %p = weft.arena_view %arena[0] parameters : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%b) : memref<64xf32>
  // expected-note@+1 {{that is here}}
  weft.cmd.collective all_reduce, sum on @compute (%b into %b) over @mesh[dp] {weft.bucket = "@L[1]"} : memref<64xf32>, memref<64xf32>
  // expected-error@+1 {{(f) expects 'weft.cmd.launch' @read on @compute to take the gradient of '@L[0]', but it reads the result of 'weft.cmd.collective' all_reduce of '@L[1]' on @compute}}
  weft.cmd.launch @read on @compute (%b, %p) : memref<64xf32>, memref<64xf32>
  return
}

// -----

// (f) A gather of one bucket reads the state of another.

weft.mesh @mesh(dp = 2, tp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.stream @other
weft.kernel @read(%x: memref<64xf32>, %y: memref<64xf32>) {
  memref.copy %x, %y : memref<64xf32> to memref<64xf32>
  weft.yield
}
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
weft.buffer "L.param" param at 0 : memref<64xf32> {bucket = 0 : i64, layout = @L}
func.func @wrong_bucket(%arena: memref<1024xi8>) attributes {weft.step} {
  %p = weft.arena_view %arena[0] parameters : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] in_flight : memref<1024xi8> to memref<128xf32>
  // expected-error@+1 {{(f) expects 'weft.cmd.collective' all_gather of '@L[1]' on @compute to work on one bucket, but it works on '@L[1]' and '@L[0]'}}
  weft.cmd.collective all_gather on @compute (%p into %b) over @mesh[dp] {weft.bucket = "@L[1]"} : memref<64xf32>, memref<128xf32>
  return
}

// -----

// (f) A gradient of which each rank has a part is not reduced.

weft.mesh @mesh(dp = 2, tp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.stream @other
weft.kernel @read(%x: memref<64xf32>, %y: memref<64xf32>) {
  memref.copy %x, %y : memref<64xf32> to memref<64xf32>
  weft.yield
}
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
weft.param @w : tensor<64xf32> init(zeros)
weft.layout @L : f32 shards [dp] over @mesh { bucket 64 { @w at 0 length 64 } }
weft.buffer "L.param" param at 0 : memref<64xf32> {bucket = 0 : i64, layout = @L}
func.func @not_reduced(%arena: memref<1024xi8>) attributes {weft.step} {
  %p = weft.arena_view %arena[0] parameters : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%b) : memref<64xf32>
  weft.cmd.collective all_reduce, sum on @compute (%b into %b) over @mesh[dp] {weft.bucket = "loss"} : memref<64xf32>, memref<64xf32>
  // expected-error@+1 {{(f) expects the gradient of '@L[0]' to be reduced before 'weft.cmd.launch' @read on @compute, but no collective before it reduces it}}
  weft.cmd.launch @read on @compute (%b, %p) : memref<64xf32>, memref<64xf32>
  return
}

// -----

// (h) A state is read after its update.

weft.mesh @mesh(dp = 2, tp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.stream @other
weft.kernel @read(%x: memref<64xf32>, %y: memref<64xf32>) {
  memref.copy %x, %y : memref<64xf32> to memref<64xf32>
  weft.yield
}
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
weft.buffer "L.param" param at 0 : memref<64xf32> {bucket = 0 : i64, layout = @L}
func.func @read_after_update(%arena: memref<1024xi8>) attributes {weft.step} {
  %p = weft.arena_view %arena[0] parameters : memref<1024xi8> to memref<64xf32>
  %c = weft.arena_view %arena[512] activations : memref<1024xi8> to memref<64xf32>
  // expected-note@+1 {{the update is here}}
  weft.cmd.launch @write on @compute (%p) : memref<64xf32>
  // expected-error@+1 {{(h) expects param 'L.param'[0] to be updated after 'weft.cmd.launch' @read on @compute has read it, but 'weft.cmd.launch' @write on @compute updates it before}}
  weft.cmd.launch @read on @compute (%p, %c) : memref<64xf32>, memref<64xf32>
  return
}

// -----

// (h) A state is updated while a gather reads it.

weft.mesh @mesh(dp = 2, tp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.stream @other
weft.kernel @read(%x: memref<64xf32>, %y: memref<64xf32>) {
  memref.copy %x, %y : memref<64xf32> to memref<64xf32>
  weft.yield
}
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
weft.buffer "L.param" param at 0 : memref<64xf32> {bucket = 0 : i64, layout = @L}
func.func @updated_in_flight(%arena: memref<1024xi8>) attributes {weft.step} {
  %p = weft.arena_view %arena[0] parameters : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] in_flight : memref<1024xi8> to memref<128xf32>
  // expected-note@+1 {{the former is here; an event recorded after it, for which @compute waits before the latter, would order them}}
  weft.cmd.collective all_gather on @comm (%p into %b) over @mesh[dp] {weft.bucket = "@L[0]"} : memref<64xf32>, memref<128xf32>
  %1 = weft.cmd.record on @comm
  // expected-error@+1 {{(h) expects an event edge from 'weft.cmd.collective' all_gather of '@L[0]' on @comm to 'weft.cmd.launch' @write on @compute, since the former reads bytes [0, 256) of param 'L.param'[0] and the latter writes them}}
  weft.cmd.launch @write on @compute (%p) : memref<64xf32>
  weft.cmd.wait on @compute for %1
  return
}

// -----

// A loss that is not written.

weft.mesh @mesh(dp = 2, tp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.stream @other
weft.kernel @read(%x: memref<64xf32>, %y: memref<64xf32>) {
  memref.copy %x, %y : memref<64xf32> to memref<64xf32>
  weft.yield
}
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
// expected-error@+1 {{expects loss 'loss' to be written, but nothing does at byte 0}}
weft.buffer "loss" loss at 0 : memref<f32>
// expected-note@+1 {{the program is here}}
func.func @no_loss(%arena: memref<1024xi8>) attributes {weft.step} {
  return
}

// -----

// A product leaves its buffer, by its strides.

weft.mesh @mesh(dp = 2, tp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.stream @other
weft.kernel @read(%x: memref<64xf32>, %y: memref<64xf32>) {
  memref.copy %x, %y : memref<64xf32> to memref<64xf32>
  weft.yield
}
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
func.func @outside(%arena: memref<1024xi8>) attributes {weft.step} {
  // expected-note@+1 {{the view of the arena is here}}
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] activations : memref<1024xi8> to memref<64xf32>
  %c = weft.arena_view %arena[512] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  weft.cmd.launch @write on @compute (%b) : memref<64xf32>
  // expected-error@+1 {{expects to stay inside the activations memref<64xf32> at 0, but touches elements 0 to 70}}
  weft.cmd.product on @compute (%a, %b, %c) sizes [8, 8, 8] strides [9, 1], [8, 1], [8, 1] : memref<64xf32>, memref<64xf32>, memref<64xf32>
  return
}

// -----

// A buffer that is no view of the arena.

weft.mesh @mesh(dp = 2, tp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.stream @other
weft.kernel @read(%x: memref<64xf32>, %y: memref<64xf32>) {
  memref.copy %x, %y : memref<64xf32> to memref<64xf32>
  weft.yield
}
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
func.func @no_view(%arena: memref<1024xi8>, %a: memref<64xf32>) attributes {weft.step} {
  // expected-error@+1 {{expects its buffers to be views of the arena, at places that are known}}
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  return
}

// -----

// (c) A value lies on a persistent buffer.

weft.mesh @mesh(dp = 2, tp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.stream @other
weft.kernel @read(%x: memref<64xf32>, %y: memref<64xf32>) {
  memref.copy %x, %y : memref<64xf32> to memref<64xf32>
  weft.yield
}
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
// expected-note@+1 {{it is declared here}}
weft.buffer "x" batch at 256 : memref<64xf32>
func.func @on_persistent(%arena: memref<1024xi8>) attributes {weft.step} {
  // expected-error@+1 {{(c) expects values of the program not to lie on batch 'x', which keeps its bytes for the whole run}}
  %a = weft.arena_view %arena[128] activations : memref<1024xi8> to memref<64xf32>
  return
}

// -----

// Persistent buffers overlap.

weft.mesh @mesh(dp = 2, tp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.stream @other
weft.kernel @read(%x: memref<64xf32>, %y: memref<64xf32>) {
  memref.copy %x, %y : memref<64xf32> to memref<64xf32>
  weft.yield
}
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
// expected-note@+1 {{buffer 'x' is here}}
weft.buffer "x" batch at 0 : memref<64xf32>
// expected-error@+1 {{expects buffer 'y' to overlap no other one}}
weft.buffer "y" batch at 252 : memref<64xf32>
func.func @overlap(%arena: memref<1024xi8>) attributes {weft.step} {
  return
}

// -----

// A persistent buffer ends behind the arena.

weft.mesh @mesh(dp = 2, tp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.stream @other
weft.kernel @read(%x: memref<64xf32>, %y: memref<64xf32>) {
  memref.copy %x, %y : memref<64xf32> to memref<64xf32>
  weft.yield
}
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
// expected-error@+1 {{expects 'x' to end inside the arena of 1024 bytes, but it ends at 1152}}
weft.buffer "x" batch at 896 : memref<64xf32>
// expected-note@+1 {{the program is here}}
func.func @behind(%arena: memref<1024xi8>) attributes {weft.step} {
  return
}

// -----

// Anything but commands.

weft.mesh @mesh(dp = 2, tp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.stream @other
weft.kernel @read(%x: memref<64xf32>, %y: memref<64xf32>) {
  memref.copy %x, %y : memref<64xf32> to memref<64xf32>
  weft.yield
}
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
func.func @no_command(%arena: memref<1024xi8>) attributes {weft.step} {
  // expected-error@+1 {{expects only commands and views of the arena in a program}}
  %a = memref.alloc() : memref<64xf32>
  return
}
