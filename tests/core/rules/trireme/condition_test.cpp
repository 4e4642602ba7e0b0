// SPDX-License-Identifier: GPL-3.0-or-later
// Captains play towards what a brief asks for besides the enemy's defeat (TR-11.1).
#include <QTest>

#include "core/rules/trireme/battle/game.h"
#include "tests/core/battle/engine/condition_battles.h"
#include "tests/core/battle/engine/equal_fleets.h"

using namespace navarch;
using trireme::Trireme;

namespace {

BattleBrief fleets()
{
    return equalFleets("trireme", 4);
}

} // namespace

class TriremeConditionTest : public QObject {
    Q_OBJECT

private slots:
    void whoShallGetAwayRowsThrough();
    void whoShallHoldOutKeepsAway();
};

void TriremeConditionTest::whoShallGetAwayRowsThrough()
{
    const auto [knowing, unknowing] = winsOfBoth<Trireme>(fleets(), "condition", "exit", ":2");
    QVERIFY2(knowing >= unknowing + 4,
             qPrintable(QStringLiteral("%1 of 40, %2").arg(knowing).arg(unknowing)));
}

void TriremeConditionTest::whoShallHoldOutKeepsAway()
{
    const auto [knowing, unknowing] = winsOfBoth<Trireme>(fleets(), "condition", "hold", ":12");
    QVERIFY2(knowing >= unknowing + 2,
             qPrintable(QStringLiteral("%1 of 40, %2").arg(knowing).arg(unknowing)));
}

QTEST_GUILESS_MAIN(TriremeConditionTest)
#include "condition_test.moc"
