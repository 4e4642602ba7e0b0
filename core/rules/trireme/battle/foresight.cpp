// SPDX-License-Identifier: GPL-3.0-or-later
// What captains who look ahead ask of the game, and what their conduct is counted by.
#include "core/rules/trireme/battle/foresight.h"

#include "core/battle/captains/foreseeing_captain.h"
#include "core/rules/trireme/battle/game.h"
#include "core/rules/trireme/captains/conduct.h"
#include "core/rules/trireme/captains/merit.h"
#include "core/rules/trireme/captains/standing.h"
#include "core/rules/trireme/captains/weighing.h"

namespace navarch::trireme {

static_assert(
    Judged<
        Trireme> && Veiled<Trireme> && WeighsTogether<Trireme> && KnowsRoutine<Trireme> && Conducted<Trireme>);

int AskedByCaptains::outlook(const State& state, int side) const
{
    return outlookOf(m_facts, state, side);
}

void AskedByCaptains::veil(State& state, int side) const
{
    trireme::veil(m_facts, state, side);
}

void AskedByCaptains::weigh(const State& state, const std::vector<Order>& orders, Temperament temperament,
                            std::vector<int>& merits) const
{
    weighTogether(m_facts, state, orders, temperament, merits);
}

bool AskedByCaptains::isRoutine(const Decision& decision) const
{
    return static_cast<Phase>(decision.kind) == Phase::Fire;
}

std::span<const ConductLine> AskedByCaptains::conductLines()
{
    return trireme::conductLines();
}

void AskedByCaptains::countConduct(const State& before, const Order& order, const BattleEvents& events,
                                   const State& after, std::span<ConductCount> counts) const
{
    trireme::countConduct(m_facts, before, order, events, after, counts);
}

} // namespace navarch::trireme
