// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/battle/board/paint/board_scene.h"

namespace navarch {

/// Paints what may be ordered, as shapes: where the chosen ship may come, the order that is considered, a move that is laid
/// out by hand, plots, places for ships, and whom she threatens.
class OrderPaint {
public:
    explicit OrderPaint(const BoardScene& scene) : m_scene(scene) {}

    /// Below the ships: where the chosen ship may come: the ground shaded, and a tick for each heading in which she may lie
    /// there.
    void paintReach(QPainter& painter) const;
    /// Over the ships: everything else.
    void paint(QPainter& painter) const;

private:
    void paintGhost(QPainter& painter) const;
    void paintDraft(QPainter& painter) const;
    void paintPlacing(QPainter& painter) const;
    void paintThreats(QPainter& painter) const;
    void paintShape(QPainter& painter, const OrderShape& shape, const QColor& ink, bool strong,
                    bool broken) const;
    void paintFormation(QPainter& painter, const std::vector<PlacedShip>& ships, const QColor& ink,
                        bool strong, bool broken) const;

    const BoardScene& m_scene;
};

} // namespace navarch
