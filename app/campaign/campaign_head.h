// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "app/base/lists/deed_preview.h"

namespace navarch {

class OpenCampaign;
struct HeadRecord;

/// What stands over the open campaign: its name and date, whether it is still set up, and how it is begun; and what these
/// eyes have in money. Everything is empty when none is open.
class CampaignHead : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString date READ date NOTIFY changed)
    /// "Setting up", "Turn 3".
    Q_PROPERTY(QString stage READ stage NOTIFY changed)
    /// Fortifications and budgets are still open (CP-2.2).
    Q_PROPERTY(bool inSetup READ inSetup NOTIFY changed)
    /// It began from the scenario that the sample campaign does (app/campaign/start), for which the window has hints.
    Q_PROPERTY(bool isSample READ isSample NOTIFY changed)
    /// What the side in whose eyes we look has; for the umpire all treasuries together.
    Q_PROPERTY(QString treasury READ treasury NOTIFY changed)

public:
    /// `campaign` must outlive it.
    explicit CampaignHead(OpenCampaign& campaign) : m_campaign(campaign) {}

    Q_INVOKABLE bool rename(const QString& name);
    /// Ends the set-up (CP-2.2). Whoever plays alone against the machine has his side's eyes from then on.
    Q_INVOKABLE bool begin();
    /// Whether it may, as OpenCampaign::preview() says it.
    Q_INVOKABLE navarch::DeedPreview previewBegin() const;

    [[nodiscard]] QString name() const;
    [[nodiscard]] QString date() const;
    [[nodiscard]] QString stage() const;
    [[nodiscard]] bool inSetup() const;
    [[nodiscard]] bool isSample() const;
    [[nodiscard]] QString treasury() const;

signals:
    void changed();

private:
    /// Null when none is open.
    [[nodiscard]] const HeadRecord* record() const;

    OpenCampaign& m_campaign;
};

} // namespace navarch
