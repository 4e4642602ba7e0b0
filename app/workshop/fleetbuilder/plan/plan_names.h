// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>

#include "app/workshop/fleetbuilder/plan/fleet_plan.h"

namespace navarch {

/// Whether `name` can stand in a fleet file.
[[nodiscard]] Result<void> checkName(const std::string& name, bool mayBeEmpty);

/// "Trireme {n}" and 3 -> "Trireme 3". Without "{n}" the number comes at the end, when the name is `numbered` at all.
[[nodiscard]] std::string nameByPattern(const std::string& pattern, int number, bool numbered);

/// The names ships of a plan bear.
class ShipNames {
public:
    explicit ShipNames(const FleetPlan& plan);

    [[nodiscard]] bool has(const std::string& name) const { return m_names.contains(name); }
    void add(const std::string& name) { m_names.insert(name); }
    /// `wanted` when nobody has it, otherwise with the next free number at its end; it is no longer free then.
    std::string take(const std::string& wanted);

private:
    std::set<std::string> m_names;
};

} // namespace navarch
