// RUN: weft-opt %s --split-input-file --verify-diagnostics
//
// Each error of the operations of a model, and of the dialect's attributes, once.

// expected-error @below {{'weft.mesh' op expects as many sizes as axes, but got 2 and 1}}
"weft.mesh"() <{sym_name = "mesh", axis_names = ["dp"], axis_sizes = array<i64: 2, 2>, batch_axes = []}> : () -> ()

// -----

// expected-error @below {{expects at least one axis}}
"weft.mesh"() <{sym_name = "mesh", axis_names = [], axis_sizes = array<i64>, batch_axes = []}> : () -> ()

// -----

// expected-error @below {{expects names of axes to be unique, but got 'dp' twice}}
weft.mesh @mesh(dp = 2, dp = 2) batch_axes(dp)

// -----

// expected-error @below {{expects the size of axis 'dp' to be at least 1, but got 0}}
weft.mesh @mesh(dp = 0) batch_axes(dp)

// -----

// expected-error @below {{expects at most 1048576 ranks, but axis 'tp' makes them more}}
weft.mesh @mesh(dp = 100000, tp = 1000) batch_axes(dp)

// -----

// expected-error @below {{expects batch axes to be axes of the mesh, but got 'pp'}}
weft.mesh @mesh(dp = 2) batch_axes(pp)

// -----

// expected-error @below {{expects batch axes to be named once, but got 'dp' twice}}
weft.mesh @mesh(dp = 2) batch_axes(dp, dp)

// -----

// expected-error @below {{expects the shape of parameter 'w' to be static, but got 'tensor<?x4xf32>'}}
weft.param @w : tensor<?x4xf32> init(zeros)

// -----

// expected-error @below {{expects parameter 'w' to have less than 2^62 elements, but got 'tensor<2147483648x2147483648x4xf32>'}}
weft.param @w : tensor<2147483648x2147483648x4xf32> init(zeros)

// -----

// expected-error @below {{expects the element type of parameter 'w' to be f32, f64, bf16 or f16, but got 'i32'}}
weft.param @w : tensor<4xi32> init(zeros)

// -----

weft.mesh @mesh(tp = 2) batch_axes()
// expected-error @below {{expects the sharding to have one entry for each of 2 dimensions, but got 1}}
weft.param @w : tensor<4x4xf32> init(zeros) sharding([tp])

// -----

// expected-error @below {{expects 'lr_scale' to be finite}}
weft.param @w : tensor<4xf32> init(zeros) {lr_scale = 0x7FF0000000000000 : f64}

// -----

// expected-error @below {{expects a mesh in the module, since parameter 'w' is sharded}}
weft.param @w : tensor<4xf32> init(zeros) sharding([tp])

// -----

weft.mesh @mesh(tp = 2) batch_axes()
// expected-error @below {{expects the sharding to name axes of the mesh, but got 'dp'}}
weft.param @w : tensor<4xf32> init(zeros) sharding([dp])

// -----

weft.mesh @mesh(tp = 2) batch_axes()
// expected-error @below {{expects the sharding to name an axis once, but got 'tp' twice}}
weft.param @w : tensor<4x4xf32> init(zeros) sharding([tp], [tp])

// -----

// expected-error @below {{expects the initializer to be zeros, ones, constant, normal or uniform, but got 'xavier'}}
weft.param @w : tensor<4xf32> init(xavier)

// -----

// expected-error @below {{expects initializer 'normal' to have 1 arguments, but got 2}}
weft.param @w : tensor<4xf32> init(normal, 0.0, 1.0)

// -----

// expected-error @below {{expects arguments of an initializer to be finite}}
weft.param @w : tensor<4xf32> init(constant, 0x7FF0000000000000)

// -----

// expected-error @below {{expects the standard deviation to be at least 0, but got -1.000000e+00}}
weft.param @w : tensor<4xf32> init(normal, -1.0)

// -----

// expected-error @below {{expects the lower end to be at most the upper end, but got 1.000000e+00 and 0.000000e+00}}
weft.param @w : tensor<4xf32> init(uniform, 1.0, 0.0)

// -----

// expected-error @below {{expects the region to take 5 values of f32: parameter, gradient, one for each of 0 states, learning rate, decay and step}}
weft.optimizer @sgd states() lr(0.1) {
^bb0(%p: f32, %g: f32):
  weft.yield %p : f32
}

