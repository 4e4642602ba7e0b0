// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/sea/fallen_port.h"

#include <set>

#include "core/campaign/deed/chronicle.h"
#include "core/campaign/fleets/dissolution.h"
#include "core/campaign/harbours/handover.h"
#include "core/campaign/settings/figures_in_force.h"

namespace navarch {

namespace {

void captureGarrisonCommander(Draft& draft, PortId port, SideId conqueror)
{
    std::vector<CommanderId> commanders;
    draft.forEach<CommanderRecord>([&](const CommanderRecord& man) {
        if (man.port == port)
            commanders.push_back(man.id);
    });
    for (const CommanderId id : commanders) {
        CommanderRecord& man = draft.edit(id);
        man.port = {};
        if (man.state == PersonState::Dead)
            continue;
        man.state = PersonState::Captured;
        man.captor = conqueror;
    }
}

/// A fleet without ships is a name: it goes home rather than to stand in a port that is another's.
void sendEmptiedFleetsHome(Draft& draft, PortId port, SideId conqueror)
{
    std::set<FleetId> emptied;
    draft.forEach<FleetRecord>([&](const FleetRecord& fleet) {
        if (fleet.port == port && fleet.side != conqueror)
            emptied.insert(fleet.id);
    });
    if (emptied.empty())
        return;
    draft.forEach<ShipRecord>([&](const ShipRecord& ship) { emptied.erase(ship.fleet); });
    for (const FleetId id : emptied) {
        const SideRecord* side = draft.find(draft.find(id)->side);
        const PortRecord* home = side ? draft.find(side->homePort) : nullptr;
        dropOrders(draft, id);
        draft.edit(id).port = home && home->owner == side->id ? home->id : PortId{};
    }
}

} // namespace

bool isUndefended(const Draft& draft, PortId id)
{
    const PortRecord* port = draft.find(id);
    if (!port || (port->owner.isNone() && port->defences == DefencesKind::None))
        return false;
    bool walls = false;
    int men = 0;
    draft.forEach<WallRecord>([&](const WallRecord& wall) {
        if (wall.port != id)
            return;
        walls = true;
        men += wall.section.archers + wall.section.marines + wall.section.heavyMarines;
    });
    draft.forEach<GarrisonRecord>([&](const GarrisonRecord& garrison) {
        if (garrison.port == id)
            men += garrison.archers + garrison.marines + garrison.heavyMarines;
    });
    return !walls || men == 0;
}

void markFallen(Deed& deed, PortId id, SideId conqueror)
{
    Draft& draft = deed.draft();
    dropYardWorks(draft, id, conqueror);
    PortRecord& port = draft.edit(id);
    port.owner = conqueror;
    port.state = PortState::Captured;
    port.capturedTurn = deed.head().turn;
    port.blockader = {};
    std::vector<Id<GarrisonRecord>> garrisons;
    draft.forEach<GarrisonRecord>([&](const GarrisonRecord& garrison) {
        if (garrison.port == id)
            garrisons.push_back(garrison.id);
    });
    for (const auto garrison : garrisons) {
        GarrisonRecord& record = draft.edit(garrison);
        record.archers = record.marines = record.heavyMarines = 0;
    }
    std::vector<Id<WallRecord>> walls;
    draft.forEach<WallRecord>([&](const WallRecord& wall) {
        if (wall.port == id)
            walls.push_back(wall.id);
    });
    for (const auto wall : walls) {
        WallSection& section = draft.edit(wall).section;
        section.archers = section.marines = section.heavyMarines = 0;
    }
    sendEmptiedFleetsHome(draft, id, conqueror);
}

Talents lootOf(Deed& deed, PortId id)
{
    PortRecord& port = deed.draft().edit(id);
    if (port.lootedYear == deed.head().year)
        return {};
    port.lootedYear = deed.head().year;
    return Talents::whole(std::int64_t{figuresInForce(deed.draft()).lootPerValue} * port.economicValue);
}

void takePort(Deed& deed, PortId id, SideId conqueror)
{
    Draft& draft = deed.draft();
    const SideId before = draft.find(id)->owner;
    const std::string name = draft.find(id)->name;
    const SideRecord* side = draft.find(conqueror);
    markFallen(deed, id, conqueror);
    captureGarrisonCommander(draft, id, conqueror);
    const Talents loot = lootOf(deed, id);
    if (!loot.isZero())
        deed.book(conqueror, Account::Loot, Account::Treasury, loot, phrase("Loot of %1", given(name)));
    const Phrase victor = side ? Phrase(given(side->name)) : phrase("nobody");
    const Phrase text = loot.isZero() ? phrase("%1 is undefended and falls to %2.", given(name), victor)
                                      : phrase("%1 is undefended and falls to %2; the loot is %3 talents.",
                                               given(name), victor, loot);
    deed.happened("port-fallen", text, "CP-3.4");
    tell(deed, "port-fallen", text, Knowing::all(conqueror, before), "CP-3.4", {}, {id, {}});
}

} // namespace navarch
