// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <QDateTime>
#include <QString>

#include "core/base/enum_names.h"
#include "core/base/problem.h"
#include "db/sqlite/connection.h"

namespace navarch {

/// Why a backup was made.
enum class BackupReason {
    Opened,   ///< the campaign was opened and had changed since the last one
    Asked,    ///< somebody wanted one
    Upgrade,  ///< before the file was brought up to a newer schema
    Replaced, ///< the file stood where a new campaign was to be
};

template <>
struct EnumNames<BackupReason> {
    static constexpr std::array<EnumName<BackupReason>, 4> names{{{BackupReason::Opened, "opened"},
                                                                  {BackupReason::Asked, "asked"},
                                                                  {BackupReason::Upgrade, "upgrade"},
                                                                  {BackupReason::Replaced, "replaced"}}};
};

/// The same, as people are told.
[[nodiscard]] Phrase phraseOf(BackupReason reason);

/// A copy of a campaign file. All there is to know of one stands in its name,
/// "20261120T163046123Z-000012-1a2b3c4d-opened.navarch": when it was made (UTC), how many journal entries it has, the
/// beginning of the last one's hash, and why. It is a campaign file like any other: to go back, CampaignFile::restore() it,
/// open it, or copy it to where it is wanted.
struct Backup {
    QString path;
    QDateTime at; ///< UTC
    std::int64_t entries = 0;
    QByteArray hash; ///< the first 8 hex digits
    BackupReason reason = BackupReason::Opened;
};

/// "s.navarch.backups", beside the campaign file.
[[nodiscard]] QString backupFolderOf(const QString& campaignPath);

/// The backups of a campaign, newest first. Files that are none are passed over.
[[nodiscard]] std::vector<Backup> backupsOf(const QString& campaignPath);

/// Copies the campaign behind `connection` into its backup folder, opens the copy and checks it, and only then gives it its
/// name; then lets go of those that keptBackups() (db/backups/thinning.h) does not keep. Copies made before an upgrade or a
/// replacement are always kept, and the last ten that were asked for. What fails is told, and leaves no half copy.
[[nodiscard]] Result<Backup> makeBackup(Connection& connection, const QString& campaignPath,
                                        BackupReason reason);

/// Moves the campaign file itself (with its log, if there is one) among its backups. Nobody may have it open.
[[nodiscard]] Result<Backup> moveAmongBackups(const QString& campaignPath);

/// Gives the campaign's name to `newFile`, a whole and synced one in the same folder, and the campaign a name among its
/// backups, in one step, so that there is a campaign of that name all the while. Nothing, and all is as it was, where the
/// disk cannot do that, or a log stays beside the campaign. Nobody may have it open.
[[nodiscard]] std::optional<Backup> exchangeWithBackup(const QString& campaignPath, const QString& newFile);

/// After an exchange that a kill or a power cut ended early: gives what was there before its name as a backup. The backups
/// that were named so.
std::vector<Backup> finishExchanges(const QString& campaignPath);

} // namespace navarch
