// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/movement/moves.h"

#include <algorithm>

#include "core/rules/squadrons/combat/order.h"
#include "core/rules/squadrons/combat/tests.h"
#include "core/rules/squadrons/ending/ending.h"
#include "core/rules/squadrons/movement/may_move.h"
#include "core/rules/squadrons/movement/rowing.h"
#include "core/rules/squadrons/movement/signals.h"
#include "core/rules/squadrons/movement/tricks.h"

namespace navarch::squadrons {

using free_table::headingOf;

namespace {

bool isNearNow(const BattleFacts& facts, const State& state, SquadronNumber squadron)
{
    return isNearEnemy(facts, state, squadron, facts.figures.near);
}

/// What ends a squadron's move.
void finishMove(State& state, SquadronNumber squadron)
{
    at(state, squadron).hasMoved = true;
    state.hasBegun = true;
    state.picked = noSquadron;
    state.pace = 0;
    if (state.phase == Phase::Path)
        state.phase = Phase::Moves;
}

/// The first row of SQ-T8, outside Path, with the signal obeyed.
Refusal otherOrderRefusal(const BattleFacts& facts, const State& state, SquadronNumber squadron)
{
    if (const Refusal why = mayMoveRefusal(facts, state, squadron))
        return why;
    if (state.phase == Phase::Path)
        return {"SQ-7.1", refusalText("%1 has been picked to advance.", theShip),
                refusalText("Give it its path, or let it stay.")};
    return signalRefusal(facts, state, squadron);
}

Refusal roomRefusal(const BattleFacts& facts, const State& state, const Base& footprint,
                    SquadronNumber squadron)
{
    if (!isRoomFor(facts, state, footprint, squadron))
        return {"SQ-7.6", refusalText("No room."), refusalText("Move it clear first.")};
    return {};
}

Length backingAllowance(const BattleFacts& facts, const Squadron& squadron, Length whole)
{
    return whole - (squadron.disordered ? facts.figures.disorderedLess : 0);
}

} // namespace

Refusal check(const BattleFacts& facts, const State& state, const Pick& order)
{
    if (const Refusal why = mayMoveRefusal(facts, state, order.squadron))
        return why;
    if (state.phase == Phase::Path)
        return {"SQ-7.1", refusalText("%1 has been picked to advance.", theShip),
                refusalText("Give it its path, or let it stay.")};
    if (!paceOf(facts, at(state, order.squadron)).isRolled)
        return {"SQ-7.1", refusalText("Its pace needs no die."), refusalText("Give it its path at once.")};
    const Refusal signal = signalRefusal(facts, state, order.squadron);
    return at(state, order.squadron).signal == 5 ? Refusal{} : signal;
}

Refusal check(const BattleFacts& facts, const State& state, const Advance& order)
{
    if (const Refusal why = mayMoveRefusal(facts, state, order.squadron))
        return why;
    if (order.count < 0 || order.count > maxSteps)
        return {"SQ-7.3", refusalText("There is no such path.")};
    const Squadron& about = at(state, order.squadron);
    if (about.signal != 5)
        if (const Refusal why = signalRefusal(facts, state, order.squadron))
            return why;
    if (about.formation == Formation::Kyklos)
        return {"SQ-T4", refusalText("A kyklos stays."), refusalText("Form another formation first.")};
    const auto allowance = allowanceOf(facts, state, order.squadron);
    if (!allowance)
        return {"SQ-7.1", refusalText("Its pace is not rolled yet."), refusalText("Pick it first.")};
    if (const Refusal why =
            pathRefusal(facts, state, order, *allowance, {.end = moverOf(facts, state, order.squadron)}))
        return why; // what needs no course
    const Course course = courseOf(facts, state, order.squadron, order.all());
    if (const Refusal why = pathRefusal(facts, state, order, *allowance, course))
        return why;
    if (about.signal == 5 && !course.strike)
        if (const SquadronNumber enemy = enemyInReach(facts, state, order.squadron, *allowance);
            enemy != noSquadron)
            return inReach(enemy);
    if (!isDiekplous(order.intent) && !isPeriplous(order.intent))
        return {};
    if (const Refusal why = trickRefusal(facts, state, order.squadron, order.intent))
        return why;
    if (!course.strike || at(state, course.met).status == Status::Routing)
        return {"SQ-10.1", refusalText("It meets no enemy there."),
                refusalText("Bring its front in contact.")};
    const std::optional<Mover> squared = squaredUp(facts, state, course.end, *course.strike);
    return trickRefusal(facts, state, squared ? &*squared : nullptr, *course.strike, order.intent);
}

Refusal check(const BattleFacts& facts, const State& state, const AboutFace& order)
{
    if (const Refusal why = otherOrderRefusal(facts, state, order.squadron))
        return why;
    if (at(state, order.squadron).formation != Formation::EpiMias)
        return {"SQ-7.2", refusalText("Only epi mias can do that."), refusalText("Form epi mias first.")};
    return {};
}

Refusal check(const BattleFacts& facts, const State& state, const Back& order)
{
    if (const Refusal why = otherOrderRefusal(facts, state, order.squadron))
        return why;
    const Squadron& about = at(state, order.squadron);
    if (about.formation != Formation::EpiMias)
        return {"SQ-7.2", refusalText("Only epi mias can do that."), refusalText("Form epi mias first.")};
    const Length allowance = backingAllowance(facts, about, facts.figures.backing);
    if (order.distance < 1 || order.distance > allowance)
        return tooFar(order.distance, allowance, refusalText("Back less."));
    const Course course = backingOf(facts, state, order.squadron, order.distance);
    if (course.met != noSquadron)
        return barredBy(course.met, refusalText("Stop short of it."));
    return {};
}

Refusal check(const BattleFacts& facts, const State& state, const Form& order)
{
    if (const Refusal why = otherOrderRefusal(facts, state, order.squadron))
        return why;
    const Squadron& about = at(state, order.squadron);
    if (about.isUnformed())
        return {"SQ-7.7", refusalText("%1 has no formation to change.", theShip), refusalText("Re-form it.")};
    if (order.formation == Formation::Unformed || order.formation == about.formation)
        return {"SQ-7.6", refusalText("%1 is in that formation.", theShip)};
    const auto isLine = [](Formation formation) {
        return formation == Formation::EpiMias || formation == Formation::EpiKeras;
    };
    if (isLine(about.formation) && isLine(order.formation))
        return {"SQ-6.3", refusalText("Needs a signal."),
                refusalText("Signal 1 to 4 turns columns and lines into each other.")};
    const int stands = standsOf(facts, state, order.squadron);
    if (stands < leastStands(order.formation))
        return Refusal{"SQ-T1", refusalText("Too few stands: %1, it needs %2.", numberAt(0), numberAt(1))}
            .with(stands, leastStands(order.formation));
    if (order.heading < 0 || order.heading >= 360
        || (about.formation != Formation::Kyklos && order.heading != baseOf(state, order.squadron).heading))
        return {"SQ-7.6", refusalText("It keeps its heading."),
                refusalText("Only out of a kyklos may it take another.")};
    return roomRefusal(facts, state,
                       reformed(facts, state, order.squadron, order.formation, stands, order.heading),
                       order.squadron);
}

Refusal check(const BattleFacts& facts, const State& state, const Reform& order)
{
    if (const Refusal why = otherOrderRefusal(facts, state, order.squadron))
        return why;
    const Squadron& about = at(state, order.squadron);
    if (!about.isUnformed() && !about.disordered)
        return {"SQ-7.7", refusalText("Already in good order.")};
    if (!about.isUnformed())
        return order.formation == about.formation && order.heading == baseOf(state, order.squadron).heading
                   ? Refusal{}
                   : Refusal{"SQ-7.7", refusalText("It keeps its formation and heading."),
                             refusalText("Give those it has.")};
    const int stands = standsOf(facts, state, order.squadron);
    if (order.formation == Formation::Unformed || stands < leastStands(order.formation))
        return {"SQ-T1", refusalText("Too few stands."),
                refusalText("Take a formation that it has stands for.")};
    if (order.heading < 0 || order.heading >= 360)
        return {"SQ-1.3", refusalText("There is no such heading."),
                refusalText("Headings are 0 to 359 degrees clockwise from north.")};
    return roomRefusal(facts, state,
                       reformed(facts, state, order.squadron, order.formation, stands, order.heading),
                       order.squadron);
}

Refusal check(const BattleFacts& facts, const State& state, const BreakOff& order)
{
    if (!facts.isSquadron(order.squadron))
        return {"SQ-2.9", refusalText("There is no such squadron.")};
    const Squadron& about = at(state, order.squadron);
    if (state.phase != Phase::Moves || facts.of(order.squadron).side != state.side)
        return {"SQ-T2", refusalText("Its side does not move now.")};
    if (!facts.options.breakOff)
        return {"SQ-9.6", refusalText("Nobody breaks off in this battle.")};
    if (about.status != Status::Engaged)
        return {"SQ-9.6", refusalText("%1 is not in melee.", theShip)};
    if (about.hasMoved)
        return {"SQ-T8", refusalText("%1 has already moved.", theShip)};
    if (about.formation != Formation::EpiMias)
        return {"SQ-9.6", refusalText("Only epi mias can back out.")};
    for (const Link& link : state.links)
        if (link.has(order.squadron) && link.sideOf(order.squadron) != Side::Front)
            return {"SQ-9.6", refusalText("Held on flank or rear.")};
    const Length distance = backingAllowance(facts, about, facts.figures.breakOff);
    const Course course = backingOf(facts, state, order.squadron, distance);
    if (course.met != noSquadron || course.leaves || !free_table::isOn(facts.table(), course.end.base))
        return {"SQ-9.6", refusalText("No room."), refusalText("It needs clear sea behind it.")};
    return {};
}

Refusal check(const BattleFacts& facts, const State& state, const Stay& order)
{
    if (const Refusal why = mayMoveRefusal(facts, state, order.squadron))
        return why;
    if (at(state, order.squadron).signal == 5) {
        const auto allowance = allowanceOf(facts, state, order.squadron);
        if (!allowance)
            return {"SQ-6.4", refusalText("Signal 5 is flying."), refusalText("Pick it to advance.")};
        const SquadronNumber enemy = enemyInReach(facts, state, order.squadron, *allowance);
        return enemy == noSquadron ? Refusal{} : inReach(enemy);
    }
    return signalRefusal(facts, state, order.squadron);
}

void perform(const BattleFacts& facts, State& state, const Pick& order, Proceedings& proceedings)
{
    const Pace pace = paceOf(facts, at(state, order.squadron));
    const int rolled = averageDice(facts, 1, proceedings, "SQ-7.1", phraseText("Its pace"));
    state.phase = Phase::Path;
    state.picked = order.squadron;
    state.pace = std::max(0, rolled * inch + pace.inches);
    state.hasBegun = true;
    proceedings.tell("pace", "SQ-7.1", facts.of(order.squadron).side, order.squadron, noShip, [&] {
        return phrase("%1 can row %2\".", given(facts.name(order.squadron)), state.pace / inch);
    });
}

void perform(const BattleFacts& facts, State& state, const Advance& order, Proceedings& proceedings)
{
    proceedings.tell("advances", "SQ-7.1", facts.of(order.squadron).side, order.squadron, noShip,
                     [&] { return phrase("%1 advances.", given(facts.name(order.squadron))); });
    rowPath(facts, state, order, proceedings);
    finishMove(state, order.squadron);
}

void perform(const BattleFacts& facts, State& state, const AboutFace& order, Proceedings& proceedings)
{
    (void)testManoeuvre(facts, state, order.squadron, isNearNow(facts, state, order.squadron),
                        phraseText("about facing"), proceedings);
    if (!at(state, order.squadron).isUnformed()) {
        Base base = baseOf(state, order.squadron);
        base.heading = headingOf(base.heading + 180);
        put(state, order.squadron, base);
        proceedings.tell("about-face", "SQ-7.2", facts.of(order.squadron).side, order.squadron, noShip,
                         [&] { return phrase("%1 faces about.", given(facts.name(order.squadron))); });
    }
    finishMove(state, order.squadron);
}

void perform(const BattleFacts& facts, State& state, const Back& order, Proceedings& proceedings)
{
    const SquadronNumber squadron = order.squadron;
    const bool isNear = isNearNow(facts, state, squadron);
    (void)testManoeuvre(facts, state, squadron, isNear, phraseText("backing water"), proceedings);
    if (!at(state, squadron).isUnformed()) {
        const Course course = backingOf(facts, state, squadron, order.distance);
        settle(facts, state, course.end);
        proceedings.tell("backed", "SQ-T4", facts.of(squadron).side, squadron, noShip,
                         [&] { return phrase("%1 backs water.", given(facts.name(squadron))); });
        if (course.leaves) {
            countExit(facts, state, course.end);
            leave(facts, state, squadron, Leaving::Fled);
            proceedings.tell("left", "SQ-7.8", facts.of(squadron).side, squadron, noShip,
                             [&] { return phrase("%1 leaves the sea.", given(facts.name(squadron))); });
        } else if (isOnFlotsam(facts, state, course.end.base)) {
            (void)testManoeuvre(facts, state, squadron, isNear, phraseText("flotsam"), proceedings);
        }
    }
    finishMove(state, squadron);
}

void perform(const BattleFacts& facts, State& state, const Form& order, Proceedings& proceedings)
{
    const SquadronNumber squadron = order.squadron;
    (void)testManoeuvre(facts, state, squadron, isNearNow(facts, state, squadron),
                        phraseText("changing formation"), proceedings);
    if (!at(state, squadron).isUnformed()) {
        takeFormation(state, squadron, order.formation,
                      reformed(facts, state, squadron, order.formation, standsOf(facts, state, squadron),
                               order.heading));
        proceedings.tell("formed", "SQ-7.6", facts.of(squadron).side, squadron, noShip,
                         [&] { return phrase("%1 changes its formation.", given(facts.name(squadron))); });
    }
    finishMove(state, squadron);
}

void perform(const BattleFacts& facts, State& state, const Reform& order, Proceedings& proceedings)
{
    const SquadronNumber squadron = order.squadron;
    if (testManoeuvre(facts, state, squadron, isNearNow(facts, state, squadron), phraseText("re-forming"),
                      proceedings, false)) {
        if (at(state, squadron).isUnformed()) {
            takeFormation(state, squadron, order.formation,
                          reformed(facts, state, squadron, order.formation, standsOf(facts, state, squadron),
                                   order.heading));
            at(state, squadron).disordered = true;
        } else {
            at(state, squadron).disordered = false;
        }
        proceedings.tell("reformed", "SQ-7.7", facts.of(squadron).side, squadron, noShip,
                         [&] { return phrase("%1 mends its order.", given(facts.name(squadron))); });
    }
    finishMove(state, squadron);
}

void perform(const BattleFacts& facts, State& state, const BreakOff& order, Proceedings& proceedings)
{
    const SquadronNumber squadron = order.squadron;
    const Length distance = backingAllowance(facts, at(state, squadron), facts.figures.breakOff);
    if (testManoeuvre(facts, state, squadron, isNearNow(facts, state, squadron), phraseText("breaking off"),
                      proceedings)) {
        settle(facts, state, backingOf(facts, state, squadron, distance).end);
        unlink(facts, state, squadron, false);
        proceedings.tell("broke-off", "SQ-9.6", facts.of(squadron).side, squadron, noShip,
                         [&] { return phrase("%1 breaks off.", given(facts.name(squadron))); });
    }
    finishMove(state, squadron);
}

void perform(const BattleFacts& facts, State& state, const Stay& order, Proceedings& proceedings)
{
    proceedings.tell("stays", "SQ-T2", facts.of(order.squadron).side, order.squadron, noShip,
                     [&] { return phrase("%1 stays where it is.", given(facts.name(order.squadron))); });
    finishMove(state, order.squadron);
}

} // namespace navarch::squadrons
