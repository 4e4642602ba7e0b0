// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/battle/battle_answer.h"

#include "app/base/speech/speech.h"
#include "app/cli/base/text_table.h"
#include "core/battle/forecast/losses.h"
#include "core/data/figures.h"

namespace navarch {

namespace {

using enum TextTable::Align;

/// What a battle cost one side.
struct SideCount {
    int ships = 0;
    int sunk = 0;
    int captured = 0;
    int fled = 0;
    Talents value;
    Talents losses;
};

std::vector<SideCount> countsOf(const BattleBrief& brief, const BattleOutcome& outcome)
{
    const FieldValues values(brief, builtInFigures());
    const std::vector<Talents> losses = values.losses(outcome);
    std::vector<SideCount> counts(brief.sides.size());
    for (std::size_t side = 0; side < counts.size(); ++side) {
        counts[side].value = values.ofSide(side);
        counts[side].losses = losses[side];
    }
    for (const ShipOutcome& ship : outcome.ships) {
        SideCount& count = counts[static_cast<std::size_t>(ship.side)];
        ++count.ships;
        count.sunk += ship.fate == ShipFate::Sunk ? 1 : 0;
        count.captured += ship.fate == ShipFate::Captured ? 1 : 0;
        count.fled += ship.fate == ShipFate::Fled ? 1 : 0;
    }
    return counts;
}

const std::string& sideName(const BattleBrief& brief, int side)
{
    return brief.sides[static_cast<std::size_t>(side)].name;
}

std::string verdictText(const BattleBrief& brief, const BattleOutcome& outcome)
{
    std::string text = outcome.victor ? sideName(brief, *outcome.victor) + " wins" : "A draw";
    text += " after " + std::to_string(outcome.turns) + (outcome.turns == 1 ? " turn" : " turns");
    if (outcome.conceded)
        text += "; " + sideName(brief, *outcome.conceded) + " gave up";
    if (outcome.atTurnLimit)
        text += ", at the turn limit";
    if (outcome.stalled)
        text += ", for nobody struck any more";
    if (outcome.undecided)
        text += ", undecided: the captains came to no end";
    return text + ".\n";
}

std::string fateText(const BattleBrief& brief, const ShipOutcome& ship)
{
    std::string fate(nameOf(ship.fate));
    if (ship.fate == ShipFate::Captured)
        fate += " by " + sideName(brief, ship.captor);
    return ship.onTable ? fate : "never came";
}

std::string dieText(const Roll& roll)
{
    return roll.why + " d" + std::to_string(roll.sides) + ": " + std::to_string(roll.face)
           + (roll.result.empty() ? "" : ", " + roll.result);
}

std::string signedText(int number)
{
    return (number < 0 ? "" : "+") + std::to_string(number);
}

std::string eventText(std::size_t number, const BattleEvent& event)
{
    std::string line = std::to_string(number) + ". " + (event.rule.empty() ? "" : event.rule + "  ")
                       + spokenText(event.text) + "\n";
    for (const Roll& roll : event.dice)
        line += "      " + roll.rule + "  " + dieText(roll) + "\n";
    for (const DieModifier& modifier : event.modifiers)
        line += "      " + modifier.rule + "  " + modifier.text + ": " + signedText(modifier.value) + "\n";
    return line;
}

} // namespace

std::string battleHeading(const BattleBrief& brief)
{
    std::string text;
    for (const BriefSide& side : brief.sides)
        text += (text.empty() ? "" : " against ") + side.name;
    return text + ", " + brief.rules + ", seed " + std::to_string(brief.seed);
}

void fillBattleAnswer(Json& answer, const BattleBrief& brief, const BattleOutcome& outcome)
{
    answer["rules"] = brief.rules;
    answer["seed"] = std::to_string(brief.seed);
    answer["victor"] = outcome.victor ? Json(sideName(brief, *outcome.victor)) : Json(nullptr);
    answer["turns"] = outcome.turns;
    answer["sides"] = Json::array();
    const auto counts = countsOf(brief, outcome);
    for (std::size_t side = 0; side < counts.size(); ++side)
        answer["sides"].push_back({{"name", brief.sides[side].name},
                                   {"ships", counts[side].ships},
                                   {"sunk", counts[side].sunk},
                                   {"captured", counts[side].captured},
                                   {"fled", counts[side].fled},
                                   {"value", counts[side].value.text()},
                                   {"losses", counts[side].losses.text()}});
    answer["outcome"] = outcomeJson(outcome);
}

std::string outcomeText(const BattleBrief& brief, const BattleOutcome& outcome)
{
    std::string text = battleHeading(brief) + "\n" + verdictText(brief, outcome) + "\n";
    TextTable sides({Left, Right, Right, Right, Right, Right, Right});
    sides.row({"Side", "ships", "sunk", "captured", "fled", "value", "losses"});
    const auto counts = countsOf(brief, outcome);
    for (std::size_t side = 0; side < counts.size(); ++side)
        sides.row({brief.sides[side].name, std::to_string(counts[side].ships),
                   std::to_string(counts[side].sunk), std::to_string(counts[side].captured),
                   std::to_string(counts[side].fled), counts[side].value.text(), counts[side].losses.text()});
    TextTable ships({Left, Left, Left, Left});
    ships.row({"Ship", "of", "fate", "damage"});
    for (const ShipOutcome& ship : outcome.ships)
        ships.row({ship.name, sideName(brief, ship.side), fateText(brief, ship),
                   ship.fate == ShipFate::Sunk ? "" : std::string(nameOf(ship.condition.damage))});
    return text + sides.text() + "\n" + ships.text();
}

std::string stepText(const MatchStep& step, const BattleEvents& events, std::size_t& number)
{
    std::string text = step.wording + "\n";
    for (const BattleEvent& event : events)
        text += "  " + eventText(number++, event);
    return text;
}

std::string logText(const Match& match)
{
    std::string text;
    std::size_t number = 1;
    for (std::size_t i = 0; i < match.at(); ++i)
        text += stepText(match.steps()[i], match.steps()[i].events, number);
    return text;
}

Json logAnswer(const Match& match)
{
    Json log = Json::array();
    for (std::size_t i = 0; i < match.at(); ++i) {
        const MatchStep& step = match.steps()[i];
        Json events = Json::array();
        for (const BattleEvent& event : step.events)
            events.push_back(battleEventJson(event));
        log.push_back({{"order", step.wording}, {"side", step.side}, {"events", std::move(events)}});
    }
    return log;
}

} // namespace navarch
