// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ramming_speed/combat/losses.h"

#include <algorithm>

namespace navarch::ramming {

int killOnly(State& state, ShipNumber number, int men)
{
    Ship& ship = shipOf(state, number);
    const int hoplites = std::min<int>(men, ship.hoplites);
    const int rowers = std::min<int>(men - hoplites, ship.rowers);
    ship.hoplites = static_cast<std::int16_t>(ship.hoplites - hoplites);
    ship.rowers = static_cast<std::int16_t>(ship.rowers - rowers);
    const int dead = hoplites + rowers;
    if (dead == 0)
        return 0;
    ship.killed = static_cast<std::int16_t>(ship.killed + dead);
    ship.blooded = true;
    ship.threatened = true;
    Ship& owner = shipOf(state, ship.crewOf == noShip ? number : ship.crewOf);
    owner.rowersDead = static_cast<std::int16_t>(owner.rowersDead + rowers);
    owner.hoplitesDead = static_cast<std::int16_t>(owner.hoplitesDead + hoplites);
    return dead;
}

void kill(const BattleFacts& facts, State& state, ShipNumber number, int men, Proceedings& proceedings)
{
    if (!shipOf(state, number).isCrewed())
        return;
    (void)killOnly(state, number, men);
    if (shipOf(state, number).crew() == 0)
        leaveEmpty(facts, state, number, End::Overrun, -1, proceedings);
}

void leaveEmpty(const BattleFacts& facts, State& state, ShipNumber number, End end, int holder,
                Proceedings& proceedings)
{
    Ship& ship = shipOf(state, number);
    if (ship.crewOf == number) // what becomes of its own captain
        ship.end = end;
    ship.rowers = 0;
    ship.hoplites = 0;
    ship.holder = static_cast<std::int8_t>(holder);
    ship.routing = false;
    endPairs(state.grapples, [&](const Pair& pair) { return pair.has(number); });
    proceedings.tell("empty", "RS-13.4", -1, number, noShip, [&] {
        const GivenText name = given(facts.name(number));
        return end == End::Surrendered ? phrase("%1 surrenders.", name)
               : end == End::Abandoned ? phrase("Her crew abandons %1.", name)
                                       : phrase("Nobody is left aboard %1.", name);
    });
}

void destroy(const BattleFacts& facts, State& state, ShipNumber number, End end, ShipNumber by,
             Proceedings& proceedings)
{
    Ship& ship = shipOf(state, number);
    if (ship.end == End::None && ship.crewOf == number && ship.crew() > 0)
        ship.end = end;
    if (by != noShip && ship.holder != holderOf(state, by))
        ++shipOf(state, by).sinkings;
    ship.sinksAt = 0;
    removeFromMap(facts, state, number, Whereabouts::Sunk);
    proceedings.tell("sunk", end == End::Burnt ? "RS-8.3" : "RS-T8", by == noShip ? -1 : holderOf(state, by),
                     number, by, [&] {
                         const GivenText name = given(facts.name(number));
                         return end == End::Burnt ? phrase("%1 burns down.", name)
                                                  : phrase("%1 goes down.", name);
                     });
}

void addFires(const BattleFacts& facts, State& state, ShipNumber number, int counters, ShipNumber by,
              Proceedings& proceedings)
{
    Ship& ship = shipOf(state, number);
    ship.fires = static_cast<std::int8_t>(std::clamp(ship.fires + counters, 0, facts.house().fireDestroys));
    ship.mostFires = std::max(ship.mostFires, ship.fires);
    if (counters > 0 && by != noShip)
        ship.burntBy = by;
    if (ship.fires == 0)
        ship.burntBy = noShip;
    if (ship.fires >= facts.house().fireDestroys)
        destroy(facts, state, number, End::Burnt, ship.burntBy, proceedings);
}

void burn(const BattleFacts& facts, State& state, ShipNumber number, Proceedings& proceedings)
{
    Ship& ship = shipOf(state, number);
    const HouseFigures& house = facts.house();
    if (const int held = ship.fires; held > 0) {
        int dead = 0;
        if (ship.crew() > 0)
            for (int i = 0; i < held; ++i)
                dead += proceedings.d10("RS-8.1", phraseText("Crew lost to a fire"));
        int change = 0;
        for (int i = 0; i < held; ++i) {
            const int face = proceedings.d6("RS-8.1", phraseText("Does the fire go out or pass on"));
            change += face <= house.fireOutTo ? -1 : face >= house.fireWorseFrom ? 1 : 0;
            proceedings.settle(face <= house.fireOutTo       ? phraseText("out")
                               : face >= house.fireWorseFrom ? phraseText("one more")
                                                             : phraseText("burns on"));
        }
        proceedings.tell("fire", "RS-8.1", ship.holder, number, noShip, [&] {
            return phraseN("%1 burns: {%n man|%n men} lost, %2 now.", std::min(dead, ship.crew()),
                           given(facts.name(number)),
                           phraseN("{%n fire|%n fires}", std::max(0, held + change)));
        });
        kill(facts, state, number, dead, proceedings);
        addFires(facts, state, number, change, noShip, proceedings);
    }
    if (!ship.onMap() || ship.fires > 0)
        return;
    bool hasRolled = false;
    bool hasCaught = false;
    forNeighbours(facts, state, number, [&](ShipNumber other) {
        if (shipOf(state, other).fires == 0 || ship.fires > 0 || (hasRolled && facts.options.spreadOneRoll))
            return;
        hasRolled = true;
        const bool catches = proceedings.d6("RS-8.2", phraseText("Does she catch fire from her neighbour"))
                             >= house.fireCatchesFrom;
        proceedings.settle(catches ? phraseText("catches") : phraseText("does not"));
        if (!catches)
            return;
        hasCaught = true;
        proceedings.tell("catches", "RS-8.2", -1, number, other, [&] {
            return phrase("%1 catches fire from %2.", given(facts.name(number)), given(facts.name(other)));
        });
        addFires(facts, state, number, 1, shipOf(state, other).burntBy, proceedings); // its deed, too
    });
    if (hasRolled && !hasCaught)
        proceedings.tell("spared", "RS-8.2", -1, number, noShip, [&] {
            return phrase("%1 catches no fire from beside her.", given(facts.name(number)));
        });
}

} // namespace navarch::ramming
