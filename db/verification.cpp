// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/verification.h"

#include <QFileInfo>
#include <QVariant>

#include "core/base/json_reader.h"
#include "core/campaign/deed/images.h"
#include "core/campaign/files/soundness.h"
#include "db/campaign_parts.h"
#include "db/seat/word_lock.h"
#include "db/sqlite/schema.h"
#include "db/sqlite/values.h"
#include "db/store/records.h"
#include "db/store/unpacking_bounds.h"

namespace navarch {

namespace {

/// Follows the journal from its first entry: checks each against those before it and makes its changes.
class Replay {
public:
    Replay(std::string file, std::size_t fileBytes, QByteArray factsHash, Problems& problems)
        : m_file(std::move(file)),
          m_fileBytes(fileBytes),
          m_budget(mostUnpackedInAll(fileBytes)),
          m_hash(std::move(factsHash)),
          m_problems(problems)
    {
    }

    /// False when what follows cannot be judged any more.
    bool follow(const JournalEntry& entry)
    {
        m_place = m_file + ": journal entry " + std::to_string(entry.seq);
        const auto wrong = [&](Phrase what) {
            m_problems.push_back({m_place, std::move(what), {}});
            return false;
        };
        if (entry.seq != m_count + 1)
            return wrong(phrase("Entries before it are missing."));
        if ((entry.kind == EntryKind::Founded) != (entry.seq == 1))
            return wrong(phrase("The founding is the first entry, and only that."));
        if (entry.previousHash != m_hash) {
            return wrong(m_count == 0
                             ? phrase("The facts in the table store are not those it was founded with.")
                             : phrase("Its link to the entry before it is broken."));
        }
        if (hashOf(entry) != entry.hash)
            return wrong(phrase("Its content is not what was written."));
        if (!stacksFit(entry))
            return wrong(phrase("It names other deeds to undo and redo than there are."));
        auto images = boundedImages(entry, m_fileBytes, m_budget, m_place);
        if (images)
            digestDocuments(*images);
        const auto changes = images ? readImages(*images, m_campaign, Reading::Forward, m_place)
                                    : Result<Changes>(tl::unexpected(images.error()));
        if (!changes) {
            m_problems.insert(m_problems.end(), changes.error().begin(), changes.error().end());
            return false;
        }
        applyChanges(m_campaign, *changes);
        m_count = entry.seq;
        m_hash = entry.hash;
        m_stacks.push_back(entry.stacks);
        m_targets.push_back(entry.target);
        return true;
    }

    [[nodiscard]] std::int64_t count() const { return m_count; }
    [[nodiscard]] const Campaign& campaign() const { return m_campaign; }

private:
    bool stacksFit(const JournalEntry& entry) const
    {
        if (entry.kind == EntryKind::Founded)
            return entry.stacks == Stacks{};
        const Stacks& last = m_stacks.back();
        const auto index = [](std::int64_t seq) { return static_cast<std::size_t>(seq - 1); };
        switch (entry.kind) {
        case EntryKind::Undone:
            return last.undoTop != 0 && entry.target == last.undoTop
                   && entry.stacks == stacksAfterUndo(last, entry.seq, m_stacks[index(last.undoTop)]);
        case EntryKind::Redone:
            return last.redoTop != 0 && entry.target == m_targets[index(last.redoTop)]
                   && entry.stacks == stacksAfterRedo(entry.target, m_stacks[index(last.redoTop)]);
        case EntryKind::Founded:
        case EntryKind::Done: break;
        }
        return entry.stacks == stacksAfterDeed(last, entry.seq);
    }

    std::string m_file;
    std::size_t m_fileBytes;
    UnpackingBudget m_budget;
    std::string m_place;
    QByteArray m_hash;
    Problems& m_problems;
    std::int64_t m_count = 0;
    std::vector<Stacks> m_stacks;
    std::vector<std::int64_t> m_targets;
    Campaign m_campaign;
};

/// Names what differs between what the journal gives and what stands.
template <class Record>
void compareTable(const Table<Record>& given, const Table<Record>& standing, const std::string& file,
                  Problems& problems)
{
    const auto add = [&](std::int64_t id, Phrase what) {
        if (problems.size() < maxProblems)
            problems.push_back({file + ": " + std::string(Record::tableName) + " " + std::to_string(id),
                                std::move(what),
                                {}});
    };
    for (const auto& [id, record] : standing)
        if (!given.contains(id))
            add(id.value, phrase("It stands there, and by the journal it does not."));
    for (const auto& [id, record] : given) {
        const auto found = standing.find(id);
        if (found == standing.end()) {
            add(id.value, phrase("It is missing; by the journal it stands there."));
        } else if (record != found->second) {
            const Json before = toJson(record);
            const Json now = toJson(found->second);
            for (const auto& [name, value] : before.items())
                if (now[name] != value)
                    add(id.value, phrase("Its %1 is %2; by the journal it is %3.", navarch::given(name),
                                         navarch::given(now[name].dump()), navarch::given(value.dump())));
        }
    }
}

class Verification {
public:
    Verification(Connection& connection, const std::string& file, Problems& problems)
        : m_connection(connection),
          m_file(file),
          m_problems(problems)
    {
    }

