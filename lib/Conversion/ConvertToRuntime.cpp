// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "KernelLoops.h"
#include "weft/Conversion/Passes.h"
#include "weft/Conversion/Runtime.h"
#include "weft/Conversion/RuntimeTypes.h"
#include "weft/Dialect/WeftDialect.h"

#include "weft-rt/Types.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/StringMap.h"

namespace weft {
#define GEN_PASS_DEF_CONVERTTORUNTIME
#include "weft/Conversion/Passes.h.inc"
} // namespace weft

using namespace mlir;
using namespace weft;

/// Returns the name of a kernel's function with the runtime's calling convention.
static std::string getPackedName(StringRef kernel) { return ("weft_kernel." + kernel).str(); }

namespace {
/// Makes the constant data and the declarations that programs refer to. Equal constants exist once.
class ConstantTable {
public:
  ConstantTable(ModuleOp module, const RuntimeTables &tables)
      : module(module), builder(OpBuilder::atBlockEnd(module.getBody())), tables(tables) {}

  /// Returns the function `name` of the runtime, declared from the table of symbols.
  LLVM::LLVMFuncOp getRuntimeFunction(StringRef name);

  /// Returns a NUL-terminated string.
  FlatSymbolRefAttr getString(StringRef text);

  /// Returns a constant struct. A value is an integer, an array of integers, a symbol, or a unit for a null pointer.
  FlatSymbolRefAttr getStruct(StringRef name, const RuntimeStruct &type, ArrayRef<Attribute> values,
                              LLVM::Linkage linkage = LLVM::Linkage::Internal);

  FlatSymbolRefAttr getKernel(KernelOp kernel);
  FailureOr<FlatSymbolRefAttr> getProduct(ProductCommandOp product);
  FailureOr<FlatSymbolRefAttr> getCollective(CollectiveCommandOp collective);

private:
  ModuleOp module;
  OpBuilder builder;
  const RuntimeTables &tables;
  llvm::StringMap<FlatSymbolRefAttr> strings;
  DenseMap<std::pair<const void *, Attribute>, FlatSymbolRefAttr> structs;
  llvm::StringMap<int64_t> numByName;
};
} // namespace

LLVM::LLVMFuncOp ConstantTable::getRuntimeFunction(StringRef name) {
  if (auto function = module.lookupSymbol<LLVM::LLVMFuncOp>(name))
    return function;
  static const llvm::StringMap<StringRef> signatures = {
#define WEFT_RT_SYMBOL(name, params, signature) {#name, signature},
#include "weft-rt/Symbols.def"
  };
  SmallVector<Type> arguments;
  for (char kind : signatures.at(name))
    arguments.push_back(kind == 'p'   ? Type(LLVM::LLVMPointerType::get(builder.getContext()))
                        : kind == 'i' ? Type(builder.getI32Type())
                                      : Type(builder.getI64Type()));
  auto type = LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(builder.getContext()), arguments);
  return LLVM::LLVMFuncOp::create(builder, module.getLoc(), name, type);
}

FlatSymbolRefAttr ConstantTable::getString(StringRef text) {
  FlatSymbolRefAttr &known = strings[text];
  if (!known) {
    std::string bytes = (text + StringRef("\0", 1)).str();
    auto type = LLVM::LLVMArrayType::get(builder.getI8Type(), bytes.size());
    std::string name = ("weft_string." + Twine(strings.size() - 1)).str();
    LLVM::GlobalOp::create(builder, module.getLoc(), type, /*isConstant=*/true, LLVM::Linkage::Internal, name,
                           builder.getStringAttr(bytes));
    known = FlatSymbolRefAttr::get(builder.getContext(), name);
  }
  return known;
}

