// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ships/fleet.h"

#include <algorithm>
#include <set>

#include "core/base/json_reader.h"
#include "core/ships/own_class.h"

namespace navarch {

namespace {

/// A condition cannot have lost more than the fit has.
void checkLosses(ObjectReader& read, const Condition& condition, const ShipFit& fit)
{
    const auto atMost = [&](const char* name, int lost, int has) {
        if (lost > has)
            read.refuse(name, phrase("%1 are lost, of %2.", lost, has),
                        phrase("Losses cannot exceed what the ship has."));
    };
    atMost("oars_lost", condition.oarsLost, fit.oars);
    atMost("speed_lost", condition.speedLost, fit.speed);
    atMost("archers_lost", condition.archersLost, fit.archers);
    atMost("marines_lost", condition.marinesLost, fit.marines);
    atMost("heavy_marines_lost", condition.heavyMarinesLost, fit.heavyMarines);
    atMost("ballistae_lost", condition.ballistaeLost, fit.ballistae);
    atMost("towers_lost", condition.towersLost, fit.towers);
    atMost("heavy_engines_lost", condition.heavyEnginesLost, static_cast<int>(fit.heavyEngines.size()));
    atMost("fire_pots_used", condition.firePotsUsed, fit.firePots);
    if (condition.greekFireUsed && !fit.greekFire)
        read.refuse("greek_fire_used", phrase("It has used Greek fire that it does not have."),
                    phrase("Give the ship \"greek_fire\": true, or take this out."));
}

const ShipClass* readClass(ObjectReader& read, FleetShip& ship, const ShipClasses& classes)
{
    if (!read.has("class")) {
        if (read.isObject())
            read.refuse("class", phrase("The ship class is missing."),
                        phrase("Name one; `navarch classes` lists them."));
        return nullptr;
    }
    const std::size_t before = read.problems().size();
    read("class", ship.classId, nameText);
    if (read.problems().size() != before)
        return nullptr;
    const ShipClass* shipClass = classes.find(ship.classId);
    if (!shipClass) {
        const std::string near = classes.nearest(ship.classId);
        read.refuse("class", phrase("There is no ship class %1.", given(quotedForMessage(ship.classId))),
                    near.empty() ? phrase("`navarch classes` lists them.")
                                 : phrase("Did you mean \"%1\"?", given(near)));
    }
    if (shipClass && shipClass->isOwn)
        ship.own.is = sharedClass(*shipClass);
    return shipClass;
}

/// The classes that a fleet brings with it, each once. Two with one id can come together where files are put together: the
/// later then has another.
class BroughtClasses {
public:
    /// The id under which the ship's class stands in the file.
    std::string idOf(const FleetShip& ship)
    {
        if (!ship.own.is)
            return ship.classId;
        for (const auto& [id, known] : m_classes)
            if (known == ship.own)
                return id;
        std::string id = ship.own.is->id;
        const std::string base = id.substr(0, static_cast<std::size_t>(longestClassId) - 3);
        for (int number = 2; isTaken(id); ++number)
            id = base + "-" + std::to_string(number);
        m_classes.emplace_back(id, ship.own);
        return id;
    }

    [[nodiscard]] Json list() const
    {
        Json list = Json::array();
        std::set<std::string> names;
        for (const auto& [id, own] : m_classes) {
            ShipClass written = *own.is;
            written.id = id;
            for (int number = 2; !names.insert(written.name).second; ++number)
                written.name = own.is->name + " (" + std::to_string(number) + ")";
            list.push_back(ownClassJson(written));
        }
        return list;
    }

private:
    [[nodiscard]] bool isTaken(const std::string& id) const
    {
        return std::any_of(m_classes.begin(), m_classes.end(),
                           [&](const auto& known) { return known.first == id; });
    }

