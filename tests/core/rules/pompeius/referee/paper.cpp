// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/rules/pompeius/referee/paper.h"

#include <algorithm>
#include <cstdlib>

#include "core/data/figures.h"

namespace navarch::referee::pompeius {

int Cards::count() const
{
    int sum = 0;
    for (const auto& each : of)
        sum += each[0] + each[1];
    return sum;
}

void Cards::pass(Kind kind, Cards& to)
{
    const std::size_t mark = of[kind][0] > 0 ? 0 : 1;
    --of[kind][mark];
    ++to.of[kind][mark];
}

/// PM-1.3's table by columns and rows.
Place Place::next(int heading) const
{
    constexpr int even[6][2] = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}};
    constexpr int odd[6][2] = {{1, 0}, {1, 1}, {0, 1}, {-1, 0}, {0, -1}, {1, -1}};
    const auto& step = row % 2 == 0 ? even[heading] : odd[heading];
    return {column + step[0], row + step[1]};
}

int Place::to(const Place& other) const
{
    const auto q = [](const Place& at) { return at.column - (at.row - std::abs(at.row % 2)) / 2; };
    const int dq = q(other) - q(*this);
    const int dr = other.row - row;
    return (std::abs(dq) + std::abs(dr) + std::abs(dq + dr)) / 2;
}

int PaperShip::most() const
{
    return std::max(0, speed - lying.count(RowerDisorder) - lying.count(OarsBroken)
                           - 2 * lying.count(OarsFouled));
}

int PaperShip::mostTurns() const
{
    if (lying.count(RudderJammed) > 0)
        return 0;
    return std::max(0, turns - turnsLost - lying.count(RowerDisorder) - lying.count(RudderDamaged));
}

Paper paperOf(const BattleBrief& brief, const Figures& figures)
{
    constexpr int numbers[8][2] = {{4, 4}, {12, 2}, {0, 3}, {0, 2}, {0, 3}, {0, 1}, {0, 3}, {2, 0}}; // PM-T7
    Paper paper;
    for (const BriefShip& each : shipsOf(brief, figures.classes)) {
        const ShipFit& fit = each.ship.fit;
        const Condition& before = each.ship.condition;
        const ShipClass& known = *figures.classes.find(each.ship.classId);
        const Json& row = known.games.at("pompeius");
        PaperShip ship;
        ship.name = each.name;
        ship.side = ship.holder = each.side;
        ship.length = row["rexes"].get<int>();
        ship.mass = row["mass"].get<int>() + fit.size - known.fit.size;
        ship.full = row["hull"].get<int>() + (fit.hull == Hull::Stout ? 2 : fit.hull == Hull::Weak ? -2 : 0);
        ship.hull = ship.full - ship.full * static_cast<int>(before.damage) / 6;
        ship.printed = ship.speed = row["speed"].get<int>();
        const int archers = fit.archers - before.archersLost;
        const int marines = fit.marines - before.marinesLost;
        const int ballistae = fit.ballistae - before.ballistaeLost;
        ship.speed -= archers + marines > known.troopSpace ? 1 : 0;
        ship.speed -= (2 * ship.printed * before.oarsLost + fit.oars) / (2 * fit.oars);
        ship.speed = std::max(0, ship.speed);
        ship.turns = ship.length == 1 ? 4 : 3;
        ship.turnsLost = before.rudderHit ? 1 : 0;
        ship.hands = fit.ferreaManus + fit.corvi;
        ship.hasRam = fit.ram != Ram::None;
        ship.isUnsupported = fit.ram == Ram::Wooden || fit.ram == Ram::WoodenHigh || fit.ram == Ram::Bronze;
        ship.fit = fit;
        ship.before = before;
        ship.captain = before.captain;
        for (std::size_t kind = 0; kind < 8; ++kind)
            ship.tray.of[kind] = {numbers[kind][0], numbers[kind][1]};
        const int number = static_cast<int>(paper.ships.size());
        bool inBow = ship.length > 1;
        const auto man = [&](char kind, int count) {
            for (int i = 1; i <= count; ++i) {
                PaperUnit unit;
                unit.kind = kind;
                unit.number = i;
                unit.side = each.side;
                unit.ship = unit.home = unit.at = number;
                unit.inBow = inBow;
                inBow = ship.length > 1 && !inBow;
                unit.marines = kind == 'M' ? 1 : 0;
                unit.archers = kind == 'S' ? 1 : 0;
                unit.ballistae = kind == 'B' ? 1 : 0;
                paper.units.push_back(unit);
            }
        };
        man('M', marines);
        man('S', archers);
        man('B', ballistae);
        paper.ships.push_back(std::move(ship));
    }
    return paper;
}

} // namespace navarch::referee::pompeius
