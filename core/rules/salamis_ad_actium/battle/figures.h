// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "core/rules/salamis_ad_actium/combat_tables.h"

namespace navarch::salamis {

/// What a casualty roll takes (SA-6.T).
enum class Loss : std::uint8_t {
    None, Oar, TwoOars, Speed, Steering, Archer, Marine, HeavyMarine, EngineOrTower, TowerOrEngine, MastTowerOrEngine, Captain
};

enum class CasualtyColumn : std::uint8_t { Ram, Missiles, Engines };

/// The score of a ram or an engine's hit (SA-7.4.T2), in the order in which worse replaces better.
enum class RamResult : std::uint8_t { Glancing, Light, Medium, Heavy, Severe, Wrecked, Matchwood };

/// The tables of a battle as numbers, compiled once from CombatTables, so that a simulation looks nothing up by name.
struct BattleFigures {
    std::array<std::array<Loss, 3>, 10> casualties{}; ///< by face - 1 and column
    std::array<std::int8_t, 7> casualtyDice{};        ///< by RamResult
    std::array<std::int8_t, 6> scoreFrom{};           ///< the least score of Light to Matchwood
    std::array<std::int8_t, 5> fastMoves{};           ///< by CrewQuality
    int crewTestFrom = 6;

    [[nodiscard]] static BattleFigures compiled(const CombatTables& tables);

    [[nodiscard]] Loss casualty(int face, CasualtyColumn column) const
    {
        return casualties[static_cast<std::size_t>(face - 1)][static_cast<std::size_t>(column)];
    }
    /// What a score on the Ramming Damage table comes to.
    [[nodiscard]] RamResult ramResult(int score) const
    {
        int result = 0;
        while (result < 6 && score >= scoreFrom[static_cast<std::size_t>(result)])
            ++result;
        return static_cast<RamResult>(result);
    }
};

} // namespace navarch::salamis
