// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <string>
#include <vector>

#include "app/battle/result_origin.h"
#include "core/battle/brief/temperament.h"

namespace navarch {

/// The file in which a battle that is going on is kept: one for skirmishes, and one for each battle of a campaign.
[[nodiscard]] QString draftNameOf(const ResultOrigin& origin);
/// The same with its folder.
[[nodiscard]] QString draftPathOf(const ResultOrigin& origin);

/// A battle was begun, and is kept.
[[nodiscard]] bool hasDraftOf(const ResultOrigin& origin);
/// What is kept of it; nothing when none is. Not for a draft that a DraftFile of this program holds: that is asked itself.
[[nodiscard]] std::optional<std::string> draftOf(const ResultOrigin& origin);
/// Who plays each side of the battle that was begun, as it was left: a captain, or nobody, by hand. Empty when it
/// cannot be read.
[[nodiscard]] std::vector<std::optional<Temperament>> playersOfDraft(const ResultOrigin& origin);

} // namespace navarch
