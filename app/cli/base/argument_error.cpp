// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/argument_error.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "core/base/text.h"

namespace navarch {

namespace {

std::string joined(const std::vector<std::string>& words)
{
    std::string all;
    for (const std::string& word : words)
        all += (all.empty() ? "" : ", ") + word;
    return all;
}

/// What has to be given and was not, or goes with another that was; in the order in which CLI11 looks.
std::optional<Phrase> unmet(const CLI::App& app)
{
    const auto groups = app.get_subcommands([](const CLI::App* each) { return each->get_name().empty(); });
    for (const CLI::App* group : groups) {
        std::vector<std::string> names;
        std::size_t count = 0;
        for (const CLI::Option* option : group->get_options()) {
            names.push_back(option->get_name());
            count += option->count() > 0 ? 1 : 0;
        }
        if (count < group->get_require_option_min())
            return phrase("One of these is required: %1.", given(joined(names)));
        if (const std::size_t most = group->get_require_option_max(); most > 0 && count > most)
            return phrase("Only one of these may be given: %1.", given(joined(names)));
    }
    for (const CLI::Option* option : app.get_options()) {
        const GivenText name = given(option->get_name());
        if (option->get_required() && option->count() == 0)
            return phrase("%1 is required.", name);
        if (option->count() == 0)
            continue;
        for (const CLI::Option* needed : option->get_needs())
            if (needed->count() == 0)
                return phrase("%1 goes only with %2.", name, given(needed->get_name()));
        for (const CLI::Option* barred : option->get_excludes())
            if (barred->count() > 0)
                return phrase("%1 does not go with %2.", name, given(barred->get_name()));
    }
    if (app.get_subcommands().size() < app.get_require_subcommand_min())
        return phrase("A subcommand is required.");
    return std::nullopt;
}

/// Whose option it is that CLI11 says this of: the error has no more of it than its text, which is made once more.
std::optional<Problem> misread(const CLI::App& app, const CLI::ParseError& error)
{
    const std::string_view told = error.what();
    for (const CLI::Option* option : app.get_options()) {
        const std::string name = option->get_name();
        const auto& results = option->results();
        const int least = option->get_items_expected_min();
        const int most = option->get_items_expected_max();
        if (told == CLI::ArgumentMismatch::TypedAtLeast(name, least, option->get_type_name()).what()
            || told == CLI::ArgumentMismatch::AtLeast(name, least, results.size()).what())
            return Problem{{}, phrase("%1 wants something after it.", given(name)), {}};
        if (told == CLI::ArgumentMismatch::AtMost(name, most, results.size()).what())
            return Problem{{}, phrase("%1 may be given only once.", given(name)), {}};
        if (told == CLI::ArgumentMismatch::FlagOverride(name).what())
            return Problem{{}, phrase("%1 takes nothing after it.", given(name)), {}};
        if (told == CLI::ConversionError(name, results).what())
            return Problem{
                name, phrase("%1 cannot stand here.", given(quotedForMessage(joined(results)))), {}};
    }
    return std::nullopt;
}

} // namespace

ArgumentError::ArgumentError(Problem problem)
    : CLI::ParseError("ArgumentError", problem.text(), static_cast<int>(CLI::ExitCodes::ValidationError)),
      m_problem(std::move(problem))
{
}

void refuseArgument(const std::string& name, const std::string& text, Phrase remedy)
{
    throw ArgumentError(
        {name, phrase("%1 cannot stand here.", given(quotedForMessage(text))), std::move(remedy)});
}

CLI::Option* takesOnly(CLI::Option* option, std::function<bool(const std::string&)> fits, Phrase remedy,
                       const std::string& shown)
{
    return option->check(
        [option, fits = std::move(fits), remedy = std::move(remedy)](const std::string& text) {
            if (!fits(text))
                refuseArgument(option->get_name(), text, remedy);
            return std::string();
        },
        shown);
}

CLI::Option* takesOneOf(CLI::Option* option, const std::vector<std::string>& words)
{
    std::string shown;
    for (const std::string& word : words)
        shown += (shown.empty() ? "" : ",") + word;
    return takesOnly(
        option,
        [words](const std::string& text) {
            return std::find(words.begin(), words.end(), text) != words.end();
        },
        phrase("Give one of these: %1.", given(joined(words))), "{" + shown + "}");
}

const CLI::App& innermost(const CLI::App& app)
{
    const CLI::App* at = &app;
    while (!at->get_subcommands().empty())
        at = at->get_subcommands().front();
    return *at;
}

std::string commandWords(const CLI::App& app)
{
    return app.get_parent() ? commandWords(*app.get_parent()) + " " + app.get_name() : app.get_name();
}

Problem complaintOf(const CLI::App& app, const CLI::ParseError& error)
{
    // An unknown word comes before what is missing because of it.
    if (const auto unknown = innermost(app).remaining(); !unknown.empty()) {
        const bool isOption = unknown.front().starts_with('-') && unknown.front() != "-";
        const GivenText word = given(quotedForMessage(unknown.front()));
        return {{},
                isOption ? phrase("There is no option %1 here.", word)
                         : phrase("There is no subcommand or argument %1 here.", word),
                {}};
    }
    if (const auto* ours = dynamic_cast<const ArgumentError*>(&error))
        return ours->problem();
    const bool isUnmet = dynamic_cast<const CLI::RequiredError*>(&error)
                         || dynamic_cast<const CLI::RequiresError*>(&error)
                         || dynamic_cast<const CLI::ExcludesError*>(&error);
    for (const CLI::App* at = &innermost(app); at; at = at->get_parent()) {
        if (isUnmet)
            if (auto what = unmet(*at))
                return {{}, std::move(*what), {}};
        if (auto problem = misread(*at, error))
            return std::move(*problem);
    }
    return {{}, given(error.what()), {}}; // in the words of CLI11
}

} // namespace navarch
