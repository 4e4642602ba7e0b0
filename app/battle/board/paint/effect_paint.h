// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/battle/board/paint/board_scene.h"

namespace navarch {

/// A flame that stands on a point. Fire is of one colour in every theme.
void paintFlame(QPainter& painter, const QPointF& at, double high);

/// Paints what happens while it happens: blows, volleys, boarders, fire, and ships that go down or change hands.
class EffectPaint {
public:
    explicit EffectPaint(const BoardScene& scene) : m_scene(scene) {}

    void paint(QPainter& painter) const;
    /// Two banks of oars that sweep, and a wake astern.
    void paintRowing(QPainter& painter, const ShownPiece& shown) const;

private:
    const BoardScene& m_scene;
};

} // namespace navarch
