// RUN: weft-opt %s --weft-unroll-micro-batches=count=0 --verify-diagnostics

// expected-error@+1 {{expects the number of micro-batches to be at least 1, but got 0}}
module {
  func.func @train(%x: tensor<4xf32> {weft.name = "x"}) attributes {weft.step} {
    return
  }
}
