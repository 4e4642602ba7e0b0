// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace navarch {

/// Lengths on paper are hundredths of a millimetre, y downwards.
[[nodiscard]] constexpr int millimetres(double mm)
{
    return static_cast<int>(mm * 100 + (mm < 0 ? -0.5 : 0.5));
}

/// A type size in points.
[[nodiscard]] constexpr int points(double pt)
{
    return millimetres(pt * 25.4 / 72);
}

/// Type below this is not read at a table.
inline constexpr int smallestText = points(6.5);

/// A rectangle on the page.
struct Box {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;

    friend bool operator==(const Box&, const Box&) = default;

    [[nodiscard]] constexpr int right() const { return x + width; }
    [[nodiscard]] constexpr int bottom() const { return y + height; }
    [[nodiscard]] constexpr bool contains(const Box& inner) const
    {
        return inner.x >= x && inner.y >= y && inner.right() <= right() && inner.bottom() <= bottom();
    }
    /// Sharing only an edge is not overlapping.
    [[nodiscard]] constexpr bool overlaps(const Box& other) const
    {
        return x < other.right() && other.x < right() && y < other.bottom() && other.y < bottom();
    }
    [[nodiscard]] constexpr Box inset(int by) const
    {
        return {x + by, y + by, width - 2 * by, height - 2 * by};
    }
};

} // namespace navarch
