// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/start/campaign_summary.h"

#include <algorithm>

#include "app/campaign/side_list.h"
#include "app/campaign/start/recent_campaigns.h"
#include "app/campaign/wording.h"
#include "core/campaign/settings/chart_in_force.h"
#include "core/campaign/turn/waiting_list.h"
#include "core/campaign/turn_count.h"
#include "db/campaign_file.h"

namespace navarch {
namespace {

QList<PortDot> dots(const Campaign& campaign)
{
    QList<PortDot> list;
    for (const auto& [id, port] : campaign.table<PortRecord>()) {
        const SideRecord* owner = campaign.find(port.owner);
        list.push_back(PortDot{.longitude = port.longitude / 100'000.0,
                               .latitude = port.latitude / 100'000.0,
                               .value = port.economicValue,
                               .colour = owner ? words(nameOf(owner->colour)) : QString()});
    }
    return list;
}

/// The box around the ports, with some sea to spare.
QRectF regionOf(const Campaign& campaign)
{
    QRectF box;
    for (const auto& [id, port] : campaign.table<PortRecord>()) {
        const QPointF at(port.longitude / 100'000.0, port.latitude / 100'000.0);
        box = box.isNull() ? QRectF(at, QSizeF(1e-6, 1e-6)) : box.united(QRectF(at, QSizeF(1e-6, 1e-6)));
    }
    const double spare = std::max(0.1, 0.14 * std::max(box.width(), box.height()));
    return box.isNull() ? box : box.adjusted(-spare, -spare, spare, spare);
}

/// The shores of a coast with no more points than a picture of an inch can show.
QList<ShoreRing> thinned(const Coast& coast)
{
    constexpr std::size_t most = 4000;
    const std::size_t step = 1 + coast.points() / most;
    QList<ShoreRing> rings;
    for (const LandPolygon& land : coast.polygons) {
        if (land.rings.empty())
            continue;
        QPolygonF shore;
        const Ring& ring = land.rings.front();
        for (std::size_t at = 0; at < ring.size(); at += step)
            shore += QPointF(ring[at].longitude / 100'000.0, ring[at].latitude / 100'000.0);
        if (shore.size() > 2)
            rings += ShoreRing{shore};
    }
    return rings;
}

} // namespace

RecentCampaign summaryOf(const QString& path)
{
    RecentCampaign summary;
    summary.path = path;
    summary.read = true;
    const OpenResult result = CampaignFile::open(path, {.mode = OpenMode::Look, .backUp = false});
    if (!result.file) {
        summary.problem = result.message.what;
        summary.remedy = result.message.remedy;
        return summary;
    }
    const Campaign& campaign = result.file->campaign();
    const HeadRecord& head = campaign.head();
    summary.name = words(head.name);
    summary.year = head.year;
    summary.month = head.month;
    summary.week = head.week;
    if (head.stage != Stage::Setup) {
        summary.turn = countedTurn(head);
        summary.battles = static_cast<int>(whatStandsInTheWay(Draft(campaign)).size());
    }
    summary.ships = static_cast<int>(campaign.table<ShipRecord>().size());
    for (const auto& [id, side] : campaign.table<SideRecord>())
        summary.sides.push_back(shownSide(side));
    summary.ports = dots(campaign);
    summary.region = regionOf(campaign);
    if (const Chart* chart = chartOf(campaign)) {
        summary.hasOwnChart = true;
        summary.coast = thinned(chart->coast);
    }
    return summary;
}

} // namespace navarch
