// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/battle/forecast/forecast.h"

namespace navarch {

/// A battle that was fought beside what was to be expected of it: rolled against expected.
struct Luck {
    struct OfSide {
        std::string name;
        Share wins;       ///< of the battles that the forecast fought
        Talents lost;     ///< in this battle, as FieldValues has it
        Talents expected; ///< the mean of the forecast's losses
        Talents least;    ///< half of the forecast's battles cost from so much
        Talents most;     ///< to so much

        friend bool operator==(const OfSide&, const OfSide&) = default;
    };
    int runs = 0;
    int victor = -1; ///< the side; -1: a draw
    Share alike;     ///< the battles of the forecast that had the same victor, or none
    std::vector<OfSide> sides;

    friend bool operator==(const Luck&, const Luck&) = default;
};

/// Of a battle and a forecast of the same brief, which `values` were made of. Without runs nothing was expected.
[[nodiscard]] Luck luckOf(const Forecast& forecast, const BattleOutcome& outcome, const FieldValues& values);

} // namespace navarch
