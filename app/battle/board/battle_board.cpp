// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/board/battle_board.h"

#include <cmath>

#include "app/battle/board/paint/effect_paint.h"
#include "app/battle/board/paint/legend_paint.h"
#include "app/battle/board/paint/order_paint.h"
#include "app/battle/board/paint/ship_paint.h"

namespace navarch {

BattleBoard::BattleBoard(QQuickItem* parent)
    : QQuickPaintedItem(parent),
      m_sight(*this, m_room, m_style),
      m_playback(*this, m_room, m_sight),
      m_pieces(m_room, m_sight, m_playback),
      m_pointer(*this, m_room, m_sight, m_playback, m_pieces)
{
    setAcceptedMouseButtons(Qt::LeftButton | Qt::MiddleButton | Qt::RightButton);
    setAcceptHoverEvents(true);
    setAntialiasing(true);
    setOpaquePainting(false);
    connect(&m_style, &BoardStyle::changed, this, [this] {
        m_ground.drop();
        m_words.clear();
        update();
    });
    connect(&m_sight, &BoardSight::changed, this, [this] {
        m_ground.drop();
        update();
    });
    const auto paintAnew = [this] { update(); };
    connect(&m_playback, &BoardPlayback::playingChanged, this, paintAnew);
    connect(&m_playback, &BoardPlayback::moved, this, paintAnew);
    connect(&m_pointer, &BoardPointer::changed, this, paintAnew);
    connect(&m_pointer, &BoardPointer::dragged, this, paintAnew);
}

void BattleBoard::setRoom(BattleRoom* room)
{
    if (room == m_room)
        return;
    m_playback.end();
    if (m_room)
        for (QObject* part : std::initializer_list<QObject*>{
                 m_room, m_room->history(), m_room->choice(), m_room->choice()->draft(), m_room->ofSide(),
                 m_room->plotting()->book(), m_room->plotting()->plot(), m_room->placing()->formation()}) {
            part->disconnect(this);
            part->disconnect(&m_playback);
        }
    m_room = room;
    if (m_room) {
        const auto paintAnew = [this] { update(); };
        connect(m_room, &BattleRoom::changed, this, &BattleBoard::takeIn);
        connect(m_room->history(), &BattleHistory::moved, &m_playback, &BoardPlayback::begin);
        connect(m_room->choice(), &OrderChoice::changed, this, paintAnew);
        connect(m_room->choice(), &OrderChoice::chosenChanged, this, paintAnew);
        connect(m_room->ofSide(), &SideChoice::chosenChanged, this, paintAnew);
        connect(m_room->choice()->draft(), &MoveDraft::changed, this, paintAnew);
        connect(m_room->plotting()->book(), &PlotBook::shown, this, paintAnew);
        connect(m_room->plotting()->plot(), &WrittenPlot::changed, this, paintAnew);
        connect(m_room->placing()->formation(), &FormationDraft::changed, this, paintAnew);
    }
    m_sprites.clear();
    takeIn();
    m_sight.follow();
    emit roomChanged();
}

void BattleBoard::takeIn()
{
    m_playback.end();
    m_ground.drop();
    if (m_sight.takeIn())
        m_sprites.clear();
    m_pieces.takeIn();
    m_pointer.takeIn();
    update();
}

QPointF BattleBoard::placeOfShip(int ship) const
{
    const BoardPiece* piece = m_room ? m_room->table().piece(ship) : nullptr;
    return piece ? m_pieces.middleOf(*piece) : QPointF();
}

QPointF BattleBoard::placeOfOrder(int order) const
{
    const OrderList::Row* row = m_room ? m_room->choice()->orders()->at(order) : nullptr;
    const BoardPiece* piece = m_room ? m_room->table().piece(m_room->choice()->ship()) : nullptr;
    if (!row || !row->option.shape)
        return {};
    const BoardPose& end = row->option.shape->end;
    return piece ? m_pieces.middleOf(end, *piece) : m_sight.camera().toScreen(end);
}

PlotTracks BattleBoard::plotTracks() const
{
    return {*m_room, m_sight.camera(), {}};
}

QPointF BattleBoard::placeOfWay(const QString& symbol) const
{
    if (m_room)
        if (const std::optional<PlotAnswer>& plot = m_room->plotting()->plot()->now())
            for (const PlotWay& way : plot->ways())
                if (QLatin1Char(way.symbol) == symbol)
                    return plotTracks().signOf(way.pose);
    return {};
}

QPointF BattleBoard::placeOfStep(int step) const
{
    if (!m_room || !m_room->plotting()->plot()->now() || step < 0)
        return {};
    const std::vector<PlotStep>& steps = m_room->plotting()->plot()->now()->track().steps;
    const auto at = static_cast<std::size_t>(step);
    return at < steps.size() ? plotTracks().signOf(steps[at].pose) : QPointF();
}

void BattleBoard::paint(QPainter* painter)
{
    if (!m_room || !m_room->isOpen() || m_sight.camera().grid().table().isEmpty())
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    painter->setFont(m_style.dataFont());
    BoardScene scene{*m_room,   m_sight, m_sight.camera(), m_style,   m_playback, m_pieces,
                     m_pointer, size(),  m_words,          m_sprites, m_labels,   {}};
    m_ground.paint(*painter, scene);
    if (m_room->seats()->curtainFor() >= 0 && !m_playback.playing()) // what came is seen before it falls
        return;
    scene.shown = m_pieces.shown(m_pointer.held());
    const OrderPaint orders(scene);
    if (!m_playback.playing())
        orders.paintReach(*painter);
    ShipPaint(scene).paint(*painter);
    if (m_playback.playing())
        EffectPaint(scene).paint(*painter);
    else
        orders.paint(*painter);
    LegendPaint(scene).paint(*painter);
}

void BattleBoard::itemChange(ItemChange change, const ItemChangeData& data)
{
    const bool isGone = (change == ItemVisibleHasChanged && !data.boolValue) || change == ItemSceneChange;
    if (isGone)
        m_playback.end(); // nobody sees it, and nothing would go on
    QQuickPaintedItem::itemChange(change, data);
}

void BattleBoard::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickPaintedItem::geometryChange(now, before);
    m_sight.refit();
}

void BattleBoard::mousePressEvent(QMouseEvent* event)
{
    forceActiveFocus(Qt::MouseFocusReason);
    m_pointer.press(event->position());
    event->accept();
}

void BattleBoard::mouseMoveEvent(QMouseEvent* event)
{
    m_pointer.drag(event->position(), event->buttons());
}

void BattleBoard::mouseReleaseEvent(QMouseEvent* event)
{
    m_pointer.release(event->position(), event->button());
}

void BattleBoard::mouseDoubleClickEvent(QMouseEvent* event)
{
    m_pointer.pressAgain(event->position());
    event->accept();
}

void BattleBoard::mouseUngrabEvent()
{
    m_pointer.cancel();
}

void BattleBoard::hoverMoveEvent(QHoverEvent* event)
{
    m_pointer.hover(event->position());
}

void BattleBoard::hoverLeaveEvent(QHoverEvent*)
{
    m_pointer.leave();
}

void BattleBoard::wheelEvent(QWheelEvent* event)
{
    m_sight.zoomAt(event->position(), std::pow(1.0015, event->angleDelta().y()));
    event->accept();
}

} // namespace navarch
