// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"
#include "app/shell/window.h"

int main(int argc, char** argv)
{
    if (navarch::isCommandLine(argc, argv))
        return navarch::runCommandLine(argc, argv);
    return navarch::runWindow(argc, argv);
}
