// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/gate/authority.h"

#include <algorithm>
#include <array>

namespace navarch {
namespace {

constexpr std::array<AuthorityRow, std::variant_size_v<ActionKinds>> authorityRows{{
    {RenameCampaign::kind, Authority::Umpire}, {BeginCampaign::kind, Authority::Table},
    {ChangeSetting::kind, Authority::Umpire},  {EnterLedger::kind, Authority::Umpire},
    {AddSide::kind, Authority::Umpire},        {ChangeSide::kind, Authority::Side},
    {SignContract::kind, Authority::Side},     {ChangeContract::kind, Authority::Side},
    {EndContract::kind, Authority::Side},      {RaiseFleet::kind, Authority::Side},
    {ChangeFleet::kind, Authority::Side},      {DisbandFleet::kind, Authority::Side},
    {BuyFleet::kind, Authority::Side},         {FormSquadron::kind, Authority::Side},
    {RenameSquadron::kind, Authority::Side},   {DisbandSquadron::kind, Authority::Side},
    {BuyShips::kind, Authority::Side},         {RenameShip::kind, Authority::Side},
    {NameCaptain::kind, Authority::Side},      {MoveShips::kind, Authority::Side},
    {SellShips::kind, Authority::Side},        {RefitShip::kind, Authority::Side},
    {MarkCondition::kind, Authority::Umpire},  {WaiveFinding::kind, Authority::Umpire},
    {AppointCommander::kind, Authority::Side}, {ChangeCommander::kind, Authority::Side},
    {DismissCommander::kind, Authority::Side}, {ChangePort::kind, Authority::Side},
    {FortifyPort::kind, Authority::Side},      {RollDefences::kind, Authority::Umpire},
    {ArrangeBattle::kind, Authority::Table},   {CallOffBattle::kind, Authority::Table},
    {EnterBattle::kind, Authority::Table},     {TakeBackBattle::kind, Authority::Table},
    {SetHouseFigure::kind, Authority::Umpire}, {AdvanceTurn::kind, Authority::Table},
    {WriteNote::kind, Authority::Umpire},      {SetOrder::kind, Authority::Side},
    {JoinFleets::kind, Authority::Side},       {SplitFleet::kind, Authority::Side},
    {ArrangeContact::kind, Authority::Table},  {DismissContact::kind, Authority::Umpire},
    {TakeLoan::kind, Authority::Side},         {RepayLoan::kind, Authority::Side},
    {CedePort::kind, Authority::Side},         {RaiseGarrison::kind, Authority::Side},
    {RansomPrisoner::kind, Authority::Side},   {ExchangePrisoners::kind, Authority::Table},
    {FreePrisoner::kind, Authority::Side},     {BuildShips::kind, Authority::Side},
    {RepairShips::kind, Authority::Side},      {RefitInYard::kind, Authority::Side},
    {CancelYardWork::kind, Authority::Side},   {FinishOrders::kind, Authority::Side},
    {OfferRelation::kind, Authority::Side},    {AnswerOffer::kind, Authority::Side},
    {WithdrawOffer::kind, Authority::Side},    {BreakRelation::kind, Authority::Side},
    {SetRelation::kind, Authority::Umpire},    {SetField::kind, Authority::Umpire},
    {AddClasses::kind, Authority::Umpire},
}};

template <std::size_t... at>
constexpr bool followsTheActions(std::index_sequence<at...>)
{
    return ((authorityRows[at].kind == std::variant_alternative_t<at, ActionKinds>::kind) && ...);
}
static_assert(followsTheActions(std::make_index_sequence<std::variant_size_v<ActionKinds>>()),
              "each action has its row, in the order of ActionKinds");

/// Whose a thing is; none when it is nobody's or not there.
class ThingOwners {
public:
    explicit ThingOwners(const Campaign& campaign) : m_campaign(campaign) {}

