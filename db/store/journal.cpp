// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/journal.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QUuid>
#include <QVariant>

#include "core/base/version.h"
#include "db/sqlite/schema.h"
#include "db/sqlite/values.h"
#include "db/store/packing.h"

namespace navarch {

namespace {

constexpr int firstPackedSchema = 5;

/// Asks for entries. A file of an older schema, which may be looked at as it is, has none that are packed.
class EntryQuery {
public:
    explicit EntryQuery(const std::string& which)
        : m_text(text("packed", which)),
          m_olderText(text("NULL", which))
    {
    }

    [[nodiscard]] QSqlQuery& in(Connection& connection) const
    {
        return connection.statement(versionOf(connection) < firstPackedSchema ? m_olderText : m_text);
    }

private:
    static std::string text(const std::string& packed, const std::string& which)
    {
        return "SELECT seq, CAST(at AS BLOB), CAST(kind AS BLOB), target, undo_top, redo_top, below, "
               "CAST(title AS BLOB),"
               " CAST(action AS BLOB), CAST(events AS BLOB), CAST(changes AS BLOB), "
               + packed + ", prev_hash, hash FROM journal " + which;
    }

    std::string m_text; ///< statements are kept by their texts
    std::string m_olderText;
};

/// Feeds a hash with parts that cannot run into each other.
class Digest {
public:
    void add(QByteArrayView bytes)
    {
        m_hash.addData(QByteArray::number(bytes.size()) + ':');
        m_hash.addData(bytes.toByteArray());
    }
    void addText(std::string_view text)
    {
        add(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
    }
    void add(std::int64_t number) { add(QByteArrayView(QByteArray::number(qlonglong(number)))); }
    [[nodiscard]] QByteArray result() const { return m_hash.result(); }

private:
    QCryptographicHash m_hash{QCryptographicHash::Sha256};
};

std::string bytesOf(const QVariant& value)
{
    return value.toByteArray().toStdString();
}

JournalEntry entryOf(const QSqlQuery& row)
{
    JournalEntry entry;
    entry.seq = row.value(0).toLongLong();
    entry.at = bytesOf(row.value(1));
    const std::string kind = bytesOf(row.value(2));
    const auto known = enumFromName<EntryKind>(kind);
    if (!known)
        throw SqlError(11,
                       "entry " + std::to_string(entry.seq) + " of the journal is of no kind that is known");
    entry.kind = *known;
    entry.target = row.value(3).toLongLong();
    entry.stacks = {row.value(4).toLongLong(), row.value(5).toLongLong(), row.value(6).toLongLong()};
    entry.title = bytesOf(row.value(7));
    entry.action = bytesOf(row.value(8));
    entry.events = bytesOf(row.value(9));
    entry.changes = bytesOf(row.value(10));
    entry.packed = row.value(11).toByteArray();
    entry.previousHash = row.value(12).toByteArray();
    entry.hash = row.value(13).toByteArray();
    return entry;
}

std::optional<JournalEntry> oneEntry(QSqlQuery& query)
{
    Connection::execute(query);
    std::optional<JournalEntry> entry;
    if (Connection::next(query))
        entry = entryOf(query);
    query.finish();
    return entry;
}

} // namespace

QByteArray hashOf(const JournalEntry& entry)
{
    Digest digest;
    digest.add(QByteArrayView(entry.previousHash));
    digest.add(entry.seq);
    digest.addText(entry.at);
    digest.addText(nameOf(entry.kind));
    digest.add(entry.target);
    digest.add(entry.stacks.undoTop);
    digest.add(entry.stacks.redoTop);
    digest.add(entry.stacks.below);
    digest.addText(entry.title);
    digest.addText(entry.action);
    digest.addText(entry.events);
    digest.addText(entry.changes);
    if (!entry.packed.isEmpty())
        digest.add(QByteArrayView(entry.packed));
    return digest.result();
}

void setImages(JournalEntry& entry, std::string images)
{
    constexpr std::size_t shortest =
        400; // below it packing saves next to nothing, and other tools read the text
    entry.packed = images.size() < shortest ? QByteArray() : packed(images);
    entry.changes = entry.packed.isEmpty() ? std::move(images) : "[]";
}

std::string imagesOf(const JournalEntry& entry)
{
    if (entry.packed.isEmpty())
        return entry.changes;
    auto images = unpacked(entry.packed, journalLimits.bytes);
    if (!images)
        throw SqlError(11, "the changes of entry " + std::to_string(entry.seq)
                               + " of the journal cannot be unpacked");
    return std::move(*images);
}

std::string timeNow()
{
    return toUtf8(QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyy-MM-ddTHH:mm:ss.zzzZ")));
}

Stacks stacksAfterDeed(const Stacks& last, std::int64_t seq)
{
    return {seq, 0, last.undoTop};
}

Stacks stacksAfterUndo(const Stacks& last, std::int64_t seq, const Stacks& deed)
{
    return {deed.below, seq, last.redoTop};
}

Stacks stacksAfterRedo(std::int64_t deedSeq, const Stacks& undoing)
{
    return {deedSeq, undoing.below, 0};
}

void appendEntry(Connection& connection, const JournalEntry& entry)
{
    QSqlQuery& query =
        connection.statement("INSERT INTO journal (seq, at, kind, target, undo_top, redo_top, below, title, "
                             "action, events, changes, packed,"
                             " prev_hash, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    query.bindValue(0, qlonglong(entry.seq));
    query.bindValue(1, textValue(entry.at));
    query.bindValue(2, textValue(nameOf(entry.kind)));
    query.bindValue(3, numberOrNull(entry.target));
    query.bindValue(4, numberOrNull(entry.stacks.undoTop));
    query.bindValue(5, numberOrNull(entry.stacks.redoTop));
    query.bindValue(6, numberOrNull(entry.stacks.below));
    query.bindValue(7, textValue(entry.title));
    query.bindValue(8, textValue(entry.action));
    query.bindValue(9, textValue(entry.events));
    query.bindValue(10, textValue(entry.changes));
    query.bindValue(11, entry.packed.isEmpty() ? QVariant(QMetaType::fromType<QByteArray>())
                                               : QVariant(entry.packed));
    query.bindValue(12, entry.previousHash);
    query.bindValue(13, entry.hash);
    Connection::execute(query);
}

std::optional<JournalEntry> readEntry(Connection& connection, std::int64_t seq)
{
    static const EntryQuery one("WHERE seq = ?");
    QSqlQuery& query = one.in(connection);
    query.bindValue(0, qlonglong(seq));
    return oneEntry(query);
}

std::optional<JournalEntry> readLastEntry(Connection& connection)
{
    static const EntryQuery last("ORDER BY seq DESC LIMIT 1");
    return oneEntry(last.in(connection));
}

QByteArray hashAt(Connection& connection, std::int64_t seq)
{
    QSqlQuery& query = connection.statement("SELECT hash FROM journal WHERE seq = ?");
    query.bindValue(0, qlonglong(seq));
    Connection::execute(query);
    const QByteArray hash = Connection::next(query) ? query.value(0).toByteArray() : QByteArray();
    query.finish();
    return hash;
}

QByteArray readLastHash(Connection& connection)
{
    QSqlQuery& query = connection.statement("SELECT hash FROM journal ORDER BY seq DESC LIMIT 1");
    Connection::execute(query);
    const QByteArray hash = Connection::next(query) ? query.value(0).toByteArray() : QByteArray();
    query.finish();
    return hash;
}

void forEachEntry(Connection& connection, const std::function<bool(const JournalEntry&)>& visit)
{
    static const EntryQuery all("ORDER BY seq");
    QSqlQuery& query = all.in(connection);
    Connection::execute(query);
    while (Connection::next(query) && visit(entryOf(query))) {
    }
    query.finish();
}

StoreFacts newStoreFacts()
{
    return {"navarch-campaign", toUtf8(QUuid::createUuid().toString(QUuid::WithoutBraces)), timeNow(),
            "Navarch " + std::string(versionString())};
}

void writeFacts(Connection& connection, const StoreFacts& facts)
{
    QSqlQuery& query = connection.statement("INSERT INTO store (key, value) VALUES (?, ?)");
    const auto write = [&](std::string_view key, const std::string& value) {
        query.bindValue(0, textValue(key));
        query.bindValue(1, textValue(value));
        Connection::execute(query);
    };
    write("format", facts.format);
    write("identity", facts.identity);
    write("created_at", facts.createdAt);
    write("created_by", facts.createdBy);
}

std::string identityIn(Connection& connection)
{
    QSqlQuery& query = connection.statement("SELECT CAST(value AS BLOB) FROM store WHERE key = 'identity'");
    Connection::execute(query);
    const std::string identity =
        Connection::next(query) ? query.value(0).toByteArray().toStdString() : std::string();
    query.finish();
    return identity;
}

QByteArray hashOfFacts(Connection& connection)
{
    QSqlQuery& query =
        connection.statement("SELECT CAST(key AS BLOB), CAST(value AS BLOB) FROM store ORDER BY key");
    Connection::execute(query);
    Digest digest;
    while (Connection::next(query)) {
        digest.add(QByteArrayView(query.value(0).toByteArray()));
        digest.add(QByteArrayView(query.value(1).toByteArray()));
    }
    query.finish();
    return digest.result();
}

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

} // namespace navarch
