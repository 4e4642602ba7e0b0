// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/charts/draft_ground.h"

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <array>
#include <cmath>

#include "app/base/chart/chart_lines.h"
#include "app/base/chart/chart_places.h"
#include "app/base/drawing/inks.h"
#include "app/base/drawing/painter_density.h"
#include "app/base/speech/speech.h"

namespace navarch {
namespace {

constexpr double finest = 0.9;  // pixels between points of a shore that one can tell apart
constexpr double coarsest = 3;  // and of the broad lines along it
constexpr double netApart = 90; // pixels between lines of the net, at least
constexpr double edge = 7;      // pixels

/// Degrees between the lines of the net.
double netStep(const ChartCamera& camera)
{
    for (const double step : {0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0})
        if (step * camera.scale() >= netApart)
            return step;
    return 10;
}

QPolygonF drawn(const Ring& ring, const ChartCamera& camera, double least)
{
    return thinned(ring, camera, least, degreesAt);
}

void paintNet(QPainter& painter, const DraftScene& scene, const ChartCamera& camera, const QRectF& sheet)
{
    painter.setPen(QPen(faded(scene.look.colour("ink"), 0.11), 1));
    const double step = netStep(camera);
    const QRectF paper = camera.toScreen(sheet);
    for (double east = std::ceil(sheet.left() / step) * step; east <= sheet.right(); east += step) {
        const double x = std::round(camera.toScreen({east, 0}).x()) + 0.5;
        painter.drawLine(QPointF(x, paper.top()), QPointF(x, paper.bottom()));
    }
    for (double north = std::ceil(sheet.top() / step) * step; north <= sheet.bottom(); north += step) {
        const double y = std::round(camera.toScreen({0, north}).y()) + 0.5;
        painter.drawLine(QPointF(paper.left(), y), QPointF(paper.right(), y));
    }
}

/// The edge of the sheet as charts have it: a band of light and dark stretches, one between two lines of the net, with their degrees.
void paintEdge(QPainter& painter, const DraftScene& scene, const ChartCamera& camera, const QRectF& sheet)
{
    const QRectF inner = camera.toScreen(sheet).normalized();
    const QColor ink = scene.look.colour("softInk");
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(Qt::NoPen);
    painter.setBrush(scene.look.colour("card"));
    const QRectF outer = inner.adjusted(-edge, -edge, edge, edge);
    QPainterPath band;
    band.addRect(outer);
    band.addRect(inner);
    painter.drawPath(band);
    painter.setFont(scene.look.font(0.78, false));
    const QFontMetricsF metrics(painter.font());
    const double step = netStep(camera);
    const auto degreesText = [](double value, const char* ahead, const char* behind) {
        return QStringLiteral("%1°%2").arg(spokenLocale().toString(std::abs(value), 'g', 4),
                                           windowText(value < 0 ? behind : ahead));
    };
    for (double east = std::floor(sheet.left() / step) * step; east < sheet.right(); east += step) {
        const double from = std::max(inner.left(), camera.toScreen({east, 0}).x());
        const double to = std::min(inner.right(), camera.toScreen({east + step, 0}).x());
        if (std::lround(east / step) % 2 == 0 && to > from) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(ink);
            painter.drawRect(QRectF(from, outer.top() + 2, to - from, edge - 3));
            painter.drawRect(QRectF(from, inner.bottom() + 1, to - from, edge - 3));
        }
        if (east >= sheet.left()) {
            const QString text = degreesText(east, QT_TR_NOOP("E"), QT_TR_NOOP("W"));
            painter.setPen(ink);
            painter.drawText(QPointF(from - metrics.horizontalAdvance(text) / 2, outer.top() - 4), text);
        }
    }
    for (double north = std::floor(sheet.top() / step) * step; north < sheet.bottom(); north += step) {
        const double from = std::min(inner.bottom(), camera.toScreen({0, north}).y());
        const double to = std::max(inner.top(), camera.toScreen({0, north + step}).y());
        if (std::lround(north / step) % 2 == 0 && from > to) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(ink);
            painter.drawRect(QRectF(outer.left() + 2, to, edge - 3, from - to));
            painter.drawRect(QRectF(inner.right() + 1, to, edge - 3, from - to));
        }
        if (north >= sheet.top()) {
            const QString text = degreesText(north, QT_TR_NOOP("N"), QT_TR_NOOP("S"));
            painter.setPen(ink);
            painter.drawText(
                QPointF(outer.left() - metrics.horizontalAdvance(text) - 4, from + metrics.ascent() / 2 - 1),
                text);
        }
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, 1));
    painter.drawRect(outer);
    painter.drawRect(inner);
    painter.setRenderHint(QPainter::Antialiasing);
}

} // namespace

