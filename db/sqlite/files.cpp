// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlite/files.h"

#include <algorithm>
#include <array>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStorageInfo>
#include <QtEndian>

#include <cerrno>
#include <chrono>
#include <thread>
#include <tuple>
#include <vector>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "db/schema/steps.h"

namespace navarch {

namespace {

std::string systemPath(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

/// Reads until `bytes` are full or the file ends; the number that was read, or -1.
qint64 readAt(int fd, qint64 offset, char* bytes, qint64 count)
{
    qint64 read = 0;
    while (read < count) {
        const auto part = ::pread(fd, bytes + read, static_cast<std::size_t>(count - read), offset + read);
        if (part < 0 && errno == EINTR)
            continue;
        if (part < 0)
            return -1;
        if (part == 0)
            break;
        read += part;
    }
    return read;
}

/// A byte far beyond the end of any campaign, and beyond those on which SQLite has its own locks.
struct flock editorsByte(int type)
{
    struct flock byte {};
    byte.l_type = static_cast<short>(type);
    byte.l_whence = SEEK_SET;
    byte.l_start = off_t{1} << 62;
    byte.l_len = 1;
    return byte;
}

/// Which of two states of a file it is, as far as the system tells.
auto stateOf(int fd)
{
    struct stat status {};
    ::fstat(fd, &status);
    return std::tuple(status.st_size, status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_ctim.tv_sec,
                      status.st_ctim.tv_nsec);
}

} // namespace

bool syncToDisk(const QString& path)
{
    const LockSafeDescriptor file(systemPath(path), O_RDONLY);
    return file.isOpen() && ::fsync(file.get()) == 0;
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
    const LockSafeDescriptor file(systemPath(path), O_RDONLY | O_NONBLOCK | O_NOCTTY);
    if (!file.isOpen())
        return {Kind::Unreadable};
    QByteArray head(100, Qt::Uninitialized);
    const qint64 length = readAt(file.get(), 0, head.data(), head.size());
    if (length <= 0)
        return {length == 0 ? Kind::Empty : Kind::Unreadable};
    head.truncate(length);
    const QByteArrayView magic("SQLite format 3\0", 16);
    if (!head.startsWith(magic.first(std::min(magic.size(), head.size()))))
        return {Kind::Foreign};
    if (head.size() < 100)
        return {Kind::Cut};
    if (qFromBigEndian<qint32>(head.constData() + 68) != campaignApplicationId)
        return {Kind::Foreign};
    return {Kind::Campaign, qFromBigEndian<qint32>(head.constData() + 60)};
}

NameOfFile nameOfFile(const QString& path)
{
    struct stat status {};
    if (::stat(systemPath(path).c_str(), &status) != 0 || !S_ISREG(status.st_mode) || status.st_nlink < 2)
        return {path};
    const auto file = fileIdentityOf(systemPath(path));
    QStringList names;
    QStringList withLog;
    QStringList inUse;
    const auto exists = [](const QString& name, const char* ending) {
        return QFileInfo::exists(name + QString::fromLatin1(ending));
    };
    const QDir folder(QFileInfo(path).absolutePath());
    for (const QString& entry : folder.entryList(QDir::Files | QDir::Hidden | QDir::NoSymLinks, QDir::Name)) {
        const QString name = folder.filePath(entry);
        if (fileIdentityOf(systemPath(name)) != file)
            continue;
        names += name;
        if (QFileInfo(name + QStringLiteral("-wal")).size() > 0
            || QFileInfo(name + QStringLiteral("-journal")).size() > 0)
            withLog += name;
        if (exists(name, "-wal") || exists(name, ".lock"))
            inUse += name;
    }
    const bool isOnly = names.size() == static_cast<qsizetype>(status.st_nlink) && withLog.size() < 2;
    for (const QStringList& choice : {withLog, inUse, names})
        if (!choice.isEmpty())
            return {choice.front(), isOnly};
    return {path, false};
}

CampaignLock::CampaignLock() = default;

CampaignLock::~CampaignLock()
{
    // The descriptor may outlive us (LockSafeDescriptor), and must not hold the lock then.
    if (m_file) {
        struct flock byte = editorsByte(F_UNLCK);
        ::fcntl(m_file->get(), F_OFD_SETLK, &byte);
    }
}

namespace {

/// Takes away a lock file of a program that was killed after making it and before writing into it: it names nobody, so that
/// it would stand for ever. False when it is none. A living program writes at once, and is waited for.
bool removeUnfinishedLock(const QString& path)
{
    const LockSafeDescriptor file(systemPath(path), O_RDWR | O_NONBLOCK | O_NOCTTY);
    struct stat opened {};
    for (int wait = 0; wait < 10; ++wait) {
        if (!file.isOpen() || ::fstat(file.get(), &opened) != 0 || !S_ISREG(opened.st_mode)
            || opened.st_size != 0)
            return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    const FileIdentity identity{static_cast<std::uint64_t>(opened.st_dev),
                                static_cast<std::uint64_t>(opened.st_ino)};
    return ::flock(file.get(), LOCK_EX | LOCK_NB) == 0 // as QLockFile holds its own
           && fileIdentityOf(systemPath(path)) == identity && QFile::remove(path);
}

} // namespace

LockAttempt tryLock(const QString& campaignPath)
{
    std::unique_ptr<CampaignLock> lock(new CampaignLock);
    LockAttempt attempt;
    lock->m_name = std::make_unique<QLockFile>(campaignPath + QStringLiteral(".lock"));
    // A lock outlives any number of hours; only the end of the process that holds it makes it stale.
    lock->m_name->setStaleLockTime(0);
    const auto take = [&] { return lock->m_name->tryLock(0); };
    if (!take() && !(removeUnfinishedLock(lock->m_name->fileName()) && take())) {
        if (lock->m_name->error() == QLockFile::LockFailedError) {
            qint64 pid = 0;
            QString host;
            QString program;
            attempt.heldBy = "another program";
            if (lock->m_name->getLockInfo(&pid, &host, &program)) {
                attempt.heldBy = "process " + std::to_string(pid) + " (" + program.toStdString() + ") on "
                                 + host.toStdString();
            }
        }
        return attempt;
    }
    auto file =
        std::make_unique<LockSafeDescriptor>(systemPath(campaignPath), O_RDWR | O_NONBLOCK | O_NOCTTY);
    struct flock byte = editorsByte(F_WRLCK);
    if (file->isOpen() && ::fcntl(file->get(), F_OFD_SETLK, &byte) == 0) {
        lock->m_file = std::move(file);
    } else if (file->isOpen() && (errno == EAGAIN || errno == EACCES)) {
        attempt.heldBy = "a program that opened it under another name";
        return attempt;
    }
    attempt.lock = std::move(lock);
    return attempt;
}

bool isBeingEdited(const QString& campaignPath)
{
    const LockSafeDescriptor file(systemPath(campaignPath), O_RDONLY | O_NONBLOCK | O_NOCTTY);
    struct flock byte = editorsByte(F_WRLCK);
    return file.isOpen() && ::fcntl(file.get(), F_OFD_GETLK, &byte) == 0 && byte.l_type != F_UNLCK;
}

std::string fileStateOf(const QString& path)
{
    struct stat status {};
    if (::stat(systemPath(path).c_str(), &status) != 0)
        return {};
    return std::to_string(status.st_ino) + ":" + std::to_string(status.st_size) + ":"
           + std::to_string(status.st_mtim.tv_sec) + "." + std::to_string(status.st_mtim.tv_nsec);
}

bool copyFile(const QString& from, const QString& to)
{
    const LockSafeDescriptor source(systemPath(from), O_RDONLY | O_NONBLOCK | O_NOCTTY);
    if (!source.isOpen())
        return false;
    const auto before = stateOf(source.get());
    QFile copy(to);
    if (!copy.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        return false;
    std::vector<char> part(std::size_t{1} << 20);
    for (qint64 offset = 0;;) {
        const qint64 count = readAt(source.get(), offset, part.data(), static_cast<qint64>(part.size()));
        if (count < 0 || copy.write(part.data(), count) != count)
            return false;
        if (count == 0)
            break;
        offset += count;
    }
    return copy.flush() && stateOf(source.get()) == before;
}

} // namespace navarch
