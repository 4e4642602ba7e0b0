// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/deed/deed.h"
#include "core/ships/fleet.h"

namespace navarch {

/// Why a ship of that fit cannot have lost so much; nothing when it can.
[[nodiscard]] std::optional<Phrase> lossBeyondFit(const Condition& lost, const ShipFit& fit);

/// Buys ships into a fleet, each at its SA-15 price (an allied fleet's at the contract's). Rows of several become
/// numbered ships. Rolls one d10 a ship when training is randomised (SA-13.3).
///
/// While the campaign runs ships come from yards (yard.build); then the umpire alone may place some, for nothing, and the
/// chronicle says so.
struct BuyShips {
    static constexpr std::string_view kind = "ship.buy";
    FleetId fleet;
    SquadronId squadron;            ///< may be none
    std::vector<FleetShip> ships;   ///< their squadron names are not looked at
    std::vector<std::string> waive; ///< keys of findings that the umpire lets pass
    std::string reason;             ///< for the waivers
    std::vector<int> dice;          ///< typed dice; none: rolled here
    bool placed = false;            ///< by the umpire, while the campaign runs
};
void carryOut(const BuyShips& action, Deed& deed);

template <RecordSelf<BuyShips> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("fleet", action.fleet);
    visit("squadron", action.squadron);
    visit("ships", action.ships);
    visit("waive", action.waive, nameText, 50);
    visit("reason", action.reason, noteText);
    visit("dice", action.dice, ListBounds{{1, 10}, 10'000});
    visit("placed", action.placed);
}

struct RenameShip {
    static constexpr std::string_view kind = "ship.rename";
    ShipId ship;
    std::string name; ///< no other ship of the side bears it
};
void carryOut(const RenameShip& action, Deed& deed);

template <RecordSelf<RenameShip> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("ship", action.ship);
    visit("name", action.name, nameText);
}

struct NameCaptain {
    static constexpr std::string_view kind = "ship.captain";
    ShipId ship;
    std::string captain; ///< empty: nobody in particular
};
void carryOut(const NameCaptain& action, Deed& deed);

template <RecordSelf<NameCaptain> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("ship", action.ship);
    visit("captain", action.captain, optionalNameText);
}

/// Moves ships to another squadron, or fleet of the same side in the same port.
struct MoveShips {
    static constexpr std::string_view kind = "ship.move";
    std::vector<ShipId> ships;
    FleetId fleet;
    SquadronId squadron; ///< may be none
};
void carryOut(const MoveShips& action, Deed& deed);

template <RecordSelf<MoveShips> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("ships", action.ships, 5000);
    visit("fleet", action.fleet);
    visit("squadron", action.squadron);
}

/// Gives ships back for what was paid, before the campaign begins.
struct SellShips {
    static constexpr std::string_view kind = "ship.sell";
    std::vector<ShipId> ships;
};
void carryOut(const SellShips& action, Deed& deed);

template <RecordSelf<SellShips> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("ships", action.ships, 5000);
}

/// Alters a ship's fit and the quality paid for its crew. Before the campaign begins the difference in price is paid or
/// returned; afterwards fittings are bought at their price and half comes back for those removed, while hull, ram, size,
/// speed, oars and crew stay (CP-5.3: yard.refit, a yard and a month), and the ship lies in a port.
struct RefitShip {
    static constexpr std::string_view kind = "ship.refit";
    ShipId ship;
    ShipFit fit; ///< whole
    CrewQuality crew = CrewQuality::Average;
    std::vector<std::string> waive;
    std::string reason;
};
void carryOut(const RefitShip& action, Deed& deed);

template <RecordSelf<RefitShip> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("ship", action.ship);
    visit("fit", action.fit);
    visit("crew", action.crew);
    visit("waive", action.waive, nameText, 50);
    visit("reason", action.reason, noteText);
}

/// The umpire marks what a ship has suffered, as after a battle on a table.
struct MarkCondition {
    static constexpr std::string_view kind = "ship.condition";
    ShipId ship;
    Condition condition; ///< whole
};
void carryOut(const MarkCondition& action, Deed& deed);

template <RecordSelf<MarkCondition> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("ship", action.ship);
    visit("condition", action.condition);
}

/// The umpire lets one of a ship's findings pass, and says why.
struct WaiveFinding {
    static constexpr std::string_view kind = "finding.waive";
    ShipId ship;
    std::string key;
    std::string reason;
};
void carryOut(const WaiveFinding& action, Deed& deed);

template <RecordSelf<WaiveFinding> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("ship", action.ship);
    visit("key", action.key, nameText);
    visit("reason", action.reason, TextBounds{maxNoteLength, false});
}

} // namespace navarch
