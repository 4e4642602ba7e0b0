// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/cards/card_losses.h"

#include <algorithm>

#include "core/ships/loss_kinds.h"

namespace navarch {

Condition conditionBy(const SheetsOfGame& game, const MarkedBoxes& marks, const ShipFit& fit,
                      const Condition& before)
{
    Condition now = before;
    for (const LossKind& kind : lossKinds)
        now.*kind.lost += marks.of(kind.key).marked;
    // Whoever crosses off the worst step alone means all before it.
    now.damage =
        std::max(now.damage,
                 static_cast<Damage>(std::min(marks.of("damage").last, static_cast<int>(Damage::Wrecked))));
    now.rudderHit = now.rudderHit || marks.of("rudder_hit").marked > 0;
    now.mastDown = now.mastDown || marks.of("mast_down").marked > 0;
    now.greekFireUsed = now.greekFireUsed || marks.of("greek_fire_used").marked > 0;
    if (marks.of("captain.wounded").marked > 0)
        now.captain = std::max(now.captain, PersonState::Wounded);
    if (marks.of("captain.captured").marked > 0)
        now.captain = std::max(now.captain, PersonState::Captured);
    if (marks.of("captain.dead").marked > 0)
        now.captain = PersonState::Dead;
    if (game.losses)
        game.losses(marks, fit, now);
    for (const LossKind& kind : lossKinds)
        now.*kind.lost =
            std::clamp(now.*kind.lost, before.*kind.lost, std::max(before.*kind.lost, kind.aboard(fit)));
    now.damage = std::max(now.damage, before.damage);
    return now;
}

} // namespace navarch
