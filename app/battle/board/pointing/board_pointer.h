// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

#include <optional>

#include "app/battle/board/pointing/board_picking.h"

namespace navarch {

/// What is said beside the pointer, and where; side -1: of no side.
struct PointedAt {
    Q_GADGET
    QML_VALUE_TYPE(pointedAt)
    Q_PROPERTY(double x MEMBER x)
    Q_PROPERTY(double y MEMBER y)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(int side MEMBER side)

public:
    double x = 0;
    double y = 0;
    QString text;
    QString note;
    int side = -1;

    friend bool operator==(const PointedAt&, const PointedAt&) = default;
};

/// The pointer over a board: what is under it, and what presses and drags do there - choose ships and orders, pull moves,
/// place ships and formations, move what is seen. Places are pixels of the item.
class BoardPointer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A battle board has it.")
    /// The order that is pointed at, on the board or in a list; -1: none.
    Q_PROPERTY(int litOrder READ litOrder WRITE setLitOrder NOTIFY changed)
    /// The ship under the pointer; -1: none.
    Q_PROPERTY(int ship READ ship NOTIFY changed)
    /// What is under it: the order, else the ship; empty while it is elsewhere.
    Q_PROPERTY(navarch::PointedAt said READ said NOTIFY changed)

public:
    /// Over an item that shows the room, if there is one; all of them outlive it.
    BoardPointer(QQuickItem& item, const QPointer<BattleRoom>& room, BoardSight& sight,
                 BoardPlayback& playback, const BoardPieces& pieces);

    [[nodiscard]] int litOrder() const { return m_litOrder; }
    void setLitOrder(int order);
    [[nodiscard]] int ship() const { return m_ship; }
    [[nodiscard]] PointedAt said() const;
    /// The ship that is being dragged.
    [[nodiscard]] const std::optional<HeldPiece>& held() const { return m_held; }

    /// The battle stands elsewhere.
    void takeIn();

    void hover(const QPointF& at);
    void leave();
    void press(const QPointF& at);
    /// The second press of a double click: its release is the second click.
    void pressAgain(const QPointF& at);
    void drag(const QPointF& at, Qt::MouseButtons buttons);
    void release(const QPointF& at, Qt::MouseButton button);
    /// A press was taken away: nothing comes of it.
    void cancel();

signals:
    void changed();
    /// What is dragged lies elsewhere.
    void dragged();

private:
    enum class Drag { None, Pressed, Pan, Handle, Place };

    void click(const QPointF& at);
    void beginDrag(Qt::MouseButtons buttons);
    /// To a place of the table, `by` from the last one.
    void pull(const QPointF& to, const QPointF& by);
    void place(const QPointF& to, const QPointF& by);
    [[nodiscard]] BoardPicking picking() const { return {*m_room, m_sight.camera(), m_pieces}; }
    /// How far a piece is from the chosen one, of tables measured in inches; empty elsewhere.
    [[nodiscard]] QString distanceTo(const BoardPiece& piece) const;

    QQuickItem& m_item;
    const QPointer<BattleRoom>& m_room;
    BoardSight& m_sight;
    BoardPlayback& m_playback;
    const BoardPieces& m_pieces;
    int m_litOrder = -1;
    int m_ship = -1;
    bool m_isStep = false; ///< a step of a plot is under it
    QPointF m_at;
    bool m_isOver = false;
    Drag m_drag = Drag::None;
    BoardHandle m_handle = BoardHandle::None;
    QPointF m_pressedAt;
    QPointF m_draggedTo;
    std::optional<HeldPiece> m_held;
};

} // namespace navarch
