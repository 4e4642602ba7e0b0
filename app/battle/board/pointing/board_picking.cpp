// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/board/pointing/board_picking.h"

#include <cmath>
#include <limits>

namespace navarch {

namespace {

constexpr double handleReach = 14;

double awayBetween(const QPointF& a, const QPointF& b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

} // namespace

int BoardPicking::shipAt(const QPointF& at) const
{
    int found = noShip;
    double nearest = std::numeric_limits<double>::max();
    for (const BoardPiece& piece : m_room.table().view().pieces) {
        const double away = awayBetween(m_pieces.middleOf(piece), at);
        const bool isOn = m_pieces.baseOf(piece).containsPoint(at, Qt::OddEvenFill) || away < 10;
        if (isOn && away < nearest) {
            nearest = away;
            found = piece.ship;
        }
    }
    return found;
}

int BoardPicking::orderAt(const QPointF& at) const
{
    int found = -1;
    double nearest = std::numeric_limits<double>::max();
    const BoardPiece* piece = m_room.table().piece(m_room.choice()->ship());
    if (!piece || m_room.choice()->draft()->isOn())
        return found;
    const auto& rows = m_room.choice()->orders()->rows();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (!rows[i].moves || !rows[i].option.shape)
            continue;
        const BoardPose& end = rows[i].option.shape->end;
        const double away = awayBetween(m_pieces.middleOf(end, *piece), at);
        const bool isOn = m_camera.baseAt(end, *piece).containsPoint(at, Qt::OddEvenFill) || away < 8;
        if (isOn && away < nearest) {
            nearest = away;
            found = static_cast<int>(i);
        }
    }
    return found;
}

BoardHandle BoardPicking::handleAt(const QPointF& at) const
{
    const auto isHeld = [&](const BoardPose& pose, const BoardPiece& piece) {
        return m_camera.baseAt(pose, piece).containsPoint(at, Qt::OddEvenFill)
               || awayBetween(m_pieces.middleOf(pose, piece), at) < handleReach;
    };
    if (const FormationPlace* formed = m_room.placing()->formation()->place())
        for (const PlacedShip& ship : formed->ships)
            if (isHeld(ship.pose, pieceOf(ship)))
                return BoardHandle::Formation;
    if (!m_room.choice()->draft()->isOn())
        return BoardHandle::None;
    const OrderShape shape = m_room.choice()->draft()->shape();
    if (awayBetween(m_pieces.bowOf(shape), at) < handleReach)
        return BoardHandle::Bow;
    const BoardPiece* piece = m_room.table().piece(shape.ship);
    return piece && isHeld(shape.end, *piece) ? BoardHandle::Ahead : BoardHandle::None;
}

int BoardPicking::ownShipAt(const QPointF& at) const
{
    const int ship = shipAt(at);
    return m_room.choice()->mayOrder(ship) ? ship : int(noShip);
}

PlotTracks::Mark BoardPicking::stepAt(const QPointF& at) const
{
    return tracks().at(at, ownShipAt(at));
}

bool BoardPicking::takeStep(const QPointF& at) const
{
    return tracks().take(at, ownShipAt(at));
}

} // namespace navarch
