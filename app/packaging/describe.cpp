// SPDX-License-Identifier: GPL-3.0-or-later
// navarch_describe man DATE|bash|zsh|fish: prints what the command line says of itself, as a man page or as the completion of
// a shell. Runs while Navarch is built, and is not installed.
#include <cstdio>
#include <string>
#include <string_view>

#include "app/cli/command_line.h"
#include "app/packaging/completion.h"
#include "app/packaging/man_page.h"
#include "core/base/version.h"

int main(int argc, char** argv)
{
    const std::string_view kind = argc > 1 ? argv[1] : "";
    const auto program = navarch::commandLineDescription();
    std::string text;
    if (kind == "man" && argc > 2)
        text = navarch::manPage(program, std::string(navarch::versionString()), argv[2]);
    else if (kind == "bash")
        text = navarch::bashCompletion(program);
    else if (kind == "zsh")
        text = navarch::zshCompletion(program);
    else if (kind == "fish")
        text = navarch::fishCompletion(program);
    else
        std::fputs("navarch_describe man DATE|bash|zsh|fish\n", stderr);
    const bool isWritten =
        std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0;
    return isWritten && !text.empty() ? 0 : 1;
}
