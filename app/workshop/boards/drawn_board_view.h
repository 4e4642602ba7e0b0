// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>

#include <optional>

#include "app/base/drawing/drawing_look.h"
#include "app/base/drawing/drawn_item.h"
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
class DrawnBoardView : public navarch::DrawnItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::BoardRoom* room READ room WRITE setRoom NOTIFY roomChanged)
    Q_PROPERTY(navarch::BoardTool* tool READ tool CONSTANT)
    /// Its colours are { sea, land, ink, card, line, accent, first, second (the sides') }.
    Q_PROPERTY(navarch::DrawingLook* look READ look CONSTANT)
    /// What the cell at the pointer or the cursor holds; empty when neither is on the board.
    Q_PROPERTY(QString where READ where NOTIFY pointed)
    /// How many corners of an area there are by now.
    Q_PROPERTY(int corners READ corners NOTIFY pointed)

public:
    explicit DrawnBoardView(QQuickItem* parent = nullptr);

    [[nodiscard]] BoardRoom* room() const { return m_room; }
    void setRoom(BoardRoom* room);
    [[nodiscard]] BoardTool* tool() { return &m_tool; }
    [[nodiscard]] DrawingLook* look() { return &m_look; }
    [[nodiscard]] QString where() const;
    [[nodiscard]] int corners() const { return static_cast<int>(m_hand.corners.size()); }

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
    void pointed();

protected:
    void resized() override { layOut(); }
    void click(const QPointF& /*at*/) override {} // a press is taken at once
    void point(const QPointF& at) override;
    void pointAway() override;
    void pan(const QPointF& by) override { m_lattice.pan(by); }
    void zoomAt(const QPointF& at, double factor) override;
    bool takesPress(const QPointF& at, Qt::MouseButton button) override;
    void drag(const QPointF& to) override;
    void drop(const QPointF& at) override;
    void cancel() override;

private:
    void layOut();
    void actAt(BoardCell cell);

    QPointer<BoardRoom> m_room;
    BoardTool m_tool;
    BoardLattice m_lattice;
    DrawingLook m_look;
    BoardHand m_hand;
};

} // namespace navarch
