// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "db/campaign_file.h"

namespace navarch {

/// A deed of the past, as the journal keeps it.
struct PastDeed {
    std::int64_t number = 0;
    std::string title;
    Json action;     ///< as journalJson() wrote it, without the mark of who asked; null when it is damaged
    Changes changes; ///< that it made
};

/// A campaign as it once was: a copy of what stands now, from which the deeds that stand are taken back one by one, as
/// undo would, while the campaign itself stays as it is. What was undone never happened here.
///
/// It reads the file's journal, so the file must be open while it steps, and be on the same thread. A file that is changed
/// meanwhile does no harm: the copy goes on from where it was made.
class PastCampaign {
public:
    explicit PastCampaign(const CampaignFile& file);

    [[nodiscard]] const Campaign& campaign() const { return m_campaign; }
    /// No deed is left to take back: the campaign as it was founded.
    [[nodiscard]] bool isAtBeginning() const { return m_next == 0; }
    /// The number of the deed after which it stood so, the one that the next step takes back; of the founding 1.
    [[nodiscard]] std::int64_t deed() const { return isAtBeginning() ? 1 : m_next; }
    /// That deed's line in the history. Reads that entry.
    [[nodiscard]] Result<std::string> title();
    /// The deed that the next step takes back. Reads that entry. Not at the beginning.
    [[nodiscard]] Result<PastDeed> deedToTakeBack();
    /// The turn the next step back leads to; the present one when it stays in it. Reads that entry.
    [[nodiscard]] Result<int> turnBefore();
    /// Takes one deed back. A damaged entry is a problem, and then nothing has changed. Not at the beginning.
    Result<void> stepBack();

private:
    [[nodiscard]] Result<void> read();

    const CampaignFile& m_file;
    Campaign m_campaign;
    std::int64_t m_next = 0;  ///< the deed that is taken back next; 0: none
    std::int64_t m_below = 0; ///< the one before it
    Changes m_changes;        ///< that take it back
    std::string m_title;      ///< of the deed that is taken back next
    std::string m_action;     ///< and what was asked
    bool m_isRead = false;
};

} // namespace navarch
