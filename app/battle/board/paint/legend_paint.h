// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/battle/board/paint/board_scene.h"

namespace navarch {

/// Paints what explains a board, over it: the wind and its rose, of a free table the scale, of others what each kind of hex
/// is.
class LegendPaint {
public:
    explicit LegendPaint(const BoardScene& scene) : m_scene(scene) {}

    void paint(QPainter& painter) const;

private:
    void paintWind(QPainter& painter) const;
    void paintNorth(QPainter& painter) const;
    void paintScale(QPainter& painter) const;
    void paintTerrain(QPainter& painter) const;

    const BoardScene& m_scene;
};

} // namespace navarch
