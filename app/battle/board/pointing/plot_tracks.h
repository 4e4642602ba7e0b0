// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainter>
#include <QPointF>

#include "app/battle/board/sight/board_camera.h"
#include "app/battle/room/battle_room.h"

namespace navarch {

/// The colours tracks are drawn in.
struct TrackInks {
    QColor ink;
    QColor card;
    QColor accent;
    QColor warn;
    QColor bad;
};

/// Written plots on the board: the one that is written step by step, numbered by phases, with the steps that may follow;
/// those of the other ships faint. Made for one picture or one click.
class PlotTracks {
public:
    PlotTracks(BattleRoom& room, const BoardCamera& camera, const TrackInks& inks)
        : m_room(room),
          m_camera(camera),
          m_inks(inks)
    {
    }

    void paint(QPainter& painter) const;

    /// What a place of the board stands for: a step that may be next, or one that is written.
    struct Mark {
        char symbol = '\0'; ///< to write,
        int keep = -1;      ///< or so many steps to keep

        [[nodiscard]] bool is() const { return symbol != '\0' || keep >= 0; }
    };
    /// `ownShip`: an own ship that lies there and would rather be chosen; noShip: none.
    [[nodiscard]] Mark at(const QPointF& place, int ownShip = noShip) const;
    /// Where the sign of a step stands: in its hex, on rexes in that of the bow, so that turns on one spot lie apart.
    [[nodiscard]] QPointF signOf(const BoardPose& pose) const;
    /// Does what a click there stands for. False when it stands for nothing.
    bool take(const QPointF& place, int ownShip) const;

private:
    void paintTrack(QPainter& painter, const PlotTrack& track, const QColor& ink, double strength) const;
    void paintSteps(QPainter& painter, const PlotAnswer& plot) const;
    void paintWays(QPainter& painter, const PlotAnswer& plot) const;
    void paintGhost(QPainter& painter, const PlotAnswer& plot) const;
    void paintRefusal(QPainter& painter, const PlotAnswer& plot) const;
    [[nodiscard]] QPointF headOf(const BoardPose& pose, double reach, double turn = 0) const;
    /// The ship that is written for fills two rexes.
    [[nodiscard]] bool isLong() const;
    /// The hex, or on rexes the rex of the bow, in which the sign of a step stands.
    [[nodiscard]] BoardPose cellOf(const BoardPose& pose) const;
    [[nodiscard]] double reach() const;
    /// Pixels from the middle of a sign to its rim.
    [[nodiscard]] double dot() const;

    BattleRoom& m_room;
    const BoardCamera& m_camera;
    TrackInks m_inks;
};

} // namespace navarch
