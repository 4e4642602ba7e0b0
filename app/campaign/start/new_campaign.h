// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QVariant>

#include "app/base/lists/shown_choice.h"
#include "app/campaign/open_campaign.h"
#include "app/campaign/settings/option_words.h"
#include "app/campaign/start/opened_scenario.h"
#include "app/campaign/start/planned_sides.h"
#include "core/campaign/founding/plan.h"

namespace navarch {

/// A campaign that is being laid out: a scenario, one from a file, or blank, then sides, then options. Nothing exists before
/// found(); letting go of it leaves no trace.
class NewCampaign : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::OpenCampaign* campaign MEMBER m_campaign)
    /// The blank one first, its id empty, then the scenarios by date. The first is
    /// chosen to begin with.
    Q_PROPERTY(QList<navarch::ScenarioEntry> scenarios READ scenarios CONSTANT)
    /// A scenario of a file; opening it chooses it.
    Q_PROPERTY(navarch::OpenedScenario* file READ file CONSTANT)
    Q_PROPERTY(QString scenario READ scenario NOTIFY changed)
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed)
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    Q_PROPERTY(QString history READ history NOTIFY changed)
    Q_PROPERTY(bool blank READ blank NOTIFY changed)
    /// One ship for so many of the record (CP-12); settable where hasRecord, to one of scales.
    Q_PROPERTY(int scale READ scale WRITE setScale NOTIFY changed)
    Q_PROPERTY(bool hasRecord READ hasRecord NOTIFY changed)
    /// The scales.
    Q_PROPERTY(QList<navarch::ShownChoice> scales READ scales CONSTANT)
    /// How many ships all sides have together.
    Q_PROPERTY(int ships READ ships NOTIFY changed)
    /// Signed; 0 does not exist (CP-1.1).
    Q_PROPERTY(int year READ year WRITE setYear NOTIFY changed)
    Q_PROPERTY(QString date READ date NOTIFY changed)
    /// The options.
    Q_PROPERTY(QList<navarch::ShownOption> options READ options NOTIFY changed)
    /// The ports that can be a home.
    Q_PROPERTY(QList<navarch::ShownChoice> ports READ ports NOTIFY portsChanged)
    Q_PROPERTY(navarch::PlannedSides* sides READ sides CONSTANT)
    /// Where it will be kept.
    Q_PROPERTY(QString path READ path NOTIFY changed)
    /// The same as the window tells where a file is.
    Q_PROPERTY(QString place READ place NOTIFY changed)
    /// What stands against founding it; empty when nothing does.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    explicit NewCampaign(QObject* parent = nullptr);

    [[nodiscard]] QList<ScenarioEntry> scenarios() const { return m_scenarios; }
    [[nodiscard]] OpenedScenario* file() { return &m_file; }
    [[nodiscard]] QString scenario() const;
    [[nodiscard]] QString name() const;
    void setName(const QString& name);
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString history() const;
    [[nodiscard]] bool blank() const { return !m_isOfFile && m_plan.scenario.empty(); }
    [[nodiscard]] int scale() const { return m_plan.scale; }
    /// Fleets and budgets become those of the scale; what else was changed of the sides stays.
    void setScale(int scale);
    [[nodiscard]] bool hasRecord() const { return m_plan.hasRecord; }
    [[nodiscard]] QList<ShownChoice> scales() const;
    [[nodiscard]] int ships() const;
    [[nodiscard]] int year() const { return m_plan.year; }
    void setYear(int year);
    [[nodiscard]] QString date() const;
    [[nodiscard]] QList<ShownOption> options() const;
    [[nodiscard]] QList<ShownChoice> ports() const;
    [[nodiscard]] PlannedSides* sides() { return &m_sides; }
    [[nodiscard]] QString path() const;
    [[nodiscard]] QString place() const;
    [[nodiscard]] QString problem() const { return m_problem; }

    /// Begins with a scenario; an empty id begins with a blank sea, OpenedScenario::entryId with that of the file.
    Q_INVOKABLE void choose(const QString& scenario);
    Q_INVOKABLE void setOption(const QString& key, const QString& value);
    /// Makes the campaign and its file and puts it on the table.
    Q_INVOKABLE bool found();

signals:
    void changed();
    void portsChanged();

private:
    void check();
    [[nodiscard]] CampaignPlan planned() const;
    void begin(CampaignPlan plan, bool isOfFile);

    QPointer<OpenCampaign> m_campaign;
    QList<ScenarioEntry> m_scenarios;
    OpenedScenario m_file;
    bool m_isOfFile = false; ///< what is chosen
    CampaignPlan m_plan;
    PlannedSides m_sides;
    QString m_problem;
};

} // namespace navarch
