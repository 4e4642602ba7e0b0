// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "core/base/problem.h"

namespace navarch {

/// What an option or argument was given and cannot be, in the language that is spoken. CLI11 hands it on as it is thrown.
class ArgumentError : public CLI::ParseError {
public:
    explicit ArgumentError(Problem problem);
    [[nodiscard]] const Problem& problem() const { return m_problem; }

private:
    Problem m_problem;
};

/// `--runs: "many" cannot stand here. Give a whole number from 1 to 10000.`, of which the last sentence is `remedy`.
[[noreturn]] void refuseArgument(const std::string& name, const std::string& text, Phrase remedy);

/// Lets the option take nothing but what `fits`; `shown` stands in the help as its kind.
CLI::Option* takesOnly(CLI::Option* option, std::function<bool(const std::string&)> fits, Phrase remedy,
                       const std::string& shown = {});
/// Lets the option take nothing but these words.
CLI::Option* takesOneOf(CLI::Option* option, const std::vector<std::string>& words);

/// The subcommand that was being read when reading stopped, and how it is called.
[[nodiscard]] const CLI::App& innermost(const CLI::App& app);
[[nodiscard]] std::string commandWords(const CLI::App& app);

/// What was wrong with the arguments that `app` read, where reading them ended with `error`.
[[nodiscard]] Problem complaintOf(const CLI::App& app, const CLI::ParseError& error);

} // namespace navarch
