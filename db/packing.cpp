// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/packing.h"

#include <zlib.h>

#include <cstdint>
#include <limits>

namespace navarch {

namespace {

constexpr qsizetype lengthBytes = 4;

const Bytef* bytesOf(const void* data)
{
    return static_cast<const Bytef*>(data);
}

} // namespace

QByteArray packed(std::string_view text)
{
    if (text.size() > std::numeric_limits<std::uint32_t>::max())
        return {};
    uLongf length = compressBound(static_cast<uLong>(text.size()));
    QByteArray bytes(lengthBytes + static_cast<qsizetype>(length), Qt::Uninitialized);
    for (int i = 0; i < lengthBytes; ++i)
        bytes[i] = static_cast<char>(text.size() >> (8 * (lengthBytes - 1 - i)) & 0xff);
    auto* stream = reinterpret_cast<Bytef*>(bytes.data() + lengthBytes);
    if (compress2(stream, &length, bytesOf(text.data()), static_cast<uLong>(text.size()), Z_BEST_COMPRESSION)
        != Z_OK)
        return {};
    bytes.truncate(lengthBytes + static_cast<qsizetype>(length));
    return bytes.size() < static_cast<qsizetype>(text.size()) ? bytes : QByteArray();
}

std::optional<std::string> unpacked(const QByteArray& bytes, std::size_t most)
{
    if (bytes.size() < lengthBytes)
        return std::nullopt;
    std::size_t length = 0;
    for (int i = 0; i < lengthBytes; ++i)
        length = length << 8 | static_cast<unsigned char>(bytes[i]);
    if (length == 0 || length > most)
        return std::nullopt;
    std::string text(length, '\0');
    auto written = static_cast<uLongf>(length);
    const auto streamLength = static_cast<uLong>(bytes.size() - lengthBytes);
    const int result = uncompress(reinterpret_cast<Bytef*>(text.data()), &written,
                                  bytesOf(bytes.constData() + lengthBytes), streamLength);
    if (result != Z_OK || written != length)
        return std::nullopt;
    return text;
}

} // namespace navarch
