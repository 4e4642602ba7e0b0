// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/yards/launch.h"

#include <algorithm>

#include "core/campaign/deed/chronicle.h"
#include "core/campaign/fleets/free_name.h"
#include "core/campaign/fleets/purchase.h"
#include "core/people/training.h"

namespace navarch {

namespace {

FleetId fleetOfNewShips(Draft& draft, const YardWorkRecord& work)
{
    const FleetRecord* named = draft.find(work.fleet);
    if (named && named->side == work.side && named->port == work.port)
        return work.fleet;
    std::string wanted = "New ships of " + draft.find(work.port)->name;
    if (whyUnfitText(wanted, maxNameLength))
        wanted = "New ships";
    std::set<std::string> names;
    FleetId found;
    draft.forEach<FleetRecord>([&](const FleetRecord& fleet) {
        if (fleet.side != work.side)
            return;
        names.insert(fleet.name);
        if (fleet.name == wanted && fleet.port == work.port)
            found = fleet.id;
    });
    if (found)
        return found;
    FleetRecord fleet;
    fleet.side = work.side;
    fleet.name = freeNameLike(wanted, names);
    fleet.port = work.port;
    return draft.add(std::move(fleet));
}

void waive(Draft& draft, ShipId ship, const YardPlan& plan)
{
    for (const std::string& key : plan.waived)
        draft.add(WaiverRecord{{}, ship, key, plan.reason});
}

/// The name she was ordered under, or when another has it the first free number of it: "Trireme 4" where there is a "Trireme 2"
/// already, and not a number of a number.
std::string nameOfNewShip(const std::string& wanted, const std::set<std::string>& inUse)
{
    const std::size_t blank = wanted.rfind(' ');
    const bool isNumbered = blank != std::string::npos && blank > 0 && blank + 1 < wanted.size()
                            && wanted.find_first_not_of("0123456789", blank + 1) == std::string::npos;
    if (!isNumbered || !inUse.contains(wanted))
        return freeNameLike(wanted, inUse);
    const std::string base = wanted.substr(0, blank);
    for (int number = 1;; ++number) {
        std::string name = base + " " + std::to_string(number);
        if (!inUse.contains(name))
            return whyUnfitText(name, maxNameLength) ? freeNameLike(wanted, inUse) : name;
    }
}

} // namespace

void launch(Deed& deed, const YardWorkRecord& work, const YardPlan& plan)
{
    Draft& draft = deed.draft();
    Dice dice = deed.diceFor("launch", {});
    ShipRecord ship;
    ship.fleet = fleetOfNewShips(draft, work);
    ship.name = nameOfNewShip(plan.ship.name, shipNamesOf(draft, work.side));
    ship.classId = plan.ship.classId;
    ship.captain = plan.ship.captain;
    ship.fit = plan.ship.fit;
    ship.paid = work.paid;
    ship.crewBought = plan.ship.crew;
    ship.crew = trainingIsRandomised(draft)
                    ? rollTraining(ship.crewBought, ship.name, deed.figures().tables, dice)
                    : ship.crewBought;
    tell(deed, "ship-launched",
         phrase("%1 is launched in %2 and joins %3.", given(ship.name), given(draft.find(work.port)->name),
                given(draft.find(ship.fleet)->name)),
         Knowing::only(work.side), "CP-5.1", dice.rolls(), {work.port, {}});
    waive(draft, draft.add(std::move(ship)), plan);
}

void takeNewFit(Deed& deed, const YardWorkRecord& work, const YardPlan& plan)
{
    Draft& draft = deed.draft();
    ShipRecord& ship = draft.edit(work.ship);
    const ShipFit& fit = plan.ship.fit;
    Condition& lost = ship.condition;
    const auto within = [](int& count, int most) { count = std::min(count, most); };
    within(lost.oarsLost, fit.oars);
    within(lost.speedLost, fit.speed);
    within(lost.archersLost, fit.archers);
    within(lost.marinesLost, fit.marines);
    within(lost.heavyMarinesLost, fit.heavyMarines);
    within(lost.ballistaeLost, fit.ballistae);
    within(lost.towersLost, fit.towers);
    within(lost.heavyEnginesLost, static_cast<int>(fit.heavyEngines.size()));
    within(lost.firePotsUsed, fit.firePots);
    lost.greekFireUsed = lost.greekFireUsed && fit.greekFire;
    ship.fit = fit;
    ship.paid += work.paid;
    tell(deed, "ship-refitted",
         phrase("%1 leaves the yard of %2, refitted.", given(ship.name), given(draft.find(work.port)->name)),
         Knowing::only(work.side), "CP-5.3", {}, {work.port, {}});
    waive(draft, work.ship, plan);
}

} // namespace navarch
