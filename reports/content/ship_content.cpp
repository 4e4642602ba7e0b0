// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/content/ship_content.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/battle/forecast/losses.h"
#include "core/pricing/ship_price.h"
#include "core/ships/legality.h"
#include "core/ships/own_class.h"
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

QString turnClassText(int built, int now)
{
    return now == built ? QString::number(built) : Words::tr("%1, now %2").arg(built).arg(now);
}

std::vector<ShipContent::Fact> factsOf(const ShipFit& fit, const ShipContent& content, CrewQuality crew)
{
    std::vector<ShipContent::Fact> facts{
        {Words::tr("Size class"), QString::number(fit.size)},
        {Words::tr("Turn class"), turnClassText(fit.turnClass, content.now.turnClass)},
        {Words::tr("Crew"), content.crew + QLatin1Char(' ') + signedText(modifierOf(crew)), true},
        {Words::tr("Hull"), Words::of(nameOf(fit.hull))},
        // In small letters the gear, while a game's own "Ram" is the blow.
        {capitalised(Words::tr("ram")), ramText(fit.ram)},
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
        row.key = "heavy_engines_lost";
        ++row.count;
        row.lost += i >= count - condition.heavyEnginesLost;
    }
    for (auto& [modifier, row] : rows)
        stores.push_back(std::move(row));
}

std::vector<Row> storesOf(const ShipFit& fit, const Condition& condition)
{
    std::vector<Row> stores;
    const auto add = [&](const QString& label, int count, int lost = 0, std::string_view key = {}) {
        if (count > 0)
            stores.push_back({label, count, lost, key});
    };
    add(Words::tr("Archers"), fit.archers, condition.archersLost, "archers_lost");
    add(Words::tr("Marines"), fit.marines, condition.marinesLost, "marines_lost");
    add(Words::tr("Heavy marines"), fit.heavyMarines, condition.heavyMarinesLost, "heavy_marines_lost");
    add(Words::tr("Ballistae"), fit.ballistae, condition.ballistaeLost, "ballistae_lost");
    addEngines(stores, fit, condition);
    add(Words::tr("Towers"), fit.towers, condition.towersLost, "towers_lost");
    add(Words::tr("Raised platform"), fit.raisedPlatform);
    add(Words::tr("Corvi"), fit.corvi);
    add(Words::tr("Ferrea manus"), fit.ferreaManus);
    add(Words::tr("Pots"), fit.firePots, condition.firePotsUsed, "fire_pots_used");
    add(Words::tr("Greek fire"), fit.greekFire, condition.greekFireUsed, "greek_fire_used");
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
    content.className = printedClassName(shipClass);
    content.squadron = fromUtf8(ship.squadron);
    content.captain = fromUtf8(ship.captain);
    content.quality = ship.crew;
    content.crew = capitalised(Words::of(nameOf(ship.crew)));
    content.captainStates = {
        {Words::tr("wounded"), condition.captain == PersonState::Wounded, {"captain.wounded"}},
        {Words::tr("killed"), condition.captain == PersonState::Dead, {"captain.dead"}}};
    if (condition.captain == PersonState::Captured)
        content.captainStates.push_back({Words::tr("captured"), true, {"captain.captured"}});
    FleetShip asPrinted = ship;
    asPrinted.condition = condition;
    content.now = figuresNow(asPrinted, shipClass, figures.prices.limits);
    content.facts = factsOf(fit, content, ship.crew);

    content.speed = fit.speed;
    content.speedLost = std::min(condition.speedLost, fit.speed);
    if (content.now.isOverloaded)
        content.speedNote = Words::tr("overloaded: now %1 cm").arg(content.now.speed);
    else if (content.now.speed != fit.speed)
        content.speedNote = Words::tr("now %1 cm").arg(content.now.speed);
    content.oars = {{}, fit.oars, condition.oarsLost, "oars_lost"};
    content.oarsForFullSpeed = fit.oarsForFullSpeed();
    content.damage = condition.damage;
    content.stores = storesOf(fit, condition);
    content.status = {{Words::tr("steering oars hit"), condition.rudderHit, {"rudder_hit"}},
                      {Words::tr("mast down"), condition.mastDown, {"mast_down"}},
                      {Words::tr("demoralised"), false}};
    content.price = shipPrice(fit, ship.crew, figures.prices);
    content.worth = valueOf(asPrinted, condition, figures.prices);
    return content;
}

/// The squadron's commander, or the admiral for ships in none; one who is out commands nobody.
std::optional<PrintedCommander> commanderOf(const std::vector<PrintedCommander>& commanders,
                                            const QString& squadron)
{
    const PrintedCommander* admiral = nullptr;
    for (const PrintedCommander& commander : commanders) {
        if (!commander.serves())
            continue;
        if (!squadron.isEmpty() && commander.squadron == squadron)
            return commander;
        if (!admiral && commander.isAdmiral())
            admiral = &commander;
    }
    return admiral ? std::optional(*admiral) : std::nullopt;
}

