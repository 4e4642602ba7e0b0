// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/figures.h"

#include <stdexcept>

#include "core/base/json.h"
#include "core/base/text.h"
#include "core/data/embedded.h"

namespace navarch {

namespace {

constexpr const char* firstLanes = "sea-lanes-1.json";

/// Parses and loads one file into `place`, adding what is wrong with it to `problems`.
template <class Part>
void loadPart(const FigureSource& source, const char* name, Part& place, Problems& problems)
{
    const auto text = source(name);
    if (!text) {
        problems.push_back(
            {name, phrase("The file is missing."), phrase("Put it back, or install Navarch again.")});
        return;
    }
    auto part = parseJson(*text, name).and_then([&](const Json& json) { return Part::fromJson(json, name); });
    if (part)
        place = std::move(*part);
    else
        problems.insert(problems.end(), part.error().begin(), part.error().end());
}

/// Finds classes that the other files name and the class library does not have.
void checkClassNames(const Figures& figures, Problems& problems)
{
    for (const EquipmentPeriod& period : figures.periods.all()) {
        for (const std::string& id : period.classes) {
            if (!figures.classes.find(id)) {
                problems.push_back(
                    {"equipment.json: " + period.item + ".classes",
                     phrase("There is no ship class %1 in ship-classes.json.", given(quotedForMessage(id))),
                     phrase("Correct its spelling.")});
            }
        }
    }
}

/// Finds places that lanes name and the gazetteer does not have.
void checkLanes(const SeaLanes& lanes, const std::string& file, const PortGazetteer& gazetteer,
                Problems& problems)
{
    for (const Lane& lane : lanes.all()) {
        for (const std::string& place : {lane.from, lane.to}) {
            if (!gazetteer.find(place)) {
                problems.push_back(
                    {file + ": " + lane.from + " to " + lane.to,
                     phrase("There is no port %1 in ports.json.", given(quotedForMessage(place))),
                     phrase("Correct its spelling.")});
            }
        }
    }
}

} // namespace

Result<Figures> loadFigures(const FigureSource& source)
{
    Figures figures;
    Problems problems;
    loadPart(source, "ship-classes.json", figures.classes, problems);
    loadPart(source, "prices.json", figures.prices, problems);
    loadPart(source, "equipment.json", figures.periods, problems);
    loadPart(source, "random-tables.json", figures.tables, problems);
    loadPart(source, "ports.json", figures.gazetteer, problems);
    loadPart(source, "sea-lanes.json", figures.lanes, problems);
    loadPart(source, firstLanes, figures.earlierLanes.emplace_back(), problems);
    static_assert(newestLanes == 2,
                  "an edition of the lanes that is replaced becomes one of the earlier ones");
    if (problems.empty())
        checkClassNames(figures, problems);
    if (problems.empty())
        checkLanes(figures.lanes, "sea-lanes.json", figures.gazetteer, problems);
    if (problems.empty())
        checkLanes(figures.earlierLanes.front(), firstLanes, figures.gazetteer, problems);
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return figures;
}

const Figures& builtInFigures()
{
    static const Figures figures = [] {
        auto loaded = loadFigures(embeddedFile);
        if (!loaded)
            throw std::logic_error(loaded.error().front().text());
        return std::move(*loaded);
    }();
    return figures;
}

} // namespace navarch
