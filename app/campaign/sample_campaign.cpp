// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/sample_campaign.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include "app/base/speech/speech.h"
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
    auto plan = builtInScenario(sampleScenario, builtInFigures());
    if (!plan)
        return QString::fromStdString(plan.error().front().text());
    plan->name = spokenTerm(plan->name).toStdString(); // a name as people give it, in the language they speak
    const auto campaign = foundCampaign(*plan, builtInFigures());
    if (!campaign)
        return QString::fromStdString(campaign.error().front().text());
    if (!QDir().mkpath(QFileInfo(path).absolutePath()))
        return QStringLiteral("The folder %1 cannot be made.").arg(QFileInfo(path).absolutePath());
    const auto made = CampaignFile::create(path, *campaign, phrase("Found %1", given(plan->name)).english());
    return made ? QString() : QString::fromStdString(made.error().front().text());
}

} // namespace navarch
