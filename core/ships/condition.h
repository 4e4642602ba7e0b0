// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enum_names.h"
#include "core/base/fields.h"

namespace navarch {

/// Hull damage, in the order in which worse replaces better (SA-7.4.T2).
enum class Damage { None, Light, Medium, Heavy, Severe, Wrecked };

template <>
struct EnumNames<Damage> {
    static constexpr std::array<EnumName<Damage>, 6> names{{{Damage::None, "none"},
                                                            {Damage::Light, "light"},
                                                            {Damage::Medium, "medium"},
                                                            {Damage::Heavy, "heavy"},
                                                            {Damage::Severe, "severe"},
                                                            {Damage::Wrecked, "wrecked"}}};
};

/// How a captain or commander fares.
enum class PersonState { Fit, Wounded, Captured, Dead };

template <>
struct EnumNames<PersonState> {
    static constexpr std::array<EnumName<PersonState>, 4> names{{{PersonState::Fit, "fit"},
                                                                 {PersonState::Wounded, "wounded"},
                                                                 {PersonState::Captured, "captured"},
                                                                 {PersonState::Dead, "dead"}}};
};

/// What a ship has lost of its fit. Losses are counts of units, factors or cm, and never exceed what the fit has
/// (readers and actions see to it).
struct Condition {
    Damage damage = Damage::None;
    int oarsLost = 0;
    int speedLost = 0; ///< cm
    bool rudderHit = false;
    bool mastDown = false;
    int archersLost = 0;
    int marinesLost = 0;
    int heavyMarinesLost = 0;
    int ballistaeLost = 0;
    int towersLost = 0;
    int heavyEnginesLost = 0;
    int firePotsUsed = 0;
    bool greekFireUsed = false;
    PersonState captain = PersonState::Fit;

    friend bool operator==(const Condition&, const Condition&) = default;
};

template <class Self, class Visitor>
void visitCondition(Self& condition, Visitor& visit)
{
    visit("damage", condition.damage);
    visit("oars_lost", condition.oarsLost, Bounds{0, 20});
    visit("speed_lost", condition.speedLost, Bounds{0, 20});
    visit("rudder_hit", condition.rudderHit);
    visit("mast_down", condition.mastDown);
    visit("archers_lost", condition.archersLost, Bounds{0, 50});
    visit("marines_lost", condition.marinesLost, Bounds{0, 50});
    visit("heavy_marines_lost", condition.heavyMarinesLost, Bounds{0, 50});
    visit("ballistae_lost", condition.ballistaeLost, Bounds{0, 50});
    visit("towers_lost", condition.towersLost, Bounds{0, 50});
    visit("heavy_engines_lost", condition.heavyEnginesLost, Bounds{0, 10});
    visit("fire_pots_used", condition.firePotsUsed, Bounds{0, 50});
    visit("greek_fire_used", condition.greekFireUsed);
    visit("captain_state", condition.captain);
}

} // namespace navarch
