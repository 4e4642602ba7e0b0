// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/content/ship_content.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/pricing/ship_price.h"
#include "core/ships/legality.h"
#include "core/ships/speed.h"
#include "reports/words.h"

namespace navarch {

namespace {

using Row = ShipContent::Row;

QString ramText(Ram ram)
{
    switch (ram) {
    case Ram::None: return Words::tr("none");
    case Ram::Wooden: return Words::tr("wooden, unsupported");
    case Ram::WoodenHigh: return Words::tr("wooden high, unsupported");
    case Ram::Bronze: return Words::tr("bronze, unsupported");
    case Ram::Reinforced: return Words::tr("reinforced");
    case Ram::ReinforcedHigh: break;
    }
    return Words::tr("reinforced high");
}

/// With the steering oars hit it is one lower (SA-6.T).
QString turnClassText(int turnClass, const Condition& condition)
{
    const QString built = QString::number(turnClass);
    return condition.rudderHit ? Words::tr("%1, now %2").arg(built).arg(std::max(0, turnClass - 1)) : built;
}

std::vector<ShipContent::Fact> factsOf(const ShipFit& fit, const ShipContent& content, CrewQuality crew)
{
    std::vector<ShipContent::Fact> facts{
        {Words::tr("Size class"), QString::number(fit.size)},
        {Words::tr("Turn class"), turnClassText(fit.turnClass, content.condition)},
        {Words::tr("Crew"), content.crew + QLatin1Char(' ') + signedText(modifierOf(crew))},
        {Words::tr("Hull"), Words::of(nameOf(fit.hull))},
        {Words::tr("Ram"), ramText(fit.ram)},
        {Words::tr("Deck"), fit.sailOnly     ? Words::tr("sail only")
                            : fit.cataphract ? Words::tr("cataphract")
                                             : Words::tr("aphract")}};
    if (fit.parablemata)
        facts.push_back({Words::tr("Screens"), Words::tr("parablemata")});
    if (fit.fightingOars)
        facts.push_back({Words::tr("Rowers"), Words::tr("fighting oars")});
    return facts;
}

/// Engines of one modifier share a row; the lost ones are the last of the list.
void addEngines(std::vector<Row>& stores, const ShipFit& fit, const Condition& condition)
{
    std::map<int, Row> rows;
    const int count = static_cast<int>(fit.heavyEngines.size());
    for (int i = 0; i < count; ++i) {
        const int modifier = fit.heavyEngines[static_cast<std::size_t>(i)];
        Row& row = rows[modifier];
        row.label = Words::tr("Heavy engine %1").arg(signedText(modifier));
        ++row.count;
        row.lost += i >= count - condition.heavyEnginesLost;
    }
    for (auto& [modifier, row] : rows)
        stores.push_back(std::move(row));
}

std::vector<Row> storesOf(const ShipFit& fit, const Condition& condition)
{
    std::vector<Row> stores;
    const auto add = [&](const QString& label, int count, int lost = 0) {
        if (count > 0)
            stores.push_back({label, count, lost});
    };
    add(Words::tr("Archers"), fit.archers, condition.archersLost);
    add(Words::tr("Marines"), fit.marines, condition.marinesLost);
    add(Words::tr("Heavy marines"), fit.heavyMarines, condition.heavyMarinesLost);
    add(Words::tr("Ballistae"), fit.ballistae, condition.ballistaeLost);
    addEngines(stores, fit, condition);
    add(Words::tr("Towers"), fit.towers, condition.towersLost);
    add(Words::tr("Raised platform"), fit.raisedPlatform);
    add(Words::tr("Corvi"), fit.corvi);
    add(Words::tr("Ferrea manus"), fit.ferreaManus);
    add(Words::tr("Pots"), fit.firePots, condition.firePotsUsed);
    add(Words::tr("Greek fire"), fit.greekFire, condition.greekFireUsed);
    return stores;
}

ShipContent contentOf(const FleetShip& ship, const ShipClass& shipClass, const Figures& figures,
                      const SheetOptions& options)
{
    const ShipFit& fit = ship.fit;
    ShipContent content;
    content.fit = fit;
    content.condition = options.currentCondition ? ship.condition : Condition{};
    const Condition& condition = content.condition;
    content.className = Words::of(shipClass.name);
    content.squadron = fromUtf8(ship.squadron);
    content.captain = fromUtf8(ship.captain);
    content.quality = ship.crew;
    content.crew = capitalised(Words::of(nameOf(ship.crew)));
    content.captainStates = {{Words::tr("wounded"), condition.captain == PersonState::Wounded},
                             {Words::tr("killed"), condition.captain == PersonState::Dead}};
    if (condition.captain == PersonState::Captured)
        content.captainStates.push_back({Words::tr("captured"), true});
    content.facts = factsOf(fit, content, ship.crew);

    const bool overloaded = isOverloaded(shipClass, fit, figures.prices.limits);
    content.speed = fit.speed;
    content.speedLost = std::min(condition.speedLost, fit.speed);
    if (const int now = currentSpeed(fit, condition, overloaded); overloaded)
        content.speedNote = Words::tr("overloaded: now %1 cm").arg(now);
    else if (now != fit.speed)
        content.speedNote = Words::tr("now %1 cm").arg(now);
    content.oars = {{}, fit.oars, condition.oarsLost};
    content.oarsForFullSpeed = fit.oarsForFullSpeed();
    content.damage = condition.damage;
    content.stores = storesOf(fit, condition);
    content.status = {{Words::tr("steering oars hit"), condition.rudderHit},
                      {Words::tr("mast down"), condition.mastDown},
                      {Words::tr("demoralised"), false}};
    content.price = shipPrice(fit, ship.crew, figures.prices);
    return content;
}

/// The squadron's commander, or the admiral for ships in none.
QString commanderOf(const Fleet& fleet, const std::string& squadron)
{
    const FleetCommander* admiral = nullptr;
    for (const FleetCommander& commander : fleet.commanders) {
        if (!squadron.empty() && commander.squadron == squadron) {
            admiral = &commander;
            break;
        }
        if (!admiral && commander.post == Post::Fleet)
            admiral = &commander;
    }
    if (!admiral)
        return {};
    const bool isOwn = !squadron.empty() && admiral->squadron == squadron;
    const QString quality =
        (isOwn ? Words::tr("%1 commander, %2") : Words::tr("%1 admiral, %2"))
            .arg(Words::of(nameOf(admiral->quality)), signedText(modifierOf(admiral->quality)));
    return admiral->name.empty()
               ? capitalised(quality)
               : fromUtf8(admiral->name) + QStringLiteral(" (") + quality + QLatin1Char(')');
}

/// Rows by squadron, squadrons in order of first mention.
std::vector<const FleetShip*> inSquadrons(const Fleet& fleet)
{
    std::map<std::string_view, std::size_t> order;
    std::vector<const FleetShip*> ships;
    for (const FleetShip& ship : fleet.ships) {
        order.emplace(ship.squadron, order.size());
        ships.push_back(&ship);
    }
    std::stable_sort(ships.begin(), ships.end(), [&](const FleetShip* a, const FleetShip* b) {
        return order.at(a->squadron) < order.at(b->squadron);
    });
    return ships;
}

} // namespace

void makeForm(ShipContent& content, SheetFill fill)
{
    if (fill == SheetFill::Ship)
        return;
    const QString crew = Words::tr("Crew");
    content.fill = fill;
    if (fill == SheetFill::Nothing)
        content.code = {}; // it may become any ship's
    content.name.clear();
    content.captain.clear();
    content.commander.clear();
    content.squadron.clear();
    for (ShipContent::Fact& fact : content.facts)
        if (fill == SheetFill::Nothing || fact.label == crew)
            fact.value.clear();
    if (fill == SheetFill::Class)
        return;
    content.className.clear();
    content.speedNote.clear();
    for (ShipContent::Row& row : content.stores)
        row = {row.label, std::max(row.count, 5), 0};
}

QString ShipContent::label() const
{
    if (code.ships.empty())
        return QString::number(number);
    const QString typed = fromUtf8(typedText(code));
    return code.ships.size() == 1 ? typed : QStringLiteral("%1 · %2").arg(number).arg(typed);
}

Result<std::vector<ShipContent>> shipContents(const Fleet& fleet, const Figures& figures,
                                              const SheetOptions& options, const FleetCodes& codes)
{
    if (fleet.shipCount() == 0)
        return problem(fleet.name, phrase("The fleet has no ships, so there is nothing to print."),
                       phrase("Add a ship to it."));
    const FleetCodes known = codes.tag.empty() ? codesOf(fleet) : codes;
    std::set<std::string> names;
    for (const FleetShip& ship : fleet.ships)
        if (ship.count == 1 && !ship.name.empty())
            names.insert(ship.name);

    std::vector<ShipContent> contents;
    contents.reserve(static_cast<std::size_t>(fleet.shipCount()));
    for (const FleetShip* ship : inSquadrons(fleet)) {
        const ShipClass* shipClass = figures.classes.find(ship->classId);
        if (!shipClass)
            return problem(fleet.name,
                           phrase("There is no ship class %1.", given(quotedForMessage(ship->classId))),
                           phrase("`navarch classes` lists them."));
        ShipContent content = contentOf(*ship, *shipClass, figures, options);
        content.commander = commanderOf(fleet, ship->squadron);
        const std::string wanted = ship->name.empty() ? Words::of(shipClass->name).toStdString() : ship->name;
        const bool numbered = ship->count > 1 || ship->name.empty();
        int next = 1;
        for (int i = 0; i < ship->count; ++i) {
            std::string name = wanted;
            if (numbered) {
                do
                    name = wanted + " " + std::to_string(next++);
                while (!names.insert(name).second);
            }
            content.name = fromUtf8(name);
            content.number = static_cast<int>(contents.size()) + 1;
            content.code = known.of(static_cast<std::size_t>(ship - fleet.ships.data()), i);
            contents.push_back(content);
        }
    }
    return contents;
}

} // namespace navarch
