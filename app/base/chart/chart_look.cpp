// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/chart/chart_look.h"

#include <algorithm>
#include <cmath>

namespace navarch {

QColor ChartLook::sideColour(const QString& name) const
{
    const auto known = m_colours.constFind(name);
    return known == m_colours.constEnd() ? colour("softInk") : known->value<QColor>();
}

QFont ChartLook::font(double factor, bool strong) const
{
    QFont font(m_dataFamily);
    font.setPixelSize(std::max(8, static_cast<int>(std::lround(m_textSize * factor))));
    font.setWeight(strong ? QFont::DemiBold : QFont::Medium);
    return font;
}

QFont ChartLook::titleFont() const
{
    QFont font(m_titleFamily);
    font.setPixelSize(static_cast<int>(std::lround(m_textSize * 1.15)));
    font.setWeight(QFont::Medium);
    return font;
}

QFont ChartLook::iconFont(double pixels) const
{
    QFont font(m_iconFamily);
    font.setPixelSize(static_cast<int>(std::lround(pixels)));
    return font;
}

} // namespace navarch
