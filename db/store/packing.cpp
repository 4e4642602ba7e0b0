// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/packing.h"

#include <zlib.h>

#include <array>
#include <cstdint>
#include <cstdio>
#include <limits>

namespace navarch {

namespace {

constexpr qsizetype lengthBytes = 4;

constexpr std::string_view packedMark = "zlib:";
constexpr std::size_t sumDigits = 8;

const Bytef* bytesOf(const void* data)
{
    return static_cast<const Bytef*>(data);
}

/// "1a2b3c4d:"
std::string sumOf(std::string_view content)
{
    const uLong sum = crc32(0, bytesOf(content.data()), static_cast<uInt>(content.size()));
    std::array<char, sumDigits + 2> digits{};
    std::snprintf(digits.data(), digits.size(), "%08lx:", sum);
    return digits.data();
}

/// Of any length, shorter or not.
QByteArray compressedStream(std::string_view text)
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
    return bytes;
}

} // namespace

QByteArray packed(std::string_view text)
{
    const QByteArray bytes = compressedStream(text);
    return bytes.size() < static_cast<qsizetype>(text.size()) ? bytes : QByteArray();
}

std::size_t unpackedLength(const QByteArray& bytes)
{
    if (bytes.size() < lengthBytes)
        return 0;
    std::size_t length = 0;
    for (int i = 0; i < lengthBytes; ++i)
        length = length << 8 | static_cast<unsigned char>(bytes[i]);
    return length;
}

std::optional<std::string> unpacked(const QByteArray& bytes, std::size_t most)
{
    const std::size_t length = unpackedLength(bytes);
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

std::string packedText(std::string text)
{
    const QByteArray content = compressedStream(text).toBase64();
    const std::size_t length = packedMark.size() + sumDigits + 1 + static_cast<std::size_t>(content.size());
    if (content.isEmpty() || (length >= text.size() && !text.starts_with(packedMark)))
        return text;
    const std::string_view letters(content.constData(), static_cast<std::size_t>(content.size()));
    return std::string(packedMark) + sumOf(letters) + std::string(letters);
}

std::optional<std::string> unpackedText(std::string_view stored, std::size_t most)
{
    if (!stored.starts_with(packedMark))
        return std::string(stored);
    stored.remove_prefix(packedMark.size());
    if (stored.size() <= sumDigits + 1)
        return std::nullopt;
    const std::string_view letters = stored.substr(sumDigits + 1);
    if (stored.substr(0, sumDigits + 1) != sumOf(letters))
        return std::nullopt;
    const auto bytes =
        QByteArray::fromBase64Encoding(QByteArray(letters.data(), static_cast<qsizetype>(letters.size())),
                                       QByteArray::AbortOnBase64DecodingErrors);
    return bytes ? unpacked(*bytes, most) : std::nullopt;
}

} // namespace navarch
