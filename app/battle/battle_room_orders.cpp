// SPDX-License-Identifier: GPL-3.0-or-later
// Orders by hand, and the dice they take.
#include "app/battle/battle_room.h"

#include <algorithm>

namespace navarch {

namespace {

/// What is found in so many thousandths of a second is shown at once; the window does not wait longer.
constexpr int shortWait = 30;

} // namespace

bool BattleRoom::mayOrder(int ship) const
{
    const BoardPiece* what = piece(ship);
    if (!what || m_rolledFor || !handsAsked() || m_curtainFor >= 0)
        return false;
    return what->side == asked() || m_ships[static_cast<std::size_t>(ship)].side == asked();
}

void BattleRoom::select(int ship)
{
    if (ship == m_ship)
        return;
    m_ship = ship;
    m_formation.end();
    OrdersWanted wanted;
    wanted.ship = ship;
    find(std::move(wanted));
}

void BattleRoom::selectNext(int by)
{
    if (!handsAsked() || m_curtainFor >= 0)
        return;
    OrdersWanted wanted;
    wanted.ship = m_ship;
    wanted.step = by;
    find(std::move(wanted));
}

bool BattleRoom::onlySide() const
{
    return handsAsked() && !m_canPlace && m_sideOrders.rowCount({}) > 0
           && std::none_of(m_view.pieces.begin(), m_view.pieces.end(), [this](const BoardPiece& each) {
                  return each.isActive && each.side == asked();
              });
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
    if (!handsAsked() || m_curtainFor >= 0) {
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
    if (!m_toFind || !m_match || m_rolledFor || m_finding.isOn() || m_finding.isAwaited() || m_thought.isAwaited())
        return;
    m_finding.begin([this, match = std::shared_ptr<const Match>(m_match), wanted = *m_toFind](const std::stop_token& stop) {
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
    m_whyIdle = found.whyIdle
                    ? words(found.whyIdle->what + (found.whyIdle->remedy.empty() ? "" : " " + found.whyIdle->remedy))
                    : QString();
    m_canDraft = found.canDraft;
    m_canPlace = found.canPlace;
    m_canForm = found.canForm;
    // The other side may place ships meanwhile: what is being laid out stays, and is asked again.
    m_canForm && !isOther ? m_formation.askAgain() : m_formation.end();
    m_orders.show(std::move(found.ofShip));
    if (found.ofSide)
        m_sideOrders.show(std::move(*found.ofSide));
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
    const auto json =
        m_match && mayOrder(ship) ? m_match->placing(static_cast<ShipNumber>(ship), pose) : std::nullopt;
    return json ? m_match->check(*json) : Problem{"order", "Ships are not placed now.", ""};
}

bool BattleRoom::place(int ship, const BoardPose& pose)
{
    if (const auto why = whyNotPlaced(ship, pose)) {
        emit refused(words(why->what), words(why->remedy));
        return false;
    }
    order(*m_match->placing(static_cast<ShipNumber>(ship), pose), false);
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
    const int side = handsAsked() ? asked() : viewer();
    if (m_match && side >= 0 && !isOver())
        if (const auto json = m_match->concession(side))
            order(*json, false);
}

void BattleRoom::order(const Json& json, bool isCaptains)
{
    if (!m_match || m_rolledFor)
        return;
    if (!isCaptains && lookingBack() && handCount() > 1) {
        emit refused(tr("The board shows an earlier moment."),
                     tr("Go to the latest order first; what was done stands."));
        return;
    }
    change([this, json] {
        if (m_typedDice) {
            m_rolledFor = json;
            m_faces.clear();
            askDice();
            return;
        }
        const auto shown = m_match->described(json);
        const std::size_t before = m_match->at();
        const OrderResult performed = m_match->perform(json);
        if (!performed.isDone()) {
            emit refused(words(performed.refusal.what), words(performed.refusal.remedy));
            goOn();
            return;
        }
        m_lastWay = shown && shown->shape ? *shown->shape : OrderShape{};
        came(before);
    });
}

void BattleRoom::came(std::size_t before)
{
    m_keptBattle.follow(*m_match, before);
    m_modified = true;
    emit fileChanged();
    refresh(before);
    emit moved();
    if (isOver())
        emit ended();
    goOn();
}

void BattleRoom::setTypedDice(bool typed)
{
    if (typed == m_typedDice)
        return;
    m_typedDice = typed;
    emit diceChanged();
}

void BattleRoom::askDice()
{
    if (!m_rolledFor)
        return;
    const auto shown = m_match->described(*m_rolledFor);
    const std::size_t before = m_match->at();
    OrderResult performed = m_match->performTyped(*m_rolledFor, m_faces);
    if (performed.came == OrderResult::Came::WantsDie) {
        m_wanted = performed.wanted;
        m_soFar = std::move(performed.soFar);
        emit diceChanged();
        emit changed();
        return;
    }
    m_rolledFor.reset();
    m_soFar.clear();
    emit diceChanged();
    if (performed.isDone()) {
        m_lastWay = shown && shown->shape ? *shown->shape : OrderShape{};
        came(before);
    } else {
        emit refused(words(performed.refusal.what), words(performed.refusal.remedy));
        goOn();
    }
}

void BattleRoom::typeDie(int face)
{
    if (!m_rolledFor || face < 1 || face > m_wanted.sides) {
        if (m_rolledFor)
            emit refused(tr("A die of %1 sides does not show %2.").arg(m_wanted.sides).arg(face),
                         tr("Type 1 to %1.").arg(m_wanted.sides));
        return;
    }
    m_faces.push_back(face);
    change([this] { askDice(); });
}

void BattleRoom::takeDieBack()
{
    if (!m_rolledFor || m_faces.empty())
        return;
    m_faces.pop_back();
    change([this] { askDice(); });
}

void BattleRoom::forgetDice()
{
    if (!m_rolledFor)
        return;
    m_rolledFor.reset();
    m_soFar.clear();
    if (!handsAsked())
        m_automatic = false; // or the captain would ask for the same dice again
    findAgain();
    emit paceChanged();
    emit diceChanged();
    emit changed();
}

} // namespace navarch
