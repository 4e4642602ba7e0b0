// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/trireme/captains/storming.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <utility>

#include "core/rules/trireme/captains/worth.h"
#include "core/rules/trireme/combat/contacts.h"

namespace navarch::trireme {

namespace {

constexpr int mostSections = 6; // stormed at a time
constexpr int mostShips = 36;   // that take part
constexpr int slowest = 2;      // what rows slower would be shot at for too long
constexpr int strides = 2;      // turns by which those who go together may differ
constexpr int toFight = 2;      // turns from the first to the last boarding
constexpr int toReturn = 6;     // turns to be out of reach again

struct Stormer {
    ShipNumber ship = noShip;
    std::int8_t section = -1; // in the list of those stormed
};

struct Section {
    ShipNumber wall = noShip;
    bool isEmpty = false; // neither men nor anything that shoots
    int garrison = 0;     // weight
    int places = 0;       // hexes from which it can be reached
    int ships = 0;
    int weight = 0; // of the men who come
    int first = 0;  // turns until the first of them is there
};

class AssaultPlan {
public:
    AssaultPlan(const BattleFacts& facts, const State& state, int side)
        : m_facts(facts),
          m_state(state),
          m_side(side)
    {
    }

    [[nodiscard]] ShipNumber of(ShipNumber ship)
    {
        if (!isMasterOfTheSea())
            return noShip;
        findSections();
        findStormers();
        if (m_stormerCount == 0)
            return noShip;
        // As many sections as can be taken at once, the weakest of them: their fire is spread over all who come.
        for (int count = m_sectionCount; count > 0; --count)
            if (isEnoughFor(count))
                return partOf(ship);
        return noShip;
    }

private:
    [[nodiscard]] bool isMasterOfTheSea() const
    {
        int mine = 0;
        int theirs = 0;
        for (std::size_t i = 0; i < m_facts.shipCount; ++i) {
            const Ship& each = m_state.ships[i];
            if (each.onBoard() && !each.isPrize)
                ++(each.holder == m_side ? mine : theirs);
        }
        return mine >= 3 * theirs;
    }

    void findSections()
    {
        for (std::size_t i = m_facts.shipCount; i < m_state.ships.size() && m_sectionCount < mostSections;
             ++i) {
            const auto wall = static_cast<ShipNumber>(i);
            const Ship& each = m_state.ships[i];
            if (!each.onBoard() || each.holder == m_side)
                continue;
            const int gear = each.engines[0] + each.engines[1] + each.engines[2];
            const Section section{
                wall, each.men.count() == 0 && gear == 0, each.men.weight(), placesAt(each.hex), 0, 0};
            if (section.places > 0)
                m_sections[static_cast<std::size_t>(m_sectionCount++)] = section;
        }
        // An empty one comes last: while another shoots at it, a marine at a time would go there to be killed.
        std::stable_sort(m_sections.begin(), m_sections.begin() + m_sectionCount,
                         [](const Section& a, const Section& b) {
                             return std::pair(a.isEmpty, a.garrison) < std::pair(b.isEmpty, b.garrison);
                         });
    }

    [[nodiscard]] int placesAt(hex::Hex wall) const
    {
        int places = 0;
        for (hex::Facing way = 0; way < 6; ++way) {
            const hex::Hex at = hex::neighbour(wall, way);
            places +=
                m_facts.board.contains(at) && !m_facts.isLand(at) && !isHulkAt(m_facts, m_state, at) ? 1 : 0;
        }
        return places;
    }

    void findStormers()
    {
        for (std::size_t i = 0; i < m_facts.shipCount && m_stormerCount < mostShips; ++i) {
            const auto number = static_cast<ShipNumber>(i);
            const Ship& each = m_state.ships[i];
            if (each.onBoard() && each.holder == m_side && !each.isPrize && each.men.count() > 0
                && each.holes < 2 && speedOf(number) >= slowest)
                m_stormers[static_cast<std::size_t>(m_stormerCount++)] = {number, -1};
        }
    }

    [[nodiscard]] int speedOf(ShipNumber ship) const
    {
        return cruiseOf(m_facts.house(), m_facts.of(ship), shipOf(m_state, ship));
    }
    [[nodiscard]] int turnsTo(ShipNumber ship, ShipNumber wall) const
    {
        const int speed = speedOf(ship);
        return (hex::distance(shipOf(m_state, ship).hex, shipOf(m_state, wall).hex) - 1 + speed - 1) / speed;
    }

