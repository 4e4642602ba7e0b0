// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/records.h"

#include <QVariant>

#include "core/base/json_reader.h"
#include "db/sqlite/values.h"
#include "db/store/packing.h"
#include "db/store/record_sql.h"
#include "db/store/unpacking_bounds.h"

namespace navarch {

namespace {

/// Documents of battles, their replays above all, would be most of a file. A bound and not a name says which they are.
constexpr bool holdsDocument(TextBounds bounds)
{
    return bounds.maxLength >= 1'000'000;
}

/// Binds a record's fields one after another.
class FieldBinder {
public:
    FieldBinder(QSqlQuery& query, int first) : m_query(query), m_at(first) {}

    void operator()(std::string_view, int value, Bounds) { bind(qlonglong(value)); }
    void operator()(std::string_view, std::int64_t value, Bounds) { bind(qlonglong(value)); }
    void operator()(std::string_view, bool value) { bind(qlonglong(value)); }
    void operator()(std::string_view, const std::string& value, TextBounds bounds)
    {
        bind(textValue(holdsDocument(bounds) ? packedText(value) : value));
    }
    void operator()(std::string_view, const std::vector<int>& value, ListBounds)
    {
        bind(textValue(listText(value)));
    }
    void operator()(std::string_view, Talents value) { bind(qlonglong(value.hundredths())); }
    template <class Thing>
    void operator()(std::string_view, Id<Thing> value)
    {
        bind(numberOrNull(value.value));
    }
    template <NamedEnum E>
    void operator()(std::string_view, E value)
    {
        bind(textValue(nameOf(value)));
    }

private:
    void bind(const QVariant& value) { m_query.bindValue(m_at++, value); }

    QSqlQuery& m_query;
    int m_at;
};

/// Reads the columns of a row one after another into a record's fields.
class FieldReader {
public:
    FieldReader(const QSqlQuery& query, std::string_view table, const std::string& file, Problems& problems,
                UnpackingBudget& budget, Documents documents)
        : m_query(query),
          m_table(table),
          m_file(file),
          m_problems(problems),
          m_budget(budget),
          m_documents(documents)
    {
    }

    void beginRow()
    {
        m_at = 0;
        m_id = number("id").value_or(0);
    }
    [[nodiscard]] std::int64_t id() const { return m_id; }

    void operator()(std::string_view name, int& value, Bounds bounds)
    {
        if (const auto read = within(name, bounds))
            value = static_cast<int>(*read);
    }
    void operator()(std::string_view name, std::int64_t& value, Bounds bounds)
    {
        if (const auto read = within(name, bounds))
            value = *read;
    }
    void operator()(std::string_view name, bool& value)
    {
        if (const auto read = within(name, {0, 1}))
            value = *read == 1;
    }
    void operator()(std::string_view name, std::string& value, TextBounds bounds)
    {
        const auto bytes = text(name);
        if (!bytes)
            return;
        const std::string_view read(bytes->constData(), static_cast<std::size_t>(bytes->size()));
        if (!holdsDocument(bounds)) {
            take(name, value, std::string(read), bounds);
            return;
        }
        // A character has four bytes at most.
        const std::size_t most = 4 * static_cast<std::size_t>(bounds.maxLength);
        auto document = unpackedText(read, std::min(most, m_budget.left()));
        if (!document) {
            refuse(name, m_budget.left() < most
                             ? phrase("is compressed and unpacks to more than a file of this size can hold")
                             : phrase("is compressed and cannot be unpacked"));
            return;
        }
        if (document->size() > read.size())
            m_budget.take(document->size());
        take(name, value, std::move(*document), bounds);
        if (m_documents == Documents::AsDigests)
            value = digestOf(value);
    }
    void operator()(std::string_view name, std::vector<int>& value, ListBounds bounds)
    {
        const auto bytes = text(name);
        if (!bytes)
            return;
        if (auto list = listFromText({bytes->constData(), static_cast<std::size_t>(bytes->size())}, bounds))
            value = std::move(*list);
        else
            refuse(name, phrase("is no list of whole numbers within its bounds"));
    }
    void operator()(std::string_view name, Talents& value)
    {
        constexpr std::int64_t most = 99'999'999'999;
        if (const auto read = within(name, {-most, most}))
            value = Talents::ofHundredths(*read);
    }
    template <class Thing>
    void operator()(std::string_view name, Id<Thing>& value)
    {
        if (m_query.isNull(m_at)) {
            ++m_at;
            value = {};
        } else if (const auto read = within(name, {1, std::int64_t{1} << 53})) {
            value.value = *read;
        }
    }
    template <NamedEnum E>
    void operator()(std::string_view name, E& value)
    {
        const auto bytes = text(name);
        if (!bytes)
            return;
        const auto read = enumFromName<E>({bytes->constData(), static_cast<std::size_t>(bytes->size())});
        if (read)
            value = *read;
        else
            refuse(name, phrase("is none of %1", given(listOfNames<E>())));
    }

private:
    void take(std::string_view name, std::string& value, std::string read, TextBounds bounds)
    {
        if (read.empty() && !bounds.mayBeEmpty)
            refuse(name, phrase("is empty"));
        else if (const auto why = whyUnfitText(read, bounds.maxLength, bounds.multiline))
            refuse(name, *why);
        else
            value = std::move(read);
    }
    std::optional<std::int64_t> number(std::string_view name)
    {
        const QVariant value = m_query.value(m_at++);
        if (value.typeId() == QMetaType::LongLong && !value.isNull())
            return value.toLongLong();
        refuse(name, phrase("is no whole number"));
        return std::nullopt;
    }
    std::optional<std::int64_t> within(std::string_view name, Bounds bounds)
    {
        const auto read = number(name);
        if (!read || (*read >= bounds.least && *read <= bounds.most))
            return read;
        refuse(name, phrase("is not between %1 and %2", bounds.least, bounds.most));
        return std::nullopt;
    }
    std::optional<QByteArray> text(std::string_view name)
    {
        const QVariant value = m_query.value(m_at++);
        if (value.typeId() == QMetaType::QByteArray && !value.isNull())
            return value.toByteArray();
        refuse(name, phrase("is no text"));
        return std::nullopt;
    }
    void refuse(std::string_view name, Phrase why)
    {
        if (m_problems.size() >= maxProblems)
            return;
        m_problems.push_back({m_file,
                              phrase("In the table %1, number %2, the field %3 %4.", given(m_table), m_id,
                                     given(name), std::move(why)),
                              phrase("Take a backup that is whole.")});
    }

