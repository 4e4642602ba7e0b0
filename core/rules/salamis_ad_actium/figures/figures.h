// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/battle/brief/weather.h"
#include "core/rules/salamis_ad_actium/figures/house_figures.h"
#include "core/rules/salamis_ad_actium/figures/tables.h"

namespace navarch::salamis {

/// What a casualty roll takes (SA-6.T).
enum class Loss : std::uint8_t {
    None,
    Oar,
    TwoOars,
    Speed,
    Steering,
    Archer,
    Marine,
    HeavyMarine,
    EngineOrTower,
    TowerOrEngine,
    MastTowerOrEngine,
    Captain
};

/// The loss that a key of the Casualty Table names; nothing when there is none.
[[nodiscard]] std::optional<Loss> lossOf(std::string_view key);

enum class CasualtyColumn : std::uint8_t { Ram, Missiles, Engines };

/// The score of a ram or an engine's hit (SA-7.4.T2), in the order in which worse replaces better.
enum class RamResult : std::uint8_t { Glancing, Light, Medium, Heavy, Severe, Wrecked, Matchwood };

inline constexpr int ramResults = 7;

template <class E>
[[nodiscard]] constexpr std::size_t indexOf(E value)
{
    return static_cast<std::size_t>(value);
}

/// The modifiers of a ram (SA-7.4.T1).
struct RammingFigures {
    std::array<std::int8_t, 4> speed{}; ///< to 4 cm, to 7, to 9, more
    std::int8_t targetStill = 0;
    std::array<std::int8_t, 2> beam{};    ///< bow edge wholly, half
    std::array<std::int8_t, 5> ownCrew{}; ///< by CrewQuality
    std::array<std::int8_t, 5> targetCrew{};
    std::array<std::int8_t, 2> captain{}; ///< wounded, killed
    std::int8_t demoralised = 0;
    std::array<std::int8_t, 4> targetDamage{}; ///< light to severe
    std::int8_t stoutHull = 0;
    std::int8_t weakHull = 0;
    std::int8_t highRam = 0;
    std::int8_t overloaded = 0;
};

/// The modifiers of a rake (SA-7.6.1), each by the unit.
struct RakeFigures {
    std::int8_t oarMissing = 0;
    std::int8_t ownTurnClass = 0;
    std::int8_t fastMove = 0;
    std::int8_t targetCrew = 0;
    std::int8_t targetTurnClass = 0;
};

/// A wind (SA-2.5.2).
struct WindFigures {
    std::int8_t least = 0; ///< faces of the die at the outset; 0: never then
    std::int8_t most = 0;
    std::int8_t deducts = 0; ///< from the weather's damage tests (SA-10.1)
    Sea raises = Sea::Flat;
};

/// The tables of a battle as numbers, compiled once from CombatTables, so that a simulation looks nothing up by name.
struct BattleFigures {
    std::array<std::array<Loss, 3>, 10> casualties{};   ///< by face - 1 and column
    std::array<std::int8_t, ramResults> casualtyDice{}; ///< by RamResult
    std::array<std::int8_t, 6> scoreFrom{};             ///< the least score of Light to Matchwood
    std::array<std::int8_t, 5> fastMoves{};             ///< by CrewQuality
    int crewTestFrom = 0;
    RammingFigures ramming;
    RakeFigures raking;
    std::array<WindFigures, 6> winds{}; ///< by Wind
    HouseFigures house;

    /// Tables that CombatTables::fromJson() let pass have everything this asks for.
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

/// What compiled() would miss in tables, or would not know; empty when it can go ahead.
void checkCompilable(const CombatTables& tables, const std::string& file, Problems& problems);

} // namespace navarch::salamis
