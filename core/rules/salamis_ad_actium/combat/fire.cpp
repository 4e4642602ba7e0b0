// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/combat/fire.h"

#include <algorithm>

#include "core/rules/salamis_ad_actium/losses/casualties.h"
#include "core/rules/salamis_ad_actium/losses/losses.h"

namespace navarch::salamis {

namespace {

void burnShip(const BattleFacts& facts, State& state, ShipNumber ship, Proceedings& proceedings)
{
    const HouseFigures& house = facts.figures.house;
    Ship& her = shipOf(state, ship);
    const bool isGood = her.holder == facts.of(ship).side && facts.of(ship).crewModifier() > 0;
    const int outFrom = isGood ? house.fireOutFromGoodCrew : house.fireOutFrom;
    int casualties = 0;
    for (int left = her.fires; left > 0; --left) {
        const int face = proceedings.d10("SA-6.8", phraseText("Fire"));
        if (face <= house.fireWorsensTo) {
            proceedings.settle(phraseText("worsens"));
            if (!facts.of(ship).isWall)
                damageWorse(state, ship);
            ++casualties;
        } else if (face >= outFrom) {
            proceedings.settle(phraseText("put out"));
            --her.fires;
        } else {
            proceedings.settle(phraseText("burns on"));
        }
    }
    proceedings.tell("fire", "SA-6.8", her.holder, ship, noShip, [&] {
        const Phrase name = facts.called(ship);
        if (casualties == 0)
            return her.fires == 0 ? phrase("The fire on %1 is out.", name) : phrase("%1 burns.", name);
        return her.fires == 0 ? phrase("The fire on %1 is out, %2.", name, wordOf(her.damage))
                              : phrase("%1 burns, %2.", name, wordOf(her.damage));
    });
    rollCasualties(facts, state, ship, CasualtyColumn::Missiles, casualties, phraseText("Fire, casualty"),
                   proceedings);
}

void passOn(const BattleFacts& facts, State& state, ShipNumber from, ShipNumber to, Proceedings& proceedings)
{
    const bool passes =
        proceedings.d10("SA-6.8", phraseText("Fire passes on")) <= facts.figures.house.fireSpreadsTo;
    proceedings.settle(passes ? phraseText("passes on") : phraseText("does not"));
    if (passes) {
        setOnFire(state, to, 1);
        ++shipOf(state, to).newFires;
    }
    proceedings.tell(passes ? "fire-passed" : "fire-kept", "SA-6.8", holderOf(state, from), from, to, [&] {
        return passes ? phrase("The fire on %1 leaps to %2.", facts.called(from), facts.called(to))
                      : phrase("The fire on %1 does not reach %2.", facts.called(from), facts.called(to));
    });
}

} // namespace

void setOnFire(State& state, ShipNumber ship, int fires)
{
    Ship& her = shipOf(state, ship);
    her.fires = static_cast<std::int8_t>(std::min(mostFires, her.fires + fires));
}

void burn(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    for (std::size_t i = 0; i < state.ships.size(); ++i)
        if (state.ships[i].onTable() && state.ships[i].fires > 0)
            burnShip(facts, state, static_cast<ShipNumber>(i), proceedings);
    // Fires that pass on are counted apart until all have been rolled for: only what burns now is passed on.
    for (const Contact& contact : state.contacts) {
        const bool first = shipOf(state, contact.a).fires > shipOf(state, contact.a).newFires;
        const bool second = shipOf(state, contact.b).fires > shipOf(state, contact.b).newFires;
        if (first)
            passOn(facts, state, contact.a, contact.b, proceedings);
        if (second)
            passOn(facts, state, contact.b, contact.a, proceedings);
    }
    for (Ship& ship : state.ships)
        ship.newFires = 0;
}

} // namespace navarch::salamis
