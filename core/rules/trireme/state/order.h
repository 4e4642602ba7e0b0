// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>

#include "core/battle/events/event.h"
#include "core/rules/trireme/figures/weapon.h"
#include "core/rules/trireme/state/plot.h"

namespace navarch::trireme {

/// What answers for a side when it could shoot. Ask: the side itself. AtWill: every weapon as soon as it has a near shot, and
/// in the last phase any.
enum class FireOrder : std::uint8_t { Ask, Hold, AtWill };

/// Puts a ship down before the battle (TR-3.1).
struct DeployShip {
    ShipNumber ship = 0;
    std::int16_t column = 0; ///< from 0
    std::int16_t row = 0;
    hex::Facing facing = 0;
    friend bool operator==(const DeployShip&, const DeployShip&) = default;
};
/// The side has deployed.
struct Ready {
    std::int8_t side = 0;
    friend bool operator==(const Ready&, const Ready&) = default;
};
/// Writes a ship's turn down, or writes it anew (TR-5.1).
struct PlotShip {
    ShipNumber ship = 0;
    Plot plot;
    friend bool operator==(const PlotShip&, const PlotShip&) = default;
};
/// The side's ships without a plot go straight on.
struct HoldCourse {
    std::int8_t side = 0;
    friend bool operator==(const HoldCourse&, const HoldCourse&) = default;
};
/// The side has plotted all its ships.
struct EndPlot {
    std::int8_t side = 0;
    friend bool operator==(const EndPlot&, const EndPlot&) = default;
};
/// So many of a ship's weapons shoot at one target (TR-7.1).
struct Shoot {
    ShipNumber ship = 0;
    ShipNumber target = 0;
    Weapon weapon = Weapon::Bows;
    std::int8_t count = 1;
    bool atBoarders =
        false; ///< at the enemy's men in the fight aboard; then the target is the ship they come from (TR-7.4)
    friend bool operator==(const Shoot&, const Shoot&) = default;
};
/// The side shoots no more in this phase, or in this turn.
struct HoldFire {
    std::int8_t side = 0;
    bool wholeTurn = false;
    friend bool operator==(const HoldFire&, const HoldFire&) = default;
};
/// How the side answers from now on when it could shoot.
struct StandingFire {
    std::int8_t side = 0;
    FireOrder fire = FireOrder::Ask;
    friend bool operator==(const StandingFire&, const StandingFire&) = default;
};
/// What a ship that strikes does (TR-8.4).
struct Strike {
    ShipNumber ship = 0;
    ShipNumber target = 0;
    Contact order = Contact::Ram;
    Hand slip = Hand::None; ///< of a rake
    friend bool operator==(const Strike&, const Strike&) = default;
};
/// Whether a ship wishes to board one it touches (TR-9.2).
struct Grapple {
    ShipNumber ship = 0;
    ShipNumber target = 0;
    bool wishes = true;
    friend bool operator==(const Grapple&, const Grapple&) = default;
};
/// What the side is asked about contacts or grapples now goes as it was plotted (TR-5.2).
struct AsPlotted {
    std::int8_t side = 0;
    friend bool operator==(const AsPlotted&, const AsPlotted&) = default;
};
/// The men that a captor sends over, the lightest first (TR-9.8).
struct PrizeCrew {
    ShipNumber ship = 0;
    ShipNumber target = 0;
    std::int16_t marines = 1;
    friend bool operator==(const PrizeCrew&, const PrizeCrew&) = default;
};
/// A ship that threw boarders back cuts loose, or boards them in turn (TR-9.5).
struct CounterBoard {
    ShipNumber ship = 0;
    ShipNumber target = 0; ///< whose men were thrown back
    bool boards = true;    ///< false: cuts the grapples
    friend bool operator==(const CounterBoard&, const CounterBoard&) = default;
};
/// The side gives the battle up (TR-11.1).
struct Concede {
    std::int8_t side = 0;
    friend bool operator==(const Concede&, const Concede&) = default;
};

using Order = std::variant<DeployShip, Ready, PlotShip, HoldCourse, EndPlot, Shoot, HoldFire, StandingFire,
                           Strike, Grapple, AsPlotted, PrizeCrew, CounterBoard, Concede>;

} // namespace navarch::trireme
