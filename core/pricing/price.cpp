// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pricing/price.h"

#include <array>

namespace navarch {

namespace {

/// How a line is worded: `one` and `many` follow the quantity; a text without quantity has the same twice and "bare".
enum class Wording { Bare, Counted, PerSizeClass };

struct ItemText {
    PriceItem item;
    std::string_view rule;
    Wording wording;
    std::string_view one;
    std::string_view many;
};

constexpr std::array<ItemText, 39> itemTexts = [] {
    using enum PriceItem;
    using enum Wording;
    return std::array<ItemText, 39>{{
        {Hull, "SA-15.1", Bare, "Hull, size class ", {}},
        {HullBase, "SA-15.1", PerSizeClass, "Base hull", {}},
        {HullSailOnly, "SA-15.1", PerSizeClass, "Sail only", {}},
        {HullCataphract, "SA-15.1", PerSizeClass, "Cataphract", {}},
        {HullParablemata, "SA-15.1", PerSizeClass, "Parablemata", {}},
        {HullStout, "SA-15.1", PerSizeClass, "Stout hull", {}},
        {HullWeak, "SA-15.1", PerSizeClass, "Weak hull", {}},
        {HullUnreinforcedRam, "SA-15.1", PerSizeClass, "Wooden or unreinforced high ram", {}},
        {HullBronzeRam, "SA-15.1", PerSizeClass, "Bronze ram on an unreinforced bow", {}},
        {HullReinforcedRam, "SA-15.1", PerSizeClass, "Ram on a reinforced bow", {}},
        {HullRounding, "SA-15.2", PerSizeClass, "Rounded to whole talents", {}},
        {Speed, "SA-15.3", Bare, "Speed, cm ", {}},
        {OarFactors, "SA-15.4", Counted, "oar factor", "oar factors"},
        {Archers, "SA-15.4", Counted, "archer unit", "archer units"},
        {Marines, "SA-15.4", Counted, "marine unit", "marine units"},
        {MarinesAtOars, "SA-15.4", Counted, "marine unit with fighting oars",
         "marine units with fighting oars"},
        {HeavyMarines, "SA-15.4", Counted, "heavy marine unit", "heavy marine units"},
        {HeavyMarinesAtOars, "SA-15.4", Counted, "heavy marine unit with fighting oars",
         "heavy marine units with fighting oars"},
        {Ballistae, "SA-15.5", Counted, "ballista", "ballistae"},
        {PriceItem::FerreaManus, "SA-15.5", Counted, "ferrea manus", "ferrea manus"},
        {PriceItem::RaisedPlatform, "SA-15.5", PerSizeClass, "Raised fighting platform", {}},
        {Towers, "SA-15.5", Counted, "tower", "towers"},
        {Corvi, "SA-15.5", Counted, "corvus", "corvi"},
        {HighRam, "SA-15.5", PerSizeClass, "High ram", {}},
        {FirePots, "SA-15.5", Counted, "pot of fire, bees or quicklime", "pots of fire, bees or quicklime"},
        {PriceItem::GreekFire, "SA-15.5", PerSizeClass, "Greek fire", {}},
        {HeavyEngine, "SA-15.6", Bare, "Heavy war engine, damage modifier ", {}},
        {CrewQuality, "SA-15.8", Bare, "crew", {}},
        {GarrisonQuality, "SA-15.11", Bare, "garrison", {}},
        {MoreAlike, "SA-15", Counted, "more alike", "more alike"},
        {Commander, "SA-15.9", PerSizeClass, "Commander", {}},
        {Ships, "SA-15", Counted, "ship", "ships"},
        {Commanders, "SA-15.9", Counted, "commander", "commanders"},
        {AlliedShare, "SA-15.10", Bare, "Allied contingent", {}},
        {Masonry, "SA-15.11", Counted, "unit of wall capacity", "units of wall capacity"},
        {WallSection, "SA-15.11", Bare, "Wall section ", {}},
        {BoilingOil, "SA-15.11", Counted, "pot of boiling oil", "pots of boiling oil"},
        {Bees, "SA-15.11", Counted, "pot of bees", "pots of bees"},
        {TownGarrison, "CP-3.2", Bare, "Garrison in the town", {}},
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

std::string factorText(int tenths)
{
    return "x" + std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

std::string qualityText(int tenths, std::string_view of)
{
    static constexpr std::array<std::string_view, 5> names{"Green", "Poor", "Average", "Veteran", "Elite"};
    const bool known = tenths >= 8 && tenths <= 12;
    const std::string name(known ? names[static_cast<std::size_t>(tenths - 8)] : "Other");
    return name + " " + std::string(of) + ", " + factorText(tenths);
}

} // namespace

std::string_view ruleOf(const PriceLine& line)
{
    return textEntry(line.item).rule;
}

std::string textOf(const PriceLine& line)
{
    using enum PriceItem;
    using enum Wording;
    const ItemText& entry = textEntry(line.item);
    switch (line.item) {
    case CrewQuality:
    case GarrisonQuality:
        return qualityText(line.quantity, entry.one);
    case AlliedShare:
        return std::string(entry.one) + ", " + (line.quantity > 0 ? "+" : "") + std::to_string(line.quantity)
               + "%";
    case TownGarrison:
        return std::string(entry.one);
    default:
        break;
    }
    switch (entry.wording) {
    case Bare:
        return std::string(entry.one) + std::to_string(line.quantity);
    case Counted:
        return std::to_string(line.quantity) + " " + std::string(line.quantity == 1 ? entry.one : entry.many);
    case PerSizeClass:
        return std::string(entry.one);
    }
    return {};
}

} // namespace navarch
