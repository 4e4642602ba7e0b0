// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/movement/tricks.h"

#include <algorithm>
#include <cstdlib>

#include "core/boards/free_table/sweep.h"
#include "core/rules/squadrons/combat/melee.h"
#include "core/rules/squadrons/combat/order.h"
#include "core/rules/squadrons/combat/tests.h"

namespace navarch::squadrons {

using free_table::fine;
using free_table::headingOf;
using free_table::rounded;
using free_table::wayOf;

namespace {

/// A footprint of epi mias by its front's middle, `ahead` of a base's front and `aside` of its middle.
Base epiMiasFrom(const BattleFacts& facts, const Base& base, Length ahead, Length aside, Degrees heading,
                 int stands)
{
    const TablePoint front = rounded(fine(base.centre) + wayOf(base.heading, base.halfLength + ahead, aside));
    return baseAt(front, heading, footprintOf(Formation::EpiMias, stands, facts.stand()));
}

/// Ships turning at once keep their footprint: what was its width is its length.
Base turnedByShips(const Base& base, Degrees heading)
{
    return {base.centre, heading, base.halfLength, base.halfWidth};
}

void meet(const BattleFacts& facts, State& state, SquadronNumber attacker, SquadronNumber defender, Side side,
          TablePoint place, Proceedings& proceedings)
{
    link(facts, state, {attacker, defender, side, place}, proceedings);
    at(state, attacker).hasMoved = true;
}

/// Who was held up by whom: the attacker lies on the defender's front and both fight.
void holdAndFight(const BattleFacts& facts, State& state, SquadronNumber attacker, SquadronNumber defender,
                  Proceedings& proceedings)
{
    meet(facts, state, attacker, defender, Side::Front, frontOf(baseOf(state, defender)), proceedings);
    fightAtOnce(facts, state, attacker, defender, proceedings);
}

/// Puts an attacker into epi mias on the front it has squared up to, when there is room.
void spreadOnFront(const BattleFacts& facts, State& state, SquadronNumber attacker)
{
    const Base& now = baseOf(state, attacker);
    const Base wide =
        baseAt(frontOf(now), now.heading,
               footprintOf(Formation::EpiMias, standsOf(facts, state, attacker), facts.stand()));
    if (isRoomFor(facts, state, wide, attacker))
        takeFormation(state, attacker, Formation::EpiMias, wide);
}

/// Both succeed in a diekplous: beyond, else before the front, else back where it began (SQ-10.4).
void passThrough(const BattleFacts& facts, State& state, SquadronNumber attacker, SquadronNumber defender,
                 const Mover& start, Intent intent, Proceedings& proceedings)
{
    const Base enemy = baseOf(state, defender);
    const int stands = standsOf(facts, state, attacker);
    const Formation formation =
        intent == Intent::Diekplous ? Formation::EpiMias : at(state, attacker).formation;
    const Footprint footprint = footprintOf(formation, stands, facts.stand());
    const auto placed = [&](Length ahead, Degrees heading) {
        return baseAt(rounded(fine(enemy.centre) + wayOf(enemy.heading, enemy.halfLength + ahead, 0)),
                      heading, footprint);
    };
    const Base beyond = placed(-2 * enemy.halfLength - facts.figures.beyond, enemy.heading);
    const Base before = placed(facts.figures.beyond, headingOf(enemy.heading + 180));
    if (!facts.options.diekplousInFront && isRoomFor(facts, state, beyond, attacker))
        takeFormation(state, attacker, formation, beyond);
    else if (isRoomFor(facts, state, before, attacker))
        takeFormation(state, attacker, formation, before);
    else
        settle(facts, state, start);
    at(state, attacker).hasMoved = true;
    proceedings.tell("diekplous", "SQ-T5", facts.of(attacker).side, attacker, defender, [&] {
        return phrase("%1 and %2 pass without a blow.", given(facts.name(attacker)),
                      given(facts.name(defender)));
    });
}

/// How far two columns can row side by side (SQ-11.4).
Length roomToRow(const BattleFacts& facts, const State& state, const Race& race, Length distance)
{
    for (const SquadronNumber squadron : {race.attacker, race.defender}) {
        const SquadronNumber other = squadron == race.attacker ? race.defender : race.attacker;
        const Mover mover = moverOf(facts, state, squadron);
        const Obstacles obstacles(facts, state, mover, distance + inch, Passes::Nobody, other);
        const auto step =
            free_table::moveStraight(mover.base, mover.base.heading, distance, obstacles.bases());
        // A little short of whoever bars it: the place is rounded.
        distance = std::min(distance, step.isStopped() ? std::max(0, step.distance - 2) : step.distance);
        distance = std::min(distance, wayToEdge(facts, mover.base, mover.base.heading, distance));
    }
    return distance;
}

/// Both turn towards offshore into columns and row side by side, or, without room, meet (SQ-T6, 11.4).
void row(const BattleFacts& facts, State& state, const Race& race, int dice, Proceedings& proceedings)
{
    const Degrees towards = headingOf(race.defenderHeading + 90 * race.offshore);
    for (const SquadronNumber squadron : {race.attacker, race.defender}) {
        takeFormation(state, squadron, Formation::EpiKeras, turnedByShips(baseOf(state, squadron), towards));
        at(state, squadron).status = Status::Running;
    }
    const Length asked =
        averageDice(facts, dice, proceedings, "SQ-T6", phraseText("How far both columns row")) * inch;
    const Length distance = roomToRow(facts, state, race, asked);
    if (distance < facts.figures.shortOfRoom) {
        for (const bool isAttacker : {true, false}) {
            const SquadronNumber squadron = isAttacker ? race.attacker : race.defender;
            takeFormation(state, squadron, Formation::EpiMias,
                          turnedByShips(baseOf(state, squadron),
                                        isAttacker ? race.attackerHeading : race.defenderHeading));
        }
        endRaceOf(state, race.attacker);
        proceedings.tell(
            "race-ends", "SQ-11.4", facts.of(race.attacker).side, race.attacker, race.defender, [&] {
                return phrase("%1 has no room to row beside %2.", given(facts.name(race.attacker)),
                              given(facts.name(race.defender)));
            });
        meet(facts, state, race.attacker, race.defender, Side::Front, frontOf(baseOf(state, race.defender)),
             proceedings);
        return;
    }
    for (const SquadronNumber squadron : {race.attacker, race.defender}) {
        Base base = baseOf(state, squadron);
        base.centre = rounded(fine(base.centre) + wayOf(towards, distance, 0));
        put(state, squadron, base);
        at(state, squadron).hasMoved = true;
    }
    proceedings.tell("race", "SQ-T6", facts.of(race.attacker).side, race.attacker, race.defender, [&] {
        return phrase("%1 and %2 row side by side, %3\".", given(facts.name(race.attacker)),
                      given(facts.name(race.defender)), distance / inch);
    });
}

/// One test of a race, the first or a later one (SQ-T6).
void testRace(const BattleFacts& facts, State& state, Race race, Proceedings& proceedings)
{
    const SquadronNumber attacker = race.attacker;
    const SquadronNumber defender = race.defender;
    const TrickRoll rolled = rollTrick(facts, state, attacker, defender, "SQ-T6", proceedings);
    const Base beside =
        besideOf(facts, baseOf(state, defender), standsOf(facts, state, attacker), race.offshore);
    const bool isClear = isRoomFor(facts, state, beside, attacker, defender);
    at(state, attacker).hasMoved = true;
    if (rolled.attacker && !rolled.defender && isClear) {
        takeFormation(state, attacker, Formation::EpiMias, beside);
        proceedings.tell("periplous", "SQ-T6", facts.of(attacker).side, attacker, defender, [&] {
            return phrase("%1 rounds %2 and takes it in the flank.", given(facts.name(attacker)),
                          given(facts.name(defender)));
        });
        meet(facts, state, attacker, defender, Side::Flank, frontOf(beside), proceedings);
        fightAtOnce(facts, state, attacker, defender, proceedings);
        return;
    }
    if (rolled.defender && !rolled.attacker) {
        endRaceOf(state, attacker);
        disorder(facts, state, attacker, "SQ-T6", proceedings);
        holdAndFight(facts, state, attacker, defender, proceedings);
        return;
    }
    const bool neither = !rolled.attacker && !rolled.defender;
    race.turn = state.turn;
    if (!raceOf(state, attacker))
        state.races.push_back(race);
    else
        *std::find_if(state.races.begin(), state.races.end(),
                      [&](const Race& each) { return each.attacker == attacker; }) = race;
    if (neither)
        for (const SquadronNumber squadron : {attacker, defender})
            disorder(facts, state, squadron, "SQ-T6", proceedings);
    row(facts, state, race, neither ? 1 : 2, proceedings);
}

} // namespace

Base behindOf(const BattleFacts& facts, const Base& defender, int stands)
{
    return epiMiasFrom(facts, defender, -2 * defender.halfLength, 0, defender.heading, stands);
}

Base besideOf(const BattleFacts& facts, const Base& defender, int stands, int offshore)
{
    return epiMiasFrom(facts, defender, -defender.halfLength, offshore * defender.halfWidth,
                       headingOf(defender.heading - 90 * offshore), stands);
}

int offshoreOf(const BattleFacts& facts, const State& state, const Base& defender)
{
    const auto shore = shoreOf(facts, state);
    if (!shore)
        return 0;
    const auto fromShore = [&](int side) {
        const TablePoint middle =
            rounded(fine(defender.centre) + wayOf(defender.heading, 0, side * defender.halfWidth));
        return shore == free_table::TableEdge::Left   ? middle.x
               : shore == free_table::TableEdge::Near ? middle.y
                                                      : facts.figures.depth - middle.y;
    };
    const Length right = fromShore(1);
    const Length left = fromShore(-1);
    if (std::abs(right - left) < facts.figures.shoreTie)
        return 0;
    return right > left ? 1 : -1;
}

Refusal trickRefusal(const BattleFacts& facts, const State& state, SquadronNumber attacker, Intent intent)
{
    const Squadron& about = at(state, attacker);
    if (isDiekplous(intent)) {
        if (about.formation != Formation::EpiPollon)
            return {"SQ-10.1", refusalText("Needs epi pollon."), refusalText("Form epi pollon first.")};
        if (facts.of(attacker).training == Training::Green)
            return {"SQ-10.1", refusalText("Green crews cannot."), refusalText("Engage.")};
        if (about.disordered)
            return {"SQ-10.1", refusalText("%1 is disordered.", theShip), refusalText("Re-form first.")};
    }
    if (isPeriplous(intent)) {
        if (about.formation != Formation::EpiMias)
            return {"SQ-11.1", refusalText("Needs epi mias."), refusalText("Form epi mias first.")};
        if (about.disordered)
            return {"SQ-11.1", refusalText("%1 is disordered.", theShip), refusalText("Re-form first.")};
    }
    return {};
}

Refusal trickRefusal(const BattleFacts& facts, const State& state, const Mover* squared, const Strike& strike,
                     Intent intent)
{
    const Squadron& enemy = at(state, strike.struck);
    if (enemy.formation != Formation::EpiMias)
        return Refusal{"SQ-10.1", refusalText("%1 is not in epi mias.", theOther), refusalText("Engage.")}.by(
            strike.struck);
    if (enemy.status != Status::Free)
        return Refusal{"SQ-10.2", refusalText("%1 is in melee.", theOther), refusalText("Engage.")}.by(
            strike.struck);
    if (strike.at != Side::Front || !squared)
        return Refusal{"SQ-10.2", refusalText("Not the front of %1.", theOther),
                       refusalText("Engage, or come at its front.")}
            .by(strike.struck);
    if (isDiekplous(intent)) {
        if (!isRoomFor(facts, state, behindOf(facts, strike.target, squared->stands), squared->squadron,
                       strike.struck))
            return Refusal{"SQ-10.2", refusalText("No room behind %1.", theOther), refusalText("Engage.")}.by(
                strike.struck);
        return {};
    }
    const int shore = offshoreOf(facts, state, strike.target);
    const int offshore = shore != 0 ? shore : intent == Intent::PeriplousRight ? 1 : -1;
    if (!isRoomFor(facts, state, besideOf(facts, strike.target, squared->stands, offshore), squared->squadron,
                   strike.struck))
        return Refusal{"SQ-11.1", refusalText("No room on the offshore flank of %1.", theOther),
                       refusalText("Engage.")}
            .by(strike.struck);
    return {};
}

void diekplous(const BattleFacts& facts, State& state, const Strike& strike, const Mover& start,
               SquadronNumber attacker, Intent intent, Proceedings& proceedings)
{
    const SquadronNumber defender = strike.struck;
    const TrickRoll rolled = rollTrick(facts, state, attacker, defender, "SQ-T5", proceedings);
    if (rolled.attacker && rolled.defender) {
        passThrough(facts, state, attacker, defender, start, intent, proceedings);
    } else if (rolled.attacker) {
        const Base behind = behindOf(facts, strike.target, standsOf(facts, state, attacker));
        takeFormation(state, attacker, Formation::EpiMias, behind);
        proceedings.tell("diekplous", "SQ-T5", facts.of(attacker).side, attacker, defender, [&] {
            return phrase("%1 breaks through %2 and takes it in the rear.", given(facts.name(attacker)),
                          given(facts.name(defender)));
        });
        meet(facts, state, attacker, defender, Side::Rear, frontOf(behind), proceedings);
        fightAtOnce(facts, state, attacker, defender, proceedings);
    } else {
        if (!rolled.defender) {
            spreadOnFront(facts, state, attacker);
            disorder(facts, state, defender, "SQ-T5", proceedings);
        }
        disorder(facts, state, attacker, "SQ-T5", proceedings);
        holdAndFight(facts, state, attacker, defender, proceedings);
    }
}

void periplous(const BattleFacts& facts, State& state, const Strike& strike, SquadronNumber attacker,
               Intent intent, Proceedings& proceedings)
{
    const int shore = offshoreOf(facts, state, strike.target);
    Race race;
    race.attacker = attacker;
    race.defender = strike.struck;
    race.offshore = static_cast<std::int8_t>(shore != 0 ? shore : intent == Intent::PeriplousRight ? 1 : -1);
    race.attackerHeading = static_cast<std::int16_t>(baseOf(state, attacker).heading);
    race.defenderHeading = static_cast<std::int16_t>(baseOf(state, strike.struck).heading);
    testRace(facts, state, race, proceedings);
}

void testRaces(const BattleFacts& facts, State& state, int side, Proceedings& proceedings)
{
    // Races end and others are added behind while they are tested: each is found anew.
    for (;;) {
        const auto found = std::find_if(state.races.begin(), state.races.end(), [&](const Race& race) {
            return facts.of(race.attacker).side == side && race.turn < state.turn;
        });
        if (found == state.races.end())
            return;
        const Race race = *found;
        for (const bool isAttacker : {true, false}) {
            const SquadronNumber squadron = isAttacker ? race.attacker : race.defender;
            takeFormation(state, squadron, Formation::EpiMias,
                          turnedByShips(baseOf(state, squadron),
                                        isAttacker ? race.attackerHeading : race.defenderHeading));
            at(state, squadron).status = Status::Running;
        }
        testRace(facts, state, race, proceedings);
    }
}

} // namespace navarch::squadrons
