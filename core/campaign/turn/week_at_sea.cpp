// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/turn/week_at_sea.h"

namespace navarch {

void sailWeek(Deed&) {}

} // namespace navarch
