// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace navarch {

/// "429 BCE", "429 bc", "-429", "31 CE", "AD 31" and "31" as a signed year; nothing when it is none, is 0, or is out of
/// the game's bounds. The era also as the language that is spoken writes it: "429 v.Chr.".
[[nodiscard]] std::optional<int> yearFromText(const QString& text);

} // namespace navarch
