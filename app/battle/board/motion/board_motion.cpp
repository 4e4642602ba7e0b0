// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/board/motion/board_motion.h"

#include <algorithm>
#include <cmath>

namespace navarch {

namespace {

constexpr double longest = 7000;  ///< of all that is shown at once, at an even pace
constexpr double fading = 260;    ///< of what comes or leaves
constexpr double together = 0.35; ///< of a volley's time, until the next one's

double stretch(const QPointF& way)
{
    return std::hypot(way.x(), way.y());
}

double turnBetween(const BoardSpot& a, const BoardSpot& b)
{
    return std::remainder(b.degrees - a.degrees, 360.0);
}

/// Round the point about which the one becomes the other, straight where there is none near.
BoardSpot between(const BoardSpot& a, const BoardSpot& b, double part)
{
    if (part <= 0)
        return a;
    if (part >= 1)
        return b;
    const double turn = turnBetween(a, b);
    const QPointF way = b.place - a.place;
    const double degrees = a.degrees + turn * part;
    if (std::abs(turn) < 1 || std::abs(turn) > 120 || stretch(way) < 1e-6)
        return {a.place + way * part, degrees};
    const double angle = -turn * std::acos(-1.0) / 180; // headings go clockwise
    const double off = 0.5 / std::tan(angle / 2);
    const QPointF pivot = a.place + way * 0.5 + QPointF(-way.y(), way.x()) * off;
    const QPointF arm = a.place - pivot;
    const double gone = angle * part;
    return {pivot
                + QPointF(arm.x() * std::cos(gone) - arm.y() * std::sin(gone),
                          arm.x() * std::sin(gone) + arm.y() * std::cos(gone)),
            degrees};
}

double eased(double part, bool in, bool out)
{
    if (in && out)
        return part * part * (3 - 2 * part);
    if (in)
        return part * part * (2 - part);
    if (out)
        return 1 - (1 - part) * (1 - part) * (1 + part);
    return part;
}

double timeOf(MotionEffect::Kind kind)
{
    using Kind = MotionEffect::Kind;
    switch (kind) {
    case Kind::Strike: return 520;
    case Kind::Rake: return 480;
    case Kind::Shot: return 560;
    case Kind::Board: return 560;
    case Kind::Burn: return 620;
    case Kind::Sink: return 900;
    case Kind::Capture: return 620;
    }
    return 0;
}

const PieceMoment* pieceIn(const BoardMoment& moment, ShipNumber ship)
{
    const auto found = std::find_if(moment.pieces.begin(), moment.pieces.end(),
                                    [ship](const PieceMoment& each) { return each.ship == ship; });
    return found == moment.pieces.end() ? nullptr : &*found;
}

} // namespace

/// Lays courses out one after the other.
class BoardMotion::Layout {
public:
    Layout(BoardMotion& motion, const BoardGrid& grid) : m_motion(motion), m_grid(grid) {}

    void add(const BoardCourse& course)
    {
        m_way = course.way;
        for (std::size_t i = 1; i < course.moments.size(); ++i)
            follow(course.moments[i - 1], course.moments[i],
                   i + 1 < course.moments.size() ? course.moments[i + 1].event.kind : std::string());
    }

