// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ramming_speed/captains/move_judge.h"

#include <algorithm>

#include "core/rules/ramming_speed/movement/reach.h"

namespace navarch::ramming {

namespace {

/// Sides of a hex by which a ship looks away from an edge, 0 to 3. Each counts as a hex of way for who flees to it: else he
/// would back all the way.
int sidesOff(hex::Edge edge, hex::Facing facing)
{
    switch (edge) {
    case hex::Edge::North: return hex::sidesBetween(facing, 0);
    case hex::Edge::South: return hex::sidesBetween(facing, 3);
    case hex::Edge::East: return std::min(hex::sidesBetween(facing, 1), hex::sidesBetween(facing, 2));
    case hex::Edge::West: return std::min(hex::sidesBetween(facing, 4), hex::sidesBetween(facing, 5));
    default: return 0;
    }
}

/// Hexes beyond which who holds out need not row.
constexpr int farEnough = 12;

/// Hexes beyond which enemies do not count.
constexpr int farthest = 14;

} // namespace

std::vector<MoveJudge::Enemy>& MoveJudge::room()
{
    static thread_local std::vector<Enemy> enemies;
    return enemies;
}

MoveJudge::MoveJudge(const BattleFacts& facts, const State& state, ShipNumber ship, Temperament temperament,
                     ReasonNotes notes)
    : m_facts(facts),
      m_state(state),
      m_ship(ship),
      m_side(shipOf(state, ship).holder),
      m_value(facts.of(ship).value + 1),
      m_risk(weightOfRisk(temperament)),
      m_isOff(breaksOff(facts, state, ship)),
      m_slips(slipsAway(facts, state, ship)),
      m_flees(flees(facts, state, ship)),
      m_errand(errandOf(facts, state, m_side)),
      m_mayRam(facts.of(ship).hasRam && !isHeld(state, ship)),
      m_home(facts.homeEdge[static_cast<std::size_t>(m_side)]),
      m_enemies(room()),
      m_note(notes)
{
    m_enemies.clear();
    m_enemies.reserve(state.ships.size());
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const Ship& each = state.ships[i];
        if (each.holder != 1 - m_side || !each.isCrewed())
            continue;
        const auto number = static_cast<ShipNumber>(i);
        Enemy& enemy = m_enemies.emplace_back();
        enemy.ship = number;
        enemy.hex = each.hex;
        enemy.facing = each.facing;
        enemy.value = facts.of(number).value + 1;
        enemy.lead = oddsOf(shipOf(state, ship), each) - 50;
        enemy.isRouting = each.routing;
        enemy.hasActed = each.hasActed;
        enemy.burns = each.fires > 0;
        enemy.toUs = threatOf(number, ship);
        enemy.byUs = threatOf(ship, number);
    }
}

MoveJudge::Threat MoveJudge::threatOf(ShipNumber rammer, ShipNumber target) const
{
    const ShipFacts& about = m_facts.of(rammer);
    const Ship& ship = shipOf(m_state, rammer);
    Threat threat;
    if (!about.hasRam || ship.routing || isHeld(m_state, rammer))
        return threat;
    const HouseFigures& house = m_facts.house();
    threat.reach = baseMoveOf(about, ship) - ship.sheared + (ship.shock ? house.rowShock : 0) + 2;
    threat.turnCost = about.turnCost;
    const Ship& struck = shipOf(m_state, target);
    RamCase ram;
    ram.rammerBonus = ramBonusOf(about, ship);
    ram.targetBonus = ramBonusOf(m_facts.of(target), struck);
    ram.targetHulls = reinforcedHullsOf(m_facts.of(target), struck);
    for (const bool isShort : {false, true})
        for (const bool bowToBow : {false, true}) {
            ram.run = house.ramShortBelow - (isShort ? 1 : 0);
            ram.bowToBow = bowToBow;
            threat.worth[isShort ? 1 : 0][bowToBow ? 1 : 0] =
                m_facts.figures.ramWorth(ramModifier(house, ram));
        }
    return threat;
}

/// As a share of the other's price, of 100.
int MoveJudge::chanceToRam(const Threat& threat, hex::Hex from, hex::Facing facing, hex::Hex at,
                           hex::Facing looks, int away) const
{
    if (away < 2 || away - 1 > threat.reach)
        return 0;
    const hex::Facing way = hex::nearestFacing(from, at, facing);
    const int turns = hex::sidesBetween(facing, way) * threat.turnCost;
    if (away - 1 + turns > threat.reach)
        return 0;
    const bool isStraight = hex::neighbour(from, way, away) == at;
    const int run = isStraight ? away - 1 : away - 2;
    const bool isShort = run < m_facts.house().ramShortBelow;
    const bool bowToBow = looks == hex::opposite(way);
    const int chance = (isStraight ? 60 : 45) - 12 * turns;
    return std::max(0, threat.worth[isShort ? 1 : 0][bowToBow ? 1 : 0] * std::max(chance, 8) / 100);
}

