// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/board/paint/board_scene.h"

#include <algorithm>

#include "app/base/drawing/inks.h"

namespace navarch {

const ShownPiece* BoardScene::shownOf(int ship) const
{
    const auto found = std::find_if(shown.begin(), shown.end(),
                                    [ship](const ShownPiece& each) { return each.piece->ship == ship; });
    return found == shown.end() ? nullptr : &*found;
}

bool BoardScene::isShore(std::size_t edge) const
{
    const auto& edges = room.table().view().edges;
    return edge < edges.size() && edges[edge].isShore;
}

QFont BoardScene::smaller(const QPainter& painter, int by) const
{
    QFont font(painter.font());
    font.setPixelSize(std::max(8, style.textSize() - by));
    return font;
}

void BoardScene::write(QPainter& painter, const QPointF& at, const QString& text, const QColor& ink) const
{
    words.draw(painter, at, text, ink, faded(style.colour("card"), 0.85));
}

} // namespace navarch
