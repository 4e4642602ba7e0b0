// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/portbuilder/port_check.h"

#include <algorithm>

#include "core/ports/mending.h"

namespace navarch {

void PortCheck::mend(const QString& findingKey, int section)
{
    m_document.perform(tr("Fix a finding"), [&](PortPlan& next) {
        const auto at = static_cast<std::size_t>(std::max(1, section)) - 1;
        if (auto mended =
                mendedFortification(findingKey.toStdString(), at, next.port, builtInFigures().prices.limits))
            next.port = std::move(*mended);
    });
}

void PortCheck::mendAll()
{
    m_document.perform(tr("Fix the findings"), [](PortPlan& next) {
        const Limits& limits = builtInFigures().prices.limits;
        for (const char* key : {"wall-count", "wall-capacity", "wall-room", "wall-ferrea-manus"})
            for (std::size_t at = 0; at < std::max<std::size_t>(1, next.port.sections.size()); ++at)
                if (auto mended = mendedFortification(key, at, next.port, limits))
                    next.port = std::move(*mended);
    });
}

std::vector<Findings> PortCheck::refill()
{
    const PortPlan& plan = m_document.plan();
    const Fortification& port = plan.port;
    const Limits& limits = builtInFigures().prices.limits;
    std::vector<Findings> ofSections;
    std::vector<MendableFinding> all;
    for (const Finding& finding : fortificationFindings(port, limits, plan.defences()))
        if (finding.key == "wall-count")
            all.push_back({0, finding, 0, mendedFortification(finding.key, 0, port, limits).has_value()});
    for (std::size_t i = 0; i < port.sections.size(); ++i) {
        Fortification alone = port;
        alone.sections = {port.sections[i]};
        ofSections.push_back(fortificationFindings(alone, limits, plan.defences()));
        for (Finding& finding : ofSections.back()) {
            finding.subject = wallSectionName(static_cast<int>(i) + 1);
            const bool mendable =
                !plan.rolled && mendedFortification(finding.key, i, port, limits).has_value();
            all.push_back({static_cast<int>(i) + 1, finding, 0, mendable});
        }
    }
    std::stable_sort(all.begin(), all.end(), [](const MendableFinding& a, const MendableFinding& b) {
        return a.finding.severity > b.finding.severity;
    });
    m_errors = 0;
    m_warnings = 0;
    for (const MendableFinding& each : all) {
        m_errors += each.finding.severity == Severity::Error;
        m_warnings += each.finding.severity == Severity::Warning;
    }
    m_findings.setFindings(all, true);
    return ofSections;
}

} // namespace navarch
