// SPDX-License-Identifier: GPL-3.0-or-later
// The board as an item: what it takes in from the room, and how ships move. board_looking.cpp turns the camera,
// board_pointer.cpp picks, board_sea_paint.cpp and board_ships_paint.cpp draw.
#include "app/battle/board/battle_board.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <limits>

namespace navarch {

namespace {

double apart(const QPointF& point, const QPointF& a, const QPointF& b)
{
    const QPointF along = b - a;
    const double all = QPointF::dotProduct(along, along);
    const double part = all > 0 ? std::clamp(QPointF::dotProduct(point - a, along) / all, 0.0, 1.0) : 0.0;
    const QPointF off = point - (a + along * part);
    return std::hypot(off.x(), off.y());
}

/// Between the nearest edges of two shapes.
double apart(const QPolygonF& one, const QPolygonF& other)
{
    if (one.intersects(other))
        return 0;
    double least = std::numeric_limits<double>::max();
    for (int turn = 0; turn < 2; ++turn) {
        const QPolygonF& corners = turn == 0 ? one : other;
        const QPolygonF& sides = turn == 0 ? other : one;
        for (const QPointF& corner : corners)
            for (qsizetype i = 0; i < sides.size(); ++i)
                least = std::min(least, apart(corner, sides[i], sides[(i + 1) % sides.size()]));
    }
    return least;
}

} // namespace

BattleBoard::BattleBoard(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAcceptedMouseButtons(Qt::LeftButton | Qt::MiddleButton | Qt::RightButton);
    setAcceptHoverEvents(true);
    setAntialiasing(true);
    setOpaquePainting(false);
    m_clock.setStartValue(0.0);
    m_clock.setEndValue(1.0);
    connect(&m_clock, &QVariantAnimation::valueChanged, this, &BattleBoard::goOnMoving);
    connect(&m_clock, &QVariantAnimation::finished, this, &BattleBoard::skip);
    connect(this, &BattleBoard::looksChanged, this, [this] {
        m_isStillGood = false;
        m_words.clear();
        update();
    });
    connect(this, &BattleBoard::cameraChanged, this, [this] { m_isStillGood = false; });
    connect(this, &BattleBoard::marginsChanged, this, [this] {
        if (m_follows)
            follow();
        else if (m_fitted)
            fitTable();
    });
}

BattleBoard::~BattleBoard()
{
    endMotion();
}

void BattleBoard::setRoom(BattleRoom* room)
{
    if (room == m_room)
        return;
    endMotion();
    if (m_room)
        for (QObject* part : std::initializer_list<QObject*>{
                 m_room, m_room->history(), m_room->choice(), m_room->choice()->draft(), m_room->ofSide(),
                 m_room->plotting()->book(), m_room->plotting()->plot(), m_room->placing()->formation()})
            part->disconnect(this);
    m_room = room;
    if (m_room) {
        connect(m_room, &BattleRoom::changed, this, &BattleBoard::takeIn);
        connect(m_room->history(), &BattleHistory::moved, this, &BattleBoard::beginMotion);
        connect(m_room->choice(), &OrderChoice::changed, this, [this] { update(); });
        connect(m_room->choice(), &OrderChoice::chosenChanged, this, [this] { update(); });
        connect(m_room->ofSide(), &SideChoice::chosenChanged, this, [this] { update(); });
        connect(m_room->choice()->draft(), &MoveDraft::changed, this, [this] { update(); });
        connect(m_room->plotting()->book(), &PlotBook::shown, this, [this] { update(); });
        connect(m_room->plotting()->plot(), &WrittenPlot::changed, this, [this] { update(); });
        connect(m_room->placing()->formation(), &FormationDraft::changed, this, [this] { update(); });
    }
    m_sprites.clear();
    takeIn();
    m_follows = true;
    follow();
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
    endMotion();
    m_isStillGood = false;
    m_lookBefore = m_camera.look(size());
    const QSizeF before = m_camera.table();
    if (m_room)
        m_camera.setTable(m_room->table().view());
    if (m_camera.table() != before) {
        m_sprites.clear();
        m_follows = true;
        follow();
        m_lookBefore = m_camera.look(size());
    }
    m_before = std::exchange(m_pieces, m_room ? m_room->table().view().pieces : std::vector<BoardPiece>{});
    m_asidesBefore = m_asides;
    layAside();
    if (m_room && m_follows
        && m_room->table().view().turn != m_turnSeen) // every turn anew, with what moved in the last
        follow();
    m_litOrder = -1;
    if (m_room && !m_room->table().piece(m_pointedShip))
        m_pointedShip = -1;
    emit pointedChanged();
    update();
}

QPointF BattleBoard::placeOfShip(int ship) const
{
    const BoardPiece* piece = m_room ? m_room->table().piece(ship) : nullptr;
    return piece ? middleOf(piece->pose, *piece) + asideOf(*piece) : QPointF();
}

QPointF BattleBoard::placeOfOrder(int order) const
{
    const OrderList::Row* row = m_room ? m_room->choice()->orders()->at(order) : nullptr;
    const BoardPiece* piece = m_room ? m_room->table().piece(m_room->choice()->ship()) : nullptr;
    if (!row || !row->option.shape)
        return {};
    return piece ? middleOf(row->option.shape->end, *piece) : m_camera.toScreen(row->option.shape->end);
}

PlotTracks BattleBoard::plotTracks() const
{
    return {
        *m_room, m_camera, {colour("ink"), colour("card"), colour("accent"), colour("warn"), colour("bad")}};
}

QPointF BattleBoard::placeOfWay(const QString& symbol) const
{
    if (m_room)
        for (const WrittenPlot::Way& way : m_room->plotting()->plot()->ways())
            if (QLatin1Char(way.symbol) == symbol)
                return plotTracks().signOf(way.pose);
    return {};
}

QPointF BattleBoard::placeOfStep(int step) const
{
    const auto steps = m_room ? m_room->plotting()->plot()->track().steps : std::vector<PlotStep>{};
    return step >= 0 && static_cast<std::size_t>(step) < steps.size()
               ? plotTracks().signOf(steps[static_cast<std::size_t>(step)].pose)
               : QPointF();
}

QString BattleBoard::distanceTo(const BoardPiece& piece) const
{
    const BoardPiece* chosen = m_room->table().piece(m_room->choice()->ship());
    if (!chosen || chosen->ship == piece.ship || m_room->table().view().measure != BoardMeasure::Inch
        || !m_camera.isFree())
        return {};
    double least = std::numeric_limits<double>::max();
    for (const QPolygonF& a : m_camera.standsAt(chosen->pose, *chosen))
        for (const QPolygonF& b : m_camera.standsAt(piece.pose, piece))
            least = std::min(least, apart(a, b));
    if (least == std::numeric_limits<double>::max())
        return {};
    return tr("%1 in from %2").arg(QLocale().toString(least / m_camera.scale(), 'f', 1), words(chosen->name));
}

QVariantMap BattleBoard::pointed() const
{
    if (!m_isPointed)
        return {};
    const BoardPiece* piece = m_room ? m_room->table().piece(m_pointedShip) : nullptr;
    QVariantMap said{{QStringLiteral("x"), m_pointer.x()}, {QStringLiteral("y"), m_pointer.y()}};
    if (const OrderList::Row* row = m_room ? m_room->choice()->orders()->at(m_litOrder) : nullptr) {
        said[QStringLiteral("text")] = m_room->table().said(row->option.wording);
    } else if (piece) {
        QStringList status;
        for (const Phrase& each : piece->status)
            status.push_back(m_room->table().said(each));
        said[QStringLiteral("text")] = words(piece->name);
        for (const QString& more : {words(piece->standing), distanceTo(*piece)})
            if (!more.isEmpty())
                status.push_back(more);
        said[QStringLiteral("note")] = status.join(QStringLiteral(", "));
        said[QStringLiteral("side")] = piece->side;
    }
    return said;
}

} // namespace navarch
