// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/battle/brief/ship_names.h"
#include "core/rules/salamis_ad_actium/setup/deploy.h"
#include "core/rules/salamis_ad_actium/setup/set_up.h"

namespace navarch::salamis {

namespace {

Ship afloat(const ShipFacts& facts, const BattleFigures& figures)
{
    const auto left = [](int had, int lost) { return static_cast<std::int8_t>(had > lost ? had - lost : 0); };
    const ShipFit& fit = facts.fit;
    const Condition& before = facts.before;
    Ship ship;
    ship.holder = static_cast<std::int8_t>(facts.side);
    ship.damage = before.damage;
    ship.oars = left(fit.oars, before.oarsLost);
    ship.speedLost = static_cast<std::int8_t>(before.speedLost);
    ship.turnClassLost = before.rudderHit ? 1 : 0;
    ship.archers = left(fit.archers, before.archersLost);
    ship.marines = left(fit.marines, before.marinesLost);
    ship.heavyMarines = left(fit.heavyMarines, before.heavyMarinesLost);
    ship.ballistae = left(fit.ballistae, before.ballistaeLost);
    ship.towers = left(fit.towers, before.towersLost);
    ship.enginesLost = static_cast<std::int8_t>(before.heavyEnginesLost);
    ship.pots = left(fit.firePots, before.firePotsUsed);
    ship.beePots = static_cast<std::int8_t>(facts.beePots);
    ship.greekFire = fit.greekFire && !before.greekFireUsed;
    ship.mastDown = before.mastDown;
    ship.sailSet = fit.sailOnly && !before.mastDown;
    ship.captain = before.captain == PersonState::Captured ? PersonState::Dead : before.captain;
    ship.fastMoves = figures.fastMoves[static_cast<std::size_t>(facts.crew)];
    return ship;
}

/// Commanders of squadrons go aboard its first ship, admirals aboard the first of their fleet or contingent (SA-2.11.2).
ShipNumber flagshipOf(const BattleFacts& facts, const CommanderFacts& commander)
{
    for (std::size_t i = 0; i < facts.squadrons.size(); ++i) {
        const SquadronFacts& squadron = facts.squadrons[i];
        const bool his = commander.squadron >= 0
                             ? static_cast<int>(i) == commander.squadron
                             : squadron.side == commander.side && squadron.contingent == commander.contingent
                                   && !squadron.isWall;
        if (his)
            return squadron.ships.front();
    }
    return noShip;
}

/// Takes up every ship that the brief places, so that none stands in another's way before it is placed.
void liftPlaced(const BattleFacts& facts, const BriefSide& side, int number, State& state)
{
    for (std::size_t i = 0; i < facts.ships.size(); ++i) {
        const ShipFacts& ship = facts.ships[i];
        const std::string& squadron = facts.squadrons[static_cast<std::size_t>(ship.squadron)].name;
        for (const Deployment& wish : side.deployment)
            if (ship.side == number
                && (wish.ship.empty() ? wish.squadron == squadron
                                      : isCalled(ship.name, wish.ship, side.name)))
                state.bases[i].halfWidth = 0;
    }
}

void placeSide(const BattleFacts& facts, const BriefSide& side, int number, State& state, Problems& problems)
{
    constexpr std::int32_t unitsOfAMillimetre = 100;
    for (std::size_t i = 0; i < side.deployment.size(); ++i) {
        const Deployment& wish = side.deployment[i];
        const std::string path =
            "sides[" + std::to_string(number) + "].deployment[" + std::to_string(i) + "]";
        Proceedings unheard = [] {
            static thread_local BattleDice none;
            return Proceedings(none);
        }();
        const auto take = [&](const auto& order) {
            const auto named = [&](ShipNumber ship) { return facts.called(ship); };
            if (const Refusal why = check(facts, state, order))
                problems.push_back({path, reasonOf(why, named), remedyOf(why, named)});
            else
                perform(facts, state, order, unheard);
        };
        const auto x = wish.x * unitsOfAMillimetre;
        const auto y = wish.y * unitsOfAMillimetre;
        const auto heading = static_cast<std::int16_t>(wish.heading);
        const auto ship = std::find_if(facts.ships.begin(), facts.ships.end(), [&](const ShipFacts& each) {
            return each.side == number && isCalled(each.name, wish.ship, side.name);
        });
        const auto squadron =
            std::find_if(facts.squadrons.begin(), facts.squadrons.end(), [&](const SquadronFacts& each) {
                return each.side == number && each.name == wish.squadron;
            });
        if (!wish.ship.empty() && ship != facts.ships.end())
            take(DeployShip{static_cast<ShipNumber>(ship - facts.ships.begin()), x, y, heading});
        else if (wish.ship.empty() && squadron != facts.squadrons.end())
            take(DeploySquadron{static_cast<std::int16_t>(squadron - facts.squadrons.begin()), wish.formation,
                                x, y, heading});
        else
            problems.push_back(
                {path, phrase("This side has no such ship or squadron."), phrase("Name one of its fleet.")});
    }
}

} // namespace

void makeRoom(const BattleFacts& facts, State& state)
{
    // Bases that touch make a plane graph, of fewer than three times as many edges as places; ships squared up to what
    // they struck may leave others they touched, hence four.
    state.contacts.reserve(facts.ships.size() * 4);
    state.deck.reserve(facts.squadrons.size() + facts.sides.size());
}

State openingOf(const BattleFacts& facts, const BattleBrief& brief, Problems& problems)
{
    State state;
    state.ships.reserve(facts.ships.size());
    for (const ShipFacts& ship : facts.ships)
        state.ships.push_back(afloat(ship, facts.figures));
    state.bases.resize(facts.ships.size());
    for (const SquadronFacts& squadron : facts.squadrons)
        if (squadron.contingent >= 0)
            for (const ShipNumber ship : squadron.ships)
                shipOf(state, ship).where = Whereabouts::OffTable;
    for (const CommanderFacts& commander : facts.commanders)
        state.commanders.push_back({PersonState::Fit, flagshipOf(facts, commander), -1});
    state.contingents.resize(facts.contingents.size(), Arrival::Waiting);
    state.halfLost.resize(facts.squadrons.size(), false);

    if (!deployByDefault(facts, state)) {
        problems.push_back(
            {"options.table-size", phrase("The fleets do not fit into their deployment strips."),
             phrase("Take a wider table or a deeper strip: table-size and deployment-depth.")});
        return state;
    }
    state.phase = Phase::Deploy; // for the checks of the brief's own placing
    for (std::size_t side = 0; side < brief.sides.size(); ++side)
        liftPlaced(facts, brief.sides[side], static_cast<int>(side), state);
    for (std::size_t side = 0; side < brief.sides.size(); ++side)
        placeSide(facts, brief.sides[side], static_cast<int>(side), state, problems);
    state.phase = Phase::Begin;
    return state;
}

} // namespace navarch::salamis
