// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/movement/move.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "core/boards/free_table/pivot.h"
#include "core/boards/free_table/sweep.h"
#include "core/rules/salamis_ad_actium/losses/crew_test.h"
#include "core/rules/salamis_ad_actium/losses/losses.h"
#include "core/rules/salamis_ad_actium/movement/contact.h"
#include "core/rules/salamis_ad_actium/movement/flight.h"
#include "core/rules/salamis_ad_actium/state/acting.h"

namespace navarch::salamis {

using free_table::Base;
using free_table::Length;

namespace {

using free_table::centimetre;

/// The edge of the table that a centre lies beyond, as free_table::TableEdge.
std::optional<int> edgeBeyond(const BattleFacts& facts, const Base& base)
{
    const Length low = -base.centre.y;
    const Length high = base.centre.y - facts.depth;
    const Length left = -base.centre.x;
    const Length right = base.centre.x - facts.width;
    const Length most = std::max({low, high, left, right});
    if (most <= 0)
        return std::nullopt;
    return most == low ? 0 : most == high ? 2 : most == right ? 1 : 3;
}

/// Who lies near a ship on a table that is drawn, and the land there: what a way is laid out among.
class Nearby {
public:
    Nearby(const BattleFacts& facts, const State& state, ShipNumber ship, const Base& at, Length reach)
    {
        for (std::size_t i = 0; i < state.bases.size(); ++i)
            if (static_cast<ShipNumber>(i) != ship && state.bases[i].isPresent()
                && !free_table::isFarFrom(at, state.bases[i], reach))
                add(state.bases[i], static_cast<int>(i));
        for (const Base& land : facts.drawn.land)
            if (!free_table::isFarFrom(at, land, reach))
                add(land, free_table::nobody);
    }

    [[nodiscard]] std::span<const Base> bases() const { return {m_bases.data(), m_count}; }
    /// Who was touched by their own numbers; whether land was.
    bool told(free_table::Touched& touched) const
    {
        free_table::Touched ships;
        bool isLand = false;
        for (const int index : touched) {
            const int owner = m_owners[static_cast<std::size_t>(index)];
            if (owner == free_table::nobody)
                isLand = true;
            else
                ships.add(static_cast<std::size_t>(owner));
        }
        touched = ships;
        return isLand;
    }

private:
    void add(const Base& base, int owner)
    {
        if (m_count == m_bases.size())
            return; // more do not fit round a ship, for bases do not overlap
        m_bases[m_count] = base;
        m_owners[m_count++] = owner;
    }

