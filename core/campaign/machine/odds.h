// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/figures.h"
#include "core/ports/fortification.h"
#include "core/ships/fleet.h"

namespace navarch {

/// What a captain expects to meet: so many ships of the usual kind, and perhaps walls.
struct Expected {
    int ships = 0;
    int wallValue = 0; ///< the economic value of a port whose walls must be stormed; 0: a fight at sea
};

/// Battles a captain fights in his mind before he decides: few, for he decides every week for every fleet; enough to tell
/// three wins in five from a gamble.
inline constexpr int imaginedBattles = 30;

/// How many of a hundred battles a captain expects to win with these ships, by a forecast of `runs` battles under Salamis
/// ad Actium (CP-11.1). The same for the same question. 100 against nothing, 0 without ships or when no such battle can
/// be fought.
[[nodiscard]] int expectedWins(const Fleet& own, const Expected& enemy, int year, const Figures& figures,
                               int runs = imaginedBattles);

/// The kind of ship a captain expects where he knows no better: the oared one with a ram in the middle of the price range
/// of what the year offers. Null when it offers none.
[[nodiscard]] const ShipClass* usualClass(int year, const Figures& figures);

/// The walls a captain expects round a port of that economic value: half of what SA-15.11 allows, manned by a mixture.
[[nodiscard]] Fortification expectedWalls(int economicValue, const Figures& figures);

} // namespace navarch
