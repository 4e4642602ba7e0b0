// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/battle/board/paint/board_scene.h"

namespace navarch {

/// Paints squadrons as stands of several galleys each, and what floats between them.
class SquadronPaint {
public:
    explicit SquadronPaint(const BoardScene& scene) : m_scene(scene) {}

    void paint(QPainter& painter, const ShownPiece& shown) const;
    /// Wreckage and the like.
    void paintMarks(QPainter& painter) const;

private:
    const BoardScene& m_scene;
};

} // namespace navarch
