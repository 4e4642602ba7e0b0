// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/core/campaign/machine/war_fixture.h"

using namespace navarch;
using namespace navarch::test;

class WarTest : public QObject {
    Q_OBJECT

private slots:
    /// CP-1.3, CP-11.1: a summer of the teaching campaign, every side by its captain.
    void cp11_1_aSummerOfMachineAgainstMachine()
    {
        MachineWar war("saronic-gulf");
        const std::string wrong = war.fight(12);
        QVERIFY2(wrong.empty(), wrong.c_str());
        QCOMPARE(war.campaign.head().turn, 12);
        QVERIFY2(war.battles > 0, "nobody fought");
        QVERIFY(!war.campaign.table<ChronicleRecord>().empty());
    }

    void theSameWarTwiceIsTheSame()
    {
        MachineWar one("saronic-gulf");
        MachineWar other("saronic-gulf");
        QCOMPARE(one.fight(4), "");
        QCOMPARE(other.fight(4), "");
        QVERIFY(one.campaign == other.campaign);
    }
};

QTEST_APPLESS_MAIN(WarTest)
#include "war_test.moc"
