// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantList>

#include <functional>
#include <string>
#include <string_view>

namespace navarch {

/// The options an umpire may set: { key, title, help, rule, source, choices: [{ value, text }], value } each. `valueOf`
/// says what is set for a key.
[[nodiscard]] QVariantList optionList(const std::function<std::string(std::string_view)>& valueOf);

} // namespace navarch
