// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/campaign/deed/deed.h"
#include "core/ports/fortification.h"

namespace navarch {

/// The umpire hands a port over, or alters what it is.
struct ChangePort {
    static constexpr std::string_view kind = "port.change";
    PortId port;
    std::optional<std::string> name;
    std::optional<SideId> owner; ///< none: neutral
    std::optional<int> economicValue;
    std::optional<bool> yard;
    std::optional<int> damage;
    std::optional<PortState> state;
};
void carryOut(const ChangePort& action, Deed& deed);

template <RecordSelf<ChangePort> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("port", action.port);
    visit("name", action.name, nameText);
    visit("owner", action.owner);
    visit("economic_value", action.economicValue, economicValueBounds);
    visit("yard", action.yard);
    visit("damage", action.damage, Bounds{0, 10});
    visit("state", action.state);
}

/// Builds a side's defences as they are to be, before the campaign begins (SA-15.11): what stands already is taken into
/// account, the difference is paid or comes back.
struct FortifyPort {
    static constexpr std::string_view kind = "port.fortify";
    PortId port;
    Fortification defences; ///< its name and economic value are the port's own
};
void carryOut(const FortifyPort& action, Deed& deed);

template <RecordSelf<FortifyPort> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("port", action.port);
    visit("defences", action.defences);
}

/// Rolls the defences of a neutral port that has none yet (SA-15.12, CP-3.3). They are kept.
struct RollDefences {
    static constexpr std::string_view kind = "port.roll";
    PortId port;
    std::vector<int> dice; ///< typed dice; none: rolled here
};
void carryOut(const RollDefences& action, Deed& deed);

template <RecordSelf<RollDefences> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("port", action.port);
    visit("dice", action.dice, ListBounds{{1, 10}, 1000});
}

} // namespace navarch
