// SPDX-License-Identifier: GPL-3.0-or-later
// Captains who look ahead know nothing of plots and answers that are still secret (TR-5.1, 8.4, 9.2).
#include <QTest>

#include "core/rules/trireme/battle/game.h"
#include "tests/core/battle/engine/equal_fleets.h"
#include "tests/core/battle/engine/secrecy_tests.h"

using namespace navarch;
using trireme::Trireme;

class TriremeSecrecyTest : public QObject {
    Q_OBJECT

private slots:
    void sealedPlotsAndAnswersChangeNothing();
    void whatIsVeiledIsSound();
};

void TriremeSecrecyTest::sealedPlotsAndAnswersChangeNothing()
{
    const Foresight foresight{120, 3, 2, 1, true, 0}; // little of it: it is asked often
    int looked = 0;
    for (std::uint64_t seed = 1; looked < 1000 && seed < 40; ++seed) {
        BattleBrief brief = equalFleets("trireme", 3);
        brief.seed = seed;
        const std::string breach =
            SecrecyTests<Trireme>::decidesInIgnorance(brief, builtInFigures(), foresight, 1000, looked);
        QVERIFY2(breach.empty(), breach.c_str());
    }
    QVERIFY2(looked >= 1000, std::to_string(looked).c_str());
}

void TriremeSecrecyTest::whatIsVeiledIsSound()
{
    const Trireme game = Trireme::begin(equalFleets("trireme", 4), builtInFigures()).value();
    trireme::State state = game.opening();
    BattleDice dice = battleDice(3);
    Proceedings proceedings(dice);
    RandomCaptain<Trireme> captains[] = {{game, 3, 0}, {game, 3, 1}};
    for (std::uint64_t ordinal = 0; !game.isOver(state); ++ordinal) {
        const Decisions waiting = game.decisions(state);
        for (int side = 0; side < 2; ++side) {
            trireme::State seen = state;
            game.veil(seen, side);
            const std::string unsound = game.unsoundness(seen);
            QVERIFY2(unsound.empty(), unsound.c_str());
            trireme::State again = seen;
            game.veil(again, side);
            QVERIFY(again == seen);
            for (const Decision& each : waiting) // what the side itself is asked stays so
                if (each.side == side) {
                    bool isAsked = false;
                    for (const Decision& now : game.decisions(seen))
                        isAsked = isAsked || now == each;
                    QVERIFY(isAsked);
                }
        }
        const Decision decision = *waiting.begin();
        game.perform(state, captains[decision.side].choose(state, decision, ordinal), proceedings);
    }
}

QTEST_GUILESS_MAIN(TriremeSecrecyTest)
#include "secrecy_test.moc"
