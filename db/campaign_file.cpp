// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/campaign_file.h"

#include <algorithm>
#include <utility>
#include <variant>

#include <QVariant>

#include "core/campaign/deed/images.h"
#include "core/campaign/files/export.h"
#include "core/campaign/gate/actions.h"
#include "core/campaign/settings/classes_in_force.h"
#include "db/campaign_parts.h"
#include "db/history.h"
#include "db/sqlite/schema.h"
#include "db/store/records.h"
#include "db/store/unpacking_bounds.h"
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

Phrase nothingKept()
{
    return phrase("Nothing of it was kept: the campaign is as it was before.");
}

} // namespace

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
    return m_parts->whyNotEdit.what.isEmpty();
}

const std::string& CampaignFile::undoTitle() const
{
    return m_parts->undoTitle;
}

const std::string& CampaignFile::redoTitle() const
{
    return m_parts->redoTitle;
}

Json CampaignFile::undoAction() const
{
    return actionAt(m_parts->last.stacks.undoTop);
}

Json CampaignFile::redoAction() const
{
    return actionAt(m_parts->last.stacks.redoTop);
}

/// The action of a deed, or of the deed that an undoing or redoing is about; null when it cannot be read.
Json CampaignFile::actionAt(std::int64_t seq) const
{
    if (seq == 0)
        return nullptr;
    try {
        auto entry = readEntry(*m_parts->connection, seq);
        if (entry && entry->target != 0)
            entry = readEntry(*m_parts->connection, entry->target);
        return entry ? parseJson(entry->action, m_parts->place()).value_or(nullptr) : Json(nullptr);
    } catch (const SqlError&) {
        return nullptr;
    }
}

Verdict CampaignFile::ask(const Action& action, SideId eyes) const
{
    return consider(m_parts->campaign, *m_parts->figures, action, eyes);
}

Performed CampaignFile::perform(const Action& action, SideId eyes)
{
    Verdict verdict = ask(action, eyes);
    if (!verdict.allowed())
        return {Performed::Outcome::Refused, std::move(verdict), {}};
    JournalEntry entry = nextEntry(m_parts->last, EntryKind::Done, verdict.title.english());
    entry.stacks = stacksAfterDeed(m_parts->last.stacks, entry.seq);
    Json asked = journalJson(action);
    // Of a battle that is entered the images hold the outcome.
    if (std::holds_alternative<EnterBattle>(action))
        asked.erase("outcome");
    if (!m_parts->mark.empty())
        asked["mark"] = m_parts->mark;
    entry.action = compactText(asked);
    entry.events = compactText(eventsJson(verdict.events));
    return keep(std::move(verdict), std::move(entry));
}

PerformedAll CampaignFile::performAll(const std::vector<Action>& actions, SideId eyes)
{
    PerformedAll all;
    const Performed performed = together([&] {
        for (const Action& action : actions) {
            Performed one = perform(action, eyes);
            all.verdicts.push_back(std::move(one.verdict));
            all.problem = std::move(one.problem);
            all.outcome = one.outcome;
            if (!one.done())
                return false;
        }
        return true;
    });
    if (performed.outcome == Performed::Outcome::Refused) // by one of them, which has said why
        return all;
    all.outcome = performed.outcome;
    all.mayBeKept = performed.mayBeKept;
    all.problem = performed.problem;
    return all;
}

void CampaignFile::markWith(std::string mark)
{
    m_parts->mark = std::move(mark);
}

Result<std::vector<MarkedEntry>> CampaignFile::entriesMarked(const std::string& mark,
                                                             std::int64_t after) const
{
    try {
        return entriesWithMark(*m_parts->connection, mark, after);
    } catch (const SqlError& error) {
        return tl::unexpected(Problems{error.problem(m_parts->place(), phrase("Nothing was changed."))});
    }
}

