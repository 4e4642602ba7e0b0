// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <QString>

#include "app/base/speech/speech.h"

namespace navarch {

/// A language that nobody speaks: English with an accent on each vowel, each of them twice, so that what is said takes some 40
/// per cent more room, and what was said without asking for a translation is seen at once.
[[nodiscard]] Speech pseudoLanguage();

/// What it has for an English pattern. Places (%1, %n, {n}), keys (Ctrl+Z, F9) and markup stay as they are; of
/// "{one|many}" the form for `count` is taken.
[[nodiscard]] std::string pseudoText(std::string_view english,
                                     std::optional<std::int64_t> count = std::nullopt);

/// The words of `text`, three letters or more, that have a vowel without an accent: nobody has translated them.
[[nodiscard]] QStringList plainWordsIn(const QString& text);

} // namespace navarch
