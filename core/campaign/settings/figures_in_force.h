// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/deed/draft.h"
#include "core/rules/campaign/figures.h"

namespace navarch {

/// The campaign's figures as the umpire has them: ours (core/rules/campaign/figures.json), and his own where he has put
/// one in its place (action house-figure.set with rules "campaign").
[[nodiscard]] CampaignFigures figuresInForce(const Draft& draft);

} // namespace navarch
