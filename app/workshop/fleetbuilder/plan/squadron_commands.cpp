// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/fleetbuilder/plan/squadron_commands.h"

#include <algorithm>

#include "app/workshop/fleetbuilder/plan/plan_names.h"
#include "core/base/text.h"

namespace navarch {

namespace {

Result<void> checkSquadronName(const FleetPlan& plan, const std::string& name)
{
    if (auto fit = checkName(name, false); !fit)
        return fit;
    if (plan.hasSquadron(name))
        return problem({}, phrase("There is a squadron called %1 already.", given(quotedForMessage(name))),
                       phrase("Give each its own name."));
    return {};
}

Result<void> checkCommanderName(const FleetPlan& plan, int key, const std::string& name)
{
    if (auto fit = checkName(name, true); !fit)
        return fit;
    for (const PlanCommander& entry : plan.commanders)
        if (entry.key != key && !name.empty() && entry.commander.name == name)
            return problem({}, phrase("%1 commands elsewhere in this fleet.", given(quotedForMessage(name))),
                           phrase("Name another, or dismiss him there first."));
    return {};
}

bool leads(const FleetCommander& commander, const std::string& squadron)
{
    return squadron.empty() ? commander.post == Post::Fleet
                            : commander.post == Post::Squadron && commander.squadron == squadron;
}

} // namespace

Result<std::string> addSquadron(FleetPlan& plan, const std::string& name)
{
    std::string wanted = name;
    for (int number = 1; wanted.empty() || (name.empty() && plan.hasSquadron(wanted)); ++number)
        wanted = "Squadron " + std::to_string(number);
    if (const auto fit = checkSquadronName(plan, wanted); !fit)
        return tl::unexpected(fit.error());
    plan.squadrons.push_back(wanted);
    return wanted;
}

Result<void> renameSquadron(FleetPlan& plan, const std::string& squadron, const std::string& name)
{
    const auto found = std::find(plan.squadrons.begin(), plan.squadrons.end(), squadron);
    if (found == plan.squadrons.end() || squadron == name)
        return {};
    if (auto fit = checkSquadronName(plan, name); !fit)
        return fit;
    *found = name;
    for (PlanRow& row : plan.rows)
        if (row.ship.squadron == squadron)
            row.ship.squadron = name;
    for (PlanCommander& entry : plan.commanders)
        if (entry.commander.squadron == squadron)
            entry.commander.squadron = name;
    return {};
}

void removeSquadron(FleetPlan& plan, const std::string& squadron)
{
    std::erase(plan.squadrons, squadron);
    for (PlanRow& row : plan.rows)
        if (row.ship.squadron == squadron)
            row.ship.squadron.clear();
    dismiss(plan, squadron);
    orderRows(plan);
}

void shiftSquadron(FleetPlan& plan, const std::string& squadron, int by)
{
    const auto found = std::find(plan.squadrons.begin(), plan.squadrons.end(), squadron);
    const auto next = (found - plan.squadrons.begin()) + by;
    if (found == plan.squadrons.end() || next < 0
        || next >= static_cast<std::ptrdiff_t>(plan.squadrons.size()))
        return;
    std::iter_swap(found, plan.squadrons.begin() + next);
    orderRows(plan);
}

const PlanCommander* commanderOf(const FleetPlan& plan, const std::string& squadron)
{
    const auto found =
        std::find_if(plan.commanders.begin(), plan.commanders.end(),
                     [&](const PlanCommander& entry) { return leads(entry.commander, squadron); });
    return found == plan.commanders.end() ? nullptr : &*found;
}

Result<void> appoint(FleetPlan& plan, const std::string& squadron, const std::string& name,
                     CommandQuality quality)
{
    if (!squadron.empty() && !plan.hasSquadron(squadron))
        return problem({}, phrase("There is no such squadron."), phrase("Choose one of the fleet's."));
    const PlanCommander* standing = commanderOf(plan, squadron);
    if (standing)
        return changeCommander(plan, standing->key, name, quality);
    if (auto taken = checkCommanderName(plan, 0, name); !taken)
        return taken;
    if (static_cast<int>(plan.commanders.size()) >= maxFleetCommanders)
        return problem({}, phrase("A fleet has at most %1 commanders.", maxFleetCommanders),
                       phrase("Dismiss one first."));
    FleetCommander commander;
    commander.name = name;
    commander.post = squadron.empty() ? Post::Fleet : Post::Squadron;
    commander.quality = quality;
    commander.squadron = squadron;
    plan.commanders.push_back({plan.nextKey++, std::move(commander)});
    return {};
}

void dismiss(FleetPlan& plan, const std::string& squadron)
{
    std::erase_if(plan.commanders,
                  [&](const PlanCommander& entry) { return leads(entry.commander, squadron); });
}

Result<void> changeCommander(FleetPlan& plan, int key, const std::string& name, CommandQuality quality)
{
    if (auto taken = checkCommanderName(plan, key, name); !taken)
        return taken;
    for (PlanCommander& entry : plan.commanders) {
        if (entry.key != key)
            continue;
        entry.commander.name = name;
        entry.commander.quality = quality;
    }
    return {};
}

void dismissCommander(FleetPlan& plan, int key)
{
    std::erase_if(plan.commanders, [key](const PlanCommander& entry) { return entry.key == key; });
}

} // namespace navarch
