// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/classes/class_input.h"

#include <algorithm>

#include "app/base/files/class_shelf.h"
#include "app/base/files/file_access.h"
#include "core/base/text.h"
#include "core/pricing/ship_price.h"
#include "core/rules/house_figures.h"

namespace navarch {

Result<ClassBook> classBookOf(const std::string& path)
{
    const bool fromInput = path == "-";
    const std::string place = fromInput ? "standard input" : shownPath(path);
    return (fromInput ? readStandardInput() : readWholeFile(path))
        .and_then([&](const std::string& text) { return parseJson(text, place); })
        .and_then([&](const Json& json) { return readClassBook(json, place, builtInFigures().classes); });
}

Result<ShipClass> classNamed(const std::string& id)
{
    const ShipClasses& classes = figuresWithShelved().classes;
    if (const ShipClass* found = classes.find(id))
        return *found;
    const std::string near = classes.nearest(id);
    return problem({}, phrase("There is no ship class %1.", given(quotedForMessage(id))),
                   near.empty() ? phrase("`navarch classes` lists them.")
                                : phrase("Did you mean \"%1\"?", given(near)));
}

bool isPath(const std::string& fileOrId)
{
    return fileOrId == "-" || fileOrId.find_first_of("./") != std::string::npos;
}

Talents yardPrice(const ShipClass& shipClass)
{
    return shipTotal(shipClass.fit, CrewQuality::Average, builtInFigures().prices);
}

Findings bookFindings(const ClassBook& book)
{
    Findings findings;
    for (const ShipClass& each : book.classes) {
        Findings more = ownClassFindings(each, builtInFigures().fitRules());
        std::move(more.begin(), more.end(), std::back_inserter(findings));
    }
    for (const OwnFigure& figure : book.figures) {
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

} // namespace navarch
