// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/campaign/founding/plan.h"

namespace navarch {

/// How a scenario names the built-in chart in place of one of its own.
inline constexpr std::string_view builtInChartName = "mediterranean";

/// Reads the text of a scenario file, "navarch-scenario/1", whoever wrote it; refused what readPlan() refuses, a document that
/// is too large or nested too deep, and a scale that its fleets do not have. `file` is for messages.
[[nodiscard]] Result<CampaignPlan> readScenario(std::string_view text, const std::string& file,
                                                const Figures& figures, int scale = usualFleetScale);

/// The file of a built-in scenario, or which ones there are.
[[nodiscard]] Result<std::string_view> builtInScenarioText(const std::string& id);

/// The file of a scenario. A `chart` of its own stands in it in place of what the document says of one; null: as it says.
[[nodiscard]] std::string scenarioText(Json document, const Chart* chart);

/// The scenario file with a chart of its own in place of the one it has. `text` must be one that can be read.
[[nodiscard]] std::string withChart(std::string_view text, const Chart& chart);

} // namespace navarch
