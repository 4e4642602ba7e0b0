// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/campaign/founding/scenario_check.h"
#include "core/campaign/founding/scenario_draft.h"

namespace navarch {

/// A scenario on the builder's table. A plain value, so that every step of the work can be kept and taken back.
struct WarPlan {
    ScenarioDraft draft;
    std::string path; ///< the file it was read from or saved to; empty: none yet

    friend bool operator==(const WarPlan&, const WarPlan&) = default;
};

/// What is read off a scenario, once for every change of it.
struct WarReading {
    CampaignPlan plan;
    const Figures* figures = &builtInFigures(); ///< with the ports and lanes of its chart
    std::vector<SidePrice> prices;              ///< of the plan's sides
};
[[nodiscard]] WarReading readingOf(const WarPlan& plan);

/// Reads a scenario file.
[[nodiscard]] Result<ScenarioDraft> readScenarioFile(const std::string& path);

/// The draft that is kept beside the work ("navarch-war-draft/1").
[[nodiscard]] Json warDraftJson(const WarPlan& plan);
[[nodiscard]] Result<WarPlan> readWarDraft(const Json& json, const std::string& file);

} // namespace navarch
