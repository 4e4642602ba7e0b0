// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/campaign_file.h"

#include <algorithm>
#include <variant>

#include <QVariant>

#include "core/campaign/files/export.h"
#include "core/campaign/gate/actions.h"
#include "core/campaign/gate/images.h"
#include "db/campaign_parts.h"
#include "db/history.h"
#include "db/records.h"
#include "db/verification.h"

namespace navarch {

namespace {

std::string compactText(const Json& json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Performed failed(Verdict verdict, Problem problem)
{
    return {Performed::Outcome::Failed, std::move(verdict), std::move(problem)};
}

JournalEntry nextEntry(const JournalEntry& last, EntryKind kind, std::string title)
{
    JournalEntry entry;
    entry.seq = last.seq + 1;
    entry.at = timeNow();
    entry.kind = kind;
    entry.title = std::move(title);
    entry.previousHash = last.hash;
    return entry;
}

constexpr const char* nothingKept = "Nothing of it was kept: the campaign is as it was before.";

} // namespace

std::string titleOfEntry(Connection& connection, std::int64_t seq)
{
    if (seq == 0)
        return {};
    QSqlQuery& query = connection.statement("SELECT CAST(title AS BLOB) FROM journal WHERE seq = ?");
    query.bindValue(0, qlonglong(seq));
    Connection::execute(query);
    std::string title;
    if (Connection::next(query))
        title = query.value(0).toByteArray().toStdString();
    query.finish();
    return title;
}

CampaignFile::CampaignFile(std::unique_ptr<Parts> parts) : m_parts(std::move(parts)) {}
CampaignFile::~CampaignFile() = default;

OpenResult CampaignFile::open(const QString& path, OpenOptions options, const Figures& figures)
{
    return Opener(path, options, figures).run();
}

const QString& CampaignFile::path() const
{
    return m_parts->path;
}

const std::string& CampaignFile::identity() const
{
    return m_parts->identity;
}

const Campaign& CampaignFile::campaign() const
{
    return m_parts->campaign;
}

const Figures& CampaignFile::figures() const
{
    return *m_parts->figures;
}

bool CampaignFile::canEdit() const
{
    return m_parts->whyNotEdit.what.empty();
}

const std::string& CampaignFile::undoTitle() const
{
    return m_parts->undoTitle;
}

const std::string& CampaignFile::redoTitle() const
{
    return m_parts->redoTitle;
}

Verdict CampaignFile::ask(const Action& action) const
{
    return consider(m_parts->campaign, *m_parts->figures, action);
}

Performed CampaignFile::perform(const Action& action)
{
    Verdict verdict = ask(action);
    if (!verdict.allowed())
        return {Performed::Outcome::Refused, std::move(verdict), {}};
    JournalEntry entry = nextEntry(m_parts->last, EntryKind::Done, verdict.title);
    entry.stacks = stacksAfterDeed(m_parts->last.stacks, entry.seq);
    Json asked = journalJson(action);
    // Of a battle that is entered the images hold the outcome.
    if (std::holds_alternative<EnterBattle>(action))
        asked.erase("outcome");
    entry.action = compactText(asked);
    entry.events = compactText(eventsJson(verdict.events));
    return keep(std::move(verdict), std::move(entry));
}

Performed CampaignFile::undo()
{
    const std::int64_t deed = m_parts->last.stacks.undoTop;
    if (deed == 0)
        return failed({}, {m_parts->place(), "There is nothing to undo.", {}});
    return step(EntryKind::Undone, deed);
}

Performed CampaignFile::redo()
{
    const std::int64_t undoing = m_parts->last.stacks.redoTop;
    if (undoing == 0)
        return failed({}, {m_parts->place(), "There is nothing to redo.", {}});
    return step(EntryKind::Redone, undoing);
}

/// Takes back the entry of that number: a deed is undone, an undoing is redone.
Performed CampaignFile::step(EntryKind kind, std::int64_t taken)
{
    Verdict verdict;
    try {
        const auto old = readEntry(*m_parts->connection, taken);
        if (!old || hashOf(*old) != old->hash) {
            return failed({},
                          {m_parts->place(),
                           "Entry " + std::to_string(taken) + " of the journal is damaged. " + nothingKept,
                           "Run `navarch campaign verify` on the file."});
        }
        const std::string place = m_parts->place() + ": journal entry " + std::to_string(taken);
        const auto images = parseJson(imagesOf(*old), place, journalLimits);
        auto changes = images ? readImages(*images, m_parts->campaign, Reading::Backward, place)
                              : Result<Changes>(tl::unexpected(images.error()));
        if (!changes)
            return failed({}, changes.error().front());
        verdict.title = old->title;
        verdict.changes = std::move(*changes);
        JournalEntry entry = nextEntry(m_parts->last, kind, old->title);
        const bool undoing = kind == EntryKind::Undone;
        entry.target = undoing ? taken : old->target;
        entry.stacks = undoing ? stacksAfterUndo(m_parts->last.stacks, entry.seq, old->stacks)
                               : stacksAfterRedo(old->target, old->stacks);
        return keep(std::move(verdict), std::move(entry));
    } catch (const SqlError& error) {
        return failed(std::move(verdict), error.problem(m_parts->place(), nothingKept));
    }
}

/// Stores the verdict's changes and the entry, and then makes the changes.
Performed CampaignFile::keep(Verdict verdict, JournalEntry entry)
{
    if (!canEdit())
        return failed(std::move(verdict), m_parts->whyNotEdit);
    setImages(entry, compactText(imagesJson(verdict.changes)));
    entry.hash = hashOf(entry);
    std::string undoTitle;
    std::string redoTitle;
    try {
        Connection& connection = *m_parts->connection;
        Transaction transaction(connection);
        if (readLastHash(connection) != m_parts->last.hash) {
            m_parts->whyNotEdit = {m_parts->place(),
                                   std::string("Another program has changed the file since it was opened. ")
                                       + nothingKept,
                                   "Open it again."};
            return failed(std::move(verdict), m_parts->whyNotEdit);
        }
        writeChanges(connection, verdict.changes);
        appendEntry(connection, entry);
        undoTitle = titleOfEntry(connection, entry.stacks.undoTop);
        redoTitle = titleOfEntry(connection, entry.stacks.redoTop);
        transaction.commit();
    } catch (const SqlError& error) {
        if (!wasStored(entry))
            return failed(std::move(verdict), error.problem(m_parts->place(), nothingKept));
    }
    applyChanges(m_parts->campaign, verdict.changes);
    m_parts->undoTitle = std::move(undoTitle);
    m_parts->redoTitle = std::move(redoTitle);
    entry.action.clear();
    entry.events.clear();
    entry.changes.clear();
    entry.packed.clear();
    m_parts->last = std::move(entry);
    return {Performed::Outcome::Done, std::move(verdict), {}};
}

/// After a failed write: whether the file has the entry all the same. When it has neither this nor the last one, or cannot
/// be read, nothing more is written to it.
bool CampaignFile::wasStored(const JournalEntry& entry)
{
    try {
        const QByteArray hash = readLastHash(*m_parts->connection);
        if (hash == entry.hash)
            return true;
        if (hash == m_parts->last.hash)
            return false;
    } catch (const SqlError&) {
        // Told below: what the disk holds is not known.
    }
    m_parts->whyNotEdit = {
        m_parts->place(),
        "Writing failed before, and the file cannot be read any more. The campaign is shown as it was.",
        "Remove the cause, and open it again."};
    return false;
}

std::int64_t CampaignFile::historyLength() const
{
    return m_parts->last.seq;
}

Result<std::vector<HistoryEntry>> CampaignFile::history(std::int64_t first, int count) const
{
    try {
        return historyPage(*m_parts->connection, m_parts->last, std::max<std::int64_t>(first, 1),
                           std::max(count, 0));
    } catch (const SqlError& error) {
        return tl::unexpected(Problems{error.problem(m_parts->place(), "Nothing was changed.")});
    }
}

Problems CampaignFile::verify() const
{
    return verifyStore(*m_parts->connection, m_parts->place());
}

Json CampaignFile::exportJson() const
{
    return campaignJson(m_parts->campaign);
}

Result<Backup> CampaignFile::backUp()
{
    return makeBackup(*m_parts->connection, m_parts->path, BackupReason::Asked);
}

} // namespace navarch
