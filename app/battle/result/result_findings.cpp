// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/result/result_findings.h"

#include <algorithm>

#include "app/campaign/wording.h"

namespace navarch {

namespace {

OutcomePart partOf(const OutcomeFinding& found)
{
    return {found.part, static_cast<std::size_t>(std::max(0, found.index))};
}

} // namespace

ResultFindings::ResultFindings(EnteredResult& result) : m_result(result)
{
    connect(&m_result, &EnteredResult::changed, this, [this] {
        m_list.setFindings(gravestFirst(), true);
        emit changed();
    });
}

std::vector<MendableFinding> ResultFindings::gravestFirst() const
{
    std::vector<MendableFinding> list;
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Note})
        for (const OutcomeFinding& each : m_result.found())
            if (each.finding.severity == severity)
                list.push_back({partOf(each).key(), each.finding, 0, each.mendable});
    return list;
}

void ResultFindings::mend(const QString& findingKey, const QString& message, int rowKey)
{
    for (const OutcomeFinding& each : m_result.found()) {
        if (words(each.finding.key) != findingKey || words(each.finding.message) != message
            || partOf(each).key() != rowKey)
            continue;
        const OutcomeFinding what = each;
        m_result.perform(tr("Put right %1").arg(m_result.nameOf(partOf(what))), [&](BattleOutcome& next) {
            navarch::mend(next, what, m_result.brief(), m_result.figures().classes);
        });
        return;
    }
}

void ResultFindings::mendAll()
{
    m_result.perform(tr("Put right what can be"), [this](BattleOutcome& next) {
        for (const OutcomeFinding& each : m_result.found())
            navarch::mend(next, each, m_result.brief(), m_result.figures().classes);
    });
}

} // namespace navarch
