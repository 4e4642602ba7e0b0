// SPDX-License-Identifier: GPL-3.0-or-later
// The changes of a scenario's fleets (scenario_edits.h).
#include <algorithm>
#include <set>

#include "core/campaign/founding/recorded_fleet.h"
#include "core/campaign/founding/scenario_json.h"
#include "core/ships/yard_fit.h"

namespace navarch {

namespace {

std::set<std::string> fleetNames(Json& document)
{
    std::set<std::string> names;
    for (Json& side : listOf(document, "sides"))
        if (side.contains("fleets"))
            for (const Json& fleet : side["fleets"])
                names.insert(textOf(fleet["fleet"], "name"));
    return names;
}

std::string freeFleetName(Json& document, const std::string& wanted)
{
    const std::set<std::string> taken = fleetNames(document);
    if (!taken.contains(wanted))
        return wanted;
    for (int number = 2;; ++number)
        if (std::string name = wanted + " " + std::to_string(number); !taken.contains(name))
            return name;
}

NotDone noSuchRow(const char* list, int at)
{
    return {{list + ("[" + std::to_string(at) + "]"), phrase("The fleet has no such row."), {}}};
}

/// Ships of a class as a yard builds them in the document's year.
Json yardRow(const Json& document, const std::string& shipClass, const Figures& figures)
{
    Json row{{"class", shipClass}};
    if (std::string ram = olderRamOf(document, shipClass, figures); !ram.empty())
        row["ram"] = std::move(ram);
    return row;
}

/// Of those and of no others, whatever the first of them are called, so that more of the kind may go into it.
bool isOf(const Json& yards, Json row)
{
    row.erase("count");
    row.erase("names");
    return row == yards;
}

} // namespace

std::string olderRamOf(const Json& document, const std::string& shipClass, const Figures& figures)
{
    const ShipClass* known = figures.classes.find(shipClass);
    if (!known || !document.contains("year") || !document["year"].is_number_integer())
        return {};
    const Ram ram = yardFit(*known, document["year"].get<int>(), figures.fitRules()).ram;
    return ram == known->fit.ram ? std::string() : std::string(nameOf(ram));
}

void followYear(Json& document, const Json& before, const Figures& figures)
{
    const Json then{{"year", before}};
    for (Json& side : listOf(document, "sides"))
        for (int at = 0; Json* place = itemOf(side, "fleets", at); ++at)
            for (Json& row : listOf((*place)["fleet"], "ships")) {
                const std::string shipClass = textOf(row, "class");
                if (textOf(row, "ram") == olderRamOf(then, shipClass, figures))
                    put(row, "ram", olderRamOf(document, shipClass, figures));
            }
}

EditedScenario withFleet(const ScenarioDraft& draft, int side, const std::string& port, const Fleet& fleet,
                         const Figures& figures)
{
    return edited(draft, figures, [&](Json& document) -> NotDone {
        Json* owner = itemOf(document, "sides", side);
        if (!owner)
            return noSuchSide(side);
        if (fleet.name.empty())
            return {{"fleets", phrase("The fleet has no name."), phrase("Give it one.")}};
        Fleet own = fleet;
        own.name = freeFleetName(document, fleet.name);
        if (document.contains("year") && document["year"].is_number_integer())
            own.year = document["year"].get<int>();
        Json placed{{"port", port}, {"fleet", shortFleetJson(own, figures.classes)}};
        listOf(*owner, "fleets").push_back(std::move(placed));
        return {};
    });
}

EditedScenario withoutFleet(const ScenarioDraft& draft, FleetAt at, const Figures& figures)
{
    return edited(draft, figures, [&](Json& document) -> NotDone {
        const Json* fleet = fleetAt(document, at);
        if (!fleet)
            return noSuchFleet(at.fleet);
        followFleet(document, textOf(*fleet, "name"), {});
        takeOut(*itemOf(document, "sides", at.side), "fleets", at.fleet);
        return {};
    });
}

EditedScenario withFleetField(const ScenarioDraft& draft, FleetAt at, std::string_view field,
                              const Json& value, const Figures& figures)
{
    return edited(draft, figures, [&](Json& document) -> NotDone {
        Json* fleet = fleetAt(document, at);
        if (!fleet)
            return noSuchFleet(at.fleet);
        Json& place = *itemOf(*itemOf(document, "sides", at.side), "fleets", at.fleet);
        if (field == "name") {
            if (value == "")
                return {{"fleets", phrase("The fleet has no name."), phrase("Give it one.")}};
            followFleet(document, textOf(*fleet, "name"), value.is_string() ? value.get<std::string>() : "");
            (*fleet)["name"] = value;
        } else if (field == "allied_percent") {
            (*fleet)["allied_percent"] = value;
            if (value == 0) { // only allies have a contract
                fleet->erase("allied_percent");
                place.erase("months");
                place.erase("home_port");
            }
        } else if (field == "port" || field == "months" || field == "home_port") {
            put(place, field, value);
        } else {
            return {{std::string(field), phrase("It cannot be changed here."), {}}};
        }
        return {};
    });
}

EditedScenario withShips(const ScenarioDraft& draft, FleetAt at, const std::string& shipClass, int count,
                         const Figures& figures)
{
    return edited(draft, figures, [&](Json& document) -> NotDone {
        Json* fleet = fleetAt(document, at);
        if (!fleet)
            return noSuchFleet(at.fleet);
        Json& ships = listOf(*fleet, "ships");
        Json wanted = yardRow(document, shipClass, figuresOf(draft, figures));
        const auto row =
            std::find_if(ships.rbegin(), ships.rend(), [&](const Json& each) { return isOf(wanted, each); });
        if (row != ships.rend()) {
            (*row)["count"] = row->value("count", 1) + count;
        } else {
            wanted["count"] = count;
            ships.push_back(std::move(wanted));
        }
        return {};
    });
}

EditedScenario withoutShips(const ScenarioDraft& draft, FleetAt at, int row, const Figures& figures)
{
    return edited(draft, figures, [&](Json& document) -> NotDone {
        Json* fleet = fleetAt(document, at);
        if (!fleet)
            return noSuchFleet(at.fleet);
        if (!itemOf(*fleet, "ships", row))
            return noSuchRow("ships", row);
        (*fleet)["ships"].erase(static_cast<std::size_t>(row));
        return {};
    });
}

namespace {

/// Edits a row of ships of a fleet, where there is one.
template <class Edit>
EditedScenario editedShips(const ScenarioDraft& draft, FleetAt at, int row, const Figures& figures, Edit edit)
{
    return edited(draft, figures, [&](Json& document) -> NotDone {
        Json* fleet = fleetAt(document, at);
        if (!fleet)
            return noSuchFleet(at.fleet);
        Json* ships = itemOf(*fleet, "ships", row);
        if (!ships)
            return noSuchRow("ships", row);
        return edit(*ships);
    });
}

} // namespace

EditedScenario withShipField(const ScenarioDraft& draft, FleetAt at, int row, std::string_view field,
                             const Json& value, const Figures& figures)
{
    return editedShips(draft, at, row, figures, [&](Json& ships) -> NotDone {
        if (field == "count") {
            ships[ships.contains("recorded") ? "recorded" : "count"] = value;
            if (const std::string name = textOf(ships, "name"); !name.empty() && value != 1) {
                // The ship that has it keeps it, and those that join her go by their class.
                ships.erase("name");
                ships["names"] = Json::array({name});
            }
        } else if (field == "name" || field == "crew" || field == "captain" || field == "squadron")
            put(ships, field, value);
        else
            return {{std::string(field), phrase("It cannot be changed here."), {}}};
        return {};
    });
}

EditedScenario withShipNames(const ScenarioDraft& draft, FleetAt at, int row,
                             const std::vector<std::string>& names, const Figures& figures)
{
    return editedShips(draft, at, row, figures, [&](Json& ships) -> NotDone {
        ships.erase("name");
        ships.erase("names");
        const bool isOne = !ships.contains("recorded") && ships.value("count", 1) == 1;
        if (names.size() == 1 && isOne)
            ships["name"] = names.front();
        else if (!names.empty())
            ships["names"] = names;
        return {};
    });
}

EditedScenario withCommander(const ScenarioDraft& draft, FleetAt at, const FleetCommander& commander,
                             const Figures& figures)
{
    return edited(draft, figures, [&](Json& document) -> NotDone {
        Json* fleet = fleetAt(document, at);
        if (!fleet)
            return noSuchFleet(at.fleet);
        Json man{{"name", commander.name},
                 {"post", nameOf(commander.post)},
                 {"quality", nameOf(commander.quality)}};
        put(man, "squadron", commander.squadron);
        listOf(*fleet, "commanders").push_back(std::move(man));
        return {};
    });
}

EditedScenario withoutCommander(const ScenarioDraft& draft, FleetAt at, int commander, const Figures& figures)
{
    return edited(draft, figures, [&](Json& document) -> NotDone {
        Json* fleet = fleetAt(document, at);
        if (!fleet)
            return noSuchFleet(at.fleet);
        if (!itemOf(*fleet, "commanders", commander))
            return noSuchRow("commanders", commander);
        takeOut(*fleet, "commanders", commander);
        return {};
    });
}

EditedScenario withCommanderField(const ScenarioDraft& draft, FleetAt at, int commander,
                                  std::string_view field, const Json& value, const Figures& figures)
{
    return edited(draft, figures, [&](Json& document) -> NotDone {
        Json* fleet = fleetAt(document, at);
        if (!fleet)
            return noSuchFleet(at.fleet);
        Json* man = itemOf(*fleet, "commanders", commander);
        if (!man)
            return noSuchRow("commanders", commander);
        if (field != "name" && field != "post" && field != "quality" && field != "squadron")
            return {{std::string(field), phrase("It cannot be changed here."), {}}};
        if (field == "name")
            (*man)["name"] = value;
        else
            put(*man, field, value);
        if (field == "post" && value != nameOf(Post::Squadron))
            man->erase("squadron");
        return {};
    });
}

} // namespace navarch
