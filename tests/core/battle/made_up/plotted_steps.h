// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "core/boards/hex/hex.h"
#include "tests/core/battle/made_up/plotted_game.h"

// What the two halves of the made-up game with plots share.
namespace navarch::plotted {

template <class... F>
struct Overloaded : F... {
    using F::operator()...;
};
template <class... F>
Overloaded(F...) -> Overloaded<F...>;

inline constexpr int columns = 10;
inline constexpr int rows = 8;
inline constexpr BoardPose island{5, 4, 0};

inline Ship& at(State& state, ShipNumber ship)
{
    return state.ships[static_cast<std::size_t>(ship)];
}
inline const Ship& at(const State& state, ShipNumber ship)
{
    return state.ships[static_cast<std::size_t>(ship)];
}
inline bool isSea(const BoardPose& pose)
{
    return pose.x >= 0 && pose.x < columns && pose.y >= 0 && pose.y < rows
           && (pose.x != island.x || pose.y != island.y);
}
inline BoardPose stepped(BoardPose pose, char step)
{
    const hex::Facing facing = hex::turned(static_cast<hex::Facing>(pose.heading), step == 'P'   ? -1
                                                                                   : step == 'S' ? 1
                                                                                                 : 0);
    const hex::Hex to = hex::neighbour(hex::hexOf(pose.x, pose.y), facing, step == 'B' ? -1 : 1);
    return {to.q, hex::rowOf(to), facing};
}
/// Why a step may not be the next one.
inline Refusal stepRefusal(const BoardPose& pose, const Plot& plot, int index)
{
    const char step = plot.steps[static_cast<std::size_t>(index)];
    const char before = index > 0 ? plot.steps[static_cast<std::size_t>(index - 1)] : 'P';
    if ((step == 'B') != (plot.speed < 0))
        return {"PG-1", refusalText("A ship rows astern at -1 only.")};
    if ((step == 'P' || step == 'S') && before != 'F')
        return {"PG-1", refusalText("The ship must row ahead before it turns."),
                refusalText("Write F first.")};
    if (!isSea(stepped(pose, step)))
        return {"PG-1", refusalText("The step leads into the island or over the edge.")};
    return {};
}
inline int needed(int speed)
{
    return speed < 0 ? 1 : speed;
}
inline std::string textOf(int speed, const std::string& steps, bool holds)
{
    return std::to_string(speed) + ":" + steps + (holds ? "/H" : "");
}
inline std::string textOf(const Plot& plot)
{
    return textOf(plot.speed, std::string(plot.steps.data(), static_cast<std::size_t>(plot.count)),
                  plot.holds);
}
inline std::optional<Plot> plotOf(const PlotDraft& draft)
{
    if (draft.speed < -1 || draft.speed > 3 || draft.steps.size() > 3)
        return std::nullopt;
    Plot plot;
    plot.speed = static_cast<std::int8_t>(draft.speed);
    for (const char step : draft.steps)
        plot.steps[static_cast<std::size_t>(plot.count++)] = step;
    plot.holds = !draft.chosen.empty() && draft.chosen[0] == "hold";
    return plot;
}

} // namespace navarch::plotted
