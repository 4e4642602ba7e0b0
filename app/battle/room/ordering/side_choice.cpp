// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/room/ordering/side_choice.h"

#include <algorithm>

namespace navarch {

SideChoice::SideChoice(BattleTable& table, BattleCourse& course, OrderSearch& search, const PlotBook& plots)
    : m_table(table),
      m_course(course),
      m_plots(plots)
{
    connect(&course, &BattleCourse::refreshing, this, [this] {
        m_isNobodyLeft = false;
        choose(-1);
    });
    connect(&search, &OrderSearch::found, this, &SideChoice::show);
    connect(&search, &OrderSearch::delayed, this, [this](bool ofSide) {
        if (ofSide)
            m_offer.list().show({}, {});
        m_shipsArePlaced = false;
        emit changed();
        emit chosenChanged();
    });
}

void SideChoice::show(const OrdersFound& found)
{
    m_shipsArePlaced = found.canPlace;
    m_isNobodyLeft = m_isNobodyLeft || found.isNobodyLeft;
    const Match* match = m_table.match();
    if (!match) {
        m_offer.list().show({}, {}); // the battle was put away
    } else if (found.ofSide) {
        std::vector<MatchOption> orders = *found.ofSide;
        // It has a button of its own, whatever is plotted by now.
        if (const auto done = m_plots.isOpen() ? match->plots().plotsDone(m_table.asked()) : std::nullopt)
            std::erase_if(orders, [&](const MatchOption& each) { return each.order == *done; });
        const auto& sides = match->brief().sides;
        const auto asked = static_cast<std::size_t>(m_table.asked());
        m_offer.list().show(std::move(orders), m_table.gameId(),
                            asked < sides.size() ? Phrase(given(sides[asked].name)) : Phrase());
    }
    emit changed();
    emit chosenChanged();
}

void SideChoice::choose(int order)
{
    if (m_offer.choose(order))
        emit chosenChanged();
}

void SideChoice::give(int place)
{
    if (const MatchOption* option = m_offer.at(place))
        m_course.order(Json(option->order), false);
}

bool SideChoice::arriving() const
{
    const MatchOption* first = m_offer.at(0);
    return first && first->shape && !first->shape->formation.empty();
}

bool SideChoice::isAllThatIsLeft() const
{
    const auto& pieces = m_table.view().pieces;
    return m_table.handsAsked() && !m_shipsArePlaced && m_offer.list().rowCount({}) > 0
           && (m_isNobodyLeft || std::none_of(pieces.begin(), pieces.end(), [this](const BoardPiece& each) {
                   return each.isActive && each.side == m_table.asked();
               }));
}

} // namespace navarch
