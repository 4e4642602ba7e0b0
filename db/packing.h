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

/// The text again; nothing when it is not what packed() makes, or longer than `most` bytes: no more than that is ever
/// written to memory, whatever the stream holds.
[[nodiscard]] std::optional<std::string> unpacked(const QByteArray& bytes, std::size_t most);

} // namespace navarch
