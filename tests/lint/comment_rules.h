// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "tests/lint/source_rules.h"

namespace navarch::lint {

/// Comments name files of ours that there are: by their path or its end, or by their name alone.
std::vector<Breach> checkNamedFiles(const std::vector<SourceFile>& files);

} // namespace navarch::lint
