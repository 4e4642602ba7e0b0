// SPDX-License-Identifier: GPL-3.0-or-later
// What lies under the pointer, and what a press, a drag and the wheel do.
#include <QCursor>
#include <QGuiApplication>
#include <QStyleHints>

#include <algorithm>
#include <cmath>

#include "app/campaign/wording.h"
#include "app/war/map/chart_view.h"

namespace navarch {
namespace {

constexpr double touchReach = 6; // pixels around a mark that still mean it

} // namespace

CampaignItem::Kind SeaChartView::itemOf(Kind kind)
{
    switch (kind) {
    case Kind::Port: return CampaignItem::Port;
    case Kind::Fleet: return CampaignItem::Fleet;
    case Kind::Contact: return CampaignItem::Contact;
    default: return CampaignItem::None;
    }
}

int SeaChartView::numberOf(const Mark& mark) const
{
    const ChartSight& sight = m_chart->sight();
    const auto at = static_cast<std::size_t>(mark.index);
    switch (mark.kind) {
    case Kind::Port: return static_cast<int>(sight.ports[at].id.value);
    case Kind::Fleet: return static_cast<int>(sight.fleets[at].id);
    case Kind::Contact: return static_cast<int>(sight.contacts[at].id.value);
    default: return 0;
    }
}

const SeaChartView::Mark* SeaChartView::markAt(const QPointF& at) const
{
    const Mark* found = nullptr;
    double nearest = touchReach;
    for (const Mark& mark : m_marks) {
        // While a way is chosen fleets stand in no one's way, and anchorages can be meant as well.
        if (m_isChoosing ? mark.kind != Kind::Port && mark.kind != Kind::Place : mark.kind == Kind::Place)
            continue;
        const double across = std::max({mark.box.left() - at.x(), 0.0, at.x() - mark.box.right()});
        const double up = std::max({mark.box.top() - at.y(), 0.0, at.y() - mark.box.bottom()});
        const double away = std::hypot(across, up);
        if (away <= nearest) { // of two equally near the one drawn over the other
            nearest = away;
            found = &mark;
        }
    }
    return found;
}

void SeaChartView::pointAt(const QPointF& at)
{
    const Mark* mark = m_chart ? markAt(at) : nullptr;
    const Mark now = mark ? *mark : Mark{};
    if (now.kind == m_pointed.kind && now.index == m_pointed.index)
        return;
    m_pointed = now;
    setCursor(QCursor(mark ? Qt::PointingHandCursor : Qt::ArrowCursor));
    emit pointedChanged();
    update();
}

void SeaChartView::click(const QPointF& at)
{
    if (!m_chart)
        return;
    const Mark* mark = markAt(at);
    if (m_isChoosing) {
        if (!mark)
            return;
        const auto index = static_cast<std::size_t>(mark->index);
        if (mark->kind == Kind::Port)
            emit placePicked(words(m_chart->sight().ports[index].place), numberOf(*mark));
        else
            emit placePicked(words(m_chart->figures().gazetteer.all()[index].id), 0);
        return;
    }
    if (!mark) {
        m_chart->unpick();
        return;
    }
    if (mark->kind == Kind::More) {
        const SightedFleet& fleet = m_chart->sight().fleets[static_cast<std::size_t>(mark->index)];
        if (fleet.port)
            m_chart->pick(CampaignItem::Port, static_cast<int>(fleet.port.value));
        else
            m_chart->pick(CampaignItem::Fleet, static_cast<int>(fleet.id));
        return;
    }
    m_chart->pick(itemOf(mark->kind), numberOf(*mark));
}

QVariantMap SeaChartView::pointed() const
{
    if (!m_chart || m_pointed.kind == Kind::None)
        return {};
    const ChartSight& sight = m_chart->sight();
    const auto at = static_cast<std::size_t>(m_pointed.index);
    QString title;
    QString detail;
    switch (m_pointed.kind) {
    case Kind::Port: {
        const SightedPort& port = sight.ports[at];
        title = port.name;
        detail = port.owner.isEmpty() ? tr("Neutral, economic value %1").arg(port.value)
                                      : tr("%1, economic value %2").arg(port.owner).arg(port.value);
        break;
    }
    case Kind::Fleet: {
        const SightedFleet& fleet = sight.fleets[at];
        title = fleet.name;
        detail = fleet.isOwn
                     ? tr("%1, %2 ships").arg(fleet.sideName).arg(fleet.ships)
                     : tr("%1, %2 ships, seen in %3").arg(fleet.sideName).arg(fleet.ships).arg(fleet.since);
        break;
    }
    case Kind::More: title = tr("%1 more fleets").arg(m_pointed.more); break;
    case Kind::Contact: title = sight.contacts[at].text; break;
    case Kind::Place:
        title = words(m_chart->figures().gazetteer.all()[at].name);
        detail = tr("An anchorage on the way");
        break;
    case Kind::None: break;
    }
    return {{QStringLiteral("kind"), itemOf(m_pointed.kind)},
            {QStringLiteral("id"), numberOf(m_pointed)},
            {QStringLiteral("title"), title},
            {QStringLiteral("detail"), detail}};
}

QPointF SeaChartView::pointedAt() const
{
    return m_pointed.box.bottomRight();
}

void SeaChartView::mousePressEvent(QMouseEvent* event)
{
    m_pressedAt = m_draggedTo = event->position();
    m_isPressed = true;
    m_isDragged = false;
    forceActiveFocus(Qt::MouseFocusReason);
    event->accept();
}

void SeaChartView::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_isPressed)
        return;
    const QPointF at = event->position();
    const QPointF off = at - m_pressedAt;
    if (!m_isDragged && std::hypot(off.x(), off.y()) < QGuiApplication::styleHints()->startDragDistance())
        return;
    m_isDragged = true;
    const QPointF by = at - std::exchange(m_draggedTo, at);
    pan(by.x(), by.y());
}

void SeaChartView::mouseReleaseEvent(QMouseEvent* event)
{
    const bool isClick = m_isPressed && !m_isDragged && event->button() == Qt::LeftButton;
    m_isPressed = m_isDragged = false;
    if (isClick)
        click(event->position());
}

void SeaChartView::mouseUngrabEvent()
{
    m_isPressed = m_isDragged = false;
}

void SeaChartView::hoverMoveEvent(QHoverEvent* event)
{
    pointAt(event->position());
}

void SeaChartView::hoverLeaveEvent(QHoverEvent*)
{
    pointAt(QPointF(-10000, -10000));
}

void SeaChartView::wheelEvent(QWheelEvent* event)
{
    zoomAt(event->position(), std::pow(1.0015, event->angleDelta().y()));
    event->accept();
}

} // namespace navarch
