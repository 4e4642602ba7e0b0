// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/classes/class_input.h"

#include "app/base/files/class_shelf.h"
#include "app/base/files/file_access.h"
#include "core/base/naming/meant.h"
#include "core/base/text.h"
#include "core/pricing/ship_price.h"
#include "core/rules/own_findings.h"

namespace navarch {

Result<ClassBook> classBookOf(const std::string& path)
{
    const bool fromInput = path == "-";
    const std::string place = fromInput ? "standard input" : shownPath(path);
    return (fromInput ? readStandardInput() : readWholeFile(path))
        .and_then([&](const std::string& text) { return parseDocument(text, place, {classesFormat}); })
        .and_then([&](const Json& json) { return readClassBook(json, place, builtInFigures().classes); });
}

Result<ShipClass> classNamed(const std::string& id)
{
    const ShipClasses& classes = figuresWithShelved().classes;
    if (const ShipClass* found = classes.find(id))
        return *found;
    std::vector<std::string> ids;
    for (const ShipClass& each : classes.all())
        ids.push_back(each.id);
    const Meant meant = meantBy(id, ids);
    if (meant.found.size() == 1)
        return *classes.find(ids[meant.found.front()]);
    return problem({}, phrase("There is no ship class %1.", given(quotedForMessage(id))),
                   meant.near.empty() ? phrase("`navarch classes` lists them.") : didYouMean(meant, ids));
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
    return classBookFindings(book, builtInFigures().fitRules());
}

} // namespace navarch
