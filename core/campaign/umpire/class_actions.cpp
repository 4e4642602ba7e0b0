// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/umpire/class_actions.h"

#include <algorithm>

#include "core/campaign/battles/battle_actions.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/settings/classes_in_force.h"
#include "core/rules/own_findings.h"

namespace navarch {

namespace {

Phrase titleOf(const ClassBook& book)
{
    if (book.classes.size() == 1)
        return phrase("Give the war the ship class %1", given(book.classes.front().name));
    return phraseN("Give the war {%n ship class|%n ship classes}", book.classes.size());
}

/// The reasons against one class, by those that the war has.
void refuseTaken(Deed& deed, const ShipClass& wanted, const std::vector<ShipClass>& standing)
{
    for (const ShipClass& each : standing) {
        if (each == wanted)
            deed.refuse("class-there", given(wanted.name), phrase("The war has this class already."));
        else if (each.id == wanted.id)
            deed.refuse("class-id-taken", given(wanted.name),
                        phrase("The war has a class of the id %1, which differs; give this one another id.",
                               given(wanted.id)));
        else if (isSameClassName(each.name, wanted.name))
            deed.refuse("class-name-taken", given(wanted.name),
                        phrase("The war has a class of this name; give this one another name."));
    }
}

} // namespace

void carryOut(const AddClasses& action, Deed& deed)
{
    const std::vector<ShipClass>& wanted = action.book.classes;
    deed.title(titleOf(action.book));
    if (wanted.empty()) {
        deed.refuse("no-class", given(action.book.name), phrase("There is no ship class in the file."));
        return;
    }
    const std::vector<ShipClass> standing = ownClassesOf(deed.draft().base());
    if (standing.size() + wanted.size() > static_cast<std::size_t>(maxOwnClasses))
        deed.refuse("too-many-classes", given(action.book.name),
                    phrase("A war has at most %1 ship classes of its own.", maxOwnClasses));
    for (const ShipClass& each : wanted)
        refuseTaken(deed, each, standing);
    for (Finding& finding : classBookFindings(action.book, deed.figures().fitRules()))
        deed.verdict().reasons.push_back(std::move(finding));
    if (deed.refused())
        return;
    for (const ShipClass& each : wanted) {
        deed.draft().add(recordOf(each));
        deed.happened("class-added", phrase("%1 is a ship class of the war from now on.", given(each.name)));
        // What yards offer is no secret.
        if (deed.head().stage == Stage::Running)
            tell(deed, "class-added", phrase("The yards know a new ship class: %1.", given(each.name)),
                 Knowing::all());
    }
    for (const OwnFigure& figure : action.book.figures)
        carryOut(SetHouseFigure{figure.rules, figure.key, figure.value}, deed);
    deed.title(titleOf(action.book)); // not that of a figure
}

} // namespace navarch
