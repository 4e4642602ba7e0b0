// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reports/sample_fleets.h"

#include "core/data/figures.h"

using namespace navarch;

namespace {

const std::string longLatin =
    "The Unconquerable Quinquereme of the Admirals and the Wave-Wanderers of the West";
const std::string longGreek =
    "Ἡ τῶν Ἀθηναίων μεγάλη ναῦς ἡ πάντων τῶν ἐν Πειραιεῖ πλοίων ταχίστη καὶ ἀρίστη οὐ";
const std::string longWord(80, 'W');

FleetShip ship(const char* name, const char* classId, CrewQuality crew = CrewQuality::Average)
{
    FleetShip made;
    made.name = name;
    made.classId = classId;
    made.crew = crew;
    made.fit = builtInFigures().classes.find(classId)->fit;
    return made;
}

FleetShip fullestShip(const std::string& name, bool isSpent)
{
    FleetShip made = ship("", "septireme", CrewQuality::Elite);
    made.name = name;
    made.captain = name;
    made.squadron = name;
    ShipFit& fit = made.fit;
    fit.oars = 20;
    fit.speed = 20;
    fit.archers = fit.marines = fit.heavyMarines = 50;
    fit.ballistae = fit.ferreaManus = fit.towers = fit.corvi = fit.firePots = 50;
    fit.parablemata = fit.fightingOars = fit.raisedPlatform = fit.greekFire = true;
    fit.hull = Hull::Stout;
    fit.ram = Ram::ReinforcedHigh;
    fit.heavyEngines = {1, 2, 3, 4, 5, 6, 1, 2, 3, 4};
    if (isSpent) {
        Condition& condition = made.condition;
        condition.damage = Damage::Severe;
        condition.oarsLost = condition.speedLost = 20;
        condition.archersLost = condition.marinesLost = condition.heavyMarinesLost = 50;
        condition.ballistaeLost = condition.towersLost = condition.firePotsUsed = 50;
        condition.heavyEnginesLost = 10;
        condition.rudderHit = condition.mastDown = condition.greekFireUsed = true;
        condition.captain = PersonState::Captured;
    }
    return made;
}

} // namespace

Fleet plainFleet()
{
    Fleet fleet;
    fleet.name = "Phormio's squadron";
    fleet.year = -429;
    FleetShip paralos = ship("Paralos", "trireme", CrewQuality::Veteran);
    paralos.captain = "Kleon";
    paralos.squadron = "Van";
    paralos.fit.ram = Ram::Bronze;
    paralos.fit.archers = paralos.fit.marines = 1;
    fleet.ships.push_back(paralos);

    FleetShip greek = ship("Πάραλος Σαλαμινία", "trireme-cataphract", CrewQuality::Elite);
    greek.captain = "Ἀλκιβιάδης Κλεινίου";
    greek.squadron = "Van";
    greek.fit.ram = Ram::Bronze;
    greek.fit.archers = 1;
    greek.fit.marines = 2;
    greek.condition.damage = Damage::Medium;
    greek.condition.oarsLost = 2;
    greek.condition.speedLost = 1;
    greek.condition.marinesLost = 1;
    greek.condition.rudderHit = true;
    greek.condition.captain = PersonState::Wounded;
    fleet.ships.push_back(greek);

    FleetShip accented = ship("Égalité çà Öre", "trireme");
    accented.captain = "Šárka Łukasz";
    accented.squadron = "Réserve";
    accented.condition.captain = PersonState::Dead;
    fleet.ships.push_back(accented);

    FleetShip hebrew = ship("אניית מלחמה", "penteconter", CrewQuality::Poor);
    hebrew.squadron = "Réserve";
    fleet.ships.push_back(hebrew);

    FleetShip grain = ship("", "merchantman", CrewQuality::Green);
    grain.count = 2;
    fleet.ships.push_back(grain);

    fleet.commanders.push_back(
        {"Phormio son of Asopios", Post::Squadron, CommandQuality::Exceptional, "Van"});
    fleet.commanders.push_back({"Νικίας", Post::Fleet, CommandQuality::Poor, ""});
    fleet.alliedPercent = -20;
    return fleet;
}

Fleet fullestFleet()
{
    Fleet fleet;
    fleet.name = longLatin;
    fleet.year = -1250;
    fleet.ships = {fullestShip(longLatin, false), fullestShip(longGreek, true), fullestShip(longWord, true)};
    FleetShip sail = fullestShip("Sail", false);
    sail.fit.sailOnly = true;
    sail.squadron = longLatin;
    fleet.ships.push_back(sail);
    fleet.commanders.push_back({longGreek, Post::Squadron, CommandQuality::Inept, longLatin});
    fleet.commanders.push_back({longWord, Post::Fleet, CommandQuality::Exceptional, ""});
    return fleet;
}

Fleet everyClass()
{
    Fleet fleet;
    fleet.name = "Every class";
    for (const ShipClass& shipClass : builtInFigures().classes.all()) {
        fleet.ships.push_back(ship("", shipClass.id.c_str()));
        fleet.ships.back().fit.marines = shipClass.troopSpace;
    }
    return fleet;
}

Fortification plainPort()
{
    Fortification port;
    port.name = "Πειραιεύς";
    port.economicValue = 8;
    port.garrison = CrewQuality::Veteran;
    port.commander = {"Kallikratidas", CommandQuality::Skilled};
    WallSection manned;
    manned.capacity = 8;
    manned.archers = manned.marines = manned.towers = manned.boilingOil = 2;
    manned.heavyMarines = manned.ballistae = manned.bees = manned.ferreaManus = 1;
    WallSection engine;
    engine.capacity = 5;
    engine.heavyEngines = {2};
    WallSection bare;
    bare.capacity = 8;
    port.sections = {manned, engine, bare, manned};
    return port;
}

Fortification fullestPort()
{
    Fortification port;
    port.name = longLatin;
    port.economicValue = 1;
    port.garrison = CrewQuality::Green;
    port.commander = {longGreek, CommandQuality::Exceptional};
    WallSection full;
    full.capacity = 1;
    full.archers = full.marines = full.heavyMarines = full.ballistae = full.towers = full.ferreaManus = 50;
    full.boilingOil = full.bees = 50;
    full.heavyEngines = {6, 5, 4, 3, 2, 1, 6, 6, 6, 6};
    port.sections.assign(20, full);
    return port;
}
