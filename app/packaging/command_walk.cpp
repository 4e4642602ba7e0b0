// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/packaging/command_walk.h"

namespace navarch {

namespace {

void walk(const CommandDescription& command, const std::string& words,
          const std::function<void(const std::string&, const CommandDescription&)>& visit)
{
    visit(words, command);
    for (const CommandDescription& below : command.commands)
        walk(below, words.empty() ? below.name : words + " " + below.name, visit);
}

} // namespace

void forEachCommand(const CommandDescription& program,
                    const std::function<void(const std::string& words, const CommandDescription&)>& visit)
{
    walk(program, {}, visit);
}

std::string marked(const std::string& text, const std::string& special, char mark)
{
    std::string result;
    for (const char c : text) {
        if (special.find(c) != special.npos)
            result += mark;
        result += c;
    }
    return result;
}

std::vector<std::string> optionNames(const CommandDescription& command)
{
    std::vector<std::string> names;
    for (const OptionDescription& option : command.options)
        names.insert(names.end(), option.names.begin(), option.names.end());
    return names;
}

} // namespace navarch
