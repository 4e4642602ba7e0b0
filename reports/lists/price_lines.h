// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pricing/price.h"
#include "reports/layout/typesetter.h"

namespace navarch {

/// How much of a price is printed.
enum class PriceDetail : std::uint8_t {
    Parts, ///< every line, with the parts of the hull
    Lines, ///< every line
    RunIn, ///< every line, one after another in a paragraph
    Total, ///< the total alone; the lines stand on the roster
};

/// A price over `width`, in as many columns as have room, the total last and at the right.
[[nodiscard]] Piece pricePiece(const Price& price, PriceDetail detail, int width, TextStyle style,
                               const Typesetter& set);

/// The lines of a price one after another: "Hull, size class 3: 15.00; Speed, cm 8: 6.00".
[[nodiscard]] QString priceInWords(const std::vector<PriceLine>& lines);

/// "31.90", with a true minus sign.
[[nodiscard]] QString printedAmount(Talents amount);

} // namespace navarch
