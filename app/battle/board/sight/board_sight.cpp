// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/board/sight/board_sight.h"

#include <algorithm>

namespace navarch {

BoardSight::BoardSight(const QQuickItem& item, const QPointer<BattleRoom>& room, const BoardStyle& style)
    : m_item(item),
      m_room(room),
      m_style(style)
{
    connect(this, &BoardSight::marginsChanged, this, &BoardSight::refit);
}

QMarginsF BoardSight::margins() const
{
    const double rim = 2.4 * m_style.textSize(); // for the names along the edges
    return {m_left + rim, m_top + rim, m_right + rim, m_bottom + rim};
}

QRectF BoardSight::clear() const
{
    return QRectF(QPointF(), m_item.size()).marginsRemoved(QMarginsF(covered()));
}

void BoardSight::fit()
{
    m_follows = false;
    fitTable();
}

void BoardSight::fitTable()
{
    m_camera.fit(m_item.size(), margins());
    m_fitted = true;
    emit changed();
}

void BoardSight::fitShips()
{
    m_follows = true;
    m_turnSeen = m_room ? m_room->table().view().turn : 0;
    fitTable(); // from there one comes nearer, however near one was
    showShips({});
}

void BoardSight::follow()
{
    m_follows = true;
    m_turnSeen = m_room ? m_room->table().view().turn : 0;
    lookAtBattle({});
}

void BoardSight::lookAtBattle(const QRectF& also)
{
    fitTable();
    if (m_room && m_room->table().view().turn > 0)
        showShips(also);
}

void BoardSight::showShips(const QRectF& also)
{
    const double about =
        m_camera.grid().isFree() && m_room && m_room->table().view().measure == BoardMeasure::Inch ? 4 : 8;
    QRectF around = also;
    if (m_room)
        for (const BoardPiece& piece : m_room->table().view().pieces)
            if (!piece.isWall)
                around |= QRectF(m_camera.middleOf(piece.pose, piece) - QPointF(about, about),
                                 QSizeF(2 * about, 2 * about));
    if (around.isEmpty())
        return;
    const BoardCamera whole = m_camera;
    m_camera.fit(m_item.size(), margins(), around,
                 m_camera.grid().isFree() ? 30 : 18); // not so near that one loses the way
    if (m_camera.scale() < whole.scale())
        m_camera = whole;
    else
        m_fitted = false;
    emit changed();
}

void BoardSight::zoomAt(const QPointF& at, double factor)
{
    m_camera.zoomAt(at, factor);
    m_fitted = m_follows = false;
    emit changed();
}

void BoardSight::zoomBy(double factor)
{
    zoomAt(clear().center(), factor);
}

void BoardSight::pan(double right, double down)
{
    m_camera.pan({right, down});
    m_fitted = m_follows = false;
    emit changed();
}

void BoardSight::show(int ship)
{
    const BoardPiece* piece = m_room ? m_room->table().piece(ship) : nullptr;
    if (!piece)
        return;
    const QPointF middle = m_camera.middleOf(piece->pose, *piece);
    if (clear().adjusted(40, 40, -40, -40).contains(m_camera.toScreen(middle)))
        return;
    if (m_follows) {
        lookAtBattle({});
        return;
    }
    m_camera.centre(middle, clear().center());
    m_fitted = false;
    emit changed();
}

bool BoardSight::takeIn()
{
    m_lookBefore = m_camera.look(m_item.size());
    const QSizeF before = m_camera.grid().table();
    if (m_room)
        m_camera.setTable(m_room->table().view());
    const bool isOther = m_camera.grid().table() != before;
    if (isOther) {
        follow();
        m_lookBefore = m_camera.look(m_item.size());
    }
    if (m_room && m_follows
        && m_room->table().view().turn != m_turnSeen) // every turn anew, with what moved in the last
        follow();
    return isOther;
}

void BoardSight::refit()
{
    if (m_follows)
        follow();
    else if (m_fitted)
        fitTable();
}

void BoardSight::beginTurn(const QRectF& where)
{
    if (!m_follows)
        return;
    const QRectF seen = QRectF(QPointF(), m_item.size()).marginsRemoved(margins());
    const QRectF there =
        QRectF(m_camera.toScreen(where.bottomLeft()), m_camera.toScreen(where.topRight())).normalized();
    if (m_room->table().view().turn > 0 && !where.isEmpty() && !seen.contains(there))
        lookAtBattle(where); // with all the others: who looks at one place only does not see who comes next
    m_lookAfter = m_camera.look(m_item.size());
    m_isTurning = m_lookBefore.scale > 0 && m_lookAfter != m_lookBefore;
    if (m_isTurning)
        m_camera.setLook(m_lookBefore, m_item.size());
}

void BoardSight::turnOn(double part)
{
    if (!m_isTurning)
        return;
    const double gone = part * part * (3 - 2 * part);
    m_camera.setLook({m_lookBefore.place + (m_lookAfter.place - m_lookBefore.place) * gone,
                      m_lookBefore.scale + (m_lookAfter.scale - m_lookBefore.scale) * gone},
                     m_item.size());
    m_isTurning = part < 1;
    emit changed();
}

void BoardSight::endTurn()
{
    if (!m_isTurning)
        return;
    m_isTurning = false;
    m_camera.setLook(m_lookAfter, m_item.size());
    emit changed();
}

} // namespace navarch
