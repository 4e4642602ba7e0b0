// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/base/text.h"
#include "core/rules/ramming_speed/battle/order_names.h"
#include "core/rules/ramming_speed/setup/set_up.h"

namespace navarch::ramming {

namespace {

/// An option that is one of two words.
struct Switch {
    std::string_view name;
    std::string_view off; ///< the default
    std::string_view on;
    bool Options::*place;
};

constexpr std::array switches = std::to_array<Switch>({
    {"sail_die", "d10", "d6", &Options::sailD6},
    {"bow_gear_defends", "yes", "no", &Options::bowGearDefends}, // turned about below
    {"sheared", "battle", "next_turn", &Options::shearedNextTurn},
    {"rowers_lost", "decrease_down", "speed_down", &Options::rowersLostSpeedDown},
    {"reaction_fire", "all", "own_move", &Options::ownMoveOnly},
    {"melee_skill", "per_die", "total", &Options::meleeOnTotal},
    {"fire_spread", "per_neighbour", "one_roll", &Options::spreadOneRoll},
    {"morale", "every_turn", "threatened", &Options::moraleThreatened},
    {"start", "under_way", "stopped", &Options::startStopped},
    {"deployment", "hidden", "alternate", &Options::deployAlternate},
    {"javelins", "unlimited", "ten", &Options::javelinsTen},
    {"pass_friends", "no", "yes", &Options::passFriends},
    {"rock_bonus", "no", "yes", &Options::rockBonus},
});

class OptionReader {
public:
    OptionReader(BattleFacts& facts, Problems& problems) : m_facts(facts), m_problems(problems) {}

    void read(const std::string& name, std::string_view value)
    {
        for (const Switch& each : switches) {
            if (each.name != name)
                continue;
            if (value != each.off && value != each.on)
                refuse(name, "Write " + std::string(each.off) + " or " + std::string(each.on) + ".");
            m_facts.options.*each.place = (value == each.on) != (each.place == &Options::bowGearDefends);
            return;
        }
        if (name == "advantages")
            readFitting(value);
        else if (name == "formation")
            readFormation(value);
        else if (name == "nations")
            readNations(value);
        else if (name == "round_limit")
            readRoundLimit(value);
        else if (name == "condition")
            readCondition(value);
        else if (name != "board" && name != "terrain" && name != "shore" && name != "chosen")
            refuse(name, "It knows the options of its rules (RS-19), board, terrain, shore, chosen, nations "
                         "and condition.");
    }

private:
    void refuse(const std::string& name, std::string remedy)
    {
        m_problems.push_back(
            {"options." + name, "Ramming Speed does not know this option or value.", std::move(remedy)});
    }
    void readFitting(std::string_view value)
    {
        if (value == "translated" || value == "rolled" || value == "chosen")
            m_facts.options.fitting = value == "translated" ? Fitting::Translated
                                      : value == "rolled"   ? Fitting::Rolled
                                                            : Fitting::Chosen;
        else
            refuse("advantages", "Write translated, rolled or chosen.");
    }
    void readFormation(std::string_view value)
    {
        if (const auto pattern = enumFromName<Pattern>(value))
            m_facts.options.formation = *pattern;
        else
            refuse("formation", "Write " + listOfNames<Pattern>() + ".");
    }
    void readNations(std::string_view value)
    {
        for (std::size_t side = 0; side < 2; ++side) {
            const std::string_view nation = partUpTo(value, ',');
            const auto& known = m_facts.figures.nations;
            const auto found = std::find(known.begin(), known.end(), nation);
            if (found != known.end())
                m_facts.options.nation[side] = static_cast<int>(found - known.begin());
            else if (!nation.empty() && nation != "none")
                refuse("nations",
                       "Write two, as athenian,persian: spartan, phoenician, egyptian, roman, athenian, "
                       "persian or none.");
        }
        if (!value.empty())
            refuse("nations", "Write one nation for each of the two sides.");
    }
    void readRoundLimit(std::string_view value)
    {
        if (const auto limit = wholeNumber(value, 1, 1000))
            m_facts.turnLimit = *limit;
        else
            refuse("round_limit", "Write a whole number of rounds, 1 to 1000.");
    }
    void readCondition(std::string_view value)
    {
        const std::string_view kind = partUpTo(value, ':');
        const auto side = wholeNumber(partUpTo(value, ':'), 1, 2);
        const auto number = wholeNumber(value, 1, 1000);
        VictoryCondition& condition = m_facts.condition;
        if (!side || !number || (kind != "hold" && kind != "exit")) {
            refuse("condition", "Write hold:SIDE:ROUND or exit:SIDE:SHIPS, the sides 1 and 2.");
        } else if (kind == "hold") {
            condition.holder = *side - 1;
            condition.holdUntil = *number;
        } else {
            condition.exiter = *side - 1;
            condition.exits = *number;
        }
    }

    BattleFacts& m_facts;
    Problems& m_problems;
};

} // namespace

void readOptions(const BattleBrief& brief, BattleFacts& facts, Problems& problems)
{
    OptionReader reader(facts, problems);
    for (const auto& [name, value] : brief.options)
        reader.read(name, value);
}

} // namespace navarch::ramming
