// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/sample_campaign.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include "app/campaign/open_campaign.h"
#include "core/campaign/founding/plan.h"
#include "db/campaign_file.h"

namespace navarch {

QString samplePath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)
           + QStringLiteral("/navarch/sample/saronic-gulf.navarch");
}

QString provideSampleAt(const QString& path)
{
    if (QFileInfo::exists(path))
        return {};
    const auto plan = builtInScenario(sampleScenario, builtInFigures());
    if (!plan)
        return QString::fromStdString(plan.error().front().text());
    const auto campaign = foundCampaign(*plan, builtInFigures());
    if (!campaign)
        return QString::fromStdString(campaign.error().front().text());
    if (!QDir().mkpath(QFileInfo(path).absolutePath()))
        return QStringLiteral("The folder %1 cannot be made.").arg(QFileInfo(path).absolutePath());
    const auto made = CampaignFile::create(path, *campaign, phrase("Found %1", given(plan->name)).english());
    return made ? QString() : QString::fromStdString(made.error().front().text());
}

} // namespace navarch
