// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/fraction.h"

namespace navarch {

namespace {

std::string digits(Fraction::Whole number)
{
    const bool isNegative = number < 0;
    std::string text;
    do {
        const int digit = static_cast<int>(number % 10);
        text.insert(text.begin(), static_cast<char>('0' + (digit < 0 ? -digit : digit)));
        number /= 10;
    } while (number != 0);
    return isNegative ? "-" + text : text;
}

} // namespace

std::string Fraction::text() const
{
    return m_under == 1 ? digits(m_over) : digits(m_over) + "/" + digits(m_under);
}

} // namespace navarch
