// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/lists/findings_list.h"

#include <algorithm>
#include <utility>
#include <vector>

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

/// What a check says of one thing or of several alike.
struct SaidFinding {
    Severity severity = Severity::Note;
    QString rule;
    QString message;
    std::vector<std::pair<QString, int>> subjects; ///< each once, and how often

    [[nodiscard]] QString about() const
    {
        constexpr std::size_t mostNamed = 3;
        QStringList named;
        int rest = 0;
        for (std::size_t i = 0; i < subjects.size(); ++i)
            if (const auto& [subject, count] = subjects[i]; i >= mostNamed && subjects.size() > mostNamed + 1)
                rest += count;
            else
                named += count == 1 ? subject : QStringLiteral("%1 ×%2").arg(subject).arg(count);
        const QString text = named.join(QStringLiteral(", "));
        return rest == 0 ? text : Words::tr("%1 and %2 more").arg(text).arg(rest);
    }
};

/// The weightiest first; what is said of several things in the same words is said once.
std::vector<SaidFinding> saidOnce(const Findings& findings)
{
    std::vector<SaidFinding> all;
    for (const Finding& finding : findings) {
        const QString rule = fromUtf8(finding.rule);
        const QString message = Words::said(finding.message);
        const QString subject = Words::said(finding.subject);
        auto said = std::find_if(all.begin(), all.end(), [&](const SaidFinding& each) {
            return each.severity == finding.severity && each.rule == rule && each.message == message;
        });
        if (said == all.end())
            said = all.insert(all.end(), {finding.severity, rule, message, {}});
        const auto known = std::find_if(said->subjects.begin(), said->subjects.end(),
                                        [&](const auto& each) { return each.first == subject; });
        if (known == said->subjects.end())
            said->subjects.emplace_back(subject, 1);
        else
            ++known->second;
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const SaidFinding& a, const SaidFinding& b) { return a.severity > b.severity; });
    return all;
}

} // namespace

void addFindings(Flow& flow, const Findings& findings, TextStyle style, const Typesetter& set)
{
    if (findings.empty())
        return;
    Piece heading =
        set.paragraph(Words::tr("By the rules"), flow.width(), {{FontRole::Heading, style.size * 125 / 100}});
    heading.height += millimetres(0.6);
    const int lineHeight = set.lineHeight(style);
    flow.add(std::move(heading), style.size * 2, lineHeight * 3);
    const std::vector<SaidFinding> said = saidOnce(findings);
    int severityWidth = 0;
    int ruleWidth = 0;
    for (const SaidFinding& finding : said) {
        severityWidth = std::max(severityWidth, set.width(severityText(finding.severity), {style}));
        ruleWidth = std::max(ruleWidth, set.width(finding.rule, {style}));
    }
    const PrintedTable table(
        set, {{{}, severityWidth}, {{}, ruleWidth}, {{}, 0, Align::Left, 3}, {{}, 0, Align::Left, 7}},
        flow.width(), style);
    for (const SaidFinding& finding : said)
        flow.add(table.row({severityText(finding.severity), finding.rule, finding.about(), finding.message}));
}

} // namespace navarch