// -----

weft.optimizer @sgd states() lr(0.1) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  // expected-error @below {{expects operations of arith and math only in an optimizer}}
  %t = tensor.from_elements %p : tensor<1xf32>
  weft.yield %p : f32
}

// -----

// expected-error @below {{expects the region to yield 2 values of f32: the new parameter and the new states}}
weft.optimizer @sgd states(m) lr(0.1) {
^bb0(%p: f32, %g: f32, %m: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %p : f32
}

// -----

func.func @f() {
  // expected-error @below {{'weft.read' op expects @w to be a parameter}}
  %w = weft.read @w : tensor<4xf32>
  return
}

// -----

// expected-note @below {{the parameter is declared here}}
weft.param @w : tensor<4xf32> init(zeros)
func.func @f() {
  // expected-error @below {{'weft.read' op expects the type of parameter @w, which is 'tensor<4xf32>', but got 'tensor<5xf32>'}}
  %w = weft.read @w : tensor<5xf32>
  return
}

// -----

weft.param @w : tensor<4xf32> init(zeros) {frozen}
func.func @f(%g: tensor<4xf32>) {
  // expected-error @below {{'weft.grad' op expects no gradient for @w, which is frozen}}
  weft.grad @w, %g : tensor<4xf32>
  return
}

// -----

func.func @f(%l: tensor<2xf32>) {
  // expected-error @below {{expects the loss to be one f32 of rank 0, but got 'tensor<2xf32>'}}
  weft.loss %l : tensor<2xf32>
  return
}

// -----

func.func @f(%l: tensor<f32>, %n: tensor<i32>) {
  // expected-error @below {{expects the weight to be one f32 of rank 0, but got 'tensor<i32>'}}
  weft.loss %l weight(%n) : tensor<f32>, tensor<i32>
  return
}

// -----

func.func @f(%l: tensor<f32>, %n: tensor<f32>) {
  // expected-error @below {{expects no weight on a reduced loss}}
  weft.loss %l weight(%n) reduced : tensor<f32>, tensor<f32>
  return
}

// -----

func.func @f(%l: tensor<f32>) {
  // expected-error @below {{expects the name not to be empty}}
  weft.metric "", %l : tensor<f32>
  return
}

// -----

func.func @f(%l: tensor<f64>) {
  // expected-error @below {{expects metric 'accuracy' to be one f32 of rank 0, but got 'tensor<f64>'}}
  weft.metric "accuracy", %l : tensor<f64>
  return
}

// -----

// expected-error @below {{expects 'weft.step' to be a unit attribute of a function}}
func.func private @f() attributes {weft.step = 1 : i64}

// -----

// expected-error @below {{expects 'weft.phase' to be #weft.phase<forward|backward|update>, but got "forward"}}
func.func private @f() attributes {weft.phase = "forward"}

// -----

// expected-error @below {{expects 'weft.bucket' to be a string, but got 1 : i64}}
func.func private @f() attributes {weft.bucket = 1 : i64}

// -----

// expected-error @below {{expects attributes of the weft dialect to be known, but got 'weft.stepp'}}
func.func private @f() attributes {weft.stepp}

// -----

// expected-error @below {{expects 'weft.name' of argument 0 to be a name that is not empty}}
func.func private @f(tensor<4xf32> {weft.name = ""})

// -----

// expected-error @below {{expects 'weft.bound' of argument 0 to be an integer of at least 1, but got 0 : i64}}
func.func private @f(tensor<4xi32> {weft.bound = 0 : i64})

// -----

// expected-error @below {{expects attributes of the weft dialect on argument 0 to be known, but got 'weft.nam'}}
func.func private @f(tensor<4xi32> {weft.nam = "x"})

// -----

// expected-error @below {{expects no attribute of the weft dialect on result 0, but got 'weft.name'}}
func.func private @f() -> (tensor<4xi32> {weft.name = "x"})

// -----

// expected-error @below {{expects 'weft.constant_contributions' to be an i64 of at least 0 on a parameter, but got -1 : i64}}
weft.param @w : tensor<4xf32> init(zeros) {weft.constant_contributions = -1 : i64}