    std::array<Base, 512> m_bases;
    std::array<int, 512> m_owners;
    std::size_t m_count = 0;
};

/// Straight on among ships, and on a table that is drawn among its land; `isAshore` is set where that stopped it.
free_table::StraightStep goStraight(const BattleFacts& facts, const State& state, ShipNumber ship,
                                    const Base& from, free_table::Degrees direction, Length distance,
                                    bool& isAshore)
{
    if (!facts.drawn.isDrawn())
        return free_table::moveStraight(from, direction, distance, state.bases, ship);
    const Nearby near(facts, state, ship, from, distance + centimetre);
    auto step = free_table::moveStraight(from, direction, distance, near.bases());
    isAshore = near.told(step.touched) || isAshore;
    return step;
}

free_table::Turn turnAmong(const BattleFacts& facts, const State& state, ShipNumber ship, const Base& from,
                           int degrees, bool& isAshore)
{
    if (!facts.drawn.isDrawn())
        return free_table::turnBy(from, degrees, state.bases, {}, ship);
    const Nearby near(facts, state, ship, from, centimetre);
    auto turn = free_table::turnBy(from, degrees, near.bases());
    isAshore = near.told(turn.touched) || isAshore;
    return turn;
}

/// Over its own edge a ship has withdrawn, over another it has fled (SA-5.5); a prize has no way home.
Whereabouts offTable(const BattleFacts& facts, const State& state, ShipNumber ship, int edge)
{
    const int side = facts.of(ship).side;
    return edge == ownEdgeOf(side) && holderOf(state, ship) == side ? Whereabouts::Withdrew
                                                                    : Whereabouts::Fled;
}

} // namespace

std::int32_t allowanceOf(const BattleFacts& facts, const State& state, ShipNumber number, Gait gait)
{
    int speed = speedAtSea(facts, state, number);
    if (gait == Gait::Sail) {
        const int heading = baseOf(state, number).heading;
        if (state.weather.wind == Wind::Calm || free_table::isInTheWindsEye(state.weather.from, heading))
            return 0;
        speed = free_table::isAbaftTheBeam(state.weather.from, heading) ? speed * 2 : speed / 2;
    } else if (gait == Gait::Back) {
        return speed * centimetre / 2;
    } else if (gait == Gait::Fast) {
        speed += speed / 2;
    }
    return speed * centimetre;
}

std::int32_t runBeforeTurn(const BattleFacts&, const Ship& ship, const ShipFacts& about)
{
    return (6 - turnClass(about, ship)) * centimetre;
}

int standingTurnOf(const ShipFacts& about, const Ship& ship)
{
    return mostTurn * turnClass(about, ship) / 2;
}

Track follow(const BattleFacts& facts, const State& state, const Move& move, std::int32_t allowance)
{
    Track track;
    track.end = baseOf(state, move.ship);
    const bool astern = move.gait == Gait::Back;
    for (const Step& step : move.all()) {
        const Length ahead = std::min(step.ahead, allowance - track.gone);
        if (ahead > 0) {
            const int direction = astern ? free_table::headingOf(track.end.heading + 180) : track.end.heading;
            const auto straight =
                goStraight(facts, state, move.ship, track.end, direction, ahead, track.isAshore);
            track.end = straight.end;
            track.gone += straight.distance;
            track.straight += straight.distance;
            track.touched = straight.touched;
            if (const auto edge = edgeBeyond(facts, track.end)) {
                track.edge = *edge;
                track.leavesTable = true;
            }
            if (straight.isStopped() || track.isAshore || track.leavesTable)
                return track;
        }
        const Length cost = move.gait == Gait::Pivot ? 0 : turnCost;
        if (step.turn == 0)
            continue;
        if (ahead < step.ahead || track.gone + cost > allowance)
            return track; // a fast move that failed ends here
        const auto turn = turnAmong(facts, state, move.ship, track.end, step.turn, track.isAshore);
        track.end = turn.end;
        track.gone += cost;
        track.straight = 0;
        track.touched = turn.touched;
        if (turn.isStopped()) {
            track.byTurning = true;
            return track;
        }
        if (track.isAshore)
            return track;
    }
    return track;
}

namespace {

Refusal stepsRefusal(const BattleFacts& facts, const State& state, const Move& order)
{
    const Ship& ship = shipOf(state, order.ship);
    const ShipFacts& about = facts.of(order.ship);
    const std::int64_t allowance = allowanceOf(facts, state, order.ship, order.gait);
    if (order.count < 1 || order.count > maxSteps)
        return Refusal{"SA-5.1",
                       refusalText("A move has one to %1 steps; this has %2.", numberAt(0), numberAt(1)),
                       refusalText("Let the ship rest if it shall not move.")}
            .with(maxSteps, order.count);
    if (order.gait == Gait::Pivot) {
        if (order.count != 1 || order.steps[0].ahead != 0 || order.steps[0].turn == 0)
            return {"SA-5.3", refusalText("A standing turn is one turn and nothing else.")};
        if (std::abs(order.steps[0].turn) > standingTurnOf(about, ship))
            return Refusal{"SA-5.3",
                           refusalText("%1 turns %2 degrees on the spot; this is %3.", theShip, numberAt(0),
                                       numberAt(1)),
                           refusalText("Turn less: 15 degrees a turn class.")}
                .with(standingTurnOf(about, ship), std::abs(order.steps[0].turn));
        return allowance > 0
                   ? Refusal{}
                   : Refusal{"SA-1.4", refusalText("%1 cannot make way, and so cannot turn.", theShip)};
    }
    if (order.gait == Gait::Back && (order.count != 1 || order.steps[0].turn != 0))
        return {"SA-5.3", refusalText("A ship backs straight astern."),
                refusalText("Give one straight step.")};
    std::int64_t gone = 0;
    for (const Step& step : order.all()) {
        if (step.ahead < 0)
            return {"SA-5.1", refusalText("A step goes ahead, not less than nothing."),
                    refusalText("Back water to go astern.")};
        if (step.turn != 0 && step.ahead < runBeforeTurn(facts, ship, about))
            return Refusal{"SA-5.1",
                           refusalText("%1 goes %2 cm straight before a turn; this is %3 cm.", theShip,
                                       hundredthsAt(0), hundredthsAt(1)),
                           refusalText("Go at least 6 cm less the turn class before each turn.")}
                .with(hundredths(runBeforeTurn(facts, ship, about)), hundredths(step.ahead));
        if (std::abs(step.turn) > mostTurn)
            return Refusal{"SA-5.1",
                           refusalText("A turn is at most %1 degrees; this is %2.", numberAt(0), numberAt(1)),
                           refusalText("Turn again after another straight run.")}
                .with(mostTurn, std::abs(step.turn));
        gone += step.ahead + (step.turn != 0 ? turnCost : 0);
    }
    if (gone > allowance)
        return Refusal{
            "SA-5.1",
            refusalText("%1 may go %2 cm; this is %3 cm.", theShip, hundredthsAt(0), hundredthsAt(1)),
            refusalText("Go less far.")}
            .with(hundredths(allowanceOf(facts, state, order.ship, order.gait)), gone / (centimetre / 100));
    return gone > 0 ? Refusal{}
                    : Refusal{"SA-5.1", refusalText("The move leads nowhere."),
                              refusalText("Let the ship rest if it shall not move.")};
}

Refusal gaitRefusal(const BattleFacts& facts, const State& state, const Move& order)
{
    const Ship& ship = shipOf(state, order.ship);
    const ShipFacts& about = facts.of(order.ship);
    if (ship.adrift)
        return {"SA-7.5.6", refusalText("The fallen mast drags: %1 drifts.", theShip),
                refusalText("Cut the mast away first.")};
    if (order.gait == Gait::Sail) {
        if (!ship.sailSet)
            return {"SA-5.4", refusalText("%1 has no sail set.", theShip),
                    refusalText("Set the sail first, if it is aboard.")};
        return {};
    }
    if (about.fit.sailOnly || ship.oars <= 0)
        return {"SA-5.1", refusalText("%1 has no oars to move by.", theShip),
                refusalText("Move under sail.")};
    if (order.gait == Gait::Fast && ship.fastMoves <= 0)
        return {"SA-5.2", refusalText("The rowers of %1 are spent: no fast move is left.", theShip),
                refusalText("Move at normal speed.")};
    return {};
}

/// Tries the passage through friends: Crew Tests of both, oars sheared on a failure (SA-5.5). True: they gave way, and
/// `track` leads past them.
bool passThrough(const BattleFacts& facts, State& state, const Move& order, std::int32_t allowance,
                 Track& track, Proceedings& proceedings)
{
    const auto friends = track.touched;
    const int side = holderOf(state, order.ship);
    std::array<Base, free_table::Touched::most> kept{};
    for (std::size_t i = 0; i < friends.size(); ++i) {
        const auto other = static_cast<ShipNumber>(friends[i]);
        if (holderOf(state, other) != side || facts.of(other).isWall)
            return false;
        kept[i] = baseOf(state, other);
    }
    for (const int other : friends)
        state.bases[static_cast<std::size_t>(other)].halfWidth = 0;
    const Track past = follow(facts, state, order, allowance);
    for (std::size_t i = 0; i < friends.size(); ++i)
        state.bases[static_cast<std::size_t>(friends[i])] = kept[i];
    if (!past.leavesTable
        && free_table::firstOverlapped(past.end, state.bases, order.ship) != free_table::nobody)
        return false; // its way would end on them: it stops before them
    bool passed = passesCrewTest(facts, state, order.ship, 0, "SA-5.5", phraseText("Pass through friends"),
                                 proceedings);
    for (const int other : friends)
        passed = passesCrewTest(facts, state, static_cast<ShipNumber>(other), 0, "SA-5.5",
                                phraseText("Give way to a friend"), proceedings)
                 && passed;
    if (passed) {
        track = past;
        return true;
    }
    const auto shear = [&](ShipNumber ship) {
        Ship& sheared = shipOf(state, ship);
        if (sheared.oars > 0)
            --sheared.oars;
    };
    shear(order.ship);
    for (const int other : friends)
        shear(static_cast<ShipNumber>(other));
    proceedings.tell("sheared", "SA-5.5", side, order.ship, static_cast<ShipNumber>(friends.first()), [&] {
        return phrase("%1 and %2 shear each other's oars.", facts.called(order.ship),
                      facts.called(static_cast<ShipNumber>(friends.first())));
    });
    return false;
}

/// A length in cm: 8, or 6.5.
PhraseNumber centimetres(std::int32_t length)
{
    const std::int32_t tenths = length / (centimetre / 10);
    return tenths % 10 == 0 ? PhraseNumber{tenths / 10} : inTenths(tenths);
}

/// Of a crew that has lost heart.
Phrase flightText(const Phrase& name, Gait gait, const Track& track)
{
    if (track.leavesTable)
        return phrase("%1 flees from the table.", name);
    return gait == Gait::Pivot  ? phrase("%1 turns to flee.", name)
           : gait == Gait::Back ? phrase("%1 backs away: %2 cm.", name, centimetres(track.gone))
                                : phrase("%1 flees: %2 cm.", name, centimetres(track.gone));
}

Phrase moveText(const Phrase& name, Gait gait, const Track& track)
{
    if (track.leavesTable)
        return phrase("%1 leaves the table.", name);
    switch (gait) {
    case Gait::Back: return phrase("%1 backs %2 cm.", name, centimetres(track.gone));
    case Gait::Pivot: return phrase("%1 turns on the spot.", name);
    case Gait::Fast: return phrase("%1 makes a fast move of %2 cm.", name, centimetres(track.gone));
    case Gait::Sail: return phrase("%1 sails %2 cm.", name, centimetres(track.gone));
    case Gait::Oars: break;
    }
    return phrase("%1 moves %2 cm.", name, centimetres(track.gone));
}

} // namespace

Refusal check(const BattleFacts& facts, const State& state, const Move& order)
{
    if (const Refusal why = mayActRefusal(facts, state, order.ship))
        return why;
    const Ship& ship = shipOf(state, order.ship);
    if (ship.hasMoved)
        return {"SA-4.3", refusalText("%1 has moved in this Action Phase.", theShip)};
    if (isHeld(state, order.ship))
        return {"SA-5.6", refusalText("%1 is in contact and stays where it is.", theShip),
                refusalText("Separate first.")};
    if (const Refusal why = gaitRefusal(facts, state, order))
        return why;
    if (const Refusal why = stepsRefusal(facts, state, order))
        return why;
    if (ship.demoralised) {
        const Track track = follow(facts, state, order, allowanceOf(facts, state, order.ship, order.gait));
        if (!leadsHome(facts, state, order, track))
            return {"SA-9.1", refusalText("%1 is demoralised and heads for its own edge.", theShip),
                    refusalText("Go nearer to it, or turn the bow towards it.")};
    }
    return {};
}

void perform(const BattleFacts& facts, State& state, const Move& order, Proceedings& proceedings)
{
    Ship& ship = shipOf(state, order.ship);
    const int side = holderOf(state, order.ship);
    std::int32_t allowance = allowanceOf(facts, state, order.ship, order.gait);
    if (order.gait == Gait::Fast) {
        --ship.fastMoves;
        ship.isFast =
            passesCrewTest(facts, state, order.ship, 0, "SA-5.2", phraseText("Fast move"), proceedings);
        if (!ship.isFast)
            allowance = allowanceOf(facts, state, order.ship, Gait::Oars);
    }
    endContactsOf(state, order.ship); // a raker and its victim are free to go (SA-7.6.3)
    Track track = follow(facts, state, order, allowance);
    if (order.throughFriends && !track.touched.isEmpty())
        passThrough(facts, state, order, allowance, track, proceedings);

    state.bases[static_cast<std::size_t>(order.ship)] = track.end;
    ship.hasMoved = true;
    ship.moved = track.gone;
    if (ship.demoralised)
        proceedings.tell("flight", "SA-9.1", side, order.ship, noShip,
                         [&] { return flightText(facts.called(order.ship), order.gait, track); });
    else
        proceedings.tell("move",
                         order.gait == Gait::Fast   ? "SA-5.2"
                         : order.gait == Gait::Oars ? "SA-5.1"
                         : order.gait == Gait::Sail ? "SA-5.4"
                                                    : "SA-5.3",
                         side, order.ship, noShip,
                         [&] { return moveText(facts.called(order.ship), order.gait, track); });
    if (track.isAshore)
        proceedings.tell("ashore", "SA-5.5", side, order.ship, noShip,
                         [&] { return phrase("The shore stops %1.", facts.called(order.ship)); });
    if (track.leavesTable) {
        removeFromTable(state, order.ship, offTable(facts, state, order.ship, track.edge));
    } else if (!track.touched.isEmpty()) {
        meet(facts, state, order, track, proceedings);
    }
}

void driftShips(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    if (state.weather.wind == Wind::Calm)
        return;
    const Length driftOf = facts.figures.house.drift * centimetre;
    const int downwind = free_table::downwindOf(state.weather.from);
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const auto number = static_cast<ShipNumber>(i);
        const Ship& ship = state.ships[i];
        if (!ship.onTable() || !isDrifting(facts, state, number) || isHeld(state, number))
            continue;
        bool isAshore = false;
        const auto drift = goStraight(facts, state, number, state.bases[i], downwind, driftOf, isAshore);
        state.bases[i] = drift.end;
        proceedings.tell("drift", "SA-5.4", -1, number, noShip,
                         [&] { return phrase("%1 drifts.", facts.called(number)); });
        if (const auto edge = edgeBeyond(facts, drift.end))
            removeFromTable(state, number,
                            ship.damage == Damage::Wrecked ? Whereabouts::Sunk
                                                           : offTable(facts, state, number, *edge));
        else
            for (const int other : drift.touched)
                touch(state, number, static_cast<ShipNumber>(other));
    }
}

} // namespace navarch::salamis
