// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/deed/deed.h"
#include "core/campaign/yards/plan.h"

namespace navarch {

/// A ship is finished (CP-5.1): it joins the fleet that was named if that lies there, else "New ships of Piraeus", which is
/// made when there is none. Its crew is rolled when training is randomised (SA-13.3).
void launch(Deed& deed, const YardWorkRecord& work, const YardPlan& plan);

/// A refit is finished (CP-5.3). Losses that the new fit cannot have are forgotten.
void takeNewFit(Deed& deed, const YardWorkRecord& work, const YardPlan& plan);

} // namespace navarch
