// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "core/base/enum_names.h"
#include "core/boards/free_table/contact.h"
#include "core/rules/salamis_ad_actium/losses/modifiers.h"
#include "core/rules/salamis_ad_actium/state/battle.h"

namespace navarch::salamis {

using free_table::Aspect;

/// How much of the bow edge lies on the target's side (SA-7.1.4); counts on the beam only.
enum class BowEdge : std::uint8_t { Full, Half };

/// What a ram asks of a ship.
struct RamShip {
    int size = 0;
    Hull hull = Hull::Normal;
    Ram ram = Ram::None;
    CrewQuality crew = CrewQuality::Average;
    Damage damage = Damage::None;
    PersonState captain = PersonState::Fit;
    bool demoralised = false;
    bool overloaded = false;
    bool isStill = false; ///< lies still or drifts (SA-7.4.3): no speed of its own counts
    int speed = 0; ///< whole cm: the mover's straight way up to contact, the other's normal speed (SA-7.4.2)
};

/// One ship's ram against another, before the die is rolled: everything SA-7.4 looks at, and no geometry.
struct RamCase {
    RamShip rammer;
    RamShip target;
    Aspect aspect = Aspect::Beam;
    BowEdge edge = BowEdge::Full;
    bool withoutSpeed = false; ///< SA-7.5.7: the speed modifier is 0
};

/// Thousandths of a cm as whole cm; fractions count as one more (SA-7.4.2).
[[nodiscard]] constexpr int wholeCentimetres(std::int32_t thousandths)
{
    return (thousandths + 999) / 1000;
}

/// What goes onto the d10 of a ram (SA-7.4.T1).
[[nodiscard]] Modifiers ramModifiers(const BattleFigures& figures, const RamCase& ram);

/// Whether the rammer must test itself, having a ram its bow does not bear (SA-7.4.4).
[[nodiscard]] inline bool testsItself(const RamCase& ram)
{
    return isUnsupported(ram.rammer.ram);
}
/// What goes onto the d10 of that test: the rammer stands in the target's place, relative size reversed; the speed is the
/// real target's, capped by the ram; lines marked (+) are left out.
[[nodiscard]] Modifiers selfTestModifiers(const BattleFigures& figures, const RamCase& ram);
/// From which natural roll on the Casualty Table that test takes no more effect (SA-7.4.4).
inline constexpr int selfTestIgnoresFrom = 6;

/// The casualty dice of a result (SA-7.4.T2), with those that a high ram adds to a ram that damages (SA-7.5.1, 7.5.2).
[[nodiscard]] int ramCasualtyDice(const BattleFigures& figures, const RamCase& ram, RamResult result);

/// Whether a natural die worsens a rammer of this damage by a level (SA-7.5.3).
[[nodiscard]] bool worsensRammer(Damage damage, int face);

/// The damage level that a result stands for; matchwood is a wreck, too.
[[nodiscard]] constexpr Damage damageOf(RamResult result)
{
    return result == RamResult::Matchwood ? Damage::Wrecked : static_cast<Damage>(result);
}

/// The same meeting with the target ramming the mover: bow rams (SA-7.3).
[[nodiscard]] RamCase counterRam(const RamCase& ram);

/// By how much a ship must lead the roll-off to ram alone (SA-7.3.1).
[[nodiscard]] constexpr int leadNeeded(Ram ram)
{
    return isUnsupported(ram) ? 3 : 2;
}
/// Who rams after a roll-off.
struct RollOff {
    bool attackerRams = false;
    bool targetRams = false;
};
/// The higher roller's own ram sets the lead that is needed, also where only one has a supported ram.
[[nodiscard]] RollOff rollOff(int attackerScore, int targetScore, Ram attackerRam, Ram targetRam);

/// A ship that struck another: what the table tells a ram.
struct RamContact {
    ShipNumber rammer = noShip;
    ShipNumber target = noShip;
    Aspect aspect = Aspect::Beam;
    bool wholeBow = true;      ///< the whole bow edge lies on the side struck (SA-7.1.4)
    std::int32_t straight = 0; ///< thousandths of a cm it moved in a straight line up to contact
};

/// The case that a contact makes of two ships as they stand. A contact of the two that is on record already does not
/// count against the target.
[[nodiscard]] RamCase ramCaseOf(const BattleFacts& facts, const State& state, const RamContact& contact);

} // namespace navarch::salamis

namespace navarch {

template <>
struct EnumNames<free_table::Aspect> {
    static constexpr std::array<EnumName<free_table::Aspect>, 3> names{
        {{free_table::Aspect::Bow, "bow"},
         {free_table::Aspect::Beam, "beam"},
         {free_table::Aspect::Stern, "stern"}}};
};

template <>
struct EnumNames<salamis::BowEdge> {
    static constexpr std::array<EnumName<salamis::BowEdge>, 2> names{
        {{salamis::BowEdge::Full, "full"}, {salamis::BowEdge::Half, "half"}}};
};

template <>
struct EnumNames<salamis::RamResult> {
    static constexpr std::array<EnumName<salamis::RamResult>, 7> names{
        {{salamis::RamResult::Glancing, "glancing"},
         {salamis::RamResult::Light, "light"},
         {salamis::RamResult::Medium, "medium"},
         {salamis::RamResult::Heavy, "heavy"},
         {salamis::RamResult::Severe, "severe"},
         {salamis::RamResult::Wrecked, "wrecked"},
         {salamis::RamResult::Matchwood, "matchwood"}}};
};

} // namespace navarch
