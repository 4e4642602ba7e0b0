// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/captains/merit.h"

#include <algorithm>
#include <cstdlib>

#include "core/boards/free_table/arc.h"
#include "core/boards/free_table/range.h"
#include "core/rules/salamis_ad_actium/captains/assault.h"
#include "core/rules/salamis_ad_actium/captains/options.h"
#include "core/rules/salamis_ad_actium/captains/quick_fight.h"
#include "core/rules/salamis_ad_actium/captains/ram_gain.h"
#include "core/rules/salamis_ad_actium/losses/crew_test.h"
#include "core/rules/salamis_ad_actium/movement/contact.h"
#include "core/rules/salamis_ad_actium/movement/move.h"

namespace navarch::salamis {

using free_table::Base;
using free_table::Length;

namespace {

using free_table::centimetre;

// Bearings are judged by the tangent of the angle off the bow, in thousandths: a captain's eye needs no exact arc.
struct OffTheBow {
    std::int64_t along = 0;
    std::int64_t aside = 0;

    OffTheBow(free_table::TablePoint way, int heading)
        : along(free_table::alongOf(way, heading)),
          aside(std::abs(free_table::asideOf(way, heading)))
    {
    }
    [[nodiscard]] bool within(std::int64_t tangent) const
    {
        return along > 0 && aside * 1000 <= along * tangent;
    }
    [[nodiscard]] bool astern(std::int64_t tangent) const
    {
        return along < 0 && aside * 1000 <= -along * tangent;
    }
};

/// How likely a ship strikes one that lies that way, per cent.
int chanceByBearing(free_table::TablePoint way, int heading)
{
    const OffTheBow bow(way, heading);
    return bow.within(364) ? 70 : bow.within(1000) ? 45 : bow.within(3732) ? 20 : 0; // 20, 45 and 75 degrees
}

/// How much a blow from that way hurts: on the bow it hurts both, abeam and astern the one that is struck.
int hurtByBearing(free_table::TablePoint way, int heading)
{
    const OffTheBow bow(way, heading);
    return bow.within(839) ? 15 : bow.astern(839) ? 70 : 100; // 40 degrees
}

/// How boldly captains weigh their own losses, per cent.
int weightOfRisk(Temperament temperament)
{
    return temperament == Temperament::Cautious ? 140 : temperament == Temperament::Bold ? 70 : 100;
}

class Judge {
public:
    Judge(const BattleFacts& facts, const State& state, Temperament temperament,
          ReasonNotes notes = ReasonNotes())
        : m_facts(facts),
          m_state(state),
          m_risk(weightOfRisk(temperament)),
          m_assault(assaultOf(facts, state, state.side)),
          m_note(notes)
    {
    }

    int operator()(const Begin&) const { return 0; }
    int operator()(const DeploySquadron&) const { return 0; }
    int operator()(const DeployShip&) const { return 0; }
    int operator()(const Ready&) const { return 1; }
    int operator()(const Rest&) const { return 0; }
    int operator()(const EndPhase&) const { return 0; }
    int operator()(const HoldFire&) const { return 0; }
    int operator()(const LetGo&) const { return -1; }
    int operator()(const Concede&) const { return m_assault.isHopeless ? 1 : -1'000'000; }
    int operator()(const CutMast& order) const { return percentOf(valueOf(order.ship), 10); }
    int operator()(const SetSail& order) const
    {
        const int worth = percentOf(valueOf(order.ship), 1) + 1;
        return m_facts.of(order.ship).fit.sailOnly == order.set ? worth : -worth;
    }
    int operator()(const Shoot& order) const
    {
        return 1
               + m_note(Reason::Shoot, order.target,
                        percentOf(valueOf(order.target), shipOf(m_state, order.ship).archers));
    }
    int operator()(const Throw& order) const
    {
        return 1
               + m_note(Reason::Shoot, order.target,
                        percentOf(valueOf(order.target), order.missile == Missile::GreekFire     ? 30
                                                         : order.missile == Missile::RhodianFire ? 12
                                                                                                 : 5))
               + m_note(Reason::Friend, noShip, spreadOfFire(order));
    }
    int operator()(const Fire& order) const
    {
        return 1 + m_note(Reason::Shoot, order.target, percentOf(valueOf(order.target), 3));
    }
    int operator()(const ComeIn& order) const;
    int operator()(const Grapple& order) const;
    int operator()(const Separate& order) const;
    int operator()(const Move& order) const;

private:
    [[nodiscard]] int valueOf(ShipNumber ship) const
    {
        return m_facts.of(ship).isWall ? valueOfSection() : m_facts.of(ship).value;
    }
    [[nodiscard]] int valueOfSection() const;
    [[nodiscard]] int spreadOfFire(const Throw& order) const;
    [[nodiscard]] int troops(ShipNumber ship) const { return troopStrength(m_facts, m_state, ship); }
    [[nodiscard]] int encounter(const Move& move, const Track& track) const;
    [[nodiscard]] int chanceToRam(ShipNumber striker, const Base& from, ShipNumber struck,
                                  const Base& at) const;
    [[nodiscard]] int position(const Move& move, const Track& track) const;
    [[nodiscard]] Length wayTo(const Base& goal, const Base& from, ShipNumber ship) const;
    /// It takes part in storming that section, though its own men alone may be too few.
    [[nodiscard]] bool storms(ShipNumber ship, ShipNumber section) const
    {
        return m_assault.isOn && section == m_assault.weakest && troops(ship) > 0;
    }

