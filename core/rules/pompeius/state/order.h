// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>

#include "core/rules/pompeius/state/ship.h"

namespace navarch::pompeius {

/// Puts a ship down before the battle (PM-3.3).
struct DeployShip {
    ShipNumber ship = 0;
    std::int16_t column = 0; ///< of the stern, from 0
    std::int16_t row = 0;
    rex::Heading heading = 0;
    friend bool operator==(const DeployShip&, const DeployShip&) = default;
};
/// The side has deployed.
struct Ready {
    std::int8_t side = 0;
    friend bool operator==(const Ready&, const Ready&) = default;
};
/// A ship's orders for the turn, or new ones in their place (PM-5).
struct PlotShip {
    ShipNumber ship = 0;
    Plot plot;
    friend bool operator==(const PlotShip&, const PlotShip&) = default;
};
/// The seat's ships without orders keep their speed straight ahead (PM-5.5).
struct HoldCourse {
    std::int8_t side = 0;
    friend bool operator==(const HoldCourse&, const HoldCourse&) = default;
};
/// The seat has done: its orders are locked. The next seat of the side goes on (PM-12.2).
struct Lock {
    std::int8_t side = 0;
    friend bool operator==(const Lock&, const Lock&) = default;
};
/// The fleet's flags to a squadron (PM-12.4).
struct Hoist {
    std::int8_t side = 0;
    std::int16_t squadron = 0; ///< index into the battle's squadrons
    Signal signal = Signal::None;
    friend bool operator==(const Hoist&, const Hoist&) = default;
};
/// A ship that has left the map comes back (PM-13.2). Her steps are ordered after it.
struct ReturnShip {
    ShipNumber ship = 0;
    std::int16_t column = 0;
    std::int16_t row = 0;
    rex::Heading heading = 0;
    friend bool operator==(const ReturnShip&, const ReturnShip&) = default;
};
/// A side without ships on the map lets those away stay away (PM-14.2).
struct StayAway {
    std::int8_t side = 0;
    friend bool operator==(const StayAway&, const StayAway&) = default;
};
/// Whether the ship with the higher die rams (PM-7.3).
struct Meet {
    ShipNumber ship = 0;
    ShipNumber target = 0;
    bool rams = true;
    friend bool operator==(const Meet&, const Meet&) = default;
};
/// At whom a unit shoots (PM-T4, D1). `ship` is the one whose trierarch it obeys.
struct Aim {
    ShipNumber ship = 0;
    UnitNumber unit = 0;
    ShipNumber target = 0;
    friend bool operator==(const Aim&, const Aim&) = default;
};
/// The seat's units that have no target yet shoot at the nearest.
struct AimRest {
    std::int8_t side = 0;
    friend bool operator==(const AimRest&, const AimRest&) = default;
};
/// What a unit that mended or cut with success takes away (PM-11.1).
enum class Remedy : std::uint8_t { Fire, Rudder, Oars, Stuck, Counter };
struct Mend {
    ShipNumber ship = 0;
    UnitNumber unit = 0;
    Remedy remedy = Remedy::Fire;
    ShipNumber on = noShip;    ///< where the card or counter lies
    ShipNumber other = noShip; ///< Stuck: to whom it holds her; Counter: who threw it
    friend bool operator==(const Mend&, const Mend&) = default;
};
/// Which of the units with the fewest counters takes a Disorder card (PM-10.5). `ship` is whose box it comes from.
struct TakeDisorder {
    ShipNumber ship = 0;
    UnitNumber unit = 0;
    friend bool operator==(const TakeDisorder&, const TakeDisorder&) = default;
};
/// The seat's Disorder cards of this turn go to ballistae, sagittarii, milites in turn.
struct SpreadDisorder {
    std::int8_t side = 0;
    friend bool operator==(const SpreadDisorder&, const SpreadDisorder&) = default;
};
/// The side gives the battle up.
struct Concede {
    std::int8_t side = 0;
    friend bool operator==(const Concede&, const Concede&) = default;
};

using Order = std::variant<DeployShip, Ready, PlotShip, HoldCourse, Lock, Hoist, ReturnShip, StayAway, Meet,
                           Aim, AimRest, Mend, Concede, TakeDisorder, SpreadDisorder>;

} // namespace navarch::pompeius
