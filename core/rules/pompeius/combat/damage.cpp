// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/combat/damage.h"

#include <algorithm>

#include "core/base/counted.h"
#include "core/rules/pompeius/figures/words.h"

namespace navarch::pompeius {

namespace {

std::string cardName(Card card)
{
    return std::string(cardWords[static_cast<std::size_t>(card)].en);
}

void intoBox(State& state, ShipNumber number, const Drawn& drawn, ShipNumber other)
{
    Ship& ship = shipOf(state, number);
    if (drawn.card == Card::Stuck)
        ship.boxedStuck[static_cast<std::size_t>(ship.box.of(Card::Stuck))] = other;
    ship.box.add(drawn.card, drawn.isBoog);
}

/// Missiles: one card a hit, which counts only with BOOG (PM-9.3).
void drawForHits(const BattleFacts& facts, State& state, ShipNumber number, Proceedings& proceedings)
{
    Ship& ship = shipOf(state, number);
    for (; ship.hits > 0; --ship.hits) {
        const auto drawn = drawCard(facts, state, number, "PM-9.3", proceedings);
        if (!drawn)
            continue;
        if (drawn->isBoog)
            intoBox(state, number, *drawn, noShip);
        else
            trayOf(facts, state, number).add(drawn->card, false);
        proceedings.tell("card", "PM-9.3", -1, number, noShip, [&] {
            return facts.name(number) + " is hit by missiles: " + cardName(drawn->card)
                   + (drawn->isBoog ? "." : ", without effect.");
        });
    }
}

void loseHull(State& state, ShipNumber number, int points, ShipNumber by)
{
    Ship& ship = shipOf(state, number);
    if (points <= 0)
        return;
    ship.hull = static_cast<std::int16_t>(std::max(ship.hull - points, -1000));
    if (by != noShip)
        ship.struckBy = by;
}

void sink(const BattleFacts& facts, State& state, ShipNumber number, Proceedings& proceedings)
{
    Ship& ship = shipOf(state, number);
    unlink(facts, state, number);
    CardCounts& tray = trayOf(facts, state, number);
    tray.add(ship.box);
    tray.add(ship.lying);
    ship.box = ship.lying = {};
    ship.boxedStuck = {};
    ship.where = Whereabouts::Sunk;
    ship.isStopped = true;
    ship.fires = 0;
    int drowned = 0;
    for (Unit& unit : state.units)
        if (unit.at == number && (unit.fate == UnitFate::Aboard || unit.fate == UnitFate::Prisoner)) {
            unit.fate = UnitFate::Drowned;
            unit.disorder = 0;
            unit.isPrepared = false;
            ++drowned;
        }
    const ShipNumber by = ship.struckBy;
    if (by != noShip && holderOf(state, by) != ship.holder)
        ++shipOf(state, by).sinkings;
    proceedings.tell("sunk", "PM-9.13", by == noShip ? -1 : holderOf(state, by), number, by, [&] {
        return facts.name(number) + " sinks"
               + (drowned == 0 ? "." : " with " + counted(drowned, "unit aboard.", "units aboard."));
    });
}

bool mayFallTo(const Unit& unit, ShipNumber number, int side)
{
    return unit.isAboard(number) && unit.side == side;
}

/// The fewest counters on a unit of the ship's holder aboard her, and how many units have so few.
struct Fewest {
    int counters = 0;
    int units = 0;
    bool areAlike = true; ///< nothing but their names tells them apart
    UnitNumber usual = noUnit; ///< ballistae before sagittarii before milites
};

Fewest fewestOn(const State& state, ShipNumber number)
{
    Fewest fewest;
    const int side = holderOf(state, number);
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const Unit& unit = state.units[i];
        if (!mayFallTo(unit, number, side) || (fewest.usual != noUnit && unit.disorder > fewest.counters))
            continue;
        if (fewest.usual == noUnit || unit.disorder < fewest.counters) {
            fewest = {unit.disorder, 1, true, static_cast<UnitNumber>(i)};
            continue;
        }
        const Unit& other = unitOf(state, fewest.usual);
        ++fewest.units;
        fewest.areAlike = fewest.areAlike && unit.kind == other.kind && unit.section == other.section
                          && unit.home == other.home && unit.isPrepared == other.isPrepared;
        if (unit.kind > other.kind)
            fewest.usual = static_cast<UnitNumber>(i);
    }
    return fewest;
}

/// Whether it makes a difference to which unit the next Disorder card out of a ship's box goes: more units have the fewest
/// counters than cards are left, and they are not alike.
bool isChoice(const State& state, ShipNumber number, const Fewest& fewest)
{
    const Ship& ship = shipOf(state, number);
    return !ship.spreadsAsUsual && !fewest.areAlike && ship.box.of(Card::Disorder) < fewest.units;
}

void tellLaid(const BattleFacts& facts, const State& state, ShipNumber number, Card card, UnitNumber unit,
              ShipNumber other, Proceedings& proceedings)
{
    proceedings.tell("laid", "PM-10.4", -1, number, card == Card::Stuck ? other : noShip, [&] {
        return facts.name(number) + ": " + cardName(card)
               + (unit != noUnit        ? " on " + textOf(unitOf(state, unit).name())
                  : card == Card::Stuck ? " to " + facts.name(other)
                                        : std::string())
               + ".";
    });
}

/// A card that is out of the box.
void layOne(const BattleFacts& facts, State& state, ShipNumber number, Card card, bool isBoog, UnitNumber unit,
            ShipNumber other, Proceedings& proceedings)
{
    Ship& ship = shipOf(state, number);
    const bool isBack =
        (card == Card::Disorder && unit == noUnit)
        || (card == Card::Stuck && (other == noShip || !shipOf(state, other).onMap() || !ship.onMap()));
    if (isBack) {
        trayOf(facts, state, number).add(card, isBoog);
        return;
    }
    ship.lying.add(card, isBoog);
    if (unit != noUnit) {
        ++unitOf(state, unit).disorder;
        unitOf(state, unit).isPrepared = false;
    }
    if (card == Card::Stuck)
        state.stuck.push_back({number, other});
    tellLaid(facts, state, number, card, unit, other, proceedings);
}

} // namespace

