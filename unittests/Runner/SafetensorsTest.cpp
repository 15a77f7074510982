// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "TestSupport.h"

#include "Safetensors.h"

using namespace weft::run;
using namespace weft::run::test;
using testing::HasSubstr;

static std::string withLength(const std::string &header, const std::string &data) {
  return bytesOf<uint64_t>({header.size()}) + header + data;
}

TEST(Safetensors, RoundTrips) {
  Folder folder;
  std::vector<Tensor> tensors(3);
  tensors[0].name = "h0.\"w\"";
  tensors[0].shape = {2, 3};
  tensors[1].name = "empty";
  tensors[1].shape = {0, 5};
  tensors[1].dtype = Element::I8;
  tensors[2].name = "b";
  tensors[2].shape = {};
  tensors[2].dtype = Element::BF16;
  std::string header = layOutSafetensors(tensors);
  EXPECT_EQ(header.size() % 8, 0u);
  EXPECT_EQ(tensors[2].begin, 24);
  SafetensorsFile file(folder.write("f", header + std::string(26, 'x')));
  ASSERT_EQ(file.tensors().size(), 3u);
  ASSERT_NE(file.find("h0.\"w\""), nullptr);
  EXPECT_EQ(file.find("h0.\"w\"")->shape, tensors[0].shape);
  EXPECT_EQ(file.find("b")->dtype, Element::BF16);
  EXPECT_EQ(file.find("empty")->end - file.find("empty")->begin, 0);
  EXPECT_EQ(file.find("c"), nullptr);
  EXPECT_EQ(file.data(*file.find("b"))[1], 'x');
}

TEST(Safetensors, IgnoresMetadata) {
  Folder folder;
  std::string header = R"({"__metadata__":{"format":"pt"},"a":{"dtype":"U8","shape":[2],"data_offsets":[0,2]}})";
  SafetensorsFile file(folder.write("f", withLength(header, "xy")));
  EXPECT_EQ(file.tensors().size(), 1u);
}

TEST(Safetensors, RefusesBrokenFiles) {
  Folder folder;
  auto open = [&](const std::string &content) {
    std::string path = folder.write("f", content);
    return messageOf([&] { SafetensorsFile file(path); });
  };
  EXPECT_THAT(open(""), HasSubstr("to be a file of tensors (safetensors), but it has only 0 bytes"));
  EXPECT_THAT(open(std::string(8, '\xff')), HasSubstr("its header would have 18446744073709551615 bytes of the 8"));
  EXPECT_THAT(open(bytesOf<uint64_t>({5}) + "{}"), HasSubstr("its header would have 5 bytes of the 10 there are"));
  EXPECT_THAT(open(withLength("{", "")), HasSubstr("expects JSON, but got an error"));
  EXPECT_THAT(open(withLength("[]", "")), HasSubstr("expects 'the document' to be an object"));
  EXPECT_THAT(open(withLength("{}", "x")), HasSubstr("expects data of 0 bytes as its header says, but got 1"));

  auto openTensor = [&](const std::string &entry, size_t numBytes) {
    return open(withLength("{\"a\":" + entry + "}", std::string(numBytes, 'x')));
  };
  EXPECT_EQ(openTensor(R"({"dtype":"F32","shape":[2],"data_offsets":[0,8]})", 8), "no error");
  EXPECT_THAT(openTensor(R"({"dtype":"F32","shape":[2],"data_offsets":[0,8]})", 7),
              HasSubstr("expects 'a.data_offsets' to be inside of the file, which has 7 bytes of data"));
  EXPECT_THAT(openTensor(R"({"dtype":"F32","shape":[2],"data_offsets":[0,8]})", 9), HasSubstr("but got 9"));
  EXPECT_THAT(openTensor(R"({"dtype":"F32","shape":[2],"data_offsets":[0,7]})", 8), HasSubstr("to be 8 bytes apart"));
  EXPECT_THAT(openTensor(R"({"dtype":"F32","shape":[2],"data_offsets":[8,0]})", 8), HasSubstr("'a.data_offsets[1]'"));
  EXPECT_THAT(openTensor(R"({"dtype":"F32","shape":[2],"data_offsets":[0]})", 8), HasSubstr("to be [begin, end]"));
  EXPECT_THAT(openTensor(R"({"dtype":"F32","shape":[-2],"data_offsets":[0,8]})", 8), HasSubstr("'a.shape[0]'"));
  EXPECT_THAT(openTensor(R"({"dtype":"F4","shape":[2],"data_offsets":[0,8]})", 8), HasSubstr("a type that this weft-"));
  EXPECT_THAT(openTensor(R"({"dtype":"F32","shape":[4611686018427387904,4],"data_offsets":[0,8]})", 8),
              HasSubstr("to be of less than 2^62 elements"));
  EXPECT_THAT(openTensor(R"({"dtype":"F32","data_offsets":[0,8]})", 8), HasSubstr("to have the key 'shape'"));

  const char *b = R"({"dtype":"U8","shape":[4],"data_offsets":[)";
  auto openPair = [&](const std::string &first, const std::string &second) {
    return open(withLength("{\"a\":" + (b + first) + "]},\"b\":" + (b + second) + "]}}", "01234567"));
  };
  EXPECT_EQ(openPair("4,8", "0,4"), "no error");
  EXPECT_THAT(openPair("0,4", "2,6"), HasSubstr("expects tensors that do not overlap, but 'a' and 'b' do"));
  EXPECT_THAT(openPair("0,4", "0,4"), HasSubstr("expects tensors that do not overlap, but 'a' and 'b' do"));
  std::string tensor = R"(:{"dtype":"U8","shape":[2],"data_offsets":[)";
  EXPECT_THAT(open(withLength("{\"a\"" + tensor + "0,2]},\"b\"" + tensor + "6,8]}}", "01234567")),
              HasSubstr("expects tensors without gaps, but there are 4 bytes before 'b'"));
  EXPECT_THAT(open(withLength("{\"a\"" + tensor + "0,2]},\"a\"" + tensor + "2,4]}}", "0123")),
              HasSubstr("expects a key once in an object, but got 'a' twice"));
}
