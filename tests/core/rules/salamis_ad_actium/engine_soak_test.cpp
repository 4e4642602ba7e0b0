// SPDX-License-Identifier: GPL-3.0-or-later
// Thousands of random battles of every class and equipment, with everything looked at that must hold.
#include <QTest>

#include <set>

#include "core/rules/salamis_ad_actium/battle/game.h"
#include "tests/core/battle/engine/engine_tests.h"
#include "tests/core/rules/salamis_ad_actium/engine_briefs.h"
#include "tests/core/rules/salamis_ad_actium/flights.h"
#include "tests/support/rounds.h"

using namespace navarch;
using Engine = EngineTests<salamis::SalamisAdActium>;

namespace {

// Numbers that the fast test does not reach.
constexpr std::uint64_t first = 10'000;

} // namespace

class SalamisEngineSoakTest : public QObject {
    Q_OBJECT

private slots:
    void randomPlayOfEveryClass()
    {
        std::set<std::string> met;
        for (std::uint64_t number = first; number < first + rounds<std::uint64_t>(4000); ++number) {
            const BattleBrief brief = engineBrief(number);
            for (const BriefSide& side : brief.sides)
                for (const FleetShip& ship : side.fleet.ships)
                    met.insert(ship.classId);
            const std::string breach = Engine::randomPlay(brief, builtInFigures());
            QVERIFY2(breach.empty(), breach.c_str());
        }
        for (const ShipClass& each : builtInFigures().classes.all())
            QVERIFY2(onlyOneRound() || met.contains(each.id) || !each.games.contains("salamis-ad-actium"),
                     each.id.c_str());
    }

    /// Of ships that lose heart many are held, sink or see the battle end at once; those that can run do.
    void sa_9_1_theDemoralisedGoHome()
    {
        Flights flights;
        const auto fought = rounds<std::uint64_t>(50);
        for (std::uint64_t seed = 0; seed < fought; ++seed)
            flights.add(flightsIn(equalFleetsInFairWeather(), seed));
        qInfo("%s", flights.text().c_str());
        QCOMPARE(flights.ranInGoodHeart, 0);
        QVERIFY(onlyOneRound() || (4 * flights.ran >= flights.lostHeart && flights.left > 0));
    }

    void replaysPlayBack()
    {
        for (std::uint64_t number = first; number < first + rounds<std::uint64_t>(100); ++number) {
            const std::string breach = Engine::replays(engineBrief(number), builtInFigures());
            QVERIFY2(breach.empty(), breach.c_str());
        }
    }

    void simulations()
    {
        for (std::uint64_t number = first; number < first + rounds<std::uint64_t>(2000); ++number) {
            std::string breach = Engine::simulatesWithoutAllocations(engineBrief(number), builtInFigures());
            if (breach.empty())
                breach = Engine::simulatesByAllowedOrders(engineBrief(number), builtInFigures());
            QVERIFY2(breach.empty(), breach.c_str());
        }
    }
};

QTEST_APPLESS_MAIN(SalamisEngineSoakTest)
#include "engine_soak_test.moc"
