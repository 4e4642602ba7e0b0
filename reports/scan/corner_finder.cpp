// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/scan/corner_finder.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace navarch {

namespace {

/// Sums of a patch of dark pixels.
struct Patch {
    double area = 0;
    double x = 0;
    double y = 0;
    double xx = 0;
    double yy = 0;
    double xy = 0;

    void add(const Patch& other)
    {
        area += other.area;
        x += other.x;
        y += other.y;
        xx += other.xx;
        yy += other.yy;
        xy += other.xy;
    }
};

/// Dark pixels that follow one another in a row.
struct Run {
    int first = 0;
    int end = 0;
    int patch = 0;
};

/// Patches of pixels that touch, put together row by row.
class Patches {
public:
    int begin(const Patch& patch)
    {
        m_parents.push_back(static_cast<int>(m_parents.size()));
        m_patches.push_back(patch);
        return m_parents.back();
    }
    int rootOf(int patch)
    {
        while (m_parents[static_cast<std::size_t>(patch)] != patch) {
            int& parent = m_parents[static_cast<std::size_t>(patch)];
            parent = m_parents[static_cast<std::size_t>(parent)];
            patch = parent;
        }
        return patch;
    }
    int join(int a, int b)
    {
        a = rootOf(a);
        b = rootOf(b);
        if (a != b) {
            m_parents[static_cast<std::size_t>(b)] = a;
            m_patches[static_cast<std::size_t>(a)].add(m_patches[static_cast<std::size_t>(b)]);
        }
        return a;
    }
    void add(int patch, const Patch& more) { m_patches[static_cast<std::size_t>(rootOf(patch))].add(more); }

    template <class Visit>
    void forEach(Visit&& visit) const
    {
        for (std::size_t i = 0; i < m_patches.size(); ++i)
            if (m_parents[i] == static_cast<int>(i))
                visit(m_patches[i]);
    }

private:
    std::vector<int> m_parents;
    std::vector<Patch> m_patches;
};

Patch patchOf(int first, int end, int y)
{
    const double n = end - first;
    const double a = first;
    const double b = end - 1;
    const double sum = n * (a + b) / 2;
    const auto squares = [](double upTo) { return upTo * (upTo + 1) * (2 * upTo + 1) / 6; };
    const double sumOfSquares = squares(b) - squares(a - 1);
    return {n, sum, n * y, sumOfSquares, n * y * y, sum * y};
}

std::optional<Blob> blobOf(const Patch& patch, double side)
{
    const double expected = side * side;
    if (patch.area < expected * 0.3 || patch.area > expected * 2.4 || patch.area < 9)
        return std::nullopt;
    const Spot middle{patch.x / patch.area, patch.y / patch.area};
    // Of a pixel's own width as well.
    const double xx = patch.xx / patch.area - middle.x * middle.x + 1.0 / 12;
    const double yy = patch.yy / patch.area - middle.y * middle.y + 1.0 / 12;
    const double xy = patch.xy / patch.area - middle.x * middle.y;
    const double determinant = xx * yy - xy * xy;
    if (determinant <= 0)
        return std::nullopt;
    // A filled parallelogram has 1, an ellipse 1.05; a cross, a ring or a letter has much less.
    const double filled = patch.area / (12 * std::sqrt(determinant));
    const double half = (xx + yy) / 2;
    const double difference = std::sqrt(std::max(0.0, half * half - determinant));
    const bool isLong = half + difference > 4 * (half - difference);
    if (filled < 0.85 || filled > 1.2 || isLong)
        return std::nullopt;
    return Blob{middle, std::sqrt(patch.area)};
}

} // namespace

std::vector<Blob> blobsIn(const GreyImage& image, double side)
{
    const int width = image.width;
    const int height = image.height;
    // Sums of all pixels above and to the left, for the brightness round each pixel.
    std::vector<std::uint32_t> sums(static_cast<std::size_t>(width + 1)
                                    * static_cast<std::size_t>(height + 1));
    const auto sumAt = [&](int x, int y) {
        return sums[static_cast<std::size_t>(y) * static_cast<std::size_t>(width + 1)
                    + static_cast<std::size_t>(x)];
    };
    for (int y = 0; y < height; ++y) {
        std::uint32_t row = 0;
        for (int x = 0; x < width; ++x) {
            row += image.at(x, y);
            sums[static_cast<std::size_t>(y + 1) * static_cast<std::size_t>(width + 1)
                 + static_cast<std::size_t>(x + 1)] = sumAt(x + 1, y) + row;
        }
    }
    const int reach = std::max(4, static_cast<int>(side * 2.5));
    Patches patches;
    std::vector<Run> before;
    std::vector<Run> runs;
    for (int y = 0; y < height; ++y) {
        const int top = std::max(0, y - reach);
        const int bottom = std::min(height, y + reach + 1);
        runs.clear();
        int first = -1;
        for (int x = 0; x <= width; ++x) {
            bool isDark = false;
            if (x < width) {
                const int left = std::max(0, x - reach);
                const int right = std::min(width, x + reach + 1);
                const std::uint32_t sum =
                    sumAt(right, bottom) - sumAt(left, bottom) - sumAt(right, top) + sumAt(left, top);
                const auto count =
                    static_cast<std::uint64_t>(right - left) * static_cast<std::uint64_t>(bottom - top);
                isDark = std::uint64_t{image.at(x, y)} * 100 * count < std::uint64_t{sum} * 74;
            }
            if (isDark && first < 0)
                first = x;
            if (!isDark && first >= 0) {
                runs.push_back({first, x, 0});
                first = -1;
            }
        }
        std::size_t above = 0;
        for (Run& run : runs) {
            run.patch = -1;
            while (above < before.size() && before[above].end <= run.first)
                ++above;
            const Patch patch = patchOf(run.first, run.end, y);
            for (std::size_t i = above; i < before.size() && before[i].first < run.end; ++i)
                run.patch = run.patch < 0 ? patches.rootOf(before[i].patch)
                                          : patches.join(run.patch, before[i].patch);
            if (run.patch < 0)
                run.patch = patches.begin(patch);
            else
                patches.add(run.patch, patch);
        }
        before.swap(runs);
    }
    std::vector<Blob> blobs;
    patches.forEach([&](const Patch& patch) {
        if (const auto blob = blobOf(patch, side))
            blobs.push_back(*blob);
    });
    return blobs;
}

} // namespace navarch
