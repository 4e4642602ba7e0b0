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

/// QR codes in a picture, at most 64, however they lie: those that are found at once, which are nearly all of a scan.
[[nodiscard]] std::vector<FoundSquare> squaresAtOnce(const GreyImage& image);
/// Adds those that are found by what is dark in the whole picture, among fewer pixels, and among twice as many, where a module is
/// hardly two of them wide. It takes six times as long.
void lookCloser(const GreyImage& image, std::vector<FoundSquare>& squares);
/// Both: every one that can be read.
[[nodiscard]] std::vector<FoundSquare> squaresIn(const GreyImage& image);

} // namespace navarch
