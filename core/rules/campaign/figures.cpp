// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/campaign/figures.h"

#include "core/rules/shared/built_in_tables.h"
#include "core/rules/shared/table_rows.h"

namespace navarch {

Result<CampaignTables> CampaignTables::fromJson(const Json& json, const std::string& file)
{
    return singleFiguresFromJson<CampaignTables>(json, file, "navarch-campaign-figures/1", campaignFigures);
}

const CampaignTables& CampaignTables::builtIn()
{
    static const CampaignTables tables = readBuiltInTables<CampaignTables>("campaign/figures.json");
    return tables;
}

} // namespace navarch
