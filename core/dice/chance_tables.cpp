// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice/chance_tables.h"

#include <algorithm>
#include <stdexcept>

#include "core/base/json_reader.h"

namespace navarch {

namespace {

/// A table that the rules read, and what its rows may come to; no results: it counts steps.
struct NeededTable {
    std::string_view id;
    std::vector<std::string_view> results;
};

const std::vector<NeededTable>& neededTables()
{
    static const std::vector<NeededTable> tables{
        {"neutral-defences", {"heavy_engine_modifier", "ballista", "archer", "marine", "heavy_marine"}},
        {"commander-quality", {"exceptional", "skilled", "average", "poor", "inept"}},
        {"randomised-training", {}},
    };
    return tables;
}

void checkResult(ObjectReader& row, const ChanceTable& table, const std::string& result)
{
    for (const NeededTable& needed : neededTables()) {
        const auto& known = needed.results;
        if (needed.id == table.id && !known.empty()
            && std::find(known.begin(), known.end(), result) == known.end())
            row.refuse("result", phrase("The table cannot come to %1.", given(quotedForMessage(result))),
                       phrase("Correct its spelling."));
    }
}

ChanceTable readTable(const Json& json, const std::string& file, const std::string& path, Problems& problems)
{
    ChanceTable table;
    ObjectReader read(json, file, path, problems, Missing::IsAProblem);
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
        checkResult(fields, table, row.result);
        if (row.from != next || row.to < row.from)
            fields.refuse("from", phrase("The rows must cover every face once, in order."),
                          phrase("This one should begin at %1.", next));
        next = row.to + 1;
        table.rows.push_back(std::move(row));
    }
    if (next != table.die + 1)
        read.refuse("rows", phrase("The rows end before the last face."), phrase("Every face needs a row."));
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
    for (const NeededTable& needed : neededTables()) {
        bool found = false;
        for (const ChanceTable& table : result.m_tables)
            found = found || table.id == needed.id;
        if (!found)
            top.refuse("tables", phrase("The table \"%1\" is missing.", given(needed.id)),
                       phrase("Put it back."));
    }
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return result;
}

} // namespace navarch
