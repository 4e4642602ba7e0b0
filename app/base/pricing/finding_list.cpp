// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/pricing/finding_list.h"

#include "app/base/pricing/finding_severity.h"
#include "app/base/speech/speech.h"

namespace navarch {

const RowRoles<FindingEntry>& FindingList::roles()
{
    static const RowRoles<FindingEntry> all{
        {"severity", [](const FindingEntry& row) { return severityValue(row.severity); }},
        {"findingKey", &FindingEntry::findingKey},
        {"rule", &FindingEntry::rule},
        {"subject", &FindingEntry::subject},
        {"message", &FindingEntry::message},
        {"waived", &FindingEntry::waived}};
    return all;
}

void FindingList::setFindings(const Findings& findings, const std::vector<std::string>& waivedKeys)
{
    std::vector<FindingEntry> rows;
    m_errors = 0;
    m_warnings = 0;
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Note})
        for (const Finding& finding : findings) {
            if (finding.severity != severity)
                continue;
            FindingEntry row;
            row.waived = severity == Severity::Error
                         && std::find(waivedKeys.begin(), waivedKeys.end(), finding.key) != waivedKeys.end();
            row.severity = row.waived ? Severity::Note : severity;
            row.findingKey = QString::fromStdString(finding.key);
            row.rule = QString::fromStdString(finding.rule);
            row.subject = spoken(finding.subject);
            row.message = spoken(finding.message);
            m_errors += severity == Severity::Error && !row.waived;
            m_warnings += severity == Severity::Warning;
            rows.push_back(std::move(row));
        }
    replaceRows(m_rows, std::move(rows));
    emit counted();
}

} // namespace navarch
