// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/treasury/curve_list.h"

#include <QXYSeries>

#include <algorithm>
#include <array>
#include <cmath>

#include "app/campaign/wording.h"
#include "app/war/treasury/ledger_span.h"

namespace navarch {
namespace {

constexpr int chartColumns = 1024; // a chart is hardly wider

/// The distance between marks that makes three to six of them up to `span`: 1, 2 or 5 times a power of ten.
double markDistance(double span)
{
    const double power = std::pow(10.0, std::floor(std::log10(std::max(1.0, span))));
    for (const double step : {0.2, 0.5, 1.0, 2.0})
        if (span / (step * power) <= 5)
            return step * power;
    return 5 * power;
}

} // namespace

QList<QPointF> thinned(const QList<QPointF>& points, double first, double last, int columns)
{
    if (points.size() <= 4 * static_cast<qsizetype>(columns) || !(last > first))
        return points;
    QList<QPointF> few;
    few.reserve(4 * static_cast<qsizetype>(columns));
    const auto columnOf = [&](const QPointF& point) {
        return static_cast<int>((point.x() - first) / (last - first) * columns);
    };
    for (qsizetype i = 0; i < points.size();) {
        qsizetype end = i + 1;
        qsizetype low = i;
        qsizetype high = i;
        for (; end < points.size() && columnOf(points[end]) == columnOf(points[i]); ++end) {
            if (points[end].y() < points[low].y())
                low = end;
            if (points[end].y() > points[high].y())
                high = end;
        }
        std::array<qsizetype, 4> kept{i, low, high, end - 1};
        std::sort(kept.begin(), kept.end());
        const auto distinct = std::unique(kept.begin(), kept.end());
        for (auto at = kept.begin(); at != distinct; ++at)
            few += points[*at];
        i = end;
    }
    return few;
}

const RowRoles<Curve>& CurveList::roles()
{
    static const RowRoles<Curve> all{
        {"sideId", &Curve::id}, {"name", &Curve::name}, {"colour", &Curve::colour}};
    return all;
}

QString CurveList::colourAt(int row) const
{
    const Curve* curve = rowAt(m_curves, row);
    return curve ? curve->colour : QString();
}

QList<QPointF> CurveList::pointsAt(int row) const
{
    const Curve* curve = rowAt(m_curves, row);
    return curve ? curve->points : QList<QPointF>();
}

void CurveList::pour(int row, QObject* series) const
{
    if (auto* line = qobject_cast<QXYSeries*>(series))
        line->replace(thinned(pointsAt(row), first(), last(), chartColumns));
}

bool CurveList::shows(SideId side) const
{
    return campaign() && isOf(side);
}

void CurveList::show(std::vector<Curve> curves)
{
    m_lowest = 0;
    m_highest = 0;
    m_last = 1;
    m_from.clear();
    m_to.clear();
    if (const Campaign* all = records()) {
        const HeadRecord& now = all->head();
        m_last = now.turn + 1;
        m_to = dateText(now.year, now.month, now.week);
        const Date began = dateOfTurn(now, 0);
        m_from = dateText(began.year, began.month, began.week);
    }
    for (const Curve& curve : curves)
        for (const QPointF& point : curve.points) {
            m_lowest = std::min(m_lowest, point.y());
            m_highest = std::max(m_highest, point.y());
        }
    const double distance = markDistance(std::max(10.0, m_highest - m_lowest));
    m_lowest = std::floor(m_lowest / distance) * distance;
    m_highest = std::max(m_lowest + distance, std::ceil(m_highest / distance) * distance);
    m_marks = static_cast<int>(std::lround((m_highest - m_lowest) / distance)) + 1;
    replaceRows(m_curves, std::move(curves));
    emit refilled();
}

} // namespace navarch
