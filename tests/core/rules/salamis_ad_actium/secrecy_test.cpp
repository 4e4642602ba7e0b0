// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing is one side's secret here; but nobody knows how the cards lie that are not turned up yet (SA-4.2), and captains do not.
#include <QTest>

#include "core/battle/captains/foreseeing_captain.h"
#include "core/battle/captains/play_out.h"
#include "core/rules/salamis_ad_actium/battle/game.h"
#include "tests/core/rules/salamis_ad_actium/engine_briefs.h"

using namespace navarch;
using salamis::SalamisAdActium;

class SalamisSecrecyTest : public QObject {
    Q_OBJECT

private slots:
    void sa_4_2_cardsThatLieFaceDownChangeNothing();
    void whatIsImaginedHoldsTheSameCards();
};

void SalamisSecrecyTest::sa_4_2_cardsThatLieFaceDownChangeNothing()
{
    const Foresight foresight{60, 3, 2, 0, true, 0}; // little of it: it is asked often
    int looked = 0;
    for (std::uint64_t seed = 1; looked < 1000 && seed < 200; ++seed) {
        const SalamisAdActium game =
            SalamisAdActium::begin(equalFleetsInFairWeather(24), builtInFigures()).value();
        salamis::State state = game.opening();
        BattleDice dice = battleDice(seed);
        Proceedings proceedings(dice);
        std::vector<SimulationCaptainOf<SalamisAdActium>> leaders;
        std::vector<ForeseeingCaptain<SalamisAdActium>> tried;
        for (int side = 0; side < 2; ++side) {
            leaders.emplace_back(game, Temperament::Steady, seed, side);
            tried.emplace_back(game, foresight, Temperament::Steady, seed, side);
        }
        for (std::uint64_t ordinal = 0; !game.isOver(state) && looked < 1000; ++ordinal) {
            const Decisions waiting = game.decisions(state);
            const Decision decision = *waiting.begin();
            for (const Decision& each : waiting)
                QVERIFY(!each.secret);
            const auto side = static_cast<std::size_t>(decision.side);
            const salamis::Order order = leaders[side].choose(state, decision, ordinal);
            if (std::ssize(state.deck) > state.dealt + 1 && ordinal % 5 == 0) {
                ++looked;
                salamis::State other = state;
                std::rotate(other.deck.begin() + other.dealt, other.deck.begin() + other.dealt + 1,
                            other.deck.end());
                QVERIFY(leaders[side].choose(other, decision, ordinal) == order);
                const salamis::Order plain = tried[side].choose(state, decision, ordinal);
                const salamis::Order informed = tried[side].choose(other, decision, ordinal);
                QVERIFY2(informed == plain, game.wording(informed).english().c_str());
            }
            game.perform(state, order, proceedings);
        }
    }
    QVERIFY2(looked >= 1000, std::to_string(looked).c_str());
}

void SalamisSecrecyTest::whatIsImaginedHoldsTheSameCards()
{
    const SalamisAdActium game =
        SalamisAdActium::begin(equalFleetsInFairWeather(40), builtInFigures()).value();
    salamis::State state = game.opening();
    for (std::int16_t card = 0; card < 9; ++card)
        state.deck.push_back({card, static_cast<std::int8_t>(card % 2)});
    state.dealt = 4;
    int others = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        salamis::State seen = state;
        BattleDice dice = battleDice(seed);
        game.imagine(seen, dice);
        QVERIFY(std::is_permutation(seen.deck.begin() + 4, seen.deck.end(), state.deck.begin() + 4));
        QVERIFY(std::equal(seen.deck.begin(), seen.deck.begin() + 4, state.deck.begin()));
        others += seen.deck == state.deck ? 0 : 1;
    }
    QVERIFY(others > 10);
}

QTEST_GUILESS_MAIN(SalamisSecrecyTest)
#include "secrecy_test.moc"
