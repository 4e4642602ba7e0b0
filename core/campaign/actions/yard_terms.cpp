// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/actions/yard_terms.h"

#include "core/campaign/archive/waiting.h"
#include "core/campaign/fleets/purchase.h"
#include "core/campaign/yards/capacity.h"
#include "core/campaign/yards/in_yard.h"

namespace navarch {

bool yardsWork(Deed& deed)
{
    if (deed.head().stage == Stage::Running)
        return true;
    deed.refuse(
        "campaign-not-begun", given(deed.head().name),
        phrase("Yards work while the campaign runs; before it, ships are bought and altered at once."),
        "CP-5.1");
    return false;
}

bool requireYard(Deed& deed, const PortRecord& port, SideId side)
{
    if (port.owner != side)
        deed.refuse("foreign-yard", given(port.name),
                    phrase("Its yard belongs to another; choose a port of the side's own."), "CP-5.1");
    else if (!port.yard)
        deed.refuse("no-yard", given(port.name), phrase("It has no yard; choose a port that has one."),
                    "CP-5.1");
    else
        return true;
    return false;
}

void requireCapacity(Deed& deed, const PortRecord& port, int sizeClasses)
{
    const int left = yardCapacityLeft(deed.draft(), port.id);
    if (sizeClasses > left)
        deed.refuse("yard-full", given(port.name),
                    phrase("Its yard can take up %1 size classes more this month, and this is %2.", left,
                           sizeClasses),
                    "CP-5.1");
}

const PortRecord* requireMoored(Deed& deed, const ShipRecord& ship)
{
    const FleetRecord& fleet = *deed.draft().find(ship.fleet);
    refuseWaiting(deed, fleet.id);
    const PortRecord* port = deed.draft().find(fleet.port);
    if (!port) {
        deed.refuse("at-sea", given(ship.name), phrase("It is at sea; bring it to a port first."), "CP-5.2");
        return nullptr;
    }
    if (isInYard(deed.draft(), ship.id)) {
        deed.refuse("ship-in-yard", given(ship.name),
                    phrase("It is worked on already; finish that or call it off first."), "CP-5.2");
        return nullptr;
    }
    return port;
}

void orderWork(Deed& deed, YardWorkRecord work)
{
    work.orderedTurn = deed.head().turn;
    deed.draft().add(std::move(work));
}

Account yardAccountOf(const Draft& draft, FleetId fleet)
{
    return alliedPercentOf(draft, fleet) != 0 ? Account::Allies : Account::Yards;
}

} // namespace navarch
