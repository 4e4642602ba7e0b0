// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/losses/losses.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/base/listed.h"
#include "core/boards/free_table/compass.h"

namespace navarch::salamis {

void dismay(State& state, ShipNumber ship, Dismay why)
{
    shipOf(state, ship).dismay |= static_cast<std::uint8_t>(why);
}

void hitCaptain(State& state, ShipNumber ship, bool killed)
{
    PersonState& captain = shipOf(state, ship).captain;
    if (captain != PersonState::Fit && captain != PersonState::Wounded)
        return;
    captain = killed || captain == PersonState::Wounded ? PersonState::Dead : PersonState::Wounded;
    if (captain == PersonState::Dead)
        dismay(state, ship, Dismay::Captain);
}

void loseCommander(const BattleFacts& facts, State& state, std::size_t commander, int holder)
{
    Commander& man = state.commanders[commander];
    man.state = holder < 0 ? PersonState::Dead : PersonState::Captured;
    man.holder = static_cast<std::int8_t>(holder);
    const CommanderFacts& his = facts.commanders[commander];
    const auto followed = [&](const ShipFacts& ship) {
        if (his.post != Post::Fleet)
            return ship.squadron == his.squadron;
        return his.contingent < 0
               || facts.squadrons[static_cast<std::size_t>(ship.squadron)].contingent == his.contingent;
    };
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const ShipFacts& ship = facts.ships[i];
        if (ship.side == his.side && state.ships[i].onTable() && followed(ship))
            dismay(state, static_cast<ShipNumber>(i), Dismay::Admiral);
    }
}

bool damageTo(State& state, ShipNumber ship, Damage damage)
{
    Ship& her = shipOf(state, ship);
    if (damage <= her.damage)
        return false;
    her.damage = damage;
    her.freshWreck = damage == Damage::Wrecked && state.phase == Phase::Engines;
    if (damage >= Damage::Heavy)
        dismay(state, ship, Dismay::Damage);
    return true;
}

bool damageWorse(State& state, ShipNumber ship)
{
    const Damage now = shipOf(state, ship).damage;
    return now != Damage::Wrecked && damageTo(state, ship, static_cast<Damage>(static_cast<int>(now) + 1));
}

void goDown(const BattleFacts& facts, State& state, ShipNumber ship)
{
    Ship& her = shipOf(state, ship);
    her.damage = Damage::Wrecked;
    her.archers = her.marines = her.heavyMarines = 0;
    her.fires = 0;
    if (her.captain != PersonState::Captured)
        her.captain = PersonState::Dead;
    for (std::size_t i = 0; i < state.commanders.size(); ++i) {
        Commander& man = state.commanders[i];
        if (man.aboard == ship && man.state != PersonState::Dead && man.state != PersonState::Captured)
            loseCommander(facts, state, i, -1);
    }
    removeFromTable(state, ship, Whereabouts::Sunk);
}

namespace {

bool isUnderSail(const State& state, ShipNumber ship)
{
    const Ship& now = shipOf(state, ship);
    return now.sailSet && state.weather.wind != Wind::Calm
           && !free_table::isInTheWindsEye(state.weather.from, baseOf(state, ship).heading);
}

} // namespace

bool isDrifting(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    const ShipFacts& about = facts.of(ship);
    const Ship& now = shipOf(state, ship);
    if (about.isWall)
        return false;
    const bool mayMakeWay = now.holder == about.side && !now.adrift && speedAtSea(facts, state, ship) > 0;
    const bool isRowed = !about.fit.sailOnly && now.oars > 0;
    return !mayMakeWay || !(isRowed || isUnderSail(state, ship));
}

bool isStationary(const BattleFacts& facts, const State& state, ShipNumber ship, ShipNumber attacker)
{
    const Ship& her = shipOf(state, ship);
    if (facts.of(ship).isWall || her.wasStruck || isDrifting(facts, state, ship))
        return true;
    return std::any_of(state.contacts.begin(), state.contacts.end(), [&](const Contact& contact) {
        return (contact.a == ship && contact.b != attacker) || (contact.b == ship && contact.a != attacker);
    });
}

int seaCost(const BattleFacts& facts, Sea sea)
{
    const HouseFigures& house = facts.figures.house;
    switch (sea) {
    case Sea::Choppy: return house.choppyCosts;
    case Sea::Rough: return house.roughCosts;
    case Sea::VeryRough: return house.veryRoughCosts;
    default: return 0;
    }
}

int speedAtSea(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    return std::max(0, currentSpeed(facts.of(ship), shipOf(state, ship)) - seaCost(facts, state.weather.sea));
}

Phrase wordOf(Damage damage)
{
    switch (damage) {
    case Damage::None: return phrase("undamaged");
    case Damage::Light: return phrase("lightly damaged");
    case Damage::Medium: return phrase("damaged");
    case Damage::Heavy: return phrase("heavily damaged");
    case Damage::Severe: return phrase("crippled");
    case Damage::Wrecked: return phrase("wrecked");
    }
    return {};
}

std::vector<Phrase> lossesBetween(const Ship& before, const Ship& after)
{
    std::vector<Phrase> parts;
    const auto count = [&](int lost, PhraseText text) {
        if (lost > 0)
            parts.emplace_back(text, lost, std::vector<PhrasePart>{});
    };
    count(before.oars - after.oars, phraseTextN("{an oar factor|%n oar factors}"));
    if (const int lost = after.speedLost - before.speedLost; lost > 0)
        parts.push_back(phrase("%1 cm of speed", lost));
    if (after.turnClassLost > before.turnClassLost)
        parts.push_back(phrase("steering oars"));
    count(before.archers - after.archers, phraseTextN("{an archer|%n archers}"));
    count(before.marines - after.marines, phraseTextN("{a marine|%n marines}"));
    count(before.heavyMarines - after.heavyMarines, phraseTextN("{a heavy marine|%n heavy marines}"));
    count(before.ballistae - after.ballistae, phraseTextN("{a ballista|%n ballistae}"));
    count(after.enginesLost - before.enginesLost, phraseTextN("{a heavy engine|%n heavy engines}"));
    count(before.towers - after.towers, phraseTextN("{a tower|%n towers}"));
    if (after.mastDown && !before.mastDown)
        parts.push_back(phrase("the mast"));
    if (after.captain != before.captain)
        parts.push_back(after.captain == PersonState::Wounded ? phrase("the captain, wounded")
                                                              : phrase("the captain"));
    return parts;
}

Phrase lossText(const Ship& before, const Ship& after)
{
    const std::vector<Phrase> losses = lossesBetween(before, after);
    return losses.empty() ? phrase("nothing") : listedWithAnd(losses);
}

} // namespace navarch::salamis
