// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/fleetbuilder/plan/fleet_plan.h"

#include <algorithm>

#include "core/base/json_reader.h"

namespace navarch {

namespace {

constexpr std::string_view draftFormat = "navarch-fleet-draft/1";
constexpr TextBounds pathText{4000, true};

} // namespace

const PlanRow* FleetPlan::find(int key) const
{
    const auto found =
        std::find_if(rows.begin(), rows.end(), [key](const PlanRow& row) { return row.key == key; });
    return found == rows.end() ? nullptr : &*found;
}

PlanRow* FleetPlan::find(int key)
{
    return const_cast<PlanRow*>(std::as_const(*this).find(key));
}

bool FleetPlan::hasSquadron(const std::string& squadron) const
{
    return std::find(squadrons.begin(), squadrons.end(), squadron) != squadrons.end();
}

int FleetPlan::shipCount() const
{
    int count = 0;
    for (const PlanRow& row : rows)
        count += row.ship.count;
    return count;
}

Fleet fleetOf(const FleetPlan& plan)
{
    Fleet fleet;
    fleet.name = plan.name;
    fleet.year = plan.year;
    fleet.alliedPercent = plan.alliedPercent;
    fleet.ships.reserve(plan.rows.size());
    for (const PlanRow& row : plan.rows)
        fleet.ships.push_back(row.ship);
    for (const PlanCommander& commander : plan.commanders)
        fleet.commanders.push_back(commander.commander);
    return fleet;
}

FleetPlan planOf(const Fleet& fleet)
{
    FleetPlan plan;
    plan.name = fleet.name;
    plan.year = fleet.year;
    plan.alliedPercent = fleet.alliedPercent;
    const auto mention = [&plan](const std::string& squadron) {
        if (!squadron.empty() && !plan.hasSquadron(squadron))
            plan.squadrons.push_back(squadron);
    };
    for (const FleetShip& ship : fleet.ships) {
        mention(ship.squadron);
        plan.rows.push_back({plan.nextKey++, ship});
    }
    for (const FleetCommander& commander : fleet.commanders) {
        mention(commander.squadron);
        plan.commanders.push_back({plan.nextKey++, commander});
    }
    orderRows(plan);
    return plan;
}

void orderRows(FleetPlan& plan)
{
    const auto place = [&plan](const PlanRow& row) {
        return std::find(plan.squadrons.begin(), plan.squadrons.end(), row.ship.squadron)
               - plan.squadrons.begin();
    };
    std::stable_sort(plan.rows.begin(), plan.rows.end(),
                     [&place](const PlanRow& a, const PlanRow& b) { return place(a) < place(b); });
}

Json fleetDraftJson(const FleetPlan& plan)
{
    // A path is the system's bytes; one that is no text cannot stand in JSON, and the draft goes without it.
    const std::string path = whyUnfitText(plan.path, pathText.maxLength) ? std::string() : plan.path;
    Json json{{"format", draftFormat}, {"budget", plan.budget.text()}, {"path", path}};
    json["squadrons"] = plan.squadrons;
    json["fleet"] = fleetJson(fleetOf(plan));
    return json;
}

Result<FleetPlan> readFleetDraft(const Json& json, const std::string& file, const Figures& figures)
{
    Problems problems;
    ObjectReader top(json, file, {}, problems);
    top.expectFormat(draftFormat);
    Talents budget;
    std::string path;
    top("budget", budget);
    top("path", path, pathText);
    std::vector<std::string> squadrons;
    for (const Json* item : top.items("squadrons", maxFleetRows)) {
        if (item->is_string() && !whyUnfitText(item->get_ref<const std::string&>(), maxNameLength))
            squadrons.push_back(item->get<std::string>());
        else
            top.refuse("squadrons", phrase("A squadron's name is no text."), phrase("Take it out."));
    }
    Result<Fleet> fleet = problem(file, phrase("The draft has no fleet."));
    if (const Json* inner = top.value("fleet"))
        fleet = readFleet(*inner, file, figures.classes, figures.prices.limits);
    top.finish();
    if (!fleet)
        return tl::unexpected(fleet.error());
    if (!problems.empty())
        return tl::unexpected(std::move(problems));

    FleetPlan plan = planOf(*fleet);
    plan.budget = budget;
    plan.path = path;
    for (const std::string& mentioned : plan.squadrons)
        if (std::find(squadrons.begin(), squadrons.end(), mentioned) == squadrons.end())
            squadrons.push_back(mentioned);
    std::vector<std::string> once;
    for (std::string& squadron : squadrons)
        if (!squadron.empty() && std::find(once.begin(), once.end(), squadron) == once.end())
            once.push_back(std::move(squadron));
    plan.squadrons = std::move(once);
    orderRows(plan);
    return plan;
}

} // namespace navarch
