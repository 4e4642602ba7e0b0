// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulebook/rule_tables.h"

#include <algorithm>
#include <cctype>
#include <optional>

#include "core/base/json.h"
#include "core/base/talents.h"
#include "core/battle/match/registry.h"
#include "core/data/embedded.h"

namespace navarch {

namespace {

/// A row as its file has it, with the names of the things around it: of prices.json "troops.archer".
struct FoundRow {
    std::string table;
    std::string name; ///< of a table that is an object of rows; empty: the table is a list
    const Json* row = nullptr;
};

/// The figures that are read from files: the games' tables, the campaign's, prices, random tables, what may be carried when.
const std::vector<Json>& figureFiles()
{
    static const std::vector<Json> files = [] {
        std::vector<Json> read;
        for (const std::string_view name : embeddedFileNames()) {
            const bool isGame = name.ends_with("/tables.json") || name.ends_with("/figures.json");
            if (isGame || name == "prices.json" || name == "random-tables.json" || name == "equipment.json")
                if (auto json = parseJson(*embeddedFile(name), std::string(name)))
                    read.push_back(std::move(*json));
        }
        return read;
    }();
    return files;
}

void findRows(const Json& json, std::string_view rule, const std::string& table, const std::string& name,
              std::vector<FoundRow>& found)
{
    if (json.is_object()) {
        if (const auto its = json.find("rule"); its != json.end() && *its == rule)
            found.push_back({table, name, &json});
        for (const auto& [key, value] : json.items())
            if (value.is_structured())
                findRows(value, rule, json.contains("rule") || table.empty() ? key : table, key, found);
    } else if (json.is_array()) {
        for (const Json& item : json)
            findRows(item, rule, table, {}, found);
    }
}

/// "fires_die" as a word among others: "fires die".
std::string wordsOfKey(std::string_view key)
{
    std::string words(key);
    std::replace(words.begin(), words.end(), '_', ' ');
    std::replace(words.begin(), words.end(), '-', ' ');
    return words;
}

Phrase headOf(std::string_view key)
{
    if (key == "key" || key == "text")
        return phrase("What");
    if (key == "to")
        return phrase("Up to");
    std::string words = wordsOfKey(key);
    if (!words.empty())
        words.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(words.front())));
    return termOf(words);
}

Phrase cellOf(std::string_view key, const Json& value)
{
    if (key == "hundredths" && value.is_number_integer())
        return phrase("%1", Talents::ofHundredths(value.get<std::int64_t>()));
    if (value.is_number_integer())
        return phrase("%1", value.get<std::int64_t>());
    if (value.is_boolean())
        return value.get<bool>() ? phrase("yes") : phrase("no");
    if (value.is_string()) {
        const auto& text = value.get_ref<const std::string&>();
        return key == "shown"                     ? Phrase(given(text)) // figures with signs
               : key == "text" || key == "reason" ? termOf(text)
                                                  : termOf(wordsOfKey(text));
    }
    if (value.is_array()) {
        std::string list;
        for (const Json& item : value)
            list += (list.empty() ? "" : " / ")
                    + (item.is_string() ? wordsOfKey(item.get<std::string>()) : item.dump());
        return given(list);
    }
    return {};
}

/// What is not shown by itself: where a row comes from, its key where it has words, and rows within it.
bool isShown(const Json& row, std::string_view key, const Json& value)
{
    if (key == "rule" || key == "source" || value.is_object())
        return false;
    if (key == "key" && row.contains("text"))
        return false;
    return !(value.is_array() && !value.empty() && value.front().is_structured());
}

RuleTable tableOf(const std::vector<FoundRow>& rows, const HouseValues& changes)
{
    std::vector<std::string> keys;
    bool isNamed = false;
    for (const FoundRow& found : rows) {
        isNamed = isNamed || !found.name.empty();
        for (const auto& [key, value] : found.row->items())
            if (isShown(*found.row, key, value) && std::find(keys.begin(), keys.end(), key) == keys.end())
                keys.push_back(key);
    }
    // A range stands as one reads it, wherever its file has "from".
    const auto to = std::find(keys.begin(), keys.end(), "to");
    const auto from = std::find(keys.begin(), keys.end(), "from");
    if (to < from && from != keys.end())
        std::rotate(to, from, from + 1);
    RuleTable table;
    if (isNamed)
        table.columns.push_back(headOf(rows.front().table));
    for (const std::string& key : keys)
        table.columns.push_back(key == "hundredths" ? phrase("Talents") : headOf(key));
    for (const FoundRow& found : rows) {
        const Json& json = *found.row;
        RuleTable::Row row;
        if (isNamed)
            row.cells.push_back(termOf(wordsOfKey(found.name)));
        const auto key = json.find("key");
        const auto changed = key != json.end() && key->is_string()
                                 ? changes.find(key->get_ref<const std::string&>())
                                 : changes.end();
        row.isChanged = changed != changes.end() && json.contains("value");
        row.isHouse = json.value("source", "") == "house";
        for (const std::string& column : keys) {
            const auto value = json.find(column);
            if (column == "value" && row.isChanged)
                row.cells.push_back(given(changed->second));
            else if (value != json.end() && isShown(json, column, *value))
                row.cells.push_back(cellOf(column, *value));
            else
                row.cells.emplace_back();
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

/// Rows within a row that has the rule: { "rule": ..., "columns": [...], "rows": [ { "face": 1, "results": [...] } ] }.
std::optional<RuleTable> innerTableOf(const Json& json)
{
    const auto rows = json.find("rows");
    if (rows == json.end() || !rows->is_array() || rows->empty() || !rows->front().is_object())
        return std::nullopt;
    std::vector<FoundRow> found;
    for (const Json& row : *rows)
        found.push_back({"rows", {}, &row});
    return tableOf(found, {});
}

/// What the umpire changed under that rule and no row above shows.
std::optional<RuleTable> otherChanges(std::string_view rule, std::string_view game,
                                      const HouseValues& changes, const std::vector<FoundRow>& shown)
{
    const RuleSet* set = builtInRuleSets().find(game);
    if (!set || !set->changeableFigures || changes.empty())
        return std::nullopt;
    RuleTable table{{phrase("What"), phrase("Value")}, {}};
    for (const ChangeableFigure& figure : set->changeableFigures()) {
        const auto changed = changes.find(figure.key);
        const bool isShown = std::any_of(shown.begin(), shown.end(), [&](const FoundRow& found) {
            return found.row->contains("value") && found.row->value("key", "") == figure.key;
        });
        if (figure.rule == rule && changed != changes.end() && !isShown)
            table.rows.push_back({{figure.title, given(changed->second)}, true, true});
    }
    if (table.rows.empty())
        return std::nullopt;
    return table;
}

} // namespace

std::vector<RuleTable> ruleTables(std::string_view rule, std::string_view game, const HouseValues& changes)
{
    std::vector<FoundRow> found;
    for (const Json& file : figureFiles())
        findRows(file, rule, {}, {}, found);
    std::vector<RuleTable> tables;
    for (std::size_t at = 0; at < found.size();) {
        std::vector<FoundRow> together;
        while (at < found.size() && (together.empty() || found[at].table == together.front().table))
            together.push_back(found[at++]);
        if (RuleTable table = tableOf(together, changes); !table.columns.empty())
            tables.push_back(std::move(table));
        for (const FoundRow& row : together)
            if (auto inner = innerTableOf(*row.row))
                tables.push_back(std::move(*inner));
    }
    if (auto others = otherChanges(rule, game, changes, found))
        tables.push_back(std::move(*others));
    return tables;
}

} // namespace navarch
