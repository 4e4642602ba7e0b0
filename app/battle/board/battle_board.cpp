// SPDX-License-Identifier: GPL-3.0-or-later
// What the board does: camera, pointer, motion. battle_board_paint.cpp draws.
#include "app/battle/board/battle_board.h"

#include <QCursor>
#include <QGuiApplication>
#include <QStyleHints>

#include <cmath>
#include <limits>

namespace navarch {

namespace {

constexpr int motionTime = 420; // thousandths of a second
constexpr double handleReach = 14;

double lengthOf(const QPointF& way)
{
    return std::hypot(way.x(), way.y());
}

BoardPose between(const BoardPose& a, const BoardPose& b, double part)
{
    const double turn = std::remainder(double(b.heading - a.heading), 360.0);
    return {static_cast<std::int32_t>(std::lround(a.x + (b.x - a.x) * part)),
            static_cast<std::int32_t>(std::lround(a.y + (b.y - a.y) * part)),
            static_cast<std::int16_t>(std::lround(a.heading + turn * part + 360) % 360)};
}

} // namespace

BattleBoard::BattleBoard(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAcceptedMouseButtons(Qt::LeftButton | Qt::MiddleButton | Qt::RightButton);
    setAcceptHoverEvents(true);
    setAntialiasing(true);
    setOpaquePainting(false);
    m_motion.setStartValue(0.0);
    m_motion.setEndValue(1.0);
    m_motion.setEasingCurve(QEasingCurve::InOutQuad);
    connect(&m_motion, &QVariantAnimation::valueChanged, this, [this] { update(); });
    connect(&m_motion, &QVariantAnimation::finished, this, [this] {
        m_ways.clear();
        update();
    });
    connect(this, &BattleBoard::looksChanged, this, [this] { update(); });
    connect(this, &BattleBoard::marginsChanged, this, [this] {
        if (m_fitted)
            fit();
    });
}

void BattleBoard::setRoom(BattleRoom* room)
{
    if (room == m_room)
        return;
    if (m_room)
        m_room->disconnect(this);
    m_room = room;
    if (m_room) {
        connect(m_room, &BattleRoom::changed, this, &BattleBoard::takeIn);
        connect(m_room, &BattleRoom::moved, this, &BattleBoard::animate);
        connect(m_room, &BattleRoom::shipChanged, this, [this] { update(); });
        connect(m_room, &BattleRoom::chosenChanged, this, [this] { update(); });
        connect(m_room->draft(), &MoveDraft::changed, this, [this] { update(); });
        connect(m_room->formation(), &FormationDraft::changed, this, [this] { update(); });
    }
    m_sprites.clear();
    takeIn();
    fit();
    emit roomChanged();
}

void BattleBoard::setColours(const QVariantMap& colours)
{
    if (colours == m_colours)
        return;
    m_colours = colours;
    emit looksChanged();
}

void BattleBoard::setLitOrder(int order)
{
    if (order == m_litOrder)
        return;
    m_litOrder = order;
    emit pointedChanged();
    update();
}

void BattleBoard::takeIn()
{
    const QSizeF before = m_camera.table();
    if (m_room)
        m_camera.setTable(m_room->view());
    if (m_camera.table() != before) {
        m_sprites.clear();
        fit();
    }
    m_motion.stop();
    m_ways.clear();
    m_stood = std::exchange(m_stands, {});
    if (m_room)
        for (const BoardPiece& piece : m_room->view().pieces)
            m_stands[piece.ship] = piece.pose;
    m_litOrder = -1;
    if (m_room && !m_room->piece(m_pointedShip))
        m_pointedShip = -1;
    emit pointedChanged();
    update();
}

void BattleBoard::animate()
{
    if (m_room)
        for (const BoardPiece& piece : m_room->view().pieces) {
            const auto before = m_stood.find(piece.ship);
            if (before == m_stood.end() || before->second == piece.pose)
                continue;
            std::vector<BoardPose> way{before->second};
            if (m_room->lastWay().ship == piece.ship && m_room->lastWay().path.size() > 2)
                way.insert(way.end(), m_room->lastWay().path.begin() + 1, m_room->lastWay().path.end() - 1);
            way.push_back(piece.pose);
            m_ways[piece.ship] = std::move(way);
        }
    if (m_ways.empty())
        return;
    m_motion.setDuration(std::clamp(m_room->pace() * 6 / 10, 60, motionTime)); // over before the next order
    m_motion.start();
}

BoardPose BattleBoard::poseNow(const BoardPiece& piece) const
{
    if (m_drag == Drag::Place && m_room && piece.ship == m_room->ship())
        return m_placing;
    const auto way = m_ways.find(piece.ship);
    if (way == m_ways.end() || way->second.size() < 2)
        return piece.pose;
    const auto legs = static_cast<double>(way->second.size() - 1);
    const double gone = m_motion.currentValue().toDouble() * legs;
    const auto leg = std::min(static_cast<std::size_t>(gone), way->second.size() - 2);
    if (m_room && m_room->view().kind != BoardKind::FreeTable) // from hex to hex
        return way->second[std::min(static_cast<std::size_t>(std::lround(gone)), way->second.size() - 1)];
    return between(way->second[leg], way->second[leg + 1], gone - static_cast<double>(leg));
}

QMarginsF BattleBoard::margins() const
{
    const double rim = 2.4 * m_textSize; // for the names along the edges
    return {m_left + rim, m_top + rim, m_right + rim, m_bottom + rim};
}

void BattleBoard::fit()
{
    m_camera.fit(size(), margins());
    m_fitted = true;
    emit cameraChanged();
    update();
}

void BattleBoard::fitShips()
{
    QRectF around;
    if (m_room)
        for (const BoardPiece& piece : m_room->view().pieces)
            if (!piece.isWall) // a room of 8 cm about each
                around |= QRectF(m_camera.placeOf(piece.pose) - QPointF(8, 8), QSizeF(16, 16));
    if (around.isEmpty())
        return;
    m_camera.fit(size(), margins(), around);
    m_fitted = false;
    emit cameraChanged();
    update();
}

void BattleBoard::zoomAt(const QPointF& at, double factor)
{
    m_camera.zoomAt(at, factor);
    m_fitted = false;
    emit cameraChanged();
    update();
}

void BattleBoard::zoomBy(double factor)
{
    zoomAt(QPointF(m_left + (width() - m_left - m_right) / 2, m_top + (height() - m_top - m_bottom) / 2),
           factor);
}

void BattleBoard::pan(double right, double down)
{
    m_camera.pan({right, down});
    m_fitted = false;
    emit cameraChanged();
    update();
}

void BattleBoard::show(int ship)
{
    const BoardPiece* piece = m_room ? m_room->piece(ship) : nullptr;
    if (!piece)
        return;
    const QRectF seen(m_left, m_top, width() - m_left - m_right, height() - m_top - m_bottom);
    if (seen.adjusted(40, 40, -40, -40).contains(m_camera.toScreen(piece->pose)))
        return;
    m_camera.centre(m_camera.placeOf(piece->pose), seen.center());
    m_fitted = false;
    emit cameraChanged();
    update();
}

QPointF BattleBoard::placeOfShip(int ship) const
{
    const BoardPiece* piece = m_room ? m_room->piece(ship) : nullptr;
    return piece ? m_camera.toScreen(piece->pose) : QPointF();
}

QPointF BattleBoard::placeOfOrder(int order) const
{
    const OrderList::Row* row = m_room ? m_room->orders()->at(order) : nullptr;
    return row && row->option.shape ? m_camera.toScreen(row->option.shape->end) : QPointF();
}

QVariantMap BattleBoard::pointed() const
{
    const BoardPiece* piece = m_room ? m_room->piece(m_pointedShip) : nullptr;
    QVariantMap said{{QStringLiteral("x"), m_pointer.x()}, {QStringLiteral("y"), m_pointer.y()}};
    if (const OrderList::Row* row = m_room ? m_room->orders()->at(m_litOrder) : nullptr) {
        said[QStringLiteral("text")] = words(row->option.wording);
    } else if (piece) {
        QStringList status;
        for (const std::string& each : piece->status)
            status.push_back(words(each));
        said[QStringLiteral("text")] = words(piece->name);
        said[QStringLiteral("note")] = status.join(QStringLiteral(", "));
        said[QStringLiteral("side")] = piece->side;
    }
    return said;
}

void BattleBoard::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickPaintedItem::geometryChange(now, before);
    if (m_fitted)
        fit();
}

