// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSignalSpy>
#include <QTest>

#include "app/battle/room/battle_room.h"
#include "tests/core/battle/made_up/tiny_brief.h"

namespace navarch {

/// Athens by hand against a steady captain, or both by hand.
inline BattleBrief tinyBriefFor(bool hotSeat)
{
    BattleBrief brief = tinyBrief();
    brief.sides[0].captain.reset();
    if (hotSeat)
        brief.sides[1].captain.reset();
    return brief;
}

struct TinySitting {
    BattleRoom room{nullptr, tinyRules()};
    QSignalSpy refused{room.notices(), &BattleNotices::refused};

    explicit TinySitting(const BattleBrief& brief = tinyBriefFor(false))
    {
        room.pace()->setInterval(0);
        room.start()->begin(brief);
    }
    /// Until hands are asked, or the battle is over.
    bool waitForHands()
    {
        return QTest::qWaitFor([this] {
            return (room.turn()->handsAsked() && !room.pace()->thinking() && !room.choice()->listing())
                   || room.isOver();
        });
    }
    /// Until the orders that may be given are found.
    void waitForOrders()
    {
        QVERIFY(QTest::qWaitFor([this] { return !room.choice()->listing(); }));
    }
    /// The first order there is, of a ship or of the side.
    void giveAny()
    {
        waitForOrders();
        if (room.choice()->orders()->count() > 0)
            room.choice()->give(0);
        else
            room.ofSide()->give(0);
    }
};

} // namespace navarch
