// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/movement/courses.h"

#include <algorithm>
#include <cstdlib>

namespace navarch::squadrons {

Refusal tooFar(Length asked, Length allowance, const RefusalText& remedy)
{
    // Asked in full, and never shown as the allowance itself where it is a little more.
    const Length hundredths = (asked + 9) / 10;
    return Refusal{"SQ-7.1", refusalText("%1 inches, it has %2.", hundredthsAt(0), hundredthsAt(1)), remedy}
        .with(hundredths, allowance / 10);
}

Length reachOfPath(const Mover& mover, std::span<const Step> path)
{
    Length reach = 2 * inch;
    for (const Step& step : path)
        reach +=
            std::abs(step.ahead) + (step.turn != 0 ? 2 * (mover.base.halfWidth + mover.base.halfLength) : 0);
    return reach;
}

bool takeLeg(const BattleFacts& facts, const State& state, const Obstacles& obstacles, const Leg& leg,
             Course& course)
{
    course.run += leg.distance;
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

Refusal barredBy(SquadronNumber who, const RefusalText& remedy)
{
    return who == Obstacles::land ? Refusal{"SQ-7.5", refusalText("The shore bars it."), remedy}
                                  : Refusal{"SQ-7.5", refusalText("%1 bars it.", theOther), remedy}.by(who);
}

Refusal inReach(SquadronNumber enemy)
{
    return Refusal{"SQ-6.4", refusalText("Signal 5 is flying: it can reach %1.", theOther),
                   refusalText("Bring its front in contact.")}
        .by(enemy);
}

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

Pace paceOf(const BattleFacts& facts, const Squadron& squadron)
{
    const Length less = squadron.disordered ? facts.figures.disorderedLess : 0;
    switch (squadron.formation) {
    case Formation::EpiMias: return {true, -less};
    case Formation::Unformed: return {true, -facts.figures.unformedLess};
    case Formation::EpiKeras:
    case Formation::EpiPollon: return {false, facts.figures.columnMove - less};
    case Formation::Kyklos: break;
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
    // A front goes no farther than its allowance, and the lead stand of a column turns free of cost.
    constexpr Length turning = 2 * inch;
    if (start.formation == Formation::Unformed || !isNearEnemy(facts, state, squadron, allowance + turning))
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
        return {"SQ-T4", refusalText("A kyklos stays."), refusalText("Form another formation first.")};
    Length ahead = 0;
    Degrees turns = 0;
    for (const Step& step : order.all()) {
        if (step.ahead < 0 || std::abs(step.turn) > 180)
            return {"SQ-7.3", refusalText("There is no such step.")};
        ahead += step.ahead;
        turns += std::abs(step.turn);
    }
    if (turns != 0 && about.isUnformed())
        return {"SQ-T4", refusalText("Unformed ships go straight on."),
                refusalText("Give it a path without turns.")};
    if (turns > facts.figures.mostTurn)
        return {"SQ-7.3", refusalText("Over 90 degrees."), refusalText("Turn less.")};
    const Length wheels = about.formation == Formation::EpiKeras
                              ? 0
                              : wheelCost(2 * baseOf(state, order.squadron).halfWidth, turns);
    if (ahead + wheels > allowance)
        return tooFar(ahead + wheels, allowance,
                      refusalText("Lay out a shorter path; wheels cost the outer corner's way."));
    if (course.met != noSquadron && !course.strike) {
        if (course.met != Obstacles::land && areEnemies(facts, order.squadron, course.met))
            return {"SQ-9.1", refusalText("Only a front engages."),
                    refusalText("Meet it with the front, or stop short.")};
        return barredBy(course.met, refusalText("Stop short of it."));
    }
    if (course.strike && order.intent == Intent::None)
        return barredBy(course.met, refusalText("Engage it, or stop short."));
    return {};
}

} // namespace navarch::squadrons
