// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>

#include <memory>

#include "app/base/background_job.h"
#include "app/campaign/open_campaign.h"
#include "db/retelling.h"

namespace navarch {

/// A retelling on its way into the file: all of it is worked out on another thread, and stored at once when that is over.
/// Until then nothing is changed, and it can be called off.
class RetellingWork : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Of a RetoldWar")
    Q_PROPERTY(bool isRunning READ isRunning NOTIFY changed)
    /// How far it is: so many steps of so many.
    Q_PROPERTY(int done READ done NOTIFY changed)
    Q_PROPERTY(int of READ of NOTIFY changed)

public:
    explicit RetellingWork(QObject* parent = nullptr);
    ~RetellingWork() override;

    /// Begins; the campaign says how it went.
    void begin(OpenCampaign& campaign, std::shared_ptr<const ToldHistory> history,
               std::shared_ptr<const Retelling> retelling);
    void cancel() { m_job.cancel(); }
    [[nodiscard]] bool isRunning() const { return m_job.isRunning(); }
    [[nodiscard]] int done() const { return m_job.done(); }
    [[nodiscard]] int of() const { return m_job.of(); }

signals:
    void changed();
    /// It stands in the file.
    void retold();

private:
    /// What is to be stored, or why there is nothing.
    struct WorkedOut {
        Performed performed;
        std::shared_ptr<PreparedDeeds> deeds;
    };

    [[nodiscard]] static WorkedOut workOut(const QString& path, const ToldHistory& history,
                                           const Retelling& retelling, JobProgress& progress);
    void store(const WorkedOut& worked, const Retelling& retelling);

    QPointer<OpenCampaign> m_campaign;
    BackgroundJob<WorkedOut> m_job;
};

} // namespace navarch
