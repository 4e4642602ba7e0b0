// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/campaign.h"
#include "core/data/figures.h"
#include "core/ships/fleet.h"

namespace navarch {

/// What chances an attack on a port has, asked with all that answers it: it may be asked on any thread, and later.
struct AttackQuestion {
    Fleet attackers;
    int ships = 0; ///< expected in the port
    int value = 0; ///< economic value of the port, whose walls nobody has counted
    int year = 0;

    friend bool operator==(const AttackQuestion&, const AttackQuestion&) = default;
};

/// Of the fleet's own knowledge, as a captain of its side would ask (CP-11.1, CP-2.3). No ships: nothing to ask.
[[nodiscard]] AttackQuestion attackQuestion(const Campaign& campaign, const Figures& figures, const OrderRecord& order);

/// Wins to be expected of a hundred such attacks, by a short forecast under Salamis ad Actium against walls as SA-15.12 would
/// roll them. The same for the same question.
[[nodiscard]] int answer(const AttackQuestion& question, const Figures& figures);

} // namespace navarch
