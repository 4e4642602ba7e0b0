// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>

#include "tests/app/eyes/answers.h"

namespace navarch::test {

/// Asks everything that the eyes of the open campaign can: screens, searches, totals, charts, exports and printed pages.
/// A view model that is new gets a line here; the files it writes go into `folder`.
void askAll(Answers& answers, const QTemporaryDir& folder);

} // namespace navarch::test
