// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/fitting/mendable_findings.h"

#include "app/base/pricing/finding_severity.h"
#include "app/campaign/wording.h"

namespace navarch {

const RowRoles<MendableFindingEntry>& MendableFindings::roles()
{
    static const RowRoles<MendableFindingEntry> all{
        {"rowKey", &MendableFindingEntry::rowKey},
        {"severity", [](const MendableFindingEntry& row) { return severityValue(row.severity); }},
        {"findingKey", &MendableFindingEntry::findingKey},
        {"rule", &MendableFindingEntry::rule},
        {"subject", &MendableFindingEntry::subject},
        {"message", &MendableFindingEntry::message},
        {"mendable", &MendableFindingEntry::mendable}};
    return all;
}

void MendableFindings::setFindings(const std::vector<MendableFinding>& findings, bool named)
{
    std::vector<MendableFindingEntry> rows;
    m_mendable = 0;
    for (const MendableFinding& each : findings) {
        MendableFindingEntry row;
        row.rowKey = each.key;
        row.severity = each.finding.severity;
        row.findingKey = words(each.finding.key);
        row.rule = words(each.finding.rule);
        if (named)
            row.subject = words(each.finding.subject);
        if (named && each.alike > 0)
            row.subject = tr("%1 and %2 more").arg(row.subject).arg(each.alike);
        row.message = words(each.finding.message);
        row.mendable = each.mendable;
        m_mendable += each.mendable;
        rows.push_back(std::move(row));
    }
    replaceRows(m_rows, std::move(rows));
    emit counted();
}

} // namespace navarch
