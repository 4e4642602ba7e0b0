// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

#include <memory>
#include <optional>

#include "app/battle/room/keeping/laid_battle.h"
#include "app/battle/room/table/battle_course.h"

namespace navarch {

/// Where the battle on a table comes from: a campaign, the past, or neither.
class BattleOrigin : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A battle room has it.")
    /// The number of the campaign's battle that is fought; 0: a skirmish, or one of the past.
    Q_PROPERTY(int battle READ battle NOTIFY changed)
    /// A replay is looked at.
    Q_PROPERTY(bool isPast READ isPast NOTIFY changed)
    /// The number of the campaign's battle that is looked at again; 0: none is.
    Q_PROPERTY(int pastBattle READ pastBattle NOTIFY changed)

public:
    BattleOrigin(BattleTable& table, const BattleCourse& course);

    [[nodiscard]] int battle() const { return m_table.match() && !m_past ? m_origin.battle : 0; }
    [[nodiscard]] bool isPast() const { return m_table.isPast(); }
    [[nodiscard]] int pastBattle() const { return isPast() ? m_origin.battle : 0; }

    /// The campaign's battle that is fought, or was fought here last; none: a skirmish.
    [[nodiscard]] ResultOrigin fought() const { return m_past ? ResultOrigin() : m_origin; }
    /// The campaign's battle that lies here, be it one of the past; none: a skirmish.
    [[nodiscard]] const ResultOrigin& of() const { return m_origin; }
    /// Everything it was: of one of the past, and of one that is over; else nothing.
    [[nodiscard]] std::optional<Replay> replay() const;
    /// Nobody but captains played it, since it was begun or gone on with.
    [[nodiscard]] bool wasCaptains() const
    {
        return m_table.seats().handCount() == 0 && !m_course.wasByHand();
    }

    void begin(const LaidBattle& battle);
    /// The battle leaves the table.
    void leave();

signals:
    void changed();

private:
    BattleTable& m_table;
    const BattleCourse& m_course;
    ResultOrigin m_origin;
    std::shared_ptr<const Replay> m_past;
};

} // namespace navarch
