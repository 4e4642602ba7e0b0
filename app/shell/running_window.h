// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>

#include <memory>

#include "app/campaign/drafts/draft_file.h"
#include "app/campaign/open_campaign.h"
#include "app/shell/ended_runs.h"

namespace navarch {

/// A window writes down that it is open, what campaign lies in it and where one is, and takes that away when it is closed. What
/// a window of before left behind was not closed: it is told once, with what is kept. Each of several windows has its own.
class RunningWindow : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Set once: from then on it is written down, and what ended before is looked for.
    Q_PROPERTY(bool watching READ watching WRITE setWatching NOTIFY changed)
    Q_PROPERTY(navarch::OpenCampaign* campaign READ campaign WRITE setCampaign NOTIFY changed)
    Q_PROPERTY(QString place READ place WRITE setPlace NOTIFY changed)
    /// Of the runs that ended without being closed: what is kept, a line each, and what may be told of them.
    Q_PROPERTY(bool hasEnded READ hasEnded NOTIFY endedChanged)
    Q_PROPERTY(QStringList kept READ kept NOTIFY endedChanged)
    /// And what of them is not as it should be.
    Q_PROPERTY(QStringList amiss READ amiss NOTIFY endedChanged)
    Q_PROPERTY(QString report READ report NOTIFY endedChanged)

public:
    using QObject::QObject;
    ~RunningWindow() override;

    [[nodiscard]] bool watching() const { return m_file != nullptr; }
    void setWatching(bool watching);
    [[nodiscard]] OpenCampaign* campaign() const { return m_campaign; }
    void setCampaign(OpenCampaign* campaign);
    [[nodiscard]] QString place() const { return m_run.place; }
    void setPlace(const QString& place);
    [[nodiscard]] bool hasEnded() const { return !m_report.isEmpty(); }
    [[nodiscard]] QStringList kept() const { return m_kept; }
    [[nodiscard]] QStringList amiss() const { return m_amiss; }
    [[nodiscard]] QString report() const { return m_report; }
    /// Onto the clipboard.
    Q_INVOKABLE void copyReport() const;

signals:
    void changed();
    void endedChanged();

private:
    void writeDown();

    WindowRun m_run;
    QPointer<OpenCampaign> m_campaign;
    QStringList m_kept;
    QStringList m_amiss;
    QString m_report;                  ///< empty: nothing is to be told
    std::unique_ptr<DraftFile> m_file; ///< null: it is not written down
};

} // namespace navarch
