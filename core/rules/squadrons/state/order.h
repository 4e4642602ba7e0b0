// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <variant>

#include "core/rules/squadrons/state/squadron.h"

namespace navarch::squadrons {

/// Puts a squadron there; `x`, `y` of the middle of its front edge, thousandths of an inch (SQ-3.2).
struct DeploySquadron {
    SquadronNumber squadron = 0;
    Formation formation = Formation::EpiMias;
    std::int32_t x = 0;
    std::int32_t y = 0;
    std::int16_t heading = 0;
    friend bool operator==(const DeploySquadron&, const DeploySquadron&) = default;
};
/// The side has deployed.
struct Ready {
    std::int8_t side = 0;
    friend bool operator==(const Ready&, const Ready&) = default;
};
/// Who rolled higher moves first, or second (SQ-T2).
struct TakeTurn {
    std::int8_t side = 0;
    bool first = true;
    friend bool operator==(const TakeTurn&, const TakeTurn&) = default;
};
/// Writes the fleet's signal of the turn in a squadron's box (SQ-6.1, 6.2).
struct Signal {
    SquadronNumber squadron = 0;
    std::int8_t number = 1; ///< 1 to 5
    friend bool operator==(const Signal&, const Signal&) = default;
};
/// Picks a squadron that rolls for its pace, to advance (SQ-7.1).
struct Pick {
    SquadronNumber squadron = 0;
    friend bool operator==(const Pick&, const Pick&) = default;
};
/// What a squadron means to do to an enemy that its front comes up against.
enum class Intent : std::uint8_t {
    None, ///< it means to meet nobody
    Engage,
    Diekplous,          ///< SQ-10; comes out in epi mias when both succeed
    DiekplousInColumns, ///< comes out in the formation it has
    PeriplousRight,     ///< SQ-11, by the defender's right flank where the shore does not decide
    PeriplousLeft
};
/// Straight on, then a wheel, or of a column a turn of its lead.
struct Step {
    std::int32_t ahead = 0; ///< thousandths of an inch
    std::int16_t turn = 0;  ///< degrees, clockwise
    friend bool operator==(const Step&, const Step&) = default;
};
inline constexpr int maxSteps = 6;
/// SQ-7.1 to 7.5; a path without steps stays where it is.
struct Advance {
    SquadronNumber squadron = 0;
    Intent intent = Intent::Engage;
    std::int8_t count = 0;
    std::array<Step, maxSteps> steps{};
    friend bool operator==(const Advance&, const Advance&) = default;
    [[nodiscard]] std::span<const Step> all() const
    {
        return {steps.data(), static_cast<std::size_t>(count)};
    }
};
struct AboutFace {
    SquadronNumber squadron = 0;
    friend bool operator==(const AboutFace&, const AboutFace&) = default;
};
/// Backs water (SQ-T4).
struct Back {
    SquadronNumber squadron = 0;
    std::int32_t distance = 2 * inch;
    friend bool operator==(const Back&, const Back&) = default;
};
/// Takes up another formation (SQ-7.6); out of a kyklos with any heading, else with its own.
struct Form {
    SquadronNumber squadron = 0;
    Formation formation = Formation::EpiMias;
    std::int16_t heading = 0;
    friend bool operator==(const Form&, const Form&) = default;
};
/// Mends its order (SQ-7.7); the formation and heading of an unformed one are those it comes to.
struct Reform {
    SquadronNumber squadron = 0;
    Formation formation = Formation::EpiMias;
    std::int16_t heading = 0;
    friend bool operator==(const Reform&, const Reform&) = default;
};
/// Carries out signal 1 to 4 (SQ-6.3).
struct Obey {
    SquadronNumber squadron = 0;
    friend bool operator==(const Obey&, const Obey&) = default;
};
/// Backs out of melee (SQ-9.6).
struct BreakOff {
    SquadronNumber squadron = 0;
    friend bool operator==(const BreakOff&, const BreakOff&) = default;
};
/// Does nothing this turn.
struct Stay {
    SquadronNumber squadron = 0;
    friend bool operator==(const Stay&, const Stay&) = default;
};
/// The side has moved all it wants.
struct EndMoves {
    std::int8_t side = 0;
    friend bool operator==(const EndMoves&, const EndMoves&) = default;
};
/// Whom a squadron fights in the melee phase (SQ-12.1).
struct NameTarget {
    SquadronNumber squadron = 0;
    SquadronNumber target = 0;
    friend bool operator==(const NameTarget&, const NameTarget&) = default;
};
/// The fleet leaves the field at the end of the turn (SQ-14.3).
struct Concede {
    std::int8_t side = 0;
    friend bool operator==(const Concede&, const Concede&) = default;
};

/// Rolls which fleet is alpha (SQ-1.6), before anybody deploys.
struct Begin {
    friend bool operator==(const Begin&, const Begin&) = default;
};

using Order = std::variant<DeploySquadron, Ready, TakeTurn, Signal, Pick, Advance, AboutFace, Back, Form,
                           Reform, Obey, BreakOff, Stay, EndMoves, NameTarget, Concede, Begin>;

} // namespace navarch::squadrons
