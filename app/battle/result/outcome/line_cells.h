// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <utility>

#include "core/battle/outcome/outcome.h"
#include "core/ships/loss_kinds.h"

namespace navarch {

// The words of pasted lines (pasted_lines.h).

/// The cells of a line, by tabs, semicolons or commas, whichever it has first of these; without their quotation marks.
[[nodiscard]] QStringList cellsOf(const QString& line);

/// What a word in lower case says of a ship; nothing when it says something else.
[[nodiscard]] std::optional<ShipFate> fateOfWord(const QString& word);
[[nodiscard]] std::optional<Damage> damageOfWord(const QString& word);

/// The loss that words in lower case from `at` on name, and how many words that are; null: none.
[[nodiscard]] std::pair<const LossKind*, int> lossAt(const QStringList& list, int at);

} // namespace navarch
