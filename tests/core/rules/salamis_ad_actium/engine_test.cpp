// SPDX-License-Identifier: GPL-3.0-or-later
// The tests every engine inherits, on Salamis ad Actium.
#include <QTest>

#include "core/rules/salamis_ad_actium/battle/game.h"
#include "tests/core/battle/battle_count.h"
#include "tests/core/battle/engine_tests.h"
#include "tests/core/rules/salamis_ad_actium/engine_briefs.h"

using namespace navarch;
using Engine = EngineTests<salamis::SalamisAdActium>;

class SalamisEngineTest : public QObject {
    Q_OBJECT
private slots:
    void randomPlayBreaksNothing();
    void replaysAndSavedBattlesAreTheSame();
    void simulatedPlayAllocatesNothing();
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

void SalamisEngineTest::aSteadyCaptainBeatsARandomOne()
{
    constexpr int fought = 100;
    const int wins = Engine::winsOfSteadyOverRandom(equalFleetsInFairWeather(), builtInFigures(), fought);
    QVERIFY2(wins * 100 >= fought * 95, qPrintable(QStringLiteral("%1 of %2").arg(wins).arg(fought)));
}

void SalamisEngineTest::equalCaptainsHaveEqualChances()
{
    constexpr int fought = 100; // fewer would leave it to chance
    const BattleBrief brief = equalFleetsInFairWeather();
    const auto game = salamis::SalamisAdActium::begin(brief, builtInFigures());
    QVERIFY(game.has_value());
    const FieldValues values(brief, builtInFigures());
    SimulationOf<salamis::SalamisAdActium> simulation(*game, brief, values);
    int first = 0;
    int second = 0;
    int stalled = 0;
    for (int i = 0; i < fought; ++i) {
        (void)simulation.play(static_cast<std::uint64_t>(i));
        const salamis::State& end = simulation.state();
        first += end.victor == 0;
        second += end.victor == 1;
        stalled += end.atTurnLimit;
    }
    QVERIFY2(stalled * 100 <= fought, qPrintable(QString::number(stalled)));
    // Of those decided between 40 and 60 of 100.
    QVERIFY2(first * 100 >= (first + second) * 40 && first * 100 <= (first + second) * 60,
             qPrintable(QStringLiteral("%1 to %2").arg(first).arg(second)));
}

QTEST_APPLESS_MAIN(SalamisEngineTest)
#include "engine_test.moc"
