// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/captains/options.h"

#include <algorithm>

#include "core/boards/free_table/arc.h"
#include "core/boards/free_table/range.h"
#include "core/rules/salamis_ad_actium/captains/assault.h"
#include "core/rules/salamis_ad_actium/combat/engines.h"
#include "core/rules/salamis_ad_actium/movement/contact.h"
#include "core/rules/salamis_ad_actium/movement/flight.h"
#include "core/rules/salamis_ad_actium/movement/move.h"
#include "core/rules/salamis_ad_actium/orders/check.h"
#include "core/rules/salamis_ad_actium/phases/turn.h"
#include "core/rules/salamis_ad_actium/state/acting.h"

namespace navarch::salamis {

using free_table::Base;
using free_table::Length;

NearEnemies nearEnemies(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    NearEnemies near;
    const int side = facts.of(ship).side;
    const Base& from = baseOf(state, ship);
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const Ship& other = state.ships[i];
        if (!other.onTable() || other.holder == side || other.damage == Damage::Wrecked)
            continue;
        const std::int64_t square = free_table::squareOfWay(from.centre, state.bases[i].centre);
        std::size_t place = near.count < NearEnemies::most ? near.count++ : NearEnemies::most;
        if (place == NearEnemies::most) {
            if (square >= near.squares[NearEnemies::most - 1])
                continue;
            place = NearEnemies::most - 1;
        }
        for (; place > 0 && near.squares[place - 1] > square; --place) {
            near.squares[place] = near.squares[place - 1];
            near.ships[place] = near.ships[place - 1];
        }
        near.squares[place] = square;
        near.ships[place] = static_cast<ShipNumber>(i);
    }
    return near;
}

namespace {

/// Collects orders that pass; building one that does not costs only its check.
class Offer {
public:
    Offer(const BattleFacts& facts, const State& state, std::vector<Order>& orders)
        : m_facts(facts),
          m_state(state),
          m_orders(orders)
    {
    }
    template <class Kind>
    void operator()(const Kind& order)
    {
        if (!checkOrder(m_facts, m_state, order))
            m_orders.emplace_back(order);
    }

    [[nodiscard]] std::size_t count() const { return m_orders.size(); }
    /// Whether every order from the one of that number on is a move that runs into somebody.
    [[nodiscard]] bool allMeetSomebody(std::size_t first) const
    {
        return std::all_of(m_orders.begin() + static_cast<std::ptrdiff_t>(first), m_orders.end(),
                           [&](const Order& order) {
                               const auto* const move = std::get_if<Move>(&order);
                               return move
                                      && !follow(m_facts, m_state, *move,
                                                 allowanceOf(m_facts, m_state, move->ship, move->gait))
                                              .touched.isEmpty();
                           });
    }

private:
    const BattleFacts& m_facts;
    const State& m_state;
    std::vector<Order>& m_orders;
};

/// Lays out moves of one ship within its allowance.
class MoveBuilder {
public:
    MoveBuilder(const BattleFacts& facts, const State& state, ShipNumber ship, Gait gait, Offer& offer)
        : m_ship(ship),
          m_gait(gait),
          m_allowance(allowanceOf(facts, state, ship, gait)),
          m_run(runBeforeTurn(facts, shipOf(state, ship), facts.of(ship))),
          m_offer(offer)
    {
    }

    [[nodiscard]] Length allowance() const { return m_allowance; }
    /// Straight ahead for `length`.
    void ahead(Length length) { build({Step{std::min(length, m_allowance), 0}}); }
    /// The least run, a turn, and on for the rest of it; where there is room twice.
    void turning(int first, int second = 0)
    {
        constexpr Length cost = free_table::centimetre;
        const Length afterFirst = m_allowance - m_run - cost;
        if (first == 0 || afterFirst < 0)
            return;
        if (second == 0) {
            build({Step{m_run, narrow(first)}, Step{afterFirst, 0}});
        } else if (afterFirst >= m_run + cost) {
            build({Step{m_run, narrow(first)}, Step{m_run, narrow(second)},
                   Step{afterFirst - m_run - cost, 0}});
        }
    }
    /// As far ahead as a turn at the end allows.
    void turningLate(int degrees)
    {
        const Length run = m_allowance - free_table::centimetre;
        if (run >= m_run)
            build({Step{run, narrow(degrees)}});
    }
    /// Towards a bearing, in one turn or two of at most 30 degrees.
    void towards(int turn)
    {
        if (turn > 30 || turn < -30)
            turning(turn > 0 ? 30 : -30, std::clamp(turn - (turn > 0 ? 30 : -30), -30, 30));
        else if (turn != 0)
            turning(turn);
        else
            ahead(m_allowance);
    }

private:
    static std::int16_t narrow(int degrees) { return static_cast<std::int16_t>(degrees); }

