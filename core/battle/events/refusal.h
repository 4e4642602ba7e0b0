// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <variant>

#include "core/battle/events/event.h"

namespace navarch {

/// Why an order may not be given; false when it may. The texts are literals and what they name are numbers, so that asking
/// costs nothing: captains ask thousands of times, and only what is shown is put into words, by worded().
///
/// In `reason` and `remedy` "{S}" stands for the name of `ship`, "{T}" for that of `other`, "{0}" to "{3}" for a number,
/// "{0.}" for a number of hundredths, "4.05", and "{0:hex|hexes}" for a number with its noun, "1 hex" or "3 hexes".
struct Refusal {
    std::string_view rule;
    std::string_view reason; ///< one sentence
    std::string_view remedy; ///< what would be allowed; may be empty
    std::array<std::int16_t, 4> numbers{};
    ShipNumber ship = noShip;  ///< noShip: the order's own
    ShipNumber other = noShip; ///< noShip: the order's target

    explicit operator bool() const { return !reason.empty(); }

    /// The same with its figures; those beyond what a sentence has to say are cut to it.
    template <class... Numbers>
    [[nodiscard]] Refusal with(Numbers... given) const
    {
        Refusal made = *this;
        std::size_t at = 0;
        ((made.numbers.at(at++) = static_cast<std::int16_t>(given < -30'000  ? -30'000
                                                            : given > 30'000 ? 30'000
                                                                             : given)),
         ...);
        return made;
    }
    [[nodiscard]] Refusal of(ShipNumber about) const
    {
        Refusal made = *this;
        made.ship = about;
        return made;
    }
    [[nodiscard]] Refusal by(ShipNumber another) const
    {
        Refusal made = *this;
        made.other = another;
        return made;
    }
};

/// A refusal whose ships are those of the order, where it names no others.
template <class... Kinds>
[[nodiscard]] Refusal withShipsOf(Refusal why, const std::variant<Kinds...>& order)
{
    std::visit(
        [&](const auto& given) {
            if constexpr (requires { why.ship = given.ship; })
                why.ship = why.ship == noShip ? static_cast<ShipNumber>(given.ship) : why.ship;
            else if constexpr (requires { why.ship = given.squadron; })
                why.ship = why.ship == noShip ? static_cast<ShipNumber>(given.squadron) : why.ship;
            if constexpr (requires { why.other = given.target; })
                why.other = why.other == noShip ? static_cast<ShipNumber>(given.target) : why.other;
        },
        order);
    return why;
}

/// The reason or remedy of a refusal as people read it. `named` gives the name of a ship, or nothing where there is none.
[[nodiscard]] std::string worded(std::string_view text, const Refusal& why,
                                 const std::function<std::string(ShipNumber)>& named);

/// A refusal as a problem of the order, with its rule.
[[nodiscard]] Problem orderRefused(const Refusal& why, const std::function<std::string(ShipNumber)>& named);

} // namespace navarch
