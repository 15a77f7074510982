// RUN: weft-opt %s --weft-form-kernels --split-input-file --verify-diagnostics --allow-unregistered-dialect
//
// What no kernel can hold is one clear message.

// expected-error @below {{expects tensors to be of static shape, but got 'tensor<?xf32>'}}
func.func @train(%x: tensor<?xf32>) attributes {weft.step} {
  return
}

// -----

// expected-error @below {{expects arguments to be ranked tensors, but got 'f32'}}
func.func @train(%x: f32) attributes {weft.step} {
  return
}

// -----

// expected-error @below {{expects a step or an evaluation to be one block}}
func.func @train(%x: tensor<f32>) attributes {weft.step} {
  cf.br ^bb1
^bb1:
  return
}

// -----

func.func @train(%x: tensor<f32>) attributes {weft.step} {
  // expected-error @below {{expects operations of a step to be known, but got one of an unregistered dialect}}
  %y = "foo.bar"(%x) : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func private @print(tensor<f32>)
func.func @train(%x: tensor<f32>) attributes {weft.step} {
  // expected-error @below {{expects operations of a step to be free of side effects}}
  func.call @print(%x) : (tensor<f32>) -> ()
  return
}

// -----

func.func @train(%x: tensor<4xf32>) attributes {weft.step} {
  %v = arith.constant dense<1.0> : vector<4xf32>
  // expected-error @below {{expects values of a step to be ranked tensors or scalars, but got 'vector<4xf32>'}}
  %y = math.exp %v : vector<4xf32>
  return
}

// -----

func.func @train(%x: tensor<f32>) attributes {weft.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  // expected-error @below {{expects an operation with a region and several results to give tensors only, but got 'f32'}}
  %r:2 = scf.for %i = %c0 to %c1 step %c1 iter_args(%a = %x, %b = %z) -> (tensor<f32>, f32) {
    scf.yield %a, %b : tensor<f32>, f32
  }
  return
}

// -----

func.func @train(%x: tensor<4xf32>) attributes {weft.step} {
  // expected-error @below {{expects elementwise operations on tensors to be linalg (convert-elementwise-to-linalg)}}
  %y = arith.addf %x, %x : tensor<4xf32>
  return
}