std::optional<Drawn> drawCard(const BattleFacts& facts, State& state, ShipNumber ship, std::string_view rule,
                              Proceedings& proceedings)
{
    CardCounts& tray = trayOf(facts, state, ship);
    const int count = tray.count();
    if (count == 0)
        return std::nullopt;
    int at = count == 1 ? 1 : proceedings.roll(count, rule, "Damage card out of the tray"); // no die has one face
    for (std::size_t kind = 0; kind < cardKinds; ++kind)
        for (const bool isBoog : {true, false}) {
            std::int16_t& there = (isBoog ? tray.boog : tray.plain)[kind];
            if (at <= there) {
                --there;
                return Drawn{static_cast<Card>(kind), isBoog};
            }
            at -= there;
        }
    return std::nullopt;
}

void drawIntoBox(const BattleFacts& facts, State& state, ShipNumber number, int count, ShipNumber other,
                 std::string_view rule, std::string_view why, Proceedings& proceedings)
{
    std::array<int, cardKinds> drawnOf{};
    int all = 0;
    for (int i = 0; i < count; ++i) {
        const auto drawn = drawCard(facts, state, number, rule, proceedings);
        if (!drawn)
            break;
        intoBox(state, number, *drawn, other);
        ++drawnOf[static_cast<std::size_t>(drawn->card)];
        ++all;
    }
    if (count > 0)
        proceedings.tell("cards", rule, -1, number, other, [&] {
            std::string text = std::string(why) + " " + facts.name(number) + " draws "
                               + counted(all, "damage card", "damage cards");
            for (std::size_t kind = 0, said = 0; kind < cardKinds; ++kind)
                if (drawnOf[kind] > 0)
                    text += (said++ == 0 ? ": " : ", ") + cardName(static_cast<Card>(kind))
                            + (drawnOf[kind] > 1 ? " x" + std::to_string(drawnOf[kind]) : std::string());
            return text + (all < count ? "; the tray is empty." : ".");
        });
}

