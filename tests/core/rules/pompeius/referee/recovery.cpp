// SPDX-License-Identifier: GPL-3.0-or-later
// Mending, leaks, fire, damage cards and the end (PM-10, 11, 14).
#include <algorithm>

#include "tests/core/rules/pompeius/referee/referee.h"

namespace navarch::referee::pompeius {

namespace {

constexpr std::array<const char*, 8> cardNames{"Rower disorder", "Disorder",       "Leak",
                                               "Stuck",          "Rudder damaged", "Rudder jammed",
                                               "Oars broken",    "Oars fouled"};

bool layStill(const PaperShip& ship)
{
    return ship.onMap() && !ship.hasActed && ship.moved == 0;
}

} // namespace

/// Who mends and cuts, ship by ship, and the leaks that rowers plug after them (PM-11.1, 11.2).
void Referee::openMending()
{
    m_mending.clear();
    m_mend = 0;
    m_successes.clear();
    for (int ship = 0; ship < ships(); ++ship) {
        for (const Task& task : of(ship).tasks)
            for (int i = 0; i < units(); ++i) {
                const PaperUnit& unit = unitOf(i);
                if ((task.what == "Repair" || task.what == "Cut") && unit.home == ship
                    && unit.name() == task.unit && unit.fate == 'a' && unit.disorder == 0 && !unit.hasFought
                    && isAtWork(unit))
                    m_mending.emplace_back(i, task.what == "Cut" ? "cut" : "mend");
            }
        if (of(ship).lying.count(Leak) > 0 && of(ship).lying.count(RowerDisorder) == 0 && layStill(of(ship))
            && isCommanded(ship))
            m_mending.emplace_back(ship, "plug");
    }
}

void Referee::mends(const BattleEvent& event)
{
    reach(Mending);
    agree(m_mend < m_mending.size() && m_mending[m_mend].second == event.kind, "nobody does so now");
    const int number = m_mending[m_mend++].first;
    agree(number, unitTold(event, event.kind == "cut" ? " cuts with" : " mends with"), "who mends");
    DiceCursor dice(event);
    const bool succeeds = dice.next(6) >= 5;
    dice.end();
    agree(succeeds, tells(event, "with success"), "the attempt");
    m_successes[number] += succeeds ? 1 : 0;
}

void Referee::plug(const BattleEvent& event)
{
    reach(Mending);
    agree(m_mend < m_mending.size()
              && m_mending[m_mend] == std::pair(static_cast<int>(event.ship), std::string("plug")),
          "her rowers plug nothing now");
    ++m_mend;
    DiceCursor dice(event);
    const bool succeeds = dice.next(6) >= 5;
    dice.end();
    agree(succeeds, tells(event, " plug a leak"), "the attempt");
    if (succeeds)
        of(event.ship).lying.pass(Leak, of(event.ship).tray);
}

void Referee::mended(const BattleEvent& event)
{
    reach(Mending);
    PaperShip& on = of(event.target);
    const auto unitBefore = [&](std::string_view words) {
        const int unit = unitTold(event, words);
        agree(m_successes[unit]-- > 0, "it had no success");
        return unit;
    };
    if (tells(event, " puts out a fire on ")) {
        unitBefore(" puts out a fire on ");
        agree(on.fires-- > 0, "there is no fire");
    } else if (tells(event, " mends the rudder of ")) {
        unitBefore(" mends the rudder of ");
        agree(on.lying.count(RudderDamaged) > 0, "it is whole");
        on.lying.pass(RudderDamaged, on.tray);
    } else if (tells(event, " mends the oars of ")) {
        unitBefore(" mends the oars of ");
        agree(on.lying.count(OarsBroken) > 0, "they are whole");
        on.lying.pass(OarsBroken, on.tray);
    } else if (tells(event, " frees ")) {
        const PaperUnit& unit = unitOf(unitBefore(" frees "));
        // Which of several that hold her an order says; the last one will do where only one does.
        int found = -1;
        for (std::size_t i = 0; i < m_stuck.size(); ++i)
            if (m_stuck[i].first == event.target && (m_stuck[i].second == m_freed || m_freed < 0)
                && (unit.at == m_stuck[i].first || unit.at == m_stuck[i].second))
                found = found < 0 ? static_cast<int>(i) : found;
        agree(found >= 0, "she is not stuck");
        m_stuck.erase(m_stuck.begin() + found);
        on.lying.pass(Stuck, on.tray);
    } else {
        const PaperUnit& unit = unitOf(unitBefore(" cuts a grapple on "));
        Link* found = nullptr;
        for (Link& link : m_links)
            if (link.on == event.target && (link.by == unit.at || link.on == unit.at)
                && (m_freed < 0 || link.by == m_freed) && !found)
                found = &link;
        agree(found != nullptr, "no grapple is there");
        --found->count;
        found->fresh = std::min(found->fresh, found->count);
        std::erase_if(m_links, [](const Link& link) { return link.count == 0; });
    }
}

/// E2 to E4: disorder, cards for one turn, then what water and fire take.
void Referee::recover()
{
    for (PaperUnit& unit : m_paper.units)
        if (unit.fate == 'a' && unit.disorder > 0 && !unit.hasActed && !unit.hasFought) {
            --unit.disorder;
            of(unit.at).lying.pass(Disorder, of(unit.at).tray);
        }
    m_losses.clear();
    m_spreads.clear();
    for (int number = 0; number < ships(); ++number) {
        PaperShip& ship = of(number);
        if (!ship.isAfloat())
            continue;
        if (layStill(ship) && ship.lying.count(RowerDisorder) > 0)
            ship.lying.pass(RowerDisorder, ship.tray);
        for (const Kind kind : {RudderJammed, OarsFouled})
            while (ship.lying.count(kind) > 0)
                ship.lying.pass(kind, ship.tray);
        const int water = ship.lying.count(Leak) > 0 ? 1 : 0;
        const int burnt = ship.fires / 3;
        ship.hull -= water + burnt;
        if (water + burnt > 0)
            m_losses[number] = {water, burnt};
    }
    for (int from = 0; from < ships(); ++from)
        for (int to = 0; to < ships(); ++to) {
            const PaperShip& ship = of(from);
            if (from == to || !ship.isAfloat() || ship.hull <= 0 || ship.fires < ship.hull
                || !of(to).isAfloat() || of(to).hull <= 0 || !areJoined(from, to))
                continue;
            m_spreads.insert({from, to});
            ++of(to).firesToCome;
        }
    findSinking();
}

void Referee::loss(const BattleEvent& event)
{
    reach(Recovering);
    agree(m_losses.contains(event.ship), "she loses nothing");
    const auto [water, burnt] = m_losses[event.ship];
    m_losses.erase(event.ship);
    agree(water > 0, tells(event, std::to_string(water) + " to leaks"), "leaks");
    agree(burnt > 0, tells(event, std::to_string(burnt) + " to fire"), "fire");
}

void Referee::spreads(const BattleEvent& event)
{
    reach(Recovering);
    agree(m_spreads.erase({event.ship, event.target}) == 1, "it does not spread");
}

/// PM-10.4, 10.5.
void Referee::laid(const BattleEvent& event)
{
    reach(Laying);
    PaperShip& ship = of(event.ship);
    std::size_t kind = 0;
    while (kind < 8 && !tells(event, ship.name + ": " + cardNames[kind]))
        ++kind;
    agree(kind < 8, "no such card");
    agree(ship.box.count(static_cast<Kind>(kind)) > 0, "it is not in the box");
    ship.box.pass(static_cast<Kind>(kind), ship.lying);
    if (kind == Stuck) {
        const auto other =
            std::find(ship.boxedStuck.begin(), ship.boxedStuck.end(), static_cast<int>(event.target));
        agree(other != ship.boxedStuck.end() && of(event.target).onMap() && ship.onMap(),
              "to whom she is stuck");
        ship.boxedStuck.erase(other);
        m_stuck.emplace_back(event.ship, event.target);
    }
    if (kind != Disorder)
        return;
    int fewest = 1000;
    int found = -1;
    for (int i = 0; i < units(); ++i) {
        const PaperUnit& unit = unitOf(i);
        if (!unit.isAboard(event.ship) || unit.side != ship.holder)
            continue;
        fewest = std::min(fewest, unit.disorder);
        if (event.text.english().ends_with(" on " + unit.name() + ".")
            && (found < 0 || unit.disorder < unitOf(found).disorder))
            found = i;
    }
    agree(found >= 0, "no such unit is aboard");
    agree(fewest, unitOf(found).disorder, "the fewest counters");
    ++unitOf(found).disorder;
    unitOf(found).isPrepared = false;
}

/// What is left in a box goes back; the next turn knows how fast they went.
void Referee::endTurn()
{
    if (m_turn == 0)
        return;
    reach(Laying);
    for (int number = 0; number < ships(); ++number) {
        PaperShip& ship = of(number);
        bool anyUnit = false;
        for (const PaperUnit& unit : m_paper.units)
            anyUnit = anyUnit || (unit.isAboard(number) && unit.side == ship.holder);
        for (Kind kind = RowerDisorder; kind <= OarsFouled; kind = static_cast<Kind>(kind + 1))
            while (ship.box.count(kind) > 0) {
                agree((kind == Disorder && !anyUnit) || kind == Stuck, ship.name + " has a card in her box");
                ship.box.pass(kind, ship.tray);
            }
        for (const int other : ship.boxedStuck)
            agree(other < 0 || !ship.onMap() || !of(other).onMap(), "a Stuck card was forgotten");
        ship.boxedStuck.clear();
        ship.lastSpeed = ship.isStopped || !ship.onMap() ? 0 : ship.moved;
        ship.steps.clear();
        ship.tasks.clear();
        ship.ordersRam = ship.isStopped = ship.hasActed = ship.wentAstern = false;
        ship.moved = ship.run = ship.handsUsed = 0;
        ship.moves = 0;
        ship.rammed = -1;
        ship.was = ship.pose;
    }
}

int Referee::unitTold(const BattleEvent& event, std::string_view words) const
{
    for (int i = 0; i < units(); ++i) {
        const PaperUnit& unit = m_paper.units[static_cast<std::size_t>(i)];
        if (unit.fate != 'k' && unit.fate != 'd'
            && event.text.english().starts_with(of(unit.home).name + " " + unit.name() + std::string(words)))
            return i;
    }
    throw Disagreement("there is no such unit");
}

bool Referee::areJoined(int a, int b) const
{
    for (const Link& link : m_links)
        if ((link.by == a && link.on == b) || (link.by == b && link.on == a))
            return true;
    return std::any_of(m_stuck.begin(), m_stuck.end(),
                       [&](const auto& each) { return each == std::pair(a, b) || each == std::pair(b, a); });
}

bool Referee::isHeld(int ship) const
{
    for (int other = 0; other < ships(); ++other)
        if (other != ship && areJoined(ship, other))
            return true;
    return false;
}

bool Referee::share(int a, int b) const
{
    return of(a).onMap() && (of(b).holds(of(a).pose.stern) || of(b).holds(of(a).bow()));
}

int Referee::footOn(int ship, int side) const
{
    return static_cast<int>(
        std::count_if(m_paper.units.begin(), m_paper.units.end(), [&](const PaperUnit& unit) {
            return unit.isAboard(ship) && unit.side == side && unit.isFoot();
        }));
}

bool Referee::isContested(int ship, bool inBow) const
{
    bool are[2] = {false, false};
    for (const PaperUnit& unit : m_paper.units)
        if (unit.isAboard(ship) && unit.inBow == inBow)
            are[unit.side] = true;
    return are[0] && are[1];
}

bool Referee::isCommanded(int ship) const
{
    if (!of(ship).isAfloat() || !of(ship).isPrize())
        return of(ship).isAfloat();
    return std::any_of(m_paper.units.begin(), m_paper.units.end(), [&](const PaperUnit& unit) {
        return unit.isAboard(ship) && unit.side == of(ship).holder;
    });
}

bool Referee::isAtWork(const PaperUnit& unit) const
{
    return unit.at == unit.home || (of(unit.at).holder == unit.side && of(unit.at).side != unit.side);
}

void Referee::calm(PaperUnit& unit)
{
    for (; unit.disorder > 0; --unit.disorder)
        of(unit.at).lying.pass(Disorder, of(unit.at).tray);
    unit.isPrepared = false;
}

void Referee::unlink(int ship)
{
    std::erase_if(m_links, [&](const Link& link) { return link.by == ship || link.on == ship; });
    std::erase_if(m_stuck, [&](const auto& each) {
        if (each.first != ship && each.second != ship)
            return false;
        of(each.first).lying.pass(Stuck, of(each.first).tray);
        return true;
    });
}

} // namespace navarch::referee::pompeius
