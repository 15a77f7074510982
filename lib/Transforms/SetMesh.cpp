// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Analysis/OptionValues.h"
#include "weft/Analysis/Steps.h"
#include "weft/Transforms/Passes.h"

#include "llvm/ADT/StringExtras.h"

namespace weft {
#define GEN_PASS_DEF_SETMESHPASS
#include "weft/Transforms/Passes.h.inc"
} // namespace weft

using namespace mlir;
using namespace weft;

namespace {
struct SetMeshPass : weft::impl::SetMeshPassBase<SetMeshPass> {
  using SetMeshPassBase::SetMeshPassBase;
  void runOnOperation() override;
};
} // namespace

/// Sets the axis of the mesh.
static LogicalResult setAxis(ModuleOp module, MeshOp mesh, StringRef axis, int64_t newSize) {
  SmallVector<int64_t> sizes(mesh.getAxisSizes());
  auto names = llvm::to_vector(mesh.getAxisNames().getAsValueRange<StringAttr>());
  auto position = llvm::find(names, axis);
  if (position == names.end())
    return mesh.emitOpError("expects axes of the mesh (") << llvm::join(names, ", ") << "), but got '" << axis << "'";
  int64_t &size = sizes[position - names.begin()];
  if (newSize != size)
    for (ParamOp param : module.getOps<ParamOp>())
      if (param.isShardedOver(axis)) {
        InFlightDiagnostic diagnostic = mesh.emitOpError("expects axis '")
                                        << axis << "' to keep its size " << size << ", since it shards parameter '"
                                        << param.getSymName() << "', but got " << newSize;
        diagnostic.attachNote(param.getLoc()) << "the parameter is declared here";
        return diagnostic;
      }
  size = newSize;
  mesh.setAxisSizes(sizes);
  return success();
}

void SetMeshPass::runOnOperation() {
  if (mesh.empty())
    return;
  FailureOr<MeshOp> meshOp = findMesh(getOperation());
  if (failed(meshOp))
    return signalPassFailure();
  if (!getOperation().getOps<LayoutOp>().empty()) {
    (*getOperation().getOps<LayoutOp>().begin()).emitOpError("expects no layout yet where the mesh is set");
    return signalPassFailure();
  }
  llvm::Expected<std::vector<MeshAxis>> axes = parseMesh(mesh);
  if (!axes) {
    meshOp->emitOpError(llvm::toString(axes.takeError()));
    return signalPassFailure();
  }
  for (const MeshAxis &axis : *axes)
    if (failed(setAxis(getOperation(), *meshOp, axis.name, axis.size)))
      return signalPassFailure();
  if (failed(meshOp->verify()))
    signalPassFailure();
}
