// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/archive/waiting.h"
#include "core/campaign/records/told.h"

namespace navarch {

namespace {

/// Says it once, though a deed may ask for several ships of a fleet.
void refuseOnce(Deed& deed, const char* key, const Phrase& subject, const BattleRecord& battle)
{
    for (const Finding& finding : deed.verdict().reasons)
        if (finding.key == key && finding.subject == subject)
            return;
    deed.refuse(key, subject,
                phrase("It waits for the battle %1; enter its outcome or call the battle off first.",
                       quotedNameOf(battle)),
                "CP-8.1");
}

} // namespace

bool refuseWaiting(Deed& deed, FleetId fleet)
{
    const Draft& draft = deed.draft();
    const FleetRecord* record = draft.find(fleet);
    const BattleRecord* waiting = nullptr;
    draft.forEach<BattleFleetRecord>([&](const BattleFleetRecord& entry) {
        const BattleRecord* battle = draft.find(entry.battle);
        if (entry.fleet == fleet.value && battle && battle->state == BattleState::Waiting)
            waiting = battle;
    });
    if (waiting && record)
        refuseOnce(deed, "fleet-waits-for-battle", given(record->name), *waiting);
    return waiting && record;
}

bool refuseWaiting(Deed& deed, const CommanderRecord& commander)
{
    const SquadronRecord* squadron = deed.draft().find(commander.squadron);
    const FleetId fleet = squadron ? squadron->fleet : commander.fleet;
    if (fleet)
        return refuseWaiting(deed, fleet);
    return commander.port && refusePortWaiting(deed, commander.port);
}

bool refusePortWaiting(Deed& deed, PortId port)
{
    const Draft& draft = deed.draft();
    const PortRecord* record = draft.find(port);
    const BattleRecord* waiting = nullptr;
    draft.forEach<BattleRecord>([&](const BattleRecord& battle) {
        if (battle.port == port && battle.place == PlaceKind::Port && battle.state == BattleState::Waiting)
            waiting = draft.find(battle.id);
    });
    if (waiting && record)
        refuseOnce(deed, "port-waits-for-battle", given(record->name), *waiting);
    return waiting && record;
}

} // namespace navarch
