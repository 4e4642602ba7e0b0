// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "reports/scan/sheet_finder.h"

namespace navarch {

/// What a pencil left in a box.
enum class BoxReading : std::uint8_t {
    Empty,
    Marked,
    Doubtful,  ///< something faint or small: a person looks
    BlackedOut ///< filled, as a mark that was made in error is taken back: a person looks
};

struct ReadBox {
    BoxReading reading = BoxReading::Empty;
    double ink = 0; ///< what the pencil left, as a share of a box that is all black
    /// As what it counts until a person has looked.
    [[nodiscard]] bool isMarked() const
    {
        return reading == BoxReading::Marked || (reading == BoxReading::Doubtful && ink >= likelyInk);
    }
    [[nodiscard]] bool isCertain() const
    {
        return reading == BoxReading::Empty || reading == BoxReading::Marked;
    }

    static constexpr double likelyInk = 0.011;
};

/// Every box of the sheet, in its order; hatched ones as empty.
[[nodiscard]] std::vector<ReadBox> readBoxes(const GreyImage& image, const MappedSheet& sheet,
                                             const FoundSheet& found);

} // namespace navarch
