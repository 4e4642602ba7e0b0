// SPDX-License-Identifier: GPL-3.0-or-later
// What those who are in melee may hope for (Outlook).
#include "core/rules/squadrons/captains/odds.h"
#include "core/rules/squadrons/captains/outlook.h"
#include "core/rules/squadrons/combat/melee.h"
#include "core/rules/squadrons/combat/order.h"
#include "core/rules/squadrons/combat/tests.h"

namespace navarch::squadrons {

int Outlook::worthOfTarget(SquadronNumber target) const
{
    const int blow = meanBlow(battleModifier(m_facts, m_state, m_squadron, target));
    // Whom a blow finishes strikes back no more.
    const int left = 2 * m_facts.of(target).stands - at(m_state, target).halvesLost;
    return blow + (left <= 2 ? 600 / left : 0) + (at(m_state, target).disordered ? 50 : 0);
}

int Outlook::worthOfLinks() const
{
    int worth = 0;
    const Prospect own = prospect();
    const int rank = rankOf(m_facts, m_state, m_squadron);
    for (const Link& link : m_state.links) {
        if (!link.has(m_squadron))
            continue;
        const SquadronNumber enemy = link.other(m_squadron);
        worth += duel(own, enemy, rank, rankOf(m_facts, m_state, enemy), at(m_state, enemy).disordered,
                      mayFight(m_facts, m_state, enemy, m_squadron));
    }
    return worth;
}

int Outlook::worthOfBreakingOff() const
{
    return (m_passes * -worthOfLinks() - (36 - m_passes) * disorderCosts) / 36;
}

} // namespace navarch::squadrons
