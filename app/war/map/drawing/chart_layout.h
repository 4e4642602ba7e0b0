// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <optional>
#include <utility>
#include <vector>

#include "app/base/chart/chart_labels.h"
#include "app/war/map/drawing/chart_scene.h"

namespace navarch {

/// Something on the chart that can be pointed at: which, and where it lies in the item.
struct ChartMark {
    enum class Kind { None, Place, Port, Fleet, More, Contact };

    Kind kind = Kind::None;
    int index = -1; ///< in its list; of more fleets than have room: the first one that has none
    int more = 0;
    QRectF box;
    std::optional<QPointF> place =
        {}; ///< where it is, when a crowd keeps its sign away from there: a line leads to it

    /// The same thing, wherever it lies.
    [[nodiscard]] bool isSameAs(const ChartMark& other) const
    {
        return kind == other.kind && index == other.index;
    }
    /// None for what cannot be picked.
    [[nodiscard]] CampaignItem::Kind item() const;
    /// Of the item; 0 for what cannot be picked.
    [[nodiscard]] int numberIn(const ChartSight& sight) const;
    [[nodiscard]] bool isPickedIn(const SeaChart& chart) const;
};

/// What lies where on the chart: ports, the fleets beside them, contacts, and names that keep clear of all of it.
class ChartLayout {
public:
    void clear();
    void layOut(const ChartScene& scene);

    /// Later ones lie over earlier ones.
    [[nodiscard]] const std::vector<ChartMark>& marks() const { return m_marks; }
    [[nodiscard]] const std::vector<PlacedLabel>& labels() const { return m_labels; }
    /// What is picked is laid out otherwise: whether this was done for what is picked now.
    [[nodiscard]] bool isFor(const SeaChart& chart) const;
    /// The one that is meant there, by its sign or by its name, or null. While a place is `chosen` fleets stand in no one's
    /// way, and anchorages can be meant as well.
    [[nodiscard]] const ChartMark* markAt(const QPointF& at, bool isChoosing) const;
    /// What an item's sign takes; empty when it has none on the chart.
    [[nodiscard]] QRectF boxOf(const ChartSight& sight, CampaignItem::Kind kind, int id) const;

private:
    void layOutContacts(const ChartScene& scene);
    void layOutFleets(const ChartScene& scene);
    [[nodiscard]] QPointF freeSpot(const QPointF& at, const QSizeF& block, double off) const;
    [[nodiscard]] QPointF atSea(const QPointF& at, const QSizeF& block, double gap, bool isMoving) const;
    void layOutLabels(const ChartScene& scene);

    std::vector<ChartMark> m_marks;
    std::vector<PlacedLabel> m_labels;
    std::pair<CampaignItem::Kind, int> m_picked{CampaignItem::None, 0}; ///< then
};

} // namespace navarch