void drawForStop(const BattleFacts& facts, State& state, ShipNumber number, Proceedings& proceedings)
{
    Ship& ship = shipOf(state, number);
    CardCounts back;
    int disorder = 0;
    const int count = std::abs(ship.lastSpeed);
    for (int i = 0; i < count; ++i) {
        const auto drawn = drawCard(facts, state, number, "PM-6.3", proceedings);
        if (!drawn)
            break;
        if (drawn->card == Card::RowerDisorder) {
            ship.box.add(drawn->card, drawn->isBoog);
            ++disorder;
        } else {
            back.add(drawn->card, drawn->isBoog);
        }
    }
    trayOf(facts, state, number).add(back);
    proceedings.tell("stop", "PM-6.3", ship.holder, number, noShip, [&] {
        return facts.name(number) + " makes an emergency stop: "
               + (disorder == 0 ? std::string("her rowers keep their order.")
                                : counted(disorder, "rower disorder.", "rower disorders."));
    });
}

void rollBlows(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    for (Blow& blow : state.blows) {
        const ShipFacts& a = facts.of(blow.a);
        const ShipFacts& b = facts.of(blow.b);
        if (!blow.isRam) {
            const int points = blow.run + std::max(a.mass, b.mass);
            blow.cardsA = blow.cardsB = blow.hullA = blow.hullB = static_cast<std::int16_t>(points);
            proceedings.modifier("PM-9.9", "Higher run", blow.run);
            proceedings.modifier("PM-9.9", "Greater mass", std::max(a.mass, b.mass));
            proceedings.tell("collision-damage", "PM-9.9", -1, blow.a, blow.b, [&] {
                return a.name + " and " + b.name + " lose " + std::to_string(points)
                       + " hull each in their collision.";
            });
            continue;
        }
        const int side = holderOf(state, blow.a);
        int points = proceedings.d6("PM-9.10", "Damage of the ram");
        points += proceedings.modifier("PM-9.10", "Difference of mass", a.mass - b.mass);
        points += proceedings.modifier("PM-9.10", "Run of the rammer", blow.run);
        points = std::max(points, 0);
        blow.cardsB = blow.hullB = static_cast<std::int16_t>(points);
        proceedings.tell("ram-damage", "PM-9.10", side, blow.a, blow.b, [&] {
            return b.name + " loses " + std::to_string(points) + " hull to the ram of " + a.name + ".";
        });
        int own = proceedings.d6("PM-9.11", "The rammer's own shock");
        own += proceedings.modifier("PM-9.11", "Difference of mass", b.mass - a.mass);
        own = std::max(own, 0);
        own += proceedings.modifier("PM-9.11", "Unsupported ram",
                                    a.isRamUnsupported ? facts.house().unsupportedRam : 0);
        blow.cardsA = static_cast<std::int16_t>(own);
        proceedings.tell("ram-shock", "PM-9.11", side, blow.a, blow.b,
                         [&] { return a.name + " takes the shock: " + counted(own, "card.", "cards."); });
    }
}

