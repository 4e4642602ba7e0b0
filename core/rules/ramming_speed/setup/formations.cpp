// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/boards/drawn/zone_order.h"
#include "core/boards/hex/ring.h"
#include "core/rules/ramming_speed/setup/deploy.h"
#include "core/rules/shared/drawn_ground.h"

namespace navarch::ramming {

namespace {

using hex::Hex;
using hex::Terrain;

/// Puts a side's ships down one after the other (RS-6.3).
class Marshal {
public:
    Marshal(const BattleFacts& facts, State& state, int side) : m_facts(facts), m_state(state), m_side(side)
    {
        for (std::size_t i = 0; i < facts.ships.size() && m_count < m_ships.size(); ++i)
            if (facts.ships[i].side == side)
                m_ships[m_count++] = static_cast<ShipNumber>(i);
        for (std::size_t i = 0; i < m_count; ++i) { // nobody stands in another's way
            const Hex from = shipOf(state, m_ships[i]).hex;
            if (shipAt(facts, state, from) == m_ships[i])
                state.atHex[facts.board.indexOf(from)] = noShip;
        }
        m_ahead = side == 0 ? hex::Facing{0} : hex::Facing{3};
        m_back = side == 0 ? 1 : -1;
        m_front = side == 0 ? facts.board.rows - facts.house().zoneRows : facts.house().zoneRows - 1;
        if (facts.board.hasZones())
            m_zone = zoneOrder(zoneOf(facts.board, side), zoneOf(facts.board, 1 - side));
    }

    bool form(Pattern pattern)
    {
        if (!m_zone.hexes.empty() || m_facts.board.hasZones()) {
            fillZone(pattern == Pattern::Kyklos);
            return m_allFit;
        }
        switch (pattern) {
        case Pattern::Line: line(0, m_count, 0); break;
        case Pattern::Periplus: periplus(); break;
        case Pattern::Diekplus: diekplus(); break;
        case Pattern::Kyklos: kyklos(); break;
        }
        return m_allFit;
    }

private:
    /// Ships `from` to `to` in ranks from a row of the zone back, every second column, centred.
    void line(std::size_t from, std::size_t to, int firstRank)
    {
        const int perRank = std::max(1, (m_facts.board.columns - 10) / 2);
        const int count = static_cast<int>(to - from);
        for (int i = 0; i < count; ++i) {
            const int rank = i / perRank;
            const int inRank = std::min(perRank, count - rank * perRank);
            const int column = m_facts.board.columns / 2 - inRank + 1 + 2 * (i % perRank);
            put(from + static_cast<std::size_t>(i), column, m_front + m_back * (firstRank + rank), m_ahead);
        }
    }
    /// In a zone that is drawn, which may have any form, ships stand rank by rank from its front: apart as long as there is
    /// room, or as closely as in a ring.
    void fillZone(bool isClose)
    {
        const auto isFree = [&](Hex hex) { return shipAt(m_facts, m_state, hex) == noShip; };
        const auto isApart = [&](Hex hex) {
            for (hex::Facing facing = 0; facing < hex::facings; ++facing)
                if (!isFree(hex::neighbour(hex, facing)))
                    return false;
            return true;
        };
        for (std::size_t i = 0; i < m_count; ++i) {
            const auto all = std::pair(m_zone.hexes.begin(), m_zone.hexes.end());
            auto found = std::find_if(all.first, all.second,
                                      [&](Hex hex) { return isFree(hex) && (isClose || isApart(hex)); });
            if (found == all.second)
                found = std::find_if(all.first, all.second, isFree);
            if (found == all.second) {
                m_allFit = false;
                return;
            }
            Ship& ship = shipOf(m_state, m_ships[i]);
            ship.hex = *found;
            ship.facing = m_zone.ahead;
            m_state.atHex[m_facts.board.indexOf(*found)] = m_ships[i];
        }
    }
    void periplus()
    {
        const std::size_t wings = m_count / 3;
        const std::size_t west = wings / 2;
        for (std::size_t i = 0; i < wings; ++i) {
            const bool isWest = i < west;
            const int out = 2 * static_cast<int>(isWest ? i : i - west);
            put(i, isWest ? out : m_facts.board.columns - 1 - out, m_front, m_ahead);
        }
        line(wings, m_count, 0);
    }
    void diekplus()
    {
        const int files = static_cast<int>((m_count + 2) / 3);
        for (std::size_t i = 0; i < m_count; ++i) {
            const int file = static_cast<int>(i / 3);
            const int column = m_facts.board.columns / 2 - 3 * (files - 1) / 2 + 3 * file;
            put(i, column, m_front + m_back * static_cast<int>(i % 3), m_ahead);
        }
    }
    void kyklos()
    {
        // Big ships outside, equal ones in their order; by insertion, because std::stable_sort takes memory.
        const auto bigger = [&](ShipNumber a, ShipNumber b) {
            return m_facts.of(a).deck > m_facts.of(b).deck;
        };
        const auto end = m_ships.begin() + static_cast<std::ptrdiff_t>(m_count);
        for (auto ship = m_ships.begin(); ship != end; ++ship)
            std::rotate(std::upper_bound(m_ships.begin(), ship, *ship, bigger), ship, ship + 1);
        const Hex centre = hex::hexOf(m_facts.board.columns / 2, m_front + 3 * m_back);
        const int inRings = static_cast<int>(std::min<std::size_t>(m_count, 36));
        int ring = inRings <= 6 ? 1 : inRings <= 18 ? 2 : 3;
        int next = 0;
        for (; ring >= 1 && next < inRings; --ring) {
            const int places = 6 * ring;
            const int here = std::min(places, inRings - next);
            int at = 0;
            int taken = 0;
            hex::aroundRing(centre, ring, [&](Hex hex) {
                if (taken < here && at == taken * places / here) { // spread evenly
                    put(static_cast<std::size_t>(next + taken), hex.q, hex::rowOf(hex),
                        hex::nearestFacing(centre, hex));
                    ++taken;
                }
                ++at;
            });
            next += here;
        }
        line(static_cast<std::size_t>(inRings), m_count, 7);
    }

