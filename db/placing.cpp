// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/placing.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "db/backups/backups.h"
#include "db/sqlite/files.h"
#include "db/sqlite/values.h"

namespace navarch {

namespace {

/// Takes the unfinished file away unless it got its name.
class UnfinishedFile {
public:
    explicit UnfinishedFile(QString path) : m_path(std::move(path)) { remove(); }
    ~UnfinishedFile() { remove(); }
    UnfinishedFile(const UnfinishedFile&) = delete;
    UnfinishedFile& operator=(const UnfinishedFile&) = delete;

    [[nodiscard]] const QString& path() const { return m_path; }

private:
    void remove() const
    {
        for (const auto* ending : {"", "-wal", "-shm", "-journal"})
            QFile::remove(m_path + QString::fromLatin1(ending));
    }
    QString m_path;
};

/// What a file of that name left behind would be taken for the new one's. A log may be all there is of a war.
bool putAwayWhatIsLeft(const QString& target)
{
    for (const auto* ending : {"-wal", "-journal"}) {
        const QString log = target + QString::fromLatin1(ending);
        if (QFileInfo(log).size() == 0)
            continue;
        const QString folder = backupFolderOf(target);
        const QString time = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMddTHHmmsszzzZ"));
        if (!QDir().mkpath(folder) || !QFile::rename(log, folder + QStringLiteral("/left-log-") + time))
            return false;
    }
    for (const auto* ending : {"-wal", "-shm", "-journal", ".head"})
        QFile::remove(target + QString::fromLatin1(ending));
    return true;
}

/// What is to be said of the file that was there before, if there is one.
Phrase lying(const QString& target)
{
    return QFileInfo::exists(target) ? phrase("The file that was there is as it was.") : Phrase();
}

/// Takes a file that moveAmongBackups() moved back, with its log.
bool moveBack(const QString& backup, const QString& target)
{
    for (const auto* part : {"-wal", "-journal"}) {
        const QString ending = QString::fromLatin1(part);
        if (QFileInfo::exists(backup + ending) && !QFile::rename(backup + ending, target + ending))
            return false;
    }
    return QFile::rename(backup, target) || (QFileInfo::exists(target) && !QFileInfo::exists(backup));
}

} // namespace

QString fileBehind(const QString& path)
{
    const QString canonical = QFileInfo(path).canonicalFilePath();
    return canonical.isEmpty() ? QFileInfo(path).absoluteFilePath() : canonical;
}

Result<PlacedFile> placeFile(const QString& path, const std::function<void(const QString& part)>& write,
                             QString* replaced)
{
    const QString target = fileBehind(path);
    const std::string place = toUtf8(target);
    const bool exists = QFileInfo::exists(target) || QFileInfo(target).isSymLink();
    const LockAttempt lock = tryLock(target);
    if (!lock.lock) {
        return lock.heldBy.empty()
                   ? problem(place, phrase("Nothing can be written in that folder; no file was made."),
                             phrase("Check that the folder exists, its rights, and the room on the disk."))
                   : problem(
                       place,
                       phrase("It is open in another Navarch: %1; it was left as it is.", given(lock.heldBy)),
                       phrase("Close it there, or choose another name."));
    }
    try {
        const UnfinishedFile unfinished(target + QStringLiteral(".part"));
        write(unfinished.path());
        if (!syncToDisk(unfinished.path()))
            return problem(place, sentences({phrase("The disk failed; no file was made."), lying(target)}),
                           phrase("Check the disk, then try again."));
        QString old;
        const auto exchanged = exists ? exchangeWithBackup(target, unfinished.path()) : std::nullopt;
        if (exchanged) {
            old = exchanged->path;
            if (replaced)
                *replaced = old;
        } else if (exists) {
            const auto moved = moveAmongBackups(target);
            if (!moved)
                return tl::unexpected(moved.error());
            old = moved->path;
            if (replaced)
                *replaced = old;
        }
        const auto backAgain = [&] {
            const bool isBack = old.isEmpty() || moveBack(old, target);
            if (isBack && replaced)
                replaced->clear();
            return isBack ? lying(target) : phrase("The old file lies in %1 now.", given(toUtf8(old)));
        };
        if (!putAwayWhatIsLeft(target))
            return problem(
                place,
                sentences(
                    {phrase(
                         "The log of a file that was there before could not be put away; no file was made."),
                     backAgain()}),
                phrase("Move %1-wal away yourself, or choose another name.", given(place)));
        // Renaming in Qt never writes over a file, so one that has just come into being stays as well. A disk that
        // fails may have done it and say that it has not.
        const QString part = unfinished.path();
        if (!exchanged && !QFile::rename(part, target)
            && (QFileInfo::exists(part) || !QFileInfo::exists(target)))
            return problem(place,
                           sentences({phrase("The new file could not be given its name; it was not made."),
                                      backAgain()}),
                           phrase("Check the folder, then try again."));
        // Without this a power cut may take the name away; the file itself is whole.
        const auto isSynced = [](const QString& file) { return syncFolderOf(file) || syncFolderOf(file); };
        return PlacedFile{target, isSynced(target) && (old.isEmpty() || isSynced(old))};
    } catch (const SqlError& error) {
        return tl::unexpected(
            Problems{error.problem(place, sentences({phrase("No file was made."), lying(target)}))});
    }
}

} // namespace navarch
