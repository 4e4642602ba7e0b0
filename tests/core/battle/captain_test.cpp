// SPDX-License-Identifier: GPL-3.0-or-later
// Captains are of the same mind whenever a place is reached, favour no side and no position, and see further for a budget.
#include <QTest>

#include <map>

#include "core/battle/captains/captain_of_level.h"
#include "core/battle/captains/play_out.h"
#include "tests/core/battle/made_up/tiny_brief.h"

using namespace navarch;
using tiny::TinyGame;

namespace {

TinyGame game(int ships = 3)
{
    return *TinyGame::begin(tinyBrief(ships), builtInFigures());
}

/// Wins of the first of two kinds of captain over `battles`, by turns on either side.
template <class First, class Second>
int winsOf(const TinyGame& of, int battles, First&& first, Second&& second)
{
    int wins = 0;
    for (int i = 0; i < battles; ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        const int side = i % 2;
        auto one = first(seed, side);
        auto other = second(seed, 1 - side);
        auto state = of.opening();
        BattleDice dice = battleDice(seed);
        (void)playOut(
            of, state,
            dice, [&](const auto& at, const Decision& decision, std::uint64_t ordinal) -> const auto& {
                return decision.side == side ? one.choose(at, decision, ordinal)
                                             : other.choose(at, decision, ordinal);
            });
        wins += of.outcome(state).victor == side ? 1 : 0;
    }
    return wins;
}

} // namespace

class CaptainTest : public QObject {
    Q_OBJECT

private slots:
    void tiesGoByDiceNotByPosition();
    void hisMindDependsOnThePlaceAlone();
    void aBudgetOfNothingIsMerit();
    void lookingAheadIsDeterministic();
    void theBudgetBoundsWhatHeTries();
    void whileAnswersAreHiddenHeGoesByMerit();
    void temperamentCounts();
    void aMatchAsksTheCaptainOfTheLevel();
    void theRandomOneTakesEverything();
};

void CaptainTest::tiesGoByDiceNotByPosition()
{
    const TinyGame of = game(4);
    const auto state = of.opening();
    MeritCaptain<TinyGame> captain(of, Temperament::Steady, 3, 0);
    std::map<int, int> chosen; // four ships that may all row three ahead
    for (std::uint64_t ordinal = 0; ordinal < 4000; ++ordinal)
        ++chosen[std::get<tiny::Row>(captain.choose(state, {0, 0, -1, false}, ordinal)).ship];
    QCOMPARE(chosen.size(), std::size_t{4});
    for (const auto& [ship, times] : chosen)
        QVERIFY2(times > 880 && times < 1120, std::to_string(times).c_str());
}

void CaptainTest::hisMindDependsOnThePlaceAlone()
{
    const TinyGame of = game(4);
    const auto state = of.opening();
    const LookAhead far{500, 4, 6, 2};
    Captain<TinyGame> fresh(of, Temperament::Steady, 3, 0, far);
    Captain<TinyGame> experienced(of, Temperament::Steady, 3, 0, far);
    for (std::uint64_t ordinal = 0; ordinal < 50; ++ordinal)
        (void)experienced.choose(state, {0, 0, -1, false}, ordinal);
    for (const std::uint64_t ordinal : {std::uint64_t{7}, std::uint64_t{0}, std::uint64_t{49}})
        QVERIFY(fresh.choose(state, {0, 0, -1, false}, ordinal)
                == experienced.choose(state, {0, 0, -1, false}, ordinal));
}

void CaptainTest::aBudgetOfNothingIsMerit()
{
    const TinyGame of = game(4);
    const auto state = of.opening();
    Captain<TinyGame> captain(of, Temperament::Bold, 9, 0);
    MeritCaptain<TinyGame> merit(of, Temperament::Bold, 9, 0);
    for (std::uint64_t ordinal = 0; ordinal < 50; ++ordinal)
        QVERIFY(captain.choose(state, {0, 0, -1, false}, ordinal)
                == merit.choose(state, {0, 0, -1, false}, ordinal));
}

void CaptainTest::lookingAheadIsDeterministic()
{
    const TinyGame of = game();
    const auto play = [&] {
        auto state = of.opening();
        BattleDice dice = battleDice(4);
        Captain<TinyGame> captains[] = {{of, Temperament::Steady, 4, 0, playingLookAhead},
                                        {of, Temperament::Bold, 4, 1, playingLookAhead}};
        (void)playOut(
            of, state,
            dice, [&](const auto& at, const Decision& decision, std::uint64_t ordinal) -> const auto& {
                return captains[decision.side].choose(at, decision, ordinal);
            });
        return state;
    };
    QVERIFY(play() == play());
}

