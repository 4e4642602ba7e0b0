// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "app/packaging/command_walk.h"
#include "app/packaging/completion.h"

namespace navarch {

namespace {

/// In single quotes, as a part of a specification of _arguments, where colons and brackets mean something.
std::string inSpecification(const std::string& text)
{
    std::string result;
    for (const char c : marked(text, "\\:[]")) {
        if (c == '\'')
            result += "'\\''";
        else
            result += c;
    }
    return result;
}

std::string functionName(const std::string& words)
{
    std::string name = "_navarch";
    if (!words.empty())
        name += "_" + words;
    std::replace(name.begin(), name.end(), ' ', '_');
    return name;
}

std::string action(const OptionDescription& option)
{
    if (!option.choices.empty()) {
        std::string choices;
        for (const std::string& choice : option.choices)
            choices += (choices.empty() ? "" : " ") + choice;
        return "(" + choices + ")";
    }
    if (!option.isFile())
        return " ";
    return option.ending().empty() ? "_files" : "_files -g \"*." + option.ending() + "\"";
}

/// One line for each of an option's names: either excludes the others, unless it may be given again.
std::string specification(const OptionDescription& option)
{
    const std::string value =
        option.value.empty()
            ? ""
            : (option.standsAlone ? "::" : ":") + inSpecification(option.value) + ":" + action(option);
    if (option.isArgument())
        return "        '" + std::string(option.repeats ? "*" : "") + value + "' \\\n";
    std::string names;
    for (const std::string& name : option.names)
        names += (names.empty() ? "" : " ") + name;
    std::string text;
    for (const std::string& name : option.names) {
        text += "        '" + (option.repeats ? "*" : "(" + names + ")") + name;
        if (!option.value.empty()) // joined to its name, or the next word as well
            text += option.standsAlone ? "=-" : name.starts_with("--") ? "=" : "+";
        text += "[" + inSpecification(option.text) + "]" + value + "' \\\n";
    }
    return text;
}

std::string functionOf(const std::string& words, const CommandDescription& command)
{
    std::string text = functionName(words)
                       + "()\n{\n    local context state state_descr line\n    typeset -A opt_args\n"
                       + "    _arguments -C \\\n";
    for (const OptionDescription& option : command.options) {
        if (command.commands.empty() || !option.isArgument())
            text += specification(option);
    }
    if (command.commands.empty())
        return text + "        && return\n}\n\n";
    text += "        '1:subcommand:->subcommand' '*::argument:->argument' && return\n"
            "    case $state in\n        subcommand)\n            local -a subcommands=(\n";
    for (const CommandDescription& below : command.commands)
        text += "                '" + below.name + ":" + inSpecification(below.text) + "'\n";
    text += "            )\n            _describe -t subcommands subcommand subcommands\n            ;;\n"
            "        argument)\n            case $line[1] in\n";
    for (const CommandDescription& below : command.commands) {
        const std::string all = words.empty() ? below.name : words + " " + below.name;
        text += "                " + below.name + ") " + functionName(all) + " ;;\n";
    }
    return text + "            esac\n            ;;\n    esac\n}\n\n";
}

} // namespace

std::string zshCompletion(const CommandDescription& program)
{
    std::string text = "#compdef navarch\n# Written by navarch_describe from what `navarch --help` says.\n\n";
    forEachCommand(program, [&](const std::string& words, const CommandDescription& command) {
        text += functionOf(words, command);
    });
    return text + "_navarch \"$@\"\n";
}

} // namespace navarch
