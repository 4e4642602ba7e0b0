// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

#include "core/base/phrase.h"

namespace navarch {

/// Why nobody sets this field by hand, not even the umpire, and what does instead; nothing where he may. Closed are the
/// numbers and keys by which things are found, money that has moved (the ledger alone moves it), documents that only hold
/// together as a whole, and what another field is told by.
[[nodiscard]] std::optional<Phrase> whyClosed(std::string_view table, std::string_view field);

} // namespace navarch
