// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include <QByteArray>
#include <QString>

#include "core/base/problem.h"
#include "core/base/system/lock_safe_file.h"
#include "db/store/journal.h"

namespace navarch {

/// The last entry of a campaign's journal, as it is kept once more beside the file, "s.navarch.head", while the file is
/// edited: what lies only in the log can be lost with the log, and the file alone does not show it.
struct ChainHead {
    std::string identity; ///< of the campaign
    std::int64_t entries = 0;
    QByteArray hash;
    std::string title; ///< of the last entry, shortened to what there is room for
    std::string file;  ///< fileStateOf() the campaign file when the entry was kept
};

[[nodiscard]] QString chainHeadPathOf(const QString& campaignPath);

/// What is kept beside the campaign, or beside a name that it had before in the same folder and where no file stands any
/// more; nothing when there is none that is whole. `identity`: of the campaign; another's are passed over.
struct KeptHead {
    ChainHead head;
    QString campaignPath; ///< the name it is kept for
};
[[nodiscard]] std::optional<KeptHead> keptHeadOf(const QString& campaignPath, const std::string& identity);

/// Whether the file at `campaignPath` is, for all that is known, still the one that the log beside it was written for: the
/// head says so that was kept with the log's last entry. Where it does not, the file was brought up to date from the log by
/// somebody since, or another file lies in its place, and the log would spoil it.
[[nodiscard]] bool isFileOfItsLog(const QString& campaignPath);

/// Says which entries were stored and are missing, and where they are; nothing when all are there. `last` is the last entry
/// that is there. Throws SqlError.
[[nodiscard]] std::optional<Problem> whatIsMissing(Connection& connection, const QString& campaignPath,
                                                   const JournalEntry& last, const KeptHead& kept);

/// Writes it. What fails costs no more than the warning that it is for, and is told nowhere.
class ChainHeadWriter {
public:
    explicit ChainHeadWriter(QString campaignPath) : m_campaignPath(std::move(campaignPath)) {}

    /// Of an entry that is on disk. Reaches the disk at once when that was not so within the last second, otherwise with the
    /// next one or at the end, so that many deeds in a row cost little; a program that is killed loses nothing of it.
    void keep(const ChainHead& head);
    /// What was kept last, with another state of the file: SQLite has brought something of the log into it.
    void renew(const std::string& file);
    void sync();
    /// Takes it away: all that it tells of is in the file itself.
    void remove();

private:
    void open();

    QString m_campaignPath;
    std::unique_ptr<LockSafeDescriptor> m_file;
    bool m_isOpened = false; ///< or was tried in vain
    std::uint64_t m_count = 0;
    std::optional<ChainHead> m_kept;
    bool m_isSynced = true;
    std::chrono::steady_clock::time_point m_syncedAt;
};

} // namespace navarch
