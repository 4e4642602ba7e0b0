// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/battle/game.h"
#include "core/rules/pompeius/plots/plots.h"

namespace navarch::pompeius {

namespace {

std::string shipUnsoundness(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const ShipFacts& about = facts.of(number);
    const Ship& ship = shipOf(state, number);
    if (ship.holder < 0 || ship.holder > 1)
        return "is held by a side that is not there";
    if (ship.seat < 0 || ship.seat >= facts.seatCount(ship.holder))
        return "has a seat that is not there";
    if (ship.fires < 0 || ship.extras < 0 || ship.hits != 0 || ship.firesToCome != 0)
        return "counts below nothing, or has damage pending";
    if (ship.hull > about.hullAtStart)
        return "was mended";
    const bool isBetweenDamage = state.phase == Phase::Over;
    if (ship.isAfloat() && ship.hull <= 0 && !isBetweenDamage)
        return "should have sunk";
    if (ship.isPrize != (ship.holder != about.side))
        return "is a prize of nobody";
    if (ship.pose.heading < 0 || ship.pose.heading >= rex::headings)
        return "looks nowhere";
    if (ship.onMap() && isOffMap(facts, number, ship.pose))
        return "lies off the map";
    if (ship.onMap() && landUnder(facts, number, ship.pose))
        return "lies on land";
    if (std::abs(ship.lastSpeed) > subPhases)
        return "goes at no speed";
    int disorder = 0;
    std::array<std::array<int, 2>, 2> crowd{};
    for (const Unit& unit : state.units)
        if (unit.isAboard(number)) {
            disorder += unit.disorder;
            ++crowd[static_cast<std::size_t>(unit.side)][static_cast<std::size_t>(unit.section)];
        }
    if (disorder != ship.lying.of(Card::Disorder))
        return "has disorder cards on nobody";
    for (const auto& side : crowd)
        if (side[0] > about.boxesOf(Section::Stern) || side[1] > about.boxesOf(Section::Bow)
            || side[0] + side[1] > about.boxes)
            return "has more units aboard than boxes";
    int stuck = 0;
    for (const Stuck& each : state.stuck)
        stuck += each.ship == number ? 1 : 0;
    if (stuck != ship.lying.of(Card::Stuck))
        return "is stuck to nobody";
    for (std::size_t kind = 0; kind < cardKinds; ++kind)
        if (ship.lying.boog[kind] < 0 || ship.lying.plain[kind] < 0 || ship.box.boog[kind] < 0
            || ship.box.plain[kind] < 0)
            return "has fewer cards than none";
    return {};
}

/// Cards neither come nor go: all of a ship's set lie in the tray, in her box or on her (PM-10.1).
bool areCardsAll(const BattleFacts& facts, const State& state)
{
    for (std::size_t tray = 0; tray < state.trays.size(); ++tray) {
        CardCounts all = state.trays[tray];
        CardCounts wanted;
        for (std::size_t i = 0; i < state.ships.size(); ++i)
            if (facts.options.sideTray ? facts.ships[i].side == static_cast<int>(tray) : i == tray) {
                all.add(state.ships[i].box);
                all.add(state.ships[i].lying);
                wanted.add(facts.figures.tray);
            }
        if (!(all == wanted))
            return false;
    }
    return true;
}

std::string unitUnsoundness(const BattleFacts& facts, const State& state, const Unit& unit)
{
    if (unit.disorder < 0 || (unit.disorder > 0 && unit.fate != UnitFate::Aboard))
        return "has disorder, and is gone";
    if (unit.isMoving || unit.isBeaten)
        return "is left half-way";
    if ((unit.fate == UnitFate::Aboard || unit.fate == UnitFate::Prisoner)
        && !shipOf(state, unit.at).isAfloat())
        return "is aboard a ship that sank";
    if (unit.fate == UnitFate::Aboard && facts.of(unit.at).boxesOf(unit.section) == 0)
        return "stands where there is no deck";
    return {};
}

} // namespace

std::string Pompeius::unsoundness(const State& state) const
{
    if (state.ships.size() != m_facts.ships.size() || state.units.size() != m_facts.units.size())
        return "A ship or a unit appeared or vanished.";
    for (std::size_t i = 0; i < state.ships.size(); ++i)
        if (const std::string about = shipUnsoundness(m_facts, state, static_cast<ShipNumber>(i));
            !about.empty())
            return m_facts.ships[i].name + " " + about + ".";
    for (std::size_t i = 0; i < state.units.size(); ++i)
        if (const std::string about = unitUnsoundness(m_facts, state, state.units[i]); !about.empty())
            return unitLabel(m_facts, state, static_cast<UnitNumber>(i)) + " " + about + ".";
    if (!areCardsAll(m_facts, state))
        return "Damage cards were lost or made.";
    for (const Grapple& each : state.grapples)
        if (each.count <= 0 || each.fresh < 0 || each.fresh > each.count
            || !shareRex(m_facts, state, each.by, each.on))
            return "Two ships are grappled that cannot be.";
    for (const Stuck& each : state.stuck)
        if (!shipOf(state, each.ship).onMap() || !shipOf(state, each.other).onMap())
            return "A ship is stuck to one that is gone.";
    if ((state.phase == Phase::Over) != (decisions(state).count == 0))
        return "Nobody must decide, but the battle is not over.";
    return {};
}

} // namespace navarch::pompeius
