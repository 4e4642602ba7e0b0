// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/forecast/spread_plot.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

#include "app/base/speech/speech.h"

namespace navarch {

namespace {

constexpr double boxHeight = 8;
constexpr double gap = 5;

/// 1, 2 or 5 times a power of ten that makes at most `marks` steps up to `most`, and no fraction.
double stepFor(double most, double marks)
{
    for (double power = 1;; power *= 10)
        for (const double step : {1.0, 2.0, 5.0})
            if (most <= step * power * marks)
                return step * power;
}

} // namespace

SpreadPlot::SpreadPlot(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
}

void SpreadPlot::paint(QPainter* painter)
{
    const QList<int>& bars = m_spread.bars;
    const double barWidth = m_spread.width;
    QFont font(m_family);
    font.setPixelSize(std::max(m_fontSize, 1));
    painter->setFont(font);
    const QFontMetricsF metrics(font);
    const double label = metrics.height();
    const double base = height() - label - boxHeight - 2 * gap - 2;
    if (base < 10 || width() < 40)
        return;

    double most = std::max(m_upTo, 1.0);
    int highest = 0;
    for (const int bar : bars)
        highest = std::max(highest, bar);
    if (barWidth > 0)
        most = std::max(most, static_cast<double>(bars.size()) * barWidth);
    const double right = width() - 1;
    const auto at = [&](double amount) { return amount / most * right; };

    // The bars; what their height counts is of no interest, only how they compare.
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_fill);
    for (qsizetype i = 0; i < bars.size() && highest > 0; ++i) {
        const int count = bars[i];
        if (count == 0)
            continue;
        const double tall = std::max(1.0, base * count / highest);
        const double from = at(static_cast<double>(i) * barWidth);
        const double wide = at(static_cast<double>(i + 1) * barWidth) - from;
        painter->drawRect(QRectF(from + 0.5, base - tall, std::max(1.0, wide - 1), tall));
    }
    painter->setPen(QPen(m_line, 1));
    painter->drawLine(QPointF(0, base + 0.5), QPointF(right, base + 0.5));

    // The axis
    const double step = stepFor(
        most, std::max(2.0, std::floor(right / (metrics.horizontalAdvance(QStringLiteral("0,000")) * 2.0))));
    for (double mark = 0; mark <= most * 1.0001; mark += step) {
        const double x = at(mark);
        const QString text = spokenLocale().toString(mark, 'f', 0);
        const double wide = metrics.horizontalAdvance(text);
        painter->setPen(m_soft);
        painter->drawText(
            QPointF(std::clamp(x - wide / 2, 0.0, std::max(0.0, right - wide)), height() - metrics.descent()),
            text);
        painter->setPen(QPen(m_line, 1));
        painter->drawLine(QPointF(x, base), QPointF(x, base + 3));
    }

    const QList<double>& marks = m_spread.marks;
    if (marks.size() != 5)
        return;
    const double box = base + gap;
    const double middle = box + boxHeight / 2;
    const auto mark = [&](int i) { return at(std::max(0.0, marks[i])); };
    painter->setPen(QPen(m_ink, 1.5));
    painter->drawLine(QPointF(mark(0), middle), QPointF(mark(1), middle));
    painter->drawLine(QPointF(mark(3), middle), QPointF(mark(4), middle));
    for (const int end : {0, 4})
        painter->drawLine(QPointF(mark(end), middle - 2.5), QPointF(mark(end), middle + 2.5));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(QRectF(mark(1), box, std::max(1.0, mark(3) - mark(1)), boxHeight));
    painter->setPen(QPen(m_ink, 3));
    painter->drawLine(QPointF(mark(2), box), QPointF(mark(2), box + boxHeight));
}

} // namespace navarch
