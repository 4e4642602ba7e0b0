// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/drawing/chart_painter.h"

#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

#include "app/base/drawing/emblem_image.h"
#include "app/base/drawing/inks.h"

namespace navarch {
namespace {

using Kind = ChartMark::Kind;

/// A hull from above: round astern, pointed ahead.
QPainterPath hullIn(const QRectF& box)
{
    const double point = box.height() * 0.42;
    QPainterPath path;
    path.moveTo(box.left() + 4, box.top());
    path.lineTo(box.right() - point, box.top());
    path.quadTo(box.right() - point * 0.3, box.top() + box.height() * 0.12, box.right(), box.center().y());
    path.quadTo(box.right() - point * 0.3, box.bottom() - box.height() * 0.12, box.right() - point,
                box.bottom());
    path.lineTo(box.left() + 4, box.bottom());
    path.quadTo(box.left(), box.bottom(), box.left(), box.bottom() - 4);
    path.lineTo(box.left(), box.top() + 4);
    path.quadTo(box.left(), box.top(), box.left() + 4, box.top());
    path.closeSubpath();
    return path;
}

void paintSign(QPainter& painter, const ChartScene& scene, const QPointF& at, double radius,
               const QColor& face, const QString& glyph)
{
    painter.setPen(QPen(scene.look.colour("card"), 1.5));
    painter.setBrush(face);
    painter.drawEllipse(at, radius, radius);
    painter.setFont(scene.look.iconFont(radius * 1.35));
    painter.setPen(scene.look.colour("card"));
    painter.drawText(QRectF(at - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)), Qt::AlignCenter,
                     glyph);
}

void paintPlaces(QPainter& painter, const ChartScene& scene, const ChartLayout& layout)
{
    const double part = std::clamp((scene.camera.scale() - 40) / 80, 0.0, 1.0);
    if (part <= 0 && !scene.isChoosing)
        return;
    painter.setPen(Qt::NoPen);
    for (const ChartMark& mark : layout.marks())
        if (mark.kind == Kind::Place) {
            painter.setBrush(scene.isChoosing ? scene.look.colour("card")
                                              : faded(scene.look.colour("softInk"), 0.8 * part));
            painter.setPen(scene.isChoosing ? QPen(scene.look.colour("accent"), 1.5) : QPen(Qt::NoPen));
            const double half = scene.isChoosing ? 4 : 2;
            painter.drawEllipse(mark.box.center(), half, half);
        }
}

void paintMark(QPainter& painter, const ChartScene& scene, const SightedMark& mark)
{
    struct Sign {
        const char* kind;
        const char* colour;
        char16_t glyph;
    };
    static constexpr std::array signs{
        Sign{"storm", "warn", u'\uF593'},           Sign{"contact", "accent", u'\uF4E5'},
        Sign{"raid", "accent", u'\uF4E5'},          Sign{"sighted", "ink", u'\uF208'},
        Sign{"slipped-away", "softInk", u'\uF208'}, Sign{"port-fallen", "bad", u'\uF23B'},
        Sign{"blockade-set", "bad", u'\uF33E'}};
    const auto sign = std::find_if(signs.begin(), signs.end(),
                                   [&](const Sign& each) { return mark.kind == QLatin1String(each.kind); });
    if (sign == signs.end())
        return;
    const QRectF box = scene.signOf(mark);
    painter.setPen(QPen(scene.look.colour("card"), 2));
    painter.drawLine(QPointF(box.center().x(), box.bottom()), scene.camera.toScreen(mark.at));
    paintSign(painter, scene, box.center(), box.width() / 2, scene.look.colour(sign->colour),
              QString(QChar(sign->glyph)));
}

/// From where a fleet is to its sign, which a crowd keeps away from there.
void paintLeader(QPainter& painter, const ChartScene& scene, const ChartMark& mark)
{
    if (!mark.place)
        return;
    const QPointF at(std::clamp(mark.place->x(), mark.box.left(), mark.box.right()),
                     std::clamp(mark.place->y(), mark.box.top(), mark.box.bottom()));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(scene.look.colour("card"), 3.5));
    painter.drawLine(*mark.place, at);
    painter.setPen(QPen(scene.look.colour("softInk"), 1.2));
    painter.drawLine(*mark.place, at);
}

void paintMore(QPainter& painter, const ChartScene& scene, const ChartMark& mark)
{
    painter.setPen(QPen(scene.look.colour("line"), 1));
    painter.setBrush(scene.look.colour("card"));
    painter.drawRoundedRect(mark.box, 4, 4);
    painter.setFont(scene.look.font(0.85, true));
    painter.setPen(scene.look.colour("ink"));
    painter.drawText(mark.box, Qt::AlignCenter, QStringLiteral("+%1").arg(mark.more));
}

void paintPicked(QPainter& painter, const ChartScene& scene, const ChartLayout& layout,
                 const ChartMark& pointed)
{
    const auto ring = [&](const ChartMark& mark, const QColor& ink, double breadth) {
        painter.setPen(QPen(ink, breadth));
        painter.setBrush(Qt::NoBrush);
        const double off = mark.kind == Kind::Port ? 6 : 4;
        const QRectF box = mark.box.adjusted(-off, -off, off, off);
        if (mark.kind == Kind::Port || mark.kind == Kind::Contact)
            painter.drawEllipse(box);
        else
            painter.drawRoundedRect(box, 6, 6);
    };
    for (const ChartMark& mark : layout.marks()) {
        if (mark.kind == Kind::Place || mark.kind == Kind::More)
            continue;
        if (mark.isPickedIn(scene.chart)) {
            ring(mark, scene.look.colour("card"), 4.5);
            ring(mark, scene.look.colour("accent"), 2.2);
        } else if (mark.isSameAs(pointed)) {
            ring(mark, scene.look.colour("accent"), 1.2);
        }
    }
}

} // namespace

