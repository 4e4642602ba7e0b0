// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/price_answer.h"
#include "app/base/speech/speech.h"

namespace navarch {

Json linesAnswer(const std::vector<PriceLine>& lines)
{
    Json answer = Json::array();
    for (const PriceLine& line : lines) {
        Json row{{"rule", ruleOf(line)}, {"text", phraseOf(line).english()}, {"amount", line.amount.text()}};
        if (!line.parts.empty())
            row["lines"] = linesAnswer(line.parts);
        answer.push_back(std::move(row));
    }
    return answer;
}

Json findingsAnswer(const Findings& findings)
{
    Json answer = Json::array();
    for (const Finding& finding : findings) {
        answer.push_back({{"severity", nameOf(finding.severity)},
                          {"key", finding.key},
                          {"rule", finding.rule},
                          {"subject", finding.subject.english()},
                          {"message", finding.message.english()}});
    }
    return answer;
}

TextTable priceTable()
{
    return TextTable({TextTable::Align::Left, TextTable::Align::Right});
}

void priceRows(TextTable& table, const std::vector<PriceLine>& lines, int depth)
{
    const std::string indent(static_cast<std::size_t>(depth) * 2, ' ');
    for (const PriceLine& line : lines) {
        std::string rule(ruleOf(line));
        rule.resize(std::max<std::size_t>(rule.size(), 8), ' ');
        table.row({indent + rule + "  " + spokenText(phraseOf(line)), spokenAmount(line.amount)});
        priceRows(table, line.parts, depth + 1);
    }
}

std::string findingsText(const Findings& findings)
{
    if (findings.empty())
        return {};
    TextTable table(
        {TextTable::Align::Left, TextTable::Align::Left, TextTable::Align::Left, TextTable::Align::Left});
    for (const Finding& finding : findings)
        table.row({"  " + spokenText(termOf(nameOf(finding.severity))), finding.rule, finding.key,
                   (finding.subject.isEmpty() ? "" : spokenText(finding.subject) + ": ")
                       + spokenText(finding.message)});
    return "\n" + spokenText(phrase("Findings")) + "\n" + table.text();
}

ExitCode verdictOn(const Findings& findings, const Console& console)
{
    if (!hasErrors(findings))
        return ExitCode::Done;
    console.complain(findings);
    return ExitCode::Refused;
}

} // namespace navarch
