// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/machine/force.h"

#include <QtTest>

#include <algorithm>

#include "core/campaign/sea/course.h"
#include "tests/core/campaign/campaign_fixture.h"

using namespace navarch;
using namespace navarch::test;

class ForceTest : public QObject {
    Q_OBJECT

private slots:
    /// CP-11.1: the values of ports within reach: for the days it costs to get there, and three to take it.
    void cp11_1_whatAPortIsWorth()
    {
        PortRecord rich;
        rich.economicValue = 8;
        PortRecord poor;
        poor.economicValue = 4;
        QCOMPARE(Goal({&rich, 30}).worth(), 200);
        QCOMPARE(Goal({&rich, 31}).worth(), 160);
        QCOMPARE(Goal({&rich, 150}).worth(), 100);
        QCOMPARE(Goal({&poor, 30}).worth(), 100);
        GamingTable table;
        const Knowledge known = knowledgeOf(table.campaign, builtInFigures(), table.side("Athens"));
        const std::vector<Goal> goals =
            Theatre(known, builtInFigures()).goalsFrom(offPlace("piraeus"), 300, true);
        QVERIFY(goals.size() >= 3);
        QVERIFY(std::is_sorted(goals.begin(), goals.end(),
                               [](const Goal& a, const Goal& b) { return a.worth() > b.worth(); }));
        for (const Goal& goal : Theatre(known, builtInFigures()).goalsFrom(offPlace("piraeus"), 300, false))
            QVERIFY(goal.port->owner && goal.port->owner != table.side("Athens"));
    }
};

QTEST_APPLESS_MAIN(ForceTest)
#include "force_test.moc"
