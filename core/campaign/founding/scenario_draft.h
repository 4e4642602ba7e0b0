// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/json.h"
#include "core/campaign/founding/plan.h"

namespace navarch {

/// A scenario as it is edited: its file as a value. What stands in the file that nobody here knows stays in it. The chart stands
/// apart, for it is large and nothing alters it.
struct ScenarioDraft {
    Json document = Json::object();     ///< navarch-scenario/1; "chart" is null where it has one of its own
    std::shared_ptr<const Chart> chart; ///< of its own; null: the built-in one of the Mediterranean

    friend bool operator==(const ScenarioDraft& a, const ScenarioDraft& b);
};

/// Reads the text of a scenario file; refused what readScenario() refuses.
[[nodiscard]] Result<ScenarioDraft> readScenarioDraft(std::string_view text, const std::string& file,
                                                      const Figures& figures);

/// The file of a draft, with its chart in it: the same bytes for the same draft, and read again an equal one.
[[nodiscard]] std::string scenarioText(const ScenarioDraft& draft);

/// The draft as a plan; refused what readPlan() refuses. Places are called as in the file: "sides[0].budget".
[[nodiscard]] Result<CampaignPlan> planOf(const ScenarioDraft& draft, const Figures& figures,
                                          int scale = usualFleetScale);

/// The figures with the ports and lanes of the draft's chart, and the classes that it names. What comes back lasts as long as the program.
[[nodiscard]] const Figures& figuresOf(const ScenarioDraft& draft, const Figures& base);

/// What a scenario of one's own begins with: sides of these names without ports or ships, and every port of the chart that is
/// founded by that year, neutral.
struct BareWar {
    std::string name;
    std::vector<std::string> sides;
    int year = -431;
    std::shared_ptr<const Chart> chart; ///< null: the built-in one
};

/// Refused: a chart on which no war can be played, and names that cannot be names.
[[nodiscard]] Result<ScenarioDraft> bareScenario(const BareWar& war, const Figures& figures);

/// An id made of a name, of letters, digits and hyphens; `otherwise` where it has none of them.
[[nodiscard]] std::string idOfName(std::string_view name, std::string_view otherwise);

} // namespace navarch
