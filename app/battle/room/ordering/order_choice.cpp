// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/room/ordering/order_choice.h"

#include <algorithm>

#include "app/base/speech/speech.h"
#include "app/campaign/fit_facts.h"
#include "core/base/listed.h"
#include "core/battle/contract/surroundings.h"
#include "core/data/figures.h"
#include "core/ships/outline.h"

namespace navarch {

OrderChoice::OrderChoice(BattleTable& table, BattleCourse& course, OrderSearch& search)
    : m_table(table),
      m_course(course),
      m_search(search)
{
    connect(&search, &OrderSearch::changed, this, &OrderChoice::listingChanged);
    connect(&search, &OrderSearch::found, this, &OrderChoice::show);
    connect(&search, &OrderSearch::delayed, this, [this] {
        const int ship = m_found.ship;
        const bool canForm = m_found.canForm; // what is being laid out stays
        m_found = {};
        m_found.ship = ship;
        m_found.canForm = canForm;
        m_offer.list().show({}, {});
        emit changed();
        emit chosenChanged();
    });
    connect(&m_draft, &MoveDraft::given, this, [this](const Json& order) { m_course.order(order, false); });
}

void OrderChoice::select(int ship)
{
    if (ship == m_found.ship)
        return;
    m_found.ship = ship;
    m_found.thought.reset(); // it was another's
    emit taken(true);
    OrdersWanted wanted;
    wanted.ship = ship;
    find(std::move(wanted));
}

void OrderChoice::selectNext(int by)
{
    if (m_table.hand().side < 0)
        return;
    OrdersWanted wanted;
    wanted.ship = m_found.ship;
    wanted.step = by;
    find(std::move(wanted));
}

void OrderChoice::setWantsReach(bool wants)
{
    if (wants == m_wantsReach)
        return;
    m_wantsReach = wants;
    emit wantsReachChanged();
    if (!m_table.match() || !m_table.match()->plots().plotForm(static_cast<ShipNumber>(m_found.ship)))
        return;
    OrdersWanted wanted;
    wanted.ship = m_found.ship;
    find(std::move(wanted));
}

void OrderChoice::askAgain(bool movesOn, int first)
{
    OrdersWanted wanted;
    wanted.ship = first == noShip ? m_found.ship : first;
    wanted.ofSide = true;
    wanted.moveOn = movesOn || wanted.ship == noShip;
    find(std::move(wanted));
}

void OrderChoice::find(OrdersWanted wanted)
{
    m_draft.end();
    m_offer.choose(-1);
    m_found.onlyAnswer.reset();
    wanted.reach = m_wantsReach;
    m_search.find(std::move(wanted));
}

void OrderChoice::show(const OrdersFound& found)
{
    const bool isOther = found.ship != m_found.ship;
    std::vector<MatchOption> orders = found.ofShip;
    m_found.ship = m_table.piece(found.ship) ? found.ship : noShip;
    m_found.whyIdle = found.whyIdle;
    m_found.canDraft = found.canDraft;
    m_found.canPlace = found.canPlace;
    m_found.canForm = found.canForm;
    m_found.onlyAnswer = found.onlyAnswer;
    m_found.reach = found.reach;
    m_found.thought = found.thought;
    emit taken(isOther);
    for (MatchOption& option : orders) // a game's words for a move do not say whom it strikes
        if (const BoardPiece* struck =
                option.shape && option.shape->path.size() > 1 ? m_table.piece(option.shape->target) : nullptr)
            option.wording = phrase("%1, into %2", std::move(option.wording), struck->name);
    const BoardPiece* what = m_table.piece(m_found.ship);
    m_offer.list().show(std::move(orders), m_table.gameId(), what ? what->name : Phrase());
    emit changed();
    emit chosenChanged();
}

PieceCard OrderChoice::card() const
{
    const BoardPiece* what = m_table.piece(m_found.ship);
    if (!what)
        return {};
    const auto joined = [this](const std::vector<Phrase>& texts) { return m_table.said(listed(texts)); };
    PieceCard card;
    card.name = words(what->name);
    card.side = what->side;
    card.figures = joined(what->figures);
    card.status = joined(what->status);
    card.standing = m_table.said(what->standing);
    card.stands = static_cast<int>(what->stands.size());
    card.isWall = what->isWall;
    card.mayOrder = mayOrder(m_found.ship);
    if (const BriefShip* own = m_table.briefShip(*what)) {
        const FleetShip& ship = own->ship;
        const ShipClass* shipClass = classOf(ship, builtInFigures().classes);
        card.kind = shipClass ? spokenTerm(shipClass->name) : QString();
        card.squadron = words(ship.squadron);
        if (m_table.view().kind
            == BoardKind::FreeTable) { // in its own measures; other games say theirs themselves
            card.crew = wordOf(ship.crew);
            card.facts = fitFacts(ship.fit, what->condition);
        }
        card.traits = QVariant::fromValue(outlineTraits(ship.fit, what->condition));
    }
    return card;
}

QStringList OrderChoice::around() const
{
    QStringList told;
    if (m_found.ship == noShip)
        return told;
    for (const Phrase& each : surroundingsOf(m_table.view(), static_cast<ShipNumber>(m_found.ship)))
        told += m_table.said(each);
    std::vector<Phrase> reached;
    for (const OrderList::Row& row : m_offer.list().rows()) {
        const BoardPiece* target = row.option.shape ? m_table.piece(row.option.shape->target) : nullptr;
        if (target && std::find(reached.begin(), reached.end(), target->name) == reached.end())
            reached.push_back(target->name);
    }
    if (!reached.empty())
        told += m_table.said(phrase("Its orders reach %1.", listedWithAnd(reached)));
    return told;
}

QString OrderChoice::whyIdle() const
{
    return m_found.whyIdle ? words(m_found.whyIdle->sentences()) : QString();
}

void OrderChoice::choose(int order)
{
    if (m_offer.choose(order))
        emit chosenChanged();
}

QString OrderChoice::chosenWording() const
{
    const MatchOption* option = m_offer.at(chosen());
    return option ? m_table.said(option->wording) : QString();
}

void OrderChoice::giveChosen()
{
    give(chosen());
}

void OrderChoice::give(int place)
{
    if (const MatchOption* option = m_offer.at(place))
        m_course.order(Json(option->order), false);
}

void OrderChoice::giveThought()
{
    give(std::max(0, chosen()));
}

bool OrderChoice::beginDraft()
{
    const BoardPiece* what = m_table.piece(m_found.ship);
    if (!what || !m_found.canDraft)
        return false;
    choose(-1);
    return m_draft.begin(*m_table.match(), what->ship, what->pose);
}

} // namespace navarch
