// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"

#include <algorithm>
#include <charconv>
#include <cstdint>

namespace navarch {

namespace {

/// Takes the next code point off `rest`; nothing when the bytes are no UTF-8 (overlong forms and surrogates included).
std::optional<char32_t> takeCodePoint(std::string_view& rest)
{
    const auto lead = static_cast<std::uint8_t>(rest.front());
    std::size_t length = 0;
    char32_t value = 0;
    char32_t least = 0;
    if (lead < 0x80) {
        rest.remove_prefix(1);
        return lead;
    }
    if ((lead & 0xE0) == 0xC0) {
        length = 2;
        value = lead & 0x1F;
        least = 0x80;
    } else if ((lead & 0xF0) == 0xE0) {
        length = 3;
        value = lead & 0x0F;
        least = 0x800;
    } else if ((lead & 0xF8) == 0xF0) {
        length = 4;
        value = lead & 0x07;
        least = 0x10000;
    } else {
        return std::nullopt;
    }
    if (rest.size() < length)
        return std::nullopt;
    for (std::size_t i = 1; i < length; ++i) {
        const auto next = static_cast<std::uint8_t>(rest[i]);
        if ((next & 0xC0) != 0x80)
            return std::nullopt;
        value = (value << 6) | (next & 0x3F);
    }
    if (value < least || value > 0x10FFFF || (value >= 0xD800 && value <= 0xDFFF))
        return std::nullopt;
    rest.remove_prefix(length);
    return value;
}

bool isControl(char32_t c)
{
    return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0x2028 || c == 0x2029;
}

bool reordersOrHides(char32_t c)
{
    return (c >= 0x200B && c <= 0x200F) || (c >= 0x202A && c <= 0x202E) || (c >= 0x2060 && c <= 0x206F)
           || c == 0x061C || c == 0xFEFF || c == 0x00AD || (c >= 0xFFF9 && c <= 0xFFFB)
           || (c >= 0xE0000 && c <= 0xE007F) || c == 0xFFFE || c == 0xFFFF;
}

} // namespace

std::optional<Phrase> whyUnfitText(std::string_view text, int maxLength, bool multiline)
{
    // The byte bound comes first, so that a name of megabytes is refused without being walked.
    const auto tooLong = [&] { return phrase("is longer than %1 characters", maxLength); };
    if (text.size() > static_cast<std::size_t>(maxLength) * 4)
        return tooLong();
    int count = 0;
    while (!text.empty()) {
        // Files are full of plain letters, which need no second look.
        if (text.front() >= ' ' && text.front() <= '~') {
            text.remove_prefix(1);
            if (++count > maxLength)
                return tooLong();
            continue;
        }
        const auto c = takeCodePoint(text);
        if (!c)
            return phrase("is not valid UTF-8");
        if (isControl(*c) && !(multiline && *c == U'\n'))
            return phrase("holds a control character");
        if (reordersOrHides(*c))
            return phrase("holds an invisible character that hides or reorders text");
        if (++count > maxLength)
            return tooLong();
    }
    return std::nullopt;
}

std::string quotedForMessage(std::string_view text)
{
    std::string shown = "\"";
    int count = 0;
    while (!text.empty()) {
        if (++count > 40) {
            shown += "...";
            break;
        }
        const std::string_view before = text;
        const auto c = takeCodePoint(text);
        if (!c) {
            text.remove_prefix(1);
            shown += '?';
        } else if (isControl(*c) || reordersOrHides(*c)) {
            shown += '?';
        } else {
            shown += before.substr(0, before.size() - text.size());
        }
    }
    return shown + '"';
}

bool isBlank(std::string_view text)
{
    const std::u32string points = codePointsOf(text);
    return std::all_of(points.begin(), points.end(), [](char32_t c) {
        return c == U' ' || (c >= U'\t' && c <= U'\r') || c == U'\u00a0' || c == U'\u1680'
               || (c >= U'\u2000' && c <= U'\u200a') || c == U'\u2028' || c == U'\u2029' || c == U'\u202f'
               || c == U'\u205f' || c == U'\u3000';
    });
}

std::u32string codePointsOf(std::string_view text)
{
    std::u32string points;
    points.reserve(text.size());
    while (!text.empty()) {
        const auto c = takeCodePoint(text);
        if (!c)
            text.remove_prefix(1);
        points += c.value_or(U'\uFFFD');
    }
    return points;
}

int codePointCount(std::string_view text)
{
    int count = 0;
    for (const char c : text)
        count += (static_cast<std::uint8_t>(c) & 0xC0) != 0x80;
    return count;
}

std::optional<int> wholeNumber(std::string_view text, int least, int most)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || value < least || value > most)
        return std::nullopt;
    return value;
}

std::string_view partUpTo(std::string_view& text, char end)
{
    const auto at = text.find(end);
    const std::string_view part = text.substr(0, at);
    text.remove_prefix(at == std::string_view::npos ? text.size() : at + 1);
    return part;
}

std::string yearText(int year)
{
    return year < 0 ? std::to_string(-year) + " BCE" : std::to_string(year) + " CE";
}

} // namespace navarch