void DraftGround::measure(const std::shared_ptr<const Coast>& coast)
{
    if (coast == m_coast)
        return;
    m_coast = coast;
    m_boxes.clear();
    m_picture.clear();
    if (!coast)
        return;
    for (const LandPolygon& land : coast->polygons) {
        QRectF box;
        if (!land.rings.empty() && !land.rings.front().empty()) {
            Position least = land.rings.front().front();
            Position most = least;
            for (const Position at : land.rings.front()) {
                least = {std::min(least.latitude, at.latitude), std::min(least.longitude, at.longitude)};
                most = {std::max(most.latitude, at.latitude), std::max(most.longitude, at.longitude)};
            }
            box = QRectF(degreesAt(least), degreesAt(most));
        }
        m_boxes.push_back(box);
    }
}

void DraftGround::render(const DraftScene& scene, double pixels)
{
    const QColor sea = scene.look.colour("sea");
    const QColor card = scene.look.colour("card");
    m_sheet = scene.draft.sheet;
    m_picture.begin(scene.camera, scene.size, pixels, mixed(card, scene.look.colour("land"), 0.4));
    const ChartCamera& camera = m_picture.camera();
    QPainter ground(&m_picture.image());
    ground.setRenderHint(QPainter::Antialiasing);
    const QRectF sheet = scene.sheet();
    const QRectF paper = camera.toScreen(sheet).normalized();
    ground.setClipRect(paper);
    ground.fillRect(paper, sea);
    const QRectF seen = camera.seen(m_picture.size());
    struct Shape {
        std::vector<QPolygonF> shores;
        QPolygonF coarse;
    };
    std::vector<Shape> lands;
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        if (!m_boxes[i].intersects(seen))
            continue;
        Shape shape;
        for (const Ring& ring : m_coast->polygons[i].rings)
            if (QPolygonF shore = drawn(ring, camera, finest); shore.size() > 2)
                shape.shores.push_back(std::move(shore));
        shape.coarse = drawn(m_coast->polygons[i].rings.front(), camera, coarsest);
        if (!shape.shores.empty())
            lands.push_back(std::move(shape));
    }
    // Shallows, the broadest and faintest first, so that no land lies under its neighbour's.
    // Lighter than the sea, by night as well, when the card is not.
    const QColor light =
        card.lightnessF() > sea.lightnessF() + 0.08 ? card : mixed(sea, scene.look.colour("shore"), 0.55);
    ground.setBrush(Qt::NoBrush);
    struct Shallows {
        double breadth;
        double strength;
    };
    for (const auto& [breadth, strength] : {Shallows{34, 0.10}, Shallows{22, 0.20}, Shallows{11, 0.32}}) {
        ground.setPen(QPen(mixed(sea, light, strength), breadth, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin));
        for (const Shape& land : lands)
            ground.drawPolygon(land.coarse.size() > 2 ? land.coarse : land.shores.front());
    }
    paintNet(ground, scene, camera, sheet);
    ground.setPen(QPen(scene.look.colour("shore"), 1));
    for (const Shape& land : lands) {
        QPainterPath path;
        path.setFillRule(Qt::OddEvenFill);
        for (const QPolygonF& shore : land.shores) {
            path.addPolygon(shore);
            path.closeSubpath();
        }
        ground.setBrush(scene.look.colour("land"));
        ground.drawPath(path);
    }
    ground.setClipping(false);
    paintEdge(ground, scene, camera, sheet);
}

void DraftGround::paint(QPainter& painter, const DraftScene& scene, bool isZooming)
{
    const double pixels = densityOf(painter);
    measure(scene.draft.coast);
    if (m_sheet != scene.draft.sheet || !m_picture.covers(scene.camera, scene.size, pixels, isZooming))
        render(scene, pixels);
    m_picture.show(painter, scene.camera, m_picture.image());
}

} // namespace navarch
