// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/drafting/land_cells.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>

namespace navarch {

namespace {

constexpr int cellsUp = 360;
constexpr int smallestCell = 50;
constexpr int largestCell = 5000;

constexpr std::int64_t floorDivided(std::int64_t a, std::int64_t b)
{
    return a / b - (a % b != 0 && (a < 0) != (b < 0) ? 1 : 0);
}

/// The first cell whose middle lies at `least` or beyond.
int firstFrom(std::int64_t least, int size)
{
    return static_cast<int>(-floorDivided(-(least - size / 2), size));
}
/// The last one whose middle lies at `most` or before.
int lastUpTo(std::int64_t most, int size)
{
    return static_cast<int>(floorDivided(most - size / 2, size));
}

/// How far along a gap the shore crosses it, in hundredths: 30 to 70, the same for the same gap.
int crossingAt(int column, int row, bool isUp)
{
    std::uint32_t mixed = static_cast<std::uint32_t>(column) * 0x9E37'79B1u
                          ^ static_cast<std::uint32_t>(row) * 0x85EB'CA77u ^ (isUp ? 0xC2B2'AE3Du : 0u);
    mixed ^= mixed >> 15;
    mixed *= 0x2C1B'3C6Du;
    mixed ^= mixed >> 12;
    mixed *= 0x297A'2D39u;
    mixed ^= mixed >> 15;
    return 30 + static_cast<int>(mixed % 41);
}

} // namespace

CellSize cellsOf(const Sheet& sheet)
{
    const int up = std::clamp((sheet.northEast.latitude - sheet.southWest.latitude) / cellsUp / 2 * 2,
                              smallestCell, largestCell);
    // A degree of longitude is shorter, by the cosine of some 38 degrees.
    return {up * 32 / 25 / 2 * 2, up};
}

LandCells::LandCells(CellSize size, int firstColumn, int firstRow, int columns, int rows)
    : m_size(size),
      m_firstColumn(firstColumn),
      m_firstRow(firstRow),
      m_columns(std::max(1, columns)),
      m_rows(std::max(1, rows)),
      m_land(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_rows))
{
}

LandCells LandCells::between(CellSize size, Position southWest, Position northEast, int rim)
{
    const int west = firstFrom(southWest.longitude, size.across) - rim;
    const int south = firstFrom(southWest.latitude, size.up) - rim;
    return {size, west, south, lastUpTo(northEast.longitude, size.across) + rim - west + 1,
            lastUpTo(northEast.latitude, size.up) + rim - south + 1};
}

std::int64_t LandCells::countBetween(CellSize size, Position southWest, Position northEast, int rim)
{
    const auto along = [rim](std::int64_t from, std::int64_t to, int step) {
        return std::max<std::int64_t>(0, to - from) / step + 2 + 2 * rim;
    };
    return along(southWest.longitude, northEast.longitude, size.across)
           * along(southWest.latitude, northEast.latitude, size.up);
}

bool LandCells::hasLand() const
{
    return std::find(m_land.begin(), m_land.end(), 1) != m_land.end();
}

void LandCells::add(const LandPolygon& polygon)
{
    // Every shore that a row of middles crosses turns all cells east of it over: inside is what was turned an odd number of times.
    std::vector<std::uint8_t> turned(m_land.size());
    for (const Ring& ring : polygon.rings) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            Position a = ring[i];
            Position b = ring[(i + 1) % ring.size()];
            if (a.latitude > b.latitude)
                std::swap(a, b);
            // Rows whose middle lies above a, and not above b.
            const int first = std::max(0, firstFrom(std::int64_t{a.latitude} + 1, m_size.up) - m_firstRow);
            const int last = std::min(m_rows - 1, lastUpTo(b.latitude, m_size.up) - m_firstRow);
            for (int row = first; row <= last; ++row) {
                const std::int64_t up = middle(0, row).latitude - std::int64_t{a.latitude};
                const std::int64_t at =
                    a.longitude
                    + floorDivided(up * (std::int64_t{b.longitude} - a.longitude), b.latitude - a.latitude);
                const int column = std::max(0, firstFrom(at + 1, m_size.across) - m_firstColumn);
                if (column < m_columns)
                    turned[index(column, row)] ^= 1;
            }
        }
    }
    for (int row = 0; row < m_rows; ++row) {
        bool isInside = false;
        for (int column = 0; column < m_columns; ++column) {
            isInside = isInside != (turned[index(column, row)] != 0);
            if (isInside)
                set(column, row, true);
        }
    }
}

