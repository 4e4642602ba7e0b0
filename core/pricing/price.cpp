// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pricing/price.h"

#include <array>

namespace navarch {

namespace {

struct ItemText {
    PriceItem item;
    std::string_view rule;
    PhraseText text; ///< with a count, or the quantity for its part, or neither
};

constexpr std::array<ItemText, 39> itemTexts = [] {
    using enum PriceItem;
    return std::array<ItemText, 39>{{
        {Hull, "SA-15.1", phraseText("Hull, size class %1")},
        {HullBase, "SA-15.1", phraseText("Base hull")},
        {HullSailOnly, "SA-15.1", phraseText("Sail only")},
        {HullCataphract, "SA-15.1", phraseText("Cataphract")},
        {HullParablemata, "SA-15.1", phraseText("Parablemata")},
        {HullStout, "SA-15.1", phraseText("Stout hull")},
        {HullWeak, "SA-15.1", phraseText("Weak hull")},
        {HullUnreinforcedRam, "SA-15.1", phraseText("Wooden or unreinforced high ram")},
        {HullBronzeRam, "SA-15.1", phraseText("Bronze ram on an unreinforced bow")},
        {HullReinforcedRam, "SA-15.1", phraseText("Ram on a reinforced bow")},
        {HullRounding, "SA-15.2", phraseText("Rounded to whole talents")},
        {Speed, "SA-15.3", phraseText("Speed, cm %1")},
        {OarFactors, "SA-15.4", phraseTextN("{%n oar factor|%n oar factors}")},
        {Archers, "SA-15.4", phraseTextN("{%n archer unit|%n archer units}")},
        {Marines, "SA-15.4", phraseTextN("{%n marine unit|%n marine units}")},
        {MarinesAtOars, "SA-15.4",
         phraseTextN("{%n marine unit with fighting oars|%n marine units with fighting oars}")},
        {HeavyMarines, "SA-15.4", phraseTextN("{%n heavy marine unit|%n heavy marine units}")},
        {HeavyMarinesAtOars, "SA-15.4",
         phraseTextN("{%n heavy marine unit with fighting oars|%n heavy marine units with fighting oars}")},
        {Ballistae, "SA-15.5", phraseTextN("{%n ballista|%n ballistae}")},
        {PriceItem::FerreaManus, "SA-15.5", phraseTextN("%n ferrea manus")},
        {PriceItem::RaisedPlatform, "SA-15.5", phraseText("Raised fighting platform")},
        {Towers, "SA-15.5", phraseTextN("{%n tower|%n towers}")},
        {Corvi, "SA-15.5", phraseTextN("{%n corvus|%n corvi}")},
        {HighRam, "SA-15.5", phraseText("High ram")},
        {FirePots, "SA-15.5",
         phraseTextN("{%n pot of fire, bees or quicklime|%n pots of fire, bees or quicklime}")},
        {PriceItem::GreekFire, "SA-15.5", phraseText("Greek fire")},
        {HeavyEngine, "SA-15.6", phraseText("Heavy war engine, damage modifier %1")},
        {CrewQuality, "SA-15.8", phraseText("%1 crew, x%2")},
        {GarrisonQuality, "SA-15.11", phraseText("%1 garrison, x%2")},
        {MoreAlike, "SA-15", phraseTextN("%n more alike")},
        {Commander, "SA-15.9", phraseText("Commander")},
        {Ships, "SA-15", phraseTextN("{%n ship|%n ships}")},
        {Commanders, "SA-15.9", phraseTextN("{%n commander|%n commanders}")},
        {AlliedShare, "SA-15.10", phraseText("Allied contingent, %1%")},
        {Masonry, "SA-15.11", phraseTextN("{%n unit of wall capacity|%n units of wall capacity}")},
        {WallSection, "SA-15.11", phraseText("Wall section %1")},
        {BoilingOil, "SA-15.11", phraseTextN("{%n pot of boiling oil|%n pots of boiling oil}")},
        {Bees, "SA-15.11", phraseTextN("{%n pot of bees|%n pots of bees}")},
        {TownGarrison, "CP-3.2", phraseText("Garrison in the town")},
    }};
}();

constexpr const ItemText& textEntry(PriceItem item)
{
    return itemTexts[static_cast<std::size_t>(item)];
}

constexpr bool inOrder()
{
    for (std::size_t i = 0; i < itemTexts.size(); ++i)
        if (static_cast<std::size_t>(itemTexts[i].item) != i)
            return false;
    return true;
}
static_assert(inOrder(), "the table is looked up by position");

Phrase qualityOf(int tenths)
{
    switch (tenths) {
    case 8: return phrase("Green");
    case 9: return phrase("Poor");
    case 10: return phrase("Average");
    case 11: return phrase("Veteran");
    case 12: return phrase("Elite");
    default: return phrase("Other");
    }
}

} // namespace

std::string_view ruleOf(const PriceLine& line)
{
    return textEntry(line.item).rule;
}

Phrase phraseOf(const PriceLine& line)
{
    using enum PriceItem;
    const PhraseText text = textEntry(line.item).text;
    switch (line.item) {
    case CrewQuality:
    case GarrisonQuality: return {text, std::nullopt, {qualityOf(line.quantity), inTenths(line.quantity)}};
    case AlliedShare: return {text, std::nullopt, {withSign(line.quantity)}};
    default: break;
    }
    if (text.isCounted)
        return {text, line.quantity, {}};
    if (text.parts > 0)
        return {text, std::nullopt, {line.quantity}};
    return {text, std::nullopt, {}};
}

} // namespace navarch