int BattleBoard::shipAt(const QPointF& at) const
{
    int found = noShip;
    double nearest = std::numeric_limits<double>::max();
    if (m_room)
        for (const BoardPiece& piece : m_room->view().pieces) {
            const double away = lengthOf(m_camera.toScreen(piece.pose) - at);
            const bool isOn =
                m_camera.baseAt(piece.pose, piece).containsPoint(at, Qt::OddEvenFill) || away < 10;
            if (isOn && away < nearest) {
                nearest = away;
                found = piece.ship;
            }
        }
    return found;
}

int BattleBoard::orderAt(const QPointF& at) const
{
    int found = -1;
    double nearest = std::numeric_limits<double>::max();
    const BoardPiece* piece = m_room ? m_room->piece(m_room->ship()) : nullptr;
    if (!piece || m_room->draft()->isOn())
        return found;
    const auto& rows = m_room->orders()->rows();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (!rows[i].moves || !rows[i].option.shape)
            continue;
        const BoardPose& end = rows[i].option.shape->end;
        const double away = lengthOf(m_camera.toScreen(end) - at);
        const bool isOn = m_camera.baseAt(end, *piece).containsPoint(at, Qt::OddEvenFill) || away < 8;
        if (isOn && away < nearest) {
            nearest = away;
            found = static_cast<int>(i);
        }
    }
    return found;
}

