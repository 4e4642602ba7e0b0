// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/combat/damage.h"

#include <algorithm>

#include "core/rules/pompeius/figures/words.h"

namespace navarch::pompeius {

namespace {

Phrase cardName(Card card)
{
    return termOf(cardWords[static_cast<std::size_t>(card)]);
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
        proceedings.outwardly([&] { return phrase("%1 is hit by missiles.", given(facts.name(number))); });
        proceedings.comesToNothing(!drawn->isBoog);
        proceedings.tell("card", "PM-9.3", -1, number, noShip, [&] {
            const GivenText name = given(facts.name(number));
            return drawn->isBoog
                       ? phrase("%1 is hit by missiles: %2.", name, cardName(drawn->card))
                       : phrase("%1 is hit by missiles: %2, without effect.", name, cardName(drawn->card));
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
        const GivenText name = given(facts.name(number));
        return drowned == 0 ? phrase("%1 sinks.", name)
                            : phraseN("%1 sinks with {%n unit|%n units} aboard.", drowned, name);
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
    bool areAlike = true;      ///< nothing but their names tells them apart
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
        const GivenText name = given(facts.name(number));
        return unit != noUnit
                   ? phrase("%1: %2 on %3.", name, cardName(card), given(textOf(unitOf(state, unit).name())))
               : card == Card::Stuck ? phrase("%1: %2 to %3.", name, cardName(card), given(facts.name(other)))
                                     : phrase("%1: %2.", name, cardName(card));
    });
}

using CardNumbers = std::array<int, cardKinds>;

/// "Leak x2, Stuck"; empty: none were drawn.
Phrase listOf(const CardNumbers& drawnOf)
{
    Phrase list;
    for (std::size_t kind = 0; kind < cardKinds; ++kind) {
        if (drawnOf[kind] == 0)
            continue;
        Phrase card = cardName(static_cast<Card>(kind));
        if (drawnOf[kind] > 1)
            card = phrase("%1 x%2", std::move(card), drawnOf[kind]);
        list = list.isEmpty() ? std::move(card) : phrase("%1, %2", std::move(list), std::move(card));
    }
    return list;
}

/// What a ship draws: "3 damage cards: Leak x2, Stuck".
Phrase drawnCards(const CardNumbers& drawnOf, int all, bool isTrayEmpty)
{
    Phrase list = listOf(drawnOf);
    if (list.isEmpty())
        return isTrayEmpty ? phraseN("{%n damage card|%n damage cards}; the tray is empty", all)
                           : phraseN("{%n damage card|%n damage cards}", all);
    return isTrayEmpty
               ? phraseN("{%n damage card|%n damage cards}: %1; the tray is empty", all, std::move(list))
               : phraseN("{%n damage card|%n damage cards}: %1", all, std::move(list));
}

/// A card that is out of the box.
void layOne(const BattleFacts& facts, State& state, ShipNumber number, Card card, bool isBoog,
            UnitNumber unit, ShipNumber other, Proceedings& proceedings)
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
    int at = count == 1 ? 1
                        : proceedings.roll(count, rule,
                                           phraseText("Damage card out of the tray")); // no die has one face
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
                 std::string_view rule, PhraseText told, Proceedings& proceedings)
{
    CardNumbers drawnOf{};
    int all = 0;
    for (int i = 0; i < count; ++i) {
        const auto drawn = drawCard(facts, state, number, rule, proceedings);
        if (!drawn)
            break;
        intoBox(state, number, *drawn, other);
        ++drawnOf[static_cast<std::size_t>(drawn->card)];
        ++all;
    }
    if (count == 0)
        return;
    const auto sentenceOf = [&](Phrase cards) {
        return Phrase(told, std::nullopt, {given(facts.name(number)), std::move(cards)});
    };
    proceedings.outwardly([&] { return sentenceOf(drawnCards({}, all, all == 0)); });
    proceedings.tell("cards", rule, -1, number, other,
                     [&] { return sentenceOf(drawnCards(drawnOf, all, all < count)); });
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
    proceedings.outwardly([&] { return phrase("%1 makes an emergency stop.", given(facts.name(number))); });
    proceedings.tell("stop", "PM-6.3", ship.holder, number, noShip, [&] {
        const GivenText name = given(facts.name(number));
        return disorder == 0 ? phrase("%1 makes an emergency stop: her rowers keep their order.", name)
                             : phraseN("%1 makes an emergency stop: {%n rower disorder|%n rower disorders}.",
                                       disorder, name);
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
            proceedings.modifier("PM-9.9", phraseText("Higher run"), blow.run);
            proceedings.modifier("PM-9.9", phraseText("Greater mass"), std::max(a.mass, b.mass));
            proceedings.tell("collision-damage", "PM-9.9", -1, blow.a, blow.b, [&] {
                return phrase("%1 and %2 lose %3 hull each in their collision.", given(a.name), given(b.name),
                              points);
            });
            continue;
        }
        const int side = holderOf(state, blow.a);
        int points = proceedings.d6("PM-9.10", phraseText("Damage of the ram"));
        points += proceedings.modifier("PM-9.10", phraseText("Difference of mass"), a.mass - b.mass);
        points += proceedings.modifier("PM-9.10", phraseText("Run of the rammer"), blow.run);
        points = std::max(points, 0);
        blow.cardsB = blow.hullB = static_cast<std::int16_t>(points);
        proceedings.tell("ram-damage", "PM-9.10", side, blow.a, blow.b, [&] {
            return phrase("%1 loses %2 hull to the ram of %3.", given(b.name), points, given(a.name));
        });
        int own = proceedings.d6("PM-9.11", phraseText("The rammer's own shock"));
        own += proceedings.modifier("PM-9.11", phraseText("Difference of mass"), b.mass - a.mass);
        own = std::max(own, 0);
        own += proceedings.modifier("PM-9.11", phraseText("Unsupported ram"),
                                    a.isRamUnsupported ? facts.house().unsupportedRam : 0);
        blow.cardsA = static_cast<std::int16_t>(own);
        proceedings.tell("ram-shock", "PM-9.11", side, blow.a, blow.b, [&] {
            return phraseN("%1 takes the shock: {%n card|%n cards}.", own, given(a.name));
        });
    }
}

void applyDamage(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    constexpr PhraseText ramming = phraseText("Ramming, %1 draws %2.");
    constexpr PhraseText rammed = phraseText("Rammed, %1 draws %2.");
    constexpr PhraseText colliding = phraseText("In collision, %1 draws %2.");
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const auto number = static_cast<ShipNumber>(i);
        for (const Blow& blow : state.blows) {
            if (blow.a == number) {
                loseHull(state, number, blow.hullA, blow.b);
                drawIntoBox(facts, state, number, blow.cardsA, blow.b, blow.isRam ? "PM-9.11" : "PM-9.9",
                            blow.isRam ? ramming : colliding, proceedings);
            } else if (blow.b == number) {
                loseHull(state, number, blow.hullB, blow.a);
                drawIntoBox(facts, state, number, blow.cardsB, blow.a, blow.isRam ? "PM-9.10" : "PM-9.9",
                            blow.isRam ? rammed : colliding, proceedings);
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
            const int cards =
                proceedings.d6("PM-9.13", phraseText("Cards for a ship joined to one that sinks"));
            drawIntoBox(facts, state, other, cards, noShip, "PM-9.13",
                        phraseText("Dragged by the wreck, %1 draws %2."), proceedings);
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

void takeDisorder(const BattleFacts& facts, State& state, ShipNumber number, UnitNumber unit,
                  Proceedings& proceedings)
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
