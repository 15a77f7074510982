// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "UpdateSegments.h"

using namespace mlir;
using namespace weft;

SmallVector<UpdateSegment> weft::getUpdateSegments(LayoutOp layout, int64_t bucket, const SymbolTable &symbols) {
  SmallVector<UpdateSegment> segments;
  for (SlotAttr slot : layout.getBucket(bucket).getSlots()) {
    auto param = symbols.lookup<ParamOp>(slot.getParam().getValue());
    if (!param || param.getFrozen() || slot.getLength() == 0)
      continue;
    UpdateSegment segment{slot.getOffset(), slot.getLength(), param.getDecay() ? 1.0f : 0.0f,
                          static_cast<float>(param.getLrScale().convertToDouble())};
    if (!segments.empty()) {
      UpdateSegment &last = segments.back();
      if (last.start + last.length == segment.start && last.decay == segment.decay && last.lrScale == segment.lrScale) {
        last.length += segment.length;
        continue;
      }
    }
    segments.push_back(segment);
  }
  return segments;
}
