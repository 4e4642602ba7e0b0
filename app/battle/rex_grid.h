// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/battle/contract/board_view.h"
#include "core/boards/rex/rex.h"

namespace navarch {

/// The pose `by` rexes from `pose` towards a heading, keeping its own.
[[nodiscard]] inline BoardPose rexTowards(BoardPose pose, int heading, int by = 1)
{
    const rex::Rex there = rex::neighbour(rex::rexOf(pose.x, pose.y), rex::turned(0, heading), by);
    pose.x = rex::columnOf(there);
    pose.y = rex::rowOf(there);
    return pose;
}

[[nodiscard]] inline bool isSameRex(const BoardPose& a, const BoardPose& b)
{
    return a.x == b.x && a.y == b.y;
}

} // namespace navarch
