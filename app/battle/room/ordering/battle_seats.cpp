// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/room/ordering/battle_seats.h"

#include <algorithm>
#include <functional>

namespace navarch {

namespace {

/// What all seats of a side have in common; empty when they differ.
QString playerOf(const BattlePlayer& player)
{
    const bool isMixed = std::adjacent_find(player.seats.begin(), player.seats.end(), std::not_equal_to<>())
                         != player.seats.end();
    return isMixed ? QString() : playerId(player.seats.empty() ? player.captain : player.seats.front());
}

bool isSquadron(const BoardPiece& piece)
{
    return !piece.stands.empty();
}

int squadronsIn(const BoardView& view, int side)
{
    return static_cast<int>(
        std::count_if(view.pieces.begin(), view.pieces.end(),
                      [side](const BoardPiece& each) { return isSquadron(each) && each.side == side; }));
}

} // namespace

BattleSeats::BattleSeats(BattleTable& table, BattleCourse& course, OrderChoice& choice)
    : m_table(table),
      m_course(course),
      m_choice(choice)
{
    connect(&table, &BattleTable::changed, this, &BattleSeats::takeIn);
    connect(&course.arrival(), &OrderArrival::arrived, this, &BattleSeats::takeIn);
}

void BattleSeats::takeIn()
{
    if (!m_course.arrival().isAwaited())
        m_before = sidesNow();
    emit changed();
}

int BattleSeats::shipsOf(int side) const
{
    const auto& ships = m_table.ships();
    return static_cast<int>(std::count_if(ships.begin(), ships.end(),
                                          [side](const BriefShip& ship) { return ship.side == side; }));
}

int BattleSeats::fitOf(int side, bool prizes) const
{
    const auto& pieces = m_table.view().pieces;
    return static_cast<int>(std::count_if(pieces.begin(), pieces.end(), [&](const BoardPiece& each) {
        const BriefShip* ship = m_table.briefShip(each);
        return ship && each.side == side && each.condition.damage != Damage::Wrecked
               && (ship->side != side) == prizes;
    }));
}

int BattleSeats::squadronsOf(int side) const
{
    const BoardView& view = m_table.view();
    if (std::none_of(view.pieces.begin(), view.pieces.end(), isSquadron))
        return -1;
    const int seen = squadronsIn(view, side);
    // Where the others deploy unseen one knows nevertheless how many they are.
    return view.turn == 0 && seen == 0 ? squadronsIn(m_table.match()->boardView().value_or(BoardView{}), side)
                                       : seen;
}

QList<ShownSeat> BattleSeats::seatsOf(int side) const
{
    QList<ShownSeat> rows;
    const auto& players = m_table.seats().player(side).seats;
    const std::vector<Seat>& seats = m_table.seats().seats(side);
    for (std::size_t seat = 0; seat < players.size(); ++seat)
        rows.push_back(ShownSeat{.name = words(seats[seat].name),
                                 .player = playerId(players[seat]),
                                 .ships = static_cast<int>(seats[seat].ships.size())});
    return rows;
}

QList<SeatedSide> BattleSeats::sides() const
{
    QList<SeatedSide> sides = sidesNow();
    if (m_course.arrival().isAwaited())
        for (qsizetype i = 0; i < std::min(sides.size(), m_before.size()); ++i) {
            sides[i].squadrons = m_before[i].squadrons;
            sides[i].fit = m_before[i].fit;
            sides[i].prizes = m_before[i].prizes;
        }
    return sides;
}

QList<SeatedSide> BattleSeats::sidesNow() const
{
    QList<SeatedSide> rows;
    const Match* match = m_table.match();
    for (std::size_t i = 0; match && i < match->brief().sides.size(); ++i) {
        const int side = static_cast<int>(i);
        const BattlePlayer& player = m_table.seats().player(side);
        const int fit = fitOf(side, false);
        const bool isUnseen =
            m_table.view().turn == 0 && fit == 0; // the others place their ships where one does not look
        rows.push_back(SeatedSide{.name = words(match->brief().sides[i].name),
                                  .squadrons = squadronsOf(side),
                                  .seats = seatsOf(side),
                                  .colour = player.colour,
                                  .emblem = player.emblem,
                                  .player = playerOf(player),
                                  .level = levelId(player.level),
                                  .ships = shipsOf(side),
                                  .fit = isUnseen ? shipsOf(side) : fit,
                                  .prizes = fitOf(side, true)});
    }
    return rows;
}

bool BattleSeats::watched() const
{
    return m_table.match() && m_table.seats().handCount() == 0;
}

QString BattleSeats::curtainName() const
{
    const Viewer& seat = m_table.curtainFor();
    if (!m_table.match() || seat.side < 0)
        return {};
    const QString name = words(m_table.match()->brief().sides[static_cast<std::size_t>(seat.side)].name);
    if (!m_table.seats().shipsOf(seat))
        return name;
    return tr("%1: %2").arg(
        name, words(m_table.seats().seats(seat.side)[static_cast<std::size_t>(seat.seat)].name));
}

void BattleSeats::handOver(const std::function<void()>& deed)
{
    m_course.change([this, deed] {
        deed();
        emit handedOver();
        m_course.refresh(static_cast<std::size_t>(m_table.at()));
        m_course.goOn();
    });
}

void BattleSeats::setPlayer(int side, const QString& player)
{
    if (m_table.seats().isSide(side) && !m_table.isPast())
        handOver([this, side, player] { m_table.seats().setPlayer(side, captainOf(player)); });
}

void BattleSeats::setSeatPlayer(int side, int seat, const QString& player)
{
    if (m_table.seats().isSeat(side, seat) && !m_table.isPast())
        handOver([this, side, seat, player] { m_table.seats().setPlayer(side, seat, captainOf(player)); });
}

void BattleSeats::setLevel(int side, const QString& level)
{
    if (m_table.seats().isSide(side) && !m_table.isPast())
        handOver([this, side, level] { m_table.seats().setLevel(side, levelOf(level)); });
}

void BattleSeats::openCurtain()
{
    if (m_table.curtainFor().side < 0)
        return;
    m_table.openCurtain();
    const Viewer& hand = m_table.curtainFor();
    if (const BoardPiece* what = m_table.piece(m_choice.ship());
        what && (what->side != hand.side || !m_table.seats().has(hand, what->ship)))
        m_choice.forget(); // the other hand's: whoever sits down now begins with a ship of his own
    m_course.refresh(static_cast<std::size_t>(m_table.at()));
    m_course.goOn();
}

} // namespace navarch
