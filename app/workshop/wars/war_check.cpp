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

QVariant WarCheck::data(const QModelIndex& index, int role) const
{
    const WarFindingEntry* row = rowAt(m_rows, index.row());
    if (!row)
        return {};
    switch (role) {
    case SeverityRole: return row->severity;
    case KeyRole: return row->findingKey;
    case RuleRole: return row->rule;
    case SubjectRole: return row->subject;
    case MessageRole: return row->message;
    case SideRole: return row->place.side;
    case FleetRole: return row->place.fleet;
    case PortRole: return words(row->place.port);
    default: return {};
    }
}

QHash<int, QByteArray> WarCheck::roleNames() const
{
    return {{SeverityRole, "severity"}, {KeyRole, "findingKey"},  {RuleRole, "rule"},
            {SubjectRole, "subject"},   {MessageRole, "message"}, {SideRole, "side"},
            {FleetRole, "fleet"},       {PortRole, "port"}};
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
            row.subject = words(finding.subject);
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
