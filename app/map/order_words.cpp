// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/map/order_words.h"

#include <QCoreApplication>

#include "app/campaign/wording.h"

namespace navarch {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("navarch::OrderWords", text);
}

QString placeName(const std::string& place, const Figures& figures)
{
    const KnownPort* known = figures.gazetteer.find(place);
    return words(known ? known->name : place);
}

QString deedText(const OrderRecord& order, const Campaign& campaign, const Figures& figures)
{
    const PortRecord* to = campaign.find(order.port);
    const QString port = to ? words(to->name) : tr("a port");
    switch (order.order) {
    case FleetOrder::Lie:
        return to ? tr("Goes to %1 and lies there").arg(port) : tr("Lies where it is");
    case FleetOrder::Move:
        return tr("Moves to %1").arg(port);
    case FleetOrder::Patrol:
        return tr("Patrols between %1 and %2")
            .arg(placeName(order.patrolFrom, figures), placeName(order.patrolTo, figures));
    case FleetOrder::Blockade:
        return tr("Blockades %1").arg(port);
    case FleetOrder::Attack:
        return tr("Attacks %1").arg(port);
    case FleetOrder::Raid:
        return tr("Raids %1").arg(port);
    case FleetOrder::Escort: {
        const FleetRecord* fleet = campaign.find(order.escorted);
        return tr("Escorts %1").arg(fleet ? words(fleet->name) : tr("a fleet"));
    }
    case FleetOrder::Exercise:
        return tr("Exercises");
    case FleetOrder::LayUp:
        return tr("Lies laid up");
    }
    return {};
}

} // namespace

QString orderText(const OrderRecord* order, const Campaign& campaign, const Figures& figures)
{
    if (!order)
        return tr("No orders: it lies where it is and avoids battle");
    QString text = deedText(*order, campaign, figures);
    if (order->forced)
        text = tr("%1, rowing hard").arg(text);
    return order->stance == Stance::Seek ? tr("%1; seeks battle").arg(text)
                                         : tr("%1; avoids battle").arg(text);
}

QString orderWord(FleetOrder order)
{
    switch (order) {
    case FleetOrder::Lie:
        return tr("Lie in port");
    case FleetOrder::Move:
        return tr("Move");
    case FleetOrder::Patrol:
        return tr("Patrol a lane");
    case FleetOrder::Blockade:
        return tr("Blockade");
    case FleetOrder::Attack:
        return tr("Attack a port");
    case FleetOrder::Raid:
        return tr("Raid");
    case FleetOrder::Escort:
        return tr("Escort");
    case FleetOrder::Exercise:
        return tr("Exercise");
    case FleetOrder::LayUp:
        return tr("Lay up");
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
