// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/campaign/fleets/roster.h"
#include "core/campaign/founding/plan.h"
#include "core/campaign/gate/gate.h"
#include "core/campaign/money/treasury.h"

namespace navarch::test {

/// The teaching campaign as founded, and a way to do things to it as its keeper would. Every side is a person's, so that
/// nobody orders anything but the test.
class GamingTable {
public:
    GamingTable();

    Campaign campaign;

    /// Considers the action written in JSON; an unreadable one is a verdict refused with key "unreadable".
    [[nodiscard]] Verdict ask(const std::string& json) const;

    /// Asks, and makes the changes when allowed. Returns the keys of what stood against it, comma separated; "" when done.
    std::string perform(const std::string& json);

    /// The last verdict of perform().
    Verdict verdict;

    [[nodiscard]] SideId side(const std::string& name) const;
    [[nodiscard]] PortId port(const std::string& place) const;
    [[nodiscard]] FleetId fleet(const std::string& name) const;
    [[nodiscard]] SquadronId squadron(const std::string& name) const;
    [[nodiscard]] ShipId ship(const std::string& name) const;
    [[nodiscard]] CommanderId commander(const std::string& name) const;
    [[nodiscard]] Talents treasury(const std::string& side) const;

    /// Everything that must hold in any campaign: references lead somewhere, transactions balance, squadrons hold ten at
    /// most, no two ships of a side share a name, losses lie within fits. Empty when all holds.
    [[nodiscard]] std::string brokenInvariant() const;
};

/// "12" for a number in an action's JSON.
template <class Thing>
std::string n(Id<Thing> id)
{
    return std::to_string(id.value);
}

/// The keys of the errors among `findings`, comma separated.
[[nodiscard]] std::string errorKeys(const Findings& findings);

} // namespace navarch::test
