// SPDX-License-Identifier: GPL-3.0-or-later
// Captains play towards what a brief asks for besides the enemy's defeat (SQ-14.4).
#include <QTest>

#include "core/rules/squadrons/battle/game.h"
#include "tests/core/battle/engine/condition_battles.h"
#include "tests/core/battle/engine/equal_fleets.h"

using namespace navarch;
using squadrons::Squadrons;

namespace {

BattleBrief fleets()
{
    return equalFleets("squadrons", 30);
}

} // namespace

class SquadronConditionTest : public QObject {
    Q_OBJECT

private slots:
    void whoShallGetAwayDoes();
};

void SquadronConditionTest::whoShallGetAwayDoes()
{
    const auto [knowing, unknowing] = winsOfBoth<Squadrons>(fleets(), "condition", "exit", ":10");
    QVERIFY2(knowing >= unknowing + 2,
             qPrintable(QStringLiteral("%1 of 40, %2").arg(knowing).arg(unknowing)));
}

QTEST_GUILESS_MAIN(SquadronConditionTest)
#include "condition_test.moc"
