// SPDX-License-Identifier: GPL-3.0-or-later
// Which ship is looked at, and what it and its side may be ordered, found on another thread.
#include "app/battle/room/battle_room.h"

#include <algorithm>

namespace navarch {

namespace {

/// What is found in so many thousandths of a second is shown at once; the window does not wait longer.
constexpr int shortWait = 30;

} // namespace

void BattleRoom::select(int ship)
{
    if (ship == m_ship)
        return;
    m_ship = ship;
    m_formation.end();
    takeUpPlot();
    OrdersWanted wanted;
    wanted.ship = ship;
    find(std::move(wanted));
}

void BattleRoom::selectNext(int by)
{
    if (!handsAsked() || m_curtainFor.side >= 0)
        return;
    OrdersWanted wanted;
    wanted.ship = m_ship;
    wanted.step = by;
    find(std::move(wanted));
}

bool BattleRoom::onlySide() const
{
    return handsAsked() && !m_canPlace && m_sideOrders.rowCount({}) > 0
           && std::none_of(m_view.pieces.begin(), m_view.pieces.end(),
                           [this](const BoardPiece& each) { return each.isActive && each.side == asked(); });
}

void BattleRoom::find(OrdersWanted wanted)
{
    m_draft.end();
    m_finding.drop();
    m_chosen = -1;
    if (m_toFind) { // what was wanted before and is not found yet
        wanted.ofSide = wanted.ofSide || m_toFind->ofSide;
        wanted.moveOn = wanted.moveOn || (m_toFind->moveOn && wanted.ship == m_toFind->ship);
    }
    m_toFind.reset();
    if (!handsAsked() || m_curtainFor.side >= 0) {
        OrdersFound nothing;
        nothing.ship = m_ship;
        nothing.ofSide.emplace();
        found(std::move(nothing));
        return;
    }
    wanted.decision = m_asked->decision;
    wanted.own.clear();
    for (const BoardPiece& each : m_view.pieces)
        if (mayOrder(each.ship))
            wanted.own.push_back({each.ship, each.pose, each.isActive, each.side == asked()});
    m_toFind = std::move(wanted);
    findAgain();
}

void BattleRoom::findAgain()
{
    if (!m_toFind || !m_match || m_rolledFor || m_finding.isOn() || m_finding.isAwaited()
        || m_thought.isAwaited())
        return;
    m_finding.begin([this, match = std::shared_ptr<const Match>(m_match),
                     wanted = *m_toFind](const std::stop_token& stop) {
        auto orders = std::make_shared<OrdersFound>(findOrders(*match, wanted, stop));
        return [this, orders] { found(std::move(*orders)); };
    });
    if (m_finding.waitFor(shortWait)) // most are: nothing flickers
        return;
    m_orders.show({});
    if (m_toFind->ofSide)
        m_sideOrders.show({});
    m_whyIdle.clear();
    m_canDraft = m_canPlace = false;
    setListing(true);
    emit shipChanged();
    emit chosenChanged();
}

void BattleRoom::found(OrdersFound found)
{
    m_toFind.reset();
    const bool isOther = found.ship != m_ship;
    m_ship = piece(found.ship) ? found.ship : noShip;
    m_whyIdle = found.whyIdle ? words(found.whyIdle->sentences()) : QString();
    m_canDraft = found.canDraft;
    m_canPlace = found.canPlace;
    m_canForm = found.canForm;
    // The other side may place ships meanwhile: what is being laid out stays, and is asked again.
    m_canForm && !isOther ? m_formation.askAgain() : m_formation.end();
    takeUpPlot();
    for (MatchOption& option : found.ofShip) // a game's words for a move do not say whom it strikes
        if (const BoardPiece* struck =
                option.shape && option.shape->path.size() > 1 ? piece(option.shape->target) : nullptr)
            option.wording += tr(", into %1").arg(words(struck->name)).toStdString();
    m_orders.show(std::move(found.ofShip));
    if (found.ofSide) {
        // It has a button of its own, whatever is plotted by now.
        if (const auto done = m_plots.isOpen() ? m_match->plots().plotsDone(asked()) : std::nullopt)
            std::erase_if(*found.ofSide, [&](const MatchOption& each) { return each.order == *done; });
        m_sideOrders.show(std::move(*found.ofSide));
    }
    setListing(false);
    if (found.ofSide)
        emit changed();
    emit shipChanged();
    emit chosenChanged();
}

void BattleRoom::setListing(bool listing)
{
    if (listing == m_isListing)
        return;
    m_isListing = listing;
    emit listingChanged();
}

} // namespace navarch
