// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/campaign/figures.h"

#include "core/rules/shared/built_in_tables.h"
#include "core/rules/shared/table_rows.h"

namespace navarch {

Result<CampaignTables> CampaignTables::fromJson(const Json& json, const std::string& file)
{
    Problems problems;
    CampaignTables tables;
    ObjectReader top(json, file, {}, problems, Missing::IsAProblem);
    top.expectFormat("navarch-campaign-figures/1");
    std::string text;
    top("source", text, noteText);
    tables.figures = figureRows<Figure>(top);
    top.finish();
    if (problems.empty())
        checkSingleFigures(tables.figures, campaignFigures, file + ": figures", problems);
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return tables;
}

const CampaignTables& CampaignTables::builtIn()
{
    static const CampaignTables tables = readBuiltInTables<CampaignTables>("campaign/figures.json");
    return tables;
}

} // namespace navarch