Performed CampaignFile::undo()
{
    const std::int64_t deed = m_parts->last.stacks.undoTop;
    if (deed == 0)
        return failed({}, {m_parts->place(), phrase("There is nothing to undo."), {}});
    return step(EntryKind::Undone, deed);
}

Performed CampaignFile::redo()
{
    const std::int64_t undoing = m_parts->last.stacks.redoTop;
    if (undoing == 0)
        return failed({}, {m_parts->place(), phrase("There is nothing to redo."), {}});
    return step(EntryKind::Redone, undoing);
}

/// Takes back the entry of that number: a deed is undone, an undoing is redone.
Performed CampaignFile::step(EntryKind kind, std::int64_t taken)
{
    Verdict verdict;
    if (m_parts->waiting
        && std::any_of(m_parts->waiting->begin(), m_parts->waiting->end(),
                       [&](const WaitingDeed& each) { return each.entry.seq == taken; }))
        return failed({}, {m_parts->place(),
                           phrase("What is done together with others is not taken back before it is stored."),
                           {}});
    try {
        const auto old = readEntry(*m_parts->connection, taken);
        if (!old || hashOf(*old) != old->hash) {
            return failed({},
                          {m_parts->place(),
                           sentences({phrase("Entry %1 of the journal is damaged.", taken), nothingKept()}),
                           phrase("Run `navarch campaign verify` on the file.")});
        }
        const std::string place = m_parts->place() + ": journal entry " + std::to_string(taken);
        const auto images = boundedImages(*old, *m_parts->connection, place);
        auto changes = images ? readImages(*images, m_parts->campaign, Reading::Backward, place)
                              : Result<Changes>(tl::unexpected(images.error()));
        if (!changes)
            return failed({}, changes.error().front());
        verdict.title = given(old->title);
        verdict.changes = std::move(*changes);
        JournalEntry entry = nextEntry(m_parts->last, kind, old->title);
        const bool undoing = kind == EntryKind::Undone;
        entry.target = undoing ? taken : old->target;
        if (!m_parts->mark.empty())
            entry.action = compactText(Json{{"mark", m_parts->mark}});
        entry.stacks = undoing ? stacksAfterUndo(m_parts->last.stacks, entry.seq, old->stacks)
                               : stacksAfterRedo(old->target, old->stacks);
        return keep(std::move(verdict), std::move(entry));
    } catch (const SqlError& error) {
        return failed(std::move(verdict), error.problem(m_parts->place(), nothingKept()));
    }
}

/// Stores the verdict's changes and the entry, and then makes the changes; of deeds that are done together the other way
/// round.
Performed CampaignFile::keep(Verdict verdict, JournalEntry entry)
{
    if (!canEdit() && !m_parts->isPreparing)
        return failed(std::move(verdict), m_parts->whyNotEdit);
    setImages(entry, compactText(imagesJson(verdict.changes)));
    entry.hash = hashOf(entry);
    if (m_parts->waiting) {
        m_parts->waiting->push_back({verdict.changes, entry});
    } else {
        Problem problem;
        const Stored stored = store({{verdict.changes, entry}}, problem);
        if (stored != Stored::Yes)
            return failedAfter(std::move(verdict), std::move(problem), stored == Stored::Unknown);
    }
    takeOver(verdict.changes, std::move(entry));
    return {Performed::Outcome::Done, std::move(verdict), {}};
}

Performed CampaignFile::failedAfter(Verdict verdict, Problem problem, bool mayBeKept)
{
    return {Performed::Outcome::Failed, std::move(verdict), std::move(problem), mayBeKept};
}

/// Makes in memory what is on disk, or waits to be.
void CampaignFile::takeOver(const Changes& changes, JournalEntry entry)
{
    applyChanges(m_parts->campaign, changes);
    m_parts->figures = &figuresAfter(changes, m_parts->campaign, *m_parts->figures);
    m_parts->undoTitle = titleAt(entry.stacks.undoTop);
    m_parts->redoTitle = titleAt(entry.stacks.redoTop);
    entry.action.clear();
    entry.events.clear();
    entry.changes.clear();
    entry.packed.clear();
    m_parts->last = std::move(entry);
}

