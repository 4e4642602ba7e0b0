// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/base/enum_names.h"
#include "core/rules/ramming_speed/figures/house_figures.h"
#include "core/rules/ramming_speed/figures/tables.h"

namespace navarch::ramming {

/// What a ship may be fitted with (RS-T2, RS-T3). Missile: roll on the second table.
enum class Advantage : std::uint8_t {
    Prongs,
    Sails,
    ReinforcedHull,
    ReinforcedRam,
    Hoplites,
    Archers,
    GreekFire,
    Ballistae,
    Catapult,
    Onagers,
    Trebuchet,
    TowerArchers,
    Harpax,
    Corvus,
    Parablemata,
    Missile
};

/// What shoots (RS-T7). Rowers throw javelins; fire pots are the campaign's.
enum class Weapon : std::uint8_t {
    Rowers,
    Archers,
    GreekFire,
    Ballistae,
    Catapult,
    Onagers,
    Trebuchet,
    TowerArchers,
    FirePots
};
inline constexpr std::size_t weapons = 9;

enum class Skill : std::uint8_t { Melee, Sailing, Rowing, Rally, Ramming, Missiles };
inline constexpr std::size_t skills = 6;

/// RS-T8, in the order in which worse follows better.
enum class RamResult : std::uint8_t { None, Sheared, SinksSlowly, Sinks, Destroyed };
/// RS-T9.
enum class MoraleResult : std::uint8_t { Despair, Rout, Fight };

template <class E>
[[nodiscard]] constexpr std::size_t indexOf(E value)
{
    return static_cast<std::size_t>(value);
}

} // namespace navarch::ramming

template <>
struct navarch::EnumNames<navarch::ramming::Advantage> {
    using A = navarch::ramming::Advantage;
    static constexpr std::array<EnumName<A>, 16> names{{{A::Prongs, "prongs"},
                                                        {A::Sails, "sails"},
                                                        {A::ReinforcedHull, "reinforced-hull"},
                                                        {A::ReinforcedRam, "reinforced-ram"},
                                                        {A::Hoplites, "hoplites"},
                                                        {A::Archers, "archers"},
                                                        {A::GreekFire, "greek-fire"},
                                                        {A::Ballistae, "ballistae"},
                                                        {A::Catapult, "catapult"},
                                                        {A::Onagers, "onagers"},
                                                        {A::Trebuchet, "trebuchet"},
                                                        {A::TowerArchers, "tower-archers"},
                                                        {A::Harpax, "harpax"},
                                                        {A::Corvus, "corvus"},
                                                        {A::Parablemata, "parablemata"},
                                                        {A::Missile, "missile"}}};
};

template <>
struct navarch::EnumNames<navarch::ramming::Weapon> {
    using W = navarch::ramming::Weapon;
    static constexpr std::array<EnumName<W>, 9> names{{{W::Rowers, "rowers"},
                                                       {W::Archers, "archers"},
                                                       {W::GreekFire, "greek-fire"},
                                                       {W::Ballistae, "ballistae"},
                                                       {W::Catapult, "catapult"},
                                                       {W::Onagers, "onagers"},
                                                       {W::Trebuchet, "trebuchet"},
                                                       {W::TowerArchers, "tower-archers"},
                                                       {W::FirePots, "fire-pots"}}};
};

template <>
struct navarch::EnumNames<navarch::ramming::Skill> {
    using S = navarch::ramming::Skill;
    static constexpr std::array<EnumName<S>, 6> names{{{S::Melee, "melee"},
                                                       {S::Sailing, "sailing"},
                                                       {S::Rowing, "rowing"},
                                                       {S::Rally, "rally"},
                                                       {S::Ramming, "ramming"},
                                                       {S::Missiles, "missiles"}}};
};

namespace navarch::ramming {

struct WeaponFigures {
    std::int8_t range = 0;
    std::int8_t least = 1;
    std::int8_t hit = 0;
    std::int8_t dice = 0;
    std::int8_t die = 6;
    std::int8_t fireTo = 0;
    std::int8_t firesDie = 0;
};

struct SailResult {
    std::int8_t to = 0;
    std::int8_t mp = 0;
    bool flounders = false;
};

/// The tables of a battle as numbers, so that nothing is looked up by name while it runs.
struct BattleFigures {
    HouseFigures house;
    std::array<WeaponFigures, weapons> weapon{};
    std::array<SailResult, 6> sail{};
    std::array<std::int8_t, 4> ramTo{}; ///< the most of None to Sinks
    std::array<std::int8_t, 5> sinksDice{};
    std::array<bool, 5> shears{};
    std::array<std::int8_t, 2> moraleTo{};     ///< the most of Despair and Rout
    std::array<Advantage, 10> advantages{};    ///< by face - 1 (RS-T2)
    std::array<Advantage, 10> missiles{};      ///< by face - 1 (RS-T3)
    std::array<Skill, 6> skillsByFace{};       ///< RS-T4
    std::array<std::string_view, 6> nations{}; ///< of skillsByFace

    static constexpr int ramWorthReach = 40;
    /// What a ram with a modifier is worth, of 100, by the chance of its results (RS-24.1): for captains.
    std::array<std::int8_t, 2 * ramWorthReach + 1> ramWorths{};

    [[nodiscard]] int ramWorth(int modifier) const
    {
        const int at = modifier < -ramWorthReach  ? -ramWorthReach
                       : modifier > ramWorthReach ? ramWorthReach
                                                  : modifier;
        return ramWorths[static_cast<std::size_t>(at + ramWorthReach)];
    }

    /// Tables that RammingTables::fromJson() let pass have everything this asks for.
    [[nodiscard]] static BattleFigures compiled(const RammingTables& tables);

    [[nodiscard]] const WeaponFigures& of(Weapon kind) const { return weapon[indexOf(kind)]; }
    /// The last row holds for all beyond (RS-1.3).
    [[nodiscard]] RamResult ramResult(int total) const
    {
        std::size_t row = 0;
        while (row < ramTo.size() && total > ramTo[row])
            ++row;
        return static_cast<RamResult>(row);
    }
    [[nodiscard]] const SailResult& sailResult(int total) const
    {
        std::size_t row = 0;
        while (row + 1 < sail.size() && total > sail[row].to)
            ++row;
        return sail[row];
    }
    [[nodiscard]] MoraleResult moraleResult(int total) const
    {
        return total <= moraleTo[0]   ? MoraleResult::Despair
               : total <= moraleTo[1] ? MoraleResult::Rout
                                      : MoraleResult::Fight;
    }
};

/// What compiled() would miss in tables, or would not know; empty when it can go ahead.
void checkCompilable(const RammingTables& tables, const std::string& file, Problems& problems);

} // namespace navarch::ramming
