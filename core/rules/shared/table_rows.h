// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/json_reader.h"
#include "core/rules/shared/single_figures.h"

namespace navarch {

/// Reads an array of a game's tables: each row by `read(fields, row)`, then the rule and the source it comes from. An empty
/// table is refused.
template <class Row, class Read>
[[nodiscard]] std::vector<Row> tableRows(ObjectReader& top, const char* name, Read read, int most = 200)
{
    std::vector<Row> rows;
    for (const Json* item : top.items(name, most)) {
        ObjectReader fields(*item, top.file(), top.pathOf(name) + "[" + std::to_string(rows.size()) + "]",
                            top.problems(), Missing::IsAProblem);
        Row& row = rows.emplace_back();
        read(fields, row);
        fields("rule", row.rule, nameText);
        fields("source", row.source, nameText);
        fields.finish();
    }
    if (rows.empty())
        top.refuse(name, phrase("The table is empty."));
    return rows;
}

/// The array "figures": what single figures (core/rules/shared/single_figures.h) come to, whole numbers from -1000 to 1000.
template <class Figure>
[[nodiscard]] std::vector<Figure> figureRows(ObjectReader& top)
{
    return tableRows<Figure>(top, "figures", [](ObjectReader& fields, Figure& row) {
        fields("key", row.key, nameText);
        fields("text", row.text, TextBounds{300, false});
        fields("value", row.value, Bounds{-1000, 1000});
    });
}

/// Tables of that format: where they come from, their single figures, and what `read(top, tables)` reads besides. When nothing
/// is wrong with their form, `check(tables, problems)` says whether a battle can be fought by them.
template <class Tables, class Read, class Check>
[[nodiscard]] Result<Tables> tablesFromJson(const Json& json, const std::string& file, const char* format,
                                            Read read, Check check)
{
    Problems problems;
    Tables tables;
    ObjectReader top(json, file, {}, problems, Missing::IsAProblem);
    top.expectFormat(format);
    std::string text;
    top("source", text, noteText);
    tables.figures = figureRows<typename decltype(tables.figures)::value_type>(top);
    read(top, tables);
    top.finish();
    if (problems.empty())
        check(tables, problems);
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return tables;
}

/// The same of tables that are single figures and nothing else, all of which `known` lists (core/rules/shared/single_figures.h).
template <class Tables, class Known>
[[nodiscard]] Result<Tables> singleFiguresFromJson(const Json& json, const std::string& file,
                                                   const char* format, const Known& known)
{
    return tablesFromJson<Tables>(
        json, file, format, [](ObjectReader&, Tables&) {},
        [&](const Tables& tables, Problems& problems) {
            checkSingleFigures(tables.figures, known, file + ": figures", problems);
        });
}

} // namespace navarch
