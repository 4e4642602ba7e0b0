// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/description.h"

#include <algorithm>

#include <CLI/CLI.hpp>

namespace navarch {

namespace {

std::vector<std::string> splitAtCommas(const std::string& text)
{
    std::vector<std::string> parts(1);
    for (const char c : text) {
        if (c == ',')
            parts.emplace_back();
        else
            parts.back() += c;
    }
    return parts;
}

/// What CLI11 says of a value: its name, and after a colon the set of values that are taken, "TEXT:{text,json}". A flag has no
/// value of its own but those it may be given with "=".
void describeValue(const CLI::Option& option, OptionDescription& described)
{
    const std::string type = option.get_type_name();
    const size_t open = type.find(":{");
    described.value = type.substr(0, type.find(':'));
    if (open != type.npos && type.ends_with('}'))
        described.choices = splitAtCommas(type.substr(open + 2, type.size() - open - 3));
    described.standsAlone = option.get_items_expected_min() == 0;
    if (!described.standsAlone) {
        described.standing = option.get_default_str();
        described.repeats = option.get_items_expected_max() > 1;
    } else if (described.choices.empty()) {
        described.value.clear();
    } else {
        described.value = "VALUE";
    }
}

OptionDescription describeOption(const CLI::Option& option)
{
    OptionDescription described;
    described.text = option.get_description();
    described.required = option.get_required();
    describeValue(option, described);
    for (const std::string& name : option.get_snames())
        described.names.push_back("-" + name);
    for (const std::string& name : option.get_lnames())
        described.names.push_back("--" + name);
    if (described.isArgument())
        described.value = option.get_name(true);
    return described;
}

void addOptions(const CLI::App& app, std::vector<OptionDescription>& options)
{
    for (const CLI::Option* option : app.get_options()) {
        OptionDescription described = describeOption(*option);
        // A group of options has the command's --help once more.
        const bool stands = std::any_of(options.begin(), options.end(), [&](const OptionDescription& other) {
            return other.names == described.names && other.value == described.value;
        });
        if (!stands)
            options.push_back(std::move(described));
    }
}

} // namespace

bool OptionDescription::isFile() const
{
    return value == "FILE" || value == "FOLDER" || !ending().empty();
}

std::string OptionDescription::ending() const
{
    const size_t dot = value.find('.');
    return dot == value.npos || value.find("...") == dot ? std::string() : value.substr(dot + 1);
}

CommandDescription describe(const CLI::App& app)
{
    CommandDescription described;
    described.name = app.get_name();
    described.text = app.get_description();
    addOptions(app, described.options);
    for (const CLI::App* below : app.get_subcommands([](const CLI::App*) { return true; })) {
        if (below->get_name().empty()) // a group of options
            addOptions(*below, described.options);
        else
            described.commands.push_back(describe(*below));
    }
    return described;
}

} // namespace navarch
