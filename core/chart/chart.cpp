// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/chart.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <set>
#include <utility>

#include "core/base/json_reader.h"

namespace navarch {

namespace {

constexpr std::string_view format = "navarch-chart/1";

/// Hundred-thousandths as degrees with the decimals they need: "23.65", "-9.5", "38".
std::string degrees(int value)
{
    const int size = std::abs(value);
    std::string text = (value < 0 ? "-" : "") + std::to_string(size / wholeDegree);
    if (size % wholeDegree != 0) {
        std::string decimals = std::to_string(wholeDegree + size % wholeDegree).substr(1);
        decimals.erase(decimals.find_last_not_of('0') + 1);
        text += "." + decimals;
    }
    return text;
}

std::string pairText(Position at)
{
    return "[" + degrees(at.longitude) + "," + degrees(at.latitude) + "]";
}

std::string listText(const std::vector<Position>& places, bool isClosed)
{
    std::string text = "[";
    for (const Position place : places)
        text += (text.size() > 1 ? "," : "") + pairText(place);
    if (isClosed && !places.empty())
        text += "," + pairText(places.front());
    return text + "]";
}

/// A text in quotation marks, as JSON has it.
std::string quoted(const std::string& text)
{
    return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string lineOf(const Json& json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

bool readDegrees(const Json& json, int limit, int& value)
{
    if (!json.is_number())
        return false;
    const double read = json.get<double>();
    if (!(read >= -limit && read <= limit))
        return false;
    value = static_cast<int>(std::lround(read * wholeDegree));
    return true;
}

bool readPair(const Json& json, Position& at)
{
    return json.is_array() && json.size() == 2 && readDegrees(json[0], 180, at.longitude)
           && readDegrees(json[1], 90, at.latitude);
}

void readBounds(ObjectReader& top, Sheet& sheet)
{
    const Json* bounds = top.value("bounds");
    if (!bounds)
        return;
    ObjectReader read(*bounds, top.file(), "bounds", top.problems(), Missing::IsAProblem);
    const auto take = [&](std::string_view name, int limit, int& value) {
        const Json* json = read.value(name);
        if (!json || !readDegrees(*json, limit, value))
            read.refuse(name, phrase("Degrees are missing or off the globe."));
    };
    take("west", 180, sheet.southWest.longitude);
    take("south", 90, sheet.southWest.latitude);
    take("east", 180, sheet.northEast.longitude);
    take("north", 90, sheet.northEast.latitude);
    read.finish();
    if (sheet.southWest.longitude >= sheet.northEast.longitude
        || sheet.southWest.latitude >= sheet.northEast.latitude)
        top.refuse("bounds", phrase("The sheet has no size."), phrase("West of east and south of north."));
}

void readCoast(ObjectReader& top, Coast& coast)
{
    std::size_t points = 0;
    const auto placeOf = [](std::size_t polygon, std::size_t ring) {
        return "coast[" + std::to_string(polygon) + "][" + std::to_string(ring) + "]";
    };
    for (const Json* polygon : top.items("coast", static_cast<int>(mostCoastPoints))) {
        LandPolygon& land = coast.polygons.emplace_back();
        const std::size_t number = coast.polygons.size() - 1;
        if (!polygon->is_array()) {
            top.refuse("coast", phrase("A list of rings belongs here."));
            return;
        }
        for (const Json& ring : *polygon) {
            if (!ring.is_array()) {
                top.refuse(placeOf(number, land.rings.size()), phrase("A list of points belongs here."));
                return;
            }
            Ring& shore = land.rings.emplace_back();
            for (const Json& point : ring) {
                Position at;
                if (!readPair(point, at) || ++points > mostCoastPoints) {
                    top.refuse(placeOf(number, land.rings.size() - 1),
                               points > mostCoastPoints
                                   ? phrase("The coast has more than %1 points.", mostCoastPoints)
                                   : phrase("A pair of longitude and latitude in degrees belongs here."));
                    return;
                }
                shore.push_back(at);
            }
            if (shore.size() > 1 && shore.front() == shore.back())
                shore.pop_back();
        }
    }
}

void readChosen(ObjectReader& top, std::vector<ChosenLane>& chosen)
{
    if (!top.has("chosen_lanes"))
        return;
    std::set<std::pair<std::string, std::string>> pairs;
    for (const Json* item : top.items("chosen_lanes", static_cast<int>(mostChosenLanes))) {
        const std::string path = "chosen_lanes[" + std::to_string(chosen.size()) + "]";
        ChosenLane& lane = chosen.emplace_back();
        ObjectReader read(*item, top.file(), path, top.problems(), Missing::IsAProblem);
        read("from", lane.from, nameText);
        read("to", lane.to, nameText);
        read("choice", lane.choice);
        read.finish();
        if (lane.from == lane.to)
            read.refuse("to", phrase("A lane leads from one place to another."));
        else if (!pairs.insert(std::minmax(lane.from, lane.to)).second)
            top.refuse(path, phrase("These two ports stand here twice."),
                       phrase("Decide once of each lane."));
    }
}

/// A part of the document as the document of its own that it is elsewhere.
Json documentOf(std::string_view name, const char* ofFormat, const Json* items)
{
    Json document{{"format", ofFormat}};
    if (items)
        document[std::string(name)] = *items;
    return document;
}

} // namespace

Result<Chart> readChart(std::string_view text, const std::string& file)
{
    return parseDocument(text, file, {format}).and_then([&](const Json& json) {
        return chartFromJson(json, file);
    });
}

Result<Chart> chartFromJson(const Json& json, const std::string& file)
{
    Problems problems;
    Chart chart;
    ObjectReader top(json, file, {}, problems);
    top.expectFormat(format);
    top("name", chart.name, optionalNameText);
    top("source", chart.source, noteText);
    top("strait_metres", chart.straitMetres, Bounds{0, mostStraitMetres});
    readBounds(top, chart.sheet);
    readCoast(top, chart.coast);
    const auto take = [&](const auto& part, auto use) {
        if (part)
            use(*part);
        else
            problems.insert(problems.end(), part.error().begin(), part.error().end());
    };
    const Json* ports = top.value("ports");
    take(PortGazetteer::fromJson(documentOf("ports", "navarch-ports/1", ports), file),
         [&](const PortGazetteer& read) { chart.ports = read.all(); });
    const Json* lanes = top.value("lanes");
    take(SeaLanes::fromJson(documentOf("lanes", "navarch-lanes/1", lanes), file),
         [&](const SeaLanes& read) { chart.lanes = read.all(); });
    readChosen(top, chart.chosen);
    if (chart.ports.size() > mostChartPorts)
        top.refuse("ports", phrase("There are more than %1 ports.", mostChartPorts));
    const bool hasBounds = top.has("bounds");
    top.finish();
    if (!problems.empty()) {
        if (problems.size() > maxProblems)
            problems.resize(maxProblems);
        return tl::unexpected(std::move(problems));
    }
    if (!hasBounds) {
        std::vector<Position> places;
        for (const KnownPort& port : chart.ports)
            places.push_back(positionOf(port));
        chart.sheet = sheetOf(chart.coast, places);
    }
    return chart;
}

std::string chartText(const Chart& chart)
{
    std::string text = "{\n  \"format\": " + quoted(std::string(format)) + ",\n";
    text += "  \"name\": " + quoted(chart.name) + ",\n";
    if (!chart.source.empty())
        text += "  \"source\": " + quoted(chart.source) + ",\n";
    text += "  \"bounds\": { \"west\": " + degrees(chart.sheet.southWest.longitude)
            + ", \"south\": " + degrees(chart.sheet.southWest.latitude)
            + ", \"east\": " + degrees(chart.sheet.northEast.longitude)
            + ", \"north\": " + degrees(chart.sheet.northEast.latitude) + " },\n";
    text += "  \"strait_metres\": " + std::to_string(chart.straitMetres) + ",\n";
    const auto list = [&](const char* name, const auto& items, const auto& textOf) {
        text += std::string("  \"") + name + "\": [";
        bool isFirst = true;
        for (const auto& item : items) {
            text += (isFirst ? "\n    " : ",\n    ") + textOf(item);
            isFirst = false;
        }
        text += isFirst ? "]" : "\n  ]";
    };
    list("coast", chart.coast.polygons, [](const LandPolygon& polygon) {
        std::string rings;
        for (const Ring& ring : polygon.rings)
            rings += (rings.empty() ? "" : ",\n      ") + listText(ring, true);
        return "[" + rings + "]";
    });
    text += ",\n";
    list("ports", chart.ports, [](const KnownPort& port) {
        return "{ \"id\": " + quoted(port.id) + ", \"name\": " + quoted(port.name)
               + ", \"latitude\": " + degrees(port.latitude) + ", \"longitude\": " + degrees(port.longitude)
               + ",\n      \"economic_value\": { \"classical\": " + std::to_string(port.classical)
               + ", \"hellenistic\": " + std::to_string(port.hellenistic)
               + ", \"roman\": " + std::to_string(port.roman) + " }"
               + (port.walls ? ",\n      \"defences\": " + lineOf(fortificationJson(*port.walls)) : "")
               + " }";
    });
    text += ",\n";
    list("lanes", chart.lanes, [](const Lane& lane) {
        return "{ \"from\": " + quoted(lane.from) + ", \"to\": " + quoted(lane.to) + ", \"nm\": "
               + std::to_string(lane.miles) + ",\n      \"path\": " + listText(lane.path, false) + " }";
    });
    if (!chart.chosen.empty()) {
        text += ",\n";
        list("chosen_lanes", chart.chosen, [](const ChosenLane& lane) {
            return "{ \"from\": " + quoted(lane.from) + ", \"to\": " + quoted(lane.to)
                   + ", \"choice\": " + quoted(std::string(nameOf(lane.choice))) + " }";
        });
    }
    return text + "\n}\n";
}

} // namespace navarch
