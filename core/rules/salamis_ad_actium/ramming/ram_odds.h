// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "core/base/fraction.h"
#include "core/rules/salamis_ad_actium/ramming/ram_situation.h"

namespace navarch::salamis {

/// A die on the Ramming Damage table before it is rolled.
struct RamRollOdds {
    Modifiers lines;
    std::array<Fraction, ramResults> results{}; ///< by RamResult
    std::array<int, ramResults> dice{};         ///< casualty dice of each result
    Fraction expectedDice;
};

/// What a ship may expect to lose, by kind.
struct ExpectedLosses {
    Fraction oars;
    Fraction speed;
    Fraction steering; ///< hits on the steering oars
    Fraction archers;
    Fraction marines;
    Fraction heavyMarines;
    Fraction ballistae;
    Fraction heavyEngines;
    Fraction towers;
    Fraction mast;
    Fraction captainWounded; ///< chances
    Fraction captainKilled;
};

/// How one of the two ships comes out of the meeting.
struct RamPartyOdds {
    std::optional<RamRollOdds> struck;   ///< by the other's ram
    std::optional<RamRollOdds> selfTest; ///< by its own, unsupported (SA-7.4.4)
    Fraction strained;                   ///< chance that its own damaged hull gives way as it rams (SA-7.5.3)
    std::array<Fraction, ramResults> worst{}; ///< by the worst of all that befell it
    Fraction untouched;                       ///< nothing of the kind was rolled for it, or gave way
    std::array<Fraction, 6> damageAfter{};    ///< by Damage, still afloat
    Fraction gone;                            ///< matchwood
    Fraction expectedDice; ///< casualty dice of its rams and self tests, weighed with their chances
    ExpectedLosses losses; ///< who goes down with matchwood is lost
};

/// The exact odds of one meeting (SA-7.3 to 7.5): every die is enumerated, and no floating point takes part.
struct RamOdds {
    Fraction attackerRams; ///< alone; on beam and stern 1
    Fraction targetRams;   ///< alone (SA-7.3)
    Fraction bothRam;
    RamPartyOdds attacker;
    RamPartyOdds target;
};
[[nodiscard]] RamOdds ramOdds(const RamScene& scene);

} // namespace navarch::salamis
