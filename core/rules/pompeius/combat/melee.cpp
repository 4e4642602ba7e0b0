// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/combat/melee.h"

#include <algorithm>

#include "core/rules/pompeius/combat/damage.h"

namespace navarch::pompeius {

namespace {

/// One who fights: a unit, or the rowers of a ship with fighting oars.
struct Fighter {
    UnitNumber unit = noUnit;
    int modifier = 0; ///< of its arms and its disorder
    bool isMilites = false;
};

/// The fighters of a side in a section, ranked (PM-9.7).
struct Line {
    std::array<Fighter, mostBoxes + 2> fighters{};
    int count = 0;
};

bool rowersFight(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    return facts.of(ship).hasFightingOars && !shipOf(state, ship).isPrize
           && !shipOf(state, ship).rowersKilled;
}

/// Where the rowers of a ship with fighting oars fight: the section with enemies that has fewest of her own; nothing: nowhere.
std::optional<Section> rowersSection(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    if (!rowersFight(facts, state, ship))
        return std::nullopt;
    const int side = holderOf(state, ship);
    std::optional<Section> found;
    for (const Section section : {Section::Stern, Section::Bow})
        if (unitsIn(state, ship, section, 1 - side) > 0
            && (!found || unitsIn(state, ship, section, side) < unitsIn(state, ship, *found, side)))
            found = section;
    return found;
}

Line lineOf(const BattleFacts& facts, const State& state, ShipNumber ship, Section section, int side)
{
    Line line;
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const Unit& unit = state.units[i];
        if (!unit.isAboard(ship) || unit.section != section || unit.side != side || !unit.isFoot()
            || line.count > mostBoxes)
            continue;
        const bool isMilites = unit.kind == UnitKind::Milites;
        line.fighters[static_cast<std::size_t>(line.count++)] = {
            static_cast<UnitNumber>(i), (isMilites ? facts.house().militesBonus : 0) - unit.disorder,
            isMilites};
    }
    if (side == holderOf(state, ship) && rowersSection(facts, state, ship) == section)
        line.fighters[static_cast<std::size_t>(line.count++)] = {noUnit, -shipOf(state, ship).rowerDisorder(),
                                                                 false};
    std::sort(line.fighters.begin(), line.fighters.begin() + line.count,
              [](const Fighter& a, const Fighter& b) {
                  if (a.modifier != b.modifier)
                      return a.modifier > b.modifier;
                  if (a.isMilites != b.isMilites)
                      return a.isMilites;
                  return static_cast<std::uint16_t>(a.unit)
                         < static_cast<std::uint16_t>(b.unit); // rowers after all units
              });
    return line;
}

/// A fight of two aboard a ship. `totals` of the first and the second; her rowers are on one side at most.
Phrase toldOf(const BattleFacts& facts, const State& state, ShipNumber number, const Fighter& first,
              const Fighter& second, const std::array<int, 2>& totals)
{
    const GivenText ship = given(facts.name(number));
    const auto [a, b] = totals;
    if (first.unit == noUnit) {
        const GivenText enemy = given(unitLabel(facts, state, second.unit));
        return a == b ? phrase("Aboard %1, the rowers of %1 fight %2, %3 to %4: neither yields.", ship, enemy,
                               a, b)
               : a > b
                   ? phrase("Aboard %1, the rowers of %1 fight %2, %3 to %4: %2 is beaten.", ship, enemy, a,
                            b)
                   : phrase("Aboard %1, the rowers of %1 fight %2, %3 to %4: the rowers of %1 are beaten.",
                            ship, enemy, a, b);
    }
    const GivenText who = given(unitLabel(facts, state, first.unit));
    if (second.unit == noUnit)
        return a == b ? phrase("Aboard %1, %2 fights the rowers of %1, %3 to %4: neither yields.", ship, who,
                               a, b)
               : a > b
                   ? phrase("Aboard %1, %2 fights the rowers of %1, %3 to %4: the rowers of %1 are beaten.",
                            ship, who, a, b)
                   : phrase("Aboard %1, %2 fights the rowers of %1, %3 to %4: %2 is beaten.", ship, who, a,
                            b);
    const GivenText enemy = given(unitLabel(facts, state, second.unit));
    return a == b  ? phrase("Aboard %1, %2 fights %3, %4 to %5: neither yields.", ship, who, enemy, a, b)
           : a > b ? phrase("Aboard %1, %2 fights %3, %4 to %5: %3 is beaten.", ship, who, enemy, a, b)
                   : phrase("Aboard %1, %2 fights %3, %4 to %5: %2 is beaten.", ship, who, enemy, a, b);
}

ShipNumber homeOf(const State& state, ShipNumber ship, const Fighter& fighter)
{
    return fighter.unit == noUnit ? ship : unitOf(state, fighter.unit).home;
}

void beat(State& state, ShipNumber ship, const Fighter& loser, const Fighter& winner)
{
    if (loser.unit == noUnit)
        shipOf(state, ship).rowersKilled = true;
    else
        unitOf(state, loser.unit).isBeaten = true;
    auto& kills = shipOf(state, homeOf(state, ship, winner)).kills;
    kills = static_cast<std::int8_t>(std::min(kills + 1, 127));
}

/// Units beyond the pairs that stand behind pair `index`.
int behind(const Line& line, int pairs, int index)
{
    const int surplus = line.count - pairs;
    return surplus / pairs + (index < surplus % pairs ? 1 : 0);
}

void fight(const BattleFacts& facts, State& state, ShipNumber ship, Section section, Proceedings& proceedings)
{
    const std::array<Line, 2> lines{lineOf(facts, state, ship, section, 0),
                                    lineOf(facts, state, ship, section, 1)};
    const int pairs = std::min(lines[0].count, lines[1].count);
    for (int pair = 0; pair < pairs; ++pair) {
        std::array<int, 2> total{};
        for (std::size_t side = 0; side < 2; ++side) {
            const Fighter& fighter = lines[side].fighters[static_cast<std::size_t>(pair)];
            total[side] = proceedings.d6("PM-9.6", side == 0 ? phraseText("Melee of the first side")
                                                             : phraseText("Melee of the second side"));
            total[side] += proceedings.modifier("PM-9.6", phraseText("Arms and disorder"), fighter.modifier);
            total[side] +=
                proceedings.modifier("PM-9.6", phraseText("Further units"), behind(lines[side], pairs, pair));
        }
        const auto at = static_cast<std::size_t>(pair);
        if (total[0] != total[1]) {
            const std::size_t winner = total[0] > total[1] ? 0 : 1;
            beat(state, ship, lines[1 - winner].fighters[at], lines[winner].fighters[at]);
        }
        proceedings.tell("melee", "PM-9.6", -1, ship, noShip, [&] {
            return toldOf(facts, state, ship, lines[0].fighters[at], lines[1].fighters[at], total);
        });
    }
    for (Unit& unit : state.units)
        if (unit.isAboard(ship) && unit.section == section) {
            unit.hasFought = true;
            unit.isPrepared = false;
        }
    if (rowersSection(facts, state, ship) == section)
        shipOf(state, ship).rowersFought = true;
}

} // namespace

