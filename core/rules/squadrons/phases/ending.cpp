// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/phases/ending.h"

#include "core/rules/squadrons/aftermath/aftermath.h"
#include "core/rules/squadrons/combat/order.h"
#include "core/rules/squadrons/geometry/formation.h"

namespace navarch::squadrons {

namespace {

/// A fleet leaves the field: all that are on the table flee (SQ-14.2).
void leaveField(const BattleFacts& facts, State& state, int side)
{
    const auto i = static_cast<std::size_t>(side);
    state.left[i] = true;
    for (SquadronNumber squadron = facts.first[i]; squadron < facts.first[i + 1]; ++squadron)
        if (at(state, squadron).isOnTable())
            leave(facts, state, squadron, Leaving::Fled);
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
        return victor < 0 ? std::string("The battle is a draw.")
                          : facts.sideName(victor)
                                + (holdsField ? " wins and holds the field." : " wins on points.");
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
            return facts.sideName(side) + " has lost half of its squadrons and rows off the field.";
        });
        leaveField(facts, state, side);
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
        }
        (void)removeDestroyed(facts, state, proceedings);
        proceedings.tell("withdrew", "SQ-14.3", side, noShip, noShip,
                         [&] { return facts.sideName(side) + " leaves the field."; });
        leaveField(facts, state, side);
    }
}

bool endIfLeft(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    const bool first = hasLeft(facts, state, 0);
    const bool second = hasLeft(facts, state, 1);
    if (!first && !second)
        return false;
    // Routers go on fleeing: with their fleet they are off.
    for (int side = 0; side < 2; ++side)
        if (side == 0 ? first : second)
            leaveField(facts, state, side);
    finish(facts, state, first && second ? -1 : first ? 1 : 0, first != second, proceedings);
    return true;
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

} // namespace navarch::squadrons