FlatSymbolRefAttr ConstantTable::getStruct(StringRef name, const RuntimeStruct &descriptor, ArrayRef<Attribute> values,
                                           LLVM::Linkage linkage) {
  FlatSymbolRefAttr &known = structs[{&descriptor, builder.getArrayAttr(values)}];
  if (known)
    return known;
  std::string symbol = name.str();
  if (linkage == LLVM::Linkage::Internal)
    symbol = (name + "." + Twine(numByName[name]++)).str();
  Location loc = module.getLoc();
  auto type = cast<LLVM::LLVMStructType>(getLLVMType(descriptor, builder.getContext()));
  auto global = LLVM::GlobalOp::create(builder, loc, type, /*isConstant=*/true, linkage, symbol, Attribute(),
                                       /*alignment=*/8);
  OpBuilder body(builder.getContext());
  body.createBlock(&global.getInitializerRegion());
  Value result = LLVM::PoisonOp::create(body, loc, type);
  for (auto [index, member, value] : llvm::enumerate(type.getBody(), values)) {
    Value constant;
    if (auto reference = dyn_cast<FlatSymbolRefAttr>(value))
      constant = LLVM::AddressOfOp::create(body, loc, member, reference);
    else if (isa<UnitAttr>(value))
      constant = LLVM::ZeroOp::create(body, loc, member);
    else
      constant = LLVM::ConstantOp::create(body, loc, member, value);
    result = LLVM::InsertValueOp::create(body, loc, result, constant, ArrayRef<int64_t>(index));
  }
  LLVM::ReturnOp::create(body, loc, result);
  return known = FlatSymbolRefAttr::get(builder.getContext(), symbol);
}

/// Returns into how many blocks the kernel's function can be divided.
static int64_t countBlocks(KernelOp kernel) {
  return kernel.getNumBlocks() > 1 && findBlockLoop(kernel.getBody()) ? kernel.getNumBlocks() : 1;
}

FlatSymbolRefAttr ConstantTable::getKernel(KernelOp kernel) {
  std::string packed = getPackedName(kernel.getSymName());
  if (!module.lookupSymbol(packed)) {
    auto pointer = LLVM::LLVMPointerType::get(builder.getContext());
    auto type = LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(builder.getContext()),
                                            {pointer, builder.getI64Type(), builder.getI64Type()});
    LLVM::LLVMFuncOp::create(builder, kernel.getLoc(), packed, type);
  }
  return getStruct("weft_kernel", kKernelStruct,
                   {getString(kernel.getSymName()), FlatSymbolRefAttr::get(builder.getContext(), packed),
                    builder.getI64IntegerAttr(countBlocks(kernel)),
                    builder.getI64IntegerAttr(kernel.getArgumentTypes().size())});
}

FailureOr<FlatSymbolRefAttr> ConstantTable::getProduct(ProductCommandOp product) {
  SmallVector<Attribute> values;
  for (Value buffer : {product.getA(), product.getB(), product.getC()}) {
    int32_t dtype = getRuntimeDtype(cast<MemRefType>(buffer.getType()).getElementType());
    if (dtype < 0)
      return product.emitOpError("expects an element type of the runtime, but got ") << buffer.getType();
    values.push_back(builder.getI32IntegerAttr(dtype));
  }
  values.push_back(builder.getI32IntegerAttr(product.getAccumulate()));
  for (ArrayRef<int64_t> numbers :
       {product.getSizes(), product.getAStrides(), product.getBStrides(), product.getCStrides()})
    for (int64_t number : numbers)
      values.push_back(builder.getI64IntegerAttr(number));
  values.push_back(builder.getI64IntegerAttr(product.getBatchSizes().size()));
  for (ArrayRef<int64_t> numbers :
       {product.getBatchSizes(), product.getABatchStrides(), product.getBBatchStrides(), product.getCBatchStrides()}) {
    SmallVector<int64_t> padded(numbers);
    padded.resize(WEFT_RT_MAX_BATCH_DIMS, 0);
    values.push_back(builder.getI64TensorAttr(padded));
  }
  return getStruct("weft_product", kProductDescStruct, values);
}