void applyDamage(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const auto number = static_cast<ShipNumber>(i);
        for (const Blow& blow : state.blows) {
            if (blow.a == number) {
                loseHull(state, number, blow.hullA, blow.b);
                drawIntoBox(facts, state, number, blow.cardsA, blow.b, blow.isRam ? "PM-9.11" : "PM-9.9",
                            blow.isRam ? "Ramming," : "In collision,", proceedings);
            } else if (blow.b == number) {
                loseHull(state, number, blow.hullB, blow.a);
                drawIntoBox(facts, state, number, blow.cardsB, blow.a, blow.isRam ? "PM-9.10" : "PM-9.9",
                            blow.isRam ? "Rammed," : "In collision,", proceedings);
            }
        }
        if (shipOf(state, number).hits > 0)
            drawForHits(facts, state, number, proceedings);
        Ship& ship = shipOf(state, number);
        ship.fires = static_cast<std::int16_t>(ship.fires + ship.firesToCome);
        ship.firesToCome = 0;
    }
}

void sinkAll(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    const auto isSinking = [&](ShipNumber ship) {
        return shipOf(state, ship).isAfloat() && shipOf(state, ship).hull <= 0;
    };
    const auto ships = static_cast<ShipNumber>(state.ships.size());
    bool any = false;
    for (ShipNumber number = 0; number < ships; ++number) {
        if (!isSinking(number))
            continue;
        any = true;
        if (!isHeld(state, number))
            continue;
        for (ShipNumber other = 0; other < ships; ++other) {
            if (other == number || isSinking(other) || !areJoined(state, number, other))
                continue;
            const int cards = proceedings.d6("PM-9.13", "Cards for a ship joined to one that sinks");
            drawIntoBox(facts, state, other, cards, noShip, "PM-9.13", "Dragged by the wreck,", proceedings);
        }
    }
    if (!any)
        return;
    for (ShipNumber number = 0; number < ships; ++number)
        if (isSinking(number))
            sink(facts, state, number, proceedings);
}

bool layCards(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const auto number = static_cast<ShipNumber>(i);
        Ship& ship = state.ships[i];
        std::size_t stuck = 0;
        for (std::size_t kind = 0; kind < cardKinds; ++kind) {
            const auto card = static_cast<Card>(kind);
            while (ship.box.of(card) > 0) {
                UnitNumber unit = noUnit;
                if (card == Card::Disorder) {
                    const Fewest fewest = fewestOn(state, number);
                    if (isChoice(state, number, fewest))
                        return false;
                    unit = fewest.usual;
                }
                const bool isBoog = ship.box.take(card);
                layOne(facts, state, number, card, isBoog, unit,
                       card == Card::Stuck ? ship.boxedStuck[stuck++] : noShip, proceedings);
            }
        }
        ship.boxedStuck = {};
    }
    return true;
}

ShipNumber shipToSpread(const BattleFacts&, const State& state)
{
    if (state.phase != Phase::Laying)
        return noShip;
    for (std::size_t i = 0; i < state.ships.size(); ++i)
        if (state.ships[i].box.of(Card::Disorder) > 0) {
            const auto number = static_cast<ShipNumber>(i);
            return isChoice(state, number, fewestOn(state, number)) ? number : noShip;
        }
    return noShip;
}

bool mayTakeDisorder(const State& state, ShipNumber number, UnitNumber unit)
{
    return mayFallTo(unitOf(state, unit), number, holderOf(state, number))
           && unitOf(state, unit).disorder == fewestOn(state, number).counters;
}

void takeDisorder(const BattleFacts& facts, State& state, ShipNumber number, UnitNumber unit, Proceedings& proceedings)
{
    const bool isBoog = shipOf(state, number).box.take(Card::Disorder);
    layOne(facts, state, number, Card::Disorder, isBoog, unit, noShip, proceedings);
}

void takeOff(const BattleFacts& facts, State& state, ShipNumber ship, Card card)
{
    trayOf(facts, state, ship).add(card, shipOf(state, ship).lying.take(card));
}

void clearDisorder(const BattleFacts& facts, State& state, Unit& unit)
{
    for (; unit.disorder > 0; --unit.disorder)
        takeOff(facts, state, unit.at, Card::Disorder);
}

} // namespace navarch::pompeius
