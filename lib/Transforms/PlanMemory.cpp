// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Arena.h"
#include "BufferUtils.h"
#include "Trial.h"
#include "weft/Analysis/MemoryClasses.h"
#include "weft/Dialect/WeftDialect.h"
#include "weft/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FormatVariadic.h"

#include <map>

namespace weft {
#define GEN_PASS_DEF_PLANMEMORY
#include "weft/Transforms/Passes.h.inc"
} // namespace weft

using namespace mlir;
using namespace weft;

static constexpr llvm::StringLiteral kCategory = "weft-plan-memory";

namespace {
/// A buffer that persists between programs or is filled or read by the runner: a `weft.buffer` to be.
struct Persistent {
  std::string name;
  BufferRole role;
  MemRefType type;
  SmallVector<NamedAttribute> attributes;
  int64_t offset = -1;
};

/// A value of one program with a place in the arena.
struct Place {
  MemRefType type;
  MemoryClass memoryClass;
  /// What takes the place of the value: a view of a persistent buffer, or of the temporary `lifetime`.
  std::optional<size_t> persistent;
  Lifetime lifetime;
  /// For messages.
  std::string description;
  /// The bucket for whose gradients or parameters it was made; null if there is none.
  StringAttr bucket;
  SmallVector<Value> values;
};

/// The plan of one program.
struct ProgramPlan {
  func::FuncOp program;
  std::vector<Place> places;
  /// The temporaries among the places.
  SmallVector<size_t> temporaries;
  /// The places of persistent buffers, by buffer.
  DenseMap<size_t, size_t> placeOf;
};

class PlanMemoryPass : public weft::impl::PlanMemoryBase<PlanMemoryPass> {
public:
  using PlanMemoryBase::PlanMemoryBase;
  void runOnOperation() override;

private:
  void collectStates();
  LogicalResult collectArguments(ProgramPlan &plan);
  LogicalResult collectOperations(ProgramPlan &plan);
  LogicalResult collectOutput(ProgramPlan &plan, Operation *op, BufferRole role, StringRef name, Value value);
  /// The place of a persistent buffer in a program; the same buffer has one place.
  Place &getPlace(ProgramPlan &plan, size_t persistent);
  size_t addPersistent(Persistent buffer) {
    byName.try_emplace({static_cast<int>(buffer.role), buffer.name}, persistents.size());
    persistents.push_back(std::move(buffer));
    return persistents.size() - 1;
  }
  /// The buffer of that role and name, added if there is none.
  size_t getShared(BufferRole role, StringRef name, MemRefType type);
  LogicalResult checkBudget(int64_t numBytes, int64_t numPersistentBytes, ArrayRef<ProgramPlan> plans);
  void rewrite(ProgramPlan &plan, int64_t numPersistentBytes, int64_t numBytes);
  void writeBuffers();
  NamedAttribute attribute(StringRef name, Attribute value) {
    return NamedAttribute(StringAttr::get(&getContext(), name), value);
  }
  /// Marks a buffer as one program's where there are two.
  void markProgram(Persistent &buffer, ProgramPlan &plan) {
    if (hasTwoPrograms)
      buffer.attributes.push_back(
          attribute("program", StringAttr::get(&getContext(), plan.program->hasAttr("weft.eval") ? "eval" : "step")));
  }

  std::vector<Persistent> persistents;
  DenseMap<std::pair<Attribute, int64_t>, size_t> states;
  DenseMap<Attribute, size_t> parameters;
  /// The first buffer of each role and name.
  std::map<std::pair<int, std::string>, size_t> byName;
  bool hasTwoPrograms = false;
};
} // namespace

