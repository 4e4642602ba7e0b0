// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/turn/yards.h"

namespace navarch {

void workYards(Deed&) {}

} // namespace navarch
