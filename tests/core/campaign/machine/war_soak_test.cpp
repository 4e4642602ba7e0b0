// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/data/embedded.h"
#include "tests/core/campaign/machine/war_fixture.h"

using namespace navarch;
using namespace navarch::test;

class WarSoakTest : public QObject {
    Q_OBJECT

private slots:
    /// CP-12: every scenario is fought by machine against machine for a year.
    void cp12_everyScenarioLastsAYear_data()
    {
        QTest::addColumn<QString>("scenario");
        for (const std::string& id : scenarioIds())
            QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }
    void cp12_everyScenarioLastsAYear()
    {
        QFETCH(const QString, scenario);
        MachineWar war(scenario.toStdString());
        const std::string wrong = war.fight(48);
        QVERIFY2(wrong.empty(), wrong.c_str());
        const WarTally tally = tallyOf(war.campaign);
        qInfo("%s: %s, %d let go, %zu lines of chronicle", qPrintable(scenario), tally.text().c_str(), war.letGo,
              war.campaign.table<ChronicleRecord>().size());
        // CP-11.1: captains make war, and within what they have.
        QVERIFY2(tally.battles >= 1 && tally.battles + tally.raids >= 4, tally.text().c_str());
        QVERIFY2(!tally.poorest.isNegative(), tally.text().c_str());
    }
};

QTEST_APPLESS_MAIN(WarSoakTest)
#include "war_soak_test.moc"
