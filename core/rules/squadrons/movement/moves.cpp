// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/movement/moves.h"

#include <algorithm>
#include <cstdlib>

#include "core/boards/free_table/range.h"
#include "core/rules/squadrons/battle/check.h"
#include "core/rules/squadrons/combat/order.h"
#include "core/rules/squadrons/combat/tests.h"
#include "core/rules/squadrons/movement/signals.h"
#include "core/rules/squadrons/movement/strike.h"
#include "core/rules/squadrons/movement/tricks.h"
#include "core/rules/squadrons/phases/turn.h"

namespace navarch::squadrons {

using free_table::headingOf;

namespace {

/// "That is farther than its 4\"." for every allowance there is.
constexpr std::array<std::string_view, 11> tooFar{"It cannot move.",
                                                  "That is more than its 1\".",
                                                  "That is more than its 2\".",
                                                  "That is more than its 3\".",
                                                  "That is more than its 4\".",
                                                  "That is more than its 5\".",
                                                  "That is more than its 6\".",
                                                  "That is more than its 7\".",
                                                  "That is more than its 8\".",
                                                  "That is more than its 9\".",
                                                  "That is more than its 10\"."};

std::string_view tooFarFor(Length allowance)
{
    const auto inches = static_cast<std::size_t>(std::clamp(allowance / inch, 0, 10));
    return tooFar[inches];
}

Length reachOfPath(const Mover& mover, std::span<const Step> path)
{
    Length reach = 2 * inch;
    for (const Step& step : path)
        reach +=
            std::abs(step.ahead) + (step.turn != 0 ? 2 * (mover.base.halfWidth + mover.base.halfLength) : 0);
    return reach;
}

/// One leg of a course; false when it ends there.
bool takeLeg(const BattleFacts& facts, const State& state, const Obstacles& obstacles, const Leg& leg,
             Course& course)
{
    course.run += leg.distance;
    course.wheeled += std::abs(leg.turned);
    course.leaves = course.leaves || course.end.isOver(facts.table());
    if (leg.touched.isEmpty())
        return !course.leaves;
    // Friends and land bar the way before any enemy does; of enemies the one that more of the front lies before.
    for (const std::int32_t index : leg.touched) {
        const SquadronNumber owner = obstacles.ownerOf(index);
        if (owner == Obstacles::land || !areEnemies(facts, course.end.squadron, owner)) {
            course.met = owner;
            course.strike.reset();
            return false;
        }
        const auto strike = strikeOn(state, course.end, owner);
        if (strike && (!course.strike || strike->onTarget > course.strike->onTarget)) {
            course.strike = strike;
            course.met = owner;
        } else if (course.met == noSquadron) {
            course.met = owner;
        }
    }
    return false;
}

/// The front of a mover as it would sweep a straight way: it, and the water before it.
Base sweptBy(const Mover& mover, Length distance)
{
    Base swept = mover.lead();
    swept.centre = free_table::rounded(free_table::fine(swept.centre)
                                       + free_table::wayOf(swept.heading, distance / 2, 0));
    swept.halfLength += (distance + 1) / 2;
    return swept;
}

bool isOnFlotsam(const BattleFacts& facts, const State& state, const Base& base)
{
    const free_table::Gap near = free_table::Gap::of(facts.figures.flotsam + tolerance);
    return std::any_of(state.flotsam.begin(), state.flotsam.end(),
                       [&](TablePoint place) { return free_table::gapBetween(place, base) <= near; });
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
    bool goesOn(std::string_view why)
    {
        arrive();
        const bool wasFormed = !at(m_state, m_order.squadron).isUnformed();
        (void)testManoeuvre(m_facts, m_state, m_order.squadron, m_isNear, why, m_proceedings);
        return !(wasFormed && at(m_state, m_order.squadron).isUnformed());
    }
    bool testFlotsam()
    {
        m_flotsamTested = true;
        return goesOn("flotsam");
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
            if (!goesOn("wheeling"))
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
            leave(m_facts, m_state, squadron, Leaving::Fled);
            m_proceedings.tell("left", "SQ-7.8", m_facts.of(squadron).side, squadron, noShip,
                               [&] { return m_facts.name(squadron) + " leaves the sea."; });
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

bool isNearNow(const BattleFacts& facts, const State& state, SquadronNumber squadron)
{
    return isNearEnemy(facts, state, squadron, facts.figures.near);
}

/// What ends a squadron's move.
void finishMove(const BattleFacts& facts, State& state, SquadronNumber squadron, Proceedings& proceedings)
{
    at(state, squadron).hasMoved = true;
    state.hasBegun = true;
    state.picked = noSquadron;
    state.pace = 0;
    if (state.phase == Phase::Path)
        state.phase = Phase::Moves;
    goOn(facts, state, proceedings);
}

/// The first row of SQ-T8, outside Path, with the signal obeyed.
Refusal otherOrderRefusal(const BattleFacts& facts, const State& state, SquadronNumber squadron)
{
    if (const Refusal why = mayMoveRefusal(facts, state, squadron))
        return why;
    if (state.phase == Phase::Path)
        return {"SQ-7.1", "It has been picked to advance.", "Give it its path, or let it stay."};
    return signalRefusal(facts, state, squadron);
}

Refusal roomRefusal(const BattleFacts& facts, const State& state, const Base& footprint,
                    SquadronNumber squadron)
{
    if (!isRoomFor(facts, state, footprint, squadron))
        return {"SQ-7.6", "No room.", "Move it clear first."};
    return {};
}

std::string_view barredBy(const BattleFacts& facts, SquadronNumber who)
{
    return who == Obstacles::land ? std::string_view("The shore bars it.")
                                  : std::string_view(facts.of(who).bars);
}

/// Where backing water ends.
Course backingOf(const BattleFacts& facts, const State& state, SquadronNumber squadron, Length distance)
{
    Course course{.end = moverOf(facts, state, squadron)};
    const Obstacles obstacles(facts, state, course.end, distance + inch);
    const Leg leg = goBack(course.end, distance, obstacles);
    course.run = leg.distance;
    course.leaves = course.end.isOver(facts.table());
    if (!leg.touched.isEmpty())
        course.met = obstacles.ownerOf(leg.touched.first());
    return course;
}

Length backingAllowance(const BattleFacts& facts, const Squadron& squadron, Length whole)
{
    return whole - (squadron.disordered ? facts.figures.disorderedLess : 0);
}

} // namespace

Pace paceOf(const BattleFacts& facts, const Squadron& squadron)
{
    const Length less = squadron.disordered ? facts.figures.disorderedLess : 0;
    switch (squadron.formation) {
    case Formation::EpiMias:
        return {true, -less};
    case Formation::Unformed:
        return {true, -facts.figures.unformedLess};
    case Formation::EpiKeras:
    case Formation::EpiPollon:
        return {false, facts.figures.columnMove - less};
    case Formation::Kyklos:
        break;
    }
    return {};
}

Course courseOf(const BattleFacts& facts, const State& state, SquadronNumber squadron,
                std::span<const Step> path)
{
    Course course{.end = moverOf(facts, state, squadron)};
    const Obstacles obstacles(facts, state, course.end, reachOfPath(course.end, path));
    for (const Step& step : path) {
        if (step.ahead > 0
            && !takeLeg(facts, state, obstacles, goAhead(course.end, step.ahead, obstacles), course))
            break;
        if (step.turn != 0
            && !takeLeg(facts, state, obstacles, turnBy(course.end, step.turn, obstacles), course))
            break;
    }
    return course;
}

std::optional<Length> allowanceOf(const BattleFacts& facts, const State& state, SquadronNumber squadron)
{
    if (state.phase == Phase::Path && state.picked == squadron)
        return state.pace;
    const Pace pace = paceOf(facts, at(state, squadron));
    return pace.isRolled ? std::nullopt : std::optional(pace.inches);
}

SquadronNumber enemyInReach(const BattleFacts& facts, const State& state, SquadronNumber squadron,
                            Length allowance)
{
    const Mover start = moverOf(facts, state, squadron);
    if (start.formation == Formation::Kyklos)
        return noSquadron;
    const auto met = [&](Step turn, Length ahead) {
        const std::array<Step, 2> path{turn, Step{ahead, 0}};
        const Course course = courseOf(facts, state, squadron, path);
        return course.strike ? course.met : noSquadron;
    };
    if (const SquadronNumber enemy = met({}, allowance); enemy != noSquadron)
        return enemy;
    if (start.formation == Formation::Unformed || !isNearEnemy(facts, state, squadron, allowance + 2 * inch))
        return noSquadron;
    for (Degrees degrees = 1; degrees <= facts.figures.mostTurn; ++degrees) {
        const Length cost =
            start.formation == Formation::EpiKeras ? 0 : wheelCost(2 * start.base.halfWidth, degrees);
        if (cost > allowance)
            break;
        for (const int sense : {1, -1}) {
            const SquadronNumber enemy =
                met({0, static_cast<std::int16_t>(sense * degrees)}, allowance - cost);
            if (enemy != noSquadron)
                return enemy;
        }
    }
    return noSquadron;
}

Refusal pathRefusal(const BattleFacts& facts, const State& state, const Advance& order, Length allowance,
                    const Course& course)
{
    const Squadron& about = at(state, order.squadron);
    if (about.formation == Formation::Kyklos)
        return {"SQ-T4", "A kyklos stays.", "Form another formation first."};
    Length ahead = 0;
    Degrees turns = 0;
    for (const Step& step : order.all()) {
        if (step.ahead < 0 || std::abs(step.turn) > 180)
            return {"SQ-7.3", "There is no such step.", ""};
        ahead += step.ahead;
        turns += std::abs(step.turn);
    }
    if (turns != 0 && about.isUnformed())
        return {"SQ-T4", "Unformed ships go straight on.", "Give it a path without turns."};
    if (turns > facts.figures.mostTurn)
        return {"SQ-7.3", "Over 90 degrees.", "Turn less."};
    const Length wheels = about.formation == Formation::EpiKeras
                              ? 0
                              : wheelCost(2 * baseOf(state, order.squadron).halfWidth, turns);
    if (ahead + wheels > allowance)
        return {"SQ-7.1", tooFarFor(allowance),
                "Lay out a shorter path; wheels cost the outer corner's way."};
    if (course.met != noSquadron && !course.strike) {
        if (course.met != Obstacles::land && areEnemies(facts, order.squadron, course.met))
            return {"SQ-9.1", "Only a front engages.", "Meet it with the front, or stop short."};
        return {"SQ-7.5", barredBy(facts, course.met), "Stop short of it."};
    }
    if (course.strike && order.intent == Intent::None)
        return {"SQ-7.5", barredBy(facts, course.met), "Engage it, or stop short."};
    return {};
}

Refusal check(const BattleFacts& facts, const State& state, const Pick& order)
{
    if (const Refusal why = mayMoveRefusal(facts, state, order.squadron))
        return why;
    if (state.phase == Phase::Path)
        return {"SQ-7.1", "It has been picked to advance.", "Give it its path, or let it stay."};
    if (!paceOf(facts, at(state, order.squadron)).isRolled)
        return {"SQ-7.1", "Its pace needs no die.", "Give it its path at once."};
    const Refusal signal = signalRefusal(facts, state, order.squadron);
    return at(state, order.squadron).signal == 5 ? Refusal{} : signal;
}

Refusal check(const BattleFacts& facts, const State& state, const Advance& order)
{
    if (const Refusal why = mayMoveRefusal(facts, state, order.squadron))
        return why;
    if (order.count < 0 || order.count > maxSteps)
        return {"SQ-7.3", "There is no such path.", ""};
    const Squadron& about = at(state, order.squadron);
    if (about.signal != 5)
        if (const Refusal why = signalRefusal(facts, state, order.squadron))
            return why;
    if (about.formation == Formation::Kyklos)
        return {"SQ-T4", "A kyklos stays.", "Form another formation first."};
    const auto allowance = allowanceOf(facts, state, order.squadron);
    if (!allowance)
        return {"SQ-7.1", "Its pace is not rolled yet.", "Pick it first."};
    if (const Refusal why =
            pathRefusal(facts, state, order, *allowance, {.end = moverOf(facts, state, order.squadron)}))
        return why; // what needs no course
    const Course course = courseOf(facts, state, order.squadron, order.all());
    if (const Refusal why = pathRefusal(facts, state, order, *allowance, course))
        return why;
    if (about.signal == 5 && !course.strike)
        if (const SquadronNumber enemy = enemyInReach(facts, state, order.squadron, *allowance);
            enemy != noSquadron)
            return {"SQ-6.4", facts.of(enemy).reach, "Bring its front in contact."};
    if (!isDiekplous(order.intent) && !isPeriplous(order.intent))
        return {};
    if (const Refusal why = trickRefusal(facts, state, order.squadron, order.intent))
        return why;
    if (!course.strike || at(state, course.met).status == Status::Routing)
        return {"SQ-10.1", "It meets no enemy there.", "Bring its front in contact."};
    const std::optional<Mover> squared = squaredUp(facts, state, course.end, *course.strike);
    return trickRefusal(facts, state, squared ? &*squared : nullptr, *course.strike, order.intent);
}

Refusal check(const BattleFacts& facts, const State& state, const AboutFace& order)
{
    if (const Refusal why = otherOrderRefusal(facts, state, order.squadron))
        return why;
    if (at(state, order.squadron).formation != Formation::EpiMias)
        return {"SQ-7.2", "Only epi mias can do that.", "Form epi mias first."};
    return {};
}

Refusal check(const BattleFacts& facts, const State& state, const Back& order)
{
    if (const Refusal why = otherOrderRefusal(facts, state, order.squadron))
        return why;
    const Squadron& about = at(state, order.squadron);
    if (about.formation != Formation::EpiMias)
        return {"SQ-7.2", "Only epi mias can do that.", "Form epi mias first."};
    const Length allowance = backingAllowance(facts, about, facts.figures.backing);
    if (order.distance < 1 || order.distance > allowance)
        return {"SQ-T4", tooFarFor(allowance), "Back less."};
    const Course course = backingOf(facts, state, order.squadron, order.distance);
    if (course.met != noSquadron)
        return {"SQ-7.5", barredBy(facts, course.met), "Stop short of it."};
    return {};
}

Refusal check(const BattleFacts& facts, const State& state, const Form& order)
{
    if (const Refusal why = otherOrderRefusal(facts, state, order.squadron))
        return why;
    const Squadron& about = at(state, order.squadron);
    if (about.isUnformed())
        return {"SQ-7.7", "It has no formation to change.", "Re-form it."};
    if (order.formation == Formation::Unformed || order.formation == about.formation)
        return {"SQ-7.6", "It is in that formation.", ""};
    const auto isLine = [](Formation formation) {
        return formation == Formation::EpiMias || formation == Formation::EpiKeras;
    };
    if (isLine(about.formation) && isLine(order.formation))
        return {"SQ-6.3", "Needs a signal.", "Signal 1 to 4 turns columns and lines into each other."};
    const int stands = standsOf(facts, state, order.squadron);
    if (stands < leastStands(order.formation))
        return {"SQ-T1", "Too few stands.", ""};
    if (order.heading < 0 || order.heading >= 360
        || (about.formation != Formation::Kyklos && order.heading != baseOf(state, order.squadron).heading))
        return {"SQ-7.6", "It keeps its heading.", "Only out of a kyklos may it take another."};
    return roomRefusal(facts, state,
                       reformed(facts, state, order.squadron, order.formation, stands, order.heading),
                       order.squadron);
}

Refusal check(const BattleFacts& facts, const State& state, const Reform& order)
{
    if (const Refusal why = otherOrderRefusal(facts, state, order.squadron))
        return why;
    const Squadron& about = at(state, order.squadron);
    if (!about.isUnformed() && !about.disordered)
        return {"SQ-7.7", "Already in good order.", ""};
    if (!about.isUnformed())
        return order.formation == about.formation && order.heading == baseOf(state, order.squadron).heading
                   ? Refusal{}
                   : Refusal{"SQ-7.7", "It keeps its formation and heading.", "Give those it has."};
    const int stands = standsOf(facts, state, order.squadron);
    if (order.formation == Formation::Unformed || stands < leastStands(order.formation))
        return {"SQ-T1", "Too few stands.", "Take a formation that it has stands for."};
    if (order.heading < 0 || order.heading >= 360)
        return {"SQ-1.3", "There is no such heading.", "Headings are 0 to 359 degrees clockwise from north."};
    return roomRefusal(facts, state,
                       reformed(facts, state, order.squadron, order.formation, stands, order.heading),
                       order.squadron);
}

Refusal check(const BattleFacts& facts, const State& state, const BreakOff& order)
{
    if (!facts.isSquadron(order.squadron))
        return {"SQ-2.9", "There is no such squadron.", ""};
    const Squadron& about = at(state, order.squadron);
    if (state.phase != Phase::Moves || facts.of(order.squadron).side != state.side)
        return {"SQ-T2", "Its side does not move now.", ""};
    if (!facts.options.breakOff)
        return {"SQ-9.6", "Nobody breaks off in this battle.", ""};
    if (about.status != Status::Engaged)
        return {"SQ-9.6", "It is not in melee.", ""};
    if (about.hasMoved)
        return {"SQ-T8", "Already moved.", ""};
    if (about.formation != Formation::EpiMias)
        return {"SQ-9.6", "Only epi mias can back out.", ""};
    for (const Link& link : state.links)
        if (link.has(order.squadron) && link.sideOf(order.squadron) != Side::Front)
            return {"SQ-9.6", "Held on flank or rear.", ""};
    const Length distance = backingAllowance(facts, about, facts.figures.breakOff);
    const Course course = backingOf(facts, state, order.squadron, distance);
    if (course.met != noSquadron || course.leaves || !free_table::isOn(facts.table(), course.end.base))
        return {"SQ-9.6", "No room.", "It needs clear sea behind it."};
    return {};
}

Refusal check(const BattleFacts& facts, const State& state, const Stay& order)
{
    if (const Refusal why = mayMoveRefusal(facts, state, order.squadron))
        return why;
    if (at(state, order.squadron).signal == 5) {
        const auto allowance = allowanceOf(facts, state, order.squadron);
        if (!allowance)
            return {"SQ-6.4", "Signal 5 is flying.", "Pick it to advance."};
        const SquadronNumber enemy = enemyInReach(facts, state, order.squadron, *allowance);
        return enemy == noSquadron ? Refusal{}
                                   : Refusal{"SQ-6.4", facts.of(enemy).reach, "Bring its front in contact."};
    }
    return signalRefusal(facts, state, order.squadron);
}

void perform(const BattleFacts& facts, State& state, const Pick& order, Proceedings& proceedings)
{
    const Pace pace = paceOf(facts, at(state, order.squadron));
    const int rolled = averageDice(facts, 1, proceedings, "SQ-7.1", "Its pace");
    state.phase = Phase::Path;
    state.picked = order.squadron;
    state.pace = std::max(0, rolled * inch + pace.inches);
    state.hasBegun = true;
    proceedings.tell("pace", "SQ-7.1", facts.of(order.squadron).side, order.squadron, noShip, [&] {
        return facts.name(order.squadron) + " can row " + std::to_string(state.pace / inch) + "\".";
    });
}

void perform(const BattleFacts& facts, State& state, const Advance& order, Proceedings& proceedings)
{
    proceedings.tell("advances", "SQ-7.1", facts.of(order.squadron).side, order.squadron, noShip,
                     [&] { return facts.name(order.squadron) + " advances."; });
    Rowing(facts, state, order, proceedings).go();
    finishMove(facts, state, order.squadron, proceedings);
}

void perform(const BattleFacts& facts, State& state, const AboutFace& order, Proceedings& proceedings)
{
    (void)testManoeuvre(facts, state, order.squadron, isNearNow(facts, state, order.squadron), "about facing",
                        proceedings);
    if (!at(state, order.squadron).isUnformed()) {
        Base base = baseOf(state, order.squadron);
        base.heading = headingOf(base.heading + 180);
        put(state, order.squadron, base);
        proceedings.tell("about-face", "SQ-7.2", facts.of(order.squadron).side, order.squadron, noShip,
                         [&] { return facts.name(order.squadron) + " faces about."; });
    }
    finishMove(facts, state, order.squadron, proceedings);
}

void perform(const BattleFacts& facts, State& state, const Back& order, Proceedings& proceedings)
{
    const SquadronNumber squadron = order.squadron;
    const bool isNear = isNearNow(facts, state, squadron);
    (void)testManoeuvre(facts, state, squadron, isNear, "backing water", proceedings);
    if (!at(state, squadron).isUnformed()) {
        const Course course = backingOf(facts, state, squadron, order.distance);
        settle(facts, state, course.end);
        proceedings.tell("backed", "SQ-T4", facts.of(squadron).side, squadron, noShip,
                         [&] { return facts.name(squadron) + " backs water."; });
        if (course.leaves) {
            leave(facts, state, squadron, Leaving::Fled);
            proceedings.tell("left", "SQ-7.8", facts.of(squadron).side, squadron, noShip,
                             [&] { return facts.name(squadron) + " leaves the sea."; });
        } else if (isOnFlotsam(facts, state, course.end.base)) {
            (void)testManoeuvre(facts, state, squadron, isNear, "flotsam", proceedings);
        }
    }
    finishMove(facts, state, squadron, proceedings);
}

void perform(const BattleFacts& facts, State& state, const Form& order, Proceedings& proceedings)
{
    const SquadronNumber squadron = order.squadron;
    (void)testManoeuvre(facts, state, squadron, isNearNow(facts, state, squadron), "changing formation",
                        proceedings);
    if (!at(state, squadron).isUnformed()) {
        takeFormation(state, squadron, order.formation,
                      reformed(facts, state, squadron, order.formation, standsOf(facts, state, squadron),
                               order.heading));
        proceedings.tell("formed", "SQ-7.6", facts.of(squadron).side, squadron, noShip,
                         [&] { return facts.name(squadron) + " changes its formation."; });
    }
    finishMove(facts, state, squadron, proceedings);
}

void perform(const BattleFacts& facts, State& state, const Reform& order, Proceedings& proceedings)
{
    const SquadronNumber squadron = order.squadron;
    if (testManoeuvre(facts, state, squadron, isNearNow(facts, state, squadron), "re-forming", proceedings,
                      false)) {
        if (at(state, squadron).isUnformed()) {
            takeFormation(state, squadron, order.formation,
                          reformed(facts, state, squadron, order.formation, standsOf(facts, state, squadron),
                                   order.heading));
            at(state, squadron).disordered = true;
        } else {
            at(state, squadron).disordered = false;
        }
        proceedings.tell("reformed", "SQ-7.7", facts.of(squadron).side, squadron, noShip,
                         [&] { return facts.name(squadron) + " mends its order."; });
    }
    finishMove(facts, state, squadron, proceedings);
}

void perform(const BattleFacts& facts, State& state, const BreakOff& order, Proceedings& proceedings)
{
    const SquadronNumber squadron = order.squadron;
    const Length distance = backingAllowance(facts, at(state, squadron), facts.figures.breakOff);
    if (testManoeuvre(facts, state, squadron, isNearNow(facts, state, squadron), "breaking off",
                      proceedings)) {
        settle(facts, state, backingOf(facts, state, squadron, distance).end);
        unlink(facts, state, squadron, false);
        proceedings.tell("broke-off", "SQ-9.6", facts.of(squadron).side, squadron, noShip,
                         [&] { return facts.name(squadron) + " breaks off."; });
    }
    finishMove(facts, state, squadron, proceedings);
}

void perform(const BattleFacts& facts, State& state, const Stay& order, Proceedings& proceedings)
{
    proceedings.tell("stays", "SQ-T2", facts.of(order.squadron).side, order.squadron, noShip,
                     [&] { return facts.name(order.squadron) + " stays where it is."; });
    finishMove(facts, state, order.squadron, proceedings);
}

} // namespace navarch::squadrons
