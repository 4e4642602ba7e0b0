// SPDX-License-Identifier: GPL-3.0-or-later
// navarch help [TOPIC]
#include "app/cli/base/options.h"
#include "app/cli/formats.h"

namespace navarch {

namespace {

struct HelpRequest {
    CLI::App* app = nullptr;
    std::vector<std::string> topic;
};

/// The page of a topic: the formats, the program, or a subcommand by its words ("port random").
std::optional<std::string> pageOf(const HelpRequest& request)
{
    if (request.topic == std::vector<std::string>{"formats"})
        return std::string(embedded::formatsPage);
    CLI::App* app = request.app;
    std::string before;
    for (const std::string& word : request.topic) {
        const auto named =
            app->get_subcommands([&](CLI::App* command) { return command->get_name() == word; });
        if (named.empty())
            return std::nullopt;
        before += (before.empty() ? "" : " ") + app->get_name();
        app = named.front();
    }
    // What it would show of a subcommand that was given is not wanted here: this one was.
    return app->get_formatter()->make_help(
        app, before.empty() ? app->get_name() : before + " " + app->get_name(), CLI::AppFormatMode::Normal);
}

ExitCode help(const HelpRequest& request, Console& console)
{
    std::string topic;
    for (const std::string& word : request.topic)
        topic += (topic.empty() ? "" : " ") + word;
    const auto page = pageOf(request);
    if (!page) {
        console.complain(
            phrase("There is no page %1. `navarch help` lists the subcommands, `navarch help formats` "
                   "shows the files.",
                   given(quotedForMessage(topic))),
            given("help"));
        return ExitCode::Unusable;
    }
    if (console.wantsJson())
        console.printJson(Json{{"format", "navarch-help/1"}, {"topic", topic}, {"text", *page}});
    else
        console.print(*page);
    return ExitCode::Done;
}

} // namespace

void addHelp(CLI::App& app, ChosenCommand& chosen)
{
    const auto request = std::make_shared<HelpRequest>();
    request->app = &app;
    CLI::App* command = addCommand(
        app, chosen, "help", "How to use a subcommand; `help formats` describes every file", request, help);
    command->add_option("TOPIC", request->topic, "formats, or a subcommand");
}

} // namespace navarch
