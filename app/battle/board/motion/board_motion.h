// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>

#include <map>
#include <span>
#include <vector>

#include "app/battle/board/sight/board_grid.h"
#include "core/battle/contract/board_view.h"

namespace navarch {

/// Something that is seen to happen, beside the rowing.
struct MotionEffect {
    enum class Kind { Strike, Rake, Shot, Board, Burn, Sink, Capture };
    Kind kind = Kind::Strike;
    ShipNumber ship = noShip;   ///< whose doing; of burning, sinking and capture: whom it befalls
    ShipNumber target = noShip; ///< whom it is done to; noShip: nobody
    double part = 0;            ///< how far it has come, 0 to 1

    static constexpr double blowAt =
        0.3; ///< the part of a strike or a rake at which she that is struck is shaken
};

/// When an effect is seen, in thousandths of a second after its motion began.
struct MotionHappening {
    MotionEffect effect;
    double from = 0;
    double to = 0;
};

/// A piece at one time of a motion.
struct MotionPiece {
    BoardSpot spot;
    double strength = 1; ///< 0: not there, 1: wholly
    double sunk = 0;     ///< 0 to 1
    double strokes = 0;  ///< of its oars since the motion began; whole while it lies still
    bool isRowing = false;
    bool isLater = false; ///< it looks as after the last order that is shown, not as before the first
};

/// What is seen between two states of a board: the courses of the orders between them laid out in time, in thousandths of a
/// second. It knows no clock; who shows it asks for a time. Only what the courses tell is shown, so that it tells no
/// viewer more than he may know.
class BoardMotion {
public:
    /// Nothing moves.
    BoardMotion() = default;
    /// `pace`: how long everything takes, 1 being even; 0: nothing is shown, the length is 0.
    BoardMotion(std::span<const BoardCourse> courses, const BoardGrid& grid, double pace);

    /// The same from its end to its beginning: at t what was at length() - t.
    [[nodiscard]] BoardMotion backwards() const;

    [[nodiscard]] double length() const { return m_length; }
    [[nodiscard]] bool isBack() const { return m_isBack; }
    /// A piece has a part in it; all others lie as they do in the view.
    [[nodiscard]] bool concerns(ShipNumber ship) const { return m_tracks.contains(ship); }
    /// Where a piece is that has a part in it, `at` held between 0 and length().
    [[nodiscard]] MotionPiece piece(ShipNumber ship, double at) const;
    /// What happens then.
    [[nodiscard]] std::vector<MotionEffect> effects(double at) const;
    /// All of them, as they run forward.
    [[nodiscard]] const std::vector<MotionHappening>& happenings() const { return m_happenings; }
    /// When oars dip, as it runs forward, in the order of time; ships that row together dip together.
    [[nodiscard]] std::vector<double> strokes() const;
    /// The part of the table where it happens, in the grid's measure; null when nothing does.
    [[nodiscard]] QRectF where() const { return m_where; }

private:
    struct Leg {
        double from = 0;
        double to = 0;
        std::vector<BoardSpot> points;
        std::vector<double> gone; ///< up to each point, the last 1
        bool easesIn = true;
        bool easesOut = true;

        /// Of the oars, while it lasts.
        [[nodiscard]] double strokes() const;
    };
    struct Jolt {
        double from = 0;
        double to = 0;
        QPointF by;          ///< at its height, on the table
        bool isBlow = false; ///< it comes late and dies away; otherwise forward and back
    };
    struct Track {
        BoardSpot first;
        std::vector<Leg> legs;
        std::vector<Jolt> jolts;
        double comes = -1;  ///< when it appears; -1: it is there from the beginning
        double goes = -1;   ///< when it begins to leave; -1: never
        double isGone = -1; ///< and has left
        bool sinks = false;
        double changes = -1; ///< when it looks otherwise; -1: at the end
    };
    class Layout;

    [[nodiscard]] double forward(double at) const;

    std::map<ShipNumber, Track> m_tracks;
    std::vector<MotionHappening> m_happenings;
    QRectF m_where;
    double m_length = 0;
    bool m_isBack = false;
};

/// Whether an event of that kind (BattleEvent::kind) is seen happening, and as what.
[[nodiscard]] bool effectOf(const std::string& kind, MotionEffect::Kind& effect);

} // namespace navarch
