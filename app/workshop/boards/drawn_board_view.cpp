// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/boards/drawn_board_view.h"

#include <QPainter>

#include <algorithm>
#include <utility>

#include "app/workshop/boards/board_painter.h"

namespace navarch {

DrawnBoardView::DrawnBoardView(QQuickItem* parent) : DrawnItem(parent)
{
    connect(&m_look, &DrawingLook::changed, this, [this] { update(); });
    connect(&m_tool, &BoardTool::changed, this, [this] {
        m_hand.stroke.clear();
        m_hand.corners.clear();
        emit pointed();
        update();
    });
}

void DrawnBoardView::setRoom(BoardRoom* room)
{
    if (room == m_room)
        return;
    if (m_room)
        m_room->disconnect(this);
    m_room = room;
    if (m_room) {
        connect(m_room, &BoardRoom::changed, this, [this] {
            layOut();
            emit pointed();
        });
        connect(m_room, &BoardRoom::opened, this, [this] {
            m_hand.cursor.reset();
            m_hand.corners.clear();
            m_lattice.fit();
            emit pointed();
            update();
        });
    }
    layOut();
    emit roomChanged();
}

QString DrawnBoardView::where() const
{
    const auto& cell = m_hand.cursor ? m_hand.cursor : m_hand.pointer;
    return m_room && cell ? m_room->wordsAt({cell->column, cell->row}) : QString();
}

void DrawnBoardView::layOut()
{
    if (m_room)
        m_lattice.lay(m_room->board().shape, m_room->columns(), m_room->rows(), size());
    update();
}

void DrawnBoardView::show(const QPoint& cell)
{
    m_hand.cursor = BoardCell{cell.x(), cell.y()};
    m_lattice.follow(*m_hand.cursor);
    emit pointed();
    update();
}

void DrawnBoardView::moveCursor(int across, int down)
{
    if (!m_room)
        return;
    BoardCell next = m_hand.cursor ? BoardCell{m_hand.cursor->column + across, m_hand.cursor->row + down}
                                   : BoardCell{m_room->columns() / 2, m_room->rows() / 2};
    next.column = std::clamp(next.column, 0, m_room->columns() - 1);
    next.row = std::clamp(next.row, 0, m_room->rows() - 1);
    show({next.column, next.row});
}

void DrawnBoardView::act()
{
    if (!m_hand.cursor)
        moveCursor(0, 0);
    if (m_hand.cursor)
        actAt(*m_hand.cursor);
}

bool DrawnBoardView::letGo()
{
    if (m_hand.corners.isEmpty() && !m_hand.cursor)
        return false;
    if (!m_hand.corners.isEmpty())
        m_hand.corners.clear();
    else
        m_hand.cursor.reset();
    emit pointed();
    update();
    return true;
}

void DrawnBoardView::zoomBy(double factor)
{
    m_lattice.zoomAt(m_hand.cursor ? m_lattice.middleOf(*m_hand.cursor) : QPointF(width() / 2, height() / 2),
                     factor);
    update();
}

void DrawnBoardView::fit()
{
    m_lattice.fit();
    update();
}

void DrawnBoardView::actAt(BoardCell cell)
{
    if (!m_room || !m_room->board().contains(cell))
        return;
    const QPoint at(cell.column, cell.row);
    switch (m_tool.kind()) {
    case BoardTool::Paint: m_room->paint({QPointF(at)}, m_tool.brush(), m_tool.terrain()); break;
    case BoardTool::Fill: m_room->fill(at, m_tool.terrain()); break;
    case BoardTool::Area:
        if (m_hand.corners.size() >= 3 && m_hand.corners.front() == QPointF(at))
            m_room->area(std::exchange(m_hand.corners, {}), m_tool.terrain());
        else if (m_hand.corners.isEmpty() || m_hand.corners.back() != QPointF(at))
            m_hand.corners += QPointF(at);
        break;
    case BoardTool::FirstZone: m_room->zone({QPointF(at)}, m_tool.brush(), 1); break;
    case BoardTool::SecondZone: m_room->zone({QPointF(at)}, m_tool.brush(), 2); break;
    case BoardTool::NoZone: m_room->zone({QPointF(at)}, m_tool.brush(), 0); break;
    case BoardTool::Wall: m_room->wall(at); break;
    }
    emit pointed();
    update();
}

void DrawnBoardView::paint(QPainter* painter)
{
    if (!m_room || width() <= 0 || height() <= 0)
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    QFont font = painter->font();
    if (!m_look.dataFamily().isEmpty())
        font.setFamily(m_look.dataFamily());
    painter->setFont(font);
    const auto colour = [this](const char* name) { return m_look.colour(name); };
    const BoardInks inks{
        colour("sea"),  colour("land"),   colour("ink"),  colour("line"),
        colour("card"), colour("accent"), colour("good"), {colour("first"), colour("second")}};
    const BoardPainter paints(m_room->board(), m_lattice, inks, size());
    paints.paint(*painter);
    BoardGesture gesture;
    for (const QPointF& at : m_tool.kind() == BoardTool::Area ? m_hand.corners : m_hand.stroke)
        gesture.path.push_back({qRound(at.x()), qRound(at.y())});
    gesture.isArea = m_tool.kind() == BoardTool::Area;
    gesture.brush = m_tool.isBrush() ? m_tool.brush() : 0;
    gesture.cursor = m_hand.cursor;
    gesture.pointer = m_hand.pointer;
    paints.paint(*painter, gesture);
}

bool DrawnBoardView::takesPress(const QPointF& at, Qt::MouseButton button)
{
    m_hand.cursor.reset();
    const BoardCell cell = m_lattice.cellAt(at);
    if (button != Qt::LeftButton)
        m_hand.panning = at;
    else if (m_tool.isBrush())
        m_hand.stroke = {QPointF(cell.column, cell.row)};
    else
        actAt(cell);
    return true;
}

void DrawnBoardView::drag(const QPointF& to)
{
    const BoardCell cell = m_lattice.cellAt(to);
    if (m_hand.panning) {
        pan(to - *m_hand.panning);
        m_hand.panning = to;
    } else if (const QPoint at(cell.column, cell.row);
               !m_hand.stroke.isEmpty() && m_hand.stroke.back() != at
               && m_hand.stroke.size() < static_cast<qsizetype>(mostBoardStroke)) {
        m_hand.stroke += at;
    }
}

void DrawnBoardView::drop(const QPointF&)
{
    m_hand.panning.reset();
    const QList<QPointF> stroke = std::exchange(m_hand.stroke, {});
    if (m_room && !stroke.isEmpty() && m_tool.kind() == BoardTool::Paint)
        m_room->paint(stroke, m_tool.brush(), m_tool.terrain());
    else if (m_room && !stroke.isEmpty())
        m_room->zone(stroke, m_tool.brush(),
                     m_tool.kind() == BoardTool::FirstZone    ? 1
                     : m_tool.kind() == BoardTool::SecondZone ? 2
                                                              : 0);
    update();
}

void DrawnBoardView::cancel()
{
    m_hand.panning.reset();
    m_hand.stroke.clear();
    update();
}

void DrawnBoardView::point(const QPointF& at)
{
    m_hand.pointer = m_lattice.cellAt(at);
    emit pointed();
    update();
}

void DrawnBoardView::pointAway()
{
    m_hand.pointer.reset();
    emit pointed();
    update();
}

void DrawnBoardView::zoomAt(const QPointF& at, double factor)
{
    m_lattice.zoomAt(at, factor);
    update();
}

} // namespace navarch
