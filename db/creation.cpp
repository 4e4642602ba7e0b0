// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "core/campaign/gate/images.h"
#include "core/campaign/soundness.h"
#include "db/campaign_parts.h"
#include "db/sqlite/schema.h"
#include "db/sqlite/values.h"
#include "db/store/records.h"

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
        QFile::remove(m_path);
        QFile::remove(m_path + QStringLiteral("-journal"));
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
std::string lying(const QString& target)
{
    return QFileInfo::exists(target) ? " The file that was there is as it was." : "";
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

void writeCampaign(const QString& path, const Campaign& founding, const std::string& title,
                   const std::string& identity)
{
    Connection connection(path, Access::Create);
    runSteps(connection, 0, schemaVersion());
    const Changes changes = foundingChanges(founding);
    Transaction transaction(connection);
    StoreFacts facts = newStoreFacts();
    if (!identity.empty())
        facts.identity = identity;
    writeFacts(connection, facts);
    writeChanges(connection, changes);
    JournalEntry entry;
    entry.seq = 1;
    entry.at = timeNow();
    entry.kind = EntryKind::Founded;
    entry.title = title;
    setImages(entry, imagesJson(changes).dump(-1, ' ', false, Json::error_handler_t::replace));
    entry.previousHash = hashOfFacts(connection);
    entry.hash = hashOf(entry);
    appendEntry(connection, entry);
    transaction.commit();
}

} // namespace

Result<std::unique_ptr<CampaignFile>> CampaignFile::create(const QString& path, const Campaign& founding,
                                                           const std::string& title, IfExists ifExists,
                                                           const Figures& figures,
                                                           const std::string& identity, QString* replaced)
{
    bool isNameSafe = true;
    // A link stays one, and the file that it leads to is replaced.
    const QString canonical = QFileInfo(path).canonicalFilePath();
    const QString target = canonical.isEmpty() ? QFileInfo(path).absoluteFilePath() : canonical;
    const std::string place = toUtf8(target);
    if (Problems flaws = flawsOf(founding, place); !flaws.empty())
        return tl::unexpected(std::move(flaws));
    const bool exists = QFileInfo::exists(target) || QFileInfo(target).isSymLink();
    if (exists && ifExists == IfExists::Refuse)
        return problem(place, "There is a file of that name already; it was left as it is.",
                       "Choose another name.");
    if (exists && !QFileInfo(target).isFile())
        return problem(place, "A folder or device of that name is there; it was left as it is.",
                       "Choose another name.");
    {
        const LockAttempt lock = tryLock(target);
        if (!lock.lock) {
            return lock.heldBy.empty()
                       ? problem(place, "Nothing can be written in that folder; no file was made.",
                                 "Check that the folder exists, its rights, and the room on the disk.")
                       : problem(place,
                                 "It is open in another Navarch: " + lock.heldBy + "; it was left as it is.",
                                 "Close it there, or choose another name.");
        }
        try {
            const UnfinishedFile unfinished(target + QStringLiteral(".part"));
            writeCampaign(unfinished.path(), founding, title, identity);
            if (!syncToDisk(unfinished.path()))
                return problem(place, "The disk failed; no file was made." + lying(target),
                               "Check the disk, then try again.");
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
                return isBack ? lying(target) : " The old file lies in " + toUtf8(old) + " now.";
            };
            if (!putAwayWhatIsLeft(target))
                return problem(place,
                               "The log of a file that was there before could not be put away; no file was made."
                                   + backAgain(),
                               "Move " + place + "-wal away yourself, or choose another name.");
            // Renaming in Qt never writes over a file, so one that has just come into being stays as well. A disk that
            // fails may have done it and say that it has not.
            const QString part = unfinished.path();
            if (!exchanged && !QFile::rename(part, target) && (QFileInfo::exists(part) || !QFileInfo::exists(target)))
                return problem(place, "The new file could not be given its name; it was not made." + backAgain(),
                               "Check the folder, then try again.");
            // Without this a power cut may take the name away; the file itself is whole.
            const auto isSynced = [](const QString& file) { return syncFolderOf(file) || syncFolderOf(file); };
            isNameSafe = isSynced(target) && (old.isEmpty() || isSynced(old));
        } catch (const SqlError& error) {
            return tl::unexpected(Problems{error.problem(place, "No file was made." + lying(target))});
        }
    }
    OpenResult opened = open(target, {}, figures);
    if (!opened.file) {
        opened.message.what = "The campaign was made and lies there, but could not be opened: " + opened.message.what;
        return tl::unexpected(Problems{opened.message});
    }
    if (!isNameSafe)
        opened.file->m_parts->notes.push_back(
            {place, "The campaign was made, but the disk would not say whether its name would outlast a power cut.",
             "Check the disk."});
    return std::move(opened.file);
}

} // namespace navarch
