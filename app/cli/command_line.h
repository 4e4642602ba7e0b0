// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace navarch {

class RuleSets;

/// Whether these arguments are the command line's business. The window's are none at all, a campaign file alone, and
/// options of its own or of Qt.
[[nodiscard]] bool isCommandLine(int argc, char** argv);

/// Runs `navarch SUBCOMMAND ...`: results on standard output, problems on standard error. Returns the exit code: 0 done,
/// 1 understood but refused, 2 could not be read or used.
[[nodiscard]] int runCommandLine(int argc, char** argv);
/// The same with other games to fight with than the program's own; for tests.
[[nodiscard]] int runCommandLine(int argc, char** argv, const RuleSets& rules);

} // namespace navarch
