// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <QImage>
#include <QPainter>

#include "reports/layout/page.h"

/// Numbers that are the same on every machine.
class Lots {
public:
    explicit Lots(std::uint32_t seed) : m_state(seed * 2654435769u + 12345u) {}
    [[nodiscard]] std::uint32_t below(std::uint32_t limit)
    {
        m_state = m_state * 1664525u + 1013904223u;
        return static_cast<std::uint32_t>((std::uint64_t{m_state >> 4} * limit) >> 28);
    }
    [[nodiscard]] double between(double least, double most)
    {
        return least + (most - least) * below(100'000) / 99'999.0;
    }

private:
    std::uint32_t m_state;
};

/// How people mark a box.
enum class Hand { Cross, Tick, Scribble, LightCross, LightTick, BlackedOut };
inline constexpr int hands = 6;

/// Draws with a pencil into a box of a page, in hundredths of a millimetre.
void drawMark(QPainter& painter, const navarch::Box& box, Hand hand, Lots& lots);

/// The page on the glass of a scanner: 150 dots to the inch in greys, up to three degrees askew, without noise.
[[nodiscard]] QImage askew(const QImage& page, Lots& lots);
/// The page as an office scanner has it: 150 dots to the inch, up to three degrees askew, JPEG at 60 of 100.
[[nodiscard]] QImage scanned(const QImage& page, Lots& lots);
/// What a scanner's sensor adds of grain, and a JPEG at 60 of 100 of its own. In greys.
[[nodiscard]] QImage sensed(const QImage& image, Lots& lots);
/// Out of focus, so that the light of a dot is spread with that standard deviation, in dots. In greys.
[[nodiscard]] QImage blurred(const QImage& image, double sigma);
/// As a phone has it: 1.5 megapixels, tilted by up to 15 degrees, half of it in shadow, JPEG at 75 of 100.
[[nodiscard]] QImage photographed(const QImage& page, Lots& lots);