bool isContested(const BattleFacts& facts, const State& state, ShipNumber ship, Section section)
{
    std::array<bool, 2> are{};
    for (const Unit& unit : state.units)
        if (unit.isAboard(ship) && unit.section == section)
            are[static_cast<std::size_t>(unit.side)] = true;
    if (are[0] && are[1])
        return true;
    return (are[0] || are[1]) && rowersSection(facts, state, ship) == section;
}

void rollMelees(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const auto number = static_cast<ShipNumber>(i);
        if (!state.ships[i].isAfloat())
            continue;
        bool isBoarded = false;
        for (const Unit& unit : state.units)
            isBoarded = isBoarded || (unit.isAboard(number) && unit.side != state.ships[i].holder);
        if (!isBoarded)
            continue;
        const std::array<bool, 2> contested{isContested(facts, state, number, Section::Stern),
                                            isContested(facts, state, number, Section::Bow)};
        for (const Section section : {Section::Stern, Section::Bow})
            if (contested[static_cast<std::size_t>(section)])
                fight(facts, state, number, section, proceedings);
    }
}

void applyMelees(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    for (Unit& unit : state.units)
        if (unit.isBeaten) {
            clearDisorder(facts, state, unit);
            unit.isBeaten = unit.isPrepared = false;
            unit.fate = UnitFate::Killed;
        }
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        Unit& unit = state.units[i];
        if (unit.fate != UnitFate::Aboard || unit.isFoot() || !unit.hasFought)
            continue;
        ShipNumber taker = noShip;
        bool isAlone = true;
        for (const Unit& each : state.units) {
            if (!each.isAboard(unit.at) || each.section != unit.section || !each.isFoot())
                continue;
            if (each.side == unit.side)
                isAlone = false;
            else if (taker == noShip)
                taker = each.home;
        }
        if (taker == noShip || !isAlone || rowersSection(facts, state, unit.at) == unit.section)
            continue;
        clearDisorder(facts, state, unit);
        unit.fate = UnitFate::Prisoner;
        auto& prisoners = shipOf(state, taker).prisoners;
        prisoners = static_cast<std::int8_t>(std::min(prisoners + 1, 127));
        proceedings.tell("taken", "PM-9.8", 1 - unit.side, taker, unit.home, [&] {
            return phrase("%1 is taken by the men of %2.",
                          given(unitLabel(facts, state, static_cast<UnitNumber>(i))),
                          given(facts.name(taker)));
        });
    }
}

} // namespace navarch::pompeius
