// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/battle/board/paint/board_scene.h"
#include "app/battle/board/paint/drawn_ground.h"

namespace navarch {

/// Paints what ships lie on: sea and shore or the hexes and rexes, and the names of the edges.
class SeaPaint {
public:
    explicit SeaPaint(const BoardScene& scene)
        : m_scene(scene),
          m_drawn(drawnGroundOf(scene.room.table().match()->brief()))
    {
    }

    void paint(QPainter& painter) const;

private:
    void paintTable(QPainter& painter) const;
    void paintSquares(QPainter& painter) const;
    void paintStrips(QPainter& painter) const;
    void paintCells(QPainter& painter) const;
    void paintShores(QPainter& painter) const;
    void paintEdges(QPainter& painter) const;
    [[nodiscard]] std::size_t placeOfEdge(std::size_t edge) const;

    const BoardScene& m_scene;
    std::shared_ptr<const DrawnBoard> m_drawn; ///< null: the game's own board
};

} // namespace navarch
