// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/harbours/handover.h"

namespace navarch {

void dropYardWorks(Draft& draft, PortId port, SideId except)
{
    std::vector<YardWorkId> works;
    draft.forEach<YardWorkRecord>([&](const YardWorkRecord& work) {
        if (work.port == port && work.side != except)
            works.push_back(work.id);
    });
    for (const YardWorkId work : works)
        draft.remove(work);
}

void refuseHandover(Deed& deed, PortId id, SideId to)
{
    const Draft& draft = deed.draft();
    const PortRecord& port = *draft.find(id);
    bool foreignFleet = false;
    draft.forEach<FleetRecord>([&](const FleetRecord& fleet) {
        foreignFleet = foreignFleet || (fleet.port == id && to && fleet.side != to);
    });
    if (foreignFleet)
        deed.refuse("fleet-in-port", given(port.name),
                    phrase("Another side's fleet lies there; move it first."), "CP-3.4");
    bool busy = false;
    draft.forEach<YardWorkRecord>([&](const YardWorkRecord& work) {
        busy = busy || (work.port == id && work.side != to && work.weeksLeft > 0);
    });
    if (busy)
        deed.refuse("yard-busy", given(port.name),
                    phrase("Its yard is at work for another side; finish or call that off first."), "CP-5.1");
}

void handOver(Draft& draft, PortId id, SideId to)
{
    dropYardWorks(draft, id, to);
    draft.edit(id).owner = to;
    std::vector<CommanderId> commanders;
    draft.forEach<CommanderRecord>([&](const CommanderRecord& commander) {
        if (commander.port == id)
            commanders.push_back(commander.id);
    });
    for (const CommanderId commander : commanders)
        draft.edit(commander).side = to;
}

} // namespace navarch
