// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/campaign.h"
#include "core/data/figures.h"
#include "core/ships/fleet.h"

namespace navarch {

/// What chances an attack on a port has, or a fight with what comes out of one that is blockaded or raided, asked with all
/// that answers it: it may be asked on any thread, and later.
struct AttackQuestion {
    Fleet attackers;
    int ships = 0; ///< expected in the port
    int value = 0; ///< economic value of the port, whose walls nobody has counted; 0: at sea
    int year = 0;

    friend bool operator==(const AttackQuestion&, const AttackQuestion&) = default;
};

/// Of the fleet's own knowledge, as a captain of its side would ask (CP-11.1, CP-2.3). No ships: nothing to ask.
[[nodiscard]] AttackQuestion attackQuestion(const Campaign& campaign, const Figures& figures,
                                            const OrderRecord& order);

/// Wins to be expected of a hundred such attacks, and between what they lie: nobody has counted the walls, so it is drawn
/// over what SA-15.12's dice may make of them, and one port in ten is weaker, one in ten stronger than the bounds.
struct AttackChances {
    int wins = 0;  ///< of a hundred, over all that the walls may be
    int least = 0; ///< before strong walls
    int most = 0;  ///< before weak ones
    int drawn = 0; ///< in how many ways the walls were drawn; 0: there are none to draw

    friend bool operator==(const AttackChances&, const AttackChances&) = default;
};

/// In how many ways walls are drawn for a person who asks, and how often each is fought for.
inline constexpr int drawnWalls = 30;
inline constexpr int battlesBeforeEach = 8;

/// By a short forecast under Salamis ad Actium. The same for the same question.
[[nodiscard]] AttackChances answer(const AttackQuestion& question, const Figures& figures);

} // namespace navarch
