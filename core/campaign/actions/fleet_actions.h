// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/campaign/deed/deed.h"
#include "core/ships/fleet.h"

namespace navarch {

struct RaiseFleet {
    static constexpr std::string_view kind = "fleet.raise";
    SideId side;
    std::string name;
    PortId port;
};
void carryOut(const RaiseFleet& action, Deed& deed);

template <RecordSelf<RaiseFleet> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("side", action.side);
    visit("name", action.name, nameText);
    visit("port", action.port);
}

/// Renames a fleet, or places it in another port (by the umpire: voyages come with the calendar).
struct ChangeFleet {
    static constexpr std::string_view kind = "fleet.change";
    FleetId fleet;
    std::optional<std::string> name;
    std::optional<PortId> port;
};
void carryOut(const ChangeFleet& action, Deed& deed);

template <RecordSelf<ChangeFleet> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("fleet", action.fleet);
    visit("name", action.name, nameText);
    visit("port", action.port);
}

/// Only a fleet without ships can be disbanded; its squadrons go with it and its commanders wait at home.
struct DisbandFleet {
    static constexpr std::string_view kind = "fleet.disband";
    FleetId fleet;
};
void carryOut(const DisbandFleet& action, Deed& deed);

template <RecordSelf<DisbandFleet> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("fleet", action.fleet);
}

/// Buys a whole fleet as the fleet builder has it: fleet, squadrons, ships, commanders, and a contract when it is allied.
/// Rolls one d10 a ship and a commander when training is randomised (SA-13.3).
///
/// While the campaign runs, an allied contingent is hired so (CP-9.1); a side's own ships come from yards (yard.build), and the
/// umpire alone may place a fleet, for nothing.
struct BuyFleet {
    static constexpr std::string_view kind = "fleet.buy";
    SideId side;
    PortId port;
    Fleet fleet;
    int months = 12;                ///< of the contract, for allies
    std::vector<std::string> waive; ///< keys of findings that the umpire lets pass
    std::string reason;             ///< for the waivers
    std::vector<int> dice;          ///< typed dice; none: rolled here
    bool placed = false;            ///< by the umpire, while the campaign runs
};
void carryOut(const BuyFleet& action, Deed& deed);

template <RecordSelf<BuyFleet> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("side", action.side);
    visit("port", action.port);
    visit("fleet", action.fleet);
    visit("months", action.months, Bounds{1, 120});
    visit("waive", action.waive, nameText, 50);
    visit("reason", action.reason, noteText);
    visit("dice", action.dice, ListBounds{{1, 10}, 10'000});
    visit("placed", action.placed);
}

struct FormSquadron {
    static constexpr std::string_view kind = "squadron.form";
    FleetId fleet;
    std::string name;
};
void carryOut(const FormSquadron& action, Deed& deed);

template <RecordSelf<FormSquadron> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("fleet", action.fleet);
    visit("name", action.name, nameText);
}

struct RenameSquadron {
    static constexpr std::string_view kind = "squadron.rename";
    SquadronId squadron;
    std::string name;
};
void carryOut(const RenameSquadron& action, Deed& deed);

template <RecordSelf<RenameSquadron> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("squadron", action.squadron);
    visit("name", action.name, nameText);
}

/// Its ships stay with the fleet, its commander waits at home.
struct DisbandSquadron {
    static constexpr std::string_view kind = "squadron.disband";
    SquadronId squadron;
};
void carryOut(const DisbandSquadron& action, Deed& deed);

template <RecordSelf<DisbandSquadron> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("squadron", action.squadron);
}

} // namespace navarch
