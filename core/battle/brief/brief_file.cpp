// SPDX-License-Identifier: GPL-3.0-or-later
// "navarch-brief/1", read and written.
#include <algorithm>
#include <charconv>
#include <set>

#include "core/base/json_reader.h"
#include "core/base/text.h"
#include "core/battle/brief/brief.h"
#include "core/battle/brief/laid_board.h"
#include "core/battle/brief/option_word.h"

namespace navarch {

namespace {

constexpr std::uint64_t largestPlainNumber = std::uint64_t{1} << 53; ///< that every reader of JSON holds
constexpr int maxContingents = 20;
constexpr int maxDeployments = 1000;
constexpr int maxFileName = 1000; ///< code points
constexpr Bounds tableBounds{-1'000'000, 1'000'000};

/// What a brief is read with.
struct Reading {
    const std::string& file;
    const Figures& figures;
    const FleetFileSource& fleets;
    Problems& problems;
};

/// "brief.json: ships[0].crew", of a document that stands at `path` of the file, becomes "brief.json:
/// sides[0].fleet.ships[0].crew".
void addNested(Problems inner, const std::string& path, const Reading& reading)
{
    const std::string prefix = reading.file + ": ";
    for (Problem& problem : inner) {
        if (reading.problems.size() >= maxProblems)
            return;
        const bool isDeeper = problem.place.starts_with(prefix);
        problem.place = prefix + path + (isDeeper ? "." + problem.place.substr(prefix.size()) : "");
        reading.problems.push_back(std::move(problem));
    }
}

/// A document of this format that stands in the brief or in a file that the brief names.
template <class Read>
auto readPart(const Json& json, const std::string& path, const Reading& reading, std::string_view format,
              Read&& read)
    -> std::optional<typename std::invoke_result_t<Read, const Json&, const std::string&>::value_type>
{
    if (!json.is_string()) {
        auto part = read(json, reading.file);
        if (part)
            return std::move(*part);
        addNested(std::move(part.error()), path, reading);
        return std::nullopt;
    }
    const std::string& name = json.get_ref<const std::string&>();
    if (const auto unfit = whyUnfitText(name, maxFileName)) {
        reading.problems.push_back(
            {reading.file + ": " + path, phrase("The name of this file %1.", *unfit), {}});
        return std::nullopt;
    }
    auto part = reading.fleets(name)
                    .and_then([&](const std::string& text) { return parseDocument(text, name, {format}); })
                    .and_then([&](const Json& document) { return read(document, name); });
    if (part)
        return std::move(*part);
    for (Problem& problem : part.error())
        if (reading.problems.size() < maxProblems)
            reading.problems.push_back(std::move(problem));
    return std::nullopt;
}

void readFleetAt(const Json& json, const std::string& path, const Reading& reading, Fleet& fleet)
{
    auto read =
        readPart(json, path, reading, fleetFormat, [&](const Json& document, const std::string& file) {
            return readFleet(document, file, reading.figures.classes, reading.figures.prices.limits);
        });
    if (read)
        fleet = std::move(*read);
}

Deployment readDeployment(const Json& json, const std::string& path, const BriefSide& side,
                          const Reading& reading)
{
    Deployment deployment;
    ObjectReader read(json, reading.file, path, reading.problems);
    read("squadron", deployment.squadron, nameText);
    read("ship", deployment.ship, nameText);
    read("formation", deployment.formation);
    read("x", deployment.x, tableBounds);
    read("y", deployment.y, tableBounds);
    read("heading", deployment.heading, Bounds{0, 359});
    if (read.isObject() && deployment.squadron.empty() == deployment.ship.empty())
        read.refuse({}, phrase("It must name a squadron or a ship, one of the two."),
                    phrase("Give \"squadron\" or \"ship\"."));
    read.finish();
    const auto is = [&](const std::string FleetShip::*field, const std::string& name) {
        return name.empty()
               || std::any_of(side.fleet.ships.begin(), side.fleet.ships.end(),
                              [&](const FleetShip& ship) { return ship.*field == name; });
    };
    if (!is(&FleetShip::squadron, deployment.squadron))
        read.refuse(
            "squadron",
            phrase("There is no squadron %1 in the fleet.", given(quotedForMessage(deployment.squadron))),
            phrase("Name one of its squadrons."));
    if (!is(&FleetShip::name, deployment.ship))
        read.refuse("ship",
                    phrase("There is no ship %1 in the fleet.", given(quotedForMessage(deployment.ship))),
                    phrase("Name one of its ships."));
    return deployment;
}

void readDeployments(ObjectReader& read, BriefSide& side, const Reading& reading)
{
    std::set<std::pair<std::string, std::string>> seen;
    int index = 0;
    for (const Json* item : read.items("deployment", maxDeployments)) {
        const std::string name = "deployment[" + std::to_string(index++) + "]";
        Deployment deployment = readDeployment(*item, read.pathOf(name), side, reading);
        if (!seen.emplace(deployment.squadron, deployment.ship).second)
            read.refuse(name, phrase("It is placed twice."), phrase("Keep one of the two places."));
        side.deployment.push_back(std::move(deployment));
    }
}

BriefSide readSide(const Json& json, int number, PlaceKind place, const Reading& reading)
{
    BriefSide side;
    const std::string path = "sides[" + std::to_string(number) + "]";
    ObjectReader read(json, reading.file, path, reading.problems);
    const std::size_t before = reading.problems.size();
    read("name", side.name, nameText);
    read("captain", side.captain);
    read("level", side.level);
    if (const Json* fleet = read.value("fleet"))
        readFleetAt(*fleet, read.pathOf("fleet"), reading, side.fleet);
    for (const Json* contingent : read.items("contingents", maxContingents)) {
        const std::string name = "contingents[" + std::to_string(side.contingents.size()) + "]";
        readFleetAt(*contingent, read.pathOf(name), reading, side.contingents.emplace_back());
    }
    if (const Json* walls = read.value("walls")) {
        side.walls = readPart(*walls, read.pathOf("walls"), reading, portFormat, readFortification);
        if (place != PlaceKind::Port)
            read.refuse("walls", phrase("Walls stand at a port only."),
                        phrase("Give the place \"kind\": \"port\", or take them out."));
    }
    if (reading.problems.size() == before) // else a fleet may be missing for another reason
        readDeployments(read, side, reading);
    else
        (void)read.items("deployment", maxDeployments);
    if (side.name.empty())
        side.name = side.fleet.name.empty() ? "Side " + std::to_string(number + 1) : side.fleet.name;
    const bool hasWalls = side.walls && !side.walls->sections.empty();
    const bool hasAllies = std::any_of(side.contingents.begin(), side.contingents.end(),
                                       [](const Fleet& allies) { return !allies.ships.empty(); });
    if (side.fleet.ships.empty() && !hasWalls && !hasAllies && reading.problems.size() == before)
        read.refuse(
            {}, phrase("%1 has neither ships nor walls to fight with.", given(quotedForMessage(side.name))),
            phrase("Give it a \"fleet\" with ships."));
    read.finish();
    return side;
}

void readSeed(ObjectReader& read, std::uint64_t& seed)
{
    const Json* json = read.value("seed");
    if (!json)
        return;
    if (json->is_number_unsigned()) {
        seed = json->get<std::uint64_t>();
        return;
    }
    if (json->is_string()) {
        const std::string& text = json->get_ref<const std::string&>();
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
        if (error == std::errc{} && end == text.data() + text.size())
            return;
    }
    read.refuse("seed", phrase("This is no seed."),
                phrase("Give a whole number from 0 to 18446744073709551615."));
}

void readOptions(ObjectReader& read, BattleBrief& brief, const Reading& reading)
{
    const Json* options = read.value("options");
    if (!options)
        return;
    ObjectReader inner(*options, reading.file, "options", reading.problems);
    if (!inner.isObject())
        return;
    for (const auto& [name, value] : options->items()) {
        std::string text;
        if (const auto unfit = whyUnfitText(name, maxNameLength)) {
            read.refuse("options", phrase("The name %1 %2.", given(quotedForMessage(name)), *unfit),
                        phrase("Correct its spelling."));
            continue;
        }
        if (value.is_number_integer())
            text = value.dump();
        else
            inner(name, text, TextBounds{maxNoteLength, false}); // boards are painted in words
        if (optionWord(name) == drawnBoardOption)
            inner.refuse(name, phrase("A drawn board is no option."), phrase("Give it as \"board\"."));
        if (!brief.options.try_emplace(optionWord(name), std::move(text)).second)
            inner.refuse(name, phrase("This option is given twice."), phrase("Keep one of the two."));
    }
}

/// The board that somebody drew: a document, or the name of its file.
void readBoardOf(ObjectReader& top, BattleBrief& brief, const Reading& reading)
{
    const Json* json = top.value("board");
    if (!json)
        return;
    if (const auto board = readPart(*json, "board", reading, boardFormat, boardFromJson))
        brief.options[std::string(drawnBoardOption)] = boardJson(*board).dump();
    for (const auto& [name, value] : brief.options)
        if (isSaidByBoard(name))
            top.refuse("options." + name, phrase("The board says this already."),
                       phrase("Take out the option, or the board."));
    if (brief.place == PlaceKind::Shore)
        top.refuse("place.kind", phrase("A board that is drawn has shores of its own."),
                   phrase("Write open-sea, or port where walls stand."));
}

void readSurroundings(ObjectReader& top, BattleBrief& brief, const Reading& reading)
{
    if (const Json* place = top.value("place")) {
        ObjectReader read(*place, reading.file, "place", reading.problems);
        read("kind", brief.place);
        read.finish();
    }
    if (const Json* weather = top.value("weather")) {
        ObjectReader read(*weather, reading.file, "weather", reading.problems);
        read("wind", brief.weather.wind);
        read("sea", brief.weather.sea);
        read("direction", brief.weather.direction, Bounds{0, 7});
        read.finish();
    }
    readSeed(top, brief.seed);
    top("turn_limit", brief.turnLimit, Bounds{1, 1000});
    readOptions(top, brief, reading);
    readBoardOf(top, brief, reading);
    if (const Json* tables = top.value("house_tables")) {
        if (tables->is_object() || tables->is_null())
            brief.houseTables = *tables;
        else
            top.refuse("house_tables", phrase("An object in braces belongs here."));
    }
}

void readSides(ObjectReader& top, BattleBrief& brief, const Reading& reading)
{
    std::set<std::string> names;
    for (const Json* item : top.items("sides", maxSides)) {
        brief.sides.push_back(readSide(*item, static_cast<int>(brief.sides.size()), brief.place, reading));
        if (!names.insert(brief.sides.back().name).second)
            top.refuse("sides[" + std::to_string(brief.sides.size() - 1) + "].name",
                       phrase("Two sides are called %1.", given(quotedForMessage(brief.sides.back().name))),
                       phrase("Give each its own name."));
    }
    if (brief.sides.size() < 2 && reading.problems.empty())
        top.refuse("sides", phrase("A battle needs two sides or more."), phrase("Give each a \"fleet\"."));
}

Json deploymentJson(const Deployment& deployment)
{
    Json json = Json::object();
    if (!deployment.squadron.empty())
        json["squadron"] = deployment.squadron;
    if (!deployment.ship.empty())
        json["ship"] = deployment.ship;
    json["formation"] = nameOf(deployment.formation);
    json["x"] = deployment.x;
    json["y"] = deployment.y;
    json["heading"] = deployment.heading;
    return json;
}

Json sideJson(const BriefSide& side)
{
    Json json{{"name", side.name}};
    if (side.captain)
        json["captain"] = nameOf(*side.captain);
    if (side.level)
        json["level"] = nameOf(*side.level);
    json["fleet"] = fleetJson(side.fleet);
    for (const Fleet& contingent : side.contingents)
        json["contingents"].push_back(fleetJson(contingent));
    for (const Deployment& deployment : side.deployment)
        json["deployment"].push_back(deploymentJson(deployment));
    if (side.walls)
        json["walls"] = fortificationJson(*side.walls);
    return json;
}

} // namespace

Result<BattleBrief> readBrief(const Json& json, const std::string& file, const Figures& figures,
                              const FleetFileSource& fleets)
{
    Problems problems;
    const Reading reading{file, figures, fleets, problems};
    BattleBrief brief;
    ObjectReader top(json, file, {}, problems);
    top.expectFormat(briefFormat);
    if (top.isObject() && !top.has("rules"))
        top.refuse("rules", phrase("It does not say by which game it is fought."),
                   phrase("Give the game's id."));
    top("rules", brief.rules, nameText);
    readSurroundings(top, brief, reading);
    readSides(top, brief, reading);
    top.finish();
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return brief;
}

Json briefJson(const BattleBrief& brief)
{
    Json json{{"format", briefFormat}, {"rules", brief.rules}, {"place", {{"kind", nameOf(brief.place)}}}};
    json["seed"] = brief.seed <= largestPlainNumber ? Json(brief.seed) : Json(std::to_string(brief.seed));
    if (brief.weather != BriefWeather{}) {
        Json& weather = json["weather"] = Json::object();
        ObjectWriter write(weather);
        write("wind", brief.weather.wind);
        write("sea", brief.weather.sea);
        write("direction", brief.weather.direction);
    }
    if (brief.turnLimit)
        json["turn_limit"] = *brief.turnLimit;
    for (const auto& [name, value] : brief.options) {
        if (name != drawnBoardOption)
            json["options"][name] = value;
        else
            json["board"] = Json::parse(value, nullptr, false);
    }
    if (!brief.houseTables.is_null())
        json["house_tables"] = brief.houseTables;
    json["sides"] = Json::array();
    for (const BriefSide& side : brief.sides)
        json["sides"].push_back(sideJson(side));
    return json;
}

} // namespace navarch
