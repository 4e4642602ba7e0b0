// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/record_sql.h"

namespace navarch {

RecordSql recordSql(std::string_view table, const std::vector<Column>& columns)
{
    const std::string name(table);
    std::string names = "id";
    std::string places = "?";
    std::string settings;
    std::string read = "id";
    for (const Column& column : columns) {
        names += ", " + column.name;
        places += ", ?";
        settings += (settings.empty() ? "" : ", ") + column.name + " = ?";
        // A text is read as its bytes: SQLite's way to UTF-16 takes several byte sequences for one character, and
        // a damaged byte must not pass for the one that was written.
        read += column.kind == ColumnKind::Text ? ", CAST(" + column.name + " AS BLOB)" : ", " + column.name;
    }
    return {"INSERT INTO " + name + " (" + names + ") VALUES (" + places + ")",
            "UPDATE " + name + " SET " + settings + " WHERE id = ?", "DELETE FROM " + name + " WHERE id = ?",
            "SELECT " + read + " FROM " + name + " ORDER BY id"};
}

} // namespace navarch
