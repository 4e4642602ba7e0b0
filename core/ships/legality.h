// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/base/finding.h"
#include "core/ships/equipment_periods.h"
#include "core/ships/limits.h"
#include "core/ships/ship_class.h"

namespace navarch {

/// What the rules allow is judged by.
struct FitRules {
    const Limits& limits;
    const EquipmentPeriods& periods;
};

/// One ship as the checks see it.
struct FitSubject {
    Phrase name; ///< for the findings
    const ShipClass& shipClass;
    const ShipFit& fit;
    std::optional<int> year; ///< without a year nothing is out of its period
};

/// Everything the rules have against a fit. Keys, each one rule and one function:
///
/// class-period, ram-period, equipment-period (SA-11.1), platform-class, platform-period (SA-11.2), tower-space, engine-space,
/// troop-space (error beyond what overloading allows, SA-15.7), overloaded (warning), heavy-engine-count,
/// heavy-engine-size, heavy-engine-space (SA-15.6), sail-only-oars, sail-only-ram, sail-only-fighting-oars,
/// fighting-oars-class, fighting-oars-rowed, fighting-oars-cataphract, no-way (warning: neither oars nor sail).
[[nodiscard]] Findings fitFindings(const FitSubject& subject, const FitRules& rules);

/// The troop units it may carry with what else it carries, without being overloaded (SA-15.6, SA-15.7).
[[nodiscard]] int troopRoom(const ShipClass& shipClass, const ShipFit& fit, const Limits& limits);

/// More troops than it has room for: speed is halved (SA-15.7).
[[nodiscard]] bool isOverloaded(const ShipClass& shipClass, const ShipFit& fit, const Limits& limits);

/// `fit` changed so that the finding called `key` goes away, where there is one obvious change; nothing otherwise.
[[nodiscard]] std::optional<ShipFit> mendedFit(const std::string& key, const FitSubject& subject,
                                               const FitRules& rules);

} // namespace navarch
