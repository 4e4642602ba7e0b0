// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <optional>

#include "core/base/text.h"
#include "core/battle/brief/laid_board.h"
#include "core/rules/pompeius/setup/set_up.h"

namespace navarch::pompeius {

namespace {

constexpr std::array switches = std::to_array<OptionSwitch<Options>>({
    {"sequence", "rules", "sheet", &Options::sheetSequence},
    {"tray", "ship", "side", &Options::sideTray},
    {"arc", "line", "sixth", &Options::arcSixth},
    {"ram-friends", "no", "yes", &Options::ramFriends},
    {"head-on", "any", "both-ordered", &Options::headOnBoth},
    {"leak-each", "no", "yes", &Options::leakEach},
    {"deck-limit", "side", "total", &Options::deckTotal},
    {"pirate-milites", "no", "yes", &Options::pirateMilites},
    {"prizes-row", "yes", "no", &Options::prizesLie},
});

void readNations(BriefOptions& read, std::string_view value, Options& options)
{
    constexpr std::array<std::string_view, nations> known{nameOf(Nation::Roman), nameOf(Nation::Pirate)};
    const auto places = read.forBothSides("nations", value, known);
    for (std::size_t side = 0; side < places.size(); ++side)
        if (places[side] >= 0)
            options.nation[side] = static_cast<Nation>(places[side]);
        else
            read.refuse("nations", phrase("Write one for each side, as roman,pirate."));
}

/// "leak=4/1,stuck=2/0": how many there are, and how many of them with the mark BOOG.
void readCards(BriefOptions& read, std::string_view value, PompeiusTables& tables)
{
    if (value == "printed")
        return;
    while (!value.empty()) {
        std::string_view entry = partUpTo(value, ',');
        const std::string_view key = partUpTo(entry, '=');
        const auto card = enumFromName<Card>(key);
        const int most = card == Card::Stuck ? mostStuck : mostCardsOfAKind;
        const auto number = wholeNumber(partUpTo(entry, '/'), 0, most);
        const auto boog = wholeNumber(entry, 0, number.value_or(0));
        const auto row = std::find_if(tables.cards.begin(), tables.cards.end(),
                                      [&](const auto& each) { return each.key == key; });
        if (!card || !number || !boog || row == tables.cards.end()) {
            read.refuse("damage-cards",
                        phrase("Write printed, or cards, how many, and how many of them with BOOG: "
                               "leak=4/0,disorder=12/10. Of stuck there are at most %1.",
                               mostStuck));
            return;
        }
        row->number = *number;
        row->boog = *boog;
    }
}

/// "2/0/1": milites, sagittarii and ballistae of a section.
std::optional<std::vector<int>> sectionCrew(std::string_view text)
{
    std::vector<int> crew;
    for (std::size_t kind = 0; kind < unitKinds; ++kind) {
        const auto number = wholeNumber(kind + 1 < unitKinds ? partUpTo(text, '/') : text, 0, mostBoxes);
        if (!number)
            return std::nullopt;
        crew.push_back(*number);
    }
    return crew;
}

/// "printed", or that with other numbers: "quadrireme.roman=2/0/1+1/1/0,liburnian.pirate=0/0/0+0/2/0", the bow's first.
void readCrews(BriefOptions& read, std::string_view value, Options& options, PompeiusTables& tables)
{
    options.crewsPrinted = value != "translated";
    if (!options.crewsPrinted || value == "printed")
        return;
    while (!value.empty()) {
        std::string_view entry = partUpTo(value, ',');
        std::string_view whose = partUpTo(entry, '=');
        const std::string_view key = partUpTo(whose, '.');
        const auto bow = sectionCrew(partUpTo(entry, '+'));
        const auto stern = sectionCrew(entry);
        const auto row = std::find_if(tables.crews.begin(), tables.crews.end(), [&](const auto& each) {
            return each.key == key && each.nation == whose;
        });
        if (!bow || !stern || row == tables.crews.end()) {
            read.refuse(
                "crews",
                phrase("Write translated, printed, or milites/sagittarii/ballistae of bow and stern by class "
                       "and nation: quadrireme.roman=2/0/1+1/1/0."));
            return;
        }
        row->bow = *bow;
        row->stern = *stern;
    }
}

} // namespace

void readOptions(const BattleBrief& brief, BattleFacts& facts, PompeiusTables& tables, Problems& problems)
{
    BriefOptions read("Pompeius", problems);
    Options& options = facts.options;
    for (const auto& [name, value] : brief.options) {
        if (read.readSwitch(switches, name, value, options))
            continue;
        if (name == "extra-cards") {
            options.extraUnlimited = value == "any";
            if (!options.extraUnlimited)
                options.extraTimes = read.number(
                    name, value, 0, 20, -1, phraseText("Write a whole number of a turn's cards, %1 to %2."));
        } else if (name == "astern-max") {
            if (value != "none")
                options.asternMax =
                    read.number(name, value, 1, 3, 0, phraseText("Write a whole number of rexes, %1 to %2."));
        } else if (name == "return-turns") {
            options.returnTurns =
                read.number(name, value, 0, 10, -1, phraseText("Write a whole number of turns, %1 to %2."));
        } else if (name == "turn-limit") {
            facts.turnLimit = read.number(name, value, 1, 1000, facts.turnLimit,
                                          phraseText("Write a whole number of turns, %1 to %2."));
        } else if (name == "cards") {
            options.cards = static_cast<CardsSeen>(read.oneOf(name, value, {"side", "ship", "open"}));
        } else if (name == "seats") {
            options.seats = static_cast<Seating>(read.oneOf(name, value, {"side", "squadron", "ship"}));
        } else if (name == "nations") {
            readNations(read, value, options);
        } else if (name == "victory") {
            options.byField = value == "field";
            if (value != "points" && value != "field")
                facts.condition = read.condition(name, value, "TURN");
        } else if (name == "damage-cards") {
            readCards(read, value, tables);
        } else if (name == "crews") {
            readCrews(read, value, options, tables);
        } else if (name != "board" && name != "map-size" && name != "terrain" && name != drawnBoardOption) {
            read.refuse(name,
                        phrase("It knows the options of its rules (PM-15), board, terrain and nations."));
        }
    }
}

} // namespace navarch::pompeius