/// Adds a buffer for each bucket of each state, and for each parameter that lies in no layout.
void PlanMemoryPass::collectStates() {
  ModuleOp module = getOperation();
  Builder builder(&getContext());
  llvm::StringSet<> inLayouts;
  for (auto layout : module.getOps<LayoutOp>())
    for (BucketAttr bucket : layout.getBuckets().getAsRange<BucketAttr>())
      for (SlotAttr slot : bucket.getSlots())
        inLayouts.insert(slot.getParam().getValue());
  for (auto state : module.getOps<StateOp>()) {
    auto layout = SymbolTable::lookupNearestSymbolFrom<LayoutOp>(state, state.getLayoutAttr());
    auto mesh = SymbolTable::lookupNearestSymbolFrom<MeshOp>(state, layout.getMeshAttr());
    int64_t numShards = state.getPlacement() == Placement::shard ? mesh.getNumRanks(layout.getShardAxes()) : 1;
    for (int64_t index = 0; index < layout.getNumBuckets(); ++index) {
      Persistent buffer;
      buffer.name = state.getSymName();
      buffer.role = state.getRole() == StateRole::param ? BufferRole::param : BufferRole::moment;
      buffer.type = MemRefType::get({layout.getBucket(index).getNumElements() / numShards}, state.getElementType());
      buffer.attributes = {attribute("bucket", builder.getI64IntegerAttr(index)),
                           attribute("layout", state.getLayoutAttr()),
                           attribute("placement", builder.getStringAttr(stringifyPlacement(state.getPlacement())))};
      if (state.getState())
        buffer.attributes.push_back(attribute("state", state.getStateAttr()));
      states[{FlatSymbolRefAttr::get(state.getSymNameAttr()), index}] = addPersistent(std::move(buffer));
    }
  }
  for (auto param : module.getOps<ParamOp>()) {
    if (inLayouts.contains(param.getSymName()))
      continue;
    RankedTensorType type = param.getTensorType();
    Persistent buffer;
    buffer.name = param.getSymName();
    buffer.role = BufferRole::param;
    buffer.type = MemRefType::get(type.getShape(), type.getElementType());
    auto name = FlatSymbolRefAttr::get(param.getSymNameAttr());
    buffer.attributes = {attribute("parameter", name)};
    parameters[name] = addPersistent(std::move(buffer));
  }
}

Place &PlanMemoryPass::getPlace(ProgramPlan &plan, size_t persistent) {
  auto [known, isNew] = plan.placeOf.try_emplace(persistent, plan.places.size());
  if (!isNew)
    return plan.places[known->second];
  Place place;
  place.type = persistents[persistent].type;
  place.memoryClass = getMemoryClass(persistents[persistent].role);
  place.persistent = persistent;
  plan.places.push_back(std::move(place));
  return plan.places.back();
}

