// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/boards/hex/line.h"

namespace navarch::hex {

namespace {

struct Rounded {
    int below = 0;     ///< the whole number below
    int remainder = 0; ///< what is left, in `parts` of 1
};

Rounded parted(int value, int parts)
{
    int below = value / parts;
    int remainder = value % parts;
    if (remainder < 0) {
        remainder += parts;
        --below;
    }
    return {below, remainder};
}

} // namespace

LineStep lineAt(Hex from, Hex to, int step)
{
    const int length = distance(from, to);
    if (step <= 0)
        return {from, from};
    if (step >= length)
        return {to, to};
    // At every step one coordinate is whole, the one that makes the distance; the other two share what is left.
    const int way[3] = {to.q - from.q, to.r - from.r, to.s() - from.s()};
    int longest = 0;
    while (std::abs(way[longest]) != length)
        ++longest;
    const int a = (longest + 1) % 3;
    const int b = (longest + 2) % 3;
    const int start[3] = {from.q, from.r, from.s()};
    int at[3]{};
    at[longest] = start[longest] + way[longest] / length * step;
    const auto hexFor = [&](int valueOfA) {
        at[a] = valueOfA;
        at[b] = -at[longest] - valueOfA;
        return hexAt(at[0], at[1]);
    };
    const Rounded whole = parted(way[a] * step, length);
    const int twice = 2 * whole.remainder;
    if (twice != length) {
        const Hex hex = hexFor(start[a] + whole.below + (twice > length ? 1 : 0));
        return {hex, hex};
    }
    // On a side of two hexes: the one whose coordinate a is greater lies to that side of the line to which a grows. With
    // q, r, s and the view from above a step to the right of the way w grows by (s - r, q - s, r - q) of w.
    const int toTheRight[3] = {way[2] - way[1], way[0] - way[2], way[1] - way[0]};
    const Hex more = hexFor(start[a] + whole.below + 1);
    const Hex less = hexFor(start[a] + whole.below);
    return toTheRight[a] - toTheRight[b] > 0 ? LineStep{less, more} : LineStep{more, less};
}

} // namespace navarch::hex
