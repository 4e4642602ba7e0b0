// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/sight/order_words.h"

#include "app/base/speech/speech.h"
#include "app/campaign/wording.h"

namespace navarch {
namespace {

QString placeName(const std::string& place, const Figures& figures)
{
    const KnownPort* known = figures.gazetteer.find(place);
    return words(known ? known->name : place);
}

QString deedText(const OrderRecord& order, const Campaign& campaign, const Figures& figures)
{
    const PortRecord* to = campaign.find(order.port);
    const QString port = to ? words(to->name) : windowText("a port");
    switch (order.order) {
    case FleetOrder::Lie:
        return to ? windowText("Goes to %1 and lies there").arg(port) : windowText("Lies where it is");
    case FleetOrder::Move: return windowText("Moves to %1").arg(port);
    case FleetOrder::Patrol:
        return windowText("Patrols between %1 and %2")
            .arg(placeName(order.patrolFrom, figures), placeName(order.patrolTo, figures));
    case FleetOrder::Blockade: return windowText("Blockades %1").arg(port);
    case FleetOrder::Attack: return windowText("Attacks %1").arg(port);
    case FleetOrder::Raid: return windowText("Raids %1").arg(port);
    case FleetOrder::Escort: {
        const FleetRecord* fleet = campaign.find(order.escorted);
        return windowText("Escorts %1").arg(fleet ? words(fleet->name) : windowText("a fleet"));
    }
    case FleetOrder::Exercise: return windowText("Exercises");
    case FleetOrder::LayUp: return windowText("Lies laid up");
    }
    return {};
}

} // namespace

QString orderText(const OrderRecord* order, const Campaign& campaign, const Figures& figures)
{
    if (!order)
        return windowText("No orders: it lies where it is and avoids battle");
    QString text = deedText(*order, campaign, figures);
    if (order->forced)
        text = windowText("%1, rowing hard").arg(text);
    return order->stance == Stance::Seek ? windowText("%1; seeks battle").arg(text)
                                         : windowText("%1; avoids battle").arg(text);
}

QString orderWord(FleetOrder order)
{
    switch (order) {
    case FleetOrder::Lie: return windowText("Lie in port");
    case FleetOrder::Move: return windowText("Move");
    case FleetOrder::Patrol: return windowText("Patrol a lane");
    case FleetOrder::Blockade: return windowText("Blockade");
    case FleetOrder::Attack: return windowText("Attack a port");
    case FleetOrder::Raid: return windowText("Raid");
    case FleetOrder::Escort: return windowText("Escort");
    case FleetOrder::Exercise: return windowText("Exercise");
    case FleetOrder::LayUp: return windowText("Lay up");
    }
    return {};
}

const OrderRecord* standingOrder(const Campaign& campaign, FleetId fleet)
{
    for (const auto& [id, order] : campaign.table<OrderRecord>())
        if (order.fleet == fleet)
            return &order;
    return nullptr;
}

} // namespace navarch
