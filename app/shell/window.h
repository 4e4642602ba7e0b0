// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace navarch {

/// Opens the window and runs until it is closed: `navarch`, `navarch FILE.navarch`, `navarch --sample`, each with
/// `--language TAG` if another than Settings' is wanted. Returns the exit code.
[[nodiscard]] int runWindow(int argc, char** argv);

} // namespace navarch
