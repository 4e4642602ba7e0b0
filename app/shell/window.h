// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace navarch {

/// Opens the window and runs until it is closed: `navarch`, `navarch FILE.navarch`, `navarch --sample`, or the pictures
/// of `navarch --shots DIR [--size WxH] [--text PERCENT]`. Returns the exit code.
[[nodiscard]] int runWindow(int argc, char** argv);

} // namespace navarch
