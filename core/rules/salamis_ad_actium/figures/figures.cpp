// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/figures/figures.h"

#include <algorithm>

#include "core/base/text.h"

namespace navarch::salamis {

namespace {

struct LossName {
    std::string_view key;
    Loss loss;
};

constexpr std::array lossNames = std::to_array<LossName>({
    {"none", Loss::None},
    {"oar", Loss::Oar},
    {"two-oars", Loss::TwoOars},
    {"speed", Loss::Speed},
    {"steering", Loss::Steering},
    {"archer", Loss::Archer},
    {"marine", Loss::Marine},
    {"heavy-marine", Loss::HeavyMarine},
    {"engine-or-tower", Loss::EngineOrTower},
    {"tower-or-engine", Loss::TowerOrEngine},
    {"mast-tower-or-engine", Loss::MastTowerOrEngine},
    {"captain", Loss::Captain},
});

struct ModifierName {
    std::string_view key;
    std::size_t values;
};

constexpr std::array rammingNames = std::to_array<ModifierName>({
    {"relative-size", 3},
    {"relative-size-smaller", 3},
    {"speed", 4},
    {"target-still", 1},
    {"beam-contact", 2},
    {"own-crew", 5},
    {"target-crew", 5},
    {"captain", 2},
    {"demoralised", 1},
    {"target-damage", 4},
    {"target-hull", 2},
    {"high-ram", 1},
    {"overloaded", 1},
});

constexpr std::array rakeNames = std::to_array<ModifierName>({{"oars-missing", 1},
                                                              {"own-turn-class", 1},
                                                              {"fast-move", 1},
                                                              {"target-crew", 1},
                                                              {"target-turn-class", 1}});

using ModifierRows = std::vector<CombatTables::Modifier>;

const CombatTables::Modifier* rowOf(const ModifierRows& rows, std::string_view key)
{
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const auto& row) { return row.key == key; });
    return found == rows.end() ? nullptr : &*found;
}

/// Fills one place, or a row of them, with the values of `key`.
void take(const ModifierRows& rows, std::string_view key, std::int8_t& place)
{
    place = static_cast<std::int8_t>(rowOf(rows, key)->values.front());
}
template <std::size_t N>
void take(const ModifierRows& rows, std::string_view key, std::array<std::int8_t, N>& places)
{
    const auto& values = rowOf(rows, key)->values;
    for (std::size_t i = 0; i < N; ++i)
        places[i] = static_cast<std::int8_t>(values[i]);
}

template <std::size_t N>
void checkRows(const ModifierRows& rows, const std::array<ModifierName, N>& names, const std::string& place,
               Problems& problems)
{
    for (const ModifierName& name : names) {
        const auto* row = rowOf(rows, name.key);
        if (!row)
            problems.push_back(
                {place, phrase("The row \"%1\" is missing.", given(name.key)), phrase("Put it back.")});
        else if (row->values.size() != name.values)
            problems.push_back(
                {place, phrase("The row \"%1\" needs %2 values.", given(name.key), name.values), {}});
    }
    for (const auto& row : rows)
        if (std::none_of(names.begin(), names.end(), [&](const auto& name) { return name.key == row.key; }))
            problems.push_back({place,
                                phrase("%1 is no modifier the rules know.", given(quotedForMessage(row.key))),
                                phrase("Take it out, or correct its spelling.")});
}

} // namespace

std::optional<Loss> lossOf(std::string_view key)
{
    for (const LossName& name : lossNames)
        if (name.key == key)
            return name.loss;
    return std::nullopt;
}

void checkCompilable(const CombatTables& tables, const std::string& file, Problems& problems)
{
    for (const auto& result : tables.casualtyResults)
        if (!lossOf(result.key))
            problems.push_back({file + ": casualty_results",
                                phrase("%1 is no loss the rules know.", given(quotedForMessage(result.key))),
                                phrase("Take it out, or correct its spelling.")});
    checkRows(tables.rammingModifiers, rammingNames, file + ": ramming_modifiers", problems);
    checkRows(tables.rakeModifiers, rakeNames, file + ": rake_modifiers", problems);
    if (tables.rammingDamage.size() != ramResults)
        problems.push_back(
            {file + ": ramming_damage", phrase("Seven rows are needed, glancing to matchwood."), {}});
    checkSingleFigures(tables.figures, houseFigures, file + ": figures", problems);
    std::array<int, 10> winds{};
    for (std::size_t i = 0; i < tables.winds.size(); ++i) {
        const CombatTables::WindRow& row = tables.winds[i];
        if (indexOf(row.wind) != i)
            problems.push_back(
                {file + ": winds", phrase("The winds must stand in order, calm to storm."), {}});
        for (int face = row.least; face >= 1 && face <= row.most; ++face)
            ++winds[static_cast<std::size_t>(face - 1)];
    }
    if (tables.winds.size() != 6
        || std::any_of(winds.begin(), winds.end(), [](int count) { return count != 1; }))
        problems.push_back(
            {file + ": winds", phrase("Six winds are needed, and every face of a d10 once among them."), {}});
}

BattleFigures BattleFigures::compiled(const CombatTables& tables)
{
    BattleFigures figures;
    for (std::size_t face = 0; face < 10; ++face)
        for (std::size_t column = 0; column < 3; ++column)
            figures.casualties[face][column] = lossOf(tables.casualties.results[face][column]).value();
    for (std::size_t i = 0; i < ramResults; ++i) {
        figures.casualtyDice[i] = static_cast<std::int8_t>(tables.rammingDamage[i].casualtyDice);
        if (i > 0)
            figures.scoreFrom[i - 1] = static_cast<std::int8_t>(*tables.rammingDamage[i].from);
    }
    for (std::size_t i = 0; i < figures.fastMoves.size(); ++i)
        figures.fastMoves[i] = static_cast<std::int8_t>(tables.fastMoves[i]);
    figures.crewTestFrom = tables.crewTestFrom;

    RammingFigures& ram = figures.ramming;
    const ModifierRows& rows = tables.rammingModifiers;
    take(rows, "speed", ram.speed);
    take(rows, "target-still", ram.targetStill);
    take(rows, "beam-contact", ram.beam);
    take(rows, "own-crew", ram.ownCrew);
    take(rows, "target-crew", ram.targetCrew);
    take(rows, "captain", ram.captain);
    take(rows, "demoralised", ram.demoralised);
    take(rows, "target-damage", ram.targetDamage);
    std::array<std::int8_t, 2> hull{};
    take(rows, "target-hull", hull);
    ram.stoutHull = hull[0];
    ram.weakHull = hull[1];
    take(rows, "high-ram", ram.highRam);
    take(rows, "overloaded", ram.overloaded);

    RakeFigures& rake = figures.raking;
    take(tables.rakeModifiers, "oars-missing", rake.oarMissing);
    take(tables.rakeModifiers, "own-turn-class", rake.ownTurnClass);
    take(tables.rakeModifiers, "fast-move", rake.fastMove);
    take(tables.rakeModifiers, "target-crew", rake.targetCrew);
    take(tables.rakeModifiers, "target-turn-class", rake.targetTurnClass);

    for (const CombatTables::WindRow& row : tables.winds)
        figures.winds[indexOf(row.wind)] = {static_cast<std::int8_t>(row.least),
                                            static_cast<std::int8_t>(row.most),
                                            static_cast<std::int8_t>(row.deducts), row.raises};
    keepSingleFigures(tables.figures, houseFigures, figures.house);
    return figures;
}

} // namespace navarch::salamis
