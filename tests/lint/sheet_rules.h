// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "tests/lint/source_rules.h"

namespace navarch::lint {

/// A TapHandler in a sheet says how it takes the press. Without a gesturePolicy it only watches: the press goes on to what lies
/// behind the sheet, which is picked, or takes the keys. In a sheet is every QML file whose root is a Sheet, and whatever those
/// are made of.
[[nodiscard]] std::vector<Breach> checkSheets(const std::vector<SourceFile>& files);

} // namespace navarch::lint
