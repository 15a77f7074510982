module {
  weft.mesh @mesh(dp = 4) batch_axes(dp)
  weft.param @fc1.weight : tensor<8x16xf32> init(normal, 2.000000e-01) {contributions = 2 : i64}
  weft.param @fc1.bias : tensor<16xf32> init(zeros) {contributions = 2 : i64, decay = false}
  weft.param @fc2.weight : tensor<16x3xf32> init(normal, 2.000000e-01) {contributions = 2 : i64}
  weft.optimizer @momentum states(m) lr(1.000000e-01) {
  ^bb0(%arg0: f32, %arg1: f32, %arg2: f32, %arg3: f32, %arg4: f32, %arg5: f32):
    %cst = arith.constant 0.899999976 : f32
    %0 = arith.mulf %arg2, %cst : f32
    %1 = arith.addf %0, %arg1 : f32
    %2 = arith.mulf %arg3, %1 : f32
    %3 = arith.subf %arg0, %2 : f32
    weft.yield %3, %1 : f32, f32
  }
  weft.layout @L : f32 shards[dp] over @mesh {
    bucket 128 { @fc2.weight at 0 length 48, @fc1.bias at 64 length 16 }
    bucket 128 { @fc1.weight at 0 length 128 }
  }
  weft.state @L.param : f32 param layout(@L) shard
  weft.state @L.m : f32 moment("m") layout(@L) shard
  weft.kernel @accumulate_f32(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> attributes {num_blocks = 1 : i64, weft.accumulate} {
    %0 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%arg0 : tensor<f32>) outs(%arg1 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<f32>
    weft.yield %0 : tensor<f32>
  }
  weft.kernel @accumulate_16x3xf32(%arg0: tensor<16x3xf32>, %arg1: tensor<16x3xf32>) -> tensor<16x3xf32> attributes {num_blocks = 1 : i64, weft.accumulate} {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x3xf32>) outs(%arg1 : tensor<16x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<16x3xf32>
    weft.yield %0 : tensor<16x3xf32>
  }
  weft.kernel @accumulate_8x16xf32(%arg0: tensor<8x16xf32>, %arg1: tensor<8x16xf32>) -> tensor<8x16xf32> attributes {num_blocks = 1 : i64, weft.accumulate} {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x16xf32>) outs(%arg1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<8x16xf32>
    weft.yield %0 : tensor<8x16xf32>
  }
  weft.kernel @accumulate_16xf32(%arg0: tensor<16xf32>, %arg1: tensor<16xf32>) -> tensor<16xf32> attributes {num_blocks = 1 : i64, weft.accumulate} {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<16xf32>) outs(%arg1 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<16xf32>
    weft.yield %0 : tensor<16xf32>
  }
  weft.stream @compute
  weft.stream @grad_comm
  func.func @train(%arg0: tensor<4x8xf32> {weft.micro_batch = 0 : i64, weft.name = "x"}, %arg1: tensor<4x3xf32> {weft.micro_batch = 0 : i64, weft.name = "y"}, %arg2: tensor<4x8xf32> {weft.micro_batch = 1 : i64, weft.name = "x"}, %arg3: tensor<4x3xf32> {weft.micro_batch = 1 : i64, weft.name = "y"}) attributes {weft.micro_batches = 2 : i64, weft.step} {
    %0 = weft.read_state @L.param[1] : tensor<32xf32>
    %1 = bufferization.alloc_tensor() : tensor<128xf32>
    %2 = weft.start @grad_comm ins(%arg4 = %0 : tensor<32xf32>) outs(%arg5 = %1 : tensor<128xf32>) attributes {weft.bucket = "@L[1]"} {
      %63 = weft.all_gather %arg4 into %arg5 over @mesh[dp] : tensor<32xf32> into tensor<128xf32> 
      weft.yield %63 : tensor<128xf32>
    }
    %3 = weft.read_state @L.param[0] : tensor<32xf32>
    %4 = bufferization.alloc_tensor() : tensor<128xf32>
    %5 = weft.start @grad_comm ins(%arg4 = %3 : tensor<32xf32>) outs(%arg5 = %4 : tensor<128xf32>) attributes {weft.bucket = "@L[0]"} {
      %63 = weft.all_gather %arg4 into %arg5 over @mesh[dp] : tensor<32xf32> into tensor<128xf32> 
      weft.yield %63 : tensor<128xf32>
    }
    %cst = arith.constant {weft.phase = #weft.phase<forward>} 0.000000e+00 : f32
    %6 = tensor.empty() {weft.phase = #weft.phase<forward>} : tensor<4x16xf32>
    %7 = linalg.fill {weft.phase = #weft.phase<forward>} ins(%cst : f32) outs(%6 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %8:2 = weft.wait %2 : !weft.future<(tensor<32xf32>) -> (tensor<128xf32>)>
    %9 = weft.unpack @L[1] @fc1.weight from %8#0 : (tensor<128xf32>) -> tensor<8x16xf32>
    %10 = linalg.contract indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] {weft.phase = #weft.phase<forward>} ins(%arg0, %9 : tensor<4x8xf32>, tensor<8x16xf32>) outs(%7 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %11:2 = weft.wait %5 : !weft.future<(tensor<32xf32>) -> (tensor<128xf32>)>
    %12 = weft.unpack @L[0] @fc1.bias from %11#0 : (tensor<128xf32>) -> tensor<16xf32>
    %13 = weft.launch @k0 ins(%10, %12 : tensor<4x16xf32>, tensor<16xf32>) outs(%6 : tensor<4x16xf32>) {weft.phase = #weft.phase<forward>} 
    %14 = tensor.empty() {weft.phase = #weft.phase<forward>} : tensor<4x3xf32>
    %15 = linalg.fill {weft.phase = #weft.phase<forward>} ins(%cst : f32) outs(%14 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %16 = weft.unpack @L[0] @fc2.weight from %11#0 : (tensor<128xf32>) -> tensor<16x3xf32>
    %17 = linalg.contract indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] {weft.phase = #weft.phase<forward>} ins(%13, %16 : tensor<4x16xf32>, tensor<16x3xf32>) outs(%15 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %18 = tensor.empty() {weft.phase = #weft.phase<forward>} : tensor<f32>
    %19:2 = weft.launch @k1 ins(%17, %arg1 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%18, %14 : tensor<f32>, tensor<4x3xf32>) {weft.phase = #weft.phase<forward>} 
    %20 = tensor.empty() {weft.phase = #weft.phase<backward>} : tensor<16x3xf32>
    %21 = linalg.fill {weft.phase = #weft.phase<backward>} ins(%cst : f32) outs(%20 : tensor<16x3xf32>) -> tensor<16x3xf32>
    %22 = linalg.contract indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] {weft.phase = #weft.phase<backward>} ins(%13, %19#1 : tensor<4x16xf32>, tensor<4x3xf32>) outs(%21 : tensor<16x3xf32>) -> tensor<16x3xf32>
    %23 = linalg.contract indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>] {weft.phase = #weft.phase<backward>} ins(%19#1, %16 : tensor<4x3xf32>, tensor<16x3xf32>) outs(%7 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %24 = tensor.empty() {weft.phase = #weft.phase<backward>} : tensor<4x16xf32>
    %25 = tensor.empty() {weft.phase = #weft.phase<backward>} : tensor<16xf32>
    %26:2 = weft.launch @k2 ins(%23, %13 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%24, %25 : tensor<4x16xf32>, tensor<16xf32>) {weft.phase = #weft.phase<backward>} 
    %27 = tensor.empty() {weft.phase = #weft.phase<backward>} : tensor<8x16xf32>
    %28 = linalg.fill {weft.phase = #weft.phase<backward>} ins(%cst : f32) outs(%27 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %29 = linalg.contract indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] {weft.phase = #weft.phase<backward>} ins(%arg0, %26#0 : tensor<4x8xf32>, tensor<4x16xf32>) outs(%28 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %30 = tensor.empty() {weft.phase = #weft.phase<forward>} : tensor<4x16xf32>
    %31 = linalg.fill {weft.phase = #weft.phase<forward>} ins(%cst : f32) outs(%30 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %32 = linalg.contract indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] {weft.phase = #weft.phase<forward>} ins(%arg2, %9 : tensor<4x8xf32>, tensor<8x16xf32>) outs(%31 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %33 = weft.launch @k0 ins(%32, %12 : tensor<4x16xf32>, tensor<16xf32>) outs(%30 : tensor<4x16xf32>) {weft.phase = #weft.phase<forward>} 
    %34 = tensor.empty() {weft.phase = #weft.phase<forward>} : tensor<4x3xf32>
    %35 = linalg.fill {weft.phase = #weft.phase<forward>} ins(%cst : f32) outs(%34 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %36 = linalg.contract indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] {weft.phase = #weft.phase<forward>} ins(%33, %16 : tensor<4x16xf32>, tensor<16x3xf32>) outs(%35 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %37 = tensor.empty() {weft.phase = #weft.phase<forward>} : tensor<f32>
    %38:2 = weft.launch @k1 ins(%36, %arg3 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%37, %34 : tensor<f32>, tensor<4x3xf32>) {weft.phase = #weft.phase<forward>} 
    %39 = weft.launch @accumulate_f32 ins(%38#0 : tensor<f32>) outs(%19#0 : tensor<f32>) {weft.phase = #weft.phase<backward>} 
    %40 = weft.start @grad_comm outs(%arg4 = %39 : tensor<f32>) attributes {weft.bucket = "loss"} {
      %63 = weft.all_reduce %arg4 sum over @mesh[dp] divide 8 : tensor<f32> 
      weft.yield %63 : tensor<f32>
    }
    %41 = tensor.empty() {weft.phase = #weft.phase<backward>} : tensor<16x3xf32>
    %42 = linalg.fill {weft.phase = #weft.phase<backward>} ins(%cst : f32) outs(%41 : tensor<16x3xf32>) -> tensor<16x3xf32>
    %43 = linalg.contract indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] {weft.phase = #weft.phase<backward>} ins(%33, %38#1 : tensor<4x16xf32>, tensor<4x3xf32>) outs(%42 : tensor<16x3xf32>) -> tensor<16x3xf32>
    %44 = weft.launch @accumulate_16x3xf32 ins(%43 : tensor<16x3xf32>) outs(%22 : tensor<16x3xf32>) {weft.phase = #weft.phase<backward>} 
    %45 = linalg.contract indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>] {weft.phase = #weft.phase<backward>} ins(%38#1, %16 : tensor<4x3xf32>, tensor<16x3xf32>) outs(%31 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %46 = tensor.empty() {weft.phase = #weft.phase<backward>} : tensor<4x16xf32>
    %47 = tensor.empty() {weft.phase = #weft.phase<backward>} : tensor<16xf32>
    %48:2 = weft.launch @k2 ins(%45, %33 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%46, %47 : tensor<4x16xf32>, tensor<16xf32>) {weft.phase = #weft.phase<backward>} 
    %49 = weft.launch @accumulate_16xf32 ins(%48#1 : tensor<16xf32>) outs(%26#1 : tensor<16xf32>) {weft.phase = #weft.phase<backward>} 
    %50 = weft.pack @L[0] (@fc2.weight = %44, @fc1.bias = %49) : (tensor<16x3xf32>, tensor<16xf32>) -> tensor<128xf32>
    %51 = bufferization.alloc_tensor() : tensor<32xf32>
    %52 = weft.start @grad_comm ins(%arg4 = %50 : tensor<128xf32>) outs(%arg5 = %51 : tensor<32xf32>) attributes {weft.bucket = "@L[0]"} {
      %63 = weft.reduce_scatter %arg4 into %arg5 sum over @mesh[dp] divide 8 : tensor<128xf32> into tensor<32xf32> 
      weft.yield %63 : tensor<32xf32>
    }
    %53 = tensor.empty() {weft.phase = #weft.phase<backward>} : tensor<8x16xf32>
    %54 = linalg.fill {weft.phase = #weft.phase<backward>} ins(%cst : f32) outs(%53 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %55 = linalg.contract indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] {weft.phase = #weft.phase<backward>} ins(%arg2, %48#0 : tensor<4x8xf32>, tensor<4x16xf32>) outs(%54 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %56 = weft.launch @accumulate_8x16xf32 ins(%55 : tensor<8x16xf32>) outs(%29 : tensor<8x16xf32>) {weft.phase = #weft.phase<backward>} 
    %57 = weft.pack @L[1] (@fc1.weight = %56) : (tensor<8x16xf32>) -> tensor<128xf32>
    %58 = bufferization.alloc_tensor() : tensor<32xf32>
    %59 = weft.start @grad_comm ins(%arg4 = %57 : tensor<128xf32>) outs(%arg5 = %58 : tensor<32xf32>) attributes {weft.bucket = "@L[1]"} {
      %63 = weft.reduce_scatter %arg4 into %arg5 sum over @mesh[dp] divide 8 : tensor<128xf32> into tensor<32xf32> 
      weft.yield %63 : tensor<32xf32>
    }
    %60 = weft.wait %40 : !weft.future<() -> (tensor<f32>)>
    weft.loss %60 reduced {weft.phase = #weft.phase<forward>} : tensor<f32>
    %61:2 = weft.wait %52 : !weft.future<(tensor<128xf32>) -> (tensor<32xf32>)>
    weft.update @L[0] with %61#0 using @momentum : tensor<32xf32>
    %62:2 = weft.wait %59 : !weft.future<(tensor<128xf32>) -> (tensor<32xf32>)>
    weft.update @L[1] with %62#0 using @momentum : tensor<32xf32>
    return
  }
  weft.kernel @k0(%arg0: tensor<4x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<4x16xf32>) -> tensor<4x16xf32> attributes {num_blocks = 4 : i64} {
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %0 = scf.for %arg3 = %c0 to %c4 step %c1 iter_args(%arg4 = %arg2) -> (tensor<4x16xf32>) {
      %extracted_slice = tensor.extract_slice %arg0[%arg3, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<16xf32>
      %extracted_slice_0 = tensor.extract_slice %arg4[%arg3, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<16xf32>
      %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%extracted_slice, %arg1 : tensor<16xf32>, tensor<16xf32>) outs(%extracted_slice_0 : tensor<16xf32>) {
      ^bb0(%in: f32, %in_1: f32, %out: f32):
        %2 = arith.addf %in, %in_1 fastmath<reassoc,nsz,arcp,contract> : f32
        %3 = arith.maximumf %2, %cst fastmath<reassoc,nsz,arcp,contract> : f32
        linalg.yield %3 : f32
      } -> tensor<16xf32>
      %inserted_slice = tensor.insert_slice %1 into %arg4[%arg3, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<4x16xf32>
      scf.yield %inserted_slice : tensor<4x16xf32>
    }
    weft.yield %0 : tensor<4x16xf32>
  }
  weft.kernel @k1(%arg0: tensor<4x3xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<f32>, %arg3: tensor<4x3xf32>) -> (tensor<f32>, tensor<4x3xf32>) attributes {num_blocks = 1 : i64} {
    %cst = arith.constant 0.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %cst_0 = arith.constant 0.0833333358 : f32
    %cst_1 = arith.constant 0.166666672 : f32
    %c0 = arith.constant 0 : index
    %0 = linalg.fill ins(%cst : f32) outs(%arg2 : tensor<f32>) -> tensor<f32>
    %1:2 = scf.for %arg4 = %c0 to %c4 step %c1 iter_args(%arg5 = %0, %arg6 = %arg3) -> (tensor<f32>, tensor<4x3xf32>) {
      %extracted_slice = tensor.extract_slice %arg0[%arg4, 0] [1, 3] [1, 1] : tensor<4x3xf32> to tensor<3xf32>
      %extracted_slice_2 = tensor.extract_slice %arg1[%arg4, 0] [1, 3] [1, 1] : tensor<4x3xf32> to tensor<3xf32>
      %2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%extracted_slice, %extracted_slice_2 : tensor<3xf32>, tensor<3xf32>) outs(%arg5 : tensor<f32>) {
      ^bb0(%in: f32, %in_4: f32, %out: f32):
        %4 = arith.subf %in, %in_4 fastmath<reassoc,nsz,arcp,contract> : f32
        %5 = arith.mulf %4, %4 fastmath<reassoc,nsz,arcp,contract> : f32
        %6 = arith.mulf %5, %cst_0 fastmath<reassoc,nsz,arcp,contract> : f32
        %7 = arith.addf %out, %6 fastmath<reassoc,nsz,arcp,contract> : f32
        linalg.yield %7 : f32
      } -> tensor<f32>
      %extracted_slice_3 = tensor.extract_slice %arg6[%arg4, 0] [1, 3] [1, 1] : tensor<4x3xf32> to tensor<3xf32>
      %3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%extracted_slice, %extracted_slice_2 : tensor<3xf32>, tensor<3xf32>) outs(%extracted_slice_3 : tensor<3xf32>) {
      ^bb0(%in: f32, %in_4: f32, %out: f32):
        %4 = arith.subf %in, %in_4 fastmath<reassoc,nsz,arcp,contract> : f32
        %5 = arith.mulf %4, %cst_1 fastmath<reassoc,nsz,arcp,contract> : f32
        linalg.yield %5 : f32
      } -> tensor<3xf32>
      %inserted_slice = tensor.insert_slice %3 into %arg6[%arg4, 0] [1, 3] [1, 1] : tensor<3xf32> into tensor<4x3xf32>
      scf.yield %2, %inserted_slice : tensor<f32>, tensor<4x3xf32>
    }
    weft.yield %1#0, %1#1 : tensor<f32>, tensor<4x3xf32>
  }
  weft.kernel @k2(%arg0: tensor<4x16xf32>, %arg1: tensor<4x16xf32>, %arg2: tensor<4x16xf32>, %arg3: tensor<16xf32>) -> (tensor<4x16xf32>, tensor<16xf32>) attributes {num_blocks = 1 : i64} {
    %cst = arith.constant 0.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = linalg.fill ins(%cst : f32) outs(%arg3 : tensor<16xf32>) -> tensor<16xf32>
    %1:2 = scf.for %arg4 = %c0 to %c4 step %c1 iter_args(%arg5 = %arg2, %arg6 = %0) -> (tensor<4x16xf32>, tensor<16xf32>) {
      %extracted_slice = tensor.extract_slice %arg0[%arg4, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<16xf32>
      %extracted_slice_0 = tensor.extract_slice %arg1[%arg4, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<16xf32>
      %extracted_slice_1 = tensor.extract_slice %arg5[%arg4, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<16xf32>
      %2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%extracted_slice, %extracted_slice_0 : tensor<16xf32>, tensor<16xf32>) outs(%extracted_slice_1 : tensor<16xf32>) {
      ^bb0(%in: f32, %in_2: f32, %out: f32):
        %4 = arith.cmpf ogt, %in_2, %cst : f32
        %5 = arith.select %4, %in, %cst : f32
        linalg.yield %5 : f32
      } -> tensor<16xf32>
      %inserted_slice = tensor.insert_slice %2 into %arg5[%arg4, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<4x16xf32>
      %3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%2 : tensor<16xf32>) outs(%arg6 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %4 = arith.addf %out, %in fastmath<reassoc,nsz,arcp,contract> : f32
        linalg.yield %4 : f32
      } -> tensor<16xf32>
      scf.yield %inserted_slice, %3 : tensor<4x16xf32>, tensor<16xf32>
    }
    weft.yield %1#0, %1#1 : tensor<4x16xf32>, tensor<16xf32>
  }
}
