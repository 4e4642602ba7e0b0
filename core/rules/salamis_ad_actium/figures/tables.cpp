// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/figures/tables.h"

#include <algorithm>
#include <stdexcept>

#include "core/base/json_reader.h"
#include "core/rules/salamis_ad_actium/figures/figures.h"
#include "core/rules/shared/built_in_tables.h"

namespace navarch {

namespace {

constexpr TextBounds lineText{300, false};
constexpr Bounds anyValue{-100, 100};

/// Calls `read(fields)` for every object of the array `name`.
template <class Read>
void eachOf(ObjectReader& top, const char* name, int most, Read read)
{
    int index = 0;
    for (const Json* item : top.items(name, most)) {
        ObjectReader fields(*item, top.file(), top.pathOf(name) + "[" + std::to_string(index++) + "]",
                            top.problems(), Missing::IsAProblem);
        read(fields);
        fields.finish();
    }
    if (index == 0)
        top.refuse(name, phrase("The table is empty."));
}

std::vector<CombatTables::Modifier> readModifiers(ObjectReader& top, const char* name)
{
    std::vector<CombatTables::Modifier> modifiers;
    eachOf(top, name, 100, [&](ObjectReader& fields) {
        CombatTables::Modifier& modifier = modifiers.emplace_back();
        fields("key", modifier.key, nameText);
        fields("text", modifier.text, lineText);
        fields("shown", modifier.shown, nameText);
        fields("values", modifier.values, ListBounds{anyValue, 20});
        fields("real_target_only", modifier.realTargetOnly);
        fields("rule", modifier.rule, nameText);
        fields("source", modifier.source, nameText);
    });
    return modifiers;
}

std::vector<CombatTables::Note> readNotes(ObjectReader& top, const char* name)
{
    std::vector<CombatTables::Note> notes;
    eachOf(top, name, 20, [&](ObjectReader& fields) {
        CombatTables::Note& note = notes.emplace_back();
        fields("text", note.text, lineText);
        fields("rule", note.rule, nameText);
        fields("source", note.source, nameText);
    });
    return notes;
}

std::vector<CombatTables::DamageRow> readDamage(ObjectReader& top)
{
    std::vector<CombatTables::DamageRow> rows;
    std::optional<int> next;
    eachOf(top, "ramming_damage", 20, [&](ObjectReader& fields) {
        CombatTables::DamageRow& row = rows.emplace_back();
        const auto bound = [&](const char* name, std::optional<int>& value) {
            if (!fields.has(name))
                return;
            int read{};
            fields(name, read, anyValue);
            value = read;
        };
        bound("from", row.from);
        bound("to", row.to);
        fields("damage", row.damage);
        fields("text", row.text, nameText);
        fields("casualty_dice", row.casualtyDice, Bounds{0, 20});
        fields("rule", row.rule, nameText);
        fields("source", row.source, nameText);
        if (row.from != next || (row.to && row.from && *row.to < *row.from))
            fields.refuse("from", phrase("The rows must cover every score once, in order."));
        next = row.to ? std::optional(*row.to + 1) : std::nullopt;
    });
    if (next)
        top.refuse("ramming_damage", phrase("The last row must be open above."));
    return rows;
}

CombatTables::Casualties readCasualties(ObjectReader& top, const CombatTables& tables)
{
    CombatTables::Casualties casualties;
    const Json* json = top.value("casualties");
    if (!json) {
        top.refuse("casualties", phrase("The Casualty Table is missing."));
        return casualties;
    }
    ObjectReader read(*json, top.file(), "casualties", top.problems(), Missing::IsAProblem);
    read("rule", casualties.rule, nameText);
    read("source", casualties.source, nameText);
    const auto texts = [](ObjectReader& from, const char* name, auto& place) {
        std::size_t count = 0;
        for (const Json* item : from.items(name, 3))
            if (item->is_string())
                place[count++] = item->get<std::string>();
        if (count != 3)
            from.refuse(name, phrase("Three texts are needed, one a column."));
    };
    texts(read, "columns", casualties.columns);
    std::size_t row = 0;
    eachOf(read, "rows", 10, [&](ObjectReader& fields) {
        int face{};
        fields("face", face, Bounds{1, 10});
        if (face != static_cast<int>(row) + 1)
            fields.refuse("face", phrase("The faces 1 to 10 must stand in order."));
        texts(fields, "results", casualties.results[row]);
        for (const std::string& key : casualties.results[row]) {
            const auto known = [&](const CombatTables::CasualtyResult& result) { return result.key == key; };
            if (std::none_of(tables.casualtyResults.begin(), tables.casualtyResults.end(), known))
                fields.refuse("results",
                              phrase("%1 is none of casualty_results.", given(quotedForMessage(key))));
        }
        ++row;
    });
    if (row != 10)
        read.refuse("rows", phrase("Ten rows are needed, one a face."));
    read.finish();
    return casualties;
}

} // namespace

std::string CombatTables::DamageRow::scores() const
{
    if (!from)
        return std::to_string(*to) + " or less";
    if (!to)
        return std::to_string(*from) + " or more";
    return std::to_string(*from) + "-" + std::to_string(*to);
}

int CombatTables::casualtyDiceOf(Damage damage) const
{
    for (const DamageRow& row : rammingDamage)
        if (row.damage == damage)
            return row.casualtyDice;
    return 0;
}

const std::string& CombatTables::casualtyText(const std::string& key) const
{
    for (const CasualtyResult& result : casualtyResults)
        if (result.key == key)
            return result.text;
    throw std::out_of_range("no casualty " + key);
}

Result<CombatTables> CombatTables::fromJson(const Json& json, const std::string& file)
{
    Problems problems;
    CombatTables tables;
    ObjectReader top(json, file, {}, problems, Missing::IsAProblem);
    top.expectFormat("navarch-salamis-tables/1");
    std::string text;
    top("source", text, noteText);
    if (const Json* moves = top.value("fast_moves")) {
        ObjectReader read(*moves, file, "fast_moves", problems, Missing::IsAProblem);
        read("rule", text, nameText);
        read("source", text, nameText);
        for (const auto& [crew, name] : EnumNames<CrewQuality>::names)
            read(name, tables.fastMoves[static_cast<std::size_t>(crew)], Bounds{0, 20});
        read.finish();
    }
    if (const Json* test = top.value("crew_test")) {
        ObjectReader read(*test, file, "crew_test", problems, Missing::IsAProblem);
        read("rule", text, nameText);
        read("source", text, nameText);
        read("die", tables.crewTestDie, Bounds{2, 100});
        read("passes_from", tables.crewTestFrom, Bounds{1, 100});
        read.finish();
    }
    eachOf(top, "figures", 200, [&](ObjectReader& fields) {
        Figure& figure = tables.figures.emplace_back();
        fields("key", figure.key, nameText);
        fields("text", figure.text, lineText);
        fields("value", figure.value, Bounds{-1000, 1000});
        fields("rule", figure.rule, nameText);
        fields("source", figure.source, nameText);
    });
    eachOf(top, "winds", 6, [&](ObjectReader& fields) {
        WindRow& row = tables.winds.emplace_back();
        fields("wind", row.wind);
        fields("least", row.least, Bounds{0, 10});
        fields("most", row.most, Bounds{0, 10});
        fields("deducts", row.deducts, Bounds{0, 20});
        fields("raises", row.raises);
        fields("rule", row.rule, nameText);
        fields("source", row.source, nameText);
    });
    tables.rammingModifiers = readModifiers(top, "ramming_modifiers");
    tables.rammingNotes = readNotes(top, "ramming_notes");
    tables.rammingDamage = readDamage(top);
    eachOf(top, "casualty_results", 50, [&](ObjectReader& fields) {
        CasualtyResult& result = tables.casualtyResults.emplace_back();
        fields("key", result.key, nameText);
        fields("text", result.text, nameText);
    });
    tables.casualties = readCasualties(top, tables);
    tables.casualtyNotes = readNotes(top, "casualty_notes");
    tables.rakeModifiers = readModifiers(top, "rake_modifiers");
    tables.rakeNotes = readNotes(top, "rake_notes");
    top.finish();
    if (problems.empty())
        salamis::checkCompilable(tables, file, problems);
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return tables;
}

const CombatTables& CombatTables::builtIn()
{
    static const CombatTables tables = readBuiltInTables<CombatTables>("salamis-ad-actium/tables.json");
    return tables;
}

} // namespace navarch
