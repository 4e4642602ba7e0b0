// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/captains/crew_judge.h"

#include <algorithm>
#include <utility>

#include "core/rules/pompeius/captains/aims.h"
#include "core/rules/pompeius/plots/plots.h"

namespace navarch::pompeius {

namespace {

constexpr std::size_t at(Task task)
{
    return static_cast<std::size_t>(task);
}

/// What it is worth to row again, per cent of a ship's price.
constexpr int freedom = 15;

} // namespace

CrewJudge::CrewJudge(const ShipAtHand& her) : m_her(her)
{
    findHands();
    planBoarding();
    weighJoined();
}

void CrewJudge::findHands()
{
    for (std::size_t i = 0; i < m_her.state.units.size() && m_handCount < mostTasks; ++i) {
        const Unit& unit = m_her.state.units[i];
        if (unit.home != m_her.ship || unit.side != m_her.side || unit.fate != UnitFate::Aboard
            || unit.disorder > 0)
            continue;
        Hand& hand = m_hands[static_cast<std::size_t>(m_handCount++)];
        hand.name = unit.name();
        hand.unit = static_cast<UnitNumber>(i);
        for (const Task task : {Task::Grapple, Task::Cut, Task::Prepare, Task::Shoot, Task::Repair}) {
            UnitTask order;
            order.unit = hand.name;
            order.task = task;
            hand.can[at(task)] = !faultOfTask(m_her.facts, m_her.state, unit, order);
        }
        hand.can[at(Task::Move)] = unit.isFoot();
        if (unit.isFoot()) {
            UnitTask shift;
            shift.unit = hand.name;
            shift.task = Task::Move;
            shift.ship = unit.at;
            shift.section = unit.section == Section::Bow ? Section::Stern : Section::Bow;
            if (!faultOfTask(m_her.facts, m_her.state, unit, shift))
                hand.shift = shiftWorth(unit, shift.section);
        }
        hand.canFire = unit.isPrepared && hand.can[at(Task::Shoot)];
        hand.isCommitted =
            unit.at != m_her.ship || unitsIn(m_her.state, unit.at, unit.section, 1 - unit.side) > 0;
    }
    m_fires = m_her.now.fires;
    m_mendable = m_her.now.lying.of(Card::RudderDamaged) + m_her.now.lying.of(Card::OarsBroken)
                 + m_her.now.lying.of(Card::Stuck);
    for (const Stuck& each : m_her.state.stuck)
        m_stuck += each.joins(m_her.ship);
    m_mendable -= m_her.now.lying.of(Card::Stuck);
    for (const Grapple& each : m_her.state.grapples) {
        if (!each.joins(m_her.ship))
            continue;
        m_isGrappled = true;
        const bool isOwn = holderOf(m_her.state, each.by == m_her.ship ? each.on : each.by) == m_her.side;
        m_isBound = m_isBound || isOwn;
        m_grapplesOn += !isOwn && each.by == m_her.ship ? each.count : 0;
    }
}

/// What it is worth to lie joined to enemies: the hope of those who can cross or fight across already; where neither side sends
/// anybody over it only keeps her from rowing.
void CrewJudge::weighJoined()
{
    for (const Grapple& each : m_her.state.grapples) {
        if (!each.joins(m_her.ship))
            continue;
        const ShipNumber other = each.by == m_her.ship ? each.on : each.by;
        if (holderOf(m_her.state, other) == m_her.side)
            continue;
        const int hope = boardingHope(m_her.facts, m_her.state, m_her.ship, other);
        const int theirs = footStrength(m_her.state, other, 1 - m_her.side);
        const bool mayCross = footOn(m_her.state, m_her.ship, m_her.side) > (theirs > 0 ? 1 : 0);
        const bool isFought =
            footOn(m_her.state, other, m_her.side) > 0 || footOn(m_her.state, m_her.ship, 1 - m_her.side) > 0;
        m_joined += hope < 0               ? percentOf(m_her.value, 30 * hope * m_her.risk / 10000)
                    : mayCross || isFought ? percentOf(m_her.facts.of(other).value, 45 * hope / 100)
                                           : -percentOf(m_her.value, freedom);
    }
}

/// Late in a battle even chances will do: else equal crews lie side by side until its end.
int CrewJudge::hopeOfBoarding(ShipNumber on) const
{
    return boardingHope(m_her.facts, m_her.state, m_her.ship, on)
           + (m_her.urgency > 50 ? m_her.urgency / 2 : 0);
}

/// Whom to board now, where, and with how many: through counters of an earlier turn, the larger group into one section, one
/// unit left to cut and to put fires out.
void CrewJudge::planBoarding()
{
    int best = 0;
    int home = 0;
    for (int i = 0; i < m_handCount; ++i) {
        const Hand& hand = m_hands[static_cast<std::size_t>(i)];
        home += hand.can[at(Task::Move)] && unitOf(m_her.state, hand.unit).at == m_her.ship;
    }
    for (const Grapple& each : m_her.state.grapples) {
        if (each.by != m_her.ship || each.count <= each.fresh || holderOf(m_her.state, each.on) == m_her.side)
            continue;
        const int hope = hopeOfBoarding(each.on);
        const int worth = percentOf(m_her.facts.of(each.on).value + 1, hope);
        if (hope <= 0 || worth <= best)
            continue;
        const int theirs = footStrength(m_her.state, each.on, 1 - m_her.side);
        // When little time is left nobody stays behind to cut and to put fires out.
        const int keep =
            (theirs == 0 && footOn(m_her.state, m_her.ship, 1 - m_her.side) == 0) || m_her.urgency > 50 ? 0
                                                                                                        : 1;
        for (const Section section : {Section::Stern, Section::Bow}) {
            const int room =
                m_her.facts.of(each.on).boxesOf(section) - unitsIn(m_her.state, each.on, section, m_her.side);
            if (room <= 0 || !isPartIn(m_her.facts, m_her.state, each.on, section, m_her.ship))
                continue;
            const bool isWeaker =
                best > 0 && m_boards == each.on
                && footStrength(m_her.state, each.on, section, 1 - m_her.side)
                       >= footStrength(m_her.state, each.on, m_boardSection, 1 - m_her.side);
            if (isWeaker)
                continue;
            best = worth;
            m_boards = each.on;
            m_boardSection = section;
            m_party = std::max(0, std::min(room, home - keep));
        }
    }
    if (m_party == 0) {
        m_boards = noShip;
        return;
    }
    m_boardWorth = percentOf(m_her.facts.of(m_boards).value + 1, 10 + hopeOfBoarding(m_boards) / 3) / m_party;
    UnitTask task;
    task.task = Task::Move;
    task.ship = m_boards;
    task.section = m_boardSection;
    for (int i = 0; i < m_handCount; ++i) {
        Hand& hand = m_hands[static_cast<std::size_t>(i)];
        task.unit = hand.name;
        hand.canBoard = hand.can[at(Task::Move)] && unitOf(m_her.state, hand.unit).at == m_her.ship
                        && !faultOfTask(m_her.facts, m_her.state, m_her.ship, task);
    }
}

/// Of 100: how likely an enemy is within a range when ships have moved.
int CrewJudge::inRange(const Prospect& prospect, int range)
{
    int within = 0;
    for (const int distance : prospect.distance)
        within += distance <= range ? 33 : 0;
    return within;
}

void CrewJudge::count(const UnitTask& task, Tally& tally)
{
    tally.repairs += task.task == Task::Repair;
    tally.cuts += task.task == Task::Cut;
    tally.grapples += task.task == Task::Grapple;
    tally.boarders += task.task == Task::Move;
}

/// What it is worth that a unit goes to another section of the ship it is on; 0: nothing.
int CrewJudge::shiftWorth(const Unit& unit, Section section) const
{
    const int mine = unit.side;
    if (unitsIn(m_her.state, unit.at, unit.section, 1 - mine) > 0
        || unitsIn(m_her.state, unit.at, section, 1 - mine) == 0)
        return 0;
    const int theirs = footStrength(m_her.state, unit.at, section, 1 - mine);
    const int ours = footStrength(m_her.state, unit.at, unit.section, mine)
                     + footStrength(m_her.state, unit.at, section, mine);
    // On an enemy's deck the rest must go too; on her own units wait for boarders, who else would pass them, and come to the
    // help of those who fight.
    if (ours + 2 < theirs)
        return 0;
    if (unit.at != m_her.ship)
        return percentOf(m_her.facts.of(unit.at).value + 1, 10);
    return unitsIn(m_her.state, unit.at, section, mine) > 0 ? percentOf(m_her.value, 10) : 0;
}

int CrewJudge::moveWorth(const Hand& hand, const UnitTask& task, const Tally& tally) const
{
    const Unit& unit = unitOf(m_her.state, hand.unit);
    if (unit.at == m_her.ship && task.ship == m_boards && task.section == m_boardSection) {
        if (tally.boarders >= m_party)
            return -percentOf(m_her.value, 2);
        return unit.kind == UnitKind::Milites ? m_boardWorth + m_boardWorth / 4 : m_boardWorth;
    }
    return task.ship == unit.at && hand.shift > 0 ? hand.shift : -percentOf(m_her.value, 2);
}

int CrewJudge::taskWorth(const Hand& hand, const UnitTask& task, const Prospect& prospect,
                         const Tally& tally) const
{
    const HouseFigures& house = m_her.facts.house();
    const UnitKind kind = hand.name.kind;
    switch (task.task) {
    case Task::None: return 0;
    case Task::Move: return moveWorth(hand, task, tally);
    case Task::Shoot: {
        const int range = m_her.facts.figures.rangeOf(kind, task.isFire);
        return percentOf(m_her.enemyValue, inRange(prospect, range) * (task.isFire ? 3 : 1) / 100) + 1
               - (hand.canFire && !task.isFire ? percentOf(m_her.enemyValue, 1) / 2 : 0);
    }
    case Task::Prepare: {
        if (unitOf(m_her.state, hand.unit).isPrepared)
            return -1;
        const int range = m_her.facts.figures.rangeOf(kind, false);
        // Arrows kill no hull: when nothing else ends it, fire does.
        const bool isIdle = inRange(prospect, range) == 0 || m_her.urgency > 50;
        return isIdle ? 2 + inRange(prospect, range + 6) * percentOf(m_her.enemyValue, 1) / 300 : 0;
    }
    case Task::Grapple: {
        const int chance = prospect.contact * (7 - house.grappleFrom) / 6 / (1 + tally.grapples / 2);
        const int worth = percentOf(prospect.aboard, chance);
        return m_grapplesOn >= 2 ? -1 : worth - 1; // two hold her; more only have to be cut again
    }
    case Task::Cut: {
        if (!m_isGrappled || (m_joined >= 0 && !m_her.breaksOff && !m_isBound))
            return -percentOf(m_her.value, 2) - 1;
        const int chance = 100 * (7 - house.mendFrom) / 6 / (1 + tally.cuts);
        // A prize is left to those aboard her as soon as she is taken: joined neither rows.
        const int gain = std::max(m_her.breaksOff ? 20 : m_isBound ? freedom : 0, 0);
        return percentOf(std::max(percentOf(m_her.value, gain), -m_joined), chance);
    }
    case Task::Repair: {
        const int chance = 100 * (7 - house.mendFrom) / 6;
        const int onFire = (m_fires + 1) / 2;
        if (tally.repairs < onFire)
            return percentOf(percentOf(m_her.value, 2 + 2 * m_fires), chance);
        const bool isLoose = m_joined <= 0;
        if (!isLoose)
            return -1;
        if (tally.repairs < onFire + m_stuck)
            return percentOf(percentOf(m_her.value, freedom), chance);
        return tally.repairs < onFire + m_stuck + m_mendable ? percentOf(percentOf(m_her.value, 4), chance)
                                                             : -1;
    }
    }
    return 0;
}

int CrewJudge::mostWorth(int aboard) const
{
    const HouseFigures& house = m_her.facts.house();
    const int toMend = 100 * (7 - house.mendFrom) / 6;
    const int grapple = percentOf(std::max(aboard, 0), std::clamp(100 * (7 - house.grappleFrom) / 6, 0, 100));
    const int shot = percentOf(m_her.enemyValue, 99 * 3 / 100) + 1;
    const int fire = 2 + 99 * percentOf(m_her.enemyValue, 1) / 300;
    const int cut = percentOf(std::max(percentOf(m_her.value, 20), -m_joined), toMend);
    const int repair = percentOf(percentOf(m_her.value, std::max(2 + 2 * m_fires, freedom)), toMend);
    int together = 0;
    for (int i = 0; i < m_handCount; ++i) {
        const Hand& hand = m_hands[static_cast<std::size_t>(i)];
        int most = std::max(hand.canBoard ? m_boardWorth + m_boardWorth / 4 : 0, hand.shift);
        for (const auto& [task, worth] :
             {std::pair(Task::Grapple, grapple), std::pair(Task::Cut, cut), std::pair(Task::Prepare, fire),
              std::pair(Task::Shoot, shot), std::pair(Task::Repair, repair)})
            if (hand.can[at(task)])
                most = std::max(most, worth);
        together += most;
    }
    return together;
}

int CrewJudge::giveTasks(Plot& plot, const Prospect& prospect) const
{
    plot.taskCount = 0;
    int together = 0;
    Tally tally;
    for (const bool milites : {true, false}) // milites first: they board
        for (int i = 0; i < m_handCount; ++i) {
            const Hand& hand = m_hands[static_cast<std::size_t>(i)];
            if ((hand.name.kind == UnitKind::Milites) != milites)
                continue;
            UnitTask best;
            best.unit = hand.name;
            int most = 0;
            const auto consider = [&](const UnitTask& task) {
                const int worth = taskWorth(hand, task, prospect, tally);
                if (worth > most) {
                    most = worth;
                    best = task;
                }
            };
            UnitTask task;
            task.unit = hand.name;
            const Unit& unit = unitOf(m_her.state, hand.unit);
            task.task = Task::Move;
            if (hand.canBoard) {
                task.ship = m_boards;
                task.section = m_boardSection;
                consider(task);
            }
            if (hand.shift > 0) {
                task.ship = unit.at;
                task.section = unit.section == Section::Bow ? Section::Stern : Section::Bow;
                consider(task);
            }
            task.ship = noShip;
            task.section = Section::Stern;
            if (!hand.isCommitted || unit.at != m_her.ship) // who fights does nothing else
                for (const Task each : {Task::Grapple, Task::Cut, Task::Prepare, Task::Shoot, Task::Repair}) {
                    if (!hand.can[at(each)])
                        continue;
                    task.task = each;
                    consider(task);
                    if (each == Task::Shoot && hand.canFire) {
                        task.isFire = true;
                        consider(task);
                        task.isFire = false;
                    }
                }
            if (best.task == Task::None)
                continue;
            plot.add(best);
            count(best, tally);
            together += most;
        }
    return together;
}

int CrewJudge::tasksWorth(const Plot& plot, const Prospect& prospect) const
{
    Tally tally;
    int worth = 0;
    for (const UnitTask& task : plot.tasks())
        for (int i = 0; i < m_handCount; ++i) {
            const Hand& hand = m_hands[static_cast<std::size_t>(i)];
            if (!(hand.name == task.unit))
                continue;
            worth += taskWorth(hand, task, prospect, tally);
            count(task, tally);
        }
    return worth;
}

} // namespace navarch::pompeius
