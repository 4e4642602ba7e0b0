// SPDX-License-Identifier: GPL-3.0-or-later
// Water that no shortest way leads through becomes land.
#include <algorithm>

#include "core/chart/waters.h"

namespace navarch {

bool Waters::fillAt(int point, const std::vector<char>& kept, std::vector<int>& again)
{
    for (const Sector& sector : sectorsAt(point)) {
        const int right = sector.right;
        const int left = sector.left;
        if (right < 0 || turn(m_mesh.at(point), m_mesh.at(right), m_mesh.at(left)) <= 0)
            continue;
        bool isFree = true;
        std::vector<int> between;
        for (std::size_t i = 0; i + 1 < sector.triangles.size() && isFree; ++i) {
            const Mesh::Triangle& here = m_mesh.triangle(sector.triangles[i]);
            const int next = here.corner[slot(cornerBefore(here.indexOf(point)))];
            isFree = turn(m_mesh.at(right), m_mesh.at(left), m_mesh.at(next)) < 0;
            between.push_back(next);
        }
        if (!isFree)
            continue;
        // Turn the sides that go out from the point away from it, until there is only one triangle.
        std::vector<int> fan = sector.triangles;
        while (fan.size() > 1) {
            bool isTurned = false;
            for (std::size_t i = 0; i + 1 < fan.size() && !isTurned; ++i) {
                const int j = m_mesh.triangle(fan[i]).indexOf(point);
                const int side = cornerAfter(j); // between this triangle and the next
                if (!m_mesh.mayFlip(fan[i], side))
                    continue;
                const int one = fan[i];
                const int other = fan[i + 1];
                m_mesh.flip(one, side);
                const auto& corners = m_mesh.triangle(one).corner;
                const bool keepsOne = std::find(corners.begin(), corners.end(), point) != corners.end();
                fan[i] = keepsOne ? one : other;
                fan.erase(fan.begin() + static_cast<std::ptrdiff_t>(i) + 1);
                isTurned = true;
            }
            if (!isTurned)
                return false;
        }
        const Mesh::Triangle& last = m_mesh.triangle(fan.front());
        const bool isPond = last.side[0].isFixed && last.side[1].isFixed && last.side[2].isFixed;
        if (isPond && (kept[slot(right)] || kept[slot(left)]))
            continue;
        close(fan.front());
        again.push_back(right);
        again.push_back(left);
        again.insert(again.end(), between.begin(), between.end());
        return true;
    }
    return false;
}

void Waters::fillBays(const std::vector<int>& keep)
{
    const std::size_t count = m_mesh.points().size();
    std::vector<char> kept(count);
    for (const int point : keep)
        kept[slot(point)] = 1;
    std::vector<int> waiting;
    std::vector<char> isWaiting(count);
    for (int point = static_cast<int>(count) - 1; point >= 4; --point) {
        if (!kept[slot(point)] && isOnShore(point)) {
            waiting.push_back(point);
            isWaiting[slot(point)] = 1;
        }
    }
    std::vector<int> again;
    while (!waiting.empty()) {
        const int point = waiting.back();
        waiting.pop_back();
        isWaiting[slot(point)] = 0;
        again.clear();
        if (!fillAt(point, kept, again))
            continue;
        again.push_back(point); // it may have another bay
        for (const int next : again) {
            if (next >= 4 && !kept[slot(next)] && !isWaiting[slot(next)]) {
                isWaiting[slot(next)] = 1;
                waiting.push_back(next);
            }
        }
    }
}

} // namespace navarch
