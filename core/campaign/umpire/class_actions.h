// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/deed/deed.h"
#include "core/ships/own_class.h"

namespace navarch {

/// The umpire gives the war ship classes of somebody's own, founded or not, and the house figures that go with them: yards
/// build them and fleets buy them from then on. All of them, or none: refused are an id or a name that a class of the war has,
/// values that no ship may have, figures that there are not, more than maxOwnClasses.
struct AddClasses {
    static constexpr std::string_view kind = "class.add";
    ClassBook book;
};
void carryOut(const AddClasses& action, Deed& deed);

template <RecordSelf<AddClasses> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("classes", action.book);
}

} // namespace navarch
