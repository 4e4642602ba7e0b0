// SPDX-License-Identifier: GPL-3.0-or-later
// Ships that come into one rex: rams and collisions (PM-7).
#include <algorithm>

#include "core/rules/pompeius/movement/moves.h"

namespace navarch::pompeius {

namespace {

/// The rex of a ship that is new to her in this sub-phase and in which the other lies, the bow's first; nothing: none.
std::optional<rex::Rex> enteredRex(const BattleFacts& facts, const State& state, ShipNumber number,
                                   ShipNumber other)
{
    const Ship& ship = shipOf(state, number);
    const int length = facts.of(number).length;
    for (const rex::Rex rex : {ship.pose.bow(length), ship.pose.stern})
        if (!ship.before.holds(rex, length) && holdsRex(facts, state, other, rex))
            return rex;
    return std::nullopt;
}

bool haveCrossed(const BattleFacts& facts, const State& state, ShipNumber a, ShipNumber b)
{
    const Ship& one = shipOf(state, a);
    const Ship& other = shipOf(state, b);
    return facts.of(a).length == 1 && facts.of(b).length == 1 && !(one.pose.stern == one.before.stern)
           && one.pose.stern == other.before.stern && other.pose.stern == one.before.stern;
}

/// PM-7.10: what counts of her straight way now. A ship that has made all her steps keeps what she rowed straight this turn; a
/// swing of the bow and a step astern have ended it.
int runOf(const State& state, ShipNumber number)
{
    const Ship& ship = shipOf(state, number);
    return ship.isStopped ? 0 : ship.run;
}

bool mayRam(const BattleFacts& facts, const State& state, ShipNumber number, ShipNumber other)
{
    const Ship& ship = shipOf(state, number);
    return ship.plot.ram && facts.of(number).hasRam && !ship.isStopped && !ship.wentAstern
           && (ship.holder != holderOf(state, other) || facts.options.ramFriends);
}

} // namespace

bool isHeadOn(const BattleFacts& facts, const State& state, const Meeting& meeting, ShipNumber rammer)
{
    const ShipNumber other = meeting.other(rammer);
    const Ship& ship = shipOf(state, rammer);
    const Ship& met = shipOf(state, other);
    if (ship.pose.heading != rex::opposite(met.pose.heading))
        return false;
    if (facts.options.headOnBoth && !(met.plot.ram && facts.of(other).hasRam))
        return false;
    const rex::Rex entered = meeting.isCrossed
                                 ? ship.pose.stern
                                 : enteredRex(facts, state, rammer, other).value_or(ship.pose.stern);
    const int length = facts.of(other).length;
    return entered == met.pose.bow(length) || entered == met.before.bow(length);
}

namespace {

/// Of two that crossed the lighter is put back, so that they share a rex (PM-7.8).
void putBack(const BattleFacts& facts, State& state, const Meeting& meeting, int runA, int runB)
{
    const int massA = facts.of(meeting.a).mass;
    const int massB = facts.of(meeting.b).mass;
    const bool isA = massA != massB ? massA < massB : runA != runB ? runA < runB : meeting.a > meeting.b;
    Ship& ship = shipOf(state, isA ? meeting.a : meeting.b);
    ship.pose = ship.before;
}

void collide(const BattleFacts& facts, State& state, const Meeting& meeting, std::string_view rule,
             Proceedings& proceedings)
{
    const int runA = runOf(state, meeting.a);
    const int runB = runOf(state, meeting.b);
    Blow blow;
    blow.a = meeting.a;
    blow.b = meeting.b;
    blow.run = static_cast<std::int8_t>(std::max(runA, runB));
    state.blows.push_back(blow);
    if (meeting.isCrossed)
        putBack(facts, state, meeting, runA, runB);
    stop(state, meeting.a);
    stop(state, meeting.b);
    proceedings.tell("collision", rule, -1, meeting.a, meeting.b, [&] {
        const GivenText a = given(facts.name(meeting.a));
        const GivenText b = given(facts.name(meeting.b));
        return rule == "PM-7.4" ? phrase("%1 and %2 collide head-on.", a, b)
                                : phrase("%1 and %2 collide.", a, b);
    });
}

void strike(const BattleFacts& facts, State& state, const Meeting& meeting, ShipNumber rammer,
            Proceedings& proceedings)
{
    if (isHeadOn(facts, state, meeting, rammer)) {
        collide(facts, state, meeting, "PM-7.4", proceedings);
        return;
    }
    const ShipNumber other = meeting.other(rammer);
    Blow blow;
    blow.a = rammer;
    blow.b = other;
    blow.isRam = true;
    blow.run = static_cast<std::int8_t>(runOf(state, rammer));
    state.blows.push_back(blow);
    Ship& ship = shipOf(state, rammer);
    ship.rammed = other;
    ++ship.rams;
    stop(state, rammer);
    stop(state, other);
    proceedings.tell("ram", "PM-7.2", ship.holder, rammer, other, [&] {
        return phrase("%1 rams %2, run %3.", given(facts.name(rammer)), given(facts.name(other)), blow.run);
    });
}

/// Rolls, and settles what needs no answer; false when the higher die is asked.
bool roll(const BattleFacts& facts, State& state, Meeting& meeting, Proceedings& proceedings)
{
    meeting.isRolled = true;
    meeting.faceA = static_cast<std::int8_t>(proceedings.d6("PM-7.2", phraseText("Ships in one rex")));
    meeting.faceB = static_cast<std::int8_t>(proceedings.d6("PM-7.2", phraseText("Ships in one rex")));
    if (meeting.faceA == meeting.faceB) {
        collide(facts, state, meeting, meeting.isMutual ? "PM-7.3" : "PM-7.2", proceedings);
        return true;
    }
    const ShipNumber higher = meeting.faceA > meeting.faceB ? meeting.a : meeting.b;
    const ShipNumber rammer = meeting.isMutual ? higher : meeting.a;
    if (mayRam(facts, state, rammer, meeting.other(rammer))) {
        if (!meeting.isMutual) {
            strike(facts, state, meeting, rammer, proceedings);
            return true;
        }
        meeting.chooser = rammer;
        // Whoever answers has an order of his own to do it by: what fell so far is told now, or is in no event.
        proceedings.tell("met", "PM-7.3", holderOf(state, rammer), rammer, meeting.other(rammer), [&] {
            return phrase("%1 comes upon %2 and may ram.", given(facts.name(rammer)),
                          given(facts.name(meeting.other(rammer))));
        });
        return false;
    }
    proceedings.tell("shared", meeting.isMutual ? "PM-7.3" : "PM-7.2", -1, meeting.a, meeting.b, [&] {
        return phrase("%1 and %2 pass close by.", given(facts.name(meeting.a)), given(facts.name(meeting.b)));
    });
    return true;
}

/// PM-7.9: by the longer run of the ships that enter, then by their roster. Of one ship's meetings those with enemies come
/// first: by the roster alone the first side would meet its own ships before the enemy, and the second the enemy before its
/// own.
void putInOrder(State& state)
{
    const auto isFriendly = [&](const Meeting& each) {
        return holderOf(state, each.a) == holderOf(state, each.b);
    };
    std::sort(state.meetings.begin(), state.meetings.end(), [&](const Meeting& one, const Meeting& other) {
        const int runOne = runOf(state, one.a);
        const int runOther = runOf(state, other.a);
        if (runOne != runOther)
            return runOne > runOther;
        if (one.a != other.a)
            return one.a < other.a;
        return isFriendly(one) != isFriendly(other) ? isFriendly(other) : one.b < other.b;
    });
}

} // namespace

void openMeetings(const BattleFacts& facts, State& state)
{
    state.meetings.clear();
    state.meeting = 0;
    const auto ships = static_cast<ShipNumber>(state.ships.size());
    const auto hasChanged = [&](ShipNumber ship) {
        return !(shipOf(state, ship).pose == shipOf(state, ship).before);
    };
    for (ShipNumber a = 0; a < ships; ++a) {
        if (!shipOf(state, a).onMap())
            continue;
        for (auto b = static_cast<ShipNumber>(a + 1); b < ships; ++b) {
            if (!shipOf(state, b).onMap() || (!hasChanged(a) && !hasChanged(b)))
                continue;
            const auto byA = enteredRex(facts, state, a, b);
            const auto byB = enteredRex(facts, state, b, a);
            Meeting meeting;
            meeting.isCrossed = haveCrossed(facts, state, a, b);
            if (!byA && !byB && !meeting.isCrossed)
                continue;
            meeting.isMutual = meeting.isCrossed || (byA && byB);
            const bool isB = meeting.isMutual ? runOf(state, b) > runOf(state, a) : !byA;
            meeting.a = isB ? b : a;
            meeting.b = isB ? a : b;
            meeting.rex = (isB ? byB : byA).value_or(shipOf(state, meeting.a).pose.stern);
            state.meetings.push_back(meeting);
        }
    }
    putInOrder(state);
}

bool settleMeetings(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    for (; static_cast<std::size_t>(state.meeting) < state.meetings.size(); ++state.meeting) {
        Meeting& meeting = state.meetings[static_cast<std::size_t>(state.meeting)];
        if (!meeting.isRolled) {
            const bool isStoppedA = shipOf(state, meeting.a).isStopped;
            const bool isStoppedB = shipOf(state, meeting.b).isStopped;
            if (isStoppedA && (!meeting.isMutual || isStoppedB))
                continue;
            if (meeting.isMutual && (isStoppedA || isStoppedB)) { // now one of them lies there
                if (isStoppedA)
                    std::swap(meeting.a, meeting.b);
                meeting.isMutual = false;
            }
            if (!roll(facts, state, meeting, proceedings))
                return false;
        } else if (meeting.chooser != noShip) {
            if (!meeting.isAnswered)
                return false;
            if (meeting.rams)
                strike(facts, state, meeting, meeting.chooser, proceedings);
        }
    }
    return true;
}

const Meeting* openMeeting(const State& state)
{
    if (state.phase != Phase::Meetings || static_cast<std::size_t>(state.meeting) >= state.meetings.size())
        return nullptr;
    const Meeting& meeting = state.meetings[static_cast<std::size_t>(state.meeting)];
    return meeting.chooser != noShip && !meeting.isAnswered ? &meeting : nullptr;
}

} // namespace navarch::pompeius
