// SPDX-License-Identifier: GPL-3.0-or-later
// A roster has no column and no page that it does not need.
#include <QTest>

#include "core/data/figures.h"
#include "reports/lists/roster.h"
#include "tests/reports/page_checks.h"
#include "tests/reports/rule_measurer.h"
#include "tests/reports/sample_fleets.h"

using namespace navarch;

namespace {

Document rosterOf(const Fleet& fleet)
{
    const RuleMeasurer measurer;
    return *fleetRoster(fleet, builtInFigures(), {}, measurer);
}

/// So many triremes of a squadron that nobody commands, which is all that the rules have against them.
Fleet leaderless(int ships)
{
    Fleet fleet = plainFleet();
    FleetShip ship = fleet.ships.front();
    ship.squadron = "Van";
    ship.captain.clear();
    fleet.ships.clear();
    fleet.commanders.clear();
    fleet.alliedPercent = 0;
    for (int i = 0; i < ships; ++i) {
        ship.name = "Ship " + std::to_string(i + 1);
        fleet.ships.push_back(ship);
    }
    return fleet;
}

} // namespace

class RosterTest : public QObject {
    Q_OBJECT

private slots:
    void whatEachCostsStandsWhereThereAreSeveral();
    void findingsAloneTakeNoPage();
};

/// The ships of a campaign are rows of one: what each of a row costs is what the row costs.
void RosterTest::whatEachCostsStandsWhereThereAreSeveral()
{
    Fleet fleet = plainFleet();
    QVERIFY(allText(rosterOf(fleet)).contains(QStringLiteral("Each")));
    fleet.ships.back().count = 1;
    const QString single = allText(rosterOf(fleet));
    QVERIFY2(!single.contains(QStringLiteral("Each")), qPrintable(single));
    QVERIFY(single.contains(QStringLiteral("Talents")) && single.contains(QStringLiteral("30.80")));
}

void RosterTest::findingsAloneTakeNoPage()
{
    const RuleMeasurer measurer;
    int found = 0;
    for (int ships = 4; ships <= 40; ++ships) {
        const Document document = rosterOf(leaderless(ships));
        const QStringList faults = geometryFaults(document, measurer);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
        found += allText(document).contains(QStringLiteral("By the rules")) ? 1 : 0;
        const QString last = allText({{}, {document.pages.back()}});
        QVERIFY2(!last.startsWith(QStringLiteral("By the rules")),
                 qPrintable(QStringLiteral("of %1 ships: %2").arg(ships).arg(last)));
    }
    QCOMPARE(found, 37);
}

QTEST_APPLESS_MAIN(RosterTest)
#include "roster_test.moc"
