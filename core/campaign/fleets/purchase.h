// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>
#include <vector>

#include "core/campaign/deed/deed.h"
#include "core/ships/fleet.h"

namespace navarch {

/// The umpire's leave that comes with a purchase or a refit.
struct Waiver {
    const std::vector<std::string>& keys;
    const std::string& reason;
};

/// The price change of the contract a fleet serves under, per cent; 0 for a side's own fleet (SA-15.10).
[[nodiscard]] int alliedPercentOf(const Draft& draft, FleetId fleet);

/// The names that the side's ships bear.
[[nodiscard]] std::set<std::string> shipNamesOf(const Draft& draft, SideId side);

/// How many ships a squadron has.
[[nodiscard]] int squadronStrength(const Draft& draft, SquadronId squadron);

/// Refuses a squadron that is not of the fleet, or that would have more than ten ships with `joining` more (SA-1.5).
bool mayJoin(Deed& deed, FleetId fleet, SquadronId squadron, int joining);

/// Whether ships may be had at once rather than from a yard: before the campaign begins, or `placed` by the umpire while it
/// runs. Otherwise refused, as is placing before it begins.
bool mayBuyAtOnce(Deed& deed, bool placed, const std::string& subject);

/// The chronicle's word for ships that the umpire placed: their side's to know.
void tellPlaced(Deed& deed, SideId side, const std::string& fleet, int ships);

/// Refuses a ship of a class of somebody's own that the campaign does not have, or has otherwise.
void refuseForeignClass(Deed& deed, const FleetShip& row);

/// Checks a ship against the rules: errors refuse unless waived (then they are noted). Returns the waived keys.
std::vector<std::string> checkFit(Deed& deed, const std::string& name, const std::string& classId,
                                  const ShipFit& fit, const Waiver& waiver);

/// Adds the ships of `row` to a fleet with names, crews (rolled when training is randomised), waivers and price; returns
/// what they cost. Payment is the caller's.
Talents addShips(Deed& deed, FleetId fleet, SquadronId squadron, const FleetShip& row, const Waiver& waiver,
                 std::set<std::string>& namesInUse, Dice* training);

/// Adds a commander (rolled when training is randomised) and returns what he costs with `alliedPercent`.
Talents addCommander(Deed& deed, CommanderRecord commander, int alliedPercent, Dice* training);

/// Whether training is randomised in this campaign (SA-13.3).
[[nodiscard]] bool trainingIsRandomised(const Draft& draft);

} // namespace navarch
