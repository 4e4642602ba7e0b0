// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QTimer>
#include <QUrl>

#include <functional>
#include <vector>

#include "app/battle/battle_opening.h"
#include "app/battle/room/keeping/battle_files.h"
#include "app/battle/room/keeping/battle_origin.h"

namespace navarch {

/// How battles come to a table: new ones at once, those that were put away and those of the past as soon as they are gone
/// through again on another thread. What lies on the table stays there until then, and when it is refused.
class BattleStart : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A battle room has it.")
    /// A battle is being gone through again; how far, in per cent.
    Q_PROPERTY(bool isOn READ isOn NOTIFY changed)
    Q_PROPERTY(int percent READ percent NOTIFY changed)

public:
    /// `lay` puts a battle on the table.
    BattleStart(BattleTable& table, BattleFiles& files, BattleOrigin& origin, BattleNotices& notices,
                std::function<void(LaidBattle)> lay);

    /// Begins a battle; sides are played as the brief says. False when it cannot be fought. A battle of a campaign is kept
    /// with that campaign's drafts until it is over and brought in.
    bool begin(const BattleBrief& brief, const std::vector<BattlePlayer>& players = {},
               const ResultOrigin& origin = {});
    /// Fights a campaign's battle: goes on with it when it was begun, and begins it otherwise, or when it was begun before the
    /// battle changed. resumed() tells, or that it was refused; it is on the table already when nothing isOn() afterwards.
    bool fight(const BattleBrief& brief, const std::vector<BattlePlayer>& players,
               const ResultOrigin& origin);
    /// Plays a battle of the past back, to be looked at forwards and backwards; nothing can be ordered in it. `read` gives its
    /// replay, on the other thread; resumed() tells, or that it was refused.
    void watch(std::function<Result<Replay>()> read, std::vector<BattlePlayer> players,
               const ResultOrigin& origin = {});
    /// The same of a replay in a file.
    Q_INVOKABLE void watchFile(const QUrl& file);
    /// Goes on with a battle that was put away in a file: resumed() tells, or that it was refused.
    Q_INVOKABLE void resume(const QUrl& file);
    /// Goes on with the skirmish of an earlier time, if there is one.
    Q_INVOKABLE void resumeDraft();
    [[nodiscard]] Q_INVOKABLE bool hasDraft() const { return m_files.keptSkirmish().has_value(); }
    Q_INVOKABLE void giveUp() { m_opening.drop(); }

    [[nodiscard]] bool isOn() const { return m_opening.isOn(); }
    [[nodiscard]] int percent() const { return m_opening.percent(); }

signals:
    void changed();
    void resumed();

private:
    void resumeFrom(BattleOpening::Read read, const std::string& shown, const QUrl& file);

    BattleTable& m_table;
    BattleFiles& m_files;
    BattleOrigin& m_origin;
    BattleNotices& m_notices;
    std::function<void(LaidBattle)> m_lay;
    BattleOpening m_opening;
    QTimer m_shown;
};

} // namespace navarch