    /// There, or on the nearest free hex of the zone.
    void put(std::size_t index, int column, int row, hex::Facing facing)
    {
        const auto isFree = [&](Hex hex) {
            if (!isInZone(m_facts, m_side, hex) || shipAt(m_facts, m_state, hex) != noShip)
                return false;
            const Terrain terrain = m_facts.board.at(hex);
            return terrain != Terrain::Land && terrain != Terrain::Shallows && terrain != Terrain::Rocks;
        };
        Hex found;
        const int farthest = m_facts.board.columns + m_facts.board.rows;
        const bool fits = hex::within(hex::hexOf(column, row), farthest, [&](Hex hex) {
            if (isFree(hex))
                found = hex;
            return isFree(hex);
        });
        m_allFit = m_allFit && fits;
        if (!fits)
            return;
        Ship& ship = shipOf(m_state, m_ships[index]);
        ship.hex = found;
        ship.facing = facing;
        m_state.atHex[m_facts.board.indexOf(found)] = m_ships[index];
    }

    const BattleFacts& m_facts;
    State& m_state;
    int m_side;
    std::array<ShipNumber, maxBattleShips> m_ships{};
    std::size_t m_count = 0;
    hex::Facing m_ahead = 0;
    int m_back = 1;
    int m_front = 0;
    bool m_allFit = true;
    ZoneOrder m_zone; ///< of a zone that is drawn
};

} // namespace

bool deployIn(const BattleFacts& facts, State& state, int side, Pattern pattern)
{
    return Marshal(facts, state, side).form(pattern);
}

} // namespace navarch::ramming
