// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/battle/board/paint/board_scene.h"

namespace navarch {

/// Paints what ships lie on: sea and shore or the hexes and rexes, and the names of the edges.
class SeaPaint {
public:
    explicit SeaPaint(const BoardScene& scene) : m_scene(scene) {}

    void paint(QPainter& painter) const;

private:
    void paintTable(QPainter& painter) const;
    void paintCells(QPainter& painter) const;
    void paintShores(QPainter& painter) const;
    void paintEdges(QPainter& painter) const;
    [[nodiscard]] std::size_t placeOfEdge(std::size_t edge) const;

    const BoardScene& m_scene;
};

} // namespace navarch
