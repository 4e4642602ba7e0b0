// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/phases/recovery.h"

#include <algorithm>

#include "core/rules/pompeius/combat/boarding.h"
#include "core/rules/pompeius/combat/damage.h"

namespace navarch::pompeius {

namespace {

void offer(Remedies& remedies, const Mend& remedy)
{
    if (remedies.count < static_cast<int>(remedies.list.size()))
        remedies.list[static_cast<std::size_t>(remedies.count++)] = remedy;
}

void plugLeak(const BattleFacts& facts, State& state, ShipNumber number, Proceedings& proceedings)
{
    const Ship& ship = shipOf(state, number);
    if (!ship.onMap() || ship.lying.of(Card::Leak) == 0 || ship.rowerDisorder() > 0 || !ship.layStill()
        || ship.rowersFought || ship.rowersKilled || !isCommanded(facts, state, number))
        return;
    const bool isPlugged = proceedings.d6("PM-11.2", phraseText("Plugging a leak")) >= facts.house().plugFrom;
    if (isPlugged)
        takeOff(facts, state, number, Card::Leak);
    proceedings.tell("plug", "PM-11.2", ship.holder, number, noShip, [&] {
        const GivenText name = given(facts.name(number));
        return isPlugged ? phrase("The rowers of %1 plug a leak.", name)
                         : phrase("The rowers of %1 fail to plug the leak.", name);
    });
}

void calm(const BattleFacts& facts, State& state)
{
    for (Unit& unit : state.units)
        if (unit.fate == UnitFate::Aboard && unit.disorder > 0 && !unit.hasActed && !unit.hasFought) {
            --unit.disorder;
            takeOff(facts, state, unit.at, Card::Disorder);
        }
    for (std::size_t i = 0; i < state.ships.size(); ++i)
        if (const Ship& ship = state.ships[i];
            ship.isAfloat() && ship.layStill() && !ship.rowersFought && ship.rowerDisorder() > 0)
            takeOff(facts, state, static_cast<ShipNumber>(i), Card::RowerDisorder);
}

void endOneTurnCards(const BattleFacts& facts, State& state)
{
    for (std::size_t i = 0; i < state.ships.size(); ++i)
        for (const Card card : {Card::RudderJammed, Card::OarsFouled})
            while (state.ships[i].lying.of(card) > 0)
                takeOff(facts, state, static_cast<ShipNumber>(i), card);
}

void leakAndBurn(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const auto number = static_cast<ShipNumber>(i);
        Ship& ship = state.ships[i];
        if (!ship.isAfloat())
            continue;
        const int leaks = ship.lying.of(Card::Leak);
        const int water = (facts.options.leakEach ? leaks : std::min(leaks, 1)) * facts.house().leak;
        const int burnt = ship.fires / facts.house().fireForHull;
        if (water + burnt == 0)
            continue;
        ship.hull = static_cast<std::int16_t>(std::max(ship.hull - water - burnt, -1000));
        proceedings.tell("loss", water > 0 ? "PM-11.5" : "PM-11.6", -1, number, noShip, [&] {
            const GivenText name = given(facts.name(number));
            return burnt == 0   ? phrase("%1 loses hull: %2 to leaks.", name, water)
                   : water == 0 ? phrase("%1 loses hull: %2 to fire.", name, burnt)
                                : phrase("%1 loses hull: %2 to leaks, %3 to fire.", name, water, burnt);
        });
    }
}

/// PM-11.6: to ships joined to one that burns as high as she floats.
void spreadFire(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const auto from = static_cast<ShipNumber>(i);
        const Ship& ship = state.ships[i];
        if (!ship.isAfloat() || ship.hull <= 0 || ship.fires == 0 || ship.fires < ship.hull
            || !isHeld(state, from))
            continue;
        for (std::size_t other = 0; other < state.ships.size(); ++other) {
            const auto to = static_cast<ShipNumber>(other);
            Ship& next = state.ships[other];
            if (to == from || !next.isAfloat() || next.hull <= 0 || !areJoined(state, from, to))
                continue;
            ++next.firesToCome;
            proceedings.tell("fire-spreads", "PM-11.6", -1, from, to, [&] {
                return phrase("The fire on %1 spreads to %2.", given(facts.name(from)),
                              given(facts.name(to)));
            });
        }
    }
    for (Ship& ship : state.ships) {
        ship.fires = static_cast<std::int16_t>(ship.fires + ship.firesToCome);
        ship.firesToCome = 0;
    }
}

void dropCounter(State& state, ShipNumber by, ShipNumber on)
{
    Grapple* grapple = grappleOf(state, by, on);
    --grapple->count;
    grapple->fresh = std::min(grapple->fresh, grapple->count);
    if (grapple->count == 0)
        state.grapples.erase(state.grapples.begin() + (grapple - state.grapples.data()));
}

