// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/turn/recovery.h"

namespace navarch {

void recover(Deed&) {}

} // namespace navarch
