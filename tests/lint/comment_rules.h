// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "tests/lint/source_rules.h"

namespace navarch::lint {

/// Comments name files of ours that there are: by their path or its end, or by their name alone.
std::vector<Breach> checkNamedFiles(const std::vector<SourceFile>& files);
/// So with folders, by their path from the top; `folders` are those that there are.
std::vector<Breach> checkNamedFolders(const std::vector<SourceFile>& files,
                                      const std::vector<std::string>& folders);

} // namespace navarch::lint
