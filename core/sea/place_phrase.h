// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/phrase.h"
#include "core/sea/place_at_sea.h"

namespace navarch {

/// In words: "off Aegina", "between Aegina and Melos, 20 miles out".
[[nodiscard]] Phrase phraseOf(const PlaceAtSea& place, const PortGazetteer& gazetteer);

} // namespace navarch
