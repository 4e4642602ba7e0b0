// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/phases/morale.h"

#include "core/boards/free_table/range.h"
#include "core/rules/salamis_ad_actium/losses/crew_test.h"
#include "core/rules/salamis_ad_actium/losses/losses.h"

namespace navarch::salamis {

namespace {

bool wasThere(const Ship& ship)
{
    return ship.where != Whereabouts::OffTable && ship.where != Whereabouts::NeverCame;
}

void noteHalfLost(const BattleFacts& facts, State& state)
{
    for (std::size_t i = 0; i < facts.squadrons.size(); ++i) {
        const SquadronFacts& squadron = facts.squadrons[i];
        if (state.halfLost[i])
            continue;
        std::size_t lost = 0;
        for (const ShipNumber ship : squadron.ships)
            lost += isLost(facts, state, ship) ? 1 : 0;
        if (lost == 0 || lost * 2 < squadron.ships.size())
            continue;
        state.halfLost[i] = true;
        for (const ShipNumber ship : squadron.ships)
            if (shipOf(state, ship).onTable())
                dismay(state, ship, Dismay::Squadron);
    }
}

bool enemyIsNear(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    const free_table::Length range = facts.figures.house.rallyClear * free_table::centimetre;
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const Ship& other = state.ships[i];
        if (other.onTable() && other.damage != Damage::Wrecked && other.holder != holderOf(state, ship)
            && free_table::isWithin(baseOf(state, ship), state.bases[i], range))
            return true;
    }
    return false;
}

Phrase reasonsOf(std::uint8_t dismay)
{
    Phrase list;
    const auto add = [&](Dismay why, PhraseText words) {
        if (!(dismay & static_cast<std::uint8_t>(why)))
            return;
        Phrase reason(words, std::nullopt, {});
        list = list.isEmpty() ? std::move(reason) : phrase("%1, %2", std::move(list), std::move(reason));
    };
    add(Dismay::Damage, phraseText("heavy damage"));
    add(Dismay::Captain, phraseText("captain killed"));
    add(Dismay::Squadron, phraseText("half the squadron lost"));
    add(Dismay::Admiral, phraseText("admiral lost"));
    return list;
}

void testMorale(const BattleFacts& facts, State& state, ShipNumber ship, std::uint8_t why,
                Proceedings& proceedings)
{
    const bool holds = passesCrewTest(facts, state, ship, 0, "SA-9.1", phraseText("Morale"), proceedings);
    shipOf(state, ship).demoralised = !holds;
    proceedings.tell(holds ? "morale-holds" : "demoralised", "SA-9.1", holderOf(state, ship), ship, noShip,
                     [&] {
                         return holds ? phrase("%1 holds firm (%2).", facts.called(ship), reasonsOf(why))
                                      : phrase("%1 loses heart (%2).", facts.called(ship), reasonsOf(why));
                     });
}

void rally(const BattleFacts& facts, State& state, ShipNumber ship, Proceedings& proceedings)
{
    const bool rallies = passesCrewTest(facts, state, ship, facts.figures.house.rally, "SA-9.1",
                                        phraseText("Rally"), proceedings);
    shipOf(state, ship).demoralised = !rallies;
    proceedings.tell(rallies ? "rallied" : "rally-failed", "SA-9.1", holderOf(state, ship), ship, noShip,
                     [&] {
                         return rallies ? phrase("%1 takes heart again.", facts.called(ship))
                                        : phrase("%1 stays demoralised.", facts.called(ship));
                     });
}

} // namespace

bool isLost(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    const Ship& now = shipOf(state, ship);
    return wasThere(now)
           && (!now.onTable() || now.holder != facts.of(ship).side || now.damage == Damage::Wrecked);
}

void rallyShips(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    noteHalfLost(facts, state);
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const auto ship = static_cast<ShipNumber>(i);
        Ship& now = state.ships[i];
        const std::uint8_t why = std::exchange(now.dismay, std::uint8_t{0});
        if (!now.onTable() || facts.of(ship).isWall || isLost(facts, state, ship))
            continue;
        if (!now.demoralised) {
            if (why != 0)
                testMorale(facts, state, ship, why, proceedings);
        } else if (!enemyIsNear(facts, state, ship)) {
            rally(facts, state, ship, proceedings);
        }
    }
}

bool isBeaten(const BattleFacts& facts, const State& state, int side)
{
    int ships = 0;
    int out = 0;
    bool refused = false;
    bool awaited = false;
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const auto ship = static_cast<ShipNumber>(i);
        if (facts.of(ship).side != side)
            continue;
        refused = refused || state.ships[i].where == Whereabouts::NeverCame;
        awaited = awaited || state.ships[i].where == Whereabouts::OffTable;
        if (!wasThere(state.ships[i]))
            continue;
        ++ships;
        out += isLost(facts, state, ship) || state.ships[i].demoralised ? 1 : 0;
    }
    // Whose allies will not fight and who has nobody else has left the water to the other (SA-13.2).
    return ships > 0 ? out * 3 >= ships * 2 : refused && !awaited;
}

} // namespace navarch::salamis
