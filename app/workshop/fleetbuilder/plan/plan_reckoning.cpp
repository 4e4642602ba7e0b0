// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/fleetbuilder/plan/plan_reckoning.h"

#include <algorithm>

#include "app/base/speech/speech.h"
#include "core/ships/yard_fit.h"

namespace navarch {

namespace {

/// A fit may need one change after another (an engine off, then troops); more than this and it turns in circles.
constexpr int mostChanges = 30;

FitSubject subjectOf(const FleetPlan& plan, const FleetShip& ship, const Figures& figures)
{
    return {given(displayName(ship, figures.classes)), *classOf(ship, figures.classes), ship.fit, plan.year};
}

} // namespace

ShipFit yardFit(const ShipClass& shipClass, std::optional<int> year, const Figures& figures)
{
    return yardFit(shipClass, year, figures.fitRules());
}

PlanReckoning reckon(const FleetPlan& plan, const Figures& figures)
{
    PlanReckoning reckoning;
    const Fleet fleet = fleetOf(plan);
    reckoning.price = priceFleet(fleet, figures);
    reckoning.rows.reserve(plan.rows.size());
    for (const PlanRow& row : plan.rows)
        reckoning.rows.push_back(fitFindings(subjectOf(plan, row.ship, figures), figures.fitRules()));
    reckoning.fleet = fleetFindings(fleet);
    for (const Finding& finding : reckoning.price.findings) {
        reckoning.errors += finding.severity == Severity::Error;
        reckoning.warnings += finding.severity == Severity::Warning;
    }
    return reckoning;
}

std::vector<MendableFinding> findingsOf(const FleetPlan& plan, const PlanReckoning& reckoning,
                                        const Figures& figures, int only)
{
    std::vector<MendableFinding> found;
    for (std::size_t i = 0; i < plan.rows.size(); ++i) {
        const PlanRow& row = plan.rows[i];
        if (only != 0 && row.key != only)
            continue;
        for (const Finding& finding : reckoning.rows[i]) {
            const auto alike = std::find_if(found.begin(), found.end(), [&](const MendableFinding& each) {
                return each.finding.key == finding.key && each.finding.message == finding.message;
            });
            if (alike != found.end()) {
                ++alike->alike;
                continue;
            }
            const bool mendable =
                mendedFit(finding.key, subjectOf(plan, row.ship, figures), figures.fitRules()).has_value();
            found.push_back({row.key, finding, 0, mendable});
        }
    }
    if (only == 0)
        for (const Finding& finding : reckoning.fleet)
            found.push_back({0, finding, 0, false});
    std::stable_sort(found.begin(), found.end(), [](const MendableFinding& a, const MendableFinding& b) {
        return a.finding.severity > b.finding.severity;
    });
    return found;
}

int mendRows(FleetPlan& plan, const std::string& findingKey, const std::string& message,
             const Figures& figures)
{
    int changed = 0;
    for (PlanRow& row : plan.rows) {
        const FitSubject subject = subjectOf(plan, row.ship, figures);
        for (const Finding& finding : fitFindings(subject, figures.fitRules())) {
            if (finding.key != findingKey || (!message.empty() && spokenText(finding.message) != message))
                continue;
            if (auto mended = mendedFit(findingKey, subject, figures.fitRules())) {
                row.ship.fit = std::move(*mended);
                ++changed;
            }
            break;
        }
    }
    return changed;
}

int mendAll(FleetPlan& plan, const Figures& figures)
{
    int changed = 0;
    for (PlanRow& row : plan.rows) {
        const ShipFit before = row.ship.fit;
        bool again = true;
        for (int change = 0; again && change < mostChanges; ++change) {
            again = false;
            const FitSubject subject = subjectOf(plan, row.ship, figures);
            for (const Finding& finding : fitFindings(subject, figures.fitRules())) {
                if (finding.severity != Severity::Error)
                    continue;
                if (auto mended = mendedFit(finding.key, subject, figures.fitRules())) {
                    row.ship.fit = std::move(*mended);
                    again = true;
                    break;
                }
            }
        }
        changed += row.ship.fit != before;
    }
    return changed;
}

} // namespace navarch
