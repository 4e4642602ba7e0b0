// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/boards/board_room.h"

#include <algorithm>

#include "app/campaign/wording.h"
#include "core/boards/drawn/board_edits.h"
#include "core/chart/board_cut.h"
#include "core/data/coasts.h"
#include "core/data/figures.h"

namespace navarch {
namespace {

hex::Terrain terrainNamed(const QString& name)
{
    return enumFromName<hex::Terrain>(name.toStdString()).value_or(hex::Terrain::Open);
}

BoardCell cellAt(const QPoint& at)
{
    return {at.x(), at.y()};
}

BoardStroke strokeOf(const QList<QPointF>& path, int radius)
{
    BoardStroke stroke;
    for (const QPointF& at : path)
        stroke.path.push_back(cellAt(at.toPoint()));
    stroke.radius = radius;
    return stroke;
}

bool isSize(BoardShape shape, int columns, int rows)
{
    const Bounds wide = columnsOf(shape);
    const Bounds deep = rowsOf(shape);
    return columns >= wide.least && columns <= wide.most && rows >= deep.least && rows <= deep.most;
}

} // namespace

BoardRoom::BoardRoom(QObject* parent) : QObject(parent)
{
    m_document.setParent(this); // where it is found and told of another language
    connect(&m_document, &BuilderDocument::altered, this, [this] {
        m_findings.refill();
        emit m_document.changed();
    });
    connect(&m_document, &BuilderDocument::opened, this, &BoardRoom::opened, Qt::QueuedConnection);
    connect(&m_document, &BuilderDocument::changed, this, &BoardRoom::changed);
    m_findings.refill();
}

bool BoardRoom::blank(Shape shape, int columns, int rows)
{
    const BoardShape of = static_cast<BoardShape>(shape);
    if (!isSize(of, columns, rows))
        return false;
    BoardPlan plan;
    plan.board = blankBoard(of, columns, rows);
    (void)navarch::zonesAlongEdges(plan.board, std::min(usualZoneDepth(of), rows / 3));
    m_document.take(tr("New board"), std::move(plan));
    return true;
}

bool BoardRoom::cut(const QString& place, Shape shape, int columns, int rows, int metres, int north,
                    bool withShallows)
{
    BoardCut cut;
    cut.shape = static_cast<BoardShape>(shape);
    if (!isSize(cut.shape, columns, rows) || metres < leastCutMetres || metres > mostBoardMetres)
        return false;
    cut.columns = columns;
    cut.rows = rows;
    cut.metres = metres;
    cut.north = (north % 360 + 360) % 360;
    cut.hasShallows = withShallows;
    std::string name;
    for (const BattlePlace& each : battlePlaces())
        if (words(std::string(each.id)) == place) {
            cut.middle = each.at;
            name = each.name;
        }
    for (const KnownPort& port : builtInFigures().gazetteer.all())
        if (name.empty() && words(port.id) == place) {
            cut.middle = {port.latitude, port.longitude};
            name = port.name;
        }
    if (name.empty())
        return false;
    BoardPlan plan;
    plan.board = cutBoard(builtInLand(CoastLevel::Fine), cut);
    plan.board.name = name;
    plan.board.source = "GSHHG 2.3.7, at " + placeText(cut.middle);
    m_document.take(tr("Cut a board at %1").arg(words(name)), std::move(plan));
    return true;
}

BoardSizes BoardRoom::sizesOf(Shape shape) const
{
    const BoardShape of = static_cast<BoardShape>(shape);
    return {.leastColumns = static_cast<int>(columnsOf(of).least),
            .mostColumns = static_cast<int>(columnsOf(of).most),
            .leastRows = static_cast<int>(rowsOf(of).least),
            .mostRows = static_cast<int>(rowsOf(of).most)};
}

bool BoardRoom::paint(const QList<QPointF>& path, int radius, const QString& terrain)
{
    return m_document.perform(tr("Draw terrain"), [&](BoardPlan& next) {
        return brushTerrain(next.board, strokeOf(path, radius), terrainNamed(terrain));
    });
}

bool BoardRoom::zone(const QList<QPointF>& path, int radius, int side)
{
    return m_document.perform(side == 0 ? tr("Erase a zone") : tr("Draw a zone"), [&](BoardPlan& next) {
        return brushZone(next.board, strokeOf(path, radius), side);
    });
}

bool BoardRoom::fill(const QPoint& cell, const QString& terrain)
{
    return m_document.perform(tr("Fill"), [&](BoardPlan& next) {
        return fillTerrain(next.board, cellAt(cell), terrainNamed(terrain));
    });
}

bool BoardRoom::area(const QList<QPointF>& corners, const QString& terrain)
{
    return m_document.perform(tr("Fill an area"), [&](BoardPlan& next) {
        return fillArea(next.board, strokeOf(corners, 0).path, terrainNamed(terrain));
    });
}

bool BoardRoom::wall(const QPoint& cell)
{
    const bool stands = board().hasWall(cellAt(cell));
    return m_document.perform(stands ? tr("Take a wall out") : tr("Put a wall"), [&](BoardPlan& next) {
        return stands ? takeWall(next.board, cellAt(cell)) : putWall(next.board, cellAt(cell));
    });
}

void BoardRoom::resize(int columns, int rows)
{
    m_document.perform(tr("Change the size"),
                       [&](BoardPlan& next) { return resizeBoard(next.board, columns, rows); });
}

void BoardRoom::mirror(bool eastWest)
{
    m_document.perform(tr("Mirror the board"), [&](BoardPlan& next) {
        return mirrorBoard(next.board, eastWest ? BoardMirror::EastWest : BoardMirror::NorthSouth);
    });
}

void BoardRoom::swapZones()
{
    m_document.perform(tr("Swap the zones"), [](BoardPlan& next) { return navarch::swapZones(next.board); });
}

void BoardRoom::zonesAlongEdges()
{
    m_document.perform(tr("Zones along the edges"), [](BoardPlan& next) {
        return navarch::zonesAlongEdges(next.board, usualZoneDepth(next.board.shape));
    });
}

QString BoardRoom::drawn() const
{
    return words(boardText(board()));
}

QString BoardRoom::wordsAt(const QPoint& cell) const
{
    const BoardCell at = cellAt(cell);
    if (!board().contains(at))
        return {};
    QStringList parts{words(cellText(at))};
    switch (board().at(at)) {
    case hex::Terrain::Open: parts << tr("open water"); break;
    case hex::Terrain::Shallows: parts << tr("shallows"); break;
    case hex::Terrain::Rocks: parts << tr("rocks"); break;
    case hex::Terrain::Current: parts << tr("current"); break;
    case hex::Terrain::Rough: parts << tr("rough water"); break;
    case hex::Terrain::Weed: parts << tr("weed"); break;
    case hex::Terrain::Land: parts << tr("land"); break;
    }
    if (board().hasWall(at))
        parts << tr("a wall section");
    if (board().zoneAt(at) == 1)
        parts << tr("first side's zone");
    else if (board().zoneAt(at) == 2)
        parts << tr("second side's zone");
    return parts.join(QStringLiteral(", "));
}

void BoardRoom::setName(const QString& name)
{
    const std::string text = name.trimmed().toStdString();
    m_document.perform(tr("Name the board"), [&](BoardPlan& next) { return nameBoard(next.board, text); });
}

void BoardRoom::setNorth(int degrees)
{
    m_document.perform(tr("Turn the north"),
                       [&](BoardPlan& next) { return navarch::setNorth(next.board, degrees); });
}

void BoardRoom::setMetres(int metres)
{
    m_document.perform(tr("Change the scale"),
                       [&](BoardPlan& next) { return navarch::setMetres(next.board, metres); });
}

QString BoardRoom::name() const
{
    return words(board().name);
}

int BoardRoom::land() const
{
    return static_cast<int>(std::count(board().terrain.begin(), board().terrain.end(), hex::Terrain::Land));
}

QList<ShownChoice> BoardRoom::places() const
{
    QList<ShownChoice> rows;
    const auto add = [&](const QString& value, const QString& text) {
        rows.push_back(ShownChoice{value, text});
    };
    for (const BattlePlace& place : battlePlaces())
        add(words(std::string(place.id)), words(std::string(place.name)));
    std::vector<const KnownPort*> ports;
    for (const KnownPort& port : builtInFigures().gazetteer.all())
        ports.push_back(&port);
    std::sort(ports.begin(), ports.end(),
              [](const KnownPort* a, const KnownPort* b) { return a->name < b->name; });
    for (const KnownPort* port : ports)
        add(words(port->id), words(port->name));
    return rows;
}

} // namespace navarch
