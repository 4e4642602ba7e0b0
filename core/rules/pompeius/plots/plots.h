// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>

#include "core/rules/pompeius/state/battle.h"

namespace navarch::pompeius {

/// What a ship's rowers may be ordered (PM-6).
struct PlotLimits {
    int max = 0;    ///< ordinary steps
    int extras = 0; ///< Extra cards that she may use now
    int least = 0;  ///< steps, so as not to slow too much
    int turnsMoving = 0;
    int turnsAtRest = 0;
    bool mayAhead = false;
    bool mayAstern = false;
    bool mayStop = false; ///< the emergency stop
    bool isHeld = false;  ///< held, or off the map: neither steps nor turns
};
[[nodiscard]] PlotLimits limitsOf(const BattleFacts& facts, const State& state, ShipNumber ship);

/// Why orders may not be given (PM-T6), in its order; those after it are ours.
enum class Fault : std::uint8_t {
    None,
    Held,
    Speed,
    Slowing,
    Stop,
    Extra,
    ExtraLast,
    Turns,
    Astern,
    Ahead,
    Mixed,
    Land,
    NoRam,
    Units,
    Busy,
    Disorder,
    Kind,
    NoGrapple,
    Apart,
    Locked,
    Full,
    Range,
    Arc,
    Sight,
    OwnMen,
    Unready,
    Away,
    NoCrew,
    NotNow,
    NoShip,
    Gone,
    AtRest,
    Foreign
};

/// What stands in a place of a fault's sentence: a field of PlotFault.
enum class FaultPart : std::uint8_t { N, M, K, Rex, Ship };

/// Why, in the contract's words, which name the ship; and in PM-T6's own, beside her orders.
struct FaultWords {
    std::string_view key; ///< lasting: "slowing"
    std::string_view rule;
    RefusalText refusal; ///< its numbers are n, m and k
    PhraseText text;     ///< what is counted is n
    std::array<FaultPart, 2> parts{};
};
[[nodiscard]] const FaultWords& wordsOf(Fault fault);

/// What is wrong with orders, and the numbers of its sentence.
struct PlotFault {
    Fault fault = Fault::None;
    int step = -1; ///< it belongs to, from 0; -1: the whole
    int unit = -1; ///< the task it belongs to, from 0; -1: none
    int n = 0;     ///< what is ordered: steps, turns, orders; a distance, a turn
    int m = 0;     ///< what is allowed
    int k = 0;     ///< what is left
    rex::Rex rex{};
    ShipNumber ship = noShip;

