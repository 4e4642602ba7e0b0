// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/brief/changeable_figure.h"

#include "core/base/text.h"

namespace navarch {

std::optional<std::string> ChangeableFigure::whyNot(std::string_view text) const
{
    if (choices.empty()) {
        const auto number = wholeNumber(text);
        if (number && *number >= least && *number <= most)
            return std::nullopt;
        return "Write a whole number from " + std::to_string(least) + " to " + std::to_string(most) + ".";
    }
    std::string known;
    for (const Choice& choice : choices) {
        if (choice.value == text)
            return std::nullopt;
        known += (known.empty() ? "" : ", ") + choice.value;
    }
    return "Choose one of " + known + ".";
}

} // namespace navarch