    const QSqlQuery& m_query;
    std::string_view m_table;
    const std::string& m_file;
    Problems& m_problems;
    UnpackingBudget& m_budget;
    Documents m_documents;
    int m_at = 0;
    std::int64_t m_id = 0;
};

void mustTouchOne(QSqlQuery& query, std::string_view table, std::int64_t id)
{
    if (query.numRowsAffected() != 1) {
        throw SqlError(11,
                       "number " + std::to_string(id) + " is missing from the table " + std::string(table));
    }
}

template <class Record>
void eraseRecord(Connection& connection, const Record& record)
{
    QSqlQuery& query = connection.statement(sqlOf<Record>().erase);
    query.bindValue(0, qlonglong(record.id.value));
    Connection::execute(query);
    mustTouchOne(query, Record::tableName, record.id.value);
}

template <class Record>
void updateRecord(Connection& connection, const Record& record)
{
    QSqlQuery& query = connection.statement(sqlOf<Record>().update);
    FieldBinder bind(query, 0);
    visitFields(record, bind);
    query.bindValue(static_cast<int>(columnsOf<Record>().size()), qlonglong(record.id.value));
    Connection::execute(query);
    mustTouchOne(query, Record::tableName, record.id.value);
}

template <class Record>
void insertRecord(Connection& connection, const Record& record)
{
    QSqlQuery& query = connection.statement(sqlOf<Record>().insert);
    query.bindValue(0, qlonglong(record.id.value));
    FieldBinder bind(query, 1);
    visitFields(record, bind);
    Connection::execute(query);
}

template <class Record>
void readTable(Connection& connection, const std::string& file, Problems& problems, UnpackingBudget& budget,
               Documents documents, Table<Record>& table)
{
    QSqlQuery& query = connection.statement(sqlOf<Record>().select);
    Connection::execute(query);
    FieldReader read(query, Record::tableName, file, problems, budget, documents);
    while (Connection::next(query)) {
        Record record;
        read.beginRow();
        record.id.value = read.id();
        visitFields(record, read);
        table.emplace_hint(table.end(), record.id, std::move(record));
    }
    query.finish();
}

} // namespace

void writeChanges(Connection& connection, const Changes& changes)
{
    const auto each = [&](auto&& use) {
        for (const AnyChange& any : changes)
            std::visit(use, any);
    };
    each([&](const auto& change) {
        if (!change.after)
            eraseRecord(connection, *change.before);
    });
    each([&](const auto& change) {
        if (change.before && change.after)
            updateRecord(connection, *change.after);
    });
    each([&](const auto& change) {
        if (!change.before)
            insertRecord(connection, *change.after);
    });
}

Campaign readRecords(Connection& connection, const std::string& file, Problems& problems, Documents documents)
{
    Campaign campaign;
    UnpackingBudget budget(mostUnpacked(sizeOf(connection)));
    campaign.forEachTable(
        [&](auto& table) { readTable(connection, file, problems, budget, documents, table); });
    return campaign;
}

} // namespace navarch
