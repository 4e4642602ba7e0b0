// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/packaging/man_page.h"

#include <algorithm>

#include "app/packaging/command_walk.h"

namespace navarch {

namespace {

/// Text as roff takes it: no macro at the start of a line, hyphens that can be searched for and copied.
std::string roff(const std::string& text)
{
    std::string result;
    bool isQuoted = false;
    for (size_t i = 0; i < text.size(); ++i) {
        const bool atStart = i == 0 || text[i - 1] == '\n';
        if (atStart && (text[i] == '.' || text[i] == '\''))
            result += "\\&";
        if (text[i] == '\\')
            result += "\\e";
        else if (text[i] == '-')
            result += "\\-";
        else if (text[i] == '`')
            result += (isQuoted = !isQuoted) ? "\\(oq" : "\\(cq";
        else if (text[i] == '\'')
            result += "\\(cq";
        else
            result += text[i];
    }
    return result;
}

/// With a new line at a space where one would be too long for those who read and mend pages by hand.
std::string wrapped(const std::string& page)
{
    constexpr size_t longest = 78;
    std::string result;
    for (size_t begin = 0; begin < page.size();) {
        const size_t end = std::min(page.find('\n', begin), page.size());
        std::string line = page.substr(begin, end - begin);
        while (line.size() > longest && line[0] != '.') {
            const size_t space = line.rfind(' ', longest);
            if (space == line.npos)
                break;
            result += line.substr(0, space) + "\n";
            line.erase(0, space + 1);
            if (line.starts_with('.'))
                line.insert(0, "\\&");
        }
        result += line + "\n";
        begin = end + 1;
    }
    return result;
}

std::string bold(const std::string& text)
{
    return "\\fB" + roff(text) + "\\fR";
}

std::string slanted(const std::string& text)
{
    return "\\fI" + roff(text) + "\\fR";
}

std::string inBrackets(const std::string& text)
{
    return "[" + text + "]";
}

/// How it is called: its arguments, and what must be given.
std::string synopsis(const std::string& words, const CommandDescription& command)
{
    std::string line = bold(words.empty() ? "navarch" : "navarch " + words);
    bool hasMore = false;
    std::string after;
    for (const OptionDescription& option : command.options) {
        if (option.isArgument()) {
            const std::string value = slanted(option.value) + (option.repeats ? " ..." : "");
            after += " " + (option.required ? value : inBrackets(value));
        } else if (option.required) {
            after += " " + bold(option.names.back()) + " " + slanted(option.value);
        } else {
            hasMore = true;
        }
    }
    if (hasMore)
        line += " [" + slanted("OPTIONS") + "]";
    if (!command.commands.empty())
        line += " " + slanted("SUBCOMMAND");
    return line + after + "\n";
}

std::string entry(const OptionDescription& option)
{
    std::string head;
    for (const std::string& name : option.names)
        head += (head.empty() ? "" : ", ") + bold(name);
    if (option.standsAlone && !option.value.empty())
        head += "[=" + slanted(option.value) + "]";
    else if (!option.value.empty())
        head += (head.empty() ? "" : " ") + slanted(option.value);
    if (option.repeats)
        head += " ...";
    std::string text = roff(option.text);
    if (!option.choices.empty()) {
        std::string choices;
        for (const std::string& choice : option.choices)
            choices += (choices.empty() ? "" : ", ") + bold(choice);
        text += "\n.br\nOne of " + choices + ".";
    }
    if (!option.standing.empty())
        text += "\n.br\nUnless given: " + bold(option.standing) + ".";
    return ".TP\n" + head + "\n" + text + "\n";
}

std::string lines(const std::string& words, const CommandDescription& command)
{
    std::string text;
    for (const OptionDescription& option : command.options) {
        // Of every command, and said once.
        if (words.empty() || option.names != std::vector<std::string>{"-h", "--help"})
            text += entry(option);
    }
    return text;
}

} // namespace

std::string manPage(const CommandDescription& program, const std::string& version, const std::string& date)
{
    std::string page = ".\\\" Written by navarch_describe from what `navarch --help` says.\n.TH NAVARCH 1 \""
                       + date + "\" \"Navarch " + roff(version) + "\" \"User Commands\"\n";
    page += ".SH NAME\nnavarch \\- campaigns, fleets, ports, battles and record sheets for ancient galley "
            "wargames\n";
    page += ".SH SYNOPSIS\n" + bold("navarch") + " [" + slanted("FILE.navarch") + "]\n.br\n"
            + synopsis({}, program);
    page += ".SH DESCRIPTION\n" + roff(program.text) + "\n";
    page += ".SH OPTIONS\n" + lines({}, program);
    page += ".SH COMMANDS\n"
            "Results go to standard output, problems to standard error, one line each. A file named "
            + bold("-") + " is standard input. Every command takes " + bold("--help") + ".\n";
    forEachCommand(program, [&](const std::string& words, const CommandDescription& command) {
        if (words.empty())
            return;
        page += ".SS navarch " + roff(words) + "\n" + roff(command.text) + ".\n.PP\n"
                + synopsis(words, command) + lines(words, command);
    });
    page += ".SH EXIT STATUS\n"
            ".TP\n0\nIt is done.\n"
            ".TP\n1\nThe rules or the state of things refuse; nothing was changed.\n"
            ".TP\n2\nA file or an argument is at fault; nothing was changed.\n"
            ".TP\n3\nA part was done and kept.\n";
    page += ".SH FILES\n"
            "A campaign is one SQLite file, whose name ends in "
            + bold(".navarch") + ". All other files are JSON; " + bold("navarch help formats")
            + " describes each of their fields.\n";
    return wrapped(page);
}

} // namespace navarch
