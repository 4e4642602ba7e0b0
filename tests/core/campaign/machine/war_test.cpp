// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>
#include <set>

#include "core/campaign/calendar.h"
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
        const WarTally tally = tallyOf(war.campaign);
        QVERIFY2(war.battles > 0 && tally.battles == war.battles, tally.text().c_str());
        QVERIFY2(!tally.poorest.isNegative(), tally.text().c_str());
        // Every captain who attacked had asked first: of the assaults that were his own choice he wins his share (CP-11.1).
        int attacks = 0;
        int won = 0;
        for (const auto& [id, battle] : war.campaign.table<BattleRecord>()) {
            if (battle.state != BattleState::Fought || battle.place != PlaceKind::Port)
                continue;
            ++attacks;
            for (const auto& [row, side] : war.campaign.table<BattleSideRecord>())
                won += side.battle == id && side.victor && side.number == 0;
        }
        QVERIFY2(attacks > 0 && won * 2 >= attacks,
                 (std::to_string(won) + " of " + std::to_string(attacks)).c_str());
        std::set<std::string> kinds;
        for (const auto& [id, entry] : war.campaign.table<ChronicleRecord>())
            kinds.insert(entry.kind);
        QVERIFY2(kinds.contains("battle-fought"), "no battle was told");
        // They lived by their means and did something with them: ships were repaired, trained, built or bought.
        QVERIFY(std::any_of(war.campaign.table<PostingRecord>().begin(),
                            war.campaign.table<PostingRecord>().end(),
                            [](const auto& each) { return each.second.account == Account::Yards; }));
    }

    /// CP-1.2: a war from the last weeks of winter on, and one into the next winter. In a closed week no fleet of a captain's is at
    /// sea that was in port when the week began, and nobody is lost to storms who need not have sailed.
    void cp1_2_nobodySailsInWinter()
    {
        for (const auto& [month, weeks] : {std::pair{2, 4}, {10, 9}}) {
            MachineWar war("saronic-gulf");
            HeadRecord& head = war.campaign.table<HeadRecord>().begin()->second;
            head.month = month;
            head.week = 1;
            int closed = 0;
            for (int week = 0; week < weeks; ++week) {
                const Date today = dateOf(war.campaign.head());
                std::set<FleetId> inPort;
                for (const auto& [id, fleet] : war.campaign.table<FleetRecord>())
                    if (fleet.port)
                        inPort.insert(id);
                const std::string wrong = war.fight(1);
                QVERIFY2(wrong.empty(), wrong.c_str());
                if (seasonOf(today) != Season::Closed)
                    continue;
                ++closed;
                for (const auto& [id, fleet] : war.campaign.table<FleetRecord>())
                    QVERIFY2(!inPort.contains(id) || fleet.port,
                             (phraseOf(today).english() + ": " + fleet.name).c_str());
                for (const auto& [id, entry] : war.campaign.table<ChronicleRecord>())
                    QVERIFY2(entry.kind != "storm" || entry.turn + 1 != war.campaign.head().turn,
                             (phraseOf(today).english() + ": " + entry.text).c_str());
            }
            QVERIFY(closed >= 4);
        }
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
