// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/start/opened_scenario.h"

#include <QFileInfo>

#include <utility>

#include "app/base/files/chosen_file.h"
#include "app/base/files/file_access.h"
#include "app/base/pricing/finding_severity.h"
#include "app/campaign/wording.h"
#include "core/campaign/calendar.h"
#include "core/campaign/founding/scenario.h"
#include "core/campaign/founding/scenario_check.h"
#include "core/campaign/settings/chart_in_force.h"
#include "core/chart/chart.h"

namespace navarch {

namespace {

ShownFinding findingOf(Severity severity, const QString& subject, const QString& message, const QString& rule)
{
    return {.severity = severityValue(severity), .subject = subject, .message = message, .rule = rule};
}

} // namespace

ScenarioEntry scenarioEntry(const QString& id, const CampaignPlan& plan)
{
    // Our own scenarios are said in every language; somebody's are as he wrote them.
    const auto said = [&](const std::string& text) {
        return id == QLatin1String(OpenedScenario::entryId) ? words(text) : spokenTerm(text);
    };
    return {.id = id,
            .name = said(plan.name),
            .date = spoken(phraseOfYear(plan.year)),
            .summary = said(plan.summary),
            .history = said(plan.history)};
}

bool OpenedScenario::open(const QUrl& file)
{
    m_fileName = QFileInfo(file.toLocalFile()).fileName();
    return read(readWholeFile(pathOf(file)));
}

bool OpenedScenario::take(const QString& fileName, const QString& text)
{
    m_fileName = fileName;
    return read(text.toStdString());
}

Result<CampaignPlan> OpenedScenario::plan(int scale) const
{
    return readScenario(m_text, m_fileName.toStdString(), builtInFigures(), scale);
}

bool OpenedScenario::read(const Result<std::string>& text)
{
    m_findings.clear();
    const std::string former = std::exchange(m_text, text.value_or(std::string()));
    const auto read = text ? plan(usualFleetScale) : Result<CampaignPlan>(tl::unexpected(text.error()));
    if (!read) {
        m_text = former;
        for (const Problem& problem : read.error())
            m_findings.push_back(
                findingOf(Severity::Error, words(problem.place), words(problem.sentences()), QString()));
        emit changed();
        return false;
    }
    const Figures* onChart =
        read->chart ? figuresOnDocument(chartText(*read->chart), builtInFigures()) : nullptr;
    const Findings findings = checkWarOf(*read, builtInFigures());
    for (const Finding& finding : findings)
        m_findings.push_back(findingOf(
            finding.severity, words(namedSubject(finding, *read, onChart ? *onChart : builtInFigures())),
            words(finding.message), words(finding.rule)));
    m_entries = {scenarioEntry(QString::fromLatin1(entryId), *read)};
    emit changed();
    emit opened();
    return true;
}

} // namespace navarch
