// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/trireme/captains/plot_judge.h"

#include <algorithm>
#include <bit>
#include <optional>

#include "core/rules/shared/nearest_ships.h"
#include "core/rules/trireme/movement/plots.h"

namespace navarch::trireme {

namespace {

int hullLeft(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    return std::max(1, facts.of(ship).hull - shipOf(state, ship).damage - shipOf(state, ship).holes);
}

/// Of 36: how often a ship rams, and is rammed, bow to bow (TR-O1).
struct HeadOn {
    int rams = 0;
    int isRammed = 0;
};
HeadOn headOn(int better)
{
    constexpr std::array<HeadOn, 5> odds{
        {{10, 30}, {15, 26}, {21, 21}, {26, 15}, {30, 10}}}; // draws count as both
    return odds[static_cast<std::size_t>(std::clamp(better, -2, 2) + 2)];
}

/// What running into a wall that is not stormed costs, of 100: more than lying still, for that is what it comes to, and it
/// would count as a contact again and again (TR-11.1).
constexpr int intoWall = 65;

/// The same of backing into an enemy, which stops both and harms neither (TR-6.5); he may be gone by then.
constexpr int byStern = 100;

/// Hexes to a prize that is worth rowing after where walls shoot: who comes from farther rows past them.
constexpr int chase = 10;

/// Turns before the last in which a quiet end can begin (TR-11.1).
constexpr int eveningTurns = 10;

template <class Nearby, class Track>
void addTrack(Nearby& nearby, int number, const Track& track)
{
    for (std::size_t phase = 0; phase <= phases; ++phase)
        nearby.add(number, phase, track.at[phase]);
}

} // namespace

PlotJudge::PlotJudge(const BattleFacts& facts, const State& state, ShipNumber ship, Temperament temperament,
                     ReasonNotes notes)
    : m_facts(facts),
      m_state(state),
      m_ship(ship),
      m_side(holderOf(state, ship)),
      m_value(facts.of(ship).value + 1),
      m_risk(weightOfRisk(temperament)),
      m_breaksOff(breaksOff(facts, state, ship)),
      m_errand(m_breaksOff ? Errand::Fight : errandOf(facts, state, m_side)),
      m_stormed(m_breaksOff || m_errand == Errand::Leave || m_errand == Errand::HoldOut
                    ? noShip
                    : assaultOf(facts, state, ship)),
      m_reach(reachOfWalls(facts, state, m_side)),
      m_nearby(shipOf(state, ship).hex),
      m_note(notes)
{
    findEnemies();
    findFriends();
    findReach();
}

/// Whether to stay out of the shots of walls that it does not storm: the battle ends when nothing happens (TR-11.1).
void PlotJudge::findReach()
{
    if (m_breaksOff || m_stormed != noShip)
        return;
    for (std::size_t i = 0; i < m_facts.shipCount; ++i)
        if (m_state.ships[i].onBoard() && m_state.ships[i].holder != m_side
            && isSought(static_cast<ShipNumber>(i)))
            return;
    m_standsOff = m_reach;
}

/// Whether to close with an enemy: with the section that it storms; else with ships, but neither under walls nor past them
/// after one that rows home as a prize, or when no time is left to take anything.
bool PlotJudge::isSought(ShipNumber enemy) const
{
    if (m_stormed != noShip)
        return m_stormed == enemy;
    if (m_facts.of(enemy).isWall)
        return false;
    const bool isEvening = m_state.turn + m_facts.house().quietTurns + eveningTurns > m_facts.turnLimit;
    const Ship& ship = shipOf(m_state, enemy);
    if (m_reach == 0 || (!ship.isPrize && !isEvening))
        return true;
    return !isEvening && isOutOfReach(ship.hex)
           && hex::distance(shipOf(m_state, m_ship).hex, ship.hex) <= chase;
}

void PlotJudge::findEnemies()
{
    const hex::Hex here = shipOf(m_state, m_ship).hex;
    int nearest = 1000;
    const auto distanceTo = [&](ShipNumber number) -> std::optional<int> {
        const Ship& each = shipOf(m_state, number);
        if (!each.onBoard() || each.holder == m_side)
            return std::nullopt;
        const int distance = hex::distance(here, each.hex);
        if (distance < nearest && isSought(number)) {
            nearest = distance;
            m_nearest = each.hex;
            m_hasNearest = true;
        }
        return distance;
    };
    const auto near = nearestShips<Most::enemies>(m_state.ships.size(), Most::away, distanceTo);
    m_enemyCount = static_cast<int>(near.count);
    for (std::size_t i = 0; i < near.count; ++i) {
        Enemy& enemy = m_enemies[i];
        enemy.ship = near.ships[i];
        enemy.tracks = {guess(enemy.ship, 0, 50), guess(enemy.ship, -1, 25), guess(enemy.ship, 1, 25)};
        enemy.isSought = isSought(enemy.ship);
        for (int way = 0; way < 3; ++way)
            addTrack(m_nearby, 3 * static_cast<int>(i) + way, enemy.tracks[static_cast<std::size_t>(way)]);
        weigh(enemy);
    }
}

void PlotJudge::findFriends()
{
    const hex::Hex here = shipOf(m_state, m_ship).hex;
    for (std::size_t i = 0; i < m_state.ships.size() && m_friendCount < Most::friends; ++i) {
        const Ship& each = m_state.ships[i];
        const auto number = static_cast<ShipNumber>(i);
        if (number == m_ship || !each.onBoard() || each.holder != m_side
            || hex::distance(here, each.hex) > 10)
            continue;
        const bool isSure = each.isPlotted || m_facts.of(number).isWall || isGrappled(m_state, number);
        Friend& made = m_friends[static_cast<std::size_t>(m_friendCount++)];
        made.track = each.isPlotted ? trackOf(number, each.plot) : guess(number, 0, 100);
        made.isWall = m_facts.of(number).isWall;
        made.certainty = isSure ? 100 : each.start <= 0 ? 85 : 50;
        addTrack(m_nearby, Most::friendsFrom + m_friendCount - 1, made.track);
    }
}

void PlotJudge::weigh(Enemy& enemy) const
{
    const ShipFacts& mine = m_facts.of(m_ship);
    const ShipFacts& theirs = m_facts.of(enemy.ship);
    const Ship& other = shipOf(m_state, enemy.ship);
    const int value = prizeValue(m_facts, enemy.ship);
    if (theirs.isWall) { // it is stormed, or not: nothing else can be done about it (TR-9.11)
        const bool isGood = m_stormed == enemy.ship;
        enemy.aboard = isGood ? percentOf(value, 35) : -percentOf(m_value, intoWall);
        return;
    }
    const int credit = shipOf(m_state, m_ship).credit ? m_facts.house().fullSpeed : 0;
    const bool iRam = mine.hasRam && !shipOf(m_state, m_ship).isPrize;
    enemy.gain = iRam ? percentOf(value, ramWorth(mine.ram, hullLeft(m_facts, m_state, enemy.ship))) : 0;
    if (credit > 0 && iRam)
        enemy.gain += percentOf(value, 2);
    if (iRam && mine.crew > theirs.crew && hasOarsToLose(m_facts, m_state, enemy.ship))
        enemy.gain = std::max(enemy.gain, percentOf(value, 25));
    enemy.gain -= percentOf(m_value, 4 * m_risk / 100); // it stops, and lies there
    if (other.isPrize)
        enemy.gain = enemy.gain * 6 / 10;
    const bool theyRam = theirs.hasRam && !other.isPrize;
    enemy.loss =
        theyRam ? percentOf(m_value, ramWorth(theirs.ram, hullLeft(m_facts, m_state, m_ship))) * m_risk / 100
                : 0;
    if (mayBeatAboard(m_state, m_ship, enemy.ship))
        enemy.aboard = percentOf(value, 35);
    else if (mayBeatAboard(m_state, enemy.ship, m_ship))
        enemy.aboard = -percentOf(m_value, 25) * m_risk / 100;
    const HeadOn odds = headOn(mine.crew - theirs.crew);
    enemy.headOn = (enemy.gain * odds.rams - enemy.loss * odds.isRammed) / 36;
    enemy.reach = isGrappled(m_state, enemy.ship)
                      ? 0
                      : std::max(0, std::min(other.start + accelerationOf(m_facts.house(), theirs, other),
                                             cruiseOf(m_facts.house(), theirs, other) + 1));
}

PlotJudge::Track PlotJudge::guess(ShipNumber number, int way, int chance) const
{
    const Ship& ship = shipOf(m_state, number);
    const HouseFigures& house = m_facts.house();
    Plot plot;
    const bool isHeld = isGrappled(m_state, number) || m_facts.of(number).isWall;
    if (!isHeld && ship.mustBack) {
        plot.speed = -1;
        plot.add(Step::Astern);
    } else if (!isHeld && (ship.start > 0 || way != 0)) {
        const int cruise = cruiseOf(house, m_facts.of(number), ship);
        const int fastestNow = std::min(ship.start + accelerationOf(house, m_facts.of(number), ship), cruise);
        plot.speed = static_cast<std::int8_t>(std::clamp(std::max<int>(ship.start, fastestNow), 0, fastest));
        int counter = ship.counter;
        bool hasTurned = way == 0;
        for (int i = 0; i < plot.speed; ++i) {
            const bool turns = !hasTurned && counter >= circleOf(house, m_facts.of(number), ship);
            plot.add(turns ? (way < 0 ? Step::Port : Step::Starboard) : Step::Ahead);
            counter = turns ? 0 : counter + 1;
            hasTurned = hasTurned || turns;
        }
    }
    Track track = trackOf(number, plot);
    track.chance = chance;
    return track;
}

PlotJudge::Track PlotJudge::trackOf(ShipNumber number, const Plot& plot) const
{
    Track track;
    Pose pose = startOf(m_state, number, plot.pivot);
    track.at[0] = pose.hex;
    track.facing[0] = pose.facing;
    track.isUnderWay = plot.speed > 0;
    int step = 0;
    bool isStuck = false;
    for (int phase = 1; phase <= phases; ++phase) {
        const auto at = static_cast<std::size_t>(phase);
        if (!isStuck && step < plot.count && phaseOf(plot.speed, step) == phase) {
            const Step each = plot.path[static_cast<std::size_t>(step++)];
            pose.facing = facingAfter(pose.facing, each);
            const hex::Hex aim = aimOf(pose.hex, pose.facing, each);
            isStuck = m_facts.isLand(aim) || isHulkAt(m_facts, m_state, aim);
            if (!isStuck) {
                pose.hex = aim;
                track.moves[at] = true;
            }
        }
        track.at[at] = pose.hex;
        track.facing[at] = pose.facing;
    }
    return track;
}

/// What it is worth to run into a ship from a hex in a phase.
int PlotJudge::strikeWorth(const Enemy& enemy, const Track& theirs, int phase, hex::Hex from) const
{
    const auto at = static_cast<std::size_t>(phase);
    const int aspect = hex::bearing(theirs.at[at], theirs.facing[at], from);
    const bool isHeadOn = aspect == 0 && theirs.isUnderWay;
    return (isHeadOn ? enemy.headOn : enemy.gain) + enemy.aboard;
}

/// Whether no enemy can be met this turn at that speed, so that a sprint is spent for nothing.
bool PlotJudge::isOutOfTouch(int speed) const
{
    return m_hasNearest && hex::distance(shipOf(m_state, m_ship).hex, m_nearest) > speed + fastest;
}

int PlotJudge::knownPlaceWorth(hex::Hex hex, hex::Facing facing, int speed)
{
    const unsigned mix = static_cast<unsigned>(hex.q) * 7U + static_cast<unsigned>(hex.r) * 53U
                         + static_cast<unsigned>(facing) * 19U + static_cast<unsigned>(speed) * 41U;
    KnownPlace& known = m_known[mix % Most::known];
    if (known.speed != speed || known.facing != facing || known.hex != hex || m_note.isAsked())
        known = {hex, facing, static_cast<std::int8_t>(speed), placeWorth(hex, facing, speed)};
    return known.worth;
}

/// What comes of a phase with an enemy that is met.
int PlotJudge::meetingWorth(const Enemy& enemy, const Track& theirs, int phase, const Pose& before,
                            const Walk& now, const Plot& plot, bool moves, bool goesAstern) const
{
    const auto at = static_cast<std::size_t>(phase);
    const Pose& pose = now.pose;
    const bool swaps = !(theirs.at[at] == pose.hex);
    if (moves && theirs.moves[at] && !swaps) // both at one hex
        return goesAstern ? -enemy.loss : (enemy.gain - enemy.loss) / 2 + enemy.aboard;
    if (moves)
        return goesAstern ? (enemy.aboard > 0 ? enemy.aboard : -percentOf(m_value, byStern))
                          : strikeWorth(enemy, theirs, swaps ? phase - 1 : phase, before.hex);
    if (theirs.moves[at]) { // it runs into us
        const int aspect = hex::bearing(pose.hex, pose.facing, theirs.at[at - 1]);
        return (aspect == 0 && plot.speed > 0 ? enemy.headOn : -enemy.loss) + enemy.aboard;
    }
    return 0;
}

/// One phase on.
void PlotJudge::rowOn(Walk& walk, const Plot& plot, int phase)
{
    if (walk.isGone || walk.free <= 0)
        return;
    const bool moves = walk.step < plot.count && phaseOf(plot.speed, walk.step) == phase;
    const Pose before = walk.pose;
    bool goesAstern = false;
    if (moves) {
        const Step each = plot.path[static_cast<std::size_t>(walk.step++)];
        goesAstern = each == Step::Astern;
        walk.pose.facing = facingAfter(walk.pose.facing, each);
        walk.pose.hex = aimOf(walk.pose.hex, walk.pose.facing, each);
        if (!m_facts.board.contains(walk.pose.hex)) {
            const bool hasLeft = m_errand == Errand::Leave
                                 && hex::edgeBeyond(m_facts.board, walk.pose.hex) == edgeToLeaveBy(m_side);
            const int goes = hasLeft       ? percentOf(m_value, 150)
                             : m_breaksOff ? percentOf(m_value, 20)
                                           : -2 * m_value;
            walk.worth += std::int64_t{goes} * walk.free;
            walk.isGone = true;
            return;
        }
    }
    std::uint64_t near = m_nearby.in(walk.pose.hex, phase);
    if (moves) // they may have changed places
        near |= m_nearby.in(walk.pose.hex, phase - 1) & m_nearby.in(before.hex, phase);
    int held = 0;
    for (; near != 0; near &= near - 1) {
        const int number = std::countr_zero(near);
        if (number >= Most::friendsFrom) {
            const Friend& other = m_friends[static_cast<std::size_t>(number - Most::friendsFrom)];
            const int costs = percentOf(m_value, other.isWall ? intoWall : 30);
            if (m_note.isAsked())
                m_note(Reason::Friend, noShip, -(costs * walk.free / 100 * other.certainty / 100));
            walk.worth -= std::int64_t{costs} * walk.free * other.certainty / 100;
            held += other.certainty;
            continue;
        }
        const Enemy& enemy = m_enemies[static_cast<std::size_t>(number / 3)];
        const Track& theirs = enemy.tracks[static_cast<std::size_t>(number % 3)];
        const int comes = meetingWorth(enemy, theirs, phase, before, walk, plot, moves, goesAstern);
        if (m_note.isAsked())
            m_note(comes > 0 ? Reason::Ram : Reason::Danger, enemy.ship,
                   comes * walk.free / 100 * theirs.chance / 100);
        walk.worth += std::int64_t{comes} * walk.free * theirs.chance / 100;
        held += theirs.chance;
    }
    if (held > 0) { // there it lies then
        const int stuck = walk.free * std::min(held, 100) / 100;
        walk.worth += std::int64_t{knownPlaceWorth(before.hex, walk.pose.facing, 0)} * stuck;
        walk.free -= stuck;
    }
}

int PlotJudge::worthOf(const Plot& plot)
{
    const Ship& ship = shipOf(m_state, m_ship);
    int phase = 1; // the first that has not been followed
    if (m_trail.isKnown && m_trail.plot.speed == plot.speed && m_trail.plot.pivot == plot.pivot) {
        int alike = 0;
        while (alike < std::min<int>(plot.count, m_trail.plot.count)
               && m_trail.plot.path[static_cast<std::size_t>(alike)]
                      == plot.path[static_cast<std::size_t>(alike)])
            ++alike;
        phase = alike == plot.count ? phases + 1 : phaseOf(plot.speed, alike);
    } else {
        m_trail.after[0] = {};
        m_trail.after[0].pose = startOf(m_state, m_ship, plot.pivot);
    }
    m_trail.plot = plot;
    m_trail.isKnown = !m_note.isAsked();
    for (; phase <= phases; ++phase) {
        Walk& walk = m_trail.after[static_cast<std::size_t>(phase)];
        walk = m_trail.after[static_cast<std::size_t>(phase - 1)];
        rowOn(walk, plot, phase);
    }
    const Walk& walk = m_trail.after[phases];
    const hex::Hex end = walk.pose.hex;
    std::int64_t worth = walk.worth;
    if (walk.isGone)
        return static_cast<int>(worth / 100);
    worth += std::int64_t{knownPlaceWorth(end, walk.pose.facing, plot.speed)} * walk.free;
    int total = static_cast<int>(worth / 100);
    const int cruise = cruiseOf(m_facts.house(), m_facts.of(m_ship), ship);
    if (plot.speed > cruise)
        total += m_note(Reason::Strength, noShip,
                        -percentOf(m_value, isOutOfTouch(plot.speed) ? 12
                                            : ship.credit            ? 2
                                                                     : 4));
    const bool mayRest = m_errand == Errand::HoldOut || (m_standsOff > 0 && isOutOfReach(end));
    if (plot.speed == 0 && !mayRest) // lying still in a crowd leads nowhere; rather astern, and about
        total += m_note(Reason::Still, noShip, -percentOf(m_value, 60));
    else if (plot.speed < 0)
        total -= percentOf(m_value, 20);
    return total;
}

} // namespace navarch::trireme
