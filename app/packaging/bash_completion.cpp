// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/packaging/command_walk.h"
#include "app/packaging/completion.h"

namespace navarch {

namespace {

std::string quoted(const std::string& text)
{
    std::string result = "'";
    for (const char c : text)
        result += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return result + "'";
}

std::string joined(const std::vector<std::string>& words, const std::string& between)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : between) + word;
    return text;
}

/// What is offered for a value: `names=(...)` for words, `ending=` for files; neither for what only its user knows.
std::string offer(const OptionDescription& option)
{
    if (!option.choices.empty())
        return "words=" + quoted(joined(option.choices, " "));
    if (option.isFile())
        return "files=" + quoted(option.ending().empty() ? "*" : option.ending());
    return ":";
}

/// The branch of a command: its words, its files, and what its options take.
std::string branch(const std::string& words, const CommandDescription& command)
{
    std::vector<std::string> offered = optionNames(command);
    for (const CommandDescription& below : command.commands)
        offered.push_back(below.name);
    for (const OptionDescription& option : command.options) {
        if (option.isArgument())
            offered.insert(offered.end(), option.choices.begin(), option.choices.end());
    }
    std::string text = "        " + quoted(words) + ")\n            case $option$joined in\n";
    for (const OptionDescription& option : command.options) {
        if (option.isArgument() || option.value.empty())
            continue;
        std::vector<std::string> patterns;
        for (const std::string& name : option.names) {
            patterns.push_back(name + "=");
            if (!option.standsAlone) // its value may also be the next word
                patterns.push_back(name);
        }
        text += "                " + joined(patterns, " | ") + ") " + offer(option) + " ;;\n";
    }
    text += "                *)\n                    words=" + quoted(joined(offered, " ")) + "\n";
    for (const OptionDescription& option : command.options) {
        if (option.isArgument() && option.isFile()) {
            text += "                    files+="
                    + quoted((option.ending().empty() ? "*" : option.ending()) + " ") + "\n";
        }
    }
    return text + "                    ;;\n            esac\n            ;;\n";
}

} // namespace

std::string bashCompletion(const CommandDescription& program)
{
    std::vector<std::string> commands;
    std::string branches;
    forEachCommand(program, [&](const std::string& words, const CommandDescription& command) {
        if (!words.empty())
            commands.push_back(quoted(words));
        branches += branch(words, command);
    });
    return R"(# bash completion of navarch(1). Written by navarch_describe from what `navarch --help` says.
_navarch()
{
    local current=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]} command='' words='' files='' joined='' at ending name
    # --format=json comes as three words.
    if [[ $current == '=' ]]; then
        current=''
        joined='='
    elif [[ $option == '=' ]]; then
        option=${COMP_WORDS[COMP_CWORD - 2]}
        joined='='
    fi
    for ((at = 1; at < COMP_CWORD; ++at)); do
        name=${command:+$command }${COMP_WORDS[at]}
        case $name in
            )"
           + joined(commands, " | \\\n            ") + R"() command=$name ;;
        esac
    done
    case $command in
)" + branches
           + R"(    esac
    COMPREPLY=()
    local IFS=$' \n'
    [[ -z $words ]] || mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
    set -f
    local endings=($files)
    set +f
    for ending in "${endings[@]}"; do
        compopt -o filenames 2>/dev/null
        while IFS= read -r name; do
            if [[ $ending == '*' || $name == *."$ending" || -d $name ]]; then
                COMPREPLY+=("$name")
            fi
        done < <(compgen -f -- "$current")
    done
}
complete -F _navarch navarch
)";
}

} // namespace navarch
