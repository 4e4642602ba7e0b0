// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/drawing/chart_view.h"

#include <QCursor>
#include <QPainter>

#include <algorithm>

#include "app/base/chart/chart_rose.h"
#include "app/campaign/wording.h"
#include "app/war/map/drawing/chart_ways_paint.h"

namespace navarch {

using Kind = ChartMark::Kind;

SeaChartView::SeaChartView(QQuickItem* parent) : ChartItem(parent)
{
    connect(look(), &ChartLook::changed, this, [this] {
        m_ground.clear();
        m_painter.clear();
        layOut();
    });
    connect(viewport(), &ChartViewport::moved, this, &SeaChartView::layOut);
    connect(this, &SeaChartView::choosingChanged, this, &SeaChartView::layOut);
}

void SeaChartView::setChart(SeaChart* chart)
{
    if (chart == m_chart)
        return;
    if (m_chart) {
        m_chart->disconnect(this);
        m_chart->finder()->disconnect(this);
    }
    m_chart = chart;
    m_ground.clear();
    m_hover.setChart(chart);
    if (m_chart) {
        connect(m_chart, &SeaChart::shown, this, [this] {
            m_ground.clearWays();
            m_followed.reset();
            viewport()->follow();
        });
        connect(m_chart, &SeaChart::moved, this, [this] {
            followPicked();
            layOut();
        });
        connect(m_chart, &SeaChart::pickedChanged, this, [this] {
            if (!m_layout.isFor(*m_chart))
                layOut();
        });
        connect(m_chart, &SeaChart::proposedChanged, this, [this] {
            showProposed();
            update();
        });
        connect(m_chart->finder(), &ChartFinder::found, this,
                [this](CampaignItem::Kind kind, int id) { show(kind, id); });
    }
    viewport()->fit();
    emit chartChanged();
}

ChartBounds SeaChartView::bounds() const
{
    // For the names beside what lies at the edge, and fleets to the right of it.
    const double rim = 3.0 * look().textSize();
    return {.sheet = m_chart ? m_chart->coast().sheet() : builtInDrawnCoast().sheet(),
            .all = m_chart ? m_chart->extent() : QRectF(),
            .rim = QMarginsF(2 * rim, rim, 4 * rim, rim),
            .leastShare = 1,
            .closeEnough = 260};
}

ChartScene SeaChartView::scene() const
{
    return {*m_chart, camera(), look(), size(), viewport().margins(), m_isChoosing};
}

void SeaChartView::layOut()
{
    if (m_chart)
        m_layout.layOut(scene());
    else
        m_layout.clear();
    m_hover.setMark({});
    update();
}

void SeaChartView::showProposed()
{
    const std::vector<QPointF>& line = m_chart->proposed().line;
    if (line.size() < 2)
        return;
    QPointF least = line.front();
    QPointF most = least;
    for (const QPointF& at : line) {
        least = {std::min(least.x(), at.x()), std::min(least.y(), at.y())};
        most = {std::max(most.x(), at.x()), std::max(most.y(), at.y())};
    }
    viewport()->showAll(QRectF(least, most));
}

void SeaChartView::followPicked()
{
    const auto at = m_chart->pickedKind() == CampaignItem::Fleet
                        ? m_chart->placeOf(CampaignItem::Fleet, m_chart->pickedId())
                        : std::nullopt;
    const QRectF item(QPointF(), size());
    if (at && item.contains(camera().toScreen(m_followed.value_or(*at))))
        viewport()->keepInSight(*at);
    m_followed = at;
}

void SeaChartView::paint(QPainter* painter)
{
    if (!m_chart || width() <= 0 || height() <= 0)
        return;
    const ChartScene now = scene();
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    m_ground.paint(*painter, now, viewport()->isZooming());
    // Opposite the search, where nothing lies over the chart.
    constexpr double rose = 34;
    if (width() > 10 * rose && height() > 8 * rose)
        paintRose(*painter, now.look, QPointF(width() - rose - 16, rose + 30), rose);
    paintWays(*painter, now);
    m_painter.paint(*painter, now, m_layout, m_hover.mark());
}

void SeaChartView::click(const QPointF& at)
{
    if (!m_chart)
        return;
    const ChartSight& sight = m_chart->sight();
    const ChartMark* mark = m_layout.markAt(at, m_isChoosing);
    if (m_isChoosing) {
        if (!mark)
            return;
        const auto index = static_cast<std::size_t>(mark->index);
        if (mark->kind == Kind::Port)
            emit placePicked(words(sight.ports[index].place), mark->numberIn(sight));
        else
            emit placePicked(words(m_chart->figures().gazetteer.all()[index].id), 0);
        return;
    }
    if (!mark) {
        m_chart->unpick();
        return;
    }
    if (mark->kind == Kind::More) {
        const SightedFleet& fleet = sight.fleets[static_cast<std::size_t>(mark->index)];
        if (fleet.port)
            m_chart->pick(CampaignItem::Port, static_cast<int>(fleet.port.value));
        else
            m_chart->pick(CampaignItem::Fleet, static_cast<int>(fleet.id));
        return;
    }
    m_chart->pick(mark->item(), mark->numberIn(sight));
}

QPointF SeaChartView::placeOf(CampaignItem::Kind kind, int id) const
{
    const QRectF box = m_chart ? m_layout.boxOf(m_chart->sight(), kind, id) : QRectF();
    if (!box.isEmpty())
        return box.center();
    const auto place = m_chart ? m_chart->placeOf(kind, id) : std::nullopt;
    return place ? camera().toScreen(*place) : QPointF(-1000, -1000);
}

void SeaChartView::show(CampaignItem::Kind kind, int id)
{
    if (const auto place = m_chart ? m_chart->placeOf(kind, id) : std::nullopt)
        viewport()->show(*place);
}

void SeaChartView::point(const QPointF& at)
{
    if (isPressed())
        return; // what is under it moves with it
    const ChartMark* mark = m_chart ? m_layout.markAt(at, m_isChoosing) : nullptr;
    setMark(mark ? *mark : ChartMark{});
}

void SeaChartView::pointAway()
{
    setMark({});
}

void SeaChartView::setMark(const ChartMark& mark)
{
    if (mark.isSameAs(m_hover.mark()))
        return;
    setCursor(QCursor(mark.isSameAs({}) ? Qt::ArrowCursor : Qt::PointingHandCursor));
    m_hover.setMark(mark);
    update();
}

} // namespace navarch
