// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>

#include "app/campaign/open_campaign.h"

namespace navarch {

/// What can be done with something in the open campaign, as one would say it. It shows nothing, and so need not hear of changes.
class CampaignOrders : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(navarch::OpenCampaign* campaign READ campaign WRITE setCampaign NOTIFY campaignChanged)

public:
    using QObject::QObject;

    [[nodiscard]] OpenCampaign* campaign() const { return m_campaign; }
    void setCampaign(OpenCampaign* campaign)
    {
        if (campaign == m_campaign)
            return;
        m_campaign = campaign;
        emit campaignChanged();
    }

signals:
    void campaignChanged();

protected:
    /// The open campaign's records, or null.
    [[nodiscard]] const Campaign* records() const { return m_campaign ? m_campaign->campaign() : nullptr; }

    QPointer<OpenCampaign> m_campaign;
};

} // namespace navarch
