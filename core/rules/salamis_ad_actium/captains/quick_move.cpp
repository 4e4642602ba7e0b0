// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/captains/quick_move.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "core/boards/free_table/arc.h"
#include "core/boards/free_table/range.h"
#include "core/boards/free_table/sweep.h"
#include "core/rules/salamis_ad_actium/captains/options.h"
#include "core/rules/salamis_ad_actium/captains/ram_gain.h"
#include "core/rules/salamis_ad_actium/movement/flight.h"
#include "core/rules/salamis_ad_actium/movement/move.h"

namespace navarch::salamis {

using free_table::Base;
using free_table::Degrees;
using free_table::Length;
using free_table::TablePoint;

namespace {

using free_table::centimetre;
constexpr Length clearWater = 300;      ///< left before a friend
constexpr Length leastWay = centimetre; ///< who is kept from more than this goes another way

/// A move as it is laid out: where its last straight leg begins, and how long that is.
struct Course {
    Move move;
    Base pivot;      ///< the ship where the last leg begins, on its heading
    Length left = 0; ///< of the allowance, for the last leg
};

class Pilot {
public:
    Pilot(const BattleFacts& facts, const State& state, ShipNumber ship, Gait gait)
        : m_facts(facts),
          m_state(state),
          m_ship(ship),
          m_gait(gait),
          m_side(holderOf(state, ship)),
          m_from(baseOf(state, ship)),
          m_allowance(allowanceOf(facts, state, ship, gait)),
          m_run(runBeforeTurn(facts, shipOf(state, ship), facts.of(ship)))
    {
    }

    [[nodiscard]] bool makesWay() const { return m_allowance > 0; }
    [[nodiscard]] Move fight() const;
    [[nodiscard]] Move goHome() const;

private:
    [[nodiscard]] Course straight() const;
    void turn(Course& course, Degrees degrees) const;
    [[nodiscard]] std::optional<Course> towards(TablePoint goal) const;
    [[nodiscard]] int strike(const Course& course, ShipNumber enemy) const;
    [[nodiscard]] Move completed(Course course, Length last) const;
    [[nodiscard]] bool mayMeet(const Base& other, const Base& pivot, Length length) const;
    [[nodiscard]] bool isInTheWay(ShipNumber other) const;
    [[nodiscard]] Move clearOfFriends(const Move& move) const;
    [[nodiscard]] Length onTable(const Base& pivot, Length length) const;
    [[nodiscard]] Move pivotTo(Degrees heading) const;
    [[nodiscard]] Move detour() const;

