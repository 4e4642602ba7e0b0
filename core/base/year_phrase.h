// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/phrase.h"

namespace navarch {

/// "429 BCE", "672 CE".
[[nodiscard]] Phrase phraseOfYear(int year);

} // namespace navarch
