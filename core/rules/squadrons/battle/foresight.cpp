// SPDX-License-Identifier: GPL-3.0-or-later
// What captains who look ahead ask of the game, and what their conduct is counted by.
#include "core/rules/squadrons/battle/foresight.h"

#include "core/battle/captains/foreseeing_captain.h"
#include "core/rules/squadrons/battle/game.h"
#include "core/rules/squadrons/captains/conduct.h"
#include "core/rules/squadrons/captains/kinds.h"
#include "core/rules/squadrons/captains/merit.h"

namespace navarch::squadrons {

static_assert(
    Reasoned<
        Squadrons> && Conducted<Squadrons> && PlayedOnQuickly<Squadrons> && TellsKinds<Squadrons> && SetsForesight<Squadrons>);

OrderKind AskedByCaptains::kindOf(const Order& order) const
{
    return squadrons::kindOf(order);
}

Foresight AskedByCaptains::foresightOf(CaptainLevel level)
{
    constexpr int toTheEnd = 100; // turns: a round of melee says little of who is half lost first
    switch (level) {
    case CaptainLevel::Captain: return {20'000, 4, 12, toTheEnd, false, 10};
    case CaptainLevel::Navarch: return {60'000, 8, 48, toTheEnd, true, 10};
    case CaptainLevel::Random:
    case CaptainLevel::Earlier:
    case CaptainLevel::Ensign: break;
    }
    return {};
}

std::span<const ConductLine> AskedByCaptains::conductLines()
{
    return squadrons::conductLines();
}

void AskedByCaptains::countConduct(const State& before, const Order& order, const BattleEvents&,
                                   const State& after, std::span<ConductCount> counts) const
{
    squadrons::countConduct(before, order, after, counts);
}

} // namespace navarch::squadrons
