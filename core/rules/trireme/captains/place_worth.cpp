// SPDX-License-Identifier: GPL-3.0-or-later
// What a captain thinks of the place where a turn ends (PlotJudge).
#include <algorithm>

#include "core/rules/trireme/captains/plot_judge.h"

namespace navarch::trireme {

namespace {

/// Hexes beyond which who holds out need not row.
constexpr int farEnough = 12;

/// Steps from a hex over the edge by which a side leaves: its own, or either flank where that is a shore.
int toTheWayOut(const BattleFacts& facts, int side, hex::Hex hex)
{
    if (facts.shore != (side == 0 ? hex::Edge::South : hex::Edge::North))
        return side == 0 ? facts.board.rows - hex::rowOf(hex) : hex::rowOf(hex) + 1;
    const int west = facts.shore == hex::Edge::West ? facts.board.columns : hex.q + 1;
    return std::min(west, facts.board.columns - hex.q);
}

} // namespace

/// What it is worth to end the turn in a place.
int PlotJudge::placeWorth(hex::Hex hex, hex::Facing facing, int speed) const
{
    if (m_breaksOff)
        return m_note(Reason::Home, noShip, -percentOf(m_value, 4) * toTheWayOut(m_facts, m_side, hex));
    if (m_standsOff > 0)
        return offshoreWorth(hex) + edgeWorth(hex, facing);
    int danger = 0;
    int best = 0;
    ShipNumber prey = noShip;
    int nearest = m_hasNearest ? hex::distance(hex, m_nearest) : 0;
    hex::Hex towards = m_nearest;
    for (int i = 0; i < m_enemyCount; ++i) {
        const Enemy& enemy = m_enemies[static_cast<std::size_t>(i)];
        const hex::Hex there = enemy.tracks[0].at[phases];
        const hex::Facing looks = enemy.tracks[0].facing[phases];
        const int away = hex::distance(hex, there);
        if (away < nearest && enemy.isSought) {
            nearest = away;
            towards = there;
        }
        if (away == 0)
            continue;
        if (away <= enemy.reach && hex::isWithin60(there, looks, hex)) {
            const int side = hex::bearing(hex, facing, there);
            danger -= m_note(Reason::Danger, enemy.ship, -(enemy.loss * (side == 0 ? 6 : 22) / 100));
        }
        if (away <= speed + 2 && hex::isWithin60(hex, facing, there)) {
            const int side = hex::bearing(there, looks, hex);
            const int chance = side == 0 ? 6 : side == 3 ? 22 : 30;
            const int promise = (enemy.gain + enemy.aboard) * chance / 100;
            if (promise > best) {
                best = promise;
                prey = enemy.ship;
            }
        }
    }
    int worth = m_note(Reason::Menace, prey, best) - danger;
    if (m_errand == Errand::Leave) {
        const int rows = m_side == 0 ? hex::rowOf(hex) + 1 : m_facts.board.rows - hex::rowOf(hex);
        const int off = hex::sidesBetween(facing, m_side == 0 ? 0 : 3);
        worth += m_note(Reason::Home, noShip, -percentOf(m_value, 4) * (rows + off));
    } else if (m_errand == Errand::HoldOut) { // the farther, the longer it is there; danger counts once more
        worth += percentOf(m_value, 1) * std::min(nearest, farEnough) - danger;
    } else if (m_hasNearest) { // closing with the enemy is what brings a battle about
        worth += m_note(Reason::Close, noShip,
                        -percentOf(m_value, m_errand == Errand::PressOn ? 4 : 2) * std::max(0, nearest - 3));
        worth += m_note(Reason::Close, noShip,
                        -percentOf(m_value, 2)
                            * hex::sidesBetween(facing, hex::nearestFacing(hex, towards, facing)));
    }
    return worth + edgeWorth(hex, facing);
}

/// Whether no wall of the enemy's shoots so far.
bool PlotJudge::isOutOfReach(hex::Hex hex) const
{
    for (std::size_t i = m_facts.shipCount; i < m_state.ships.size(); ++i)
        if (m_state.ships[i].onBoard() && m_state.ships[i].holder != m_side
            && hex::distance(hex, m_state.ships[i].hex) <= m_reach)
            return false;
    return true;
}

/// What it is worth to be so far from walls that are left alone.
int PlotJudge::offshoreWorth(hex::Hex hex) const
{
    constexpr int seaRoom = 5; // to turn in: what is under way strays
    int nearest = m_standsOff + seaRoom;
    for (std::size_t i = m_facts.shipCount; i < m_state.ships.size(); ++i)
        if (m_state.ships[i].onBoard() && m_state.ships[i].holder != m_side)
            nearest = std::min(nearest, hex::distance(hex, m_state.ships[i].hex));
    return -percentOf(m_value, 30) * std::max(0, m_standsOff + 1 - nearest) // more than it costs to back out
           - percentOf(m_value, 6) * (m_standsOff + seaRoom - nearest);
}

/// What the edges of the board, and what lies ahead, take from a place.
int PlotJudge::edgeWorth(hex::Hex hex, hex::Facing facing) const
{
    int worth = 0;
    const int column = hex.q;
    const int toNorth = hex::rowOf(hex);
    const int toSouth = m_facts.board.rows - 1 - toNorth;
    const int rows = m_errand != Errand::Leave ? std::min(toNorth, toSouth) : m_side == 0 ? toSouth : toNorth;
    const int edge = std::min(std::min(column, m_facts.board.columns - 1 - column), rows);
    worth -= edge < 2 ? percentOf(m_value, 4) * (2 - edge) : 0;
    const hex::Hex ahead = hex::neighbour(hex, facing);
    if (m_facts.isLand(ahead) || isHulkAt(m_facts, m_state, ahead))
        worth -= percentOf(m_value, 5);
    const auto isBarred = [&](hex::Hex at) {
        const ShipNumber there = shipAt(m_facts, m_state, at);
        return !m_facts.board.contains(at) || m_facts.isLand(at) || isHulkAt(m_facts, m_state, at)
               || (there != noShip && m_facts.of(there).isWall);
    };
    if (m_facts.board.contains(ahead) && isBarred(ahead) && isBarred(hex::neighbour(hex, facing, -1)))
        worth -= percentOf(m_value, 60); // it would lie there for good
    return m_note(Reason::Edge, noShip, worth);
}

} // namespace navarch::trireme
