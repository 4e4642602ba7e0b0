// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/captains/ship_at_hand.h"

#include <algorithm>

#include "core/rules/pompeius/captains/signals.h"
#include "core/rules/pompeius/plots/plots.h"

namespace navarch::pompeius {

ShipAtHand atHand(const BattleFacts& facts, const State& state, ShipNumber ship, Temperament temperament)
{
    const Ship& now = shipOf(state, ship);
    const ShipFacts& about = facts.of(ship);
    ShipAtHand her{facts,
                   state,
                   ship,
                   now,
                   now.holder,
                   about.length,
                   about.value + 1,
                   weightOfRisk(temperament),
                   adjustedMax(facts, state, ship) + (now.extras > 0 && about.extrasATurn > 0 ? 1 : 0)};
    her.breaksOff = breaksOff(facts, state, ship);
    if (about.side == now.holder)
        her.signal = signalRead(facts, state, about.squadron);
    if (her.signal == Signal::Retreat)
        her.breaksOff = true;
    else if (her.signal == Signal::Attack && now.holder == about.side)
        her.breaksOff = 4 * now.hull <= about.hull;
    // Of two who wait for each other neither ever finds a better turn than this one. The later it is, the less is hoped of the
    // next turn, and the more a blow is worth by itself.
    const Errand errand = errandOf(facts, state, now.holder);
    const int last =
        errand == Errand::PressOn ? std::min(facts.turnLimit, facts.condition.holdUntil) : facts.turnLimit;
    const int gone = 100 * state.turn / std::max(1, last);
    her.patience = std::clamp(120 - 2 * gone, 20, 100);
    // Who cannot get home before the battle ends does better to fight.
    const int turnsLeft = facts.turnLimit - state.turn + 1;
    const int fastest = adjustedMax(facts, state, ship) + std::min<int>(now.extras, about.extrasATurn);
    if (now.onMap() && toOwnEdge(facts, her.side, now.pose.stern) > turnsLeft * std::max(1, fastest))
        her.breaksOff = false;
    her.errand = her.breaksOff ? Errand::Fight : errand;
    her.urgency = her.breaksOff || errand == Errand::Leave || errand == Errand::HoldOut
                      ? 0
                      : std::clamp((gone - 30) * 5, 0, 100);
    return her;
}

} // namespace navarch::pompeius
