// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace navarch {

/// An exact chance or expectation: a whole number over a whole number, always in lowest terms. Sums and products are
/// exact as long as the terms stay within 128 bits; chances made of some thirty ten-sided dice do.
class Fraction {
public:
    // GCC and clang know it on every machine Navarch runs on; it is no standard type.
    __extension__ using Whole = __int128;

    constexpr Fraction(std::int64_t whole = 0) : m_over(whole) {} // NOLINT: a whole number is a fraction
    constexpr Fraction(std::int64_t over, std::int64_t under) : Fraction(Exact{}, over, under) {}

    [[nodiscard]] constexpr bool isZero() const { return m_over == 0; }
    /// "3/10", "0", "2".
    [[nodiscard]] std::string text() const;
    /// For display: the nearest double.
    [[nodiscard]] constexpr double decimal() const
    {
        return static_cast<double>(static_cast<long double>(m_over) / static_cast<long double>(m_under));
    }

    constexpr Fraction& operator+=(const Fraction& other)
    {
        const Whole common = greatestDivisor(m_under, other.m_under);
        return *this =
                   Fraction(Exact{}, m_over * (other.m_under / common) + other.m_over * (m_under / common),
                            m_under / common * other.m_under);
    }
    [[nodiscard]] friend constexpr Fraction operator+(Fraction a, const Fraction& b) { return a += b; }
    [[nodiscard]] friend constexpr Fraction operator-(const Fraction& a, Fraction b)
    {
        b.m_over = -b.m_over;
        return b += a;
    }
    [[nodiscard]] friend constexpr Fraction operator*(const Fraction& a, const Fraction& b)
    {
        const Whole one = greatestDivisor(a.m_over, b.m_under);
        const Whole other = greatestDivisor(b.m_over, a.m_under);
        return Fraction(Exact{}, (a.m_over / one) * (b.m_over / other),
                        (a.m_under / other) * (b.m_under / one));
    }
    [[nodiscard]] friend constexpr bool operator==(const Fraction&, const Fraction&) = default;

private:
    struct Exact {};
    constexpr Fraction(Exact, Whole over, Whole under)
    {
        const Whole common = greatestDivisor(over, under);
        m_over = over / common;
        m_under = under / common;
    }
    /// Positive, also for 0 and `b`; `b` is positive.
    [[nodiscard]] static constexpr Whole greatestDivisor(Whole a, Whole b)
    {
        a = a < 0 ? -a : a;
        while (a != 0) {
            const Whole rest = b % a;
            b = a;
            a = rest;
        }
        return b;
    }

    Whole m_over = 0;
    Whole m_under = 1;
};

} // namespace navarch
