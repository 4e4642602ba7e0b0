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
        problems.push_back({file + ": fire", phrase("%1 rows are needed.", BattleFigures::fireRows), {}});
    for (const auto& row : tables.fire)
        if (!enumFromName<Weapon>(row.key) || row.least > row.range)
            problems.push_back(
                {file + ": fire", phrase("The row of %1 cannot be so.", given(quotedForMessage(row.key))),
                 phrase("Write %1, the least range before the range.", given(listOfNames<Weapon>()))});
    for (const auto& row : tables.decks)
        if (!isOneOf(row.column, {"roman", "hellenistic"}))
            problems.push_back({file + ": decks",
                                phrase("There is no column %1.", given(quotedForMessage(row.column))),
                                phrase("Write roman or hellenistic.")});
    for (const auto& row : tables.presets)
        if (!isOneOf(row.crew, {"poor", "average", "elite"})
            || !isOneOf(row.flagship, {"poor", "average", "elite"})
            || !isOneOf(row.marines, {"light", "medium", "heavy"})
            || !isOneOf(row.column, {"roman", "hellenistic"}))
            problems.push_back({file + ": presets",
                                phrase("The preset %1 cannot be so.", given(quotedForMessage(row.key))),
                                {}});
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
