// SPDX-License-Identifier: GPL-3.0-or-later
// Captains know nothing of how the other side deploys before both have (RS-6.1); later nothing is hidden.
#include <QTest>

#include "core/rules/ramming_speed/battle/game.h"
#include "tests/core/battle/engine/equal_fleets.h"
#include "tests/core/battle/engine/secrecy_tests.h"

using namespace navarch;
using ramming::RammingSpeed;

class RammingSecrecyTest : public QObject {
    Q_OBJECT

private slots:
    void hiddenDeploymentsChangeNothing();
    void laterNothingIsSecret();
    void thePlightOfAShipIsShown();
};

void RammingSecrecyTest::hiddenDeploymentsChangeNothing()
{
    const Foresight foresight{40, 2, 1, 0, true, 0};
    SecrecyTests<RammingSpeed>::Way way;
    way.mostTurn = 0;
    way.each = 1;
    way.deploysByChance = way.bySimulation = true;
    int looked = 0;
    for (std::uint64_t seed = 1; looked < 1000 && seed < 2000; ++seed) {
        BattleBrief brief = equalFleets("ramming-speed", 2 + static_cast<int>(seed % 5));
        brief.seed = seed;
        const std::string breach = SecrecyTests<RammingSpeed>::decidesInIgnorance(
            brief, builtInFigures(), foresight, 1000, looked, {}, way);
        QVERIFY2(breach.empty(), breach.c_str());
    }
    QVERIFY2(looked >= 1000, std::to_string(looked).c_str());
}

void RammingSecrecyTest::laterNothingIsSecret()
{
    const RammingSpeed game = RammingSpeed::begin(equalFleets("ramming-speed", 4), builtInFigures()).value();
    ramming::State state = game.opening();
    BattleDice dice = battleDice(3);
    Proceedings proceedings(dice);
    SimulationCaptainOf<RammingSpeed> captains[] = {{game, Temperament::Steady, 3, 0},
                                                    {game, Temperament::Steady, 3, 1}};
    for (std::uint64_t ordinal = 0; !game.isOver(state); ++ordinal) {
        const Decision decision = *game.decisions(state).begin();
        QCOMPARE(decision.secret, game.turnOf(state) < 1 && ordinal > 0);
        if (game.turnOf(state) > 0)
            QVERIFY(game.boardView(state, Viewer{0}) == game.boardView(state, Viewer{1}));
        game.perform(state, captains[decision.side].choose(state, decision, ordinal), proceedings);
    }
}

/// What the board shows of a ship's plight without a word.
void RammingSecrecyTest::thePlightOfAShipIsShown()
{
    const RammingSpeed game = RammingSpeed::begin(equalFleets("ramming-speed", 2), builtInFigures()).value();
    ramming::State state = game.opening();
    const auto shown = [&](ShipNumber ship) {
        const BoardView view = game.boardView(state, Viewer{});
        for (const BoardPiece& piece : view.pieces)
            if (piece.ship == ship)
                return piece;
        return BoardPiece{};
    };
    QVERIFY(shown(0).fires == 0 && !shown(0).isSinking && !shown(0).hasLostHeart);
    ramming::shipOf(state, 0).fires = 3;
    QVERIFY(shown(0).fires == 3 && !shown(0).isSinking && !shown(0).hasLostHeart);
    ramming::shipOf(state, 1).sinksAt = 7;
    ramming::shipOf(state, 1).routing = true;
    QVERIFY(shown(1).fires == 0 && shown(1).isSinking && shown(1).hasLostHeart);
}

QTEST_GUILESS_MAIN(RammingSecrecyTest)
#include "secrecy_test.moc"
