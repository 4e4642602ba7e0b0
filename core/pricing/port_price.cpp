// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pricing/port_price.h"

namespace navarch {

PriceLine wallSectionPrice(const WallSection& section, int number, CrewQuality garrison,
                           const PriceList& prices)
{
    Price contents;
    contents.addIfAny(PriceItem::Archers, section.archers, prices.troops.archer);
    contents.addIfAny(PriceItem::Marines, section.marines, prices.troops.marine);
    contents.addIfAny(PriceItem::HeavyMarines, section.heavyMarines, prices.troops.heavyMarine);
    contents.addIfAny(PriceItem::Ballistae, section.ballistae, prices.equipment.ballista);
    contents.addIfAny(PriceItem::Towers, section.towers, prices.equipment.tower);
    contents.addIfAny(PriceItem::FerreaManus, section.ferreaManus, prices.equipment.ferreaManus);
    contents.addIfAny(PriceItem::BoilingOil, section.boilingOil, prices.equipment.firePot);
    contents.addIfAny(PriceItem::Bees, section.bees, prices.equipment.firePot);
    for (const int modifier : section.heavyEngines)
        contents.addIfAny(PriceItem::HeavyEngine, modifier, prices.equipment.heavyEngine);
    if (const int tenths = prices.tenthsOf(garrison); tenths != 10 && !contents.total.isZero())
        contents.add(
            {PriceItem::GarrisonQuality, tenths, contents.total.timesTenths(tenths) - contents.total, {}});

    PriceLine line{PriceItem::WallSection, number, {}, {}};
    line.parts.reserve(contents.lines.size() + 1);
    line.parts.push_back({PriceItem::Masonry, section.capacity, prices.masonry * section.capacity, {}});
    for (PriceLine& part : contents.lines)
        line.parts.push_back(std::move(part));
    line.amount = line.parts.front().amount + contents.total;
    return line;
}

Price fortificationPrice(const Fortification& port, const PriceList& prices)
{
    Price price;
    int number = 0;
    for (const WallSection& section : port.sections)
        price.add(wallSectionPrice(section, ++number, port.garrison, prices));
    price.add({PriceItem::Commander, 1, prices.priceOf(port.commander.quality), {}});
    return price;
}

} // namespace navarch