size_t PlanMemoryPass::getShared(BufferRole role, StringRef name, MemRefType type) {
  if (auto known = byName.find({static_cast<int>(role), name.str()}); known != byName.end())
    return known->second;
  Persistent buffer;
  buffer.name = name;
  buffer.role = role;
  buffer.type = type;
  if (role == BufferRole::coordinate) {
    SmallVector<StringRef> axes;
    name.split(axes, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
    buffer.attributes.push_back(attribute("axes", Builder(&getContext()).getStrArrayAttr(axes)));
  }
  return addPersistent(std::move(buffer));
}

/// Adds a buffer for each argument: what the runner feeds.
LogicalResult PlanMemoryPass::collectArguments(ProgramPlan &plan) {
  func::FuncOp program = plan.program;
  Builder builder(&getContext());
  for (BlockArgument argument : program.getArguments()) {
    auto type = dyn_cast<MemRefType>(argument.getType());
    auto name = program.getArgAttrOfType<StringAttr>(argument.getArgNumber(), "weft.name");
    if (!type || !type.getLayout().isIdentity())
      return program.emitOpError("expects arguments to be memrefs of identity layout; run weft-bufferize before");
    if (!name)
      return program.emitOpError("expects argument ") << argument.getArgNumber() << " to have a name ('weft.name')";
    Persistent buffer;
    buffer.name = name.str();
    buffer.role = name == "rng" ? BufferRole::rng : name == "step" ? BufferRole::step_index : BufferRole::batch;
    buffer.type = type;
    if (buffer.role != BufferRole::step_index) {
      auto microBatch = program.getArgAttrOfType<IntegerAttr>(argument.getArgNumber(), "weft.micro_batch");
      buffer.attributes.push_back(attribute("micro_batch", microBatch ? microBatch : builder.getI64IntegerAttr(0)));
    }
    if (auto bound = program.getArgAttrOfType<IntegerAttr>(argument.getArgNumber(), "weft.bound"))
      buffer.attributes.push_back(attribute("bound", bound));
    markProgram(buffer, plan);
    getPlace(plan, addPersistent(std::move(buffer))).values.push_back(argument);
  }
  return success();
}

/// The class of a temporary buffer, by what is done with it.
static MemoryClass classify(memref::AllocOp alloc, ArrayRef<Operation *> users) {
  if (auto memoryClass = alloc->getAttrOfType<MemoryClassAttr>("weft.memory_class"))
    return memoryClass.getValue();
  for (Operation *user : users) {
    if (auto start = dyn_cast<StartOp>(user)) {
      if (llvm::any_of(start.getOutputs(), [&](Value value) { return getRootBuffer(value) == alloc; }))
        return MemoryClass::in_flight;
    } else if (auto collective = dyn_cast<CollectiveOpInterface>(user)) {
      if (getRootBuffer(collective.getDestination()) == alloc && collective.getDestination() != collective.getSource())
        return MemoryClass::in_flight;
    }
  }
  return MemoryClass::activations;
}

/// The bucket whose gradients are put into a buffer, or whose parameters are gathered in it; null if there is none.
static StringAttr findBucket(memref::AllocOp alloc, ArrayRef<Operation *> users) {
  if (auto bucket = alloc->getAttrOfType<StringAttr>("weft.bucket"))
    return bucket;
  auto findGathered = [&](AllGatherOp gather, auto getOperand) -> StringAttr {
    auto read = getOperand(gather.getInput()).template getDefiningOp<ReadStateOp>();
    auto state = read ? SymbolTable::lookupNearestSymbolFrom<StateOp>(read, read.getStateAttr()) : StateOp();
    if (!state || getRootBuffer(getOperand(gather.getDestination())) != alloc)
      return {};
    return StringAttr::get(alloc.getContext(),
                           "@" + state.getLayout() + "[" + Twine(static_cast<int64_t>(read.getBucket())) + "]");
  };
  for (Operation *user : users) {
    StringAttr bucket;
    if (auto gather = dyn_cast<AllGatherOp>(user))
      bucket = findGathered(gather, [](Value value) { return value; });
    if (auto start = dyn_cast<StartOp>(user))
      for (auto gather : start.getBody().getOps<AllGatherOp>())
        if (!bucket)
          bucket = findGathered(gather, [&](Value value) -> Value {
            auto argument = dyn_cast<BlockArgument>(value);
            return argument ? start->getOperand(argument.getArgNumber()) : value;
          });
    if (bucket)
      return bucket;
  }
  return {};
}

/// The bucket or output whose buffer a start is given, out of its name such as `loss, @L[0]`; empty if unknown.
static std::string getLabel(StartOp start, Value buffer) {
  auto name = start->getAttrOfType<StringAttr>("weft.bucket");
  SmallVector<StringRef> labels;
  if (name)
    name.getValue().split(labels, ", ");
  for (OperandRange operands : {start.getInputs(), start.getOutputs()})
    for (auto [index, operand] : llvm::enumerate(operands))
      if (labels.size() == operands.size() && getRootBuffer(operand) == buffer)
        return labels[index].str();
  return "";
}

/// What a temporary holds, for a message: the bucket that a collective has it for, or else who makes it, and for which
/// kernel where that is a product. `users` are in program order.
static std::string describe(memref::AllocOp alloc, ArrayRef<Operation *> users) {
  std::string maker;
  for (Operation *user : users) {
    if (auto start = dyn_cast<StartOp>(user))
      if (std::string label = getLabel(start, alloc); !label.empty())
        return (label.front() == '@' ? "bucket " : "") + label;
    auto launch = dyn_cast<LaunchOp>(user);
    std::string kernel = launch ? ("kernel @" + launch.getKernel()).str() : "";
    bool makesForKernel = launch && !maker.empty() && maker.back() == '\'';
    // A fill only prepares it for who makes it.
    if (maker.empty() && user->getName().getStringRef() != "linalg.fill")
      maker = launch ? kernel : ("'" + user->getName().getStringRef() + "'").str();
    else if (makesForKernel)
      maker += " for " + kernel;
  }
  std::string text;
  llvm::raw_string_ostream(text) << alloc.getType() << (maker.empty() ? "" : " of ") << maker;
  return text;
}

/// The class as the ledger prints it.
static std::string nameClass(MemoryClass memoryClass) {
  return memoryClass == MemoryClass::in_flight ? "in flight" : stringifyMemoryClass(memoryClass).str();
}

/// What a persistent buffer holds, for a message, with its class.
static std::string describe(const Persistent &buffer) {
  std::string text = nameClass(getMemoryClass(buffer.role)) + " ";
  for (const NamedAttribute &attribute : buffer.attributes)
    if (auto index = dyn_cast<IntegerAttr>(attribute.getValue()); index && attribute.getName() == "bucket")
      return text + "@" + buffer.name + "[" + std::to_string(index.getInt()) + "]";
  return text + "'" + buffer.name + "'";
}

/// The operations of the program that touch a buffer, views of it included.
static SmallVector<Operation *> getUsers(Value buffer) {
  SmallVector<Operation *> users;
  SmallVector<Value> views{buffer};
  while (!views.empty())
    for (Operation *user : views.pop_back_val().getUsers()) {
      if (auto view = dyn_cast<ViewLikeOpInterface>(user))
        views.push_back(view.getViewDest());
      else
        users.push_back(user);
    }
  return users;
}

/// Lets the loss or a metric be made where the runner reads it, if it is a buffer of its own; otherwise it is copied.
LogicalResult PlanMemoryPass::collectOutput(ProgramPlan &plan, Operation *op, BufferRole role, StringRef name,
                                            Value value) {
  if (!op->hasAttr("reduced"))
    return op->emitOpError("expects a value that is reduced over the batch axes; run weft-reduce-grads before");
  Persistent buffer;
  buffer.name = name;
  buffer.role = role;
  buffer.type = cast<MemRefType>(value.getType());
  buffer.type = MemRefType::get(buffer.type.getShape(), buffer.type.getElementType());
  markProgram(buffer, plan);
  size_t index = addPersistent(std::move(buffer));
  if (!value.getDefiningOp<memref::AllocOp>())
    return success();
  for (Place &place : plan.places)
    if (llvm::is_contained(place.values, value))
      return success(); // it is another output already
  getPlace(plan, index).values.push_back(value);
  return success();
}

/// Finds what the program's operations work on, and how long each temporary lives.
LogicalResult PlanMemoryPass::collectOperations(ProgramPlan &plan) {
  Block &body = plan.program.getBody().front();
  DenseMap<Operation *, int64_t> positions;
  for (Operation &op : body)
    positions[&op] = positions.size();
  for (Operation &op : body) {
    if (auto read = dyn_cast<ReadStateOp>(op)) {
      getPlace(plan, states.at({read.getStateAttr(), read.getBucket()})).values.push_back(read.getResult());
    } else if (auto parameter = dyn_cast<ReadOp>(op)) {
      auto found = parameters.find(parameter.getParamAttr());
      if (found == parameters.end())
        return parameter.emitOpError("expects a parameter of a layout to be read from its buckets; run "
                                     "weft-flatten-grads before");
      getPlace(plan, found->second).values.push_back(parameter.getResult());
    } else if (auto input = dyn_cast<InputOp>(op)) {
      size_t index = getShared(input.getRole(), input.getName(), cast<MemRefType>(input.getResult().getType()));
      getPlace(plan, index).values.push_back(input.getResult());
    } else if (auto loss = dyn_cast<LossOp>(op)) {
      if (failed(collectOutput(plan, &op, BufferRole::loss, "loss", loss.getValue())))
        return failure();
    } else if (auto metric = dyn_cast<MetricOp>(op)) {
      if (failed(collectOutput(plan, &op, BufferRole::metric, metric.getName(), metric.getValue())))
        return failure();
    }
  }
  DenseSet<Value> placed;
  for (Place &place : plan.places)
    placed.insert(place.values.begin(), place.values.end());
  for (auto alloc : llvm::make_early_inc_range(body.getOps<memref::AllocOp>())) {
    MemRefType type = alloc.getType();
    if (!type.hasStaticShape() || !type.getLayout().isIdentity())
      return alloc.emitOpError("expects a buffer of static shape and identity layout, but got ") << type;
    if (placed.contains(alloc))
      continue;
    SmallVector<Operation *> users = getUsers(alloc);
    if (users.empty())
      continue;
    Place place;
    place.type = type;
    place.lifetime = {getBufferBytes(type), std::numeric_limits<int64_t>::max(), -1, 0};
    auto touch = [&](Operation *op) {
      int64_t position = positions.lookup(op);
      place.lifetime.first = std::min(place.lifetime.first, position);
      place.lifetime.last = std::max(place.lifetime.last, position);
    };
    for (Operation *user : users) {
      Operation *ancestor = body.findAncestorOpInBlock(*user);
      touch(ancestor);
      // The stream may touch it until the wait.
      if (auto start = dyn_cast<StartOp>(ancestor)) {
        WaitOp wait = start.getWait();
        if (!wait)
          return start.emitOpError("expects one wait for the future");
        touch(wait);
      }
    }
    place.memoryClass = classify(alloc, users);
    llvm::sort(users, [&](Operation *a, Operation *b) {
      return positions.lookup(body.findAncestorOpInBlock(*a)) < positions.lookup(body.findAncestorOpInBlock(*b));
    });
    place.bucket = findBucket(alloc, users);
    place.description = place.bucket ? "bucket " + place.bucket.str() : describe(alloc, users);
    place.values.push_back(alloc);
    plan.temporaries.push_back(plan.places.size());
    plan.places.push_back(std::move(place));
  }
  return success();
}

/// The most bytes of each class that live at once; the classes do not reach them at one time.
static std::string describePeaks(ArrayRef<Place> places) {
  std::string text;
  for (MemoryClass memoryClass : {MemoryClass::gradients, MemoryClass::in_flight, MemoryClass::activations}) {
    std::vector<Lifetime> lifetimes;
    for (const Place &place : places)
      if (!place.persistent && place.memoryClass == memoryClass)
        lifetimes.push_back(place.lifetime);
    text += llvm::formatv("{0}{1} at most {2}", text.empty() ? "" : ", ", stringifyMemoryClass(memoryClass),
                          findPeak(lifetimes).numBytes);
  }
  return text;
}

LogicalResult PlanMemoryPass::checkBudget(int64_t numBytes, int64_t numPersistentBytes, ArrayRef<ProgramPlan> plans) {
  if (memoryBudget <= 0 || numBytes <= memoryBudget)
    return success();
  // What lives at the peak of the larger program.
  std::vector<std::pair<int64_t, std::string>> live;
  for (const Persistent &buffer : persistents)
    live.push_back({getBufferBytes(buffer.type), describe(buffer)});
  Peak worst;
  const ProgramPlan *worstPlan = nullptr;
  for (const ProgramPlan &plan : plans) {
    std::vector<Lifetime> lifetimes;
    for (size_t index : plan.temporaries)
      lifetimes.push_back(plan.places[index].lifetime);
    Peak peak = findPeak(lifetimes);
    if (!worstPlan || peak.numBytes > worst.numBytes) {
      worst = peak;
      worstPlan = &plan;
    }
  }
  for (size_t index : worstPlan->temporaries) {
    const Place &place = worstPlan->places[index];
    if (place.lifetime.first <= worst.position && worst.position <= place.lifetime.last)
      live.push_back({place.lifetime.numBytes, nameClass(place.memoryClass) + " " + place.description});
  }
  llvm::sort(live,
             [](const auto &a, const auto &b) { return std::tie(b.first, a.second) < std::tie(a.first, b.second); });
  func::FuncOp program = worstPlan->program;
  InFlightDiagnostic diagnostic = emitError(program.getLoc())
                                  << "expects a rank's memory to fit in the budget of "
                                  << static_cast<int64_t>(memoryBudget) << " bytes, but it needs " << numBytes << ", "
                                  << numPersistentBytes << " of them for the whole run; the largest at the peak are ";
  llvm::interleave(
      ArrayRef(live).take_front(5),
      [&](const auto &value) { diagnostic << value.second << " (" << value.first << " bytes)"; },
      [&] { diagnostic << ", "; });
  return diagnostic;
}

void PlanMemoryPass::rewrite(ProgramPlan &plan, int64_t numPersistentBytes, int64_t numBytes) {
  func::FuncOp program = plan.program;
  Block &body = program.getBody().front();
  OpBuilder builder = OpBuilder::atBlockBegin(&body);
  Location loc = program.getLoc();
  unsigned numArguments = body.getNumArguments();
  auto arenaType = MemRefType::get({numBytes}, builder.getI8Type());
  Value arena = body.addArgument(arenaType, loc);
  SmallVector<Operation *> replaced;
  for (Place &place : plan.places) {
    int64_t offset =
        place.persistent ? persistents[*place.persistent].offset : numPersistentBytes + place.lifetime.offset;
    Value view =
        ArenaViewOp::create(builder, place.values.front().getLoc(), place.type, arena, offset, place.memoryClass);
    if (place.bucket)
      view.getDefiningOp()->setAttr("weft.bucket", place.bucket);
    for (Value value : place.values) {
      value.replaceAllUsesWith(view);
      if (Operation *op = value.getDefiningOp())
        replaced.push_back(op);
    }
  }
  for (Operation *op : replaced)
    op->erase();
  for (auto alloc : llvm::make_early_inc_range(body.getOps<memref::AllocOp>())) // of which nobody makes use
    if (getUsers(alloc).empty()) {
      SmallVector<Operation *> views{alloc};
      for (size_t i = 0; i < views.size(); ++i)
        llvm::append_range(views, views[i]->getUsers());
      for (Operation *view : llvm::reverse(views))
        view->erase();
    }
  body.eraseArguments(0, numArguments);
  program.setArgAttrsAttr(ArrayAttr());
  program.setFunctionType(builder.getFunctionType(arenaType, {}));
}

void PlanMemoryPass::writeBuffers() {
  ModuleOp module = getOperation();
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  for (Operation &op : *module.getBody())
    if (isa<KernelOp, func::FuncOp, memref::GlobalOp>(op)) {
      builder.setInsertionPoint(&op);
      break;
    }
  for (Persistent &buffer : persistents) {
    auto op = BufferOp::create(builder, module.getLoc(), buffer.name, buffer.role, buffer.offset, buffer.type);
    op->setDiscardableAttrs(DictionaryAttr::get(&getContext(), buffer.attributes));
  }
}

void PlanMemoryPass::runOnOperation() {
  persistents.clear();
  states.clear();
  parameters.clear();
  byName.clear();
  SmallVector<func::FuncOp> programs = getPrograms(getOperation());
  hasTwoPrograms = programs.size() > 1;
  collectStates();
  std::vector<ProgramPlan> plans;
  for (func::FuncOp program : programs) {
    ProgramPlan &plan = plans.emplace_back();
    plan.program = program;
    if (failed(collectArguments(plan)) || failed(collectOperations(plan)))
      return signalPassFailure();
  }

  // What persists stands first, then the temporaries of the programs, which run one at a time.
  int64_t numPersistentBytes = 0;
  for (Persistent &buffer : persistents) {
    buffer.offset = numPersistentBytes;
    numPersistentBytes += alignToArena(getBufferBytes(buffer.type));
  }
  int64_t numBytes = numPersistentBytes;
  for (ProgramPlan &plan : plans) {
    std::vector<Lifetime> lifetimes;
    for (size_t index : plan.temporaries)
      lifetimes.push_back(plan.places[index].lifetime);
    int64_t numTemporaryBytes = assignOffsets(lifetimes);
    for (auto [index, lifetime] : llvm::zip_equal(plan.temporaries, lifetimes))
      plan.places[index].lifetime = lifetime;
    numBytes = std::max(numBytes, numPersistentBytes + numTemporaryBytes);
    std::string summary = llvm::formatv(
        "@{0} needs {1} bytes for {2} temporaries, of which {3} live at once ({4}), and {5} for the whole run",
        plan.program.getName(), numTemporaryBytes, lifetimes.size(), findPeak(lifetimes).numBytes,
        describePeaks(plan.places), numPersistentBytes);
    if (!isTrial(plan.program))
      remark::analysis(plan.program.getLoc(), remark::RemarkOpts::name("arena").category(kCategory)) << summary;
  }
  if (failed(checkBudget(numBytes, numPersistentBytes, plans)))
    return signalPassFailure();
  writeBuffers();
  for (ProgramPlan &plan : plans)
    rewrite(plan, numPersistentBytes, numBytes);
}
