// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/figures/amendments.h"

#include <algorithm>

#include "core/base/json_reader.h"
#include "core/base/text.h"
#include "core/people/quality.h"
#include "core/rules/salamis_ad_actium/figures/house_figures.h"

namespace navarch::salamis {

namespace {

constexpr std::string_view source = "house_tables";

void amendFastMoves(CombatTables& tables, const Json& json, Problems& problems)
{
    ObjectReader reader(json, std::string(source), "fast_moves", problems);
    for (const auto& quality : EnumNames<CrewQuality>::names)
        reader(quality.name, tables.fastMoves[static_cast<std::size_t>(quality.value)], Bounds{0, 60});
    reader.finish();
}

void amendCasualties(CombatTables& tables, ObjectReader& top, Problems& problems)
{
    int row = 0;
    for (const Json* item : top.items("casualties", 10)) {
        const std::string path = "casualties[" + std::to_string(row++) + "]";
        ObjectReader reader(*item, std::string(source), path, problems, Missing::IsAProblem);
        int face = 1;
        reader("face", face, Bounds{1, 10});
        const auto results = reader.items("results", 3);
        if (results.size() != 3)
            reader.refuse("results", phrase("A row has three results."),
                          phrase("Give one for each column: rams, missiles, engines."));
        for (std::size_t column = 0; column < results.size(); ++column) {
            const std::string key = results[column]->is_string() ? results[column]->get<std::string>() : "";
            const bool known = std::any_of(tables.casualtyResults.begin(), tables.casualtyResults.end(),
                                           [&](const auto& result) { return result.key == key; });
            if (known)
                tables.casualties.results[static_cast<std::size_t>(face - 1)][column] = key;
            else
                reader.refuse("results",
                              phrase("%1 is no casualty of this game.", given(quotedForMessage(key))),
                              phrase("Take one of the printed table's."));
        }
        reader.finish();
    }
}

} // namespace

CombatTables amended(CombatTables tables, const Json& house, Problems& problems)
{
    if (house.is_null())
        return tables;
    ObjectReader top(house, std::string(source), "", problems);
    if (const Json* figures = top.value("figures"))
        amendSingleFigures(tables.figures, houseFigures, *figures, std::string(source) + ".figures",
                           problems);
    if (const Json* fastMoves = top.value("fast_moves"))
        amendFastMoves(tables, *fastMoves, problems);
    amendCasualties(tables, top, problems);
    top.finish();
    return tables;
}

} // namespace navarch::salamis
