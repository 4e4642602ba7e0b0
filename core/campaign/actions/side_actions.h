// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/campaign/deed/deed.h"

namespace navarch {

/// What a side may begin with (CP-2.2), whichever document or deed gives it.
inline constexpr AmountBounds budgetBounds{Talents(), Talents::whole(1'000'000)};

/// A side joins (CP-2.1: up to eight), with a budget in its treasury (CP-2.2).
struct AddSide {
    static constexpr std::string_view kind = "side.add";
    std::string name;
    SideColour colour = SideColour::Madder;
    Emblem emblem = Emblem::Trident;
    Player player = Player::Person;
    ListPeriod period = ListPeriod::Classical;
    PortId homePort; ///< may be none
    Talents budget;
};
void carryOut(const AddSide& action, Deed& deed);

template <RecordSelf<AddSide> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("name", action.name, nameText);
    visit("colour", action.colour);
    visit("emblem", action.emblem);
    visit("player", action.player);
    visit("period", action.period);
    visit("home_port", action.homePort);
    visit("budget", action.budget);
}

/// Alters what is given and leaves the rest.
struct ChangeSide {
    static constexpr std::string_view kind = "side.change";
    SideId side;
    std::optional<std::string> name;
    std::optional<SideColour> colour;
    std::optional<Emblem> emblem;
    std::optional<Player> player;
    std::optional<ListPeriod> period;
    std::optional<PortId> homePort;
};
void carryOut(const ChangeSide& action, Deed& deed);

template <RecordSelf<ChangeSide> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("side", action.side);
    visit("name", action.name, nameText);
    visit("colour", action.colour);
    visit("emblem", action.emblem);
    visit("player", action.player);
    visit("period", action.period);
    visit("home_port", action.homePort);
}

/// A side says that its orders of this week are done, or that they are not after all. It binds nobody: whoever sails the
/// week reads it first (CP-1.3).
struct FinishOrders {
    static constexpr std::string_view kind = "orders.finish";
    SideId side;
    bool done = true;
};
void carryOut(const FinishOrders& action, Deed& deed);

template <RecordSelf<FinishOrders> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("side", action.side);
    visit("done", action.done);
}

/// Makes a fleet an allied contingent: its ships and commanders cost `percent` more or less (SA-13.1, SA-15.10). While the
/// campaign runs the difference is paid when it is more, and nothing comes back when it is less.
struct SignContract {
    static constexpr std::string_view kind = "ally.sign";
    FleetId fleet;
    std::string name; ///< of the ally
    int percent = 0;
    int months = 12;
    PortId homePort;
};
void carryOut(const SignContract& action, Deed& deed);

template <RecordSelf<SignContract> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("fleet", action.fleet);
    visit("name", action.name, nameText);
    visit("percent", action.percent, Bounds{-50, 50});
    visit("months", action.months, Bounds{1, 120});
    visit("home_port", action.homePort);
}

struct ChangeContract {
    static constexpr std::string_view kind = "ally.change";
    ContractId contract;
    std::optional<std::string> name;
    std::optional<int> percent; ///< only before the campaign begins; the difference is paid
    std::optional<int> months;
    std::optional<PortId> homePort;
};
void carryOut(const ChangeContract& action, Deed& deed);

template <RecordSelf<ChangeContract> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("contract", action.contract);
    visit("name", action.name, nameText);
    visit("percent", action.percent, Bounds{-50, 50});
    visit("months", action.months, Bounds{1, 120});
    visit("home_port", action.homePort);
}

/// The contract ends; before the campaign begins its ships become the host's own at their plain price, while it runs the
/// contingent goes home (CP-9.1).
struct EndContract {
    static constexpr std::string_view kind = "ally.end";
    ContractId contract;
};
void carryOut(const EndContract& action, Deed& deed);

template <RecordSelf<EndContract> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("contract", action.contract);
}

} // namespace navarch
