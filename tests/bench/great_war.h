// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "core/campaign/founding/plan.h"
#include "core/campaign/gate/gate.h"
#include "core/campaign/sea/course.h"

namespace navarch {

/// The largest of the shipped seas, that of Octavian and Antony, under way with `fleets` fleets of ten triremes, shared out
/// among the sides and their ports. Every other one patrols the lanes from its port and seeks battle, the rest lie or row to
/// the side's other ports.
inline Campaign greatWar(int fleets)
{
    const Figures& figures = builtInFigures();
    Campaign campaign =
        foundCampaign(builtInScenario("octavian-and-antony", figures).value(), figures).value();
    campaign.table<CommanderRecord>().clear();
    campaign.table<SquadronRecord>().clear();
    campaign.table<ContractRecord>().clear();
    campaign.table<ShipRecord>().clear();
    campaign.table<FleetRecord>().clear();
    HeadRecord& head = campaign.table<HeadRecord>().begin()->second;
    std::vector<PortRecord> owned;
    for (const auto& [id, port] : campaign.table<PortRecord>())
        if (port.owner)
            owned.push_back(port);
    const ShipClass& trireme = *figures.classes.find("trireme");
    for (int i = 0; i < fleets; ++i) {
        FleetRecord fleet;
        fleet.id = FleetId{head.nextNumber++};
        const PortRecord& port = owned[static_cast<std::size_t>(i) % owned.size()];
        fleet.side = port.owner;
        fleet.name = "Fleet " + std::to_string(i + 1);
        fleet.port = port.id;
        campaign.table<FleetRecord>().emplace(fleet.id, fleet);
        for (int k = 0; k < 10; ++k) {
            ShipRecord ship;
            ship.id = ShipId{head.nextNumber++};
            ship.fleet = fleet.id;
            ship.name = "Ship " + std::to_string(i * 10 + k + 1);
            ship.classId = trireme.id;
            ship.fit = trireme.fit;
            ship.paid = Talents::whole(29);
            campaign.table<ShipRecord>().emplace(ship.id, ship);
        }
    }
    const auto perform = [&](const Action& action) {
        const Verdict verdict = consider(campaign, figures, action);
        if (verdict.allowed())
            applyChanges(campaign, verdict.changes);
        return verdict.allowed();
    };
    if (!perform(BeginCampaign{})) {
        std::fprintf(stderr, "the war does not begin\n");
        std::exit(1);
    }
    const Table<FleetRecord> all = campaign.table<FleetRecord>();
    for (const auto& [id, fleet] : all) {
        const std::string& place = campaign.find(fleet.port)->place;
        const auto next = figures.lanes.neighboursOf(place);
        SetOrder order;
        order.fleet = id;
        if (id.value % 2 == 0 && !next.empty()) {
            order.order = FleetOrder::Patrol;
            order.patrolFrom = place;
            order.patrolTo = next.front();
        } else if (id.value % 4 == 1) {
            order.order = FleetOrder::Move;
            for (const PortRecord& port : owned)
                if (port.owner == fleet.side && port.id != fleet.port)
                    order.port = port.id;
        } else {
            continue;
        }
        perform(order);
    }
    return campaign;
}

} // namespace navarch
