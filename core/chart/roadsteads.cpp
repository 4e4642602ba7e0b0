// SPDX-License-Identifier: GPL-3.0-or-later
// Where the ships of a port lie.
#include <algorithm>

#include "core/chart/waters.h"

namespace navarch {

int Waters::waterAt(const Mesh::Spot& spot) const
{
    const Mesh::Triangle& here = m_mesh.triangle(spot.triangle);
    return spot.at == Mesh::Spot::At::Inside ? here.water : -1;
}

bool Waters::isWater(const Mesh::Spot& spot, int water) const
{
    const Mesh::Triangle& here = m_mesh.triangle(spot.triangle);
    if (here.water == water)
        return true;
    if (spot.at == Mesh::Spot::At::Side) {
        const int beyond = here.side[slot(spot.index)].next;
        return beyond >= 0 && m_mesh.triangle(beyond).water == water;
    }
    if (spot.at == Mesh::Spot::At::Corner) {
        const int point = here.corner[slot(spot.index)];
        const int first = m_mesh.triangleAt(point);
        int number = first;
        do {
            if (m_mesh.triangle(number).water == water)
                return true;
            number = m_mesh.nextAround(number, point);
        } while (number != first && number >= 0);
    }
    return false;
}

bool Waters::isSea(int water) const
{
    return m_sizes[slot(water)] >= m_largest / 100;
}

/// Every shore of every water. A port that splits one of them leaves it here as it was, which is the same line.
const std::vector<Waters::Shore>& Waters::shores()
{
    if (!m_shores.empty())
        return m_shores;
    for (const Mesh::Triangle& here : m_mesh.triangles())
        for (int i = 0; i < 3 && here.isOpen(); ++i)
            if (here.side[slot(i)].isFixed)
                m_shores.push_back({m_mesh.at(here.corner[slot(cornerAfter(i))]),
                                    m_mesh.at(here.corner[slot(cornerBefore(i))]), here.water});
    return m_shores;
}

std::optional<int> Waters::roadstead(Position port, int reach)
{
    if (!hasWater())
        return std::nullopt;
    const Mesh::Spot spot = m_mesh.find(port);
    const int water = waterAt(spot);
    if (water >= 0 && isSea(water))
        return m_mesh.insert(port);
    for (std::size_t sea = 0; sea < m_sizes.size(); ++sea)
        if (isSea(static_cast<int>(sea)) && isWater(spot, static_cast<int>(sea)))
            return m_mesh.insert(port);
    // The nearest shore of any sea, or failing that of any water.
    const std::int64_t farthest = std::int64_t{reach} * milesToLength / 100;
    const int wide = static_cast<int>(reach / 6 * 100 + 100); // in latitude
    std::optional<Shore> best;
    std::int64_t nearest = 0;
    bool bestIsSea = false;
    for (const Shore& shore : shores()) {
        if (std::max(shore.from.latitude, shore.to.latitude) < port.latitude - wide
            || std::min(shore.from.latitude, shore.to.latitude) > port.latitude + wide)
            continue;
        const std::int64_t length = lengthOf(port, nearestOn(shore.from, shore.to, port));
        const bool inSea = isSea(shore.water);
        if (length > farthest || (bestIsSea && !inSea))
            continue;
        if (!best || (inSea && !bestIsSea) || length < nearest) {
            best = shore;
            nearest = length;
            bestIsSea = inSea;
        }
    }
    if (!best)
        return water >= 0 ? std::optional(m_mesh.insert(port)) : std::nullopt;
    if (water >= 0 && !bestIsSea)
        return m_mesh.insert(port);
    // The nearest place of whole numbers that is in that water; the ends of the shore are.
    const Position foot = nearestOn(best->from, best->to, port);
    std::vector<Position> places{foot, best->from, best->to};
    for (int north = -1; north <= 1; ++north)
        for (int east = -1; east <= 1; ++east)
            places.push_back({foot.latitude + north, foot.longitude + east});
    std::stable_sort(places.begin(), places.end(),
                     [&](Position x, Position y) { return lengthOf(port, x) < lengthOf(port, y); });
    for (const Position place : places)
        if (isWater(m_mesh.find(place), best->water))
            return m_mesh.insert(place);
    return std::nullopt;
}

} // namespace navarch
