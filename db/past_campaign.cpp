// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/past_campaign.h"

#include "core/campaign/deed/images.h"
#include "db/campaign_parts.h"
#include "db/store/unpacking_bounds.h"

namespace navarch {

PastCampaign::PastCampaign(const CampaignFile& file)
    : m_file(file),
      m_campaign(file.campaign()),
      m_next(file.m_parts->last.stacks.undoTop)
{
}

Result<void> PastCampaign::read()
{
    if (m_isRead)
        return {};
    const CampaignFile::Parts& parts = *m_file.m_parts;
    const auto damaged = [&](Phrase what) {
        return tl::unexpected(
            Problems{{parts.place(), std::move(what), phrase("Run `navarch campaign verify` on the file.")}});
    };
    try {
        const auto entry = readEntry(*parts.connection, m_next);
        if (!entry || hashOf(*entry) != entry->hash)
            return damaged(phrase("Entry %1 of the journal is damaged.", m_next));
        const std::string place = parts.place() + ": journal entry " + std::to_string(m_next);
        const auto images = boundedImages(*entry, *parts.connection, place);
        if (!images)
            return tl::unexpected(images.error());
        auto changes = readImages(*images, m_campaign, Reading::Backward, place);
        if (!changes)
            return tl::unexpected(changes.error());
        m_changes = std::move(*changes);
        m_below = entry->stacks.below;
        m_title = entry->title;
        m_action = entry->action;
        m_isRead = true;
        return {};
    } catch (const SqlError& error) {
        return tl::unexpected(Problems{error.problem(parts.place(), phrase("Nothing was changed."))});
    }
}

Result<std::string> PastCampaign::title()
{
    if (isAtBeginning())
        return m_file.history(1, 1).map([](const std::vector<HistoryEntry>& first) {
            return first.empty() ? std::string() : first.front().title;
        });
    return read().map([this] { return m_title; });
}

Result<PastDeed> PastCampaign::deedToTakeBack()
{
    if (auto done = read(); !done)
        return tl::unexpected(done.error());
    Json action = parseJson(m_action, m_file.m_parts->place(), journalLimits).value_or(nullptr);
    if (action.is_object())
        action.erase("mark");
    return PastDeed{m_next, m_title, std::move(action), reversed(m_changes)};
}

Result<int> PastCampaign::turnBefore()
{
    const int now = m_campaign.head().turn;
    if (isAtBeginning())
        return now;
    if (auto done = read(); !done)
        return tl::unexpected(done.error());
    for (const AnyChange& change : m_changes)
        if (const auto* head = std::get_if<RowChange<HeadRecord>>(&change); head && head->after)
            return head->after->turn;
    return now;
}

Result<void> PastCampaign::stepBack()
{
    if (auto done = read(); !done)
        return done;
    applyChanges(m_campaign, m_changes);
    m_next = m_below;
    m_isRead = false;
    return {};
}

} // namespace navarch