    /// Runs one part of the check; what SQLite says against reading is a finding too, `unreadable` with it.
    template <class Part>
    void part(PhraseText unreadable, Part look)
    {
        try {
            (this->*look)();
        } catch (const SqlError& error) {
            add({unreadable, std::nullopt, {navarch::given(error.what())}});
        }
    }

    void all()
    {
        part(phraseText("The view of it cannot be read: %1."), &Verification::begin);
        part(phraseText("Its structure cannot be read: %1."), &Verification::checkSqlite);
        part(phraseText("Its references cannot be read: %1."), &Verification::checkReferences);
        part(phraseText("Its schema cannot be read: %1."), &Verification::checkSchema);
        // Tables that are not ours may be anything, views that never end included.
        if (m_schemaIsOurs)
            part(phraseText("Its records cannot be read: %1."), &Verification::checkContent);
        part(phraseText("The view of it cannot be read: %1."), &Verification::end);
    }

private:
    void begin() { m_connection.run("BEGIN"); }
    void end() { m_connection.run("COMMIT"); }

    void checkSqlite()
    {
        QSqlQuery& query = m_connection.statement("PRAGMA integrity_check(10)");
        Connection::execute(query);
        while (Connection::next(query)) {
            const std::string line = toUtf8(query.value(0).toString());
            if (line != "ok")
                add(phrase("SQLite finds: %1.", navarch::given(line)));
        }
        query.finish();
    }

    void checkReferences()
    {
        QSqlQuery& query = m_connection.statement("PRAGMA foreign_key_check");
        Connection::execute(query);
        while (Connection::next(query) && m_problems.size() < maxProblems) {
            add(phrase("Number %1 of the table %2 refers to something in the table %3 that is not there.",
                       navarch::given(toUtf8(query.value(1).toString())),
                       navarch::given(toUtf8(query.value(0).toString())),
                       navarch::given(toUtf8(query.value(2).toString()))));
        }
        query.finish();
    }

    void checkSchema()
    {
        if (m_connection.ask("PRAGMA application_id").toInt() != campaignApplicationId)
            add(phrase("Its application number is not Navarch's."));
        if (const auto difference = schemaDifference(m_connection, versionOf(m_connection)))
            add(*difference);
        else
            m_schemaIsOurs = true;
        if (m_schemaIsOurs && versionOf(m_connection) == schemaVersion())
            checkSeat();
    }

    void checkSeat()
    {
        if (const std::string lock = readSeatLock(m_connection); !lock.empty() && !isWordLock(lock))
            add(phrase("The lock of the umpire's seat is none that Navarch makes; no PIN opens it."));
    }

    void checkContent()
    {
        Problems bounds;
        // Of long documents only their sums are compared, so that a war's memory is that of its longest one.
        const Campaign standing = readRecords(m_connection, m_file, bounds, Documents::AsDigests);
        if (bounds.empty())
            bounds = flawsOf(standing, m_file);
        m_problems.insert(m_problems.end(), bounds.begin(), bounds.end());

        Replay replay(m_file, sizeOf(m_connection), hashOfFacts(m_connection), m_problems);
        bool whole = true;
        forEachEntry(m_connection, [&](const JournalEntry& entry) { return whole = replay.follow(entry); });
        if (replay.count() == 0 && whole)
            add(phrase("The journal is empty."));
        if (whole)
            compare(replay.campaign(), standing);
    }

    void compare(const Campaign& given, const Campaign& standing)
    {
        given.forEachTable([&](const auto& table) {
            using Record = typename std::decay_t<decltype(table)>::mapped_type;
            compareTable<Record>(table, standing.table<Record>(), m_file, m_problems);
        });
    }

    void add(Phrase what)
    {
        if (m_problems.size() < maxProblems)
            m_problems.push_back({m_file, std::move(what), {}});
    }

    Connection& m_connection;
    const std::string& m_file;
    Problems& m_problems;
    bool m_schemaIsOurs = false;
};

} // namespace

Problems verifyStore(Connection& connection, const std::string& file)
{
    Problems problems;
    Verification(connection, file, problems).all();
    if (problems.size() > maxProblems)
        problems.resize(maxProblems);
    return problems;
}

Problems verifyFile(const QString& path)
{
    const OpenResult opened = CampaignFile::open(path, {OpenMode::Look});
    if (opened.file)
        return opened.file->verify();
    Problems problems{opened.message};
    if (opened.outcome != Opening::Damaged || headOf(path).kind != FileHead::Kind::Campaign)
        return problems;
    try {
        const bool writable = QFileInfo(QFileInfo(path).absolutePath()).isWritable();
        Connection connection(path, writable ? Access::QueryOnly : Access::Immutable);
        for (Problem& problem : verifyStore(connection, toUtf8(path)))
            if (problem.what != opened.message.what)
                problems.push_back(std::move(problem));
    } catch (const SqlError&) {
        // SQLite does not get into it at all; opening has said so.
    }
    if (problems.size() > maxProblems)
        problems.resize(maxProblems);
    return problems;
}

} // namespace navarch
