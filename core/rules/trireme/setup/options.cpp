// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/base/text.h"
#include "core/battle/brief/laid_board.h"
#include "core/rules/trireme/setup/set_up.h"

namespace navarch::trireme {

namespace {

constexpr std::array switches = std::to_array<OptionSwitch<Options>>({
    {"sprint-count", "above-cruise", "exact-maximum", &Options::sprintExact},
    {"landsmen", "poor", "average", &Options::landsmenAverage},
    {"start-speed", "cruise", "0", &Options::startStopped},
    {"pivot-at-rest", "off", "on", &Options::pivotAtRest},
    {"arcs", "all-round", "engines-ahead", &Options::enginesAhead},
    {"line-of-sight", "ships-block", "land-and-walls", &Options::shipsDoNotBlock},
    {"kill-order", "table", "lightest-first", &Options::lightestFirst},
    {"stern-ram", "full", "less", &Options::sternRamLess},
    {"restart", "after-a-sinking", "after-every-ram", &Options::restartAlways},
    {"prizes", "row", "lie-still", &Options::prizesLieStill},
    {"first-leak", "turn-of-the-ram", "turn-after", &Options::leakNextTurn},
    {"decks", "translated", "preset", &Options::decksPreset},
});

/// One of a class's figures by its name.
bool readFigure(ClassFigures& about, std::string_view name, std::string_view text)
{
    struct Known {
        std::string_view name;
        int ClassFigures::*place;
        int least;
        int most;
    };
    constexpr std::array known = std::to_array<Known>({{"ram", &ClassFigures::ram, -6, 6},
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

/// "trireme:hull=7,max=4;quadrireme:ram=1" (TR-2.1).
void readTable(BriefOptions& read, std::string_view value, const Figures& figures, ShipTable& table)
{
    if (value == "printed")
        return;
    while (!value.empty()) {
        std::string_view entry = partUpTo(value, ';');
        const std::string id(partUpTo(entry, ':'));
        const ShipClass* known = figures.classes.find(id);
        const auto printed = known ? classFigures(*known) : std::nullopt;
        if (!printed || entry.empty()) {
            read.refuse(
                "ship-table",
                phrase("Write printed, or classes and figures: trireme:hull=7,max=4;quadrireme:ram=1."));
            return;
        }
        ClassFigures& about = table.try_emplace(id, *printed).first->second;
        while (!entry.empty()) {
            std::string_view figure = partUpTo(entry, ',');
            if (!readFigure(about, partUpTo(figure, '='), figure)) {
                read.refuse("ship-table",
                            phrase("The figures are ram (-6 to 6), hull (1 to 30), max and cruise (0 "
                                   "to 6), turn (0 to 6) "
                                   "and acceleration (1 to 6)."));
                return;
            }
        }
    }
}

/// Everything but the switches and the ship table.
void readOption(BriefOptions& read, const std::string& name, std::string_view value, BattleFacts& facts)
{
    Options& options = facts.options;
    if (name == "scale") {
        options.scale = read.oneOf(name, value, {"1", "5"}) == 1 ? 5 : 1;
    } else if (name == "least-ram-speed") {
        options.leastRamSpeed = static_cast<int>(read.oneOf(name, value, {"1", "2", "3"})) + 1;
    } else if (name == "corvus") {
        const std::size_t which =
            read.oneOf(name, value, {"as-recorded", "none", "every-roman-quadrireme-and-quinquereme"});
        options.corvusNone = which == 1;
        options.corvusRoman = which == 2;
    } else if (name == "turn-limit") {
        facts.turnLimit = read.number(name, value, 1, 1000, facts.turnLimit,
                                      phraseText("Write a whole number of turns, %1 to %2."));
    } else if (name == "nations") {
        std::vector<std::string_view> known;
        for (const auto& row : TriremeTables::builtIn().presets)
            known.push_back(row.key);
        options.nation = read.forBothSides(name, value, known);
    } else if (name == "condition") {
        facts.condition = read.condition(name, value, "TURN");
    } else if (name != "board" && name != "terrain" && name != "shore" && name != drawnBoardOption) {
        read.refuse(name,
                    phrase("It knows the options of its rules (TR-12), board, terrain, shore, nations, decks "
                           "and condition."));
    }
}

} // namespace

void readOptions(const BattleBrief& brief, const Figures& figures, BattleFacts& facts, ShipTable& table,
                 Problems& problems)
{
    BriefOptions read("Trireme", problems);
    for (const auto& [name, value] : brief.options) {
        if (name == "ship-table")
            readTable(read, value, figures, table);
        else if (!read.readSwitch(switches, name, value, facts.options))
            readOption(read, name, value, facts);
    }
}

} // namespace navarch::trireme
