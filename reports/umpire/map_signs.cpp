// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/umpire/map_signs.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <numbers>
#include <utility>

#include "reports/words.h"

namespace navarch {

namespace {

using Point = Drawing::Point;

constexpr int thin = 9;

/// A shape given ahead and to the right of `middle`, turned to a bearing.
Drawing::Stroke turnedShape(Point middle, int bearing, std::initializer_list<std::pair<double, double>> shape,
                            Ink fill)
{
    const double angle = bearing * std::numbers::pi / 180;
    Drawing::Stroke stroke;
    stroke.closed = true;
    stroke.lineWidth = thin + 3;
    stroke.fill = fill;
    for (const auto& [ahead, right] : shape)
        stroke.points.push_back(
            {middle.x + static_cast<int>(std::lround(ahead * std::sin(angle) + right * std::cos(angle))),
             middle.y + static_cast<int>(std::lround(right * std::sin(angle) - ahead * std::cos(angle)))});
    return stroke;
}

void addLine(Drawing& drawing, Point middle, int size, std::initializer_list<Point> hundredths)
{
    Drawing::Stroke stroke;
    stroke.line = Ink::Soft;
    stroke.lineWidth = thin;
    for (const Point& each : hundredths)
        stroke.points.push_back({middle.x + each.x * size / 100, middle.y + each.y * size / 100});
    drawing.strokes.push_back(std::move(stroke));
}

} // namespace

void addTerrain(Drawing& drawing, hex::Terrain terrain, const std::vector<Point>& outline, Point middle,
                int size)
{
    switch (terrain) {
    case hex::Terrain::Open: break;
    case hex::Terrain::Land:
        drawing.strokes.push_back({outline, true, Ink::Soft, thin, Ink::Shade});
        for (const int shift : {-24, 0, 24})
            addLine(drawing, middle, size, {{shift - 16, 20}, {shift + 16, -20}});
        break;
    case hex::Terrain::Shallows:
        addLine(drawing, middle, size, {{-26, -12}, {-6, -12}});
        addLine(drawing, middle, size, {{6, -12}, {26, -12}});
        addLine(drawing, middle, size, {{-16, 12}, {4, 12}});
        break;
    case hex::Terrain::Rocks:
        for (const int shift : {-18, 16})
            addLine(drawing, middle, size,
                    {{shift - 12, 14}, {shift, -12}, {shift + 12, 14}, {shift - 12, 14}});
        break;
    case hex::Terrain::Current:
        for (const int shift : {-14, 8})
            addLine(drawing, middle, size, {{shift - 6, -18}, {shift + 10, 0}, {shift - 6, 18}});
        break;
    case hex::Terrain::Rough:
        for (const int shift : {-10, 12})
            addLine(drawing, middle, size,
                    {{-28, shift}, {-14, shift - 10}, {0, shift}, {14, shift - 10}, {28, shift}});
        break;
    case hex::Terrain::Weed:
        for (const int shift : {-18, 0, 18})
            addLine(drawing, middle, size, {{shift, 18}, {shift + 4, 0}, {shift - 2, -18}});
        break;
    }
}

QString terrainName(hex::Terrain terrain)
{
    return capitalised(Words::of(nameOf(terrain)));
}

void addArrow(Drawing& drawing, Point middle, int bearing, int length, Ink fill)
{
    const double half = length / 2.0;
    const double wing = length * 0.2;
    const double shaft = length * 0.05;
    drawing.strokes.push_back(turnedShape(middle, bearing,
                                          {{half, 0},
                                           {half - wing * 1.8, wing},
                                           {half - wing * 1.4, shaft},
                                           {-half, shaft},
                                           {-half, -shaft},
                                           {half - wing * 1.4, -shaft},
                                           {half - wing * 1.8, -wing}},
                                          fill));
}

void addHull(Drawing& drawing, Point middle, int bearing, int length, int width, bool solid)
{
    const double half = std::max(length, 90) / 2.0;
    const double beam = std::max(width, 40) / 2.0;
    drawing.strokes.push_back(turnedShape(middle, bearing,
                                          {{half, 0},
                                           {half * 0.4, beam},
                                           {-half * 0.7, beam},
                                           {-half, beam * 0.5},
                                           {-half, -beam * 0.5},
                                           {-half * 0.7, -beam},
                                           {half * 0.4, -beam}},
                                          solid ? Ink::Full : Ink::Paper));
}

void addSquare(Drawing& drawing, Point middle, int bearing, int side, bool solid)
{
    const double half = std::max(side, 60) / 2.0;
    drawing.strokes.push_back(turnedShape(middle, bearing,
                                          {{half, half}, {-half, half}, {-half, -half}, {half, -half}},
                                          solid ? Ink::Full : Ink::Paper));
}

void addHatching(Drawing& drawing, const Box& box)
{
    Drawing::Stroke land;
    land.points = {{box.x, box.y}, {box.right(), box.y}, {box.right(), box.bottom()}, {box.x, box.bottom()}};
    land.closed = true;
    land.line = Ink::Soft;
    land.lineWidth = thin;
    land.fill = Ink::Shade;
    drawing.strokes.push_back(std::move(land));
    const int slant = std::min(box.width, box.height);
    const bool isLevel = box.width > box.height;
    const int length = isLevel ? box.width : box.height;
    for (int along = 0; along + slant <= length; along += slant) {
        Drawing::Stroke stroke;
        stroke.line = Ink::Soft;
        stroke.lineWidth = thin;
        if (isLevel)
            stroke.points = {{box.x + along, box.bottom()}, {box.x + along + slant, box.y}};
        else
            stroke.points = {{box.x, box.y + along + slant}, {box.right(), box.y + along}};
        drawing.strokes.push_back(std::move(stroke));
    }
}

void clampInto(Drawing& drawing)
{
    for (Drawing::Stroke& stroke : drawing.strokes)
        for (Point& point : stroke.points) {
            point.x = std::clamp(point.x, drawing.box.x, drawing.box.right());
            point.y = std::clamp(point.y, drawing.box.y, drawing.box.bottom());
        }
}

} // namespace navarch
