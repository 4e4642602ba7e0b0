// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/start/campaign_exchange.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "app/base/files/chosen_file.h"
#include "app/base/files/file_access.h"
#include "app/base/files/output.h"
#include "app/campaign/campaign_places.h"
#include "app/campaign/wording.h"
#include "core/campaign/files/export.h"
#include "db/campaign_file.h"

namespace navarch {
namespace {

Result<Campaign> readDocument(const QString& path)
{
    const std::string bytes = QFile::encodeName(path).toStdString();
    const std::string place = shownPath(bytes);
    return readWholeFile(bytes, campaignLimits.bytes)
        .and_then([&](const std::string& text) {
            return parseDocument(text, place, {campaignFormat}, campaignLimits);
        })
        .and_then([&](const Json& json) { return readCampaign(json, place); });
}

} // namespace

CampaignExchange::CampaignExchange(QObject* parent) : CampaignOrders(parent)
{
    connect(&m_reading, &BackgroundJobBase::changed, this, &CampaignExchange::busyChanged);
}

CampaignExchange::~CampaignExchange()
{
    m_reading.disconnect(this);
}

void CampaignExchange::takeOver(const QUrl& document)
{
    if (busy() || !m_campaign)
        return;
    m_reading.begin([path = document.toLocalFile()](JobProgress&) { return readDocument(path); },
                    [this](const Result<Campaign>& campaign) { found(campaign); });
}

void CampaignExchange::found(const Result<Campaign>& campaign)
{
    if (!m_campaign)
        return;
    if (!campaign) {
        emit m_campaign->failed(whatOf(campaign.error()), remedyOf(campaign.error()));
        return;
    }
    const std::string& name = campaign->head().name;
    const QString path = freeCampaignPath(words(name));
    if (!QDir().mkpath(QFileInfo(path).absolutePath())) {
        emit m_campaign->failed(tr("The folder %1 cannot be made. Nothing was taken over.")
                                    .arg(shownPlace(QFileInfo(path).absolutePath())),
                                tr("See to it that the folder above it can be written."));
        return;
    }
    auto made = CampaignFile::create(path, *campaign, phrase("Take over %1", given(name)).english());
    if (!made) {
        emit m_campaign->failed(whatOf(made.error()), remedyOf(made.error()));
        return;
    }
    m_campaign->take(std::move(*made));
    emit m_campaign->done(tr("%1 is kept in %2 from now on.").arg(words(name), shownPlace(path)));
    emit takenOver();
}

bool CampaignExchange::writeTo(const QUrl& document) const
{
    if (!m_campaign || !m_campaign->file())
        return false;
    if (m_campaign->eyes() != 0) { // it holds what a side may not know (CP-2.3)
        emit m_campaign->refused(tr("The whole campaign is for the umpire's eyes."),
                                 tr("Look with them to write it."));
        return false;
    }
    const QString path = document.toLocalFile();
    const auto written = writeOutput(QFile::encodeName(path).toStdString(), FileKind::Campaign,
                                     m_campaign->file()->exportJson().dump(2) + "\n");
    if (written)
        emit m_campaign->done(tr("The campaign is written to %1.").arg(shownPlace(path)));
    else
        emit m_campaign->failed(whatOf(written.error()), remedyOf(written.error()));
    return written.has_value();
}

bool CampaignExchange::backUp() const
{
    if (!m_campaign || !m_campaign->isOpen())
        return false;
    CampaignFile* file = m_campaign->editedFile();
    if (!file) {
        emit m_campaign->failed(m_campaign->readOnlyReason(), tr("Nothing was changed."));
        return false;
    }
    const auto backup = file->backUp();
    if (backup)
        emit m_campaign->done(tr("A copy is kept in %1.").arg(shownPlace(backup->path)));
    else
        emit m_campaign->failed(whatOf(backup.error()), remedyOf(backup.error()));
    return backup.has_value();
}

} // namespace navarch
