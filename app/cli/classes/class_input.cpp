// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/classes/class_input.h"

#include "app/base/files/class_shelf.h"
#include "app/base/files/file_access.h"
#include "core/base/text.h"
#include "core/pricing/ship_price.h"
#include "core/rules/own_findings.h"

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
    return classBookFindings(book, builtInFigures().fitRules());
}

} // namespace navarch
