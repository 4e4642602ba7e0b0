// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/house_figures.h"

#include <algorithm>

#include "core/base/text.h"
#include "core/rules/campaign/figures.h"
#include "core/rules/pompeius/figures/house_figures.h"
#include "core/rules/ramming_speed/figures/house_figures.h"
#include "core/rules/salamis_ad_actium/figures/house_figures.h"
#include "core/rules/squadrons/figures/house_figures.h"
#include "core/rules/squadrons/figures/tables.h"
#include "core/rules/trireme/figures/house_figures.h"

namespace navarch {

namespace {

constexpr std::string_view salamisRules = "salamis-ad-actium";
constexpr std::string_view rammingRules = "ramming-speed";
constexpr std::string_view triremeRules = "trireme";
constexpr std::string_view squadronRules = "squadrons";
constexpr std::string_view pompeiusRules = "pompeius";
constexpr std::string_view fastMoves = "fast-moves-";
constexpr std::array<std::string_view, 3> casualtyColumns{"rams", "missiles", "engines"};

std::string casualtyKey(std::size_t face, std::size_t column)
{
    return "casualty-" + std::to_string(face + 1) + "-" + std::string(casualtyColumns[column]);
}

/// The single figures of a game that are tagged house.
template <class Row, class Kept, std::size_t count>
void addSingleFigures(std::vector<ChangeableFigure>& list, const std::vector<Row>& rows,
                      const SingleFigures<Kept, count>& known)
{
    for (const Row& row : rows) {
        const SingleFigure<Kept>* figure = findFigure(known, row.key);
        if (figure && row.source == "house")
            list.push_back({row.key, row.text, row.rule, row.source, std::to_string(row.value),
                            static_cast<int>(figure->bounds.least), static_cast<int>(figure->bounds.most), {}});
    }
}

template <class Figure>
void writeSingleFigures(Json& tables, const std::vector<Figure>& figures, const HouseValues& values)
{
    for (const Figure& figure : figures)
        if (const auto found = values.find(figure.key); found != values.end())
            tables["figures"][figure.key] = *wholeNumber(found->second);
}

void addFastMoves(std::vector<ChangeableFigure>& list, const CombatTables& tables)
{
    for (const auto& crew : EnumNames<CrewQuality>::names) {
        const std::string name(crew.name);
        list.push_back({std::string(fastMoves) + name, "Fast moves a battle of a crew that is " + name, "SA-5.2", "house",
                        std::to_string(tables.fastMovesOf(crew.value)), 0, 60, {}});
    }
}

void addCasualties(std::vector<ChangeableFigure>& list, const CombatTables& tables)
{
    if (tables.casualties.source != "house")
        return;
    std::vector<ChangeableFigure::Choice> choices;
    for (const CombatTables::CasualtyResult& result : tables.casualtyResults)
        choices.push_back({result.key, result.text});
    for (std::size_t face = 0; face < tables.casualties.results.size(); ++face) {
        for (std::size_t column = 0; column < casualtyColumns.size(); ++column) {
            list.push_back({casualtyKey(face, column),
                            "Casualty on a " + std::to_string(face + 1) + ", " + tables.casualties.columns[column],
                            tables.casualties.rule, tables.casualties.source,
                            tables.casualties.results[face][column], 0, 0, choices});
        }
    }
}

/// Of a game whose house figures are all single ones. `values` are such that changeableFigures() lets pass.
template <class Tables>
Json singleTables(const HouseValues& values, const Tables& tables)
{
    Json made = Json::object();
    writeSingleFigures(made, tables.figures, values);
    return made;
}

/// `values` are such that changeableFigures() lets pass.
Json salamisTables(const HouseValues& values, const CombatTables& tables)
{
    Json made = Json::object();
    writeSingleFigures(made, tables.figures, values);
    for (const auto& crew : EnumNames<CrewQuality>::names)
        if (const auto found = values.find(std::string(fastMoves) + std::string(crew.name)); found != values.end())
            made["fast_moves"][std::string(crew.name)] = *wholeNumber(found->second);
    for (std::size_t face = 0; face < tables.casualties.results.size(); ++face) {
        Json row{{"face", face + 1}, {"results", Json::array()}};
        bool differs = false;
        for (std::size_t column = 0; column < casualtyColumns.size(); ++column) {
            const auto found = values.find(casualtyKey(face, column));
            differs = differs || found != values.end();
            row["results"].push_back(found != values.end() ? found->second : tables.casualties.results[face][column]);
        }
        if (differs)
            made["casualties"].push_back(std::move(row));
    }
    return made;
}

} // namespace

std::optional<std::string> ChangeableFigure::whyNot(std::string_view text) const
{
    if (choices.empty()) {
        const auto number = wholeNumber(text);
        if (number && *number >= least && *number <= most)
            return std::nullopt;
        return "Write a whole number from " + std::to_string(least) + " to " + std::to_string(most) + ".";
    }
    std::string known;
    for (const Choice& choice : choices) {
        if (choice.value == text)
            return std::nullopt;
        known += (known.empty() ? "" : ", ") + choice.value;
    }
    return "Choose one of " + known + ".";
}

std::vector<ChangeableFigure> changeableFigures(std::string_view rules, const Figures& figures)
{
    std::vector<ChangeableFigure> list;
    if (rules == campaignRules)
        addSingleFigures(list, CampaignTables::builtIn().figures, campaignFigures);
    if (rules == rammingRules)
        addSingleFigures(list, figures.rammingTables.figures, ramming::houseFigures);
    if (rules == triremeRules)
        addSingleFigures(list, figures.triremeTables.figures, trireme::houseFigures);
    if (rules == squadronRules)
        addSingleFigures(list, SquadronTables::builtIn().figures, squadrons::houseFigures);
    if (rules == pompeiusRules)
        addSingleFigures(list, figures.pompeiusTables.figures, pompeius::houseFigures);
    if (rules != salamisRules)
        return list;
    addSingleFigures(list, figures.salamisTables.figures, salamis::houseFigures);
    addFastMoves(list, figures.salamisTables);
    addCasualties(list, figures.salamisTables);
    return list;
}

Json houseTablesWith(const HouseValues& values, std::string_view rules, const Figures& figures)
{
    HouseValues known;
    for (const ChangeableFigure& figure : changeableFigures(rules, figures))
        if (const auto found = values.find(figure.key); found != values.end() && !figure.whyNot(found->second))
            known.insert(*found);
    if (known.empty() || rules == campaignRules)
        return {};
    return rules == rammingRules    ? singleTables(known, figures.rammingTables)
           : rules == triremeRules  ? singleTables(known, figures.triremeTables)
           : rules == squadronRules ? singleTables(known, SquadronTables::builtIn())
           : rules == pompeiusRules ? singleTables(known, figures.pompeiusTables)
                                    : salamisTables(known, figures.salamisTables);
}

} // namespace navarch
