// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/boards/board_findings.h"

#include "app/base/pricing/finding_severity.h"
#include "app/campaign/wording.h"

namespace navarch {

const RowRoles<BoardFindingEntry>& BoardFindings::roles()
{
    static const RowRoles<BoardFindingEntry> all{
        {"severity", [](const BoardFindingEntry& row) { return severityValue(row.finding.severity); }},
        {"findingKey", [](const BoardFindingEntry& row) { return words(row.finding.key); }},
        {"subject", [](const BoardFindingEntry& row) { return words(row.finding.subject); }},
        {"message", [](const BoardFindingEntry& row) { return words(row.finding.message); }},
        {"placed", [](const BoardFindingEntry& row) { return row.place.has_value(); }}};
    return all;
}

QPoint BoardFindings::place(int row) const
{
    const BoardFindingEntry* entry = rowAt(m_rows, row);
    return entry && entry->place ? QPoint(entry->place->column, entry->place->row) : QPoint();
}

void BoardFindings::refill()
{
    std::vector<BoardFindingEntry> rows;
    m_errors = 0;
    m_warnings = 0;
    for (Finding& finding : checkBoard(m_document.plan().board)) {
        m_errors += finding.severity == Severity::Error;
        m_warnings += finding.severity == Severity::Warning;
        const auto place = placeOf(finding);
        rows.push_back({std::move(finding), place});
    }
    replaceRows(m_rows, std::move(rows));
    emit changed();
}

} // namespace navarch
