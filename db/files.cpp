// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/files.h"

#include <algorithm>
#include <array>

#include <QFile>
#include <QFileInfo>
#include <QStorageInfo>
#include <QtEndian>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif

#include "db/schema/steps.h"

namespace navarch {

bool syncToDisk(const QString& path)
{
#ifdef Q_OS_UNIX
    const int file = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return false;
    const bool synced = ::fsync(file) == 0;
    ::close(file);
    return synced;
#else
    return QFileInfo::exists(path);
#endif
}

bool syncFolderOf(const QString& path)
{
    return syncToDisk(QFileInfo(path).absolutePath());
}

bool isNetworkFileSystem(QByteArrayView type)
{
    constexpr std::array<const char*, 17> types{
        "nfs",   "nfs4",        "cifs",        "smb",   "smb2",       "smb3",
        "smbfs", "9p",          "afs",         "ceph",  "fuse.sshfs", "fuse.glusterfs",
        "davfs", "fuse.davfs2", "fuse.rclone", "ncpfs", "vboxsf"};
    const QByteArray lower = type.toByteArray().toLower();
    return std::any_of(types.begin(), types.end(), [&](const char* known) { return lower == known; });
}

bool isOnNetwork(const QString& path)
{
    return isNetworkFileSystem(QStorageInfo(QFileInfo(path).absolutePath()).fileSystemType());
}

FileHead headOf(const QString& path)
{
    using Kind = FileHead::Kind;
    const QFileInfo found(path);
    if (!found.exists())
        return {Kind::NotThere};
    if (!found.isFile())
        return {Kind::NoFile};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {Kind::Unreadable};
    const QByteArray head = file.read(100);
    if (head.isEmpty())
        return {file.error() == QFileDevice::NoError ? Kind::Empty : Kind::Unreadable};
    const QByteArrayView magic("SQLite format 3\0", 16);
    if (!head.startsWith(magic.first(std::min(magic.size(), head.size()))))
        return {Kind::Foreign};
    if (head.size() < 100)
        return {Kind::Cut};
    if (qFromBigEndian<qint32>(head.constData() + 68) != campaignApplicationId)
        return {Kind::Foreign};
    return {Kind::Campaign, qFromBigEndian<qint32>(head.constData() + 60)};
}

LockAttempt tryLock(const QString& campaignPath)
{
    auto lock = std::make_unique<QLockFile>(campaignPath + QStringLiteral(".lock"));
    // A lock outlives any number of hours; only the end of the process that holds it makes it stale.
    lock->setStaleLockTime(0);
    if (lock->tryLock(0))
        return {std::move(lock), {}};
    LockAttempt attempt;
    if (lock->error() == QLockFile::LockFailedError) {
        qint64 pid = 0;
        QString host;
        QString program;
        attempt.heldBy = "another program";
        if (lock->getLockInfo(&pid, &host, &program)) {
            attempt.heldBy = "process " + std::to_string(pid) + " (" + program.toStdString() + ") on "
                             + host.toStdString();
        }
    }
    return attempt;
}

} // namespace navarch
