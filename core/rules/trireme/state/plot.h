// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/boards/hex/hex.h"

namespace navarch::trireme {

inline constexpr int phases = 6;
inline constexpr int fastest = 6;

/// What a ship rows in one phase (TR-5.3): a hex ahead, a turn to port or starboard and a hex, a hex astern.
enum class Step : std::uint8_t { Ahead, Port, Starboard, Astern };
inline constexpr std::string_view stepLetters = "FPSB";

/// What a ship does to whom it strikes (TR-8.4).
enum class Contact : std::uint8_t { Ram, Rake, Alongside };
inline constexpr std::string_view contactLetters = "RKA";

/// A side of the ship: where it pivots or slips to.
enum class Hand : std::int8_t { Port = -1, None = 0, Starboard = 1 };

/// A ship's turn as it is written down (TR-5.2).
struct Plot {
    Hand pivot = Hand::None;
    std::int8_t speed = 0; ///< -1 to 6
    std::int8_t count = 0;
    std::array<Step, fastest> path{};
    Contact order = Contact::Ram; ///< the answer to CONTACT
    Hand slip = Hand::None;       ///< None: either
    bool boards = false;          ///< the answer to GRAPPLE

    friend bool operator==(const Plot&, const Plot&) = default;

    [[nodiscard]] std::span<const Step> steps() const
    {
        return {path.data(), static_cast<std::size_t>(count)};
    }
    void add(Step step) { path[static_cast<std::size_t>(count++)] = step; }
    /// Hexes a turn, astern or ahead.
    [[nodiscard]] int stepsNeeded() const { return speed < 0 ? 1 : speed; }
};

/// "5:FFPFS/K<G", "-1:B", ">3:FFF"; an order of "/R" alone is left out.
[[nodiscard]] std::string textOf(const Plot& plot);
/// A plot from its text, of the right form; whether the ship may row it is another question. Nothing when it is not.
[[nodiscard]] std::optional<Plot> plotFrom(std::string_view text);

/// The movement phase, 1 to 6, of step `step` (from 0) at a planned speed (TR-T4).
[[nodiscard]] int phaseOf(int speed, int step);
/// Which step, from 0, a speed has in a phase 1 to 6; -1: none.
[[nodiscard]] int stepInPhase(int speed, int phase);

/// The facing after a turn at the start of a step.
[[nodiscard]] constexpr hex::Facing facingAfter(hex::Facing facing, Step step)
{
    return step == Step::Port        ? hex::turned(facing, -1)
           : step == Step::Starboard ? hex::turned(facing, 1)
                                     : facing;
}
/// The hex a step leads to, the turn made.
[[nodiscard]] constexpr hex::Hex aimOf(hex::Hex hex, hex::Facing facing, Step step)
{
    return hex::neighbour(hex, facing, step == Step::Astern ? -1 : 1);
}

} // namespace navarch::trireme
