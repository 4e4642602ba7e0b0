// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/battle/contract/plotting.h"

namespace navarch {

/// A draft with every choice of its form spelled out, so that two that say the same are equal.
[[nodiscard]] PlotDraft spelledOut(PlotDraft draft, const PlotForm& form);

/// The draft of one ship's form as another's: what both may choose is taken over, the rest stays as it stands there.
[[nodiscard]] PlotDraft likened(const PlotDraft& draft, const PlotForm& from, const PlotForm& to);

} // namespace navarch
