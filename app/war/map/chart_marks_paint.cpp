// SPDX-License-Identifier: GPL-3.0-or-later
// What stands on the chart: ports, fleets, contacts, ways and names.
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

#include "app/base/drawing/emblem_image.h"
#include "app/battle/board/board_inks.h"
#include "app/war/map/chart_view.h"

namespace navarch {
namespace {

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

QPainterPath pathOf(const std::vector<QPointF>& line, const ChartCamera& camera)
{
    QPainterPath way;
    for (std::size_t i = 0; i < line.size(); ++i)
        i == 0 ? way.moveTo(camera.toScreen(line[i])) : way.lineTo(camera.toScreen(line[i]));
    return way;
}

} // namespace

const QImage& SeaChartView::emblemImage(const QString& emblem, const QColor& ink, int size)
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

void SeaChartView::paint(QPainter* painter)
{
    if (!m_chart || width() <= 0 || height() <= 0)
        return;
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    paintGround(*painter);
    paintWays(*painter);
    paintPlaces(*painter);
    const ChartSight& sight = m_chart->sight();
    for (const Mark& mark : m_marks) {
        const auto at = static_cast<std::size_t>(mark.index);
        switch (mark.kind) {
        case Kind::Port: paintPort(*painter, sight.ports[at]); break;
        case Kind::Fleet: paintFleet(*painter, sight.fleets[at], mark.box); break;
        case Kind::More: paintMore(*painter, mark); break;
        case Kind::Contact:
            paintSign(*painter, mark.box.center(), mark.box.width() / 2,
                      sight.contacts[at].isWaiting ? colour("accent") : colour("softInk"),
                      QStringLiteral("\uF4E5"));
            break;
        default: break;
        }
    }
    paintPicked(*painter);
    for (const SightedMark& mark : sight.marks)
        paintMark(*painter, mark);
    QFont title(m_titleFamily);
    title.setPixelSize(static_cast<int>(std::lround(m_textSize * 1.15)));
    title.setWeight(QFont::Medium);
    const QFont plain = font(0.88, false);
    const double pixels = painter->device()->devicePixelRatio();
    const QColor rim = mixed(colour("card"), colour("land"), 0.35);
    for (const PlacedLabel& label : m_labels) {
        painter->setOpacity(label.strength);
        painter->drawImage(label.box.topLeft(),
                           m_labelImages.image(label.text, label.isTitle ? title : plain,
                                               colour(label.isSoft ? "softInk" : "ink"), rim, pixels));
    }
    painter->setOpacity(1);
}

/// The way of a fleet's order, in the colour of its side.
void SeaChartView::paintWay(QPainter& painter, const ChartCamera& camera, const SightedOrder& order,
                            bool isPicked) const
{
    const SightedFleet* fleet = m_chart->sight().fleet(order.fleet.value);
    const std::vector<QPointF> line =
        fleet ? lineThrough(fleet->lane, order.places, m_chart->figures().lanes) : std::vector<QPointF>();
    if (line.size() < 2)
        return;
    const QPainterPath way = pathOf(line, camera);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(faded(colour("card"), 0.8), isPicked ? 5.5 : 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(way);
    painter.setPen(
        QPen(sideColour(order.colour), isPicked ? 3 : 1.8, Qt::DashLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(way);
    // Where each day ends: of the fleet that is looked at with its number, unless another way is drawn over it.
    const bool isNumbered = isPicked && m_chart->proposed().line.empty();
    for (std::size_t day = 0; day < order.nights.size() && !isSmall(); ++day)
        paintNight(painter, camera.toScreen(order.nights[day]), sideColour(order.colour),
                   isNumbered ? static_cast<int>(day) + 1 : 0);
}

/// What is picked and what is proposed; the ways of all others lie in the ground.
void SeaChartView::paintWays(QPainter& painter) const
{
    if (m_chart->pickedKind() == CampaignItem::Fleet)
        for (const SightedOrder& order : m_chart->sight().orders)
            if (order.fleet.value == m_chart->pickedId())
                paintWay(painter, m_camera, order, true);
    const ChartWay& proposed = m_chart->proposed();
    if (proposed.line.size() > 1) {
        const QPainterPath way = pathOf(proposed.line, m_camera);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour("card"), 6.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(way);
        painter.setPen(QPen(colour("accent"), 3.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(way);
    }
    // Each night with the number of its day.
    for (std::size_t i = 0; i < proposed.nights.size(); ++i)
        paintNight(painter, m_camera.toScreen(proposed.nights[i]), colour("accent"), static_cast<int>(i) + 1);
}

void SeaChartView::paintNight(QPainter& painter, const QPointF& at, const QColor& face, int day) const
{
    const double radius = day > 0 ? 9 : 3.6;
    painter.setPen(QPen(colour("card"), 1.5));
    painter.setBrush(face);
    painter.drawEllipse(at, radius, radius);
    if (day == 0)
        return;
    painter.setFont(font(0.8, true));
    painter.setPen(colour("accentInk"));
    painter.drawText(QRectF(at - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)), Qt::AlignCenter,
                     QString::number(day));
}

void SeaChartView::paintPlaces(QPainter& painter) const
{
    const double part = std::clamp((m_camera.scale() - 40) / 80, 0.0, 1.0);
    if (part <= 0 && !m_isChoosing)
        return;
    painter.setPen(Qt::NoPen);
    for (const Mark& mark : m_marks)
        if (mark.kind == Kind::Place) {
            painter.setBrush(m_isChoosing ? colour("card") : faded(colour("softInk"), 0.8 * part));
            painter.setPen(m_isChoosing ? QPen(colour("accent"), 1.5) : QPen(Qt::NoPen));
            const double half = m_isChoosing ? 4 : 2;
            painter.drawEllipse(mark.box.center(), half, half);
        }
}

void SeaChartView::paintPort(QPainter& painter, const SightedPort& port)
{
    const QPointF at = m_camera.toScreen(port.at);
    const double radius = radiusOf(port);
    const bool isNeutral = port.owner.isEmpty();
    if (port.walls > 0) { // a ring of battlements, one gap a section less
        QPen ring(colour("ink"), 2.6);
        ring.setCapStyle(Qt::FlatCap);
        ring.setDashPattern({1.5, 0.9});
        painter.setPen(ring);
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(at, radius + 3.4, radius + 3.4);
    }
    painter.setPen(QPen(colour("card"), 2));
    painter.setBrush(isNeutral ? colour("card") : sideColour(port.colour));
    painter.drawEllipse(at, radius, radius);
    painter.setPen(QPen(isNeutral ? colour("ink") : mixed(sideColour(port.colour), colour("ink"), 0.5), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(at, radius, radius);
    if (!isNeutral && radius >= 5) {
        const double half = radius * 0.66;
        painter.drawImage(QRectF(at - QPointF(half, half), QSizeF(2 * half, 2 * half)),
                          emblemImage(port.emblem, colour("card"), static_cast<int>(std::lround(2 * half))));
    }
    if (m_isChoosing) {
        painter.setPen(QPen(colour("accent"), 1.5, Qt::DotLine));
        painter.drawEllipse(at, radius + 6, radius + 6);
    }
    const QPointF corner(-radius * 0.85 - 3, -radius * 0.85 - 3);
    if (port.isBlockaded)
        paintSign(painter, at + corner, 8, colour("bad"), QStringLiteral("\uF33E"));
    else if (port.isCaptured)
        paintSign(painter, at + corner, 8, colour("warn"), QStringLiteral("\uF23B"));
}

void SeaChartView::paintSign(QPainter& painter, const QPointF& at, double radius, const QColor& face,
                             const QString& glyph) const
{
    painter.setPen(QPen(colour("card"), 1.5));
    painter.setBrush(face);
    painter.drawEllipse(at, radius, radius);
    QFont icons(m_iconFamily);
    icons.setPixelSize(static_cast<int>(std::lround(radius * 1.35)));
    painter.setFont(icons);
    painter.setPen(colour("card"));
    painter.drawText(QRectF(at - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)), Qt::AlignCenter,
                     glyph);
}

void SeaChartView::paintFleet(QPainter& painter, const SightedFleet& fleet, const QRectF& box)
{
    const QColor side = sideColour(fleet.colour);
    const double high = box.height();
    painter.setOpacity(fleet.isOwn ? 1 : std::max(0.45, 1 - fleet.age * 0.08));
    const QPainterPath hull = hullIn(box);
    painter.setPen(QPen(colour("card"), 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(hull);
    // What is known as it is now is filled; what was only seen is an outline.
    painter.setPen(fleet.isOwn ? QPen(mixed(side, colour("ink"), 0.4), 1)
                               : QPen(side, 1.6, Qt::DashLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(fleet.isOwn ? side : colour("card"));
    painter.drawPath(hull);
    const QColor ink = fleet.isOwn ? colour("card") : side;
    const double half = high * 0.36;
    const QPointF middle(box.left() + high / 2, box.center().y());
    painter.drawImage(QRectF(middle - QPointF(half, half), QSizeF(2 * half, 2 * half)),
                      emblemImage(fleet.emblem, ink, static_cast<int>(std::lround(2 * half))));
    if (!isSmall()) {
        painter.setFont(font(0.92, true));
        painter.setPen(fleet.isOwn ? colour("card") : colour("ink"));
        painter.drawText(box.adjusted(high - 1, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                         QString::number(fleet.ships));
    }
    painter.setOpacity(1);
}

QRectF SeaChartView::signOf(const SightedMark& mark) const
{
    constexpr double radius = 11;
    const QPointF middle = m_camera.toScreen(mark.at) - QPointF(0, 2.6 * radius);
    return {middle - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)};
}

void SeaChartView::paintMark(QPainter& painter, const SightedMark& mark) const
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
    const QRectF box = signOf(mark);
    painter.setPen(QPen(colour("card"), 2));
    painter.drawLine(QPointF(box.center().x(), box.bottom()), m_camera.toScreen(mark.at));
    paintSign(painter, box.center(), box.width() / 2, colour(sign->colour), QString(QChar(sign->glyph)));
}

void SeaChartView::paintMore(QPainter& painter, const Mark& mark) const
{
    painter.setPen(QPen(colour("line"), 1));
    painter.setBrush(colour("card"));
    painter.drawRoundedRect(mark.box, 4, 4);
    painter.setFont(font(0.85, true));
    painter.setPen(colour("ink"));
    painter.drawText(mark.box, Qt::AlignCenter, QStringLiteral("+%1").arg(mark.more));
}

void SeaChartView::paintPicked(QPainter& painter) const
{
    const auto ring = [&](const Mark& mark, const QColor& ink, double breadth) {
        painter.setPen(QPen(ink, breadth));
        painter.setBrush(Qt::NoBrush);
        const double off = mark.kind == Kind::Port ? 6 : 4;
        const QRectF box = mark.box.adjusted(-off, -off, off, off);
        if (mark.kind == Kind::Port || mark.kind == Kind::Contact)
            painter.drawEllipse(box);
        else
            painter.drawRoundedRect(box, 6, 6);
    };
    for (const Mark& mark : m_marks) {
        if (mark.kind == Kind::Place || mark.kind == Kind::More)
            continue;
        if (m_chart->pickedId() != 0 && itemOf(mark.kind) == m_chart->pickedKind()
            && numberOf(mark) == m_chart->pickedId()) {
            ring(mark, colour("card"), 4.5);
            ring(mark, colour("accent"), 2.2);
        } else if (mark.kind == m_pointed.kind && mark.index == m_pointed.index) {
            ring(mark, colour("accent"), 1.2);
        }
    }
}

} // namespace navarch