BattleBoard::Drag BattleBoard::handleAt(const QPointF& at) const
{
    if (m_room && m_room->formation()->place())
        for (const PlacedShip& ship : m_room->formation()->place()->ships)
            if (m_camera.baseAt(ship.pose, pieceOf(ship)).containsPoint(at, Qt::OddEvenFill)
                || lengthOf(m_camera.toScreen(ship.pose) - at) < handleReach)
                return Drag::Form;
    if (!m_room || !m_room->draft()->isOn())
        return Drag::None;
    const OrderShape shape = m_room->draft()->shape();
    if (lengthOf(bowOf(shape) - at) < handleReach)
        return Drag::PullBow;
    const BoardPiece* piece = m_room->piece(shape.ship);
    if (piece
        && (m_camera.baseAt(shape.end, *piece).containsPoint(at, Qt::OddEvenFill)
            || lengthOf(m_camera.toScreen(shape.end) - at) < handleReach))
        return Drag::PullAhead;
    return Drag::None;
}

void BattleBoard::pointAt(const QPointF& at)
{
    m_pointer = at;
    const int order = orderAt(at);
    const int ship = shipAt(at);
    if (order == m_litOrder && ship == m_pointedShip)
        return;
    m_litOrder = order;
    m_pointedShip = ship;
    const bool isPick = order >= 0 || ship != noShip || handleAt(at) != Drag::None;
    setCursor(QCursor(isPick ? Qt::PointingHandCursor : Qt::ArrowCursor));
    emit pointedChanged();
    update();
}

