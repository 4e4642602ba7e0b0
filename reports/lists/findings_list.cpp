// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/lists/findings_list.h"

#include <algorithm>

#include "reports/layout/table.h"
#include "reports/words.h"

namespace navarch {

namespace {

QString severityText(Severity severity)
{
    switch (severity) {
    case Severity::Error: return Words::tr("Not allowed");
    case Severity::Warning: return Words::tr("Warning");
    case Severity::Note: break;
    }
    return Words::tr("Note");
}

} // namespace

void addFindings(Flow& flow, const Findings& findings, TextStyle style, const Typesetter& set)
{
    Piece heading =
        set.paragraph(Words::tr("By the rules"), flow.width(), {{FontRole::Heading, style.size * 125 / 100}});
    heading.height += millimetres(0.6);
    const int lineHeight = set.lineHeight(style);
    flow.add(std::move(heading), style.size * 2, lineHeight * 3);
    if (findings.empty()) {
        flow.add(set.paragraph(Words::tr("Nothing against it."), flow.width(), {style}));
        return;
    }
    Findings sorted = findings;
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const Finding& a, const Finding& b) { return a.severity > b.severity; });
    int severityWidth = 0;
    int ruleWidth = 0;
    for (const Finding& finding : sorted) {
        severityWidth = std::max(severityWidth, set.width(severityText(finding.severity), {style}));
        ruleWidth = std::max(ruleWidth, set.width(fromUtf8(finding.rule), {style}));
    }
    const PrintedTable table(
        set, {{{}, severityWidth}, {{}, ruleWidth}, {{}, 0, Align::Left, 3}, {{}, 0, Align::Left, 7}},
        flow.width(), style);
    for (const Finding& finding : sorted)
        flow.add(table.row({severityText(finding.severity), fromUtf8(finding.rule),
                            Words::said(finding.subject), Words::said(finding.message)}));
}

} // namespace navarch
