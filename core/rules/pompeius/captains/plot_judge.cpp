// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/captains/plot_judge.h"

#include <algorithm>
#include <bit>
#include <optional>

#include "core/rules/pompeius/plots/plots.h"
#include "core/rules/shared/nearest_ships.h"

namespace navarch::pompeius {

namespace {

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
    return isNew(now.stern) || (length > 1 && isNew(now.bow(length)));
}

/// Off the map to where the enemy started (PM-13.1).
bool isOverEnemyEdge(const ShipAtHand& her, const rex::Pose& pose)
{
    const int stern = rex::columnOf(pose.stern);
    const int bow = rex::columnOf(pose.bow(her.length));
    return her.side == 0 ? std::max(stern, bow) >= her.facts.board.columns : std::min(stern, bow) < 0;
}

} // namespace

PlotJudge::PlotJudge(const BattleFacts& facts, const State& state, ShipNumber ship, Temperament temperament,
                     ReasonNotes notes)
    : m_her(atHand(facts, state, ship, temperament)),
      m_crew(m_her),
      m_surroundings(m_her.now.pose.stern),
      m_isHeld(isHeld(state, ship)),
      m_note(notes)
{
    for (Trail& trail : m_trails)
        trail.after[0].pose = m_her.now.pose;
    if (m_her.now.onMap() || m_her.now.isReturning) {
        findEnemies();
        findFriends();
    }
}

void PlotJudge::findEnemies()
{
    const rex::Rex here = m_her.now.pose.stern;
    int nearest = 1000;
    const auto distanceTo = [&](ShipNumber number) -> std::optional<int> {
        const Ship& each = shipOf(m_her.state, number);
        if (!each.onMap() || each.holder == m_her.side)
            return std::nullopt;
        const int distance = rex::distance(here, each.pose.stern);
        if (distance < nearest) {
            nearest = distance;
            m_nearest = each.pose.stern;
            m_hasNearest = true;
            m_her.enemyValue = m_her.facts.of(number).value + 1;
            m_waits = findsCircle(number);
        }
        return distance;
    };
    const auto near = nearestShips<Most::enemies>(m_her.state.ships.size(), Most::away, distanceTo);
    m_enemyCount = static_cast<int>(near.count);
    for (std::size_t i = 0; i < near.count; ++i) {
        Enemy& enemy = m_enemies[i];
        enemy.ship = near.ships[i];
        weigh(enemy);
        m_mostAboard = std::max(m_mostAboard, enemy.aboard);
        enemy.tracks = guessesOf(m_her.facts, m_her.state, enemy.ship, here);
        for (std::size_t way = 0; way < guesses; ++way)
            m_ends.keep(static_cast<int>(i * guesses + way), enemy.tracks[way].at[subPhases], enemy.length);
        for (std::size_t way = 0; way < guesses; ++way)
            if (enemy.tracks[way].chance > 0)
                m_surroundings.add(static_cast<int>(i * guesses + way), enemy.tracks[way], enemy.length);
    }
}

/// Two captains who reckon alike row round each other for ever. When little time is left one of the two waits for the other:
/// which, follows from where they lie, so that it is as good as a die and favours nobody.
bool PlotJudge::findsCircle(ShipNumber number) const
{
    const Ship& other = shipOf(m_her.state, number);
    constexpr int near = 6;
    if (m_her.urgency < 100 || m_her.now.lastWay != Way::Ahead || other.lastWay != Way::Ahead
        || rex::distance(m_her.now.pose.stern, other.pose.stern) > near)
        return false;
    std::uint64_t mix = static_cast<std::uint64_t>(m_her.state.turn / 2);
    for (const int each :
         {m_her.now.pose.stern.q + other.pose.stern.q, m_her.now.pose.stern.r + other.pose.stern.r}) {
        mix = (mix ^ static_cast<std::uint64_t>(each + 1000)) * 0x9E3779B97F4A7C15U;
        mix ^= mix >> 32;
    }
    return static_cast<int>(mix & 1U) == m_her.side;
}

