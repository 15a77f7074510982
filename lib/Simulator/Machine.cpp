// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Simulator/Machine.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include <cmath>

using namespace weft::sim;
using llvm::StringRef;
using llvm::json::Array;
using llvm::json::Object;
using llvm::json::Value;

double Curve::at(double size) const {
  if (points.size() == 1 || size <= points.front().size)
    return points.front().rate;
  if (size >= points.back().size)
    return points.back().rate;
  size_t after = 1;
  while (points[after].size < size)
    ++after;
  const Point &a = points[after - 1], &b = points[after];
  double part = std::log(size / a.size) / std::log(b.size / a.size);
  return std::exp(std::log(a.rate) + part * std::log(b.rate / a.rate));
}

void Curve::scale(double factor) {
  for (Point &point : points)
    point.rate *= factor;
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

namespace {

/// A quantity that a figure can be, and the range outside of which somebody has taken the wrong unit.
struct Unit {
  const char *name;
  double least, most;
};

constexpr Unit seconds = {"seconds", 0, 1};
constexpr Unit bytesPerSecond = {"bytes per second", 1e3, 1e16};
constexpr Unit flopsPerSecond = {"operations per second", 1e5, 1e19};
constexpr int64_t maxRanks = int64_t(1) << 24, maxSize = int64_t(1) << 40;
constexpr size_t maxPoints = 100'000, maxFileBytes = 16u << 20;
constexpr int maxDepth = 32;

/// As %g.
std::string formatNumber(double number) {
  char text[32];
  snprintf(text, sizeof(text), "%g", number);
  return text;
}

/// Reads values and keeps the first thing that is wrong. After a failure it goes on with defaults, so that reading code
/// needs no checks.
class Reader {
public:
  explicit Reader(StringRef file) : file(file) {}

  bool failed() const { return !error.empty(); }
  llvm::Error takeError() { return llvm::createStringError(error); }

  void fail(const llvm::Twine &message) {
    if (error.empty())
      error = (file + ": " + message).str();
  }
  void failAt(StringRef path, const llvm::Twine &expected, const Value *got) {
    fail("expects '" + path + "' to be " + expected + ", but got " + describe(got));
  }

  /// The object at `path`, all of whose keys are among `keys`.
  const Object &getObject(const Value *value, StringRef path, llvm::ArrayRef<StringRef> keys) {
    const Object &object = getMap(value, path);
    llvm::SmallVector<StringRef> wrong;
    for (const auto &entry : object)
      if (!llvm::is_contained(keys, StringRef(entry.first)))
        wrong.push_back(entry.first);
    // The order of the object is that of a hash table.
    llvm::sort(wrong);
    if (!wrong.empty())
      fail("expects the keys of '" + path + "' to be among " + llvm::join(keys, ", ") + ", but got '" +
           shorten(wrong.front()) + "'");
    return object;
  }
  const Object &getMap(const Value *value, StringRef path) {
    static const Object none;
    const Object *object = value ? value->getAsObject() : nullptr;
    if (object)
      return *object;
    failAt(path, "an object", value);
    return none;
  }
  const Array &getArray(const Value *value, StringRef path) {
    static const Array none;
    const Array *array = value ? value->getAsArray() : nullptr;
    if (array && array->size() <= maxPoints)
      return *array;
    failAt(path, array ? "an array of at most 100000 elements" : "an array", value);
    return none;
  }
  std::string getString(const Value *value, StringRef path, bool isOptional = false) {
    if (!value && isOptional)
      return "";
    std::optional<StringRef> text = value ? value->getAsString() : std::nullopt;
    if (text && !text->trim().empty())
      return text->str();
    failAt(path, "a text that is not empty", value);
    return "";
  }
  /// False where the key is not given.
  bool getFlag(const Value *value, StringRef path) {
    if (value && !value->getAsBoolean())
      failAt(path, "true or false", value);
    return value && value->getAsBoolean().value_or(false);
  }

  int64_t getInteger(const Value *value, StringRef path, int64_t least, int64_t most) {
    std::optional<int64_t> number = value ? value->getAsInteger() : std::nullopt;
    if (number && *number >= least && *number <= most)
      return *number;
    failAt(path, llvm::formatv("an integer between {0} and {1}", least, most).str(), value);
    return least;
  }
  double getNumber(const Value *value, StringRef path, const Unit &unit) {
    std::optional<double> number = value ? value->getAsNumber() : std::nullopt;
    if (number && *number >= unit.least && *number <= unit.most)
      return *number;
    failAt(path, llvm::Twine(unit.name) + " between " + formatNumber(unit.least) + " and " + formatNumber(unit.most),
           value);
    return unit.most;
  }

private:
  std::string file, error;

  static std::string shorten(StringRef text) {
    return llvm::json::fixUTF8(text.size() <= 60 ? text : StringRef(text.take_front(57).str() + "..."));
  }
  static std::string describe(const Value *value) {
    if (!value)
      return "nothing";
    switch (value->kind()) {
    case Value::Object:
      return "an object";
    case Value::Array:
      return llvm::formatv("an array of {0} elements", value->getAsArray()->size());
    default:
      return shorten(llvm::formatv("{0}", *value).str());
    }
  }
};

/// Whether this is YYYY, YYYY-MM or YYYY-MM-DD.
bool isDate(StringRef text) {
  llvm::SmallVector<StringRef> parts;
  text.split(parts, '-');
  static constexpr unsigned lengths[] = {4, 2, 2}, least[] = {1970, 1, 1}, most[] = {2199, 12, 31};
  if (parts.size() > 3)
    return false;
  for (size_t i = 0; i < parts.size(); ++i) {
    unsigned number = 0;
    if (parts[i].size() != lengths[i] || !llvm::all_of(parts[i], llvm::isDigit) || parts[i].getAsInteger(10, number) ||
        number < least[i] || number > most[i])
      return false;
  }
  return true;
}

} // namespace

static Origin readOrigin(Reader &reader, const Object &object, const std::string &path) {
  Origin origin;
  origin.source = reader.getString(object.get("source"), path + ".source");
  origin.date = reader.getString(object.get("date"), path + ".date");
  if (!reader.failed() && !isDate(origin.date))
    reader.failAt(path + ".date", "a date as in 2026, 2026-03 or 2026-03-31", object.get("date"));
  return origin;
}

static Figure readFigure(Reader &reader, const Value *value, const std::string &path, const Unit &unit) {
  const Object &object = reader.getObject(value, path, {"value", "source", "date"});
  Figure figure;
  figure.value = reader.getNumber(object.get("value"), path + ".value", unit);
  figure.origin = readOrigin(reader, object, path);
  return figure;
}

static Curve readCurve(Reader &reader, const Value *value, const std::string &path) {
  Curve curve;
  const Object *whole = value ? value->getAsObject() : nullptr;
  if (whole && !whole->get("points")) {
    Figure figure = readFigure(reader, value, path, bytesPerSecond);
    curve.points.push_back({1, figure.value});
    curve.origin = figure.origin;
    return curve;
  }
  const Object &object = reader.getObject(value, path, {"points", "source", "date"});
  const Value *points = object.get("points");
  for (auto [i, point] : llvm::enumerate(reader.getArray(points, path + ".points"))) {
    std::string place = llvm::formatv("{0}.points[{1}]", path, i);
    const Array &pair = reader.getArray(&point, place);
    if (pair.size() != 2)
      reader.failAt(place, "a pair of bytes and rate", &point);
    if (reader.failed())
      break;
    double size = static_cast<double>(reader.getInteger(&pair[0], place + "[0]", 1, int64_t(1) << 50));
    double rate = reader.getNumber(&pair[1], place + "[1]", bytesPerSecond);
    if (!curve.points.empty() && size <= curve.points.back().size)
      reader.failAt(place + "[0]", "more than the size before it", &pair[0]);
    curve.points.push_back({size, rate});
  }
  if (curve.points.empty()) {
    reader.failAt(path + ".points", "an array of at least one pair", points);
    curve.points.push_back({1, 1});
  }
  curve.origin = readOrigin(reader, object, path);
  return curve;
}

static ProductRates readProducts(Reader &reader, const Value *value, const std::string &path) {
  ProductRates rates;
  const Object &object = reader.getObject(value, path, {"points", "source", "date"});
  const Value *points = object.get("points");
  for (auto [i, point] : llvm::enumerate(reader.getArray(points, path + ".points"))) {
    std::string place = llvm::formatv("{0}.points[{1}]", path, i);
    const Object &entry = reader.getObject(&point, place, {"m", "n", "k", "rate"});
    ProductPoint product;
    product.m = reader.getInteger(entry.get("m"), place + ".m", 1, maxSize);
    product.n = reader.getInteger(entry.get("n"), place + ".n", 1, maxSize);
    product.k = reader.getInteger(entry.get("k"), place + ".k", 1, maxSize);
    product.rate = reader.getNumber(entry.get("rate"), place + ".rate", flopsPerSecond);
    if (reader.failed())
      break;
    rates.points.push_back(product);
  }
  if (rates.points.empty())
    reader.failAt(path + ".points", "an array of at least one point", points);
  rates.origin = readOrigin(reader, object, path);
  return rates;
}

/// Calls `read(value, path)` for each dtype of the object, in the order of their names.
template <typename Fn> static void readByDtype(Reader &reader, const Value *value, const std::string &path, Fn read) {
  static constexpr StringRef dtypes[] = {"f32", "bf16", "f16", "f64", "i8", "i16", "i32", "i64"};
  const Object &object = reader.getObject(value, path, dtypes);
  if (!object.get("f32"))
    reader.failAt(path + ".f32", "given", nullptr);
  for (StringRef dtype : dtypes)
    if (const Value *entry = object.get(dtype); entry && !reader.failed())
      read(dtype.str(), entry, path + "." + dtype.str());
}

static Compute readCompute(Reader &reader, const Value *value) {
  const std::string path = "compute";
  const Object &object = reader.getObject(
      value, path,
      {"issue", "cores", "engines", "launch", "products", "arithmetic", "transcendentals", "memory", "write_allocate"});
  Compute compute;
  std::string issue = reader.getString(object.get("issue"), path + ".issue");
  if (issue != "inline" && issue != "queued")
    reader.failAt(path + ".issue", "\"inline\" or \"queued\"", object.get("issue"));
  compute.issue = issue == "inline" ? Issue::Inline : Issue::Queued;
  if (const Value *cores = object.get("cores")) {
    const Object &entry = reader.getObject(cores, path + ".cores", {"count", "threads_per_rank"});
    compute.numCores = reader.getInteger(entry.get("count"), path + ".cores.count", 1, maxRanks);
    compute.threadsPerRank =
        reader.getInteger(entry.get("threads_per_rank"), path + ".cores.threads_per_rank", 1, maxRanks);
  }
  if (const Value *engines = object.get("engines"))
    compute.numEngines = reader.getInteger(engines, path + ".engines", 1, 1024);
  const Object &launch =
      reader.getObject(object.get("launch"), path + ".launch", {"kernel", "product", "copy", "collective"});
  compute.launchKernel = readFigure(reader, launch.get("kernel"), path + ".launch.kernel", seconds);
  compute.launchProduct = readFigure(reader, launch.get("product"), path + ".launch.product", seconds);
  compute.launchCopy = readFigure(reader, launch.get("copy"), path + ".launch.copy", seconds);
  compute.launchCollective = readFigure(reader, launch.get("collective"), path + ".launch.collective", seconds);
  readByDtype(reader, object.get("products"), path + ".products",
              [&](const std::string &dtype, const Value *entry, const std::string &place) {
                compute.products[dtype] = readProducts(reader, entry, place);
              });
  readByDtype(reader, object.get("arithmetic"), path + ".arithmetic",
              [&](const std::string &dtype, const Value *entry, const std::string &place) {
                compute.arithmetic[dtype] = readFigure(reader, entry, place, flopsPerSecond);
              });
  compute.transcendentals =
      readFigure(reader, object.get("transcendentals"), path + ".transcendentals", flopsPerSecond);
  compute.memory = readCurve(reader, object.get("memory"), path + ".memory");
  compute.allocatesOnWrite = reader.getFlag(object.get("write_allocate"), path + ".write_allocate");
  return compute;
}

static Link readLink(Reader &reader, const Value &value, const std::string &path, const Link *inner) {
  const Object &object =
      reader.getObject(&value, path, {"name", "kind", "ranks", "sharing", "latency", "bandwidth", "throttle"});
  Link link;
  link.name = reader.getString(object.get("name"), path + ".name");
  std::string kind = reader.getString(object.get("kind"), path + ".kind");
  if (kind != "network" && kind != "shared_memory")
    reader.failAt(path + ".kind", "\"network\" or \"shared_memory\"", object.get("kind"));
  link.kind = kind == "shared_memory" ? LinkKind::SharedMemory : LinkKind::Network;
  bool isMemory = link.kind == LinkKind::SharedMemory;
  if (isMemory && inner)
    reader.failAt(path + ".kind", "\"network\", since a shared memory is the innermost level", object.get("kind"));
  link.numRanks = reader.getInteger(object.get("ranks"), path + ".ranks", 1, maxRanks);
  if (inner && !reader.failed() && link.numRanks % inner->numRanks)
    reader.failAt(path + ".ranks", "a multiple of the " + llvm::Twine(inner->numRanks) + " ranks of the level before",
                  object.get("ranks"));
  const Value *sharing = object.get("sharing");
  if (isMemory) {
    if (sharing)
      reader.fail("expects '" + path + "' to have no 'sharing', since it is a shared memory");
  } else {
    std::string text = reader.getString(sharing, path + ".sharing");
    if (text != "per_rank" && text != "shared")
      reader.failAt(path + ".sharing", "\"per_rank\" or \"shared\"", sharing);
    link.isShared = text == "shared";
  }
  link.latency = readFigure(reader, object.get("latency"), path + ".latency", seconds);
  link.bandwidth = readCurve(reader, object.get("bandwidth"), path + ".bandwidth");
  if (const Value *throttle = object.get("throttle")) {
    if (!isMemory)
      reader.fail("expects '" + path + "' to have no 'throttle', since it is not a shared memory");
    const Object &entry = reader.getObject(throttle, path + ".throttle", {"bandwidth", "latency"});
    link.hasThrottle = true;
    link.throttle.bandwidth = readFigure(reader, entry.get("bandwidth"), path + ".throttle.bandwidth", bytesPerSecond);
    link.throttle.latency = readFigure(reader, entry.get("latency"), path + ".throttle.latency", seconds);
  }
  return link;
}

static std::map<int64_t, double> readSpeeds(Reader &reader, const Value *value, const std::string &key) {
  std::map<int64_t, double> speeds;
  if (!value || reader.failed())
    return speeds;
  for (const auto &entry : reader.getMap(value, key)) {
    int64_t rank;
    // One spelling of a rank, so that none has two speeds.
    if (StringRef(entry.first).getAsInteger(10, rank) || rank < 0 || rank >= maxRanks ||
        std::to_string(rank) != StringRef(entry.first)) {
      reader.fail("expects the keys of '" + key + "' to be ranks, but got '" + StringRef(entry.first).take_front(60) +
                  "'");
      break;
    }
    std::string path = key + "." + std::to_string(rank);
    speeds[rank] = reader.getNumber(&entry.second, path, {"a relative speed", 1e-3, 1e3});
  }
  return speeds;
}

static void readAxes(Reader &reader, const Value *value, Machine &machine) {
  if (!value)
    return;
  for (const auto &entry : reader.getMap(value, "axes")) {
    std::string path = ("axes." + StringRef(entry.first).take_front(60)).str();
    std::string level = reader.getString(&entry.second, path);
    auto link = llvm::find_if(machine.links, [&](const Link &link) { return link.name == level; });
    if (link == machine.links.end())
      reader.failAt(path, "the name of one of 'links'", &entry.second);
    else
      machine.axes[StringRef(entry.first).str()] = static_cast<int32_t>(link - machine.links.begin());
  }
}

llvm::Expected<Machine> weft::sim::parseMachine(const Value &value, StringRef file) {
  Reader reader(file);
  Machine machine;
  const Object &object =
      reader.getObject(&value, "machine", {"name", "description", "compute", "links", "speeds", "link_speeds", "axes"});
  machine.name = reader.getString(object.get("name"), "name");
  machine.description = reader.getString(object.get("description"), "description", /*isOptional=*/true);
  if (!reader.failed())
    machine.compute = readCompute(reader, object.get("compute"));
  if (!reader.failed())
    for (auto [i, entry] : llvm::enumerate(reader.getArray(object.get("links"), "links"))) {
      std::string path = llvm::formatv("links[{0}]", i);
      const Link *inner = machine.links.empty() ? nullptr : &machine.links.back();
      Link link = readLink(reader, entry, path, inner);
      if (llvm::any_of(machine.links, [&](const Link &other) { return other.name == link.name; }))
        reader.fail("expects the names of 'links' to differ, but got '" + link.name + "' twice");
      machine.links.push_back(std::move(link));
      if (reader.failed())
        break;
    }
  machine.speeds = readSpeeds(reader, object.get("speeds"), "speeds");
  machine.linkSpeeds = readSpeeds(reader, object.get("link_speeds"), "link_speeds");
  if (!reader.failed())
    readAxes(reader, object.get("axes"), machine);
  if (reader.failed())
    return reader.takeError();
  return machine;
}

/// What LLVM's parser would not mind: brackets that nest deeper than any machine file, for each of which it calls
/// itself, and keys that stand in an object twice, of which it would take the last. Returns the message, or nothing.
static std::string checkText(StringRef text) {
  std::vector<llvm::StringSet<>> keys;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == '{' || c == '[') {
      keys.emplace_back();
      if (keys.size() > maxDepth)
        return "expects a machine file to nest at most 32 levels deep";
    } else if ((c == '}' || c == ']') && !keys.empty()) {
      keys.pop_back();
    } else if (c == '"') {
      size_t begin = ++i;
      for (; i < text.size() && text[i] != '"'; ++i)
        i += text[i] == '\\';
      StringRef key = text.slice(begin, i);
      if (text.drop_front(std::min(i + 1, text.size())).ltrim().starts_with(":") && !keys.empty() &&
          !keys.back().insert(key).second)
        return ("expects each key once in an object, but got '" + key + "' twice (the second time in line " +
                llvm::Twine(text.take_front(i).count('\n') + 1) + ")")
            .str();
    }
  }
  return "";
}

