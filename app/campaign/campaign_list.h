// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>

#include "app/base/lists/row_list.h"
#include "app/campaign/open_campaign.h"
#include "app/campaign/watching.h"

namespace navarch {

/// A list of something in the open campaign: is filled anew whenever the campaign changes.
class CampaignList : public navarch::RowList {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(navarch::OpenCampaign* campaign READ campaign WRITE setCampaign NOTIFY campaignChanged)

public:
    using RowList::RowList;

    [[nodiscard]] OpenCampaign* campaign() const { return m_campaign; }
    void setCampaign(OpenCampaign* campaign)
    {
        if (!watchInstead(m_campaign, campaign, this, [this] { refill(); }))
            return;
        emit campaignChanged();
        refill();
    }

signals:
    void campaignChanged();

protected:
    /// Makes the rows from what stands now; without a campaign there are none.
    virtual void refill() = 0;
    /// The open campaign's records, or null.
    [[nodiscard]] const Campaign* records() const { return m_campaign ? m_campaign->campaign() : nullptr; }

private:
    QPointer<OpenCampaign> m_campaign;
};

/// A list of what one side has, or every side that may be seen.
class CampaignListOfSide : public navarch::CampaignList {
    Q_OBJECT
    QML_ANONYMOUS
    /// 0: every side that may be seen.
    Q_PROPERTY(int side READ side WRITE setSide NOTIFY sideChanged)

public:
    using CampaignList::CampaignList;

    [[nodiscard]] int side() const { return m_side; }
    void setSide(int side)
    {
        if (side == m_side)
            return;
        m_side = side;
        emit sideChanged();
        refill();
    }

signals:
    void sideChanged();

protected:
    /// Whether what this side has is to be in the list of the open campaign.
    [[nodiscard]] bool isOf(SideId side) const
    {
        return campaign()->sees(side) && (m_side == 0 || side.value == m_side);
    }

private:
    int m_side = 0;
};

} // namespace navarch
