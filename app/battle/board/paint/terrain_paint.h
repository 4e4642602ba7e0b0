// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/battle/board/paint/board_scene.h"

namespace navarch {

/// Paints what hexes and rexes hold besides water: each told apart by its drawing, not by its colour alone.
class TerrainPaint {
public:
    explicit TerrainPaint(const BoardScene& scene) : m_scene(scene) {}

    /// Of the water or the land itself.
    [[nodiscard]] QColor colourOf(hex::Terrain terrain) const;
    /// What it is called in the window's language; empty of open water.
    [[nodiscard]] static QString wordOf(hex::Terrain terrain);
    /// What stands in it, within `around`; `column` and `row` make neighbours unlike.
    void paint(QPainter& painter, const QRectF& around, hex::Terrain terrain, int column, int row) const;

private:
    const BoardScene& m_scene;
};

} // namespace navarch
