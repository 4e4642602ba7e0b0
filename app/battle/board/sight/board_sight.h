// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QQuickItem>

#include "app/battle/board/sight/board_camera.h"
#include "app/battle/board/sight/board_style.h"
#include "app/battle/room/battle_room.h"

namespace navarch {

/// Which part of the table a board shows. It follows the battle until somebody looks elsewhere: the whole table while ships
/// are placed on it, and then the part that has ships on it, anew in every turn and where something happens beside it. Places
/// and lengths are pixels of the item.
class BoardSight : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A battle board has it.")
    /// What lies over the item's edges, that fit() keeps free of.
    Q_PROPERTY(int leftMargin MEMBER m_left NOTIFY marginsChanged)
    Q_PROPERTY(int topMargin MEMBER m_top NOTIFY marginsChanged)
    Q_PROPERTY(int rightMargin MEMBER m_right NOTIFY marginsChanged)
    Q_PROPERTY(int bottomMargin MEMBER m_bottom NOTIFY marginsChanged)
    /// The whole table is seen.
    Q_PROPERTY(bool fitted READ fitted NOTIFY changed)

public:
    /// Of an item that shows the room, if there is one; all three outlive it.
    BoardSight(const QQuickItem& item, const QPointer<BattleRoom>& room, const BoardStyle& style);

    /// Shows the whole table.
    Q_INVOKABLE void fit();
    /// Shows the part of the table that has ships on it, and follows the battle from now on.
    Q_INVOKABLE void fitShips();
    Q_INVOKABLE void zoomBy(double factor);
    Q_INVOKABLE void zoomAt(const QPointF& at, double factor);
    Q_INVOKABLE void pan(double right, double down);
    /// Brings a ship into sight, if she is not: with all the others while it follows the battle.
    Q_INVOKABLE void show(int ship);

    [[nodiscard]] bool fitted() const { return m_fitted; }
    [[nodiscard]] const BoardCamera& camera() const { return m_camera; }
    /// What lies over the item's edges.
    [[nodiscard]] QMargins covered() const { return {m_left, m_top, m_right, m_bottom}; }

    /// Follows the battle from now on.
    void follow();
    /// The battle stands elsewhere. True when it is on another table.
    bool takeIn();
    /// The item has another size.
    void refit();

    /// Takes in a part of the table where something is going to be seen, if it follows the battle and that is not in sight:
    /// turnOn() goes there from where it looked when the battle stood elsewhere, `part` from 0 to 1, endTurn() at once.
    void beginTurn(const QRectF& where);
    void turnOn(double part);
    void endTurn();
    [[nodiscard]] bool isTurning() const { return m_isTurning; }

signals:
    void changed();
    void marginsChanged();

private:
    /// Of the table within the item, with room for the names along the edges.
    [[nodiscard]] QMarginsF margins() const;
    /// The part of the item that nothing lies over.
    [[nodiscard]] QRectF clear() const;
    void fitTable();
    /// The part of the table that has ships on it, and `also`, if that is not empty.
    void showShips(const QRectF& also);
    /// As far as there is a battle yet; else the whole table.
    void lookAtBattle(const QRectF& also);

    const QQuickItem& m_item;
    const QPointer<BattleRoom>& m_room;
    const BoardStyle& m_style;
    int m_left = 0;
    int m_top = 0;
    int m_right = 0;
    int m_bottom = 0;
    BoardCamera m_camera;
    bool m_fitted = true;
    bool m_follows = true; ///< nobody has looked elsewhere yet
    int m_turnSeen = 0;
    BoardLook m_lookBefore;
    BoardLook m_lookAfter;
    bool m_isTurning = false; ///< the camera goes from the one to the other
};

} // namespace navarch
