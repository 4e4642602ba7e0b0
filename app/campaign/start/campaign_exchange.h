// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>
#include <QUrl>

#include "app/base/background_job.h"
#include "app/campaign/campaign_orders.h"

namespace navarch {

/// Campaigns as JSON documents ("navarch-campaign/1"): takes one over into a file of our own, writes the open one; and
/// backups of the open one.
class CampaignExchange : public navarch::CampaignOrders {
    Q_OBJECT
    QML_ELEMENT
    /// A document is being read, on another thread.
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)

public:
    explicit CampaignExchange(QObject* parent = nullptr);
    ~CampaignExchange() override;

    [[nodiscard]] bool busy() const { return m_reading.isRunning(); }

    /// Reads a document and opens it as a campaign of its own, kept among the person's documents. It tells how that
    /// went on the campaign's signals.
    Q_INVOKABLE void takeOver(const QUrl& document);
    /// Writes the open campaign as a document.
    Q_INVOKABLE bool writeTo(const QUrl& document) const;
    /// Keeps a copy of the open campaign among its backups.
    Q_INVOKABLE bool backUp() const;

signals:
    void busyChanged();
    /// A document was taken over and is open.
    void takenOver();

private:
    void found(const Result<Campaign>& campaign);

    BackgroundJob<Result<Campaign>> m_reading;
};

} // namespace navarch
