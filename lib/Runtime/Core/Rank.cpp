// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Rank.h"
#include "DTypes.h"
#include "Parallel.h"

#include <cstring>
#include <system_error>

using namespace weft::rt;

weft_rt_rank::weft_rt_rank(EngineState &engine, int64_t index)
    : engine(engine), index(index), events(static_cast<size_t>(engine.config.numEvents)) {
  for (const std::vector<int32_t> &axes : engine.config.communicators)
    communicatorIndex.push_back(engine.config.getIndexOver(index, axes.data(), static_cast<int64_t>(axes.size())));
}

weft_rt_rank::~weft_rt_rank() { stop(); }

Status weft_rt_rank::start() {
  touchStack();
  setLibraryThreads(engine.config.threadsPerRank);
  if (Status failure = arena.allocate(engine.config.arenaBytes))
    return failure;
  for (int64_t i = 0; i < engine.config.numStreams; ++i)
    streams.push_back(std::make_unique<Stream>());
  try {
    for (size_t i = 1; i < streams.size(); ++i)
      streams[i]->worker = std::thread([this, i] { work(static_cast<int32_t>(i)); });
  } catch (const std::system_error &error) {
    return makeStatus(WEFT_RT_OUT_OF_MEMORY, "rank %lld cannot start the worker of a stream: %s", (long long)index,
                      error.what());
  }
  return nullptr;
}

void weft_rt_rank::stop() {
  stopping.store(true, std::memory_order_seq_cst);
  for (std::unique_ptr<Stream> &stream : streams)
    if (stream->worker.joinable()) {
      stream->queue.wakeConsumer();
      stream->worker.join();
    }
}

void weft_rt_rank::fail(Status newStatus) {
  if (!newStatus)
    return;
  engine.abort.raise(index, *newStatus);
  std::lock_guard<std::mutex> lock(statusMutex);
  if (status)
    return;
  status = std::move(newStatus);
  failed.store(true, std::memory_order_release);
}

Status weft_rt_rank::getStatus() const {
  {
    std::lock_guard<std::mutex> lock(statusMutex);
    if (status)
      return clone(status);
  }
  return engine.abort.getForOthers();
}

int64_t weft_rt_rank::getCommandBytes() const {
  int64_t bytes = 0;
  for (const std::unique_ptr<Stream> &stream : streams)
    bytes += stream->queue.getBytes();
  return bytes;
}

int64_t weft_rt_rank::getProductBytes() const {
  int64_t bytes = 0;
  for (const std::unique_ptr<Stream> &stream : streams)
    if (stream->products)
      bytes += stream->products->getScratchBytes();
  return bytes;
}

Status weft_rt_rank::begin() {
  if (inProgram) {
    fail(makeStatus(WEFT_RT_FAILED_PRECONDITION, "rank %lld begins a program inside of another", (long long)index));
    return getStatus();
  }
  inProgram = true;
  ++program;
  if (!planCompared && !hasFailed()) {
    fail(engine.backend->meet(*this, &plan));
    planCompared = true;
  }
  return getStatus();
}

Status weft_rt_rank::end() {
  if (!inProgram) {
    fail(makeStatus(WEFT_RT_FAILED_PRECONDITION, "rank %lld ends a program that it has not begun", (long long)index));
    return getStatus();
  }
  drain();
  inProgram = false;
  engine.progress[static_cast<size_t>(index)].programsEnded.store(program, std::memory_order_release);
  return getStatus();
}

/// What is wrong with a command, seen when it is issued.
Status weft_rt_rank::checkCommand(int32_t stream, const Command &command) const {
  if (!inProgram)
    return makeStatus(WEFT_RT_FAILED_PRECONDITION, "rank %lld got a command outside of a program", (long long)index);
  if (stream < 0 || static_cast<size_t>(stream) >= streams.size())
    return makeStatus(WEFT_RT_INVALID_ARGUMENT, "expects 'stream' to be below %zu, but got %d", streams.size(), stream);
  if (command.kind != Command::Kind::Record && command.kind != Command::Kind::Wait)
    return nullptr;
  if (command.number < 0 || static_cast<size_t>(command.number) >= events.size())
    return makeStatus(WEFT_RT_INVALID_ARGUMENT, "expects 'event' to be below %zu, but got %d", events.size(),
                      command.number);
  bool recorded = events[static_cast<size_t>(command.number)].recordedIn == static_cast<uint32_t>(program);
  if (command.kind == Command::Kind::Wait && !recorded)
    return makeStatus(WEFT_RT_FAILED_PRECONDITION, "stream %d waits for event %d before it is recorded", stream,
                      command.number);
  if (command.kind == Command::Kind::Record && recorded)
    return makeStatus(WEFT_RT_FAILED_PRECONDITION, "stream %d records event %d a second time", stream, command.number);
  return nullptr;
}

void weft_rt_rank::issue(int32_t number, Command command) {
  if (hasFailed())
    return;
  if (Status failure = checkCommand(number, command))
    return fail(std::move(failure));
  Stream &stream = *streams[static_cast<size_t>(number)];
  if (command.kind == Command::Kind::Record) {
    Event &event = events[static_cast<size_t>(command.number)];
    event.recordedIn = static_cast<uint32_t>(program);
    event.stream = number;
    event.position = stream.queue.getEnd();
  }
  if (number == 0 && !isAdversarial())
    return execute(0, command);

  CommandQueue &queue = stream.queue;
  if (command.kind == Command::Kind::Launch) {
    command.args = queue.copyArray(command.args, command.kernel->num_args);
  } else if (command.kind == Command::Kind::Collective) {
    command.descs = queue.copyArray(command.descs, command.number);
    command.sources = queue.copyArray(command.sources, command.number);
    command.destinations = queue.copyArray(command.destinations, command.number);
  }
  queue.push(command);
  if (!isAdversarial())
    queue.publish();
}

