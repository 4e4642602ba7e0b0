// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/description.h"

namespace navarch {

class RuleSets;

/// Whether these arguments are the command line's business. The window's are none at all, a campaign file, any file that is
/// named with a folder (a desktop names files so, whatever their ending), and options of its own or of Qt.
[[nodiscard]] bool isCommandLine(int argc, char** argv);

/// Runs `navarch SUBCOMMAND ...`: results on standard output, problems on standard error. Returns the exit code: 0 done,
/// 1 understood but refused, 2 could not be read or used.
[[nodiscard]] int runCommandLine(int argc, char** argv);
/// The same with other games to fight with than the program's own; for tests.
[[nodiscard]] int runCommandLine(int argc, char** argv, const RuleSets& rules);

/// Everything that can be asked for, with the window's options: what help says, for whoever writes it down elsewhere.
[[nodiscard]] CommandDescription commandLineDescription();

} // namespace navarch
