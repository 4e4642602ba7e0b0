// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/phases/weather.h"

#include <algorithm>

#include "core/rules/salamis_ad_actium/losses/casualties.h"
#include "core/rules/salamis_ad_actium/losses/crew_test.h"
#include "core/rules/salamis_ad_actium/losses/losses.h"

namespace navarch::salamis {

namespace {

Phrase weatherText(const Weather& weather)
{
    if (weather.wind == Wind::Calm)
        return phrase("There is no wind, the sea is %1.", wordsOf(weather.sea));
    const Phrase from = termOf(free_table::nameOf(weather.from));
    if (weather.wind >= Wind::Gale)
        return weather.wind == Wind::Gale
                   ? phrase("A gale blows from the %1, the sea is %2.", from, wordsOf(weather.sea))
                   : phrase("A storm blows from the %1, the sea is %2.", from, wordsOf(weather.sea));
    return phrase("The wind is %1 from the %2, the sea is %3.", termOf(nameOf(weather.wind)), from,
                  wordsOf(weather.sea));
}

Sea rollSea(const BattleFacts& facts, Wind wind, Sea most, Proceedings& proceedings)
{
    const Sea sea =
        std::min(most, seaOf(facts.figures, wind, proceedings.d6("SA-2.5.3", phraseText("Sea state"))));
    if (proceedings.isHeard())
        proceedings.settle(wordsOf(sea));
    return sea;
}

void suffer(const BattleFacts& facts, State& state, ShipNumber ship, int failedBy, Proceedings& proceedings)
{
    const HouseFigures& house = facts.figures.house;
    const Ship before = shipOf(state, ship);
    if (failedBy < house.damageColumnFrom)
        takeLoss(facts, state, ship, Loss::Oar);
    else if (failedBy >= house.damageWorseFrom)
        damageWorse(state, ship);
    if (proceedings.isHeard())
        proceedings.comesToNothing(failedBy < house.damageColumnFrom
                                   && lossesBetween(before, shipOf(state, ship)).empty());
    proceedings.tell("weather-damage", "SA-10.2", before.holder, ship, noShip, [&] {
        const Ship& now = shipOf(state, ship);
        if (now.damage != before.damage)
            return phrase("%1 suffers in the sea: %2.", facts.called(ship), wordOf(now.damage));
        if (failedBy >= house.damageColumnFrom)
            return phrase("%1 suffers in the sea.", facts.called(ship));
        return phrase("%1 loses %2 in the sea.", facts.called(ship), lossText(before, now));
    });
    if (failedBy >= house.damageColumnFrom && failedBy < house.damageWorseFrom)
        rollCasualties(facts, state, ship, CasualtyColumn::Ram, 1, phraseText("Weather, casualty"),
                       proceedings);
}

} // namespace

Phrase wordsOf(Sea sea)
{
    switch (sea) {
    case Sea::Flat: return phrase("flat");
    case Sea::Slight: return phrase("slight");
    case Sea::Choppy: return phrase("choppy");
    case Sea::Rough: return phrase("rough");
    case Sea::VeryRough: return phrase("very rough");
    }
    return {};
}

Wind startWind(const BattleFigures& figures, int face)
{
    for (std::size_t wind = 0; wind < figures.winds.size(); ++wind)
        if (face >= figures.winds[wind].least && face <= figures.winds[wind].most)
            return static_cast<Wind>(wind);
    return Wind::Calm;
}

Sea seaOf(const BattleFigures& figures, Wind wind, int face)
{
    const int raised = static_cast<int>(figures.winds[indexOf(wind)].raises);
    const int step = face <= figures.house.seaFallsTo ? -1 : face >= figures.house.seaRisesFrom ? 1 : 0;
    return static_cast<Sea>(std::clamp(raised + step, 0, static_cast<int>(Sea::VeryRough)));
}

void rollStartWeather(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    Weather& weather = state.weather;
    if (facts.weather.wind) {
        weather.wind = *facts.weather.wind;
    } else {
        weather.wind = startWind(facts.figures, proceedings.d10("SA-2.5.2", phraseText("Wind strength")));
        proceedings.settle(nameOf(weather.wind));
    }
    if (facts.weather.sea)
        weather.sea = *facts.weather.sea;
    else
        weather.sea = rollSea(facts, weather.wind, Sea::Choppy, proceedings);
    if (facts.weather.direction) {
        weather.from = static_cast<free_table::CompassPoint>(*facts.weather.direction);
    } else {
        weather.from = free_table::compassPointOf(
            proceedings.roll(free_table::compassPoints, "SA-2.5.4", phraseText("Wind direction")));
        proceedings.settle(free_table::nameOf(weather.from));
    }
    proceedings.tell("weather", "SA-2.5.1", -1, noShip, noShip, [&] { return weatherText(weather); });
}

Modifiers weatherDamageModifiers(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    const ShipFacts& her = facts.of(ship);
    const Ship& now = shipOf(state, ship);
    const HouseFigures& house = facts.figures.house;
    constexpr std::string_view rule = "SA-10.1";
    Modifiers modifiers;
    modifiers.add(rule, phraseText("Oar factors short of full speed"), -oarsMissing(her, now));
    modifiers.add(rule, phraseText("Size class"), her.fit.size);
    modifiers.add(rule, phraseText("Wind"), -facts.figures.winds[indexOf(state.weather.wind)].deducts);
    if (isDrifting(facts, state, ship))
        modifiers.add(rule, phraseText("Drifting"), house.damageDrifting);
    modifiers.add(rule, phraseText("Damage"), house.damageLevel * static_cast<int>(now.damage));
    if (her.fit.raisedPlatform)
        modifiers.add(rule, phraseText("Raised platform"), house.damagePlatform);
    if (now.towers > 0)
        modifiers.add(rule, phraseText("Towers"), house.damageTowers);
    if (her.fit.corvi > 0)
        modifiers.add(rule, phraseText("Corvus"), house.damageCorvi);
    return modifiers;
}

void testForWeatherDamage(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    if (state.weather.sea < Sea::Choppy)
        return;
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const auto ship = static_cast<ShipNumber>(i);
        if (!state.ships[i].onTable() || facts.of(ship).isWall || state.ships[i].damage == Damage::Wrecked)
            continue;
        const CrewTestResult test =
            rollCrewTest(facts, state, ship, weatherDamageModifiers(facts, state, ship), "SA-10.1",
                         phraseText("Weather damage"), proceedings);
        if (test.passed)
            proceedings.tell("weathered", "SA-10.1", holderOf(state, ship), ship, noShip,
                             [&] { return phrase("%1 rides out the sea.", facts.called(ship)); });
        else
            suffer(facts, state, ship, test.failedBy(facts.figures.crewTestFrom), proceedings);
    }
}

