// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/combat/boarding.h"

#include <algorithm>

#include "core/rules/salamis_ad_actium/losses/crew_test.h"
#include "core/rules/salamis_ad_actium/losses/losses.h"
#include "core/rules/salamis_ad_actium/movement/sight.h"

namespace navarch::salamis {

namespace {

ShipNumber opponentOf(const Contact& contact, ShipNumber ship)
{
    return contact.a == ship ? contact.b : contact.a;
}

/// +1 or -1: how a contact writes this ship.
std::int8_t endOf(const Contact& contact, ShipNumber ship)
{
    return contact.a == ship ? 1 : -1;
}

/// It lies still by itself, or is held by somebody else: that the two touch makes nobody stationary here.
bool isStillFor(const BattleFacts& facts, const State& state, ShipNumber target, ShipNumber ship)
{
    if (facts.of(target).isWall || isDrifting(facts, state, target))
        return true;
    return std::any_of(state.contacts.begin(), state.contacts.end(), [&](const Contact& contact) {
        return (contact.a == target && contact.b != ship) || (contact.b == target && contact.a != ship);
    });
}

struct Round {
    int hits = 0;
    int units = 0;
};

Round rollUnits(const BattleFacts& facts, const State& state, ShipNumber ship, const Contact& contact,
                Proceedings& proceedings)
{
    const BoardingForce force = forceOf(facts, state, ship);
    const HitsFrom from = hitsFrom(facts, state, ship);
    const int all = fightModifiers(facts, state, ship, contact).tellTo(proceedings);
    const int tower = facts.figures.house.boardTower;
    int heights = heightsOf(facts, state, ship);
    if (heights > 0 && force.units() > 0)
        proceedings.modifier("SA-8.2", phraseText("Tower or platform, a unit each"), tower);
    Round round;
    const auto roll = [&](int units, int needed, std::string_view what) {
        for (int i = 0; i < units; ++i) {
            const int more = heights-- > 0 ? tower : 0;
            const bool hit = proceedings.d10("SA-8.2", what) + all + more >= needed;
            proceedings.settle(hit ? phraseText("hit") : phraseText("miss"));
            round.hits += hit ? 1 : 0;
        }
        round.units += units;
    };
    roll(force.heavyMarines, from.heavyMarine, phraseText("Heavy marine"));
    roll(force.marines, from.marine, phraseText("Marine"));
    roll(force.archers, from.archer, phraseText("Archer"));
    roll(force.militia, from.militia, phraseText("Militia"));
    proceedings.tell("boarding", "SA-8.2", holderOf(state, ship), ship, opponentOf(contact, ship), [&] {
        return phrase("%1 fights %2 with %3: %4.", facts.called(ship),
                      facts.called(opponentOf(contact, ship)), phraseN("{a unit|%n units}", round.units),
                      phraseN("{a hit|%n hits}", round.hits));
    });
    return round;
}

/// Hits take militia, archers, marines, heavy marines, in that order.
void removeUnits(const BattleFacts& facts, State& state, ShipNumber ship, int hits)
{
    Ship& her = shipOf(state, ship);
    int militia = forceOf(facts, state, ship).militia;
    for (; hits > 0; --hits) {
        if (militia > 0) {
            --militia;
            if (her.prizeMilitia > 0)
                --her.prizeMilitia;
            else
                ++her.militiaLost;
        } else if (her.archers > 0) {
            --her.archers;
        } else if (her.marines > 0) {
            --her.marines;
        } else if (her.heavyMarines > 0) {
            --her.heavyMarines;
        } else {
            return;
        }
    }
}

/// After a round: whether `ship` is `enemy`'s now.
bool isTaken(const BattleFacts& facts, State& state, ShipNumber ship, ShipNumber enemy,
             Proceedings& proceedings)
{
    const int own = forceOf(facts, state, ship).units();
    const int theirs = forceOf(facts, state, enemy).units();
    if (theirs == 0)
        return false;
    if (own == 0) {
        capture(facts, state, enemy, ship);
        proceedings.tell("captured", "SA-8.3", holderOf(state, enemy), enemy, ship,
                         [&] { return phrase("%1 takes %2.", facts.called(enemy), facts.called(ship)); });
        return true;
    }
    if (theirs < own * facts.figures.house.surrenderOdds)
        return false;
    const bool holds =
        passesCrewTest(facts, state, ship, 0, "SA-8.3", phraseText("Outnumbered three to one"), proceedings);
    if (!holds)
        capture(facts, state, enemy, ship);
    proceedings.tell(holds ? "holds-out" : "surrendered", "SA-8.3", holderOf(state, enemy), enemy, ship, [&] {
        return holds ? phrase("%1 fights on against the odds.", facts.called(ship))
                     : phrase("%1 surrenders to %2.", facts.called(ship), facts.called(enemy));
    });
    return !holds;
}

void fight(const BattleFacts& facts, State& state, std::size_t index, Proceedings& proceedings)
{
    const Contact contact = state.contacts[index];
    if (holderOf(state, contact.a) == holderOf(state, contact.b)) {
        state.contacts[index].grappled = false;
        return;
    }
    const Round first = rollUnits(facts, state, contact.a, contact, proceedings);
    const Round second = rollUnits(facts, state, contact.b, contact, proceedings);
    if (first.units + second.units == 0)
        return;
    removeUnits(facts, state, contact.a, second.hits);
    removeUnits(facts, state, contact.b, first.hits);
    state.contacts[index].wasFought = true;
    if (!isTaken(facts, state, contact.a, contact.b, proceedings))
        isTaken(facts, state, contact.b, contact.a, proceedings);
}

/// The least of its fighters goes over; militia only when there is nobody else.
void leavePrizeCrew(const BattleFacts& facts, State& state, ShipNumber captor, ShipNumber prize)
{
    Ship& from = shipOf(state, captor);
    Ship& to = shipOf(state, prize);
    for (std::int8_t Ship::*unit : {&Ship::archers, &Ship::marines, &Ship::heavyMarines}) {
        if (from.*unit > 0) {
            --(from.*unit);
            ++(to.*unit);
            return;
        }
    }
    if (forceOf(facts, state, captor).militia == 0)
        return;
    if (from.prizeMilitia > 0)
        --from.prizeMilitia;
    else
        ++from.militiaLost;
    ++to.prizeMilitia;
}

} // namespace

BoardingForce forceOf(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    const ShipFacts& her = facts.of(ship);
    const Ship& now = shipOf(state, ship);
    const HouseFigures& house = facts.figures.house;
    BoardingForce force{now.heavyMarines, now.marines, now.archers, now.prizeMilitia};
    if (!her.isWall && now.holder == her.side)
        force.militia =
            std::max(0, now.oars / (her.fit.fightingOars ? house.fightingOarsOars : house.militiaOars)
                            - now.militiaLost);
    return force;
}

HitsFrom hitsFrom(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    const HouseFigures& house = facts.figures.house;
    const bool fightingOars = facts.of(ship).fit.fightingOars && holderOf(state, ship) == facts.of(ship).side;
    return {house.heavyMarineHit, house.marineHit, house.archerHit,
            fightingOars ? house.fightingOarsHit : house.militiaHit};
}

Modifiers grapplingModifiers(const BattleFacts& facts, const State& state, ShipNumber ship,
                             const Contact& contact)
{
    const HouseFigures& house = facts.figures.house;
    const ShipNumber target = opponentOf(contact, ship);
    Modifiers modifiers;
    if (facts.of(ship).fit.ferreaManus > 0)
        modifiers.add("SA-8.1", phraseText("Ferrea manus"), house.grappleFerreaManus);
    if (isStillFor(facts, state, target, ship))
        modifiers.add("SA-8.1", phraseText("Target stationary"), house.grappleStill);
    if (contact.raked)
        modifiers.add("SA-7.6.3", phraseText("After a rake"), house.grappleRake);
    if (contact.isRam() && shipOf(state, target).damage >= Damage::Severe)
        modifiers.add("SA-8.1", phraseText("Ram contact with a crippled ship"), house.grappleCrippled);
    return modifiers;
}

bool resolveGrapple(const BattleFacts& facts, State& state, ShipNumber ship, ShipNumber target,
                    Proceedings& proceedings)
{
    const auto found =
        std::find_if(state.contacts.begin(), state.contacts.end(), [&](const Contact& contact) {
            return (contact.a == ship && contact.b == target) || (contact.a == target && contact.b == ship);
        });
    if (found == state.contacts.end())
        return false;
    const ShipFit& fit = facts.of(ship).fit;
    const bool byCorvus = fit.corvi > 0;
    const bool holds = byCorvus
                       || rollCrewTest(facts, state, ship, grapplingModifiers(facts, state, ship, *found),
                                       "SA-8.1", phraseText("Grapple"), proceedings)
                              .passed;
    if (holds) {
        found->grappled = true;
        found->grappledBy = endOf(*found, ship);
        found->hooked = byCorvus || fit.ferreaManus > 0;
        found->corvusOf = byCorvus ? endOf(*found, ship) : std::int8_t{0};
        found->wasFought = false;
    }
    proceedings.tell(holds ? "grappled" : "grapple-failed", "SA-8.1", holderOf(state, ship), ship, target,
                     [&] {
                         const Phrase who = facts.called(ship);
                         const Phrase whom = facts.called(target);
                         return !holds     ? phrase("%1 fails to grapple %2.", who, whom)
                                : byCorvus ? phrase("%1 drops a corvus on %2.", who, whom)
                                           : phrase("%1 grapples %2.", who, whom);
                     });
    return holds;
}

Modifiers fightModifiers(const BattleFacts& facts, const State& state, ShipNumber ship,
                         const Contact& contact)
{
    const HouseFigures& house = facts.figures.house;
    const ShipFacts& her = facts.of(ship);
    const Ship& now = shipOf(state, ship);
    const std::int8_t end = endOf(contact, ship);
    Modifiers modifiers;
    if (now.holder == her.side)
        modifiers.add("SA-8.2", phraseText("Crew quality"), her.crewModifier());
    if (contact.corvusOf == end && !contact.wasFought)
        modifiers.add("SA-8.2", phraseText("First round across the corvus"), house.boardCorvus);
    const ShipFacts& other = facts.of(opponentOf(contact, ship));
    if (contact.grappledBy == end && !other.isWall && other.fit.size - her.fit.size >= house.boardLargerBy)
        modifiers.add("SA-8.2", phraseText("Boarding a larger ship"), house.boardLarger);
    if (now.stung)
        modifiers.add("SA-6.7", phraseText("Bees aboard"), house.bees);
    return modifiers;
}

void fightBoardings(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    for (std::size_t i = 0; i < state.contacts.size(); ++i)
        if (state.contacts[i].grappled)
            fight(facts, state, i, proceedings);
}

void capture(const BattleFacts& facts, State& state, ShipNumber captor, ShipNumber prize)
{
    const std::int8_t side = shipOf(state, captor).holder;
    Ship& her = shipOf(state, prize);
    her.holder = side;
    her.archers = her.marines = her.heavyMarines = her.prizeMilitia = 0;
    her.demoralised = false;
    her.dismay = 0;
    if (side != facts.of(prize).side && her.captain != PersonState::Dead)
        her.captain = PersonState::Captured;
    for (std::size_t i = 0; i < state.commanders.size(); ++i) {
        const Commander& man = state.commanders[i];
        if (man.aboard == prize && (man.state == PersonState::Fit || man.state == PersonState::Wounded))
            loseCommander(facts, state, i, side);
    }
    leavePrizeCrew(facts, state, captor, prize);
    if (side != facts.of(prize).side)
        ++shipOf(state, captor).captures;
    for (Contact& contact : state.contacts)
        if ((contact.a == prize || contact.b == prize)
            && holderOf(state, contact.a) == holderOf(state, contact.b)) {
            contact.grappled = contact.hooked = false;
            contact.grappledBy = contact.corvusOf = 0;
        }
}

} // namespace navarch::salamis