    void end(double pace)
    {
        double all = m_now;
        for (const MotionHappening& each : m_motion.m_happenings)
            all = std::max(all, each.to);
        const double scale = pace * (all > longest ? longest / all : 1);
        m_motion.m_length = all * scale;
        for (auto& [ship, track] : m_motion.m_tracks) {
            for (std::size_t i = 0; i < track.legs.size(); ++i) {
                Leg& leg = track.legs[i];
                leg.easesIn = i == 0 || leg.from - track.legs[i - 1].to > 1;
                leg.easesOut = i + 1 == track.legs.size() || track.legs[i + 1].from - leg.to > 1;
            }
            for (Leg& leg : track.legs) {
                leg.from *= scale;
                leg.to *= scale;
            }
            for (Jolt& jolt : track.jolts) {
                jolt.from *= scale;
                jolt.to *= scale;
            }
            for (double* time : {&track.comes, &track.goes, &track.isGone, &track.changes})
                if (*time >= 0)
                    *time *= scale;
        }
        for (MotionHappening& each : m_motion.m_happenings) {
            each.from *= scale;
            each.to *= scale;
        }
    }

private:
    [[nodiscard]] Track& trackOf(const PieceMoment& piece)
    {
        const auto [found, isNew] = m_motion.m_tracks.try_emplace(piece.ship);
        if (isNew)
            found->second.first = m_grid.spotOf(piece.pose);
        mark(piece);
        return found->second;
    }

    void mark(const PieceMoment& piece)
    {
        const double about = reach() * 4;
        m_motion.m_where |=
            QRectF(m_grid.placeOf(piece.pose) - QPointF(about, about), QSizeF(2 * about, 2 * about));
    }

    /// About half a ship, on the table.
    [[nodiscard]] double reach() const { return m_grid.isFree() ? 1.1 : 1.6; }

    void follow(const BoardMoment& before, const BoardMoment& after, const std::string& next)
    {
        row(before, after);
        MotionEffect::Kind kind{};
        const bool isSeen = effectOf(after.event.kind, kind) && after.event.ship != noShip;
        const double began = m_now;
        if (isSeen)
            happen(before, after, kind, next);
        change(before, after, began, isSeen && kind == MotionEffect::Kind::Sink);
    }

    /// All that lie elsewhere now go there together, in the time that the farthest needs.
    void row(const BoardMoment& before, const BoardMoment& after)
    {
        double most = 0;
        std::vector<std::pair<const PieceMoment*, std::vector<BoardSpot>>> all;
        for (const PieceMoment& to : after.pieces) {
            const PieceMoment* from = pieceIn(before, to.ship);
            if (!from || from->pose == to.pose)
                continue;
            all.emplace_back(&to, wayOf(from->pose, to));
            most = std::max(most, timeOfWay(all.back().second));
        }
        for (auto& [to, points] : all) {
            Track& track = trackOf(*pieceIn(before, to->ship));
            mark(*to);
            Leg leg;
            leg.from = m_now;
            leg.to = m_now + most;
            leg.gone = {0};
            for (std::size_t i = 1; i < points.size(); ++i)
                leg.gone.push_back(leg.gone.back() + effort(points[i - 1], points[i]));
            for (double& gone : leg.gone)
                gone /= std::max(leg.gone.back(), 1e-9);
            leg.gone.back() = 1;
            leg.points = std::move(points);
            track.legs.push_back(std::move(leg));
        }
        m_now += most;
    }

    /// By the order's path, as far as it was rowed.
    [[nodiscard]] std::vector<BoardSpot> wayOf(const BoardPose& from, const PieceMoment& to)
    {
        std::vector<BoardSpot> points{m_grid.spotOf(from)};
        const BoardSpot end = m_grid.spotOf(to.pose);
        if (m_way.ship == to.ship && m_way.path.size() > 1) {
            std::vector<BoardPose> poses(m_way.path.begin() + 1, m_way.path.end());
            if (poses.back() == m_way.end || poses.back() == to.pose)
                poses.pop_back();
            if (to.pose != m_way.end) { // stopped on the way: only what lies before that
                auto nearest = poses.end();
                double least = stretch(m_grid.placeOf(m_way.end) - end.place);
                for (auto each = poses.begin(); each != poses.end(); ++each)
                    if (const double off = stretch(m_grid.placeOf(*each) - end.place); off < least) {
                        least = off;
                        nearest = each;
                    }
                poses.erase(nearest, poses.end());
            }
            for (const BoardPose& pose : poses)
                points.push_back(m_grid.spotOf(pose));
            m_way = {}; // gone once
        }
        points.push_back(end);
        return points;
    }

