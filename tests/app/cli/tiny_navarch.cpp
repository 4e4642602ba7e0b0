// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"
#include "tests/core/battle/made_up/tiny_brief.h"

int main(int argc, char** argv)
{
    return navarch::runCommandLine(argc, argv, navarch::tinyRules());
}
