// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/rules/ending_battles.h"

#include <algorithm>

#include "core/battle/forecast/simulation.h"
#include "core/battle/match/match.h"
#include "core/battle/match/registry.h"

namespace navarch {

namespace {

FleetShip shipsOfClass(const char* classId, int count)
{
    FleetShip row;
    row.classId = classId;
    row.fit = builtInFigures().classes.find(classId)->fit;
    row.count = count;
    return row;
}

Fortification walls()
{
    Fortification port;
    for (int i = 0; i < 3; ++i) {
        WallSection& section = port.sections.emplace_back();
        section.capacity = 6;
        section.archers = 2;
        section.marines = i;
        section.ballistae = 1;
    }
    return port;
}

} // namespace

std::string EndingKind::match() const
{
    return std::string(nameOf(place)) + ", " + std::to_string(first)
           + (merchantmen > 0 ? "+" + std::to_string(merchantmen) + " merchantmen" : "") + " v "
           + std::to_string(second)
           + (otherMerchantmen > 0 ? "+" + std::to_string(otherMerchantmen) + " merchantmen" : "")
           + (isMixed                ? ", mixed"
              : classId != "trireme" ? " " + classId + "s"
                                     : "")
           + (hasAllies ? ", allies" : "");
}

BattleBrief endingBrief(const EndingKind& kind, std::uint64_t seed)
{
    BattleBrief brief;
    brief.rules = kind.rules;
    brief.place = kind.place;
    brief.seed = seed;
    for (const char* name : {"Athens", "Corinth"}) {
        BriefSide& side = brief.sides.emplace_back();
        side.name = name;
        side.fleet.name = name;
        side.captain = Temperament::Steady;
    }
    const auto fill = [&](Fleet& fleet, int count) {
        if (!kind.isMixed) {
            if (count > 0)
                fleet.ships.push_back(shipsOfClass(kind.classId.c_str(), count));
            return;
        }
        constexpr const char* classes[] = {"trireme", "quadrireme", "penteconter", "quinquereme",
                                           "liburnian"};
        for (int i = 0; i < count; ++i) {
            FleetShip ship = shipsOfClass(classes[i % 5], 1);
            ship.crew = i % 3 == 0   ? CrewQuality::Average
                        : i % 3 == 1 ? CrewQuality::Poor
                                     : CrewQuality::Elite;
            ship.fit.archers = 1;
            ship.fit.marines = std::max(1, ship.fit.marines);
            fleet.ships.push_back(std::move(ship));
        }
    };
    fill(brief.sides[0].fleet, kind.first);
    fill(brief.sides[1].fleet, kind.second);
    if (kind.merchantmen > 0)
        brief.sides[0].fleet.ships.push_back(shipsOfClass("merchantman", kind.merchantmen));
    if (kind.otherMerchantmen > 0)
        brief.sides[1].fleet.ships.push_back(shipsOfClass("merchantman", kind.otherMerchantmen));
    if (kind.hasAllies)
        fill(brief.sides[1].contingents.emplace_back(), std::max(1, kind.second / 2));
    if (kind.place == PlaceKind::Port)
        brief.sides[1].walls = walls();
    return brief;
}

std::vector<EndingKind> endingKinds(const std::string& rules, int mostShips)
{
    std::vector<EndingKind> kinds;
    const auto add = [&](EndingKind kind) {
        kind.rules = rules;
        if (std::max(kind.first + kind.merchantmen, kind.second + kind.otherMerchantmen) <= mostShips)
            kinds.push_back(std::move(kind));
    };
    for (const PlaceKind place : {PlaceKind::OpenSea, PlaceKind::Shore, PlaceKind::Port})
        for (const int ships : {1, 2, 3, 6, 10, 20}) {
            add({{}, place, ships, ships});
            if (ships > 1)
                add({{}, place, ships, (ships + 1) / 2});
        }
    for (const PlaceKind place : {PlaceKind::OpenSea, PlaceKind::Shore, PlaceKind::Port})
        for (const int ships : {2, 3, 6, 10, 20}) {
            add({{}, place, ships, ships, 0, 0, true});
            if (ships >= 6)
                add({{}, place, ships, ships / 2, 0, 0, true});
        }
    for (const char* heavy : {"quadrireme", "quinquereme"})
        for (const int ships : {1, 3, 6, 10})
            add({{}, PlaceKind::OpenSea, ships, ships, 0, 0, false, false, heavy});
    add({{}, PlaceKind::OpenSea, 0, 1, 1});
    add({{}, PlaceKind::OpenSea, 0, 0, 1, 1});
    add({{}, PlaceKind::OpenSea, 0, 2, 2});
    add({{}, PlaceKind::OpenSea, 3, 3, 1});
    add({{}, PlaceKind::OpenSea, 3, 6, 3});
    for (const int ships : {2, 4, 8})
        add({{}, PlaceKind::OpenSea, ships, ships, 0, 0, false, true});
    return kinds;
}

void EndingTally::add(const EndingTally& more)
{
    fought += more.fought;
    atLimit += more.atLimit;
    stalled += more.stalled;
    undecided += more.undecided;
    turns += more.turns;
    orders += more.orders;
    mostOrders = std::max(mostOrders, more.mostOrders);
}

std::string EndingTally::text() const
{
    if (fought == 0)
        return "not fought: " + refused;
    return std::to_string(fought) + " battles, " + std::to_string(atLimit) + " at the turn limit, "
           + std::to_string(stalled) + " stalled, " + std::to_string(undecided) + " undecided; "
           + std::to_string(turns / fought) + " turns and " + std::to_string(orders / fought)
           + " orders each, at most " + std::to_string(mostOrders) + " orders";
}

EndingTally playedOut(const EndingKind& kind, std::uint64_t from, int count, const LookAhead& lookAhead)
{
    EndingTally tally;
    for (int i = 0; i < count; ++i) {
        const auto match =
            builtInRuleSets().open(endingBrief(kind, from + static_cast<std::uint64_t>(i)), builtInFigures());
        if (!match) {
            tally.refused = match.error().front().text();
            return tally;
        }
        playToEnd(**match, lookAhead);
        const BattleOutcome outcome = (*match)->outcome();
        const auto orders = static_cast<std::int64_t>((*match)->steps().size());
        tally.add(
            {1, outcome.atTurnLimit, outcome.stalled, outcome.undecided, outcome.turns, orders, orders, {}});
    }
    return tally;
}

EndingTally simulatedOut(const EndingKind& kind, std::uint64_t from, int count)
{
    EndingTally tally;
    const auto simulator = builtInRuleSets().simulator(endingBrief(kind, 0), builtInFigures());
    if (!simulator) {
        tally.refused = simulator.error().front().text();
        return tally;
    }
    const auto simulation = (*simulator)->simulation();
    SimulatedBattle battle;
    for (int i = 0; i < count; ++i) {
        (void)simulation->fight(from + static_cast<std::uint64_t>(i), {}, battle);
        const auto orders = static_cast<std::int64_t>(battle.orders);
        tally.add(
            {1, battle.atTurnLimit, battle.stalled, battle.undecided, battle.turns, orders, orders, {}});
    }
    return tally;
}

} // namespace navarch