    explicit operator bool() const { return fault != Fault::None; }
};
[[nodiscard]] Refusal refusalOf(const PlotFault& fault);
/// PM-T6's sentence, filled in.
[[nodiscard]] Phrase textOf(const BattleFacts& facts, const PlotFault& fault);

/// The first thing wrong with steps alone, as if nobody were in the way; `isWhole` false: more may follow (a draft).
[[nodiscard]] PlotFault faultOfSteps(const BattleFacts& facts, const State& state, ShipNumber ship,
                                     const Plot& plot, bool isWhole = true);
/// What is wrong with an order to a unit that a ship's trierarch commands.
[[nodiscard]] PlotFault faultOfTask(const BattleFacts& facts, const State& state, const Unit& unit,
                                    const UnitTask& task);
/// What is wrong with one unit's order.
[[nodiscard]] PlotFault faultOfTask(const BattleFacts& facts, const State& state, ShipNumber ship,
                                    const UnitTask& task);
/// The first thing wrong with a ship's orders.
[[nodiscard]] PlotFault faultOf(const BattleFacts& facts, const State& state, ShipNumber ship,
                                const Plot& plot);

/// Straight on at the last speed, or the nearest that is allowed, away from land (PM-5.5).
[[nodiscard]] Plot defaultPlot(const BattleFacts& facts, const State& state, ShipNumber ship);

/// Her pose when the turn begins: where she lies, or where she comes back.
[[nodiscard]] inline const rex::Pose& startOf(const State& state, ShipNumber ship)
{
    return shipOf(state, ship).pose;
}
/// The first rex of land that a ship would lie in; nothing when there is none.
[[nodiscard]] std::optional<rex::Rex> landUnder(const BattleFacts& facts, ShipNumber ship,
                                                const rex::Pose& pose);
/// Whether a rex of her lies off the map.
[[nodiscard]] bool isOffMap(const BattleFacts& facts, ShipNumber ship, const rex::Pose& pose);

namespace detail {

template <class Visit>
bool forPaths(const BattleFacts& facts, ShipNumber ship, const PlotLimits& limits, Plot& plot,
              const rex::Pose& from, int turnsLeft, Visit&& visit)
{
    if (plot.count >= std::max(1, limits.least) && visit(static_cast<const Plot&>(plot)))
        return true;
    if (plot.count >= std::min(subPhases, limits.max + limits.extras) || isOffMap(facts, ship, from))
        return false;
    constexpr std::array<Step, 3> ahead{Step::Ahead, Step::AheadPort, Step::AheadStarboard};
    constexpr std::array<Step, 3> extra{Step::Extra, Step::ExtraPort, Step::ExtraStarboard};
    if (landUnder(facts, ship, from.moved(1)))
        return false;
    for (const Step step : plot.count < limits.max ? ahead : extra) {
        if (turnOf(step) != 0 && turnsLeft == 0)
            continue;
        const rex::Pose pose = after(from, step);
        if (turnOf(step) != 0 && landUnder(facts, ship, pose))
            continue;
        plot.add(step);
        const bool stops =
            forPaths(facts, ship, limits, plot, pose, turnsLeft - (turnOf(step) != 0 ? 1 : 0), visit);
        plot.path[static_cast<std::size_t>(--plot.count)] = Step::Ahead;
        if (stops)
            return true;
    }
    return false;
}

} // namespace detail

/// Calls `visit(plot)` for the steps a ship may be ordered, without Ram and units: ahead and Extra with at most `mostTurns`
/// turns each, astern straight, turns at rest one way or a swing and back, none, and the stop. It may return true to stop, and
/// then this does.
template <class Visit>
bool forSteps(const BattleFacts& facts, const State& state, ShipNumber ship, int mostTurns, Visit&& visit)
{
    const PlotLimits limits = limitsOf(facts, state, ship);
    const auto offer = [&](const Plot& plot) {
        return !faultOfSteps(facts, state, ship, plot) && visit(plot);
    };
    if (offer(Plot{}))
        return true;
    if (limits.isHeld)
        return false;
    for (const Step turn : {Step::Port, Step::Starboard}) {
        Plot plot;
        while (plot.count < limits.turnsAtRest && plot.count < 3) {
            plot.add(turn);
            if (offer(plot))
                return true;
        }
    }
    // The bow swung away and back enters again where another lies (PM-7.1).
    if (facts.of(ship).length > 1 && limits.turnsAtRest > 1)
        for (const Step turn : {Step::Port, Step::Starboard}) {
            Plot plot;
            plot.add(turn);
            plot.add(turn == Step::Port ? Step::Starboard : Step::Port);
            if (offer(plot))
                return true;
        }
    Plot stop;
    stop.add(Step::Stop);
    if (offer(stop))
        return true;
    Plot plot;
    if (limits.mayAstern)
        for (int step = 0; step < std::min(limits.max, subPhases); ++step) {
            plot.add(Step::Astern);
            if (offer(plot))
                return true;
        }
    plot = {};
    return limits.mayAhead // these ways keep within the limits, and off land
           && detail::forPaths(facts, ship, limits, plot, startOf(state, ship),
                               std::min(mostTurns, limits.turnsMoving), visit);
}

} // namespace navarch::pompeius
