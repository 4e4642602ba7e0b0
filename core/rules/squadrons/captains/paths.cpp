// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/captains/paths.h"

#include <algorithm>
#include <cstdlib>

#include "core/boards/free_table/arc.h"
#include "core/rules/squadrons/movement/tricks.h"

namespace navarch::squadrons {

Paths::Paths(const BattleFacts& facts, const State& state, const Outlook& outlook, SquadronNumber squadron,
             Length allowance, Width width)
    : m_facts(facts),
      m_state(state),
      m_squadron(squadron),
      m_allowance(allowance),
      m_gap(outlook.nearest()),
      m_mostTurn(facts.figures.mostTurn),
      m_wheels(at(state, squadron).formation != Formation::EpiKeras),
      m_front(2 * baseOf(state, squadron).halfWidth)
{
    const Formation formation = at(state, squadron).formation;
    if (formation == Formation::Kyklos || allowance <= 0)
        return;
    const bool isMany = width == Width::Many;
    addTurn(0, true);
    if (isMany)
        add(allowance / 2, 0, 0);
    if (formation == Formation::Unformed)
        return;
    while (m_wheels && m_mostTurn > 0 && wheelCost(m_front, m_mostTurn) > allowance)
        --m_mostTurn;
    const Base& base = baseOf(state, squadron);
    if (outlook.errand() == Errand::Leave)
        addTurn(std::clamp(free_table::shorterTurn(base.heading, outlook.wayOut()), -m_mostTurn, m_mostTurn),
                false);
    const TablePoint front = frontOf(base);
    const std::size_t aims = std::min<std::size_t>(outlook.enemies().size(), isMany ? 4 : 2);
    for (std::size_t i = 0; i < aims; ++i) {
        const Base& target = baseOf(state, outlook.enemies()[i]);
        const Degrees bearing =
            free_table::shorterTurn(base.heading, free_table::bearingOf(front, target.centre));
        addTurn(std::clamp(bearing, -m_mostTurn, m_mostTurn), isMany || !m_wheels);
        if (!isMany)
            continue;
        // Far enough ahead first to come about onto its flank, or face to face with it.
        const Degrees facing =
            free_table::shorterTurn(base.heading, free_table::headingOf(target.heading + 180));
        if (std::abs(facing) <= m_mostTurn)
            addTurn(facing, false);
        const Degrees late = std::clamp(bearing, -m_mostTurn, m_mostTurn);
        const Length cost = m_wheels ? wheelCost(m_front, late) : 0;
        if (late != 0 && cost < allowance)
            add(allowance - cost, late, 0);
    }
    if (isMany)
        for (const Degrees degrees : {30, 60, 90})
            for (const int sense : {1, -1})
                if (degrees <= m_mostTurn)
                    addTurn(sense * degrees, false);
}

/// `turn` first, then on: as far as it goes, and where columns would come under an enemy's bows, short of that.
void Paths::addTurn(Degrees turn, bool withShort)
{
    const Length rest = m_allowance - (m_wheels ? wheelCost(m_front, turn) : 0);
    if (rest < 0)
        return;
    add(0, turn, rest);
    if (!withShort)
        return;
    for (const Length away : {8 * inch + inch / 5, 6 * inch + inch / 5}) {
        const Length distance = m_gap - away;
        if (distance > inch / 2 && distance < rest)
            add(0, turn, distance);
    }
}

void Paths::add(Length first, Degrees turn, Length second)
{
    if (m_count == most)
        return;
    Advance& order = m_paths[static_cast<std::size_t>(m_count)];
    order.squadron = m_squadron;
    order.intent = Intent::Engage;
    order.count = 0;
    order.steps = {};
    if (first > 0 || turn != 0)
        order.steps[static_cast<std::size_t>(order.count++)] = {first, static_cast<std::int16_t>(turn)};
    if (second > 0)
        order.steps[static_cast<std::size_t>(order.count++)] = {second, 0};
    if (order.count == 0)
        return;
    for (int i = 0; i < m_count; ++i)
        if (m_paths[static_cast<std::size_t>(i)] == order)
            return;
    ++m_count;
}

/// Where it leads; a path that somebody bars is cut short of him.
Course Paths::layOut(Advance& order) const
{
    Course course = courseOf(m_facts, m_state, m_squadron, order.all());
    if (course.met == noSquadron || course.strike || order.count == 0)
        return course;
    Step& last = order.steps[static_cast<std::size_t>(order.count - 1)];
    const Length before = order.count == 2 ? order.steps[0].ahead : 0;
    constexpr Length clear = inch / 20;
    const Length cut = course.run - before - clear;
    if (last.turn != 0 || cut < inch / 4)
        return course; // a turn is barred, and with it the path
    last.ahead = cut;
    return courseOf(m_facts, m_state, m_squadron, order.all());
}

bool Paths::isGood(const Advance& order, const Course& course) const
{
    return !pathRefusal(m_facts, m_state, order, m_allowance, course);
}

std::array<Intent, 2> Paths::tricksOn(const Course& course) const
{
    std::array<Intent, 2> legal{Intent::None, Intent::None};
    const Formation formation = at(m_state, m_squadron).formation;
    if ((formation != Formation::EpiMias && formation != Formation::EpiPollon)
        || course.strike->at != Side::Front || at(m_state, course.met).status != Status::Free)
        return legal;
    const std::optional<Mover> squared = squaredUp(m_facts, m_state, course.end, *course.strike);
    const auto isLegal = [&](Intent intent) {
        return !trickRefusal(m_facts, m_state, m_squadron, intent)
               && !trickRefusal(m_facts, m_state, squared ? &*squared : nullptr, *course.strike, intent);
    };
    if (formation == Formation::EpiPollon) {
        if (isLegal(Intent::Diekplous))
            legal[0] = Intent::Diekplous;
        return legal;
    }
    // Where the shore decides, both mean the same flank.
    if (isLegal(Intent::PeriplousRight))
        legal[0] = Intent::PeriplousRight;
    if (offshoreOf(m_facts, m_state, course.strike->target) == 0 && isLegal(Intent::PeriplousLeft))
        legal[1] = Intent::PeriplousLeft;
    return legal;
}

} // namespace navarch::squadrons
