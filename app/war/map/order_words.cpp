// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/order_words.h"

#include <QCoreApplication>

#include "app/campaign/wording.h"

namespace navarch {
namespace {

QString wordsOf(const char* text)
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
    const QString port = to ? words(to->name) : wordsOf("a port");
    switch (order.order) {
    case FleetOrder::Lie:
        return to ? wordsOf("Goes to %1 and lies there").arg(port) : wordsOf("Lies where it is");
    case FleetOrder::Move: return wordsOf("Moves to %1").arg(port);
    case FleetOrder::Patrol:
        return wordsOf("Patrols between %1 and %2")
            .arg(placeName(order.patrolFrom, figures), placeName(order.patrolTo, figures));
    case FleetOrder::Blockade: return wordsOf("Blockades %1").arg(port);
    case FleetOrder::Attack: return wordsOf("Attacks %1").arg(port);
    case FleetOrder::Raid: return wordsOf("Raids %1").arg(port);
    case FleetOrder::Escort: {
        const FleetRecord* fleet = campaign.find(order.escorted);
        return wordsOf("Escorts %1").arg(fleet ? words(fleet->name) : wordsOf("a fleet"));
    }
    case FleetOrder::Exercise: return wordsOf("Exercises");
    case FleetOrder::LayUp: return wordsOf("Lies laid up");
    }
    return {};
}

} // namespace

QString orderText(const OrderRecord* order, const Campaign& campaign, const Figures& figures)
{
    if (!order)
        return wordsOf("No orders: it lies where it is and avoids battle");
    QString text = deedText(*order, campaign, figures);
    if (order->forced)
        text = wordsOf("%1, rowing hard").arg(text);
    return order->stance == Stance::Seek ? wordsOf("%1; seeks battle").arg(text)
                                         : wordsOf("%1; avoids battle").arg(text);
}

QString orderWord(FleetOrder order)
{
    switch (order) {
    case FleetOrder::Lie: return wordsOf("Lie in port");
    case FleetOrder::Move: return wordsOf("Move");
    case FleetOrder::Patrol: return wordsOf("Patrol a lane");
    case FleetOrder::Blockade: return wordsOf("Blockade");
    case FleetOrder::Attack: return wordsOf("Attack a port");
    case FleetOrder::Raid: return wordsOf("Raid");
    case FleetOrder::Escort: return wordsOf("Escort");
    case FleetOrder::Exercise: return wordsOf("Exercise");
    case FleetOrder::LayUp: return wordsOf("Lay up");
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
