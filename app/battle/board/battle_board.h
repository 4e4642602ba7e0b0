// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QQuickPaintedItem>

#include <cstddef>
#include <map>

#include "app/battle/board/motion/board_pieces.h"
#include "app/battle/board/motion/board_playback.h"
#include "app/battle/board/paint/ground_image.h"
#include "app/battle/board/pointing/board_pointer.h"
#include "app/battle/board/sight/board_sight.h"
#include "app/battle/board/sight/board_style.h"
#include "app/battle/board/sight/ship_sprites.h"
#include "app/battle/board/sight/word_images.h"
#include "app/battle/room/battle_room.h"

namespace navarch {

/// The table of a battle room: sea, shore and wind, ships from above, the orders of the chosen ship as shapes to pick, a move
/// laid out by hand with its handles, ships to be placed. Drag and wheel move what is seen. Each of its parts has one duty;
/// the board joins them, and hands on what the pointer does.
class BattleBoard : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::BattleRoom* room READ room WRITE setRoom NOTIFY roomChanged)
    Q_PROPERTY(navarch::BoardStyle* style READ style CONSTANT)
    Q_PROPERTY(navarch::BoardSight* sight READ sight CONSTANT)
    Q_PROPERTY(navarch::BoardPlayback* playback READ playback CONSTANT)
    Q_PROPERTY(navarch::BoardPointer* pointer READ pointer CONSTANT)

public:
    explicit BattleBoard(QQuickItem* parent = nullptr);

    /// Where a ship, or the end of an order, stands in the item, for tests and for hints.
    Q_INVOKABLE QPointF placeOfShip(int ship) const;
    Q_INVOKABLE QPointF placeOfOrder(int order) const;
    /// Of the plot that is written: where a step that may be next leads, and where one that is written has led.
    Q_INVOKABLE QPointF placeOfWay(const QString& symbol) const;
    Q_INVOKABLE QPointF placeOfStep(int step) const;

    [[nodiscard]] BattleRoom* room() const { return m_room; }
    void setRoom(BattleRoom* room);
    [[nodiscard]] BoardStyle* style() { return &m_style; }
    [[nodiscard]] BoardSight* sight() { return &m_sight; }
    [[nodiscard]] BoardPlayback* playback() { return &m_playback; }
    [[nodiscard]] BoardPointer* pointer() { return &m_pointer; }

    void paint(QPainter* painter) override;

signals:
    void roomChanged();

protected:
    void itemChange(ItemChange change, const ItemChangeData& data) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseUngrabEvent() override;
    void hoverMoveEvent(QHoverEvent* event) override;
    void hoverLeaveEvent(QHoverEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void takeIn();
    /// Of the room, which there is.
    [[nodiscard]] PlotTracks plotTracks() const;

    QPointer<BattleRoom> m_room;
    BoardStyle m_style;
    BoardSight m_sight;
    BoardPlayback m_playback;
    BoardPieces m_pieces;
    BoardPointer m_pointer;
    GroundImage m_ground;
    ShipSprites m_sprites;
    WordImages m_words;
    std::map<ShipNumber, std::size_t> m_labels; ///< where names were written last (BoardScene::labels)
};

} // namespace navarch
