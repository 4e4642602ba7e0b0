// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/settings/figures_in_force.h"

#include "core/campaign/settings/house_values.h"

namespace navarch {

CampaignFigures figuresInForce(const Draft& draft)
{
    CampaignFigures figures;
    keepSingleFigures(CampaignTables::builtIn().figures, campaignFigures, figures);
    for (const auto& [key, text] : houseValuesOf(draft, campaignRules)) {
        const auto* figure = findFigure(campaignFigures, key);
        const auto value = wholeNumber(text);
        // A file from elsewhere may hold what the gate would not let pass; ours stands then.
        if (figure && value && figure->mayBe(*value))
            figures.*(figure->place) = *value;
    }
    return figures;
}

} // namespace navarch
