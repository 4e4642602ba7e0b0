// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/board/pointing/plot_tracks.h"

#include "app/base/drawing/inks.h"
#include "app/battle/rex_grid.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace navarch {

namespace {

constexpr double largestDot = 9;
constexpr double leastDot = 6;

double wayBetween(const QPointF& a, const QPointF& b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

/// What a sign is wider on each side than one of a single letter.
double spareFor(const QString& label)
{
    return label.size() > 1 ? 3.5 * static_cast<double>(label.size() - 1) : 0;
}

QRectF disc(const QPointF& middle, double radius)
{
    return {middle - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)};
}

} // namespace

double PlotTracks::dot() const
{
    return std::clamp(m_camera.scale() * BoardGrid::cell * 0.42, leastDot,
                      largestDot); // of neighbours none covers another
}

/// From the middle of a hex half way to its side; on a free table about a ship's half.
double PlotTracks::reach() const
{
    return std::max(2 * dot(), m_camera.scale() * BoardGrid::cell * 0.5);
}

QPointF PlotTracks::headOf(const BoardPose& pose, double reach, double turn) const
{
    const double angle = (m_camera.grid().degrees(pose) + turn) * std::numbers::pi / 180;
    return signOf(pose) + QPointF(std::sin(angle), -std::cos(angle)) * reach;
}

bool PlotTracks::isLong() const
{
    const BoardPiece* piece = m_room.table().piece(m_room.choice()->ship());
    return piece && piece->length > 1;
}

BoardPose PlotTracks::cellOf(const BoardPose& pose) const
{
    return m_camera.grid().isRexes() && isLong() ? rexTowards(pose, pose.heading) : pose;
}

QPointF PlotTracks::signOf(const BoardPose& pose) const
{
    if (!m_camera.grid().isRexes() || isLong())
        return m_camera.toScreen(cellOf(pose));
    return m_camera.toScreen(m_camera.grid().ahead(pose, BoardGrid::cell * 0.3));
}

void PlotTracks::paint(QPainter& painter) const
{
    painter.save();
    const std::optional<PlotAnswer>& plot = m_room.plotting()->plot()->now();
    for (const PlotBook::Row& row : m_room.plotting()->book()->rows())
        if (m_room.plotting()->book()->isAhead() && (!plot || row.ship != plot->form().ship))
            paintTrack(painter, row.track, row.track.isRefused() ? m_inks.bad : m_inks.ink,
                       row.state() == PlotBook::Unwritten ? 0.28 : 0.6);
    if (plot) {
        paintGhost(painter, *plot);
        paintWays(painter, *plot);
        paintTrack(painter, plot->track(), plot->track().isRefused() ? m_inks.bad : m_inks.accent, 1);
        paintSteps(painter, *plot);
        paintRefusal(painter, *plot);
    }
    painter.restore();
}

/// The ship as it would lie after its steps, where a place does not say it.
void PlotTracks::paintGhost(QPainter& painter, const PlotAnswer& plot) const
{
    const PlotTrack& track = plot.track();
    const BoardPiece* piece = m_room.table().piece(m_room.choice()->ship());
    if (!m_camera.grid().isRexes() || !piece || track.steps.empty())
        return;
    const QColor ink = track.isRefused() ? m_inks.bad : m_inks.accent;
    painter.setPen(QPen(faded(ink, 0.7), 1.5, Qt::DashLine));
    painter.setBrush(faded(ink, 0.10));
    painter.drawPolygon(m_camera.baseAt(track.steps.back().pose, *piece));
}

