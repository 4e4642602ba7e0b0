// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/deed/deed.h"
#include "core/ships/fleet.h"

namespace navarch {

/// Orders new ships in the yard of a side's own port while the campaign runs (CP-5.1). Each costs its SA-15 price now, takes its size
/// class in weeks (2 at least) and as much of what the yard can take up this month. Launched, they join `fleet` if that lies
/// there, or start one. Their crews are as paid for, or rolled at the launch when training is randomised (SA-13.3).
///
/// [house] In the war a side's own ships come from yards alone: ship.buy and fleet.buy then need the umpire's `placed`.
struct BuildShips {
    static constexpr std::string_view kind = "yard.build";
    SideId side;
    PortId port;
    FleetId fleet; ///< may be none
    std::vector<FleetShip>
        ships; ///< rows of several become numbered ships; squadrons and conditions are not looked at
    std::vector<std::string> waive; ///< keys of findings that the umpire lets pass
    std::string reason;             ///< for the waivers
};
void carryOut(const BuildShips& action, Deed& deed);

template <RecordSelf<BuildShips> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("side", action.side);
    visit("port", action.port);
    visit("fleet", action.fleet);
    visit("ships", action.ships);
    visit("waive", action.waive, nameText, 50);
    visit("reason", action.reason, noteText);
}

/// Mends ships where they lie (CP-5.2). `levels` of hull damage at most go to the yard, one a week, at 20% of the hull's
/// price each; where their side has no yard, light damage only. `gear`: oars, rudder and mast at once, a talent each, in any
/// port. `losses`: troops, engines and pots that were lost, bought again at once at their SA-15 price (CP-5.3 [house reading]).
struct RepairShips {
    static constexpr std::string_view kind = "yard.repair";
    std::vector<ShipId> ships;
    int levels = 5; ///< 0-5
    bool gear = true;
    bool losses = false;
};
void carryOut(const RepairShips& action, Deed& deed);

template <RecordSelf<RepairShips> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("ships", action.ships, 500);
    visit("levels", action.levels, Bounds{0, 5});
    visit("gear", action.gear);
    visit("losses", action.losses);
}

/// Gives a ship another hull or ram in a yard of its side's (CP-5.3): a month, its size class of the yard's, the difference in SA-15
/// price (half back for what is removed). Fittings alone are changed at once by ship.refit; the size never changes.
struct RefitInYard {
    static constexpr std::string_view kind = "yard.refit";
    ShipId ship;
    ShipFit fit; ///< whole
    std::vector<std::string> waive;
    std::string reason;
};
void carryOut(const RefitInYard& action, Deed& deed);

template <RecordSelf<RefitInYard> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("ship", action.ship);
    visit("fit", action.fit);
    visit("waive", action.waive, nameText, 50);
    visit("reason", action.reason, noteText);
}

/// Calls unfinished work off. [house] Half of what was paid comes back, for a repair half of the levels not yet mended; what a
/// refit brought in is paid back whole.
struct CancelYardWork {
    static constexpr std::string_view kind = "yard.cancel";
    YardWorkId work;
};
void carryOut(const CancelYardWork& action, Deed& deed);

template <RecordSelf<CancelYardWork> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("work", action.work);
}

} // namespace navarch
