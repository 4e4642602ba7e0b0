// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>

#include <QByteArrayView>
#include <QLockFile>
#include <QString>

#include "core/base/system/lock_safe_file.h"

namespace navarch {

/// Waits until what was written to the file has reached the disk; for a folder, its names. False when it fails.
[[nodiscard]] bool syncToDisk(const QString& path);
/// Likewise for the folder that `path` stands in.
[[nodiscard]] bool syncFolderOf(const QString& path);

/// Whether a file system of that type (as QStorageInfo names it) lives on another computer, where SQLite's write-ahead
/// log does not work.
[[nodiscard]] bool isNetworkFileSystem(QByteArrayView type);
[[nodiscard]] bool isOnNetwork(const QString& path);

/// Which file it is and when it was written to last; the same again as long as nobody writes to it. Empty when it is not
/// there.
[[nodiscard]] std::string fileStateOf(const QString& path);

/// Makes a copy at `to`, where nothing stands, of a file that may be open in SQLite. False when it fails, and when the file
/// changed meanwhile.
[[nodiscard]] bool copyFile(const QString& from, const QString& to);

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

/// The name under which a file is opened. One with several names in its folder (hard links) is opened under the one beside
/// which its log lies, whichever was given, for a log belongs to a name.
struct NameOfFile {
    QString path;
    bool isOnly =
        true; ///< false: the file has names in other folders as well, or logs beside two of its names
};
[[nodiscard]] NameOfFile nameOfFile(const QString& path);

/// Who may change a campaign: one lock beside it, "s.navarch.lock", which says who has it, and one on the file itself, under
/// whichever name it is reached. The system lets go of both when the process ends.
class CampaignLock {
public:
    ~CampaignLock();
    CampaignLock(const CampaignLock&) = delete;
    CampaignLock& operator=(const CampaignLock&) = delete;

private:
    CampaignLock();
    friend struct LockAttempt tryLock(const QString& campaignPath);

    std::unique_ptr<QLockFile> m_name;
    std::unique_ptr<LockSafeDescriptor>
        m_file; ///< null where there is no file yet, or no such lock on its disk
};
struct LockAttempt {
    std::unique_ptr<CampaignLock> lock; ///< null when it was not to be had
    std::string heldBy;                 ///< "process 4711 (navarch) on styx" when another has it
};
[[nodiscard]] LockAttempt tryLock(const QString& campaignPath);

/// Whether a Navarch, this one or another on this computer, holds that lock on the file itself.
[[nodiscard]] bool isBeingEdited(const QString& campaignPath);

} // namespace navarch
