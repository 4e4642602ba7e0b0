// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>

#include "app/campaign/open_campaign.h"
#include "app/campaign/watching.h"

namespace navarch {

/// One thing of the open campaign, shown in full: fills itself anew whenever the campaign or the thing's number changes.
class CampaignCard : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(navarch::OpenCampaign* campaign READ campaign WRITE setCampaign NOTIFY campaignChanged)
    /// The number of the thing; 0 for none.
    Q_PROPERTY(int itemId READ itemId WRITE setItemId NOTIFY itemIdChanged)
    /// Whether there is such a thing and it may be seen; nothing else on the card means anything otherwise.
    Q_PROPERTY(bool found READ found NOTIFY filled)

public:
    using QObject::QObject;

    [[nodiscard]] OpenCampaign* campaign() const { return m_campaign; }
    void setCampaign(OpenCampaign* campaign)
    {
        if (!watchInstead(m_campaign, campaign, this, [this] { refill(); }))
            return;
        emit campaignChanged();
        refill();
    }
    [[nodiscard]] int itemId() const { return m_itemId; }
    void setItemId(int id)
    {
        if (id == m_itemId)
            return;
        m_itemId = id;
        emit itemIdChanged();
        refill();
    }
    [[nodiscard]] bool found() const { return m_found; }

signals:
    void campaignChanged();
    void itemIdChanged();
    void filled();

protected:
    /// Takes from the records what the card shows; false when there is no such thing or it may not be seen.
    virtual bool fill(const Campaign& records) = 0;

    void refill()
    {
        const Campaign* records = m_campaign ? m_campaign->campaign() : nullptr;
        m_found = records && fill(*records);
        emit filled();
    }

private:
    QPointer<OpenCampaign> m_campaign;
    int m_itemId = 0;
    bool m_found = false;
};

} // namespace navarch
