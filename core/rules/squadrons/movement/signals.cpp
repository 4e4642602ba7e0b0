// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/movement/signals.h"

#include "core/rules/squadrons/combat/order.h"
#include "core/rules/squadrons/combat/tests.h"
#include "core/rules/squadrons/movement/may_move.h"
#include "core/rules/squadrons/movement/moves.h"

namespace navarch::squadrons {

using free_table::headingOf;

namespace {

constexpr int engageSignal = 5;

/// Whether a named squadron has still to do something about the signal.
bool mustObey(const BattleFacts& facts, const State& state, SquadronNumber squadron)
{
    const Squadron& about = at(state, squadron);
    if (about.signal == 0 || about.status != Status::Free || about.hasMoved)
        return false;
    if (about.signal != engageSignal)
        return obeying(facts, state, squadron, about.signal).has_value();
    const auto allowance = allowanceOf(facts, state, squadron);
    return !allowance || enemyInReach(facts, state, squadron, *allowance) != noSquadron;
}

} // namespace

std::optional<Mover> obeying(const BattleFacts& facts, const State& state, SquadronNumber squadron,
                             int signal)
{
    Mover mover = moverOf(facts, state, squadron);
    const bool isRight = signal == 1 || signal == 3;
    if (signal == 1 || signal == 2) {
        const bool isColumn = mover.formation == Formation::EpiKeras && !mover.isBent;
        if (!isColumn && mover.formation != Formation::EpiMias)
            return std::nullopt;
        mover.formation = isColumn ? Formation::EpiMias : Formation::EpiKeras;
        // Every ship turns where it is: the same footprint, its length now its width.
        mover.base = {mover.base.centre, headingOf(mover.base.heading + (isRight ? 90 : -90)),
                      mover.base.halfLength, mover.base.halfWidth};
        return mover;
    }
    if ((signal != 3 && signal != 4) || mover.formation != Formation::EpiKeras)
        return std::nullopt;
    // The others come up beside the lead stand, which keeps its place and heading.
    const Base lead = mover.lead();
    const Length aside = (mover.stands - 1) * mover.stand / 2;
    const TablePoint front =
        free_table::rounded(free_table::fine(lead.centre)
                            + free_table::wayOf(lead.heading, lead.halfLength, isRight ? aside : -aside));
    mover.formation = Formation::EpiMias;
    mover.isBent = false;
    mover.column = {};
    mover.base = baseAt(front, lead.heading, footprintOf(Formation::EpiMias, mover.stands, mover.stand));
    if (!isRoomFor(facts, state, mover.base, squadron))
        return std::nullopt;
    return mover;
}

SquadronNumber nextToObey(const BattleFacts& facts, const State& state, int side)
{
    const auto i = static_cast<std::size_t>(side);
    for (SquadronNumber squadron = facts.first[i]; squadron < facts.first[i + 1]; ++squadron)
        if (mustObey(facts, state, squadron))
            return squadron;
    return noSquadron;
}

Refusal signalRefusal(const BattleFacts& facts, const State& state, SquadronNumber squadron)
{
    if (!mustObey(facts, state, squadron))
        return {};
    const auto allowance = allowanceOf(facts, state, squadron);
    if (at(state, squadron).signal != engageSignal)
        return {"SQ-6.2", refusalText("A signal is flying that it can obey."), refusalText("Let it obey.")};
    if (!allowance)
        return {"SQ-6.4", refusalText("Signal 5 is flying."), refusalText("Pick it to advance.")};
    return inReach(enemyInReach(facts, state, squadron, *allowance)).of(squadron);
}

Refusal check(const BattleFacts& facts, const State& state, const Signal& order)
{
    if (const Refusal why = mayMoveRefusal(facts, state, order.squadron))
        return why;
    if (order.number < 1 || order.number > 5)
        return {"SQ-6.1", refusalText("There is no such signal."), refusalText("Signals are 1 to 5.")};
    if (state.phase != Phase::Moves || state.hasBegun)
        return {"SQ-6.1", refusalText("Too late to signal."),
                refusalText("Signals are made before the first move.")};
    if (state.signal != 0 && state.signal != order.number)
        return {"SQ-6.2", refusalText("Another signal is flying."), refusalText("A fleet makes one a turn.")};
    if (at(state, order.squadron).signal != 0)
        return {"SQ-6.2", refusalText("The signal names %1 already.", theShip)};
    return {};
}

Refusal check(const BattleFacts& facts, const State& state, const Obey& order)
{
    if (const Refusal why = mayMoveRefusal(facts, state, order.squadron))
        return why;
    const Squadron& about = at(state, order.squadron);
    if (state.phase != Phase::Moves || about.signal == 0 || about.signal == engageSignal)
        return {"SQ-6.3", refusalText("Needs a signal."),
                refusalText("Name it in signal 1 to 4 before the first move.")};
    if (obeying(facts, state, order.squadron, about.signal))
        return {};
    if (about.signal <= 2 && about.isBent)
        return {"SQ-6.3", refusalText("The column is not straight.")};
    return {"SQ-6.3", refusalText("It cannot do what the signal says."),
            refusalText("Give it another order.")};
}

void perform(const BattleFacts& facts, State& state, const Signal& order, Proceedings& proceedings)
{
    state.signal = order.number;
    at(state, order.squadron).signal = order.number;
    proceedings.tell("signal", "SQ-6.1", facts.of(order.squadron).side, order.squadron, noShip, [&] {
        return phrase("Signal %1 to %2.", order.number, given(facts.name(order.squadron)));
    });
}

void perform(const BattleFacts& facts, State& state, const Obey& order, Proceedings& proceedings)
{
    const SquadronNumber squadron = order.squadron;
    const bool isNear = isNearEnemy(facts, state, squadron, facts.figures.near);
    const auto mover = obeying(facts, state, squadron, at(state, squadron).signal);
    (void)testManoeuvre(facts, state, squadron, isNear, phraseText("changing formation"), proceedings);
    if (!at(state, squadron).isUnformed() && mover) {
        settle(facts, state, *mover);
        proceedings.tell("obeyed", "SQ-6.3", facts.of(squadron).side, squadron, noShip,
                         [&] { return phrase("%1 does as the signal says.", given(facts.name(squadron))); });
    }
    at(state, squadron).hasMoved = true;
    state.hasBegun = true;
}

} // namespace navarch::squadrons
