// SPDX-License-Identifier: GPL-3.0-or-later
// A game that breaks its contract - its captains like nothing better than an order that changes nothing - still ends: undecided,
// with an event that says so, wherever captains play it.
#include <QTest>

#include "core/battle/forecast/forecast.h"
#include "core/battle/match/outcome_check.h"
#include "core/battle/replay/replay.h"
#include "tests/core/battle/engine/turn_watch.h"
#include "tests/core/battle/made_up/tiny_brief.h"

using namespace navarch;
using tiny::TinyGame;

namespace {

BattleBrief ditheringBrief(int turnLimit = 100)
{
    BattleBrief brief = tinyBrief(2);
    brief.options["dither"] = "offered";
    brief.turnLimit = turnLimit;
    return brief;
}

Json dither(int side)
{
    return {{"do", "dither"}, {"side", side}};
}

const BattleEvent& lastEvent(const Match& match)
{
    return match.steps()[match.at() - 1].events.back();
}

} // namespace

class CeilingTest : public QObject {
    Q_OBJECT

private slots:
    void captainsWithoutEndEndUndecided_data();
    void captainsWithoutEndEndUndecided();
    void theReplayPlaysBack();
    void aSavedBattleGoesOnToTheSameEnd();
    void takenBackItEndsAgain();
    void noSideBreaksOff();
    void itMayBeBrokenOffWithTypedDice();
    void theOrdersOfPeopleAreNotCounted();
    void simulationsEndUndecided();
    void theWatchSeesWhatLeadsBack();
    void theCeilingIsNeverHigherThanReplaysGo();
};

void CeilingTest::captainsWithoutEndEndUndecided_data()
{
    QTest::addColumn<bool>("looksAhead");
    QTest::addRow("by merit") << false;
    QTest::addRow("looking ahead") << true;
}

void CeilingTest::captainsWithoutEndEndUndecided()
{
    QFETCH(const bool, looksAhead);
    const auto match = tinyMatch(ditheringBrief());
    playToEnd(*match, looksAhead ? playingLookAhead : LookAhead{});
    QVERIFY(match->isOver());
    QCOMPARE(match->steps().size(), std::size_t{3}); // the two that a side has in a turn, and the end
    QCOMPARE(QString::fromStdString(lastEvent(*match).kind), QString::fromLatin1(undecidedEvent));
    QVERIFY(lastEvent(*match).text == undecidedText());
    const BattleOutcome outcome = match->outcome();
    QVERIFY(outcome.undecided && !outcome.victor && !outcome.conceded && !outcome.atTurnLimit);
    QCOMPARE(outcome.ships.size(), std::size_t{4});
    const auto read = readOutcome(outcomeJson(outcome), "outcome.json");
    QVERIFY(read && *read == outcome);
    QVERIFY(outcomeJson(outcome).at("undecided").get<bool>());
}

void CeilingTest::theReplayPlaysBack()
{
    const auto match = tinyMatch(ditheringBrief());
    playToEnd(*match, {});
    const Replay replay = replayOf(*match);
    const auto read =
        parseJson(jsonText(replayJson(replay)), "replay.json", replayLimits).and_then([&](const Json& json) {
            return readReplay(json, "replay.json", builtInFigures());
        });
    QVERIFY(read.has_value());
    QVERIFY(replayJson(*read) == replayJson(replay));
    const auto played = playBack(*read, tinyRules(), builtInFigures());
    QVERIFY2(played.has_value(), played ? "" : played.error().front().text().c_str());
    QVERIFY((*played)->outcome().undecided);
    // One that says less than happened does not.
    Replay altered = *read;
    altered.outcome->undecided = false;
    QVERIFY(!playBack(altered, tinyRules(), builtInFigures()));
}

void CeilingTest::aSavedBattleGoesOnToTheSameEnd()
{
    const auto match = tinyMatch(ditheringBrief());
    playToEnd(*match, {});
    auto resumed = resumeBattle(battleJson(*match), "battle.json", tinyRules(), builtInFigures());
    QVERIFY(resumed.has_value());
    QVERIFY((*resumed)->isOver() && (*resumed)->outcome() == match->outcome());
    match->seek(1);
    resumed = resumeBattle(battleJson(*match), "battle.json", tinyRules(), builtInFigures());
    QVERIFY(resumed.has_value());
    playToEnd(**resumed, {});
    QVERIFY((*resumed)->outcome().undecided);
}

void CeilingTest::takenBackItEndsAgain()
{
    const auto match = tinyMatch(ditheringBrief());
    playToEnd(*match, {});
    const std::size_t steps = match->steps().size();
    const Json end = match->steps().back().order;
    match->undo();
    QVERIFY(!match->isOver());
    const Decision asked = match->decisions().front().decision;
    QVERIFY(match->captainsOrder(asked, Temperament::Steady) == end);
    QVERIFY(match->described(end).has_value());
    playToEnd(*match, {});
    QCOMPARE(match->steps().size(), steps);
    match->seek(0);
    match->seek(steps);
    QVERIFY(match->isOver() && match->outcome().undecided);
}

