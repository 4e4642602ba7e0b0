// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/pricing/finding_list.h"

#include "app/base/pricing/finding_severity.h"

namespace navarch {

QVariant FindingList::data(const QModelIndex& index, int role) const
{
    const FindingEntry* row = rowAt(m_rows, index.row());
    if (!row)
        return {};
    switch (role) {
    case SeverityRole: return severityValue(row->severity);
    case KeyRole: return row->findingKey;
    case RuleRole: return row->rule;
    case SubjectRole: return row->subject;
    case MessageRole: return row->message;
    case WaivedRole: return row->waived;
    default: return {};
    }
}

QHash<int, QByteArray> FindingList::roleNames() const
{
    return {{SeverityRole, "severity"}, {KeyRole, "findingKey"},  {RuleRole, "rule"},
            {SubjectRole, "subject"},   {MessageRole, "message"}, {WaivedRole, "waived"}};
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
            row.subject = QString::fromStdString(finding.subject.english());
            row.message = QString::fromStdString(finding.message.english());
            m_errors += severity == Severity::Error && !row.waived;
            m_warnings += severity == Severity::Warning;
            rows.push_back(std::move(row));
        }
    replaceRows(m_rows, std::move(rows));
    emit counted();
}

} // namespace navarch
