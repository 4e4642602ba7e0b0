// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/outcome/outcome.h"

#include "core/base/json_reader.h"
#include "core/battle/brief/brief.h"

namespace navarch {

namespace {

constexpr Bounds sideBounds{-1, maxSides - 1};
constexpr Bounds countBounds{0, 100'000};
constexpr int maxOutcomeCommanders = 1000;

// References to sides are numbers from 0, -1 is none, as in events.

template <RecordSelf<Deeds> Self, class Visitor>
void visitFields(Self& deeds, Visitor& visit)
{
    visit("rams", deeds.rams, countBounds);
    visit("rakes", deeds.rakes, countBounds);
    visit("sinkings", deeds.sinkings, countBounds);
    visit("captures", deeds.captures, countBounds);
}

template <RecordSelf<ShipOutcome> Self, class Visitor>
void visitFields(Self& ship, Visitor& visit)
{
    visit("side", ship.side, sideBounds);
    visit("row", ship.row, countBounds);
    visit("of_row", ship.ofRow, countBounds);
    visit("name", ship.name, TextBounds{maxNameLength + 8, false});
    visit("fate", ship.fate);
    visit("captor", ship.captor, sideBounds);
    visit("on_table", ship.onTable);
}

template <RecordSelf<CommanderOutcome> Self, class Visitor>
void visitFields(Self& commander, Visitor& visit)
{
    visit("side", commander.side, sideBounds);
    visit("row", commander.row, countBounds);
    visit("name", commander.name, optionalNameText);
    visit("state", commander.state);
    visit("captor", commander.captor, sideBounds);
}

template <RecordSelf<WallOutcome> Self, class Visitor>
void visitFields(Self& wall, Visitor& visit)
{
    visit("side", wall.side, sideBounds);
    visit("section", wall.section, Bounds{0, maxWallSections - 1});
    visit("captor", wall.captor, sideBounds);
    visit("commander", wall.commander);
}

template <RecordSelf<BattleOutcome> Self, class Visitor>
void visitFields(Self& outcome, Visitor& visit)
{
    visit("rules", outcome.rules, nameText);
    visit("victor", outcome.victor, Bounds{0, maxSides - 1});
    visit("turns", outcome.turns, countBounds);
    visit("at_turn_limit", outcome.atTurnLimit);
    visit("stalled", outcome.stalled);
    visit("undecided", outcome.undecided);
    visit("conceded", outcome.conceded, Bounds{0, maxSides - 1});
}

std::string itemPath(std::string_view list, std::size_t index)
{
    return std::string(list) + "[" + std::to_string(index) + "]";
}

ShipOutcome readShip(const Json& json, const std::string& path, ObjectReader& top)
{
    ShipOutcome ship;
    ObjectReader read(json, top.file(), path, top.problems());
    visitFields(ship, read);
    if (const Json* condition = read.value("condition")) {
        ObjectReader inner(*condition, top.file(), read.pathOf("condition"), top.problems());
        visitCondition(ship.condition, inner);
        inner.finish();
    }
    if (const Json* deeds = read.value("deeds")) {
        ObjectReader inner(*deeds, top.file(), read.pathOf("deeds"), top.problems());
        visitFields(ship.deeds, inner);
        inner.finish();
    }
    if ((ship.fate == ShipFate::Captured) != (ship.captor >= 0))
        read.refuse("captor", phrase("A captured ship has a captor, and no other ship has."),
                    phrase("Correct \"fate\" or \"captor\"."));
    read.finish();
    return ship;
}

WallOutcome readWall(const Json& json, const std::string& path, ObjectReader& top)
{
    WallOutcome wall;
    ObjectReader read(json, top.file(), path, top.problems());
    visitFields(wall, read);
    if (const Json* left = read.value("left")) {
        ObjectReader inner(*left, top.file(), read.pathOf("left"), top.problems());
        visitWallSection(wall.left, inner);
        inner.finish();
    }
    read.finish();
    return wall;
}

template <class Record>
Json recordJson(const Record& record)
{
    Json json = Json::object();
    ObjectWriter writer(json);
    visitFields(record, writer);
    return json;
}

Json shipJson(const ShipOutcome& ship)
{
    Json json = recordJson(ship);
    ObjectWriter condition(json["condition"] = Json::object());
    visitCondition(ship.condition, condition);
    json["deeds"] = recordJson(ship.deeds);
    return json;
}

} // namespace

Json outcomeJson(const BattleOutcome& outcome)
{
    Json json{{"format", outcomeFormat}};
    ObjectWriter writer(json);
    visitFields(outcome, writer);
    if (!outcome.stalled)
        json.erase("stalled"); // programs of before it refuse a field they don't know
    json["ships"] = Json::array();
    for (const ShipOutcome& ship : outcome.ships)
        json["ships"].push_back(shipJson(ship));
    json["commanders"] = Json::array();
    for (const CommanderOutcome& commander : outcome.commanders)
        json["commanders"].push_back(recordJson(commander));
    json["walls"] = Json::array();
    for (const WallOutcome& wall : outcome.walls) {
        Json row = recordJson(wall);
        ObjectWriter left(row["left"] = Json::object());
        visitWallSection(wall.left, left);
        json["walls"].push_back(std::move(row));
    }
    return json;
}

Result<BattleOutcome> readOutcome(const Json& json, const std::string& file)
{
    Problems problems;
    BattleOutcome outcome;
    ObjectReader top(json, file, {}, problems);
    top.expectFormat(outcomeFormat);
    visitFields(outcome, top);
    if (outcome.undecided && outcome.victor)
        top.refuse("undecided", phrase("A battle that was broken off undecided has no winner."),
                   phrase("Correct \"undecided\" or \"victor\"."));
    for (const Json* item : top.items("ships", maxBattleShips))
        outcome.ships.push_back(readShip(*item, itemPath("ships", outcome.ships.size()), top));
    for (const Json* item : top.items("commanders", maxOutcomeCommanders)) {
        ObjectReader read(*item, file, itemPath("commanders", outcome.commanders.size()), problems);
        visitFields(outcome.commanders.emplace_back(), read);
        read.finish();
    }
    for (const Json* item : top.items("walls", maxSides * maxWallSections))
        outcome.walls.push_back(readWall(*item, itemPath("walls", outcome.walls.size()), top));
    top.finish();
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return outcome;
}

} // namespace navarch
