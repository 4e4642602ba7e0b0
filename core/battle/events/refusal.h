// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <variant>

#include "core/battle/events/event.h"
#include "core/battle/events/refusal_text.h"

namespace navarch {

/// Why an order may not be given; false when it may. Its texts were made when they were compiled and what they name are
/// numbers, so that asking costs nothing: captains ask thousands of times, and only what is shown becomes a phrase.
///
///     Refusal{"TR-9.8", refusalTextN("%1 has {%n marine|%n marines}.", numberAt(0), theShip)}.with(marines)
struct Refusal {
    std::string_view rule;
    RefusalText reason;   ///< one sentence
    RefusalText remedy{}; ///< what would be allowed; may be empty
    std::array<std::int16_t, refusalNumbers> numbers{};
    ShipNumber ship = noShip;  ///< noShip: the order's own
    ShipNumber other = noShip; ///< noShip: the order's target

    explicit operator bool() const { return !reason.isEmpty(); }

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

/// The name of a ship; an empty phrase where there is none.
using ShipNaming = std::function<Phrase(ShipNumber)>;

/// Why, as people read it, and what would be allowed; `named` may be none.
[[nodiscard]] Phrase reasonOf(const Refusal& why, const ShipNaming& named);
[[nodiscard]] Phrase remedyOf(const Refusal& why, const ShipNaming& named);

/// A refusal as a problem of the order, with its rule.
[[nodiscard]] Problem orderRefused(const Refusal& why, const ShipNaming& named);

} // namespace navarch
