// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/battle/captains/order_kind.h"
#include "core/rules/squadrons/state/order.h"

namespace navarch::squadrons {

/// Which squadron an order is for, and what it does: for what it goes and to which hand, or what it forms. Ways of one kind end
/// beside each other (TellsKinds in core/battle/captains/foreseeing_captain.h).
[[nodiscard]] OrderKind kindOf(const Order& order);

} // namespace navarch::squadrons