FailureOr<FlatSymbolRefAttr> ConstantTable::getCollective(CollectiveCommandOp collective) {
  auto input = cast<MemRefType>(collective.getInput().getType());
  auto output = cast<MemRefType>(collective.getOutput().getType());
  int32_t dtype = getRuntimeDtype(output.getElementType());
  if (dtype < 0)
    return collective.emitOpError("expects an element type of the runtime, but got ") << output;
  int64_t communicator = llvm::find(tables.communicators, collective.getAxes()) - tables.communicators.begin();
  int64_t count = collective.getKind() == CollectiveKind::all_gather ? input.getNumElements() : output.getNumElements();
  auto bucket = collective->getAttrOfType<StringAttr>("weft.bucket");
  if (!bucket && isa<CoalescedCommandOp>(collective->getParentOp()))
    bucket = collective->getParentOp()->getAttrOfType<StringAttr>("weft.bucket");
  auto i32 = [&](auto value) { return builder.getI32IntegerAttr(static_cast<int32_t>(value)); };
  return getStruct("weft_collective", kCollectiveDescStruct,
                   {i32(collective.getKind()), i32(collective.getReduction().value_or(Reduction::sum)), i32(dtype),
                    i32(communicator), builder.getI64IntegerAttr(count),
                    builder.getI64IntegerAttr(collective.getDivisor()),
                    getString(bucket ? bucket.getValue() : stringifyCollectiveKind(collective.getKind()))});
}

namespace {
/// Writes the function of one program.
class ProgramWriter {
public:
  ProgramWriter(func::FuncOp program, ConstantTable &constants, const RuntimeTables &tables, SymbolTable &symbols)
      : program(program), constants(constants), tables(tables), symbols(symbols), builder(program) {}

  /// Replaces the program by a function `(rank, arena)` that calls the runtime.
  FailureOr<LLVM::LLVMFuncOp> run();

private:
  LogicalResult writeCommand(Operation *op);
  LogicalResult writeLaunch(LaunchCommandOp command);
  LogicalResult writeProduct(ProductCommandOp command);
  LogicalResult writeCollectives(Location loc, StringRef stream, ArrayRef<CollectiveCommandOp> items);
  LogicalResult writeCopy(CopyCommandOp command);

  /// Refuses a launch whose kernel would write a buffer that it also sees under another name.
  LogicalResult verifyDisjoint(LaunchCommandOp command, KernelOp kernel);

  /// The byte of the arena where a view begins.
  FailureOr<int64_t> getOffset(Operation *user, Value buffer);
  /// The pointer to the first element of a view of the arena.
  FailureOr<Value> getPointer(Operation *user, Value buffer);
  FailureOr<SmallVector<Value>> getPointers(Operation *user, ValueRange buffers);
  Value getAddress(FlatSymbolRefAttr symbol);
  Value getI32(int64_t value);
  Value getStream(StringRef name);
  /// Stores pointers in the scratch array from its slot `start`, and returns that slot.
  Value storeArray(ArrayRef<Value> pointers, int64_t start);
  void call(Location loc, StringRef function, ArrayRef<Value> arguments);

  func::FuncOp program;
  ConstantTable &constants;
  const RuntimeTables &tables;
  SymbolTable &symbols;
  OpBuilder builder;
  Value rank, arena, scratch;
  int64_t scratchSize = 1;
  DenseMap<int64_t, Value> pointers;
  DenseMap<Value, int64_t> events;
  DenseMap<Operation *, llvm::BitVector> writtenArguments;
};
} // namespace

