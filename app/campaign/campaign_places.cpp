// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/campaign_places.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

namespace navarch {

QString campaignFolderPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) + QStringLiteral("/Navarch");
}

QString freeCampaignPath(const QString& name)
{
    QString stem = name.simplified().left(80);
    stem.remove(QRegularExpression(QStringLiteral(R"([\x00-\x1f/\\:*?"<>|])")));
    while (stem.startsWith(QLatin1Char('.')))
        stem.remove(0, 1);
    if (stem.isEmpty())
        stem = QStringLiteral("Campaign");
    const QDir folder(campaignFolderPath());
    QString path = folder.filePath(stem + QStringLiteral(".navarch"));
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = folder.filePath(QStringLiteral("%1 %2.navarch").arg(stem).arg(number));
    return path;
}

} // namespace navarch
