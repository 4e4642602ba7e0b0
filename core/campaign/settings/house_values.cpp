// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/settings/house_values.h"

namespace navarch {

HouseValues houseValuesOf(const Draft& draft, std::string_view rules)
{
    HouseValues values;
    draft.forEach<HouseFigureRecord>([&](const HouseFigureRecord& figure) {
        if (figure.rules == rules)
            values[figure.key] = figure.value;
    });
    return values;
}

HouseValues houseValuesOf(const Campaign& campaign, std::string_view rules)
{
    return houseValuesOf(Draft(campaign), rules);
}

} // namespace navarch
