// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/base/files/output.h"
#include "app/cli/base/console.h"
#include "reports/layout/page.h"

namespace navarch {

/// Writes the pages as a PDF, all of it or nothing. False when that cannot be done, which has been said; a file that was
/// there is as it was then.
[[nodiscard]] bool writePaper(const Document& document, const std::string& out, Replacing replacing,
                              Console& console);

} // namespace navarch
