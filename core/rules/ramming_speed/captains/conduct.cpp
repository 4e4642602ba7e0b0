// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ramming_speed/captains/conduct.h"

#include <algorithm>
#include <array>

#include "core/rules/ramming_speed/combat/ramming.h"

namespace navarch::ramming {

namespace {

enum Line : std::size_t { Stands, ToAndFro, BowToBow, LostCrews, AtRest, Formed };

constexpr std::array<ConductLine, 6> seenLines{
    {{"stands-outnumbered", phraseText("One ship against four or more, and not rowing away"),
      phraseText("moves of such ships")},
     {"to-and-fro", phraseText("Ahead and astern in one move"), phraseText("moves")},
     {"bow-to-bow", phraseText("Rams bow to bow"), phraseText("rams")},
     {"crews-lost", phraseText("Prize crews sent aboard a ship that is sinking"), phraseText("prize crews")},
     {"at-rest", phraseText("Lying still, free and with nobody beside her"), phraseText("moves")},
     {"formed-up", phraseText("Fleets drawn up in one of the formations"), phraseText("fleets")}}};

constexpr int farAway = 1000;

int wayToEnemy(const State& state, int side, hex::Hex hex)
{
    int nearest = farAway;
    for (const Ship& ship : state.ships)
        if (ship.holder == 1 - side && ship.isCrewed() && !ship.routing)
            nearest = std::min(nearest, hex::distance(ship.hex, hex));
    return nearest;
}

int fightingShips(const State& state, int side)
{
    return static_cast<int>(std::count_if(state.ships.begin(), state.ships.end(), [&](const Ship& ship) {
        return ship.holder == side && ship.isCrewed() && !ship.routing;
    }));
}

bool hasStep(const Move& move, Step step)
{
    const auto steps = move.steps();
    return std::find(steps.begin(), steps.end(), step) != steps.end();
}

void countMove(const State& before, const Move& move, const State& after, std::span<ConductCount> counts)
{
    const Ship& ship = shipOf(before, move.ship);
    const int side = ship.holder;
    const int nearest = wayToEnemy(before, side, ship.hex);
    ++counts[ToAndFro].of;
    counts[ToAndFro].count += hasStep(move, Step::Forward) && hasStep(move, Step::Backward);
    ++counts[AtRest].of;
    counts[AtRest].count += move.count == 0 && nearest > 1 && !isHeld(before, move.ship);
    if (ship.routing || isHeld(before, move.ship)
        || 4 * fightingShips(before, side) > fightingShips(before, 1 - side))
        return;
    const Ship& then = shipOf(after, move.ship);
    ++counts[Stands].of;
    counts[Stands].count += then.onMap() && wayToEnemy(before, side, then.hex) <= nearest;
}

} // namespace

std::span<const ConductLine> conductLines()
{
    return seenLines;
}

void countConduct(const BattleFacts& facts, const State& before, const Order& order, const State& after,
                  std::span<ConductCount> counts)
{
    if (const auto* move = std::get_if<Move>(&order))
        countMove(before, *move, after, counts);
    if (const auto* ram = std::get_if<Ram>(&order); ram && ram->rams)
        if (const ShipNumber target = shipAhead(facts, before); target != noShip) {
            ++counts[BowToBow].of;
            counts[BowToBow].count +=
                shipOf(before, target).facing == hex::opposite(shipOf(before, ram->ship).facing);
        }
    if (const auto* capture = std::get_if<Capture>(&order);
        capture && capture->rowers + capture->hoplites > 0) {
        ++counts[LostCrews].of;
        counts[LostCrews].count += shipOf(before, capture->target).sinksAt > 0;
    }
    if (const auto* ready = std::get_if<Ready>(&order)) {
        ++counts[Formed].of;
        counts[Formed].count += before.formed[static_cast<std::size_t>(ready->side)] > 0;
    }
}

} // namespace navarch::ramming
