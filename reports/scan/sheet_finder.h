// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "reports/scan/box_map.h"
#include "reports/scan/corner_finder.h"
#include "reports/scan/square_reader.h"

namespace navarch {

/// How a sheet lies in a picture.
struct FoundSheet {
    Pose pose;
    double agreement =
        0; ///< of the lines of its boxes, the share that stands where the map has them; 0 to 1. Of a cover, which has
    ///< none, that of its marks
};

/// At least so much agrees when a sheet is what its map says; what is printed otherwise has less than half of it.
inline constexpr double leastAgreement = 0.6;

/// How far a box stands from where the pose has it, in hundredths of a millimetre on paper, by its own lines within `reach`;
/// nothing where these do not agree.
[[nodiscard]] std::optional<Spot> offsetOf(const GreyImage& image, const Pose& pose, const Box& box,
                                           double reach);

/// Finds sheets by one of their codes, and by the marks at their corners.
class SheetFinder {
public:
    SheetFinder(const GreyImage& image, const std::vector<FoundSquare>& squares);

    /// Where the sheet lies whose code `square` is; nothing when the picture has no such code, or no pose fits.
    [[nodiscard]] std::optional<FoundSheet> find(const MappedSheet& sheet, const FoundSquare& square) const;

    /// Whether the sheet lies where it does beside one of the same page that was found.
    [[nodiscard]] std::optional<FoundSheet> findBeside(const MappedSheet& sheet, const Pose& pose) const;

private:
    [[nodiscard]] FoundSheet refined(const MappedSheet& sheet, const Pose& first) const;

    const GreyImage& m_image;
    std::vector<Blob> m_blobs;
};

} // namespace navarch
