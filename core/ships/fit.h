// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/enum_names.h"
#include "core/base/fields.h"

namespace navarch {

enum class Hull { Normal, Stout, Weak };

template <>
struct EnumNames<Hull> {
    static constexpr std::array<EnumName<Hull>, 3> names{
        {{Hull::Normal, "normal"}, {Hull::Stout, "stout"}, {Hull::Weak, "weak"}}};
};

enum class Ram { None, Wooden, WoodenHigh, Bronze, Reinforced, ReinforcedHigh };

template <>
struct EnumNames<Ram> {
    static constexpr std::array<EnumName<Ram>, 6> names{{{Ram::None, "none"},
                                                         {Ram::Wooden, "wooden"},
                                                         {Ram::WoodenHigh, "wooden-high"},
                                                         {Ram::Bronze, "bronze"},
                                                         {Ram::Reinforced, "reinforced"},
                                                         {Ram::ReinforcedHigh, "reinforced-high"}}};
};

/// A ram on a bow that is not built for it (SA-7.2.1): it endangers its owner too.
[[nodiscard]] constexpr bool isUnsupported(Ram ram)
{
    return ram == Ram::Wooden || ram == Ram::WoodenHigh || ram == Ram::Bronze;
}

/// Everything about a ship that is built or bought, but for its crew: the campaign's record of a ship, in the terms of
/// Salamis ad Actium, which prices it (SA-15). Counts are units, not men.
struct ShipFit {
    int size = 1;      ///< size class, 1-7
    int speed = 0;     ///< cm a phase as printed, before anything that slows it
    int turnClass = 1; ///< 1 clumsy to 5 nimble
    int oars = 0;      ///< oar factors
    bool sailOnly = false;
    bool cataphract = false;
    bool parablemata = false;
    Hull hull = Hull::Normal;
    Ram ram = Ram::None;
    bool fightingOars = false;
    int archers = 0;
    int marines = 0;
    int heavyMarines = 0;
    int ballistae = 0;
    int ferreaManus = 0;
    int towers = 0;
    bool raisedPlatform = false;
    int corvi = 0;
    int firePots = 0; ///< Rhodian fire, bees, quicklime: one attack each
    bool greekFire = false;
    std::vector<int> heavyEngines; ///< a damage modifier 1-6 each

    friend bool operator==(const ShipFit&, const ShipFit&) = default;

    [[nodiscard]] int troops() const { return archers + marines + heavyMarines; }
    /// The oar factors it needs for full speed: all but one quarter, rounded up (SA-1.2).
    [[nodiscard]] int oarsForFullSpeed() const { return (oars * 3 + 3) / 4; }
};

/// The bounds are those of a file that can be meant; what is legal is narrower (core/ships/legality.h).
template <class Self, class Visitor>
void visitFit(Self& fit, Visitor& visit)
{
    visit("size", fit.size, Bounds{1, 7});
    visit("speed", fit.speed, Bounds{0, 20});
    visit("turn_class", fit.turnClass, Bounds{1, 5});
    visit("oars", fit.oars, Bounds{0, 20});
    visit("sail_only", fit.sailOnly);
    visit("cataphract", fit.cataphract);
    visit("parablemata", fit.parablemata);
    visit("hull", fit.hull);
    visit("ram", fit.ram);
    visit("fighting_oars", fit.fightingOars);
    visit("archers", fit.archers, Bounds{0, 50});
    visit("marines", fit.marines, Bounds{0, 50});
    visit("heavy_marines", fit.heavyMarines, Bounds{0, 50});
    visit("ballistae", fit.ballistae, Bounds{0, 50});
    visit("ferrea_manus", fit.ferreaManus, Bounds{0, 50});
    visit("towers", fit.towers, Bounds{0, 50});
    visit("raised_platform", fit.raisedPlatform);
    visit("corvi", fit.corvi, Bounds{0, 50});
    visit("fire_pots", fit.firePots, Bounds{0, 50});
    visit("greek_fire", fit.greekFire);
    visit("heavy_engines", fit.heavyEngines, ListBounds{{1, 6}, 10});
}

} // namespace navarch
