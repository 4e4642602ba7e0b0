// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

#include "core/base/problem.h"
#include "reports/scan/grey_image.h"

namespace navarch {

/// A picture beyond it is refused by what its file says of itself, before anything is decoded.
inline constexpr int mostMegapixels = 100;
inline constexpr int mostPdfPages = 1000;
/// Of a file with pages, in bytes.
inline constexpr std::size_t largestFileOfPages = std::size_t{512} << 20;

/// Takes a page of a file, from 1; false stops.
using TakePage = std::function<bool(int number, GreyImage page)>;
/// Told before the first page how many there are.
using CountPages = std::function<void(int pages)>;

/// Gives every page of a PNG, a JPEG or a PDF to `take`, one after the other, no larger than they must be to be read. A file is
/// known by its content. `place` names it in what is
/// said of it. Refused: what cannot be read, is something else, or too large.
[[nodiscard]] Result<void> pagesOf(const std::string& bytes, const std::string& place, const TakePage& take,
                                   const CountPages& count = {});

} // namespace navarch
