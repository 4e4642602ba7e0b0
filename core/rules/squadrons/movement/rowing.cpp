// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/movement/rowing.h"

#include <algorithm>

#include "core/boards/free_table/range.h"
#include "core/rules/squadrons/combat/order.h"
#include "core/rules/squadrons/combat/tests.h"
#include "core/rules/squadrons/ending/ending.h"
#include "core/rules/squadrons/movement/courses.h"
#include "core/rules/squadrons/movement/strike.h"

namespace navarch::squadrons {

namespace {

/// The front of a mover as it would sweep a straight way: it, and the water before it.
Base sweptBy(const Mover& mover, Length distance)
{
    Base swept = mover.lead();
    swept.centre = free_table::rounded(free_table::fine(swept.centre)
                                       + free_table::wayOf(swept.heading, distance / 2, 0));
    swept.halfLength += (distance + 1) / 2;
    return swept;
}

/// How far ahead a mover comes upon flotsam that it does not lie on; nothing within `distance`.
std::optional<Length> wayToFlotsam(const BattleFacts& facts, const State& state, const Mover& mover,
                                   Length distance)
{
    const Base start = mover.lead();
    const free_table::Gap near = free_table::Gap::of(facts.figures.flotsam + tolerance);
    std::optional<Length> found;
    for (const TablePoint place : state.flotsam) {
        if (free_table::gapBetween(place, start) <= near
            || !(free_table::gapBetween(place, sweptBy(mover, distance)) <= near))
            continue;
        Length before = 0;
        Length by = distance;
        while (by - before > 1) {
            const Length middle = (before + by) / 2;
            (free_table::gapBetween(place, sweptBy(mover, middle)) <= near ? by : before) = middle;
        }
        found = std::min(by, found.value_or(by));
    }
    return found;
}

/// Rows a path: tests where they arise, and stops where a squadron becomes unformed (SQ-8.2, 8.3).
class Rowing {
public:
    Rowing(const BattleFacts& facts, State& state, const Advance& order, Proceedings& proceedings)
        : m_facts(facts),
          m_state(state),
          m_order(order),
          m_proceedings(proceedings),
          m_start(moverOf(facts, state, order.squadron)),
          m_course{.end = m_start},
          m_obstacles(facts, state, m_start, reachOfPath(m_start, order.all())),
          m_isNear(isNearAtStart())
    {
    }

    void go()
    {
        for (const Step& step : m_order.all())
            if (!ahead(step.ahead) || !turn(step.turn))
                return;
        if (!m_flotsamTested && isOnFlotsam(m_facts, m_state, m_course.end.lead()))
            (void)testFlotsam();
    }

private:
    [[nodiscard]] bool isNearAtStart() const
    {
        if (m_facts.options.steadySignal && at(m_state, m_order.squadron).signal == 5)
            return false;
        return isNearEnemy(m_facts, m_state, m_order.squadron, m_facts.figures.near);
    }
    void arrive() { settle(m_facts, m_state, m_course.end); }

    /// Whether it may go on after a test.
    bool goesOn(PhraseText why)
    {
        arrive();
        const bool wasFormed = !at(m_state, m_order.squadron).isUnformed();
        (void)testManoeuvre(m_facts, m_state, m_order.squadron, m_isNear, why, m_proceedings);
        return !(wasFormed && at(m_state, m_order.squadron).isUnformed());
    }
    bool testFlotsam()
    {
        m_flotsamTested = true;
        return goesOn(phraseText("flotsam"));
    }

    bool ahead(Length distance)
    {
        if (distance == 0)
            return true;
        if (!m_flotsamTested && !m_state.flotsam.empty()) {
            if (const auto way = wayToFlotsam(m_facts, m_state, m_course.end, distance)) {
                if (!leg(goAhead(m_course.end, *way, m_obstacles)) || !testFlotsam())
                    return false;
                distance -= *way;
            }
        }
        return leg(goAhead(m_course.end, distance, m_obstacles));
    }
    bool turn(Degrees degrees)
    {
        if (degrees == 0)
            return true;
        const bool isWheel = m_course.end.formation != Formation::EpiKeras;
        if (isWheel && !m_wheelTested) {
            m_wheelTested = true;
            if (!goesOn(phraseText("wheeling")))
                return false;
        }
        const bool wasOn = isOnFlotsam(m_facts, m_state, m_course.end.lead());
        if (!leg(turnBy(m_course.end, degrees, m_obstacles)))
            return false;
        if (m_flotsamTested || wasOn || !isOnFlotsam(m_facts, m_state, m_course.end.lead()))
            return true;
        return testFlotsam();
    }

    /// Takes a leg up; false when the path ends with it.
    bool leg(const Leg& gone)
    {
        const bool goesOn = takeLeg(m_facts, m_state, m_obstacles, gone, m_course);
        arrive();
        if (goesOn)
            return true;
        if (m_course.leaves) {
            const SquadronNumber squadron = m_order.squadron;
            countExit(m_facts, m_state, m_course.end);
            leave(m_facts, m_state, squadron, Leaving::Fled);
            m_proceedings.tell("left", "SQ-7.8", m_facts.of(squadron).side, squadron, noShip,
                               [&] { return phrase("%1 leaves the sea.", given(m_facts.name(squadron))); });
        } else if (m_course.strike && m_order.intent != Intent::None) {
            strike(m_facts, m_state, m_order.squadron, *m_course.strike,
                   {m_order.intent, true, m_isNear, m_start}, m_proceedings);
        }
        return false;
    }

    const BattleFacts& m_facts;
    State& m_state;
    const Advance& m_order;
    Proceedings& m_proceedings;
    Mover m_start;
    Course m_course;
    Obstacles m_obstacles;
    bool m_isNear;
    bool m_wheelTested = false;
    bool m_flotsamTested = false;
};

} // namespace

bool isOnFlotsam(const BattleFacts& facts, const State& state, const Base& base)
{
    const free_table::Gap near = free_table::Gap::of(facts.figures.flotsam + tolerance);
    return std::any_of(state.flotsam.begin(), state.flotsam.end(),
                       [&](TablePoint place) { return free_table::gapBetween(place, base) <= near; });
}

void rowPath(const BattleFacts& facts, State& state, const Advance& order, Proceedings& proceedings)
{
    Rowing(facts, state, order, proceedings).go();
}

} // namespace navarch::squadrons
