// SPDX-License-Identifier: GPL-3.0-or-later
// What captains who look ahead ask of the game, and what their conduct is counted by.
#include "core/rules/pompeius/battle/foresight.h"

#include "core/battle/captains/foreseeing_captain.h"
#include "core/rules/pompeius/battle/game.h"
#include "core/rules/pompeius/captains/conduct.h"
#include "core/rules/pompeius/captains/merit.h"
#include "core/rules/pompeius/captains/standing.h"
#include "core/rules/pompeius/captains/weighing.h"

namespace navarch::pompeius {

static_assert(
    Judged<
        Pompeius> && Veiled<Pompeius> && WeighsTogether<Pompeius> && KnowsRoutine<Pompeius> && Conducted<Pompeius>);

int AskedByCaptains::outlook(const State& state, int side) const
{
    return outlookOf(m_facts, state, side);
}

void AskedByCaptains::veil(State& state, int side) const
{
    pompeius::veil(m_facts, state, side);
}

void AskedByCaptains::weigh(const State& state, const std::vector<Order>& orders, Temperament temperament,
                            std::vector<int>& merits) const
{
    weighTogether(m_facts, state, orders, temperament, merits);
}

bool AskedByCaptains::isRoutine(const Decision& decision) const
{
    const auto phase = static_cast<Phase>(decision.kind);
    return phase == Phase::Targets || phase == Phase::Mending || phase == Phase::Laying;
}

std::span<const ConductLine> AskedByCaptains::conductLines()
{
    return pompeius::conductLines();
}

void AskedByCaptains::countConduct(const State& before, const Order& order, const BattleEvents& events,
                                   const State&, std::span<ConductCount> counts) const
{
    pompeius::countConduct(m_facts, before, order, events, counts);
}

} // namespace navarch::pompeius
