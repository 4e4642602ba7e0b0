// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainter>
#include <QPainterPath>

namespace navarch {

[[nodiscard]] inline QColor faded(QColor colour, double strength)
{
    colour.setAlphaF(static_cast<float>(strength));
    return colour;
}

/// `part` of the way from `a` to `b`, 0 to 1.
[[nodiscard]] inline QColor mixed(const QColor& a, const QColor& b, double part)
{
    const auto mix = [part](double x, double y) { return static_cast<float>(x + (y - x) * part); };
    return QColor::fromRgbF(mix(a.redF(), b.redF()), mix(a.greenF(), b.greenF()), mix(a.blueF(), b.blueF()));
}

/// A text at `at`, with a rim of `rim` so that it reads on anything.
inline void drawRimmed(QPainter& painter, const QPointF& at, const QString& text, const QColor& ink,
                       const QColor& rim)
{
    QPainterPath path;
    path.addText(at, painter.font(), text);
    painter.setPen(QPen(rim, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPath(path);
}

} // namespace navarch
