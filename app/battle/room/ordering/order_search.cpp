// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/room/ordering/order_search.h"

#include <utility>

namespace navarch {

namespace {

/// What is found in so many thousandths of a second is shown at once; the window does not wait longer.
constexpr int shortWait = 30;

} // namespace

OrderSearch::OrderSearch(BattleTable& table, BattleCourse& course, TypedDice& dice)
    : m_table(table),
      m_course(course),
      m_dice(dice)
{
    course.waitFor(m_job);
    connect(&course, &BattleCourse::changeDone, this, &OrderSearch::findAgain);
    connect(&dice, &TypedDice::forgotten, this, &OrderSearch::findAgain);
}

bool OrderSearch::mayOrder(int ship) const
{
    const BoardPiece* what = m_table.piece(ship);
    const Viewer hand = m_table.hand();
    if (!what || m_dice.isOn() || hand.side < 0 || !m_table.seats().has(hand, ship))
        return false;
    const BriefShip* own = m_table.briefShip(*what);
    return what->side == hand.side || (own && own->side == hand.side);
}

void OrderSearch::find(OrdersWanted wanted)
{
    m_job.cancel();
    if (m_wanted) { // what was wanted before and is not found yet
        wanted.ofSide = wanted.ofSide || m_wanted->ofSide;
        wanted.moveOn = wanted.moveOn || (m_wanted->moveOn && wanted.ship == m_wanted->ship);
    }
    m_wanted.reset();
    if (m_table.hand().side < 0) {
        OrdersFound nothing;
        nothing.ship = wanted.ship;
        nothing.ofSide.emplace();
        take(nothing);
        return;
    }
    wanted.decision = m_table.question()->decision;
    wanted.own.clear();
    for (const BoardPiece& each : m_table.view().pieces)
        if (mayOrder(each.ship))
            wanted.own.push_back({each.ship, each.pose, each.isActive, each.side == m_table.asked()});
    m_wanted = std::move(wanted);
    findAgain();
}

void OrderSearch::findAgain()
{
    if (!m_wanted || !m_table.match() || m_dice.isOn() || m_job.isRunning() || m_course.isAwaited())
        return;
    m_job.look([this, match = m_table.shared(), wanted = *m_wanted](const std::stop_token& stop) {
        auto orders = std::make_shared<OrdersFound>(findOrders(*match, wanted, stop));
        return [this, orders] { take(*orders); };
    });
    if (m_job.waitFor(shortWait)) // most are: nothing flickers
        return;
    if (!std::exchange(m_isOn, true))
        emit changed();
    emit delayed(m_wanted->ofSide);
}

void OrderSearch::take(const OrdersFound& orders)
{
    m_wanted.reset();
    const bool wasOn = std::exchange(m_isOn, false);
    emit found(orders); // who hears it may have others looked for
    if (wasOn)
        emit changed();
}

} // namespace navarch
