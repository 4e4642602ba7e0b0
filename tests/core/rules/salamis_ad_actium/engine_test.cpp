// SPDX-License-Identifier: GPL-3.0-or-later
// The tests every engine inherits, on Salamis ad Actium.
#include <QTest>

#include "core/rules/salamis_ad_actium/battle/game.h"
#include "tests/core/battle/engine/battle_count.h"
#include "tests/core/battle/engine/captain_battles.h"
#include "tests/core/battle/engine/inherited_tests.h"
#include "tests/core/battle/engine/random_briefs.h"
#include "tests/core/rules/salamis_ad_actium/engine_briefs.h"
#include "tests/core/rules/salamis_ad_actium/flights.h"

using namespace navarch;
using Engine = EngineTests<salamis::SalamisAdActium>;

class SalamisEngineTest : public InheritedEngineTests {
    Q_OBJECT
public:
    SalamisEngineTest()
        : InheritedEngineTests(inheritedTests<salamis::SalamisAdActium>(
            engineBrief,
            {.randomPlays = 1000, .replays = 10, .simulations = 300, .allocations = 20, .captains = 40}))
    {
    }
private slots:
    void sa_9_1_theDemoralisedGoHomeUnderCaptains();
    void aSteadyCaptainBeatsARandomOne();
    void equalCaptainsHaveEqualChances();
};

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

QTEST_APPLESS_MAIN(SalamisEngineTest)
#include "engine_test.moc"
