// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/enum_names.h"
#include "core/rules/squadrons/state/order.h"

template <>
struct navarch::EnumNames<navarch::squadrons::Formation> {
    using F = navarch::squadrons::Formation;
    static constexpr std::array<EnumName<F>, 5> names{{{F::EpiMias, "epi-mias"},
                                                       {F::Kyklos, "kyklos"},
                                                       {F::EpiPollon, "epi-pollon"},
                                                       {F::Unformed, "unformed"},
                                                       {F::EpiKeras, "epi-keras"}}};
};

template <>
struct navarch::EnumNames<navarch::squadrons::Intent> {
    using I = navarch::squadrons::Intent;
    static constexpr std::array<EnumName<I>, 6> names{{{I::None, "none"},
                                                       {I::Engage, "engage"},
                                                       {I::Diekplous, "diekplous"},
                                                       {I::DiekplousInColumns, "diekplous-in-columns"},
                                                       {I::PeriplousRight, "periplous-right"},
                                                       {I::PeriplousLeft, "periplous-left"}}};
};

namespace navarch::squadrons {

/// What orders are called in replays, by their place in Order.
inline constexpr std::array<std::string_view, std::variant_size_v<Order>> orderNames{"deploy-squadron",
                                                                                     "ready",
                                                                                     "take-turn",
                                                                                     "signal",
                                                                                     "pick",
                                                                                     "advance",
                                                                                     "about-face",
                                                                                     "back",
                                                                                     "form",
                                                                                     "re-form",
                                                                                     "obey",
                                                                                     "break-off",
                                                                                     "stay",
                                                                                     "end-moves",
                                                                                     "name-target",
                                                                                     "concede",
                                                                                     "begin"};

/// Thousandths of an inch as people read them: "3.14\"".
[[nodiscard]] inline std::string inchesOf(Length length)
{
    const Length hundredths = (length + 5) / 10;
    std::string text = std::to_string(hundredths / 100);
    if (const Length rest = hundredths % 100; rest != 0) {
        const std::string digits = std::to_string(rest);
        text += "." + (rest < 10 ? "0" + digits : rest % 10 == 0 ? digits.substr(0, 1) : digits);
    }
    return text + "\"";
}

/// "epi keras".
[[nodiscard]] constexpr std::string_view wordsOf(Formation formation)
{
    constexpr std::array<std::string_view, formations> words{"epi mias", "kyklos", "epi pollon", "unformed",
                                                             "epi keras"};
    return words[static_cast<std::size_t>(formation)];
}
/// The same for those who have no Greek: "line ahead".
[[nodiscard]] constexpr std::string_view glossOf(Formation formation)
{
    constexpr std::array<std::string_view, formations> words{"line abreast", "ring", "short columns",
                                                             "no formation", "line ahead"};
    return words[static_cast<std::size_t>(formation)];
}

} // namespace navarch::squadrons
