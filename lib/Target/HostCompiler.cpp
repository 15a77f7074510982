// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Target/HostCompiler.h"

#include "weft/Conversion/Runtime.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/ThreadPool.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Triple.h"

#include <atomic>

using namespace mlir;

namespace weft {

/// Part of every kernel's key. Bumped when this file compiles the same LLVM IR to other code.
static constexpr llvm::StringLiteral kCodegenVersion = "weft-host-codegen 2 llvm " LLVM_VERSION_STRING;

namespace {
/// A kernel as an LLVM module of its own.
struct KernelModule {
  std::string name; // of the function in the MLIR module
  std::string key;  // and symbol in its object
  std::unique_ptr<llvm::LLVMContext> context;
  std::unique_ptr<llvm::Module> module;
};
} // namespace

void registerHostTranslations(DialectRegistry &registry) {
  registerBuiltinDialectTranslation(registry);
  registerLLVMDialectTranslation(registry);
}

/// Moves `kernel` and a copy of every symbol it reaches into a new module.
static OwningOpRef<ModuleOp> extractKernel(LLVM::LLVMFuncOp kernel, SymbolTable &symbols) {
  llvm::SetVector<Operation *> reached;
  reached.insert(kernel);
  for (size_t i = 0; i < reached.size(); ++i)
    if (auto uses = SymbolTable::getSymbolUses(reached[i]))
      for (SymbolTable::SymbolUse use : *uses)
        if (Operation *symbol = symbols.lookup(use.getSymbolRef().getRootReference()))
          reached.insert(symbol);
  OwningOpRef<ModuleOp> module = ModuleOp::create(kernel.getLoc());
  OpBuilder builder(module->getBodyRegion());
  for (Operation *symbol : reached)
    builder.clone(*symbol);
  return module;
}

/// Translates `module` to LLVM IR for `machine`, or returns null.
static std::unique_ptr<llvm::Module> translate(ModuleOp module, llvm::LLVMContext &context, StringRef name,
                                               const llvm::TargetMachine &machine, const HostTarget &target) {
  std::unique_ptr<llvm::Module> llvmModule = translateModuleToLLVMIR(module, context, name);
  if (!llvmModule)
    return nullptr;
  llvmModule->setSourceFileName(name);
  llvmModule->setTargetTriple(machine.getTargetTriple());
  llvmModule->setDataLayout(machine.createDataLayout());
  for (llvm::Function &function : *llvmModule) {
    function.addFnAttr("target-cpu", target.cpu);
    if (!target.features.empty())
      function.addFnAttr("target-features", target.features);
    if (!function.isDeclaration())
      function.addFnAttr(llvm::Attribute::NoUnwind);
    // An estimate refined by Newton's method makes NaN of 1 / infinity, which a sigmoid or a softmax may well ask for.
    function.addFnAttr("reciprocal-estimates", "none");
  }
  return llvmModule;
}

/// Gives everything in the kernel's module a name that does not depend on where the kernel came from, and the kernel
/// itself its key as a name.
static void nameByContent(KernelModule &kernel, const HostTarget &target) {
  llvm::Function *entry = kernel.module->getFunction(kernel.name);
  entry->setName("weft_kernel");
  int64_t number = 0;
  for (llvm::GlobalObject &object : kernel.module->global_objects()) {
    if (&object == entry || object.isDeclaration())
      continue;
    object.setName("weft_local_" + llvm::Twine(number++));
    object.setLinkage(llvm::GlobalValue::InternalLinkage);
  }
  std::string bytes;
  llvm::raw_string_ostream stream(bytes);
  stream << kCodegenVersion << '\n' << target.triple << '\n' << target.cpu << '\n' << target.features << '\n';
  llvm::WriteBitcodeToFile(*kernel.module, stream);
  kernel.key = "weft_kernel_" + digestOf(bytes);
  // Profilers show these names.
  for (llvm::Function &function : *kernel.module)
    if (function.hasLocalLinkage())
      function.setName(kernel.key + ".body");
  entry->setName(kernel.key);
  entry->setLinkage(llvm::GlobalValue::ExternalLinkage);
  entry->setVisibility(llvm::GlobalValue::HiddenVisibility);
}

/// Runs LLVM's O3 pipeline. All information about the target comes from `machine`.
static void optimize(llvm::Module &module, llvm::TargetMachine &machine) {
  llvm::PipelineTuningOptions tuning;
  tuning.LoopVectorization = true;
  tuning.LoopInterleaving = true;
  tuning.LoopUnrolling = true;
  tuning.SLPVectorization = true;
  llvm::LoopAnalysisManager loopAnalyses;
  llvm::FunctionAnalysisManager functionAnalyses;
  llvm::CGSCCAnalysisManager sccAnalyses;
  llvm::ModuleAnalysisManager moduleAnalyses;
  llvm::PassBuilder builder(&machine, tuning);
  llvm::TargetLibraryInfoImpl libraryInfo(machine.getTargetTriple());
  functionAnalyses.registerPass([&] { return llvm::TargetLibraryAnalysis(libraryInfo); });
  builder.registerModuleAnalyses(moduleAnalyses);
  builder.registerCGSCCAnalyses(sccAnalyses);
  builder.registerFunctionAnalyses(functionAnalyses);
  builder.registerLoopAnalyses(loopAnalyses);
  builder.crossRegisterProxies(loopAnalyses, functionAnalyses, sccAnalyses, moduleAnalyses);
  builder.buildPerModuleDefaultPipeline(llvm::OptimizationLevel::O3).run(module, moduleAnalyses);
}

/// Returns the object file of `module`, or an empty string where the target cannot emit one.
static std::string emitObject(llvm::Module &module, llvm::TargetMachine &machine) {
  llvm::SmallVector<char, 0> bytes;
  llvm::raw_svector_ostream stream(bytes);
  llvm::legacy::PassManager passes;
  if (machine.addPassesToEmitFile(passes, stream, nullptr, llvm::CodeGenFileType::ObjectFile))
    return "";
  passes.run(module);
  return std::string(bytes.begin(), bytes.end());
}

/// Takes the kernels out of `module`, leaving declarations, and returns each as an LLVM module.
static llvm::Expected<std::vector<KernelModule>> takeKernels(ModuleOp module, const llvm::TargetMachine &machine,
                                                             const HostTarget &target) {
  SymbolTable symbols(module);
  std::vector<KernelModule> kernels;
  std::vector<LLVM::LLVMFuncOp> functions;
  for (auto function : module.getOps<LLVM::LLVMFuncOp>())
    if (function->hasAttr(kHostKernelAttrName) && !function.isExternal())
      functions.push_back(function);
  for (LLVM::LLVMFuncOp function : functions) {
    KernelModule &kernel = kernels.emplace_back();
    kernel.name = function.getName().str();
    kernel.context = std::make_unique<llvm::LLVMContext>();
    OwningOpRef<ModuleOp> extracted = extractKernel(function, symbols);
    kernel.module = translate(*extracted, *kernel.context, "weft_kernel", machine, target);
    if (!kernel.module)
      return llvm::createStringError("cannot translate kernel '%s' to LLVM IR", kernel.name.c_str());
    nameByContent(kernel, target);
  }
  for (LLVM::LLVMFuncOp function : functions) {
    function.getBody().dropAllReferences();
    function.getBody().getBlocks().clear();
    function.setLinkage(LLVM::Linkage::External);
    function->removeAttr(kHostKernelAttrName);
  }
  // What only kernels used has moved with them.
  bool changed = true;
  while (changed) {
    changed = false;
    for (Operation &op : llvm::make_early_inc_range(*module.getBody())) {
      auto linkage = op.getAttrOfType<LLVM::LinkageAttr>("linkage");
      if (linkage &&
          (linkage.getLinkage() == LLVM::Linkage::Internal || linkage.getLinkage() == LLVM::Linkage::Private) &&
          SymbolTable::symbolKnownUseEmpty(&op, module)) {
        op.erase();
        changed = true;
      }
    }
  }
  return kernels;
}

llvm::Expected<HostObjects> compileHostObjects(ModuleOp module, const HostTarget &target, const ObjectCache &cache) {
  std::unique_ptr<llvm::TargetMachine> machine = createTargetMachine(target, llvm::CodeGenOptLevel::Less);
  if (!machine)
    return llvm::createStringError("cannot generate code for '%s'", target.triple.c_str());
  llvm::Expected<std::vector<KernelModule>> kernels = takeKernels(module, *machine, target);
  if (!kernels)
    return kernels.takeError();

  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> programs = translate(module, context, "weft_programs", *machine, target);
  if (!programs)
    return llvm::createStringError("cannot translate the programs to LLVM IR");
  llvm::StringMap<KernelModule *> distinct;
  std::vector<KernelModule *> order;
  for (KernelModule &kernel : *kernels) {
    if (distinct.try_emplace(kernel.key, &kernel).second)
      order.push_back(&kernel);
    llvm::Function *declaration = programs->getFunction(kernel.name);
    if (llvm::Function *same = programs->getFunction(kernel.key)) {
      declaration->replaceAllUsesWith(same);
      declaration->eraseFromParent();
    } else {
      declaration->setName(kernel.key);
      declaration->setVisibility(llvm::GlobalValue::HiddenVisibility);
    }
  }

  HostObjects result;
  result.numKernels = order.size();
  result.objects.resize(1 + order.size());
  std::atomic<int64_t> numCached{0};
  {
    llvm::DefaultThreadPool pool(llvm::hardware_concurrency());
    for (size_t i = 0; i < order.size(); ++i)
      pool.async([&, i] {
        KernelModule &kernel = *order[i];
        std::string &object = result.objects[1 + i];
        if (std::optional<std::string> found = cache.lookup(kernel.key)) {
          object = std::move(*found);
          ++numCached;
          return;
        }
        std::unique_ptr<llvm::TargetMachine> own = createTargetMachine(target, llvm::CodeGenOptLevel::Aggressive);
        optimize(*kernel.module, *own);
        object = emitObject(*kernel.module, *own);
        if (!object.empty())
          cache.store(kernel.key, object);
      });
    result.objects[0] = emitObject(*programs, *machine);
    pool.wait();
  }
  result.numCached = numCached;
  for (const std::string &object : result.objects)
    if (object.empty())
      return llvm::createStringError("cannot emit an object file for '%s'", target.triple.c_str());
  return result;
}

} // namespace weft
