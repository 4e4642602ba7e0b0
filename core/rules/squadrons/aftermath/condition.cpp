// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/aftermath/condition.h"

#include <algorithm>

#include "core/battle/outcome/outcome.h"

namespace navarch::squadrons {

namespace {

/// One more is lost, where there is one.
bool lose(int& lost, int had)
{
    if (lost >= had)
        return false;
    ++lost;
    return true;
}

void loseAll(int& lost, int had)
{
    lost = std::max(lost, had);
}

} // namespace

void wearOut(const ShipFacts& facts, ShipEnd& end, Proceedings& proceedings)
{
    Condition& now = end.condition;
    const ShipFit& fit = facts.fit;
    const auto fate = static_cast<ShipFate>(end.fate);
    const bool isSunk = fate == ShipFate::Sunk;
    // Of a sunk ship all is lost, and nothing is left to roll for.
    const int levels = isSunk ? 0 : static_cast<int>(now.damage) - static_cast<int>(facts.before.damage);
    for (int i = 0; i < levels; ++i) {
        switch (proceedings.d6("SQ-18.8", phraseText("What a hurt ship has lost"))) {
        case 1:
        case 2: lose(now.oarsLost, fit.oars); break;
        case 3: lose(now.speedLost, fit.speed); break;
        case 4:
        case 5:
            (void)(lose(now.archersLost, fit.archers) || lose(now.marinesLost, fit.marines)
                   || lose(now.heavyMarinesLost, fit.heavyMarines));
            break;
        default: break;
        }
    }
    if (levels > 0)
        proceedings.tell("condition", "SQ-18.8", facts.side, static_cast<ShipNumber>(facts.squadron), noShip,
                         [&] { return phrase("%1 is hurt.", given(facts.name)); });
    if (now.damage == Damage::Wrecked)
        loseAll(now.speedLost, fit.speed);
    if (isSunk || fate == ShipFate::Captured) {
        loseAll(now.archersLost, fit.archers);
        loseAll(now.marinesLost, fit.marines);
        loseAll(now.heavyMarinesLost, fit.heavyMarines);
    }
    if (isSunk) {
        loseAll(now.oarsLost, fit.oars);
        loseAll(now.ballistaeLost, fit.ballistae);
        loseAll(now.towersLost, fit.towers);
        loseAll(now.heavyEnginesLost, static_cast<int>(fit.heavyEngines.size()));
        loseAll(now.firePotsUsed, fit.firePots);
        now.greekFireUsed = now.greekFireUsed || fit.greekFire;
    }
}

} // namespace navarch::squadrons
