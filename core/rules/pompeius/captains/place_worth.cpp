// SPDX-License-Identifier: GPL-3.0-or-later
// What a captain thinks of the place where a turn ends (PlotJudge).
#include <algorithm>

#include "core/rules/pompeius/captains/plot_judge.h"
#include "core/rules/pompeius/plots/plots.h"

namespace navarch::pompeius {

namespace {

// How likely, of 100, a ship within reach is run into next turn, by how the one that runs lies to the other: head on, where
// bows meet; with her ahead; with her aside. What she may do is overrated, and what may be done to her is not: captains who
// reckon otherwise keep away from each other.
constexpr int headOnHope = 12;
constexpr int aheadHope = 50;
constexpr int asideHope = 20;
constexpr int headOnDanger = 4;
constexpr int aheadDanger = 20;
constexpr int asideDanger = 6;

// Against one who lies where she is: straight ahead of her own bow, or after turns at rest. A ship whose rudder is gone gets
// nowhere else.
constexpr int lineHope = 75;
constexpr int restHope = 35;

/// Whether a ship that rows straight on runs into a rex: 2 from where she lies, 1 after turns at rest; else 0.
int leadsInto(const rex::Pose& pose, rex::Rex goal)
{
    const int distance = rex::distance(pose.stern, goal);
    for (int side = 0; side < rex::headings; ++side)
        if (rex::neighbour(pose.stern, rex::turned(pose.heading, side), distance) == goal)
            return side == 0 ? 2 : 1;
    return 0;
}

/// Rexes beyond which who holds out need not row.
constexpr int farEnough = 12;

/// Turns for which a leak is reckoned with.
constexpr int leakTurns = 12;

} // namespace

const PlotJudge::Place& PlotJudge::placeAt(const rex::Pose& pose)
{
    const int cell = m_surroundings.cellOf(pose.stern);
    if (cell < 0)
        return m_places.elsewhere = lookAt(pose);
    const auto number = static_cast<std::size_t>(cell * rex::headings + int{pose.heading});
    if (!m_places.known[number]) {
        m_places.all[number] = lookAt(pose);
        m_places.known.set(number);
    }
    return m_places.all[number];
}

int PlotJudge::signalWorth(const rex::Pose& pose) const
{
    const int row = rex::rowOf(pose.stern) - rex::rowOf(m_her.now.pose.stern);
    switch (m_her.signal) {
    case Signal::Left: // as seen towards the enemy's edge
        return percentOf(m_her.value, 3) * (m_her.side == 0 ? -row : row);
    case Signal::Right: return percentOf(m_her.value, 3) * (m_her.side == 0 ? row : -row);
    case Signal::FollowMe: {
        const ShipNumber leader = m_her.facts.admiralShip(m_her.side);
        if (leader == noShip || leader == m_her.ship || !shipOf(m_her.state, leader).onMap())
            return 0;
        return -percentOf(m_her.value, 3)
               * std::max(0, rex::distance(pose.stern, shipOf(m_her.state, leader).pose.stern) - 4);
    }
    default: return 0;
    }
}

/// The edge, and land, within the least steps of the next turn (PM-6.2).
int PlotJudge::edgeWorth(const Place& place, int speed) const
{
    if (place.land == 0 && place.off == 0)
        return 0;
    const int least = std::max(0, std::abs(speed) - m_her.facts.house().slowing);
    int worth = 0;
    for (int step = 1; step <= least + 1; ++step) {
        if (place.land >> step & 1)
            worth -= percentOf(m_her.value, step <= least ? 12 : 3);
        else if (!m_her.breaksOff && m_her.errand != Errand::Leave && (place.off >> step & 1))
            worth -= percentOf(m_her.value, step <= least ? 25 : 5);
    }
    return worth;
}

void PlotJudge::Ends::keep(int number, const rex::Pose& pose, int length)
{
    const auto at = static_cast<std::size_t>(number);
    const rex::Rex bow = pose.bow(length);
    sternQ[at] = pose.stern.q;
    sternR[at] = pose.stern.r;
    bowQ[at] = bow.q;
    bowR[at] = bow.r;
}

/// All at once, without a branch.
PlotJudge::Ends::Numbers PlotJudge::Ends::distancesFrom(const rex::Pose& pose, int length) const
{
    Numbers least;
    least.fill(10'000);
    const auto look = [&](rex::Rex from, const Numbers& qs, const Numbers& rs) {
        for (std::size_t i = 0; i < most; ++i) {
            const auto q = static_cast<std::int16_t>(qs[i] - from.q);
            const auto r = static_cast<std::int16_t>(rs[i] - from.r);
            const auto s = static_cast<std::int16_t>(q + r);
            const auto up = std::max(q, std::max(r, s));
            const auto down = std::min(q, std::min(r, s));
            // The greatest of the three sizes.
            const auto far = static_cast<std::int16_t>(-down);
            least[i] = std::min(least[i], std::max(up, far));
        }
    };
    look(pose.stern, sternQ, sternR);
    look(pose.stern, bowQ, bowR);
    if (length > 1) {
        const rex::Rex bow = pose.bow(length);
        look(bow, sternQ, sternR);
        look(bow, bowQ, bowR);
    }
    return least;
}

/// Who can run into her next turn, and whom she can run into, by the guesses at where they will be; and what else there is to
/// say of a place, whatever her speed.
PlotJudge::Place PlotJudge::lookAt(const rex::Pose& pose) const
{
    Place place{};
    // So many rexes straight on; a bow lies where the stern comes with the next step.
    rex::Rex ahead = pose.stern;
    unsigned land = 0;
    unsigned off = 0;
    for (int step = 1; step < subPhases + m_her.length; ++step) {
        ahead = rex::neighbour(ahead, pose.heading);
        land |= (m_her.facts.board.isLand(ahead) ? 1U : 0U) << step;
        off |= (m_her.facts.board.contains(ahead) ? 0U : 1U) << step;
    }
    constexpr unsigned steps = (1U << subPhases) - 2U; // from the first to the last but one
    place.land = static_cast<std::uint8_t>((m_her.length > 1 ? land | land >> 1 : land) & steps);
    place.off = static_cast<std::uint8_t>((m_her.length > 1 ? off | off >> 1 : off) & steps);
    place.distance.fill(1000);
    std::int64_t danger = 0;
    int best = 0;
    int nearest = m_hasNearest ? rex::distance(pose.stern, m_nearest) : 0;
    rex::Rex towards = m_nearest;
    const Ends::Numbers distances = m_ends.distancesFrom(pose, m_her.length);
    for (int i = 0; i < m_enemyCount; ++i) {
        const Enemy& enemy = m_enemies[static_cast<std::size_t>(i)];
        int hope = 0;
        const int farthestReach = std::max(enemy.reach, m_her.speed);
        for (std::size_t way = 0; way < guesses; ++way) {
            const int away = distances[static_cast<std::size_t>(i) * guesses + way];
            // Most are too far off for anything that follows.
            if (away > farthestReach && away >= place.distance[way] && (way != 0 || away >= nearest))
                continue;
            const rex::Pose& there = enemy.tracks[way].at[subPhases];
            const int chanceOf = enemy.tracks[way].chance;
            place.distance[way] = static_cast<std::int16_t>(std::min<int>(place.distance[way], away));
            if (way == 0 && away < nearest) {
                nearest = away;
                towards = there.stern;
            }
            if (away == 0 || chanceOf == 0)
                continue;
            const auto run = static_cast<std::size_t>(std::min(away, subPhases));
            const bool isHeadOn = pose.heading == rex::opposite(there.heading);
            if (away <= enemy.reach) {
                const int chance = isHeadOn                     ? headOnDanger
                                   : looksAt(there, pose.stern) ? aheadDanger
                                                                : asideDanger;
                danger += std::int64_t{std::max(0, enemy.loss[run])} * chance * chanceOf;
            }
            if (away <= m_her.speed && !m_isHeld) {
                int chance = isHeadOn ? headOnHope : looksAt(pose, there.stern) ? aheadHope : asideHope;
                if (enemy.reach == 0) {
                    const int line =
                        std::max(leadsInto(pose, there.stern),
                                 enemy.length > 1 ? leadsInto(pose, there.bow(enemy.length)) : 0);
                    chance = line == 0   ? std::min(chance, asideHope) * (100 - m_her.urgency) / 100
                             : line == 1 ? restHope
                             : isHeadOn  ? headOnHope
                                         : lineHope;
                }
                hope += percentOf((enemy.gain[run] + enemy.aboard) * chanceOf / 100, chance);
            }
        }
        best = std::max(best, hope);
    }
    place.worth = signalWorth(pose) - static_cast<int>(danger * m_her.patience / 1'000'000);
    for (int i = 0; i < m_enemyCount; ++i)
        if (const Enemy& enemy = m_enemies[static_cast<std::size_t>(i)];
            enemy.isCoiled
            && distanceOf(pose, m_her.length, shipOf(m_her.state, enemy.ship).pose, enemy.length) == 0)
            place.worth -= percentOf(m_her.value, 25);
    if (m_her.breaksOff) {
        place.worth -= percentOf(m_her.value, 6) * toOwnEdge(m_her.facts, m_her.side, pose.stern);
        const int astray =
            std::abs(int{pose.heading} - (m_her.side == 0 ? 3 : 0)); // from the heading that leads there
        place.worth -= percentOf(m_her.value, 1) * std::min(astray, rex::headings - astray);
        return place;
    }
    if (m_her.errand == Errand::Leave) {
        const int columns = toOwnEdge(m_her.facts, 1 - m_her.side, pose.stern);
        const int astray = std::abs(int{pose.heading} - (m_her.side == 0 ? 0 : 3)); // from the heading there
        place.worth -= percentOf(m_her.value, 5) * columns
                       + percentOf(m_her.value, 1) * std::min(astray, rex::headings - astray);
        return place;
    }
    if (m_her.errand == Errand::HoldOut) // the farther, the longer she is there; danger counts once more
        place.worth += percentOf(m_her.value, 1) * std::min(nearest, farEnough)
                       - static_cast<int>(danger * m_her.patience / 1'000'000);
    place.worth += percentOf(best, m_her.patience);
    if (m_hasNearest
        && m_her.errand != Errand::HoldOut) { // closing with the enemy is what brings a battle about
        const int eagerness = (m_her.signal == Signal::Attack ? 4 : 2) + m_her.urgency / 12;
        place.worth -=
            percentOf(m_her.value, eagerness) * std::max(0, nearest - (m_her.urgency > 50 ? 1 : 3));
        const hex::Facing facing = rex::facingOf(pose.heading);
        place.worth -= // late more than what counts as nothing then (rounded())
            percentOf(m_her.value, 2 + m_her.urgency / 50)
            * (pose.stern == towards
                   ? 0
                   : hex::sidesBetween(facing, hex::nearestFacing(pose.stern.hex(), towards.hex(), facing)));
    }
    const int row = rex::rowOf(pose.stern);
    const int column = rex::columnOf(pose.stern);
    const int edge = std::min(std::min(column, m_her.facts.board.columns - 1 - column),
                              std::min(row, m_her.facts.board.rows - 1 - row));
    place.worth -= edge < 2 ? percentOf(m_her.value, 3) * (2 - edge) : 0;
    return place;
}

/// Lying still: rowers come to order and plug leaks (PM-11.2, 11.4). What leaks take from a hull in the turns to come is most
/// of what ships are lost to, and rowers in disorder must come to order before they plug any.
int PlotJudge::restWorth() const
{
    const int disorder = m_her.now.rowerDisorder();
    int worth = percentOf(m_her.value, 20 * std::min(3, disorder));
    if (m_her.now.lying.of(Card::Leak) > 0) {
        const int turns = 3 + 2 * disorder; // until one is plugged, on the mean
        worth +=
            percentOf(m_her.value, hullShare(leakTurns * m_her.facts.house().leak, m_her.now.hull) / turns);
    }
    return worth * (200 - m_her.urgency) / 200; // what is mended late serves nobody any more
}

} // namespace navarch::pompeius
