// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include <CLI/CLI.hpp>

#include "app/base/files/output.h"
#include "app/cli/base/argument_error.h"
#include "app/cli/base/commands.h"
#include "core/base/fields.h"

namespace navarch {

/// A subcommand that answers as text or JSON and, when given, is run as `run(request, console)`.
template <class Request>
CLI::App* addCommand(CLI::App& parent, ChosenCommand& chosen, const std::string& name,
                     const std::string& description, const std::shared_ptr<Request>& request,
                     ExitCode (*run)(const Request&, Console&))
{
    CLI::App* command = parent.add_subcommand(name, description);
    auto format = std::make_shared<std::string>("text");
    takesOneOf(command->add_option("--format", *format, "text or json"), {"text", "json"})
        ->default_str("text");
    command->callback([&chosen, command, format, request, run] {
        if (!command->get_subcommands().empty())
            return; // it is the one below that was asked for
        chosen.asJson = *format == "json";
        chosen.run = [request, run](Console& console) { return run(*request, console); };
    });
    return command;
}

/// A subcommand that talks with people and has no answer for programs.
template <class Request>
CLI::App* addPeoplesCommand(CLI::App& parent, ChosenCommand& chosen, const std::string& name,
                            const std::string& description, const std::shared_ptr<Request>& request,
                            ExitCode (*run)(const Request&, Console&))
{
    CLI::App* command = parent.add_subcommand(name, description);
    command->callback([&chosen, request, run] {
        chosen.run = [request, run](Console& console) { return run(*request, console); };
    });
    return command;
}

/// An option that is a whole number in decimal digits within `bounds`: no hexadecimal, no exponents, no spaces. `take`
/// is given the number.
CLI::Option* addWholeNumber(CLI::App& command, const std::string& name, Bounds bounds,
                            const std::function<void(std::int64_t)>& take, const std::string& description);

/// An option that is a seed of dice, 0 to 2^64 - 1.
CLI::Option* addSeed(CLI::App& command, const std::string& name, std::uint64_t& value,
                     const std::string& description);

/// The same where a seed may be left out.
CLI::Option* addSeed(CLI::App& command, const std::string& name, std::optional<std::uint64_t>& value,
                     const std::string& description);

/// --threads, 1 to `most`, of a command whose numbers are the same with any. `threads` stays as it is when it is left out.
CLI::Option* addThreads(CLI::App& command, int& threads, int most);
/// As many threads as were asked for; as the machine has, when none were (0).
[[nodiscard]] int threadsOf(int asked);

/// An option that is a year: -429 is 429 BCE, and there is no year 0 (CP-1.1).
CLI::Option* addYear(CLI::App& command, const std::string& name, std::optional<int>& value,
                     const std::string& description);

/// Lets the option take a language that is spoken, by either of its spellings.
CLI::Option* takesALanguage(CLI::Option* option);

/// Lets the option take a name that people may give.
CLI::Option* takesName(CLI::Option* option);

/// --force, of a command that writes files: what may then be written over.
void addForce(CLI::App& command, Replacing& replacing);

/// Writes it, or complains.
[[nodiscard]] bool wrote(const Output& output, Console& console);
/// Writes all of them, or complains; how the command ends when not all were written: Unusable when none was, Partly when one
/// had its name already, which is told.
[[nodiscard]] ExitCode writeAll(std::span<const Output> outputs, Console& console);

} // namespace navarch
