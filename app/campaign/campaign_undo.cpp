// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/campaign_undo.h"

#include "app/campaign/open_campaign.h"
#include "app/campaign/wording.h"
#include "db/campaign_file.h"

namespace navarch {

bool CampaignUndo::canUndo() const
{
    const CampaignFile* file = m_campaign.editedFile();
    return file && !file->undoTitle().empty() && (m_campaign.seat()->speaksForAll() || m_ownDeeds > 0);
}

bool CampaignUndo::canRedo() const
{
    const CampaignFile* file = m_campaign.editedFile();
    return file && !file->redoTitle().empty() && (m_campaign.seat()->speaksForAll() || m_ownUndone > 0);
}

QString CampaignUndo::undoTitle() const
{
    const CampaignFile* file = m_campaign.file();
    return canUndo() ? titleShown(file->undoTitle(), [file] { return file->undoAction(); }) : QString();
}

QString CampaignUndo::redoTitle() const
{
    const CampaignFile* file = m_campaign.file();
    return canRedo() ? titleShown(file->redoTitle(), [file] { return file->redoAction(); }) : QString();
}

/// A deed's title as these eyes may read it: of what is not theirs to know, that there is one.
QString CampaignUndo::titleShown(const std::string& title, const std::function<Json()>& action) const
{
    const SideId eyes = m_campaign.looksAs();
    const bool isTold =
        eyes.isNone() || mayHearOf(*m_campaign.campaign(), m_campaign.figures(), action(), eyes);
    return isTold ? storedWords(title) : tr("what was done last");
}

void CampaignUndo::noteDeed()
{
    ++m_ownDeeds;
    m_ownUndone = 0;
}

void CampaignUndo::noteUndone()
{
    --m_ownDeeds;
    ++m_ownUndone;
}

void CampaignUndo::noteRedone()
{
    ++m_ownDeeds;
    --m_ownUndone;
}

void CampaignUndo::forget()
{
    m_ownDeeds = 0;
    m_ownUndone = 0;
}

} // namespace navarch
