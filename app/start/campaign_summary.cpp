// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/start/campaign_summary.h"

#include <QVariantMap>

#include <algorithm>

#include "app/campaign/wording.h"
#include "db/campaign_file.h"

namespace navarch {
namespace {

/// The ports in the unit square, north up, with the shape of the region kept.
QVariantList smallMap(const Campaign& campaign)
{
    const auto& ports = campaign.table<PortRecord>();
    if (ports.empty())
        return {};
    double west = 1e9, east = -1e9, north = -1e9, south = 1e9;
    for (const auto& [id, port] : ports) {
        const double x = port.longitude * 0.79; // a degree of longitude at 38 north
        west = std::min(west, x);
        east = std::max(east, x);
        south = std::min<double>(south, port.latitude);
        north = std::max<double>(north, port.latitude);
    }
    const double span = std::max({east - west, north - south, 1.0});
    QVariantList list;
    for (const auto& [id, port] : ports) {
        const SideRecord* owner = campaign.find(port.owner);
        list.push_back(
            QVariantMap{{QStringLiteral("x"), 0.5 + (port.longitude * 0.79 - (west + east) / 2) / span},
                        {QStringLiteral("y"), 0.5 - (port.latitude - (north + south) / 2) / span},
                        {QStringLiteral("value"), port.economicValue},
                        {QStringLiteral("colour"), owner ? words(nameOf(owner->colour)) : QString()}});
    }
    return list;
}

} // namespace

RecentCampaign summaryOf(const QString& path)
{
    RecentCampaign summary;
    summary.path = path;
    summary.read = true;
    const OpenResult result = CampaignFile::open(path, {.mode = OpenMode::Look, .backUp = false});
    if (!result.file) {
        summary.problem = words(result.message.what);
        summary.remedy = words(result.message.remedy);
        return summary;
    }
    const Campaign& campaign = result.file->campaign();
    const HeadRecord& head = campaign.head();
    summary.name = words(head.name);
    summary.date = dateText(head.year, head.month, head.week);
    summary.stage = head.stage == Stage::Setup ? RecentCampaigns::tr("Setting up")
                                               : RecentCampaigns::tr("Turn %1").arg(head.turn + 1);
    summary.ships = static_cast<int>(campaign.table<ShipRecord>().size());
    for (const auto& [id, side] : campaign.table<SideRecord>())
        summary.sides.push_back(QVariantMap{{QStringLiteral("name"), words(side.name)},
                                            {QStringLiteral("colour"), words(nameOf(side.colour))},
                                            {QStringLiteral("emblem"), words(nameOf(side.emblem))}});
    summary.ports = smallMap(campaign);
    return summary;
}

} // namespace navarch
