// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace navarch {

/// An option or an argument of a command, as `--help` has it.
struct OptionDescription {
    std::vector<std::string> names; ///< "-h", "--help"; none: it is known by its place
    std::string value;              ///< what stands for its value, "FILE.navarch", "N"; empty: it takes none
    std::string text;               ///< what it is for
    std::string standing;           ///< the value when it is left out; empty: none, or not said
    std::vector<std::string> choices; ///< the only values there are; empty: others
    bool required = false;
    bool repeats = false;     ///< takes several values
    bool standsAlone = false; ///< takes no value, or only one that is joined to its name: "--captains=all"

    [[nodiscard]] bool isArgument() const { return names.empty(); }
    /// Whether the value is the name of a file, which the value's own name says by its ending: "OUT.json", or by being FILE or FOLDER.
    [[nodiscard]] bool isFile() const;
    /// The ending of such files, "navarch"; empty: any, or no file at all.
    [[nodiscard]] std::string ending() const;
};

/// A command with all that it takes.
struct CommandDescription {
    std::string name; ///< one word: "new"
    std::string text;
    std::vector<OptionDescription> options;
    std::vector<CommandDescription> commands;
};

/// What is in the tree by which the command line is read, so that nothing can be read that is not described.
[[nodiscard]] CommandDescription describe(const CLI::App& app);

} // namespace navarch
