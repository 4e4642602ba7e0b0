// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QUrl>

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "app/battle/battle_opening.h"
#include "app/battle/room/keeping/laid_battle.h"
#include "app/battle/room/table/battle_course.h"
#include "app/campaign/drafts/draft_file.h"

namespace navarch {

enum class FileKind;

/// Where a battle is put away in the middle, by itself and in files of people's own; and what is written of it for others.
class BattleFiles : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A battle room has it.")
    /// Of the file it was put away in; empty: none.
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(bool modified READ modified NOTIFY changed)

public:
    BattleFiles(BattleTable& table, BattleCourse& course, BattleNotices& notices);

    /// Writes the battle where it was written before; false when that is nowhere yet.
    Q_INVOKABLE bool save();
    Q_INVOKABLE bool saveAs(const QUrl& file);
    /// Not while hands change places: what was decided in secret stands in it.
    Q_INVOKABLE bool exportReplay(const QUrl& file);
    Q_INVOKABLE bool exportOutcome(const QUrl& file);

    [[nodiscard]] QString name() const;
    [[nodiscard]] bool modified() const { return m_modified; }

    void begin(const LaidBattle& battle);
    /// It is played by others.
    void modify();
    /// The battle leaves the table. A skirmish that is over is not kept.
    void leave();
    /// The campaign has that battle's outcome, or none of it is wanted any more: it is not kept.
    void discard(const ResultOrigin& origin);
    /// The skirmish that was not fought to its end; nothing when there is none.
    [[nodiscard]] std::optional<std::string> keptSkirmish() const;
    /// Before another skirmish takes its place: writes the one that was not fought to its end, unless people have it in a file,
    /// into a file of its own, and says where. Twenty such files are kept, besides those that people renamed, moved or saved in; the
    /// oldest beyond them go into the waste basket, which is said. False when it could not be, which is said too.
    [[nodiscard]] bool putAside();
    /// Reads a campaign's battle that was begun and left; empty when none was, or another program keeps it.
    [[nodiscard]] BattleOpening::Read readingOf(const ResultOrigin& origin) const;

signals:
    void changed();

private:
    /// False when it could not be, which is said.
    bool written(const QUrl& file, FileKind kind, const std::string& text);
    /// And says where: at the place in `told`.
    bool write(const QUrl& file, FileKind kind, const std::string& text, const QString& told);
    [[nodiscard]] std::function<std::string()> writing() const;
    void openDraft();

    BattleTable& m_table;
    BattleNotices& m_notices;
    QUrl m_file;
    bool m_modified = false;
    ResultOrigin m_origin; ///< of the battle that is fought
    KeptBattle m_kept;
    std::unique_ptr<DraftFile> m_draft;
    std::function<std::string()> m_left; ///< writes the campaign's battle that was on the table before
};

} // namespace navarch