void BattleBoard::click(const QPointF& at)
{
    if (!m_room)
        return;
    const int order = orderAt(at);
    if (order >= 0) {
        if (order == m_room->chosen())
            m_room->giveChosen();
        else
            m_room->choose(order);
        return;
    }
    const int ship = shipAt(at);
    if (ship == noShip) {
        m_room->choose(-1);
        return;
    }
    const int aimed = m_room->mayOrder(ship) ? -1 : m_room->orders()->placeOfTarget(ship);
    if (aimed >= 0 && !m_room->draft()->isOn())
        m_room->choose(aimed);
    else
        m_room->select(ship);
}

void BattleBoard::mousePressEvent(QMouseEvent* event)
{
    m_pressedAt = m_draggedTo = event->position();
    forceActiveFocus(Qt::MouseFocusReason);
    m_drag = handleAt(m_pressedAt);
    if (m_drag == Drag::None)
        m_drag = Drag::Pressed;
    event->accept();
}

void BattleBoard::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF at = event->position();
    if (m_drag == Drag::Pressed) {
        if (lengthOf(at - m_pressedAt) < QGuiApplication::styleHints()->startDragDistance())
            return;
        const int ship = shipAt(m_pressedAt);
        m_drag = Drag::Pan;
        if (ship != noShip && m_room && m_room->mayOrder(ship) && event->buttons() == Qt::LeftButton) {
            m_room->select(ship);
            if (m_room->canPlace()) {
                m_drag = Drag::Place;
                m_placing = m_room->piece(ship)->pose;
            }
        }
    }
    const QPointF place = m_camera.toTable(at);
    switch (m_drag) {
    case Drag::Pan:
        pan(at.x() - m_draggedTo.x(), at.y() - m_draggedTo.y());
        break;
    case Drag::PullAhead:
    case Drag::PullBow:
        m_room->draft()->pull(place * 1000, m_drag == Drag::PullBow);
        break;
    case Drag::Form: {
        const QPointF by = (place - m_camera.toTable(m_draggedTo)) * 1000;
        m_room->formation()->move(static_cast<std::int32_t>(std::lround(by.x())),
                                  static_cast<std::int32_t>(std::lround(by.y())), 0);
        break;
    }
    case Drag::Place: {
        if (m_room->view().kind == BoardKind::FreeTable) {
            const QPointF by = place - m_camera.toTable(m_draggedTo);
            m_placing.x += static_cast<std::int32_t>(std::lround(by.x() * 1000));
            m_placing.y += static_cast<std::int32_t>(std::lround(by.y() * 1000));
        } else {
            m_placing = m_camera.poseAt(place, m_placing); // into the hex under the pointer
        }
        m_placingAllowed = !m_room->whyNotPlaced(m_room->ship(), m_placing);
        update();
        break;
    }
    default:
        break;
    }
    m_draggedTo = at;
}

void BattleBoard::mouseReleaseEvent(QMouseEvent* event)
{
    const Drag drag = std::exchange(m_drag, Drag::None);
    if (drag == Drag::Pressed && event->button() == Qt::LeftButton)
        click(event->position());
    else if (drag == Drag::Place && m_room)
        m_room->place(m_room->ship(), m_placing);
    update();
}

void BattleBoard::mouseDoubleClickEvent(QMouseEvent* event)
{
    m_pressedAt = m_draggedTo = event->position();
    m_drag = Drag::Pressed; // its release is the second click
    event->accept();
}

void BattleBoard::mouseUngrabEvent()
{
    m_drag = Drag::None;
    update();
}

void BattleBoard::hoverMoveEvent(QHoverEvent* event)
{
    pointAt(event->position());
}

void BattleBoard::hoverLeaveEvent(QHoverEvent*)
{
    m_litOrder = -1;
    m_pointedShip = noShip;
    emit pointedChanged();
    update();
}

void BattleBoard::wheelEvent(QWheelEvent* event)
{
    zoomAt(event->position(), std::pow(1.0015, event->angleDelta().y()));
    event->accept();
}

} // namespace navarch
