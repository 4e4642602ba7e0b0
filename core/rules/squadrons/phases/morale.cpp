// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/phases/morale.h"

#include <algorithm>
#include <utility>

#include "core/boards/free_table/arc.h"
#include "core/boards/free_table/overlap.h"
#include "core/boards/free_table/sweep.h"
#include "core/rules/squadrons/combat/order.h"
#include "core/rules/squadrons/combat/tests.h"
#include "core/rules/squadrons/geometry/mover.h"
#include "core/rules/squadrons/movement/strike.h"

namespace navarch::squadrons {

using free_table::fine;
using free_table::rounded;
using free_table::wayOf;

namespace {

/// Whether a router broke in melee with that one, pursued or no longer (SQ-13.2).
bool isLateOpponent(const State& state, SquadronNumber other, SquadronNumber router)
{
    return std::any_of(state.chases.begin(), state.chases.end(),
                       [&](const Chase& chase) { return chase.pursuer == other && chase.router == router; });
}

/// An unformed block turned where it is.
void turnTo(State& state, SquadronNumber squadron, Degrees heading)
{
    Base base = baseOf(state, squadron);
    base.heading = heading;
    put(state, squadron, base);
}

/// The way a router flees (SQ-13.2): at first from its opponents, then to its own base edge.
Degrees flightOf(const BattleFacts& facts, const State& state, SquadronNumber squadron)
{
    if (at(state, squadron).hasJustBroken)
        return at(state, squadron).flight;
    return facts.of(squadron).side == state.alpha ? 180 : 0;
}

/// Who lies in its way 6" deep is disordered, but for those it fought (SQ-13.2).
void disorderBehind(const BattleFacts& facts, State& state, SquadronNumber router, Proceedings& proceedings)
{
    const Base& base = baseOf(state, router);
    const Length half = (facts.figures.behind + tolerance) / 2; // exactly 6" is within them (SQ-1.3)
    const Base strip{rounded(fine(base.centre) + wayOf(base.heading, base.halfLength + half, 0)),
                     base.heading, base.halfWidth, half};
    for (std::size_t i = 0; i < state.squadrons.size(); ++i) {
        const auto other = static_cast<SquadronNumber>(i);
        if (other == router || !at(state, other).isOnTable() || isLateOpponent(state, other, router))
            continue;
        const std::span<const Base> bases = basesOf(state, other);
        if (std::any_of(bases.begin(), bases.end(),
                        [&](const Base& each) { return each.isPresent() && overlaps(strip, each); }))
            disorder(facts, state, other, "SQ-13.2", proceedings);
    }
}

bool overlapsFriend(const BattleFacts& facts, const State& state, const Mover& mover)
{
    for (std::size_t i = 0; i < state.bases.size() / mostStands && i < state.squadrons.size(); ++i) {
        const auto other = static_cast<SquadronNumber>(i);
        if (other == mover.squadron || areEnemies(facts, other, mover.squadron))
            continue;
        for (const Base& base : basesOf(state, other))
            if (base.isPresent() && overlaps(mover.base, base))
                return true;
    }
    return false;
}

/// The enemy a router's flight brought it up against loses nothing; it does a stand (SQ-13.5).
void runInto(const BattleFacts& facts, State& state, SquadronNumber router, SquadronNumber enemy,
             Proceedings& proceedings)
{
    loseHalves(facts, state, router, facts.figures.routContact, enemy, baseOf(state, enemy).centre);
    proceedings.tell("struck-in-flight", "SQ-13.5", facts.of(router).side, router, enemy, [&] {
        return phrase("%1 flees into %2 and loses a stand.", given(facts.name(router)),
                      given(facts.name(enemy)));
    });
    (void)removeDestroyed(facts, state, proceedings);
}

/// On the coast: saved or taken, by whose it is (SQ-13.3).
void beach(const BattleFacts& facts, State& state, SquadronNumber router, Proceedings& proceedings)
{
    const bool isTaken = facts.coastHolder == 1 - facts.of(router).side;
    leave(facts, state, router, isTaken ? Leaving::Captured : Leaving::Fled);
    proceedings.tell("beached", "SQ-13.3", facts.of(router).side, router, noShip, [&] {
        const GivenText name = given(facts.name(router));
        return isTaken ? phrase("%1 runs ashore on a hostile coast and is taken.", name)
                       : phrase("%1 runs ashore and is safe.", name);
    });
}

void flee(const BattleFacts& facts, State& state, SquadronNumber router, Proceedings& proceedings)
{
    turnTo(state, router, flightOf(facts, state, router));
    at(state, router).hasJustBroken = false;
    disorderBehind(facts, state, router, proceedings);
    const int rolled = averageDice(facts, 2, proceedings, "SQ-13.2", phraseText("How far it flees"));
    proceedings.tell("flees", "SQ-13.2", facts.of(router).side, router, noShip,
                     [&] { return phrase("%1 flees %2\".", given(facts.name(router)), rolled); });
    const Length asked = rolled * inch;
    constexpr Length onward = inch / 10;
    Mover mover = moverOf(facts, state, router);
    const Obstacles obstacles(facts, state, mover, asked + 24 * inch, Passes::Friends);
    Leg leg = goAhead(mover, asked, obstacles);
    // Through friends, and on until clear of them.
    for (int more = 0; more < 240 && leg.touched.isEmpty() && !mover.isOver(facts.table())
                       && overlapsFriend(facts, state, mover);
         ++more)
        leg = goAhead(mover, onward, obstacles);
    settle(facts, state, mover);
    if (mover.isOver(facts.table())) {
        leave(facts, state, router, Leaving::Fled);
        proceedings.tell("left", "SQ-13.3", facts.of(router).side, router, noShip,
                         [&] { return phrase("%1 flees from the sea.", given(facts.name(router))); });
        return;
    }
    if (leg.touched.isEmpty())
        return;
    const SquadronNumber met = obstacles.ownerOf(leg.touched.first());
    if (met == Obstacles::land)
        beach(facts, state, router, proceedings);
    else
        runInto(facts, state, router, met, proceedings);
}

/// Those who were routing when the turn began and have no enemy near test at once, from how all stood (SQ-13.4, 1.4): who
/// rallies is an enemy near to nobody's test. `dealt` keeps who tests, and who passed.
template <class IsKatastrophe>
void rally(const BattleFacts& facts, State& state, IsKatastrophe&& katastrophe, Proceedings& proceedings)
{
    constexpr std::int8_t testing = 1;
    constexpr std::int8_t passed = 2;
    forAllByAlpha(facts, state, [&](SquadronNumber squadron) {
        Squadron& about = at(state, squadron);
        about.dealt = about.status == Status::Routing && about.wasRouting
                              && !isNearEnemy(facts, state, squadron, facts.figures.rally)
                          ? testing
                          : std::int8_t{0};
    });
    forAllByAlpha(facts, state, [&](SquadronNumber squadron) {
        if (at(state, squadron).dealt == testing
            && testMorale(facts, state, squadron, katastrophe(squadron), false, proceedings))
            at(state, squadron).dealt = passed;
    });
    forAllByAlpha(facts, state, [&](SquadronNumber squadron) {
        if (std::exchange(at(state, squadron).dealt, std::int8_t{0}) != passed)
            return;
        at(state, squadron).status = Status::Free;
        std::erase_if(state.chases, [&](const Chase& each) { return each.router == squadron; });
        proceedings.tell("rallied", "SQ-13.4", facts.of(squadron).side, squadron, noShip,
                         [&] { return phrase("%1 rallies.", given(facts.name(squadron))); });
    });
}

/// The nearest squadron that it broke and that still flees, or noSquadron.
SquadronNumber quarryOf(const State& state, SquadronNumber pursuer)
{
    SquadronNumber quarry = noSquadron;
    Length least = 0;
    for (const Chase& chase : state.chases) {
        if (chase.pursuer != pursuer || chase.hasEnded || at(state, chase.router).status != Status::Routing)
            continue;
        const Length gap = gapOf(state, pursuer, chase.router);
        if (quarry == noSquadron || gap < least || (gap == least && chase.router < quarry)) {
            quarry = chase.router;
            least = gap;
        }
    }
    return quarry;
}

void stopPursuit(const BattleFacts& facts, State& state, SquadronNumber squadron, Proceedings& proceedings)
{
    endChasesOf(state, squadron);
    if (at(state, squadron).status != Status::Pursuing)
        return;
    at(state, squadron).status = Status::Free;
    proceedings.tell("stops", "SQ-13.8", facts.of(squadron).side, squadron, noShip,
                     [&] { return phrase("%1 gives up its pursuit.", given(facts.name(squadron))); });
}

void chase(const BattleFacts& facts, State& state, SquadronNumber pursuer, Proceedings& proceedings)
{
    const SquadronNumber quarry = quarryOf(state, pursuer);
    if (quarry == noSquadron) {
        stopPursuit(facts, state, pursuer, proceedings);
        return;
    }
    turnTo(state, pursuer,
           free_table::bearingOf(baseOf(state, pursuer).centre, baseOf(state, quarry).centre));
    const int rolled = averageDice(facts, 1, proceedings, "SQ-13.8", phraseText("How far it pursues"));
    const Length asked = rolled * inch - facts.figures.unformedLess;
    const Mover start = moverOf(facts, state, pursuer);
    Mover mover = start;
    const Obstacles obstacles(facts, state, mover, asked + inch);
    const Length way = wayToEdge(facts, mover.base, mover.base.heading, asked);
    const Leg leg = goAhead(mover, way, obstacles);
    settle(facts, state, mover);
    proceedings.tell("pursues", "SQ-13.8", facts.of(pursuer).side, pursuer, quarry, [&] {
        return phrase("%1 pursues %2.", given(facts.name(pursuer)), given(facts.name(quarry)));
    });
    for (const std::int32_t index : leg.touched) {
        const SquadronNumber met = obstacles.ownerOf(index);
        if (met == Obstacles::land || !areEnemies(facts, pursuer, met))
            continue;
        if (const auto struck = strikeOn(state, mover, met)) {
            strike(facts, state, pursuer, *struck, {Intent::Engage, false, false, start}, proceedings);
            return;
        }
    }
}

} // namespace

void rout(const BattleFacts& facts, State& state, SquadronNumber squadron, Proceedings& proceedings)
{
    // From the mean of its opponents' centres; the sum is kept whole, so that the mean is not rounded before it is used.
    std::int64_t x = 0;
    std::int64_t y = 0;
    int count = 0;
    for (const Link& link : state.links) {
        if (!link.has(squadron))
            continue;
        const SquadronNumber other = link.other(squadron);
        x += baseOf(state, other).centre.x;
        y += baseOf(state, other).centre.y;
        ++count;
        // Who broke at the same time pursues nobody.
        state.chases.push_back({other, squadron, !at(state, other).isStanding()});
    }
    Squadron& about = at(state, squadron);
    const TablePoint centre = baseOf(state, squadron).centre;
    if (count > 0) {
        const TablePoint mean{static_cast<Length>(x / count), static_cast<Length>(y / count)};
        about.flight = static_cast<std::int16_t>(free_table::bearingOf(mean, centre));
        about.hasJustBroken = true;
    }
    endChasesOf(state, squadron);
    becomeUnformed(facts, state, squadron);
    unlink(facts, state, squadron, true);
    endRaceOf(state, squadron);
    about.status = Status::Routing;
    proceedings.tell("routs", "SQ-13.1", facts.of(squadron).side, squadron, noShip,
                     [&] { return phrase("%1 breaks and flees.", given(facts.name(squadron))); });
}

void testAndRout(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    const std::array<bool, 2> ofFleet{isKatastrophe(facts, state, facts.first[0]),
                                      isKatastrophe(facts, state, facts.first[1])};
    const bool isByFleet = facts.options.katastrophe == Katastrophe::HalfTheFleet;
    const auto katastrophe = [&](SquadronNumber squadron) {
        return isByFleet ? ofFleet[static_cast<std::size_t>(facts.of(squadron).side)]
                         : isKatastrophe(facts, state, squadron);
    };
    // All test on the state before; `dealt` keeps who failed until then.
    forAllByAlpha(facts, state, [&](SquadronNumber squadron) {
        Squadron& about = at(state, squadron);
        if (about.mustTestMorale && about.isStanding()
            && !testMorale(facts, state, squadron, katastrophe(squadron), false, proceedings))
            about.dealt = -1;
        about.mustTestMorale = false;
    });
    // First all are known to have broken: who broke at once pursues nobody.
    forAllByAlpha(facts, state, [&](SquadronNumber squadron) {
        if (at(state, squadron).dealt < 0)
            at(state, squadron).status = Status::Routing;
    });
    forAllByAlpha(facts, state, [&](SquadronNumber squadron) {
        if (at(state, squadron).dealt < 0)
            rout(facts, state, squadron, proceedings);
        at(state, squadron).dealt = 0;
    });
    if (facts.options.rally)
        rally(facts, state, katastrophe, proceedings);
    forAllByAlpha(facts, state, [&](SquadronNumber squadron) {
        if (at(state, squadron).status == Status::Routing)
            flee(facts, state, squadron, proceedings);
    });
}

void pursue(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    constexpr std::int8_t passed = 1; // kept in `dealt` until all have tested
    constexpr std::int8_t failed = -1;
    const std::array<bool, 2> ofFleet{isKatastrophe(facts, state, facts.first[0]),
                                      isKatastrophe(facts, state, facts.first[1])};
    const bool isByFleet = facts.options.katastrophe == Katastrophe::HalfTheFleet;
    forAllByAlpha(facts, state, [&](SquadronNumber squadron) {
        Squadron& about = at(state, squadron);
        if (!about.isStanding())
            return;
        if (isLinked(state, squadron) || quarryOf(state, squadron) == noSquadron) {
            stopPursuit(facts, state, squadron, proceedings);
            return;
        }
        const bool katastrophe = isByFleet ? ofFleet[static_cast<std::size_t>(facts.of(squadron).side)]
                                           : isKatastrophe(facts, state, squadron);
        about.dealt = testMorale(facts, state, squadron, katastrophe, true, proceedings) ? passed : failed;
    });
    forAllByAlpha(facts, state, [&](SquadronNumber squadron) {
        Squadron& about = at(state, squadron);
        if (about.dealt == passed) {
            stopPursuit(facts, state, squadron, proceedings);
        } else if (about.dealt == failed) {
            becomeUnformed(facts, state, squadron);
            about.status = Status::Pursuing;
        }
        about.dealt = 0;
    });
    forAllByAlpha(facts, state, [&](SquadronNumber squadron) {
        if (at(state, squadron).status == Status::Pursuing)
            chase(facts, state, squadron, proceedings);
    });
}

} // namespace navarch::squadrons
