// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSignalSpy>
#include <QTest>

#include "app/battle/room/battle_room.h"
#include "tests/core/battle/made_up/plotted_game.h"

namespace navarch {

[[nodiscard]] inline QString s(const char* text)
{
    return QString::fromLatin1(text);
}

/// Athens by hand; Corinth by a captain who waits to be told, or by hand.
struct Sitting {
    BattleRoom room{nullptr, plottedRules()};
    QSignalSpy refused{room.notices(), &BattleNotices::refused};

    explicit Sitting(bool hotSeat = false, int ships = 2)
    {
        room.pace()->setInterval(0);
        room.pace()->setAutomatic(false);
        BattleBrief brief = plottedBrief(ships);
        if (!hotSeat)
            brief.sides[1].captain = Temperament::Steady;
        room.start()->begin(brief);
        (void)settled();
    }
    bool settled()
    {
        return QTest::qWaitFor([this] { return !room.choice()->listing() && !room.pace()->thinking(); });
    }
    [[nodiscard]] WrittenPlot& plot() { return *room.plotting()->plot(); }
    [[nodiscard]] ShownPlotNote note(int at) { return plot().lists()->notes().value(at); }
    [[nodiscard]] int stateOf(int row) { return room.plotting()->book()->value(row, "state").toInt(); }
    /// Everything that the room tells of what has been.
    [[nodiscard]] QString told()
    {
        QStringList lines{room.history()->undoTitle(), room.history()->redoTitle(), room.turn()->question()};
        for (int i = 0; i < room.history()->log()->count(); ++i)
            lines.push_back(
                room.history()->log()->data(room.history()->log()->index(i), BattleLog::TextRole).toString());
        for (const MatchStep& step : room.table().match()->steps())
            lines.push_back(words(step.wording));
        for (const BoardPiece& piece : room.table().view().pieces) {
            for (const Phrase& figure : piece.figures)
                lines.push_back(words(figure));
            for (const Phrase& status : piece.status)
                lines.push_back(words(status));
        }
        return lines.join(QLatin1Char('\n'));
    }
    bool open(int ship)
    {
        room.choice()->select(ship);
        return settled() && plot().isOn() && plot().ship() == ship;
    }
};

} // namespace navarch
