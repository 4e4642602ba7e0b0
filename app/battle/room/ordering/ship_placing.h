// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

#include <optional>

#include "app/battle/formation_draft.h"
#include "app/battle/room/ordering/order_choice.h"

namespace navarch {

/// Ships put where they shall stand before the battle: the chosen one by herself, or her squadron as a whole.
class ShipPlacing : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A battle room has it.")
    Q_PROPERTY(bool canPlace READ canPlace NOTIFY changed)
    /// The chosen ship's squadron can be placed as a whole.
    Q_PROPERTY(bool canForm READ canForm NOTIFY changed)
    Q_PROPERTY(navarch::FormationDraft* formation READ formation CONSTANT)

public:
    ShipPlacing(BattleTable& table, BattleCourse& course, OrderChoice& choice, BattleNotices& notices);

    /// Shows the chosen ship's squadron so.
    Q_INVOKABLE bool beginFormation(navarch::FormationDraft::Shape shape);
    /// By so many cm and degrees, or hexes and sides of them.
    Q_INVOKABLE void nudge(int right, int up, int turn);

    [[nodiscard]] bool canPlace() const { return m_choice.canPlace(); }
    [[nodiscard]] bool canForm() const { return m_choice.canForm(); }
    [[nodiscard]] FormationDraft* formation() { return &m_formation; }

    /// Puts a ship there while ships are placed: thousandths of a cm and degrees. Why not is said aloud.
    bool place(int ship, const BoardPose& pose);
    [[nodiscard]] std::optional<Problem> whyNotPlaced(int ship, const BoardPose& pose) const;

signals:
    void changed();

private:
    BattleTable& m_table;
    BattleCourse& m_course;
    OrderChoice& m_choice;
    BattleNotices& m_notices;
    FormationDraft m_formation;
};

} // namespace navarch
