// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/yards/prices.h"

#include "core/campaign/money/share.h"
#include "core/pricing/ship_price.h"

namespace navarch {

namespace {

/// What `more` pieces cost, or bring back when they are fewer.
Talents pieces(int more, Talents each, const CampaignFigures& figures)
{
    return more >= 0 ? each * more : -shareOf(each * -more, figures.removalReturn);
}

int modifiersOf(const ShipFit& fit)
{
    int sum = 0;
    for (const int modifier : fit.heavyEngines)
        sum += modifier;
    return sum;
}

} // namespace

bool sameHull(const ShipFit& a, const ShipFit& b)
{
    return a.size == b.size && a.speed == b.speed && a.turnClass == b.turnClass && a.oars == b.oars
           && a.sailOnly == b.sailOnly && a.cataphract == b.cataphract && a.parablemata == b.parablemata
           && a.hull == b.hull && a.ram == b.ram && a.fightingOars == b.fightingOars;
}

Talents fittingsCost(const ShipFit& before, const ShipFit& after, const PriceList& prices,
                     const CampaignFigures& figures)
{
    // Each kind is priced by itself on an empty hull, for what one costs can depend on the hull (SA-15.4).
    ShipFit bare;
    bare.fightingOars = after.fightingOars;
    const Talents empty = shipTotal(bare, CrewQuality::Average, prices);
    Talents cost;
    for (int ShipFit::*field :
         {&ShipFit::archers, &ShipFit::marines, &ShipFit::heavyMarines, &ShipFit::ballistae,
          &ShipFit::ferreaManus, &ShipFit::towers, &ShipFit::corvi, &ShipFit::firePots}) {
        ShipFit one = bare;
        one.*field = 1;
        cost += pieces(after.*field - before.*field, shipTotal(one, CrewQuality::Average, prices) - empty,
                       figures);
    }
    cost += pieces(after.raisedPlatform - before.raisedPlatform, prices.equipment.raisedPlatform, figures);
    cost += pieces(after.greekFire - before.greekFire, prices.equipment.greekFire, figures);
    cost += pieces(modifiersOf(after) - modifiersOf(before), prices.equipment.heavyEngine, figures);
    return cost;
}

Talents refitCost(const ShipFit& before, const ShipFit& after, const PriceList& prices,
                  const CampaignFigures& figures)
{
    const auto hull = [&](const ShipFit& fit) {
        const Talents highRam = fit.ram == Ram::ReinforcedHigh ? prices.equipment.highRam : Talents{};
        return hullPrice(fit, prices).amount + speedPrice(fit.speed, prices) + highRam;
    };
    const Talents more = hull(after) - hull(before);
    return (more.isNegative() ? -shareOf(-more, figures.removalReturn) : more)
           + pieces(after.oars - before.oars, prices.troops.oarFactor, figures)
           + fittingsCost(before, after, prices, figures);
}

Talents levelCost(const ShipFit& fit, const PriceList& prices, const CampaignFigures& figures)
{
    return shareOf(hullPrice(fit, prices).amount, figures.repairPercent);
}

Talents gearCost(const Condition& lost, const CampaignFigures& figures)
{
    return Talents::whole(std::int64_t{figures.smallRepair}
                          * (lost.oarsLost + lost.rudderHit + lost.mastDown));
}

Talents lossesCost(const ShipFit& fit, const Condition& lost, const PriceList& prices,
                   const CampaignFigures& figures)
{
    ShipFit left = fit;
    left.archers -= lost.archersLost;
    left.marines -= lost.marinesLost;
    left.heavyMarines -= lost.heavyMarinesLost;
    left.ballistae -= lost.ballistaeLost;
    left.towers -= lost.towersLost;
    left.firePots -= lost.firePotsUsed;
    left.greekFire = fit.greekFire && !lost.greekFireUsed;
    left.heavyEngines.resize(fit.heavyEngines.size() - static_cast<std::size_t>(lost.heavyEnginesLost));
    return fittingsCost(left, fit, prices, figures);
}

} // namespace navarch
