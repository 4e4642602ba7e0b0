// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/trireme/figures/figures.h"

#include <algorithm>

#include "core/base/text.h"

namespace navarch::trireme {

namespace {

std::int8_t small(int value)
{
    return static_cast<std::int8_t>(value);
}

bool isOneOf(const std::string& word, std::initializer_list<std::string_view> known)
{
    return std::find(known.begin(), known.end(), word) != known.end();
}

} // namespace

void checkCompilable(const TriremeTables& tables, const std::string& file, Problems& problems)
{
    checkSingleFigures(tables.figures, houseFigures, file + ": figures", problems);
    if (tables.fire.size() != BattleFigures::fireRows)
        problems.push_back(
            {file + ": fire", std::to_string(BattleFigures::fireRows) + " rows are needed.", {}});
    for (const auto& row : tables.fire)
        if (!enumFromName<Weapon>(row.key) || row.least > row.range)
            problems.push_back({file + ": fire", "The row of " + quotedForMessage(row.key) + " cannot be so.",
                                "Write " + listOfNames<Weapon>() + ", the least range before the range."});
    for (const auto& row : tables.decks)
        if (!isOneOf(row.column, {"roman", "hellenistic"}))
            problems.push_back({file + ": decks", "There is no column " + quotedForMessage(row.column) + ".",
                                "Write roman or hellenistic."});
    for (const auto& row : tables.presets)
        if (!isOneOf(row.crew, {"poor", "average", "elite"})
            || !isOneOf(row.flagship, {"poor", "average", "elite"})
            || !isOneOf(row.marines, {"light", "medium", "heavy"})
            || !isOneOf(row.column, {"roman", "hellenistic"}))
            problems.push_back(
                {file + ": presets", "The preset " + quotedForMessage(row.key) + " cannot be so.", {}});
}

BattleFigures BattleFigures::compiled(const TriremeTables& tables)
{
    BattleFigures figures;
    keepSingleFigures(tables.figures, houseFigures, figures.house);
    for (std::size_t i = 0; i < fireRows; ++i) {
        const auto& row = tables.fire[i];
        const Weapon weapon = enumFromName<Weapon>(row.key).value();
        figures.fire[i] = {weapon,
                           small(row.least),
                           small(row.range),
                           small(row.from),
                           {small(row.damage), small(row.kills)}};
        auto& range = figures.range[static_cast<std::size_t>(weapon)];
        range = std::max(range, small(row.range));
    }
    return figures;
}

} // namespace navarch::trireme
