// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ramming_speed/figures/tables.h"

#include <algorithm>

#include "core/base/json_reader.h"
#include "core/base/text.h"
#include "core/rules/ramming_speed/figures/figures.h"
#include "core/rules/shared/built_in_tables.h"
#include "core/rules/shared/table_rows.h"

namespace navarch {

namespace {

constexpr TextBounds lineText{300, false};
constexpr Bounds smallValue{-100, 100};
constexpr Bounds dieBounds{0, 100};

void readFace(ObjectReader& fields, int expected)
{
    int face = 0;
    fields("face", face, Bounds{1, 10});
    if (face != expected)
        fields.refuse("face", phrase("The faces must stand in order, from 1."));
}

} // namespace

Result<RammingTables> RammingTables::fromJson(const Json& json, const std::string& file)
{
    return tablesFromJson<RammingTables>(
        json, file, "navarch-ramming-tables/1",
        [](ObjectReader& top, RammingTables& tables) {
            const auto face = [next = 1](ObjectReader& fields, Face& row) mutable {
                readFace(fields, next++);
                fields("key", row.key, nameText);
            };
            tables.advantages = tableRows<Face>(top, "advantages", face, 10);
            tables.missiles = tableRows<Face>(top, "missiles", face, 10);
            tables.skills = tableRows<SkillRow>(
                top, "skills",
                [next = 1](ObjectReader& fields, SkillRow& row) mutable {
                    readFace(fields, next++);
                    fields("key", row.key, nameText);
                    fields("nation", row.nation, nameText);
                },
                6);
            tables.sail = tableRows<SailRow>(
                top, "sail",
                [](ObjectReader& fields, SailRow& row) {
                    fields("text", row.text, lineText);
                    fields("to", row.to, smallValue);
                    fields("mp", row.mp, smallValue);
                    fields("flounders", row.flounders);
                },
                6);
            tables.weapons = tableRows<WeaponRow>(
                top, "weapons",
                [](ObjectReader& fields, WeaponRow& row) {
                    fields("key", row.key, nameText);
                    fields("text", row.text, lineText);
                    fields("range", row.range, Bounds{1, 60});
                    fields("hit", row.hit, Bounds{-20, 20});
                    fields("dice", row.dice, Bounds{0, 20});
                    fields("die", row.die, Bounds{2, 100});
                    fields("fire_to", row.fireTo, Bounds{0, 6});
                    fields("fires_die", row.firesDie, dieBounds);
                    fields("least", row.least, Bounds{1, 60});
                },
                9);
            tables.ramming = tableRows<RamRow>(
                top, "ramming",
                [](ObjectReader& fields, RamRow& row) {
                    fields("key", row.key, nameText);
                    fields("to", row.to, smallValue);
                    fields("sinks_dice", row.sinksDice, Bounds{0, 10});
                    fields("shears", row.shears);
                },
                5);
            tables.morale = tableRows<MoraleRow>(
                top, "morale",
                [](ObjectReader& fields, MoraleRow& row) {
                    fields("key", row.key, nameText);
                    fields("to", row.to, smallValue);
                },
                3);
        },
        [&](const RammingTables& tables, Problems& problems) {
            ramming::checkCompilable(tables, file, problems);
        });
}

const RammingTables& RammingTables::builtIn()
{
    static const RammingTables tables = readBuiltInTables<RammingTables>("ramming-speed/tables.json");
    return tables;
}

namespace ramming {

RammingTables amended(RammingTables tables, const Json& house, Problems& problems)
{
    return withSingleFigures(std::move(tables), houseFigures, house, problems);
}

} // namespace ramming
} // namespace navarch
