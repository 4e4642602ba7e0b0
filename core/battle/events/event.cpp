// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/events/event.h"

#include "core/base/json_reader.h"

namespace navarch {

namespace {

constexpr TextBounds wordText{maxNameLength, true};
constexpr Bounds shipBounds{noShip, 2000};
constexpr int maxEventDice = 2000;

/// What is missing from the file is its default, and defaults are not written: a battle has thousands of events. `text` is
/// the English of what is told.
template <RecordSelf<BattleEvent> Self, RecordSelf<std::string> Text, class Visitor>
void visitFields(Self& event, Text& text, Visitor& visit)
{
    visit("kind", event.kind, wordText);
    visit("rule", event.rule, wordText);
    visit("text", text, noteText);
    visit("side", event.side, Bounds{-1, 3});
}

template <RecordSelf<DieModifier> Self, class Visitor>
void visitFields(Self& modifier, Visitor& visit)
{
    visit("rule", modifier.rule, wordText);
    visit("text", modifier.text, noteText);
    visit("value", modifier.value, Bounds{-1000, 1000});
}

/// `result`: in English.
template <RecordSelf<Roll> Self, class Text, class Visitor>
void visitRoll(Self& roll, Text& result, Visitor& visit)
{
    visit("sides", roll.sides, Bounds{2, 1000});
    visit("face", roll.face, Bounds{1, 1000});
    visit("rule", roll.rule, wordText);
    visit("why", roll.why, noteText);
    visit("result", result, noteText);
}

ShipNumber readShip(ObjectReader& read, std::string_view name)
{
    int number = noShip;
    read(name, number, shipBounds);
    return static_cast<ShipNumber>(number);
}

} // namespace

Json battleEventJson(const BattleEvent& event)
{
    Json json = Json::object();
    ObjectWriter writer(json);
    const std::string text = event.text.english();
    visitFields(event, text, writer);
    if (event.ship != noShip)
        json["ship"] = event.ship;
    if (event.target != noShip)
        json["target"] = event.target;
    for (const Roll& roll : event.dice) {
        Json die = Json::object();
        ObjectWriter write(die);
        const std::string result = roll.result.english();
        visitRoll(roll, result, write);
        if (result.empty())
            die.erase("result");
        json["dice"].push_back(std::move(die));
    }
    for (const DieModifier& modifier : event.modifiers) {
        Json line = Json::object();
        ObjectWriter write(line);
        visitFields(modifier, write);
        json["modifiers"].push_back(std::move(line));
    }
    return json;
}

BattleEvent readBattleEvent(const Json& json, const std::string& file, const std::string& path,
                            Problems& problems)
{
    BattleEvent event;
    ObjectReader read(json, file, path, problems);
    std::string text;
    visitFields(event, text, read);
    event.text = given(text);
    event.ship = readShip(read, "ship");
    event.target = readShip(read, "target");
    for (const Json* item : read.items("dice", maxEventDice)) {
        Roll& roll = event.dice.emplace_back();
        ObjectReader inner(*item, file, read.pathOf("dice[" + std::to_string(event.dice.size() - 1) + "]"),
                           problems);
        std::string result;
        visitRoll(roll, result, inner);
        roll.result = termOf(result);
        inner.finish();
    }
    for (const Json* item : read.items("modifiers", maxEventDice)) {
        DieModifier& modifier = event.modifiers.emplace_back();
        ObjectReader inner(*item, file,
                           read.pathOf("modifiers[" + std::to_string(event.modifiers.size() - 1) + "]"),
                           problems);
        visitFields(modifier, inner);
        inner.finish();
    }
    read.finish();
    return event;
}

} // namespace navarch
