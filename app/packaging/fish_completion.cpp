// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/packaging/command_walk.h"
#include "app/packaging/completion.h"

namespace navarch {

namespace {

std::string quoted(const std::string& text)
{
    return "'" + marked(text, "\\'") + "'";
}

/// The line's start: only where exactly these words stand.
std::string where(const std::string& words)
{
    return "complete -c navarch -n " + quoted("test (__navarch_command) = " + quoted(words));
}

/// What is offered for a value; nothing for what only its user knows.
std::string offer(const OptionDescription& option)
{
    if (!option.choices.empty()) {
        std::string choices;
        for (const std::string& choice : option.choices)
            choices += (choices.empty() ? "" : " ") + choice;
        return " -a " + quoted(choices);
    }
    if (!option.isFile())
        return {};
    return option.ending().empty() ? " -F" : " -a '(__fish_complete_suffix ." + option.ending() + ")'";
}

std::string lineOf(const std::string& words, const OptionDescription& option)
{
    const std::string offered = offer(option);
    if (option.isArgument() && offered.empty())
        return {};
    std::string line = where(words);
    for (const std::string& name : option.names)
        line += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
    if (!option.isArgument() && !option.standsAlone)
        line += option.isFile() ? " -r" : " -x"; // with a value, for which files are offered or not
    return line + offered + " -d " + quoted(option.text) + "\n";
}

} // namespace

std::string fishCompletion(const CommandDescription& program)
{
    std::string commands;
    std::string lines;
    forEachCommand(program, [&](const std::string& words, const CommandDescription& command) {
        if (!words.empty())
            commands += " " + quoted(words);
        for (const OptionDescription& option : command.options)
            lines += lineOf(words, option);
        for (const CommandDescription& below : command.commands)
            lines += where(words) + " -a " + below.name + " -d " + quoted(below.text) + "\n";
    });
    return R"(# fish completion of navarch(1). Written by navarch_describe from what `navarch --help` says.
function __navarch_command
    set -l given
    for word in (commandline -opc)[2..]
        set -l longer (string join -- ' ' $given $word)
        contains -- $longer)"
           + commands + R"(
        and set given (string split ' ' $longer)
    end
    echo "$given"
end
complete -c navarch -f
)" + lines;
}

} // namespace navarch
