// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ports/random_defences.h"

#include <algorithm>

namespace navarch {

namespace {

constexpr int strongestEngine = 6; // SA-15.6

std::string plainWords(std::string result)
{
    std::replace(result.begin(), result.end(), '_', ' ');
    return result;
}

WallSection rollSection(int number, int economicValue, const ChanceTable& table, Dice& dice)
{
    WallSection section;
    section.capacity = economicValue;
    int engineModifier = 0;
    for (int die = 1; die <= economicValue; ++die) {
        const int face = dice.roll(table.die, table.rule, phraseOf(DefenceDie{number, die}).english());
        const std::string& result = table.rowOf(face).result;
        if (result == "heavy_engine_modifier")
            ++engineModifier;
        else if (result == "ballista")
            ++section.ballistae;
        else if (result == "archer")
            ++section.archers;
        else if (result == "marine")
            ++section.marines;
        else if (result == "heavy_marine")
            ++section.heavyMarines;
        dice.settle(plainWords(result));
    }
    for (; engineModifier > 0; engineModifier -= strongestEngine)
        section.heavyEngines.push_back(std::min(engineModifier, strongestEngine));
    return section;
}

} // namespace

Fortification rollDefences(const std::string& name, int economicValue, int sections,
                           const ChanceTables& tables, Dice& dice)
{
    Fortification port;
    port.name = name;
    port.economicValue = economicValue;
    for (int number = 1; number <= sections; ++number)
        port.sections.push_back(rollSection(number, economicValue, tables.table("neutral-defences"), dice));

    const ChanceTable& quality = tables.table("commander-quality");
    const std::string& result =
        quality.rowOf(dice.roll(quality.die, quality.rule, phraseOf(DefenceDie{}).english())).result;
    port.commander.quality = enumFromName<CommandQuality>(result).value_or(CommandQuality::Average);
    dice.settle(result);
    return port;
}

DefenceDie defenceDieAt(std::size_t at, std::size_t count, int sections)
{
    const std::size_t each = sections > 0 && count > 0 ? (count - 1) / static_cast<std::size_t>(sections) : 0;
    if (each == 0 || at >= each * static_cast<std::size_t>(sections))
        return {};
    return {static_cast<int>(at / each) + 1, static_cast<int>(at % each) + 1};
}

Phrase phraseOf(const DefenceDie& die)
{
    return die.section > 0 ? phrase("%1, die %2", wallSectionName(die.section), die.die)
                           : phrase("Garrison commander");
}

} // namespace navarch
