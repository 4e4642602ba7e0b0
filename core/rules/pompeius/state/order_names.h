// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enum_names.h"
#include "core/rules/pompeius/state/order.h"

template <>
struct navarch::EnumNames<navarch::pompeius::Remedy> {
    using R = navarch::pompeius::Remedy;
    static constexpr std::array<EnumName<R>, 5> names{{{R::Fire, "fire"},
                                                       {R::Rudder, "rudder"},
                                                       {R::Oars, "oars"},
                                                       {R::Stuck, "stuck"},
                                                       {R::Counter, "counter"}}};
};

namespace navarch::pompeius {

/// What orders are called in replays, by their place in Order.
inline constexpr std::array<std::string_view, std::variant_size_v<Order>> orderNames{
    "deploy-ship", "ready",  "plot",      "hold-course",   "lock",
    "hoist",       "return", "stay-away", "meet",          "aim",
    "aim-rest",    "mend",   "concede",   "take-disorder", "spread-disorder"};

} // namespace navarch::pompeius
