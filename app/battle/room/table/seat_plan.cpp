// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/room/table/seat_plan.h"

#include <algorithm>

namespace navarch {

SeatPlan::SeatPlan(const Match& match, std::vector<BattlePlayer> players, const SeatedPlayers& seated)
    : m_players(std::move(players))
{
    const auto& sides = match.brief().sides;
    for (std::size_t side = m_players.size(); side < sides.size(); ++side) {
        m_players.push_back(plainPlayer(side));
        m_players.back().captain = sides[side].captain;
    }
    for (std::size_t side = 0; side < sides.size(); ++side) {
        m_seats.push_back(match.seats(static_cast<int>(side)));
        BattlePlayer& player = m_players[side];
        player.level = sides[side].level;
        player.seats.assign(m_seats.back().size() > 1 ? m_seats.back().size() : 0, player.captain);
        if (side < seated.size() && seated[side].size() == player.seats.size())
            player.seats = seated[side]; // as they sat when it was put away
    }
}

const BattlePlayer& SeatPlan::player(int side) const
{
    static const BattlePlayer nobody{};
    return isSide(side) ? m_players[static_cast<std::size_t>(side)] : nobody;
}

const std::vector<ShipNumber>* SeatPlan::shipsOf(const Viewer& seat) const
{
    const auto side = static_cast<std::size_t>(seat.side);
    const auto at = static_cast<std::size_t>(seat.seat);
    return seat.side >= 0 && seat.seat >= 0 && side < m_seats.size() && m_seats[side].size() > 1
                   && at < m_seats[side].size()
               ? &m_seats[side][at].ships
               : nullptr;
}

bool SeatPlan::has(const Viewer& seat, int ship) const
{
    const std::vector<ShipNumber>* ships = shipsOf(seat);
    return !ships || std::find(ships->begin(), ships->end(), ship) != ships->end();
}

bool SeatPlan::isSeat(int side, int seat) const
{
    return isSide(side) && seat >= 0 && static_cast<std::size_t>(seat) < player(side).seats.size();
}

void SeatPlan::setPlayer(int side, std::optional<Temperament> captain)
{
    BattlePlayer& player = m_players[static_cast<std::size_t>(side)];
    player.captain = captain;
    player.seats.assign(player.seats.size(), captain);
}

void SeatPlan::setPlayer(int side, int seat, std::optional<Temperament> captain)
{
    BattlePlayer& player = m_players[static_cast<std::size_t>(side)];
    player.seats[static_cast<std::size_t>(seat)] = captain;
    player.captain = player.of(-1); // as the side is put away
}

void SeatPlan::setLevel(int side, std::optional<CaptainLevel> level)
{
    m_players[static_cast<std::size_t>(side)].level = level;
}

int SeatPlan::handCount() const
{
    int hands = 0;
    for (const BattlePlayer& each : m_players)
        hands += each.handCount();
    return hands;
}

bool SeatPlan::isHands(const MatchStep& step) const
{
    const BattlePlayer& by = player(step.side);
    const auto named = step.order.find("ship");
    if (by.seats.empty() || named == step.order.end() || !named->is_number_integer())
        return by.byHand();
    for (std::size_t seat = 0; seat < by.seats.size(); ++seat)
        if (has({step.side, static_cast<int>(seat)}, named->get<int>()))
            return !by.seats[seat];
    return by.byHand();
}

Viewer SeatPlan::firstHand() const
{
    for (std::size_t side = 0; side < m_players.size(); ++side)
        for (std::size_t seat = 0; seat < m_players[side].seats.size(); ++seat)
            if (!m_players[side].seats[seat])
                return {static_cast<int>(side), static_cast<int>(seat)};
    for (std::size_t side = 0; side < m_players.size(); ++side)
        if (m_players[side].byHand())
            return static_cast<int>(side);
    return {};
}

} // namespace navarch
