// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/plots/plot_leans.h"

#include <cmath>
#include <numbers>

#include "app/battle/rex_grid.h"
#include "core/boards/hex/hex.h"

namespace navarch {

namespace {

PlotLean leanBetween(const BoardPose& from, const BoardPose& to, BoardKind board)
{
    const int all = board == BoardKind::FreeTable ? 360 : hex::facings;
    const int turn = ((to.heading - from.heading) % all + all) % all;
    if (turn != 0)
        return turn * 2 < all ? PlotLean::Starboard : PlotLean::Port;
    if (board == BoardKind::Rexes)
        return isSameRex(to, rexTowards(from, from.heading, -1)) ? PlotLean::Astern : PlotLean::Ahead;
    if (board == BoardKind::Hexes) {
        const hex::Hex here = hex::hexOf(from.x, from.y);
        const auto facing = static_cast<hex::Facing>(from.heading);
        return hex::hexOf(to.x, to.y) == hex::neighbour(here, facing, -1) ? PlotLean::Astern
                                                                          : PlotLean::Ahead;
    }
    const double angle = from.heading * std::numbers::pi * 2 / all;
    const double along = (to.x - from.x) * std::sin(angle) + (to.y - from.y) * std::cos(angle);
    return along < 0 ? PlotLean::Astern : PlotLean::Ahead;
}

} // namespace

void PlotLeans::learn(const PlotTrack& track, BoardKind board)
{
    BoardPose from = track.start;
    for (const PlotStep& step : track.steps) {
        m_leans.emplace(step.symbol, leanBetween(from, step.pose, board));
        from = step.pose;
    }
}

std::optional<PlotLean> PlotLeans::of(char symbol) const
{
    const auto found = m_leans.find(symbol);
    return found == m_leans.end() ? std::nullopt : std::optional(found->second);
}

} // namespace navarch