    [[nodiscard]] SideId of(SideId side) const { return m_campaign.find(side) ? side : SideId{}; }
    [[nodiscard]] SideId of(FleetId fleet) const { return sideIn<FleetRecord>(fleet, &FleetRecord::side); }
    [[nodiscard]] SideId of(PortId port) const { return sideIn<PortRecord>(port, &PortRecord::owner); }
    [[nodiscard]] SideId of(ContractId contract) const
    {
        return sideIn<ContractRecord>(contract, &ContractRecord::side);
    }
    [[nodiscard]] SideId of(CommanderId commander) const
    {
        return sideIn<CommanderRecord>(commander, &CommanderRecord::side);
    }
    [[nodiscard]] SideId of(LoanId loan) const { return sideIn<LoanRecord>(loan, &LoanRecord::side); }
    [[nodiscard]] SideId of(YardWorkId work) const
    {
        return sideIn<YardWorkRecord>(work, &YardWorkRecord::side);
    }
    [[nodiscard]] SideId of(SquadronId squadron) const
    {
        const SquadronRecord* found = m_campaign.find(squadron);
        return found ? of(found->fleet) : SideId{};
    }
    [[nodiscard]] SideId of(ShipId ship) const
    {
        const ShipRecord* found = m_campaign.find(ship);
        return found ? of(found->fleet) : SideId{};
    }
    [[nodiscard]] SideId offererOf(Id<OfferRecord> offer) const { return sideIn(offer, &OfferRecord::side); }
    [[nodiscard]] SideId answererOf(Id<OfferRecord> offer) const
    {
        return sideIn(offer, &OfferRecord::other);
    }
    [[nodiscard]] SideId captorOf(CommanderId commander) const
    {
        return sideIn<CommanderRecord>(commander, &CommanderRecord::captor);
    }

private:
    template <class Record>
    [[nodiscard]] SideId sideIn(Id<Record> id, SideId Record::*side) const
    {
        const Record* found = m_campaign.find(id);
        return found ? found->*side : SideId{};
    }

