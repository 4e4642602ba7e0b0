// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/base/text.h"
#include "core/battle/brief/laid_board.h"
#include "core/rules/ramming_speed/setup/set_up.h"
#include "core/rules/ramming_speed/state/order_names.h"

namespace navarch::ramming {

namespace {

constexpr std::array switches = std::to_array<OptionSwitch<Options>>({
    {"sail-die", "d10", "d6", &Options::sailD6},
    {"sheared", "battle", "next-turn", &Options::shearedNextTurn},
    {"rowers-lost", "decrease-down", "speed-down", &Options::rowersLostSpeedDown},
    {"reaction-fire", "all", "own-move", &Options::ownMoveOnly},
    {"melee-skill", "per-die", "total", &Options::meleeOnTotal},
    {"fire-spread", "per-neighbour", "one-roll", &Options::spreadOneRoll},
    {"morale", "every-turn", "threatened", &Options::moraleThreatened},
    {"start", "under-way", "stopped", &Options::startStopped},
    {"deployment", "hidden", "alternate", &Options::deployAlternate},
    {"javelins", "unlimited", "ten", &Options::javelinsTen},
    {"pass-friends", "no", "yes", &Options::passFriends},
    {"rock-bonus", "no", "yes", &Options::rockBonus},
});

/// Everything but the switches.
void readOption(BriefOptions& read, const std::string& name, std::string_view value, BattleFacts& facts)
{
    Options& options = facts.options;
    if (name == "bow-gear-defends") {
        options.bowGearDefends = read.oneOf(name, value, {"yes", "no"}) == 0;
    } else if (name == "advantages") {
        constexpr std::array fittings{Fitting::Translated, Fitting::Rolled, Fitting::Chosen};
        options.fitting = fittings[read.oneOf(name, value, {"translated", "rolled", "chosen"})];
    } else if (name == "formation") {
        if (const auto pattern = enumFromName<Pattern>(value))
            options.formation = *pattern;
        else
            read.refuse(name, phrase("Write %1.", given(listOfNames<Pattern>())));
    } else if (name == "nations") {
        options.nation = read.forBothSides(name, value, facts.figures.nations);
    } else if (name == "round-limit") {
        facts.turnLimit = read.number(name, value, 1, 1000, facts.turnLimit,
                                      phraseText("Write a whole number of rounds, %1 to %2."));
    } else if (name == "condition") {
        facts.condition = read.condition(name, value, "ROUND");
    } else if (name == "heroic") {
        while (!value.empty()) { // whether there are such ships is seen when they are known
            const std::string_view ship = value.substr(0, value.find(','));
            value.remove_prefix(std::min(value.size(), ship.size() + 1));
            options.heroic.emplace_back(ship);
        }
    } else if (name != "board" && name != "terrain" && name != "shore" && name != "chosen"
               && name != drawnBoardOption) {
        read.refuse(
            name, phrase("It knows the options of its rules (RS-19), board, terrain, shore, chosen, heroic, "
                         "nations and condition."));
    }
}

} // namespace

void readOptions(const BattleBrief& brief, BattleFacts& facts, Problems& problems)
{
    BriefOptions read("Ramming Speed", problems);
    for (const auto& [name, value] : brief.options)
        if (!read.readSwitch(switches, name, value, facts.options))
            readOption(read, name, value, facts);
}

} // namespace navarch::ramming
