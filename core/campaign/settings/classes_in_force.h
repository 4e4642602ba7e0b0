// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/campaign/campaign.h"
#include "core/campaign/deed/changes.h"
#include "core/data/figures.h"

namespace navarch {

/// The own classes of a campaign, in the order in which it got them; those whose documents cannot be read are left out
/// (ownClassProblems() has them).
[[nodiscard]] std::vector<ShipClass> ownClassesOf(const Campaign& campaign);

/// The campaign's own class of that id as ships carry it; empty when it is the program's, or there is none.
[[nodiscard]] OwnClass ownClassOf(const Campaign& campaign, const std::string& classId);

/// The record of a class of one's own, without a number.
[[nodiscard]] ClassRecord recordOf(const ShipClass& shipClass);

/// The figures that a campaign is reckoned with after `changes`, by those that it was reckoned with until then: others when it
/// got or lost a class. What comes back lasts as long as the program where it is not `before` itself.
[[nodiscard]] const Figures& figuresAfter(const Changes& changes, const Campaign& campaign,
                                          const Figures& before);
/// The same whatever the changes were.
[[nodiscard]] const Figures& figuresNow(const Campaign& campaign, const Figures& before);

/// What is wrong with a campaign's own classes. `place` is for messages.
[[nodiscard]] Problems ownClassProblems(const Campaign& campaign, const std::string& place);

} // namespace navarch