void CaptainTest::theBudgetBoundsWhatHeTries()
{
    // With a budget below one round he still tries every candidate once; merit ranks what the trial leaves equal.
    const TinyGame of = game();
    const auto state = of.opening();
    Captain<TinyGame> captain(of, Temperament::Steady, 1, 0, {1, 3, 5, 0});
    MeritCaptain<TinyGame> merit(of, Temperament::Steady, 1, 0);
    (void)merit.choose(state, {0, 0, -1, false}, 0);
    const auto& order = std::get<tiny::Row>(captain.choose(state, {0, 0, -1, false}, 0));
    QCOMPARE(int(order.ahead), 3);
}

void CaptainTest::whileAnswersAreHiddenHeGoesByMerit()
{
    const TinyGame of = game(2);
    auto state = of.opening();
    state.phase = tiny::Phase::Attacks;
    for (tiny::Ship& ship : state.ships)
        ship.place = 5;
    state.attacks[0] = {0, 2, true};
    state.said[0] = true;
    Captain<TinyGame> captain(of, Temperament::Steady, 1, 1, playingLookAhead);
    MeritCaptain<TinyGame> merit(of, Temperament::Steady, 1, 1);
    for (std::uint64_t ordinal = 0; ordinal < 20; ++ordinal)
        QVERIFY(captain.choose(state, {1, 1, -1, true}, ordinal)
                == merit.choose(state, {1, 1, -1, true}, ordinal));
}

void CaptainTest::temperamentCounts()
{
    const TinyGame of = game(1);
    auto state = of.opening();
    state.phase = tiny::Phase::Attacks;
    for (tiny::Ship& ship : state.ships)
        ship.place = 5;
    const auto boldly = [&](Temperament temperament) {
        MeritCaptain<TinyGame> captain(of, temperament, 1, 0);
        return std::get<tiny::Attack>(captain.choose(state, {0, 1, -1, true}, 0)).boldly;
    };
    QVERIFY(boldly(Temperament::Bold));
    state.ships[1].hull = 1;
    QVERIFY(!boldly(Temperament::Steady)); // one point is all that is left to take
}

void CaptainTest::aMatchAsksTheCaptainOfTheLevel()
{
    // Whoever is named no level has the orders that he always had.
    BattleBrief brief = tinyBrief();
    for (const auto level : {std::optional<CaptainLevel>(), std::optional(CaptainLevel::Ensign),
                             std::optional(CaptainLevel::Navarch)}) {
        brief.sides[0].level = brief.sides[1].level = level;
        const auto played = tinyMatch(brief);
        playToEnd(*played);
        const auto asked = tinyMatch(brief);
        const TinyGame& of = static_cast<const MatchOf<TinyGame>&>(*asked).game();
        while (!asked->isOver()) {
            const Decision decision = asked->decisions().front().decision;
            const auto& state = static_cast<const MatchOf<TinyGame>&>(*asked).state();
            Captain<TinyGame> usual(of, Temperament::Steady, brief.seed, decision.side, playingLookAhead);
            CaptainOfLevel<TinyGame> named(of, level.value_or(CaptainLevel::Earlier), Temperament::Steady,
                                           brief.seed, decision.side);
            const auto ordinal = static_cast<std::uint64_t>(asked->at());
            const Json order = of.orderJson(level ? named.choose(state, decision, ordinal)
                                                  : usual.choose(state, decision, ordinal));
            QVERIFY(played->steps()[asked->at()].order == order);
            QVERIFY(asked->perform(order).isDone());
        }
        QCOMPARE(asked->at(), played->at());
    }
}

void CaptainTest::theRandomOneTakesEverything()
{
    const TinyGame of = game();
    const auto state = of.opening();
    std::vector<tiny::Order> options;
    of.options(state, {0, 0, -1, false}, options);
    RandomCaptain<TinyGame> captain(of, 2, 0);
    std::map<std::string, int> chosen;
    for (std::uint64_t ordinal = 0; ordinal < 1000; ++ordinal)
        ++chosen[of.wording(captain.choose(state, {0, 0, -1, false}, ordinal)).english()];
    QCOMPARE(chosen.size(), options.size());
    const auto anyone = [&](std::uint64_t seed, int side) { return RandomCaptain<TinyGame>(of, seed, side); };
    const int wins = winsOf(of, 60, anyone, anyone);
    QVERIFY2(wins > 10 && wins < 50, std::to_string(wins).c_str());
}

QTEST_GUILESS_MAIN(CaptainTest)
#include "captain_test.moc"
