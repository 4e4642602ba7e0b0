// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/commands.h"
#include "app/cli/base/options.h"

namespace navarch {

/// navarch campaign battle scan FILE.navarch BATTLE PAGES...
void addScan(CLI::App& battle, ChosenCommand& chosen);

} // namespace navarch
