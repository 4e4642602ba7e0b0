// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reports/layout/text_style.h"

/// Measures by rule instead of by font: every character is half as wide as the type is high (strong ones six tenths), a
/// line twelve tenths high. Layout tested with it is exact on every machine.
class RuleMeasurer : public navarch::TextMeasurer {
public:
    [[nodiscard]] int width(const QString& text, const navarch::TextStyle& style) const override
    {
        const int tenths = style.role == navarch::FontRole::Strong ? 6 : 5;
        return static_cast<int>(text.size()) * style.size * tenths / 10;
    }
    [[nodiscard]] int ascent(const navarch::TextStyle& style) const override { return style.size * 9 / 10; }
    [[nodiscard]] int descent(const navarch::TextStyle& style) const override { return style.size * 3 / 10; }
};
