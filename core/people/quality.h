// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enum_names.h"

namespace navarch {

/// How good a crew or a garrison is: +2 to -2 in Crew Tests (SA-2.11.1), a factor on its price (SA-15.8).
enum class CrewQuality { Elite, Veteran, Average, Poor, Green };

template <>
struct EnumNames<CrewQuality> {
    static constexpr std::array<EnumName<CrewQuality>, 5> names{{{CrewQuality::Elite, "elite"},
                                                                 {CrewQuality::Veteran, "veteran"},
                                                                 {CrewQuality::Average, "average"},
                                                                 {CrewQuality::Poor, "poor"},
                                                                 {CrewQuality::Green, "green"}}};
};

/// How good a commander is: +2 to -2 as command level (SA-2.11.1), and his price (SA-15.9).
enum class CommandQuality { Exceptional, Skilled, Average, Poor, Inept };

template <>
struct EnumNames<CommandQuality> {
    static constexpr std::array<EnumName<CommandQuality>, 5> names{
        {{CommandQuality::Exceptional, "exceptional"},
         {CommandQuality::Skilled, "skilled"},
         {CommandQuality::Average, "average"},
         {CommandQuality::Poor, "poor"},
         {CommandQuality::Inept, "inept"}}};
};

/// The modifier a quality gives, +2 to -2 (SA-2.11.1). Both scales run from best to worst.
template <class Quality>
[[nodiscard]] constexpr int modifierOf(Quality quality)
{
    return 2 - static_cast<int>(quality);
}

/// `quality` moved by `steps` (up is better) and clamped to the scale.
template <class Quality>
[[nodiscard]] constexpr Quality movedBy(Quality quality, int steps)
{
    const int at = static_cast<int>(quality) - steps;
    return static_cast<Quality>(at < 0 ? 0 : at > 4 ? 4 : at);
}

/// Where a commander serves.
enum class Post { Squadron, Fleet, Garrison };

template <>
struct EnumNames<Post> {
    static constexpr std::array<EnumName<Post>, 3> names{
        {{Post::Squadron, "squadron"}, {Post::Fleet, "fleet"}, {Post::Garrison, "garrison"}}};
};

} // namespace navarch
