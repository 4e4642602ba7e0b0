// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <variant>

#include "core/battle/brief/brief.h"
#include "core/rules/salamis_ad_actium/state/state.h"

namespace navarch::salamis {

/// Rolls what the brief leaves open of the weather (SA-2.5) and opens the deployment.
struct Begin {
    friend bool operator==(const Begin&, const Begin&) = default;
};
/// Places a squadron in a formation; `x`, `y` of its leader, of the middle of a line abreast, in thousandths of a cm (SA-1.5).
struct DeploySquadron {
    std::int16_t squadron = 0;
    Formation formation = Formation::Abreast;
    std::int32_t x = 0;
    std::int32_t y = 0;
    std::int16_t heading = 0;
    friend bool operator==(const DeploySquadron&, const DeploySquadron&) = default;
};
struct DeployShip {
    ShipNumber ship = 0;
    std::int32_t x = 0;
    std::int32_t y = 0;
    std::int16_t heading = 0;
    friend bool operator==(const DeployShip&, const DeployShip&) = default;
};
/// The side has deployed.
struct Ready {
    std::int8_t side = 0;
    friend bool operator==(const Ready&, const Ready&) = default;
};
/// How a ship goes (SA-5.1 to 5.4). Pivot: a standing turn on the spot.
enum class Gait : std::uint8_t { Oars, Fast, Back, Pivot, Sail };
/// What it means to do to an enemy it runs into (SA-7.1.6, 7.1.7).
enum class Intent : std::uint8_t { Ram, Rake, Touch };
/// Straight on, then a turn.
struct Step {
    std::int32_t ahead = 0; ///< thousandths of a cm; astern when backing
    std::int16_t turn = 0;  ///< degrees, clockwise
    friend bool operator==(const Step&, const Step&) = default;
};
inline constexpr int maxSteps = 6;
struct Move {
    ShipNumber ship = 0;
    Gait gait = Gait::Oars;
    Intent intent = Intent::Ram;
    bool throughFriends = false; ///< passes through friends in its way, by Crew Tests (SA-5.5)
    std::int8_t count = 0;
    std::array<Step, maxSteps> steps{};
    friend bool operator==(const Move&, const Move&) = default;
    [[nodiscard]] std::span<const Step> all() const
    {
        return {steps.data(), static_cast<std::size_t>(count)};
    }
};
/// A ship's archers, once an Action Phase (SA-6.1).
struct Shoot {
    ShipNumber ship = 0;
    ShipNumber target = 0;
    friend bool operator==(const Shoot&, const Shoot&) = default;
};
enum class Missile : std::uint8_t { RhodianFire, Bees, Quicklime, GreekFire };
/// One pot, or the Greek fire (SA-6.7).
struct Throw {
    ShipNumber ship = 0;
    ShipNumber target = 0;
    Missile missile = Missile::RhodianFire;
    friend bool operator==(const Throw&, const Throw&) = default;
};
/// Hooks a ship in contact, to board it (SA-8.1).
struct Grapple {
    ShipNumber ship = 0;
    ShipNumber target = 0;
    friend bool operator==(const Grapple&, const Grapple&) = default;
};
/// Tries to get clear of everything it touches; its whole Action Phase (SA-5.6).
struct Separate {
    ShipNumber ship = 0;
    friend bool operator==(const Separate&, const Separate&) = default;
};
/// Gives up one's own hold on a ship, so that it may separate freely.
struct LetGo {
    ShipNumber ship = 0;
    ShipNumber target = 0;
    friend bool operator==(const LetGo&, const LetGo&) = default;
};
/// Sets or furls the sail (SA-5.4).
struct SetSail {
    ShipNumber ship = 0;
    bool set = true;
    friend bool operator==(const SetSail&, const SetSail&) = default;
};
/// The ship has done all it wants in this Action Phase.
struct Rest {
    ShipNumber ship = 0;
    friend bool operator==(const Rest&, const Rest&) = default;
};
/// Cuts away a mast that fell, so that the ship drifts no longer; its whole Action Phase (SA-7.5.6).
struct CutMast {
    ShipNumber ship = 0;
    friend bool operator==(const CutMast&, const CutMast&) = default;
};
/// The squadron has done what it wants: the card is spent.
struct EndPhase {
    std::int8_t side = 0;
    friend bool operator==(const EndPhase&, const EndPhase&) = default;
};
/// A ship's or section's ballistae, or its heavy engines, at one target (SA-6.2, 6.5).
struct Fire {
    ShipNumber ship = 0;
    ShipNumber target = 0;
    friend bool operator==(const Fire&, const Fire&) = default;
};
/// The side fires no more in this Intermediate Phase.
struct HoldFire {
    std::int8_t side = 0;
    friend bool operator==(const HoldFire&, const HoldFire&) = default;
};
/// An allied contingent comes in over an edge, at `along` thousandths of a cm along it (SA-13.2).
struct ComeIn {
    std::int16_t contingent = 0;
    std::int8_t edge = 0; ///< as free_table::TableEdge: 0 first side's, 1 right, 2 second side's, 3 left
    std::int32_t along = 0;
    friend bool operator==(const ComeIn&, const ComeIn&) = default;
};
/// The side gives the battle up (SA-9.2). May be said whenever a decision of the side waits.
struct Concede {
    std::int8_t side = 0;
    friend bool operator==(const Concede&, const Concede&) = default;
};

using Order = std::variant<Begin, DeploySquadron, DeployShip, Ready, Move, Shoot, Throw, Grapple, Separate,
                           LetGo, SetSail, Rest, CutMast, EndPhase, Fire, HoldFire, ComeIn, Concede>;

} // namespace navarch::salamis
