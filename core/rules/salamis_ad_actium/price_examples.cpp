// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/price_examples.h"

#include "core/data/figures.h"
#include "core/pricing/fleet_price.h"
#include "core/pricing/port_price.h"
#include "core/pricing/ship_price.h"
#include "core/rules/shared/example_words.h"

namespace navarch::salamis {

namespace {

/// Every line of a price that follows a rule, parts rather than their sum: "Base hull 12".
void gather(const std::vector<PriceLine>& lines, std::string_view rule, std::vector<Phrase>& items)
{
    for (const PriceLine& line : lines) {
        if (ruleOf(line) == rule && line.parts.empty())
            items.push_back(phrase("%1: %2", phraseOf(line), line.amount));
        gather(line.parts, rule, items);
    }
}

/// Of a whole price the lines by that rule; then what all of it comes to.
std::vector<Phrase> linesBy(std::string_view rule, const Phrase& of, const Price& price)
{
    std::vector<Phrase> items;
    gather(price.lines, rule, items);
    return {phrase("%1: %2.", of, oneByOne(items)),
            phrase("With everything else it costs %1 talents.", price.total)};
}

const ShipFit& fitOf(const ExampleFigures& with, std::string_view id)
{
    static const ShipFit none;
    const ShipClass* known = with.figures.classes.find(id);
    return known ? known->fit : none;
}

/// A ship with something of everything.
ShipFit ladenQuinquereme(const ExampleFigures& with)
{
    ShipFit fit = fitOf(with, "quinquereme");
    fit.archers = 1;
    fit.marines = 2;
    fit.heavyMarines = 1;
    fit.ballistae = 1;
    fit.ferreaManus = 1;
    fit.towers = 1;
    fit.raisedPlatform = true;
    fit.corvi = 1;
    fit.firePots = 1;
    fit.greekFire = true;
    fit.heavyEngines = {6};
    return fit;
}

} // namespace

std::vector<Phrase> hullPrices(const ExampleFigures& with)
{
    std::vector<Phrase> lines;
    for (const Ram ram : {Ram::Wooden, Ram::Bronze, Ram::Reinforced}) {
        ShipFit fit = fitOf(with, "trireme");
        fit.ram = ram;
        std::vector<Phrase> items;
        const PriceLine hull = hullPrice(fit, with.figures.prices);
        gather(hull.parts.empty() ? std::vector{hull} : hull.parts, "SA-15.1", items);
        lines.push_back(
            phrase("%1: %2. The hull costs %3 talents.", termOf("Trireme"), oneByOne(items), hull.amount));
    }
    return lines;
}

std::vector<Phrase> hullRules(const ExampleFigures& with)
{
    std::vector<Phrase> lines;
    ShipFit fit = fitOf(with, "quinquereme");
    fit.cataphract = true;
    fit.hull = Hull::Stout;
    fit.ram = Ram::Reinforced;
    lines.push_back(phrase("A hull of size %1, cataphract, stout, with a reinforced ram, costs %2 talents.",
                           fit.size, hullPrice(fit, with.figures.prices).amount));
    ShipFit sailing;
    sailing.size = 3;
    sailing.sailOnly = true;
    lines.push_back(phrase("One of size %1 that only sails costs %2.", sailing.size,
                           hullPrice(sailing, with.figures.prices).amount));
    return lines;
}

std::vector<Phrase> speedPrices(const ExampleFigures& with)
{
    std::vector<Phrase> items;
    for (const int speed : {3, 4, 5, 6, 7, 8, 10})
        items.push_back(phrase("%1 cm: %2", speed, speedPrice(speed, with.figures.prices)));
    return {phrase("Talents by speed: %1.", oneByOne(items))};
}

std::vector<Phrase> crewPrices(const ExampleFigures& with)
{
    return linesBy("SA-15.4", phrase("A quinquereme that carries something of everything"),
                   shipPrice(ladenQuinquereme(with), CrewQuality::Average, with.figures.prices));
}

std::vector<Phrase> equipmentPrices(const ExampleFigures& with)
{
    return linesBy("SA-15.5", phrase("A quinquereme that carries something of everything"),
                   shipPrice(ladenQuinquereme(with), CrewQuality::Average, with.figures.prices));
}

std::vector<Phrase> enginePrices(const ExampleFigures& with)
{
    std::vector<Phrase> items;
    for (int modifier = 1; modifier <= 6; ++modifier) {
        ShipFit fit;
        fit.heavyEngines = {modifier};
        std::vector<Phrase> lines;
        gather(shipPrice(fit, CrewQuality::Average, with.figures.prices).lines, "SA-15.6", lines);
        items.insert(items.end(), lines.begin(), lines.end());
    }
    return {phrase("Talents by damage modifier: %1.", oneByOne(items))};
}

std::vector<Phrase> qualityPrices(const ExampleFigures& with)
{
    ShipFit fit = fitOf(with, "trireme");
    fit.archers = 1;
    fit.marines = 1;
    std::vector<Phrase> items;
    for (const auto& crew : EnumNames<CrewQuality>::names)
        items.push_back(phrase("%1: %2", termOf(crew.name), shipTotal(fit, crew.value, with.figures.prices)));
    return {phrase("A trireme with a unit of archers and one of marines, by crew: %1.", oneByOne(items))};
}

std::vector<Phrase> commanderPrices(const ExampleFigures& with)
{
    std::vector<Phrase> items;
    for (const auto& quality : EnumNames<CommandQuality>::names)
        items.push_back(
            phrase("%1: %2", termOf(quality.name), commanderPrice(quality.value, with.figures.prices).total));
    return {phrase("Talents by quality: %1.", oneByOne(items))};
}

std::vector<Phrase> alliedPrices(const ExampleFigures& with)
{
    const Talents whole = shipTotal(fitOf(with, "trireme"), CrewQuality::Average, with.figures.prices) * 10
                          + with.figures.prices.priceOf(CommandQuality::Average);
    std::vector<Phrase> items;
    for (const int percent : {-50, -20, 20, 50})
        items.push_back(phrase("at %1 per cent %2", withSign(percent), whole + alliedShare(whole, percent)));
    return {phrase("Ten triremes under an average commander cost %1 talents of one's own; as allies %2.",
                   whole, oneByOne(items))};
}

std::vector<Phrase> wallPrices(const ExampleFigures& with)
{
    Fortification port;
    port.economicValue = 5;
    for (int i = 0; i < mostWallSections(port.economicValue, with.figures.prices.limits); ++i)
        port.sections.emplace_back().capacity = port.economicValue;
    port.sections.front().heavyEngines = {2};
    const Price price = fortificationPrice(port, with.figures.prices);
    std::vector<Phrase> items;
    for (const PriceLine& line : price.lines)
        items.push_back(phrase("%1: %2", phraseOf(line), line.amount));
    return {
        phrase("A port of economic value %1 with an engine of modifier 2 on its first section: %2. In all %3 "
               "talents.",
               port.economicValue, oneByOne(items), price.total)};
}

} // namespace navarch::salamis
