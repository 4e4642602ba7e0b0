// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/scan/grey_image.h"

#include <algorithm>
#include <cmath>

namespace navarch {

double GreyImage::at(const Spot& spot) const
{
    const double x = std::clamp(spot.x, 0.0, width - 1.001);
    const double y = std::clamp(spot.y, 0.0, height - 1.001);
    const int left = static_cast<int>(x);
    const int top = static_cast<int>(y);
    const double right = x - left;
    const double below = y - top;
    const std::uint8_t* row =
        pixels.data() + static_cast<std::size_t>(top) * static_cast<std::size_t>(width) + left;
    const std::uint8_t* next = row + width;
    return (row[0] * (1 - right) + row[1] * right) * (1 - below)
           + (next[0] * (1 - right) + next[1] * right) * below;
}

GreyImage greyOf(const QImage& image)
{
    const QImage grey = image.format() == QImage::Format_Grayscale8
                            ? image
                            : image.convertToFormat(QImage::Format_Grayscale8);
    GreyImage made{grey.width(), grey.height(), {}};
    made.pixels.reserve(static_cast<std::size_t>(made.width) * static_cast<std::size_t>(made.height));
    for (int y = 0; y < made.height; ++y) {
        const std::uint8_t* line = grey.constScanLine(y);
        made.pixels.insert(made.pixels.end(), line, line + made.width);
    }
    return made;
}

QImage straightened(const GreyImage& image, const Pose& pose, double x, double y, double width, double height,
                    int pixelsAMillimetre)
{
    const double step = 100.0 / pixelsAMillimetre;
    QImage made(std::max(1, static_cast<int>(std::lround(width / step))),
                std::max(1, static_cast<int>(std::lround(height / step))), QImage::Format_Grayscale8);
    for (int row = 0; row < made.height(); ++row) {
        std::uint8_t* line = made.scanLine(row);
        for (int column = 0; column < made.width(); ++column)
            line[column] = static_cast<std::uint8_t>(
                std::lround(image.at(pose.of({x + (column + 0.5) * step, y + (row + 0.5) * step}))));
    }
    return made;
}

} // namespace navarch
