// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/backups/backup_content.h"

#include <algorithm>

#include "app/base/speech/speech.h"
#include "app/campaign/wording.h"
#include "core/campaign/turn_count.h"
#include "db/campaign_file.h"

namespace navarch {
namespace {

constexpr std::size_t mostDeeds = 4;
constexpr qsizetype mostTold = 3;

QStringList lastTold(const Campaign& campaign, bool all)
{
    QStringList told;
    const auto& entries = campaign.table<ChronicleRecord>();
    for (auto entry = entries.rbegin(); entry != entries.rend() && told.size() < mostTold; ++entry)
        if (all || entry->second.open)
            told += toldWords(entry->second);
    return told;
}

void compare(BackupContent& content, const CampaignFile& then, const CampaignFile& now, bool all)
{
    const auto shared = now.sharedHistory(then);
    content.isOtherWar = now.identity() != then.identity();
    if (!shared)
        return;
    const auto since = now.deedsSince(*shared);
    const auto beyond = then.deedsSince(*shared);
    if (!since || !beyond)
        return;
    content.isPresentKnown = true;
    content.setAside = static_cast<int>(since->size());
    content.broughtBack = static_cast<int>(beyond->size());
    for (std::size_t i = 0; all && i < std::min(mostDeeds, since->size()); ++i)
        content.deeds += storedWords((*since)[i]);
}

} // namespace

BackupContent contentOf(const Backup& backup, const QString& campaignPath, bool all)
{
    BackupContent content;
    content.isRead = true;
    const OpenResult then = CampaignFile::open(backup.path, {.mode = OpenMode::Look, .backUp = false});
    if (!then.file) {
        content.problem = words(then.message.what);
        content.remedy = then.outcome == Opening::Newer ? words(then.message.remedy)
                                                        : windowText("Choose another backup.");
        return content;
    }
    const Campaign& campaign = then.file->campaign();
    const HeadRecord& head = campaign.head();
    content.name = words(head.name);
    content.date = dateText(head.year, head.month, head.week);
    content.stage =
        head.stage == Stage::Setup ? windowText("Setting up") : windowText("Turn %1").arg(countedTurn(head));
    content.told = lastTold(campaign, all);
    if (const OpenResult now = CampaignFile::open(campaignPath, {.mode = OpenMode::Look, .backUp = false});
        now.file)
        compare(content, *then.file, *now.file, all);
    return content;
}

} // namespace navarch
