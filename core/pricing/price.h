// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/phrase.h"
#include "core/base/talents.h"

namespace navarch {

/// What a line of a price is for. The wording and the rule number follow from it (phraseOf, ruleOf), so that pricing
/// itself makes no text.
enum class PriceItem : std::uint8_t {
    Hull,
    HullBase,
    HullSailOnly,
    HullCataphract,
    HullParablemata,
    HullStout,
    HullWeak,
    HullUnreinforcedRam,
    HullBronzeRam,
    HullReinforcedRam,
    HullRounding,
    Speed,
    OarFactors,
    Archers,
    Marines,
    MarinesAtOars,
    HeavyMarines,
    HeavyMarinesAtOars,
    Ballistae,
    FerreaManus,
    RaisedPlatform,
    Towers,
    Corvi,
    HighRam,
    FirePots,
    GreekFire,
    HeavyEngine,
    CrewQuality,
    GarrisonQuality,
    MoreAlike,
    Commander,
    Ships,
    Commanders,
    AlliedShare,
    Masonry,
    WallSection,
    BoilingOil,
    Bees,
    TownGarrison,
};

/// One line of a price: `quantity` of `item` come to `amount`.
struct PriceLine {
    PriceItem item;
    /// How many; for Speed the cm, for a quality its factor in tenths, for AlliedShare the percentage, for HeavyEngine
    /// the damage modifier, for WallSection its number from 1.
    int quantity = 0;
    Talents amount;
    std::vector<PriceLine> parts; ///< when not empty, they sum to `amount`
};

/// A price that explains itself: `total` is the sum of its lines.
struct Price {
    Talents total;
    std::vector<PriceLine> lines;

    void add(PriceLine line)
    {
        total += line.amount;
        lines.push_back(std::move(line));
    }
    void addIfAny(PriceItem item, int quantity, Talents each)
    {
        if (quantity != 0)
            add({item, quantity, each * quantity, {}});
    }
};

/// The rule a line follows: "SA-15.3".
[[nodiscard]] std::string_view ruleOf(const PriceLine& line);

/// The line in words: "Speed, cm 8", "2 archer units", "Veteran crew, x1.1".
[[nodiscard]] Phrase phraseOf(const PriceLine& line);

} // namespace navarch
