// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/figures/tables.h"

#include "core/base/json_reader.h"
#include "core/rules/pompeius/figures/figures.h"

namespace navarch {

namespace {

constexpr TextBounds lineText{300, false};
constexpr Bounds anyValue{-1000, 1000};
constexpr Bounds cardBounds{0, pompeius::mostCardsOfAKind};
constexpr Bounds laurelBounds{-20, 20};

/// Reads the array `name`: `read(fields, row)`, then where the row comes from.
template <class Row, class Read>
std::vector<Row> rowsOf(ObjectReader& top, const char* name, Read read)
{
    std::vector<Row> rows;
    for (const Json* item : top.items(name, 200)) {
        ObjectReader fields(*item, top.file(), top.pathOf(name) + "[" + std::to_string(rows.size()) + "]",
                            top.problems(), Missing::IsAProblem);
        Row& row = rows.emplace_back();
        fields("key", row.key, nameText);
        read(fields, row);
        fields("rule", row.rule, nameText);
        fields("source", row.source, nameText);
        fields.finish();
    }
    if (rows.empty())
        top.refuse(name, "The table is empty.");
    return rows;
}

} // namespace

Result<PompeiusTables> PompeiusTables::fromJson(const Json& json, const std::string& file)
{
    Problems problems;
    PompeiusTables tables;
    ObjectReader top(json, file, {}, problems, Missing::IsAProblem);
    top.expectFormat("navarch-pompeius-tables/1");
    std::string text;
    top("source", text, noteText);
    tables.figures = rowsOf<Figure>(top, "figures", [](ObjectReader& fields, Figure& row) {
        fields("text", row.text, lineText);
        fields("value", row.value, anyValue);
    });
    tables.cards = rowsOf<CardRow>(top, "cards", [](ObjectReader& fields, CardRow& row) {
        fields("number", row.number, cardBounds);
        fields("boog", row.boog, cardBounds);
    });
    tables.crews = rowsOf<CrewRow>(top, "crews", [](ObjectReader& fields, CrewRow& row) {
        fields("nation", row.nation, nameText);
        fields("bow", row.bow, ListBounds{{0, pompeius::mostBoxes}, 3});
        fields("stern", row.stern, ListBounds{{0, pompeius::mostBoxes}, 3});
    });
    tables.laurels = rowsOf<LaurelRow>(top, "laurels", [](ObjectReader& fields, LaurelRow& row) {
        fields("capture", row.capture, laurelBounds);
        fields("sinking", row.sinking, laurelBounds);
        fields("killed", row.killed, laurelBounds);
        fields("prisoner", row.prisoner, laurelBounds);
        fields("lost-fighting", row.lostFighting, laurelBounds);
        fields("left-for-good", row.leftForGood, laurelBounds);
        fields("prize", row.prize, laurelBounds);
    });
    top.finish();
    if (problems.empty())
        pompeius::checkCompilable(tables, file, problems);
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return tables;
}

namespace pompeius {

PompeiusTables amended(PompeiusTables tables, const Json& house, Problems& problems)
{
    return withSingleFigures(std::move(tables), houseFigures, house, problems);
}

} // namespace pompeius
} // namespace navarch
