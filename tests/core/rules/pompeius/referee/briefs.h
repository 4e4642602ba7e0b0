// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "core/data/figures.h"
#include "core/dice/dice.h"
#include "tests/core/battle/play/equal_brief.h"

namespace navarch {

/// Fleets of ships of both lengths with as many men as their decks have room for at most, old damage and all rams, on open
/// water and without commanders.
[[nodiscard]] inline BattleBrief refereedBrief(std::uint64_t number)
{
    BattleBrief brief = equalBrief("pompeius", 1);
    brief.seed = number;
    Dice dice(number, streamOf("refereed-briefs"));
    const auto below = [&](int count) { return count < 2 ? 0 : dice.roll(count, "", "") - 1; };
    for (BriefSide& side : brief.sides) {
        side.fleet.ships.clear();
        const int rows = 1 + below(4);
        for (int i = 0; i < rows; ++i) {
            FleetShip row;
            constexpr std::array<const char*, 5> classes{"liburnian", "trireme", "quadrireme", "quinquereme",
                                                         "dekares"};
            row.classId = classes[static_cast<std::size_t>(below(5))];
            const ShipClass& known = *builtInFigures().classes.find(row.classId);
            row.fit = known.fit;
            row.name = side.name + " " + std::string(1, static_cast<char>('A' + i));
            row.fit.fightingOars = false;
            row.count = 1 + below(2);
            const int boxes = known.games.at("pompeius")["units"].get<int>();
            row.fit.heavyMarines = 0;
            row.fit.heavyEngines.clear();
            row.fit.marines = below(boxes + 1);
            row.fit.archers = below(boxes - row.fit.marines + 1);
            row.fit.ballistae = below(std::min(3, boxes - row.fit.marines - row.fit.archers + 1));
            row.fit.ferreaManus = below(4) == 0 ? 1 : 0;
            const std::array<Ram, 6> rams{Ram::None,     Ram::Wooden,   Ram::Bronze,
                                          known.fit.ram, known.fit.ram, known.fit.ram};
            row.fit.ram = rams[static_cast<std::size_t>(below(6))];
            if (below(4) == 0)
                row.fit.hull = below(2) == 0 ? Hull::Stout : Hull::Weak;
            if (below(3) == 0) {
                row.condition.damage = static_cast<Damage>(below(5));
                row.condition.rudderHit = below(2) == 0;
                row.condition.oarsLost = below(row.fit.oars / 2 + 1);
                row.condition.archersLost = below(row.fit.archers + 1);
            }
            side.fleet.ships.push_back(row);
        }
    }
    // Where they stand no event says: near enough to each other to meet soon.
    int rows[2] = {2, 2};
    for (const BriefShip& ship : shipsOf(brief, builtInFigures().classes)) {
        Deployment at;
        at.ship = ship.name;
        at.x = ship.side == 0 ? 1 : 34;
        at.y = rows[ship.side];
        at.heading = ship.side == 0 ? 0 : 3;
        rows[ship.side] += 2;
        brief.sides[static_cast<std::size_t>(ship.side)].deployment.push_back(at);
    }
    return brief;
}

} // namespace navarch