FailureOr<LLVM::LLVMFuncOp> ProgramWriter::run() {
  auto arenaType = program.getNumArguments() == 1 ? dyn_cast<MemRefType>(program.getArgumentTypes()[0]) : MemRefType();
  if (!arenaType || !arenaType.getElementType().isInteger(8) || program.getNumResults() != 0 ||
      !program.getBody().hasOneBlock())
    return program.emitOpError("expects a program to take one arena and to be a straight list of commands, but got ")
           << program.getFunctionType();
  auto pointer = LLVM::LLVMPointerType::get(builder.getContext());
  auto type = LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(builder.getContext()), {pointer, pointer});
  auto function = LLVM::LLVMFuncOp::create(builder, program.getLoc(), program.getName(), type, LLVM::Linkage::Internal);
  Block *entry = function.addEntryBlock(builder);
  builder.setInsertionPointToStart(entry);
  rank = entry->getArgument(0);
  arena = entry->getArgument(1);
  // One array serves all commands: the runtime has read it when a call returns.
  Value one = LLVM::ConstantOp::create(builder, program.getLoc(), builder.getI64Type(), builder.getI64IntegerAttr(1));
  auto alloca = LLVM::AllocaOp::create(builder, program.getLoc(), pointer, pointer, one);
  scratch = alloca;
  for (Operation &op : program.getBody().front())
    if (failed(writeCommand(&op)))
      return failure();
  LLVM::ReturnOp::create(builder, program.getLoc(), ValueRange());
  one.getDefiningOp<LLVM::ConstantOp>().setValueAttr(builder.getI64IntegerAttr(scratchSize));
  program.erase();
  return function;
}

LogicalResult ProgramWriter::writeCommand(Operation *op) {
  if (isa<ArenaViewOp, ViewLikeOpInterface, func::ReturnOp>(op))
    return success();
  if (auto command = dyn_cast<LaunchCommandOp>(op))
    return writeLaunch(command);
  if (auto command = dyn_cast<ProductCommandOp>(op))
    return writeProduct(command);
  if (auto command = dyn_cast<CollectiveCommandOp>(op))
    return writeCollectives(op->getLoc(), command.getStream(), command);
  if (auto command = dyn_cast<CoalescedCommandOp>(op))
    return writeCollectives(op->getLoc(), command.getStream(),
                            llvm::to_vector(command.getBody().getOps<CollectiveCommandOp>()));
  if (auto command = dyn_cast<CopyCommandOp>(op))
    return writeCopy(command);
  if (auto command = dyn_cast<RecordCommandOp>(op)) {
    int64_t event = events.size();
    events[command.getEvent()] = event;
    call(op->getLoc(), "weft_rt_record", {rank, getStream(command.getStream()), getI32(event)});
    return success();
  }
  if (auto command = dyn_cast<WaitCommandOp>(op)) {
    call(op->getLoc(), "weft_rt_wait",
         {rank, getStream(command.getStream()), getI32(events.lookup(command.getEvent()))});
    return success();
  }
  return op->emitOpError("expects only commands and views of the arena in a program");
}

/// Returns which arguments a kernel in loop form writes.
static llvm::BitVector findWrittenArguments(KernelOp kernel) {
  llvm::BitVector written(kernel.getArgumentTypes().size());
  kernel.walk([&](Operation *op) {
    auto mark = [&](Value buffer) {
      if (auto argument = dyn_cast<BlockArgument>(getBaseBuffer(buffer)))
        if (argument.getOwner() == &kernel.getBody().front())
          written.set(argument.getArgNumber());
    };
    if (auto store = dyn_cast<memref::StoreOp>(op))
      mark(store.getMemRef());
    else if (auto destination = dyn_cast<DestinationStyleOpInterface>(op))
      for (Value output : destination.getDpsInits())
        mark(output);
  });
  return written;
}

