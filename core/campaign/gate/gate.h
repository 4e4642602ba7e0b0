// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/deed/verdict.h"
#include "core/campaign/gate/actions.h"
#include "core/data/figures.h"

namespace navarch {

/// The one gate: every change to a campaign begins here. Asking and acting are the same consideration, so what was
/// allowed when asked is accepted when done; the campaign itself is never touched here. Whoever keeps the campaign stores
/// verdict.changes and then makes them with applyChanges(), or refuses when the verdict is not allowed().
///
/// The dice are those of the campaign's seed, so asking twice shows the same faces: an umpire who asks for dice should
/// mean it. Actions that roll say so in their documentation.
///
/// `eyes` is who asks: a side, or none, the umpire. What is not theirs to do (core/campaign/gate/authority.h) is refused
/// before anything is looked at, and the verdict holds that refusal and nothing else (CP-2.3).
[[nodiscard]] Verdict consider(const Campaign& campaign, const Figures& figures, const Action& action,
                               SideId eyes = {});

} // namespace navarch
