// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/figures/tables.h"

#include "core/base/json_reader.h"
#include "core/rules/pompeius/figures/figures.h"
#include "core/rules/shared/built_in_tables.h"
#include "core/rules/shared/table_rows.h"

namespace navarch {

namespace {

constexpr Bounds cardBounds{0, pompeius::mostCardsOfAKind};
constexpr Bounds laurelBounds{-20, 20};

} // namespace

Result<PompeiusTables> PompeiusTables::fromJson(const Json& json, const std::string& file)
{
    return tablesFromJson<PompeiusTables>(
        json, file, "navarch-pompeius-tables/1",
        [](ObjectReader& top, PompeiusTables& tables) {
            tables.cards = tableRows<CardRow>(top, "cards", [](ObjectReader& fields, CardRow& row) {
                fields("key", row.key, nameText);
                fields("number", row.number, cardBounds);
                fields("boog", row.boog, cardBounds);
            });
            tables.crews = tableRows<CrewRow>(top, "crews", [](ObjectReader& fields, CrewRow& row) {
                fields("key", row.key, nameText);
                fields("nation", row.nation, nameText);
                fields("bow", row.bow, ListBounds{{0, pompeius::mostBoxes}, 3});
                fields("stern", row.stern, ListBounds{{0, pompeius::mostBoxes}, 3});
            });
            tables.laurels = tableRows<LaurelRow>(top, "laurels", [](ObjectReader& fields, LaurelRow& row) {
                fields("key", row.key, nameText);
                fields("capture", row.capture, laurelBounds);
                fields("sinking", row.sinking, laurelBounds);
                fields("killed", row.killed, laurelBounds);
                fields("prisoner", row.prisoner, laurelBounds);
                fields("lost-fighting", row.lostFighting, laurelBounds);
                fields("left-for-good", row.leftForGood, laurelBounds);
                fields("prize", row.prize, laurelBounds);
            });
        },
        [&](const PompeiusTables& tables, Problems& problems) {
            pompeius::checkCompilable(tables, file, problems);
        });
}

const PompeiusTables& PompeiusTables::builtIn()
{
    static const PompeiusTables tables = readBuiltInTables<PompeiusTables>("pompeius/tables.json");
    return tables;
}

namespace pompeius {

PompeiusTables amended(PompeiusTables tables, const Json& house, Problems& problems)
{
    return withSingleFigures(std::move(tables), houseFigures, house, problems);
}

} // namespace pompeius
} // namespace navarch
