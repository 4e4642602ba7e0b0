// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/deed/deed.h"

namespace navarch {

/// A week of work in the yards (CP-5): ships are launched, repaired and refitted.
void workYards(Deed& deed);

} // namespace navarch
