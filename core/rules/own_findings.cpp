// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/own_findings.h"

#include <algorithm>
#include <iterator>

#include "core/rules/house_figures.h"

namespace navarch {

Findings ownFigureFindings(const std::vector<OwnFigure>& figures)
{
    Findings findings;
    for (const OwnFigure& figure : figures) {
        const auto known = changeableFigures(figure.rules);
        const auto found = std::find_if(known.begin(), known.end(),
                                        [&](const ChangeableFigure& each) { return each.key == figure.key; });
        const auto why = found == known.end()
                             ? std::optional(phrase("There is no such figure to be changed."))
                             : found->whyNot(figure.value);
        if (why)
            findings.push_back({Severity::Error, "house-figure", found == known.end() ? "" : found->rule,
                                given(figure.rules + " " + figure.key), *why});
    }
    return findings;
}

Findings classBookFindings(const ClassBook& book, const FitRules& rules)
{
    Findings findings;
    for (const ShipClass& each : book.classes) {
        Findings more = ownClassFindings(each, rules);
        std::move(more.begin(), more.end(), std::back_inserter(findings));
    }
    Findings ofFigures = ownFigureFindings(book.figures);
    std::move(ofFigures.begin(), ofFigures.end(), std::back_inserter(findings));
    return findings;
}

} // namespace navarch
