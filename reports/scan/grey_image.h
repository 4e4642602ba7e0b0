// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include <QImage>

#include "reports/scan/pose.h"

namespace navarch {

/// A picture in greys, 0 black.
struct GreyImage {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> pixels; ///< row by row

    [[nodiscard]] std::uint8_t at(int x, int y) const
    {
        return pixels[static_cast<std::size_t>(y) * static_cast<std::size_t>(width)
                      + static_cast<std::size_t>(x)];
    }
    /// Between pixels as well; outside of the picture what stands at its edge.
    [[nodiscard]] double at(const Spot& spot) const;
    [[nodiscard]] bool contains(const Spot& spot) const
    {
        return spot.x >= 0 && spot.y >= 0 && spot.x <= width - 1 && spot.y <= height - 1;
    }
};

[[nodiscard]] GreyImage greyOf(const QImage& image);
/// `rows` by `columns` of the paper as the pose shows it, for people to look at.
[[nodiscard]] QImage straightened(const GreyImage& image, const Pose& pose, double x, double y, double width,
                                  double height, int pixelsAMillimetre);

} // namespace navarch
