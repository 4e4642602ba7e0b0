// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace navarch {

/// Which ships a sheet or a list is of: their numbers, and the tag of the campaign or fleet that counts them. It stands on
/// paper in two forms. In the square, with format, occasion, edition, part and a checksum, numbers to the base of 36; one ship's
/// takes sixteen letters or fewer, which make the smallest square with a quarter of it to spare (level Q):
///
///     N3KMPTGXRZY269
///     N3KMPTGX00Y-1M.1P:2/34TC
///
/// where no occasion is known,
///
///     NAVARCH1:KMPT34:0ZF
///     NAVARCH1:KMPT34-58.61:2/3:0CW
///
/// and on paper of before, with an occasion and no edition: NAVARCH2KMPTGX342B1.
///
/// Beside it, short enough to be typed: "KM-034", "KM-034-058.061".
struct PaperCode {
    std::string tag;                 ///< four capitals; two of a code that was typed
    std::vector<std::int64_t> ships; ///< in the order of the paper; at least one, each once
    int part = 1;                    ///< of a list that takes several squares, from 1
    int parts = 1;
    std::string occasion =
        {}; ///< two capitals: the battle or week that it was printed for (occasionOf()); may be empty
    std::string edition =
        {}; ///< two capitals: how what stands on it was then (editionLetters()); empty of lists and covers, and without an occasion

    friend bool operator==(const PaperCode&, const PaperCode&) = default;
};

inline constexpr std::size_t paperTagLength = 4;
inline constexpr std::size_t typedTagLength = 2;
inline constexpr std::size_t occasionLength = 2;
inline constexpr std::size_t editionLength = 2;
inline constexpr std::size_t maxPaperCode = 400; ///< characters of either form
inline constexpr std::int64_t maxPaperNumber = std::int64_t{1} << 53;

/// The square's form.
[[nodiscard]] std::string codeText(const PaperCode& code);
/// The form to be typed; one of several ships may be long.
[[nodiscard]] std::string typedText(const PaperCode& code);

/// What paper is printed for.
enum class Occasion : std::uint8_t { Battle, Week };
/// The letters of a battle's number, or of a week's: others than those of the 241 before and after it.
[[nodiscard]] std::string occasionOf(Occasion what, std::int64_t number);
/// The highest number up to `last` of which these letters may be; nothing where they are of the other kind, or of none.
[[nodiscard]] std::optional<std::int64_t> latestOf(const std::string& letters, Occasion what,
                                                   std::int64_t last);
/// The letters of what is told so: another text has others but for one time in 484.
[[nodiscard]] std::string editionLetters(std::string_view told);
/// The square's form of the same sheet without a word of when it was printed; what is no code stays as it is.
[[nodiscard]] std::string withoutOccasion(const std::string& text);

enum class CodeFlaw : std::uint8_t {
    NotACode, ///< it is something else: a name, a word
    Newer,    ///< of a format that is not known here
    Damaged,  ///< begins like a code, but is not one, or its checksum is another
};

/// Reads either form; case does not matter. A stranger's text: bounded, nothing is taken of one that is wrong.
[[nodiscard]] tl::expected<PaperCode, CodeFlaw> readPaperCode(std::string_view text);

/// A tag, by the name of what it is of: the same for the same name, of some 170,000. It begins with no letter that says what
/// became of somebody where results are typed (A, C, D, F, S, W), so that a code may be typed there.
[[nodiscard]] std::string paperTag(std::string_view name);
/// The same as it was made before: of 234,256, beginning with any letter of a tag.
[[nodiscard]] std::string formerPaperTag(std::string_view name);

/// `ships` as codes of at most `longest` characters in the square's form (at least 60), numbered when there are several.
[[nodiscard]] std::vector<PaperCode> codesOf(const std::string& tag, const std::vector<std::int64_t>& ships,
                                             std::size_t longest, const std::string& occasion = {});

} // namespace navarch
