// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/phrase.h"

namespace navarch {

/// "Nike, Thetis, Aias"; of nothing an empty phrase.
[[nodiscard]] Phrase listed(const std::vector<Phrase>& items);
/// "a, b or c"
[[nodiscard]] Phrase listedWithOr(const std::vector<Phrase>& items);
/// "Nike, Thetis and Aias".
[[nodiscard]] Phrase listedWithAnd(const std::vector<Phrase>& items);
/// Whole sentences, one after another; those that are empty are left out.
[[nodiscard]] Phrase sentences(const std::vector<Phrase>& each);

} // namespace navarch
