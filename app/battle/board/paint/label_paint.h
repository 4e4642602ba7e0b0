// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/battle/board/paint/board_scene.h"

namespace navarch {

/// Paints the names of pieces where there is room for them (LabelPlaces): the chosen one's and the one's under the pointer
/// in any case. Of squadrons also what is read at a glance, below.
class LabelPaint {
public:
    explicit LabelPaint(const BoardScene& scene) : m_scene(scene) {}

    /// `taken`: where there is no room.
    void paint(QPainter& painter, std::vector<QRectF> taken) const;

private:
    [[nodiscard]] QRectF pipsOf(const ShownPiece& shown) const;

    const BoardScene& m_scene;
};

} // namespace navarch
