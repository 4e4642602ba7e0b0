// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/json.h"
#include "db/store/journal.h"

namespace navarch {

/// An entry of the journal, for people to read.
struct HistoryEntry {
    std::int64_t number = 0; ///< from 1, the founding
    std::string at;          ///< UTC, "2026-11-20T16:30:46.123Z"
    EntryKind kind = EntryKind::Done;
    std::int64_t deed =
        0; ///< the entry this is about: its own number, or of an undoing and redoing the deed's
    std::string title;
    bool inEffect = true; ///< of the founding and of deeds: not taken back at present
    Json events;          ///< eventsJson()
    std::string action;   ///< actionJson() of a deed, as it is stored
};

/// An entry that carries somebody's mark (CampaignFile::markWith).
struct MarkedEntry {
    std::int64_t number = 0;
    std::string at;
    std::string title;
    std::string mark;
};

/// The entries after number `after` that are marked so, or so and with '#' and a number. Throws SqlError.
[[nodiscard]] std::vector<MarkedEntry> entriesWithMark(Connection& connection, const std::string& mark,
                                                       std::int64_t after);

/// The titles of the deeds after number `after` that stand, the last one first. Throws SqlError.
[[nodiscard]] std::vector<std::string> standingTitles(Connection& connection, const JournalEntry& last,
                                                      std::int64_t after);

/// At most `count` entries from number `first` (from 1) on. `last` is the journal's last entry, of which the stacks are
/// looked at. Throws SqlError.
[[nodiscard]] std::vector<HistoryEntry> historyPage(Connection& connection, const JournalEntry& last,
                                                    std::int64_t first, int count);

} // namespace navarch
