// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/fleetbuilder/fleet_document.h"

#include "app/base/files/output.h"
#include "app/workshop/fleetbuilder/fleet_builder.h"
#include "app/workshop/fleetbuilder/fleet_file.h"

namespace navarch {

QString FleetKind::draftName()
{
    return QStringLiteral("fleet");
}

QString FleetKind::freshTitle()
{
    return FleetBuilder::tr("New fleet");
}

void FleetKind::follow(const FleetPlan& former, FleetPlan& plan)
{
    const int from = former.nextKey;
    for (PlanRow& row : plan.rows)
        row.key += from;
    for (PlanCommander& commander : plan.commanders)
        commander.key += from;
    plan.nextKey += from;
}

FleetPlan FleetKind::planOf(const Fleet& fleet, const FleetPlan& former)
{
    FleetPlan plan = navarch::planOf(fleet);
    plan.budget = former.budget;
    return plan;
}

Result<Fleet> FleetKind::read(const std::string& path)
{
    return readFleetFile(path, builtInFigures());
}

Result<void> FleetKind::write(const std::string& path, const Fleet& fleet)
{
    return writeOutput(path, FileKind::Fleet, jsonText(fleetJson(fleet)));
}

Result<FleetPlan> FleetKind::readDraft(const Json& json, const std::string& shownPath)
{
    return readFleetDraft(json, shownPath, builtInFigures());
}

} // namespace navarch
