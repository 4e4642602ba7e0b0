// SPDX-License-Identifier: GPL-3.0-or-later
// The tests every engine inherits, on Salamis ad Actium.
#include <QTest>

#include "core/rules/salamis_ad_actium/battle/game.h"
#include "tests/core/battle/battle_count.h"
#include "tests/core/battle/captain_battles.h"
#include "tests/core/battle/engine_tests.h"
#include "tests/core/battle/random_briefs.h"
#include "tests/core/rules/salamis_ad_actium/engine_briefs.h"
#include "tests/core/rules/salamis_ad_actium/flights.h"

using namespace navarch;
using Engine = EngineTests<salamis::SalamisAdActium>;

class SalamisEngineTest : public QObject {
    Q_OBJECT
private slots:
    void randomPlayBreaksNothing();
    void replaysAndSavedBattlesAreTheSame();
    void simulatedPlayAllocatesNothing();
    void captainsWhomPeopleMeetComeToAnEnd();
    void sa_9_1_theDemoralisedGoHomeUnderCaptains();
    void captainsOfSimulationsGiveAllowedOrders();
    void aSteadyCaptainBeatsARandomOne();
    void equalCaptainsHaveEqualChances();
};

void SalamisEngineTest::randomPlayBreaksNothing()
{
    for (std::uint64_t number = 0; number < battles(1000); ++number) {
        const std::string breach = Engine::randomPlay(engineBrief(number), builtInFigures());
        QVERIFY2(breach.empty(), breach.c_str());
    }
}

void SalamisEngineTest::replaysAndSavedBattlesAreTheSame()
{
    for (std::uint64_t number = 0; number < battles(10); ++number) {
        const std::string breach = Engine::replays(engineBrief(number), builtInFigures());
        QVERIFY2(breach.empty(), breach.c_str());
    }
}

void SalamisEngineTest::simulatedPlayAllocatesNothing()
{
    for (std::uint64_t number = 0; number < battles(20); ++number) {
        const std::string breach = Engine::simulatesWithoutAllocations(engineBrief(number), builtInFigures());
        QVERIFY2(breach.empty(), breach.c_str());
    }
}

void SalamisEngineTest::captainsOfSimulationsGiveAllowedOrders()
{
    for (std::uint64_t number = 0; number < battles(300); ++number) {
        const std::string breach = Engine::simulatesByAllowedOrders(engineBrief(number), builtInFigures());
        QVERIFY2(breach.empty(), breach.c_str());
    }
}

/// Under the captains that people meet a ship that loses heart makes for its own edge, and leaves over it when the battle
/// lasts so long. The soak counts them over more battles.
void SalamisEngineTest::sa_9_1_theDemoralisedGoHomeUnderCaptains()
{
    Flights flights;
    for (std::uint64_t seed = 7; flights.left == 0 && seed < 27; ++seed)
        flights.add(flightsIn(equalFleetsInFairWeather(14), seed));
    QVERIFY2(flights.left > 0, flights.text().c_str());
    QCOMPARE(flights.ranInGoodHeart, 0);
}

void SalamisEngineTest::aSteadyCaptainBeatsARandomOne()
{
    constexpr int fought = 100;
    const int wins = Engine::winsOfSteadyOverRandom(equalFleetsInFairWeather(), builtInFigures(), fought);
    QVERIFY2(wins * 100 >= fought * 95, qPrintable(QStringLiteral("%1 of %2").arg(wins).arg(fought)));
}

void SalamisEngineTest::equalCaptainsHaveEqualChances()
{
    constexpr int fought = 100; // fewer would leave it to chance
    const CaptainTally tally = tallyOf<salamis::SalamisAdActium>(equalFleetsInFairWeather(), fought);
    qInfo("%s", qPrintable(tally.text()));
    QVERIFY2(tally.isEven(), qPrintable(tally.text()));
    QVERIFY2(tally.endsInTime(), qPrintable(tally.text()));
}

/// Every option, ports and allies, of every class: what they order within a few turns leads on. Whole battles are the soak's.
void SalamisEngineTest::captainsWhomPeopleMeetComeToAnEnd()
{
    int fought = 0;
    for (std::uint64_t number = 0; number < battles(40); ++number) {
        const BattleBrief brief = cutDown(engineBrief(number), 3, 4);
        if (!Engine::isFought(brief, builtInFigures()))
            continue;
        const std::string breach = Engine::captainsComeToAnEnd(brief, builtInFigures());
        QVERIFY2(breach.empty(), breach.c_str());
        ++fought;
    }
    QVERIFY(fought > 0);
}

QTEST_APPLESS_MAIN(SalamisEngineTest)
#include "engine_test.moc"
