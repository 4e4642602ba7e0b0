// SPDX-License-Identifier: GPL-3.0-or-later
// The ships: outlines, damage, names, what holds them together.
#include "app/battle/board/battle_board.h"

#include <algorithm>

#include "app/battle/board/board_inks.h"

namespace navarch {

void BattleBoard::paintShips(QPainter& painter)
{
    for (const bool wrecks : {true, false})
        for (const BoardPiece& piece : m_room->view().pieces)
            if ((piece.condition.damage == Damage::Wrecked) == wrecks)
                paintShip(painter, piece);
    painter.setPen(QPen(colour("bad"), 2));
    for (const BoardLink& link : m_room->view().links) {
        const BoardPiece* a = m_room->piece(link.a);
        const BoardPiece* b = m_room->piece(link.b);
        if (!a || !b)
            continue;
        const QPointF from = m_camera.toScreen(poseNow(*a));
        const QPointF to = m_camera.toScreen(poseNow(*b));
        painter.drawLine(from, to);
        painter.setBrush(colour("card"));
        painter.drawEllipse((from + to) / 2, 4, 4);
    }
}

void BattleBoard::paintShip(QPainter& painter, const BoardPiece& piece)
{
    const BoardPose pose = poseNow(piece);
    const QPolygonF base = m_camera.baseAt(pose, piece);
    if (!base.boundingRect().intersects(QRectF(-20, -20, width() + 40, height() + 40)))
        return;
    const bool isWreck = piece.condition.damage == Damage::Wrecked;
    const QColor side = sideColour(piece.side);
    const bool isChosen = piece.ship == m_room->ship();
    if (isChosen) {
        painter.setPen(QPen(colour("accent"), 2));
        painter.setBrush(faded(colour("accent"), 0.12));
        const double reach = m_camera.sizeOf(piece).height() * m_camera.scale() * 0.62;
        painter.drawEllipse(m_camera.toScreen(pose), reach, reach);
    }
    painter.setPen(QPen(faded(side, isWreck ? 0.35 : 0.9), piece.ship == m_pointedShip ? 2 : 1));
    painter.setBrush(faded(side, isWreck ? 0.08 : 0.26));
    painter.drawPolygon(base);
    if (piece.isWall) {
        painter.setBrush(colour("land"));
        painter.drawPolygon(base);
    } else if (static_cast<std::size_t>(piece.ship) < m_room->ships().size()) {
        const ShipInks inks{colour("ink"), mixed(colour("card"), side, 0.62),
                            mixed(colour("card"), side, 0.24), colour("bad")};
        const double dense = m_camera.scale() * 2; // drawn finer, so that it turns without steps
        const QImage& sprite =
            m_sprites.of(piece.ship, m_room->ships()[static_cast<std::size_t>(piece.ship)].ship,
                         piece.condition, inks, dense);
        painter.save();
        painter.setOpacity(isWreck ? 0.55 : 1);
        const QPointF at = m_camera.toScreen(pose);
        painter.translate(at.x(), at.y());
        painter.rotate(m_camera.degrees(pose));
        painter.drawImage(QRectF(-sprite.width() / 4.0, -sprite.height() / 4.0, sprite.width() / 2.0,
                                 sprite.height() / 2.0),
                          sprite);
        painter.restore();
    }
    paintMarks(painter, piece, pose);
}

void BattleBoard::paintMarks(QPainter& painter, const BoardPiece& piece, const BoardPose& pose) const
{
    const QPointF at = m_camera.toScreen(pose);
    const double reach = std::max(8.0, m_camera.sizeOf(piece).height() * m_camera.scale() / 2);
    if (piece.isActive && m_room->mayOrder(piece.ship)) { // it waits for an order
        painter.setPen(QPen(colour("card"), 1.5));
        painter.setBrush(colour("accent"));
        const double dot = std::clamp(m_camera.sizeOf(piece).width() * m_camera.scale() * 0.24, 2.5, 4.0);
        painter.drawEllipse(at, dot, dot);
    }
    // A pip a level of damage, beside the ship.
    const int damage = static_cast<int>(piece.condition.damage);
    for (int i = 0; i < damage && damage < 5; ++i) {
        painter.setPen(QPen(colour("card"), 1));
        painter.setBrush(colour("bad"));
        painter.drawRect(QRectF(at.x() + (i - damage / 2.0) * 7, at.y() + reach + 3, 5, 5));
    }
    const bool named = piece.ship == m_room->ship() || piece.ship == m_pointedShip || m_camera.scale() > 16;
    if (!named)
        return;
    const QFontMetricsF metrics(painter.font());
    const QString name = words(piece.name);
    const QPointF text(at.x() - metrics.horizontalAdvance(name) / 2,
                       at.y() + reach + metrics.ascent() + (damage > 0 && damage < 5 ? 11 : 4));
    drawRimmed(painter, text, name, colour("ink"), faded(colour("card"), 0.85));
}

} // namespace navarch
