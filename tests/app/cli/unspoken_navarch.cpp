// SPDX-License-Identifier: GPL-3.0-or-later
// The command line in a language that nobody speaks: what is plain English in its answers asked for no translation.
#include "app/cli/command_line.h"
#include "tests/tour/pseudo_language.h"

int main(int argc, char** argv)
{
    navarch::speak(navarch::pseudoLanguage());
    return navarch::runCommandLine(argc, argv);
}
