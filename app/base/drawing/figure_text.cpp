// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/drawing/figure_text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace navarch {

FigureText::FigureText(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    measure();
}

void FigureText::setText(const QString& text)
{
    if (text == m_text)
        return;
    m_text = text;
    measure();
    emit textChanged();
}

void FigureText::setColor(const QColor& color)
{
    if (color == m_color)
        return;
    m_color = color;
    update();
    emit colorChanged();
}

void FigureText::setFont(const QFont& font)
{
    if (font == m_font)
        return;
    m_font = font;
    measure();
    emit fontChanged();
}

void FigureText::setLeading(bool leading)
{
    if (leading == m_leading)
        return;
    m_leading = leading;
    update();
    emit leadingChanged();
}

qreal FigureText::advance(QChar character) const
{
    return character.isDigit() ? m_figureWidth : QFontMetricsF(m_font).horizontalAdvance(character);
}

void FigureText::measure()
{
    const QFontMetricsF metrics(m_font);
    m_figureWidth = 0;
    for (char figure = '0'; figure <= '9'; ++figure)
        m_figureWidth = std::max(m_figureWidth, metrics.horizontalAdvance(QLatin1Char(figure)));
    qreal width = 0;
    for (const QChar character : m_text)
        width += advance(character);
    setImplicitSize(std::ceil(width) + 1, std::ceil(metrics.height()));
    update();
}

void FigureText::paint(QPainter* painter)
{
    const QFontMetricsF metrics(m_font);
    painter->setFont(m_font);
    painter->setPen(m_color);
    qreal total = 0;
    for (const QChar character : m_text)
        total += advance(character);
    const qreal baseline = std::round((height() - metrics.height()) / 2 + metrics.ascent());
    qreal x = m_leading ? 0 : width() - total;
    for (const QChar character : m_text) {
        const qreal cell = advance(character);
        const qreal own = metrics.horizontalAdvance(character);
        painter->drawText(QPointF(x + (cell - own) / 2, baseline), QString(character));
        x += cell;
    }
}

} // namespace navarch
