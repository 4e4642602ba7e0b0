// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/ports/shown_port.h"

#include <cstdlib>

#include "app/base/pricing/amounts.h"
#include "app/base/speech/speech.h"
#include "app/campaign/wording.h"
#include "core/campaign/fleets/roster.h"
#include "core/ports/fortification.h"

namespace navarch {
namespace {

PortDefences::Kind shownDefences(DefencesKind kind)
{
    switch (kind) {
    case DefencesKind::None: break;
    case DefencesKind::Bought: return PortDefences::Bought;
    case DefencesKind::Rolled: return PortDefences::Rolled;
    }
    return PortDefences::None;
}

QString degrees(int hundredThousandths, const QString& positive, const QString& negative)
{
    const int hundredths = (std::abs(hundredThousandths) + 500) / 1000;
    return QStringLiteral("%1° %2").arg(fractionText(hundredths, 2),
                                        hundredThousandths < 0 ? negative : positive);
}

QString fleetsIn(const OpenCampaign& campaign, const Campaign& records, PortId port)
{
    QStringList names;
    for (const auto& [id, fleet] : records.table<FleetRecord>())
        if (fleet.port == port && campaign.sees(fleet.side))
            names += words(fleet.name);
    return names.join(QStringLiteral(", "));
}

} // namespace

ShownPort shownPort(const OpenCampaign& campaign, const Campaign& records, const PortRecord& port)
{
    ShownPort shown;
    shown.name = words(port.name);
    shown.value = port.economicValue;
    shown.yard = port.yard;
    shown.position = degrees(port.latitude, windowText("N"), windowText("S")) + QStringLiteral(", ")
                     + degrees(port.longitude, windowText("E"), windowText("W"));
    shown.ownerId = static_cast<int>(port.owner.value);
    if (const SideRecord* owner = records.find(port.owner)) {
        shown.owner = words(owner->name);
        shown.colour = words(nameOf(owner->colour));
        shown.emblem = words(nameOf(owner->emblem));
    }
    shown.mostSections = mostWallSections(port.economicValue, campaign.figures().prices.limits);
    shown.fleets = fleetsIn(campaign, records, port.id);
    const bool isSeen = campaign.sees(port.owner);
    shown.defences = isSeen ? shownDefences(port.defences) : PortDefences::Unknown;
    if (!isSeen || port.defences == DefencesKind::None)
        return shown;
    const Fortification walls = defencesOf(records, port.id);
    shown.garrison = wordOf(walls.garrison);
    shown.commander = walls.commander.name.empty() ? windowText("Unnamed") : words(walls.commander.name);
    shown.commanderQuality = wordOf(walls.commander.quality);
    return shown;
}

} // namespace navarch