void LandCells::change(const LandCells& marked, bool toLand)
{
    const int right = marked.m_firstColumn - m_firstColumn;
    const int up = marked.m_firstRow - m_firstRow;
    for (int row = 0; row < marked.m_rows; ++row)
        for (int column = 0; column < marked.m_columns; ++column)
            if (marked.isLand(column, row))
                set(column + right, row + up, toLand);
}

bool LandCells::meets(const LandCells& other) const
{
    const int right = m_firstColumn - other.m_firstColumn;
    const int up = m_firstRow - other.m_firstRow;
    for (int row = 0; row < m_rows; ++row)
        for (int column = 0; column < m_columns; ++column)
            if (isLand(column, row) && other.isLandAt(column + right, row + up))
                return true;
    return false;
}

LandCells LandCells::widened() const
{
    LandCells wide(m_size, m_firstColumn - 1, m_firstRow - 1, m_columns + 2, m_rows + 2);
    for (int row = 0; row < m_rows; ++row)
        for (int column = 0; column < m_columns; ++column)
            for (int up = 0; up < 3 && isLand(column, row); ++up)
                for (int right = 0; right < 3; ++right)
                    wide.set(column + right, row + up, true);
    return wide;
}

bool LandCells::isTouchedBy(const Ring& shore) const
{
    const Position least = middle(0, 0);
    const Position most = middle(m_columns - 1, m_rows - 1);
    for (std::size_t i = 0; i < shore.size(); ++i) {
        const Position a = shore[i];
        const Position b = shore[(i + 1) % shore.size()];
        if (std::max(a.latitude, b.latitude) < least.latitude - m_size.up
            || std::min(a.latitude, b.latitude) > most.latitude + m_size.up
            || std::max(a.longitude, b.longitude) < least.longitude - m_size.across
            || std::min(a.longitude, b.longitude) > most.longitude + m_size.across)
            continue;
        const std::int64_t right = std::int64_t{b.longitude} - a.longitude;
        const std::int64_t up = std::int64_t{b.latitude} - a.latitude;
        const std::int64_t steps =
            std::max(std::abs(right) / m_size.across, std::abs(up) / m_size.up) * 2 + 1;
        for (std::int64_t step = 0; step <= steps; ++step) {
            const auto column =
                floorDivided(a.longitude + right * step / steps, m_size.across) - m_firstColumn;
            const auto row = floorDivided(a.latitude + up * step / steps, m_size.up) - m_firstRow;
            if (column >= 0 && column < m_columns && row >= 0 && row < m_rows
                && isLand(static_cast<int>(column), static_cast<int>(row)))
                return true;
        }
    }
    return false;
}

/// Of each cell of land, the number of the piece it belongs to; -1: water.
std::vector<int> LandCells::pieces() const
{
    std::vector<int> piece(m_land.size(), -1);
    int count = 0;
    std::vector<std::pair<int, int>> waiting;
    for (int row = 0; row < m_rows; ++row) {
        for (int column = 0; column < m_columns; ++column) {
            if (!isLand(column, row) || piece[index(column, row)] >= 0)
                continue;
            piece[index(column, row)] = count;
            waiting.emplace_back(column, row);
            while (!waiting.empty()) {
                const auto [x, y] = waiting.back();
                waiting.pop_back();
                for (const auto& [right, up] : {std::pair(1, 0), {-1, 0}, {0, 1}, {0, -1}}) {
                    if (!isLandAt(x + right, y + up) || piece[index(x + right, y + up)] >= 0)
                        continue;
                    piece[index(x + right, y + up)] = count;
                    waiting.emplace_back(x + right, y + up);
                }
            }
            ++count;
        }
    }
    return piece;
}

