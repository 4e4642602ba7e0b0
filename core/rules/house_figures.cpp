// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/house_figures.h"

#include "core/battle/match/registry.h"
#include "core/rules/campaign/figures.h"

namespace navarch {

std::vector<ChangeableFigure> changeableFigures(std::string_view rules)
{
    if (rules == campaignRules)
        return changeableSingleFigures(CampaignTables::builtIn().figures, campaignFigures);
    const RuleSet* game = builtInRuleSets().find(rules);
    return game && game->changeableFigures ? game->changeableFigures() : std::vector<ChangeableFigure>();
}

Json houseTablesWith(const HouseValues& values, std::string_view rules)
{
    const RuleSet* game = builtInRuleSets().find(rules);
    if (!game || !game->houseTables)
        return {};
    HouseValues known;
    for (const ChangeableFigure& figure : changeableFigures(rules))
        if (const auto found = values.find(figure.key);
            found != values.end() && !figure.whyNot(found->second))
            known.insert(*found);
    return known.empty() ? Json() : game->houseTables(known);
}

} // namespace navarch
