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

Phrase verdictOf(const BattleBrief& brief, const BattleOutcome& outcome)
{
    Phrase verdict = outcome.victor ? phraseN("%1 wins after {%n turn|%n turns}", outcome.turns,
                                              given(sideName(brief, *outcome.victor)))
                                    : phraseN("A draw after {%n turn|%n turns}", outcome.turns);
    if (outcome.conceded)
        verdict = phrase("%1; %2 gave up", std::move(verdict), given(sideName(brief, *outcome.conceded)));
    if (outcome.atTurnLimit)
        verdict = phrase("%1, at the turn limit", std::move(verdict));
    if (outcome.stalled)
        verdict = phrase("%1, for nobody struck any more", std::move(verdict));
    if (outcome.undecided)
        verdict = phrase("%1, undecided: the captains came to no end", std::move(verdict));
    return phrase("%1.", std::move(verdict));
}

/// In the words that a game has of its own.
std::string fateText(const BattleBrief& brief, const ShipOutcome& ship)
{
    if (!ship.onTable)
        return spokenText(phrase("never came"));
    if (ship.fate == ShipFate::Captured)
        return spokenText(phrase("captured by %1", given(sideName(brief, ship.captor))), brief.rules);
    return spokenText(termOf(nameOf(ship.fate)), "a ship");
}

Phrase dieOf(const Roll& roll)
{
    const Phrase die = phrase("%1 d%2: %3", termOf(roll.why), roll.sides, roll.face);
    return roll.result.isEmpty() ? die : phrase("%1, %2", die, roll.result);
}

std::string signedText(int number)
{
    return (number < 0 ? "" : "+") + std::to_string(number);
}

std::string eventText(std::size_t number, const BattleEvent& event, std::string_view game)
{
    std::string line = std::to_string(number) + ". " + (event.rule.empty() ? "" : event.rule + "  ")
                       + spokenText(event.text, game) + "\n";
    for (const Roll& roll : event.dice)
        line += "      " + roll.rule + "  " + spokenText(dieOf(roll), game) + "\n";
    for (const DieModifier& modifier : event.modifiers)
        line += "      " + modifier.rule + "  " + spokenText(termOf(modifier.text), game) + ": "
                + signedText(modifier.value) + "\n";
    return line;
}

} // namespace

std::string battleHeading(const BattleBrief& brief)
{
    Phrase sides;
    for (const BriefSide& side : brief.sides)
        sides = sides.isEmpty() ? Phrase(given(side.name))
                                : phrase("%1 against %2", std::move(sides), given(side.name));
    return spokenText(
        phrase("%1, %2, seed %3", std::move(sides), given(brief.rules), given(std::to_string(brief.seed))));
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
    const auto said = [&](const Phrase& words) { return spokenText(words, brief.rules); };
    const std::string taken = spokenText(phrase("captured"), "a ship");
    std::string text = battleHeading(brief) + "\n" + said(verdictOf(brief, outcome)) + "\n\n";
    TextTable sides({Left, Right, Right, Right, Right, Right, Right});
    sides.row({said(phrase("Side")), said(phrase("ships")), said(phrase("sunk")), taken, said(phrase("fled")),
               said(phrase("value")), said(phrase("losses"))});
    const auto counts = countsOf(brief, outcome);
    for (std::size_t side = 0; side < counts.size(); ++side)
        sides.row({brief.sides[side].name, std::to_string(counts[side].ships),
                   std::to_string(counts[side].sunk), std::to_string(counts[side].captured),
                   std::to_string(counts[side].fled), spokenAmount(counts[side].value),
                   spokenAmount(counts[side].losses)});
    TextTable ships({Left, Left, Left, Left});
    ships.row({said(phrase("Ship")), said(phrase("of")), said(phrase("fate")), said(phrase("damage"))});
    for (const ShipOutcome& ship : outcome.ships)
        ships.row({ship.name, sideName(brief, ship.side), fateText(brief, ship),
                   ship.fate == ShipFate::Sunk ? "" : said(termOf(nameOf(ship.condition.damage)))});
    return text + sides.text() + "\n" + ships.text();
}

std::string stepText(const MatchStep& step, const BattleEvents& events, std::string_view game,
                     std::size_t& number)
{
    std::string text = spokenText(step.wording, game) + "\n";
    for (const BattleEvent& event : events)
        text += "  " + eventText(number++, event, game);
    return text;
}

std::string logText(const Match& match)
{
    std::string text;
    std::size_t number = 1;
    for (std::size_t i = 0; i < match.at(); ++i)
        text += stepText(match.steps()[i], match.steps()[i].events, match.brief().rules, number);
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
        log.push_back(
            {{"order", step.wording.english()}, {"side", step.side}, {"events", std::move(events)}});
    }
    return log;
}

} // namespace navarch
