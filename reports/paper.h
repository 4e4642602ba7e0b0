// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/base/enum_names.h"

namespace navarch {

/// The paper Navarch prints on, upright.
enum class Paper : std::uint8_t { A3, A4, A5, Letter };

template <>
struct EnumNames<Paper> {
    static constexpr std::array<EnumName<Paper>, 4> names{
        {{Paper::A3, "A3"}, {Paper::A4, "A4"}, {Paper::A5, "A5"}, {Paper::Letter, "Letter"}}};
};

/// A size in hundredths of a millimetre.
struct PaperSize {
    int width = 0;
    int height = 0;
};

[[nodiscard]] constexpr PaperSize sizeOf(Paper paper)
{
    switch (paper) {
    case Paper::A3: return {29700, 42000};
    case Paper::A5: return {14800, 21000};
    case Paper::Letter: return {21590, 27940};
    case Paper::A4: break;
    }
    return {21000, 29700};
}

/// The paper of that name in any case ("a4"), as the command line takes it. Empty for anything else.
[[nodiscard]] std::optional<Paper> paperByName(std::string_view name);

} // namespace navarch
