// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/base/phrase.h"
#include "core/campaign/records/chronicle.h"

namespace navarch {

/// How much something that happened weighs beside the rest of its week.
enum class Weight : std::uint8_t {
    Great, ///< what a war is remembered by: battles, captures, storms, what sides do to one another
    Plain,
    Slight ///< what happens every day at sea: who sees whom, who comes in, who stays in
};

/// By an entry's kind, which lasts, and never by its wording. What no kind says anything of is plain.
[[nodiscard]] Weight weightOf(std::string_view kind);

/// A week of the chronicle in the order in which it is read: what weighs most first, and in each part as it happened.
struct ToldWeek {
    std::vector<const ChronicleRecord*> great;
    std::vector<const ChronicleRecord*> plain;
    std::vector<const ChronicleRecord*> slight; ///< told in one line that opens; none, or several

    /// The first of them: has the week's date and its turn.
    [[nodiscard]] const ChronicleRecord& any() const;
};

/// The weeks of entries that are in the order in which they were written, as chronicleFor() gives them. One slight entry alone
/// is plain: a line that stands for one line hides it and spares nothing.
[[nodiscard]] std::vector<ToldWeek> weeksOf(const std::vector<const ChronicleRecord*>& entries);

/// What the line says that stands for what is slight: "14 sightings", "14 sightings, 3 moves".
[[nodiscard]] Phrase phraseOfSlight(const std::vector<const ChronicleRecord*>& slight);

} // namespace navarch