llvm::Expected<Machine> weft::sim::parseMachine(StringRef text, StringRef file) {
  Reader reader(file);
  if (text.size() > maxFileBytes)
    reader.fail("expects a machine file to have at most 16 MiB, but got " + llvm::Twine(text.size()) + " bytes");
  else if (std::string problem = checkText(text); !problem.empty())
    reader.fail(problem);
  if (reader.failed())
    return reader.takeError();
  llvm::Expected<Value> value = llvm::json::parse(text);
  if (!value) {
    reader.fail("expects a machine file to be JSON, but got " + llvm::toString(value.takeError()));
    return reader.takeError();
  }
  return parseMachine(*value, file);
}

llvm::Expected<Machine> weft::sim::readMachine(StringRef path) {
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/true, /*RequiresNullTerminator=*/false);
  if (!buffer)
    return llvm::createStringError(path + ": cannot read the machine file: " + buffer.getError().message());
  return parseMachine((*buffer)->getBuffer(), path);
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

static Object withOrigin(Object object, const Origin &origin) {
  object["source"] = origin.source;
  object["date"] = origin.date;
  return object;
}

static Value toJson(const Figure &figure) { return withOrigin(Object{{"value", figure.value}}, figure.origin); }

static Value toJson(const Curve &curve) {
  if (curve.points.size() == 1)
    return withOrigin(Object{{"value", curve.points.front().rate}}, curve.origin);
  Array points;
  for (const Curve::Point &point : curve.points)
    points.push_back(Array{static_cast<int64_t>(point.size), point.rate});
  return withOrigin(Object{{"points", std::move(points)}}, curve.origin);
}