void changeWeather(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    if (facts.weatherChange == WeatherChange::Never
        || (facts.weatherChange == WeatherChange::TwoInSuccession && !state.lastWasIntermediate))
        return;
    const HouseFigures& house = facts.figures.house;
    Weather& weather = state.weather;
    const Weather before = weather;
    const bool changes =
        proceedings.d10("SA-10.7", phraseText("Wind strength changes")) <= house.windChangesTo;
    proceedings.settle(changes ? phraseText("changes") : phraseText("holds"));
    if (changes) {
        const bool rises = proceedings.d6("SA-10.7", phraseText("Up or down")) % 2 == 0;
        proceedings.settle(rises ? phraseText("up") : phraseText("down"));
        weather.wind = static_cast<Wind>(
            std::clamp(static_cast<int>(weather.wind) + (rises ? 1 : -1), 0, static_cast<int>(Wind::Storm)));
        weather.sea = rollSea(facts, weather.wind, Sea::VeryRough, proceedings);
    }
    const bool shifts = proceedings.d6("SA-10.7", phraseText("Wind direction changes")) <= house.windShiftsTo;
    proceedings.settle(shifts ? phraseText("changes") : phraseText("holds"));
    if (shifts) {
        const bool clockwise = proceedings.d6("SA-10.7", phraseText("Which way")) % 2 == 0;
        proceedings.settle(clockwise ? phraseText("clockwise") : phraseText("against the clock"));
        weather.from = free_table::shifted(weather.from, clockwise ? 1 : -1);
    }
    proceedings.tell(weather == before ? "weather-holds" : "weather", "SA-10.7", -1, noShip, noShip,
                     [&] { return weatherText(weather); });
}

} // namespace navarch::salamis
