// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The conformance suite of collectives: every kind on 1, 2, 3, 4, 5 and 8 ranks and on sub-communicators of larger
// meshes, in place and out of place, of every dtype, of no, one, odd and many elements. Expected values come from an
// oracle that adds in the documented order, compared by bits.

#include "CollectiveOracle.h"
#include "TestEngine.h"

using namespace weft::rt::test;

namespace {

/// A mesh and the communicator that is tested on it.
struct Shape {
  std::string name;
  std::vector<weft_rt_mesh_axis> axes;
  std::vector<int32_t> communicator;

  int64_t getNumRanks() const {
    int64_t numRanks = 1;
    for (const weft_rt_mesh_axis &axis : axes)
      numRanks *= axis.size;
    return numRanks;
  }

  std::vector<int64_t> getCoordinates(int64_t rank) const {
    std::vector<int64_t> coordinates(axes.size());
    for (size_t i = axes.size(); i-- > 0; rank /= axes[i].size)
      coordinates[i] = rank % axes[i].size;
    return coordinates;
  }

  bool has(size_t axis) const {
    for (int32_t own : communicator)
      if (size_t(own) == axis)
        return true;
    return false;
  }

  /// The ranks that a rank communicates with, itself included, in the order of their places.
  std::vector<int64_t> getGroup(int64_t rank) const {
    std::vector<int64_t> mine = getCoordinates(rank);
    std::vector<int64_t> group(static_cast<size_t>(getSize()));
    for (int64_t other = 0; other < getNumRanks(); ++other) {
      std::vector<int64_t> theirs = getCoordinates(other);
      bool same = true;
      for (size_t axis = 0; axis < axes.size(); ++axis)
        same &= has(axis) || mine[axis] == theirs[axis];
      if (same)
        group[size_t(getPlace(other))] = other;
    }
    return group;
  }

  int64_t getPlace(int64_t rank) const {
    std::vector<int64_t> coordinates = getCoordinates(rank);
    int64_t place = 0;
    for (int32_t axis : communicator)
      place = place * axes[size_t(axis)].size + coordinates[size_t(axis)];
    return place;
  }

  int64_t getSize() const {
    int64_t size = 1;
    for (int32_t axis : communicator)
      size *= axes[size_t(axis)].size;
    return size;
  }

  /// Sizes of the communicator's axes, innermost first.
  std::vector<int64_t> getLevels() const {
    std::vector<int64_t> levels;
    for (size_t i = communicator.size(); i-- > 0;)
      levels.push_back(axes[size_t(communicator[i])].size);
    return levels;
  }
};

/// How GoogleTest names a parameter in its output.
void PrintTo(const Shape &shape, std::ostream *stream) { *stream << shape.name; }

const Shape shapes[] = {
    {"1", {{"dp", 1}}, {0}},
    {"2", {{"dp", 2}}, {0}},
    {"3", {{"dp", 3}}, {0}},
    {"4", {{"dp", 4}}, {0}},
    {"5", {{"dp", 5}}, {0}},
    {"8", {{"dp", 8}}, {0}},
    {"2x3_outer", {{"dp", 2}, {"tp", 3}}, {0}},
    {"2x3_inner", {{"dp", 2}, {"tp", 3}}, {1}},
    {"2x3_both", {{"dp", 2}, {"tp", 3}}, {0, 1}},
    {"2x3_swapped", {{"dp", 2}, {"tp", 3}}, {1, 0}},
    {"3x1x2_all", {{"pp", 3}, {"dp", 1}, {"tp", 2}}, {0, 1, 2}},
    {"2x2x2_all", {{"pp", 2}, {"dp", 2}, {"tp", 2}}, {0, 1, 2}},
    {"2x2x2_ends", {{"pp", 2}, {"dp", 2}, {"tp", 2}}, {0, 2}},
    {"2_none", {{"dp", 2}}, {}},
};

const char *const kindNames[] = {"all_reduce", "reduce_scatter", "all_gather"};

class Collectives : public testing::TestWithParam<std::tuple<Shape, int>> {
protected:
  const Shape &getShape() const { return std::get<0>(GetParam()); }
  int32_t getKind() const { return std::get<1>(GetParam()); }

