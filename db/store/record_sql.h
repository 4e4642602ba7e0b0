// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/enum_names.h"
#include "core/base/fields.h"
#include "core/base/id.h"
#include "core/base/talents.h"

namespace navarch {

/// What stands in a column of a record's table.
enum class ColumnKind { Integer, Text, Reference };

struct Column {
    std::string name;
    ColumnKind kind;
};

/// How a record's fields become columns: amounts are counted in hundredths and say so in their name, ids of nothing are
/// NULL, flags are 0 and 1, enumerations their written names, lists JSON. A visitor of visitFields().
class ColumnLister {
public:
    void operator()(std::string_view name, const int&, Bounds) { add(name, ColumnKind::Integer); }
    void operator()(std::string_view name, const std::int64_t&, Bounds) { add(name, ColumnKind::Integer); }
    void operator()(std::string_view name, const bool&) { add(name, ColumnKind::Integer); }
    void operator()(std::string_view name, const std::string&, TextBounds) { add(name, ColumnKind::Text); }
    void operator()(std::string_view name, const std::vector<int>&, ListBounds)
    {
        add(name, ColumnKind::Text);
    }
    void operator()(std::string_view name, const Talents&)
    {
        add(std::string(name) + "_hundredths", ColumnKind::Integer);
    }
    template <class Thing>
    void operator()(std::string_view name, const Id<Thing>&)
    {
        add(name, ColumnKind::Reference);
    }
    template <NamedEnum E>
    void operator()(std::string_view name, const E&)
    {
        add(name, ColumnKind::Text);
    }

    [[nodiscard]] const std::vector<Column>& columns() const { return m_columns; }

private:
    void add(std::string_view name, ColumnKind kind) { m_columns.push_back({std::string(name), kind}); }

    std::vector<Column> m_columns;
};

/// The columns of a record's table after `id`, in the order of its fields.
template <class Record>
[[nodiscard]] const std::vector<Column>& columnsOf()
{
    static const std::vector<Column> columns = [] {
        const Record record{};
        ColumnLister list;
        visitFields(record, list);
        return list.columns();
    }();
    return columns;
}

/// The statements that keep one kind of record. They are put together once, from names that are compiled in: a
/// record's fields are listed in one place only (visitFields), and nothing that anybody typed can get in here.
struct RecordSql {
    std::string insert; ///< values: id, then the columns
    std::string update; ///< values: the columns, then id
    std::string erase;  ///< value: id
    std::string select; ///< id, then the columns, by id; texts come as their bytes
};

[[nodiscard]] RecordSql recordSql(std::string_view table, const std::vector<Column>& columns);

template <class Record>
[[nodiscard]] const RecordSql& sqlOf()
{
    static const RecordSql sql = recordSql(Record::tableName, columnsOf<Record>());
    return sql;
}

} // namespace navarch
