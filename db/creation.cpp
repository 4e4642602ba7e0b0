// SPDX-License-Identifier: GPL-3.0-or-later
#include <optional>

#include <QFile>
#include <QFileInfo>

#include "core/campaign/deed/images.h"
#include "core/campaign/files/soundness.h"
#include "core/campaign/settings/chart_in_force.h"
#include "db/campaign_parts.h"
#include "db/placing.h"
#include "db/seat_lock.h"
#include "db/sqlite/schema.h"
#include "db/sqlite/values.h"
#include "db/store/records.h"

namespace navarch {

namespace {

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

/// A copy of a backup, with what is left in its log: one file, whose every page and whose end are looked at.
void copyBackup(const Backup& backup, const QString& part)
{
    for (const auto* ending : {"", "-wal", "-journal"}) {
        const QString from = backup.path + QString::fromLatin1(ending);
        if ((*ending == 0 || QFileInfo(from).size() > 0)
            && !copyFile(from, part + QString::fromLatin1(ending)))
            throw SqlError(10, "the backup could not be copied");
    }
    Connection copy(part, Access::ReadWrite);
    copy.leaveLog(false);
    if (const QString check = copy.ask("PRAGMA integrity_check(1)").toString(); check != QLatin1String("ok"))
        throw SqlError(11, "the copy of the backup is not sound: " + toUtf8(check));
    copy.run("PRAGMA journal_mode = DELETE");
}

} // namespace

Result<std::unique_ptr<CampaignFile>> CampaignFile::create(const QString& path, const Campaign& founding,
                                                           const std::string& title, IfExists ifExists,
                                                           const Figures& figures,
                                                           const std::string& identity, QString* replaced)
{
    const QString target = fileBehind(path);
    const std::string place = toUtf8(target);
    if (Problems flaws = flawsOf(founding, place); !flaws.empty())
        return tl::unexpected(std::move(flaws));
    if (Problems flaws = chartProblems(founding, place); !flaws.empty())
        return tl::unexpected(std::move(flaws));
    const bool exists = QFileInfo::exists(target) || QFileInfo(target).isSymLink();
    if (exists && ifExists == IfExists::Refuse)
        return problem(place, phrase("There is a file of that name already; it was left as it is."),
                       phrase("Choose another name."));
    if (exists && !QFileInfo(target).isFile())
        return problem(place, phrase("A folder or device of that name is there; it was left as it is."),
                       phrase("Choose another name."));
    const auto write = [&](const QString& part) { writeCampaign(part, founding, title, identity); };
    return placeFile(path, write, replaced).and_then([&](const PlacedFile& placed) {
        return openPlaced(placed, true, figures);
    });
}

Result<std::unique_ptr<CampaignFile>> CampaignFile::restore(const QString& path, const Backup& backup,
                                                            const Figures& figures, QString* replaced)
{
    const QString target = fileBehind(path);
    const std::string place = toUtf8(target);
    if (QFileInfo::exists(target) && !QFileInfo(target).isFile())
        return problem(place, phrase("A folder or device of that name is there; it was left as it is."),
                       phrase("Take it away first."));
    {
        const OpenResult looked = open(backup.path, {.mode = OpenMode::Look, .backUp = false}, figures);
        if (!looked.file) {
            Problem why = looked.message;
            why.what = phrase("The backup cannot be restored: %1 Nothing was changed.", std::move(why.what));
            if (looked.outcome != Opening::Newer && looked.outcome != Opening::Unreadable)
                why.remedy = phrase("Choose another backup.");
            return tl::unexpected(Problems{std::move(why)});
        }
    }
    // The seat keeps the PIN that stands: nobody is locked out by one of long ago.
    std::optional<std::string> seat;
    if (QFileInfo::exists(target))
        if (const OpenResult standing = open(target, {.mode = OpenMode::Look, .backUp = false}, figures);
            standing.file)
            seat = SeatLock::kept(*standing.file);
    const auto write = [&](const QString& part) { copyBackup(backup, part); };
    auto restored = placeFile(path, write, replaced).and_then([&](const PlacedFile& placed) {
        return openPlaced(placed, false, figures);
    });
    if (restored && seat)
        if (const auto carried = SeatLock::carryOn(**restored, *seat); !carried)
            (*restored)->m_parts->notes.insert((*restored)->m_parts->notes.end(), carried.error().begin(),
                                               carried.error().end());
    return restored;
}

/// One that was restored is among the backups already.
Result<std::unique_ptr<CampaignFile>> CampaignFile::openPlaced(const PlacedFile& placed, bool isNew,
                                                               const Figures& figures)
{
    OpenResult opened = open(placed.path, {.backUp = isNew}, figures);
    if (!opened.file) {
        opened.message.what =
            isNew ? phrase("The campaign was made and lies there, but could not be opened: %1",
                           std::move(opened.message.what))
                  : phrase("The campaign was restored and lies there, but could not be opened: %1",
                           std::move(opened.message.what));
        return tl::unexpected(Problems{opened.message});
    }
    if (!placed.isNameSafe)
        opened.file->m_parts->notes.push_back(
            {toUtf8(placed.path),
             isNew ? phrase(
                 "The campaign was made, but the disk would not say whether its name would outlast a power "
                 "cut.")
                   : phrase("The campaign was restored, but the disk would not say whether its name would "
                            "outlast a "
                            "power cut."),
             phrase("Check the disk.")});
    return std::move(opened.file);
}

} // namespace navarch
