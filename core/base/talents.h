// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace navarch {

/// An amount of money, kept exactly in hundredths of a talent (may be negative).
///
/// Prices are whole talents multiplied by at most two factors in tenths (crew quality, SA-15.8, and an ally's
/// share, SA-15.10), so hundredths hold every price exactly and nothing is rounded but what SA-15 rounds.
class Talents {
public:
    constexpr Talents() = default;

    [[nodiscard]] static constexpr Talents whole(std::int64_t talents) { return Talents(talents * 100); }
    [[nodiscard]] static constexpr Talents ofHundredths(std::int64_t hundredths)
    {
        return Talents(hundredths);
    }

    /// Reads "31.90", "-4" or "+0.5": at most nine whole digits and two decimals; anything else is no amount.
    [[nodiscard]] static std::optional<Talents> parse(std::string_view text);

    [[nodiscard]] constexpr std::int64_t hundredths() const { return m_hundredths; }
    [[nodiscard]] constexpr bool isNegative() const { return m_hundredths < 0; }
    [[nodiscard]] constexpr bool isZero() const { return m_hundredths == 0; }

    /// This amount times `tenths`/10. Only for amounts that divide exactly, as prices do (see the class).
    [[nodiscard]] constexpr Talents timesTenths(int tenths) const
    {
        assert(m_hundredths * tenths % 10 == 0);
        return Talents(m_hundredths * tenths / 10);
    }

    /// Always two decimals and a point, whatever the locale: "31.90".
    [[nodiscard]] std::string text() const;

    constexpr Talents& operator+=(Talents other)
    {
        m_hundredths += other.m_hundredths;
        return *this;
    }
    constexpr Talents& operator-=(Talents other)
    {
        m_hundredths -= other.m_hundredths;
        return *this;
    }
    [[nodiscard]] friend constexpr Talents operator+(Talents a, Talents b) { return a += b; }
    [[nodiscard]] friend constexpr Talents operator-(Talents a, Talents b) { return a -= b; }
    [[nodiscard]] friend constexpr Talents operator-(Talents a) { return Talents(-a.m_hundredths); }
    [[nodiscard]] friend constexpr Talents operator*(Talents a, std::int64_t n)
    {
        return Talents(a.m_hundredths * n);
    }
    [[nodiscard]] friend constexpr Talents operator*(std::int64_t n, Talents a) { return a * n; }
    [[nodiscard]] friend constexpr auto operator<=>(Talents, Talents) = default;

private:
    constexpr explicit Talents(std::int64_t hundredths) : m_hundredths(hundredths) {}

    std::int64_t m_hundredths = 0;
};

} // namespace navarch
