// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/boards/hex/hex.h"

namespace navarch::hex {

/// Where a straight line from centre to centre is after some of its steps: in one hex, or, where it runs along the side that
/// two hexes share, in the one to its left and the one to its right.
struct LineStep {
    Hex left;
    Hex right;

    friend bool operator==(const LineStep&, const LineStep&) = default;
};

/// The line's place after `step` of distance(from, to) steps; exact. Backward it is the same line with left and right
/// exchanged.
[[nodiscard]] LineStep lineAt(Hex from, Hex to, int step);

/// Whether the line, nudged to the left all its way, and nudged to the right, meets a hex that `blocks(hex)` both times
/// (RS-5.5). The hexes at its ends do not count. The same in both directions.
template <class Blocks>
[[nodiscard]] bool isBlockedEitherWay(Hex from, Hex to, Blocks&& blocks)
{
    bool left = false;
    bool right = false;
    const int length = distance(from, to);
    for (int step = 1; step < length && !(left && right); ++step) {
        const LineStep at = lineAt(from, to, step);
        left = left || blocks(at.left);
        right = right || blocks(at.right);
    }
    return left && right;
}

/// Whether a hex between the ends blocks the line, or both of two whose shared side it runs along (TR-7.2).
template <class Blocks>
[[nodiscard]] bool isBlockedStepwise(Hex from, Hex to, Blocks&& blocks)
{
    const int length = distance(from, to);
    for (int step = 1; step < length; ++step)
        if (const LineStep at = lineAt(from, to, step); blocks(at.left) && blocks(at.right))
            return true;
    return false;
}

} // namespace navarch::hex