  /// What one rank puts in and gets out; guard elements around both must not change.
  template <typename T> struct Buffers {
    std::vector<T> source, destination;
  };

  template <typename T>
  void check(TestEngine &engine, int32_t dtype, int32_t stream, int64_t count, int32_t reduction, int64_t divisor,
             bool inPlace) {
    SCOPED_TRACE(testing::Message() << dtypeName(dtype) << ", count " << count << ", reduction " << reduction
                                    << ", divisor " << divisor << (inPlace ? ", in place" : ", out of place")
                                    << ", stream " << stream);
    const Shape &shape = getShape();
    int64_t size = shape.getSize();
    int64_t numIn = getKind() == WEFT_RT_REDUCE_SCATTER ? count * size : count;
    int64_t numOut = getKind() == WEFT_RT_ALL_GATHER ? count * size : count;
    weft_rt_collective_desc desc{};
    desc.kind = getKind();
    desc.reduction = reduction;
    desc.dtype = dtype;
    desc.count = count;
    desc.divisor = divisor;
    desc.tag = "t";

    constexpr int64_t guard = 3;
    std::mt19937_64 generator(uint64_t(count * 131 + reduction));
    std::vector<std::vector<T>> inputs;
    std::vector<Buffers<T>> buffers;
    int64_t numRanks = shape.getNumRanks();
    T guardValue = randomValue<T>(generator);
    for (int64_t rank = 0; rank < numRanks; ++rank) {
      std::vector<T> input;
      for (int64_t i = 0; i < numIn; ++i)
        input.push_back(randomValue<T>(generator));
      // One buffer of the larger size where the operation is in place.
      int64_t larger = std::max(numIn, numOut);
      Buffers<T> mine;
      mine.source.assign(size_t((inPlace ? larger : numIn) + 2 * guard), guardValue);
      mine.destination.assign(size_t(inPlace ? 0 : numOut + 2 * guard), guardValue);
      int64_t offset = inPlace && getKind() == WEFT_RT_ALL_GATHER ? shape.getPlace(rank) * count : 0;
      std::copy(input.begin(), input.end(), mine.source.begin() + guard + offset);
      inputs.push_back(std::move(input));
      buffers.push_back(std::move(mine));
    }

    StatusPtr status = engine.runProgram([&](weft_rt_rank *rank) {
      int64_t index = weft_rt_rank_index(rank);
      Buffers<T> &mine = buffers[size_t(index)];
      int64_t offset = inPlace ? shape.getPlace(index) * count : 0;
      const T *from = mine.source.data() + guard + (getKind() == WEFT_RT_ALL_GATHER ? offset : 0);
      T *to = inPlace ? mine.source.data() + guard + (getKind() == WEFT_RT_REDUCE_SCATTER ? offset : 0)
                      : mine.destination.data() + guard;
      collective(rank, stream, desc, from, to);
    });
    ASSERT_EQ(status, nullptr) << toString(status);

    for (int64_t rank = 0; rank < numRanks; ++rank) {
      std::vector<int64_t> group = shape.getGroup(rank);
      std::vector<T> expected, column;
      const std::vector<int64_t> levels = shape.getLevels();
      for (int64_t i = 0; i < numOut; ++i) {
        if (getKind() == WEFT_RT_ALL_GATHER) {
          expected.push_back(inputs[size_t(group[size_t(i / count)])][size_t(i % count)]);
          continue;
        }
        int64_t from = getKind() == WEFT_RT_REDUCE_SCATTER ? shape.getPlace(rank) * count + i : i;
        column.clear();
        for (int64_t member : group)
          column.push_back(inputs[size_t(member)][size_t(from)]);
        expected.push_back(reduceElement(reduction, column, levels, divisor));
      }
      const Buffers<T> &mine = buffers[size_t(rank)];
      const std::vector<T> &all = inPlace ? mine.source : mine.destination;
      int64_t offset = inPlace && getKind() == WEFT_RT_REDUCE_SCATTER ? shape.getPlace(rank) * count : 0;
      const T *got = &all[size_t(guard + offset)];
      if (numOut > 0 && memcmp(got, expected.data(), size_t(numOut) * sizeof(T)) != 0)
        for (int64_t i = 0; i < numOut; ++i)
          ASSERT_EQ(memcmp(got + i, &expected[size_t(i)], sizeof(T)), 0) << "rank " << rank << ", element " << i;
      for (int64_t i = 0; i < guard; ++i) {
        ASSERT_EQ(memcmp(&all[size_t(i)], &guardValue, sizeof(T)), 0) << "written before the buffer";
        ASSERT_EQ(memcmp(&all[all.size() - 1 - size_t(i)], &guardValue, sizeof(T)), 0) << "written behind the buffer";
      }
      if (!inPlace && numIn > 0)
        ASSERT_EQ(memcmp(mine.source.data() + guard, inputs[size_t(rank)].data(), size_t(numIn) * sizeof(T)), 0)
            << "the source changed";
    }
  }
};

TEST_P(Collectives, AgreeWithTheOracle) {
  TestEngine engine(EngineBuilder(getShape().axes, {getShape().communicator}));
  bool gathers = getKind() == WEFT_RT_ALL_GATHER;
  for (int32_t dtype = WEFT_RT_F32; dtype <= WEFT_RT_BOOL; ++dtype)
    withType(dtype, [&](auto type) {
      for (bool inPlace : {false, true})
        for (int32_t reduction : {WEFT_RT_SUM, WEFT_RT_MAX, WEFT_RT_MIN}) {
          if (gathers ? reduction != WEFT_RT_SUM : dtype == WEFT_RT_BOOL && reduction == WEFT_RT_SUM)
            continue;
          for (int64_t count : {0, 1, 7, 517})
            for (int64_t divisor : {1, 3}) {
              if ((gathers && divisor != 1) || HasFatalFailure())
                continue;
              check<decltype(type)>(engine, dtype, count % 2, count, reduction, divisor, inPlace);
            }
        }
    });
}

std::string nameOf(const testing::TestParamInfo<std::tuple<Shape, int>> &info) {
  return "ranks_" + std::get<0>(info.param).name + "_" + kindNames[std::get<1>(info.param)];
}

INSTANTIATE_TEST_SUITE_P(All, Collectives, testing::Combine(testing::ValuesIn(shapes), testing::Range(0, 3)), nameOf);

/// Large buffers go through many parts; which rank takes which differs from run to run.
class LargeCollectives : public Collectives {};

TEST_P(LargeCollectives, BitsDoNotDependOnTheParts) {
  TestEngine engine(EngineBuilder(getShape().axes, {getShape().communicator}));
  int64_t divisor = getKind() == WEFT_RT_ALL_GATHER ? 1 : 3;
  for (bool inPlace : {false, true})
    for (int repeat = 0; repeat < 2 && !HasFatalFailure(); ++repeat) {
      check<float>(engine, WEFT_RT_F32, 1, 70'001, WEFT_RT_SUM, divisor, inPlace);
      check<Bf16>(engine, WEFT_RT_BF16, 1, 140'001, WEFT_RT_SUM, divisor, inPlace);
    }
}

INSTANTIATE_TEST_SUITE_P(All, LargeCollectives,
                         testing::Combine(testing::Values(shapes[2], shapes[3], shapes[8]), testing::Range(0, 3)),
                         nameOf);

//===----------------------------------------------------------------------===//
// Closed forms
//===----------------------------------------------------------------------===//

weft_rt_collective_desc makeDesc(int32_t kind, int64_t count, int64_t divisor = 1, int32_t dtype = WEFT_RT_F32) {
  weft_rt_collective_desc desc{};
  desc.kind = kind;
  desc.dtype = dtype;
  desc.count = count;
  desc.divisor = divisor;
  desc.tag = "t";
  return desc;
}

/// Rank r contributes 10^r, so that a sum names who took part.
TEST(CollectiveValues, CaseB28InPlaceEqualsOutOfPlace) {
  for (int64_t numRanks : {2, 3, 5}) {
    TestEngine engine(numRanks);
    std::vector<std::vector<float>> inPlace(static_cast<size_t>(numRanks)), outOfPlace(static_cast<size_t>(numRanks));
    weft_rt_collective_desc allReduce = makeDesc(WEFT_RT_ALL_REDUCE, 13);
    weft_rt_collective_desc scatter = makeDesc(WEFT_RT_REDUCE_SCATTER, 13);
    EXPECT_OK(engine.runProgram([&](weft_rt_rank *rank) {
      int64_t index = weft_rt_rank_index(rank);
      float mine = std::pow(10.0f, float(index));
      std::vector<float> source(size_t(13 * numRanks), mine), &own = inPlace[size_t(index)];
      std::vector<float> &other = outOfPlace[size_t(index)];
      own.assign(source.begin(), source.end());
      other.resize(26);
      collective(rank, 0, allReduce, source.data(), other.data());
      collective(rank, 0, scatter, source.data(), other.data() + 13);
      collective(rank, 0, scatter, own.data(), own.data() + 13 * index);
      std::vector<float> again(13, mine);
      collective(rank, 0, allReduce, again.data(), again.data());
      own.erase(own.begin(), own.begin() + 13 * index);
      own.resize(13);
      own.insert(own.begin(), again.begin(), again.end());
    }));
    float everybody = float(int64_t(std::pow(10.0, double(numRanks))) / 9); // 11...1
    for (int64_t i = 0; i < numRanks; ++i) {
      EXPECT_EQ(inPlace[size_t(i)], std::vector<float>(26, everybody));
      EXPECT_EQ(outOfPlace[size_t(i)], std::vector<float>(26, everybody));
    }
  }
}

/// bf16 means on three ranks: one rounding of the exact quotient, not a product with a rounded 1/3.
TEST(CollectiveValues, CaseB112MeanOfBf16DividesOnce) {
  TestEngine engine(3);
  weft_rt_collective_desc desc = makeDesc(WEFT_RT_ALL_REDUCE, 128, 3, WEFT_RT_BF16);
  std::vector<Bf16> values[3], inputs[3];
  EXPECT_OK(engine.runProgram([&](weft_rt_rank *rank) {
    int64_t index = weft_rt_rank_index(rank);
    for (int i = 0; i < 128; ++i)
      values[index].push_back(Bf16::fromFloat(float((int64_t(i) * 37 + int64_t(index) * 101) % 255) * 1.0078125f));
    inputs[index] = values[index];
    collective(rank, 1, desc, values[index].data(), values[index].data());
  }));
  int differ = 0;
  Bf16 third = Bf16::fromFloat(1.0f / 3.0f);
  for (size_t i = 0; i < 128; ++i) {
    float sum = float(inputs[0][i]) + float(inputs[1][i]) + float(inputs[2][i]);
    EXPECT_EQ(values[0][i].bits, Bf16::fromFloat(sum / 3.0f).bits);
    EXPECT_EQ(values[1][i].bits, values[0][i].bits);
    float multiplied = 0;
    for (const std::vector<Bf16> &input : inputs)
      multiplied += float(Bf16::fromFloat(float(input[i]) * float(third)));
    differ += Bf16::fromFloat(multiplied).bits != values[0][i].bits;
  }
  EXPECT_GT(differ, 0) << "the other way must be told apart by this test";
}

/// An expert's gradient is summed over fewer ranks than it is divided by.
TEST(CollectiveValues, CaseB106DivisorIsIndependentOfTheGroup) {
  TestEngine engine(EngineBuilder({{"dp", 2}, {"ep", 4}}, {{0}}));
  weft_rt_collective_desc desc = makeDesc(WEFT_RT_ALL_REDUCE, 1, 8);
  float values[8];
  EXPECT_OK(engine.runProgram([&](weft_rt_rank *rank) {
    int64_t index = weft_rt_rank_index(rank);
    values[index] = float(index);
    collective(rank, 0, desc, &values[index], &values[index]);
  }));
  for (int64_t i = 0; i < 8; ++i)
    EXPECT_EQ(values[i], float(i % 4 + (i % 4 + 4)) / 8.0f);
}

/// One rank alone: the value itself, never doubled, whatever is repeated.
TEST(CollectiveValues, CaseB98OneRankIsTheIdentity) {
  TestEngine engine(1);
  weft_rt_collective_desc desc = makeDesc(WEFT_RT_ALL_REDUCE, 1);
  float value = 7;
  for (int i = 0; i < 3; ++i)
    EXPECT_OK(engine.runProgram([&](weft_rt_rank *rank) { collective(rank, 1, desc, &value, &value); }));
  EXPECT_EQ(value, 7.0f);
}

/// A launch of buckets without elements communicates nothing, but everybody comes back.
TEST(CollectiveValues, CaseB74EmptyAndFullBucketsTogether) {
  TestEngine engine(3);
  weft_rt_collective_desc empty = makeDesc(WEFT_RT_REDUCE_SCATTER, 0), full = makeDesc(WEFT_RT_REDUCE_SCATTER, 5);
  std::vector<float> results[3];
  EXPECT_OK(engine.runProgram([&](weft_rt_rank *rank) {
    int64_t index = weft_rt_rank_index(rank);
    std::vector<float> source(15, float(index));
    results[index].resize(5);
    const weft_rt_collective_desc *descs[] = {&empty, &full, &empty};
    const void *from[] = {nullptr, source.data(), nullptr};
    void *to[] = {nullptr, results[index].data(), nullptr};
    weft_rt_collective(rank, 0, 3, descs, from, to);
    weft_rt_collective(rank, 0, 0, nullptr, nullptr, nullptr);
  }));
  for (const std::vector<float> &result : results)
    EXPECT_EQ(result, std::vector<float>(5, 3.0f));
}

/// NaN reaches everybody, in sums and in maxima, so that a step with an overflow is skipped everywhere.
TEST(CollectiveValues, CaseB125NanAndInfReachAllRanks) {
  for (int64_t culprit = 0; culprit < 3; ++culprit)
    for (int32_t reduction : {WEFT_RT_SUM, WEFT_RT_MAX, WEFT_RT_MIN}) {
      TestEngine engine(3);
      weft_rt_collective_desc desc = makeDesc(WEFT_RT_ALL_REDUCE, 2);
      desc.reduction = reduction;
      float values[3][2];
      EXPECT_OK(engine.runProgram([&](weft_rt_rank *rank) {
        int64_t index = weft_rt_rank_index(rank);
        values[index][0] = index == culprit ? NAN : float(index);
        values[index][1] = index == culprit ? INFINITY : float(index);
        collective(rank, 0, desc, values[index], values[index]);
      }));
      for (const float (&value)[2] : values) {
        EXPECT_TRUE(std::isnan(value[0]));
        EXPECT_EQ(std::isinf(value[1]), reduction != WEFT_RT_MIN);
      }
    }
}

//===----------------------------------------------------------------------===//
// Coalesced launches and errors of a single rank
//===----------------------------------------------------------------------===//

TEST(CollectiveLaunch, SeveralKindsAndCommunicatorsTogether) {
  TestEngine engine(EngineBuilder({{"dp", 2}, {"tp", 2}}, {{0}, {1}}));
  weft_rt_collective_desc descs[] = {makeDesc(WEFT_RT_ALL_REDUCE, 3), makeDesc(WEFT_RT_ALL_GATHER, 2),
                                     makeDesc(WEFT_RT_ALL_REDUCE, 1), makeDesc(WEFT_RT_ALL_REDUCE, 1)};
  descs[2].communicator = 1;
  struct Data {
    float a[3], b[2], gathered[4], c, d;
  } data[4];
  EXPECT_OK(engine.runProgram([&](weft_rt_rank *rank) {
    int64_t index = weft_rt_rank_index(rank);
    Data &mine = data[index];
    float value = std::pow(10.0f, float(index));
    std::fill(mine.a, mine.a + 3, value);
    std::fill(mine.b, mine.b + 2, value);
    mine.c = mine.d = value;
    const weft_rt_collective_desc *list[] = {&descs[0], &descs[1], &descs[2], &descs[3]};
    const void *from[] = {mine.a, mine.b, &mine.c, &mine.d};
    void *to[] = {mine.a, mine.gathered, &mine.c, &mine.d};
    weft_rt_collective(rank, 1, 4, list, from, to);
  }));
  for (int64_t i = 0; i < 4; ++i) {
    float overDp = i % 2 == 0 ? 101.0f : 1010.0f, overTp = i < 2 ? 11.0f : 1100.0f;
    EXPECT_EQ(data[i].a[2], overDp);
    EXPECT_EQ(data[i].gathered[0], i % 2 == 0 ? 1.0f : 10.0f);
    EXPECT_EQ(data[i].gathered[3], i % 2 == 0 ? 100.0f : 1000.0f);
    EXPECT_EQ(data[i].c, overTp);
    EXPECT_EQ(data[i].d, overDp);
  }
}

StatusPtr runBad(const weft_rt_collective_desc &desc, const float *source, float *destination) {
  TestEngine engine(2);
  return engine.runProgram([&](weft_rt_rank *rank) { collective(rank, 1, desc, source, destination); });
}

TEST(CollectiveLaunch, WrongArgumentsAreErrors) {
  float data[64];
  auto with = [](auto change) {
    weft_rt_collective_desc desc = makeDesc(WEFT_RT_ALL_REDUCE, 4);
    change(desc);
    return desc;
  };
  EXPECT_EQ(toString(runBad(with([](auto &desc) { desc.kind = 7; }), data, data)),
            "invalid argument: unknown collective 't' of 4 f32 is no collective of this version");
  EXPECT_EQ(toString(runBad(with([](auto &desc) { desc.dtype = 99; }), data, data)),
            "invalid argument: all_reduce 't' of 4 unknown dtype has no dtype of this version");
  EXPECT_EQ(toString(runBad(with([](auto &desc) { desc.dtype = WEFT_RT_BOOL; }), data, data)),
            "invalid argument: all_reduce 't' of 4 bool cannot be reduced by sum");
  EXPECT_EQ(toString(runBad(with([](auto &desc) { desc.divisor = 0; }), data, data)),
            "invalid argument: all_reduce 't' of 4 f32 expects 'divisor' to be at least 1");
  EXPECT_EQ(toString(runBad(with([](auto &desc) { desc.count = -1; }), data, data)),
            "invalid argument: all_reduce 't' of -1 f32 expects 'count' to be at least 0");
  EXPECT_EQ(toString(runBad(with([](auto &desc) { desc.count = INT64_MAX / 2; }), data, data)),
            "invalid argument: all_reduce 't' of 4611686018427387903 f32 is larger than the address space");
  EXPECT_EQ(toString(runBad(with([](auto &desc) { desc.communicator = 3; }), data, data)),
            "invalid argument: expects 'communicator' to be below 1, but got 3");
  EXPECT_EQ(toString(runBad(with([](auto &) {}), nullptr, data)),
            "invalid argument: all_reduce 't' of 4 f32 expects buffers that are not null");
  EXPECT_EQ(toString(runBad(with([](auto &) {}), data, data + 1)),
            "invalid argument: all_reduce 't' of 4 f32 has buffers that overlap without being in place");
}

} // namespace
