// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include <QString>

#include "app/cli/base/console.h"

namespace navarch {

/// Why no campaign may be made at `path`: something is there, and `replace` was not given, or it is no campaign.
[[nodiscard]] std::optional<Problem> whyNotPlaced(const std::string& path, bool replace);
/// Why nothing may take the place of the campaign at `path`: it is open in a Navarch.
[[nodiscard]] std::optional<Problem> whyNotEdited(const std::string& path);

/// "The file that was there lies in ... now."; empty when none was.
[[nodiscard]] Phrase whereReplacedLies(const QString& old);

/// How a command ends that failed to put a campaign at `path`, which has been told: whether it lies there all the same, and
/// whether what was there was moved to `old`, is looked up, and told. `replaces`: one may have been there before.
[[nodiscard]] ExitCode codeOfPlacing(const QString& path, const QString& old, bool replaces,
                                     const Console& console);

} // namespace navarch