static Value toJson(const ProductRates &rates) {
  Array points;
  for (const ProductPoint &point : rates.points)
    points.push_back(Object{{"m", point.m}, {"n", point.n}, {"k", point.k}, {"rate", point.rate}});
  return withOrigin(Object{{"points", std::move(points)}}, rates.origin);
}

template <typename T> static Value toJson(const std::map<std::string, T> &byDtype) {
  Object object;
  for (const auto &[dtype, entry] : byDtype)
    object[dtype] = toJson(entry);
  return object;
}

static Value toJson(const Compute &compute) {
  Object object{{"issue", compute.issue == Issue::Inline ? "inline" : "queued"},
                {"launch", Object{{"kernel", toJson(compute.launchKernel)},
                                  {"product", toJson(compute.launchProduct)},
                                  {"copy", toJson(compute.launchCopy)},
                                  {"collective", toJson(compute.launchCollective)}}},
                {"products", toJson(compute.products)},
                {"arithmetic", toJson(compute.arithmetic)},
                {"transcendentals", toJson(compute.transcendentals)},
                {"memory", toJson(compute.memory)}};
  if (compute.numCores)
    object["cores"] = Object{{"count", compute.numCores}, {"threads_per_rank", compute.threadsPerRank}};
  if (compute.numEngines)
    object["engines"] = compute.numEngines;
  if (compute.allocatesOnWrite)
    object["write_allocate"] = true;
  return object;
}

