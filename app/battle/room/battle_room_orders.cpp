// SPDX-License-Identifier: GPL-3.0-or-later
// Orders by hand.
#include "app/battle/room/battle_room.h"

namespace navarch {

bool BattleRoom::mayOrder(int ship) const
{
    const BoardPiece* what = piece(ship);
    if (!what || m_rolledFor || !handsAsked() || m_curtainFor.side >= 0
        || !isIn(shipsOfSeat({asked(), m_asked->decision.seat}), ship))
        return false;
    const BriefShip* own = briefShip(*what);
    return what->side == asked() || (own && own->side == asked());
}

void BattleRoom::choose(int order)
{
    if (!m_orders.at(order))
        order = -1;
    if (order == m_chosen)
        return;
    m_chosen = order;
    emit chosenChanged();
}

QString BattleRoom::chosenWording() const
{
    const OrderList::Row* row = m_orders.at(m_chosen);
    return row ? words(row->option.wording) : QString();
}

void BattleRoom::giveChosen()
{
    give(m_chosen);
}

void BattleRoom::give(int place)
{
    if (const OrderList::Row* row = m_orders.at(place))
        order(Json(row->option.order), false);
}

void BattleRoom::giveOfSide(int place)
{
    if (const OrderList::Row* row = m_sideOrders.at(place))
        order(Json(row->option.order), false);
}

bool BattleRoom::beginDraft()
{
    const BoardPiece* what = piece(m_ship);
    if (!what || !m_canDraft)
        return false;
    choose(-1);
    return m_draft.begin(*m_match, what->ship, what->pose);
}

void BattleRoom::giveDraft()
{
    if (m_draft.isOn() && m_draft.allowed())
        order(Json(m_draft.order()), false);
}

void BattleRoom::endDraft()
{
    m_draft.end();
}

bool BattleRoom::beginFormation(const QString& formation)
{
    const auto shape = enumFromName<Formation>(formation.toStdString());
    return shape && m_canForm && m_formation.begin(*m_match, static_cast<ShipNumber>(m_ship), m_view, *shape);
}

void BattleRoom::giveFormation()
{
    if (!m_formation.isOn() || !m_formation.allowed())
        return;
    const Json given = m_formation.place()->order;
    m_formation.end();
    order(given, false);
}

void BattleRoom::endFormation()
{
    m_formation.end();
}

void BattleRoom::chooseOfSide(int order)
{
    if (!m_sideOrders.at(order))
        order = -1;
    if (order == m_chosenOfSide)
        return;
    m_chosenOfSide = order;
    emit chosenChanged();
}

bool BattleRoom::arriving() const
{
    const OrderList::Row* first = m_sideOrders.at(0);
    return first && first->option.shape && !first->option.shape->formation.empty();
}

std::optional<Problem> BattleRoom::whyNotPlaced(int ship, const BoardPose& pose) const
{
    const auto json = m_match && mayOrder(ship)
                          ? m_match->byHand().placing(static_cast<ShipNumber>(ship), pose)
                          : std::nullopt;
    return json ? m_match->check(*json)
                : Problem{"order", given(tr("No %1 is placed now.").arg(pieceWord()).toStdString()), {}};
}

bool BattleRoom::place(int ship, const BoardPose& pose)
{
    if (const auto why = whyNotPlaced(ship, pose)) {
        emit refused(words(why->what), words(why->remedy));
        return false;
    }
    order(*m_match->byHand().placing(static_cast<ShipNumber>(ship), pose), false);
    return true;
}

void BattleRoom::nudge(int right, int up, int turn)
{
    const BoardPiece* what = piece(m_ship);
    if (!what || !m_canPlace)
        return;
    if (m_formation.isOn()) {
        m_formation.move(right * 1000, up * 1000, turn);
        return;
    }
    BoardPose pose = what->pose;
    if (view().kind == BoardKind::FreeTable) {
        pose.x += right * 1000;
        pose.y += up * 1000;
        pose.heading = static_cast<std::int16_t>((pose.heading + turn + 720) % 360);
    } else { // hex by hex, side by side; rows are counted from the far edge
        pose.x += right;
        pose.y -= up;
        pose.heading = static_cast<std::int16_t>((pose.heading + (turn > 0) - (turn < 0) + 6) % 6);
    }
    place(m_ship, pose);
}

void BattleRoom::concede()
{
    const int side = handsAsked() ? asked() : viewer().side;
    if (m_match && side >= 0 && !isOver())
        if (const auto json = m_match->byHand().concession(side))
            order(*json, false);
}

/// Whether orders may be given by hand; otherwise it is said why not.
bool BattleRoom::isSettled()
{
    if (!lookingBack() || handCount() <= 1)
        return true;
    emit refused(tr("The board shows an earlier moment."),
                 tr("Go to the latest order first; what was done stands."));
    return false;
}

void BattleRoom::order(const Json& json, bool isCaptains)
{
    if (!m_match || m_rolledFor)
        return;
    if (!isCaptains && !isSettled())
        return;
    change([this, json, isCaptains] {
        m_wasByHand = m_wasByHand || !isCaptains;
        if (m_typedDice) {
            m_rolledFor = json;
            m_rolledByCaptain = isCaptains;
            m_faces.clear();
            askDice();
            return;
        }
        const std::size_t before = m_match->at();
        const OrderResult performed = m_match->perform(json);
        if (!performed.isDone()) {
            emit refused(words(performed.refusal.what), words(performed.refusal.remedy));
            goOn();
            return;
        }
        if (isCaptains)
            m_match->countAsCaptains();
        came(before);
    });
}

void BattleRoom::came(std::size_t before)
{
    m_keptBattle.follow(*m_match, before);
    m_modified = true;
    emit fileChanged();
    refresh(before);
    move(before);
    if (isHands(m_match->steps()[m_match->at() - 1]))
        emit ordered();
    if (isOver())
        emit ended();
    goOn();
}

} // namespace navarch
