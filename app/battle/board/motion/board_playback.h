// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QQuickItem>
#include <QVariantAnimation>

#include "app/base/sound/sounds.h"
#include "app/battle/board/motion/motion_sounds.h"
#include "app/battle/board/sight/board_sight.h"
#include "app/battle/room/battle_room.h"

namespace navarch {

/// Shows what happened in a room's battle: the motion between how it stood and how it stands, frame by frame, at the room's
/// pace. Captains wait meanwhile. It only goes on while somebody can see it, and is heard only while it is seen running
/// forward.
class BoardPlayback : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A battle board has it.")
    /// Orders are not seen on their way: the board shows at once what came of them.
    Q_PROPERTY(bool reduced READ reduced WRITE setReduced NOTIFY reducedChanged)
    /// Where it is heard; none: nowhere.
    Q_PROPERTY(navarch::Sounds* sounds READ sounds WRITE setSounds NOTIFY soundsChanged)
    /// What happened is being shown; skip() ends it.
    Q_PROPERTY(bool playing READ playing NOTIFY playingChanged)

public:
    /// Of an item that shows the room, if there is one; all three outlive it.
    BoardPlayback(const QQuickItem& item, const QPointer<BattleRoom>& room, BoardSight& sight);
    ~BoardPlayback() override;

    /// Shows at once what came of what is being shown.
    Q_INVOKABLE void skip() { end(); }

    [[nodiscard]] bool reduced() const { return m_isReduced; }
    void setReduced(bool reduced);
    [[nodiscard]] Sounds* sounds() const { return m_sounds; }
    void setSounds(Sounds* sounds);
    [[nodiscard]] bool playing() const { return m_isPlaying; }

    /// Shows the orders by which the battle came to where it stands, or was taken back to there.
    void begin();
    void end();
    /// The motion that begins next leaves a ship where it lies: it was dragged there.
    void leaveOut(ShipNumber ship) { m_placed = ship; }
    /// Shows a motion there, in thousandths of a second, and stays, as long as nobody goes on with it: for pictures of it.
    void holdAt(double time);

    /// What is being shown; empty while nothing is.
    [[nodiscard]] const BoardMotion& motion() const { return m_motion; }
    /// In thousandths of a second since it began.
    [[nodiscard]] double time() const { return m_time; }
    /// How far it has come, 0 to 1; 1 when nothing moves.
    [[nodiscard]] double partGone() const { return m_isPlaying ? m_time / m_motion.length() : 1; }

signals:
    void reducedChanged();
    void soundsChanged();
    void playingChanged();
    /// It has come further.
    void moved();

private:
    [[nodiscard]] bool isSeen() const;
    void goOn();
    void turnSight();
    void soundTo(double time);

    const QQuickItem& m_item;
    const QPointer<BattleRoom>& m_room;
    BoardSight& m_sight;
    BoardMotion m_motion;
    QVariantAnimation m_clock; ///< the scene graph's: it runs only while something moves
    double m_time = 0;
    QPointer<Sounds> m_sounds;
    std::vector<SoundCue> m_cues; ///< of the motion
    std::size_t m_heard = 0;      ///< of them
    int m_turn = 0;               ///< that was heard to begin
    bool m_isReduced = false;
    bool m_isPlaying = false;
    bool m_isHeld = false;
    ShipNumber m_placed = noShip;
};

} // namespace navarch
