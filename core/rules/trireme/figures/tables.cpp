// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/trireme/figures/tables.h"

#include <algorithm>

#include "core/base/json_reader.h"
#include "core/base/text.h"
#include "core/rules/shared/built_in_tables.h"
#include "core/rules/shared/table_rows.h"
#include "core/rules/trireme/figures/figures.h"

namespace navarch {

namespace {

constexpr Bounds menBounds{0, 40};

} // namespace

Result<TriremeTables> TriremeTables::fromJson(const Json& json, const std::string& file)
{
    return tablesFromJson<TriremeTables>(
        json, file, "navarch-trireme-tables/1",
        [](ObjectReader& top, TriremeTables& tables) {
            tables.fire = tableRows<FireRow>(top, "fire", [](ObjectReader& fields, FireRow& row) {
                fields("key", row.key, nameText);
                fields("least", row.least, Bounds{1, 60});
                fields("range", row.range, Bounds{1, 60});
                fields("from", row.from, Bounds{1, 7});
                fields("damage", row.damage, Bounds{0, 20});
                fields("kills", row.kills, Bounds{0, 20});
            });
            tables.decks = tableRows<DeckRow>(top, "decks", [](ObjectReader& fields, DeckRow& row) {
                fields("ship", row.ship, nameText);
                fields("column", row.column, nameText);
                fields("medium", row.medium, menBounds);
                fields("heavy", row.heavy, menBounds);
                fields("bows", row.bows, menBounds);
                fields("catapults", row.catapults, menBounds);
                fields("stones", row.stones, menBounds);
            });
            tables.presets = tableRows<PresetRow>(top, "presets", [](ObjectReader& fields, PresetRow& row) {
                fields("key", row.key, nameText);
                fields("crew", row.crew, nameText);
                fields("flagship", row.flagship, nameText);
                fields("marines", row.marines, nameText);
                fields("column", row.column, nameText);
            });
        },
        [&](const TriremeTables& tables, Problems& problems) {
            trireme::checkCompilable(tables, file, problems);
        });
}

const TriremeTables& TriremeTables::builtIn()
{
    static const TriremeTables tables = readBuiltInTables<TriremeTables>("trireme/tables.json");
    return tables;
}

namespace trireme {

TriremeTables amended(TriremeTables tables, const Json& house, Problems& problems)
{
    return withSingleFigures(std::move(tables), houseFigures, house, problems);
}

} // namespace trireme
} // namespace navarch
