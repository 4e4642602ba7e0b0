// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enum_names.h"
#include "core/rules/ramming_speed/state/order.h"

template <>
struct navarch::EnumNames<navarch::ramming::Pattern> {
    using P = navarch::ramming::Pattern;
    static constexpr std::array<EnumName<P>, 4> names{
        {{P::Line, "line"}, {P::Periplus, "periplus"}, {P::Diekplus, "diekplus"}, {P::Kyklos, "kyklos"}}};
};

template <>
struct navarch::EnumNames<navarch::ramming::Standing> {
    using S = navarch::ramming::Standing;
    static constexpr std::array<EnumName<S>, 4> names{
        {{S::Ask, "ask"}, {S::Hold, "hold"}, {S::AtMover, "at-the-mover"}, {S::Free, "free"}}};
};

namespace navarch::ramming {

/// What orders are called in replays, by their place in Order.
inline constexpr std::array<std::string_view, std::variant_size_v<Order>> orderNames{
    "begin",     "deploy-fleet", "deploy-ship", "ready",   "activate",     "get-free", "move",   "shoot",
    "hold-fire", "ram",          "board",       "capture", "end-boarding", "stand",    "concede"};

/// The letters of a path: ahead, astern, a side to port, a side to starboard.
inline constexpr std::string_view stepLetters = "FBLR";

} // namespace navarch::ramming