    [[nodiscard]] double effort(const BoardSpot& a, const BoardSpot& b) const
    {
        const double measure = m_grid.isFree() ? 5 : BoardGrid::cell;
        return stretch(b.place - a.place) / measure + std::abs(turnBetween(a, b)) / 120;
    }

    [[nodiscard]] double timeOfWay(const std::vector<BoardSpot>& points) const
    {
        double all = 0;
        for (std::size_t i = 1; i < points.size(); ++i)
            all += effort(points[i - 1], points[i]);
        return std::clamp(140 + 210 * all, 220.0, 1300.0);
    }

    void happen(const BoardMoment& before, const BoardMoment& after, MotionEffect::Kind kind,
                const std::string& next)
    {
        using Kind = MotionEffect::Kind;
        MotionEffect effect{kind, after.event.ship, after.event.target, 0};
        if (kind == Kind::Capture) { // whoever changed hands
            for (const PieceMoment& piece : after.pieces)
                if (const PieceMoment* was = pieceIn(before, piece.ship); was && was->side != piece.side)
                    effect.ship = piece.ship;
            effect.target = noShip;
        }
        const auto known = [&](ShipNumber ship) {
            const PieceMoment* there = pieceIn(after, ship);
            return there ? there : pieceIn(before, ship);
        };
        const PieceMoment* by = known(effect.ship);
        if (!by)
            return; // it is not on the board for this viewer
        const PieceMoment* whom = known(effect.target);
        if (!whom)
            effect.target = noShip;
        if (kind == Kind::Burn || kind == Kind::Sink)
            effect.target = noShip;
        const double time = timeOf(kind);
        m_motion.m_happenings.push_back({effect, m_now, m_now + time});
        (void)trackOf(*by);
        if (whom)
            (void)trackOf(*whom);
        if (kind == Kind::Strike || kind == Kind::Rake) {
            const BoardSpot from = m_grid.spotOf(by->pose);
            QPointF way =
                whom ? m_grid.placeOf(whom->pose) - from.place : m_grid.ahead(by->pose, 1) - from.place;
            way = stretch(way) > 1e-6 ? way / stretch(way) : QPointF(0, 1);
            const double strength = reach() * (kind == Kind::Strike ? 0.5 : 0.25);
            trackOf(*by).jolts.push_back({m_now, m_now + time, way * strength, false});
            if (whom)
                trackOf(*whom).jolts.push_back({m_now, m_now + time, way * strength * 0.8, true});
        }
        MotionEffect::Kind following{};
        const bool isVolley = kind == Kind::Shot && effectOf(next, following) && following == Kind::Shot;
        m_now += isVolley ? time * together : time;
    }

    /// What looks otherwise, has come and has gone.
    void change(const BoardMoment& before, const BoardMoment& after, double began, bool sinks)
    {
        for (const PieceMoment& to : after.pieces) {
            const PieceMoment* from = pieceIn(before, to.ship);
            if (!from) {
                Track& track = trackOf(to);
                if (track.goes >= 0) { // it is there again
                    track.goes = track.isGone = -1;
                    track.sinks = false;
                    continue;
                }
                track.comes = m_now;
                if (m_came != m_now)
                    m_came = m_now;
            } else if (from->side != to.side || from->condition != to.condition) {
                trackOf(to).changes = std::max(began, m_now - 120);
            }
        }
        bool hasLeft = false;
        for (const PieceMoment& from : before.pieces)
            if (!pieceIn(after, from.ship)) {
                Track& track = trackOf(from);
                track.goes = sinks ? began : m_now;
                track.isGone = sinks ? m_now : m_now + fading;
                track.sinks = sinks;
                hasLeft = hasLeft || !sinks;
            }
        if (hasLeft)
            m_now += fading;
        if (m_came >= 0) {
            m_now = std::max(m_now, m_came + fading);
            m_came = -1;
        }
    }

