// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/backups/backups.h"

#include <algorithm>

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QVariant>

#include <cstdio>

#include <fcntl.h>

#include "db/backups/thinning.h"
#include "db/sqlite/files.h"
#include "db/sqlite/schema.h"
#include "db/sqlite/values.h"
#include "db/store/journal.h"

namespace navarch {

namespace {

const QString timeFormat = QStringLiteral("yyyyMMddTHHmmsszzzZ");
const QString ending = QStringLiteral(".navarch");

QString nameOfBackup(const Backup& backup)
{
    return backup.at.toString(timeFormat)
           + QStringLiteral("-%1-").arg(backup.entries, 6, 10, QLatin1Char('0'))
           + QString::fromLatin1(backup.hash) + QLatin1Char('-') + storedText(nameOf(backup.reason)) + ending;
}

std::optional<Backup> backupNamed(const QFileInfo& file)
{
    static const QRegularExpression pattern(
        QStringLiteral("^(\\d{8}T\\d{9}Z)-(\\d{6,18})-([0-9a-f]{8})-([a-z]+)\\.navarch$"));
    const auto match = pattern.match(file.fileName());
    if (!match.hasMatch())
        return std::nullopt;
    Backup backup;
    backup.path = file.absoluteFilePath();
    backup.at = QDateTime::fromString(match.captured(1), timeFormat);
    backup.at.setTimeSpec(Qt::UTC);
    backup.entries = match.captured(2).toLongLong();
    backup.hash = match.captured(3).toLatin1();
    const auto reason = enumFromName<BackupReason>(toUtf8(match.captured(4)));
    if (!backup.at.isValid() || !reason)
        return std::nullopt;
    backup.reason = *reason;
    return backup;
}

/// Opens the copy and says what is wrong with it; nothing when it is whole and ends with that hash.
std::optional<Phrase> flawOfCopy(const QString& path, const QByteArray& lastHash)
{
    try {
        Connection copy(path, Access::Immutable);
        const QString check = copy.ask("PRAGMA integrity_check(1)").toString();
        if (check != QLatin1String("ok"))
            return Phrase(given(toUtf8(check)));
        if (const auto difference = schemaDifference(copy, versionOf(copy)))
            return difference;
        if (readLastHash(copy) != lastHash)
            return phrase("its journal does not end like the campaign's");
        return std::nullopt;
    } catch (const SqlError& error) {
        return Phrase(given(error.what()));
    }
}

/// So many of those that somebody wanted are kept whatever their day.
constexpr int mostAskedFor = 10;

/// Lets go of the backups that are kept no longer.
void thin(const QString& campaignPath)
{
    std::vector<Backup> backups = backupsOf(campaignPath);
    int askedFor = 0;
    std::erase_if(backups, [&](const Backup& backup) {
        return backup.reason == BackupReason::Upgrade || backup.reason == BackupReason::Replaced
               || (backup.reason == BackupReason::Asked && ++askedFor <= mostAskedFor);
    });
    std::vector<std::int64_t> times;
    for (const Backup& backup : backups)
        times.push_back(backup.at.toSecsSinceEpoch());
    const std::vector<bool> kept = keptBackups(times);
    for (std::size_t i = 0; i < backups.size(); ++i)
        if (!kept[i])
            QFile::remove(backups[i].path);
}

Backup describe(const QString& campaignPath, const QByteArray& lastHash, std::int64_t entries,
                BackupReason reason)
{
    Backup backup;
    backup.at = QDateTime::currentDateTimeUtc();
    // A clock may have been set back. The newest backup is the newest all the same, and not the first to be let go.
    if (const auto others = backupsOf(campaignPath); !others.empty() && others.front().at >= backup.at)
        backup.at = others.front().at.addMSecs(1);
    backup.entries = entries;
    backup.hash = lastHash.toHex().left(8);
    backup.reason = reason;
    return backup;
}

/// Of the campaign itself, as one of its backups. Everything of it is in the file afterwards, if SQLite can read it.
Backup asReplaced(const QString& campaignPath)
{
    QByteArray hash;
    std::int64_t entries = 0;
    try {
        Connection old(campaignPath, Access::QueryOnly);
        old.leaveLog(false); // nothing is left behind when the move is cut short
        hash = readLastHash(old);
        entries = old.ask("SELECT max(seq) FROM journal").toLongLong();
    } catch (const SqlError&) {
        // No campaign, or a damaged one: it is moved all the same, as it is.
    }
    Backup backup =
        describe(campaignPath, hash.size() == 32 ? hash : QByteArray(32, 0), entries, BackupReason::Replaced);
    backup.path = backupFolderOf(campaignPath) + QLatin1Char('/') + nameOfBackup(backup);
    return backup;
}

/// A disk that fails may have done it and say that it has not.
bool isMoved(const QString& from, const QString& to)
{
    return QFile::rename(from, to) || (!QFileInfo::exists(from) && QFileInfo::exists(to));
}

bool isSynced(const QString& folderOfFile)
{
    return syncFolderOf(folderOfFile) || syncFolderOf(folderOfFile);
}

/// Whether the two names have changed places, whatever the system says of it.
bool exchanged(const QString& one, const QString& other)
{
    const QByteArray first = QFile::encodeName(one);
    const QByteArray second = QFile::encodeName(other);
    const auto before = fileIdentityOf(first.toStdString());
    const bool isSaid =
        ::renameat2(AT_FDCWD, first.constData(), AT_FDCWD, second.constData(), RENAME_EXCHANGE) == 0;
    return isSaid || (before && fileIdentityOf(second.toStdString()) == before);
}

/// What waits for the end of an exchange: the new file before it, the old one after it.
const QString waiting = QStringLiteral(".part");

/// Whether the file is the one that the backup's name tells of, rather than the new one that was to take its place.
bool isOldOne(const QString& path, const Backup& backup)
{
    const bool isUnknown = backup.hash == QByteArray(8, '0'); // SQLite could not read it
    try {
        Connection file(path, Access::Immutable);
        return !isUnknown && readLastHash(file).toHex().left(8) == backup.hash
               && file.ask("SELECT max(seq) FROM journal").toLongLong() == backup.entries;
    } catch (const SqlError&) {
        return isUnknown;
    }
}

} // namespace

Phrase phraseOf(BackupReason reason)
{
    switch (reason) {
    case BackupReason::Opened: return phrase("Kept when it was opened");
    case BackupReason::Asked: return phrase("Asked for");
    case BackupReason::Upgrade: return phrase("Kept before an older file was brought up to date");
    case BackupReason::Replaced: break;
    }
    return phrase("Stood here until another took its place");
}

QString backupFolderOf(const QString& campaignPath)
{
    return campaignPath + QStringLiteral(".backups");
}

std::vector<Backup> backupsOf(const QString& campaignPath)
{
    std::vector<Backup> backups;
    const auto files = QDir(backupFolderOf(campaignPath)).entryInfoList(QDir::Files);
    for (const QFileInfo& file : files)
        if (auto backup = backupNamed(file))
            backups.push_back(std::move(*backup));
    std::sort(backups.begin(), backups.end(), [](const Backup& a, const Backup& b) {
        return std::pair(a.at, a.entries) > std::pair(b.at, b.entries);
    });
    return backups;
}

Result<Backup> makeBackup(Connection& connection, const QString& campaignPath, BackupReason reason)
{
    const QString folder = backupFolderOf(campaignPath);
    const std::string place = toUtf8(folder);
    const auto failed = [&](const Phrase& why, Phrase remedy) {
        return problem(place, phrase("No backup was made: %1 The campaign itself is untouched.", why),
                       std::move(remedy));
    };
    const std::string campaign = QFile::encodeName(campaignPath).toStdString();
    const auto notOnDisk = [&](const char* what) { return SqlError(10, what, troubleWith(campaign, 0)); };
    if (!QDir().mkpath(folder)) {
        const auto trouble = troubleWith(campaign, 0);
        return trouble ? failed(trouble->what, trouble->remedy)
                       : failed(phrase("the folder cannot be made."),
                                phrase("Check the rights of the folder of the campaign."));
    }
    const QString part = folder + QStringLiteral("/unfinished.part");
    QFile::remove(part);
    try {
        const QByteArray hash = readLastHash(connection);
        Backup backup =
            describe(campaignPath, hash, connection.ask("SELECT max(seq) FROM journal").toLongLong(), reason);
        QSqlQuery& copy = connection.statement("VACUUM INTO ?");
        copy.bindValue(0, part);
        Connection::execute(copy);
        if (!syncToDisk(part))
            throw notOnDisk("it did not reach the disk");
        if (const auto flaw = flawOfCopy(part, hash)) {
            QFile::remove(part);
            return failed(phrase("the copy is not sound (%1).", *flaw),
                          phrase("Run `navarch campaign verify` on the campaign."));
        }
        backup.path = folder + QLatin1Char('/') + nameOfBackup(backup);
        // A disk that fails may have done it and say that it has not.
        if (!QFile::rename(part, backup.path) && (QFileInfo::exists(part) || !QFileInfo::exists(backup.path)))
            throw notOnDisk("it could not be given its name");
        if (!syncFolderOf(backup.path) && !syncFolderOf(backup.path)) {
            if (QFile::remove(backup.path) || !QFileInfo::exists(backup.path))
                throw notOnDisk("its name did not reach the disk");
            return problem(
                toUtf8(backup.path),
                phrase("The backup lies there, but its name may not outlast a power cut: the disk failed."),
                phrase("Check the disk, then make another."));
        }
        thin(campaignPath);
        return backup;
    } catch (const SqlError& error) {
        QFile::remove(part);
        const Problem why = error.problem({});
        return failed(why.what, why.remedy);
    }
}

Result<Backup> moveAmongBackups(const QString& campaignPath)
{
    const QString folder = backupFolderOf(campaignPath);
    const Backup backup = asReplaced(campaignPath);
    // The log first: without it the file is older, and with another's it would be no campaign at all.
    std::vector<QString> moved;
    bool isWhole = QDir().mkpath(folder);
    for (const auto* part : {"-wal", "-journal", ""}) {
        const QString ending = QString::fromLatin1(part);
        if (!isWhole || !QFileInfo::exists(campaignPath + ending))
            continue;
        isWhole = isMoved(campaignPath + ending, backup.path + ending);
        if (isWhole)
            moved.push_back(ending);
    }
    isWhole = isWhole && isSynced(backup.path) && isSynced(campaignPath);
    if (isWhole) {
        QFile::remove(campaignPath + QStringLiteral("-shm"));
        return backup;
    }
    Phrase where = phrase("It was left as it is.");
    for (const QString& ending : moved)
        if (!isMoved(backup.path + ending, campaignPath + ending))
            where =
                phrase("It lies in %1 now, with the files whose names begin so.", given(toUtf8(backup.path)));
    return problem(
        toUtf8(campaignPath),
        phrase("The old file could not be moved to %1. %2", given(toUtf8(folder)), std::move(where)),
        phrase("Check the rights of the folder, or move it away yourself."));
}

std::optional<Backup> exchangeWithBackup(const QString& campaignPath, const QString& newFile)
{
    Backup backup = asReplaced(campaignPath);
    for (const auto* log : {"-wal", "-journal"})
        if (QFileInfo(campaignPath + QString::fromLatin1(log)).size() > 0)
            return std::nullopt;
    const QString part = backup.path + waiting;
    if (!QDir().mkpath(backupFolderOf(campaignPath)) || !isSynced(campaignPath))
        return std::nullopt;
    // Its name there is on disk before the campaign's own is touched.
    if (::rename(QFile::encodeName(newFile).constData(), QFile::encodeName(part).constData()) != 0
        && QFileInfo::exists(newFile))
        return std::nullopt;
    if (!isSynced(part) || !exchanged(part, campaignPath)) {
        (void)isMoved(part, newFile);
        return std::nullopt;
    }
    if (!isMoved(part, backup.path))
        backup.path = part;
    return backup;
}

std::vector<Backup> finishExchanges(const QString& campaignPath)
{
    std::vector<Backup> named;
    const QDir folder(backupFolderOf(campaignPath));
    for (const QFileInfo& file :
         folder.entryInfoList({QStringLiteral("*-replaced.navarch") + waiting}, QDir::Files)) {
        auto backup = backupNamed(QFileInfo(file.absoluteFilePath().chopped(waiting.size())));
        if (backup && isOldOne(file.absoluteFilePath(), *backup)
            && isMoved(file.absoluteFilePath(), backup->path))
            named.push_back(std::move(*backup));
    }
    return named;
}

} // namespace navarch
