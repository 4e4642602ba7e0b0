// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/wars/war_words.h"

#include <algorithm>

#include "app/campaign/wording.h"

namespace navarch {

QVariantMap choiceOf(const QString& value, const QString& text)
{
    return {{QStringLiteral("value"), value}, {QStringLiteral("text"), text}};
}

QString portName(const WarReading& reading, const std::string& place)
{
    const KnownPort* known = reading.figures->gazetteer.find(place);
    return words(known ? known->name : place);
}

int ownerOf(const CampaignPlan& plan, const PlannedPort& port)
{
    for (std::size_t i = 0; i < plan.sides.size(); ++i) {
        const PlannedSide& side = plan.sides[i];
        if (port.owner.empty() ? side.homePort == port.place : side.id == port.owner)
            return static_cast<int>(i);
    }
    return -1;
}

QVariantList harboursOf(const WarReading& reading, int side)
{
    QVariantList list;
    for (const PlannedPort& port : reading.plan.ports) {
        const int owner = ownerOf(reading.plan, port);
        if (side < 0 || owner < 0 || owner == side)
            list += choiceOf(words(port.place), portName(reading, port.place));
    }
    std::sort(list.begin(), list.end(), [](const QVariant& a, const QVariant& b) {
        const auto text = [](const QVariant& each) {
            return each.toMap().value(QStringLiteral("text")).toString();
        };
        return QString::localeAwareCompare(text(a), text(b)) < 0;
    });
    return list;
}

} // namespace navarch
