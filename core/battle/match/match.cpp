// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/match/match.h"

namespace navarch {

Json breakingOff()
{
    return {{"do", "end-undecided"}};
}

Problem tooManyDice(std::size_t typed, std::size_t leftOver)
{
    return {"dice", phrase("%1 more dice were typed than the order takes.", leftOver),
            phrase("Type %1.", typed - leftOver)};
}

int Match::captainsOrders(int side, int turn) const
{
    int orders = 0;
    for (std::size_t i = m_at; i > 0 && m_steps[i - 1].turn == turn; --i)
        orders += m_steps[i - 1].isCaptains && m_steps[i - 1].side == side ? 1 : 0;
    return orders;
}

std::size_t Match::eventCount() const
{
    std::size_t count = 0;
    for (const MatchStep& step : m_steps)
        count += step.events.size();
    return count;
}

std::size_t Match::stepOfEvent(std::size_t event) const
{
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        if (event < m_steps[i].events.size())
            return i;
        event -= m_steps[i].events.size();
    }
    return m_steps.size();
}

void playToEnd(Match& match, const LookAhead& lookAhead)
{
    while (!match.isOver()) {
        const Decision decision = match.decisions().front().decision;
        const BriefSide& side = match.brief().sides[static_cast<std::size_t>(decision.side)];
        LookAhead ahead = lookAhead;
        ahead.level = side.level;
        match.performCaptains(decision, side.captain.value_or(Temperament::Steady), ahead);
    }
}

} // namespace navarch