void CeilingTest::noSideBreaksOff()
{
    const auto match = tinyMatch();
    for (const int side : {0, 1}) {
        QVERIFY(match->check(breakingOff(), side).has_value());
        QVERIFY(!match->perform(breakingOff(), side).isDone());
    }
    QVERIFY(!match->isOver());
    // Who leads the battle may: it is how the replay of one that was broken off plays back.
    QVERIFY(!match->check(breakingOff()));
    QVERIFY(match->perform(breakingOff()).isDone());
    QVERIFY(match->isOver() && match->outcome().undecided);
    QVERIFY(!match->perform(breakingOff()).isDone()); // not twice
}

void CeilingTest::itMayBeBrokenOffWithTypedDice()
{
    const auto match = tinyMatch();
    const std::vector<int> tooMany{4};
    QVERIFY(!match->performTyped(breakingOff(), tooMany).isDone());
    QVERIFY(match->performTyped(breakingOff(), {}).isDone());
    match->seek(0);
    match->seek(1);
    QVERIFY(match->isOver() && match->outcome().undecided);
}

void CeilingTest::theOrdersOfPeopleAreNotCounted()
{
    const auto match = tinyMatch(tinyBrief(2)); // its captains do not dither; people may
    for (int i = 0; i < 1000; ++i)
        QVERIFY(match->perform(dither(0)).isDone());
    playToEnd(*match, {});
    QVERIFY(!match->outcome().undecided);
    QVERIFY(match->outcome().victor.has_value());
}

void CeilingTest::simulationsEndUndecided()
{
    const auto simulator = tinyRules().simulator(ditheringBrief(), builtInFigures());
    QVERIFY(simulator.has_value());
    SimulatedBattle battle;
    QVERIFY((*simulator)->simulation()->fight(3, {}, battle));
    QVERIFY(battle.undecided && battle.victor < 0);
    ForecastRequest request;
    request.runs = 20;
    const Forecast sum = forecast(**simulator, request);
    QCOMPARE(sum.undecided, 20);
    QCOMPARE(sum.draws.count, 20);
    QCOMPARE(forecastJson(sum).at("turns").at("undecided").get<int>(), 20);
    const auto sound = tinyRules().simulator(tinyBrief(2), builtInFigures());
    QCOMPARE(forecast(**sound, request).undecided, 0);
}

/// The inherited tests stand on it: it must find each way in which a game breaks its contract.
void CeilingTest::theWatchSeesWhatLeadsBack()
{
    const auto game = TinyGame::begin(ditheringBrief(), builtInFigures());
    const tiny::State opening = game->opening();
    TurnWatch<TinyGame> idle(*game);
    QVERIFY(!idle.look(opening, 0, opening).empty()); // nothing changed
    TurnWatch<TinyGame> back(*game);
    tiny::State ahead = opening;
    ahead.ships[0].place = 2;
    QVERIFY(back.look(opening, 0, ahead).empty());
    tiny::State farther = ahead;
    farther.ships[1].place = 2;
    QVERIFY(back.look(ahead, 1, farther).empty());
    QVERIFY(!back.look(farther, 0, opening).empty()); // two taken back at once
    TurnWatch<TinyGame> busy(*game);
    tiny::State at = opening;
    std::string breach;
    for (int i = 1; i <= 3 && breach.empty(); ++i) {
        tiny::State next = at;
        next.ships[0].place = static_cast<std::int8_t>(i);
        breach = busy.look(at, 0, next);
        QCOMPARE(breach.empty(), i <= 2); // two orders a turn are all that a side has
        at = next;
    }
    TurnWatch<TinyGame> backwards(*game);
    tiny::State second = opening;
    second.turn = 2;
    QVERIFY(backwards.look(opening, 0, second).empty());
    QVERIFY(!backwards.look(second, 0, opening).empty());
}

void CeilingTest::theCeilingIsNeverHigherThanReplaysGo()
{
    QVERIFY((OrderBounds{1000, 1'000'000}.ofBattle()) < mostOrders);
    QCOMPARE((OrderBounds{9, 2}.ofBattle()), std::int64_t{maxSides} * 10 * 2);
    OrderCount count(OrderBounds{1, 2});
    for (const int turn : {0, 1, 2, 3}) { // two a side and turn, up to the ceiling of the battle
        QVERIFY(count.add(0, turn));
        QVERIFY(count.add(1, turn));
        QVERIFY(count.add(0, turn));
        QVERIFY(!count.add(0, turn));
        QVERIFY(count.add(1, turn));
    }
    QCOMPARE(count.all(), std::int64_t{16});
    QVERIFY(!count.add(0, 4));
}

QTEST_GUILESS_MAIN(CeilingTest)
#include "ceiling_test.moc"
