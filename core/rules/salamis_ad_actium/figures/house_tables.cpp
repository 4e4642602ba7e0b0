// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/figures/house_tables.h"

#include <array>
#include <string_view>

#include "core/base/text.h"
#include "core/rules/salamis_ad_actium/figures/house_figures.h"
#include "core/rules/salamis_ad_actium/figures/tables.h"

namespace navarch::salamis {

namespace {

constexpr std::string_view fastMoves = "fast-moves-";
constexpr std::array<std::string_view, 3> casualtyColumns{"rams", "missiles", "engines"};

std::string casualtyKey(std::size_t face, std::size_t column)
{
    return "casualty-" + std::to_string(face + 1) + "-" + std::string(casualtyColumns[column]);
}

void addFastMoves(std::vector<ChangeableFigure>& list, const CombatTables& tables)
{
    for (const auto& crew : EnumNames<CrewQuality>::names) {
        const std::string name(crew.name);
        list.push_back({std::string(fastMoves) + name,
                        phrase("Fast moves a battle of a crew that is %1", termOf(name)),
                        "SA-5.2",
                        "house",
                        std::to_string(tables.fastMovesOf(crew.value)),
                        0,
                        60,
                        {}});
    }
}

void addCasualties(std::vector<ChangeableFigure>& list, const CombatTables& tables)
{
    if (tables.casualties.source != "house")
        return;
    std::vector<ChangeableFigure::Choice> choices;
    for (const CombatTables::CasualtyResult& result : tables.casualtyResults)
        choices.push_back({result.key, termOf(result.text)});
    for (std::size_t face = 0; face < tables.casualties.results.size(); ++face) {
        for (std::size_t column = 0; column < casualtyColumns.size(); ++column) {
            list.push_back(
                {casualtyKey(face, column),
                 phrase("Casualty on a %1, %2", face + 1, termOf(tables.casualties.columns[column])),
                 tables.casualties.rule, tables.casualties.source, tables.casualties.results[face][column], 0,
                 0, choices});
        }
    }
}

} // namespace

std::vector<ChangeableFigure> changeableFigures()
{
    const CombatTables& tables = CombatTables::builtIn();
    std::vector<ChangeableFigure> list = changeableSingleFigures(tables.figures, houseFigures);
    addFastMoves(list, tables);
    addCasualties(list, tables);
    return list;
}

Json houseTables(const HouseValues& values)
{
    const CombatTables& tables = CombatTables::builtIn();
    Json made = singleFigureTables(tables.figures, values);
    for (const auto& crew : EnumNames<CrewQuality>::names)
        if (const auto found = values.find(std::string(fastMoves) + std::string(crew.name));
            found != values.end())
            made["fast_moves"][std::string(crew.name)] = *wholeNumber(found->second);
    for (std::size_t face = 0; face < tables.casualties.results.size(); ++face) {
        Json row{{"face", face + 1}, {"results", Json::array()}};
        bool differs = false;
        for (std::size_t column = 0; column < casualtyColumns.size(); ++column) {
            const auto found = values.find(casualtyKey(face, column));
            differs = differs || found != values.end();
            row["results"].push_back(found != values.end() ? found->second
                                                           : tables.casualties.results[face][column]);
        }
        if (differs)
            made["casualties"].push_back(std::move(row));
    }
    return made;
}

} // namespace navarch::salamis
