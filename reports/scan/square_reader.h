// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <vector>

#include "reports/scan/grey_image.h"

namespace navarch {

/// A code that was read from a picture.
struct FoundSquare {
    std::string text;
    std::array<Spot, 4> corners; ///< of its modules, from its upper left clockwise as it is printed
};

/// Every QR code in a picture, at most 64, however it lies.
[[nodiscard]] std::vector<FoundSquare> squaresIn(const GreyImage& image);

} // namespace navarch
