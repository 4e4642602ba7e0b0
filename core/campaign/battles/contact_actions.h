// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>

#include "core/battle/brief/weather.h"
#include "core/campaign/deed/deed.h"

namespace navarch {

/// Arranges the battle of a contact that waits (CP-8.1). All fleets of both sides in reach of the place take part
/// (core/campaign/sea/reach.h); a neutral port that is attacked the first time gets its defences rolled (CP-3.3). A port is
/// attacked in the port, a raid and a meeting off a place are fought off the shore, any other at sea.
struct ArrangeContact {
    static constexpr std::string_view kind = "contact.arrange";
    ContactId contact;
    std::string name;         ///< of the battle; empty: after its place
    std::string rules;        ///< the game's id
    std::optional<Wind> wind; ///< what is left out the game rolls
    std::optional<Sea> sea;
    std::optional<int> direction;
    std::optional<int> turnLimit;
    std::map<std::string, std::string> options; ///< the game's own
    std::optional<std::int64_t> seed;           ///< none: from the campaign's dice
    std::vector<int> dice;                      ///< typed dice for defences; none: rolled here
};
void carryOut(const ArrangeContact& action, Deed& deed);

template <RecordSelf<ArrangeContact> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("contact", action.contact);
    visit("name", action.name, optionalNameText);
    visit("rules", action.rules, nameText);
    visit("wind", action.wind);
    visit("sea", action.sea);
    visit("direction", action.direction, Bounds{0, 7});
    visit("turn_limit", action.turnLimit, Bounds{1, 1000});
    visit("options", action.options);
    visit("seed", action.seed, numberBounds);
    visit("dice", action.dice, ListBounds{{1, 10}, 1000});
}

/// The umpire lets those who have met part without a battle, and says why; the chronicle keeps it.
struct DismissContact {
    static constexpr std::string_view kind = "contact.dismiss";
    ContactId contact;
    std::string reason;
};
void carryOut(const DismissContact& action, Deed& deed);

template <RecordSelf<DismissContact> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("contact", action.contact);
    visit("reason", action.reason, chronicleText);
}

} // namespace navarch
