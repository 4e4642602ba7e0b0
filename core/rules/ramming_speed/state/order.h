// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <variant>

#include "core/battle/events/event.h"
#include "core/boards/hex/hex.h"
#include "core/rules/ramming_speed/figures/figures.h"

namespace navarch::ramming {

/// The formations (RS-6.2).
enum class Pattern : std::uint8_t { Line, Periplus, Diekplus, Kyklos };
/// What answers for a side in the windows for shots (RS-7.3). Ask: the side itself.
enum class Standing : std::uint8_t { Ask, Hold, AtMover, Free };
/// What a Move point is spent on (RS-10.1).
enum class Step : std::uint8_t { Forward, Backward, Left, Right };

/// Rolls skills and, where they are rolled, Advantages, and opens the deployment (RS-3.1, 4.2).
struct Begin {
    friend bool operator==(const Begin&, const Begin&) = default;
};
/// Sets a side up in a formation (RS-6.3).
struct DeployFleet {
    std::int8_t side = 0;
    Pattern pattern = Pattern::Line;
    friend bool operator==(const DeployFleet&, const DeployFleet&) = default;
};
struct DeployShip {
    ShipNumber ship = 0;
    std::int16_t column = 0;
    std::int16_t row = 0;
    hex::Facing facing = 0;
    friend bool operator==(const DeployShip&, const DeployShip&) = default;
};
/// The side has deployed.
struct Ready {
    std::int8_t side = 0;
    friend bool operator==(const Ready&, const Ready&) = default;
};
/// The ship moves now (RS-7.1).
struct Activate {
    ShipNumber ship = 0;
    friend bool operator==(const Activate&, const Activate&) = default;
};
/// Tries to get free of grapples and shallows (RS-10.7), or does not.
struct GetFree {
    ShipNumber ship = 0;
    bool tries = true;
    friend bool operator==(const GetFree&, const GetFree&) = default;
};
inline constexpr int maxSteps = 30;
/// Rows some or all of a ship's Move points. At ramming speed the path is the whole one, and ends before an enemy (RS-10.6).
struct Move {
    ShipNumber ship = 0;
    bool rammingSpeed = false;
    bool isLast = true; ///< the ship rows no more afterwards
    std::int8_t count = 0;
    std::array<Step, maxSteps> path{};
    friend bool operator==(const Move&, const Move&) = default;
    [[nodiscard]] std::span<const Step> steps() const
    {
        return {path.data(), static_cast<std::size_t>(count)};
    }
    void add(Step step) { path[static_cast<std::size_t>(count++)] = step; }
};
/// One missile attack (RS-11).
struct Shoot {
    ShipNumber ship = 0;
    ShipNumber target = 0;
    Weapon weapon = Weapon::Rowers;
    friend bool operator==(const Shoot&, const Shoot&) = default;
};
/// The side shoots no more in this window, or until the ship that moves has done.
struct HoldFire {
    std::int8_t side = 0;
    bool wholeMove = false;
    friend bool operator==(const HoldFire&, const HoldFire&) = default;
};
/// Rams the enemy ahead (RS-12.1), or does not.
struct Ram {
    ShipNumber ship = 0;
    bool rams = true;
    friend bool operator==(const Ram&, const Ram&) = default;
};
/// Grapples and fights, or fights on (RS-13.1).
struct Board {
    ShipNumber ship = 0;
    ShipNumber target = 0;
    friend bool operator==(const Board&, const Board&) = default;
};
/// Takes an empty ship and sends men across (RS-13.6).
struct Capture {
    ShipNumber ship = 0;
    ShipNumber target = 0;
    std::int16_t rowers = 0;
    std::int16_t hoplites = 0;
    friend bool operator==(const Capture&, const Capture&) = default;
};
/// Boards and captures no more in this activation.
struct EndBoarding {
    ShipNumber ship = 0;
    friend bool operator==(const EndBoarding&, const EndBoarding&) = default;
};
/// Whenever a decision of the side waits.
struct Stand {
    std::int8_t side = 0;
    Standing standing = Standing::Ask;
    friend bool operator==(const Stand&, const Stand&) = default;
};
/// The side gives the battle up: the round ends at once (RS-17.1).
struct Concede {
    std::int8_t side = 0;
    friend bool operator==(const Concede&, const Concede&) = default;
};

using Order = std::variant<Begin, DeployFleet, DeployShip, Ready, Activate, GetFree, Move, Shoot, HoldFire,
                           Ram, Board, Capture, EndBoarding, Stand, Concede>;

} // namespace navarch::ramming
