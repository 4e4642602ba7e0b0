// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/battle/brief/brief.h"
#include "core/battle/brief/rule_example.h"
#include "core/rules/shared/single_figures.h"

namespace navarch {

/// The tables that an example is worked out with, the umpire's changes not yet in them. Tables that cannot be read are taken
/// for the program's own.
template <class Tables>
[[nodiscard]] Tables exampleTables(const ExampleFigures& with)
{
    if (!with.tables)
        return Tables::builtIn();
    auto read = Tables::fromJson(*with.tables, "tables");
    return read ? std::move(*read) : Tables::builtIn();
}

/// The same with the umpire's changes in them, which were checked when he made them, by the game's amended().
template <class Tables, class Amended>
[[nodiscard]] Tables amendedExampleTables(const ExampleFigures& with, Amended&& amended)
{
    Tables tables = exampleTables<Tables>(with);
    const Json house = singleFigureTables(tables.figures, with.changes);
    Problems ignored;
    return amended(std::move(tables), house, ignored);
}

/// Two fleets of so many triremes and one quinquereme each on the open sea, under such house tables.
[[nodiscard]] BattleBrief exampleBrief(std::string_view rules, const Figures& figures, Json houseTables,
                                       int triremes);

/// The same under the umpire's changes.
template <class Tables>
[[nodiscard]] BattleBrief exampleBriefOf(std::string_view rules, const ExampleFigures& with, int triremes)
{
    return exampleBrief(rules, with.figures, singleFigureTables(Tables::builtIn().figures, with.changes),
                        triremes);
}

/// "a; b; c": what an example goes through one by one. No item: an empty phrase.
[[nodiscard]] Phrase oneByOne(const std::vector<Phrase>& items);

/// What each face of a die, or each score from `first` on, comes to; those that come to the same stand together: "1 to 3: calm;
/// 4: light".
template <class WordsOf>
[[nodiscard]] Phrase scoreByScore(int first, int last, WordsOf&& wordsOf)
{
    std::vector<Phrase> items;
    while (first <= last) {
        const Phrase words = wordsOf(first);
        int end = first;
        while (end < last && wordsOf(end + 1) == words)
            ++end;
        items.push_back(first == end ? phrase("%1: %2", first, words)
                                     : phrase("%1 to %2: %3", first, end, words));
        first = end + 1;
    }
    return oneByOne(items);
}

/// On how many faces of a die it is so.
template <class IsSo>
[[nodiscard]] int facesOf(int sides, IsSo&& isSo)
{
    int count = 0;
    for (int face = 1; face <= sides; ++face)
        count += isSo(face) ? 1 : 0;
    return count;
}

/// Single figures that say what a die of `sides` must show, by their keys: each with the faces that do. A key that ends in "-to",
/// "-dead", "-wounded" or "-taken" is the most that it may show, any other the least.
template <class Row>
[[nodiscard]] std::vector<Phrase> dieFigures(const std::vector<Row>& rows, int sides,
                                             std::initializer_list<std::string_view> keys)
{
    std::vector<Phrase> lines;
    for (const std::string_view key : keys) {
        const auto row =
            std::find_if(rows.begin(), rows.end(), [&](const Row& each) { return each.key == key; });
        if (row == rows.end())
            continue;
        const bool isMost = key.ends_with("-to") || key.ends_with("-dead") || key.ends_with("-wounded")
                            || key.ends_with("-taken");
        const int faces =
            facesOf(sides, [&](int face) { return isMost ? face <= row->value : face >= row->value; });
        lines.push_back(
            phraseN("%1: %2, {%n face|%n faces} of %3.", faces, termOf(row->text), row->value, sides));
    }
    return lines;
}

} // namespace navarch
