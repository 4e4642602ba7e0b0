// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/campaign/founding/scenario_edits.h"

namespace navarch {

// How the changes of a scenario reach into its document. It can be read, so that what is there has the shape it must have.

/// What a change answers: why it is not done, or nothing.
using NotDone = Problems;

/// The item of a list of `object`; null when there is none.
[[nodiscard]] Json* itemOf(Json& object, const char* key, int at);
/// The list of `object`, made where it is missing.
[[nodiscard]] Json& listOf(Json& object, const char* key);
/// Takes an item out of a list.
void takeOut(Json& object, const char* key, int at);
/// An empty text takes the field away.
void put(Json& object, std::string_view field, const Json& value);
/// A text field, empty when it is missing.
[[nodiscard]] std::string textOf(const Json& object, const char* field);

[[nodiscard]] NotDone noSuchSide(int side);
[[nodiscard]] NotDone noSuchFleet(int fleet);

/// The fleet within its place, "navarch-fleet/1"; null when there is none.
[[nodiscard]] Json* fleetAt(Json& document, FleetAt at);

/// The ram that a yard fits to a class in the document's year, where it is not the one that the class lists (SA-11.1); else
/// empty.
[[nodiscard]] std::string olderRamOf(const Json& document, const std::string& shipClass,
                                     const Figures& figures);
/// Rows with the ram that a yard fitted in the year `before` get the one of the document's year.
void followYear(Json& document, const Json& before, const Figures& figures);

/// Makes a port a side's, or nobody's when `owner` is empty, with what follows from it.
void giveTo(Json& document, const std::string& place, const std::string& owner);
/// Aims at that thing go; `what` is "port" or "enemy".
void dropAims(Json& document, const char* what, const std::string& id);
/// Aims at that side go, and what is told of how it stands to others.
void forgetSide(Json& document, const std::string& id);
/// Proposed battles lose that fleet, and go when fewer than two are left; or, with a name, call it so.
void followFleet(Json& document, const std::string& fleet, const std::string& newName);

/// `change` takes the document and returns why not. The result is what planOf() can read.
template <class Change>
[[nodiscard]] EditedScenario edited(const ScenarioDraft& draft, const Figures& figures, Change change)
{
    ScenarioDraft next = draft;
    if (NotDone why = change(next.document); !why.empty())
        return tl::unexpected(std::move(why));
    if (auto plan = planOf(next, figures); !plan)
        return tl::unexpected(std::move(plan.error()));
    return next;
}

} // namespace navarch
