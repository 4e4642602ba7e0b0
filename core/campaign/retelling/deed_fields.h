// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/campaign/gate/actions.h"
#include "core/campaign/umpire/record_fields.h"

namespace navarch {

/// What of an action can be told otherwise by hand: its numbers, texts, choices and records, in the order of files. Lists of
/// ships, whole fits and outcomes of battles are not among them; of what an action leaves out `value` is null.
[[nodiscard]] std::vector<RecordField> fieldsOfAction(const Action& action);

/// The action with another value there, as files have it; null leaves the field out. A problem says what belongs in it.
[[nodiscard]] Result<Action> withField(const Action& action, std::string_view field, const Json& value,
                                       const Figures& figures);

/// A field of an action in words: "Fleet", "Amount, in talents".
[[nodiscard]] Phrase deedFieldWords(std::string_view field);

/// A kind of deed that can be put in by hand: all that it says are fields of fieldsOfAction().
struct DeedKind {
    std::string_view kind; ///< as kindOf() has it
    PhraseText words;      ///< "A side borrows"
};
[[nodiscard]] std::span<const DeedKind> insertableDeeds();

/// An action of that kind before anything of it is chosen; nothing when there is no such kind.
[[nodiscard]] std::optional<Action> blankAction(std::string_view kind);

} // namespace navarch
