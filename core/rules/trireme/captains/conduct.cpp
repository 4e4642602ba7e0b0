// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/trireme/captains/conduct.h"

#include <algorithm>
#include <array>

namespace navarch::trireme {

namespace {

enum Line : std::size_t {
    EarlySprints,
    FirstSprints,
    Fouled,
    SinglePrizeCrews,
    Astern,
    AtRest,
    BowToBow,
    SectionsTaken
};

constexpr std::array<ConductLine, 8> lines{
    {{"sprints-out-of-reach", phraseText("Above cruising speed with no enemy within reach"),
      phraseText("ship-turns so fast")},
     {"sprints-first-turns", phraseText("Above cruising speed on turns 1 to 3"),
      phraseText("ship-turns so fast")},
     {"friends-fouled", phraseText("Ships of one side run into each other"), ""},
     {"single-prize-crews", phraseText("Prizes with one marine for a crew, of captors who could spare more"),
      phraseText("prizes")},
     {"astern", phraseText("Rowing astern without having to"), phraseText("ship-turns")},
     {"at-rest", phraseText("Lying still, nobody held and nobody against her"), phraseText("ship-turns")},
     {"bow-to-bow", phraseText("Rams bow to bow"), phraseText("rams")},
     {"sections-taken", phraseText("Sections of wall taken"), phraseText("sections")}}};

constexpr int firstTurns = 3;

/// Hexes to the nearest ship of the enemy; a large number when there is none.
int nearestEnemy(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    int nearest = 1000;
    for (std::size_t i = 0; i < facts.shipCount; ++i)
        if (state.ships[i].onBoard() && state.ships[i].holder != holderOf(state, ship))
            nearest = std::min(nearest, hex::distance(shipOf(state, ship).hex, state.ships[i].hex));
    return nearest;
}

} // namespace

std::span<const ConductLine> conductLines()
{
    return lines;
}

void countConduct(const BattleFacts& facts, const State& before, const Order& order,
                  const BattleEvents& events, const State& after, std::span<ConductCount> counts)
{
    if (const auto* given = std::get_if<PlotShip>(&order)) {
        const Ship& ship = shipOf(before, given->ship);
        const int nearest = nearestEnemy(facts, before, given->ship);
        const int speed = given->plot.speed;
        if (speed > cruiseOf(facts.house(), facts.of(given->ship), ship)) {
            ++counts[EarlySprints].of;
            counts[EarlySprints].count += nearest > speed + fastest;
            ++counts[FirstSprints].of;
            counts[FirstSprints].count += before.turn <= firstTurns;
        }
        ++counts[Astern].of;
        ++counts[AtRest].of;
        counts[Astern].count += speed < 0 && !ship.mustBack;
        counts[AtRest].count += speed == 0 && !isGrappled(before, given->ship) && nearest > 1;
    }
    if (const auto* given = std::get_if<PrizeCrew>(&order)) {
        ++counts[SinglePrizeCrews].of;
        counts[SinglePrizeCrews].count += given->marines == 1 && shipOf(before, given->ship).men.count() >= 4;
    }
    if (const auto* given = std::get_if<Strike>(&order); given && given->order == Contact::Ram) {
        ++counts[BowToBow].of;
        counts[BowToBow].count +=
            shipOf(before, given->target).facing == hex::opposite(shipOf(before, given->ship).facing);
    }
    if (const auto* given = std::get_if<Ready>(&order); given && given->side == 0)
        counts[SectionsTaken].of +=
            static_cast<std::int64_t>(before.ships.size()) - static_cast<std::int64_t>(facts.shipCount);
    for (std::size_t i = facts.shipCount; i < after.ships.size(); ++i)
        counts[SectionsTaken].count += before.ships[i].holder != after.ships[i].holder;
    for (const BattleEvent& event : events)
        counts[Fouled].count += event.kind == "fouled";
}

} // namespace navarch::trireme