LogicalResult ProgramWriter::verifyDisjoint(LaunchCommandOp command, KernelOp kernel) {
  auto [known, isNew] = writtenArguments.try_emplace(kernel);
  if (isNew)
    known->second = findWrittenArguments(kernel);
  // Byte ranges of the arena.
  SmallVector<std::pair<int64_t, int64_t>> ranges;
  for (Value buffer : command.getBuffers()) {
    auto type = cast<MemRefType>(buffer.getType());
    FailureOr<int64_t> offset = getOffset(command, buffer);
    if (failed(offset))
      return failure();
    ranges.push_back({*offset, *offset + type.getNumElements() * getElementBytes(type.getElementType())});
  }
  for (int i : known->second.set_bits())
    for (int j = 0; j < static_cast<int>(ranges.size()); ++j)
      if (i != j && ranges[i].first < ranges[j].second && ranges[j].first < ranges[i].second)
        return command.emitOpError("expects the kernel not to write a buffer that overlaps another one, but buffers ")
               << std::min(i, j) << " and " << std::max(i, j) << " of '" << kernel.getSymName() << "' overlap";
  return success();
}

LogicalResult ProgramWriter::writeLaunch(LaunchCommandOp command) {
  auto kernel = symbols.lookup<KernelOp>(command.getKernel());
  auto buffers = getPointers(command, command.getBuffers());
  if (failed(buffers) || failed(verifyDisjoint(command, kernel)))
    return failure();
  call(command.getLoc(), "weft_rt_launch",
       {rank, getStream(command.getStream()), getAddress(constants.getKernel(kernel)), storeArray(*buffers, 0)});
  return success();
}

LogicalResult ProgramWriter::writeProduct(ProductCommandOp command) {
  auto descriptor = constants.getProduct(command);
  auto buffers = getPointers(command, {command.getA(), command.getB(), command.getC()});
  if (failed(descriptor) || failed(buffers))
    return failure();
  call(command.getLoc(), "weft_rt_product",
       {rank, getStream(command.getStream()), getAddress(*descriptor), (*buffers)[0], (*buffers)[1], (*buffers)[2]});
  return success();
}

LogicalResult ProgramWriter::writeCollectives(Location loc, StringRef stream, ArrayRef<CollectiveCommandOp> items) {
  SmallVector<Value> descriptors, sources, destinations;
  for (CollectiveCommandOp item : items) {
    auto descriptor = constants.getCollective(item);
    auto source = getPointer(item, item.getInput());
    auto destination = getPointer(item, item.getOutput());
    if (failed(descriptor) || failed(source) || failed(destination))
      return failure();
    descriptors.push_back(getAddress(*descriptor));
    sources.push_back(*source);
    destinations.push_back(*destination);
  }
  int64_t count = items.size();
  call(loc, "weft_rt_collective",
       {rank, getStream(stream), getI32(count), storeArray(descriptors, 0), storeArray(sources, count),
        storeArray(destinations, 2 * count)});
  return success();
}

LogicalResult ProgramWriter::writeCopy(CopyCommandOp command) {
  auto source = getPointer(command, command.getInput());
  auto destination = getPointer(command, command.getOutput());
  if (failed(source) || failed(destination))
    return failure();
  auto type = cast<MemRefType>(command.getInput().getType());
  int64_t numBytes = type.getNumElements() * getElementBytes(type.getElementType());
  Value bytes =
      LLVM::ConstantOp::create(builder, command.getLoc(), builder.getI64Type(), builder.getI64IntegerAttr(numBytes));
  call(command.getLoc(), "weft_rt_copy", {rank, getStream(command.getStream()), *source, *destination, bytes});
  return success();
}

FailureOr<int64_t> ProgramWriter::getOffset(Operation *user, Value buffer) {
  auto type = cast<MemRefType>(buffer.getType());
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  if (failed(type.getStridesAndOffset(strides, offset)) || ShapedType::isDynamic(offset))
    return user->emitOpError("expects buffers at static offsets of the arena, but got ") << type;
  int64_t elementBytes = getElementBytes(type.getElementType());
  if (elementBytes == 0)
    return user->emitOpError("expects an element type of the runtime, but got ") << type;
  // The offset of a view's type counts from the arena view that it was taken from.
  auto root = getBaseBuffer(buffer).getDefiningOp<ArenaViewOp>();
  if (!root)
    return user->emitOpError("expects buffers to be views of the arena");
  return root.getOffset() + offset * elementBytes;
}

