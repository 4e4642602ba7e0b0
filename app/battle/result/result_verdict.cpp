// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/result/result_verdict.h"

#include <algorithm>

namespace navarch {

ResultVerdict::ResultVerdict(EnteredResult& result) : m_result(result)
{
    connect(&m_result, &EnteredResult::changed, this, &ResultVerdict::changed);
}

std::optional<int> ResultVerdict::sideOr(int side) const
{
    const bool isSide = side >= 0 && static_cast<std::size_t>(side) < m_result.brief().sides.size();
    return isSide ? std::optional(side) : std::nullopt;
}

void ResultVerdict::setVictor(int side)
{
    m_result.perform(tr("Who won"), [&](BattleOutcome& next) { next.victor = sideOr(side); });
}

void ResultVerdict::setTurns(int turns)
{
    m_result.perform(tr("How many turns"),
                     [turns](BattleOutcome& next) { next.turns = std::clamp(turns, 0, 1000); });
}

void ResultVerdict::setConceded(int side)
{
    m_result.perform(tr("Who gave up"), [&](BattleOutcome& next) { next.conceded = sideOr(side); });
}

void ResultVerdict::setAtTurnLimit(bool at)
{
    m_result.perform(tr("The turn limit"), [at](BattleOutcome& next) { next.atTurnLimit = at; });
}

} // namespace navarch
