// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/trireme/combat/missiles.h"

#include <algorithm>

namespace navarch::trireme {

namespace {

constexpr std::array<PhraseText, weapons> weaponWords{phraseTextN("{%n bow|%n bows}"),
                                                      phraseTextN("{%n catapult|%n catapults}"),
                                                      phraseTextN("{%n stone thrower|%n stone throwers}")};

/// Whether the target's men have boarded the ship (TR-7.4).
bool areAboard(const State& state, ShipNumber ship, ShipNumber boarders)
{
    return std::any_of(state.links.begin(), state.links.end(),
                       [&](const Link& link) { return link.defender == ship && link.attacker == boarders; });
}

} // namespace

bool isClear(const BattleFacts& facts, const State& state, hex::Hex from, hex::Hex to)
{
    return !hex::isBlockedStepwise(from, to, [&](hex::Hex at) {
        if (facts.isLand(at))
            return true;
        const ShipNumber there = shipAt(facts, state, at);
        if (there == noShip || shipOf(state, there).where == Whereabouts::Hulk)
            return false;
        return facts.of(there).isWall || !facts.options.shipsDoNotBlock;
    });
}

namespace {

/// What hides one hex from another, by name where it is a ship or a wall.
Refusal hiddenBy(const BattleFacts& facts, const State& state, hex::Hex from, hex::Hex to)
{
    // The line is asked once more for the first that blocks it: captains are not told, people are.
    ShipNumber first = noShip;
    (void)hex::isBlockedStepwise(from, to, [&](hex::Hex at) {
        const ShipNumber there = shipAt(facts, state, at);
        const bool blocks = there != noShip && shipOf(state, there).where != Whereabouts::Hulk
                            && (facts.of(there).isWall || !facts.options.shipsDoNotBlock);
        if (blocks && first == noShip)
            first = there;
        return blocks || facts.isLand(at);
    });
    return first == noShip ? Refusal{"TR-7.2", refusalText("%1 is hidden behind land.", theOther)}
                           : Refusal{"TR-7.2", refusalText("It is hidden behind %1.", theOther)}.by(first);
}

/// A weapon that has shot, or is not there in such numbers.
Refusal shotSpent(const Ship& ship, const Shoot& order)
{
    const auto kind = static_cast<std::size_t>(order.weapon);
    if (ship.engines[kind] == 0)
        return {"TR-7.1", refusalText("%1 has no such weapon.", theShip)};
    if (ship.readyOf(order.weapon) == 0)
        return {"TR-7.1",
                order.weapon == Weapon::Bows ? refusalText("%1's bows have shot this turn.", theShip)
                : order.weapon == Weapon::Catapults
                    ? refusalText("%1's catapults have shot this turn.", theShip)
                    : refusalText("%1's stone throwers have shot this turn.", theShip),
                refusalText("Each shoots once a turn.")};
    return Refusal{"TR-7.1", refusalText("%1 has %2 of them left to shoot this turn.", theShip, numberAt(0)),
                   refusalText("Each shoots once a turn.")}
        .with(ship.readyOf(order.weapon));
}

} // namespace

int distanceOf(const BattleFacts& facts, const State& state, const Shoot& order)
{
    return order.atBoarders ? facts.house().boardersRange
                            : hex::distance(shipOf(state, order.ship).hex, shipOf(state, order.target).hex);
}

Refusal shotRefusal(const BattleFacts& facts, const State& state, const Shoot& order)
{
    if (state.phase != Phase::Fire)
        return {"TR-7.1", refusalText("Nobody shoots now."),
                refusalText("Ships shoot after each movement phase.")};
    if (!isShip(state, order.ship) || !isShip(state, order.target))
        return {"TR-7.1", refusalText("There is no such ship.")};
    const Ship& ship = shipOf(state, order.ship);
    const Ship& target = shipOf(state, order.target);
    for (const ShipNumber each : {order.ship, order.target})
        if (!shipOf(state, each).onBoard())
            return Refusal{"TR-7.1", refusalText("%1 is not on the board.", theShip)}.of(each);
    if (state.ready[static_cast<std::size_t>(ship.holder)])
        return {"TR-7.1", refusalText("The side has done with its shots.")};
    if (!isEnemy(state, ship.holder, order.target))
        return {"TR-7.1", refusalText("%1 is no enemy.", theOther)};
    if (ship.isPrize)
        return {"TR-9.9", refusalText("A prize does not shoot.")};
    if (order.count < 1 || order.count > ship.readyOf(order.weapon))
        return shotSpent(ship, order);
    if (order.weapon != Weapon::Bows && hasFoughtAboard(state, order.ship))
        return {"TR-7.5", refusalText("Engines are silent after the first round of boarding.")};
    if (order.atBoarders) {
        if (order.weapon != Weapon::Bows)
            return {"TR-7.4", refusalText("Only bows shoot at boarders.")};
        if (!areAboard(state, order.ship, order.target))
            return {"TR-7.4", refusalText("%1 has not boarded %2.", theOther, theShip)};
        return target.men.count() > 0 ? Refusal{} : Refusal{"TR-7.4", refusalText("There are no boarders.")};
    }
    if (hex::distance(ship.hex, target.hex) > facts.figures.rangeOf(order.weapon))
        return Refusal{"TR-T6", refusalTextN("%1 is out of range: {%n hex|%n hexes}, reach is %2.",
                                             numberAt(0), theOther, numberAt(1))}
            .with(hex::distance(ship.hex, target.hex), facts.figures.rangeOf(order.weapon));
    if (facts.options.enginesAhead && order.weapon != Weapon::Bows && !facts.of(order.ship).isWall
        && !hex::isWithin60(ship.hex, ship.facing, target.hex))
        return {"TR-7.1", refusalText("Engines shoot within 60 degrees of the bow.")};
    if (!isClear(facts, state, ship.hex, target.hex))
        return hiddenBy(facts, state, ship.hex, target.hex);
    return {};
}

void declare(State& state, const Shoot& order)
{
    auto& shot = shipOf(state, order.ship).shot[static_cast<std::size_t>(order.weapon)];
    shot = static_cast<std::int16_t>(shot + order.count);
    state.shots.push_back(order);
}

void killByShots(const BattleFacts& facts, Ship& ship, int kills)
{
    if (facts.options.lightestFirst)
        kills -= ship.men.take(kills).count();
    for (const Weapon weapon : {Weapon::Bows, Weapon::Catapults, Weapon::Stones}) {
        auto& left = ship.engines[static_cast<std::size_t>(weapon)];
        const auto dead = static_cast<std::int16_t>(std::min<int>(left, kills));
        left = static_cast<std::int16_t>(left - dead);
        kills -= dead;
    }
    (void)ship.men.take(kills);
}

void resolveShots(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    // In roster order, in a ship bows before catapults before stones (TR-1.3); what was first declared first.
    const auto isBefore = [](const Shoot& a, const Shoot& b) {
        if (a.ship != b.ship)
            return a.ship < b.ship;
        if (a.weapon != b.weapon)
            return a.weapon < b.weapon;
        return a.target != b.target ? a.target < b.target : a.atBoarders < b.atBoarders;
    };
    std::sort(state.shots.begin(), state.shots.end(), isBefore);
    std::array<std::int16_t, maxBattleShips + maxWallSections> killed{};
    std::array<std::int16_t, maxBattleShips + maxWallSections> boardersKilled{};
    for (const Shoot& shot : state.shots) {
        state.blow = true;
        const int distance = distanceOf(facts, state, shot);
        const auto target = static_cast<std::size_t>(shot.target);
        ShotResult sum;
        for (int i = 0; i < shot.count; ++i) {
            const ShotResult result =
                facts.figures.shot(shot.weapon, distance, proceedings.d6("TR-T6", phraseText("Shot")));
            sum.damage = static_cast<std::int8_t>(sum.damage + result.damage);
            sum.kills = static_cast<std::int8_t>(sum.kills + result.kills);
        }
        if (facts.of(shot.target).isWall)
            sum.damage = 0; // TR-9.11
        (shot.atBoarders ? boardersKilled : killed)[target] =
            static_cast<std::int16_t>((shot.atBoarders ? boardersKilled : killed)[target] + sum.kills);
        damage(state, shot.target, sum.damage, shot.ship);
        proceedings.comesToNothing(sum.damage == 0 && sum.kills == 0);
        proceedings.tell("shot", "TR-T6", holderOf(state, shot.ship), shot.ship, shot.target, [&] {
            const Phrase& by = facts.called(shot.ship);
            const Phrase what(weaponWords[static_cast<std::size_t>(shot.weapon)], shot.count, {});
            const Phrase whom = shot.atBoarders ? phrase("the boarders of %1", facts.called(shot.target))
                                                : facts.called(shot.target);
            return sum.damage > 0 ? phrase("%1 shoots %2 at %3: %4 damage, %5 killed.", by, what, whom,
                                           sum.damage, sum.kills)
                                  : phrase("%1 shoots %2 at %3: %4 killed.", by, what, whom, sum.kills);
        });
    }
    state.shots.clear();
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        if (boardersKilled[i] > 0)
            (void)state.ships[i].men.take(boardersKilled[i]);
        if (killed[i] > 0)
            killByShots(facts, state.ships[i], killed[i]);
        (void)sinkIfDue(facts, state, static_cast<ShipNumber>(i), "TR-4.1", proceedings);
    }
}

} // namespace navarch::trireme