    const BattleFacts& m_facts;
    const State& m_state;
    int m_risk;
    Assault m_assault;
    ReasonNotes m_note;
};

/// What taking a section of wall is worth: what stands on it costs little, but the port falls with its walls. Twice what a ship
/// costs on the average: with that, ports are stormed about as often as forecasts say.
int Judge::valueOfSection() const
{
    std::int64_t value = 0;
    int ships = 0;
    for (std::size_t i = 0; i < m_state.ships.size(); ++i) {
        const ShipFacts& about = m_facts.of(static_cast<ShipNumber>(i));
        value += about.isWall ? 0 : about.value;
        ships += about.isWall ? 0 : 1;
    }
    return static_cast<int>(2 * value / std::max(1, ships));
}

/// What fire costs that may leap from the ship it is thrown at to those of one's own that lie against her: she burns for turns,
/// and each turn it may.
int Judge::spreadOfFire(const Throw& order) const
{
    if (order.missile != Missile::GreekFire && order.missile != Missile::RhodianFire)
        return 0;
    int costs = 0;
    for (const Contact& contact : m_state.contacts) {
        if (contact.a != order.target && contact.b != order.target)
            continue;
        const ShipNumber other = contact.a == order.target ? contact.b : contact.a;
        if (holderOf(m_state, other) == holderOf(m_state, order.ship))
            costs -= percentOf(valueOf(other), order.missile == Missile::GreekFire ? 40 : 15) * m_risk / 100;
    }
    return costs;
}

int Judge::encounter(const Move& move, const Track& track) const
{
    const ShipNumber ship = move.ship;
    int worth = 0;
    bool met = false;
    for (const int other : track.touched) {
        const auto target = static_cast<ShipNumber>(other);
        if (holderOf(m_state, target) == m_facts.of(ship).side) {
            worth += m_note(Reason::Friend, target, -percentOf(valueOf(ship), 25)); // a collision holds both
            continue;
        }
        if (met)
            continue;
        met = true;
        const Meeting meeting = meetingOf(m_facts, m_state, ship, track.end, target, move);
        switch (meeting.encounter) {
        case Encounter::Touching:
            worth += troops(ship) > troops(target) || storms(ship, target)
                         ? m_note(Reason::Board, target, percentOf(valueOf(target), 6))
                         : m_note(Reason::Boarded, target, -percentOf(valueOf(ship), 10));
            break;
        case Encounter::Collision:
            worth += m_note(Reason::Danger, target, -percentOf(valueOf(ship), 40));
            break;
        case Encounter::Ram:
        case Encounter::BowRam:
            worth += m_note(Reason::Ram, target,
                            ramGain(m_facts, m_state,
                                    {ship, target, meeting.aspect, meeting.wholeBow, track.straight},
                                    meeting.encounter == Encounter::BowRam, m_risk));
            break;
        case Encounter::Rake:
            worth +=
                m_note(Reason::Rake, target, percentOf(valueOf(target), shipOf(m_state, target).oars * 2));
            break;
        }
    }
    return worth;
}

/// How likely one ship will strike another where they would lie, per cent of certain: within reach, and near to its
/// bow; with what aspect decides how much it hurts.
int Judge::chanceToRam(ShipNumber striker, const Base& from, ShipNumber struck, const Base& at) const
{
    const Ship& ship = shipOf(m_state, striker);
    if (ship.demoralised || ship.damage == Damage::Wrecked || m_facts.of(striker).isWall)
        return 0;
    const Length speed = currentSpeed(m_facts.of(striker), ship) * centimetre;
    const Length reach = speed + from.halfLength + at.halfLength / 2;
    const std::int64_t square = free_table::squareOfWay(from.centre, at.centre);
    if (speed == 0 || square > std::int64_t(reach) * reach)
        return 0;
    const int chance = chanceByBearing(at.centre - from.centre, from.heading);
    if (chance == 0)
        return 0;
    const int hurt = hurtByBearing(from.centre - at.centre, at.heading);
    const int mine = m_facts.of(striker).fit.size;
    const int his = m_facts.of(struck).fit.size;
    const int modifier = 3
                         + (mine > his   ? mine / his
                            : mine < his ? -(his / mine)
                                         : 0)
                         + std::min<int>(4, static_cast<int>(shipOf(m_state, struck).damage));
    return expectedLoss(m_facts, m_state, modifier, struck) * chance / 100 * hurt / 100;
}

/// The way from there to the goal. Before walls alone, where nobody else gives a reason to turn, with what turning to it takes:
/// a phase for a quarter.
Length Judge::wayTo(const Base& goal, const Base& from, ShipNumber ship) const
{
    const Length way = free_table::wayBetween(from.centre, goal.centre);
    if (!m_assault.isOn)
        return way;
    const int off =
        std::abs(free_table::shorterTurn(from.heading, free_table::bearingOf(from.centre, goal.centre)));
    return way + currentSpeed(m_facts.of(ship), shipOf(m_state, ship)) * centimetre * off / 90;
}

int Judge::position(const Move& move, const Track& track) const
{
    const ShipNumber number = move.ship;
    const Ship& ship = shipOf(m_state, number);
    const int value = valueOf(number);
    const int side = m_facts.of(number).side;
    const Base& before = baseOf(m_state, number);
    const bool retires = ship.demoralised || ship.damage == Damage::Severe;
    const auto fromOwnEdge = [&](const Base& base) {
        return side == 0 ? base.centre.y : m_facts.depth - base.centre.y;
    };
    if (track.leavesTable)
        return retires && track.edge == (side == 0 ? 0 : 2) ? m_note(Reason::Home, noShip, value)
                                                            : m_note(Reason::Edge, noShip, -2 * value);
    // Flight is as the rules have it (SA-9.1): at first it may only be turning, which brings nobody nearer to home yet.
    if (ship.demoralised)
        return m_note(Reason::Home, noShip, percentOf(value, 10));
    if (retires) {
        const auto offHome = [&](const Base& base) {
            return std::abs(free_table::shorterTurn(base.heading, side == 0 ? 180 : 0));
        };
        constexpr int aboutTurn = 24; // of 100, so that a quarter is worth half a phase's way
        return m_note(Reason::Home, noShip,
                      percentOf(value, 2) * ((fromOwnEdge(before) - fromOwnEdge(track.end)) / centimetre)
                          + percentOf(value, aboutTurn) * (offHome(before) - offHome(track.end)) / 180);
    }

    const NearEnemies near = nearEnemies(m_facts, m_state, number);
    if (near.count == 0)
        return 0;
    int worth = 0;
    // Closing with the nearest one is what brings a battle about: 1.5% of the ship a cm. Who is no match for it joins those
    // who storm the weakest section.
    const bool joins = storms(number, m_assault.weakest) && troops(number) <= troops(near.ships[0]);
    const Base& goal = baseOf(m_state, joins ? m_assault.weakest : near.ships[0]);
    const Length was = wayTo(goal, before, number);
    const Length is = wayTo(goal, track.end, number);
    worth += m_note(Reason::Close, noShip,
                    static_cast<int>(std::int64_t(value) * (was - is) / centimetre * 3 / 200));
    for (std::size_t i = 0; i < near.count; ++i) {
        const Base& his = baseOf(m_state, near.ships[i]);
        worth +=
            m_note(Reason::Menace, near.ships[i], chanceToRam(number, track.end, near.ships[i], his) / 3);
        worth += m_note(Reason::Danger, near.ships[i],
                        -(chanceToRam(near.ships[i], his, number, track.end) * m_risk / 200));
    }
    const Length margin = 5 * centimetre;
    if (track.end.centre.x < margin || track.end.centre.x > m_facts.width - margin
        || track.end.centre.y < margin || track.end.centre.y > m_facts.depth - margin)
        worth += m_note(Reason::Edge, noShip, -percentOf(value, 10));
    return worth;
}

int Judge::operator()(const Move& order) const
{
    const Track track =
        follow(m_facts, m_state, order, allowanceOf(m_facts, m_state, order.ship, order.gait));
    int worth = position(order, track) + encounter(order, track);
    if (order.gait == Gait::Fast)
        worth = worth * 8 / 10 // it may fail, and it is spent
                + m_note(Reason::Strength, noShip, -percentOf(valueOf(order.ship), 1));
    if (track.touched.isEmpty() && !track.leavesTable)
        return worth;
    // Held beside an enemy one is a mark for his friends.
    return worth + m_note(Reason::Held, noShip, -(percentOf(valueOf(order.ship), 4) * m_risk / 100));
}

int Judge::operator()(const Grapple& order) const
{
    const int mine = troops(order.ship);
    const int his = troops(order.target);
    if (shipOf(m_state, order.ship).demoralised || mine + his == 0)
        return -1;
    const int odds = mine * 100 / (mine + his); // 50: even
    if (storms(order.ship, order.target))
        return m_note(Reason::Take, order.target, percentOf(valueOf(order.target), std::max(5, odds - 50)));
    return m_note(Reason::Board, order.target, percentOf(valueOf(order.target), odds - 50))
           + m_note(Reason::Boarded, order.target, -percentOf(valueOf(order.ship), std::max(0, 52 - odds)));
}

int Judge::operator()(const Separate& order) const
{
    int worth = 0;
    for (const Contact& contact : m_state.contacts) {
        if (contact.a != order.ship && contact.b != order.ship)
            continue;
        const ShipNumber other = contact.a == order.ship ? contact.b : contact.a;
        const bool isFriend = holderOf(m_state, other) == m_facts.of(order.ship).side;
        const bool stronger = troops(order.ship) > troops(other) || storms(order.ship, other);
        if (isFriend || shipOf(m_state, other).damage == Damage::Wrecked
            || shipOf(m_state, order.ship).demoralised)
            worth += percentOf(valueOf(order.ship), 10);
        else if (contact.grappled)
            worth += percentOf(valueOf(order.ship), stronger ? -10 : 15);
        else
            worth += percentOf(valueOf(order.ship), stronger ? 3 : 8);
    }
    m_note(Reason::Free, noShip, worth);
    return worth;
}

int Judge::operator()(const ComeIn& order) const
{
    // Near to the middle of the enemy's ships.
    const free_table::TablePoint at =
        order.edge % 2 ? free_table::TablePoint{order.edge == 3 ? 0 : m_facts.width, order.along}
                       : free_table::TablePoint{order.along, order.edge == 0 ? 0 : m_facts.depth};
    Length nearest = m_facts.width + m_facts.depth;
    for (std::size_t i = 0; i < m_state.ships.size(); ++i)
        if (m_state.ships[i].onTable() && m_state.ships[i].holder != m_state.side)
            nearest = std::min(nearest, free_table::wayBetween(at, m_state.bases[i].centre));
    return (m_facts.width + m_facts.depth - nearest) / 100;
}

} // namespace

int standingOf(const BattleFacts& facts, const State& state, int side)
{
    int standing = 0;
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const Ship& ship = state.ships[i];
        if (ship.where == Whereabouts::Sunk)
            continue;
        const ShipFacts& about = facts.ships[i];
        int worth = 100 - worthLost[static_cast<std::size_t>(ship.damage)];
        worth -= 2 * (about.fit.oars - ship.oars) + 3 * (about.fit.troops() - ship.troops());
        if (ship.demoralised || ship.where == Whereabouts::Fled)
            worth -= 25;
        const int value = percentOf(about.value, std::max(worth, 5));
        standing += ship.holder == side ? value : -value;
    }
    return standing;
}

int meritOf(const BattleFacts& facts, const State& state, const Order& order, Temperament temperament)
{
    return std::visit(Judge(facts, state, temperament), order);
}

void addReasons(const BattleFacts& facts, const State& state, const Order& order, Temperament temperament,
                std::vector<ReasonTerm>& terms)
{
    (void)std::visit(Judge(facts, state, temperament, ReasonNotes(&terms)), order);
}

} // namespace navarch::salamis
