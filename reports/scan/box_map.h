// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/json.h"
#include "reports/layout/page.h"
#include "reports/scan/pose.h"

namespace navarch {

/// Into so many rows and columns what lies inside a box is divided.
inline constexpr int boxCells = 16;

/// A box that a pencil marks, as it is printed.
struct MappedBox {
    Box box;         ///< its edges, in hundredths of a millimetre from the corner of the page
    std::string key; ///< BoxMeaning
    int place = 0;
    std::int64_t ship = 0;
    bool isHatched = false; ///< lost before: nothing is read there
    std::vector<std::uint8_t>
        printed; ///< how dark each cell inside is in print, 0 white to 15; empty: nothing stands there

    friend bool operator==(const MappedBox&, const MappedBox&) = default;
};

/// A code on a sheet.
struct MappedCode {
    std::string text;
    Box modules; ///< without the free space round it

    friend bool operator==(const MappedCode&, const MappedCode&) = default;
};

/// A sheet that can be read back by itself: a card, or a page of a list.
struct MappedSheet {
    int page = 1;
    Box area;
    std::vector<MappedCode> codes;
    std::vector<MappedBox> boxes;

    friend bool operator==(const MappedSheet&, const MappedSheet&) = default;
};

/// What lies inside of a box of that size, so far from its edges that a printer's line is outside.
[[nodiscard]] Box insideOf(const Box& box);

/// Every sheet of a bound document that can be read back. Needs fonts, as painting does.
[[nodiscard]] std::vector<MappedSheet> boxMapOf(const Document& document);

/// {"format": "navarch-boxes/1", ...}
[[nodiscard]] Json boxMapJson(const std::vector<MappedSheet>& sheets);
/// The "format" of a map of boxes.
inline constexpr std::string_view boxMapFormat = "navarch-boxes/1";

/// Reads boxMapJson() back; `file` is for messages. A stranger's text: bounded.
[[nodiscard]] Result<std::vector<MappedSheet>> readBoxMap(const Json& json, const std::string& file);

} // namespace navarch