    void build(std::initializer_list<Step> steps)
    {
        Move move;
        move.ship = m_ship;
        move.gait = m_gait;
        for (const Step& step : steps)
            if (step.ahead > 0 || step.turn != 0)
                move.steps[static_cast<std::size_t>(move.count++)] = step;
        if (move.count > 0)
            m_offer(move);
    }

    ShipNumber m_ship;
    Gait m_gait;
    Length m_allowance;
    Length m_run;
    Offer& m_offer;
};

/// Where to head to strike an enemy: his middle, and from near the middles of the fore and after halves of his side.
void aimAt(MoveBuilder& build, const Base& from, const Base& target, bool near)
{
    for (const int part : {0, 1, -1}) {
        const auto along = free_table::wayOf(target.heading, part * target.halfLength / 2, 0);
        const int bearing = free_table::bearingOf(from.centre, target.centre + free_table::rounded(along));
        build.towards(free_table::shorterTurn(from.heading, bearing));
        if (!near)
            return;
    }
}

void offerPivots(const BattleFacts& facts, const State& state, ShipNumber ship, Offer& offer)
{
    const auto most = static_cast<std::int16_t>(standingTurnOf(facts.of(ship), shipOf(state, ship)));
    for (const std::int16_t turn : {most, static_cast<std::int16_t>(-most)}) {
        Move move;
        move.ship = ship;
        move.gait = Gait::Pivot;
        move.count = 1;
        move.steps[0] = {0, turn};
        offer(move);
    }
}

/// Moves of a ship with enemies about: every way to strike one of them, and to stay out of their way.
void offerCloseMoves(const BattleFacts& facts, const State& state, ShipNumber ship, const NearEnemies& near,
                     MoveBuilder& build, Offer& offer)
{
    const Base& from = baseOf(state, ship);
    const Length strikes =
        build.allowance() * 3 / 2 + 6 * free_table::centimetre; // a fast move and two half ships
    const auto canStrike = [&](std::size_t i) { return near.squares[i] <= std::int64_t(strikes) * strikes; };
    for (std::size_t i = 0; i < near.count; ++i)
        if (i == 0 || canStrike(i))
            aimAt(build, from, baseOf(state, near.ships[i]), canStrike(i));
    for (const int turn : {30, -30}) {
        build.turning(turn);
        build.turning(turn, turn);
        build.turning(turn, -turn);
        build.turningLate(turn);
    }
    build.ahead(build.allowance() / 2);
    if (canStrike(0) && !shipOf(state, ship).sailSet && shipOf(state, ship).fastMoves > 0) {
        MoveBuilder fast(facts, state, ship, Gait::Fast, offer);
        for (std::size_t i = 0; i < near.count && i < 2; ++i)
            aimAt(fast, from, baseOf(state, near.ships[i]), false);
    }
    MoveBuilder(facts, state, ship, Gait::Back, offer).ahead(from.halfLength);
    offerPivots(facts, state, ship, offer);
}

void offerMoves(const BattleFacts& facts, const State& state, ShipNumber ship, const NearEnemies& near,
                Offer& offer)
{
    const Base& from = baseOf(state, ship);
    if (shipOf(state, ship).demoralised) {
        if (const auto home = flight(facts, state, ship)) // nothing else is allowed it (SA-9.1)
            offer(*home);
        return;
    }
    MoveBuilder build(facts, state, ship, shipOf(state, ship).sailSet ? Gait::Sail : Gait::Oars, offer);
    build.ahead(build.allowance());
    if (shipOf(state, ship).damage == Damage::Severe) {
        build.towards(free_table::shorterTurn(from.heading, facts.of(ship).side == 0 ? 180 : 0));
        offerPivots(facts, state, ship, offer);
    }
    // Two ships close by as much as both can go; farther off there is nothing to do but close.
    const Length about = 2 * build.allowance() + 8 * free_table::centimetre;
    if (near.count == 0)
        return;
    if (near.squares[0] <= std::int64_t(about) * about) {
        offerCloseMoves(facts, state, ship, near, build, offer);
        return;
    }
    const std::size_t first = offer.count();
    aimAt(build, from, baseOf(state, near.ships[0]), false);
    if (const Assault assault = assaultOf(facts, state, facts.of(ship).side); assault.isOn)
        aimAt(build, from, baseOf(state, assault.weakest), false);
    if (!offer.allMeetSomebody(first))
        return;
    // Round what lies in the way: before a prize that lies still a ship would wait for good.
    for (const int turn : {30, -30}) {
        build.turning(turn);
        build.turning(turn, -turn);
        build.turning(turn, turn);
    }
    offerPivots(facts, state, ship, offer);
    MoveBuilder(facts, state, ship, Gait::Back, offer).ahead(from.halfLength);
}

void offerContacts(const State& state, ShipNumber ship, Offer& offer)
{
    for (const Contact& contact : state.contacts) {
        if (contact.a != ship && contact.b != ship)
            continue;
        const ShipNumber other = contact.a == ship ? contact.b : contact.a;
        if (!contact.grappled && holderOf(state, other) != holderOf(state, ship))
            offer(Grapple{ship, other});
    }
    if (isHeld(state, ship))
        offer(Separate{ship});
}

void offerMissiles(const State& state, ShipNumber ship, const NearEnemies& near, Offer& offer)
{
    const Ship& about = shipOf(state, ship);
    for (std::size_t i = 0; i < near.count; ++i) {
        if (about.archers > 0 && !about.hasShot)
            offer(Shoot{ship, near.ships[i]});
        if (about.pots > 0 || about.beePots > 0)
            for (const Missile missile : {Missile::RhodianFire, Missile::Bees, Missile::Quicklime})
                offer(Throw{ship, near.ships[i], missile});
        if (about.greekFire)
            offer(Throw{ship, near.ships[i], Missile::GreekFire});
    }
}

/// A ship asks for orders as long as there is something it may do that is worth asking about.
bool wantsOrders(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    const Ship& about = shipOf(state, ship);
    if (!mayStillAct(facts, state, ship))
        return false;
    return !about.hasMoved || (!about.hasShot && (about.archers > 0 || about.pots > 0 || about.beePots > 0))
           || (!about.hasGrappled && touchesEnemy(state, ship));
}

ShipNumber shipToAsk(const BattleFacts& facts, const State& state)
{
    ShipNumber asked = noShip;
    std::int64_t nearest = 0;
    for (const ShipNumber ship : facts.squadrons[static_cast<std::size_t>(state.squadron)].ships) {
        if (!wantsOrders(facts, state, ship))
            continue;
        const NearEnemies near = nearEnemies(facts, state, ship);
        const std::int64_t square = near.count ? near.squares[0] : 0;
        if (asked == noShip || square < nearest) {
            asked = ship;
            nearest = square;
        }
    }
    return asked;
}

void offerFire(const BattleFacts& facts, const State& state, Offer& offer)
{
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const auto ship = static_cast<ShipNumber>(i);
        if (holderOf(state, ship) != state.side || !mayStillFire(facts, state, ship))
            continue;
        for (std::size_t j = 0; j < state.ships.size(); ++j)
            if (state.ships[j].onTable() && holderOf(state, static_cast<ShipNumber>(j)) != state.side)
                offer(Fire{ship, static_cast<ShipNumber>(j)});
    }
}

