// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/drawing/emblem_image.h"

#include <QPainter>
#include <QPainterPath>
#include <QPainterPathStroker>

#include <cmath>
#include <numbers>

namespace navarch {
namespace {

// Emblems are drawn in a square of 100 by 100.

QPainterPath stroked(const QPainterPath& lines, qreal width)
{
    QPainterPathStroker pen;
    pen.setWidth(width);
    pen.setCapStyle(Qt::RoundCap);
    pen.setJoinStyle(Qt::RoundJoin);
    return pen.createStroke(lines);
}

QPainterPath trident()
{
    QPainterPath lines;
    lines.moveTo(50, 94);
    lines.lineTo(50, 12);
    lines.moveTo(22, 18);
    lines.lineTo(22, 36);
    lines.cubicTo(22, 58, 78, 58, 78, 36);
    lines.lineTo(78, 18);
    lines.moveTo(36, 74);
    lines.lineTo(64, 74);
    QPainterPath path = stroked(lines, 9);
    for (const qreal x : {22.0, 50.0, 78.0}) {
        const qreal top = x == 50.0 ? 2 : 8;
        QPainterPath head;
        head.moveTo(x, top);
        head.lineTo(x + 10, top + 18);
        head.lineTo(x - 10, top + 18);
        head.closeSubpath();
        path = path.united(head);
    }
    return path;
}

QPainterPath owl()
{
    QPainterPath body;
    body.moveTo(16, 8);
    body.quadTo(32, 14, 50, 14);
    body.quadTo(68, 14, 84, 8);
    body.quadTo(82, 22, 85, 34);
    body.cubicTo(90, 60, 80, 84, 62, 90);
    body.lineTo(60, 97);
    body.lineTo(52, 92);
    body.lineTo(48, 92);
    body.lineTo(40, 97);
    body.lineTo(38, 90);
    body.cubicTo(20, 84, 10, 60, 15, 34);
    body.quadTo(18, 22, 16, 8);
    body.closeSubpath();
    QPainterPath eyes;
    eyes.addEllipse(QPointF(34, 37), 14, 14);
    eyes.addEllipse(QPointF(66, 37), 14, 14);
    QPainterPath pupils;
    pupils.addEllipse(QPointF(35, 37), 6.5, 6.5);
    pupils.addEllipse(QPointF(65, 37), 6.5, 6.5);
    QPainterPath beak;
    beak.moveTo(44, 50);
    beak.lineTo(56, 50);
    beak.lineTo(50, 63);
    beak.closeSubpath();
    QPainterPath feathers;
    for (const qreal y : {70.0, 80.0}) {
        feathers.moveTo(38, y);
        feathers.quadTo(44, y + 7, 50, y);
        feathers.quadTo(56, y + 7, 62, y);
    }
    return body.subtracted(eyes).united(pupils).subtracted(beak).subtracted(stroked(feathers, 4));
}

QPainterPath horse()
{
    QPainterPath head;
    head.moveTo(26, 94);
    head.cubicTo(24, 72, 30, 50, 34, 40);
    head.cubicTo(36, 30, 40, 20, 50, 14);
    head.lineTo(50, 3);
    head.lineTo(60, 11);
    head.cubicTo(70, 14, 76, 24, 80, 36);
    head.lineTo(91, 54);
    head.cubicTo(94, 60, 90, 68, 83, 68);
    head.lineTo(76, 64);
    head.cubicTo(68, 62, 62, 58, 59, 55);
    head.cubicTo(60, 66, 68, 78, 76, 94);
    head.closeSubpath();
    QPainterPath eye;
    eye.addEllipse(QPointF(66, 32), 4.5, 4.5);
    QPainterPath mane;
    mane.moveTo(42, 6);
    mane.cubicTo(22, 20, 14, 48, 13, 74);
    mane.cubicTo(20, 50, 28, 30, 46, 16);
    mane.closeSubpath();
    return head.subtracted(eye).united(mane);
}

QPainterPath tower()
{
    QPainterPath path;
    path.addPolygon(QPolygonF({{14, 8},  {30, 8},  {30, 20}, {42, 20}, {42, 8},  {58, 8},  {58, 20},
                               {70, 20}, {70, 8},  {86, 8},  {86, 38}, {76, 44}, {76, 84}, {86, 84},
                               {86, 95}, {14, 95}, {14, 84}, {24, 84}, {24, 44}, {14, 38}, {14, 8}}));
    QPainterPath gate;
    gate.moveTo(40, 95);
    gate.lineTo(40, 72);
    gate.cubicTo(40, 58, 60, 58, 60, 72);
    gate.lineTo(60, 95);
    gate.closeSubpath();
    return path.subtracted(gate);
}

QPainterPath dolphin()
{
    QPainterPath body;
    body.moveTo(4, 58);
    body.cubicTo(12, 30, 38, 14, 62, 22);
    body.cubicTo(56, 10, 60, 4, 70, 2);
    body.cubicTo(68, 12, 72, 22, 78, 30);
    body.cubicTo(90, 42, 90, 62, 80, 78);
    body.cubicTo(90, 80, 96, 88, 96, 96);
    body.cubicTo(86, 92, 78, 90, 72, 90);
    body.cubicTo(66, 94, 58, 96, 50, 94);
    body.cubicTo(56, 86, 62, 80, 70, 78);
    body.cubicTo(72, 62, 64, 52, 54, 48);
    body.cubicTo(52, 60, 46, 66, 38, 68);
    body.cubicTo(40, 60, 38, 54, 34, 50);
    body.cubicTo(24, 50, 14, 54, 4, 58);
    body.closeSubpath();
    QPainterPath eye;
    eye.addEllipse(QPointF(29, 39), 4, 4);
    return body.subtracted(eye);
}

QPainterPath rays(int count, qreal outer, qreal inner)
{
    QPainterPath path;
    for (int i = 0; i < 2 * count; ++i) {
        const qreal radius = i % 2 ? inner : outer;
        const qreal angle = std::numbers::pi * i / count - std::numbers::pi / 2;
        const QPointF point(50 + radius * std::cos(angle), 50 + radius * std::sin(angle));
        i == 0 ? path.moveTo(point) : path.lineTo(point);
    }
    path.closeSubpath();
    return path;
}

QPainterPath bull()
{
    QPainterPath horns;
    horns.moveTo(34, 34);
    horns.cubicTo(20, 34, 12, 24, 14, 8);
    horns.moveTo(66, 34);
    horns.cubicTo(80, 34, 88, 24, 86, 8);
    QPainterPath head;
    head.moveTo(50, 26);
    head.cubicTo(60, 26, 68, 30, 72, 36);
    head.lineTo(92, 34);
    head.cubicTo(92, 44, 84, 50, 74, 50);
    head.cubicTo(72, 60, 66, 68, 66, 78);
    head.cubicTo(66, 90, 60, 96, 50, 96);
    head.cubicTo(40, 96, 34, 90, 34, 78);
    head.cubicTo(34, 68, 28, 60, 26, 50);
    head.cubicTo(16, 50, 8, 44, 8, 34);
    head.lineTo(28, 36);
    head.cubicTo(32, 30, 40, 26, 50, 26);
    head.closeSubpath();
    QPainterPath features;
    features.addEllipse(QPointF(37, 50), 4.5, 4.5);
    features.addEllipse(QPointF(63, 50), 4.5, 4.5);
    features.addEllipse(QPointF(44, 82), 3.5, 3.5);
    features.addEllipse(QPointF(56, 82), 3.5, 3.5);
    return stroked(horns, 10).united(head).subtracted(features);
}

QPainterPath lyre()
{
    QPainterPath lines;
    lines.moveTo(30, 70);
    lines.cubicTo(8, 54, 34, 30, 20, 6);
    lines.moveTo(70, 70);
    lines.cubicTo(92, 54, 66, 30, 80, 6);
    lines.moveTo(20, 26);
    lines.lineTo(80, 26);
    QPainterPath strings;
    for (const qreal x : {41.0, 50.0, 59.0}) {
        strings.moveTo(x, 26);
        strings.lineTo(x, 72);
    }
    QPainterPath bowl;
    bowl.moveTo(24, 66);
    bowl.lineTo(76, 66);
    bowl.cubicTo(78, 84, 68, 95, 50, 95);
    bowl.cubicTo(32, 95, 22, 84, 24, 66);
    bowl.closeSubpath();
    return stroked(lines, 9).united(stroked(strings, 3.5)).united(bowl);
}

} // namespace

QPainterPath emblemPath(const QString& emblem)
{
    if (emblem == QLatin1String("trident"))
        return trident();
    if (emblem == QLatin1String("owl"))
        return owl();
    if (emblem == QLatin1String("horse"))
        return horse();
    if (emblem == QLatin1String("tower"))
        return tower();
    if (emblem == QLatin1String("dolphin"))
        return dolphin();
    if (emblem == QLatin1String("star"))
        return rays(8, 49, 19);
    if (emblem == QLatin1String("bull"))
        return bull();
    if (emblem == QLatin1String("lyre"))
        return lyre();
    QPainterPath disc;
    disc.addEllipse(QPointF(50, 50), 22, 22);
    return disc;
}

EmblemImage::EmblemImage(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
}

void EmblemImage::setEmblem(const QString& emblem)
{
    if (emblem == m_emblem)
        return;
    m_emblem = emblem;
    update();
    emit emblemChanged();
}

void EmblemImage::setColor(const QColor& color)
{
    if (color == m_color)
        return;
    m_color = color;
    update();
    emit colorChanged();
}

void EmblemImage::paint(QPainter* painter)
{
    const qreal side = std::min(width(), height());
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate((width() - side) / 2, (height() - side) / 2);
    painter->scale(side / 100, side / 100);
    painter->fillPath(emblemPath(m_emblem), m_color);
}

} // namespace navarch