FailureOr<Value> ProgramWriter::getPointer(Operation *user, Value buffer) {
  FailureOr<int64_t> bytes = getOffset(user, buffer);
  if (failed(bytes))
    return failure();
  Value &known = pointers[*bytes];
  if (!known) {
    Value distance =
        LLVM::ConstantOp::create(builder, user->getLoc(), builder.getI64Type(), builder.getI64IntegerAttr(*bytes));
    known = LLVM::GEPOp::create(builder, user->getLoc(), arena.getType(), builder.getI8Type(), arena,
                                ArrayRef<LLVM::GEPArg>{distance});
  }
  return known;
}

FailureOr<SmallVector<Value>> ProgramWriter::getPointers(Operation *user, ValueRange buffers) {
  SmallVector<Value> result;
  for (Value buffer : buffers) {
    auto pointer = getPointer(user, buffer);
    if (failed(pointer))
      return failure();
    result.push_back(*pointer);
  }
  return result;
}

Value ProgramWriter::getAddress(FlatSymbolRefAttr symbol) {
  return LLVM::AddressOfOp::create(builder, program.getLoc(), arena.getType(), symbol);
}

Value ProgramWriter::getI32(int64_t value) {
  return LLVM::ConstantOp::create(builder, program.getLoc(), builder.getI32Type(), builder.getI32IntegerAttr(value));
}

Value ProgramWriter::getStream(StringRef name) {
  return getI32(llvm::find(tables.streams, name) - tables.streams.begin());
}

Value ProgramWriter::storeArray(ArrayRef<Value> elements, int64_t start) {
  scratchSize = std::max<int64_t>(scratchSize, start + elements.size());
  auto slotAt = [&](int32_t index) {
    return LLVM::GEPOp::create(builder, program.getLoc(), arena.getType(), arena.getType(), scratch,
                               ArrayRef<LLVM::GEPArg>{index});
  };
  for (auto [index, element] : llvm::enumerate(elements))
    LLVM::StoreOp::create(builder, program.getLoc(), element, slotAt(start + index));
  return slotAt(start);
}

void ProgramWriter::call(Location loc, StringRef function, ArrayRef<Value> arguments) {
  LLVM::CallOp::create(builder, loc, constants.getRuntimeFunction(function), arguments);
}

/// Lets a function run only the blocks [first, last) of its block loop, which it takes as two more arguments.
static void takeBlockRange(func::FuncOp function, int64_t numBlocks) {
  scf::ForOp loop = findBlockLoop(function.getBody());
  OpBuilder builder(loop);
  Location loc = loop.getLoc();
  int64_t lower = *getConstantIntValue(loop.getLowerBound()), step = *getConstantIntValue(loop.getStep());
  int64_t numIterations = llvm::divideCeil(*getConstantIntValue(loop.getUpperBound()) - lower, step);
  int64_t perBlock = llvm::divideCeil(numIterations, numBlocks);
  auto constant = [&](int64_t value) { return arith::ConstantIndexOp::create(builder, loc, value).getResult(); };
  auto takeBound = [&]() -> Value {
    unsigned index = function.getNumArguments();
    (void)function.insertArgument(index, builder.getI64Type(), {}, loc);
    Value block =
        arith::IndexCastOp::create(builder, loc, builder.getIndexType(), function.getArgument(index)).getResult();
    Value iteration = arith::MulIOp::create(builder, loc, block, constant(perBlock));
    iteration = arith::MinSIOp::create(builder, loc, iteration, constant(numIterations));
    Value distance = arith::MulIOp::create(builder, loc, iteration, constant(step));
    return arith::AddIOp::create(builder, loc, distance, constant(lower));
  };
  loop.setLowerBound(takeBound());
  loop.setUpperBound(takeBound());
}

