// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/base/phrase.h"

namespace navarch {

/// A record's field in words, "Oar factors lost"; of one that nobody sets by hand its name.
[[nodiscard]] Phrase fieldWords(std::string_view field);

} // namespace navarch
