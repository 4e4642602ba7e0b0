// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/phrase.h"

namespace navarch {

/// "Paralos", "Paralos and Salaminia", "Paralos, Salaminia, ... and 12 more": short enough for any chronicle.
[[nodiscard]] Phrase namedTogether(const std::vector<std::string>& names);

} // namespace navarch
