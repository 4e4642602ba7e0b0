// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>
#include <QVariant>

#include <functional>
#include <vector>

#include "app/campaign/campaign_item.h"
#include "core/campaign/campaign.h"
#include "core/data/figures.h"

namespace navarch {

/// One line of the tree: a side, a fleet, a squadron or a ship.
struct FleetTreeRow {
    CampaignItem::Kind kind = CampaignItem::Ship; ///< a side, a fleet, a squadron or a ship
    qint64 id = 0;
    int depth = 0;
    bool open = true;
    bool parted = false;
    QString name;
    QString note;
    QString colour;
    QString emblem;
    QString crew;
    QString captain;
    QString condition;
    QString conditionTold;
    int damage = 0;
    QString price;
    int ships = 0;
    int errors = 0;
    int warnings = 0;
    QVariant outline;
    bool selected = false;
    CampaignItem::Kind homeKind = CampaignItem::Fleet; ///< the squadron or fleet that ships dropped here join
    qint64 homeId = 0;                                 ///< 0: nothing can be dropped here

    [[nodiscard]] QString key() const { return keyOf(kind, id); }
    [[nodiscard]] static QString keyOf(CampaignItem::Kind kind, qint64 id)
    {
        return QString::number(kind) + QLatin1Char(':') + QString::number(id);
    }
};

/// How the tree is looked at.
struct FleetTreeOrder {
    QString sortBy = QStringLiteral("order"); ///< FleetTree::sortBy
    bool descending = false;
    QString filter;       ///< while it is not empty nothing is folded
    QSet<QString> folded; ///< keys of rows
};

/// The rows of the sides for which `seen` holds.
[[nodiscard]] std::vector<FleetTreeRow> fleetTreeRows(const Campaign& campaign, const Figures& figures,
                                                      const FleetTreeOrder& order,
                                                      const std::function<bool(SideId)>& seen);

} // namespace navarch
