// SPDX-License-Identifier: GPL-3.0-or-later
// navarch campaign new FILE.navarch --scenario FILE|ID [--scale 5|10|1] | --from CAMPAIGN.json [--replace]
#include <iterator>

#include <QFile>

#include "app/base/files/file_access.h"
#include "app/base/speech/speech.h"
#include "app/cli/base/input.h"
#include "app/cli/base/options.h"
#include "app/cli/base/qt_runtime.h"
#include "app/cli/base/scenario_input.h"
#include "app/cli/campaign/campaign_answer.h"
#include "app/cli/campaign/file/access.h"
#include "app/cli/campaign/file/placing.h"
#include "app/cli/classes/class_input.h"
#include "core/campaign/files/export.h"
#include "core/campaign/founding/plan.h"
#include "core/campaign/founding/scenario_check.h"
#include "core/campaign/settings/chart_in_force.h"
#include "core/campaign/settings/classes_in_force.h"
#include "core/chart/chart_check.h"
#include "core/rules/own_findings.h"

namespace navarch {

namespace {

struct NewRequest {
    std::string path;
    std::string scenario;
    std::string classes; ///< a file of own classes and house figures; empty: none
    int scale = usualFleetScale;
    std::string from;
    bool replace = false;
};

struct Founding {
    Campaign campaign;
    std::string title;        ///< its line in the history
    std::optional<int> scale; ///< of its fleets, where they are numbers of the record
};

/// Gives a plan the classes and house figures of a file, beside its own.
Result<CampaignPlan> withClasses(CampaignPlan plan, const std::string& path)
{
    if (path.empty())
        return plan;
    return classBookOf(path).map([&](ClassBook&& book) {
        plan.classes.insert(plan.classes.end(), book.classes.begin(), book.classes.end());
        plan.figures.insert(plan.figures.end(), book.figures.begin(), book.figures.end());
        return std::move(plan);
    });
}

/// Nothing when the console has been told why not, with `code` set: what `navarch scenario check` refuses is refused here.
std::optional<Founding> fromScenario(const NewRequest& request, const Console& console, ExitCode& code)
{
    const Figures& figures = builtInFigures();
    code = ExitCode::Unusable;
    const auto plan =
        scenarioNamed(request.scenario, "--scenario", request.scale).and_then([&](CampaignPlan&& planned) {
            return withClasses(std::move(planned), request.classes);
        });
    if (!plan) {
        console.complain(plan.error());
        return std::nullopt;
    }
    code = ExitCode::Refused;
    auto campaign = foundCampaign(*plan, figures);
    if (!campaign) {
        console.complain(campaign.error());
        return std::nullopt;
    }
    if (const Findings findings = checkScenario(*plan, figures); hasErrors(findings)) {
        console.complain(findings);
        return std::nullopt;
    }
    const GivenText name = given(campaign->head().name);
    const std::string title =
        (plan->hasRecord ? phrase("Begin %1, %2", name, termOf(fleetScaleText(plan->scale)))
                         : phrase("Begin %1", name))
            .english();
    code = ExitCode::Done;
    return Founding{std::move(*campaign), title, plan->hasRecord ? std::optional(plan->scale) : std::nullopt};
}

/// What `navarch chart check` and `navarch classes check` have against the chart and the classes that a campaign brings along.
Findings foundationFindings(const Campaign& campaign)
{
    const Figures& figures = builtInFigures();
    Findings findings = classBookFindings({{}, ownClassesOf(campaign)}, figures.fitRules());
    if (const Chart* chart = chartOf(campaign)) {
        Findings ofChart = checkChart(*chart);
        std::move(ofChart.begin(), ofChart.end(), std::back_inserter(findings));
        Findings ofWalls = standingWallFindings(chart->ports, figures.prices.limits);
        std::move(ofWalls.begin(), ofWalls.end(), std::back_inserter(findings));
    }
    return findings;
}

std::optional<Founding> fromDocument(const std::string& path, const Console& console, ExitCode& code)
{
    const std::string place = placeOf(path);
    auto campaign = readDocument(path, {campaignFormat}, campaignLimits).and_then([&](const Json& json) {
        return readCampaign(json, place);
    });
    if (!campaign) {
        console.complain(campaign.error());
        code = ExitCode::Unusable;
        return std::nullopt;
    }
    if (const Findings findings = foundationFindings(*campaign); hasErrors(findings)) {
        console.complain(findings);
        code = ExitCode::Refused;
        return std::nullopt;
    }
    const std::string title = phrase("Take over %1", given(campaign->head().name)).english();
    return Founding{std::move(*campaign), title, {}};
}

ExitCode newCampaign(const NewRequest& request, Console& console)
{
    const QtRuntime qt;
    const QString path = QFile::decodeName(request.path.c_str());
    if (!request.replace)
        if (const auto why = whyNotPlaced(request.path, false)) {
            console.complain(*why);
            return ExitCode::Refused;
        }
    ExitCode code = ExitCode::Done;
    const auto founding = request.from.empty() ? fromScenario(request, console, code)
                                               : fromDocument(request.from, console, code);
    if (!founding)
        return code;
    if (const auto why = whyNotPlaced(request.path, request.replace)) {
        console.complain(*why);
        return ExitCode::Refused;
    }
    QString old;
    const auto ifExists = request.replace ? CampaignFile::IfExists::Replace : CampaignFile::IfExists::Refuse;
    const auto file =
        CampaignFile::create(path, founding->campaign, founding->title, ifExists, builtInFigures(), {}, &old);
    if (!file) {
        console.complain(file.error());
        return codeOfPlacing(path, old, request.replace, console);
    }
    const Phrase whereTheOldLies = whereReplacedLies(old);
    console.noteDone(whereTheOldLies);
    console.complain((*file)->notes());
    const Campaign& campaign = (*file)->campaign();
    if (console.wantsJson()) {
        Json answer{
            {"format", "navarch-campaign-new/1"},           {"file", shownPath(request.path)},
            {"campaign", headAnswer(campaign.head())},      {"sides", campaign.table<SideRecord>().size()},
            {"ports", campaign.table<PortRecord>().size()}, {"ships", campaign.table<ShipRecord>().size()}};
        if (founding->scale)
            answer["scale"] = *founding->scale;
        if (!old.isEmpty())
            answer["replaced"] = shownPath(QFile::encodeName(old).toStdString());
        console.printJson(answer);
    } else {
        const auto count = [](std::size_t size) { return static_cast<std::int64_t>(size); };
        Phrase made = phrase("%1, %2, %3", given(headText(campaign.head())),
                             phraseN("{%n side|%n sides}", count(campaign.table<SideRecord>().size())),
                             phraseN("{%n ship|%n ships}", count(campaign.table<ShipRecord>().size())));
        if (founding->scale)
            made = phrase("%1, %2", std::move(made), termOf(fleetScaleText(*founding->scale)));
        console.print(made, shownPath(request.path));
        if (!old.isEmpty())
            console.print(whereTheOldLies);
    }
    return ExitCode::Done;
}

} // namespace

void addCampaignNew(CLI::App& campaign, ChosenCommand& chosen)
{
    const auto request = std::make_shared<NewRequest>();
    CLI::App* command = addCommand(campaign, chosen, "new", "Makes a campaign file", request, newCampaign);
    command->add_option("FILE.navarch", request->path, "where it is to be")->required();
    CLI::Option_group* origin = command->add_option_group("Origin", "What it begins from");
    CLI::Option* scenario =
        origin
            ->add_option("--scenario", request->scenario,
                         "a scenario file, or a built-in scenario, for example saronic-gulf")
            ->type_name("FILE");
    origin
        ->add_option("--from", request->from,
                     "a document of `navarch campaign export`; - reads standard input")
        ->type_name("CAMPAIGN.json");
    origin->require_option(1);
    command
        ->add_option("--classes", request->classes,
                     "own ship classes and house figures that the war has besides")
        ->type_name("CLASSES.json")
        ->needs(scenario);
    takesOneOf(
        command->add_option("--scale", request->scale, "one ship for 5 of the record, for 10, or for 1"),
        {"5", "10", "1"})
        ->default_str("5")
        ->needs(scenario);
    command->add_flag("--replace", request->replace, "move a file that is there among its backups");
}

} // namespace navarch
