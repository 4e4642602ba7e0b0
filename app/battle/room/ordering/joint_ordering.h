// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

#include <optional>

#include "app/battle/room/ordering/order_choice.h"
#include "core/battle/match/joint_orders.h"

namespace navarch {

/// Orders for more than one ship at once: a squadron does alike what one of it does, those that wait go straight on, or a
/// captain orders the rest of the turn. One undo takes back all that came of it. Also gives the one answer there is, where
/// there is nothing to choose.
class JointOrdering : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A battle room has it.")
    /// A captain orders the rest of the turn.
    Q_PROPERTY(bool byCaptain READ byCaptain NOTIFY changed)
    /// Ships are still to do something jointly.
    Q_PROPERTY(bool isOn READ isOn NOTIFY changed)
    /// Hands are asked, so that a captain may order the rest.
    Q_PROPERTY(bool canLetCaptain READ canLetCaptain NOTIFY changed)
    /// Ships wait that could go straight on, each by an order of its own; where one order says it for all, the side has that.
    Q_PROPERTY(bool canHoldCourse READ canHoldCourse NOTIFY changed)
    /// Other ships of her squadron could do what is considered for the chosen ship, or is proposed for her first.
    Q_PROPERTY(bool canDoAlike READ canDoAlike NOTIFY changed)
    Q_PROPERTY(QString squadron READ squadron NOTIFY changed)
    /// There is nothing to choose, and hands need not press anything: the one answer follows by itself where captains' do.
    Q_PROPERTY(bool hasOnlyAnswer READ hasOnlyAnswer NOTIFY changed)

public:
    JointOrdering(BattleTable& table, BattleCourse& course, OrderChoice& choice, BattleNotices& notices);

    /// Again: he stops.
    Q_INVOKABLE void letCaptain();
    /// In either way.
    Q_INVOKABLE void holdCourse();
    Q_INVOKABLE void doAlike();
    Q_INVOKABLE void stop();

    [[nodiscard]] bool byCaptain() const { return m_byCaptain; }
    [[nodiscard]] bool isOn() const { return m_joint.has_value(); }
    [[nodiscard]] bool canLetCaptain() const;
    [[nodiscard]] bool canHoldCourse() const;
    [[nodiscard]] bool canDoAlike() const;
    [[nodiscard]] QString squadron() const;

    // For the pace.
    /// The captain who orders the rest is asked.
    [[nodiscard]] bool captainIsNext() const { return m_byCaptain && isTheirs(); }
    /// Ships may be asked for what they are to do jointly; to be looked for on another thread.
    [[nodiscard]] const std::optional<JointOrder>& joint() const { return m_joint; }
    [[nodiscard]] bool shipsAreNext() const { return m_joint && !m_isLookedAt && isTheirs(); }
    /// What was found for them: an order to be given now, if any, and what is left to do then.
    void take(const std::optional<Json>& order, const JointOrder& rest);
    [[nodiscard]] bool hasOnlyAnswer() const;
    void giveOnlyAnswer();
    void giveCaptains(const Json& order);

    /// The battle stands elsewhere.
    void refresh();

signals:
    void changed();

private:
    [[nodiscard]] bool isTheirs() const;
    /// The other ships of its squadron that wait, or where ships move one at a time may wait later; of a squadron the others.
    [[nodiscard]] std::vector<ShipNumber> matesOf(int ship) const;
    [[nodiscard]] std::vector<ShipNumber> waiting() const;
    void begin(JointOrder joint);
    void tellWhoIsLeft();
    void give(const Json& order, bool isCaptains);

    BattleTable& m_table;
    BattleCourse& m_course;
    OrderChoice& m_choice;
    BattleNotices& m_notices;
    bool m_byCaptain = false;
    std::optional<JointOrder> m_joint;
    bool m_isLookedAt = false; ///< none of them is asked as the battle stands now
    bool m_hasBegun = false;   ///< an order of this deed has been given
    Viewer m_for;              ///< whose orders they are,
    int m_turn = 0;            ///< and in which turn
};

} // namespace navarch
