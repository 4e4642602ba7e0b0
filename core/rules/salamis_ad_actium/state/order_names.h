// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enum_names.h"
#include "core/rules/salamis_ad_actium/state/order.h"

namespace navarch {

template <>
struct EnumNames<salamis::Gait> {
    using Gait = salamis::Gait;
    static constexpr std::array<EnumName<Gait>, 5> names{{{Gait::Oars, "oars"},
                                                          {Gait::Fast, "fast"},
                                                          {Gait::Back, "back"},
                                                          {Gait::Pivot, "pivot"},
                                                          {Gait::Sail, "sail"}}};
};

template <>
struct EnumNames<salamis::Intent> {
    using Intent = salamis::Intent;
    static constexpr std::array<EnumName<Intent>, 3> names{
        {{Intent::Ram, "ram"}, {Intent::Rake, "rake"}, {Intent::Touch, "touch"}}};
};

template <>
struct EnumNames<salamis::Missile> {
    using Missile = salamis::Missile;
    static constexpr std::array<EnumName<Missile>, 4> names{{{Missile::RhodianFire, "rhodian-fire"},
                                                             {Missile::Bees, "bees"},
                                                             {Missile::Quicklime, "quicklime"},
                                                             {Missile::GreekFire, "greek-fire"}}};
};

namespace salamis {

/// What orders are called in replays, by their place in Order.
inline constexpr std::array<std::string_view, std::variant_size_v<Order>> orderNames{
    "begin",    "deploy-squadron", "deploy-ship", "ready",     "move",     "shoot",
    "throw",    "grapple",         "separate",    "let-go",    "set-sail", "rest",
    "cut-mast", "end-phase",       "fire",        "hold-fire", "come-in",  "concede"};

} // namespace salamis
} // namespace navarch
