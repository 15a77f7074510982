// RUN: weft-opt %s --verify-diagnostics --weft-insert-async
//
// B32: collectives under control flow could differ between ranks.

weft.mesh @mesh(dp = 2) batch_axes(dp)

func.func @b32_control_flow(%l: tensor<f32>, %c: i1) attributes {weft.step} {
  %mean = scf.if %c -> tensor<f32> {
    // expected-error @below {{expects a collective to stand in the function's own block, not under control flow, but it is inside 'scf.if'}}
    %r = weft.all_reduce %l sum over @mesh[dp] divide 2 : tensor<f32>
    scf.yield %r : tensor<f32>
  } else {
    scf.yield %l : tensor<f32>
  }
  weft.loss %mean reduced : tensor<f32>
  return
}
