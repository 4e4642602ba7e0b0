// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/fleets/purchase.h"

#include <algorithm>

#include "core/campaign/deed/chronicle.h"
#include "core/campaign/settings/settings.h"
#include "core/people/training.h"
#include "core/pricing/fleet_price.h"
#include "core/pricing/ship_price.h"
#include "core/ships/limits.h"

namespace navarch {

namespace {

/// A name nobody has: `wanted` itself for a single ship, else with the first free numbers.
std::string freeName(const std::string& wanted, bool numbered, const std::set<std::string>& inUse)
{
    if (!numbered)
        return wanted;
    for (int number = 1;; ++number) {
        std::string name = wanted + " " + std::to_string(number);
        if (!inUse.contains(name))
            return name;
    }
}

bool isPeriodKey(const std::string& key)
{
    return key == "class-period" || key == "ram-period" || key == "equipment-period";
}

} // namespace

int alliedPercentOf(const Draft& draft, FleetId fleet)
{
    int percent = 0;
    draft.forEach<ContractRecord>([&](const ContractRecord& contract) {
        if (contract.fleet == fleet)
            percent = contract.percent;
    });
    return percent;
}

std::set<std::string> shipNamesOf(const Draft& draft, SideId side)
{
    std::set<std::string> names;
    draft.forEach<ShipRecord>([&](const ShipRecord& ship) {
        const FleetRecord* fleet = draft.find(ship.fleet);
        if (fleet && fleet->side == side)
            names.insert(ship.name);
    });
    return names;
}

int squadronStrength(const Draft& draft, SquadronId squadron)
{
    int ships = 0;
    draft.forEach<ShipRecord>([&](const ShipRecord& ship) { ships += ship.squadron == squadron; });
    return ships;
}

bool mayJoin(Deed& deed, FleetId fleet, SquadronId squadron, int joining)
{
    if (squadron.isNone())
        return true;
    const SquadronRecord* record = deed.require(squadron, "squadron");
    if (!record)
        return false;
    if (record->fleet != fleet) {
        deed.refuse("squadron-elsewhere", given(record->name),
                    phrase("This squadron belongs to another fleet; choose one of its own."));
        return false;
    }
    const int strength = squadronStrength(deed.draft(), squadron) + joining;
    if (strength > largestSquadron) {
        deed.refuse("squadron-size", given(record->name),
                    phrase("It would have %1 ships; a squadron has at most %2. Form another.", strength,
                           largestSquadron),
                    "SA-1.5");
        return false;
    }
    return true;
}

bool mayBuyAtOnce(Deed& deed, bool placed, const std::string& subject)
{
    const bool running = deed.head().stage == Stage::Running;
    if (running && !placed)
        deed.refuse("needs-yard", given(subject),
                    phrase("While the campaign runs ships are built in a yard; order them there."), "CP-5.1");
    else if (!running && placed)
        deed.refuse("not-placed-yet", given(subject),
                    phrase("The campaign has not begun, so ships are bought; the umpire places none."),
                    "CP-2.2");
    else
        return true;
    return false;
}

void tellPlaced(Deed& deed, SideId side, const std::string& fleet, int ships)
{
    tell(deed, "ships-placed", phraseN("The umpire gives %1 {%n ship|%n ships}.", ships, given(fleet)),
         Knowing::only(side), "CP-4.4");
}

std::vector<std::string> checkFit(Deed& deed, const std::string& name, const std::string& classId,
                                  const ShipFit& fit, const Waiver& waiver)
{
    const ShipClass* shipClass = deed.figures().classes.find(classId);
    if (!shipClass) {
        deed.refuse("unknown-class", given(name),
                    phrase("There is no ship class %1.", given(quotedForMessage(classId))));
        return {};
    }
    const bool advisory = settingOf(deed.draft(), equipmentPeriods) == "advisory";
    std::vector<std::string> waived;
    for (Finding& finding :
         fitFindings({given(name), *shipClass, fit, deed.head().year}, deed.figures().fitRules())) {
        const bool asked =
            std::find(waiver.keys.begin(), waiver.keys.end(), finding.key) != waiver.keys.end();
        if (finding.severity == Severity::Error && asked) {
            finding.severity = Severity::Note;
            if (std::find(waived.begin(), waived.end(), finding.key) == waived.end())
                waived.push_back(finding.key);
        } else if (finding.severity == Severity::Error && advisory && isPeriodKey(finding.key)) {
            finding.severity = Severity::Warning;
        }
        deed.verdict().reasons.push_back(std::move(finding));
    }
    if (!waived.empty() && waiver.reason.empty())
        deed.refuse("waiver-reason", given(name), phrase("A waiver needs the umpire's reason; write one."));
    return waived;
}

void refuseForeignClass(Deed& deed, const FleetShip& row)
{
    const ShipClass* known = deed.figures().classes.find(row.classId);
    if (row.own.is && !(known && *known == *row.own.is))
        deed.refuse("foreign-class", given(row.own.is->name),
                    phrase("The campaign has no such class; classes of one's own are given to it when it is "
                           "founded."));
}

Talents addShips(Deed& deed, FleetId fleet, SquadronId squadron, const FleetShip& row, const Waiver& waiver,
                 std::set<std::string>& namesInUse, Dice* training)
{
    const ShipClass* shipClass = classOf(row, deed.figures().classes);
    refuseForeignClass(deed, row);
    const std::string wanted = !row.name.empty() ? row.name : shipClass ? shipClass->name : row.classId;
    const std::vector<std::string> waived = checkFit(deed, wanted, row.classId, row.fit, waiver);
    const Talents plain = shipTotal(row.fit, row.crew, deed.figures().prices);
    const Talents each = plain + alliedShare(plain, alliedPercentOf(deed.draft(), fleet));
    Talents total;
    for (int i = 0; i < row.count; ++i) {
        ShipRecord ship;
        ship.fleet = fleet;
        ship.squadron = squadron;
        ship.name = freeName(wanted, row.count > 1 || row.name.empty(), namesInUse);
        ship.classId = row.classId;
        ship.crewBought = row.crew;
        ship.crew = training ? rollTraining(row.crew, ship.name, deed.figures().tables, *training) : row.crew;
        ship.captain = row.captain;
        ship.paid = each;
        ship.fit = row.fit;
        ship.condition = row.condition;
        if (!namesInUse.insert(ship.name).second)
            deed.refuse("ship-name", given(ship.name),
                        phrase("The side has a ship of that name already; choose another."));
        if (whyUnfitText(ship.name, maxNameLength))
            deed.refuse("ship-name", given(ship.name),
                        phrase("The name with its number is too long; shorten it."));
        const ShipId id = deed.draft().add(std::move(ship));
        for (const std::string& key : waived)
            deed.draft().add(WaiverRecord{{}, id, key, waiver.reason});
        total += each;
    }
    return total;
}

Talents addCommander(Deed& deed, CommanderRecord commander, int alliedPercent, Dice* training)
{
    const Talents plain = deed.figures().prices.priceOf(commander.quality);
    commander.qualityBought = commander.quality;
    if (training)
        commander.quality = rollTraining(commander.quality, commander.name, deed.figures().tables, *training);
    commander.paid = plain + alliedShare(plain, alliedPercent);
    const Talents paid = commander.paid;
    deed.draft().add(std::move(commander));
    return paid;
}

bool trainingIsRandomised(const Draft& draft)
{
    return settingOf(draft, randomisedTraining) == "on";
}

} // namespace navarch
