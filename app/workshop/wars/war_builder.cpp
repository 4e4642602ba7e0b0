// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/wars/war_builder.h"

#include <QFileInfo>

#include "app/base/files/chosen_file.h"
#include "app/base/files/file_access.h"
#include "app/base/pricing/finding_severity.h"
#include "app/campaign/wording.h"
#include "app/workshop/wars/war_words.h"
#include "core/campaign/founding/scenario.h"
#include "core/campaign/founding/taken_scenario.h"
#include "core/chart/chart.h"

namespace navarch {

BareWar bareWar()
{
    BareWar war;
    war.name = WarBuilder::tr("A war of my own").toStdString();
    for (const int number : {1, 2})
        war.sides.push_back(WarBuilder::tr("Side %1").arg(number).toStdString());
    return war;
}

WarBuilder::WarBuilder(QObject* parent) : QObject(parent)
{
    m_document.setParent(this); // where it is found and told of another language
    connect(&m_document, &BuilderDocument::opened, this, [this] {
        m_leftOut.clear();
        m_ports.putAway();
        lookAt(0);
        emit taken();
    });
    connect(&m_document, &BuilderDocument::altered, this, &WarBuilder::relay);
    // What was typed and refused gives way in every place.
    connect(&m_document, &BuilderDocument::changed, &m_text, &WarText::changed);
    connect(&m_document, &BuilderDocument::changed, &m_sides, &WarSides::refill);
    connect(&m_document, &BuilderDocument::changed, &m_relations, &WarRelations::refill);
    connect(&m_document, &BuilderDocument::changed, &m_aims, &WarAims::refill);
    connect(&m_document, &BuilderDocument::changed, &m_fleets, &WarFleets::refill);
    connect(&m_document, &BuilderDocument::changed, &m_ports, &WarPorts::refill);
    relay();
}

void WarBuilder::relay()
{
    m_reading = readingOf(m_document.plan());
    m_check.refill();
    emit m_document.changed();
}

void WarBuilder::lookAt(int side)
{
    m_relations.setSide(side);
    m_aims.setSide(side);
    m_fleets.setSide(side);
}

QList<ShownChoice> WarBuilder::builtIn() const
{
    QList<ShownChoice> list;
    for (const std::string& id : scenarioIds())
        if (const auto plan = builtInScenario(id, builtInFigures()))
            list += ShownChoice{words(id), spokenTerm(plan->name)};
    return list;
}

void WarBuilder::begin(const QString& title, ScenarioDraft draft)
{
    m_document.take(title, {std::move(draft), {}});
}

void WarBuilder::beginFrom(const QString& scenario)
{
    auto draft = builtInScenarioText(scenario.toStdString()).and_then([&](std::string_view text) {
        return readScenarioDraft(text, scenario.toStdString(), builtInFigures());
    });
    if (!draft) {
        m_document.refuse(draft.error());
        return;
    }
    const QString name = spokenTerm(draft->document["name"].get_ref<const std::string&>());
    begin(tr("Begin from %1").arg(name), std::move(*draft));
}

bool WarBuilder::beginOnChart(const QUrl& file)
{
    const std::string path = pathOf(file);
    auto draft = readWholeFile(path)
                     .and_then([&](const std::string& text) { return readChart(text, shownPath(path)); })
                     .and_then([](Chart&& chart) {
                         BareWar war = bareWar();
                         war.chart = std::make_shared<const Chart>(std::move(chart));
                         return bareScenario(war, builtInFigures());
                     });
    if (!draft) {
        m_document.refuse(draft.error());
        return false;
    }
    begin(tr("Begin on %1").arg(QFileInfo(file.toLocalFile()).fileName()), std::move(*draft));
    return true;
}

bool WarBuilder::takeWar(OpenCampaign* campaign)
{
    if (!campaign || !campaign->isOpen())
        return false;
    if (campaign->eyes() != 0) { // it holds what a side may not know (CP-2.3)
        emit campaign->refused(tr("The whole war is for the umpire's eyes."),
                               tr("Look with them to take it."));
        return false;
    }
    auto war = takeScenario(*campaign->campaign(), builtInFigures());
    if (!war) {
        m_document.refuse(war.error());
        return false;
    }
    begin(tr("Take %1 as a scenario").arg(words(campaign->campaign()->head().name)), std::move(war->draft));
    for (const Finding& finding : war->leftOut)
        m_leftOut += ShownFinding{.severity = severityValue(finding.severity),
                                  .subject = words(finding.subject),
                                  .message = words(finding.message),
                                  .rule = words(finding.rule)};
    emit taken();
    return true;
}

QString WarBuilder::scenario() const
{
    return words(scenarioText(m_document.plan().draft));
}

} // namespace navarch