    /// Sends ships to the first sections of the list: to each the nearest until its garrison is outnumbered, the others where
    /// there is room. Whether that will do.
    [[nodiscard]] bool isEnoughFor(int count)
    {
        m_stormed = std::span(m_sections).first(static_cast<std::size_t>(count));
        for (Section& section : m_stormed)
            section.ships = section.weight = 0;
        for (Stormer& each : std::span(m_stormers).first(static_cast<std::size_t>(m_stormerCount)))
            each.section = -1;
        m_longest = m_men = m_gear = 0;
        const auto outnumbers = [](const Section& section) {
            return section.weight > 0 && 2 * section.weight >= 3 * section.garrison;
        };
        for (auto section = m_stormed.rbegin(); section != m_stormed.rend(); ++section)
            while (!outnumbers(*section) && sendNearest(*section)) {
            }
        for (bool isSent = true; isSent;) {
            isSent = false;
            for (auto section = m_stormed.rbegin(); section != m_stormed.rend(); ++section)
                isSent = sendNearest(*section) || isSent;
        }
        if (m_state.turn + m_longest + toFight + toReturn + m_facts.house().quietTurns > m_facts.turnLimit)
            return false;
        const int left =
            6 * m_men
            - std::max(0, sixthsLost() - 3 * m_gear); // of every second shot a bow or an engine is hit
        return left > 0 && m_men > 0
               && std::all_of(m_stormed.begin(), m_stormed.end(), [&](const Section& section) {
                      return section.weight * left >= 6 * m_men
                             && 2 * section.weight * left >= 3 * section.garrison * 6 * m_men;
                  });
    }

    bool sendNearest(Section& section)
    {
        if (section.ships >= section.places)
            return false;
        Stormer* nearest = nullptr;
        int least = m_facts.house().quietTurns; // who is farther comes too late: the battle ends before
        for (Stormer& each : std::span(m_stormers).first(static_cast<std::size_t>(m_stormerCount))) {
            if (each.section >= 0)
                continue;
            if (const int turns = turnsTo(each.ship, section.wall); turns < least) {
                least = turns;
                nearest = &each;
            }
        }
        if (nearest == nullptr || (section.ships > 0 && least > section.first + strides))
            return false;
        if (section.ships == 0)
            section.first = least;
        const Ship& ship = shipOf(m_state, nearest->ship);
        nearest->section = static_cast<std::int8_t>(&section - m_sections.data());
        ++section.ships;
        section.weight += ship.men.weight();
        m_men += ship.men.count();
        m_gear += ship.engines[0] + ship.engines[1] + ship.engines[2];
        m_longest = std::max(m_longest, least);
        return true;
    }

    /// In sixths of kills: what all walls of the enemy shoot in the turns that the ships are within their reach.
    [[nodiscard]] int sixthsLost() const
    {
        int rows = 0;
        int ships = 0;
        for (const Stormer& each : std::span(m_stormers).first(static_cast<std::size_t>(m_stormerCount)))
            if (each.section >= 0) {
                rows += std::min(m_longest,
                                 turnsTo(each.ship, m_sections[static_cast<std::size_t>(each.section)].wall))
                        * speedOf(each.ship);
                ++ships;
            }
        const int distance = ships == 0 ? 0 : rows / ships;
        const int speed = ships == 0 || m_longest == 0 ? slowest : std::max(slowest, distance / m_longest);
        int sixths = 0;
        for (std::size_t i = m_facts.shipCount; i < m_state.ships.size(); ++i) {
            const Ship& each = m_state.ships[i];
            if (!each.onBoard() || each.holder == m_side)
                continue;
            for (const Weapon weapon : {Weapon::Bows, Weapon::Catapults, Weapon::Stones}) {
                const int turns = (std::min(distance, m_facts.figures.rangeOf(weapon)) + speed - 1) / speed;
                sixths += each.engines[static_cast<std::size_t>(weapon)] * (turns + toFight);
            }
        }
        return sixths;
    }

    [[nodiscard]] ShipNumber partOf(ShipNumber ship) const
    {
        for (const Stormer& each : std::span(m_stormers).first(static_cast<std::size_t>(m_stormerCount)))
            if (each.ship == ship && each.section >= 0)
                return m_sections[static_cast<std::size_t>(each.section)].wall;
        return noShip;
    }

    const BattleFacts& m_facts;
    const State& m_state;
    int m_side;
    std::array<Section, mostSections> m_sections{};
    int m_sectionCount = 0;
    std::array<Stormer, mostShips> m_stormers{};
    int m_stormerCount = 0;
    std::span<Section> m_stormed; // those of m_sections that are stormed now
    int m_longest = 0;            // turns until the last of them is there
    int m_men = 0;                // who go
    int m_gear = 0;               // bows and engines of their ships
};

} // namespace

ShipNumber assaultOf(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    const Ship& asks = shipOf(state, ship);
    if (facts.shipCount == state.ships.size() || facts.of(ship).isWall || asks.isPrize
        || asks.men.count() == 0)
        return noShip;
    return AssaultPlan(facts, state, asks.holder).of(ship);
}

int reachOfWalls(const BattleFacts& facts, const State& state, int side)
{
    int reach = 0;
    for (std::size_t i = facts.shipCount; i < state.ships.size(); ++i) {
        const Ship& each = state.ships[i];
        if (!each.onBoard() || each.holder == side)
            continue;
        reach = std::max(reach, 1);
        for (const Weapon weapon : {Weapon::Bows, Weapon::Catapults, Weapon::Stones})
            if (each.engines[static_cast<std::size_t>(weapon)] > 0)
                reach = std::max(reach, facts.figures.rangeOf(weapon));
    }
    return reach;
}

} // namespace navarch::trireme
