// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <variant>

#include "core/campaign/actions/campaign_actions.h"
#include "core/campaign/actions/fleet_actions.h"
#include "core/campaign/actions/garrison_actions.h"
#include "core/campaign/actions/money_actions.h"
#include "core/campaign/actions/people_actions.h"
#include "core/campaign/actions/port_actions.h"
#include "core/campaign/actions/prisoner_actions.h"
#include "core/campaign/actions/sea_actions.h"
#include "core/campaign/actions/ship_actions.h"
#include "core/campaign/actions/side_actions.h"
#include "core/campaign/actions/yard_actions.h"
#include "core/campaign/battles/battle_actions.h"
#include "core/campaign/battles/contact_actions.h"
#include "core/campaign/diplomacy/relation_actions.h"
#include "core/campaign/machine/captain_action.h"
#include "core/campaign/turn/turn_actions.h"
#include "core/campaign/umpire/class_actions.h"
#include "core/campaign/umpire/set_field.h"
#include "core/data/figures.h"

namespace navarch {

/// Everything that can be done to a campaign. A new action is a struct with its fields and a carryOut() beside its kin
/// (core/campaign/actions, battles, turn, umpire), and a name here.
using ActionKinds =
    std::variant<RenameCampaign, BeginCampaign, ChangeSetting, EnterLedger, AddSide, ChangeSide, SignContract,
                 ChangeContract, EndContract, RaiseFleet, ChangeFleet, DisbandFleet, BuyFleet, FormSquadron,
                 RenameSquadron, DisbandSquadron, BuyShips, RenameShip, NameCaptain, MoveShips, SellShips,
                 RefitShip, MarkCondition, WaiveFinding, AppointCommander, ChangeCommander, DismissCommander,
                 ChangePort, FortifyPort, RollDefences, ArrangeBattle, CallOffBattle, EnterBattle,
                 TakeBackBattle, SetHouseFigure, AdvanceTurn, WriteNote, SetOrder, JoinFleets, SplitFleet,
                 ArrangeContact, DismissContact, TakeLoan, RepayLoan, CedePort, RaiseGarrison, RansomPrisoner,
                 ExchangePrisoners, FreePrisoner, BuildShips, RepairShips, RefitInYard, CancelYardWork,
                 FinishOrders, OfferRelation, AnswerOffer, WithdrawOffer, BreakRelation, SetRelation,
                 SetField, AddClasses>;

/// One of them, to be visited as any variant.
class Action : public ActionKinds {
public:
    // In actions.cpp: each goes through all kinds, and whoever holds an action would compile that again.
    Action();
    Action(const Action& other);
    Action(Action&& other) noexcept;
    Action& operator=(const Action& other);
    Action& operator=(Action&& other) noexcept;
    ~Action();

    template <class Kind>
    requires requires { Kind::kind; }
    Action(Kind kind) : ActionKinds(std::in_place_type<Kind>, std::move(kind)) {}
};

/// What a campaign captain does is what people do.
[[nodiscard]] Action actionOf(const CaptainAction& action);

/// The lasting name of an action: "ship.rename".
[[nodiscard]] std::string_view kindOf(const Action& action);

/// {"do": "ship.rename", "ship": 12, "name": "Salaminia"}
[[nodiscard]] Json actionJson(const Action& action);

/// The same for the journal, which keeps every record that an action makes anyway: without the replay of a battle.
[[nodiscard]] Json journalJson(const Action& action);

/// The "format" of a file of actions.
inline constexpr std::string_view actionsFormat = "navarch-actions/1";

/// Reads one action; ships in it take what they leave out from their class. `place` is for messages.
[[nodiscard]] Result<Action> readAction(const Json& json, const std::string& place, const Figures& figures);

} // namespace navarch
