// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/drawing/chart_ground.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <utility>
#include <vector>

#include "app/base/chart/chart_lines.h"
#include "app/base/chart/chart_places.h"
#include "app/base/drawing/inks.h"
#include "app/base/drawing/painter_density.h"
#include "app/base/speech/speech.h"
#include "app/war/map/drawing/chart_ways_paint.h"
#include "app/war/map/drawing/region_names.h"
#include "app/war/map/sight/coast.h"

namespace navarch {
namespace {

constexpr double finest = 1.2; // pixels between points of a shore that one can tell apart
constexpr double hidden = 24;  // pixels beyond the picture at which no edge or rim is seen any more

/// Where the sheet of the chart lies, less its edge.
QRectF sheetIn(const ChartScene& scene, const ChartCamera& camera)
{
    return camera.toScreen(scene.chart.coast().sheet()).adjusted(1, 1, -1, -1);
}

struct Shape {
    QPolygonF shore;
    bool isLake;
};

std::vector<Shape> shapesIn(const ChartScene& scene, const ChartCamera& camera, const QSizeF& picture)
{
    const QRectF seen = camera.seen(picture);
    const QRectF box = QRectF(QPointF(), picture).adjusted(-hidden, -hidden, hidden, hidden);
    std::vector<Shape> shapes;
    for (const Land& land : scene.chart.coast().landsAt(camera.scale())) {
        if (!land.box.intersects(seen))
            continue;
        QPolygonF shore = cutTo(box, thinned(land.shore.points, camera, finest,
                                             [](const Point& point) { return QPointF(point.x, point.y); }));
        if (shore.size() > 2)
            shapes.push_back({std::move(shore), land.isLake});
    }
    return shapes;
}

/// Three steps down from the shore, before any land, so that no land lies under its neighbour's rim. The broad ones are too
/// like the sea for their edges to show their dots.
void paintShallows(QPainter& painter, const std::vector<Shape>& shapes, const ChartLook& look)
{
    struct Step {
        double breadth; ///< pixels, half of them under the land
        double light;
        bool isSmooth;
    };
    const QColor card = look.colour("card");
    const QColor ink = look.colour("ink");
    const bool isDark = ink.lightnessF() > card.lightnessF();
    painter.setBrush(Qt::NoBrush);
    for (const Step step : {Step{34, 0.09, false}, Step{20, 0.18, false}, Step{8, 0.3, true}}) {
        painter.setRenderHint(QPainter::Antialiasing, step.isSmooth);
        painter.setPen(
            QPen(mixed(look.colour("sea"), isDark ? ink : card, isDark ? step.light * 0.4 : step.light),
                 step.breadth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        for (const Shape& land : shapes)
            if (!land.isLake)
                painter.drawPolygon(land.shore);
    }
    painter.setRenderHint(QPainter::Antialiasing);
}

/// From where one sees the shape of a land on, and a little broader the nearer one comes.
void paintRivers(QPainter& painter, const ChartScene& scene, const ChartCamera& camera, const QSizeF& picture)
{
    if (camera.scale() < 40)
        return;
    const QRectF seen = QRectF(QPointF(), picture).adjusted(-4, -4, 4, 4);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(mixed(scene.look.colour("sea"), scene.look.colour("shore"), 0.25),
                        std::clamp(camera.scale() / 250, 0.8, 2.2), Qt::SolidLine, Qt::RoundCap,
                        Qt::RoundJoin));
    for (const Polyline& river : scene.chart.coast().rivers()) {
        const QPolygonF line = thinned(river.points, camera, finest,
                                       [](const Point& point) { return QPointF(point.x, point.y); });
        if (line.boundingRect().adjusted(-1, -1, 1, 1).intersects(seen))
            painter.drawPolyline(line);
    }
}

void paintLanes(QPainter& painter, const ChartScene& scene, const ChartCamera& camera)
{
    // Whole lines: dashes of a lane that runs far out of sight would cost more than all the rest.
    painter.setPen(QPen(mixed(scene.look.colour("sea"), scene.look.colour("ink"), 0.13), 1.2));
    painter.setBrush(Qt::NoBrush);
    const QRectF seen = painter.clipBoundingRect().adjusted(-4, -4, 4, 4);
    for (const Lane& lane : scene.chart.figures().lanes.all()) {
        QPolygonF line;
        for (const Position& point : lane.path)
            line << camera.toScreen(degreesAt(point));
        if (line.boundingRect().adjusted(-2, -2, 2, 2).intersects(seen))
            painter.drawPolyline(line);
    }
}

} // namespace

void ChartGround::clear()
{
    m_land.clear();
    m_ground = {};
}

void ChartGround::renderLand(const ChartScene& scene, double pixels)
{
    m_ground = {};
    m_coast = &scene.chart.coast();
    m_language = languageSpoken();
    m_land.begin(scene.camera, scene.size, pixels,
                 mixed(scene.look.colour("card"), scene.look.colour("land"), 0.4));
    const ChartCamera& camera = m_land.camera();
    QPainter ground(&m_land.image());
    ground.setClipRect(sheetIn(scene, camera));
    ground.fillRect(QRectF(QPointF(), m_land.size()), scene.look.colour("sea"));
    ground.setRenderHint(QPainter::Antialiasing);
    const std::vector<Shape> shapes = shapesIn(scene, camera, m_land.size());
    paintShallows(ground, shapes, scene.look);
    ground.setPen(QPen(scene.look.colour("shore"), 1));
    for (const Shape& land : shapes) {
        ground.setBrush(scene.look.colour(land.isLake ? "sea" : "land"));
        ground.drawPolygon(land.shore);
    }
    paintRivers(ground, scene, camera, m_land.size());
    if (scene.chart.coast().isMediterranean())
        paintRegionNames(ground, camera, scene.look);
    paintLanes(ground, scene, camera);
}

/// Ways change with the orders, not with the camera: hundreds of dashed lines a frame would be too many.
void ChartGround::renderWays(const ChartScene& scene)
{
    m_ground = m_land.image();
    if (scene.sight().orders.empty())
        return;
    QPainter ground(&m_ground);
    ground.setClipRect(sheetIn(scene, m_land.camera()));
    ground.setRenderHint(QPainter::Antialiasing);
    for (const SightedOrder& order : scene.sight().orders)
        paintWay(ground, scene, m_land.camera(), order, false);
}

void ChartGround::paint(QPainter& painter, const ChartScene& scene, bool isZooming)
{
    const double pixels = densityOf(painter);
    if (m_coast != &scene.chart.coast() || m_language != languageSpoken()
        || !m_land.covers(scene.camera, scene.size, pixels, isZooming))
        renderLand(scene, pixels);
    if (m_ground.isNull())
        renderWays(scene);
    m_land.show(painter, scene.camera, m_ground);
}

} // namespace navarch