    const BattleFacts& m_facts;
    const State& m_state;
    ShipNumber m_ship;
    Gait m_gait;
    int m_side;
    const Base& m_from;
    Length m_allowance;
    Length m_run;
};

Course Pilot::straight() const
{
    Course course;
    course.move.ship = m_ship;
    course.move.gait = m_gait;
    course.pivot = m_from;
    course.left = m_allowance;
    return course;
}

/// The least run and a turn.
void Pilot::turn(Course& course, Degrees degrees) const
{
    course.move.steps[static_cast<std::size_t>(course.move.count++)] = {m_run,
                                                                        static_cast<std::int16_t>(degrees)};
    Base& pivot = course.pivot;
    pivot.centre = pivot.centre + free_table::rounded(free_table::wayOf(pivot.heading, m_run, 0));
    pivot.heading = free_table::headingOf(pivot.heading + degrees);
    course.left -= m_run + turnCost;
}

/// A course that ends heading for `goal`, straight or by one turn or two; nothing when it lies too far off the bow.
std::optional<Course> Pilot::towards(TablePoint goal) const
{
    Course course = straight();
    for (int turns = 0;; ++turns) {
        const TablePoint way = goal - course.pivot.centre;
        const auto off = std::abs(free_table::asideOf(way, course.pivot.heading));
        const auto along = free_table::alongOf(way, course.pivot.heading);
        if (along > 0 && off <= free_table::Fine(m_from.halfWidth / 2) * free_table::fineOne)
            return course;
        if (turns == 2 || course.left < m_run + turnCost)
            // Near enough is what hits a ship's length at the end of the way.
            return along > 0 && off * 2 < along ? std::optional(course) : std::nullopt;
        const TablePoint pivot =
            course.pivot.centre + free_table::rounded(free_table::wayOf(course.pivot.heading, m_run, 0));
        const Degrees wanted =
            free_table::shorterTurn(course.pivot.heading, free_table::bearingOf(pivot, goal));
        if (wanted == 0)
            return course;
        turn(course, std::clamp(wanted, -mostTurn, mostTurn));
    }
}

/// What striking an enemy on that course is worth; the least number there is when it is not struck.
int Pilot::strike(const Course& course, ShipNumber enemy) const
{
    constexpr int never = std::numeric_limits<int>::min();
    const Base& his = baseOf(m_state, enemy);
    const Degrees heading = course.pivot.heading;
    const auto way = free_table::wayToTouch(course.pivot, heading, his);
    if (!way || *way > course.left)
        return never;
    Base at = course.pivot;
    at.centre = at.centre + free_table::rounded(free_table::wayOf(heading, *way, 0));
    const free_table::Edge edge = free_table::edgeTowards(his, at);
    const Aspect aspect = free_table::aspectOf(edge);
    const Degrees apart = free_table::betweenHeadings(heading, his.heading);
    const int value = m_facts.of(enemy).value;
    if (m_facts.of(enemy).isWall)
        return percentOf(value, 1);
    const bool isRam = aspect == Aspect::Bow     ? apart >= 135
                       : aspect == Aspect::Stern ? apart <= 45
                                                 : apart >= 45 && apart <= 135;
    if (isRam)
        return ramGain(m_facts, m_state, {m_ship, enemy, aspect, apart >= 75 && apart <= 105, *way},
                       aspect == Aspect::Bow, 100);
    return aspect == Aspect::Beam ? percentOf(value, shipOf(m_state, enemy).oars) : never;
}

/// The leg's length within the table, less a little.
Length Pilot::onTable(const Base& pivot, Length length) const
{
    const TablePoint end = pivot.centre + free_table::rounded(free_table::wayOf(pivot.heading, length, 0));
    Length within = length;
    const auto hold = [&](Length from, Length to, Length last) {
        if (to < centimetre && to < from)
            within = std::min<Length>(
                within, from <= centimetre
                            ? 0
                            : static_cast<Length>(std::int64_t(length) * (from - centimetre) / (from - to)));
        else if (to > last - centimetre && to > from)
            within = std::min<Length>(
                within,
                from >= last - centimetre
                    ? 0
                    : static_cast<Length>(std::int64_t(length) * (last - centimetre - from) / (to - from)));
    };
    hold(pivot.centre.x, end.x, m_facts.width);
    hold(pivot.centre.y, end.y, m_facts.depth);
    return within;
}

Move Pilot::completed(Course course, Length last) const
{
    if (last > 0)
        course.move.steps[static_cast<std::size_t>(course.move.count++)] = {last, 0};
    return course.move;
}

/// Friends and wrecks: contact with them gains nothing and holds both.
bool Pilot::isInTheWay(ShipNumber other) const
{
    const Ship& ship = shipOf(m_state, other);
    return ship.onTable() && other != m_ship && (ship.holder == m_side || ship.damage == Damage::Wrecked);
}

/// Whether a leg may run into a base, seen along and across the leg; what is left open is looked at exactly.
bool Pilot::mayMeet(const Base& other, const Base& pivot, Length length) const
{
    const TablePoint way = other.centre - pivot.centre;
    const Length reach = free_table::reachOf(other) + free_table::reachOf(pivot);
    if (std::abs(way.x) >= reach + length || std::abs(way.y) >= reach + length)
        return false;
    const auto fineReach = free_table::Fine(reach) * free_table::fineOne;
    const auto along = free_table::alongOf(way, pivot.heading);
    if (along <= -fineReach || along >= fineReach + free_table::Fine(length) * free_table::fineOne)
        return false;
    const Degrees turn = free_table::clockwiseFrom(pivot.heading, other.heading);
    return std::abs(free_table::asideOf(way, pivot.heading))
           < free_table::Fine(pivot.halfWidth) * free_table::fineOne
                 + other.halfLength * std::abs(free_table::sineOf(turn))
                 + other.halfWidth * std::abs(free_table::cosineOf(turn));
}

/// The move as far as it runs into no friend and no wreck; of no steps when that is nowhere.
Move Pilot::clearOfFriends(const Move& move) const
{
    bool isClear = true;
    const Length far = m_allowance + 2 * free_table::reachOf(m_from) + 6 * centimetre;
    for (std::size_t i = 0; isClear && i < m_state.bases.size(); ++i) {
        const Base& other = m_state.bases[i];
        if (std::abs(other.centre.x - m_from.centre.x) > far
            || std::abs(other.centre.y - m_from.centre.y) > far || !isInTheWay(static_cast<ShipNumber>(i)))
            continue;
        Base pivot = m_from;
        for (const Step& step : move.all()) {
            isClear = isClear && !mayMeet(other, pivot, step.ahead);
            pivot.centre =
                pivot.centre + free_table::rounded(free_table::wayOf(pivot.heading, step.ahead, 0));
            pivot.heading = free_table::headingOf(pivot.heading + step.turn);
            if (step.turn != 0)
                isClear = isClear && free_table::isFarFrom(pivot, other, 0);
        }
    }
    if (isClear)
        return move;
    const Track track = follow(m_facts, m_state, move, m_allowance);
    if (std::none_of(track.touched.begin(), track.touched.end(),
                     [&](int other) { return isInTheWay(static_cast<ShipNumber>(other)); }))
        return move;
    // Cut off where it stopped: before the friend, or before the turn that would have struck him.
    Move cut = move;
    Length gone = 0;
    for (std::int8_t i = 0; i < move.count; ++i) {
        Step& step = cut.steps[static_cast<std::size_t>(i)];
        const Length before = gone;
        gone += step.ahead + (step.turn != 0 ? turnCost : 0);
        if (!track.byTurning && track.gone < before + step.ahead) {
            step = {track.gone - before - clearWater, 0};
        } else if (track.byTurning && track.gone <= gone) {
            step.turn = 0;
        } else {
            continue;
        }
        cut.count = static_cast<std::int8_t>(step.ahead > 0 ? i + 1 : i);
        if (step.ahead <= 0 && i > 0)
            cut.steps[static_cast<std::size_t>(i)] = {};
        for (std::size_t rest = static_cast<std::size_t>(cut.count); rest < cut.steps.size(); ++rest)
            cut.steps[rest] = {};
        return cut;
    }
    cut.count = 0;
    return cut;
}

/// A standing turn towards a heading; of no steps when it heads there, cannot turn, or would foul a friend.
Move Pilot::pivotTo(Degrees heading) const
{
    Move move;
    const ShipFacts& about = m_facts.of(m_ship);
    const Degrees most = standingTurnOf(about, shipOf(m_state, m_ship));
    const Degrees turn = std::clamp(free_table::shorterTurn(m_from.heading, heading), -most, most);
    if (m_gait != Gait::Oars || turn == 0)
        return move;
    move.ship = m_ship;
    move.gait = Gait::Pivot;
    move.count = 1;
    move.steps[0] = {0, static_cast<std::int16_t>(turn)};
    const Track track = follow(m_facts, m_state, move, m_allowance);
    if (!track.touched.isEmpty())
        move.count = 0;
    return move;
}

Length wayOf(const Move& move)
{
    Length way = 0;
    for (const Step& step : move.all())
        way += step.ahead;
    return way;
}

/// Out of the way of what lies ahead: off to the side on which there is more room, else round on the spot, else astern.
Move Pilot::detour() const
{
    Move most;
    for (const Degrees degrees : {mostTurn, -mostTurn}) {
        Course course = straight();
        if (course.left < m_run + turnCost)
            break;
        turn(course, degrees);
        const Move move = clearOfFriends(completed(course, onTable(course.pivot, course.left)));
        if (wayOf(move) > wayOf(most))
            most = move;
    }
    if (wayOf(most) > leastWay)
        return most;
    for (const Degrees degrees : {2 * mostTurn, -2 * mostTurn})
        if (const Move move = pivotTo(free_table::headingOf(m_from.heading + degrees)); move.count > 0)
            return move;
    Move back;
    back.ship = m_ship;
    back.gait = Gait::Back;
    back.count = 1;
    const Length allowance = allowanceOf(m_facts, m_state, m_ship, Gait::Back);
    back.steps[0] = {allowance, 0};
    if (m_gait != Gait::Oars || allowance <= 0)
        return {};
    const Track track = follow(m_facts, m_state, back, allowance);
    return track.touched.isEmpty() && !track.leavesTable ? back : Move{};
}

Move Pilot::fight() const
{
    const NearEnemies near = nearEnemies(m_facts, m_state, m_ship);
    if (near.count == 0)
        return {};
    const Length reach = m_allowance + m_from.halfLength + 4 * centimetre;
    std::optional<Course> best;
    int most = std::numeric_limits<int>::min();
    for (std::size_t i = 0; i < near.count && near.squares[i] <= std::int64_t(reach) * reach; ++i)
        if (const auto course = towards(baseOf(m_state, near.ships[i]).centre)) {
            const int worth = strike(*course, near.ships[i]);
            if (worth > most) {
                most = worth;
                best = course;
            }
        }
    if (best)
        if (const Move move = clearOfFriends(completed(*best, best->left)); wayOf(move) > 0)
            return move;
    const TablePoint goal = baseOf(m_state, near.nearest()).centre;
    const auto course = towards(goal);
    if (!course) {
        const Move turned = pivotTo(free_table::bearingOf(m_from.centre, goal));
        return turned.count > 0 ? turned : detour();
    }
    const Move move = clearOfFriends(completed(*course, onTable(course->pivot, course->left)));
    return wayOf(move) > leastWay ? move : detour();
}

Move Pilot::goHome() const
{
    const bool isFirst = m_facts.of(m_ship).side == 0;
    const Length home = isFirst ? -m_facts.depth : 2 * m_facts.depth;
    if (const auto course = towards({m_from.centre.x, home})) {
        Move move = clearOfFriends(completed(*course, course->left));
        if (wayOf(move) <= leastWay)
            move = detour();
        if (move.count > 0 && !check(m_facts, m_state, move))
            return move;
    }
    return pivotTo(isFirst ? 180 : 0);
}

} // namespace

Move quickMove(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const Ship& ship = shipOf(state, number);
    const Gait gait = ship.sailSet ? Gait::Sail : Gait::Oars;
    if (gait == Gait::Oars && (facts.of(number).fit.sailOnly || ship.oars <= 0))
        return {};
    if (ship.demoralised)
        return flight(facts, state, number).value_or(Move{});
    const Pilot pilot(facts, state, number, gait);
    if (!pilot.makesWay())
        return {};
    return ship.damage == Damage::Severe ? pilot.goHome() : pilot.fight();
}

} // namespace navarch::salamis