/// Waits on behalf of `stream` until an event is reached.
void weft_rt_rank::waitEvent(int32_t number, Event &event) {
  uint32_t wanted = static_cast<uint32_t>(program);
  if (event.reached.load() == wanted)
    return;
  if (isAdversarial())
    demand(event.stream, event.position);
  Stream &stream = *streams[static_cast<size_t>(number)];
  stream.busy.store(false, std::memory_order_release);
  event.reached.wait([&](uint32_t value) { return value == wanted; }, [&] { return hasFailed(); }, engine.spin);
  stream.busy.store(true, std::memory_order_release);
}

/// Runs a command that is not to be skipped.
Status weft_rt_rank::run(int32_t number, const Command &command) {
  switch (command.kind) {
  case Command::Kind::Launch:
    // Workers have no threads of their own to divide a kernel over.
    runKernel(*command.kernel, command.args, number == 0 ? engine.config.threadsPerRank : 1);
    return nullptr;
  case Command::Kind::Product: {
    Stream &stream = *streams[static_cast<size_t>(number)];
    if (!stream.products)
      stream.products = std::make_unique<ProductRunner>();
    return stream.products->run(*command.product, command.source[0], command.source[1], command.destination);
  }
  case Command::Kind::Collective:
    return engine.backend->run(*this, number, command.number, command.descs, command.sources, command.destinations);
  case Command::Kind::Copy:
    memcpy(command.destination, command.source[0], static_cast<size_t>(command.bytes));
    return nullptr;
  case Command::Kind::Record:
    events[static_cast<size_t>(command.number)].reached.store(static_cast<uint32_t>(program));
    return nullptr;
  case Command::Kind::Wait:
    waitEvent(number, events[static_cast<size_t>(command.number)]);
    return nullptr;
  }
  return nullptr;
}

/// Bytes of one rank's whole buffers in a launch.
static int64_t countBytes(const weft_rt_rank &rank, const Command &command) {
  int64_t bytes = 0;
  for (int32_t i = 0; i < command.number; ++i) {
    const weft_rt_collective_desc &desc = *command.descs[i];
    int64_t size = desc.kind == WEFT_RT_ALL_REDUCE ? 1 : weft_rt_rank_communicator_size(&rank, desc.communicator);
    bytes += size * desc.count * getDTypeBytes(desc.dtype);
  }
  return bytes;
}

/// What a trace says about a command that was run.
static weft_rt_trace_event makeTraceEvent(const weft_rt_rank &rank, const Command &command) {
  weft_rt_trace_event event{};
  event.rank = rank.index;
  event.collective = event.event = -1;
  switch (command.kind) {
  case Command::Kind::Launch:
    event.kind = WEFT_RT_TRACE_LAUNCH;
    event.name = command.kernel->name;
    break;
  case Command::Kind::Product:
    event.kind = WEFT_RT_TRACE_PRODUCT;
    event.product = command.product;
    break;
  case Command::Kind::Collective:
    event.kind = WEFT_RT_TRACE_COLLECTIVE;
    event.name = command.number > 0 ? command.descs[0]->tag : nullptr;
    event.collective = command.number > 0 ? command.descs[0]->kind : -1;
    event.bytes = countBytes(rank, command);
    break;
  case Command::Kind::Copy:
    event.kind = WEFT_RT_TRACE_COPY;
    event.bytes = command.bytes;
    break;
  case Command::Kind::Record:
    event.kind = WEFT_RT_TRACE_RECORD;
    event.event = command.number;
    break;
  case Command::Kind::Wait:
    event.kind = WEFT_RT_TRACE_WAIT;
    event.event = command.number;
    break;
  }
  return event;
}

void weft_rt_rank::execute(int32_t number, const Command &command) {
  if (hasFailed())
    return;
  if (!engine.config.trace)
    return fail(run(number, command));
  int64_t begin = nowNanos();
  // What waits for a record may go on before this thread has said that it was reached: the record's time is before.
  bool takesTime = command.kind != Command::Kind::Record;
  fail(run(number, command));
  if (hasFailed())
    return;
  weft_rt_trace_event event = makeTraceEvent(*this, command);
  event.stream = number;
  event.begin = begin;
  event.end = takesTime ? nowNanos() : begin;
  engine.config.trace(&event, engine.config.traceUser);
}

/// The worker of a stream.
void weft_rt_rank::work(int32_t number) {
  setLibraryThreads(1);
  touchStack();
  Stream &stream = *streams[static_cast<size_t>(number)];
  for (;;) {
    stream.queue.waitNext([&] { return stopping.load(std::memory_order_seq_cst); }, engine.spin);
    if (!stream.queue.hasNext())
      return;
    if (isAdversarial())
      hold(number);
    execute(number, stream.queue.take());
    if (!stream.queue.hasNext())
      stream.busy.store(false, std::memory_order_release);
    stream.finished.add(1);
  }
}

void weft_rt_rank::waitFinished(Stream &stream) {
  if (&stream == streams[0].get())
    return;
  uint32_t end = stream.queue.getEnd();
  stream.finished.wait([&](uint32_t value) { return value == end; }, [] { return false; }, engine.spin);
}

void weft_rt_rank::drain() {
  if (isAdversarial())
    drainAdversarial();
  else
    for (std::unique_ptr<Stream> &stream : streams)
      waitFinished(*stream);
  for (std::unique_ptr<Stream> &stream : streams) {
    stream->queue.reset();
    stream->programStart = stream->queue.getEnd();
  }
}