void PlotTracks::paintTrack(QPainter& painter, const PlotTrack& track, const QColor& ink,
                            double strength) const
{
    if (track.steps.empty())
        return;
    QPolygonF way{signOf(track.start)};
    for (const PlotStep& step : track.steps)
        way << signOf(step.pose);
    // Refused as a whole: broken all along. What is only thought of is dotted.
    const bool isBroken = track.isRefused();
    painter.setBrush(Qt::NoBrush);
    if (strength >= 1) {
        painter.setPen(QPen(faded(m_inks.card, 0.85), 5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(way);
    }
    painter.setPen(QPen(faded(ink, strength), strength >= 1 ? 2.5 : 1.5,
                        isBroken         ? Qt::DashLine
                        : strength < 0.5 ? Qt::DotLine
                                         : Qt::SolidLine,
                        Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(way);
    // An arrow head where it ends.
    const BoardPose& end = track.steps.back().pose;
    const QPointF tip = headOf(end, strength >= 1 ? reach() * 0.75 : 7);
    const double angle = m_camera.grid().degrees(end);
    painter.translate(tip);
    painter.rotate(angle);
    QPainterPath arrow;
    arrow.moveTo(0, -4);
    arrow.lineTo(5, 5);
    arrow.lineTo(0, 2);
    arrow.lineTo(-5, 5);
    arrow.closeSubpath();
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(ink, strength));
    painter.drawPath(arrow);
    painter.rotate(-angle);
    painter.translate(-tip);
}

void PlotTracks::paintSteps(QPainter& painter, const PlotAnswer& plot) const
{
    const auto& steps = plot.track().steps;
    QFont font(painter.font());
    font.setPixelSize(11);
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    const std::vector<PlotNote>& notes = plot.track().notes;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const QPointF at = signOf(steps[i].pose);
        const bool isWarned = std::any_of(notes.begin(), notes.end(), [i](const PlotNote& note) {
            return !note.isRefusal && note.step == static_cast<int>(i);
        });
        const QColor ink = plot.track().isRefused() ? m_inks.bad : m_inks.accent;
        painter.setPen(QPen(ink, 2));
        painter.drawLine(at, headOf(steps[i].pose, dot() + 6)); // where it heads
        painter.setPen(QPen(m_inks.card, 1.5));
        painter.setBrush(ink);
        painter.drawEllipse(disc(at, dot()));
        painter.setPen(m_inks.card);
        painter.drawText(disc(at, dot()), Qt::AlignCenter, QString::number(steps[i].phase));
        if (isWarned) { // a triangle with its mark
            const QPointF top = at + QPointF(dot() + 5, -dot() - 5);
            QPainterPath sign;
            sign.moveTo(top + QPointF(0, -8));
            sign.lineTo(top + QPointF(8, 6));
            sign.lineTo(top + QPointF(-8, 6));
            sign.closeSubpath();
            painter.setPen(QPen(m_inks.card, 1.5));
            painter.setBrush(m_inks.warn);
            painter.drawPath(sign);
            painter.setPen(m_inks.card);
            painter.drawText(disc(top + QPointF(0, 1), 7), Qt::AlignCenter, QStringLiteral("!"));
        }
    }
}

void PlotTracks::paintWays(QPainter& painter, const PlotAnswer& plot) const
{
    QFont font(painter.font());
    font.setPixelSize(11);
    painter.setFont(font);
    for (const PlotWay& way : plot.ways()) {
        if (!m_camera.grid().isFree()) {
            painter.setPen(QPen(faded(m_inks.accent, way.isFaster ? 0.35 : 0.8), 1.5,
                                way.isFaster ? Qt::DotLine : Qt::SolidLine));
            painter.setBrush(faded(m_inks.accent, way.isFaster ? 0.05 : 0.13));
            painter.drawPolygon(m_camera.cellAt(cellOf(way.pose)));
        }
        const QPointF at = signOf(way.pose);
        painter.setPen(QPen(faded(m_inks.accent, way.isFaster ? 0.6 : 1), 1.2,
                            way.isFaster ? Qt::DotLine : Qt::SolidLine));
        painter.setBrush(faded(m_inks.card, 0.92));
        const QRectF sign = disc(at, dot()).adjusted(-spareFor(way.label), 0, spareFor(way.label), 0);
        painter.drawRoundedRect(sign, dot(), dot());
        painter.setPen(m_inks.accent);
        painter.drawText(sign, Qt::AlignCenter, way.label);
    }
}

/// A cross before the place up to which the plot may be rowed, and a broken line to where the refused step would lead.
void PlotTracks::paintRefusal(QPainter& painter, const PlotAnswer& plot) const
{
    const int refused = plot.refusedStep();
    if (refused < 0)
        return;
    const auto& steps = plot.track().steps;
    const auto made = std::min(steps.size(), static_cast<std::size_t>(refused));
    const BoardPose from = made == 0 ? plot.track().start : steps[made - 1].pose;
    double turn = 0;
    if (static_cast<std::size_t>(refused) < plot.draft().steps.size())
        switch (m_room.plotting()
                    ->plot()
                    ->leanOf(plot.draft().steps[static_cast<std::size_t>(refused)])
                    .value_or(PlotLean::Ahead)) {
        case PlotLean::Port: turn = -60; break;
        case PlotLean::Starboard: turn = 60; break;
        case PlotLean::Astern: turn = 180; break;
        case PlotLean::Ahead: break;
        }
    const QPointF at = headOf(from, reach() * 1.6, turn);
    painter.setPen(QPen(m_inks.bad, 2, Qt::DashLine));
    painter.drawLine(signOf(from), at);
    painter.setPen(QPen(m_inks.card, 1.5));
    painter.setBrush(m_inks.bad);
    painter.drawEllipse(disc(at, dot()));
    painter.setPen(QPen(m_inks.card, 2, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(at - QPointF(3.5, 3.5), at + QPointF(3.5, 3.5));
    painter.drawLine(at - QPointF(3.5, -3.5), at + QPointF(3.5, -3.5));
}

PlotTracks::Mark PlotTracks::at(const QPointF& place, int ownShip) const
{
    if (!m_room.plotting()->plot()->now())
        return {};
    const PlotAnswer& plot = *m_room.plotting()->plot()->now();
    const auto& steps = plot.track().steps;
    for (std::size_t i = steps.size(); i-- > 0;)
        if (wayBetween(signOf(steps[i].pose), place) <= dot() + 2) {
            // The last dot stands for itself: there is nothing after it to cut, unless a refused step.
            const bool isLast = i + 1 == plot.draft().steps.size();
            return isLast ? Mark{} : Mark{'\0', static_cast<int>(i) + 1};
        }
    const auto& ways = plot.ways();
    for (const PlotWay& way : ways)
        if (wayBetween(signOf(way.pose), place) <= dot() + 2)
            return {way.symbol, -1};
    const bool isOther = ownShip != noShip && ownShip != plot.form().ship;
    if (ownShip == plot.form().ship && !plot.draft().steps.empty())
        return {'\0', 0};
    if (isOther || m_camera.grid().isFree())
        return {};
    for (const PlotWay& way : ways)
        if (m_camera.cellAt(cellOf(way.pose)).containsPoint(place, Qt::OddEvenFill)) {
            const bool isOnly = std::count_if(ways.begin(), ways.end(),
                                              [&](const PlotWay& other) {
                                                  return cellOf(other.pose).x == cellOf(way.pose).x
                                                         && cellOf(other.pose).y == cellOf(way.pose).y;
                                              })
                                == 1;
            if (isOnly) // where several lead, their signs are to be hit
                return {way.symbol, -1};
        }
    return {};
}

bool PlotTracks::take(const QPointF& place, int ownShip) const
{
    const Mark mark = at(place, ownShip);
    if (mark.symbol != '\0')
        m_room.plotting()->plot()->write(QString(QLatin1Char(mark.symbol)));
    else if (mark.keep >= 0)
        m_room.plotting()->plot()->cutTo(mark.keep);
    return mark.is();
}

} // namespace navarch
