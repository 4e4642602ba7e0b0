// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/base/text.h"
#include "core/rules/pompeius/setup/set_up.h"

namespace navarch::pompeius {

namespace {

/// An option that is one of two words.
struct Switch {
    std::string_view name;
    std::string_view off; ///< the default
    std::string_view on;
    bool Options::*place;
};

constexpr std::array switches = std::to_array<Switch>({
    {"sequence", "rules", "sheet", &Options::sheetSequence},
    {"tray", "ship", "side", &Options::sideTray},
    {"arc", "line", "sixth", &Options::arcSixth},
    {"ram_friends", "no", "yes", &Options::ramFriends},
    {"head_on", "any", "both_ordered", &Options::headOnBoth},
    {"leak_each", "no", "yes", &Options::leakEach},
    {"deck_limit", "side", "total", &Options::deckTotal},
    {"pirate_milites", "no", "yes", &Options::pirateMilites},
    {"prizes_row", "yes", "no", &Options::prizesLie},
    {"crews", "translated", "printed", &Options::crewsPrinted},
});

class OptionReader {
public:
    OptionReader(BattleFacts& facts, PompeiusTables& tables, Problems& problems)
        : m_facts(facts),
          m_tables(tables),
          m_problems(problems)
    {
    }

    void read(const std::string& name, std::string_view value)
    {
        Options& options = m_facts.options;
        for (const Switch& each : switches) {
            if (each.name != name)
                continue;
            if (value != each.off && value != each.on)
                refuse(name, "Write " + std::string(each.off) + " or " + std::string(each.on) + ".");
            options.*each.place = value == each.on;
            return;
        }
        if (name == "extra_cards") {
            options.extraUnlimited = value == "any";
            if (!options.extraUnlimited)
                readNumber(name, value, 0, 20, options.extraTimes);
        } else if (name == "astern_max") {
            if (value != "none")
                readNumber(name, value, 1, 3, options.asternMax);
        } else if (name == "return_turns") {
            readNumber(name, value, 0, 10, options.returnTurns);
        } else if (name == "turn_limit") {
            readNumber(name, value, 1, 1000, m_facts.turnLimit);
        } else if (name == "cards") {
            options.cards = oneOf(name, value, {"side", "ship", "open"}, CardsSeen::Side);
        } else if (name == "seats") {
            options.seats = oneOf(name, value, {"side", "squadron", "ship"}, Seating::Side);
        } else if (name == "nations") {
            readNations(value);
        } else if (name == "victory") {
            readVictory(value);
        } else if (name == "damage_cards") {
            readCards(value);
        } else if (name != "board" && name != "terrain") {
            refuse(name, "It knows the options of its rules (PM-15), board, terrain and nations.");
        }
    }

private:
    void refuse(const std::string& name, std::string remedy)
    {
        m_problems.push_back(
            {"options." + name, "Pompeius does not know this option or value.", std::move(remedy)});
    }
    void readNumber(const std::string& name, std::string_view value, int least, int most, int& place)
    {
        if (const auto number = wholeNumber(value, least, most))
            place = *number;
        else
            refuse(name, "Write a whole number from " + std::to_string(least) + " to " + std::to_string(most)
                             + (name == "extra_cards"  ? ", or any."
                                : name == "astern_max" ? ", or none."
                                                       : "."));
    }
    /// One of the words, in the order of an enumeration.
    template <class Enum>
    Enum oneOf(const std::string& name, std::string_view value, std::array<std::string_view, 3> words,
               Enum otherwise)
    {
        const auto found = std::find(words.begin(), words.end(), value);
        if (found != words.end())
            return static_cast<Enum>(found - words.begin());
        refuse(name, "Write " + std::string(words[0]) + ", " + std::string(words[1]) + " or "
                         + std::string(words[2]) + ".");
        return otherwise;
    }
    void readNations(std::string_view value)
    {
        for (Nation& nation : m_facts.options.nation) {
            const auto found = enumFromName<Nation>(partUpTo(value, ','));
            if (!found) {
                refuse("nations", "Write two, as roman,pirate.");
                return;
            }
            nation = *found;
        }
        if (!value.empty())
            refuse("nations", "Write one nation for each of the two sides.");
    }
    void readVictory(std::string_view value)
    {
        VictoryCondition& condition = m_facts.condition;
        const std::string_view kind = partUpTo(value, ':');
        if (value.empty() && (kind == "points" || kind == "field")) {
            m_facts.options.byField = kind == "field";
            return;
        }
        const auto side = wholeNumber(partUpTo(value, ':'), 1, 2);
        const auto number = wholeNumber(value, 1, 1000);
        if (side && number && kind == "hold") {
            condition.holder = *side - 1;
            condition.holdUntil = *number;
        } else if (side && number && kind == "exit") {
            condition.exiter = *side - 1;
            condition.exits = *number;
        } else {
            refuse("victory", "Write points, field, hold:SIDE:TURN or exit:SIDE:SHIPS, the sides 1 and 2.");
        }
    }
    /// "leak=4/1,stuck=2/0": how many there are, and how many of them with the mark BOOG.
    void readCards(std::string_view value)
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
            const auto row = std::find_if(m_tables.cards.begin(), m_tables.cards.end(),
                                          [&](const auto& each) { return each.key == key; });
            if (!card || !number || !boog || row == m_tables.cards.end()) {
                refuse("damage_cards", "Write printed, or cards, how many, and how many of them with BOOG: "
                                       "leak=4/0,disorder=12/10. Of stuck there are at most "
                                           + std::to_string(mostStuck) + ".");
                return;
            }
            row->number = *number;
            row->boog = *boog;
        }
    }

    BattleFacts& m_facts;
    PompeiusTables& m_tables;
    Problems& m_problems;
};

} // namespace

void readOptions(const BattleBrief& brief, BattleFacts& facts, PompeiusTables& tables, Problems& problems)
{
    OptionReader reader(facts, tables, problems);
    for (const auto& [name, value] : brief.options)
        reader.read(name, value);
}

} // namespace navarch::pompeius
