// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/brief/changeable_figure.h"

#include "core/base/text.h"

namespace navarch {

std::optional<Phrase> ChangeableFigure::whyNot(std::string_view text) const
{
    if (choices.empty()) {
        const auto number = wholeNumber(text);
        if (number && *number >= least && *number <= most)
            return std::nullopt;
        return phrase("Write a whole number from %1 to %2.", least, most);
    }
    std::string known;
    for (const Choice& choice : choices) {
        if (choice.value == text)
            return std::nullopt;
        known += (known.empty() ? "" : ", ") + choice.value;
    }
    return phrase("Choose one of %1.", given(known));
}

} // namespace navarch
