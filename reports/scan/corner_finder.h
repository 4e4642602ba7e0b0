// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "reports/scan/grey_image.h"

namespace navarch {

/// Something dark and compact in a picture, as the marks at a sheet's corners are.
struct Blob {
    Spot middle;
    double side = 0; ///< of a square as large
};

/// Every dark patch that may be a square of about `side` pixels, seen aslant: filled, about as wide as high, by itself.
[[nodiscard]] std::vector<Blob> blobsIn(const GreyImage& image, double side);

} // namespace navarch
