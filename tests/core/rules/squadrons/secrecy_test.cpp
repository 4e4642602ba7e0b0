// SPDX-License-Identifier: GPL-3.0-or-later
// Captains know nothing of how the other side deploys (SQ-3.3), nor of the targets that it names (SQ-9), before both have spoken.
#include <QTest>

#include "core/rules/squadrons/battle/game.h"
#include "tests/core/battle/engine/equal_fleets.h"
#include "tests/core/battle/engine/secrecy_tests.h"

using namespace navarch;
using squadrons::Squadrons;

class SquadronSecrecyTest : public QObject {
    Q_OBJECT

private slots:
    void hiddenDeploymentsChangeNothing();
    void targetsNamedUnseenChangeNothing();

private:
    static void look(const SecrecyTests<Squadrons>::Way& way, int ships, int positions);
};

void SquadronSecrecyTest::look(const SecrecyTests<Squadrons>::Way& way, int ships, int positions)
{
    const Foresight foresight{60, 3, 2, 0, true, 0};
    int looked = 0;
    for (std::uint64_t seed = 1; looked < positions && seed < 3000; ++seed) {
        BattleBrief brief = equalFleets("squadrons", ships);
        brief.seed = seed;
        const std::string breach = SecrecyTests<Squadrons>::decidesInIgnorance(
            brief, builtInFigures(), foresight, positions, looked, {}, way);
        QVERIFY2(breach.empty(), breach.c_str());
    }
    QVERIFY2(looked >= positions, std::to_string(looked).c_str());
}

void SquadronSecrecyTest::hiddenDeploymentsChangeNothing()
{
    SecrecyTests<Squadrons>::Way way;
    way.mostTurn = 0;
    way.each = 1;
    way.deploysByChance = way.bySimulation = true;
    look(way, 30, 1000);
}

void SquadronSecrecyTest::targetsNamedUnseenChangeNothing()
{
    SecrecyTests<Squadrons>::Way way;
    way.each = 1;
    way.bySimulation = true;
    look(way, 60, 200);
}

QTEST_GUILESS_MAIN(SquadronSecrecyTest)
#include "secrecy_test.moc"
