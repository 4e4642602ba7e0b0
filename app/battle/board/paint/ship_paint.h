// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/battle/board/paint/board_scene.h"

namespace navarch {

/// Paints the pieces of a board: outlines, damage, what is out of the ordinary with them, what holds them together, and their
/// names.
class ShipPaint {
public:
    explicit ShipPaint(const BoardScene& scene) : m_scene(scene) {}

    void paint(QPainter& painter) const;

private:
    /// `counters`: where those of the pieces before it lie; its own are added.
    void paintPiece(QPainter& painter, const ShownPiece& shown, std::vector<QRectF>& counters) const;
    void paintShade(QPainter& painter, const ShownPiece& shown, const QSizeF& size) const;
    void paintPlight(QPainter& painter, const ShownPiece& shown, const QSizeF& size) const;
    void paintMarks(QPainter& painter, const ShownPiece& shown) const;
    void paintCounters(QPainter& painter, const ShownPiece& shown, std::vector<QRectF>& counters) const;
    void paintLinks(QPainter& painter) const;
    [[nodiscard]] bool isFarOff() const;

    const BoardScene& m_scene;
};

} // namespace navarch
