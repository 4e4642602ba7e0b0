// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QVariant>

#include "core/campaign/files/soundness.h"
#include "core/campaign/settings/chart_in_force.h"
#include "db/campaign_parts.h"
#include "db/seat/word_lock.h"
#include "db/sqlite/schema.h"
#include "db/sqlite/values.h"
#include "db/store/records.h"

namespace navarch {

namespace {

bool existsWithContent(const QString& path)
{
    return QFileInfo(path).size() > 0;
}

Phrase backupHint(const QString& path)
{
    const auto backups = backupsOf(path);
    if (backups.empty())
        return phrase("There is no backup of it in %1; look for a copy elsewhere.",
                      given(toUtf8(backupFolderOf(path))));
    return phrase("Open its newest backup, %1, or copy it here.", given(toUtf8(backups.front().path)));
}

} // namespace

OpenResult::OpenResult() = default;
OpenResult::OpenResult(OpenResult&&) noexcept = default;
OpenResult& OpenResult::operator=(OpenResult&&) noexcept = default;
OpenResult::~OpenResult() = default;

Opener::Opener(const QString& path, const OpenOptions& options, const Figures& figures)
    : m_options(options),
      m_parts(std::make_unique<CampaignFile::Parts>())
{
    m_parts->figures = &figures;
    // A link leads to the file itself, so that lock, log and backups are the same by whichever name it is opened.
    const QString canonical = QFileInfo(path).canonicalFilePath();
    const NameOfFile name = nameOfFile(canonical.isEmpty() ? QFileInfo(path).absoluteFilePath() : canonical);
    m_parts->path = name.path;
    m_hasOtherNames = !name.isOnly;
    m_opened = m_parts->path;
}

OpenResult Opener::closed(Opening outcome, Phrase what, Phrase remedy) const
{
    OpenResult result;
    result.outcome = outcome;
    result.message = {m_parts->place(), sentences({std::move(what), m_whatIsSo}), std::move(remedy)};
    return result;
}

OpenResult Opener::damaged(const Phrase& what) const
{
    return closed(Opening::Damaged, phrase("The file is damaged: %1", what), backupHint(m_parts->path));
}

OpenResult Opener::run()
{
    const FileHead head = headOf(m_parts->path);
    switch (head.kind) {
    case FileHead::Kind::NotThere: {
        OpenResult result =
            closed(Opening::Missing, {},
                   phrase("Check its name and place; `navarch campaign new` makes a new one."));
        result.message.what = phrase("There is no such file.");
        return result;
    }
    case FileHead::Kind::NoFile:
        return closed(Opening::NotOurs, phrase("It is a folder or a device, and no file."),
                      phrase("Give the campaign file itself."));
    case FileHead::Kind::Unreadable:
        return closed(Opening::Unreadable, phrase("The file cannot be read."),
                      phrase("Check its rights and the disk."));
    case FileHead::Kind::Empty: return damaged(phrase("it is empty."));
    case FileHead::Kind::Cut: return damaged(phrase("it breaks off at its beginning."));
    case FileHead::Kind::Foreign:
        return closed(Opening::NotOurs, phrase("It is no campaign of Navarch."),
                      phrase("Give a campaign file; a campaign exported as JSON is read by `navarch campaign "
                             "new --from`."));
    case FileHead::Kind::Campaign: break;
    }
    OpenResult result;
    try {
        if (!prepareAccess(result))
            return result;
        if (m_access == Access::ReadWrite)
            tellWhatWasReplaced(result);
        connectWithOwnJournal(result);
        if (!isWhole(result) || !isOurSchema(result) || !upgrade(result) || !load(result))
            return result;
        tellWhatIsMissing(result);
        if (m_access == Access::ReadWrite) {
            chooseJournalMode(result);
            m_parts->connection->leaveLog(false);
            m_parts->head = std::make_unique<ChainHeadWriter>(m_parts->path);
            m_parts->onDisk = fileIdentityOf(QFile::encodeName(m_parts->path).toStdString());
        }
    } catch (const SqlError& error) {
        if (error.isDamage())
            return damaged(phrase("%1.", given(error.what())));
        result = closed(Opening::Unreadable, {}, {});
        result.message = error.problem(m_parts->place(), m_whatIsSo);
        return result;
    }
    if (m_access == Access::ReadWrite && m_options.backUp)
        backUpIfChanged(result);
    result.file.reset(new CampaignFile(std::move(m_parts)));
    return result;
}

/// Finds out how the file can be opened, and why it cannot be changed when it cannot.
bool Opener::prepareAccess(OpenResult& result)
{
    const QFileInfo file(m_parts->path);
    const std::string place = m_parts->place();
    const bool writable = file.isWritable() && QFileInfo(file.absolutePath()).isWritable();
    result.outcome = Opening::Fine;
    if (m_options.mode == OpenMode::Look) {
        m_access = Access::QueryOnly;
        m_parts->whyNotEdit = {place, phrase("It was opened only to be read; nothing was changed."),
                               phrase("Open it for editing.")};
    } else if (writable) {
        LockAttempt attempt = tryLock(m_parts->path);
        m_parts->lock = std::move(attempt.lock);
        m_access = m_parts->lock ? Access::ReadWrite : Access::QueryOnly;
        if (!attempt.heldBy.empty()) {
            result.outcome = Opening::LockedByAnother;
            result.message = {
                place,
                phrase("Another Navarch has it open: %1. It is shown as it stands and cannot be changed from "
                       "here.",
                       given(attempt.heldBy)),
                phrase("Close it there and open it again. If that program is gone, remove %1.lock.",
                       given(place))};
        } else if (m_hasOtherNames) {
            m_parts->lock.reset();
            m_access = Access::QueryOnly;
            result.outcome = Opening::ReadOnlyMedium;
            result.message = {
                place,
                phrase("The file has another name, in another folder or with a log of its own (a hard "
                       "link). What is done under one "
                       "name could be lost under the other; it is shown as it stands under this one, "
                       "and cannot be changed."),
                phrase("Remove the other name, or copy the file and play on with the copy.")};
        } else if (!m_parts->lock) {
            result.outcome = Opening::ReadOnlyMedium;
            const auto trouble = troubleWith(QFile::encodeName(m_parts->path).toStdString(), 0);
            const Phrase what =
                phrase("No lock can be written beside it; it is shown as it stands and cannot be changed.");
            result.message = {place, trouble ? sentences({trouble->what, what}) : what,
                              trouble ? trouble->remedy
                                      : phrase("Make room on the disk, or check the rights of the folder.")};
        }
    } else {
        result.outcome = Opening::ReadOnlyMedium;
        result.message = {
            place,
            phrase(
                "The file or its folder cannot be written; it is shown as it stands and cannot be changed."),
            phrase("Copy it to a place of your own to play on.")};
    }
    if (result.outcome != Opening::Fine)
        m_parts->whyNotEdit = result.message;
    if (writable && !lacksRoom(result))
        return true;

    // Without a log nobody can be changing the file, and it is read without any trace of us. With one, SQLite must work
    // in the folder, so it gets a copy of both in a folder of ours.
    const QString log = m_parts->path + QStringLiteral("-wal");
    const QString rollback = m_parts->path + QStringLiteral("-journal");
    if (!existsWithContent(log) && !existsWithContent(rollback)) {
        m_access = Access::Immutable;
        return true;
    }
    m_access = Access::QueryOnly;
    m_parts->copyFolder = std::make_unique<QTemporaryDir>();
    m_opened = m_parts->copyFolder->filePath(QStringLiteral("copy.navarch"));
    const bool copied = m_parts->copyFolder->isValid() && copyWithLog(m_opened);
    if (!copied) {
        result = closed(Opening::Unreadable,
                        phrase("It cannot be written where it is, and no copy of it could be made."),
                        phrase("Make room in the folder for temporary files; if somebody is changing it just "
                               "now, try again."));
    }
    return copied;
}

/// SQLite needs room beside the file even to read it, unless somebody who edits it has made that already.
bool Opener::lacksRoom(OpenResult& result) const
{
    if (m_access != Access::QueryOnly || isBeingEdited(m_parts->path))
        return false;
    const auto trouble = troubleWith(QFile::encodeName(m_parts->path).toStdString(), 0);
    if (trouble && result.outcome == Opening::Fine)
        result.notes.push_back({m_parts->place(),
                                sentences({trouble->what, phrase("It is shown as it stands.")}),
                                trouble->remedy});
    return trouble.has_value();
}

/// Copies the file and what lies beside it, as they were at one moment.
bool Opener::copyWithLog(const QString& to) const
{
    const auto sizesOf = [&] {
        std::vector<std::pair<qint64, QDateTime>> sizes;
        for (const auto* ending : {"", "-wal", "-journal"}) {
            const QFileInfo part(m_parts->path + QString::fromLatin1(ending));
            sizes.emplace_back(part.size(), part.lastModified());
        }
        return sizes;
    };
    constexpr int attempts = 5; // its owner may be writing
    for (int attempt = 0; attempt < attempts; ++attempt) {
        const auto before = sizesOf();
        bool copied = true;
        for (const auto* ending : {"", "-wal", "-journal"}) {
            const QString part = QString::fromLatin1(ending);
            QFile::remove(to + part);
            if (part.isEmpty() || existsWithContent(m_parts->path + part))
                copied = copied && copyFile(m_parts->path + part, to + part);
        }
        if (copied && sizesOf() == before)
            return true;
    }
    return false;
}

void Opener::connect()
{
    m_parts->connection = std::make_unique<Connection>(m_opened, m_access);
    if (m_access == Access::ReadWrite)
        m_parts->connection->leaveLog(true); // until it is known that it is a campaign
    // A write-ahead log needs memory shared between programs, which a network disk does not offer; who has the file to
    // himself does without.
    if (m_access == Access::ReadWrite && onNetwork())
        m_parts->connection->run("PRAGMA locking_mode = EXCLUSIVE");
}

bool Opener::onNetwork() const
{
    return m_options.onNetwork.value_or(isOnNetwork(m_parts->path));
}

/// SQLite itself does not miss the end of the last page until it is read, and opening does not read all of the journal. What is
/// still in the log may be missing in the file.
bool Opener::isWhole(OpenResult& result)
{
    Connection& connection = *m_parts->connection;
    const qint64 bytes =
        connection.ask("PRAGMA page_count").toLongLong() * connection.ask("PRAGMA page_size").toLongLong();
    if (existsWithContent(m_opened + QStringLiteral("-wal")) || QFileInfo(m_opened).size() >= bytes)
        return true;
    result = damaged(phrase("it breaks off before its end."));
    return false;
}

bool Opener::isOurSchema(OpenResult& result)
{
    Connection& connection = *m_parts->connection;
    const int version = versionOf(connection);
    if (version > schemaVersion()) {
        result = closed(
            Opening::Newer,
            phrase("A newer Navarch wrote it (schema %1; this one knows %2).", version, schemaVersion()),
            phrase("Open it with that Navarch, or bring this one up to date."));
        return false;
    }
    if (version < 1) {
        result = damaged(phrase("it does not say which schema it has."));
        return false;
    }
    if (connection.ask("PRAGMA encoding").toString() != QLatin1String("UTF-8")) {
        result = damaged(phrase("its texts are not in UTF-8."));
        return false;
    }
    if (const auto difference = schemaDifference(connection, version)) {
        result = damaged(*difference);
        return false;
    }
    return true;
}

bool Opener::load(OpenResult& result)
{
    Connection& connection = *m_parts->connection;
    Problems problems;
    m_parts->identity = identityIn(connection);
    // Before the file: whoever writes to it meanwhile changes the file first.
    const auto kept = keptHeadOf(m_parts->path, m_parts->identity);
    // One view of the file, should somebody else be writing.
    connection.run("BEGIN");
    m_parts->campaign = readRecords(connection, m_parts->place(), problems);
    m_parts->seatLock = readSeatLock(connection);
    auto last = readLastEntry(connection);
    if (!last)
        problems.push_back({m_parts->place(), phrase("The journal is empty."), {}});
    else if (hashOf(*last) != last->hash)
        problems.push_back(
            {m_parts->place(), phrase("The last entry of the journal is not what was written."), {}});
    if (problems.empty())
        problems = flawsOf(m_parts->campaign, m_parts->place());
    if (problems.empty())
        problems = chartProblems(m_parts->campaign, m_parts->place());
    if (problems.empty()) {
        m_parts->figures = &figuresOf(m_parts->campaign, *m_parts->figures);
        m_parts->undoTitle = titleOfEntry(connection, last->stacks.undoTop);
        m_parts->redoTitle = titleOfEntry(connection, last->stacks.redoTop);
        if (kept)
            m_parts->missing = whatIsMissing(connection, m_parts->path, *last, *kept);
    }
    connection.run("COMMIT");
    if (!problems.empty()) {
        result = damaged(problems.size() > 1
                             ? phrase("%1 (and %2 more)", problems.front().what, problems.size() - 1)
                             : problems.front().what);
        // The flaw's place names table and number; the message's place names the file.
        if (problems.front().place.starts_with(m_parts->place() + ": "))
            result.message.place = problems.front().place;
        return false;
    }
    last->action.clear();
    last->events.clear();
    last->changes.clear();
    last->packed.clear();
    m_parts->last = std::move(*last);
    return true;
}

/// A new campaign took this name, and nobody was told any more where the one before it went.
void Opener::tellWhatWasReplaced(OpenResult& result)
{
    for (const Backup& backup : finishExchanges(m_parts->path))
        result.notes.push_back({m_parts->place(),
                                phrase("The program that put this campaign in the place of another ended "
                                       "early. The one before it lies in %1.",
                                       given(toUtf8(backup.path))),
                                phrase("To have it back, copy it to a name of its own.")});
}

void Opener::tellWhatIsMissing(OpenResult& result)
{
    if (!m_parts->missing)
        return;
    Problem& missing = *m_parts->missing;
    const QString log = m_parts->path + QStringLiteral("-wal");
    if (m_access == Access::ReadWrite && existsWithContent(log)) {
        // The next deed is written over it.
        const QString kept =
            backupFolderOf(m_parts->path) + QStringLiteral("/damaged-log-%1").arg(m_parts->last.seq);
        const bool isKept =
            QFileInfo::exists(kept) || (QDir().mkpath(backupFolderOf(m_parts->path)) && copyFile(log, kept));
        if (isKept)
            missing.remedy = sentences(
                {missing.remedy, phrase("What is left of the log is kept in %1.", given(toUtf8(kept)))});
    }
    if (result.outcome == Opening::Fine) {
        result.outcome = Opening::Shortened;
        result.message = missing;
    } else {
        result.notes.push_back(missing);
    }
}

void Opener::chooseJournalMode(OpenResult& result)
{
    Connection& connection = *m_parts->connection;
    if (!onNetwork()) {
        connection.run("PRAGMA journal_mode = WAL");
        return;
    }
    connection.run("PRAGMA journal_mode = DELETE");
    connection.run("PRAGMA locking_mode = NORMAL");
    (void)connection.ask(
        "SELECT count(*) FROM store"); // SQLite lets go of its lock with the next thing that it reads
    result.notes.push_back({m_parts->place(),
                            phrase("It lies on a network disk, where saving takes longer. Who may change it "
                                   "is kept in %1.lock; another "
                                   "computer then opens it for reading only, as far as the disk shows a new "
                                   "file to all computers at once.",
                                   given(m_parts->place())),
                            phrase("Keep it on a disk of this computer when you can. Should a computer fail "
                                   "that has it open, remove the "
                                   "lock.")});
}

void Opener::backUpIfChanged(OpenResult& result)
{
    const JournalEntry& last = m_parts->last;
    if (last.seq <= 1)
        return; // a founding can be had again
    const auto backups = backupsOf(m_parts->path);
    if (!backups.empty() && backups.front().entries == last.seq
        && last.hash.toHex().startsWith(backups.front().hash))
        return;
    auto backup = makeBackup(*m_parts->connection, m_parts->path, BackupReason::Opened);
    if (!backup)
        result.notes.insert(result.notes.end(), backup.error().begin(), backup.error().end());
}

} // namespace navarch
