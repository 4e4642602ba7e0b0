// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/scan/pose.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace navarch {

namespace {

constexpr double nothing = 1e-12;

/// Solves the symmetric system in `rows`, each with its right side at its end. Nothing when it has no one solution.
std::optional<std::vector<double>> solved(std::vector<std::vector<double>> rows)
{
    const std::size_t size = rows.size();
    for (std::size_t at = 0; at < size; ++at) {
        const auto best = std::max_element(
            rows.begin() + static_cast<std::ptrdiff_t>(at), rows.end(),
            [at](const auto& a, const auto& b) { return std::abs(a[at]) < std::abs(b[at]); });
        std::swap(rows[at], *best);
        if (std::abs(rows[at][at]) < nothing)
            return std::nullopt;
        for (std::size_t other = 0; other < size; ++other) {
            if (other == at)
                continue;
            const double share = rows[other][at] / rows[at][at];
            for (std::size_t column = at; column <= size; ++column)
                rows[other][column] -= share * rows[at][column];
        }
    }
    std::vector<double> result(size);
    for (std::size_t at = 0; at < size; ++at)
        result[at] = rows[at][size] / rows[at][at];
    return result;
}

/// What is added to the normal equations by one equation.
void addEquation(std::vector<std::vector<double>>& rows, const std::vector<double>& factors, double value,
                 double weight)
{
    for (std::size_t i = 0; i < factors.size(); ++i) {
        for (std::size_t j = 0; j < factors.size(); ++j)
            rows[i][j] += weight * factors[i] * factors[j];
        rows[i][factors.size()] += weight * factors[i] * value;
    }
}

/// The middle of places and how far they lie from it, so that sums of their products keep their digits.
struct Around {
    Spot middle;
    double spread = 1;

    [[nodiscard]] Spot in(const Spot& spot) const
    {
        return {(spot.x - middle.x) / spread, (spot.y - middle.y) / spread};
    }
};

template <class Which>
Around frameOf(std::span<const SpotPair> pairs, Which which)
{
    Around frame;
    for (const SpotPair& pair : pairs) {
        frame.middle.x += which(pair).x / static_cast<double>(pairs.size());
        frame.middle.y += which(pair).y / static_cast<double>(pairs.size());
    }
    double most = 0;
    for (const SpotPair& pair : pairs)
        most = std::max(most, distanceOf(which(pair), frame.middle));
    frame.spread = most > 0 ? most : 1;
    return frame;
}

using Matrix = std::array<double, 9>;

Matrix product(const Matrix& a, const Matrix& b)
{
    Matrix c{};
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t column = 0; column < 3; ++column)
            for (std::size_t k = 0; k < 3; ++k)
                c[row * 3 + column] += a[row * 3 + k] * b[k * 3 + column];
    return c;
}

std::optional<std::array<double, 8>> fitted(std::span<const SpotPair> pairs, bool isAffine)
{
    const std::size_t unknowns = isAffine ? 6 : 8;
    const Around paper = frameOf(pairs, [](const SpotPair& pair) { return pair.paper; });
    const Around picture = frameOf(pairs, [](const SpotPair& pair) { return pair.picture; });
    std::vector<std::vector<double>> rows(unknowns, std::vector<double>(unknowns + 1));
    for (const SpotPair& pair : pairs) {
        const Spot from = paper.in(pair.paper);
        const Spot to = picture.in(pair.picture);
        std::vector<double> x{from.x, from.y, 1, 0, 0, 0};
        std::vector<double> y{0, 0, 0, from.x, from.y, 1};
        if (!isAffine) {
            x.insert(x.end(), {-from.x * to.x, -from.y * to.x});
            y.insert(y.end(), {-from.x * to.y, -from.y * to.y});
        }
        addEquation(rows, x, to.x, pair.weight);
        addEquation(rows, y, to.y, pair.weight);
    }
    const auto found = solved(std::move(rows));
    if (!found)
        return std::nullopt;
    const std::vector<double>& m = *found;
    const Matrix inner{m[0], m[1], m[2], m[3], m[4], m[5], isAffine ? 0 : m[6], isAffine ? 0 : m[7], 1};
    const Matrix before{1 / paper.spread,
                        0,
                        -paper.middle.x / paper.spread,
                        0,
                        1 / paper.spread,
                        -paper.middle.y / paper.spread,
                        0,
                        0,
                        1};
    const Matrix after{picture.spread, 0, picture.middle.x, 0, picture.spread, picture.middle.y, 0, 0, 1};
    const Matrix whole = product(after, product(inner, before));
    if (std::abs(whole[8]) < nothing)
        return std::nullopt;
    std::array<double, 8> map{};
    for (std::size_t i = 0; i < map.size(); ++i)
        map[i] = whole[i] / whole[8];
    return map;
}

} // namespace

double distanceOf(const Spot& a, const Spot& b)
{
    return std::hypot(a.x - b.x, a.y - b.y);
}

std::optional<Pose> Pose::fitting(std::span<const SpotPair> pairs)
{
    if (pairs.size() < 4)
        return affine(pairs);
    Pose pose;
    const auto map = fitted(pairs, false);
    if (!map)
        return std::nullopt;
    pose.m_map = *map;
    return pose;
}

std::optional<Pose> Pose::affine(std::span<const SpotPair> pairs)
{
    if (pairs.size() < 3)
        return std::nullopt;
    Pose pose;
    const auto map = fitted(pairs, true);
    if (!map)
        return std::nullopt;
    pose.m_map = *map;
    return pose;
}

double Pose::scaleAt(const Spot& paper) const
{
    constexpr double step = 100;
    const Spot here = of(paper);
    const Spot right = of({paper.x + step, paper.y});
    const Spot below = of({paper.x, paper.y + step});
    return std::sqrt(
        std::abs((right.x - here.x) * (below.y - here.y) - (right.y - here.y) * (below.x - here.x)));
}

bool Pose::isUpright(const Spot& paper) const
{
    constexpr double step = 100;
    const Spot here = of(paper);
    const Spot right = of({paper.x + step, paper.y});
    const Spot below = of({paper.x, paper.y + step});
    return (right.x - here.x) * (below.y - here.y) - (right.y - here.y) * (below.x - here.x) > 0;
}

} // namespace navarch