int MoveJudge::placeWorth(const Place& place) const
{
    if (place.isOff && m_slips && hex::edgeBeyond(m_facts.board, place.hex) == edgeToLeaveBy(m_side))
        return m_note(Reason::Home, noShip, percentOf(m_value, 150));
    if (place.isOff)
        return m_isOff ? m_note(Reason::Home, noShip, percentOf(m_value, 40))
                       : m_note(Reason::Edge, noShip, -2 * m_value);
    int worth = 0;
    int danger = 0;
    int best = 0;
    ShipNumber prey = noShip;
    int nearest = 1000;
    for (const Enemy& enemy : m_enemies) {
        const int away = hex::distance(place.hex, enemy.hex);
        if (!enemy.isRouting || nearest == 1000)
            nearest = std::min(nearest, away);
        if (away > farthest)
            continue;
        const int threat = percentOf(m_value, chanceToRam(enemy.toUs, enemy.hex, enemy.facing, place.hex,
                                                          place.facing, away))
                           * (enemy.hasActed ? 7 : 10) / 10;
        danger += threat;
        m_note(Reason::Danger, enemy.ship, -threat * m_risk / 200);
        const int chance = percentOf(
            enemy.value, chanceToRam(enemy.byUs, place.hex, place.facing, enemy.hex, enemy.facing, away));
        if (chance > best) {
            best = chance;
            prey = enemy.ship;
        }
        if (away == 1) { // to board, or be boarded
            const int lead = enemy.lead;
            worth += m_note(lead > 0 ? Reason::Board : Reason::Boarded, enemy.ship,
                            percentOf(lead > 0 ? enemy.value : m_value, lead / 2));
            if (enemy.burns)
                worth -= percentOf(m_value, 8);
        }
    }
    worth += m_note(Reason::Menace, prey, best / 2) - danger * m_risk / 200;
    if (m_slips)
        worth += m_note(Reason::Home, noShip,
                        -percentOf(m_value, 4)
                            * (distanceToEdge(m_facts.board, place.hex, edgeToLeaveBy(m_side))
                               + sidesOff(edgeToLeaveBy(m_side), place.facing)));
    else if (m_errand == Errand::HoldOut) // the farther, the longer it is there; danger counts once more
        worth += percentOf(m_value, 3) * std::min(nearest, farEnough) - danger * m_risk / 200;
    else if (m_isOff)
        worth += m_note(Reason::Home, noShip,
                        -percentOf(m_value, 3)
                            * (distanceToEdge(m_facts.board, place.hex, m_home)
                               + (m_flees ? sidesOff(m_home, place.facing) : 0)));
    else if (nearest < 1000) // closing with the enemy is what brings a battle about
        worth += m_note(Reason::Close, noShip,
                        -percentOf(m_value, m_errand == Errand::PressOn ? 4 : 2) * std::max(0, nearest - 4));
    if (place.isAground)
        worth += m_note(Reason::Edge, noShip, -percentOf(m_value, 25));
    return worth;
}

int MoveJudge::worthOf(const Place& at, int rocks, bool isStill, bool rushes) const
{
    int worth = placeWorth(at) + m_note(Reason::Edge, noShip, -rocks * percentOf(m_value, 30));
    if (isStill && m_errand != Errand::HoldOut)
        worth += m_note(Reason::Still, noShip, -percentOf(m_value, 3)); // it will row at half speed
    if (at.isOff || at.run <= 0 || !m_mayRam)
        return worth;
    const ShipNumber ahead = shipAt(m_facts, m_state, hex::neighbour(at.hex, at.facing));
    if (ahead != noShip && ahead != m_ship && holderOf(m_state, ahead) != m_side) {
        const int gain = ramGain(m_facts, m_state, m_ship, ahead, at.facing, at.run, m_risk);
        worth += m_note(Reason::Ram, ahead, rushes ? gain : std::max(0, gain));
    }
    return worth;
}

int MoveJudge::worthOf(const Move& order) const
{
    Place at = placeNow(m_state);
    int rocks = 0;
    for (const Step each : order.steps()) {
        Place next;
        if (step(m_facts, m_state, m_ship, at, each, next))
            break;
        if (next.hex != at.hex && m_facts.board.at(next.hex) == hex::Terrain::Rocks)
            ++rocks;
        at = next;
    }
    return worthOf(at, rocks, order.count == 0, order.rammingSpeed);
}

} // namespace navarch::ramming
