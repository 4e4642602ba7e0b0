// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/prepared_deeds.h"

#include <utility>

#include "db/campaign_parts.h"

namespace navarch {

void CampaignFile::Parts::goBackTo(FileState before)
{
    waiting.reset();
    isPreparing = false;
    campaign = std::move(before.campaign);
    last = std::move(before.last);
    undoTitle = std::move(before.undoTitle);
    redoTitle = std::move(before.redoTitle);
    figures = before.figures;
}

Performed CampaignFile::together(const std::function<bool()>& deeds)
{
    const FileState before = m_parts->standing();
    m_parts->waiting.emplace();
    bool isDone = false;
    try {
        isDone = deeds();
    } catch (...) {
        m_parts->goBackTo(before);
        throw;
    }
    const std::vector<WaitingDeed> waiting = std::move(*m_parts->waiting);
    if (!isDone) {
        m_parts->goBackTo(before);
        return {Performed::Outcome::Refused, {}, {}};
    }
    m_parts->waiting.reset();
    if (waiting.empty())
        return {Performed::Outcome::Done, {}, {}};
    // What is stored follows what the file holds, which is what was there before.
    const JournalEntry newest = std::exchange(m_parts->last, before.last);
    Problem problem;
    const Stored stored = store(waiting, problem);
    if (stored != Stored::Yes) {
        m_parts->goBackTo(before);
        return failedAfter({}, std::move(problem), stored == Stored::Unknown);
    }
    m_parts->last = newest;
    return {Performed::Outcome::Done, {}, {}};
}

struct PreparedDeeds::Kept {
    QByteArray base; ///< the hash of the entry that they follow
    std::vector<WaitingDeed> waiting;
    FileState after;
};

PreparedDeeds::PreparedDeeds() = default;
PreparedDeeds::PreparedDeeds(PreparedDeeds&&) noexcept = default;
PreparedDeeds& PreparedDeeds::operator=(PreparedDeeds&&) noexcept = default;
PreparedDeeds::~PreparedDeeds() = default;

Performed PreparedDeeds::workOut(CampaignFile& file, const std::function<bool()>& deeds)
{
    CampaignFile::Parts& parts = *file.m_parts;
    FileState before = parts.standing();
    parts.waiting.emplace();
    parts.isPreparing = true;
    bool isDone = false;
    try {
        isDone = deeds();
    } catch (...) {
        parts.goBackTo(std::move(before));
        throw;
    }
    m_kept.reset();
    if (isDone)
        m_kept.reset(new Kept{before.last.hash, std::move(*parts.waiting), parts.standing()});
    parts.goBackTo(std::move(before));
    return {isDone ? Performed::Outcome::Done : Performed::Outcome::Refused, {}, {}};
}

Performed PreparedDeeds::storeIn(CampaignFile& file)
{
    const std::unique_ptr<Kept> kept = std::exchange(m_kept, nullptr);
    CampaignFile::Parts& parts = *file.m_parts;
    if (!file.canEdit())
        return file.failedAfter({}, parts.whyNotEdit, false);
    if (!kept || parts.last.hash != kept->base)
        return file.failedAfter(
            {},
            {parts.place(), phrase("Something else was done to the campaign meanwhile. Nothing was changed."),
             phrase("Look at it again.")},
            false);
    if (kept->waiting.empty())
        return {Performed::Outcome::Done, {}, {}};
    Problem problem;
    const CampaignFile::Stored stored = file.store(kept->waiting, problem);
    if (stored != CampaignFile::Stored::Yes)
        return file.failedAfter({}, std::move(problem), stored == CampaignFile::Stored::Unknown);
    parts.goBackTo(std::move(kept->after));
    return {Performed::Outcome::Done, {}, {}};
}

} // namespace navarch
