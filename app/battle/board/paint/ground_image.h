// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include "app/battle/board/paint/board_scene.h"

namespace navarch {

/// Sea and shore as they were painted last: they stay as they are from picture to picture, until something about them
/// changes.
class GroundImage {
public:
    void paint(QPainter& painter, const BoardScene& scene);
    /// Something about them has changed.
    void drop() { m_isGood = false; }

private:
    QImage m_image;
    bool m_isGood = false;
};

} // namespace navarch
