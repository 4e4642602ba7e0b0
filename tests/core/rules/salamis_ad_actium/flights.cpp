// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/rules/salamis_ad_actium/flights.h"

#include <set>

#include "core/battle/match/registry.h"

namespace navarch {

void Flights::add(const Flights& more)
{
    lostHeart += more.lostHeart;
    ran += more.ran;
    left += more.left;
    ranInGoodHeart += more.ranInGoodHeart;
}

std::string Flights::text() const
{
    return std::to_string(lostHeart) + " ships lost heart, " + std::to_string(ran) + " ran, "
           + std::to_string(left) + " of them left";
}

Flights flightsIn(BattleBrief brief, std::uint64_t seed)
{
    brief.seed = seed;
    const auto match = builtInRuleSets().open(brief, builtInFigures());
    playToEnd(**match, playingLookAhead);
    std::set<ShipNumber> dismayed;
    std::set<ShipNumber> ran;
    Flights flights;
    for (const MatchStep& step : (*match)->steps())
        for (const BattleEvent& event : step.events) {
            if (event.kind == "demoralised" && dismayed.insert(event.ship).second)
                ++flights.lostHeart;
            else if (event.kind == "rallied")
                dismayed.erase(event.ship);
            else if (event.kind == "flight") {
                ran.insert(event.ship);
                flights.ranInGoodHeart += dismayed.contains(event.ship) ? 0 : 1;
            }
        }
    const BattleOutcome outcome = (*match)->outcome();
    for (const ShipNumber ship : ran) {
        ++flights.ran;
        flights.left += outcome.ships[static_cast<std::size_t>(ship)].fate == ShipFate::Withdrew ? 1 : 0;
    }
    return flights;
}

} // namespace navarch
