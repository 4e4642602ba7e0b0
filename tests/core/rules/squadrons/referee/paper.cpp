// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/rules/squadrons/referee/paper.h"

#include <algorithm>

namespace navarch::referee::squadrons {

namespace {

int halfUp(int number, int by)
{
    return (2 * number + by) / (2 * by);
}

PaperShip shipOf(const BriefShip& entry, const Figures& figures)
{
    PaperShip ship;
    const ShipClass& known = *figures.classes.find(entry.ship.classId);
    const ShipFit& fit = entry.ship.fit;
    const Condition& before = entry.ship.condition;
    ship.name = entry.name;
    ship.side = entry.side;
    ship.fit = fit;
    ship.before = ship.after = before;
    const int damage = static_cast<int>(before.damage);
    ship.weight = damage == 2 || damage == 3 ? (fit.size + 1) / 2 : fit.size;
    ship.quality = modifierOf(entry.ship.crew);
    const int troops = fit.troops() - before.archersLost - before.marinesLost - before.heavyMarinesLost;
    const auto game = known.games.find("squadrons");
    ship.isFast = game != known.games.end() && game->value("fast", false) && damage <= 1 && !before.rudderHit
                  && before.speedLost <= 1 && before.oarsLost <= 1 && troops <= known.troopSpace;
    return ship;
}

bool fights(const PaperShip& ship)
{
    return ship.fit.oars - ship.before.oarsLost > 0 && static_cast<int>(ship.before.damage) <= 3
           && !ship.fit.sailOnly;
}

/// The ships of one squadron of the campaign, shared out (SQ-18.3).
void share(Paper& paper, std::vector<std::size_t> ships, const std::string& name, int side, int perStand)
{
    std::stable_partition(ships.begin(), ships.end(), [&](std::size_t i) { return paper.ships[i].isFast; });
    int weight = 0;
    for (const std::size_t i : ships)
        weight += paper.ships[i].weight;
    const int stands = std::max(1, halfUp(weight, perStand));
    const int count = std::max(1, halfUp(stands, 4));
    std::vector<PaperSquadron> made(static_cast<std::size_t>(count));
    std::vector<int> quality(made.size());
    int standsSoFar = 0;
    std::vector<int> border;
    for (int i = 0; i < count; ++i) {
        made[static_cast<std::size_t>(i)].stands = stands / count + (i < stands % count ? 1 : 0);
        standsSoFar += made[static_cast<std::size_t>(i)].stands;
        border.push_back(standsSoFar);
    }
    int before = 0;
    std::size_t at = 0;
    for (const std::size_t i : ships) {
        PaperShip& ship = paper.ships[i];
        // The middle of her weight, in stands: (before + weight / 2) * stands / weight of all.
        while (at + 1 < made.size() && (2 * before + ship.weight) * stands > 2 * border[at] * weight)
            ++at;
        before += ship.weight;
        made[at].ships.push_back(i);
        made[at].weight += ship.weight;
        made[at].isFast = made[at].isFast && ship.isFast;
        quality[at] += ship.weight * ship.quality;
    }
    for (std::size_t i = 0; i < made.size(); ++i) {
        PaperSquadron& squadron = made[i];
        if (squadron.ships.empty())
            continue;
        squadron.name = name + (made.size() > 1 ? " " + std::to_string(i + 1) : "");
        squadron.side = side;
        squadron.training = 2 * quality[i] > squadron.weight ? 1 : 2 * quality[i] < -squadron.weight ? -1 : 0;
        std::sort(squadron.ships.begin(), squadron.ships.end());
        for (const std::size_t ship : squadron.ships)
            paper.ships[ship].squadron = static_cast<int>(paper.squadrons.size());
        paper.squadrons.push_back(squadron);
    }
}

} // namespace

void PaperSquadron::lose(int halves, int by)
{
    for (; halves > 0 && static_cast<int>(blows.size()) < 2 * stands; --halves)
        blows.push_back(by);
}

Paper paperOf(const BattleBrief& brief, const Figures& figures)
{
    Paper paper;
    std::vector<std::string> rosters;
    std::array<int, 2> weight{};
    for (const BriefShip& entry : shipsOf(brief, figures.classes)) {
        paper.ships.push_back(shipOf(entry, figures));
        rosters.push_back(entry.ship.squadron);
        if (fights(paper.ships.back()))
            weight[static_cast<std::size_t>(entry.side)] += paper.ships.back().weight;
    }
    const int perStand = std::max(3, (std::max(weight[0], weight[1]) + 23) / 24);
    for (int side = 0; side < 2; ++side) {
        std::vector<std::string> names; // in the order of their first ships
        for (std::size_t i = 0; i < paper.ships.size(); ++i)
            if (paper.ships[i].side == side && fights(paper.ships[i])
                && std::find(names.begin(), names.end(), rosters[i]) == names.end())
                names.push_back(rosters[i]);
        for (const std::string& name : names) {
            std::vector<std::size_t> ships;
            for (std::size_t i = 0; i < paper.ships.size(); ++i)
                if (paper.ships[i].side == side && rosters[i] == name && fights(paper.ships[i]))
                    ships.push_back(i);
            share(paper, ships, name.empty() ? brief.sides[static_cast<std::size_t>(side)].name : name, side,
                  perStand);
        }
    }
    return paper;
}

void nameLosses(Paper& paper, const PaperSquadron& squadron)
{
    const int halves = static_cast<int>(squadron.blows.size());
    int budget = squadron.weight * halves;
    int spent = 0;
    for (const std::size_t i : squadron.ships) {
        PaperShip& ship = paper.ships[i];
        const int price = 2 * squadron.stands * ship.weight;
        if (budget == 0)
            return;
        if (budget >= price) {
            budget -= price;
            spent += price;
            ship.isStricken = true;
            // The blow that completed it: the first whose share of the weight reaches so far.
            int blow = 1;
            while (blow * squadron.weight < spent)
                ++blow;
            ship.completedBy = squadron.blows[static_cast<std::size_t>(blow - 1)];
        } else {
            const int damage = std::max(4 * budget / price + 1, static_cast<int>(ship.before.damage) + 1);
            ship.after.damage = static_cast<Damage>(std::min(4, damage));
            budget = 0;
        }
    }
}

} // namespace navarch::referee::squadrons
