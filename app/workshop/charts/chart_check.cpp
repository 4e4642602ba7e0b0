// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/charts/chart_check.h"

#include "app/base/chart/chart_places.h"
#include "app/base/pricing/finding_severity.h"
#include "app/campaign/wording.h"
#include "core/chart/drafting/finding_place.h"
#include "core/data/figures.h"

namespace navarch {

ChartCheck::ChartCheck(ChartDocument& document) : m_document(document), m_job(nullptr, &m_thread)
{
    // One at a time: what is computed in vain still ends before the next begins.
    m_thread.setMaxThreadCount(1);
    connect(&m_job, &BackgroundJobBase::changed, this, &ChartCheck::changed);
}

const RowRoles<ChartFindingEntry>& ChartCheck::roles()
{
    static const RowRoles<ChartFindingEntry> all{
        {"severity", [](const ChartFindingEntry& row) { return severityValue(row.finding.severity); }},
        {"findingKey", [](const ChartFindingEntry& row) { return words(row.finding.key); }},
        {"subject", [](const ChartFindingEntry& row) { return words(row.finding.subject); }},
        {"message", [](const ChartFindingEntry& row) { return words(row.finding.message); }},
        {"placed", [](const ChartFindingEntry& row) { return row.place.has_value(); }}};
    return all;
}

QPointF ChartCheck::place(int row) const
{
    const ChartFindingEntry* entry = rowAt(m_rows, row);
    return entry && entry->place ? degreesAt(*entry->place) : QPointF();
}

void ChartCheck::refill()
{
    if (m_document.plan().reckoned) {
        m_job.cancel();
        show();
        return;
    }
    const ChartDraft draft = m_document.plan().draft;
    m_job.begin([draft](JobProgress&) { return navarch::reckoned(draft); },
                [this, draft](ChartReckoning result) {
                    // It may have been opened, undone or named meanwhile; what is computed for another chart is told nobody.
                    if (!sharesReckoning(draft, m_document.plan().draft))
                        return;
                    auto shared = std::make_shared<const ChartReckoning>(std::move(result));
                    m_document.amend([&](ChartPlan& plan) { plan.reckoned = std::move(shared); });
                    show();
                });
}

void ChartCheck::show()
{
    const ChartPlan& plan = m_document.plan();
    m_lanes = plan.reckoned->lanes;
    Findings findings = plan.ofReading;
    for (const Finding& finding : plan.reckoned->findings)
        if (std::find(findings.begin(), findings.end(), finding) == findings.end())
            findings.push_back(finding);
    // Of walls and values, which are no part of what is computed.
    for (Finding& finding : standingWallFindings(plan.draft.ports, builtInFigures().prices.limits))
        findings.push_back(std::move(finding));
    std::stable_sort(findings.begin(), findings.end(),
                     [](const Finding& a, const Finding& b) { return a.severity > b.severity; });
    std::vector<ChartFindingEntry> rows;
    m_errors = 0;
    m_warnings = 0;
    for (Finding& finding : findings) {
        m_errors += finding.severity == Severity::Error;
        m_warnings += finding.severity == Severity::Warning;
        const auto place = placeOf(finding, plan.draft.ports);
        rows.push_back({std::move(finding), place});
    }
    replaceRows(m_rows, std::move(rows));
    emit reckoned();
    emit changed();
}

} // namespace navarch
