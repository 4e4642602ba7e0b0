// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pricing/ship_price.h"

namespace navarch {

namespace {

/// What hull pricing finds, handed to `take(item, amount)` line by line; returns the total.
template <class Take>
Talents walkHull(const ShipFit& fit, const PriceList& prices, Take take)
{
    Talents total;
    const auto rate = [&](bool applies, PriceItem item, Talents perSizeClass) {
        if (!applies)
            return;
        const Talents amount = perSizeClass * fit.size;
        total += amount;
        take(item, amount);
    };
    const PriceList::HullRates& hull = prices.hull;
    rate(true, PriceItem::HullBase, hull.base);
    rate(fit.sailOnly, PriceItem::HullSailOnly, hull.sailOnly);
    rate(fit.cataphract, PriceItem::HullCataphract, hull.cataphract);
    rate(fit.parablemata, PriceItem::HullParablemata, hull.parablemata);
    rate(fit.hull == Hull::Stout, PriceItem::HullStout, hull.stout);
    rate(fit.hull == Hull::Weak, PriceItem::HullWeak, hull.weak);
    rate(fit.ram == Ram::Wooden || fit.ram == Ram::WoodenHigh, PriceItem::HullUnreinforcedRam,
         hull.unreinforcedRam);
    rate(fit.ram == Ram::Bronze, PriceItem::HullBronzeRam, hull.bronzeRam);
    rate(fit.ram == Ram::Reinforced || fit.ram == Ram::ReinforcedHigh, PriceItem::HullReinforcedRam,
         hull.reinforcedRam);

    if (const std::int64_t fraction = total.hundredths() % 100; fraction != 0) {
        const bool up = fit.ram == Ram::Bronze;
        const Talents rounding = Talents::ofHundredths(up ? 100 - fraction : -fraction);
        total += rounding;
        take(PriceItem::HullRounding, rounding);
    }
    return total;
}

/// Everything aboard, handed to `take(item, quantity, each)`.
template <class Take>
void walkFittings(const ShipFit& fit, const PriceList& prices, Take take)
{
    const PriceList::Troops& troops = prices.troops;
    const PriceList::Equipment& equipment = prices.equipment;
    take(PriceItem::OarFactors, fit.oars, troops.oarFactor);
    take(PriceItem::Archers, fit.archers, troops.archer);
    if (fit.fightingOars) {
        take(PriceItem::MarinesAtOars, fit.marines, troops.marineAtOars);
        take(PriceItem::HeavyMarinesAtOars, fit.heavyMarines, troops.heavyMarineAtOars);
    } else {
        take(PriceItem::Marines, fit.marines, troops.marine);
        take(PriceItem::HeavyMarines, fit.heavyMarines, troops.heavyMarine);
    }
    take(PriceItem::Ballistae, fit.ballistae, equipment.ballista);
    take(PriceItem::FerreaManus, fit.ferreaManus, equipment.ferreaManus);
    take(PriceItem::RaisedPlatform, fit.raisedPlatform ? 1 : 0, equipment.raisedPlatform);
    take(PriceItem::Towers, fit.towers, equipment.tower);
    take(PriceItem::Corvi, fit.corvi, equipment.corvus);
    // The wooden high ram pays its half a size class only; the seed's "high ram" is the later one (SA-15.5).
    take(PriceItem::HighRam, fit.ram == Ram::ReinforcedHigh ? 1 : 0, equipment.highRam);
    take(PriceItem::FirePots, fit.firePots, equipment.firePot);
    take(PriceItem::GreekFire, fit.greekFire ? 1 : 0, equipment.greekFire);
    for (const int modifier : fit.heavyEngines)
        take(PriceItem::HeavyEngine, modifier, equipment.heavyEngine);
}

Talents qualityShare(Talents sum, int tenths)
{
    return sum.timesTenths(tenths) - sum;
}

} // namespace

PriceLine hullPrice(const ShipFit& fit, const PriceList& prices)
{
    PriceLine line{PriceItem::Hull, fit.size, {}, {}};
    line.parts.reserve(4);
    line.amount = walkHull(fit, prices, [&](PriceItem item, Talents amount) {
        line.parts.push_back({item, fit.size, amount, {}});
    });
    return line;
}

Talents speedPrice(int speed, const PriceList& prices)
{
    const int divisor = prices.speedDivisor;
    return Talents::whole((2 * speed * speed + divisor) / (2 * divisor));
}

Price shipPrice(const ShipFit& fit, CrewQuality crew, const PriceList& prices)
{
    Price price;
    price.lines.reserve(8);
    price.add(hullPrice(fit, prices));
    if (fit.speed > 0)
        price.add({PriceItem::Speed, fit.speed, speedPrice(fit.speed, prices), {}});
    walkFittings(fit, prices,
                 [&](PriceItem item, int quantity, Talents each) { price.addIfAny(item, quantity, each); });
    if (const int tenths = prices.tenthsOf(crew); tenths != 10)
        price.add({PriceItem::CrewQuality, tenths, qualityShare(price.total, tenths), {}});
    return price;
}

Talents shipTotal(const ShipFit& fit, CrewQuality crew, const PriceList& prices)
{
    Talents total = walkHull(fit, prices, [](PriceItem, Talents) {}) + speedPrice(fit.speed, prices);
    walkFittings(fit, prices, [&](PriceItem, int quantity, Talents each) { total += each * quantity; });
    return total.timesTenths(prices.tenthsOf(crew));
}

} // namespace navarch
