// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/classes/class_giving.h"

#include "app/campaign/watching.h"

namespace navarch {

void ClassGiving::lookAt(int current)
{
    m_current = current;
    emit changed();
}

void ClassGiving::setCampaign(OpenCampaign* campaign)
{
    if (watchInstead(m_campaign, campaign, this, &ClassGiving::changed))
        emit changed();
}

ClassBook ClassGiving::chosen() const
{
    const ClassBook& book = m_document.plan().book;
    if (m_current < 0 || m_current >= static_cast<int>(book.classes.size()))
        return {};
    return {book.name, {book.classes[static_cast<std::size_t>(m_current)]}};
}

DeedPreview ClassGiving::previewOf(const ClassBook& book) const
{
    if (!m_campaign || !m_campaign->isOpen() || book.classes.empty())
        return {};
    return m_campaign->preview(AddClasses{book});
}

bool ClassGiving::give(const ClassBook& book)
{
    if (!previewOf(book).allowed || !m_campaign->perform(AddClasses{book}))
        return false;
    emit m_document.done(tr("%1 has it from now on: yards build it. Undo there takes it back.")
                             .arg(m_campaign->head()->name()));
    return true;
}

bool ClassGiving::giveOne()
{
    return give(chosen());
}

bool ClassGiving::giveAll()
{
    return give(m_document.plan().book);
}

} // namespace navarch