/// Gaps between neighbouring cells are numbered twice a cell's index: to the east of it, and one more: to the north.
Position LandCells::shoreAt(std::size_t gap) const
{
    const std::size_t cell = gap / 2;
    const int column = static_cast<int>(cell % static_cast<std::size_t>(m_columns));
    const int row = static_cast<int>(cell / static_cast<std::size_t>(m_columns));
    const bool isUp = gap % 2 != 0;
    Position at = middle(column, row);
    const int along = crossingAt(m_firstColumn + column, m_firstRow + row, isUp);
    (isUp ? at.latitude : at.longitude) += (isUp ? m_size.up : m_size.across) * along / 100;
    return at;
}

std::vector<LandPolygon> LandCells::polygons() const
{
    // Between four middles the shore leads from one gap to another, land on its left. South-west is 1, south-east 2,
    // north-east 4, north-west 8; gaps are south 0, east 1, north 2, west 3. Corners of land that meet stay apart.
    constexpr int none = -1;
    static constexpr int stretches[16][2][2] = {
        {{none, none}, {none, none}}, {{0, 3}, {none, none}}, {{1, 0}, {none, none}},
        {{1, 3}, {none, none}},       {{2, 1}, {none, none}}, {{0, 3}, {2, 1}},
        {{2, 0}, {none, none}},       {{2, 3}, {none, none}}, {{3, 2}, {none, none}},
        {{0, 2}, {none, none}},       {{1, 0}, {3, 2}},       {{1, 2}, {none, none}},
        {{3, 1}, {none, none}},       {{0, 1}, {none, none}}, {{3, 0}, {none, none}},
        {{none, none}, {none, none}}};
    std::map<std::size_t, std::size_t> next;
    for (int row = 0; row + 1 < m_rows; ++row) {
        for (int column = 0; column + 1 < m_columns; ++column) {
            const int corners = (isLand(column, row) ? 1 : 0) + (isLand(column + 1, row) ? 2 : 0)
                                + (isLand(column + 1, row + 1) ? 4 : 0) + (isLand(column, row + 1) ? 8 : 0);
            const std::array<std::size_t, 4> gaps{2 * index(column, row), 2 * index(column + 1, row) + 1,
                                                  2 * index(column, row + 1), 2 * index(column, row) + 1};
            for (const auto& [from, to] : stretches[corners])
                if (from != none)
                    next.emplace(gaps[static_cast<std::size_t>(from)], gaps[static_cast<std::size_t>(to)]);
        }
    }
    const std::vector<int> piece = pieces();
    std::map<int, LandPolygon> found;
    while (!next.empty()) {
        const std::size_t first = next.begin()->first;
        const std::size_t beside =
            first % 2 != 0 ? first / 2 + static_cast<std::size_t>(m_columns) : first / 2 + 1;
        const int number = std::max(piece[first / 2], piece[beside]); // one of the two is water
        Ring ring;
        for (std::size_t gap = first;;) {
            ring.push_back(shoreAt(gap));
            const auto at = next.find(gap);
            gap = at->second;
            next.erase(at);
            if (gap == first)
                break;
        }
        LandPolygon& land = found[number];
        if (windingOf(ring) > 0)
            land.rings.insert(land.rings.begin(), std::move(ring));
        else
            land.rings.push_back(std::move(ring));
    }
    std::vector<LandPolygon> polygons;
    for (auto& [number, land] : found)
        polygons.push_back(std::move(land));
    return polygons;
}

} // namespace navarch
