// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/start/new_campaign.h"

#include <QDir>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QSet>

#include <algorithm>

#include "app/base/files/chosen_file.h"
#include "app/base/speech/speech.h"
#include "app/campaign/campaign_places.h"
#include "app/campaign/settings/option_words.h"
#include "app/campaign/wording.h"
#include "core/base/text.h"
#include "core/campaign/calendar.h"
#include "core/campaign/settings/chart_in_force.h"
#include "core/campaign/settings/settings.h"
#include "core/chart/chart.h"
#include "db/campaign_file.h"

namespace navarch {
namespace {

constexpr int usualYear = -431;

/// The earliest first: that is the teaching campaign.
std::vector<CampaignPlan> scenariosByDate()
{
    std::vector<CampaignPlan> plans;
    for (const std::string& id : scenarioIds())
        if (auto plan = builtInScenario(id, builtInFigures()))
            plans.push_back(std::move(*plan));
    std::stable_sort(plans.begin(), plans.end(),
                     [](const CampaignPlan& a, const CampaignPlan& b) { return a.year < b.year; });
    return plans;
}

/// The ports that a plan is laid out on.
const PortGazetteer& gazetteerOf(const CampaignPlan& plan)
{
    const Figures* own = plan.chart ? figuresOnDocument(chartText(*plan.chart), builtInFigures()) : nullptr;
    return (own ? *own : builtInFigures()).gazetteer;
}

} // namespace

NewCampaign::NewCampaign(QObject* parent) : QObject(parent)
{
    m_scenarios.push_back(
        ScenarioEntry{.id = QString(),
                      .name = tr("Blank campaign"),
                      .date = tr("Any year"),
                      .summary = tr("Every port of the ancient sea that was founded by then, "
                                    "all neutral, and sides and fleets of your own."),
                      .history = QString()});
    for (const CampaignPlan& plan : scenariosByDate())
        m_scenarios.push_back(scenarioEntry(words(plan.scenario), plan));
    connect(&m_sides, &PlannedSides::edited, this, [this] { check(); });
    connect(&m_file, &OpenedScenario::opened, this,
            [this] { choose(QString::fromLatin1(OpenedScenario::entryId)); });
    choose(m_scenarios.front().id);
}

void NewCampaign::begin(CampaignPlan plan, bool isOfFile)
{
    m_plan = std::move(plan);
    m_isOfFile = isOfFile;
    m_sides.setSides(m_plan.sides);
    emit portsChanged();
    check();
}

void NewCampaign::choose(const QString& scenario)
{
    if (scenario.isEmpty()) {
        CampaignPlan blank = blankPlan(usualYear, builtInFigures());
        blank.seed = QRandomGenerator::system()->bounded(1, 1'000'000'000);
        begin(std::move(blank), false);
        return;
    }
    const bool isOfFile = scenario == QLatin1String(OpenedScenario::entryId);
    auto plan =
        isOfFile ? m_file.plan(usualFleetScale) : builtInScenario(scenario.toStdString(), builtInFigures());
    if (!plan)
        return;
    if (!isOfFile) // the name it will have unless another is typed
        plan->name = spokenTerm(plan->name).toStdString();
    begin(std::move(*plan), isOfFile);
}

QString NewCampaign::scenario() const
{
    return m_isOfFile ? QString::fromLatin1(OpenedScenario::entryId) : words(m_plan.scenario);
}

QString NewCampaign::name() const
{
    return words(m_plan.name);
}

void NewCampaign::setName(const QString& name)
{
    if (name.trimmed().toStdString() == m_plan.name)
        return;
    m_plan.name = name.trimmed().toStdString();
    check();
}

QString NewCampaign::summary() const
{
    return m_isOfFile ? words(m_plan.summary) : spokenTerm(m_plan.summary);
}

QString NewCampaign::history() const
{
    return m_isOfFile ? words(m_plan.history) : spokenTerm(m_plan.history);
}

void NewCampaign::setYear(int year)
{
    if (year == 0 || year == m_plan.year || !blank())
        return;
    const CampaignPlan fresh = blankPlan(year, builtInFigures());
    m_plan.year = year;
    m_plan.ports = fresh.ports;
    emit portsChanged();
    check();
}

void NewCampaign::setScale(int scale)
{
    if (scale == m_plan.scale || !hasRecord())
        return;
    auto scaled = m_isOfFile ? m_file.plan(scale) : builtInScenario(m_plan.scenario, builtInFigures(), scale);
    if (!scaled)
        return;
    std::vector<PlannedSide> sides = m_sides.sides();
    for (PlannedSide& side : sides) {
        const auto written = std::find_if(scaled->sides.begin(), scaled->sides.end(),
                                          [&](const PlannedSide& each) { return each.id == side.id; });
        if (written == scaled->sides.end())
            continue;
        side.fleets = std::move(written->fleets);
        side.budget = written->budget;
    }
    m_plan.scale = scale;
    m_sides.setSides(sides);
    check();
}

QList<ShownChoice> NewCampaign::scales() const
{
    const auto choice = [](int scale, const QString& text) {
        return ShownChoice{QString::number(scale), text};
    };
    return {choice(5, tr("One for five")), choice(10, tr("One for ten")), choice(1, tr("One for one"))};
}

int NewCampaign::ships() const
{
    int ships = 0;
    for (const PlannedSide& side : m_sides.sides())
        for (const PlannedSide::PlannedFleet& fleet : side.fleets)
            ships += fleet.fleet.shipCount();
    return ships;
}

QString NewCampaign::date() const
{
    return dateText(m_plan.year, m_plan.month, m_plan.week);
}

QList<ShownOption> NewCampaign::options() const
{
    return optionList([this](std::string_view wanted) {
        for (const auto& [key, chosen] : m_plan.settings)
            if (key == wanted)
                return chosen;
        return std::string(settingRule(wanted)->choices.front());
    });
}

void NewCampaign::setOption(const QString& key, const QString& value)
{
    const std::string wanted = key.toStdString();
    std::erase_if(m_plan.settings, [&](const auto& setting) { return setting.first == wanted; });
    m_plan.settings.emplace_back(wanted, value.toStdString());
    check();
}

QList<ShownChoice> NewCampaign::ports() const
{
    QList<ShownChoice> list{ShownChoice{QString(), tr("None yet")}};
    const PortGazetteer& gazetteer = gazetteerOf(m_plan);
    for (const PlannedPort& port : m_plan.ports)
        if (const KnownPort* known = gazetteer.find(port.place))
            list.push_back(ShownChoice{words(port.place), words(known->name)});
    std::sort(list.begin() + 1, list.end(),
              [](const ShownChoice& a, const ShownChoice& b) { return a.text < b.text; });
    return list;
}

QString NewCampaign::path() const
{
    return freeCampaignPath(name());
}

QString NewCampaign::place() const
{
    return shownPlace(path());
}

/// The plan with the sides as they stand; a home port belongs to its side.
CampaignPlan NewCampaign::planned() const
{
    CampaignPlan plan = m_plan;
    plan.sides = m_sides.sides();
    for (PlannedPort& port : plan.ports) {
        const bool kept = std::any_of(plan.sides.begin(), plan.sides.end(),
                                      [&](const PlannedSide& side) { return side.id == port.owner; });
        if (!kept)
            port.owner.clear();
        for (const PlannedSide& side : plan.sides)
            if (!side.homePort.empty() && side.homePort == port.place)
                port.owner = side.id;
    }
    return plan;
}

void NewCampaign::check()
{
    const auto campaign = foundCampaign(planned(), builtInFigures());
    m_problem = campaign ? QString() : words(campaign.error().front().what);
    emit changed();
}

bool NewCampaign::found()
{
    if (!m_campaign)
        return false;
    const auto campaign = foundCampaign(planned(), builtInFigures());
    if (!campaign) {
        emit m_campaign->failed(whatOf(campaign.error()), remedyOf(campaign.error()));
        return false;
    }
    const QString file = path();
    if (!QDir().mkpath(QFileInfo(file).absolutePath())) {
        emit m_campaign->failed(tr("The folder %1 cannot be made. No campaign was made either.")
                                    .arg(shownPlace(QFileInfo(file).absolutePath())),
                                tr("See to it that the folder above it can be written."));
        return false;
    }
    auto made =
        CampaignFile::create(file, *campaign, phrase("Found %1", given(name().toStdString())).english());
    if (!made) {
        emit m_campaign->failed(whatOf(made.error()), remedyOf(made.error()));
        return false;
    }
    m_campaign->take(std::move(*made));
    return true;
}

} // namespace navarch
