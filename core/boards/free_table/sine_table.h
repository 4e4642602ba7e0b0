// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace navarch::free_table {

/// A whole degree, clockwise; 0 to 359 where it names a heading.
using Degrees = std::int32_t;

/// Sines and cosines are whole numbers, scaled by 2^30.
inline constexpr int fineBits = 30;
inline constexpr std::int32_t fineOne = 1 << fineBits;

namespace detail {

/// 2^30 times the sine of 0 to 90 degrees, rounded half away from zero. Made with 60 decimal digits: pi by Machin's
/// formula, the sine by its power series. No entry lies within 1/200 of a tie, so there is nothing to argue about in
/// the last digit. 0, 30 and 90 degrees are exact; that sin 45 = cos 45 is exact too.
inline constexpr std::array<std::int32_t, 91> quarterOfSines = {
    0,          18739379,   37473049,   56195305,   74900443,   93582766,   112236583,  130856211,
    149435979,  167970228,  186453311,  204879599,  223243478,  241539355,  259761657,  277904834,
    295963357,  313931728,  331804471,  349576144,  367241333,  384794656,  402230767,  419544355,
    436730145,  453782903,  470697435,  487468587,  504091252,  520560366,  536870912,  553017922,
    568996477,  584801711,  600428808,  615873009,  631129609,  646193961,  661061475,  675727625,
    690187940,  704438018,  718473518,  732290163,  745883746,  759250125,  772385229,  785285058,
    797945680,  810363241,  822533958,  834454122,  846120104,  857528349,  868675383,  879557810,
    890172315,  900515665,  910584710,  920376381,  929887697,  939115760,  948057759,  956710970,
    965072759,  973140576,  980911966,  988384560,  995556083,  1002424350, 1008987269, 1015242840,
    1021189159, 1026824413, 1032146887, 1037154959, 1041847103, 1046221891, 1050277989, 1054014162,
    1057429273, 1060522280, 1063292242, 1065738315, 1067859754, 1069655912, 1071126243, 1072270298,
    1073087729, 1073578288, 1073741824,
};

/// The whole circle and a quarter more, so that cosines are read from the same row.
inline constexpr std::array<std::int32_t, 450> sineTable = [] {
    std::array<std::int32_t, 450> sines{};
    for (std::size_t degree = 0; degree < sines.size(); ++degree) {
        const std::size_t inCircle = degree % 360;
        const std::size_t inHalf = inCircle % 180;
        const std::int32_t sine = quarterOfSines[inHalf <= 90 ? inHalf : 180 - inHalf];
        sines[degree] = inCircle < 180 ? sine : -sine;
    }
    return sines;
}();

} // namespace detail

/// 2^30 times the sine of a heading, 0 to 359.
[[nodiscard]] constexpr std::int64_t sineOf(Degrees heading)
{
    return detail::sineTable[std::size_t(heading)];
}

/// 2^30 times the cosine of a heading, 0 to 359.
[[nodiscard]] constexpr std::int64_t cosineOf(Degrees heading)
{
    return detail::sineTable[std::size_t(heading) + 90];
}

} // namespace navarch::free_table