    std::vector<std::pair<std::string, OwnClass>> m_classes;
};

void readCommanders(ObjectReader& top, Fleet& fleet)
{
    std::set<std::string> names;
    int index = 0;
    for (const Json* item : top.items("commanders", maxFleetCommanders)) {
        FleetCommander commander;
        ObjectReader read(*item, top.file(), "commanders[" + std::to_string(index++) + "]", top.problems());
        read("name", commander.name, optionalNameText);
        read("post", commander.post);
        read("quality", commander.quality);
        read("squadron", commander.squadron, optionalNameText);
        if (!commander.name.empty() && !names.insert(commander.name).second)
            read.refuse("name",
                        phrase("Two commanders are called %1.", given(quotedForMessage(commander.name))),
                        phrase("Give each his own name."));
        read.finish();
        fleet.commanders.push_back(std::move(commander));
    }
}

void readShips(ObjectReader& top, Fleet& fleet, const ShipClasses& classes)
{
    std::set<std::string> names;
    int index = 0;
    for (const Json* item : top.items("ships", maxFleetRows)) {
        const std::string path = "ships[" + std::to_string(index++) + "]";
        FleetShip ship = readFleetShip(*item, top.file(), path, classes, top.problems());
        if (!ship.name.empty() && !names.insert(ship.name).second)
            top.refuse(path + ".name", phrase("Two ships are called %1.", given(quotedForMessage(ship.name))),
                       phrase("Give each its own name, or one row a count."));
        fleet.ships.push_back(std::move(ship));
    }
    if (fleet.shipCount() > maxFleetShips)
        top.refuse("ships", phrase("The fleet has %1 ships.", fleet.shipCount()),
                   phrase("At most %1 are allowed in one file.", maxFleetShips));
}

} // namespace

FleetShip readFleetShip(const Json& json, const std::string& file, const std::string& path,
                        const ShipClasses& classes, Problems& problems)
{
    FleetShip ship;
    ObjectReader read(json, file, path, problems);
    if (const ShipClass* shipClass = readClass(read, ship, classes))
        ship.fit = shipClass->fit;
    read("name", ship.name, optionalNameText);
    read("count", ship.count, Bounds{1, maxShipCount});
    read("crew", ship.crew);
    read("captain", ship.captain, optionalNameText);
    read("squadron", ship.squadron, optionalNameText);
    visitFit(ship.fit, read);
    if (const Json* condition = read.value("condition")) {
        ObjectReader inner(*condition, file, read.pathOf("condition"), problems);
        visitCondition(ship.condition, inner);
        checkLosses(inner, ship.condition, ship.fit);
        inner.finish();
    }
    read.finish();
    return ship;
}

int Fleet::shipCount() const
{
    int count = 0;
    for (const FleetShip& ship : ships)
        count += ship.count;
    return count;
}

Result<Fleet> readFleet(const Json& json, const std::string& file, const ShipClasses& classes,
                        const Limits& limits)
{
    Problems problems;
    Fleet fleet;
    ObjectReader top(json, file, {}, problems);
    top.expectFormat(fleetFormat);
    top("name", fleet.name, optionalNameText);
    if (top.has("year")) {
        int year = -1;
        top("year", year, yearBounds);
        if (year == 0)
            top.refuse("year", phrase("There is no year 0."), phrase("431 BCE is -431, 1 CE is 1."));
        fleet.year = year;
    }
    top("allied_percent", fleet.alliedPercent, Bounds{-limits.alliedPercent, limits.alliedPercent});
    if (fleet.alliedPercent % limits.alliedStep != 0) {
        top.refuse("allied_percent", phrase("%1 is no step of ten.", fleet.alliedPercent),
                   phrase("Allies cost between 50% less and 50% more, in steps of 10 (SA-13.1)."));
    }
    const std::vector<ShipClass> brought = readOwnClasses(top, "classes", classes);
    if (brought.empty())
        readShips(top, fleet, classes);
    else
        readShips(top, fleet, classes.with(brought));
    readCommanders(top, fleet);
    top.finish();
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return fleet;
}

Json fleetShipJson(const FleetShip& ship)
{
    Json row{{"name", ship.name},         {"class", ship.classId},   {"count", ship.count},
             {"crew", nameOf(ship.crew)}, {"captain", ship.captain}, {"squadron", ship.squadron}};
    ObjectWriter writer(row);
    visitFit(ship.fit, writer);
    if (ship.condition != Condition{}) {
        ObjectWriter inner(row["condition"]);
        visitCondition(ship.condition, inner);
    }
    return row;
}

Json fleetJson(const Fleet& fleet)
{
    Json json{{"format", fleetFormat}, {"name", fleet.name}};
    if (fleet.year)
        json["year"] = *fleet.year;
    BroughtClasses brought;
    Json ships = Json::array();
    for (const FleetShip& ship : fleet.ships) {
        Json row = fleetShipJson(ship);
        row["class"] = brought.idOf(ship);
        ships.push_back(std::move(row));
    }
    if (Json classes = brought.list(); !classes.empty())
        json["classes"] = std::move(classes);
    json["ships"] = std::move(ships);
    json["commanders"] = Json::array();
    for (const FleetCommander& commander : fleet.commanders)
        json["commanders"].push_back({{"name", commander.name},
                                      {"post", nameOf(commander.post)},
                                      {"quality", nameOf(commander.quality)},
                                      {"squadron", commander.squadron}});
    json["allied_percent"] = fleet.alliedPercent;
    return json;
}

std::string displayName(const FleetShip& ship, const ShipClasses& classes)
{
    if (!ship.name.empty())
        return ship.name;
    const ShipClass* shipClass = classOf(ship, classes);
    return shipClass ? shipClass->name : ship.classId;
}

const ShipClass* classOf(const FleetShip& ship, const ShipClasses& classes)
{
    return ship.own.is ? ship.own.is.get() : classes.find(ship.classId);
}

void setClass(FleetShip& ship, const ShipClass& shipClass)
{
    ship.classId = shipClass.id;
    ship.own.is = shipClass.isOwn ? sharedClass(shipClass) : nullptr;
}

} // namespace navarch
