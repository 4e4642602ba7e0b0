// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/rules/shared/brief_options.h"

using namespace navarch;

/// What a brief asks for besides the enemy's defeat, as every game asks it.
class VictoryConditionTest : public QObject {
    Q_OBJECT

private slots:
    void whoExitsWins();
    void whoHoldsOutWins();
    void whoExitsComesFirst();
};

void VictoryConditionTest::whoExitsWins()
{
    const VictoryCondition condition{.exiter = 1, .exits = 3};
    const auto nobody = [](int) { return false; };
    QCOMPARE(condition.victor(std::array<int, 2>{9, 2}, 50, nobody), -1);
    QCOMPARE(condition.victor(std::array<int, 2>{0, 3}, 1, nobody), 1);
    QCOMPARE(VictoryCondition{}.victor(std::array<int, 2>{9, 9}, 50, [](int) { return true; }), -1);
}

void VictoryConditionTest::whoHoldsOutWins()
{
    const VictoryCondition condition{.holder = 0, .holdUntil = 8};
    const std::array<int, 2> none{};
    const auto first = [](int side) { return side == 0; };
    QCOMPARE(condition.victor(none, 7, first), -1);
    QCOMPARE(condition.victor(none, 8, first), 0);
    QCOMPARE(condition.victor(none, 9, first), 0);
    QCOMPARE(condition.victor(none, 8, [](int side) { return side == 1; }), -1);
}

void VictoryConditionTest::whoExitsComesFirst()
{
    const VictoryCondition condition{0, 8, 1, 3};
    const auto first = [](int side) { return side == 0; };
    QCOMPARE(condition.victor(std::array<int, 2>{0, 3}, 8, first), 1);
    QCOMPARE(condition.victor(std::array<int, 2>{0, 2}, 8, first), 0);
}

QTEST_APPLESS_MAIN(VictoryConditionTest)
#include "victory_condition_test.moc"
