// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QUrl>
#include <QVariant>

#include "app/base/pricing/shown_finding.h"
#include "core/campaign/founding/plan.h"

namespace navarch {

/// What a campaign may begin from; no id: from nothing.
struct ScenarioEntry {
    Q_GADGET
    QML_VALUE_TYPE(scenarioEntry)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString date MEMBER date)
    Q_PROPERTY(QString summary MEMBER summary)
    Q_PROPERTY(QString history MEMBER history)

public:
    QString id;
    QString name;
    QString date;
    QString summary;
    QString history;

    friend bool operator==(const ScenarioEntry&, const ScenarioEntry&) = default;
};

/// The scenario file that one may begin a campaign with, and what is wrong with it.
class OpenedScenario : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A new campaign hands it out.")
    /// What is wrong with the file that was opened last. Where it could not be read the
    /// one before it, if any, stands.
    Q_PROPERTY(QList<navarch::ShownFinding> findings READ findings NOTIFY changed)
    Q_PROPERTY(QString fileName READ fileName NOTIFY changed)
    /// The scenario among the others; empty while there is none.
    Q_PROPERTY(QList<navarch::ScenarioEntry> entries READ entries NOTIFY changed)

public:
    /// Its id among scenarios, which no built-in one has.
    static constexpr char entryId[] = ":file";

    using QObject::QObject;

    /// False when it cannot be read: `findings` say why.
    Q_INVOKABLE bool open(const QUrl& file);
    /// The same with the text of a file of that name.
    Q_INVOKABLE bool take(const QString& fileName, const QString& text);

    [[nodiscard]] QList<ShownFinding> findings() const { return m_findings; }
    [[nodiscard]] QString fileName() const { return m_fileName; }
    [[nodiscard]] QList<ScenarioEntry> entries() const { return m_entries; }
    /// What was read, at a scale.
    [[nodiscard]] Result<CampaignPlan> plan(int scale) const;

signals:
    void changed();
    /// Another one was read.
    void opened();

private:
    bool read(const Result<std::string>& text);

    std::string m_text;
    QString m_fileName;
    QList<ShownFinding> m_findings;
    QList<ScenarioEntry> m_entries;
};

/// How a scenario stands in a list of them.
[[nodiscard]] ScenarioEntry scenarioEntry(const QString& id, const CampaignPlan& plan);

} // namespace navarch
