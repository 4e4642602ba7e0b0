// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workshop/fleetbuilder/plan/fleet_plan.h"

namespace navarch {

// Squadrons and commanders of a fleet on the builder's table; like plan_commands.h, wholly or not at all.

/// An empty squadron; without a name it gets the next free one ("Squadron 2"). Returns its name.
[[nodiscard]] Result<std::string> addSquadron(FleetPlan& plan, const std::string& name = {});
[[nodiscard]] Result<void> renameSquadron(FleetPlan& plan, const std::string& squadron,
                                          const std::string& name);
/// Its ships stay with the fleet, its commander goes.
void removeSquadron(FleetPlan& plan, const std::string& squadron);
void shiftSquadron(FleetPlan& plan, const std::string& squadron, int by);

/// Who leads `squadron` (empty: the fleet), or null.
[[nodiscard]] const PlanCommander* commanderOf(const FleetPlan& plan, const std::string& squadron);
/// Gives `squadron` (empty: the fleet) a commander, or alters the one it has.
[[nodiscard]] Result<void> appoint(FleetPlan& plan, const std::string& squadron, const std::string& name,
                                   CommandQuality quality);
void dismiss(FleetPlan& plan, const std::string& squadron);

/// The same for one commander by his key, whatever his post.
[[nodiscard]] Result<void> changeCommander(FleetPlan& plan, int key, const std::string& name,
                                           CommandQuality quality);
void dismissCommander(FleetPlan& plan, int key);

} // namespace navarch