    BoardMotion& m_motion;
    const BoardGrid& m_grid;
    OrderShape m_way;
    double m_now = 0;
    double m_came = -1;
};

BoardMotion::BoardMotion(std::span<const BoardCourse> courses, const BoardGrid& grid, double pace)
{
    if (pace <= 0)
        return;
    Layout layout(*this, grid);
    for (const BoardCourse& course : courses)
        layout.add(course);
    layout.end(pace);
}

BoardMotion BoardMotion::backwards() const
{
    BoardMotion back = *this;
    back.m_isBack = !m_isBack;
    return back;
}

double BoardMotion::forward(double at) const
{
    at = std::clamp(at, 0.0, m_length);
    return m_isBack ? m_length - at : at;
}

MotionPiece BoardMotion::piece(ShipNumber ship, double when) const
{
    MotionPiece shown;
    const auto found = m_tracks.find(ship);
    if (found == m_tracks.end())
        return shown;
    const Track& track = found->second;
    const double at = forward(when);
    shown.spot = track.first;
    for (const Leg& leg : track.legs) {
        if (at <= leg.from)
            break;
        const double part = std::min(1.0, (at - leg.from) / std::max(leg.to - leg.from, 1e-9));
        const double gone = eased(part, leg.easesIn, leg.easesOut);
        std::size_t next = 1;
        while (next + 1 < leg.points.size() && leg.gone[next] < gone)
            ++next;
        const double whole = leg.gone[next] - leg.gone[next - 1];
        shown.spot = between(leg.points[next - 1], leg.points[next],
                             whole > 0 ? (gone - leg.gone[next - 1]) / whole : 1);
        shown.isRowing = part < 1;
        shown.strokes += part * leg.strokes();
    }
    for (const Jolt& jolt : track.jolts) {
        if (at <= jolt.from || at >= jolt.to)
            continue;
        const double part = (at - jolt.from) / (jolt.to - jolt.from);
        const double pi = std::acos(-1.0);
        const double height =
            !jolt.isBlow ? std::sin(pi * std::min(1.0, part * 1.4))
            : part < MotionEffect::blowAt
                ? 0
                : std::sin(4 * pi * (part - MotionEffect::blowAt) / (1 - MotionEffect::blowAt)) * (1 - part);
        shown.spot.place += jolt.by * height;
    }
    const double length = std::max(m_length, 1e-9);
    if (track.comes >= 0)
        shown.strength = std::clamp((at - track.comes) / std::min(fading, length), 0.0, 1.0);
    if (at >= m_length && track.goes < 0)
        shown.strength = 1;
    if (track.goes >= 0) {
        const double left =
            at >= track.isGone
                ? 1
                : std::clamp((at - track.goes) / std::max(track.isGone - track.goes, 1e-9), 0.0, 1.0);
        shown.strength = std::min(shown.strength, 1 - left);
        shown.sunk = track.sinks ? left : 0;
    }
    shown.isLater = at >= (track.changes >= 0 ? track.changes : m_length);
    return shown;
}

double BoardMotion::Leg::strokes() const
{
    return std::max(1.0, std::round((to - from) / 320));
}

std::vector<double> BoardMotion::strokes() const
{
    std::vector<double> all;
    for (const auto& [ship, track] : m_tracks)
        for (const Leg& leg : track.legs)
            for (double stroke = 0; stroke < leg.strokes(); ++stroke)
                all.push_back(leg.from + (leg.to - leg.from) * stroke / leg.strokes());
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

std::vector<MotionEffect> BoardMotion::effects(double when) const
{
    std::vector<MotionEffect> all;
    const double at = forward(when);
    for (const MotionHappening& each : m_happenings) {
        if (at <= each.from || at >= each.to)
            continue;
        all.push_back(each.effect);
        all.back().part = (at - each.from) / (each.to - each.from);
    }
    return all;
}

} // namespace navarch