/// Turns a kernel into a function on its buffers, which do not overlap.
static void convertKernel(KernelOp kernel) {
  OpBuilder builder(kernel);
  int64_t numBlocks = countBlocks(kernel);
  auto function = func::FuncOp::create(builder, kernel.getLoc(), ("weft_kernel_body." + kernel.getSymName()).str(),
                                       kernel.getFunctionType());
  function.setPrivate();
  function->setAttr(kHostKernelAttrName, builder.getStringAttr(getPackedName(kernel.getSymName())));
  function.getBody().takeBody(kernel.getBody());
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    function.setArgAttr(i, LLVM::LLVMDialect::getNoAliasAttrName(), builder.getUnitAttr());
  function.walk([](YieldOp yield) {
    OpBuilder atYield(yield);
    func::ReturnOp::create(atYield, yield.getLoc());
    yield.erase();
  });
  if (numBlocks > 1)
    takeBlockRange(function, numBlocks);
  kernel.erase();
}

/// Exports the table that the runtime looks up.
static void exportModule(ModuleOp module, ConstantTable &constants, const RuntimeTables &tables, int64_t arenaBytes,
                         LLVM::LLVMFuncOp step, LLVM::LLVMFuncOp eval) {
  Builder builder(module.getContext());
  auto digest = module->getAttrOfType<StringAttr>(kDigestAttrName);
  auto reference = [&](LLVM::LLVMFuncOp function) -> Attribute {
    return function ? Attribute(FlatSymbolRefAttr::get(function)) : builder.getUnitAttr();
  };
  constants.getStruct("weft_rt_module_main", kModuleStruct,
                      {builder.getI64IntegerAttr(WEFT_RT_ABI_VERSION),
                       constants.getString(digest ? digest.getValue() : StringRef()),
                       builder.getI64IntegerAttr(arenaBytes), builder.getI64IntegerAttr(tables.streams.size()),
                       builder.getI64IntegerAttr(tables.numEvents), reference(step), reference(eval)},
                      LLVM::Linkage::External);
}

namespace {
class ConvertToRuntimePass : public weft::impl::ConvertToRuntimeBase<ConvertToRuntimePass> {
public:
  void runOnOperation() override {
    ModuleOp module = getOperation();
    RuntimeTables tables = collectRuntimeTables(module);
    SymbolTable symbols(module);
    ConstantTable constants(module, tables);

    LLVM::LLVMFuncOp step, eval;
    int64_t arenaBytes = 0;
    for (auto program : llvm::to_vector(module.getOps<func::FuncOp>())) {
      bool isStep = program->hasAttr("weft.step");
      if (!isStep && !program->hasAttr("weft.eval"))
        continue;
      if (program.getNumArguments() == 1)
        if (auto type = dyn_cast<MemRefType>(program.getArgumentTypes()[0]))
          arenaBytes = std::max(arenaBytes, type.getNumElements());
      auto function = ProgramWriter(program, constants, tables, symbols).run();
      if (failed(function))
        return signalPassFailure();
      (isStep ? step : eval) = *function;
    }
    if (!step) {
      module.emitError("expects a function with 'weft.step' in the module");
      return signalPassFailure();
    }
    exportModule(module, constants, tables, arenaBytes, step, eval);

    for (auto kernel : llvm::to_vector(module.getOps<KernelOp>())) {
      if (module.lookupSymbol(getPackedName(kernel.getSymName())))
        convertKernel(kernel);
      else
        kernel.erase(); // never launched
    }
    for (Operation &op : llvm::make_early_inc_range(*module.getBody()))
      if (isa<MeshOp, ParamOp, OptimizerOp, LayoutOp, StateOp, StreamOp, BufferOp>(op))
        op.erase();
    module->removeAttr(kDigestAttrName);
  }
};
} // namespace
