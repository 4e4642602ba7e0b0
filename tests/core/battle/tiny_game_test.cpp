// SPDX-License-Identifier: GPL-3.0-or-later
// The tests every engine inherits, on the smallest game there can be.
#include <QTest>

#include "tests/core/battle/engine/engine_tests.h"
#include "tests/core/battle/engine/random_briefs.h"
#include "tests/core/battle/made_up/tiny_brief.h"

using namespace navarch;
using Engine = EngineTests<tiny::TinyGame>;

static_assert(Game<tiny::TinyGame> && Foresighted<tiny::TinyGame> && Watchable<tiny::TinyGame>);

namespace {

BattleBrief brief(std::uint64_t number)
{
    BattleBrief made = randomBrief({}, number, builtInFigures());
    made.rules = "tiny";
    return made;
}

} // namespace

class TinyGameTest : public QObject {
    Q_OBJECT

private slots:
    void randomPlayBreaksNothing();
    void replaysAndSavedBattlesAreTheSame();
    void simulatedPlayAllocatesNothing();
    void aSteadyCaptainBeatsARandomOne();
    void equalCaptainsHaveEqualChances();
};

void TinyGameTest::randomPlayBreaksNothing()
{
    for (std::uint64_t number = 0; number < 100; ++number) {
        const std::string breach = Engine::randomPlay(brief(number), builtInFigures());
        QVERIFY2(breach.empty(), breach.c_str());
    }
}

void TinyGameTest::replaysAndSavedBattlesAreTheSame()
{
    for (std::uint64_t number = 0; number < 20; ++number) {
        const std::string breach = Engine::replays(brief(number), builtInFigures());
        QVERIFY2(breach.empty(), breach.c_str());
    }
}

void TinyGameTest::simulatedPlayAllocatesNothing()
{
    for (std::uint64_t number = 0; number < 50; ++number) {
        const std::string breach = Engine::simulatesWithoutAllocations(brief(number), builtInFigures());
        QVERIFY2(breach.empty(), breach.c_str());
    }
}

void TinyGameTest::aSteadyCaptainBeatsARandomOne()
{
    // Whom to attack is all that can be done well here; in a real game he must win 95.
    const int wins = Engine::winsOfSteadyOverRandom(tinyBrief(5), builtInFigures(), 100);
    QVERIFY2(wins >= 70, std::to_string(wins).c_str());
}

void TinyGameTest::equalCaptainsHaveEqualChances()
{
    int first = 0;
    int second = 0;
    const BattleBrief equal = tinyBrief(5);
    const auto begun = tiny::TinyGame::begin(equal, builtInFigures());
    const FieldValues values(equal, builtInFigures());
    SimulationOf<tiny::TinyGame> simulation(*begun, equal, values);
    SimulatedBattle battle;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        QVERIFY(simulation.fight(seed, {}, battle));
        first += battle.victor == 0 ? 1 : 0;
        second += battle.victor == 1 ? 1 : 0;
    }
    QVERIFY2(first > 400 && second > 400, (std::to_string(first) + " to " + std::to_string(second)).c_str());
}

QTEST_GUILESS_MAIN(TinyGameTest)
#include "tiny_game_test.moc"
