// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QQuickPaintedItem>
#include <QVariantMap>

#include <optional>

#include "app/workshop/boards/board_lattice.h"
#include "app/workshop/boards/board_room.h"
#include "app/workshop/boards/board_tool.h"

namespace navarch {

/// What the hand is about at a board: a stroke while its button is held, the corners of an area, where cursor and pointer are, and
/// from where the board is dragged.
struct BoardHand {
    QList<QPointF> stroke;
    QList<QPointF> corners;
    std::optional<BoardCell> cursor;
    std::optional<BoardCell> pointer;
    std::optional<QPointF> panning;
};

/// The board on the table of the board editor. A drag does what the tool does, the wheel brings it nearer, other buttons move it; the
/// arrow keys move a cursor, at which act() does what a click does.
class DrawnBoardView : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::BoardRoom* room READ room WRITE setRoom NOTIFY roomChanged)
    Q_PROPERTY(navarch::BoardTool* tool READ tool CONSTANT)
    /// Colours - sea, land, ink, card, line, accent, first and second (the sides') - and the letters' family.
    Q_PROPERTY(QVariantMap look READ look WRITE setLook NOTIFY looked)
    /// What the cell at the pointer or the cursor holds; empty when neither is on the board.
    Q_PROPERTY(QString where READ where NOTIFY pointed)
    /// How many corners of an area there are by now.
    Q_PROPERTY(int corners READ corners NOTIFY pointed)
    /// It has the focus, and got it by keyboard: then it says so.
    Q_PROPERTY(bool tabbed READ tabbed NOTIFY tabbedChanged)

public:
    explicit DrawnBoardView(QQuickItem* parent = nullptr);

    [[nodiscard]] BoardRoom* room() const { return m_room; }
    void setRoom(BoardRoom* room);
    [[nodiscard]] BoardTool* tool() { return &m_tool; }
    [[nodiscard]] QVariantMap look() const { return m_look; }
    void setLook(const QVariantMap& look);
    [[nodiscard]] QString where() const;
    [[nodiscard]] int corners() const { return static_cast<int>(m_hand.corners.size()); }
    [[nodiscard]] bool tabbed() const { return m_isTabbed; }

    /// Puts the cursor on a cell and brings it into view.
    Q_INVOKABLE void show(const QPoint& cell);
    /// Moves the cursor; the first time it comes to the middle of the board.
    Q_INVOKABLE void moveCursor(int across, int down);
    /// Does with the tool what a click on the cursor's cell would do.
    Q_INVOKABLE void act();
    /// Puts the area's corners away, then the cursor; false when there is neither.
    Q_INVOKABLE bool letGo();
    Q_INVOKABLE void zoomBy(double factor);
    Q_INVOKABLE void fit();
    /// The middle of a cell in the item.
    Q_INVOKABLE QPointF placeOf(const QPoint& cell) const { return m_lattice.middleOf({cell.x(), cell.y()}); }

    void paint(QPainter* painter) override;

signals:
    void roomChanged();
    void looked();
    void pointed();
    void tabbedChanged();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseUngrabEvent() override;
    void hoverMoveEvent(QHoverEvent* event) override;
    void hoverLeaveEvent(QHoverEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void layOut();
    void actAt(BoardCell cell);

    QPointer<BoardRoom> m_room;
    BoardTool m_tool;
    BoardLattice m_lattice;
    QVariantMap m_look;
    BoardHand m_hand;
    bool m_isTabbed = false;
};

} // namespace navarch
