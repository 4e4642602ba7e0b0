// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <span>

namespace navarch {

/// A place on paper in hundredths of a millimetre, or in a picture in pixels.
struct Spot {
    double x = 0;
    double y = 0;
};

[[nodiscard]] double distanceOf(const Spot& a, const Spot& b);

/// Where a place of the paper lies in a picture of it.
struct SpotPair {
    Spot paper;
    Spot picture;
    double weight = 1;
};

/// How a flat sheet lies before a camera or under a scanner: a projective map of the paper into the picture.
class Pose {
public:
    /// The one that fits pairs best, the sum of weighted squares being least: an affine one of three pairs. Nothing of fewer, or
    /// of pairs that lie on a line.
    [[nodiscard]] static std::optional<Pose> fitting(std::span<const SpotPair> pairs);
    /// An affine one, however many pairs there are.
    [[nodiscard]] static std::optional<Pose> affine(std::span<const SpotPair> pairs);

    [[nodiscard]] Spot of(const Spot& paper) const
    {
        const double w = m_map[6] * paper.x + m_map[7] * paper.y + 1;
        return {(m_map[0] * paper.x + m_map[1] * paper.y + m_map[2]) / w,
                (m_map[3] * paper.x + m_map[4] * paper.y + m_map[5]) / w};
    }
    /// Pixels to a millimetre at a place of the paper.
    [[nodiscard]] double scaleAt(const Spot& paper) const;
    /// Whether the paper is seen from its front.
    [[nodiscard]] bool isUpright(const Spot& paper) const;

private:
    std::array<double, 8> m_map{};
};

} // namespace navarch
