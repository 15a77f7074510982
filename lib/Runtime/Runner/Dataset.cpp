// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Dataset.h"

#include "Error.h"
#include "Npy.h"
#include "Tokens.h"
#include "weft-rt/Random.h"

#include <algorithm>
#include <cctype>
#include <cstring>
#include <fmt/ranges.h>

using namespace weft::run;

namespace {

/// The index of the first integer outside of [0, bound), or -1.
template <typename T> int64_t findOutOfBound(const void *values, int64_t count, int64_t bound) {
  const char *from = static_cast<const char *>(values);
  for (int64_t i = 0; i < count; ++i) {
    T value;
    std::memcpy(&value, from + i * int64_t(sizeof(T)), sizeof(T));
    if (value < 0 || int64_t(value) >= bound)
      return i;
  }
  return -1;
}

int64_t findOutOfBound(const Feed &feed, const void *values, int64_t count) {
  if (feed.bound == 0)
    return -1;
  switch (feed.dtype) {
  case Element::I8:
    return findOutOfBound<int8_t>(values, count, feed.bound);
  case Element::I16:
    return findOutOfBound<int16_t>(values, count, feed.bound);
  case Element::I32:
    return findOutOfBound<int32_t>(values, count, feed.bound);
  default:
    return findOutOfBound<int64_t>(values, count, feed.bound);
  }
}

/// Windows of tokens. A window begins every `length` tokens and holds one token more than that, the first one of the
/// next window: so each token is read once and predicted once.
class TokenSource : public Source {
public:
  TokenSource(TokenFiles tokenFiles, const BatchPlan &plan, int64_t length)
      : tokens(std::move(tokenFiles)), plan(plan), length(length) {}

  int64_t numSamples() const override { return (tokens.numTokens() - 1) / length; }
  int64_t numScratchBytes() const override { return (length + 1) * elementBytes(tokens.dtype()); }
  int64_t tokensPerSample() const override { return length; }
  std::string describe() const override {
    return fmt::format("{} tokens of '{}' in windows of {}", tokens.numTokens(), tokens.path(), length + 1);
  }

  void read(int64_t sample, void *const *rows, void *scratch) const override {
    int64_t first = sample * length;
    tokens.read(first, length + 1, scratch);
    // x is the window without its last token, y without its first; a lone argument takes the whole window.
    for (size_t i = 0; i < plan.feeds.size(); ++i)
      convert(plan.feeds[i], plan.feeds[i].name == "y" ? 1 : 0, first, scratch, rows[i]);
  }

private:
  void convert(const Feed &feed, int64_t shift, int64_t first, const void *window, void *row) const {
    const char *from = static_cast<const char *>(window) + shift * elementBytes(tokens.dtype());
    int64_t wrong = convertExact(tokens.dtype(), from, feed.dtype, row, feed.sampleElements);
    if (wrong < 0)
      wrong = findOutOfBound(feed, row, feed.sampleElements);
    if (wrong < 0)
      return;
    std::string expectation =
        feed.bound ? fmt::format("less than {}", feed.bound) : fmt::format("of type {}", elementName(feed.dtype));
    fail("expects tokens for '{}' to be {}, but got {} at {}", feed.name, expectation,
         int64_t(elementValue(tokens.dtype(), from + wrong * elementBytes(tokens.dtype()))),
         tokens.locate(first + shift + wrong));
  }

  TokenFiles tokens;
  const BatchPlan &plan;
  int64_t length;
};

/// Arrays whose first dimension counts samples, one for each argument.
class ArraySource : public Source {
public:
  ArraySource(std::vector<NpyFile> arrays, const BatchPlan &plan) : arrays(std::move(arrays)), plan(plan) {}

  int64_t numSamples() const override { return arrays.front().shape().front(); }

  int64_t numScratchBytes() const override {
    int64_t result = 0;
    for (size_t i = 0; i < arrays.size(); ++i)
      result = std::max(result, plan.feeds[i].sampleElements * elementBytes(arrays[i].dtype()));
    return result;
  }

  int64_t tokensPerSample() const override { return 0; }

  std::string describe() const override {
    std::string text = fmt::format("{} samples of", numSamples());
    for (const NpyFile &array : arrays)
      text += fmt::format("{} '{}'", &array == &arrays.front() ? "" : ",", array.path());
    return text;
  }

