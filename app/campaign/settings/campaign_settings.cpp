// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/settings/campaign_settings.h"

#include "app/campaign/settings/option_words.h"
#include "app/campaign/watching.h"
#include "core/campaign/settings/settings.h"

namespace navarch {

void CampaignSettings::setCampaign(OpenCampaign* campaign)
{
    if (watchInstead(m_campaign, campaign, this, &CampaignSettings::changed))
        emit changed();
}

QList<ShownOption> CampaignSettings::options() const
{
    const Campaign* campaign = m_campaign ? m_campaign->campaign() : nullptr;
    if (!campaign)
        return {};
    return optionList([campaign](std::string_view key) { return settingOf(*campaign, key); });
}

bool CampaignSettings::set(const QString& key, const QString& value)
{
    return m_campaign
           && m_campaign->perform(ChangeSetting{.key = key.toStdString(), .value = value.toStdString()});
}

} // namespace navarch
