// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

#include "core/ships/condition.h"
#include "core/ships/fit.h"

namespace navarch {

/// Something of which a ship has a number and can lose some.
struct LossKind {
    std::string_view key;   ///< its field in files: "oars_lost"
    std::string_view thing; ///< in a sentence: "oar factors"
    int Condition::*lost;
    int (*aboard)(const ShipFit&); ///< how many a sound ship of that fit has
};

/// All of them, in the order of a record sheet.
inline constexpr std::array<LossKind, 9> lossKinds{
    {{"oars_lost", "oar factors", &Condition::oarsLost, [](const ShipFit& fit) { return fit.oars; }},
     {"speed_lost", "cm of speed", &Condition::speedLost, [](const ShipFit& fit) { return fit.speed; }},
     {"archers_lost", "archers", &Condition::archersLost, [](const ShipFit& fit) { return fit.archers; }},
     {"marines_lost", "marines", &Condition::marinesLost, [](const ShipFit& fit) { return fit.marines; }},
     {"heavy_marines_lost", "heavy marines", &Condition::heavyMarinesLost,
      [](const ShipFit& fit) { return fit.heavyMarines; }},
     {"ballistae_lost", "ballistae", &Condition::ballistaeLost,
      [](const ShipFit& fit) { return fit.ballistae; }},
     {"towers_lost", "towers", &Condition::towersLost, [](const ShipFit& fit) { return fit.towers; }},
     {"heavy_engines_lost", "heavy engines", &Condition::heavyEnginesLost,
      [](const ShipFit& fit) { return static_cast<int>(fit.heavyEngines.size()); }},
     {"fire_pots_used", "fire pots", &Condition::firePotsUsed,
      [](const ShipFit& fit) { return fit.firePots; }}}};

} // namespace navarch
