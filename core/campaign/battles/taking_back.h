// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/battles/battle_actions.h"

namespace navarch {

/// Takes back what an outcome changed, through the deed's draft. Refuses when something of it has been changed since, or
/// stands in the way: a ship whose fleet has been disbanded or whose name another bears now, a post that is filled again.
void takeBack(Deed& deed, BattleId battle);

} // namespace navarch
