// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/movement/contact.h"

#include <algorithm>

#include "core/boards/free_table/placing.h"
#include "core/boards/free_table/realign.h"
#include "core/rules/salamis_ad_actium/movement/separating.h"
#include "core/rules/salamis_ad_actium/ramming/rake.h"
#include "core/rules/salamis_ad_actium/ramming/ram.h"
#include "core/rules/salamis_ad_actium/state/acting.h"

namespace navarch::salamis {

using free_table::Aspect;
using free_table::Base;

namespace {

bool isBetween(const Contact& contact, ShipNumber a, ShipNumber b)
{
    return (contact.a == a && contact.b == b) || (contact.a == b && contact.b == a);
}

bool isOf(const Contact& contact, ShipNumber ship)
{
    return contact.a == ship || contact.b == ship;
}

} // namespace

const Contact* contactBetween(const State& state, ShipNumber a, ShipNumber b)
{
    for (const Contact& contact : state.contacts)
        if (isBetween(contact, a, b))
            return &contact;
    return nullptr;
}

Contact* contactBetween(State& state, ShipNumber a, ShipNumber b)
{
    return const_cast<Contact*>(contactBetween(std::as_const(state), a, b));
}

bool isHeld(const State& state, ShipNumber ship)
{
    return std::any_of(state.contacts.begin(), state.contacts.end(), [&](const Contact& contact) {
        return isOf(contact, ship) && (!contact.raked || contact.grappled);
    });
}

bool touchesEnemy(const State& state, ShipNumber ship)
{
    return std::any_of(state.contacts.begin(), state.contacts.end(), [&](const Contact& contact) {
        return isOf(contact, ship) && holderOf(state, contact.a) != holderOf(state, contact.b);
    });
}

Contact& touch(State& state, ShipNumber a, ShipNumber b)
{
    shipOf(state, a).wasStruck = true;
    shipOf(state, b).wasStruck = true;
    if (Contact* known = contactBetween(state, a, b))
        return *known;
    Contact made;
    made.a = a;
    made.b = b;
    state.contacts.push_back(made);
    return state.contacts.back();
}

void endContactsOf(State& state, ShipNumber ship)
{
    std::erase_if(state.contacts, [&](const Contact& contact) { return isOf(contact, ship); });
}

Meeting meetingOf(const BattleFacts& facts, const State& state, ShipNumber mover, const Base& at,
                  ShipNumber target, const Move& move)
{
    Meeting meeting;
    const Base& struck = baseOf(state, target);
    if (facts.of(target).isWall)
        return meeting; // walls are stormed, not rammed (SA-8.5)
    const auto contact = free_table::bowContact(at, struck);
    if (move.gait == Gait::Back) {
        // Astern it strikes with its stern; what matters is whether the enemy's bow is what it strikes.
        const auto enemyBow = free_table::bowContact(struck, at);
        if (enemyBow && enemyBow->isRam() && shipOf(state, target).damage != Damage::Wrecked) {
            meeting.encounter = Encounter::Collision;
            meeting.aspect = enemyBow->aspect();
            meeting.wholeBow = enemyBow->shareOnEdge() == free_table::Share::Whole;
            meeting.contact = *enemyBow;
        }
        return meeting;
    }
    if (!contact || move.gait == Gait::Pivot || shipOf(state, mover).demoralised
        || move.intent == Intent::Touch)
        return meeting;
    meeting.contact = *contact;
    meeting.aspect = contact->aspect();
    meeting.wholeBow = contact->shareOnEdge() == free_table::Share::Whole;
    const bool wantsRake = move.intent == Intent::Rake && contact->isRake();
    if (contact->isRam() && !wantsRake)
        meeting.encounter = meeting.aspect == Aspect::Bow ? Encounter::BowRam : Encounter::Ram;
    else if (contact->isRake())
        meeting.encounter = Encounter::Rake;
    return meeting;
}

namespace {

/// Swings the mover square or parallel to the side it struck, where there is room (SA-7.1.5).
void realign(const BattleFacts& facts, State& state, ShipNumber mover, ShipNumber target,
             const Meeting& meeting)
{
    const Base& at = baseOf(state, mover);
    const Base turned = meeting.encounter == Encounter::Rake
                            ? free_table::laidAlong(at, baseOf(state, target), meeting.contact)
                            : free_table::squaredUp(at, baseOf(state, target), meeting.contact);
    if (free_table::firstOverlapped(turned, state.bases, mover) == free_table::nobody
        && !facts.drawn.isOnLand(turned))
        state.bases[static_cast<std::size_t>(mover)] = turned;
}

void tellTouch(const BattleFacts& facts, const State& state, ShipNumber mover, ShipNumber target,
               Proceedings& proceedings)
{
    proceedings.tell("touch", "SA-7.1.1", holderOf(state, mover), mover, target, [&] {
        return phrase("%1 comes up against %2.", facts.called(mover), facts.called(target));
    });
}

/// Whose ram is in whom after a meeting; a hull without a ram has none to back out (SA-5.6).
void noteRam(const BattleFacts& facts, const State& state, Contact& contact, ShipNumber ship, bool hasRammed)
{
    if (hasRammed && ramOf(facts.of(ship), shipOf(state, ship)) != Ram::None)
        (contact.a == ship ? contact.ramOfA : contact.ramOfB) = true;
}

void meetEnemy(const BattleFacts& facts, State& state, const Move& move, const Track& track,
               ShipNumber target, Proceedings& proceedings)
{
    const ShipNumber mover = move.ship;
    const Meeting meeting = meetingOf(facts, state, mover, track.end, target, move);
    RamOutcome rams;
    switch (meeting.encounter) {
    case Encounter::Touching:
        tellTouch(facts, state, mover, target, proceedings);
        touch(state, mover, target);
        return;
    case Encounter::Collision:
        tellTouch(facts, state, mover, target, proceedings);
        rams.onRammer =
            resolveCollision(facts, state, {target, mover, meeting.aspect, meeting.wholeBow}, proceedings)
                .onTarget;
        break;
    case Encounter::BowRam:
        rams = resolveBowRam(facts, state, {mover, target, Aspect::Bow, meeting.wholeBow, track.straight},
                             proceedings);
        break;
    case Encounter::Ram:
        if (meeting.aspect == Aspect::Beam)
            realign(facts, state, mover, target, meeting);
        rams = resolveRam(facts, state, {mover, target, meeting.aspect, meeting.wholeBow, track.straight},
                          proceedings);
        break;
    case Encounter::Rake:
        realign(facts, state, mover, target, meeting);
        resolveRake(facts, state, mover, target, proceedings);
        break;
    }
    if (!shipOf(state, mover).onTable() || !shipOf(state, target).onTable())
        return; // matchwood holds nobody
    Contact& contact = touch(state, mover, target);
    contact.raked = contact.raked || meeting.encounter == Encounter::Rake;
    noteRam(facts, state, contact, mover, rams.onTarget.has_value());
    noteRam(facts, state, contact, target, rams.onRammer.has_value());
}

} // namespace

void meet(const BattleFacts& facts, State& state, const Move& move, const Track& track,
          Proceedings& proceedings)
{
    const int side = holderOf(state, move.ship);
    ShipNumber enemy = noShip;
    for (const int other : track.touched) {
        const auto number = static_cast<ShipNumber>(other);
        if (enemy == noShip && holderOf(state, number) != side && !track.byTurning)
            enemy = number;
        else {
            tellTouch(facts, state, move.ship, number, proceedings);
            touch(state, move.ship, number);
        }
    }
    if (enemy != noShip)
        meetEnemy(facts, state, move, track, enemy, proceedings);
}

namespace {

/// Straight away from what holds it; where something lies there, the nearest place clear of every base.
std::optional<Base> clearPlaceOf(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    const Base& at = baseOf(state, ship);
    const free_table::Table table{facts.width, facts.depth};
    const free_table::Length clearance = facts.figures.house.separateClear * free_table::centimetre;
    for (const Contact& contact : state.contacts) {
        if (!isOf(contact, ship))
            continue;
        const Base& other = baseOf(state, contact.a == ship ? contact.b : contact.a);
        const Base away = free_table::placedClear(at, other, clearance, free_table::awayFrom(at, other));
        if (free_table::isOn(table, away.centre)
            && free_table::firstOverlapped(away, state.bases, ship) == free_table::nobody
            && !facts.drawn.isOnLand(away))
            return away;
    }
    if (!facts.drawn.isDrawn())
        return free_table::freePlaceNear(at, table, state.bases, {.clearance = clearance, .except = ship});
    std::vector<Base> others = state.bases;
    others.insert(others.end(), facts.drawn.land.begin(), facts.drawn.land.end());
    return free_table::freePlaceNear(at, table, others, {.clearance = clearance, .except = ship});
}

} // namespace

Refusal check(const BattleFacts& facts, const State& state, const Separate& order)
{
    if (const Refusal why = mayActRefusal(facts, state, order.ship))
        return why;
    const Ship& ship = shipOf(state, order.ship);
    if (ship.hasMoved || ship.hasShot || ship.hasGrappled)
        return {"SA-5.6", refusalText("%1 has acted; separating takes the whole Action Phase.", theShip),
                refusalText("Separate before the ship does anything else.")};
    if (!isHeld(state, order.ship))
        return {"SA-5.6", refusalText("Nothing holds %1.", theShip), refusalText("Move it.")};
    return {};
}

void perform(const BattleFacts& facts, State& state, const Separate& order, Proceedings& proceedings)
{
    Ship& ship = shipOf(state, order.ship);
    ship.hasMoved = ship.hasShot = ship.hasGrappled = true;
    const bool passed = passesSeparation(facts, state, order.ship, proceedings);
    bool clear = false;
    if (passed) {
        if (const auto place = clearPlaceOf(facts, state, order.ship)) {
            state.bases[static_cast<std::size_t>(order.ship)] = *place;
            endContactsOf(state, order.ship);
            clear = true;
        }
    }
    proceedings.tell("separate", "SA-5.6", holderOf(state, order.ship), order.ship, noShip, [&] {
        const Phrase name = facts.called(order.ship);
        return clear    ? phrase("%1 gets clear.", name)
               : passed ? phrase("%1 finds no room to get clear.", name)
                        : phrase("%1 does not get clear.", name);
    });
}

} // namespace navarch::salamis
