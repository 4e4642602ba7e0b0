// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "core/base/enum_names.h"

namespace navarch::pompeius {

/// Deck units (PM-2.5). Rowers are below deck and no deck unit.
enum class UnitKind : std::uint8_t { Milites, Sagittarii, Ballistae };
inline constexpr std::size_t unitKinds = 3;

/// Damage cards in the order of PM-T7.
enum class Card : std::uint8_t {
    RowerDisorder,
    Disorder,
    Leak,
    Stuck,
    RudderDamaged,
    RudderJammed,
    OarsBroken,
    OarsFouled
};
inline constexpr std::size_t cardKinds = 8;
/// They end by themselves after the turn for which they lie (PM-10.4).
[[nodiscard]] constexpr bool isForOneTurn(Card card)
{
    return card == Card::RudderJammed || card == Card::OarsFouled;
}

/// Whose ways a side has: crews and laurels go by it (PM-2.7, 14.4).
enum class Nation : std::uint8_t { Roman, Pirate };
inline constexpr std::size_t nations = 2;

/// A flag of the fleet's commander to a squadron (PM-12.1).
enum class Signal : std::uint8_t { None, FollowMe, Attack, Retreat, Left, Right };

/// The most deck units that a class has room for, or a side aboard one ship.
inline constexpr int mostBoxes = 20;
/// The most cards of a kind in a ship's tray.
inline constexpr int mostCardsOfAKind = 40;
/// The most Stuck cards in it: each remembers the other ship.
inline constexpr int mostStuck = 4;

} // namespace navarch::pompeius

template <>
struct navarch::EnumNames<navarch::pompeius::UnitKind> {
    using U = navarch::pompeius::UnitKind;
    static constexpr std::array<EnumName<U>, 3> names{
        {{U::Milites, "milites"}, {U::Sagittarii, "sagittarii"}, {U::Ballistae, "ballistae"}}};
};

template <>
struct navarch::EnumNames<navarch::pompeius::Card> {
    using C = navarch::pompeius::Card;
    static constexpr std::array<EnumName<C>, 8> names{{{C::RowerDisorder, "rower-disorder"},
                                                       {C::Disorder, "disorder"},
                                                       {C::Leak, "leak"},
                                                       {C::Stuck, "stuck"},
                                                       {C::RudderDamaged, "rudder-damaged"},
                                                       {C::RudderJammed, "rudder-jammed"},
                                                       {C::OarsBroken, "oars-broken"},
                                                       {C::OarsFouled, "oars-fouled"}}};
};

template <>
struct navarch::EnumNames<navarch::pompeius::Nation> {
    using N = navarch::pompeius::Nation;
    static constexpr std::array<EnumName<N>, 2> names{{{N::Roman, "roman"}, {N::Pirate, "pirate"}}};
};

template <>
struct navarch::EnumNames<navarch::pompeius::Signal> {
    using S = navarch::pompeius::Signal;
    static constexpr std::array<EnumName<S>, 6> names{{{S::None, "none"},
                                                       {S::FollowMe, "follow-me"},
                                                       {S::Attack, "attack"},
                                                       {S::Retreat, "retreat"},
                                                       {S::Left, "left"},
                                                       {S::Right, "right"}}};
};