void PlotJudge::findFriends()
{
    for (std::size_t i = 0; i < m_her.state.ships.size() && m_friendCount < Most::friends; ++i) {
        const Ship& each = m_her.state.ships[i];
        const auto number = static_cast<ShipNumber>(i);
        if (number == m_her.ship || !each.onMap() || each.holder != m_her.side
            || rex::distance(m_her.now.pose.stern, each.pose.stern) > 9)
            continue;
        Friend& made = m_friends[static_cast<std::size_t>(m_friendCount++)];
        made.length = m_her.facts.of(number).length;
        made.track = each.isPlotted ? trackOf(m_her.facts, m_her.state, number, each.plot)
                                    : guessesOf(m_her.facts, m_her.state, number, m_nearest)[0];
        made.certainty = each.isPlotted || isHeld(m_her.state, number) ? 100 : 60;
        const ShipFacts& about = m_her.facts.of(number);
        const int mass = std::max(about.mass, m_her.facts.of(m_her.ship).mass);
        for (int run = 0; run <= subPhases; ++run) {
            const int damage = run + mass;
            const int costs =
                percentOf(about.value + 1, hullShare(damage, each.hull) + cardCost * damage / 2)
                + percentOf(m_her.value, hullShare(damage, m_her.now.hull) + cardCost * damage / 2);
            // Late in a battle the way to an enemy may lead through friends: else who lies between keeps all from her.
            made.collision[static_cast<std::size_t>(run)] = percentOf(costs, 100 - m_her.urgency * 4 / 5);
        }
        m_surroundings.add(Most::friendsFrom + m_friendCount - 1, made.track, made.length);
    }
}

void PlotJudge::weigh(Enemy& enemy) const
{
    const ShipFacts& mine = m_her.facts.of(m_her.ship);
    const ShipFacts& theirs = m_her.facts.of(enemy.ship);
    const Ship& other = shipOf(m_her.state, enemy.ship);
    const int value = theirs.value + 1;
    enemy.length = theirs.length;
    // Their price and a part of ours: ships that can sink nobody still hold who is bigger.
    const int cards = rammerCards(mine.mass, theirs.mass);
    const int back = rammerCards(theirs.mass, mine.mass);
    const int mass = std::max(mine.mass, theirs.mass);
    const int blow = percentOf(m_her.value, m_her.urgency);
    const auto blows = ramShares(mine.mass, theirs.mass, other.hull);
    const auto struck = ramShares(theirs.mass, mine.mass, m_her.now.hull);
    for (int run = 0; run <= subPhases; ++run) {
        const auto at = static_cast<std::size_t>(run);
        enemy.gain[at] =
            blow + percentOf(value, blows[at]) - percentOf(m_her.value, cardCost * cards * m_her.risk / 600);
        enemy.loss[at] = theirs.hasRam ? percentOf(m_her.value, struck[at] * m_her.risk / 100)
                                             - percentOf(value, cardCost * back / 6)
                                       : 0;
        const int damage = run + mass;
        enemy.collision[at] =
            blow + percentOf(value, hullShare(damage, other.hull) + cardCost * damage / 2)
            - percentOf(m_her.value,
                        (hullShare(damage, m_her.now.hull) + cardCost * damage / 2) * m_her.risk / 100);
    }
    const int hope = boardingHope(m_her.facts, m_her.state, m_her.ship, enemy.ship);
    enemy.aboard = hope >= 0 ? blow / 2 + percentOf(value, 45 * hope / 100)
                             : percentOf(m_her.value, 30 * hope * m_her.risk / 10000);
    // Two that swing their bows at each other never meet. When little time is left, and neither rowed anywhere in the last turn
    // nor was held, she rows away to come again.
    enemy.isCoiled = m_her.urgency == 100 && m_her.now.onMap() && m_her.now.lastWay == Way::Still
                     && other.lastWay == Way::Still && !m_isHeld && !isHeld(m_her.state, enemy.ship)
                     && rex::distance(m_her.now.pose.stern, other.pose.stern) <= 2;
    enemy.reach = isHeld(m_her.state, enemy.ship)
                      ? 0
                      : std::max(0, adjustedMax(m_her.facts, m_her.state, enemy.ship) + 1);
}

