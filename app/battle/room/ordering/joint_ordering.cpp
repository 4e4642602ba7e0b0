// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/room/ordering/joint_ordering.h"

#include <algorithm>

namespace navarch {

JointOrdering::JointOrdering(BattleTable& table, BattleCourse& course, OrderChoice& choice,
                             BattleNotices& notices)
    : m_table(table),
      m_course(course),
      m_choice(choice),
      m_notices(notices)
{
    connect(&table, &BattleTable::changed, this, &JointOrdering::changed);
    connect(&choice, &OrderChoice::changed, this, &JointOrdering::changed);
    connect(&choice, &OrderChoice::chosenChanged, this, &JointOrdering::changed);
}

/// Whoever began it is asked, in the same turn, and nobody looks back.
bool JointOrdering::isTheirs() const
{
    return m_table.hand() == m_for && m_for.side >= 0 && m_table.view().turn == m_turn
           && !m_table.lookingBack();
}

void JointOrdering::refresh()
{
    m_isLookedAt = false;
    if (!m_byCaptain && !m_joint)
        return;
    const bool isPast = !m_table.match() || m_table.isOver() || m_table.view().turn != m_turn
                        || m_table.lookingBack() || m_table.seats().player(m_for.side).of(m_for.seat);
    if (isPast || (m_joint && m_joint->isDone()))
        stop();
}

void JointOrdering::stop()
{
    if (m_joint && !m_table.lookingBack())
        tellWhoIsLeft();
    m_byCaptain = false;
    m_joint.reset();
    emit changed();
}

bool JointOrdering::canLetCaptain() const
{
    return m_table.hand().side >= 0 && !m_table.lookingBack();
}

void JointOrdering::letCaptain()
{
    if (m_byCaptain) {
        stop();
        return;
    }
    if (!canLetCaptain())
        return;
    stop();
    m_byCaptain = true;
    m_hasBegun = false;
    m_for = m_table.hand();
    m_turn = m_table.view().turn;
    emit changed();
    m_course.goOn();
}

std::vector<ShipNumber> JointOrdering::waiting() const
{
    std::vector<ShipNumber> ships;
    for (const BoardPiece& each : m_table.view().pieces)
        if (each.isActive && each.side == m_table.hand().side && m_choice.mayOrder(each.ship))
            ships.push_back(each.ship);
    return ships;
}

std::vector<ShipNumber> JointOrdering::matesOf(int ship) const
{
    const BoardPiece* what = m_table.piece(ship);
    std::vector<ShipNumber> mates;
    std::vector<ShipNumber> active;
    for (const BoardPiece& each : m_table.view().pieces) {
        if (!what || each.ship == ship || each.side != m_table.hand().side || !m_choice.mayOrder(each.ship))
            continue;
        const BriefShip* own = m_table.briefShip(*what);
        const BriefShip* mate = m_table.briefShip(each);
        const bool isMate = own && mate ? own->ship.squadron == mate->ship.squadron
                                        : !what->stands.empty() && !each.stands.empty();
        if (!isMate)
            continue;
        mates.push_back(each.ship);
        if (each.isActive)
            active.push_back(each.ship);
    }
    return active.empty() ? mates : active;
}

QString JointOrdering::squadron() const
{
    const BoardPiece* what = m_table.piece(m_choice.ship());
    const BriefShip* own = what ? m_table.briefShip(*what) : nullptr;
    return own ? words(own->ship.squadron) : QString();
}

bool JointOrdering::canHoldCourse() const
{
    if (!canLetCaptain() || m_table.view().turn == 0 || isOn() || waiting().empty()
        || m_table.match()->plots().plotsDone(m_table.hand().side))
        return false;
    const auto& rows = m_choice.orders()->rows(); // where ships shoot, none goes on
    const bool moves =
        std::any_of(rows.begin(), rows.end(), [](const OrderList::Row& row) { return row.moves; });
    return moves || std::none_of(rows.begin(), rows.end(), [](const OrderList::Row& row) {
               return row.option.shape && row.option.shape->target != noShip;
           });
}

void JointOrdering::holdCourse()
{
    if (!canLetCaptain())
        return;
    if (const auto all = courseHeld(*m_table.match(), m_table.hand().side))
        m_course.order(*all, false);
    else if (canHoldCourse())
        begin({std::nullopt, waiting(), {}});
}

bool JointOrdering::canDoAlike() const
{
    const OrderList::Row* row = m_choice.orders()->at(std::max(0, m_choice.chosen()));
    return canLetCaptain() && m_table.view().turn > 0 && !isOn() && row
           && (row->moves || (row->option.shape && row->option.shape->target != noShip))
           && !matesOf(m_choice.ship()).empty();
}

void JointOrdering::doAlike()
{
    const OrderList::Row* row = m_choice.orders()->at(std::max(0, m_choice.chosen()));
    if (!canDoAlike() || !row)
        return;
    JointOrder joint{Json(row->option.order), matesOf(m_choice.ship()), {}};
    joint.ships.insert(joint.ships.begin(), static_cast<ShipNumber>(m_choice.ship()));
    begin(std::move(joint));
}

void JointOrdering::begin(JointOrder joint)
{
    stop();
    m_joint = std::move(joint);
    m_isLookedAt = false;
    m_hasBegun = false;
    m_for = m_table.hand();
    m_turn = m_table.view().turn;
    emit changed();
    m_course.goOn();
}

void JointOrdering::take(const std::optional<Json>& order, const JointOrder& rest)
{
    if (!m_joint)
        return;
    m_joint = rest;
    m_isLookedAt = !order;
    if (order)
        give(*order, false);
    else if (m_joint->isDone())
        stop();
}

void JointOrdering::tellWhoIsLeft()
{
    QStringList names;
    for (const std::vector<ShipNumber>* ships : {&m_joint->left, &m_joint->ships})
        for (const ShipNumber ship : *ships)
            if (const BoardPiece* what = m_table.piece(ship); what && what->isActive)
                names.push_back(words(what->name));
    if (!names.isEmpty())
        emit m_notices.done(tr("Left for orders of their own: %1.").arg(names.join(QStringLiteral(", "))));
}

void JointOrdering::give(const Json& order, bool isCaptains)
{
    m_course.orderOn(order, isCaptains, std::exchange(m_hasBegun, true));
}

void JointOrdering::giveCaptains(const Json& order)
{
    give(order, true);
}

bool JointOrdering::hasOnlyAnswer() const
{
    return m_choice.found().onlyAnswer && !m_table.lookingBack() && m_table.view().turn > 0
           && m_table.hand().side >= 0;
}

void JointOrdering::giveOnlyAnswer()
{
    if (hasOnlyAnswer())
        m_course.orderOn(Json(*m_choice.found().onlyAnswer), false, true);
}

} // namespace navarch