  void read(int64_t sample, void *const *rows, void *scratch) const override {
    for (size_t i = 0; i < arrays.size(); ++i) {
      const Feed &feed = plan.feeds[i];
      const NpyFile &array = arrays[i];
      int64_t first = sample * feed.sampleElements;
      array.read(first, feed.sampleElements, scratch);
      int64_t wrong = convertExact(array.dtype(), scratch, feed.dtype, rows[i], feed.sampleElements);
      bool isInexact = wrong >= 0;
      if (!isInexact)
        wrong = findOutOfBound(feed, rows[i], feed.sampleElements);
      if (wrong < 0)
        continue;
      double value = elementValue(array.dtype(), static_cast<char *>(scratch) + wrong * elementBytes(array.dtype()));
      if (isInexact)
        fail("expects values of '{}' ({}) that {} can hold, but got {} in sample {}, element {} (convert the array to "
             "say how to round)",
             array.path(), elementName(array.dtype()), elementName(feed.dtype), value, sample, wrong);
      fail("expects values for '{}' in [0, {}), but got {} in '{}', sample {}, element {}", feed.name, feed.bound,
           int64_t(value), array.path(), sample, wrong);
    }
  }

private:
  std::vector<NpyFile> arrays;
  const BatchPlan &plan;
};

std::string listFeeds(const BatchPlan &plan) {
  std::string text;
  for (const Feed &feed : plan.feeds)
    text += fmt::format("{}'{}' ({} x [{}] {})", text.empty() ? "" : ", ", feed.name, plan.samplesPerMicroBatch,
                        fmt::join(feed.sampleShape, ", "), elementName(feed.dtype));
  return text.empty() ? "none" : text;
}

/// The number of tokens that a window advances by: the model takes x and y of equal shape, or only `tokens`.
int64_t windowLength(const BatchPlan &plan, const char *option) {
  const std::vector<Feed> &feeds = plan.feeds;
  bool areSequences = true;
  for (const Feed &feed : feeds)
    areSequences &= isInteger(feed.dtype) && feed.sampleShape.size() == 1 && feed.sampleElements > 0;
  bool isPair = feeds.size() == 2 && feeds[0].sampleElements == feeds[1].sampleElements;
  if (areSequences && isPair &&
      ((feeds[0].name == "x" && feeds[1].name == "y") || (feeds[0].name == "y" && feeds[1].name == "x")))
    return feeds[0].sampleElements;
  if (areSequences && feeds.size() == 1 && feeds[0].name == "tokens" && feeds[0].sampleElements > 1)
    return feeds[0].sampleElements - 1;
  fail("expects {} to name arrays (NAME=FILE.npy), since tokens can only be fed to a model with the integer arguments "
       "'x' and 'y' of one shape, or 'tokens'; this one takes {}",
       option, listFeeds(plan));
}

/// NAME of `NAME=FILE`, or empty. A path that contains `=` can be written with `./` before it.
std::string nameOf(const std::string &value) {
  size_t equals = value.find('=');
  if (equals == std::string::npos || equals == 0)
    return "";
  for (char c : value.substr(0, equals))
    if (!std::isalnum(static_cast<unsigned char>(c)) && c != '_' && c != '.' && c != '-')
      return "";
  return value.substr(0, equals);
}

std::unique_ptr<Source> openArrays(const std::vector<std::string> &values, const BatchPlan &plan, const char *option) {
  std::vector<NpyFile> arrays;
  for (const std::string &value : values) {
    std::string name = nameOf(value);
    bool isKnown = std::any_of(plan.feeds.begin(), plan.feeds.end(), [&](const Feed &f) { return f.name == name; });
    if (!isKnown)
      fail("expects {} to name arguments of the model, but got '{}'; it takes {}", option, name, listFeeds(plan));
  }
  for (const Feed &feed : plan.feeds) {
    std::string path;
    for (const std::string &value : values)
      if (nameOf(value) == feed.name) {
        if (!path.empty())
          fail("expects {} to name '{}' once, but it does so twice", option, feed.name);
        path = value.substr(feed.name.size() + 1);
      }
    if (path.empty())
      fail("expects {} to name an array for every argument, but '{}' has none; the model takes {}", option, feed.name,
           listFeeds(plan));
    arrays.emplace_back(path);
    const std::vector<int64_t> &shape = arrays.back().shape();
    if (shape.empty() || !std::equal(shape.begin() + 1, shape.end(), feed.sampleShape.begin(), feed.sampleShape.end()))
      fail("expects '{}' to have the shape [samples{}{}] for '{}', but got [{}]", path,
           feed.sampleShape.empty() ? "" : ", ", fmt::join(feed.sampleShape, ", "), feed.name, fmt::join(shape, ", "));
    if (shape[0] != arrays.front().shape()[0])
      fail("expects the same number of samples in '{}' and '{}', but got {} and {}", arrays.front().path(), path,
           arrays.front().shape()[0], shape[0]);
    Element from = arrays.back().dtype();
    if (isFloat(from) && !isFloat(feed.dtype))
      fail("expects '{}' to hold {} for '{}', but got {}", path, elementName(feed.dtype), feed.name, elementName(from));
  }
  return std::make_unique<ArraySource>(std::move(arrays), plan);
}

} // namespace

