// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "PlanIdentity.h"
#include "Product.h"
#include "Status.h"
#include "weft-rt/Types.h"

using namespace weft::rt;

void PlanIdentity::setPart(const std::string &name, const std::string &value) {
  for (auto &[known, current] : parts)
    if (known == name) {
      current = value;
      return;
    }
  parts.emplace_back(name, value);
}

const std::string *PlanIdentity::findPart(const std::string &name) const {
  for (const auto &[known, value] : parts)
    if (known == name)
      return &value;
  return nullptr;
}

/// "mesh 'dp=4'". Of a long value the part from `begin` on, where it differs from another one.
static std::string describePart(std::string name, const std::string *value, size_t begin = 0) {
  constexpr size_t mostCharacters = 80, context = 20;
  for (char &character : name)
    if (character == '_')
      character = ' ';
  if (!value)
    return "no " + name;
  if (value->size() <= mostCharacters)
    return name + " '" + *value + "'";
  begin = begin > context ? begin - context : 0;
  std::string part = value->substr(begin, mostCharacters);
  return name + (begin > 0 ? " '..." : " '") + part + (begin + part.size() < value->size() ? "...'" : "'");
}

/// Number of characters that two texts begin with alike.
static size_t countEqual(const std::string &a, const std::string &b) {
  size_t count = 0;
  while (count < a.size() && count < b.size() && a[count] == b[count])
    ++count;
  return count;
}

std::string weft::rt::comparePlans(int64_t rank, const PlanIdentity &plan, int64_t otherRank,
                                   const PlanIdentity &other) {
  std::string own, others;
  auto compare = [&](const std::string &name) {
    const std::string *a = plan.findPart(name), *b = other.findPart(name);
    if (a && b && *a == *b)
      return;
    size_t begin = a && b ? countEqual(*a, *b) : 0;
    own += (own.empty() ? "" : ", ") + describePart(name, a, begin);
    others += (others.empty() ? "" : ", ") + describePart(name, b, begin);
  };
  for (const auto &part : plan.parts)
    compare(part.first);
  for (const auto &part : other.parts)
    if (!plan.findPart(part.first))
      compare(part.first);
  if (own.empty() && plan.digest == other.digest)
    return {};
  if (own.empty()) {
    own = describePart("digest", &plan.digest);
    others = describePart("digest", &other.digest);
  }
  return format("ranks run different plans: rank %lld has %s, but rank %lld has %s", (long long)rank, own.c_str(),
                (long long)otherRank, others.c_str());
}

void weft::rt::addProcessParts(PlanIdentity &plan) {
  plan.setPart("runtime", format("ABI %d", WEFT_RT_ABI_VERSION));
  plan.setPart("product_library", describeProductLibrary());
}
