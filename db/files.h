// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>

#include <QByteArrayView>
#include <QLockFile>
#include <QString>

namespace navarch {

/// Waits until what was written to the file has reached the disk; for a folder, its names. False when it fails.
[[nodiscard]] bool syncToDisk(const QString& path);
/// Likewise for the folder that `path` stands in.
[[nodiscard]] bool syncFolderOf(const QString& path);

/// Whether a file system of that type (as QStorageInfo names it) lives on another computer, where SQLite's write-ahead
/// log does not work.
[[nodiscard]] bool isNetworkFileSystem(QByteArrayView type);
[[nodiscard]] bool isOnNetwork(const QString& path);

/// What the first bytes of a file say, without SQLite.
struct FileHead {
    enum class Kind {
        NotThere,
        NoFile, ///< a folder, a pipe, a device
        Unreadable,
        Empty,
        Foreign, ///< no SQLite database, or another program's
        Cut,     ///< begins like a database and ends within its first hundred bytes
        Campaign,
    };
    Kind kind = Kind::NotThere;
    int schemaVersion = 0; ///< of a campaign; its log may hold a later one
};
/// Never blocks and never waits on a pipe.
[[nodiscard]] FileHead headOf(const QString& path);

/// Who may change a campaign: a lock file beside it, "s.navarch.lock".
struct LockAttempt {
    std::unique_ptr<QLockFile> lock; ///< null when it was not to be had
    std::string heldBy;              ///< "process 4711 (navarch) on styx" when another has it
};
[[nodiscard]] LockAttempt tryLock(const QString& campaignPath);

} // namespace navarch
