// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/fleetbuilder/comparing/comparison_lines.h"

#include "app/base/pricing/amounts.h"
#include "app/base/speech/speech.h"
#include "app/campaign/wording.h"
#include "app/workshop/fleetbuilder/fit/fit_fields.h"
#include "core/pricing/fleet_price.h"
#include "core/pricing/ship_price.h"
#include "reports/words.h"

namespace navarch {

namespace {

QString countText(int count)
{
    return count == 0 ? QString() : QString::number(count);
}

QString enginesText(const std::vector<int>& engines)
{
    QStringList parts;
    for (const int modifier : engines)
        parts += QString::number(modifier);
    return parts.isEmpty() ? QString() : windowText("modifier %1").arg(parts.join(QStringLiteral(", ")));
}

} // namespace

std::vector<ComparisonLine> linesOf(const FleetShip& ship, std::optional<int> year, const Figures& figures)
{
    const ShipFit& fit = ship.fit;
    const ShipClass* shipClass = classOf(ship, figures.classes);
    const Findings findings =
        shipClass ? fitFindings({given(displayName(ship, figures.classes)), *shipClass, fit, year},
                                figures.fitRules())
                  : Findings();
    const auto yes = [](bool is) { return is ? windowText("yes") : QString(); };
    std::vector<ComparisonLine> lines{
        {windowText("Price"), amountText(shipTotal(fit, ship.crew, figures.prices)), true},
        {windowText("Class"), shipClass ? spokenTerm(shipClass->name) : QString()},
        {fieldLabel(QStringLiteral("crew")), wordOf(ship.crew)},
        {fieldLabel(QStringLiteral("size")), QString::number(fit.size)},
        {fieldLabel(QStringLiteral("speed")), windowText("%1 cm").arg(fit.speed)},
        {fieldLabel(QStringLiteral("turn_class")), QString::number(fit.turnClass)},
        {fieldLabel(QStringLiteral("oars")), countText(fit.oars)},
        {windowText("Oars for full speed"), countText(fit.oarsForFullSpeed())},
        {fieldLabel(QStringLiteral("hull")), wordOf(fit.hull)},
        {fieldLabel(QStringLiteral("cataphract")), yes(fit.cataphract)},
        {fieldLabel(QStringLiteral("parablemata")), yes(fit.parablemata)},
        {fieldLabel(QStringLiteral("sail_only")), yes(fit.sailOnly)},
        {fieldLabel(QStringLiteral("ram")), wordOf(fit.ram)},
        {fieldLabel(QStringLiteral("fighting_oars")), yes(fit.fightingOars)}};
    for (const char* field : {"archers", "marines", "heavy_marines", "ballistae"})
        lines.push_back({fieldLabel(QLatin1String(field)), countText(numberOf(ship, QLatin1String(field)))});
    lines.push_back({fieldLabel(QStringLiteral("heavy_engines/0")), enginesText(fit.heavyEngines)});
    for (const char* field : {"towers", "corvi", "ferrea_manus", "fire_pots"})
        lines.push_back({fieldLabel(QLatin1String(field)), countText(numberOf(ship, QLatin1String(field)))});
    lines.push_back({fieldLabel(QStringLiteral("raised_platform")), yes(fit.raisedPlatform)});
    lines.push_back({fieldLabel(QStringLiteral("greek_fire")), yes(fit.greekFire)});
    lines.push_back({windowText("Findings"), countText(static_cast<int>(findings.size()))});
    return lines;
}

std::vector<ComparisonLine> linesOf(const Fleet& fleet, const Fleet& alsoClasses, const Figures& figures)
{
    const FleetPrice price = priceFleet(fleet, figures);
    std::array<int, 5> crews{};
    ShipFit sum;
    int oars = 0;
    int engines = 0;
    int rammers = 0;
    for (const FleetShip& ship : fleet.ships) {
        crews[static_cast<std::size_t>(ship.crew)] += ship.count;
        oars += ship.fit.oars * ship.count;
        sum.archers += ship.fit.archers * ship.count;
        sum.marines += ship.fit.marines * ship.count;
        sum.heavyMarines += ship.fit.heavyMarines * ship.count;
        sum.ballistae += ship.fit.ballistae * ship.count;
        sum.towers += ship.fit.towers * ship.count;
        engines += static_cast<int>(ship.fit.heavyEngines.size()) * ship.count;
        rammers += (ship.fit.ram != Ram::None ? 1 : 0) * ship.count;
    }
    std::vector<ComparisonLine> lines{
        {windowText("Price"), amountText(price.total), true},
        {windowText("Ships"), countText(fleet.shipCount()), true},
        {windowText("Squadrons"), countText(static_cast<int>(price.squadrons.size()))},
        {windowText("Commanders"), countText(static_cast<int>(fleet.commanders.size()))},
        {windowText("Allies' price"),
         fleet.alliedPercent == 0 ? QString() : windowText("%1%").arg(fleet.alliedPercent)},
        {windowText("Oar factors"), countText(oars)},
        {windowText("Ships with a ram"), countText(rammers)},
        {windowText("Fighting men, units"), countText(sum.troops())},
        {fieldLabel(QStringLiteral("archers")), countText(sum.archers)},
        {fieldLabel(QStringLiteral("marines")), countText(sum.marines)},
        {fieldLabel(QStringLiteral("heavy_marines")), countText(sum.heavyMarines)},
        {fieldLabel(QStringLiteral("ballistae")), countText(sum.ballistae)},
        {windowText("Heavy engines"), countText(engines)},
        {fieldLabel(QStringLiteral("towers")), countText(sum.towers)}};
    for (const auto& quality : EnumNames<CrewQuality>::names)
        lines.push_back({capitalised(windowText("%1 crews").arg(wordOf(quality.value).toLower())),
                         countText(crews[static_cast<std::size_t>(quality.value)])});
    lines.push_back({windowText("Findings"), countText(static_cast<int>(price.findings.size()))});
    for (const ShipClass& shipClass : figures.classes.all()) {
        int here = 0;
        bool shown = false;
        for (const FleetShip& ship : fleet.ships)
            here += ship.classId == shipClass.id ? ship.count : 0;
        for (const FleetShip& ship : alsoClasses.ships)
            shown = shown || ship.classId == shipClass.id;
        if (here > 0 || shown)
            lines.push_back({spokenTerm(shipClass.name), countText(here)});
    }
    return lines;
}

} // namespace navarch
