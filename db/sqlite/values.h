// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <QVariant>

#include "core/base/fields.h"

namespace navarch {

/// For binding: never NULL, the empty text included.
[[nodiscard]] QVariant textValue(std::string_view text);
/// For binding: NULL for 0.
[[nodiscard]] QVariant numberOrNull(std::int64_t number);

/// "[4,6]"
[[nodiscard]] std::string listText(const std::vector<int>& list);
/// Reads listText() back, strictly.
[[nodiscard]] std::optional<std::vector<int>> listFromText(std::string_view text, ListBounds bounds);

[[nodiscard]] std::string toUtf8(const QString& text);
[[nodiscard]] QString storedText(std::string_view text);

} // namespace navarch
