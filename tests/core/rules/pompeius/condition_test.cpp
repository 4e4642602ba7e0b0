// SPDX-License-Identifier: GPL-3.0-or-later
// Captains play towards what a brief asks for besides the enemy's defeat (PM-14.2).
#include <QTest>

#include "core/rules/pompeius/battle/game.h"
#include "tests/core/battle/engine/condition_battles.h"
#include "tests/core/battle/engine/equal_fleets.h"

using namespace navarch;
using pompeius::Pompeius;

namespace {

BattleBrief fleets()
{
    return equalFleets("pompeius", 4);
}

} // namespace

class PompeiusConditionTest : public QObject {
    Q_OBJECT

private slots:
    void whoShallGetAwayRowsThrough();
    void whoShallHoldOutKeepsAway();
};

void PompeiusConditionTest::whoShallGetAwayRowsThrough()
{
    const auto [knowing, unknowing] = winsOfBoth<Pompeius>(fleets(), "victory", "exit", ":2");
    QVERIFY2(knowing >= unknowing + 6,
             qPrintable(QStringLiteral("%1 of 40, %2").arg(knowing).arg(unknowing)));
}

void PompeiusConditionTest::whoShallHoldOutKeepsAway()
{
    const auto [knowing, unknowing] = winsOfBoth<Pompeius>(fleets(), "victory", "hold", ":15");
    QVERIFY2(knowing >= unknowing + 2,
             qPrintable(QStringLiteral("%1 of 40, %2").arg(knowing).arg(unknowing)));
}

QTEST_GUILESS_MAIN(PompeiusConditionTest)
#include "condition_test.moc"
