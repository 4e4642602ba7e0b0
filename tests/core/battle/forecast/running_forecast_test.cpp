// SPDX-License-Identifier: GPL-3.0-or-later
// A forecast that grows holds exactly the first battles, stops at once, goes on where it stood, and says why it cannot.
#include <QTest>

#include <thread>

#include "core/battle/forecast/running_forecast.h"
#include "tests/core/battle/made_up/tiny_brief.h"

using namespace navarch;

namespace {

RunningForecast::Opening opening(int ships = 4, std::uint64_t seed = 5)
{
    return [ships, seed] { return tinyRules().simulator(tinyBrief(ships, seed), builtInFigures()); };
}

/// What forecast() makes of the same first battles.
Forecast forecastOf(int runs)
{
    const auto simulator = std::move(*opening()());
    ForecastRequest request;
    request.runs = runs;
    return forecast(*simulator, request);
}

bool isForecastOf(const RunningForecast::Standing& standing, int runs)
{
    Forecast same = forecastOf(runs);
    same.wasStopped = standing.forecast.wasStopped;
    return standing.forecast == same;
}

} // namespace

class RunningForecastTest : public QObject {
    Q_OBJECT

private slots:
    void nothingHappensBeforeItIsTold()
    {
        const RunningForecast running(opening());
        QVERIFY(!running.standing().isOpen);
        QVERIFY(!running.standing().isRunning);
        QCOMPARE(running.runs(), 0);
    }
    void anyNumberOfThreadsGivesTheSame()
    {
        for (const int threads : {1, 2, 7}) {
            RunningForecast running(opening(), 300);
            running.goOn(threads);
            QTRY_VERIFY(!running.standing().isRunning);
            QCOMPARE(running.runs(), 300);
            QVERIFY(!running.standing().forecast.wasStopped);
            QVERIFY(isForecastOf(running.standing(), 300));
            running.goOn(threads); // holds all it may
            QVERIFY(!running.standing().isRunning);
        }
    }
    void whenStoppedItHoldsTheFirstBattlesAndStaysSo()
    {
        RunningForecast running(opening());
        running.goOn(3);
        QTRY_VERIFY(running.runs() > 20);
        running.stop();
        const auto standing = running.standing();
        QVERIFY(!standing.isRunning);
        QVERIFY(standing.forecast.wasStopped);
        QVERIFY(isForecastOf(standing, standing.forecast.runs));
        QTest::qWait(
            20); // threads that were in the middle of a battle are done by now, or later: it does not show
        QVERIFY(running.standing().forecast == standing.forecast);
    }
    void goingOnTakesUpWhatWasBrokenOff()
    {
        RunningForecast running(opening(), 1000);
        for (int times = 0; times < 20; ++times) {
            const int before = running.runs();
            running.goOn(1 + times % 3);
            QTRY_VERIFY(running.runs() > before || !running.standing().isRunning);
            running.stop();
        }
        QVERIFY(isForecastOf(running.standing(), running.runs()));
        running.goOn(2);
        QTRY_COMPARE(running.runs(), 1000);
        QVERIFY(isForecastOf(running.standing(), 1000));
    }
    void itGoesOnWhenItMayHoldMore()
    {
        RunningForecast running(opening(), 100);
        running.goOn(2);
        QTRY_COMPARE(running.runs(), 100);
        running.setMost(250);
        QVERIFY(!running.standing().isRunning);
        QVERIFY(running.standing().forecast.wasStopped);
        running.goOn(3);
        QTRY_COMPARE(running.runs(), 250);
        QVERIFY(isForecastOf(running.standing(), 250));
        running.setMost(40); // it keeps what it holds
        running.goOn(1);
        QVERIFY(!running.standing().isRunning);
        QCOMPARE(running.runs(), 250);
        QCOMPARE(running.most(), 40);
        running.setMost(maxForecastRuns);
        running.goOn(2);
        QTRY_VERIFY(running.runs() > 260);
        running.setMost(1);
        QVERIFY(!running.standing().isRunning);
        QVERIFY(isForecastOf(running.standing(), running.runs()));
    }
    void aBattleThatCannotBeFoughtSaysWhy()
    {
        RunningForecast running([] {
            BattleBrief brief = tinyBrief();
            brief.rules = "chess";
            return tinyRules().simulator(brief, builtInFigures());
        });
        running.goOn(3);
        QTRY_VERIFY(running.standing().isOpen);
        QVERIFY(!running.standing().isRunning);
        QVERIFY(!running.standing().problems.empty());
        running.goOn(3);
        QVERIFY(!running.standing().isRunning);
        QCOMPARE(running.runs(), 0);
    }
    void itIsStoppedWhileItOpens()
    {
        std::atomic<bool> mayOpen = false;
        RunningForecast running([&] {
            while (!mayOpen)
                std::this_thread::yield();
            return opening()();
        });
        running.goOn(2);
        running.stop();
        QVERIFY(!running.standing().isRunning);
        QVERIFY(!running.standing().isOpen);
        running.goOn(2);
        QVERIFY(running.standing().isRunning);
        mayOpen = true;
        QTRY_VERIFY(running.runs() > 5);
    }
    void manyThatAreThrownAwayAtOnce()
    {
        for (int times = 0; times < 50; ++times) {
            RunningForecast running(opening());
            running.goOn(2);
        }
    }
    void turnsAndHullsAreCounted()
    {
        RunningForecast running(opening(), 200);
        running.goOn(2);
        QTRY_COMPARE(running.runs(), 200);
        const Forecast sum = running.standing().forecast;
        int runs = 0;
        std::int64_t turns = 0;
        for (std::size_t i = 0; i < sum.lasted.size(); ++i) {
            runs += sum.lasted[i];
            turns += static_cast<std::int64_t>(i) * sum.lasted[i];
        }
        QCOMPARE(runs, 200);
        QCOMPARE(turns, sum.turns);
        QCOMPARE(sum.lasted.size(), static_cast<std::size_t>(sum.mostTurns) + 1);
        for (const ShipForecast& ship : sum.ships) {
            int others = 0;
            for (const int count : ship.damage)
                others += count;
            QCOMPARE(others + ship.sunk + ship.captured + ship.fled, 200);
        }
    }
};

QTEST_APPLESS_MAIN(RunningForecastTest)
#include "running_forecast_test.moc"
