// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/ramming/ram_situation.h"

#include "core/base/json_reader.h"
#include "core/base/text.h"
#include "core/data/figures.h"
#include "core/ships/speed.h"

namespace navarch::salamis {

namespace {

constexpr Bounds distanceBounds{0, 60};
constexpr Bounds speedBounds{0, 40};

bool overloads(const FleetShip& ship, const ShipClasses& classes)
{
    const ShipClass* shipClass = classOf(ship, classes);
    const Condition& lost = ship.condition;
    return shipClass
           && ship.fit.troops() - lost.archersLost - lost.marinesLost - lost.heavyMarinesLost
                  > shipClass->troopSpace;
}

int speedNow(const FleetShip& ship, const ShipClasses& classes)
{
    return navarch::currentSpeed(ship.fit, ship.condition, overloads(ship, classes));
}

FleetShip readShip(ObjectReader& top, const char* name, const ShipClasses& classes)
{
    const Json* json = top.value(name);
    if (!json) {
        top.refuse(name, phrase("The ship is missing."),
                   phrase("Describe it as in a fleet file; only its class is needed."));
        return {};
    }
    FleetShip ship = readFleetShip(*json, top.file(), top.pathOf(name), classes, top.problems());
    if (ship.count != 1)
        top.refuse(std::string(name) + ".count", phrase("One ship rams one other."),
                   phrase("Leave the count out."));
    return ship;
}

/// Thousandths of a cm of a length in cm with at most three decimals, exactly: it is read from its digits.
std::optional<int> thousandthsOf(const Json& length)
{
    std::string whole = length.dump();
    std::string decimals;
    if (const auto point = whole.find('.'); point != std::string::npos) {
        decimals = whole.substr(point + 1);
        whole.resize(point);
    }
    if (decimals.size() > 3)
        return std::nullopt;
    decimals.resize(3, '0');
    return wholeNumber(whole + decimals, 0, static_cast<int>(distanceBounds.most) * 1000);
}

void readDistance(ObjectReader& top, const char* name, std::int32_t& place)
{
    const Json* json = top.value(name);
    if (!json)
        return;
    if (const auto thousandths = thousandthsOf(*json))
        place = *thousandths;
    else
        top.refuse(name, phrase("This is no distance that a ship moves."),
                   phrase("Give cm from 0 to %1, with at most three decimals.", distanceBounds.most));
}

/// A captain's state; "killed" is what the ramming table calls it.
void readCaptain(ObjectReader& top, const char* name, PersonState& place)
{
    const Json* json = top.value(name);
    if (json && json->is_string() && json->get_ref<const std::string&>() == "killed")
        place = PersonState::Dead;
    else
        top(name, place);
}

Ship shipOf(const FleetShip& row)
{
    const ShipFit& fit = row.fit;
    const Condition& lost = row.condition;
    const auto small = [](int number) { return static_cast<std::int8_t>(number); };
    Ship ship;
    ship.damage = lost.damage;
    ship.oars = small(fit.oars - lost.oarsLost);
    ship.speedLost = small(lost.speedLost);
    ship.turnClassLost = small(lost.rudderHit ? 1 : 0);
    ship.archers = small(fit.archers - lost.archersLost);
    ship.marines = small(fit.marines - lost.marinesLost);
    ship.heavyMarines = small(fit.heavyMarines - lost.heavyMarinesLost);
    ship.ballistae = small(fit.ballistae - lost.ballistaeLost);
    ship.towers = small(fit.towers - lost.towersLost);
    ship.enginesLost = small(lost.heavyEnginesLost);
    ship.mastDown = lost.mastDown;
    ship.sailSet = fit.sailOnly && !lost.mastDown;
    ship.captain = lost.captain;
    return ship;
}

} // namespace

Result<RamSituation> readRamSituation(const Json& json, const std::string& file, const Figures& figures)
{
    Problems problems;
    RamSituation situation;
    ObjectReader top(json, file, {}, problems);
    top.expectFormat(ramFormat);
    situation.attacker = readShip(top, "attacker", figures.classes);
    situation.target = readShip(top, "target", figures.classes);
    if (situation.attacker.condition.damage == Damage::Wrecked)
        top.refuse("attacker.condition.damage", phrase("A wreck cannot ram."),
                   phrase("Give a lesser damage."));
    situation.distanceMoved = speedNow(situation.attacker, figures.classes) * 1000;
    situation.targetSpeed = speedNow(situation.target, figures.classes);
    situation.overloaded = overloads(situation.target, figures.classes);
    top("aspect", situation.aspect);
    top("bow_edge", situation.bowEdge);
    readDistance(top, "distance_moved", situation.distanceMoved);
    top("target_speed", situation.targetSpeed, speedBounds);
    top("target_stationary", situation.targetStationary);
    readCaptain(top, "attacker_captain", situation.attacker.condition.captain);
    top("demoralised", situation.demoralised);
    top("overloaded", situation.overloaded);
    top.finish();
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return situation;
}

RamScene ramScene(const RamSituation& situation, const Figures& figures)
{
    RamScene scene;
    BattleFacts& facts = scene.facts;
    facts.figures = BattleFigures::compiled(CombatTables::builtIn());
    facts.sides = {"Attacker", "Target"};
    for (const FleetShip* row : {&situation.attacker, &situation.target}) {
        const ShipClass& shipClass = *classOf(*row, figures.classes); // they were read with it
        ShipFacts ship;
        ship.name = displayName(*row, figures.classes);
        ship.side = ship.squadron = static_cast<int>(facts.ships.size());
        ship.fit = row->fit;
        ship.crew = row->crew;
        ship.strongMast = shipClass.strongMast;
        ship.troopSpace = shipClass.troopSpace;
        Ship now = shipOf(*row);
        now.holder = static_cast<std::int8_t>(ship.side);
        facts.squadrons.emplace_back();
        facts.ships.push_back(ship);
        scene.state.ships.push_back(now);
        scene.state.bases.emplace_back();
        scene.state.halfLost.push_back(false);
    }
    scene.state.phase = Phase::Action;
    // A fair wind on ships that head north: one under sail alone makes way unless the situation says otherwise.
    scene.state.weather.wind = Wind::Light;
    scene.state.weather.from = free_table::CompassPoint::South;
    scene.state.ships[RamScene::attacker].demoralised = situation.demoralised;
    scene.ram = ramCaseOf(facts, scene.state,
                          {RamScene::attacker, RamScene::target, situation.aspect,
                           situation.bowEdge == BowEdge::Full, situation.distanceMoved});
    scene.ram.target.speed = situation.targetSpeed;
    scene.ram.target.isStill = scene.ram.target.isStill || situation.targetStationary;
    scene.ram.target.overloaded = situation.overloaded;
    return scene;
}

} // namespace navarch::salamis
