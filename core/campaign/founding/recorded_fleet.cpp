// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/founding/recorded_fleet.h"

#include <set>

#include "core/base/json_reader.h"

namespace navarch {

namespace {

/// How many ships a row counts; as many as there can be where that is no number, which is refused elsewhere.
int countIn(const Json& row)
{
    const auto count = row.find("count");
    if (count == row.end())
        return 1;
    return count->is_number_integer() ? count->get<int>() : maxShipCount;
}

/// The one name of a row; empty when it has none.
std::string nameIn(const Json& row)
{
    if (!row.is_object())
        return {};
    const auto name = row.find("name");
    return name != row.end() && name->is_string() ? name->get<std::string>() : std::string();
}

/// Reads what a row says of the record and of its ships' names, and leaves in `row` what every fleet file may say.
RecordedShips takeRecord(Json& row, ObjectReader& read)
{
    RecordedShips record;
    const bool hasRecord = read.has("recorded");
    read("recorded", record.ships, Bounds{1, maxShipCount});
    for (const Json* name : read.items("names", maxShipCount)) {
        std::string text = name->is_string() ? name->get<std::string>() : std::string();
        if (const auto unfit = whyUnfitText(text, maxNameLength); unfit || text.empty())
            read.refuse("names", phrase("A ship's name is needed here."),
                        phrase("Write a text of at most 80 characters."));
        record.names.push_back(std::move(text));
    }
    if (hasRecord && (read.has("count") || read.has("name")))
        read.refuse("recorded", phrase("The row has a count or a name as well."),
                    phrase("Give the number of the record alone, and \"names\" for its first ships."));
    else if (!record.names.empty() && read.has("name"))
        read.refuse("names", phrase("The row has a name as well."),
                    phrase("Give \"names\" alone, of its first ships."));
    if (static_cast<int>(record.names.size()) > (hasRecord ? record.ships : countIn(row)))
        read.refuse("names", phrase("There are more names than ships."), phrase("Leave some out."));
    row.erase("recorded");
    row.erase("names");
    return record;
}

} // namespace

Result<RecordedFleet> readRecordedFleet(const Json& json, const std::string& file, const Figures& figures)
{
    Json plain = json;
    Problems problems;
    RecordedFleet recorded;
    std::set<std::string> listed; // in "names"
    std::set<std::string> alone;  // in "name"
    if (plain.is_object() && plain.contains("ships") && plain["ships"].is_array()
        && plain["ships"].size() <= static_cast<std::size_t>(maxFleetRows)) {
        for (Json& row : plain["ships"]) {
            const std::string path = "ships[" + std::to_string(recorded.record.size()) + "]";
            const Json written = row;
            ObjectReader read(written, file, path, problems);
            recorded.record.push_back(read.isObject() ? takeRecord(row, read) : RecordedShips{});
            const auto refuseTwo = [&](const char* field, const std::string& name) {
                read.refuse(field, phrase("Two ships are called %1.", given(quotedForMessage(name))),
                            phrase("Give each its own name."));
            };
            for (const std::string& name : recorded.record.back().names)
                if (!listed.insert(name).second || alone.contains(name))
                    refuseTwo("names", name);
            // Two rows of one name are refused where the fleet itself is read.
            if (const std::string name = nameIn(written); !name.empty()) {
                alone.insert(name);
                if (listed.contains(name))
                    refuseTwo("name", name);
            }
        }
    }
    auto fleet = readFleet(plain, file, figures.classes, figures.prices.limits);
    if (!fleet)
        problems.insert(problems.end(), fleet.error().begin(), fleet.error().end());
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    recorded.fleet = std::move(*fleet);
    int ships = recorded.fleet.shipCount();
    for (const RecordedShips& row : recorded.record)
        ships += row.ships;
    if (ships > maxFleetShips)
        return problem(file, phrase("The fleet has %1 ships.", ships),
                       phrase("At most %1 are allowed.", maxFleetShips));
    return recorded;
}

Json shortFleetJson(const Fleet& fleet, const ShipClasses& classes)
{
    Json json = fleetJson(fleet);
    for (std::size_t i = 0; i < fleet.ships.size(); ++i) {
        Json& row = json["ships"][i];
        FleetShip plain;
        plain.classId = row["class"].get<std::string>();
        if (const ShipClass* shipClass = classOf(fleet.ships[i], classes))
            plain.fit = shipClass->fit;
        const Json usual = fleetShipJson(plain);
        Json brief = Json::object();
        for (const auto& [key, value] : row.items())
            if (key == "class" || !usual.contains(key) || usual[key] != value)
                brief[key] = value;
        row = std::move(brief);
    }
    for (Json& commander : json["commanders"])
        if (commander["squadron"].get_ref<const std::string&>().empty())
            commander.erase("squadron");
    if (json["commanders"].empty())
        json.erase("commanders");
    if (fleet.alliedPercent == 0)
        json.erase("allied_percent");
    return json;
}

} // namespace navarch
