// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/wars/war_check.h"

#include <algorithm>

#include "app/base/pricing/finding_severity.h"
#include "app/campaign/wording.h"
#include "core/chart/chart.h"
#include "core/chart/chart_check.h"

namespace navarch {

WarCheck::WarCheck(const WarReading& reading) : m_reading(reading)
{
    connect(&m_job, &BackgroundJobBase::changed, this, &WarCheck::checked);
}

WarCheck::~WarCheck()
{
    m_job.disconnect(this);
}

const RowRoles<WarFindingEntry>& WarCheck::roles()
{
    static const RowRoles<WarFindingEntry> all{
        {"severity", &WarFindingEntry::severity},
        {"findingKey", &WarFindingEntry::findingKey},
        {"rule", &WarFindingEntry::rule},
        {"subject", &WarFindingEntry::subject},
        {"message", &WarFindingEntry::message},
        {"side", [](const WarFindingEntry& row) { return row.place.side; }},
        {"fleet", [](const WarFindingEntry& row) { return row.place.fleet; }},
        {"port", [](const WarFindingEntry& row) { return words(row.place.port); }}};
    return all;
}

void WarCheck::refill()
{
    m_ofWar = checkWarOf(m_reading.plan, builtInFigures());
    if (m_reading.plan.chart != m_chart) {
        m_chart = m_reading.plan.chart;
        m_ofChart.clear();
        m_job.cancel();
        if (m_chart)
            m_job.begin([chart = m_chart](JobProgress&) { return checkChart(*chart); },
                        [this](Findings findings) {
                            m_ofChart = std::move(findings);
                            lay();
                        });
    }
    lay();
}

void WarCheck::lay()
{
    std::vector<WarFindingEntry> rows;
    m_errors = 0;
    m_warnings = 0;
    for (const Findings* findings : {&m_ofWar, &m_ofChart})
        for (const Finding& finding : *findings) {
            WarFindingEntry row;
            row.severity = severityValue(finding.severity);
            row.findingKey = words(finding.key);
            row.rule = words(finding.rule);
            row.subject = words(namedSubject(finding, m_reading.plan, *m_reading.figures));
            row.message = words(finding.message);
            row.place = placeOf(finding, m_reading.plan, *m_reading.figures);
            m_errors += finding.severity == Severity::Error;
            m_warnings += finding.severity == Severity::Warning;
            rows.push_back(std::move(row));
        }
    std::stable_sort(rows.begin(), rows.end(), [](const WarFindingEntry& a, const WarFindingEntry& b) {
        return a.severity > b.severity;
    });
    replaceRows(m_rows, std::move(rows));
    emit checked();
}

} // namespace navarch