/// The title of an entry, stored or waiting. Empty when there is none, or when the file cannot be read any more, which the
/// next change finds out.
std::string CampaignFile::titleAt(std::int64_t seq) const
{
    if (m_parts->waiting)
        for (const WaitingDeed& deed : *m_parts->waiting)
            if (deed.entry.seq == seq)
                return deed.entry.title;
    try {
        return titleOfEntry(*m_parts->connection, seq);
    } catch (const SqlError&) {
        return {};
    }
}

/// Writes them in one transaction. Otherwise `problem` says why not, and what the file holds.
CampaignFile::Stored CampaignFile::store(const std::vector<WaitingDeed>& deeds, Problem& problem)
{
    bool isCommitting = false;
    try {
        Connection& connection = *m_parts->connection;
        if (const auto moved = m_parts->whyNotInPlace()) {
            m_parts->whyNotEdit = *moved;
            problem = *moved;
            return Stored::No;
        }
        Transaction transaction(connection);
        if (readLastHash(connection) != m_parts->last.hash) {
            m_parts->whyNotEdit = {
                m_parts->place(),
                sentences(
                    {phrase("Another program has changed the file since it was opened."), nothingKept()}),
                phrase("Open it again.")};
            problem = m_parts->whyNotEdit;
            return Stored::No;
        }
        for (const WaitingDeed& deed : deeds) {
            writeChanges(connection, deed.changes);
            appendEntry(connection, deed.entry);
        }
        isCommitting = true;
        transaction.commit();
        if (!m_parts->isLogInPlace())
            throw SqlError(10, "another program took away its log");
        m_parts->keepHead(deeds.back().entry);
        return Stored::Yes;
    } catch (const SqlError& error) {
        problem = error.problem(m_parts->place(), nothingKept());
        // Only what fails after the commit's mark is written can be there all the same; it is written last.
        const Stored stored =
            !isCommitting || error.isUnwritten() ? Stored::No : lookAfterFailing(deeds.back().entry);
        if (stored == Stored::Unknown) {
            m_parts->whyNotEdit = {
                m_parts->place(),
                phrase("The disk failed while \"%1\" was stored, and whether it is kept cannot be found out "
                       "now.",
                       given(deeds.back().entry.title)),
                phrase(
                    "Check the disk, then open the campaign again: its history says whether it was done.")};
            problem = m_parts->whyNotEdit;
        }
        if (stored == Stored::Yes)
            m_parts->keepHead(deeds.back().entry);
        return stored;
    }
}

/// After a commit that failed: whether the file has it all the same. A log that was written, and only not synced, brings it
/// back when the file is opened anew; so the place in the log is written over. Where that fails too, nobody knows, and nothing
/// more is written.
CampaignFile::Stored CampaignFile::lookAfterFailing(const JournalEntry& entry)
{
    try {
        if (!m_parts->isLogInPlace())
            m_parts->connectAgain();
        Connection& connection = *m_parts->connection;
        if (readLastHash(connection) == entry.hash)
            return Stored::Yes;
        {
            Transaction transaction(connection);
            rewriteHead(connection);
            transaction.commit();
        }
        const QByteArray hash = readLastHash(connection);
        if (hash == entry.hash)
            return Stored::Yes;
        if (hash == m_parts->last.hash)
            return Stored::No;
    } catch (const SqlError&) {
        // What the disk holds is not known.
    }
    return Stored::Unknown;
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
        return tl::unexpected(Problems{error.problem(m_parts->place(), phrase("Nothing was changed."))});
    }
}

const Problems& CampaignFile::notes() const
{
    return m_parts->notes;
}

Problems CampaignFile::verify() const
{
    Problems problems = verifyStore(*m_parts->connection, m_parts->place());
    if (m_parts->missing)
        problems.insert(problems.begin(), *m_parts->missing);
    return problems;
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
