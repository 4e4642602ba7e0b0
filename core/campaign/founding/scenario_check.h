// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/finding.h"
#include "core/base/talents.h"
#include "core/campaign/founding/plan.h"

namespace navarch {

/// What is wrong with a scenario that can be read, each finding with the side, port or fleet it is about.
///
/// Errors: what checkChart() finds in a chart of its own, walls that do not fit its ports, and what classBookFindings() finds
/// in classes of its own; fewer than two sides, a side without a port; a port that the chart
/// has not yet in its year; a home or a fleet in a port that no lane leads to; and whatever the gate refuses when it is
/// founded: budgets below zero or spent twice, ships that the rules forbid, sides with one sign, walls in another's port.
/// Warnings: sides that no way leads to each other, names with signs of markup, which are shown as they are.
[[nodiscard]] Findings checkScenario(const CampaignPlan& plan, const Figures& figures);

/// The same without what checkChart() finds, which takes long on a large chart and is asked of each only once.
[[nodiscard]] Findings checkWarOf(const CampaignPlan& plan, const Figures& figures);

/// Where in a scenario a finding about it is mended.
struct ScenarioPlace {
    int side = -1;    ///< in the order of its file; -1: none
    int fleet = -1;   ///< of that side; -1: none
    std::string port; ///< its id on the chart; empty: none

    friend bool operator==(const ScenarioPlace&, const ScenarioPlace&) = default;
};

/// The side, fleet or port whose name the finding's subject bears or begins with; none for what is about the whole.
/// `figures` has the places of the plan's chart.
[[nodiscard]] ScenarioPlace placeOf(const Finding& finding, const CampaignPlan& plan, const Figures& figures);

/// What a finding is about, as people name it: what the gate refused by the names of its side, its fleet or its port and
/// of the thing in it. `figures` as for placeOf().
[[nodiscard]] Phrase namedSubject(const Finding& finding, const CampaignPlan& plan, const Figures& figures);

/// What a side of a scenario pays (SA-15), in the order of its file.
struct SidePrice {
    std::string name;
    Talents budget;
    struct Fleet {
        std::string name;
        std::string port; ///< its id on the chart
        int ships = 0;
        Talents total;
    };
    std::vector<Fleet> fleets;
    struct Walls {
        std::string port; ///< its id on the chart
        Talents total;
    };
    std::vector<Walls> walls;
    Talents total; ///< fleets and walls; what is left is the budget less this
};
[[nodiscard]] std::vector<SidePrice> pricesOf(const CampaignPlan& plan, const Figures& figures);

} // namespace navarch
