// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/turn/month_end.h"

namespace navarch {

void closeMonth(Deed&) {}

} // namespace navarch
