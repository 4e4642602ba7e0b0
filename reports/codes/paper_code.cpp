// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/codes/paper_code.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <set>

namespace navarch {

namespace {

constexpr std::string_view codeBegin = "NAVARCH";
constexpr char formatWithoutOccasion = '1';
constexpr char formatOfBefore = '2'; ///< with an occasion, and without an edition
constexpr std::string_view shortBegin = "N3";
constexpr std::string_view noEdition = "00";
constexpr int decimal = 10;
constexpr int shortest = 36; ///< the base of numbers in the short form
/// Without letters that look like digits or like one another by hand.
constexpr std::string_view tagLetters = "ABCDEFGHJKMNPQRSTVWXYZ";
/// So many of a kind have letters of their own.
constexpr std::int64_t occasionsInARow = tagLetters.size() * tagLetters.size() / 2;
constexpr std::string_view checkLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t checkLength = 3;
constexpr std::size_t typedDigits = 3;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

char asCapital(char c)
{
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

/// Fifteen bits of the CRC-16 with the polynomial 0x1021 from 0xffff.
std::string checkOf(std::string_view text)
{
    unsigned crc = 0xffff;
    for (const char c : text) {
        crc ^= static_cast<unsigned>(static_cast<unsigned char>(c)) << 8;
        for (int bit = 0; bit < 8; ++bit)
            crc = ((crc & 0x8000) ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
    }
    std::string check;
    for (std::size_t i = 0; i < checkLength; ++i)
        check += checkLetters[(crc >> (5 * i)) & 31];
    return check;
}

std::string padded(std::int64_t number, std::size_t digits, int base)
{
    std::array<char, 16> letters{};
    const auto end = std::to_chars(letters.data(), letters.data() + letters.size(), number, base).ptr;
    std::string text(letters.data(), end);
    for (char& c : text)
        c = asCapital(c);
    return text.size() < digits ? std::string(digits - text.size(), '0') + text : text;
}

/// "34-58.61"
std::string listText(const std::vector<std::int64_t>& ships, std::size_t digits, int base = decimal)
{
    std::string text;
    for (std::size_t i = 0; i < ships.size();) {
        std::size_t end = i;
        while (end + 1 < ships.size() && ships[end + 1] == ships[end] + 1)
            ++end;
        if (!text.empty())
            text += '.';
        text += padded(ships[i], digits, base);
        if (end > i)
            text += (end > i + 1 ? '-' : '.') + padded(ships[end], digits, base);
        i = end + 1;
    }
    return text;
}

std::optional<std::int64_t> numberIn(std::string_view text, int base = decimal)
{
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    if (text.empty() || text.front() == '-' || error != std::errc() || end != text.data() + text.size()
        || number < 1 || number > maxPaperNumber)
        return std::nullopt;
    return number;
}

/// Takes the part before the first `end` off `text`.
std::string_view cut(std::string_view& text, char end)
{
    const std::size_t at = std::min(text.find(end), text.size());
    const std::string_view part = text.substr(0, at);
    text.remove_prefix(std::min(at + 1, text.size()));
    return part;
}

std::optional<std::vector<std::int64_t>> shipsIn(std::string_view list, int base = decimal)
{
    constexpr std::size_t mostShips = 5000; // of a fleet
    std::vector<std::int64_t> ships;
    std::set<std::int64_t> known;
    if (list.empty() || list.back() == '.' || list.back() == '-')
        return std::nullopt;
    while (!list.empty()) {
        std::string_view range = cut(list, '.');
        const bool isRange = range.find('-') != std::string_view::npos;
        const auto first = numberIn(cut(range, '-'), base);
        const auto last = isRange ? numberIn(range, base) : first;
        if (!first || !last || *last < *first
            || static_cast<std::uint64_t>(*last - *first) >= mostShips - ships.size())
            return std::nullopt;
        for (std::int64_t ship = *first; ship <= *last; ++ship) {
            if (!known.insert(ship).second)
                return std::nullopt;
            ships.push_back(ship);
        }
    }
    return ships;
}

bool isTag(std::string_view tag, std::size_t length)
{
    return tag.size() == length && std::all_of(tag.begin(), tag.end(), [](char c) {
               return tagLetters.find(c) != std::string_view::npos;
           });
}

/// Tag, occasion, edition, ships and part: what stands between format and checksum.
tl::expected<PaperCode, CodeFlaw> readWithin(std::string_view rest, std::size_t lettersOfOccasion,
                                             std::size_t lettersOfEdition, int base)
{
    const tl::unexpected<CodeFlaw> damaged(CodeFlaw::Damaged);
    PaperCode code;
    std::string_view named = cut(rest, ':');
    const std::size_t letters = paperTagLength + lettersOfOccasion + lettersOfEdition;
    if (named.size() < letters)
        return damaged;
    code.tag = named.substr(0, paperTagLength);
    code.occasion = named.substr(paperTagLength, lettersOfOccasion);
    if (const std::string_view edition = named.substr(letters - lettersOfEdition, lettersOfEdition);
        edition != noEdition)
        code.edition = edition;
    named.remove_prefix(letters);
    auto ships = shipsIn(named, base);
    if (!isTag(code.tag, paperTagLength) || !isTag(code.occasion, lettersOfOccasion)
        || !isTag(code.edition, code.edition.size()) || !ships)
        return damaged;
    code.ships = std::move(*ships);
    if (!rest.empty()) {
        const auto part = numberIn(cut(rest, '/'), base);
        const auto parts = numberIn(rest, base);
        if (!part || !parts || *part > *parts || *parts > 9999)
            return damaged;
        code.part = static_cast<int>(*part);
        code.parts = static_cast<int>(*parts);
    }
    return code;
}

tl::expected<PaperCode, CodeFlaw> readShort(std::string_view text)
{
    if (text[1] != shortBegin[1])
        return tl::unexpected(CodeFlaw::Newer);
    const std::string_view said = text.substr(0, text.size() - checkLength);
    if (text.substr(said.size()) != checkOf(said))
        return tl::unexpected(CodeFlaw::Damaged);
    return readWithin(said.substr(shortBegin.size()), occasionLength, editionLength, shortest);
}

tl::expected<PaperCode, CodeFlaw> readSquare(std::string_view text)
{
    const tl::unexpected<CodeFlaw> damaged(CodeFlaw::Damaged);
    std::string_view rest = text.substr(codeBegin.size());
    const bool hasOccasion = rest.front() == formatOfBefore;
    // The checksum of the older form stands apart.
    const std::size_t apart = hasOccasion ? 0 : 1;
    if (hasOccasion) {
        rest.remove_prefix(1);
    } else if (const std::string_view format = cut(rest, ':');
               format.size() != 1 || format.front() != formatWithoutOccasion) {
        const bool isNewer =
            numberIn(format)
            || (!format.empty() && isDigit(format.front()) && format.front() > formatOfBefore);
        return tl::unexpected(isNewer ? CodeFlaw::Newer : CodeFlaw::Damaged);
    }
    if (rest.size() <= checkLength + apart)
        return damaged;
    const std::size_t checkAt = text.size() - checkLength;
    if ((apart > 0 && text[checkAt - 1] != ':')
        || text.substr(checkAt) != checkOf(text.substr(0, checkAt - apart)))
        return damaged;
    rest.remove_suffix(checkLength + apart);
    return readWithin(rest, hasOccasion ? occasionLength : 0, 0, decimal);
}

/// In the short form, or one that follows it: nothing that a person would call a ship.
bool isLikeAShortCode(std::string_view text)
{
    constexpr std::size_t fewest =
        shortBegin.size() + paperTagLength + occasionLength + editionLength + 1 + checkLength;
    return text.size() >= fewest && text[0] == shortBegin[0] && isDigit(text[1]) && text[1] >= shortBegin[1]
           && std::all_of(text.begin(), text.end(), [](char c) {
                  return isDigit(c) || (c >= 'A' && c <= 'Z')
                         || std::string_view("-.:/").find(c) != std::string_view::npos;
              });
}

/// A name may begin like a code: one has a colon, or is of the form with an occasion and as long as the shortest of it.
bool beginsLikeACode(std::string_view text)
{
    constexpr std::size_t fewest = 1 + paperTagLength + occasionLength + 1 + checkLength;
    if (!text.starts_with(codeBegin) || text.size() == codeBegin.size())
        return false;
    const std::string_view rest = text.substr(codeBegin.size());
    return rest.find(':') != std::string_view::npos || (isDigit(rest.front()) && rest.size() >= fewest);
}

} // namespace

std::string codeText(const PaperCode& code)
{
    const bool isShort = !code.occasion.empty();
    const int base = isShort ? shortest : decimal;
    std::string text;
    if (isShort)
        text += std::string(shortBegin) + code.tag + code.occasion
                + (code.edition.empty() ? std::string(noEdition) : code.edition);
    else
        text += std::string(codeBegin) + formatWithoutOccasion + ':' + code.tag;
    text += listText(code.ships, 1, base);
    if (code.parts > 1)
        text += ':' + padded(code.part, 1, base) + '/' + padded(code.parts, 1, base);
    const std::string check = checkOf(text);
    return text + (isShort ? "" : ":") + check;
}

std::string editionLetters(std::string_view told)
{
    return formerPaperTag(told).substr(0, editionLength);
}

std::string occasionOf(Occasion what, std::int64_t number)
{
    const auto letters = static_cast<std::int64_t>(tagLetters.size());
    const std::int64_t at = (2 * number + (what == Occasion::Week ? 1 : 0)) % (letters * letters);
    return {tagLetters[static_cast<std::size_t>(at / letters)],
            tagLetters[static_cast<std::size_t>(at % letters)]};
}

std::optional<std::int64_t> latestOf(const std::string& letters, Occasion what, std::int64_t last)
{
    const std::int64_t first = std::max<std::int64_t>(0, last - occasionsInARow + 1);
    for (std::int64_t number = last; number >= first; --number)
        if (occasionOf(what, number) == letters)
            return number;
    return std::nullopt;
}

std::string withoutOccasion(const std::string& text)
{
    auto code = readPaperCode(text);
    if (!code || code->occasion.empty())
        return text;
    code->occasion.clear();
    code->edition.clear();
    return codeText(*code);
}

std::string typedText(const PaperCode& code)
{
    return code.tag.substr(0, typedTagLength) + '-' + listText(code.ships, typedDigits);
}

tl::expected<PaperCode, CodeFlaw> readPaperCode(std::string_view text)
{
    const tl::unexpected<CodeFlaw> none(CodeFlaw::NotACode);
    std::string plain(text.substr(0, maxPaperCode + 1));
    for (char& c : plain)
        c = asCapital(c);
    const bool isShort = isLikeAShortCode(plain);
    if (isShort || beginsLikeACode(plain)) {
        if (plain.size() > maxPaperCode)
            return tl::unexpected(CodeFlaw::Damaged);
        return isShort ? readShort(plain) : readSquare(plain);
    }
    // Two letters of a tag, a dash and a digit: nothing else begins like that.
    if (plain.size() <= typedTagLength + 1 || !isTag(plain.substr(0, typedTagLength), typedTagLength)
        || plain[typedTagLength] != '-' || !isDigit(plain[typedTagLength + 1]))
        return none;
    auto ships = plain.size() > maxPaperCode ? std::nullopt
                                             : shipsIn(std::string_view(plain).substr(typedTagLength + 1));
    if (!ships)
        return tl::unexpected(CodeFlaw::Damaged);
    PaperCode code;
    code.tag = plain.substr(0, typedTagLength);
    code.ships = std::move(*ships);
    return code;
}

std::string paperTag(std::string_view name)
{
    constexpr std::string_view saysAFate = "ACDFSW";
    constexpr std::string_view instead = "BEGHTV";
    std::string tag = formerPaperTag(name);
    if (const std::size_t at = saysAFate.find(tag.front()); at != std::string_view::npos)
        tag.front() = instead[at];
    return tag;
}

std::string formerPaperTag(std::string_view name)
{
    std::uint64_t hash = 0xcbf29ce484222325; // FNV-1a
    for (const char c : name)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    hash ^= hash >> 29; // its low bits alone are poorly mixed
    std::string tag;
    for (std::size_t i = 0; i < paperTagLength; ++i) {
        tag += tagLetters[hash % tagLetters.size()];
        hash /= tagLetters.size();
    }
    return tag;
}

std::vector<PaperCode> codesOf(const std::string& tag, const std::vector<std::int64_t>& ships,
                               std::size_t longest, const std::string& occasion)
{
    // Numbered beforehand with the most digits a number of parts has, so that numbering lengthens none.
    constexpr std::string_view numbering = ":0000/0000";
    std::vector<PaperCode> codes;
    for (const std::int64_t ship : ships) {
        if (!codes.empty()) {
            codes.back().ships.push_back(ship);
            if (codeText(codes.back()).size() + numbering.size() <= longest)
                continue;
            codes.back().ships.pop_back();
        }
        codes.push_back({tag, {ship}, 1, 1, occasion});
    }
    for (std::size_t i = 0; i < codes.size(); ++i) {
        codes[i].part = static_cast<int>(i) + 1;
        codes[i].parts = static_cast<int>(codes.size());
    }
    return codes;
}

} // namespace navarch