void dropStuck(const BattleFacts& facts, State& state, ShipNumber ship, ShipNumber other)
{
    const auto found = std::find(state.stuck.begin(), state.stuck.end(), Stuck{ship, other});
    state.stuck.erase(found);
    takeOff(facts, state, ship, Card::Stuck);
}

} // namespace

void rollMending(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    state.successes.clear();
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        for (const UnitTask& task : state.ships[i].plot.tasks()) {
            if (task.task != Task::Repair && task.task != Task::Cut)
                continue;
            const UnitNumber number = unitNamed(state, static_cast<ShipNumber>(i), task.unit);
            if (number == noUnit)
                continue;
            const Unit& unit = unitOf(state, number);
            if (!unit.isFit() || unit.hasFought || !isAtWork(facts, state, unit))
                continue;
            const bool isCut = task.task == Task::Cut;
            const bool succeeds =
                proceedings.d6("PM-11.1", isCut ? phraseText("Cutting a grapple") : phraseText("Mending"))
                >= facts.house().mendFrom;
            if (succeeds)
                state.successes.push_back({number, isCut});
            proceedings.comesToNothing(!succeeds);
            proceedings.tell(isCut ? "cut" : "mend", "PM-11.1", unit.side, unit.at, noShip, [&] {
                const GivenText who = given(unitLabel(facts, state, number));
                if (isCut)
                    return succeeds ? phrase("%1 cuts with success.", who)
                                    : phrase("%1 cuts without success.", who);
                return succeeds ? phrase("%1 mends with success.", who)
                                : phrase("%1 mends without success.", who);
            });
        }
        plugLeak(facts, state, static_cast<ShipNumber>(i), proceedings);
    }
}

Remedies remediesOf(const BattleFacts&, const State& state, const Success& success)
{
    Remedies remedies;
    const Unit& unit = unitOf(state, success.unit);
    const ShipNumber number = unit.at;
    const Ship& ship = shipOf(state, number);
    const auto remedy = [&](Remedy what, ShipNumber on, ShipNumber other) {
        return Mend{unit.home, success.unit, what, on, other};
    };
    if (success.isCut) {
        for (const Grapple& each : state.grapples)
            if (each.joins(number))
                offer(remedies, remedy(Remedy::Counter, each.on, each.by));
        return remedies;
    }
    if (ship.fires > 0)
        offer(remedies, remedy(Remedy::Fire, number, noShip));
    if (ship.lying.of(Card::RudderDamaged) > 0)
        offer(remedies, remedy(Remedy::Rudder, number, noShip));
    if (ship.lying.of(Card::OarsBroken) > 0)
        offer(remedies, remedy(Remedy::Oars, number, noShip));
    for (std::size_t i = 0; i < state.stuck.size(); ++i) {
        const Stuck& each = state.stuck[i];
        const auto before = state.stuck.begin() + static_cast<std::ptrdiff_t>(i);
        if (each.joins(number) && std::find(state.stuck.begin(), before, each) == before)
            offer(remedies, remedy(Remedy::Stuck, each.ship, each.other));
    }
    return remedies;
}

void useSuccess(const BattleFacts& facts, State& state, const Mend& order, Proceedings& proceedings)
{
    const Unit& unit = unitOf(state, order.unit);
    switch (order.remedy) {
    case Remedy::Fire: --shipOf(state, order.on).fires; break;
    case Remedy::Rudder: takeOff(facts, state, order.on, Card::RudderDamaged); break;
    case Remedy::Oars: takeOff(facts, state, order.on, Card::OarsBroken); break;
    case Remedy::Stuck: dropStuck(facts, state, order.on, order.other); break;
    case Remedy::Counter: dropCounter(state, order.other, order.on); break;
    }
    proceedings.tell("mended", "PM-11.1", unit.side, unit.at, order.on, [&] {
        constexpr std::array<PhraseText, 5> texts{
            phraseText("%1 puts out a fire on %2."), phraseText("%1 mends the rudder of %2."),
            phraseText("%1 mends the oars of %2."), phraseText("%1 frees %2."),
            phraseText("%1 cuts a grapple on %2.")};
        return Phrase(texts[static_cast<std::size_t>(order.remedy)], std::nullopt,
                      {given(unitLabel(facts, state, order.unit)), given(facts.name(order.on))});
    });
    state.successes.erase(state.successes.begin());
}

bool settleSuccesses(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    while (!state.successes.empty()) {
        const Remedies remedies = remediesOf(facts, state, state.successes.front());
        if (remedies.count > 1)
            return false;
        if (remedies.count == 0)
            state.successes.erase(state.successes.begin());
        else
            useSuccess(facts, state, remedies.list[0], proceedings);
    }
    return true;
}

void recover(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    calm(facts, state);
    endOneTurnCards(facts, state);
    leakAndBurn(facts, state, proceedings);
    spreadFire(facts, state, proceedings);
    sinkAll(facts, state, proceedings);
    adoptUnits(facts, state);
}

} // namespace navarch::pompeius
