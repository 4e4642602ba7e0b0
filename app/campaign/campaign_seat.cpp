// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/campaign_seat.h"

#include "app/campaign/open_campaign.h"
#include "app/campaign/side_list.h"
#include "app/campaign/wording.h"
#include "db/campaign_file.h"
#include "db/seat_lock.h"

namespace navarch {

CampaignSeat::CampaignSeat(OpenCampaign& campaign) : m_campaign(campaign) {}

CampaignSeat::~CampaignSeat() = default;

const CampaignFile* CampaignSeat::file() const
{
    return m_file ? m_file.get() : m_campaign.file();
}

void CampaignSeat::handTo(int side)
{
    const SideId eyes{side};
    const Campaign* campaign = m_campaign.campaign();
    if (eyes == m_campaign.looksAs() || !campaign || (eyes && !campaign->find(eyes)))
        return;
    int people = 0;
    for (const auto& [id, record] : campaign->table<SideRecord>())
        people += record.player == Player::Person ? 1 : 0;
    const bool isToAsk = eyes.isNone() && isLocked();
    if (!isToAsk && (people < 2 || campaign->head().stage != Stage::Running)) {
        lookWith(eyes);
        return;
    }
    m_awaited = eyes;
    m_complaint.clear();
    emit changed();
}

void CampaignSeat::await(std::unique_ptr<CampaignFile> file, const QString& readOnlyReason)
{
    m_file = std::move(file);
    m_readOnlyReason = readOnlyReason;
    m_awaited = SideId{};
    m_complaint.clear();
    emit changed();
}

bool CampaignSeat::sitDown(const QString& word)
{
    if (!m_awaited)
        return false;
    if (asks() && !SeatLock::opens(*file(), word)) {
        m_complaint = tr("That is not the PIN of this seat. If nobody knows it any more, the command line "
                         "takes it away: "
                         "navarch campaign seat \"%1\" --forgotten")
                          .arg(file()->path());
        emit changed();
        return false;
    }
    if (m_file)
        sitAs(0);
    else
        lookWith(*m_awaited);
    return true;
}

void CampaignSeat::sitAs(int side)
{
    const SideId eyes{side};
    if (!m_file || (eyes && !m_file->campaign().find(eyes)) || (!eyes && !m_awaited))
        return;
    std::unique_ptr<CampaignFile> file = std::move(m_file);
    m_campaign.place(std::move(file), m_readOnlyReason, eyes);
    emit entered();
}

void CampaignSeat::staySeated()
{
    settle();
}

void CampaignSeat::settle()
{
    m_file.reset();
    m_awaited.reset();
    m_complaint.clear();
    emit changed();
}

void CampaignSeat::lookWith(SideId eyes)
{
    m_campaign.lookWith(eyes);
}

QString CampaignSeat::lock(const QString& current, const QString& next)
{
    CampaignFile* standing = m_campaign.editedFile();
    if (!standing)
        return m_campaign.readOnlyReason();
    if (!m_campaign.looksAs().isNone())
        return tr("This is the umpire's business; it is done with the umpire's eyes.");
    if (!SeatLock::opens(*standing, current))
        return tr("That is not the PIN there is. If nobody knows it any more, close the campaign; the "
                  "command line takes "
                  "it away: navarch campaign seat \"%1\" --forgotten")
            .arg(standing->path());
    const bool isTakenAway = next.isEmpty();
    const auto done = isTakenAway ? SeatLock::takeAway(*standing) : SeatLock::set(*standing, next);
    if (!done)
        return words(done.error().front().sentences());
    emit changed();
    emit m_campaign.done(isTakenAway ? tr("The umpire's seat has no PIN any more.")
                                     : tr("The umpire's seat has its PIN, which is asked for from now on."));
    return {};
}

QString CampaignSeat::problemOf(const QString& word) const
{
    const auto length = word.trimmed().size();
    return length >= SeatLock::fewest && length <= SeatLock::most
               ? QString()
               : tr("%1 to %2 letters or digits").arg(SeatLock::fewest).arg(SeatLock::most);
}

QString CampaignSeat::awaited() const
{
    const CampaignFile* about = file();
    if (!m_awaited || !about)
        return {};
    const SideRecord* side = about->campaign().find(*m_awaited);
    return side ? words(side->name) : tr("the umpire");
}

bool CampaignSeat::asks() const
{
    return m_awaited && m_awaited->isNone() && file() && SeatLock::isSet(*file());
}

QString CampaignSeat::war() const
{
    return m_file ? words(m_file->campaign().head().name) : QString();
}

QList<ShownSide> CampaignSeat::others() const
{
    QList<ShownSide> all;
    if (!m_file)
        return all;
    for (const auto& [id, side] : m_file->campaign().table<SideRecord>())
        if (side.player == Player::Person)
            all.push_back(shownSide(side));
    return all;
}

bool CampaignSeat::speaksForAll() const
{
    const Campaign* campaign = m_campaign.campaign();
    return !campaign || navarch::speaksForAll(*campaign, m_campaign.looksAs());
}

bool CampaignSeat::isLocked() const
{
    return m_campaign.file() && SeatLock::isSet(*m_campaign.file());
}

} // namespace navarch
