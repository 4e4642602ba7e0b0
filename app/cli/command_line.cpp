// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <new>
#include <string_view>

#include <fcntl.h>

#include "app/base/files/command_inputs.h"
#include "app/base/speech/speech.h"
#include "app/cli/base/argument_error.h"
#include "app/cli/base/commands.h"
#include "app/cli/base/options.h"
#include "core/base/version.h"
#include "core/battle/match/registry.h"

namespace navarch {

namespace {

/// What opens the window. Read there (app/shell/window.cpp), and here only to be told of.
struct WindowOption {
    const char* name;
    const char* value; ///< none: it takes no value
    const char* text;
};
constexpr std::array windowOptions{
    WindowOption{"--sample", nullptr,
                 "open the window with the sample campaign, which is made when there is none"},
};

/// Gives the standard streams that were closed a place to go, so that no file we open takes their number and is
/// written into by mistake.
void openStandardStreams()
{
    for (int fd = 0; fd <= 2; ++fd) {
        if (::fcntl(fd, F_GETFD) < 0 && ::open("/dev/null", O_RDWR) < 0)
            return;
    }
}

void addCommands(CLI::App& app, ChosenCommand& chosen)
{
    addPrice(app, chosen);
    addClasses(app, chosen);
    addRule(app, chosen);
    addRules(app, chosen);
    CLI::App* port = app.add_subcommand("port", "Defences of a port, and its shore");
    port->require_subcommand(1);
    addPortRandom(*port, chosen);
    addPortPrice(*port, chosen);
    addPortShore(*port, chosen);
    CLI::App* chart = app.add_subcommand("chart", "A sea of one's own");
    chart->require_subcommand(1);
    addChartLanes(*chart, chosen);
    addChartCheck(*chart, chosen);
    CLI::App* board = app.add_subcommand("board", "A board for battles of one's own");
    board->require_subcommand(1);
    addBoardCheck(*board, chosen);
    addBoardShow(*board, chosen);
    addBoardNew(*board, chosen);
    addBoardCut(*board, chosen);
    CLI::App* scenario = app.add_subcommand("scenario", "What a war begins from");
    scenario->require_subcommand(1);
    addScenarioList(*scenario, chosen);
    addScenarioCheck(*scenario, chosen);
    addScenarioPrice(*scenario, chosen);
    addScenarioExport(*scenario, chosen);
    addScenarioTake(*scenario, chosen);
    CLI::App* odds = app.add_subcommand("odds", "Exact odds");
    odds->require_subcommand(1);
    addOddsRam(*odds, chosen);
    addSheets(app, chosen);
    CLI::App* battle = app.add_subcommand("battle", "A battle between fleets");
    battle->require_subcommand(1);
    addBattleRun(*battle, chosen);
    addBattlePlay(*battle, chosen);
    addBattleReplay(*battle, chosen);
    addBattlePaper(*battle, chosen);
    addBattleForecast(*battle, chosen);
    addBattleCompare(*battle, chosen);
    CLI::App* captains = app.add_subcommand("captains", "The captains of the machine");
    captains->require_subcommand(1);
    addCaptainsMatch(*captains, chosen);
    addCaptainsConduct(*captains, chosen);
    CLI::App* campaign = app.add_subcommand("campaign", "A campaign in its file");
    campaign->require_subcommand(1);
    addCampaignNew(*campaign, chosen);
    addCampaignShow(*campaign, chosen);
    addCampaignFields(*campaign, chosen);
    addCampaignPaper(*campaign, chosen);
    addCampaignAdvance(*campaign, chosen);
    addCampaignApply(*campaign, chosen);
    addCampaignSteps(*campaign, chosen);
    addCampaignVerify(*campaign, chosen);
    addCampaignChronicle(*campaign, chosen);
    addCampaignExport(*campaign, chosen);
    addCampaignBackup(*campaign, chosen);
    addCampaignRestore(*campaign, chosen);
    addCampaignSeat(*campaign, chosen);
    addCampaignBranch(*campaign, chosen);
    addCampaignRetell(*campaign, chosen);
    addCampaignBattle(*campaign, chosen);
    addCampaignClass(*campaign, chosen);
    addHelp(app, chosen);
}

/// The language asked for by `--language`, which stands before what speaks it - a subcommand, or the window - and how many
/// arguments that takes: none where nothing is asked for.
struct LanguageAsked {
    std::string_view word = "en";
    int arguments = 0;
};

LanguageAsked languageAsked(int argc, char** argv)
{
    constexpr std::string_view option = "--language";
    const std::string_view first = argc > 1 ? argv[1] : "";
    if (first == option)
        return argc > 2 ? LanguageAsked{argv[2], 2} : LanguageAsked{"en", 1};
    if (first.starts_with("--language="))
        return {first.substr(option.size() + 1), 1};
    return {};
}

/// The tree of all that is read: commands leave themselves in `chosen`. Paper is in the language spoken when it is made.
std::unique_ptr<CLI::App> commandTree(ChosenCommand& chosen)
{
    auto tree = std::make_unique<CLI::App>(
        "Campaigns, fleets, ports, battles and record sheets for ancient galley wargames.\n"
        "Without a subcommand the window opens: `navarch`, or `navarch FILE.navarch`.",
        "navarch");
    CLI::App& app = *tree;
    app.require_subcommand(1);
    app.set_version_flag("--version,-V", "navarch " + std::string(versionString()));
    takesALanguage(
        app.add_option(
               "--language",
               "Language of the answers to people, and of paper; JSON has none, and the window its own")
            ->type_name("LANGUAGE"));
    for (const WindowOption& option : windowOptions) {
        if (option.value)
            app.add_option(option.name, option.text)->type_name(option.value)->group("The window");
        else
            app.add_flag(option.name, option.text)->group("The window");
    }
    addCommands(app, chosen);
    // Last, for what is added after it would take it over.
    app.footer(
        "`navarch help SUBCOMMAND` shows how to use one, `navarch help campaign new` one below another, and\n"
        "`navarch help formats` describes every file. To begin with:\n"
        "  navarch campaign new war.navarch --scenario saronic-gulf\n"
        "  navarch campaign show war.navarch");
    return tree;
}

ExitCode run(int argc, char** argv, const RuleSets& rules)
{
    const CommandInputs inputs;
    ChosenCommand chosen{rules};
    if (const LanguageAsked asked = languageAsked(argc, argv); asked.arguments > 0)
        speakLanguage(QString::fromStdString(languageSpelled(asked.word)));
    const auto tree = commandTree(chosen);
    CLI::App& app = *tree;
    Console console;
    try {
        app.parse(argc, argv);
    } catch (const CLI::CallForHelp&) {
        console.print(app.help());
        return console.finish(ExitCode::Done);
    } catch (const CLI::CallForVersion& version) {
        console.print(std::string(version.what()) + "\n");
        return console.finish(ExitCode::Done);
    } catch (const CLI::ParseError& error) {
        console.complain(complaintOf(app, error));
        console.complain(phrase("`%1 --help` shows how to use it.", given(commandWords(innermost(app)))));
        return ExitCode::Unusable;
    }
    Console answer(chosen.asJson);
    try {
        const ExitCode code = chosen.run(answer);
        return answer.finish(code);
    } catch (const std::bad_alloc&) {
        console.complain(answer.hasDone()
                             ? phrase("There is not enough memory to go on. What was told as done is kept.")
                             : phrase("There is not enough memory for this. Nothing was changed."));
        return answer.hasDone() ? ExitCode::Partly : ExitCode::Unusable;
    }
}

} // namespace

bool isCommandLine(int argc, char** argv)
{
    const int at = 1 + languageAsked(argc, argv).arguments;
    if (at >= argc)
        return false;
    const std::string_view first = argv[at];
    if (first == "-h" || first == "-V")
        return true;
    const bool isQtOption = first.size() > 1 && first[0] == '-' && first[1] != '-';
    const std::string_view name = first.substr(0, first.find('='));
    const bool isOurs = std::any_of(windowOptions.begin(), windowOptions.end(),
                                    [&](const WindowOption& option) { return option.name == name; });
    const bool isFile = first.ends_with(".navarch") || first.ends_with(".navarch-scenario")
                        || (!first.starts_with('-') && first.find('/') != first.npos);
    return !isQtOption && !isOurs && !isFile;
}

int runCommandLine(int argc, char** argv)
{
    return runCommandLine(argc, argv, builtInRuleSets());
}

int runCommandLine(int argc, char** argv, const RuleSets& rules)
{
    std::signal(SIGPIPE, SIG_IGN); // a reader that goes away is an error of write(), not our death
    std::signal(SIGXFSZ, SIG_IGN); // nor a file that may not grow
    openStandardStreams();
    try {
        return static_cast<int>(run(argc, argv, rules));
    } catch (const std::bad_alloc&) { // of the arguments themselves
        // Too little to translate it.
        Console().complain(Phrase(given("There is not enough memory for this. Nothing was changed.")));
        return static_cast<int>(ExitCode::Unusable);
    }
}

CommandDescription commandLineDescription()
{
    ChosenCommand chosen{builtInRuleSets()};
    return describe(*commandTree(chosen));
}

} // namespace navarch
