// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ramming_speed/combat/missiles.h"

#include <algorithm>

#include "core/boards/hex/line.h"
#include "core/rules/ramming_speed/combat/losses.h"

namespace navarch::ramming {

namespace {

constexpr std::array<PhraseText, weapons> weaponWords{
    phraseText("javelins"),    phraseText("archers"),       phraseText("Greek fire"),
    phraseText("ballistae"),   phraseText("a catapult"),    phraseText("an onager"),
    phraseText("a trebuchet"), phraseText("tower archers"), phraseText("fire pots")};

Phrase wordOf(Weapon weapon)
{
    return {weaponWords[indexOf(weapon)], std::nullopt, {}};
}

} // namespace

int hitModifier(const BattleFacts& facts, const State& state, const Shoot& shot, Proceedings* proceedings)
{
    const auto count = [&](std::string_view rule, std::string_view text, int value) {
        return proceedings ? proceedings->modifier(rule, text, value) : value;
    };
    int sum = count("RS-T7", phraseText("Weapon"), facts.figures.of(shot.weapon).hit);
    sum += count("RS-T4", phraseText("Missiles skill"), shipOf(state, shot.ship).skilled(Skill::Missiles));
    if (shipOf(state, shot.target).has(Advantage::Parablemata) > 0)
        sum += count("RS-11.3", phraseText("Target has parablemata"), facts.house().parablemata);
    return sum;
}

int tenthsToHit(const BattleFacts& facts, const State& state, const Shoot& shot)
{
    return std::clamp(10 + hitModifier(facts, state, shot) - facts.house().hitFrom + 1, 0, 10);
}

bool isInSight(const BattleFacts& facts, hex::Hex from, hex::Hex to)
{
    return !facts.hasLand || !hex::isBlockedEitherWay(from, to, [&](hex::Hex hex) {
        return facts.board.at(hex) == hex::Terrain::Land;
    });
}

int readyRange(const BattleFacts& facts, const Ship& ship)
{
    int reach = 0;
    for (std::size_t kind = 0; kind < weapons; ++kind)
        if (ship.shots[kind] > 0 && facts.figures.weapon[kind].range > reach
            && readyWeaponsOf(ship, static_cast<Weapon>(kind)) > 0)
            reach = facts.figures.weapon[kind].range;
    return reach;
}

bool hasShot(const BattleFacts& facts, const State& state, int side)
{
    return forShots(facts, state, side, [](const Shoot&) { return true; });
}

Refusal shotRefusal(const BattleFacts& facts, const State& state, const Shoot& shot)
{
    if (!isShip(state, shot.ship) || !isShip(state, shot.target))
        return {"RS-11.2", refusalText("There is no such ship.")};
    const Ship& shooter = shipOf(state, shot.ship);
    const Ship& target = shipOf(state, shot.target);
    if (!shooter.isCrewed())
        return {"RS-13.5", refusalText("%1 has no crew.", theShip), refusalText("Nobody is there to shoot.")};
    if (!target.onMap())
        return {"RS-11.2", refusalText("%1 is not on the map.", theOther)};
    if (target.holder == shooter.holder)
        return {"RS-11.2", refusalText("Own side."), refusalText("Choose an enemy.")};
    if (facts.options.ownMoveOnly && shot.ship != state.now.ship)
        return {"RS-19.6", refusalText("Only the ship that moves shoots."),
                refusalText("The option reaction-fire says so.")};
    const std::size_t kind = indexOf(shot.weapon);
    if (weaponsOf(shooter, shot.weapon) == 0)
        return {"RS-11.1", refusalText("%1 has no such weapon.", theShip)};
    if (shooter.shots[kind] <= 0)
        return {"RS-11.3", refusalText("No shots left.")};
    if (readyWeaponsOf(shooter, shot.weapon) == 0)
        return {"RS-11.2", refusalText("Used this round."), refusalText("Each attacks once a round.")};
    const int range = hex::distance(shooter.hex, target.hex);
    if (range > facts.figures.weapon[kind].range || range < facts.figures.weapon[kind].least)
        return Refusal{
            "RS-T7",
            refusalTextN("{%n hex|%n hexes}: reach is %1 to %2.", numberAt(0), numberAt(1), numberAt(2)),
            refusalText("Choose a target in reach.")}
            .with(range, facts.figures.weapon[kind].least, facts.figures.weapon[kind].range);
    if (!isInSight(facts, shooter.hex, target.hex))
        return {"RS-5.5", refusalText("Land blocks the line.")};
    return {};
}

void resolveShot(const BattleFacts& facts, State& state, const Shoot& shot, Proceedings& proceedings)
{
    Ship& shooter = shipOf(state, shot.ship);
    const std::size_t kind = indexOf(shot.weapon);
    const WeaponFigures& weapon = facts.figures.weapon[kind];
    state.blow = true;
    ++shooter.used[kind];
    if (shot.weapon != Weapon::Rowers || facts.options.javelinsTen)
        --shooter.shots[kind];
    const int face = proceedings.d10("RS-11.1", phraseText("To hit"));
    const bool hits = face + hitModifier(facts, state, shot, &proceedings) >= facts.house().hitFrom;
    proceedings.settle(hits ? phraseText("hits") : phraseText("misses"));
    if (!hits) {
        proceedings.comesToNothing(true);
        proceedings.tell("shot", "RS-11.1", shooter.holder, shot.ship, shot.target, [&] {
            return phrase("%1 shoots %2 at %3: a miss.", given(facts.name(shot.ship)), wordOf(shot.weapon),
                          given(facts.name(shot.target)));
        });
        return;
    }
    int dead = 0;
    for (int i = 0; i < weapon.dice; ++i)
        dead += proceedings.roll(weapon.die, "RS-T7", phraseText("Crew killed"));
    int fires = 0;
    if (weapon.fireTo > 0) {
        const bool burns = proceedings.d6("RS-11.1", phraseText("Does it set fire")) <= weapon.fireTo;
        proceedings.settle(burns ? phraseText("fire") : phraseText("no fire"));
        if (burns && weapon.firesDie == 3) // a d3 is half a d6, rounded up
            fires = (proceedings.d6("RS-T7", phraseText("Fire counters")) + 1) / 2;
        else if (burns)
            fires = weapon.firesDie > 1
                        ? proceedings.roll(weapon.firesDie, "RS-T7", phraseText("Fire counters"))
                        : 1;
    }
    dead = std::min(dead, shipOf(state, shot.target).crew());
    proceedings.comesToNothing(dead == 0 && fires == 0);
    proceedings.tell("shot", "RS-11.1", shooter.holder, shot.ship, shot.target, [&] {
        const GivenText name = given(facts.name(shot.ship));
        const GivenText whom = given(facts.name(shot.target));
        const Phrase what = wordOf(shot.weapon);
        return fires > 0 ? phrase("%1 shoots %2 at %3: %4 killed, and she burns.", name, what, whom, dead)
                         : phrase("%1 shoots %2 at %3: %4 killed.", name, what, whom, dead);
    });
    kill(facts, state, shot.target, dead, proceedings);
    addFires(facts, state, shot.target, fires, shot.ship, proceedings);
}

} // namespace navarch::ramming