void ChartPainter::clear()
{
    m_emblems.clear();
    m_names.clear();
}

const QImage& ChartPainter::emblemImage(const QString& emblem, const QColor& ink, int size)
{
    const QString key = QStringLiteral("%1/%2/%3").arg(emblem, ink.name()).arg(size);
    const auto known = m_emblems.constFind(key);
    if (known != m_emblems.constEnd())
        return *known;
    QImage image(2 * size, 2 * size,
                 QImage::Format_ARGB32_Premultiplied); // twice as fine: good on any screen
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(size / 50.0, size / 50.0);
    painter.fillPath(emblemPath(emblem), ink);
    painter.end();
    return *m_emblems.insert(key, image);
}

void ChartPainter::paint(QPainter& painter, const ChartScene& scene, const ChartLayout& layout,
                         const ChartMark& pointed)
{
    paintPlaces(painter, scene, layout);
    const ChartSight& sight = scene.sight();
    for (const ChartMark& mark : layout.marks())
        paintLeader(painter, scene, mark);
    for (const ChartMark& mark : layout.marks()) {
        const auto at = static_cast<std::size_t>(mark.index);
        switch (mark.kind) {
        case Kind::Port: paintPort(painter, scene, sight.ports[at]); break;
        case Kind::Fleet: paintFleet(painter, scene, sight.fleets[at], mark.box); break;
        case Kind::More: paintMore(painter, scene, mark); break;
        case Kind::Contact:
            paintSign(painter, scene, mark.box.center(), mark.box.width() / 2,
                      scene.look.colour(sight.contacts[at].isWaiting ? "accent" : "softInk"),
                      QStringLiteral("\uF4E5"));
            break;
        default: break;
        }
    }
    paintPicked(painter, scene, layout, pointed);
    for (const SightedMark& mark : sight.marks)
        paintMark(painter, scene, mark);
    m_names.paint(painter, layout.labels(), scene.look);
}

void ChartPainter::paintPort(QPainter& painter, const ChartScene& scene, const SightedPort& port)
{
    const QPointF at = scene.camera.toScreen(port.at);
    const double radius = scene.radiusOf(port);
    const bool isNeutral = port.owner.isEmpty();
    if (port.walls > 0) { // a ring of battlements, one gap a section less
        QPen ring(scene.look.colour("ink"), 2.6);
        ring.setCapStyle(Qt::FlatCap);
        ring.setDashPattern({1.5, 0.9});
        painter.setPen(ring);
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(at, radius + 3.4, radius + 3.4);
    }
    painter.setPen(QPen(scene.look.colour("card"), 2));
    painter.setBrush(isNeutral ? scene.look.colour("card") : scene.look.sideColour(port.colour));
    painter.drawEllipse(at, radius, radius);
    painter.setPen(QPen(isNeutral ? scene.look.colour("ink")
                                  : mixed(scene.look.sideColour(port.colour), scene.look.colour("ink"), 0.5),
                        1));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(at, radius, radius);
    if (!isNeutral && radius >= 5) {
        const double half = radius * 0.66;
        painter.drawImage(
            QRectF(at - QPointF(half, half), QSizeF(2 * half, 2 * half)),
            emblemImage(port.emblem, scene.look.colour("card"), static_cast<int>(std::lround(2 * half))));
    }
    if (scene.isChoosing) {
        painter.setPen(QPen(scene.look.colour("accent"), 1.5, Qt::DotLine));
        painter.drawEllipse(at, radius + 6, radius + 6);
    }
    const QPointF corner(-radius * 0.85 - 3, -radius * 0.85 - 3);
    if (port.isBlockaded)
        paintSign(painter, scene, at + corner, 8, scene.look.colour("bad"), QStringLiteral("\uF33E"));
    else if (port.isCaptured)
        paintSign(painter, scene, at + corner, 8, scene.look.colour("warn"), QStringLiteral("\uF23B"));
}

void ChartPainter::paintFleet(QPainter& painter, const ChartScene& scene, const SightedFleet& fleet,
                              const QRectF& box)
{
    const QColor side = scene.look.sideColour(fleet.colour);
    const double high = box.height();
    painter.setOpacity(fleet.isOwn ? 1 : std::max(0.45, 1 - fleet.age * 0.08));
    const QPainterPath hull = hullIn(box);
    painter.setPen(QPen(scene.look.colour("card"), 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(hull);
    // What is known as it is now is filled; what was only seen is an outline.
    painter.setPen(fleet.isOwn ? QPen(mixed(side, scene.look.colour("ink"), 0.4), 1)
                               : QPen(side, 1.6, Qt::DashLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(fleet.isOwn ? side : scene.look.colour("card"));
    painter.drawPath(hull);
    const QColor ink = fleet.isOwn ? scene.look.colour("card") : side;
    const double half = high * 0.36;
    const QPointF middle(box.left() + high / 2, box.center().y());
    painter.drawImage(QRectF(middle - QPointF(half, half), QSizeF(2 * half, 2 * half)),
                      emblemImage(fleet.emblem, ink, static_cast<int>(std::lround(2 * half))));
    if (!scene.isSmall()) {
        painter.setFont(scene.look.font(0.92, true));
        painter.setPen(fleet.isOwn ? scene.look.colour("card") : scene.look.colour("ink"));
        painter.drawText(box.adjusted(high - 1, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                         QString::number(fleet.ships));
    }
    painter.setOpacity(1);
}

} // namespace navarch
