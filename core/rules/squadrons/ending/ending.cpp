// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/ending/ending.h"

#include "core/rules/squadrons/aftermath/aftermath.h"
#include "core/rules/squadrons/aftermath/losses.h"
#include "core/rules/squadrons/combat/order.h"
#include "core/rules/squadrons/geometry/formation.h"

namespace navarch::squadrons {

namespace {

/// A fleet leaves the field: all that are on the table flee (SQ-14.2).
void leaveField(const BattleFacts& facts, State& state, int side, Proceedings& proceedings)
{
    const auto i = static_cast<std::size_t>(side);
    state.left[i] = true;
    for (SquadronNumber squadron = facts.first[i]; squadron < facts.first[i + 1]; ++squadron) {
        if (!at(state, squadron).isOnTable())
            continue;
        leave(facts, state, squadron, Leaving::Fled);
        proceedings.tell("left", "SQ-14.2", side, squadron, noShip,
                         [&] { return phrase("%1 leaves the sea.", given(facts.name(squadron))); });
    }
}

/// The side that a brief's condition makes the victor; -1: none yet (SQ-14.4). To hold is asked at a turn's end.
int victorByCondition(const BattleFacts& facts, const State& state, bool isTurnsEnd)
{
    return facts.condition.victor(state.exited, state.turn, [&](int side) {
        const auto i = static_cast<std::size_t>(side);
        return isTurnsEnd && lostSquadrons(facts, state, side) < facts.first[i + 1] - facts.first[i];
    });
}

bool hasLeft(const BattleFacts& facts, const State& state, int side)
{
    const auto i = static_cast<std::size_t>(side);
    if (state.left[i])
        return true;
    for (SquadronNumber squadron = facts.first[i]; squadron < facts.first[i + 1]; ++squadron)
        if (at(state, squadron).isStanding())
            return false;
    return true;
}

void finish(const BattleFacts& facts, State& state, int victor, bool holdsField, Proceedings& proceedings)
{
    state.phase = Phase::Over;
    state.victor = static_cast<std::int8_t>(victor);
    state.holdsField = holdsField;
    settle(facts, state, proceedings);
    proceedings.tell( // last of all: it is what the outcome is shown under
        "over", "SQ-14.1", victor, noShip, noShip, [&] {
            if (victor < 0)
                return phrase("The battle is a draw.");
            const GivenText side = given(facts.sideName(victor));
            return holdsField          ? phrase("%1 wins and holds the field.", side)
                   : state.atTurnLimit ? phrase("%1 wins on points.", side)
                                       : phrase("%1 has done what it came for, and wins.", side);
        });
}

/// Half stands of a side that are lost or off (SQ-14.4).
int halvesGone(const BattleFacts& facts, const State& state, int side)
{
    const auto i = static_cast<std::size_t>(side);
    int gone = 0;
    for (SquadronNumber squadron = facts.first[i]; squadron < facts.first[i + 1]; ++squadron) {
        const Squadron& about = at(state, squadron);
        gone += about.isOnTable() ? about.halvesLost : 2 * facts.of(squadron).stands;
    }
    return gone;
}

} // namespace

int lostSquadrons(const BattleFacts& facts, const State& state, int side)
{
    const auto i = static_cast<std::size_t>(side);
    int lost = 0;
    for (SquadronNumber squadron = facts.first[i]; squadron < facts.first[i + 1]; ++squadron)
        lost += at(state, squadron).isStanding() ? 0 : 1;
    return lost;
}

bool isHalfLost(const BattleFacts& facts, const State& state, int side)
{
    const auto i = static_cast<std::size_t>(side);
    return 2 * lostSquadrons(facts, state, side) >= facts.first[i + 1] - facts.first[i];
}

void row(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    const std::array<bool, 2> goes{isHalfLost(facts, state, 0), isHalfLost(facts, state, 1)};
    for (int side = 0; side < 2; ++side) {
        if (!goes[static_cast<std::size_t>(side)])
            continue;
        proceedings.tell("row", "SQ-T3", side, noShip, noShip, [&] {
            return phrase("%1 has lost half of its squadrons and rows off the field.",
                          given(facts.sideName(side)));
        });
        leaveField(facts, state, side, proceedings);
    }
}

void letConcede(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    for (int side = 0; side < 2; ++side) {
        const auto i = static_cast<std::size_t>(side);
        if (!state.concedes[i] || state.left[i])
            continue;
        for (SquadronNumber squadron = facts.first[i]; squadron < facts.first[i + 1]; ++squadron) {
            if (at(state, squadron).status != Status::Engaged)
                continue;
            SquadronNumber by = noSquadron;
            for (const Link& link : state.links)
                if (link.has(squadron) && (by == noSquadron || link.other(squadron) < by))
                    by = link.other(squadron);
            loseHalves(facts, state, squadron, facts.figures.concession, by,
                       frontOf(baseOf(state, squadron)));
            proceedings.tell("struck-in-flight", "SQ-14.3", side, squadron, by, [&] {
                return phrase("%1 turns its back to %2 and loses a stand.", given(facts.name(squadron)),
                              given(facts.name(by)));
            });
        }
        (void)removeDestroyed(facts, state, proceedings);
        proceedings.tell("withdrew", "SQ-14.3", side, noShip, noShip,
                         [&] { return phrase("%1 leaves the field.", given(facts.sideName(side))); });
        leaveField(facts, state, side, proceedings);
    }
}

bool endIfLeft(const BattleFacts& facts, State& state, bool isTurnsEnd, Proceedings& proceedings)
{
    const bool first = hasLeft(facts, state, 0);
    const bool second = hasLeft(facts, state, 1);
    // A scenario's condition goes first; the field is held only when the other fleet has left it.
    const int victor = victorByCondition(facts, state, isTurnsEnd);
    if (!first && !second && victor < 0)
        return false;
    // Routers go on fleeing: with their fleet they are off.
    for (int side = 0; side < 2; ++side)
        if (side == 0 ? first : second)
            leaveField(facts, state, side, proceedings);
    if (victor >= 0)
        finish(facts, state, victor, first != second && (victor == 0 ? second : first), proceedings);
    else
        finish(facts, state, first && second ? -1 : first ? 1 : 0, first != second, proceedings);
    return true;
}

void countExit(const BattleFacts& facts, State& state, const Mover& mover)
{
    const int side = facts.of(mover.squadron).side;
    if (facts.condition.exiter != side || !mover.isOver(facts.table(), baseEdgeOf(state, 1 - side)))
        return;
    at(state, mover.squadron).byEnemyEdge = true;
    // Ships that have fallen do not come through.
    forLosses(facts, state, mover.squadron, at(state, mover.squadron).halvesLost,
              [&](std::int16_t, const ShipLoss& loss, int) {
                  state.exited[static_cast<std::size_t>(side)] += loss.isStricken ? 0 : 1;
              });
}

int aheadOnPoints(const BattleFacts& facts, const State& state)
{
    // Shares compared across: no fraction is rounded.
    const int first = halvesGone(facts, state, 0) * facts.stands[1];
    const int second = halvesGone(facts, state, 1) * facts.stands[0];
    return first == second ? -1 : first < second ? 0 : 1;
}

void endOnPoints(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    state.atTurnLimit = true;
    finish(facts, state, aheadOnPoints(facts, state), false, proceedings);
}

void breakOff(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    state.undecided = true;
    state.picked = noSquadron; // its path is not waited for any longer
    state.pace = 0;
    proceedings.tell(undecidedEvent, "SQ-14.1", -1, noShip, noShip, undecidedText);
    finish(facts, state, -1, false, proceedings);
}

} // namespace navarch::squadrons
