// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/phrase.h"

namespace navarch {

/// The longest name of a ship, port, side or person, in Unicode code points.
inline constexpr int maxNameLength = 80;
/// The longest note or reason.
inline constexpr int maxNoteLength = 2000;

/// Why `text` cannot be a name or (with `multiline`) a note, as what is said of it, "is longer than 80 characters";
/// nothing when it can.
///
/// Refused: what is not UTF-8, control characters, and the invisible characters that reorder or hide text
/// (bidirectional embeddings, overrides, isolates and marks, zero-width spaces, U+FEFF). Letters of every script,
/// right-to-left ones included, are welcome: Punic and Hebrew names are names.
[[nodiscard]] std::optional<Phrase> whyUnfitText(std::string_view text, int maxLength,
                                                 bool multiline = false);

/// Whether nothing of it would be seen: it is empty, or of spaces of any script alone.
[[nodiscard]] bool isBlank(std::string_view text);

/// `text` made fit to stand in a message: shortened to 40 code points, unfit characters shown as "?".
[[nodiscard]] std::string quotedForMessage(std::string_view text);

/// Its code points; a byte that is not UTF-8 is U+FFFD.
[[nodiscard]] std::u32string codePointsOf(std::string_view text);

/// The number of code points; text must be valid UTF-8.
[[nodiscard]] int codePointCount(std::string_view text);

/// The whole number that a text is, from end to end; nothing when it is none, or beyond the bounds.
[[nodiscard]] std::optional<int> wholeNumber(std::string_view text,
                                             int least = std::numeric_limits<int>::min(),
                                             int most = std::numeric_limits<int>::max());

/// Takes the part before the first `end` off `text`, and `end` with it; all of it when there is none.
[[nodiscard]] std::string_view partUpTo(std::string_view& text, char end);

/// "-429" -> "429 BCE", "672" -> "672 CE".
[[nodiscard]] std::string yearText(int year);

} // namespace navarch
