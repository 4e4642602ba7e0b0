// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/war/yards/every_answer.h"

#include <QVariant>

#include "app/campaign/history/history_list.h"
#include "app/campaign/open_campaign.h"
#include "app/war/fleets/ally_list.h"
#include "app/war/fleets/fleet_joining.h"
#include "app/war/map/orders/standing_orders.h"
#include "app/war/ports/port_orders.h"
#include "app/war/yards/build_order.h"
#include "app/war/yards/refit_order.h"
#include "app/war/yards/repair_order.h"
#include "app/war/yards/yard_queue.h"
#include "tests/app/model_dump.h"

namespace navarch {

QString everyAnswer(OpenCampaign& campaign)
{
    const Campaign& all = *campaign.campaign();
    QString text;
    const auto say = [&](const auto& value) {
        text += textOf(QVariant::fromValue(value)) + QLatin1Char('\n');
    };
    PortOrders ports;
    ports.setCampaign(&campaign);
    BuildOrder building;
    building.setCampaign(&campaign);
    HistoryList history;
    history.setCampaign(&campaign);
    YardQueue queue;
    queue.setCampaign(&campaign);
    for (const auto& [id, record] : all.table<PortRecord>()) {
        const int number = static_cast<int>(id.value);
        queue.setPort(number);
        text += dumpOf(queue);
        say(queue.isKnown());
        say(queue.capacity());
        say(queue.room());
        for (const auto& [workId, work] : all.table<YardWorkRecord>())
            if (!campaign.sees(work.side) && queue.previewCancel(static_cast<int>(workId.value)).asked)
                text += QStringLiteral("leaks of a work\n");
        say(ports.posts(number));
        say(ports.receivers(number));
        say(ports.previewRaise(number, 0, 1, 0, 0));
        say(ports.previewCede(number, 0, {}));
        say(building.begin(number));
        say(building.estimate().treasury);
        say(building.fleets());
        building.end();
        history.setKind(CampaignItem::Port);
        history.setItemId(number);
        text += dumpOf(history);
    }
    RepairOrder repair;
    repair.setCampaign(&campaign);
    RefitOrder refit;
    refit.setCampaign(&campaign);
    FleetJoining joining;
    joining.setCampaign(&campaign);
    history.setKind(CampaignItem::Ship);
    for (const auto& [id, record] : all.table<ShipRecord>()) {
        const int number = static_cast<int>(id.value);
        if (!campaign.sees(all.find(record.fleet)->side)) {
            // Of a ship that is another's every one says nothing, whatever it is.
            history.setItemId(number);
            refit.setItemId(number);
            if (history.total() != 0 || refit.found() || repair.needed(CampaignItem::Ship, number)
                || joining.commonFleet({number}) != 0)
                text += QStringLiteral("leaks of ship %1\n").arg(number);
            continue;
        }
        history.setItemId(number);
        text += dumpOf(history);
        refit.setItemId(number);
        say(refit.name());
        say(repair.needed(CampaignItem::Ship, number));
    }
    for (const auto& [id, record] : all.table<FleetRecord>()) {
        const int number = static_cast<int>(id.value);
        const bool leaks = !campaign.sees(record.side)
                           && (!joining.ships(number).isEmpty() || !joining.partners(number).isEmpty()
                               || joining.inYard(number) != 0 || joining.previewLeaveBehind(number).asked
                               || !joining.freeName(number).isEmpty());
        if (leaks)
            text += QStringLiteral("leaks of fleet %1\n").arg(number);
        if (!campaign.sees(record.side))
            continue;
        say(joining.ships(number));
        say(joining.partners(number));
        say(joining.inYard(number));
    }
    AllyList allies;
    allies.setCampaign(&campaign);
    text += dumpOf(allies);
    SeaChart chart;
    chart.setCampaign(&campaign);
    StandingOrders orders;
    orders.setChart(&chart);
    for (int row = 0; row < orders.count(); ++row)
        say(orders.value(row, "fleet"));
    say(orders.idle());
    return text;
}

} // namespace navarch
