// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/room/table/battle_table.h"

#include <algorithm>

#include "core/data/figures.h"

namespace navarch {

void BattleTable::lay(std::shared_ptr<Match> match, SeatPlan seats, bool isPast)
{
    m_match = std::move(match);
    m_seats = std::move(seats);
    m_isPast = isPast;
    m_ships = shipsOf(m_match->brief(), builtInFigures().classes);
    m_curtainFor = {};
    m_lastHand = {};
}

void BattleTable::clear()
{
    m_match.reset();
    m_seats = {};
    m_ships.clear();
    m_view = {};
}

void BattleTable::refresh()
{
    m_question.reset();
    bool isSecret = false;
    if (m_match && !m_match->isOver())
        for (WaitingDecision& waiting : m_match->decisions()) {
            isSecret = isSecret || waiting.decision.secret || waiting.decision.seat >= 0;
            if (!m_question || (m_seats.isHands(waiting.decision) && !handsAsked()))
                m_question = std::move(waiting);
        }
    m_curtainFor = {};
    if (handsAsked()) {
        const Viewer now(asked(), m_question->decision.seat);
        if (isSecret && m_seats.handCount() > 1 && m_lastHand.side >= 0 && now != m_lastHand)
            m_curtainFor = now;
        else
            m_lastHand = now;
    }
    m_view = m_match ? m_match->boardView(viewer()).value_or(BoardView{}) : BoardView{};
}

QString BattleTable::said(const Phrase& phrase) const
{
    return spoken(phrase, gameId());
}

const RuleSet* BattleTable::game() const
{
    return m_match ? m_rules.find(m_match->brief().rules) : nullptr;
}

Viewer BattleTable::hand() const
{
    return m_match && handsAsked() && m_curtainFor.side < 0 && !m_match->isOver()
               ? Viewer(asked(), m_question->decision.seat)
               : Viewer();
}

void BattleTable::openCurtain()
{
    m_lastHand = m_curtainFor;
}

Viewer BattleTable::viewer() const
{
    if (isOver() || m_seats.handCount() == 0)
        return {};
    if (m_seats.handCount() > 1) // until the next sits down, he who sits there looks on
        return handsAsked() && m_curtainFor.side < 0 ? Viewer(asked(), m_question->decision.seat)
                                                     : m_lastHand;
    return m_seats.firstHand();
}

const BoardPiece* BattleTable::piece(int ship) const
{
    const auto found = std::find_if(m_view.pieces.begin(), m_view.pieces.end(),
                                    [ship](const BoardPiece& each) { return each.ship == ship; });
    return ship != noShip && found != m_view.pieces.end() ? &*found : nullptr;
}

const BriefShip* BattleTable::briefShip(const BoardPiece& piece) const
{
    const bool isShip = !piece.isWall && piece.stands.empty() && piece.ship >= 0
                        && static_cast<std::size_t>(piece.ship) < m_ships.size();
    return isShip ? &m_ships[static_cast<std::size_t>(piece.ship)] : nullptr;
}

} // namespace navarch
