// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "core/base/fields.h"
#include "core/base/json_reader.h"
#include "core/base/text.h"
#include "core/battle/brief/changeable_figure.h"

// The single figures of a game: whole numbers that stand one by one in its tables (key, value, rule, source, words) and
// in a plain struct of its own, `Kept`, while a battle is fought. A game lists them once, as SingleFigures; reading,
// checking and changing them is the same for all games and stands here. `Row` is the row of the game's tables.

namespace navarch {

/// How a figure is called in the tables, where the game keeps it, and what it may be: within these bounds nothing
/// overflows or divides by zero.
template <class Kept>
struct SingleFigure {
    std::string_view key;
    int Kept::*place;
    Bounds bounds;

    [[nodiscard]] bool mayBe(std::int64_t value) const
    {
        return value >= bounds.least && value <= bounds.most;
    }
    /// "Write a whole number from 1 to 6."
    [[nodiscard]] Phrase remedy() const
    {
        return phrase("Write a whole number from %1 to %2.", bounds.least, bounds.most);
    }
};

template <class Kept, std::size_t count>
using SingleFigures = std::array<SingleFigure<Kept>, count>;

/// Null when there is none of that key.
template <class Kept, std::size_t count>
[[nodiscard]] constexpr const SingleFigure<Kept>* findFigure(const SingleFigures<Kept, count>& known,
                                                             std::string_view key)
{
    for (const SingleFigure<Kept>& figure : known)
        if (figure.key == key)
            return &figure;
    return nullptr;
}

/// Adds to `problems` what is wrong with the rows of a table: each known figure must stand there once, within its bounds,
/// and no other.
template <class Row, class Kept, std::size_t count>
void checkSingleFigures(const std::vector<Row>& rows, const SingleFigures<Kept, count>& known,
                        const std::string& place, Problems& problems)
{
    for (const SingleFigure<Kept>& figure : known)
        if (std::count_if(rows.begin(), rows.end(), [&](const Row& row) { return row.key == figure.key; })
            != 1)
            problems.push_back(
                {place, phrase("The figure \"%1\" must stand here once.", given(figure.key)), {}});
    for (const Row& row : rows) {
        const SingleFigure<Kept>* figure = findFigure(known, row.key);
        if (!figure)
            problems.push_back({place,
                                phrase("%1 is no figure the rules know.", given(quotedForMessage(row.key))),
                                phrase("Take it out, or correct its spelling.")});
        else if (!figure->mayBe(row.value))
            problems.push_back({place, phrase("The figure \"%1\" cannot be %2.", given(row.key), row.value),
                                figure->remedy()});
    }
}

/// Takes checked rows over.
template <class Row, class Kept, std::size_t count>
void keepSingleFigures(const std::vector<Row>& rows, const SingleFigures<Kept, count>& known, Kept& kept)
{
    for (const Row& row : rows)
        kept.*(findFigure(known, row.key)->place) = row.value;
}

/// Puts the figures of a brief's house tables, { "rows": 24 }, in place of the game's own. Only those that are ours may be
/// replaced; whatever cannot be goes to `problems` and changes nothing.
template <class Row, class Kept, std::size_t count>
void amendSingleFigures(std::vector<Row>& rows, const SingleFigures<Kept, count>& known, const Json& figures,
                        const std::string& place, Problems& problems)
{
    if (!figures.is_object()) {
        problems.push_back({place, phrase("An object in braces belongs here."),
                            phrase("Write %1.", given("{ \"" + std::string(known.front().key) + "\": "
                                                      + std::to_string(known.front().bounds.least) + " }"))});
        return;
    }
    for (const auto& [key, entry] : figures.items()) {
        const Json& value = entry;
        const auto row = std::find_if(rows.begin(), rows.end(),
                                      [&name = key](const Row& each) { return each.key == name; });
        const SingleFigure<Kept>* figure = findFigure(known, key);
        if (row == rows.end() || !figure)
            problems.push_back({place, phrase("%1 is no figure of this game.", given(quotedForMessage(key))),
                                phrase("Correct its spelling.")});
        else if (row->source != "house")
            problems.push_back({place + "." + key,
                                phrase("This figure is printed in the game (%1).", given(row->rule)),
                                phrase("Only house figures may be replaced.")});
        else if (!value.is_number_integer() || !figure->mayBe(value.get<std::int64_t>()))
            problems.push_back(
                {place + "." + key, phrase("The figure is out of its bounds."), figure->remedy()});
        else
            row->value = value.get<int>();
    }
}

/// The tables with a brief's house tables in them, of a game all of whose house figures are single ones. Null: no change.
template <class Tables, class Kept, std::size_t count>
[[nodiscard]] Tables withSingleFigures(Tables tables, const SingleFigures<Kept, count>& known,
                                       const Json& house, Problems& problems)
{
    if (house.is_null())
        return tables;
    const std::string place = "house_tables";
    ObjectReader top(house, place, "", problems);
    if (const Json* figures = top.value("figures"))
        amendSingleFigures(tables.figures, known, *figures, place + ".figures", problems);
    top.finish();
    return tables;
}

/// Those of a game's single figures that are ours, for an umpire to change.
template <class Row, class Kept, std::size_t count>
[[nodiscard]] std::vector<ChangeableFigure> changeableSingleFigures(const std::vector<Row>& rows,
                                                                    const SingleFigures<Kept, count>& known)
{
    std::vector<ChangeableFigure> list;
    for (const Row& row : rows) {
        const SingleFigure<Kept>* figure = findFigure(known, row.key);
        if (figure && row.source == "house")
            list.push_back({row.key,
                            termOf(row.text),
                            row.rule,
                            row.source,
                            std::to_string(row.value),
                            static_cast<int>(figure->bounds.least),
                            static_cast<int>(figure->bounds.most),
                            {}});
    }
    return list;
}

/// The house tables of a brief with such values: what amendSingleFigures() reads. `values` are such that
/// changeableSingleFigures() lets pass; others are left out.
template <class Row>
[[nodiscard]] Json singleFigureTables(const std::vector<Row>& rows, const HouseValues& values)
{
    Json tables = Json::object();
    for (const Row& row : rows)
        if (const auto found = values.find(row.key); found != values.end())
            tables["figures"][row.key] = *wholeNumber(found->second);
    return tables;
}

} // namespace navarch
