// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "core/base/json.h"
#include "core/rules/salamis_ad_actium/ramming/ram_case.h"
#include "core/ships/fleet.h"

namespace navarch {
struct Figures;
}

namespace navarch::salamis {

/// One ram about to happen, as a file has it: what `navarch odds ram` is asked.
struct RamSituation {
    FleetShip attacker;
    FleetShip target;
    Aspect aspect = Aspect::Beam;
    BowEdge bowEdge = BowEdge::Full;
    std::int32_t distanceMoved = 0; ///< by the attacker in a straight line, thousandths of a cm
    int targetSpeed = 0;            ///< cm, its normal speed
    bool targetStationary = false;
    bool demoralised = false; ///< the attacker
    bool overloaded = false;  ///< the target
};

/// The "format" of such a situation.
inline constexpr std::string_view ramFormat = "navarch-ram/1";

/// Reads "navarch-ram/1". Both ships are as in a fleet file; `distance_moved` and `target_speed` that are missing are
/// what the ships make now, `overloaded` whether the target's troops overload it. Refused besides what is out of form: an
/// attacker that is wrecked, a row of several ships.
[[nodiscard]] Result<RamSituation> readRamSituation(const Json& json, const std::string& file,
                                                    const Figures& figures);

/// Two ships on a table, far from everything, and how they meet.
struct RamScene {
    BattleFacts facts;
    State state;
    RamCase ram;
    static constexpr ShipNumber attacker = 0;
    static constexpr ShipNumber target = 1;
};
[[nodiscard]] RamScene ramScene(const RamSituation& situation, const Figures& figures);

} // namespace navarch::salamis
