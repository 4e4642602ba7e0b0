// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/forecast/comparison.h"

#include <algorithm>
#include <iterator>

namespace navarch {

namespace {

bool isDeployed(const BattleBrief& brief)
{
    return std::any_of(brief.sides.begin(), brief.sides.end(),
                       [](const BriefSide& side) { return !side.deployment.empty(); });
}

/// Whether a ship has something of the kind.
bool has(const FleetShip& ship, const ShipClasses& classes, Aspect aspect)
{
    const ShipFit& fit = ship.fit;
    const ShipClass* known = classOf(ship, classes);
    switch (aspect) {
    case Aspect::Rams: return fit.ram != Ram::None;
    case Aspect::Hulls: return fit.hull != Hull::Normal;
    case Aspect::TurnClasses: return known && fit.turnClass != known->fit.turnClass;
    case Aspect::Decks: return known && fit.cataphract != known->fit.cataphract;
    case Aspect::Towers: return fit.towers > 0 || fit.raisedPlatform;
    case Aspect::Parablemata: return fit.parablemata;
    case Aspect::Troops: return fit.troops() > 0;
    case Aspect::FightingOars: return fit.fightingOars;
    case Aspect::Engines: return fit.ballistae > 0 || !fit.heavyEngines.empty();
    case Aspect::Grapnels: return fit.ferreaManus > 0 || fit.corvi > 0;
    case Aspect::Fire: return fit.firePots > 0 || fit.greekFire;
    case Aspect::Captains: return !ship.captain.empty();
    case Aspect::Walls:
    case Aspect::Weather: break;
    }
    return false;
}

bool has(const BattleBrief& brief, const ShipClasses& classes, Aspect aspect)
{
    if (aspect == Aspect::Weather)
        return brief.weather != BriefWeather{};
    const auto inFleet = [&](const Fleet& fleet) {
        return std::any_of(fleet.ships.begin(), fleet.ships.end(),
                           [&](const FleetShip& ship) { return has(ship, classes, aspect); });
    };
    return std::any_of(brief.sides.begin(), brief.sides.end(), [&](const BriefSide& side) {
        if (aspect == Aspect::Walls)
            return side.walls && !side.walls->sections.empty();
        return inFleet(side.fleet) || std::any_of(side.contingents.begin(), side.contingents.end(), inFleet);
    });
}

/// Those that are wanted, or why not.
Result<std::vector<const RuleSet*>> chosenOf(const RuleSets& rules, const BattleBrief& brief,
                                             const Figures& figures, const std::vector<std::string>& wanted)
{
    std::vector<const RuleSet*> chosen;
    for (const std::string& id : wanted) {
        const RuleSet* each = rules.find(id);
        if (!each)
            return tl::unexpected(rules.simulator(briefUnder(id, brief), figures).error());
        if (std::find(chosen.begin(), chosen.end(), each) == chosen.end())
            chosen.push_back(each);
    }
    if (wanted.empty())
        for (const RuleSet& each : rules.all())
            chosen.push_back(&each);
    return chosen;
}

void fightUnder(const RuleSet& rules, const BattleBrief& brief, const Figures& figures,
                const ComparisonRequest& request, GameForecast& game)
{
    const auto simulator = rules.simulator(briefUnder(rules.id, brief), figures);
    if (!simulator) {
        game.problems = simulator.error();
        return;
    }
    ForecastRequest each{request.runs, request.threads, {}, request.stop};
    if (request.progress)
        each.progress = [&](const Forecast& sofar) {
            game.forecast = sofar;
            request.progress(game);
        };
    game.forecast = forecast(**simulator, each);
}

} // namespace

BattleBrief briefUnder(std::string_view rules, BattleBrief brief)
{
    if (brief.rules == rules)
        return brief;
    brief.rules = rules;
    brief.options.clear();
    brief.houseTables = Json();
    brief.turnLimit.reset();
    for (BriefSide& side : brief.sides)
        side.deployment.clear();
    return brief;
}

std::vector<OwnTerm> leftOutUnder(std::string_view rules, const BattleBrief& brief)
{
    std::vector<OwnTerm> leftOut;
    if (brief.rules == rules)
        return leftOut;
    if (!brief.options.empty())
        leftOut.push_back(OwnTerm::Options);
    if (!brief.houseTables.empty())
        leftOut.push_back(OwnTerm::HouseTables);
    if (brief.turnLimit)
        leftOut.push_back(OwnTerm::TurnLimit);
    if (isDeployed(brief))
        leftOut.push_back(OwnTerm::Deployment);
    return leftOut;
}

std::vector<Aspect> outOfAccount(const RuleSet& rules, const BattleBrief& brief, const ShipClasses& classes)
{
    std::vector<Aspect> found;
    std::copy_if(rules.leavesOut.begin(), rules.leavesOut.end(), std::back_inserter(found),
                 [&](Aspect aspect) { return has(brief, classes, aspect); });
    return found;
}

bool GameComparison::isFought() const
{
    return std::any_of(games.begin(), games.end(),
                       [](const GameForecast& game) { return game.forecast.runs > 0; });
}

Result<GameComparison> compare(const RuleSets& rules, const BattleBrief& brief, const Figures& figures,
                               const ComparisonRequest& request)
{
    if (!rules.find(brief.rules)) // whose terms nobody could read
        return tl::unexpected(rules.simulator(brief, figures).error());
    if (Problems problems = whyUnfought(brief, figures.classes); !problems.empty())
        return tl::unexpected(std::move(problems));
    return chosenOf(rules, brief, figures, request.rules).map([&](const std::vector<const RuleSet*>& chosen) {
        GameComparison comparison{brief.rules, {}};
        for (const RuleSet* each : chosen) {
            GameForecast& game = comparison.games.emplace_back();
            game.rules = each->id;
            game.name = each->name;
            game.leftOut = leftOutUnder(each->id, brief);
            game.outOfAccount = outOfAccount(*each, brief, figures.classes);
            game.forecast.wasStopped = request.stop.stop_requested();
            if (game.forecast.wasStopped)
                continue;
            fightUnder(*each, brief, figures, request, game);
            if (request.done)
                request.done(game);
        }
        return comparison;
    });
}

} // namespace navarch
