// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/data/figures.h"
#include "core/pricing/price.h"

namespace navarch {

/// A price as text, a line each, indented by depth: "SA-15.3 Speed, cm 8 6.00". For comparison with what a rule says.
[[nodiscard]] inline std::string priceLines(const std::vector<PriceLine>& lines, int depth = 0)
{
    std::string text;
    for (const PriceLine& line : lines) {
        text += std::string(static_cast<std::size_t>(depth) * 2, ' ') + std::string(ruleOf(line)) + " "
                + phraseOf(line).english() + " " + line.amount.text() + "\n";
        text += priceLines(line.parts, depth + 1);
    }
    return text;
}

/// True when `total` is the sum of `lines`, and every line with parts the sum of those.
[[nodiscard]] inline bool sumsUp(const std::vector<PriceLine>& lines, Talents total)
{
    Talents sum;
    for (const PriceLine& line : lines) {
        sum += line.amount;
        if (!line.parts.empty() && !sumsUp(line.parts, line.amount))
            return false;
    }
    return sum == total;
}

/// The class's ship as it leaves the yard.
[[nodiscard]] inline ShipFit yardFit(std::string_view classId)
{
    return builtInFigures().classes.find(classId)->fit;
}

} // namespace navarch
