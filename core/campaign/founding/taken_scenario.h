// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/finding.h"
#include "core/campaign/founding/scenario_draft.h"

namespace navarch {

/// A war as it stands now, as a scenario that others begin from.
struct TakenScenario {
    ScenarioDraft draft;
    /// What the scenario cannot hold, each with what it is about. Warnings: of the war as it stands, so that the new one differs;
    /// notes: of its past.
    Findings leftOut;
};

/// Takes chart, date, options, ports with their owners, yards and walls, sides with their money, how they stand to each
/// other and what they are after, and fleets with their ships,
/// squadrons, commanders and contracts. A side's budget is what it has and what its fleets and walls cost (SA-15), so that it
/// has as much when the war is founded anew. Refused: a campaign whose chart or names no scenario can hold.
[[nodiscard]] Result<TakenScenario> takeScenario(const Campaign& campaign, const Figures& base);

} // namespace navarch
