// SPDX-License-Identifier: GPL-3.0-or-later
// Curves over time: thinned, dated, and read back from the journal.
#include "tests/app/war/treasury/curves_test.h"

#include <QTest>

#include <algorithm>

#include "app/war/treasury/ledger_span.h"
#include "app/war/treasury/strength_chart.h"
#include "core/campaign/actions/ship_actions.h"
#include "core/campaign/turn/turn_actions.h"
#include "tests/app/war_file.h"

using namespace navarch;
using namespace navarch::test;

class CurvesTest : public QObject {
    Q_OBJECT

private slots:
    void aCurveIsThinnedWithoutLosingItsPeaks();
    void spansOfTime();
    void fleetStrengthIsReadBack();

private:
    QTemporaryDir m_folder;
};

void CurvesTest::aCurveIsThinnedWithoutLosingItsPeaks()
{
    QList<QPointF> points;
    for (int i = 0; i < 20'000; ++i)
        points += QPointF(i, i == 7'777 ? 900 : i == 13'000 ? -900 : i % 10);
    const QList<QPointF> few = thinned(points, 0, 20'000, 100);
    QVERIFY(few.size() <= 400);
    QVERIFY(few.contains(QPointF(7'777, 900)) && few.contains(QPointF(13'000, -900)));
    QCOMPARE(few.first(), points.first());
    QCOMPARE(few.last(), points.last());
    QVERIFY(std::is_sorted(few.begin(), few.end(),
                           [](const QPointF& a, const QPointF& b) { return a.x() < b.x(); }));
    QCOMPARE(thinned(few, 0, 20'000, 100), few);
    QVERIFY(thinned({}, 0, 1, 100).isEmpty());
}

/// CP-1.1: four weeks a month, twelve months a year, no year 0.
void CurvesTest::spansOfTime()
{
    HeadRecord now;
    now.year = 1;
    now.month = 1;
    now.week = 2;
    now.turn = 49;
    QVERIFY(dateOfTurn(now, 49) == (Date{1, 1, 2}));
    QVERIFY(dateOfTurn(now, 48) == (Date{1, 1, 1}));
    QVERIFY(dateOfTurn(now, 47) == (Date{-1, 12, 4}));
    QVERIFY(dateOfTurn(now, 0) == (Date{-1, 1, 1}));
    const LedgerSpan before = spanOf(QStringLiteral("year:-1"), now);
    QCOMPARE(before.first, 0);
    QCOMPARE(before.last, 47);
    QVERIFY(spanOf(QStringLiteral("month"), now).holds(48)
            && !spanOf(QStringLiteral("month"), now).holds(47));
    QCOMPARE(spanOf(QStringLiteral("last-month"), now).first, 44);
    for (const char* unknown : {"", "year:", "year:x", "tomorrow"})
        QVERIFY(spanOf(QString::fromLatin1(unknown), now).holds(3));
    QCOMPARE(spansOf(now).size(), 7); // all, week, month, last month, three months, two years
    now.turn = 0;
    QCOMPARE(spansOf(now).size(), 3);
}

void CurvesTest::fleetStrengthIsReadBack()
{
    FoughtWar war("Krios");
    const auto campaign = war.opened(m_folder);
    const SideId athens = war.side("Athens");
    StrengthChart chart;
    chart.setCampaign(campaign.get());
    chart.setSide(static_cast<int>(athens.value));
    chart.setActive(true);
    QTRY_VERIFY(!chart.busy());
    FleetStrength strength(campaign->figures().prices);
    const auto now = [&] {
        return static_cast<double>(strength.of(*campaign->campaign()).at(athens).hundredths()) / 100;
    };
    QList<double> ends;
    const auto another = [&] { // as the fleet's first ship is
        BuyShips buy;
        buy.fleet = war.fleet("Fleet of the Piraeus");
        for (const auto& [id, ship] : war.campaign.table<ShipRecord>())
            if (ship.fleet == buy.fleet && buy.ships.empty()) {
                FleetShip& added = buy.ships.emplace_back();
                added.name = "Latecomer";
                added.classId = ship.classId;
                added.fit = ship.fit;
            }
        buy.placed = true;
        return buy;
    };
    const double atFirst = now();
    QVERIFY(atFirst > 0);
    for (int week = 0; week < 3; ++week) {
        if (week == 1)
            QVERIFY(campaign->perform(another()));
        ends += now();
        while (campaign->campaign()->head().turn == week) {
            const HeadRecord& head = campaign->campaign()->head();
            QVERIFY(campaign->perform(AdvanceTurn{.turn = head.turn, .phase = head.phase}));
        }
    }
    QTRY_VERIFY(!chart.busy());
    QCOMPARE(chart.problem(), QString());
    QList<QPointF> points = chart.pointsAt(0);
    QCOMPARE(points.size(), 5); // as it began, three weeks' ends, now
    QCOMPARE(points[0], QPointF(0, atFirst));
    for (int week = 0; week < 3; ++week)
        QCOMPARE(points[week + 1], QPointF(week + 1, ends[week]));
    QCOMPARE(points[4], QPointF(4, now()));
    QVERIFY(ends[1] > ends[0]);

    StrengthChart fresh; // what is read at once is what was kept along the way
    fresh.setCampaign(campaign.get());
    fresh.setSide(static_cast<int>(athens.value));
    fresh.setActive(true);
    QTRY_VERIFY(!fresh.busy());
    QCOMPARE(fresh.pointsAt(0), points);

    while (campaign->campaign()->head().turn > 1) // what was undone never happened
        campaign->undo();
    QTRY_VERIFY(!chart.busy());
    points = chart.pointsAt(0);
    QCOMPARE(points.size(), 3);
    QCOMPARE(points[1], QPointF(1, ends[0]));
}

int testCurves(int argc, char** argv)
{
    CurvesTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "curves_test.moc"
