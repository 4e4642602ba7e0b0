// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace navarch {

/// "1 ship", "4 ships": for what takes an s when there are several.
template <class Number>
[[nodiscard]] std::string counted(Number number, std::string_view thing)
{
    std::string text = std::to_string(number);
    text += ' ';
    text += thing;
    if (number != 1)
        text += 's';
    return text;
}

/// "1 man", "4 men": for what does not.
template <class Number>
[[nodiscard]] std::string counted(Number number, std::string_view one, std::string_view many)
{
    std::string text = std::to_string(number);
    text += ' ';
    text += number == 1 ? one : many;
    return text;
}

} // namespace navarch
