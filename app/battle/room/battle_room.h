// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "app/battle/room/keeping/battle_files.h"
#include "app/battle/room/keeping/battle_origin.h"
#include "app/battle/room/keeping/battle_start.h"
#include "app/battle/room/ordering/battle_seats.h"
#include "app/battle/room/ordering/joint_ordering.h"
#include "app/battle/room/ordering/order_choice.h"
#include "app/battle/room/ordering/ship_placing.h"
#include "app/battle/room/ordering/side_choice.h"
#include "app/battle/room/ordering/side_plotting.h"
#include "app/battle/room/pace/battle_history.h"
#include "app/battle/room/pace/battle_pace.h"
#include "app/battle/room/table/battle_names.h"
#include "app/battle/room/table/battle_notices.h"
#include "app/battle/room/table/battle_turn.h"

namespace navarch {

/// The table at which one battle of any game is fought: by hands, by captains of the machine, or by both. It asks the match
/// for everything and keeps to what it says. Each of its parts has one duty; the room joins them.
class BattleRoom : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool isOpen READ isOpen NOTIFY changed)
    Q_PROPERTY(bool isOver READ isOver NOTIFY changed)

    Q_PROPERTY(navarch::BattleStart* start READ start CONSTANT)
    Q_PROPERTY(navarch::BattleOrigin* origin READ origin CONSTANT)
    Q_PROPERTY(navarch::BattleNames* names READ names CONSTANT)
    Q_PROPERTY(navarch::BattleTurn* turn READ turn CONSTANT)
    Q_PROPERTY(navarch::BattleSeats* seats READ seats CONSTANT)
    Q_PROPERTY(navarch::OrderChoice* choice READ choice CONSTANT)
    Q_PROPERTY(navarch::SideChoice* ofSide READ ofSide CONSTANT)
    Q_PROPERTY(navarch::ShipPlacing* placing READ placing CONSTANT)
    Q_PROPERTY(navarch::SidePlotting* plotting READ plotting CONSTANT)
    Q_PROPERTY(navarch::TypedDice* dice READ dice CONSTANT)
    Q_PROPERTY(navarch::BattlePace* pace READ pace CONSTANT)
    Q_PROPERTY(navarch::BattleHistory* history READ history CONSTANT)
    Q_PROPERTY(navarch::BattleFiles* files READ files CONSTANT)
    Q_PROPERTY(navarch::BattleNotices* notices READ notices CONSTANT)

public:
    explicit BattleRoom(QObject* parent = nullptr, const RuleSets& rules = builtInRuleSets());

    Q_INVOKABLE void close();
    /// The campaign has the outcome of that battle now, or none of it is wanted any more: it leaves the table and the drafts.
    Q_INVOKABLE void doneWith(const QString& campaign, int battle);

    [[nodiscard]] bool isOpen() const { return m_table.match() != nullptr; }
    [[nodiscard]] bool isOver() const { return m_table.isOver(); }

    /// What the board draws.
    [[nodiscard]] const BattleTable& table() const { return m_table; }
    [[nodiscard]] BattleStart* start() { return &m_start; }
    [[nodiscard]] BattleOrigin* origin() { return &m_origin; }
    [[nodiscard]] BattleNames* names() { return &m_names; }
    [[nodiscard]] BattleTurn* turn() { return &m_turn; }
    [[nodiscard]] BattleSeats* seats() { return &m_seats; }
    [[nodiscard]] OrderChoice* choice() { return &m_choice; }
    [[nodiscard]] SideChoice* ofSide() { return &m_ofSide; }
    [[nodiscard]] ShipPlacing* placing() { return &m_placing; }
    [[nodiscard]] SidePlotting* plotting() { return &m_plotting; }
    [[nodiscard]] TypedDice* dice() { return &m_dice; }
    [[nodiscard]] BattlePace* pace() { return &m_pace; }
    [[nodiscard]] BattleHistory* history() { return &m_history; }
    [[nodiscard]] BattleFiles* files() { return &m_files; }
    [[nodiscard]] BattleNotices* notices() { return &m_notices; }

signals:
    void changed();

private:
    void lay(const LaidBattle& battle);

    BattleNotices m_notices;
    BattleTable m_table;
    TypedDice m_dice;
    BattleCourse m_course;
    OrderSearch m_search;
    OrderChoice m_choice;
    ShipPlacing m_placing;
    SidePlotting m_plotting;
    JointOrdering m_together;
    SideChoice m_ofSide;
    BattleHistory m_history;
    BattlePace m_pace;
    BattleSeats m_seats;
    BattleTurn m_turn;
    BattleNames m_names;
    BattleOrigin m_origin;
    BattleFiles m_files;
    BattleStart m_start;
};

} // namespace navarch
