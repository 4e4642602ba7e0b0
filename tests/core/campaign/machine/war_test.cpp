// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <set>

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

    /// CP-11.1: captains may stand in for players as well: what they order goes through the gate as players' orders do.
    void cp11_1_captainsStandInForPlayers()
    {
        const auto orders = [](bool commandAll) {
            MachineWar war("saronic-gulf");
            const SideId athens = war.campaign.table<SideRecord>().begin()->first;
            war.campaign.table<SideRecord>().at(athens).player = Player::Person;
            war.commandAll = commandAll;
            const std::string wrong = war.fight(2);
            std::set<std::string> deeds;
            if (!wrong.empty())
                deeds.insert(wrong);
            for (const std::string& deed : war.deeds)
                deeds.insert(deed);
            return deeds;
        };
        const std::set<std::string> alone = orders(false);
        QVERIFY(alone.contains("turn.advance") && !alone.contains("fleet.order"));
        QVERIFY(orders(true).contains("fleet.order"));
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
