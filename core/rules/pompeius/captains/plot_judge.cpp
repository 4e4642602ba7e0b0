// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/captains/plot_judge.h"

#include <algorithm>

#include "core/rules/pompeius/movement/plots.h"

namespace navarch::pompeius {

namespace {

int runAfter(int run, Step step)
{
    return turnOf(step) != 0 || advanceOf(step) <= 0 ? 0 : run + 1;
}

/// Columns between a rex and a side's own edge.
int toOwnEdge(const BattleFacts& facts, int side, rex::Rex rex)
{
    return side == 0 ? rex::columnOf(rex) + 1 : facts.board.columns - rex::columnOf(rex);
}

int distanceOf(const rex::Pose& a, int length, const rex::Pose& b, int otherLength)
{
    const rex::Rex bow = a.bow(length);
    const rex::Rex other = b.bow(otherLength);
    return std::min({rex::distance(a.stern, b.stern), rex::distance(bow, b.stern),
                     rex::distance(a.stern, other), rex::distance(bow, other)});
}

bool shares(const rex::Pose& a, int length, const rex::Pose& b, int otherLength)
{
    return b.holds(a.stern, otherLength) || b.holds(a.bow(length), otherLength);
}

/// Whether a ship entered one of another's rexes: holds it now and did not before (PM-7.1).
bool entered(const rex::Pose& before, const rex::Pose& now, int length, const rex::Pose& other,
             int otherLength)
{
    const auto isNew = [&](rex::Rex rex) {
        return !before.holds(rex, length) && other.holds(rex, otherLength);
    };
    return isNew(now.stern) || isNew(now.bow(length));
}

/// The turn that brings a heading nearer to looking at a rex: -1, 0, 1.
int turnTowards(const rex::Pose& pose, rex::Rex goal)
{
    if (pose.stern == goal)
        return 0;
    const hex::Facing wanted = hex::nearestFacing(pose.stern.hex(), goal.hex(), rex::facingOf(pose.heading));
    const int off = (wanted - rex::facingOf(pose.heading) + rex::headings) % rex::headings;
    return off == 0 ? 0 : off <= 3 ? 1 : -1;
}

} // namespace

PlotJudge::PlotJudge(const BattleFacts& facts, const State& state, ShipNumber ship, Temperament temperament)
    : m_facts(facts),
      m_state(state),
      m_ship(ship),
      m_at(shipOf(state, ship)),
      m_side(m_at.holder),
      m_length(facts.of(ship).length),
      m_value(facts.of(ship).value + 1),
      m_risk(weightOfRisk(temperament)),
      m_breaksOff(breaksOff(facts, state, ship)),
      m_signal(facts.of(ship).side == m_at.holder ? signalRead(facts, state, facts.of(ship).squadron)
                                                  : Signal::None),
      m_isHeld(isHeld(state, ship))
{
    if (m_signal == Signal::Retreat)
        m_breaksOff = true;
    else if (m_signal == Signal::Attack && m_at.holder == facts.of(ship).side)
        m_breaksOff = 4 * m_at.hull <= facts.of(ship).hull;
    if (m_at.onMap() || m_at.isReturning) {
        findEnemies();
        findFriends();
    }
    findHands();
    planBoarding();
}

void PlotJudge::findEnemies()
{
    const rex::Rex here = m_at.pose.stern;
    std::array<int, mostEnemies> away{};
    int nearest = 1000;
    for (std::size_t i = 0; i < m_state.ships.size(); ++i) {
        const Ship& each = m_state.ships[i];
        const auto number = static_cast<ShipNumber>(i);
        if (!each.onMap() || each.holder == m_side)
            continue;
        const int distance = rex::distance(here, each.pose.stern);
        if (distance < nearest) {
            nearest = distance;
            m_nearest = each.pose.stern;
            m_hasNearest = true;
            m_enemyValue = m_facts.of(number).value + 1;
        }
        if (distance > farthest)
            continue;
        int at = m_enemyCount;
        if (m_enemyCount == mostEnemies) { // the farthest makes room
            at = static_cast<int>(std::max_element(away.begin(), away.end()) - away.begin());
            if (away[static_cast<std::size_t>(at)] <= distance)
                continue;
        } else {
            ++m_enemyCount;
        }
        away[static_cast<std::size_t>(at)] = distance;
        m_enemies[static_cast<std::size_t>(at)].ship = number;
        m_enemies[static_cast<std::size_t>(at)].isNear = distance <= meetsWithin;
    }
    for (int i = 0; i < m_enemyCount; ++i) {
        Enemy& enemy = m_enemies[static_cast<std::size_t>(i)];
        for (int way = 0; way < 3; ++way)
            enemy.tracks[static_cast<std::size_t>(way)] = guess(enemy.ship, way);
        weigh(enemy);
    }
}

void PlotJudge::findFriends()
{
    for (std::size_t i = 0; i < m_state.ships.size() && m_friendCount < mostFriends; ++i) {
        const Ship& each = m_state.ships[i];
        const auto number = static_cast<ShipNumber>(i);
        if (number == m_ship || !each.onMap() || each.holder != m_side
            || rex::distance(m_at.pose.stern, each.pose.stern) > 9)
            continue;
        Friend& made = m_friends[static_cast<std::size_t>(m_friendCount++)];
        made.length = m_facts.of(number).length;
        made.track = each.isPlotted ? trackOf(number, each.plot) : guess(number, 0);
        made.certainty = each.isPlotted || isHeld(m_state, number) ? 100 : 60;
    }
}

void PlotJudge::weigh(Enemy& enemy) const
{
    const ShipFacts& mine = m_facts.of(m_ship);
    const ShipFacts& theirs = m_facts.of(enemy.ship);
    const Ship& other = shipOf(m_state, enemy.ship);
    const int value = theirs.value + 1;
    enemy.length = theirs.length;
    // Their price and a part of ours: ships that can sink nobody still hold who is bigger.
    const int cards = rammerCards(mine.mass, theirs.mass);
    const int back = rammerCards(theirs.mass, mine.mass);
    const int mass = std::max(mine.mass, theirs.mass);
    for (int run = 0; run <= subPhases; ++run) {
        const auto at = static_cast<std::size_t>(run);
        enemy.gain[at] = percentOf(value, ramShare(mine.mass, theirs.mass, run, other.hull))
                         - percentOf(m_value, cardCost * cards * m_risk / 600);
        enemy.loss[at] =
            theirs.hasRam
                ? percentOf(m_value, ramShare(theirs.mass, mine.mass, run, m_at.hull) * m_risk / 100)
                      - percentOf(value, cardCost * back / 6)
                : 0;
        const int damage = run + mass;
        enemy.collision[at] =
            percentOf(value, hullShare(damage, other.hull) + cardCost * damage / 2)
            - percentOf(m_value, (hullShare(damage, m_at.hull) + cardCost * damage / 2) * m_risk / 100);
    }
    const int hope = boardingHope(m_facts, m_state, m_ship, enemy.ship);
    enemy.aboard =
        hope >= 0 ? percentOf(value, 45 * hope / 100) : percentOf(m_value, 30 * hope * m_risk / 10000);
    enemy.reach =
        isHeld(m_state, enemy.ship) ? 0 : std::max(0, adjustedMax(m_facts, m_state, enemy.ship) + 1);
}

PlotJudge::Track PlotJudge::guess(ShipNumber number, int way) const
{
    const Ship& ship = shipOf(m_state, number);
    Plot plot;
    const int speed =
        isHeld(m_state, number) ? 0 : std::min(subPhases, adjustedMax(m_facts, m_state, number));
    if (way == 0) {
        for (int i = 0; i < speed; ++i)
            plot.add(Step::Ahead);
    } else if (way == 1) {
        rex::Pose pose = ship.pose;
        int turns = turnsMoving(m_facts, m_state, number);
        for (int i = 0; i < speed; ++i) {
            const int turn = turns > 0 ? turnTowards(pose.moved(1), m_at.pose.stern) : 0;
            turns -= turn != 0 ? 1 : 0;
            const Step step = turn < 0 ? Step::AheadPort : turn > 0 ? Step::AheadStarboard : Step::Ahead;
            pose = after(pose, step);
            plot.add(step);
        }
    }
    Track track = trackOf(number, plot);
    track.chance = way == 0 ? 34 : 33;
    return track;
}

PlotJudge::Track PlotJudge::trackOf(ShipNumber number, const Plot& plot) const
{
    Track track;
    rex::Pose pose = shipOf(m_state, number).pose;
    track.at[0] = pose;
    int run = 0;
    for (int k = 1; k <= subPhases; ++k) {
        const auto at = static_cast<std::size_t>(k);
        if (k <= plot.count) {
            const Step step = plot.path[at - 1];
            const rex::Pose next = after(pose, step);
            if (!landUnder(m_facts, number, next)) {
                pose = next;
                run = runAfter(run, step);
                track.moves[at] = true;
            }
        }
        track.at[at] = pose;
        track.run[at] = static_cast<std::int8_t>(run);
    }
    return track;
}

/// What comes of a sub-phase with an enemy, and how likely it ends her way, of 12.
int PlotJudge::meetingWorth(const Enemy& enemy, const Track& theirs, int subPhase, const rex::Pose& before,
                            const rex::Pose& now, int run, bool isAstern, bool rams, int& stops) const
{
    const auto at = static_cast<std::size_t>(subPhase);
    const rex::Pose& there = theirs.at[at];
    const rex::Pose& was = theirs.at[at - 1];
    const bool iEnter = entered(before, now, m_length, there, enemy.length);
    const bool theyEnter = theirs.moves[at] && entered(was, there, enemy.length, now, m_length);
    if (!iEnter && !theyEnter)
        return 0;
    const auto mine = static_cast<std::size_t>(run);
    const auto their = static_cast<std::size_t>(theirs.run[at]);
    const int both = enemy.collision[std::max(mine, their)];
    const bool isBowOn =
        now.heading == rex::opposite(there.heading)
        && (now.bow(m_length) == there.bow(enemy.length) || now.bow(m_length) == was.bow(enemy.length)
            || there.bow(enemy.length) == before.bow(m_length));
    const bool iRam = iEnter && rams && !isAstern;
    const bool theyRam = theyEnter && m_facts.of(enemy.ship).hasRam;
    const int gain = isBowOn ? both : enemy.gain[mine];
    const int loss = isBowOn ? both : -enemy.loss[their];
    int worth = 2 * both; // a sixth of the dice are equal
    stops = 2;
    if (iEnter && theyEnter) {
        worth += (iRam ? 5 * gain : 0) + (theyRam ? 5 * loss : 0);
        stops += (iRam ? 5 : 0) + (theyRam ? 5 : 0);
    } else if (iEnter ? iRam : theyRam) {
        worth += 10 * (iEnter ? gain : loss);
        stops += 10;
    }
    return worth / 12;
}

int PlotJudge::signalWorth(const rex::Pose& pose) const
{
    const int row = rex::rowOf(pose.stern) - rex::rowOf(m_at.pose.stern);
    switch (m_signal) {
    case Signal::Left: // as seen towards the enemy's edge
        return percentOf(m_value, 3) * (m_side == 0 ? -row : row);
    case Signal::Right:
        return percentOf(m_value, 3) * (m_side == 0 ? row : -row);
    case Signal::FollowMe: {
        const ShipNumber leader = m_facts.admiralShip(m_side);
        if (leader == noShip || leader == m_ship || !shipOf(m_state, leader).onMap())
            return 0;
        return -percentOf(m_value, 3)
               * std::max(0, rex::distance(pose.stern, shipOf(m_state, leader).pose.stern) - 4);
    }
    default:
        return 0;
    }
}

/// The edge, and land, within the least steps of the next turn (PM-6.2).
int PlotJudge::edgeWorth(const rex::Pose& pose, int speed) const
{
    const int least = std::max(0, std::abs(speed) - m_facts.house().slowing);
    int worth = 0;
    for (int step = 1; step <= least + 1; ++step) {
        const rex::Pose there = pose.moved(step);
        if (landUnder(m_facts, m_ship, there))
            worth -= percentOf(m_value, step <= least ? 12 : 3);
        else if (!m_breaksOff && isOffMap(m_facts, m_ship, there))
            worth -= percentOf(m_value, step <= least ? 25 : 5);
    }
    return worth;
}

/// What it is worth to end the turn in a place.
int PlotJudge::placeWorth(const rex::Pose& pose, int speed) const
{
    int worth = edgeWorth(pose, speed) + signalWorth(pose);
    int danger = 0;
    int best = 0;
    int nearest = m_hasNearest ? rex::distance(pose.stern, m_nearest) : 0;
    rex::Rex towards = m_nearest;
    for (int i = 0; i < m_enemyCount; ++i) {
        const Enemy& enemy = m_enemies[static_cast<std::size_t>(i)];
        const rex::Pose& there = enemy.tracks[0].at[subPhases];
        const int away = distanceOf(pose, m_length, there, enemy.length);
        if (away < nearest) {
            nearest = away;
            towards = there.stern;
        }
        if (away == 0)
            continue;
        const auto run = static_cast<std::size_t>(std::min(away, subPhases));
        if (away <= enemy.reach) { // she can run into us
            const bool looks = turnTowards(there, pose.stern) == 0;
            const bool headOn = pose.heading == rex::opposite(there.heading);
            danger += std::max(0, enemy.loss[run]) * (headOn ? 4 : looks ? 20 : 6) / 100;
        }
        if (away <= adjustedMax(m_facts, m_state, m_ship) + 1) {
            const bool looks = turnTowards(pose, there.stern) == 0;
            const bool headOn = pose.heading == rex::opposite(there.heading);
            best = std::max(best, (enemy.gain[run] + enemy.aboard) * (headOn ? 8 : looks ? 30 : 12) / 100);
        }
    }
    if (m_breaksOff)
        return worth - danger - percentOf(m_value, 6) * toOwnEdge(m_facts, m_side, pose.stern);
    worth += best - danger;
    if (m_hasNearest) { // closing with the enemy is what brings a battle about
        const int eagerness = m_signal == Signal::Attack ? 4 : 2;
        worth -= percentOf(m_value, eagerness) * std::max(0, nearest - 3);
        const hex::Facing facing = rex::facingOf(pose.heading);
        worth -=
            percentOf(m_value, 2)
            * (pose.stern == towards
                   ? 0
                   : hex::sidesBetween(facing, hex::nearestFacing(pose.stern.hex(), towards.hex(), facing)));
    }
    const int row = rex::rowOf(pose.stern);
    const int column = rex::columnOf(pose.stern);
    const int edge = std::min(std::min(column, m_facts.board.columns - 1 - column),
                              std::min(row, m_facts.board.rows - 1 - row));
    return worth - (edge < 2 ? percentOf(m_value, 3) * (2 - edge) : 0);
}

/// Lying still: rowers come to order and plug leaks (PM-11.2, 11.4).
int PlotJudge::restWorth() const
{
    const int disorder = m_at.rowerDisorder();
    int worth = percentOf(m_value, 3 * std::min(3, disorder));
    if (disorder == 0 && m_at.lying.of(Card::Leak) > 0)
        worth += percentOf(m_value, 3);
    return worth;
}

PlotJudge::Prospect PlotJudge::prospectOf(const Plot& plot) const
{
    Prospect prospect;
    rex::Pose pose = m_at.pose;
    std::int64_t worth = 0; // in hundredths of hundredths
    std::int64_t aboard = 0;
    int free = 100; // of 100: how likely she still goes as ordered
    int run = 0;
    bool isGone = false;
    const int speed = plot.speed();
    std::array<bool, mostEnemies> hasMet{};
    for (int k = 1; k <= subPhases && free > 0; ++k) {
        const rex::Pose before = pose;
        bool isAstern = false;
        if (k <= plot.count) {
            const Step step = plot.path[static_cast<std::size_t>(k - 1)];
            pose = after(pose, step);
            run = runAfter(run, step);
            isAstern = advanceOf(step) < 0;
            if (isOffMap(m_facts, m_ship, pose)) {
                const int goes = m_breaksOff ? percentOf(m_value, 20) : -2 * m_value;
                worth += std::int64_t{goes} * free;
                isGone = true;
                break;
            }
        }
        int held = 0;
        for (int i = 0; i < m_enemyCount; ++i) {
            const Enemy& enemy = m_enemies[static_cast<std::size_t>(i)];
            if (!enemy.isNear)
                continue;
            for (const Track& theirs : enemy.tracks) {
                const rex::Pose& there = theirs.at[static_cast<std::size_t>(k)];
                if (rex::distance(pose.stern, there.stern) > 2)
                    continue;
                int stops = 0;
                const int comes =
                    meetingWorth(enemy, theirs, k, before, pose, run, isAstern, plot.ram, stops);
                worth += std::int64_t{comes} * free * theirs.chance / 100;
                const bool lies = shares(pose, m_length, there, enemy.length);
                if (lies && !hasMet[static_cast<std::size_t>(i)]) {
                    prospect.contact += theirs.chance * free / 100;
                    aboard += std::int64_t{enemy.aboard} * theirs.chance * free / 100;
                }
                held += theirs.chance * stops / 12;
            }
            hasMet[static_cast<std::size_t>(i)] = hasMet[static_cast<std::size_t>(i)] || prospect.contact > 0;
        }
        for (int i = 0; i < m_friendCount && k <= plot.count; ++i) {
            const Friend& other = m_friends[static_cast<std::size_t>(i)];
            const rex::Pose& there = other.track.at[static_cast<std::size_t>(k)];
            if (!entered(before, pose, m_length, there, other.length))
                continue;
            worth -= std::int64_t{percentOf(m_value, 12)} * free * other.certainty / 100;
            held += other.certainty / 6;
        }
        if (held > 0) { // there she lies then
            const int stuck = free * std::min(held, 100) / 100;
            worth += std::int64_t{placeWorth(pose, 0)} * stuck;
            free -= stuck;
        }
    }
    prospect.contact = std::min(prospect.contact, 100);
    prospect.aboard = prospect.contact > 0 ? static_cast<int>(aboard / prospect.contact) : 0;
    for (std::size_t way = 0; way < 3; ++way) {
        int nearest = 1000;
        for (int i = 0; i < m_enemyCount; ++i) {
            const Enemy& enemy = m_enemies[static_cast<std::size_t>(i)];
            nearest =
                std::min(nearest, distanceOf(pose, m_length, enemy.tracks[way].at[subPhases], enemy.length));
        }
        prospect.distance[way] = nearest;
    }
    if (!isGone)
        worth += std::int64_t{placeWorth(pose, plot.isStop() ? 0 : speed)} * free;
    int total = static_cast<int>(worth / 100);
    total -= percentOf(m_value, 1) * plot.extras() * (m_at.extras <= 2 ? 2 : 1);
    if (plot.isStop())
        total -= percentOf(m_value, 4);
    if (plot.count == 0)
        total += restWorth();
    if (!m_isHeld && speed == 0) // lying still in the open leads nowhere
        total -= percentOf(m_value, 4);
    else if (speed < 0)
        total -= percentOf(m_value, 6);
    prospect.worth = total;
    return prospect;
}

int PlotJudge::worthOf(const Plot& plot) const
{
    const Prospect prospect = prospectOf(plot);
    return prospect.worth + tasksWorth(plot, prospect);
}

} // namespace navarch::pompeius
