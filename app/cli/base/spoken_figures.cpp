// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/spoken_figures.h"

#include <cmath>
#include <cstdlib>

#include "app/base/speech/speech.h"

namespace navarch {

std::string decimalText(std::int64_t number, std::size_t decimals)
{
    std::string digits = std::to_string(std::abs(number));
    if (digits.size() <= decimals)
        digits.insert(0, decimals + 1 - digits.size(), '0');
    digits.insert(digits.size() - decimals, spokenLocale().decimalPoint().toStdString());
    return (number < 0 ? "-" : "") + digits;
}

std::string decimalText(const Fraction& fraction, std::size_t decimals)
{
    return decimalText(std::llround(fraction.decimal() * std::pow(10, decimals)), decimals);
}

std::string percentText(const Fraction& fraction)
{
    return decimalText(std::llround(fraction.decimal() * 1000), 1) + "%";
}

std::string percentText(std::int64_t hundredths)
{
    return decimalText(hundredths, 2) + "%";
}

std::string percentOf(std::int64_t count, std::int64_t of)
{
    return percentText((count * 20'000 + of) / (2 * of));
}

std::string secondsText(std::int64_t milliseconds)
{
    return decimalText(milliseconds, 3);
}

std::string rangeText(const std::string& least, const std::string& most)
{
    return spokenText(phrase("%1 to %2", given(least), given(most)));
}

Phrase timeTaken(std::int64_t milliseconds, int threads)
{
    return phraseN("%1 s on {%n thread|%n threads}", threads, given(secondsText(milliseconds)));
}

std::string meanText(std::int64_t sum, std::int64_t runs, int decimals)
{
    const std::int64_t scale = decimals == 1 ? 10 : 100;
    return decimalText((sum * 2 * scale + runs) / (2 * runs), decimals == 1 ? 1 : 2);
}

} // namespace navarch
