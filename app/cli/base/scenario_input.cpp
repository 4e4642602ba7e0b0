// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/scenario_input.h"

#include <algorithm>

#include "app/base/files/class_shelf.h"
#include "app/cli/base/input.h"
#include "app/cli/base/one_named.h"
#include "core/base/listed.h"
#include "core/base/text.h"
#include "core/campaign/founding/scenario.h"

namespace navarch {

Result<std::string> scenarioIdNamed(const std::string& text, const std::string& option)
{
    const std::vector<std::string> known = scenarioIds();
    OneNamed meant = oneNamed(text, known);
    if (meant.place)
        return known[*meant.place];
    std::string list;
    for (const std::string& scenario : known)
        list += (list.empty() ? "" : ", ") + scenario;
    return problem(option, phrase("There is no scenario %1.", given(quotedForMessage(text))),
                   sentences({std::move(meant.instead), phrase("There are %1.", given(list))}));
}

Result<CampaignPlan> scenarioNamed(const std::string& fileOrId, const std::string& option, int scale)
{
    const Figures& figures = figuresWithShelved();
    const auto known = scenarioIds();
    if (std::find(known.begin(), known.end(), fileOrId) != known.end())
        return builtInScenario(fileOrId, figures, scale);
    if (fileOrId != "-" && fileOrId.find_first_of("./") == std::string::npos)
        return scenarioIdNamed(fileOrId, option).and_then([&](const std::string& id) {
            return builtInScenario(id, figures, scale);
        });
    return readInput(fileOrId).and_then(
        [&](const std::string& text) { return readScenario(text, placeOf(fileOrId), figures, scale); });
}

} // namespace navarch
