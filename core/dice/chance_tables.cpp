// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice/chance_tables.h"

#include <array>
#include <stdexcept>

#include "core/base/json_reader.h"

namespace navarch {

namespace {

constexpr std::array<std::string_view, 3> neededTables{"neutral-defences", "commander-quality",
                                                       "randomised-training"};

ChanceTable readTable(const Json& json, const std::string& file, const std::string& path, Problems& problems)
{
    ChanceTable table;
    ObjectReader read(json, file, path, problems);
    read("id", table.id, nameText);
    read("rule", table.rule, nameText);
    read("source", table.source, nameText);
    read("die", table.die, Bounds{2, 1000});
    int next = 1;
    for (const Json* item : read.items("rows", 1000)) {
        ChanceTable::Row row;
        const std::string rowPath = read.pathOf("rows[" + std::to_string(table.rows.size()) + "]");
        ObjectReader fields(*item, file, rowPath, problems);
        fields("from", row.from, Bounds{1, table.die});
        fields("to", row.to, Bounds{1, table.die});
        fields("result", row.result, nameText);
        fields("steps", row.steps, Bounds{-10, 10});
        fields.finish();
        if (row.from != next || row.to < row.from)
            fields.refuse("from", "The rows must cover every face once, in order.",
                          "This one should begin at " + std::to_string(next) + ".");
        next = row.to + 1;
        table.rows.push_back(std::move(row));
    }
    if (next != table.die + 1)
        read.refuse("rows", "The rows end before the last face.");
    read.finish();
    return table;
}

} // namespace

const ChanceTable::Row& ChanceTable::rowOf(int face) const
{
    for (const Row& row : rows)
        if (face >= row.from && face <= row.to)
            return row;
    throw std::out_of_range("a die has shown a face it does not have");
}

const ChanceTable& ChanceTables::table(std::string_view id) const
{
    for (const ChanceTable& table : m_tables)
        if (table.id == id)
            return table;
    throw std::out_of_range("no chance table " + std::string(id));
}

Result<ChanceTables> ChanceTables::fromJson(const Json& json, const std::string& file)
{
    Problems problems;
    ChanceTables result;
    ObjectReader top(json, file, {}, problems);
    top.expectFormat("navarch-random-tables/1");
    std::string source;
    top("source", source, noteText);
    for (const Json* item : top.items("tables", 200)) {
        const std::string path = "tables[" + std::to_string(result.m_tables.size()) + "]";
        result.m_tables.push_back(readTable(*item, file, path, problems));
    }
    top.finish();
    for (const std::string_view id : neededTables) {
        bool found = false;
        for (const ChanceTable& table : result.m_tables)
            found = found || table.id == id;
        if (!found)
            top.refuse("tables", "The table \"" + std::string(id) + "\" is missing.");
    }
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return result;
}

} // namespace navarch
