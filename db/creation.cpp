// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QFileInfo>

#include "core/campaign/gate/images.h"
#include "core/campaign/soundness.h"
#include "db/campaign_parts.h"
#include "db/records.h"
#include "db/schema/schema.h"
#include "db/values.h"

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
                                                           const std::string& identity)
{
    const QString target = QFileInfo(path).absoluteFilePath();
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
                return problem(place, "The disk failed; no file was made.",
                               "Check the disk, then try again.");
            if (exists) {
                if (const auto moved = moveAmongBackups(target); !moved)
                    return tl::unexpected(moved.error());
            }
            // Renaming in Qt never writes over a file, so one that has just come into being stays as well.
            if (!QFile::rename(unfinished.path(), target) || !syncFolderOf(target))
                return problem(place, "The new file could not be given its name.",
                               "Check the folder, then try again.");
        } catch (const SqlError& error) {
            return tl::unexpected(Problems{error.problem(place, "No file was made.")});
        }
    }
    OpenResult opened = open(target, {}, figures);
    if (!opened.file)
        return tl::unexpected(Problems{opened.message});
    return std::move(opened.file);
}

} // namespace navarch