BatchPlan weft::run::planBatch(const Manifest &manifest, ProgramKind program) {
  BatchPlan plan;
  plan.microBatches = program == ProgramKind::Step ? manifest.microBatches : 1;
  plan.dataRanks = manifest.numDataRanks();
  for (const Buffer &buffer : manifest.buffers) {
    if (buffer.role != Role::Batch || !buffer.usedBy(program))
      continue;
    auto known =
        std::find_if(plan.feeds.begin(), plan.feeds.end(), [&](const Feed &f) { return f.name == buffer.name; });
    if (known == plan.feeds.end()) {
      Feed feed;
      feed.name = buffer.name;
      feed.dtype = buffer.dtype;
      feed.sampleShape.assign(buffer.shape.begin() + 1, buffer.shape.end());
      feed.sampleElements = buffer.numElements / buffer.shape[0];
      feed.bound = buffer.bound;
      feed.offsets.resize(size_t(plan.microBatches));
      plan.samplesPerMicroBatch = buffer.shape[0];
      plan.feeds.push_back(std::move(feed));
      known = std::prev(plan.feeds.end());
    }
    known->offsets[size_t(buffer.microBatch)] = buffer.offset;
  }
  return plan;
}

std::unique_ptr<Source> weft::run::openSource(const std::vector<std::string> &values, const BatchPlan &plan,
                                              const char *option, int tokenBits) {
  std::unique_ptr<Source> source;
  size_t numNamed =
      size_t(std::count_if(values.begin(), values.end(), [](const auto &v) { return !nameOf(v).empty(); }));
  if (numNamed == values.size() && numNamed > 0) {
    if (tokenBits != 0)
      fail("expects {} to be tokens where there is --token-width, but got arrays", option);
    source = openArrays(values, plan, option);
  } else {
    if (numNamed > 0 || values.size() != 1)
      fail("expects {} to be one file or folder of tokens, or NAME=FILE.npy for every argument, but got {} values of "
           "which {} have a name",
           option, values.size(), numNamed);
    int64_t length = windowLength(plan, option);
    source = std::make_unique<TokenSource>(TokenFiles(values[0], tokenBits), plan, length);
  }
  if (source->numSamples() < plan.globalBatch())
    fail("expects {} to hold the {} samples of one global batch at least, but got {} ({})", option, plan.globalBatch(),
         source->numSamples(), source->describe());
  return source;
}

SampleOrder::SampleOrder(int64_t numSamples, int64_t globalBatch, uint64_t seed, bool isShuffled)
    : numSamples(numSamples), perEpoch(numSamples / globalBatch * globalBatch), seed(seed), isShuffled(isShuffled) {}

int64_t SampleOrder::sampleAt(int64_t position) const {
  int64_t index = position % perEpoch;
  return isShuffled ? weft_rt_permute(seed, uint64_t(position / perEpoch), numSamples, index) : index;
}

Loader::Loader(const BatchPlan &plan, const Source &source, const SampleOrder &order, int64_t dataCoordinate)
    : plan(plan), source(source), order(order), dataCoordinate(dataCoordinate), rows(plan.feeds.size()),
      scratch(size_t(source.numScratchBytes())) {}

void Loader::fill(int64_t batch, char *arena) {
  int64_t rowsPerMicro = plan.samplesPerMicroBatch;
  for (int64_t micro = 0; micro < plan.microBatches; ++micro) {
    int64_t position = batch * plan.globalBatch() + (micro * plan.dataRanks + dataCoordinate) * rowsPerMicro;
    for (int64_t row = 0; row < rowsPerMicro; ++row) {
      for (size_t i = 0; i < rows.size(); ++i) {
        const Feed &feed = plan.feeds[i];
        rows[i] = arena + feed.offsets[size_t(micro)] + row * feed.sampleElements * elementBytes(feed.dtype);
      }
      source.read(order.sampleAt(position + row), rows.data(), scratch.data());
    }
  }
}
