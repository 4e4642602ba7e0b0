// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/founding/scenario_json.h"

#include <optional>
#include <utility>

namespace navarch {

namespace {

/// The walls of a port and the list of whose they are; taken out of it.
std::optional<Json> takeWalls(Json& document, const std::string& place)
{
    for (Json& side : listOf(document, "sides")) {
        Json& walls = listOf(side, "defences");
        for (int at = 0; at < static_cast<int>(walls.size()); ++at)
            if (textOf(walls[static_cast<std::size_t>(at)], "port") == place) {
                Json taken = std::move(walls[static_cast<std::size_t>(at)]);
                takeOut(side, "defences", at);
                return taken;
            }
        if (walls.empty())
            side.erase("defences");
    }
    return std::nullopt;
}

} // namespace

Json* itemOf(Json& object, const char* key, int at)
{
    const auto found = object.find(key);
    if (found == object.end() || at < 0 || at >= static_cast<int>(found->size()))
        return nullptr;
    return &(*found)[static_cast<std::size_t>(at)];
}

Json& listOf(Json& object, const char* key)
{
    Json& list = object[key];
    if (!list.is_array())
        list = Json::array();
    return list;
}

void takeOut(Json& object, const char* key, int at)
{
    Json& list = object[key];
    list.erase(static_cast<std::size_t>(at));
    if (list.empty())
        object.erase(key);
}

void put(Json& object, std::string_view field, const Json& value)
{
    const std::string key(field);
    if (value.is_string() && value.get_ref<const std::string&>().empty())
        object.erase(key);
    else
        object[key] = value;
}

std::string textOf(const Json& object, const char* field)
{
    const auto found = object.find(field);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

NotDone noSuchSide(int side)
{
    return {{"sides[" + std::to_string(side) + "]", phrase("There is no such side."), {}}};
}

NotDone noSuchFleet(int fleet)
{
    return {{"fleets[" + std::to_string(fleet) + "]", phrase("There is no such fleet."), {}}};
}

Json* fleetAt(Json& document, FleetAt at)
{
    Json* side = itemOf(document, "sides", at.side);
    Json* place = side ? itemOf(*side, "fleets", at.fleet) : nullptr;
    return place ? &(*place)["fleet"] : nullptr;
}

void giveTo(Json& document, const std::string& place, const std::string& owner)
{
    for (Json& port : listOf(document, "ports"))
        if (textOf(port, "place") == place)
            put(port, "owner", owner);
    std::optional<Json> walls = takeWalls(document, place);
    for (Json& side : listOf(document, "sides")) {
        if (textOf(side, "id") == owner) {
            if (walls)
                listOf(side, "defences").push_back(std::move(*walls));
        } else if (textOf(side, "home_port") == place) {
            side.erase("home_port");
        }
    }
}

void dropAims(Json& document, const char* what, const std::string& id)
{
    for (Json& side : listOf(document, "sides"))
        for (int at = 0; const Json* aim = itemOf(side, "aims", at);)
            if (textOf(*aim, what) == id)
                takeOut(side, "aims", at);
            else
                ++at;
}

void forgetSide(Json& document, const std::string& id)
{
    dropAims(document, "enemy", id);
    for (int at = 0; const Json* relation = itemOf(document, "relations", at);)
        if (textOf(*relation, "side") == id || textOf(*relation, "other") == id)
            takeOut(document, "relations", at);
        else
            ++at;
}

void followFleet(Json& document, const std::string& fleet, const std::string& newName)
{
    if (!document.contains("battles"))
        return;
    Json& battles = document["battles"];
    for (int at = static_cast<int>(battles.size()) - 1; at >= 0; --at) {
        Json& battle = battles[static_cast<std::size_t>(at)];
        Json left = Json::array();
        bool isIn = false;
        for (Json& name : listOf(battle, "fleets")) {
            const bool isIt = name == fleet;
            isIn = isIn || isIt;
            if (!isIt)
                left.push_back(std::move(name));
            else if (!newName.empty())
                left.push_back(newName);
        }
        battle["fleets"] = std::move(left);
        if (isIn && battle["fleets"].size() < 2)
            battles.erase(static_cast<std::size_t>(at));
    }
    if (battles.empty())
        document.erase("battles");
}

} // namespace navarch
