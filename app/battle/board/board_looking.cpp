// SPDX-License-Identifier: GPL-3.0-or-later
// Which part of the table the board shows.
#include "app/battle/board/battle_board.h"

namespace navarch {

QMarginsF BattleBoard::margins() const
{
    const double rim = 2.4 * m_textSize; // for the names along the edges
    return {m_left + rim, m_top + rim, m_right + rim, m_bottom + rim};
}

void BattleBoard::fit()
{
    m_follows = false;
    fitTable();
}

void BattleBoard::fitTable()
{
    m_camera.fit(size(), margins());
    m_fitted = true;
    emit cameraChanged();
    update();
}

void BattleBoard::fitShips()
{
    m_follows = false;
    showShips();
}

/// Until somebody looks elsewhere: the whole table while ships are placed on it, and then the part that has ships on it.
void BattleBoard::follow()
{
    m_turnSeen = m_room ? m_room->table().view().turn : 0;
    fitTable();
    if (m_turnSeen > 0)
        showShips();
}

void BattleBoard::showShips()
{
    const double about =
        m_camera.isFree() && m_room && m_room->table().view().measure == BoardMeasure::Inch ? 4 : 8;
    QRectF around;
    if (m_room)
        for (const BoardPiece& piece : m_room->table().view().pieces)
            if (!piece.isWall)
                around |= QRectF(m_camera.middleOf(piece.pose, piece) - QPointF(about, about),
                                 QSizeF(2 * about, 2 * about));
    if (around.isEmpty())
        return;
    const BoardCamera whole = m_camera;
    m_camera.fit(size(), margins(), around,
                 m_camera.isFree() ? 30 : 18); // not so near that one loses the way
    if (m_camera.scale() < whole.scale())
        m_camera = whole;
    else
        m_fitted = false;
    emit cameraChanged();
    update();
}

void BattleBoard::zoomAt(const QPointF& at, double factor)
{
    m_camera.zoomAt(at, factor);
    m_fitted = m_follows = false;
    emit cameraChanged();
    update();
}

void BattleBoard::zoomBy(double factor)
{
    zoomAt(QPointF(m_left + (width() - m_left - m_right) / 2, m_top + (height() - m_top - m_bottom) / 2),
           factor);
}

void BattleBoard::pan(double right, double down)
{
    m_camera.pan({right, down});
    m_fitted = m_follows = false;
    emit cameraChanged();
    update();
}

void BattleBoard::show(int ship)
{
    const BoardPiece* piece = m_room ? m_room->table().piece(ship) : nullptr;
    if (!piece)
        return;
    const QRectF seen(m_left, m_top, width() - m_left - m_right, height() - m_top - m_bottom);
    if (seen.adjusted(40, 40, -40, -40).contains(middleOf(piece->pose, *piece)))
        return;
    m_camera.centre(m_camera.middleOf(piece->pose, *piece), seen.center());
    m_fitted = false;
    emit cameraChanged();
    update();
}

void BattleBoard::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickPaintedItem::geometryChange(now, before);
    if (m_follows)
        follow();
    else if (m_fitted)
        fitTable();
}

} // namespace navarch
