// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>

#include <QString>

namespace navarch {

/// What a text is for; the fonts follow from it (reports/paint/fonts.h).
enum class FontRole : std::uint8_t {
    Title,   ///< serif: names of ships, fleets and ports
    Heading, ///< serif: headings within a sheet
    Italic,  ///< serif, italic: classes, notes
    Data,    ///< sans
    Strong,  ///< sans, semi-bold: totals and values that must be found at once
};

/// How a text is set. Sizes are hundredths of a millimetre.
struct TextStyle {
    FontRole role = FontRole::Data;
    int size = 282;

    friend auto operator<=>(const TextStyle&, const TextStyle&) = default;
};

/// Measures text, in hundredths of a millimetre. Layout asks nothing else of a font, so tests can measure by rule.
class TextMeasurer {
public:
    TextMeasurer() = default;
    TextMeasurer(const TextMeasurer&) = delete;
    TextMeasurer& operator=(const TextMeasurer&) = delete;
    virtual ~TextMeasurer() = default;

    /// The room the text takes from left to right, rounded up.
    [[nodiscard]] virtual int width(const QString& text, const TextStyle& style) const = 0;
    /// From the top of a line to its baseline, and from there to its foot.
    [[nodiscard]] virtual int ascent(const TextStyle& style) const = 0;
    [[nodiscard]] virtual int descent(const TextStyle& style) const = 0;

    [[nodiscard]] int lineHeight(const TextStyle& style) const { return ascent(style) + descent(style); }
};

} // namespace navarch