    const Campaign& m_campaign;
};

using OwningSides = std::vector<SideId>;

/// The action's type is one of these.
template <class Typed, class... OfThem>
concept OneOf = (std::is_same_v<Typed, OfThem> || ...);

// What each action names of anybody's; what it does not name is taken care of by the action itself.
template <OneOf<ChangeSide, RaiseFleet, BuyFleet, AppointCommander, TakeLoan, FinishOrders, OfferRelation,
                BreakRelation>
              OfASide>
OwningSides named(const OfASide& action, const ThingOwners& owners)
{
    return {owners.of(action.side)};
}
OwningSides named(const AnswerOffer& action, const ThingOwners& owners)
{
    return {owners.answererOf(action.offer)};
}
OwningSides named(const WithdrawOffer& action, const ThingOwners& owners)
{
    return {owners.offererOf(action.offer)};
}
OwningSides named(const SignContract& action, const ThingOwners& owners)
{
    return {owners.of(action.fleet)};
}
OwningSides named(const ChangeContract& action, const ThingOwners& owners)
{
    return {owners.of(action.contract)};
}
OwningSides named(const EndContract& action, const ThingOwners& owners)
{
    return {owners.of(action.contract)};
}
OwningSides named(const ChangeFleet& action, const ThingOwners& owners)
{
    return {owners.of(action.fleet)};
}
OwningSides named(const DisbandFleet& action, const ThingOwners& owners)
{
    return {owners.of(action.fleet)};
}
OwningSides named(const FormSquadron& action, const ThingOwners& owners)
{
    return {owners.of(action.fleet)};
}
OwningSides named(const RenameSquadron& action, const ThingOwners& owners)
{
    return {owners.of(action.squadron)};
}
OwningSides named(const DisbandSquadron& action, const ThingOwners& owners)
{
    return {owners.of(action.squadron)};
}
OwningSides named(const BuyShips& action, const ThingOwners& owners)
{
    return {owners.of(action.fleet)};
}
OwningSides named(const RenameShip& action, const ThingOwners& owners)
{
    return {owners.of(action.ship)};
}
OwningSides named(const NameCaptain& action, const ThingOwners& owners)
{
    return {owners.of(action.ship)};
}
OwningSides named(const RefitShip& action, const ThingOwners& owners)
{
    return {owners.of(action.ship)};
}
OwningSides named(const ChangeCommander& action, const ThingOwners& owners)
{
    return {owners.of(action.commander)};
}
OwningSides named(const DismissCommander& action, const ThingOwners& owners)
{
    return {owners.of(action.commander)};
}
OwningSides named(const ChangePort& action, const ThingOwners& owners)
{
    return {owners.of(action.port)};
}
OwningSides named(const FortifyPort& action, const ThingOwners& owners)
{
    return {owners.of(action.port)};
}
OwningSides named(const SetOrder& action, const ThingOwners& owners)
{
    return {owners.of(action.fleet)};
}
OwningSides named(const JoinFleets& action, const ThingOwners& owners)
{
    return {owners.of(action.fleet), owners.of(action.into)};
}
OwningSides named(const RepayLoan& action, const ThingOwners& owners)
{
    return {owners.of(action.loan)};
}
OwningSides named(const CedePort& action, const ThingOwners& owners)
{
    return {owners.of(action.port)};
}
OwningSides named(const RaiseGarrison& action, const ThingOwners& owners)
{
    return {owners.of(action.port)};
}
OwningSides named(const RansomPrisoner& action, const ThingOwners& owners)
{
    return {owners.of(action.commander)};
}
OwningSides named(const FreePrisoner& action, const ThingOwners& owners)
{
    return {owners.captorOf(action.commander)};
}
OwningSides named(const BuildShips& action, const ThingOwners& owners)
{
    return {owners.of(action.side), owners.of(action.port)};
}
OwningSides named(const RefitInYard& action, const ThingOwners& owners)
{
    return {owners.of(action.ship)};
}
OwningSides named(const CancelYardWork& action, const ThingOwners& owners)
{
    return {owners.of(action.work)};
}

OwningSides ofAll(const std::vector<ShipId>& ships, const ThingOwners& owners)
{
    OwningSides sides;
    for (const ShipId ship : ships)
        sides.push_back(owners.of(ship));
    return sides;
}
OwningSides named(const SellShips& action, const ThingOwners& owners)
{
    return ofAll(action.ships, owners);
}
OwningSides named(const RepairShips& action, const ThingOwners& owners)
{
    return ofAll(action.ships, owners);
}
OwningSides named(const MoveShips& action, const ThingOwners& owners)
{
    OwningSides sides = ofAll(action.ships, owners);
    sides.push_back(owners.of(action.fleet));
    return sides;
}
OwningSides named(const SplitFleet& action, const ThingOwners& owners)
{
    OwningSides sides = ofAll(action.ships, owners);
    sides.push_back(owners.of(action.fleet));
    return sides;
}

template <class Other>
OwningSides named(const Other&, const ThingOwners&)
{
    return {}; // no side's in particular
}

template <class Buying>
requires requires(const Buying& action)
{
    action.waive;
}
bool letsPass(const Buying& action)
{
    return !action.waive.empty();
}
bool letsPass(const auto&)
{
    return false;
}

/// Whether it also does what only the umpire may do.
template <class Other>
bool isMore(const Other& action, const Campaign& campaign)
{
    if constexpr (requires { action.placed; })
        return letsPass(action) || action.placed;
    static_cast<void>(campaign);
    return letsPass(action);
}
bool isMore(const ChangeSide& action, const Campaign&)
{
    return action.player || action.period;
}
bool isMore(const ChangeFleet& action, const Campaign& campaign)
{
    return action.port && campaign.head().stage == Stage::Running;
}
bool isMore(const ChangePort& action, const Campaign&)
{
    return action.owner || action.economicValue || action.yard || action.damage || action.state;
}
bool isMore(const CedePort& action, const Campaign&)
{
    return !action.price.isZero();
}

Finding refusalOfEyes(std::string key, Phrase message)
{
    return {Severity::Error, std::move(key), "CP-2.3", {}, std::move(message)};
}

} // namespace

std::span<const AuthorityRow> authorityTable()
{
    return authorityRows;
}

Authority authorityOf(const Campaign& campaign, const Action& action)
{
    const bool more = std::visit([&](const auto& typed) { return isMore(typed, campaign); }, action);
    return more ? Authority::Umpire : authorityRows[action.index()].authority;
}

std::vector<SideId> sidesOf(const Campaign& campaign, const Action& action)
{
    const ThingOwners owners(campaign);
    OwningSides sides = std::visit([&](const auto& typed) { return named(typed, owners); }, action);
    std::sort(sides.begin(), sides.end());
    sides.erase(std::unique(sides.begin(), sides.end()), sides.end());
    return sides;
}

SideId onlyPerson(const Campaign& campaign)
{
    SideId only;
    for (const auto& [id, side] : campaign.table<SideRecord>()) {
        if (side.player != Player::Person)
            continue;
        if (only)
            return {};
        only = id;
    }
    return only;
}

bool speaksForAll(const Campaign& campaign, SideId eyes)
{
    return eyes.isNone() || eyes == onlyPerson(campaign);
}

namespace {

/// The record an action's JSON names in that field.
template <class Record>
const Record* namedIn(const Json& action, const char* field, const Campaign& campaign)
{
    const auto found = action.find(field);
    return found != action.end() && found->is_number_integer()
               ? campaign.find(Id<Record>{found->get<std::int64_t>()})
               : nullptr;
}

bool hasFleetOf(const Json& fleets, const Campaign& campaign, SideId side)
{
    return fleets.is_array() && std::any_of(fleets.begin(), fleets.end(), [&](const Json& each) {
               const FleetRecord* fleet =
                   each.is_number_integer() ? campaign.find(FleetId{each.get<std::int64_t>()}) : nullptr;
               return fleet && fleet->side == side;
           });
}

bool fightsIn(const BattleRecord& battle, const Campaign& campaign, SideId side)
{
    const auto& sides = campaign.table<BattleSideRecord>();
    return std::any_of(sides.begin(), sides.end(), [&](const auto& each) {
        return each.second.battle == battle.id && each.second.side == side;
    });
}

} // namespace

bool mayHearOf(const Campaign& campaign, const Figures& figures, const Json& action, SideId eyes)
{
    if (eyes.isNone())
        return true;
    const auto kind = action.find("do");
    if (kind == action.end() || !kind->is_string())
        return false;
    const std::string name = kind->get<std::string>();
    for (const std::string_view all : {RenameCampaign::kind, BeginCampaign::kind, ChangeSetting::kind,
                                       SetHouseFigure::kind, AddClasses::kind, AdvanceTurn::kind})
        if (name == all)
            return true;
    if (name == ArrangeBattle::kind)
        return action.contains("fleets") && hasFleetOf(action.at("fleets"), campaign, eyes);
    // A battle that was entered is kept without its outcome, and is known by its number alone.
    if (const BattleRecord* battle = namedIn<BattleRecord>(action, "battle", campaign))
        return fightsIn(*battle, campaign, eyes);
    if (const ContactRecord* contact = namedIn<ContactRecord>(action, "contact", campaign)) {
        const FleetRecord* one = campaign.find(contact->fleet);
        const FleetRecord* other = campaign.find(contact->other);
        return (one && one->side == eyes) || (other && other->side == eyes);
    }
    const auto read = readAction(action, "journal", figures);
    return read && sidesOf(campaign, *read) == std::vector<SideId>{eyes};
}

std::optional<Finding> refusedTo(const Campaign& campaign, const Action& action, SideId eyes)
{
    if (eyes.isNone())
        return std::nullopt;
    switch (authorityOf(campaign, action)) {
    case Authority::Umpire:
        return refusalOfEyes("umpires-business",
                             phrase("This is the umpire's business; it is done with the umpire's eyes."));
    case Authority::Table:
        if (speaksForAll(campaign, eyes))
            return std::nullopt;
        return refusalOfEyes("umpires-business",
                             phrase("Several people play: this is settled by the umpire, for all of them."));
    case Authority::Side: break;
    }
    const std::vector<SideId> sides = sidesOf(campaign, action);
    if (sides.size() == 1 && sides.front() == eyes)
        return std::nullopt;
    return refusalOfEyes("not-yours",
                         phrase("This is not your side's to do; each side does what is its own."));
}

} // namespace navarch
