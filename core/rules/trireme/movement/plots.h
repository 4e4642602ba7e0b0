// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/trireme/state/battle.h"

namespace navarch::trireme {

/// The speeds that a ship may plan (TR-5.4), and what it owes.
struct PlotLimits {
    int lo = 0;
    int hi = 0;
    int cap = 0;           ///< what its oars, crew and sprints allow (TR-2.6)
    bool mustBack = false; ///< after a ram (TR-5.5)
    bool isBarred = false; ///< and something lies astern: it may rest instead
    bool mayPivot = false;
};

[[nodiscard]] int capOf(const BattleFacts& facts, const State& state, ShipNumber ship);
[[nodiscard]] PlotLimits limitsOf(const BattleFacts& facts, const State& state, ShipNumber ship);

/// Why a plot may not be written (TR-T5).
enum class Fault : std::uint8_t {
    None,
    NotNow,
    NoShip,
    Gone,
    Grappled,
    Prize,
    OarsBroken,
    SprintsSpent,
    BestSpeed,
    Range,
    StepCount,
    BackOnly,
    MustBack,
    Pivot,
    TurnsTooSoon,
    Land,
    Hulk
};

struct PlotFault {
    Fault fault = Fault::None;
    int step = -1;  ///< from 0
    int number = 0; ///< hexes more, the speed that is allowed or planned, the acceleration
    ShipNumber other = noShip;
    int given = 0;      ///< steps given, the speed it starts at, the sprints there were
    std::int8_t lo = 0; ///< steps needed, the least speed
    std::int8_t hi = 0; ///< the greatest

    explicit operator bool() const { return fault != Fault::None; }
};

/// A ship on its way, as if nobody moved but it.
struct Pose {
    hex::Hex hex;
    hex::Facing facing = 0;
    std::int8_t counter = 0;
    bool isOff = false;
};
[[nodiscard]] Pose startOf(const State& state, ShipNumber ship, Hand pivot);

/// Makes one step of a plot, or says why it may not be. `index` is the step's.
[[nodiscard]] PlotFault stepOn(const BattleFacts& facts, const State& state, ShipNumber ship, Pose& pose,
                               Step step, int index);
/// The first thing wrong with a ship's plot.
[[nodiscard]] PlotFault faultOf(const BattleFacts& facts, const State& state, ShipNumber ship,
                                const Plot& plot);
/// In TR-T5's words, with its numbers; and with the names put in.
[[nodiscard]] Refusal refusalOf(const PlotFault& fault);
[[nodiscard]] Phrase textOf(const BattleFacts& facts, ShipNumber ship, const PlotFault& fault);

/// Calls `visit(plot)` for the plots a ship may write, the fastest first, straight ones before those that turn, with at most
/// `mostTurns` turns each; it may return true to stop, and then this does.
template <class Visit>
bool forPlots(const BattleFacts& facts, const State& state, ShipNumber ship, int mostTurns, Visit&& visit);

[[nodiscard]] bool hasLegalPlot(const BattleFacts& facts, const State& state, ShipNumber ship);
/// Straight on at the present speed, or as near to it as is allowed; on the board as long as it can.
[[nodiscard]] Plot defaultPlot(const BattleFacts& facts, const State& state, ShipNumber ship);

namespace detail {
template <class Visit>
bool forPaths(const BattleFacts& facts, const State& state, ShipNumber ship, Plot& plot, const Pose& from,
              int turnsLeft, Visit&& visit)
{
    if (plot.count == plot.stepsNeeded())
        return visit(static_cast<const Plot&>(plot));
    constexpr std::array<Step, 3> ways{Step::Ahead, Step::Port, Step::Starboard};
    for (const Step step : ways) {
        const bool turns = step != Step::Ahead;
        if (turns && turnsLeft == 0)
            continue;
        Pose pose = from;
        if (stepOn(facts, state, ship, pose, step, plot.count))
            continue;
        plot.add(step);
        const bool stops = forPaths(facts, state, ship, plot, pose, turnsLeft - (turns ? 1 : 0), visit);
        --plot.count;
        if (stops)
            return true;
    }
    return false;
}
} // namespace detail

template <class Visit>
bool forPlots(const BattleFacts& facts, const State& state, ShipNumber ship, int mostTurns, Visit&& visit)
{
    const PlotLimits limits = limitsOf(facts, state, ship);
    for (int speed = limits.hi; speed >= limits.lo; --speed)
        for (const Hand pivot : {Hand::None, Hand::Port, Hand::Starboard}) {
            Plot plot;
            plot.speed = static_cast<std::int8_t>(speed);
            plot.pivot = pivot;
            if (pivot != Hand::None && (!limits.mayPivot || (speed != 0 && !shipOf(state, ship).mayPivot)))
                continue; // at rest, where the option lets ships turn so
            if (speed <= 0) {
                if (speed < 0)
                    plot.add(Step::Astern);
                if (!faultOf(facts, state, ship, plot) && visit(static_cast<const Plot&>(plot)))
                    return true;
                continue;
            }
            if (!limits.mustBack
                && detail::forPaths(facts, state, ship, plot, startOf(state, ship, pivot), mostTurns, visit))
                return true;
        }
    return false;
}

} // namespace navarch::trireme
