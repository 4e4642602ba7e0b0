// SPDX-License-Identifier: GPL-3.0-or-later
// Captains play towards what a brief asks for besides the enemy's defeat (RS-17.3).
#include <QTest>

#include "core/rules/ramming_speed/battle/game.h"
#include "tests/core/battle/engine/condition_battles.h"
#include "tests/core/battle/engine/equal_fleets.h"

using namespace navarch;
using ramming::RammingSpeed;

namespace {

BattleBrief fleets()
{
    return equalFleets("ramming-speed", 4);
}

} // namespace

class RammingConditionTest : public QObject {
    Q_OBJECT

private slots:
    void whoShallHoldOutKeepsAway();
};

void RammingConditionTest::whoShallHoldOutKeepsAway()
{
    const auto [knowing, unknowing] = winsOfBoth<RammingSpeed>(fleets(), "condition", "hold", ":5");
    QVERIFY2(knowing >= unknowing + 2,
             qPrintable(QStringLiteral("%1 of 40, %2").arg(knowing).arg(unknowing)));
}

QTEST_GUILESS_MAIN(RammingConditionTest)
#include "condition_test.moc"
