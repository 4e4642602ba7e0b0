// SPDX-License-Identifier: GPL-3.0-or-later
// What happened is shown: when it begins and ends, and where each piece is meanwhile.
#include <QQuickWindow>

#include <algorithm>
#include <cmath>

#include "app/battle/board/battle_board.h"

namespace navarch {

namespace {

constexpr double turning = 450; ///< thousandths of a second in which the camera comes to where it happens

/// How long everything takes at a pace of the room: slow, even and fast are three different lengths.
double paceOf(int pace)
{
    return pace <= 0 ? 0 : std::clamp(pace / 700.0, 0.3, 2.0);
}

} // namespace

bool BattleBoard::canMove() const
{
    return m_room && !m_reducedMotion && isVisible() && window() && window()->isVisible()
           && m_room->seats()->curtainFor() < 0;
}

void BattleBoard::beginMotion()
{
    const ShipNumber placed = std::exchange(m_placed, noShip);
    if (!canMove() || paceOf(m_room->pace()->interval()) == 0)
        return;
    std::vector<BoardCourse> courses = m_room->history()->courses();
    if (placed != noShip) // it was dragged there
        for (BoardCourse& course : courses)
            for (BoardMoment& moment : course.moments)
                for (PieceMoment& piece : moment.pieces)
                    if (piece.ship == placed && m_room->table().piece(placed))
                        piece.pose = m_room->table().piece(placed)->pose;
    BoardMotion motion(courses, m_camera, paceOf(m_room->pace()->interval()));
    if (motion.length() <= 0)
        return;
    m_motion = m_room->history()->wentBack() ? motion.backwards() : std::move(motion);
    m_isMoving = true;
    m_isHeld = false;
    m_movedFor = 0;
    if (m_follows)
        lookOn();
    m_clock.setDuration(static_cast<int>(std::ceil(m_motion.length())));
    m_clock.start();
    m_room->pace()->setShowing(true);
    emit movingChanged();
    update();
}

/// Turns to where it happens, unless all of it is in sight.
void BattleBoard::lookOn()
{
    const QRectF where = m_motion.where();
    const QRectF seen = QRectF(QPointF(), size()).marginsRemoved(margins());
    const QRectF there =
        QRectF(m_camera.toScreen(where.bottomLeft()), m_camera.toScreen(where.topRight())).normalized();
    if (m_room->table().view().turn > 0 && !where.isEmpty() && !seen.contains(there)) {
        if (there.width() > seen.width() || there.height() > seen.height())
            m_camera.fit(size(), margins(), where, m_camera.scale());
        else
            m_camera.centre(where.center(), seen.center());
        m_fitted = false;
        emit cameraChanged();
    }
    m_lookAfter = m_camera.look(size());
    m_isTurning = m_lookBefore.scale > 0 && m_lookAfter != m_lookBefore;
    if (m_isTurning)
        m_camera.setLook(m_lookBefore, size());
}

void BattleBoard::goOnMoving()
{
    if (!m_isMoving || m_isHeld)
        return;
    if (!canMove()) {
        skip();
        return;
    }
    m_movedFor = std::min<double>(m_clock.currentTime(), m_motion.length());
    turnCamera();
    update();
}

void BattleBoard::turnCamera()
{
    if (!m_isTurning)
        return;
    const double part = std::min(1.0, m_movedFor / std::min(turning, m_motion.length()));
    const double gone = part * part * (3 - 2 * part);
    m_camera.setLook({m_lookBefore.place + (m_lookAfter.place - m_lookBefore.place) * gone,
                      m_lookBefore.scale + (m_lookAfter.scale - m_lookBefore.scale) * gone},
                     size());
    m_isTurning = part < 1;
    emit cameraChanged();
}

void BattleBoard::holdAt(double time)
{
    m_isHeld = true;
    m_clock.stop();
    m_movedFor = std::clamp(time, 0.0, m_motion.length());
    turnCamera();
    update();
}

void BattleBoard::endMotion()
{
    if (!m_isMoving)
        return;
    m_isMoving = false;
    m_clock.stop();
    if (m_isTurning) {
        m_isTurning = false;
        m_camera.setLook(m_lookAfter, size());
        emit cameraChanged();
    }
    m_motion = {};
    if (m_room)
        m_room->pace()->setShowing(false);
    emit movingChanged();
}

void BattleBoard::skip()
{
    if (!m_isMoving)
        return;
    endMotion();
    update();
}

void BattleBoard::setReducedMotion(bool reduced)
{
    if (reduced == m_reducedMotion)
        return;
    m_reducedMotion = reduced;
    if (reduced)
        skip();
    emit looksChanged();
}

void BattleBoard::itemChange(ItemChange change, const ItemChangeData& data)
{
    const bool isGone = (change == ItemVisibleHasChanged && !data.boolValue) || change == ItemSceneChange;
    if (isGone)
        skip(); // nobody sees it, and nothing would go on
    QQuickPaintedItem::itemChange(change, data);
}

double BattleBoard::partGone() const
{
    return m_isMoving ? m_movedFor / m_motion.length() : 1;
}

std::vector<BattleBoard::Shown> BattleBoard::piecesShown() const
{
    std::vector<Shown> all;
    const std::vector<BoardPiece>& now = m_room->table().view().pieces;
    const auto pieceIn = [](const std::vector<BoardPiece>& pieces, ShipNumber ship) -> const BoardPiece* {
        const auto found = std::find_if(pieces.begin(), pieces.end(),
                                        [ship](const BoardPiece& each) { return each.ship == ship; });
        return found == pieces.end() ? nullptr : &*found;
    };
    const auto add = [&](const BoardPiece& piece) {
        Shown shown{&piece, {}};
        if (m_isMoving && m_motion.concerns(piece.ship)) {
            shown.how = m_motion.piece(piece.ship, m_movedFor);
            const BoardPiece* was = pieceIn(m_before, piece.ship);
            if (was && shown.how.isLater == m_motion.isBack()) // it looks as it did
                shown.piece = was;
        } else {
            const bool isDragged = m_drag == Drag::Place && piece.ship == m_room->choice()->ship();
            shown.how.spot = m_camera.spotOf(isDragged ? m_placing : piece.pose);
        }
        if (shown.how.strength > 0)
            all.push_back(shown);
    };
    for (const BoardPiece& piece : now)
        add(piece);
    if (m_isMoving)
        for (const BoardPiece& piece : m_before)
            if (!pieceIn(now, piece.ship) && m_motion.concerns(piece.ship))
                add(piece);
    return all;
}

const BattleBoard::Shown* BattleBoard::shownOf(int ship) const
{
    const auto found = std::find_if(m_shown.begin(), m_shown.end(),
                                    [ship](const Shown& each) { return each.piece->ship == ship; });
    return found == m_shown.end() ? nullptr : &*found;
}

QPointF BattleBoard::middleOf(const Shown& shown) const
{
    return m_camera.toScreen(m_camera.middleOf(shown.how.spot, *shown.piece)) + asideOf(*shown.piece);
}

QPolygonF BattleBoard::baseOf(const Shown& shown) const
{
    return m_camera.baseAt(shown.how.spot, *shown.piece).translated(asideOf(*shown.piece));
}

} // namespace navarch
