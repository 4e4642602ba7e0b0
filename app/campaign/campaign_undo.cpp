// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/campaign_undo.h"

#include "app/campaign/open_campaign.h"
#include "app/campaign/wording.h"
#include "db/campaign_file.h"
#include "db/past_campaign.h"

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
    return canUndo() ? titleShown(m_campaign.file()->undoTitle(), mayHearOfUndo()) : QString();
}

QString CampaignUndo::redoTitle() const
{
    return canRedo() ? titleShown(m_campaign.file()->redoTitle(), mayHearOfRedo()) : QString();
}

/// A deed may have taken away what says whose it was - an offer that was answered, ships that were given back, a man who was
/// let go: then the campaign as it was before it is asked.
bool CampaignUndo::mayHearOfUndo() const
{
    const SideId eyes = m_campaign.looksAs();
    if (eyes.isNone())
        return true;
    const CampaignFile& file = *m_campaign.file();
    const Json action = file.undoAction();
    if (mayHearOf(file.campaign(), file.figures(), action, eyes))
        return true;
    PastCampaign past(file);
    return past.stepBack() && mayHearOf(past.campaign(), file.figures(), action, eyes);
}

bool CampaignUndo::mayHearOfRedo() const
{
    const SideId eyes = m_campaign.looksAs();
    const CampaignFile& file = *m_campaign.file();
    return eyes.isNone() || mayHearOf(file.campaign(), file.figures(), file.redoAction(), eyes);
}

/// A deed's title as these eyes may read it: of what is not theirs to know, that there is one.
QString CampaignUndo::titleShown(const std::string& title, bool isTold)
{
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
