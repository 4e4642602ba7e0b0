// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include <QByteArray>

namespace navarch {

/// A text, compressed: its length in four bytes, the highest first, then zlib's stream; Python unpacks it with
/// zlib.decompress(packed[4:]). Empty when it would not be shorter.
[[nodiscard]] QByteArray packed(std::string_view text);

/// How long the text says it is; 0 when it is not what packed() makes.
[[nodiscard]] std::size_t unpackedLength(const QByteArray& bytes);

/// The text again; nothing when it is not what packed() makes, or longer than `most` bytes: no more than that is ever
/// written to memory, whatever the stream holds.
[[nodiscard]] std::optional<std::string> unpacked(const QByteArray& bytes, std::size_t most);

/// A long text as a column of texts takes it: "zlib:", the CRC-32 of what follows the next colon in eight digits of base
/// 16, a colon, packed() in base 64. The sum is there because zlib's own does not see every bit of its stream. A text that
/// would not be shorter is as it was, unless it begins with "zlib:" itself.
[[nodiscard]] std::string packedText(std::string text);

/// The text again, or as it is when it was never packed; nothing when it says it was and is not what packedText() makes,
/// or is longer than `most` bytes.
[[nodiscard]] std::optional<std::string> unpackedText(std::string_view stored, std::size_t most);

} // namespace navarch
