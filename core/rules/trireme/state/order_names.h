// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enum_names.h"
#include "core/rules/trireme/state/order.h"

template <>
struct navarch::EnumNames<navarch::trireme::FireOrder> {
    using F = navarch::trireme::FireOrder;
    static constexpr std::array<EnumName<F>, 3> names{
        {{F::Ask, "ask"}, {F::Hold, "hold"}, {F::AtWill, "at-will"}}};
};

template <>
struct navarch::EnumNames<navarch::trireme::Contact> {
    using C = navarch::trireme::Contact;
    static constexpr std::array<EnumName<C>, 3> names{
        {{C::Ram, "ram"}, {C::Rake, "rake"}, {C::Alongside, "alongside"}}};
};

template <>
struct navarch::EnumNames<navarch::trireme::Hand> {
    using H = navarch::trireme::Hand;
    static constexpr std::array<EnumName<H>, 3> names{
        {{H::Port, "port"}, {H::None, "none"}, {H::Starboard, "starboard"}}};
};

namespace navarch::trireme {

/// What orders are called in replays, by their place in Order.
inline constexpr std::array<std::string_view, std::variant_size_v<Order>> orderNames{
    "deploy-ship",   "ready",  "plot",    "hold-course", "end-plot",   "shoot",         "hold-fire",
    "standing-fire", "strike", "grapple", "as-plotted",  "prize-crew", "counter-board", "concede"};

} // namespace navarch::trireme
