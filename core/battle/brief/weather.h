// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "core/base/enum_names.h"

namespace navarch {

enum class Wind { Calm, Light, Moderate, Fresh, Gale, Storm };

template <>
struct EnumNames<Wind> {
    static constexpr std::array<EnumName<Wind>, 6> names{{{Wind::Calm, "calm"},
                                                          {Wind::Light, "light"},
                                                          {Wind::Moderate, "moderate"},
                                                          {Wind::Fresh, "fresh"},
                                                          {Wind::Gale, "gale"},
                                                          {Wind::Storm, "storm"}}};
};

enum class Sea { Flat, Slight, Choppy, Rough, VeryRough };

template <>
struct EnumNames<Sea> {
    static constexpr std::array<EnumName<Sea>, 5> names{{{Sea::Flat, "flat"},
                                                         {Sea::Slight, "slight"},
                                                         {Sea::Choppy, "choppy"},
                                                         {Sea::Rough, "rough"},
                                                         {Sea::VeryRough, "very-rough"}}};
};

} // namespace navarch
