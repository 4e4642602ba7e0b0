// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/classes/class_input.h"

#include "app/base/files/class_shelf.h"
#include "app/cli/base/input.h"
#include "app/cli/base/one_named.h"
#include "core/base/text.h"
#include "core/pricing/ship_price.h"
#include "core/rules/own_findings.h"

namespace navarch {

Result<ClassBook> classBookOf(const std::string& path)
{
    return readDocument(path, {classesFormat}).and_then([&](const Json& json) {
        return readClassBook(json, placeOf(path), builtInFigures().classes);
    });
}

Result<ShipClass> classNamed(const std::string& id)
{
    const ShipClasses& classes = figuresWithShelved().classes;
    if (const ShipClass* found = classes.find(id))
        return *found;
    std::vector<std::string> ids;
    for (const ShipClass& each : classes.all())
        ids.push_back(each.id);
    OneNamed meant = oneNamed(id, ids);
    if (meant.place)
        return *classes.find(ids[*meant.place]);
    return problem({}, phrase("There is no ship class %1.", given(quotedForMessage(id))),
                   meant.instead.isEmpty() ? phrase("`navarch classes` lists them.")
                                           : std::move(meant.instead));
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
