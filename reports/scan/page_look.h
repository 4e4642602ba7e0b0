// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "reports/scan/grey_image.h"

namespace navarch {

/// What a picture on which no code can be read looks like.
enum class PageLook : std::uint8_t {
    Blank,   ///< paper, and nothing on it: the back of a leaf
    Printed, ///< paper with print and without marks of a sheet: tables, a roster, a cover, a ruler
    Sheet,   ///< paper with the marks at a sheet's corners: its code is torn, covered or blurred
    Other,   ///< no paper at all, or too dark to say
};

/// Looks at a page as a whole. In doubt it is Other or Sheet, which a person is told of.
[[nodiscard]] PageLook lookOf(const GreyImage& image);

/// There is nothing on it but paper and dust: no code, however faint the rest. Cheap, so that a pile's backs cost little.
[[nodiscard]] bool isEmpty(const GreyImage& image);

} // namespace navarch
