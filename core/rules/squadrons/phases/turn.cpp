// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/phases/turn.h"

#include <utility>

#include "core/rules/squadrons/combat/melee.h"
#include "core/rules/squadrons/combat/tests.h"
#include "core/rules/squadrons/ending/ending.h"
#include "core/rules/squadrons/geometry/formation.h"
#include "core/rules/squadrons/movement/moves.h"
#include "core/rules/squadrons/movement/signals.h"
#include "core/rules/squadrons/movement/tricks.h"
#include "core/rules/squadrons/phases/events.h"
#include "core/rules/squadrons/phases/morale.h"
#include "core/rules/squadrons/state/order_names.h"

namespace navarch::squadrons {

namespace {

/// Even rolls are repeated, but not for ever: dice that nobody rolled show one face.
constexpr int mostRerolls = 20;

/// The side that rolls higher; the first on dice that never differ.
int higherOf(const BattleFacts& facts, const State& state, bool byQuality, std::string_view rule,
             std::string_view why, Proceedings& proceedings)
{
    for (int i = 0; i < mostRerolls; ++i) {
        std::array<int, 2> rolled{};
        for (const int side : {int(state.alpha), 1 - state.alpha})
            rolled[static_cast<std::size_t>(side)] = proceedings.d6(rule, why);
        if (rolled[0] != rolled[1])
            return rolled[0] > rolled[1] ? 0 : 1;
        if (byQuality && facts.quality[0] != facts.quality[1])
            return facts.quality[0] > facts.quality[1] ? 0 : 1;
    }
    return state.alpha;
}

/// Ships in the order in which they fall, by even draws (SQ-3.3).
void drawLossOrder(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    forAllByAlpha(facts, state, [&](SquadronNumber squadron) {
        const SquadronFacts& about = facts.of(squadron);
        const std::size_t count = about.ships.size();
        for (std::size_t i = 0; i + 1 < count; ++i) {
            const int drawn = evenDraw(static_cast<int>(count - i), proceedings, "SQ-3.3",
                                       phraseText("Loss order of its ships"));
            // Those not yet drawn stay in roster order.
            auto* places = state.lossOrder.data() + about.firstPlace;
            for (std::size_t at = i + static_cast<std::size_t>(drawn) - 1; at > i; --at)
                std::swap(places[at], places[at - 1]);
        }
        proceedings.tell("loss-order", "SQ-3.3", about.side, squadron, noShip, [&] {
            return phrase("The loss order of %1 is drawn and lies face down.", given(about.name));
        });
    });
}

/// Where everybody stands is told once both have deployed.
void tellStart(const BattleFacts& facts, const State& state, Proceedings& proceedings)
{
    for (std::size_t i = 0; i < state.squadrons.size(); ++i) {
        const auto squadron = static_cast<SquadronNumber>(i);
        proceedings.tell("placed", "SQ-3.2", facts.of(squadron).side, squadron, noShip, [&] {
            const Base& base = baseOf(state, squadron);
            const TablePoint front = frontOf(base);
            return phrase("%1 starts in %2 at %3 from the west and %4 from the south, heading %5.",
                          given(facts.name(squadron)), given(wordsOf(at(state, squadron).formation)),
                          given(inchesOf(front.x)), given(inchesOf(front.y)), base.heading);
        });
    }
}

void beginTurn(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    ++state.turn;
    state.isSecond = false;
    for (Squadron& squadron : state.squadrons) {
        squadron.hasMoved = squadron.hasFought = squadron.mustTestMorale = false;
        squadron.signal = 0;
        squadron.target = noSquadron;
        squadron.wasRouting = squadron.status == Status::Routing;
    }
    rollEvent(facts, state, proceedings);
    if (endIfLeft(facts, state, false, proceedings))
        return;
    const int higher =
        higherOf(facts, state, true, "SQ-T2", phraseText("Who chooses to move first or second"), proceedings);
    state.phase = Phase::Initiative;
    state.side = static_cast<std::int8_t>(higher);
    proceedings.tell("initiative", "SQ-T2", higher, noShip, noShip,
                     [&] { return phrase("%1 chooses who moves first.", given(facts.sideName(higher))); });
}

void startMoves(const BattleFacts& facts, State& state, int side, bool isSecond, Proceedings& proceedings)
{
    state.phase = Phase::Moves;
    state.side = static_cast<std::int8_t>(side);
    state.isSecond = isSecond;
    state.hasBegun = false;
    state.signal = 0;
    proceedings.tell("moves", "SQ-T2", side, noShip, noShip, [&] {
        const GivenText name = given(facts.sideName(side));
        return isSecond ? phrase("%1 moves second.", name) : phrase("%1 moves first.", name);
    });
    testRaces(facts, state, side, proceedings);
}

bool canBeOrdered(const BattleFacts& facts, const State& state, SquadronNumber squadron)
{
    const Squadron& about = at(state, squadron);
    if (about.hasMoved)
        return false;
    return about.status == Status::Free
           || (about.status == Status::Engaged && !check(facts, state, BreakOff{squadron}));
}

bool hasAnybodyToOrder(const BattleFacts& facts, const State& state, int side)
{
    const auto i = static_cast<std::size_t>(side);
    for (SquadronNumber squadron = facts.first[i]; squadron < facts.first[i + 1]; ++squadron)
        if (canBeOrdered(facts, state, squadron))
            return true;
    return false;
}

bool concedes(const State& state, int side)
{
    return state.concedes[static_cast<std::size_t>(side)];
}

void endMoves(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    state.picked = noSquadron;
    state.pace = {};
    if (state.isSecond)
        state.phase = Phase::Targets;
    else
        startMoves(facts, state, 1 - state.side, true, proceedings);
}

/// Steps 5 to 7, and the next turn's first.
void endTurn(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    fightMelee(facts, state, proceedings);
    testAndRout(facts, state, proceedings);
    pursue(facts, state, proceedings);
    letConcede(facts, state, proceedings);
    if (endIfLeft(facts, state, true, proceedings))
        return;
    if (state.turn >= facts.turnLimit)
        endOnPoints(facts, state, proceedings);
    else
        beginTurn(facts, state, proceedings);
}

} // namespace

int rollForAlpha(const BattleFacts& facts, const State& state, Proceedings& proceedings)
{
    return higherOf(facts, state, false, "SQ-1.6", phraseText("Which fleet is alpha"), proceedings);
}

void beginBattle(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    tellStart(facts, state, proceedings);
    drawLossOrder(facts, state, proceedings);
    if (state.concedes[0] || state.concedes[1]) {
        letConcede(facts, state, proceedings);
        (void)endIfLeft(facts, state, false, proceedings);
        return;
    }
    beginTurn(facts, state, proceedings);
    goOn(facts, state, proceedings);
}

void goOn(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    for (;;) {
        switch (state.phase) {
        case Phase::Begin:
        case Phase::Deploy:
        case Phase::Over: return;
        case Phase::Initiative:
            if (!concedes(state, state.side))
                return;
            startMoves(facts, state, state.side, false, proceedings);
            break;
        case Phase::Path:
            if (!concedes(state, state.side))
                return;
            at(state, state.picked).hasMoved = true;
            state.phase = Phase::Moves;
            break;
        case Phase::Moves:
            if (!concedes(state, state.side) && hasAnybodyToOrder(facts, state, state.side))
                return;
            endMoves(facts, state, proceedings);
            break;
        case Phase::Targets:
            for (int side = 0; side < 2; ++side)
                if (nextToName(facts, state, side) != noSquadron)
                    return;
            endTurn(facts, state, proceedings);
            break;
        }
    }
}

Decisions decisionsOf(const BattleFacts& facts, const State& state)
{
    Decisions waiting;
    const auto add = [&](int side, int subject, bool isSecret) {
        Decision decision;
        decision.side = static_cast<std::int8_t>(side);
        decision.kind = static_cast<std::uint8_t>(state.phase);
        decision.subject = static_cast<std::int16_t>(subject);
        decision.secret = isSecret;
        waiting.add(decision);
    };
    switch (state.phase) {
    case Phase::Begin: add(0, noSquadron, false); break;
    case Phase::Deploy:
        for (int side = 0; side < 2; ++side)
            if (!state.ready[static_cast<std::size_t>(side)])
                add(side, noSquadron, true);
        break;
    case Phase::Initiative: add(state.side, noSquadron, false); break;
    case Phase::Moves: add(state.side, noSquadron, false); break;
    case Phase::Path: add(state.side, state.picked, false); break;
    case Phase::Targets:
        for (int side = 0; side < 2; ++side)
            if (const SquadronNumber squadron = nextToName(facts, state, side); squadron != noSquadron)
                add(side, squadron, true);
        break;
    case Phase::Over: break;
    }
    return waiting;
}

SquadronNumber nextToName(const BattleFacts& facts, const State& state, int side)
{
    if (concedes(state, side))
        return noSquadron;
    const auto i = static_cast<std::size_t>(side);
    for (SquadronNumber squadron = facts.first[i]; squadron < facts.first[i + 1]; ++squadron) {
        const Squadron& about = at(state, squadron);
        if (about.status != Status::Engaged || about.hasFought || about.target != noSquadron)
            continue;
        int choices = 0;
        for (const Link& link : state.links)
            choices += link.has(squadron) && mayFight(facts, state, squadron, link.other(squadron));
        if (choices > 1)
            return squadron;
    }
    return noSquadron;
}

Refusal check(const BattleFacts&, const State& state, const TakeTurn& order)
{
    if (state.phase != Phase::Initiative || order.side != state.side)
        return {"SQ-T2", refusalText("The side does not choose that now.")};
    return {};
}

Refusal check(const BattleFacts& facts, const State& state, const EndMoves& order)
{
    if (state.phase != Phase::Moves || order.side != state.side)
        return {"SQ-T2", refusalText("Its side does not move now.")};
    if (const SquadronNumber squadron = nextToObey(facts, state, state.side); squadron != noSquadron)
        return signalRefusal(facts, state, squadron);
    return {};
}

Refusal check(const BattleFacts& facts, const State& state, const NameTarget& order)
{
    if (!facts.isSquadron(order.squadron) || !facts.isSquadron(order.target))
        return {"SQ-12.1", refusalText("There is no such squadron.")};
    const Squadron& about = at(state, order.squadron);
    if (state.phase != Phase::Targets
        || nextToName(facts, state, facts.of(order.squadron).side) != order.squadron
        || about.target != noSquadron)
        return {"SQ-12.1", refusalText("%1 is not asked for its target now.", theShip)};
    if (!mayFight(facts, state, order.squadron, order.target))
        return {"SQ-12.1", refusalText("%1 is not in melee with %2 at its front.", theShip, theOther),
                refusalText("Name an enemy at its front.")};
    return {};
}

Refusal check(const BattleFacts& facts, const State& state, const Concede& order)
{
    if (order.side < 0 || order.side > 1)
        return {"SQ-14.3", refusalText("There is no such side.")};
    for (const Decision& decision : decisionsOf(facts, state))
        if (decision.side == order.side)
            return {};
    return {"SQ-14.3", refusalText("A side gives up when something of it is asked."),
            refusalText("Wait for it.")};
}

void perform(const BattleFacts& facts, State& state, const TakeTurn& order, Proceedings& proceedings)
{
    startMoves(facts, state, order.first ? order.side : 1 - order.side, false, proceedings);
}

void perform(const BattleFacts& facts, State& state, const EndMoves&, Proceedings& proceedings)
{
    endMoves(facts, state, proceedings);
}

void perform(const BattleFacts&, State& state, const NameTarget& order, Proceedings&)
{
    at(state, order.squadron).target = order.target;
}

void perform(const BattleFacts& facts, State& state, const Concede& order, Proceedings& proceedings)
{
    state.concedes[static_cast<std::size_t>(order.side)] = true;
    if (state.conceded < 0)
        state.conceded = order.side;
    proceedings.tell("conceded", "SQ-14.3", order.side, noShip, noShip,
                     [&] { return phrase("%1 gives the battle up.", given(facts.sideName(order.side))); });
    if (state.phase == Phase::Deploy) {
        state.ready = {true, true};
        beginBattle(facts, state, proceedings);
        return;
    }
}

} // namespace navarch::squadrons
