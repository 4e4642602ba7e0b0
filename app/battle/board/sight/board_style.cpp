// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/board/sight/board_style.h"

#include <algorithm>

namespace navarch {

QColor BoardStyle::sideColour(int side) const
{
    return m_colours.value(QStringLiteral("sides")).toList().value(side).value<QColor>();
}

QFont BoardStyle::dataFont() const
{
    QFont font(m_dataFamily);
    font.setPixelSize(std::max(8, m_textSize));
    return font;
}

QFont BoardStyle::titleFont() const
{
    QFont font(m_titleFamily);
    font.setPixelSize(static_cast<int>(m_textSize * 1.25));
    return font;
}

} // namespace navarch