/// What comes of a sub-phase with an enemy, and how likely it ends her way, of 12.
int PlotJudge::meetingWorth(const Enemy& enemy, const Track& theirs, int subPhase, const rex::Pose& before,
                            const Walk& now, bool isAstern, bool rams, int& stops) const
{
    const auto at = static_cast<std::size_t>(subPhase);
    const rex::Pose& pose = now.pose;
    const rex::Pose& there = theirs.at[at];
    const rex::Pose& was = theirs.at[at - 1];
    const bool haveCrossed = m_her.length == 1 && enemy.length == 1 && theirs.moves[at]
                             && !(pose.stern == before.stern) && pose.stern == was.stern
                             && there.stern == before.stern; // PM-7.8
    const bool iEnter = haveCrossed || entered(before, pose, m_her.length, there, enemy.length);
    const bool theyEnter =
        haveCrossed || (theirs.moves[at] && entered(was, there, enemy.length, pose, m_her.length));
    if (!iEnter && !theyEnter)
        return 0;
    if (enemy.isCoiled && iEnter && now.run == 0)
        return 0;
    const auto mine = static_cast<std::size_t>(now.run);
    const auto their = static_cast<std::size_t>(theirs.run[at]);
    const int both = enemy.collision[std::max(mine, their)];
    const bool isBowOn = pose.heading == rex::opposite(there.heading)
                         && (haveCrossed || pose.bow(m_her.length) == there.bow(enemy.length)
                             || pose.bow(m_her.length) == was.bow(enemy.length)
                             || there.bow(enemy.length) == before.bow(m_her.length));
    const bool iRam = iEnter && rams && !isAstern;
    const bool theyRam = theyEnter && m_her.facts.of(enemy.ship).hasRam;
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

/// Who may lie in her rexes then, a bit each.
std::uint64_t PlotJudge::tracksAt(const rex::Pose& pose, int subPhase) const
{
    const std::uint64_t stern = m_surroundings.in(pose.stern, subPhase);
    return m_her.length > 1 ? stern | m_surroundings.in(pose.bow(m_her.length), subPhase) : stern;
}

/// One sub-phase on: a step, or none when she has no more to make.
PlotJudge::Walk PlotJudge::rowed(Walk walk, int subPhase, std::optional<Step> step, bool rams)
{
    if (walk.isGone || walk.free <= 0)
        return walk;
    const rex::Pose before = walk.pose;
    bool isAstern = false;
    if (step) {
        walk.pose = after(walk.pose, *step);
        walk.run = runAfter(walk.run, *step);
        isAstern = advanceOf(*step) < 0;
        if (isOffMap(m_her.facts, m_her.ship, walk.pose)) {
            const bool hasLeft = m_her.errand == Errand::Leave && isOverEnemyEdge(m_her, walk.pose);
            const int goes = hasLeft           ? percentOf(m_her.value, 150)
                             : m_her.breaksOff ? percentOf(m_her.value, 20)
                                               : -2 * m_her.value;
            m_note(goes > 0 ? Reason::Home : Reason::Edge, noShip, goes);
            walk.worth += std::int64_t{goes} * walk.free;
            walk.isGone = true;
            return walk;
        }
    }
    std::uint64_t near = tracksAt(walk.pose, subPhase);
    if (m_her.length == 1 && step)
        near |= m_surroundings.in(walk.pose.stern, subPhase - 1)
                & m_surroundings.in(before.stern, subPhase); // they may have crossed
    int held = 0;
    for (; near != 0; near &= near - 1) {
        const int number = std::countr_zero(near);
        if (number >= Most::friendsFrom) {
            const Friend& other = m_friends[static_cast<std::size_t>(number - Most::friendsFrom)];
            const rex::Pose& there = other.track.at[static_cast<std::size_t>(subPhase)];
            if (!step || !entered(before, walk.pose, m_her.length, there, other.length))
                continue;
            const auto run = static_cast<std::size_t>(
                std::max<int>(walk.run, other.track.run[static_cast<std::size_t>(subPhase)]));
            if (m_note.isAsked())
                m_note(Reason::Friend, noShip,
                       -(other.collision[run] * other.certainty / 600 * walk.free / 100));
            walk.worth -= std::int64_t{other.collision[run]} * walk.free * other.certainty / 600;
            held += other.certainty / 6;
            continue;
        }
        const Enemy& enemy = m_enemies[static_cast<std::size_t>(number) / guesses];
        const Track& theirs = enemy.tracks[static_cast<std::size_t>(number) % guesses];
        int stops = 0;
        const int comes = meetingWorth(enemy, theirs, subPhase, before, walk, isAstern, rams, stops);
        if (m_note.isAsked())
            m_note(comes > 0 ? Reason::Ram : Reason::Danger, enemy.ship,
                   comes * theirs.chance / 100 * walk.free / 100);
        walk.worth += std::int64_t{comes} * walk.free * theirs.chance / 100;
        held += theirs.chance * stops / 12;
        const std::uint64_t bit = near & (~near + 1);
        if ((walk.met & bit) == 0
            && shares(walk.pose, m_her.length, theirs.at[static_cast<std::size_t>(subPhase)], enemy.length)) {
            walk.met |= bit;
            walk.contact += theirs.chance * walk.free / 100;
            walk.aboard += std::int64_t{enemy.aboard} * theirs.chance * walk.free / 100;
            if (m_note.isAsked())
                m_note(enemy.aboard > 0 ? Reason::Board : Reason::Boarded, enemy.ship,
                       enemy.aboard * theirs.chance / 100 * walk.free / 100);
        }
    }
    if (held > 0) { // there she lies then
        const int stuck = walk.free * std::min(held, 100) / 100;
        const Place& place = placeAt(walk.pose);
        walk.worth += std::int64_t{place.worth + edgeWorth(place, 0)} * stuck;
        walk.free -= stuck;
    }
    return walk;
}

Prospect PlotJudge::prospectOf(const Plot& plot)
{
    Trail& trail = m_trails[plot.ram ? 1 : 0];
    int k = 0;
    while (k < std::min<int>(trail.count, plot.count)
           && trail.path[static_cast<std::size_t>(k)] == plot.path[static_cast<std::size_t>(k)])
        ++k;
    for (; k < plot.count; ++k) {
        const auto at = static_cast<std::size_t>(k);
        trail.path[at] = plot.path[at];
        trail.after[at + 1] = rowed(trail.after[at], k + 1, plot.path[at], plot.ram);
    }
    trail.count = plot.count;
    Walk walk = trail.after[static_cast<std::size_t>(plot.count)];
    while (++k <= subPhases)
        if (tracksAt(walk.pose, k) != 0)
            walk = rowed(walk, k, std::nullopt, plot.ram);
    const int speed = plot.speed();
    const Place& place = placeAt(walk.pose);
    if (!walk.isGone)
        walk.worth += std::int64_t{place.worth + edgeWorth(place, plot.isStop() ? 0 : speed)} * walk.free;
    Prospect prospect;
    prospect.contact = std::min(walk.contact, 100);
    prospect.aboard = walk.contact > 0 ? static_cast<int>(walk.aboard / walk.contact) : 0;
    prospect.distance = place.distance;
    int total = static_cast<int>(walk.worth / 100);
    // Extra cards are for rams and for escapes.
    const bool isForNothing = prospect.contact < 20 && !m_her.breaksOff;
    total += m_note(
        Reason::Strength, noShip,
        -(percentOf(m_her.value, isForNothing ? 4 : 1) * plot.extras() * (m_her.now.extras <= 2 ? 2 : 1)));
    if (plot.isStop())
        total += m_note(Reason::Still, noShip, -percentOf(m_her.value, 4));
    if (plot.count == 0)
        total += restWorth();
    if (speed < 0)
        total -= percentOf(m_her.value, 6);
    if (m_waits)
        total -= percentOf(m_her.value, 8) * std::abs(speed);
    prospect.worth = total;
    return prospect;
}

int PlotJudge::worthOf(const Plot& plot)
{
    const Prospect prospect = prospectOf(plot);
    return rounded(prospect.worth + m_crew.tasksWorth(plot, prospect));
}

/// Late in a battle ways that are worth nearly as much are worth the same, and a captain's die chooses among them: else two
/// that circle each other do so for ever.
int PlotJudge::rounded(int worth) const
{
    const int grain = percentOf(m_her.value, 3) * m_her.urgency / 100;
    return grain > 1 ? worth / grain * grain : worth;
}

bool PlotJudge::isHopeless(const Prospect& prospect)
{
    if (!m_toBeat)
        return false;
    if (m_mostTasks < 0)
        m_mostTasks = m_crew.mostWorth(m_mostAboard);
    return rounded(prospect.worth + m_mostTasks) < *m_toBeat;
}

std::optional<int> PlotJudge::man(Plot& plot)
{
    plot.ram = m_her.facts.of(m_her.ship).hasRam && plot.speed() >= 0 && !plot.isStop() && plot.count > 0;
    const Prospect prospect = prospectOf(plot);
    m_contact = prospect.contact;
    if (isHopeless(prospect))
        return std::nullopt;
    return rounded(prospect.worth + m_crew.giveTasks(plot, prospect));
}

std::optional<int> PlotJudge::manToBoard(Plot& plot)
{
    if (m_contact < 20) // without a ram she meets no more
        return std::nullopt;
    plot.ram = false;
    const Prospect prospect = prospectOf(plot);
    if (prospect.contact < 20 || prospect.aboard <= 0 || isHopeless(prospect))
        return std::nullopt;
    return rounded(prospect.worth + m_crew.giveTasks(plot, prospect));
}

int PlotJudge::turnsToTry() const
{
    constexpr int most = 2;
    constexpr int meetsWithin = 13;
    return m_hasNearest && rex::distance(m_her.now.pose.stern, m_nearest) > meetsWithin ? 1 : most;
}

} // namespace navarch::pompeius
