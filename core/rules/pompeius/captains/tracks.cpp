// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/captains/tracks.h"

#include <algorithm>

#include "core/rules/pompeius/plots/plots.h"

namespace navarch::pompeius {

Track trackOf(const BattleFacts& facts, const State& state, ShipNumber number, const Plot& plot)
{
    Track track;
    rex::Pose pose = shipOf(state, number).pose;
    track.at[0] = pose;
    int run = 0;
    for (int k = 1; k <= subPhases; ++k) {
        const auto at = static_cast<std::size_t>(k);
        if (k <= plot.count) {
            const Step step = plot.path[at - 1];
            const rex::Pose next = after(pose, step);
            if (!landUnder(facts, number, next)) {
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

std::array<Track, guesses> guessesOf(const BattleFacts& facts, const State& state, ShipNumber number,
                                     rex::Rex towards)
{
    const Ship& ship = shipOf(state, number);
    std::array<Track, guesses> made;
    Plot still;
    if (isHeld(state, number)) {
        made.fill(trackOf(facts, state, number, still));
        made[guesses - 1].chance = 100;
        return made;
    }
    const int speed = std::min(subPhases, adjustedMax(facts, state, number));
    Plot straight;
    Plot closing;
    rex::Pose pose = ship.pose;
    int turns = turnsMoving(facts, state, number);
    for (int i = 0; i < speed; ++i) {
        straight.add(Step::Ahead);
        const int turn = turns > 0 ? turnTowards(pose.moved(1), towards) : 0;
        turns -= turn != 0 ? 1 : 0;
        const Step step = turn < 0 ? Step::AheadPort : turn > 0 ? Step::AheadStarboard : Step::Ahead;
        pose = after(pose, step);
        closing.add(step);
    }
    const int least = std::clamp(std::abs(int{ship.lastSpeed}) - facts.house().slowing, 0, speed);
    for (int i = 0; i < least; ++i)
        still.add(Step::Ahead);
    made = {trackOf(facts, state, number, straight), trackOf(facts, state, number, closing),
            trackOf(facts, state, number, still)};
    constexpr int opening = 3; // turns in which ships that lay still still come on
    const bool isLikelyStill = ship.rowerDisorder() > 0 || ship.lying.of(Card::Leak) > 0
                               || (ship.lastWay == Way::Still && state.turn > opening);
    made[0].chance = isLikelyStill ? 20 : 34;
    made[1].chance = isLikelyStill ? 25 : 33;
    made[2].chance = 100 - made[0].chance - made[1].chance;
    return made;
}

int turnTowards(const rex::Pose& pose, rex::Rex goal)
{
    if (pose.stern == goal)
        return 0;
    const hex::Facing wanted = hex::nearestFacing(pose.stern.hex(), goal.hex(), rex::facingOf(pose.heading));
    const int off = (wanted - rex::facingOf(pose.heading) + rex::headings) % rex::headings;
    return off == 0 ? 0 : off <= 3 ? 1 : -1;
}

bool looksAt(const rex::Pose& pose, rex::Rex goal)
{
    const int q = goal.q - pose.stern.q;
    const int r = goal.r - pose.stern.r;
    // How far to each heading from the east on, in half rexes, and the two about the first once more.
    const int east = 2 * q + r;
    const int southEast = q + 2 * r;
    const int southWest = r - q;
    const std::array<int, rex::headings + 2> along{-southWest, east,       southEast,  southWest,
                                                   -east,      -southEast, -southWest, east};
    const auto ahead = static_cast<std::size_t>(pose.heading) + 1;
    return along[ahead] >= along[ahead - 1] && along[ahead] >= along[ahead + 1];
}

int distanceOf(const rex::Pose& a, int length, const rex::Pose& b, int otherLength)
{
    int least = rex::distance(a.stern, b.stern);
    const rex::Rex bow = a.bow(length);
    if (length > 1)
        least = std::min(least, rex::distance(bow, b.stern));
    if (otherLength > 1) {
        const rex::Rex other = b.bow(otherLength);
        least = std::min(least, rex::distance(a.stern, other));
        if (length > 1)
            least = std::min(least, rex::distance(bow, other));
    }
    return least;
}

void Surroundings::add(int number, const Track& track, int length)
{
    for (std::size_t k = 0; k <= subPhases; ++k) {
        NearbyTracks::add(number, k, track.at[k].stern);
        if (length > 1)
            NearbyTracks::add(number, k, track.at[k].bow(length));
    }
}

} // namespace navarch::pompeius
