// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace navarch {

/// The cells of a board of hexes or rexes about a ship, and which of up to 64 tracks lie in each at every moment of a turn: most
/// lie nowhere near, and are not looked at again. `reach`: cells from the centre along each axis.
template <int reach, std::size_t moments>
class NearbyTracks {
public:
    static constexpr int width = 2 * reach + 1;
    static constexpr std::size_t cells = static_cast<std::size_t>(width) * width;

    /// By axial coordinates.
    template <class Cell>
    explicit NearbyTracks(const Cell& centre) : m_q(centre.q),
                                                m_r(centre.r)
    {
    }

    template <class Cell>
    void add(int track, std::size_t moment, const Cell& cell)
    {
        if (const int number = cellOf(cell); number >= 0)
            m_in[moment][static_cast<std::size_t>(number)] |= std::uint64_t{1} << track;
    }
    /// The tracks in a cell at a moment, a bit each.
    template <class Cell>
    [[nodiscard]] std::uint64_t in(const Cell& cell, int moment) const
    {
        const int number = cellOf(cell);
        return number < 0 ? 0 : m_in[static_cast<std::size_t>(moment)][static_cast<std::size_t>(number)];
    }
    /// The number of a cell among those about the centre; -1: farther away.
    template <class Cell>
    [[nodiscard]] int cellOf(const Cell& cell) const
    {
        const int q = cell.q - m_q + reach;
        const int r = cell.r - m_r + reach;
        return q < 0 || r < 0 || q >= width || r >= width ? -1 : r * width + q;
    }

private:
    int m_q;
    int m_r;
    std::array<std::array<std::uint64_t, cells>, moments> m_in{};
};

} // namespace navarch
