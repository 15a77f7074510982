// RUN: weft-opt %s --weft-set-machine=file=%S/Inputs/round.json | FileCheck %s
// RUN: env WEFT_MACHINES=%S/Inputs weft-opt %s --weft-set-machine=file=round | FileCheck %s
// RUN: weft-opt %s --weft-set-machine=file=dgx-a100 | weft-opt - --weft-set-machine=file=%S/Inputs/round.json | FileCheck %s
// RUN: not weft-opt %s --weft-set-machine 2>&1 | FileCheck %s --check-prefix=NOFILE
// RUN: env WEFT_MACHINES=/nowhere not weft-opt %s --weft-set-machine=file=mine 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not weft-opt %s --weft-set-machine=file=%s 2>&1 | FileCheck %s --check-prefix=NOTJSON
// RUN: sed 's/"latency"/"delay"/' %S/Inputs/round.json > %t.json
// RUN: not weft-opt %s --weft-set-machine=file=%t.json 2>&1 | FileCheck %s --check-prefix=KEY
//
// A machine is a file or a name; the module carries what the file says. What is no machine is refused with the file's name.

// CHECK: module attributes {weft.machine = {
// CHECK-SAME: issue = "inline"
// CHECK-SAME: links = [{bandwidth = {
// CHECK-SAME: name = "round"

// NOFILE: error: expects 'file' to name a machine
// UNKNOWN: error: expects 'machine' to be a file or the name of a machine, but there is neither 'mine' nor '/nowhere/mine.json'
// NOTJSON: error: {{.*}}set-machine.mlir
// KEY: error: {{.*}}.json{{.*}}{{delay|latency}}

module {
}
