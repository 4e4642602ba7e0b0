// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/machine/orders.h"

namespace navarch {

void orderMachineSides(Deed&) {}

} // namespace navarch
