// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/paper.h"

#include <algorithm>

namespace navarch {

std::optional<Paper> paperByName(std::string_view name)
{
    // Only ASCII letters have a case here, whatever the locale.
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    for (const auto& [paper, known] : EnumNames<Paper>::names) {
        if (std::equal(name.begin(), name.end(), known.begin(), known.end(),
                       [&](char a, char b) { return lower(a) == lower(b); }))
            return paper;
    }
    return std::nullopt;
}

} // namespace navarch