void offerArrivals(const BattleFacts& facts, const State& state, Offer& offer)
{
    for (std::size_t i = 0; i < state.contingents.size(); ++i)
        for (std::int8_t edge = 0; edge < 4; ++edge)
            for (std::int32_t part = 1; part <= 9; ++part)
                offer(ComeIn{static_cast<std::int16_t>(i), edge,
                             (edge % 2 ? facts.depth : facts.width) * part / 10});
}

} // namespace

void listShipOptions(const BattleFacts& facts, const State& state, ShipNumber ship,
                     std::vector<Order>& orders)
{
    Offer offer(facts, state, orders);
    const Ship& about = shipOf(state, ship);
    const NearEnemies near = nearEnemies(facts, state, ship);
    offerContacts(state, ship, offer);
    offerMissiles(state, ship, near, offer);
    if (about.adrift)
        offer(CutMast{ship});
    if (!about.sailHandled && (facts.sailsAboard || facts.of(ship).fit.sailOnly))
        offer(SetSail{ship, !about.sailSet});
    if (!about.hasMoved && !about.adrift && !isHeld(state, ship))
        offerMoves(facts, state, ship, near, offer);
    offer(Rest{ship});
}

void listOptions(const BattleFacts& facts, const State& state, const Decision& decision,
                 std::vector<Order>& orders)
{
    orders.clear();
    Offer offer(facts, state, orders);
    switch (state.phase) {
    case Phase::Begin: offer(Begin{}); break;
    case Phase::Deploy: offer(Ready{decision.side}); break;
    case Phase::Action:
        if (const ShipNumber ship = shipToAsk(facts, state); ship != noShip)
            listShipOptions(facts, state, ship, orders);
        else if (assaultOf(facts, state, state.side).isHopeless)
            offer(Concede{state.side});
        else
            offer(EndPhase{state.side});
        break;
    case Phase::Engines:
        offerFire(facts, state, offer);
        offer(HoldFire{state.side});
        break;
    case Phase::Arrival:
        offerArrivals(facts, state, offer);
        offer(EndPhase{state.side});
        break;
    case Phase::Over: break;
    }
}

} // namespace navarch::salamis
