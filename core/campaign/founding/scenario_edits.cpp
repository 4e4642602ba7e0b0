// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/founding/scenario_edits.h"

#include <algorithm>
#include <set>

#include "core/campaign/founding/scenario_json.h"
#include "core/campaign/settings/settings.h"

namespace navarch {

namespace {

constexpr std::size_t mostSides = 8; // CP-2.1

/// The first value of E that no side has in `field`.
template <class E>
std::string_view freeOne(Json& document, const char* field)
{
    for (const auto& each : EnumNames<E>::names) {
        const Json& sides = listOf(document, "sides");
        if (std::none_of(sides.begin(), sides.end(),
                         [&](const Json& side) { return textOf(side, field) == each.name; }))
            return each.name;
    }
    return EnumNames<E>::names.front().name;
}

std::string freeSideId(Json& document)
{
    std::set<std::string> taken;
    for (const Json& side : listOf(document, "sides"))
        taken.insert(textOf(side, "id"));
    for (int number = 1;; ++number)
        if (std::string id = "side-" + std::to_string(number); !taken.contains(id))
            return id;
}

/// Whose a port is, by the side's id; empty: nobody's.
std::string ownerOf(Json& document, const std::string& place)
{
    for (const Json& port : listOf(document, "ports"))
        if (textOf(port, "place") == place && port.contains("owner"))
            return textOf(port, "owner");
    for (const Json& side : listOf(document, "sides"))
        if (textOf(side, "home_port") == place)
            return textOf(side, "id");
    return {};
}

Json* portAt(Json& document, const std::string& place)
{
    for (Json& port : listOf(document, "ports"))
        if (textOf(port, "place") == place)
            return &port;
    return nullptr;
}

NotDone noSuchPort(const std::string& place)
{
    return {{"ports",
             phrase("The port %1 is not among the campaign's ports.", given(quotedForMessage(place))),
             phrase("Add it there.")}};
}

/// The fleet that lies or is at home in a port; empty: none.
std::string fleetIn(Json& document, const std::string& place)
{
    for (Json& side : listOf(document, "sides"))
        if (side.contains("fleets"))
            for (const Json& fleet : side["fleets"])
                if (textOf(fleet, "port") == place || textOf(fleet, "home_port") == place)
                    return textOf(fleet["fleet"], "name");
    return {};
}

bool isOneOf(std::string_view field, std::initializer_list<std::string_view> fields)
{
    return std::find(fields.begin(), fields.end(), field) != fields.end();
}

NotDone noSuchField(std::string_view field)
{
    return {{std::string(field), phrase("It cannot be changed here."), {}}};
}

} // namespace

EditedScenario withField(const ScenarioDraft& draft, std::string_view field, const Json& value,
                         const Figures& figures)
{
    return edited(draft, figures, [&](Json& document) -> NotDone {
        if (!isOneOf(field, {"name", "summary", "history", "source", "seed", "year", "month", "week"}))
            return noSuchField(field);
        if (field == "name" && value == "")
            return {{"name", phrase("The scenario has no name."), phrase("Give it one.")}};
        if (field == "year" && document.contains("year"))
            for (Json& side : listOf(document, "sides"))
                if (side.contains("fleets"))
                    for (Json& fleet : side["fleets"])
                        if (fleet["fleet"].contains("year") && fleet["fleet"]["year"] == document["year"])
                            fleet["fleet"]["year"] = value;
        const Json before = document.value("year", Json());
        put(document, field, value);
        if (field == "year")
            followYear(document, before, figuresOf(draft, figures));
        return {};
    });
}

EditedScenario withOption(const ScenarioDraft& draft, const std::string& key, const std::string& value,
                          const Figures& figures)
{
    return edited(draft, figures, [&](Json& document) -> NotDone {
        const SettingRule* rule = settingRule(key);
        Json& settings = listOf(document, "settings");
        const auto at = std::find_if(settings.begin(), settings.end(),
                                     [&](const Json& each) { return textOf(each, "key") == key; });
        if (rule && value == rule->choices.front()) {
            if (at != settings.end())
                settings.erase(at);
        } else if (at != settings.end()) {
            (*at)["value"] = value;
        } else {
            settings.push_back({{"key", key}, {"value", value}});
        }
        if (settings.empty())
            document.erase("settings");
        return {};
    });
}

EditedScenario withSide(const ScenarioDraft& draft, const std::string& name, const Figures& figures)
{
    return edited(draft, figures, [&](Json& document) -> NotDone {
        Json& sides = listOf(document, "sides");
        if (sides.size() >= mostSides)
            return {{"sides", phrase("A campaign has at most eight sides."), phrase("Leave one out first.")}};
        const std::string budget = sides.empty() ? "1000" : textOf(sides.back(), "budget");
        const std::string period = sides.empty() ? "classical" : textOf(sides.back(), "period");
        Json side{{"id", freeSideId(document)},
                  {"name", name},
                  {"colour", freeOne<SideColour>(document, "colour")},
                  {"emblem", freeOne<Emblem>(document, "emblem")},
                  {"player", "person"}};
        put(side, "period", period);
        put(side, "budget", budget);
        sides.push_back(std::move(side));
        return {};
    });
}

EditedScenario withoutSide(const ScenarioDraft& draft, int side, const Figures& figures)
{
    return edited(draft, figures, [&](Json& document) -> NotDone {
        Json* leaving = itemOf(document, "sides", side);
        if (!leaving)
            return noSuchSide(side);
        const std::string id = textOf(*leaving, "id");
        if (leaving->contains("fleets"))
            for (const Json& fleet : (*leaving)["fleets"])
                followFleet(document, textOf(fleet["fleet"], "name"), {});
        for (Json& port : listOf(document, "ports"))
            if (textOf(port, "owner") == id)
                port.erase("owner");
        takeOut(document, "sides", side);
        forgetSide(document, id);
        return {};
    });
}

EditedScenario withSideField(const ScenarioDraft& draft, int side, std::string_view field, const Json& value,
                             const Figures& figures)
{
    return edited(draft, figures, [&](Json& document) -> NotDone {
        Json* changed = itemOf(document, "sides", side);
        if (!changed)
            return noSuchSide(side);
        if (!isOneOf(field, {"name", "colour", "emblem", "player", "period", "budget", "home_port"}))
            return noSuchField(field);
        if (field == "name" && value == "")
            return {{"name", phrase("The side has no name."), phrase("Give it one.")}};
        if (field == "home_port" && value != "") {
            const std::string place = value.is_string() ? value.get<std::string>() : std::string();
            if (!portAt(document, place))
                return noSuchPort(place);
            giveTo(document, place, textOf(*changed, "id"));
        }
        put(*changed, field, value);
        return {};
    });
}

EditedScenario withPort(const ScenarioDraft& draft, const std::string& place, const Figures& figures)
{
    return withPorts(draft, {place}, figures);
}

EditedScenario withPorts(const ScenarioDraft& draft, const std::vector<std::string>& places,
                         const Figures& figures)
{
    return edited(draft, figures, [&](Json& document) -> NotDone {
        for (const std::string& place : places)
            if (!portAt(document, place))
                listOf(document, "ports").push_back({{"place", place}});
        return {};
    });
}

EditedScenario withoutPort(const ScenarioDraft& draft, const std::string& place, const Figures& figures)
{
    return withoutPorts(draft, {place}, figures);
}

EditedScenario withoutPorts(const ScenarioDraft& draft, const std::vector<std::string>& places,
                            const Figures& figures)
{
    return edited(draft, figures, [&](Json& document) -> NotDone {
        for (const std::string& place : places) {
            const Json* leaving = portAt(document, place);
            if (!leaving)
                return noSuchPort(place);
            if (const std::string fleet = fleetIn(document, place); !fleet.empty())
                return {{"ports", phrase("%1 lies there or is at home there.", given(fleet)),
                         phrase("Put it into another port first.")}};
            giveTo(document, place, {});
            dropAims(document, "port", place);
            Json& ports = document["ports"];
            for (int at = static_cast<int>(ports.size()) - 1; at >= 0; --at)
                if (textOf(ports[static_cast<std::size_t>(at)], "place") == place)
                    ports.erase(static_cast<std::size_t>(at));
        }
        return {};
    });
}

EditedScenario withOwner(const ScenarioDraft& draft, const std::string& place, const std::string& owner,
                         const Figures& figures)
{
    return edited(draft, figures, [&](Json& document) -> NotDone {
        if (!portAt(document, place))
            return noSuchPort(place);
        giveTo(document, place, owner);
        return {};
    });
}

EditedScenario withYard(const ScenarioDraft& draft, const std::string& place, bool hasYard,
                        const Figures& figures)
{
    return edited(draft, figures, [&](Json& document) -> NotDone {
        Json* port = portAt(document, place);
        if (!port)
            return noSuchPort(place);
        if (hasYard)
            port->erase("yard");
        else
            (*port)["yard"] = false;
        return {};
    });
}

EditedScenario withWalls(const ScenarioDraft& draft, const std::string& place, const Fortification& walls,
                         const Figures& figures)
{
    return edited(draft, figures, [&](Json& document) -> NotDone {
        if (!portAt(document, place))
            return noSuchPort(place);
        const std::string owner = ownerOf(document, place);
        if (owner.empty())
            return {{"ports", phrase("A neutral port's defences are rolled, not bought."),
                     phrase("Give the port to a side first.")}};
        const Json built{{"port", place}, {"defences", fortificationJson(walls)}};
        for (Json& side : listOf(document, "sides")) {
            if (textOf(side, "id") != owner)
                continue;
            Json& all = listOf(side, "defences");
            const auto at = std::find_if(all.begin(), all.end(),
                                         [&](const Json& each) { return textOf(each, "port") == place; });
            if (at != all.end())
                *at = built;
            else
                all.push_back(built);
        }
        return {};
    });
}

EditedScenario withoutWalls(const ScenarioDraft& draft, const std::string& place, const Figures& figures)
{
    return edited(draft, figures, [&](Json& document) -> NotDone {
        for (Json& side : listOf(document, "sides")) {
            if (!side.contains("defences"))
                continue;
            for (int at = static_cast<int>(side["defences"].size()) - 1; at >= 0; --at)
                if (textOf(*itemOf(side, "defences", at), "port") == place)
                    side["defences"].erase(static_cast<std::size_t>(at));
            if (side["defences"].empty())
                side.erase("defences");
        }
        return {};
    });
}

} // namespace navarch