static Value toJson(const Link &link) {
  bool isMemory = link.kind == LinkKind::SharedMemory;
  Object object{{"name", link.name},
                {"kind", isMemory ? "shared_memory" : "network"},
                {"ranks", link.numRanks},
                {"latency", toJson(link.latency)},
                {"bandwidth", toJson(link.bandwidth)}};
  if (!isMemory)
    object["sharing"] = link.isShared ? "shared" : "per_rank";
  if (link.hasThrottle)
    object["throttle"] =
        Object{{"bandwidth", toJson(link.throttle.bandwidth)}, {"latency", toJson(link.throttle.latency)}};
  return object;
}

Value weft::sim::toJson(const Machine &machine) {
  Array links;
  for (const Link &link : machine.links)
    links.push_back(::toJson(link));
  Object object{{"name", machine.name}, {"compute", ::toJson(machine.compute)}, {"links", std::move(links)}};
  if (!machine.description.empty())
    object["description"] = machine.description;
  Object speeds, linkSpeeds, axes;
  for (const auto &[rank, speed] : machine.speeds)
    speeds[std::to_string(rank)] = speed;
  for (const auto &[rank, speed] : machine.linkSpeeds)
    linkSpeeds[std::to_string(rank)] = speed;
  for (const auto &[axis, level] : machine.axes)
    axes[axis] = machine.links[static_cast<size_t>(level)].name;
  if (!speeds.empty())
    object["speeds"] = std::move(speeds);
  if (!linkSpeeds.empty())
    object["link_speeds"] = std::move(linkSpeeds);
  if (!axes.empty())
    object["axes"] = std::move(axes);
  return object;
}
