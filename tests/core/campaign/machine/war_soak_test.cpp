// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <set>

#include "core/campaign/archive/archive.h"
#include "core/campaign/calendar.h"
#include "core/data/embedded.h"
#include "tests/core/campaign/machine/war_fixture.h"
#include "tests/support/rounds.h"

using namespace navarch;
using namespace navarch::test;

namespace {

int nextYear(int year)
{
    return year == -1 ? 1 : year + 1;
}

} // namespace

class WarSoakTest : public QObject {
    Q_OBJECT

private slots:
    /// CP-12: every scenario is fought by machine against machine for a year.
    void cp12_everyScenarioLastsAYear_data()
    {
        QTest::addColumn<QString>("scenario");
        for (const std::string& id : scenarioIds())
            if (!onlyOneRound() || id == scenarioIds().front())
                QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }
    void cp12_everyScenarioLastsAYear()
    {
        QFETCH(const QString, scenario);
        MachineWar war(scenario.toStdString());
        // A year, whatever week it begins in: all seasons, twelve months' ends, and a war that is never held up.
        const Date first = dateOf(war.campaign.head());
        std::string stormsInWinter;
        const int weeks = rounds(48, 2);
        for (int week = 0; week < weeks; ++week) {
            const Date today = dateOf(war.campaign.head());
            std::set<FleetId> inPort;
            for (const auto& [id, fleet] : war.campaign.table<FleetRecord>())
                if (fleet.port)
                    inPort.insert(id);
            const std::string wrong = war.fight(1);
            QVERIFY2(wrong.empty(), wrong.c_str());
            QCOMPARE(war.campaign.head().turn, week + 1);
            QCOMPARE(war.campaign.head().phase, TurnPhase::Orders);
            QVERIFY(waitingBattles(war.campaign).empty());
            for (const auto& [id, contract] : war.campaign.table<ContractRecord>())
                QVERIFY(contract.reliability >= 0 && contract.reliability <= 10); // CP-9.1
            if (seasonOf(today) != Season::Closed)
                continue;
            // CP-1.2: nobody leaves harbour in a closed week.
            for (const auto& [id, fleet] : war.campaign.table<FleetRecord>())
                QVERIFY2(!inPort.contains(id) || fleet.port,
                         (phraseOf(today).english() + ": " + fleet.name).c_str());
            for (const auto& [id, entry] : war.campaign.table<ChronicleRecord>())
                if (entry.turn == week && entry.kind == "storm")
                    stormsInWinter += phraseOf(today).english() + ": " + entry.text + "\n";
        }
        const Date last = dateOf(war.campaign.head());
        QVERIFY(
            weeks < 48
            || (last.month == first.month && last.week == first.week && last.year == nextYear(first.year)));
        QVERIFY2(stormsInWinter.empty(), stormsInWinter.c_str());
        const WarTally tally = tallyOf(war.campaign);
        qInfo("%s: %s, %d let go, %zu lines of chronicle", qPrintable(scenario), tally.text().c_str(),
              war.letGo, war.campaign.table<ChronicleRecord>().size());
        if (onlyOneRound())
            return; // in two weeks nobody need fight
        // CP-11.1: captains make war, and within what they have.
        QVERIFY2(tally.battles >= 1 && tally.battles + tally.raids >= 4, tally.text().c_str());
        QVERIFY2(!tally.poorest.isNegative(), tally.text().c_str());
        // CP-12: it lasted: somebody is left to fight with and against, and the year's books were closed month by month.
        std::set<SideId> afloat;
        for (const auto& [id, ship] : war.campaign.table<ShipRecord>())
            if (const FleetRecord* fleet = war.campaign.find(ship.fleet))
                afloat.insert(fleet->side);
        QVERIFY2(afloat.size() >= 2, tally.text().c_str());
    }
};

QTEST_APPLESS_MAIN(WarSoakTest)
#include "war_soak_test.moc"
