// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/base/text.h"
#include "core/rules/trireme/setup/set_up.h"

namespace navarch::trireme {

namespace {

/// An option that is one of two words.
struct Switch {
    std::string_view name;
    std::string_view off; ///< the default
    std::string_view on;
    bool Options::*place;
};

constexpr std::array switches = std::to_array<Switch>({
    {"sprint_count", "above_cruise", "exact_maximum", &Options::sprintExact},
    {"landsmen", "poor", "average", &Options::landsmenAverage},
    {"start_speed", "cruise", "0", &Options::startStopped},
    {"pivot_at_rest", "off", "on", &Options::pivotAtRest},
    {"arcs", "all_round", "engines_ahead", &Options::enginesAhead},
    {"line_of_sight", "ships_block", "land_and_walls", &Options::shipsDoNotBlock},
    {"kill_order", "table", "lightest_first", &Options::lightestFirst},
    {"stern_ram", "full", "less", &Options::sternRamLess},
    {"restart", "after_a_sinking", "after_every_ram", &Options::restartAlways},
    {"prizes", "row", "lie_still", &Options::prizesLieStill},
    {"first_leak", "turn_of_the_ram", "turn_after", &Options::leakNextTurn},
    {"decks", "translated", "preset", &Options::decksPreset},
});

class OptionReader {
public:
    OptionReader(const Figures& figures, BattleFacts& facts, ShipTable& table, Problems& problems)
        : m_figures(figures),
          m_facts(facts),
          m_table(table),
          m_problems(problems)
    {
    }

    void read(const std::string& name, std::string_view value)
    {
        for (const Switch& each : switches) {
            if (each.name != name)
                continue;
            if (value != each.off && value != each.on)
                refuse(name, "Write " + std::string(each.off) + " or " + std::string(each.on) + ".");
            m_facts.options.*each.place = value == each.on;
            return;
        }
        if (name == "ship_table")
            readTable(value);
        else if (name == "scale")
            readNumber(name, value, {1, 5}, m_facts.options.scale);
        else if (name == "least_ram_speed")
            readNumber(name, value, {1, 2, 3}, m_facts.options.leastRamSpeed);
        else if (name == "corvus")
            readCorvus(value);
        else if (name == "turn_limit")
            readTurnLimit(value);
        else if (name == "nations")
            readNations(value);
        else if (name == "condition")
            readCondition(value);
        else if (name != "board" && name != "terrain" && name != "shore")
            refuse(name, "It knows the options of its rules (TR-12), board, terrain, shore, nations, decks "
                         "and condition.");
    }

private:
    void refuse(const std::string& name, std::string remedy)
    {
        m_problems.push_back(
            {"options." + name, "Trireme does not know this option or value.", std::move(remedy)});
    }
    void readNumber(const std::string& name, std::string_view value, std::initializer_list<int> known,
                    int& place)
    {
        std::string list;
        for (const int each : known) {
            list += (list.empty() ? "" : ", ") + std::to_string(each);
            if (value == std::to_string(each)) {
                place = each;
                return;
            }
        }
        refuse(name, "Write one of " + list + ".");
    }
    void readCorvus(std::string_view value)
    {
        if (value != "as_recorded" && value != "none" && value != "every_roman_quadrireme_and_quinquereme")
            refuse("corvus", "Write as_recorded, none or every_roman_quadrireme_and_quinquereme.");
        m_facts.options.corvusNone = value == "none";
        m_facts.options.corvusRoman = value == "every_roman_quadrireme_and_quinquereme";
    }
    void readTurnLimit(std::string_view value)
    {
        if (const auto limit = wholeNumber(value, 1, 1000))
            m_facts.turnLimit = *limit;
        else
            refuse("turn_limit", "Write a whole number of turns, 1 to 1000.");
    }
    void readNations(std::string_view value)
    {
        const auto& presets = m_figures.triremeTables.presets;
        for (std::size_t side = 0; side < 2; ++side) {
            const std::string_view nation = partUpTo(value, ',');
            const auto found = std::find_if(presets.begin(), presets.end(),
                                            [&](const auto& row) { return row.key == nation; });
            if (found != presets.end()) {
                m_facts.options.nation[side] = static_cast<int>(found - presets.begin());
            } else if (!nation.empty() && nation != "none") {
                std::string known;
                for (const auto& row : presets)
                    known += row.key + ", ";
                refuse("nations", "Write two, as roman,carthaginian: " + known + "none.");
            }
        }
        if (!value.empty())
            refuse("nations", "Write one nation for each of the two sides.");
    }
    void readCondition(std::string_view value)
    {
        const std::string_view kind = partUpTo(value, ':');
        const auto side = wholeNumber(partUpTo(value, ':'), 1, 2);
        const auto number = wholeNumber(value, 1, 1000);
        VictoryCondition& condition = m_facts.condition;
        if (!side || !number || (kind != "hold" && kind != "exit")) {
            refuse("condition", "Write hold:SIDE:TURN or exit:SIDE:SHIPS, the sides 1 and 2.");
        } else if (kind == "hold") {
            condition.holder = *side - 1;
            condition.holdUntil = *number;
        } else {
            condition.exiter = *side - 1;
            condition.exits = *number;
        }
    }
    /// "trireme:hull=7,max=4;quadrireme:ram=1" (TR-2.1).
    void readTable(std::string_view value)
    {
        if (value == "printed")
            return;
        while (!value.empty()) {
            std::string_view entry = partUpTo(value, ';');
            const std::string id(partUpTo(entry, ':'));
            const ShipClass* known = m_figures.classes.find(id);
            const auto printed = known ? classFigures(*known) : std::nullopt;
            if (!printed || entry.empty()) {
                refuse("ship_table",
                       "Write printed, or classes and figures: trireme:hull=7,max=4;quadrireme:ram=1.");
                return;
            }
            ClassFigures& about = m_table.try_emplace(id, *printed).first->second;
            while (!entry.empty()) {
                std::string_view figure = partUpTo(entry, ',');
                if (!readFigure(about, partUpTo(figure, '='), figure)) {
                    refuse("ship_table", "The figures are ram (-6 to 6), hull (1 to 30), max and cruise (0 "
                                         "to 6), turn (0 to 6) "
                                         "and acceleration (1 to 6).");
                    return;
                }
            }
        }
    }
    static bool readFigure(ClassFigures& about, std::string_view name, std::string_view text)
    {
        struct Known {
            std::string_view name;
            int ClassFigures::*place;
            int least;
            int most;
        };
        constexpr std::array known =
            std::to_array<Known>({{"ram", &ClassFigures::ram, -6, 6},
                                  {"hull", &ClassFigures::hull, 1, 30},
                                  {"max", &ClassFigures::max, 0, fastest},
                                  {"cruise", &ClassFigures::cruise, 0, fastest},
                                  {"turn", &ClassFigures::turn, 0, 6},
                                  {"acceleration", &ClassFigures::acceleration, 1, 6}});
        for (const Known& each : known)
            if (each.name == name)
                if (const auto number = wholeNumber(text, each.least, each.most)) {
                    about.*each.place = *number;
                    return true;
                }
        return false;
    }

    const Figures& m_figures;
    BattleFacts& m_facts;
    ShipTable& m_table;
    Problems& m_problems;
};

} // namespace

void readOptions(const BattleBrief& brief, const Figures& figures, BattleFacts& facts, ShipTable& table,
                 Problems& problems)
{
    OptionReader reader(figures, facts, table, problems);
    for (const auto& [name, value] : brief.options)
        reader.read(name, value);
}

} // namespace navarch::trireme
