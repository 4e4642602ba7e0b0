// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/campaign_head.h"

#include "app/base/pricing/amounts.h"
#include "app/campaign/open_campaign.h"
#include "app/campaign/wording.h"
#include "core/campaign/money/treasury.h"
#include "core/campaign/turn_count.h"

namespace navarch {

const HeadRecord* CampaignHead::record() const
{
    return m_campaign.isOpen() ? &m_campaign.campaign()->head() : nullptr;
}

bool CampaignHead::rename(const QString& name)
{
    return m_campaign.perform(RenameCampaign{.name = name.trimmed().toStdString()});
}

bool CampaignHead::begin()
{
    if (!m_campaign.perform(BeginCampaign{}))
        return false;
    const Campaign& campaign = *m_campaign.campaign();
    if (const SideId alone = onlyPerson(campaign); alone && m_campaign.looksAs().isNone()) {
        m_campaign.setEyes(static_cast<int>(alone.value));
        emit m_campaign.done(
            tr("You see what %1 sees from now on; the umpire's eyes are a click away, above.")
                .arg(words(campaign.find(alone)->name)));
    }
    return true;
}

DeedPreview CampaignHead::previewBegin() const
{
    return m_campaign.preview(BeginCampaign{});
}

QString CampaignHead::name() const
{
    const HeadRecord* head = record();
    return head ? words(head->name) : QString();
}

QString CampaignHead::date() const
{
    const HeadRecord* head = record();
    return head ? dateText(head->year, head->month, head->week) : QString();
}

QString CampaignHead::stage() const
{
    const HeadRecord* head = record();
    if (!head)
        return {};
    return inSetup() ? tr("Setting up") : tr("Turn %1").arg(countedTurn(*head));
}

bool CampaignHead::inSetup() const
{
    const HeadRecord* head = record();
    return head && head->stage == Stage::Setup;
}

bool CampaignHead::isSample() const
{
    const HeadRecord* head = record();
    return head && head->scenario == sampleScenario;
}

QString CampaignHead::treasury() const
{
    if (!m_campaign.isOpen())
        return {};
    Talents total;
    for (const auto& [id, side] : m_campaign.campaign()->table<SideRecord>())
        if (m_campaign.sees(id))
            total += balanceOf(*m_campaign.campaign(), id);
    return amountText(total);
}

} // namespace navarch
