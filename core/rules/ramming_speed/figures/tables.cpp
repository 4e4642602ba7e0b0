// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ramming_speed/figures/tables.h"

#include <algorithm>

#include "core/base/json_reader.h"
#include "core/base/text.h"
#include "core/rules/ramming_speed/figures/figures.h"

namespace navarch {

namespace {

constexpr TextBounds lineText{300, false};
constexpr Bounds anyValue{-1000, 1000};
constexpr Bounds smallValue{-100, 100};
constexpr Bounds dieBounds{0, 100};

/// Reads the array `name` of `count` rows: `read(fields, row, index)`, then where the row comes from.
template <class Row, class Read>
std::vector<Row> rowsOf(ObjectReader& top, const char* name, int most, Read read)
{
    std::vector<Row> rows;
    for (const Json* item : top.items(name, most)) {
        const int index = static_cast<int>(rows.size());
        ObjectReader fields(*item, top.file(), top.pathOf(name) + "[" + std::to_string(index) + "]",
                            top.problems(), Missing::IsAProblem);
        Row& row = rows.emplace_back();
        read(fields, row, index);
        fields("rule", row.rule, nameText);
        fields("source", row.source, nameText);
        fields.finish();
    }
    if (rows.empty())
        top.refuse(name, "The table is empty.");
    return rows;
}

void readFace(ObjectReader& fields, int index)
{
    int face = 0;
    fields("face", face, Bounds{1, 10});
    if (face != index + 1)
        fields.refuse("face", "The faces must stand in order, from 1.");
}

} // namespace

Result<RammingTables> RammingTables::fromJson(const Json& json, const std::string& file)
{
    Problems problems;
    RammingTables tables;
    ObjectReader top(json, file, {}, problems, Missing::IsAProblem);
    top.expectFormat("navarch-ramming-tables/1");
    std::string text;
    top("source", text, noteText);
    tables.figures = rowsOf<Figure>(top, "figures", 200, [](ObjectReader& fields, Figure& row, int) {
        fields("key", row.key, nameText);
        fields("text", row.text, lineText);
        fields("value", row.value, anyValue);
    });
    const auto face = [](ObjectReader& fields, Face& row, int index) {
        readFace(fields, index);
        fields("key", row.key, nameText);
    };
    tables.advantages = rowsOf<Face>(top, "advantages", 10, face);
    tables.missiles = rowsOf<Face>(top, "missiles", 10, face);
    tables.skills = rowsOf<SkillRow>(top, "skills", 6, [](ObjectReader& fields, SkillRow& row, int index) {
        readFace(fields, index);
        fields("key", row.key, nameText);
        fields("nation", row.nation, nameText);
    });
    tables.sail = rowsOf<SailRow>(top, "sail", 6, [](ObjectReader& fields, SailRow& row, int) {
        fields("text", row.text, lineText);
        fields("to", row.to, smallValue);
        fields("mp", row.mp, smallValue);
        fields("flounders", row.flounders);
    });
    tables.weapons = rowsOf<WeaponRow>(top, "weapons", 9, [](ObjectReader& fields, WeaponRow& row, int) {
        fields("key", row.key, nameText);
        fields("text", row.text, lineText);
        fields("range", row.range, Bounds{1, 60});
        fields("hit", row.hit, Bounds{-20, 20});
        fields("dice", row.dice, Bounds{0, 20});
        fields("die", row.die, Bounds{2, 100});
        fields("fire_to", row.fireTo, Bounds{0, 6});
        fields("fires_die", row.firesDie, dieBounds);
        fields("least", row.least, Bounds{1, 60});
    });
    tables.ramming = rowsOf<RamRow>(top, "ramming", 5, [](ObjectReader& fields, RamRow& row, int) {
        fields("key", row.key, nameText);
        fields("to", row.to, smallValue);
        fields("sinks_dice", row.sinksDice, Bounds{0, 10});
        fields("shears", row.shears);
    });
    tables.morale = rowsOf<MoraleRow>(top, "morale", 3, [](ObjectReader& fields, MoraleRow& row, int) {
        fields("key", row.key, nameText);
        fields("to", row.to, smallValue);
    });
    top.finish();
    if (problems.empty())
        ramming::checkCompilable(tables, file, problems);
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return tables;
}

namespace ramming {

RammingTables amended(RammingTables tables, const Json& house, Problems& problems)
{
    return withSingleFigures(std::move(tables), houseFigures, house, problems);
}

} // namespace ramming
} // namespace navarch
