// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/sheets/drawings.h"

#include <algorithm>
#include <cmath>

#include "reports/words.h"

namespace navarch {

namespace {

constexpr double longestShip = 650; // size class 7 in the units of outlines
constexpr int thin = 9;
constexpr int plain = 14;
constexpr int firm = 22;

Drawing::Stroke strokeOf(const Polyline& shape, double scale, int x, int y)
{
    Drawing::Stroke stroke;
    stroke.closed = shape.closed;
    stroke.points.reserve(shape.points.size());
    for (const Point& point : shape.points)
        stroke.points.push_back({x + static_cast<int>(std::lround(point.x * scale)),
                                 y + static_cast<int>(std::lround(point.y * scale))});
    return stroke;
}

void inkShip(Drawing::Stroke& stroke, OutlinePart part)
{
    stroke.fill = stroke.closed ? Ink::Paper : Ink::None;
    stroke.lineWidth = plain;
    switch (part) {
    case OutlinePart::Oar: stroke.lineWidth = thin; break;
    case OutlinePart::BrokenOar: stroke.line = Ink::Accent; break;
    case OutlinePart::Hull:
        stroke.lineWidth = firm;
        stroke.fill = Ink::Shade;
        break;
    case OutlinePart::Deck:
        stroke.line = Ink::Soft;
        stroke.lineWidth = thin;
        break;
    case OutlinePart::Bench:
        stroke.line = Ink::Faint;
        stroke.lineWidth = thin;
        break;
    case OutlinePart::Screen: stroke.lineWidth = 30; break;
    case OutlinePart::Ram:
    case OutlinePart::Rudder: stroke.fill = Ink::Full; break;
    case OutlinePart::Mast:
        stroke.lineWidth = firm;
        stroke.fill = stroke.closed ? Ink::Full : Ink::None;
        break;
    case OutlinePart::Breach:
        stroke.line = Ink::Accent;
        stroke.lineWidth = firm;
        stroke.fill = stroke.closed ? Ink::Accent : Ink::None;
        break;
    case OutlinePart::Fitting:
    case OutlinePart::Sail: break;
    }
}

void inkWall(Drawing::Stroke& stroke, const ElevationStroke& from)
{
    stroke.line = from.beyondCapacity ? Ink::Accent : Ink::Full;
    stroke.fill = stroke.closed ? Ink::Paper : Ink::None;
    stroke.lineWidth = thin + 2;
    switch (from.part) {
    case ElevationPart::Wall:
    case ElevationPart::Battlement:
    case ElevationPart::TowerWall:
        stroke.lineWidth = plain;
        stroke.fill = Ink::Shade;
        break;
    case ElevationPart::Course:
        stroke.line = Ink::Faint;
        stroke.lineWidth = thin;
        break;
    case ElevationPart::Soldier: stroke.fill = stroke.line; break;
    case ElevationPart::FreePlace:
        stroke.line = Ink::Faint;
        stroke.fill = Ink::None;
        stroke.dashed = true;
        break;
    case ElevationPart::Engine:
    case ElevationPart::Shield:
    case ElevationPart::Weapon:
    case ElevationPart::Fitting: break;
    }
}

} // namespace

Drawing shipDrawing(const ShipOutline& outline, int width, int height, const QString& description)
{
    const double scale = std::min({width / longestShip, height / outline.width, width / outline.length});
    Drawing drawing;
    drawing.box = {0, 0, width, height};
    drawing.description = description;
    drawing.strokes.reserve(outline.strokes.size());
    for (const OutlineStroke& each : outline.strokes) {
        Drawing::Stroke stroke = strokeOf(each.shape, scale, width / 2, height / 2);
        inkShip(stroke, each.part);
        drawing.strokes.push_back(std::move(stroke));
    }
    return drawing;
}

Piece wallPiece(const WallElevation& elevation, int width, int height, const Typesetter& set)
{
    const double scale = std::min(width / elevation.width, height / WallElevation::height);
    Drawing drawing;
    drawing.box = {0, 0, static_cast<int>(std::ceil(elevation.width * scale)),
                   static_cast<int>(std::ceil(WallElevation::height * scale))};
    QStringList words;
    for (const ElevationPlace& place : elevation.places)
        words += fromUtf8(labelOf(place));
    drawing.description = words.join(QStringLiteral(", "));
    for (const ElevationStroke& each : elevation.strokes) {
        Drawing::Stroke stroke = strokeOf(each.shape, scale, 0, 0);
        inkWall(stroke, each);
        drawing.strokes.push_back(std::move(stroke));
    }
    Piece piece;
    piece.width = width;
    piece.height = drawing.box.height;
    std::vector<Item> counts;
    for (const ElevationPlace& place : elevation.places) {
        if (place.count == 1)
            continue;
        const auto on = [&](double length) { return static_cast<int>(std::lround(length * scale)); };
        const Box box{on(place.countBox.left), on(place.countBox.top), on(place.countBox.width()),
                      on(place.countBox.height())};
        // Counts must be read, however long the wall: they are set as large as their place allows.
        const int size = std::clamp(box.height * 8 / 10, points(4), points(10));
        const TextRun count = set.lineIn(box, QChar(0xd7) + QString::number(place.count),
                                         {{FontRole::Strong, size}, Ink::Full, Align::Centre, points(3)});
        drawing.strokes.push_back({{{count.box.x, count.box.y},
                                    {count.box.right(), count.box.y},
                                    {count.box.right(), count.box.bottom()},
                                    {count.box.x, count.box.bottom()}},
                                   true,
                                   Ink::None,
                                   0,
                                   Ink::Paper,
                                   false});
        counts.emplace_back(count);
    }
    piece.add(std::move(drawing));
    for (Item& count : counts)
        piece.add(std::move(count));
    return piece;
}

} // namespace navarch
