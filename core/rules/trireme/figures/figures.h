// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/rules/trireme/figures/house_figures.h"
#include "core/rules/trireme/figures/tables.h"
#include "core/rules/trireme/figures/weapon.h"

namespace navarch::trireme {

/// What one shot comes to.
struct ShotResult {
    std::int8_t damage = 0;
    std::int8_t kills = 0;
    friend bool operator==(const ShotResult&, const ShotResult&) = default;
};

/// The tables of a battle as numbers, so that nothing is looked up by name while it runs.
struct BattleFigures {
    struct Fire {
        Weapon weapon{};
        std::int8_t least = 0;
        std::int8_t range = 0;
        std::int8_t from = 0;
        ShotResult result;
    };
    static constexpr std::size_t fireRows = 7;

    HouseFigures house;
    std::array<Fire, fireRows> fire{};
    std::array<std::int8_t, weapons> range{}; ///< the farthest of each weapon

    /// Tables that TriremeTables::fromJson() let pass have everything this asks for.
    [[nodiscard]] static BattleFigures compiled(const TriremeTables& tables);

    /// TR-T6.
    [[nodiscard]] ShotResult shot(Weapon weapon, int distance, int face) const
    {
        for (const Fire& row : fire)
            if (row.weapon == weapon && distance >= row.least && distance <= row.range && face >= row.from)
                return row.result;
        return {};
    }
    [[nodiscard]] int rangeOf(Weapon weapon) const { return range[static_cast<std::size_t>(weapon)]; }
};

/// What compiled() would miss in tables, or would not know; empty when it can go ahead.
void checkCompilable(const TriremeTables& tables, const std::string& file, Problems& problems);

} // namespace navarch::trireme