/// Puts every commander who serves aboard his flagship.
void goAboard(const std::vector<PrintedCommander>& commanders, std::vector<ShipContent>& ships)
{
    const auto firstOf = [&](const QString* squadron) {
        return std::find_if(ships.begin(), ships.end(), [&](const ShipContent& ship) {
            return !ship.isWreck() && (!squadron || ship.squadron == *squadron);
        });
    };
    for (const PrintedCommander& commander : commanders) {
        if (!commander.serves())
            continue;
        auto flagship = firstOf(commander.isAdmiral() ? nullptr : &commander.squadron);
        if (flagship == ships.end())
            flagship = firstOf(nullptr);
        if (flagship != ships.end())
            flagship->aboard.push_back(commander);
    }
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

QString printedClassName(const ShipClass& shipClass)
{
    const QString name = Words::of(shipClass.name);
    return hasDerivedValues(shipClass) ? Words::tr("%1 (derived)").arg(name) : name;
}

ShipFigures figuresNow(const FleetShip& ship, const ShipClass& shipClass, const Limits& limits)
{
    const ShipFit& fit = ship.fit;
    const Condition& lost = ship.condition;
    const auto left = [](int had, int gone) { return std::max(0, had - gone); };
    ShipFigures now;
    // With the steering oars hit it is one lower (SA-6.T).
    now.turnClass = left(fit.turnClass, lost.rudderHit ? 1 : 0);
    now.oars = left(fit.oars, lost.oarsLost);
    now.troops = left(fit.archers, lost.archersLost) + left(fit.marines, lost.marinesLost)
                 + left(fit.heavyMarines, lost.heavyMarinesLost);
    now.isOverloaded = now.troops > troopRoom(shipClass, fit, limits);
    now.speed = currentSpeed(fit, lost, now.isOverloaded);
    return now;
}

QString asSheIs(int now, int built)
{
    return now == built ? QString::number(now) : QStringLiteral("%1 (%2)").arg(now).arg(built);
}

std::vector<ShipContent::Tick> fatesOf(const PrintedCommander& commander, std::int64_t ship)
{
    const int row = static_cast<int>(commander.row);
    return {{Words::tr("wounded"), false, {"commander.wounded", row, ship}},
            {Words::tr("killed"), false, {"commander.dead", row, ship}},
            {Words::tr("captured"), false, {"commander.captured", row, ship}}};
}

void makeForm(ShipContent& content, SheetFill fill)
{
    if (fill == SheetFill::Ship)
        return;
    content.fill = fill;
    if (fill == SheetFill::Nothing)
        content.code = {}; // it may become any ship's
    content.captain.clear();
    content.commander.reset();
    content.aboard.clear();
    content.squadron.clear();
    for (ShipContent::Fact& fact : content.facts)
        if (fill == SheetFill::Nothing || fact.isOwn)
            fact.value.clear();
    if (fill == SheetFill::Class)
        return;
    content.name.clear();
    content.side.clear();
    content.className.clear();
    content.speedNote.clear();
    for (ShipContent::Row& row : content.stores)
        row = {row.label, std::max(row.count, 5), 0, {}, true};
}

QString ShipContent::label() const
{
    if (code.ships.empty())
        return QString::number(number);
    const QString typed = fromUtf8(typedText(code));
    return code.ships.size() == 1 ? typed : QStringLiteral("%1 · %2").arg(number).arg(typed);
}

Result<std::vector<ShipContent>> shipContents(const Fleet& fleet, const Figures& figures,
                                              const SheetOptions& options, const FleetSheets& own)
{
    if (fleet.shipCount() == 0)
        return problem(fleet.name, phrase("The fleet has no ships, so there is nothing to print."),
                       phrase("Add a ship to it."));
    const FleetCodes known = own.codes.tag.empty() ? codesOf(fleet) : own.codes;
    const std::vector<PrintedCommander> commanders = commandersOf(fleet, own);
    std::set<std::string> names;
    for (const FleetShip& ship : fleet.ships)
        if (ship.count == 1 && !ship.name.empty())
            names.insert(ship.name);

    std::vector<ShipContent> contents;
    contents.reserve(static_cast<std::size_t>(fleet.shipCount()));
    for (const FleetShip* ship : inSquadrons(fleet)) {
        const ShipClass* shipClass = classOf(*ship, figures.classes);
        if (!shipClass)
            return problem(fleet.name,
                           phrase("There is no ship class %1.", given(quotedForMessage(ship->classId))),
                           phrase("`navarch classes` lists them."));
        ShipContent content = contentOf(*ship, *shipClass, figures, options);
        content.side = fromUtf8(own.side);
        content.commander = commanderOf(commanders, content.squadron);
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
    goAboard(commanders, contents);
    return contents;
}

} // namespace navarch
