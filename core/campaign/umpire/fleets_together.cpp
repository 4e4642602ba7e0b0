// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/actions/ship_actions.h"
#include "core/campaign/fleets/purchase.h"
#include "core/campaign/settings/chart_in_force.h"
#include "core/campaign/settings/settings.h"
#include "core/campaign/umpire/consistency.h"
#include "core/campaign/yards/in_yard.h"
#include "core/ships/legality.h"

namespace navarch {

namespace {

/// Whether any record of that kind is such.
template <class Record, class Is>
bool isAny(const Draft& draft, Is is)
{
    bool found = false;
    draft.forEach<Record>([&](const Record& record) { found = found || is(record); });
    return found;
}

void checkPlace(Deed& deed, const Phrase& subject, const PlaceAtSea& at)
{
    const Figures& figures = figuresOf(deed.draft().base(), deed.figures());
    if (at.isNone() || isKnown(at, figures.lanes, figures.gazetteer))
        return;
    deed.refuse("unknown-place", subject,
                phrase("The chart has no such place or lane; name one that it has, and miles within it."),
                "CP-7.1");
}

/// A fleet that changes sides takes nobody of the old side along.
void checkOwner(Deed& deed, const FleetRecord& fleet)
{
    const Draft& draft = deed.draft();
    const auto serves = [&](const CommanderRecord& commander) {
        const SquadronRecord* squadron = draft.find(commander.squadron);
        return commander.side != fleet.side
               && (commander.fleet == fleet.id || (squadron && squadron->fleet == fleet.id));
    };
    if (isAny<CommanderRecord>(draft, serves))
        deed.refuse("two-owners", given(fleet.name),
                    phrase("A commander of another side serves in it; give him another post first."));
    if (isAny<ContractRecord>(draft, [&](const ContractRecord& contract) {
            return contract.fleet == fleet.id && contract.side != fleet.side;
        }))
        deed.refuse("two-owners", given(fleet.name),
                    phrase("It serves another side under a contract; end that first."));
    if (isAny<OrderRecord>(draft, [&](const OrderRecord& order) {
            const FleetRecord* escort = draft.find(order.fleet);
            const FleetRecord* escorted = draft.find(order.escorted);
            return escort && escorted && (escort->id == fleet.id || escorted->id == fleet.id)
                   && escort->side != escorted->side;
        }))
        deed.refuse("two-owners", given(fleet.name),
                    phrase("It escorts a fleet of its side, or is escorted; change that order first."));
    if (isAny<YardWorkRecord>(draft, [&](const YardWorkRecord& work) {
            return work.fleet == fleet.id && work.side != fleet.side;
        }))
        deed.refuse("two-owners", given(fleet.name),
                    phrase("A yard builds ships for it; call that off first."));
}

void checkFit(Deed& deed, const ShipRecord& ship)
{
    const ShipClass* shipClass = deed.figures().classes.find(ship.classId);
    if (!shipClass) {
        deed.refuse("unknown-class", given(ship.name),
                    phrase("There is no ship class %1.", given(quotedForMessage(ship.classId))));
        return;
    }
    if (const auto why = lossBeyondFit(ship.condition, ship.fit))
        deed.refuse("losses-beyond-fit", given(ship.name), *why);
    // The umpire may, and is told what the rules have against it.
    for (Finding& finding :
         fitFindings({given(ship.name), *shipClass, ship.fit, deed.head().year}, deed.figures().fitRules())) {
        finding.severity = std::min(finding.severity, Severity::Warning);
        deed.verdict().reasons.push_back(std::move(finding));
    }
}

} // namespace

void checkTogether(Deed& deed, const FleetRecord& fleet, std::string_view field)
{
    const Draft& draft = deed.draft();
    checkPlace(deed, given(fleet.name), fleet.at);
    if (isAny<FleetRecord>(draft, [&](const FleetRecord& other) {
            return other.id != fleet.id && other.side == fleet.side && other.name == fleet.name;
        }))
        deed.refuse("fleet-name", given(fleet.name),
                    phrase("The side has a fleet of that name already; choose another."));
    checkOwner(deed, fleet);
    const bool moves = field == "port_id" || field == "side_id" || field.starts_with("lane_");
    if (!moves)
        return;
    if (fleet.port.isNone() && fleet.at.isNone() && deed.head().stage == Stage::Running)
        deed.refuse("fleet-nowhere", given(fleet.name),
                    phrase("It would be nowhere; set the port it lies in or the place it is off."), "CP-7.1");
    const PortRecord* port = draft.find(fleet.port);
    if (port && port->owner && port->owner != fleet.side)
        deed.refuse("foreign-port", given(port->name),
                    phrase("This port belongs to another side; choose one of its own or a neutral one."));
    if (!shipsInYards(draft, fleet.id).empty())
        deed.refuse("ships-in-yard", given(fleet.name),
                    phrase("Its ships are worked on in a yard; finish that or call it off first."), "CP-5.2");
}

void checkTogether(Deed& deed, const SquadronRecord& squadron, std::string_view field)
{
    const Draft& draft = deed.draft();
    if (isAny<SquadronRecord>(draft, [&](const SquadronRecord& other) {
            return other.id != squadron.id && other.fleet == squadron.fleet && other.name == squadron.name;
        }))
        deed.refuse("squadron-name", given(squadron.name),
                    phrase("The fleet has a squadron of that name already; choose another."));
    const FleetRecord* fleet = draft.find(squadron.fleet);
    if (field == "fleet_id" && fleet && isAny<CommanderRecord>(draft, [&](const CommanderRecord& commander) {
            return commander.squadron == squadron.id && commander.side != fleet->side;
        }))
        deed.refuse("two-owners", given(squadron.name),
                    phrase("A commander of another side serves in it; give him another post first."));
}

void checkTogether(Deed& deed, const ShipRecord& ship, std::string_view field)
{
    const Draft& draft = deed.draft();
    const FleetRecord* fleet = draft.find(ship.fleet);
    if (!fleet)
        return; // flawsOf() says so
    const bool alike = isAny<ShipRecord>(draft, [&](const ShipRecord& other) {
        const FleetRecord* of = draft.find(other.fleet);
        return other.id != ship.id && other.name == ship.name && of && of->side == fleet->side;
    });
    if (alike && (field == "name" || field == "fleet_id"))
        deed.refuse("ship-name", given(ship.name),
                    phrase("The side has a ship of that name already; choose another."));
    if (field == "squadron_id" && ship.squadron)
        (void)mayJoin(deed, ship.fleet, ship.squadron, 0);
    static constexpr std::string_view plain[] = {"name", "captain", "paid", "experience", "unpaid_months"};
    if (std::find(std::begin(plain), std::end(plain), field) != std::end(plain))
        return;
    if (isInYard(draft, ship.id))
        deed.refuse("ship-in-yard", given(ship.name),
                    phrase("It is worked on in a yard; finish that or call it off first."), "CP-5.3");
    checkFit(deed, ship);
}

void checkTogether(Deed& deed, const CommanderRecord& commander, std::string_view field)
{
    const Draft& draft = deed.draft();
    SideId owner = commander.side;
    if (const FleetRecord* fleet = draft.find(commander.fleet))
        owner = fleet->side;
    if (const SquadronRecord* squadron = draft.find(commander.squadron))
        if (const FleetRecord* fleet = draft.find(squadron->fleet))
            owner = fleet->side;
    if (const PortRecord* port = draft.find(commander.port))
        owner = port->owner;
    if (owner != commander.side)
        deed.refuse("two-owners", given(commander.name),
                    phrase("That command belongs to another side; give him a post of his own side first."));
    if (commander.side.isNone() && commander.port.isNone())
        deed.refuse("two-owners", given(commander.name),
                    phrase("Only the commander of a neutral port serves nobody; name his side."));
    draft.forEach<CommanderRecord>([&](const CommanderRecord& other) {
        const bool sameFleet = commander.fleet && other.fleet == commander.fleet;
        const bool sameSquadron = commander.squadron && other.squadron == commander.squadron;
        const bool samePort = commander.port && other.port == commander.port;
        if (other.id != commander.id && (sameFleet || sameSquadron || samePort))
            deed.refuse("post-taken", given(other.name),
                        phrase("He holds that command; give him another first."));
    });
    const CommanderRecord* before = draft.base().find(commander.id);
    if (before && before->port && before->port != commander.port)
        deed.refuse("garrison-needs-commander", given(commander.name),
                    phrase("A garrison always has a commander; he stays with his port."), "SA-15.11");
    if (commander.captor && commander.state != PersonState::Captured)
        deed.refuse("not-captured", given(commander.name),
                    phrase("Nobody holds him; set that he is captured first."), "CP-6.3");
    if (commander.captor && commander.captor == commander.side)
        deed.refuse("not-captured", given(commander.name),
                    phrase("His own side does not hold him; name another."), "CP-6.3");
    const bool mayBeOut = commander.state == PersonState::Wounded || commander.state == PersonState::Dead;
    if (field == "weeks_out" && commander.weeksOut > 0 && !mayBeOut)
        deed.refuse("not-wounded", given(commander.name), phrase("He is not wounded; set that he is first."),
                    "CP-6.3");
}

void checkTogether(Deed& deed, const ContractRecord& contract, std::string_view field)
{
    const int step = deed.figures().prices.limits.alliedStep;
    if (field == "percent" && contract.percent % step != 0)
        deed.refuse("allied-step", given(contract.name),
                    phrase("%1% is no step of ten; choose one.", contract.percent), "SA-13.1");
}

void checkTogether(Deed& deed, const SightingRecord& sighting, std::string_view)
{
    checkPlace(deed, given(sighting.name), sighting.at);
    if (sighting.port.isNone() == sighting.at.isNone())
        deed.refuse("fleet-nowhere", given(sighting.name),
                    phrase("It is seen in one place: in a port or off one; set that."), "CP-7.1");
    if (sighting.side == sighting.seenSide)
        deed.refuse("two-owners", given(sighting.name),
                    phrase("A side does not sight its own fleets; name another."), "CP-2.3");
}

void checkTogether(Deed& deed, const YardWorkRecord& work, std::string_view)
{
    const FleetRecord* fleet = deed.draft().find(work.fleet);
    if (fleet && fleet->side != work.side)
        deed.refuse(
            "two-owners", given(fleet->name),
            phrase("This fleet belongs to another side than the yard builds for; name one of its own."),
            "CP-5.1");
}

} // namespace navarch
