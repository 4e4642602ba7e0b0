// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/charts/draft_painter.h"

#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

#include "app/base/chart/chart_places.h"
#include "app/base/chart/chart_rose.h"
#include "app/base/drawing/inks.h"
#include "app/campaign/wording.h"

namespace navarch {
namespace {

void paintLanes(QPainter& painter, const DraftScene& scene, const std::vector<Lane>& lanes, bool isOld,
                const std::string& current)
{
    painter.setBrush(Qt::NoBrush);
    painter.setOpacity(isOld ? 0.45 : 1);
    const QRectF seen(QPointF(-8, -8), scene.size + QSizeF(16, 16));
    for (const Lane& lane : lanes) {
        QPolygonF line;
        for (const Position& point : lane.path)
            line << scene.camera.toScreen(degreesAt(point));
        if (!line.boundingRect().adjusted(-2, -2, 2, 2).intersects(seen))
            continue;
        const bool isOfCurrent = lane.from == current || lane.to == current;
        const bool isForced = scene.draft.choiceOf(lane.from, lane.to) == LaneChoice::Forced;
        const QColor ink = isOfCurrent ? scene.look.colour("accent")
                                       : mixed(scene.look.colour("sea"), scene.look.colour("ink"), 0.5);
        painter.setPen(QPen(faded(scene.look.colour("card"), 0.55), isForced ? 5 : 3.6));
        painter.drawPolyline(line);
        QPen pen(ink, isForced ? 2.6 : isOfCurrent ? 1.8 : 1.3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
        if (!isForced)
            pen.setDashPattern({4, 3.5});
        painter.setPen(pen);
        painter.drawPolyline(line);
    }
    painter.setOpacity(1);
}

/// The middle between the ports of a lane that is forbidden; nothing of another, and where they lie too near each other.
std::optional<QPointF> crossOn(const ChosenLane& chosen, const DraftScene& scene)
{
    const KnownPort* from = scene.draft.port(chosen.from);
    const KnownPort* to = scene.draft.port(chosen.to);
    if (chosen.choice != LaneChoice::Forbidden || !from || !to)
        return std::nullopt;
    const QPointF a = scene.camera.toScreen(degreesAt(positionOf(*from)));
    const QPointF b = scene.camera.toScreen(degreesAt(positionOf(*to)));
    return std::hypot(b.x() - a.x(), b.y() - a.y()) < 8 ? std::nullopt : std::optional((a + b) / 2);
}

/// A lane that is forbidden: dots from port to port, and a cross on them.
void paintForbidden(QPainter& painter, const DraftScene& scene)
{
    const QColor bad = scene.look.colour("bad");
    for (const ChosenLane& chosen : scene.draft.chosen) {
        const auto middle = crossOn(chosen, scene);
        if (!middle)
            continue;
        const QPointF end = scene.camera.toScreen(degreesAt(positionOf(*scene.draft.port(chosen.from))));
        QPen dots(bad, 1.6, Qt::SolidLine, Qt::RoundCap);
        dots.setDashPattern({0.1, 4});
        painter.setPen(dots);
        painter.drawLine(end, 2 * *middle - end);
        for (const double breadth : {4.5, 2.2}) {
            painter.setPen(
                QPen(breadth > 4 ? scene.look.colour("card") : bad, breadth, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(*middle + QPointF(-5, -5), *middle + QPointF(5, 5));
            painter.drawLine(*middle + QPointF(-5, 5), *middle + QPointF(5, -5));
        }
    }
}

/// In the corner of what is seen of the sheet.
void paintRoseOf(QPainter& painter, const DraftScene& scene)
{
    const double radius = std::min(46.0, std::min(scene.size.width(), scene.size.height()) / 9);
    const QRectF paper = scene.camera.toScreen(scene.sheet()).normalized() & QRectF(QPointF(), scene.size);
    if (radius < 24 || paper.width() < 5 * radius || paper.height() < 5 * radius)
        return;
    paintRose(painter, scene.look, paper.bottomRight() - QPointF(radius + 14, radius + 14), radius);
}

void paintGesture(QPainter& painter, const DraftScene& scene, const DraftGesture& gesture)
{
    const QColor tone = scene.look.colour(gesture.erases ? "sea" : "land");
    painter.setBrush(Qt::NoBrush);
    if (!gesture.stroke.isEmpty()) {
        QPolygonF line;
        for (const QPointF& degrees : gesture.stroke)
            line << scene.camera.toScreen(degrees);
        if (line.size() == 1)
            line << line.front() + QPointF(0.1, 0);
        painter.setOpacity(0.85);
        painter.setPen(QPen(tone, 2 * gesture.brush, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(line);
        painter.setOpacity(1);
    }
    const auto brushAt = [&](const QPointF& at) {
        painter.setPen(QPen(scene.look.colour("card"), 3));
        painter.drawEllipse(at, gesture.brush, gesture.brush);
        painter.setPen(QPen(scene.look.colour("ink"), 1.2, gesture.erases ? Qt::DashLine : Qt::SolidLine));
        painter.drawEllipse(at, gesture.brush, gesture.brush);
    };
    if (gesture.pointer && gesture.brush > 0)
        brushAt(*gesture.pointer);
    if (gesture.cross) {
        const QPointF at = scene.camera.toScreen(*gesture.cross);
        if (gesture.brush > 0)
            brushAt(at);
        for (const double breadth : {4.0, 1.6}) {
            painter.setPen(QPen(scene.look.colour(breadth > 3 ? "card" : "accent"), breadth));
            painter.drawLine(at - QPointF(12, 0), at + QPointF(12, 0));
            painter.drawLine(at - QPointF(0, 12), at + QPointF(0, 12));
        }
    }
    if (gesture.found) {
        const QPointF at = scene.camera.toScreen(*gesture.found);
        for (const double breadth : {6.0, 3.0}) {
            painter.setPen(QPen(scene.look.colour(breadth > 4 ? "card" : "warn"), breadth));
            painter.drawEllipse(at, 18, 18);
        }
    }
}

} // namespace

double DraftPainter::radiusOf(const KnownPort& port, const DraftScene& scene)
{
    const double zoomed = std::clamp(scene.camera.scale() / 220, 0.55, 1.1);
    const int value = std::max({port.classical, port.hellenistic, port.roman});
    return (4.5 + 0.7 * value) * zoomed * scene.look.textSize() / 13.0;
}

void DraftPainter::paintPorts(QPainter& painter, const DraftScene& scene, const QString& current,
                              const DraftGesture& gesture)
{
    std::vector<WantedLabel> wanted;
    std::vector<QRectF> kept;
    const QRectF room(QPointF(), scene.size);
    for (const ChosenLane& chosen : scene.draft.chosen)
        if (const auto at = crossOn(chosen, scene))
            kept.emplace_back(*at - QPointF(9, 9), QSizeF(18, 18));
    for (const KnownPort& port : scene.draft.ports) {
        const QString id = words(port.id);
        const QPointF at =
            scene.camera.toScreen(id == gesture.moved ? gesture.movedTo : degreesAt(positionOf(port)));
        const double radius = radiusOf(port, scene);
        const QRectF box(at - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
        if (!box.intersects(room))
            continue;
        if (id == current) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(scene.look.colour("card"), 4.5));
            painter.drawEllipse(at, radius + 6, radius + 6);
            painter.setPen(QPen(scene.look.colour("accent"), 2.2));
            painter.drawEllipse(at, radius + 6, radius + 6);
        }
        painter.setPen(QPen(scene.look.colour("card"), 2));
        painter.setBrush(scene.look.colour(id == current ? "accent" : "card"));
        painter.drawEllipse(at, radius + 1, radius + 1);
        painter.setPen(QPen(scene.look.colour("ink"), 1.3));
        painter.drawEllipse(at, radius, radius);
        painter.setBrush(scene.look.colour(id == current ? "card" : "ink"));
        painter.setPen(Qt::NoPen);
        painter.drawEllipse(at, radius * 0.3, radius * 0.3);
        kept.push_back(box);
        const int value = std::max({port.classical, port.hellenistic, port.roman});
        wanted.push_back(
            {words(port.name), box.adjusted(-2, -2, 2, 2), id == current ? 100 : value, 1, true, false});
    }
    const QFont font = scene.look.titleFont();
    m_names.paint(painter,
                  placeLabels(std::move(wanted), kept, room,
                              [&](const WantedLabel& name) { return LabelImages::sizeOf(name.text, font); }),
                  scene.look);
}

void DraftPainter::paint(QPainter& painter, const DraftScene& scene, const std::vector<Lane>& lanes,
                         bool isOld, const QString& current, const DraftGesture& gesture)
{
    paintRoseOf(painter, scene);
    paintLanes(painter, scene, lanes, isOld, current.toStdString());
    paintForbidden(painter, scene);
    paintGesture(painter, scene, gesture);
    paintPorts(painter, scene, current, gesture);
}

} // namespace navarch
