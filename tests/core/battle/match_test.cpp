// SPDX-License-Identifier: GPL-3.0-or-later
// A match refuses without changing anything, asks for typed dice one by one, goes back and forth, and shows its board.
#include <QTest>

#include "core/battle/replay/replay.h"
#include "tests/core/battle/made_up/tiny_brief.h"
#include "tests/support/show.h"

using namespace navarch;
using Came = OrderResult::Came;

namespace {

Json row(int ship, int ahead)
{
    return {{"do", "row"}, {"ship", ship}, {"ahead", ahead}};
}
Json attack(int ship, int target, bool boldly = false)
{
    return {{"do", "attack"}, {"ship", ship}, {"target", target}, {"boldly", boldly}};
}

/// Both sides' first ships come within reach of each other; Athens decides next, in secret as Corinth does.
std::unique_ptr<Match> closeMatch()
{
    auto match = tinyMatch();
    const Json rest[] = {{{"do", "rest"}, {"side", 0}}, {{"do", "rest"}, {"side", 1}}};
    for (const Json& order : {row(0, 3), row(3, 3), rest[0], rest[1], row(3, 2), row(0, 1)})
        if (!match->perform(order).isDone())
            return nullptr;
    return match;
}

const tiny::State& stateOf(const Match& match)
{
    return static_cast<const MatchOf<tiny::TinyGame>&>(match).state();
}

} // namespace

class MatchTest : public QObject {
    Q_OBJECT

private slots:
    void anUnknownGameIsRefusedNamingTheKnown();
    void whatNobodyCanFightIsRefused();
    void whatTheGameRefusesIsRefused();
    void optionsAreInWordsAndShapesBestFirst();
    void refusedOrdersChangeNothing_data();
    void refusedOrdersChangeNothing();
    void hiddenAnswersComeInAnyOrder();
    void typedDiceAreAskedForOneByOne();
    void aTypedDieOutOfRangeChangesNothing();
    void tooManyTypedDiceAreRefused();
    void typedDiceLeaveTheGeneratedOnesAlone();
    void stepsAreTakenBackAndForth();
    void goingOnFromEarlierForgetsWhatWasLater();
    void everyEventHasItsStep();
    void theBoardHidesWhatIsSecret();
    void aSavedBattleGoesOnExactly();
    void resumingIsWatchedAndStopped();
    void badSavedBattlesAreRefused_data();
    void badSavedBattlesAreRefused();
};

void MatchTest::anUnknownGameIsRefusedNamingTheKnown()
{
    BattleBrief brief = tinyBrief();
    brief.rules = "chess";
    const auto match = tinyRules().open(brief, builtInFigures());
    QVERIFY(!match);
    COMPARE_TEXT(shown(match.error()),
                 "rules: There is no game \"chess\" to fight with here. Known: tiny.\n");
    QVERIFY(!RuleSets({}).open(brief, builtInFigures()));
}

void MatchTest::whatNobodyCanFightIsRefused()
{
    BattleBrief brief = tinyBrief();
    brief.sides[1].fleet.ships[0].condition.damage = Damage::Wrecked;
    const auto match = tinyRules().open(brief, builtInFigures());
    QVERIFY(!match);
    QCOMPARE(match.error()[0].place, std::string("sides[1].fleet.ships[0]"));
    QVERIFY(!tinyRules().simulator(brief, builtInFigures()));
}

void MatchTest::whatTheGameRefusesIsRefused()
{
    BattleBrief brief = tinyBrief();
    brief.options["moon"] = "full";
    const auto match = tinyRules().open(brief, builtInFigures());
    QVERIFY(!match);
    QCOMPARE(match.error()[0].place, std::string("options.moon"));
}

void MatchTest::optionsAreInWordsAndShapesBestFirst()
{
    const auto match = tinyMatch();
    const auto waiting = match->decisions();
    QCOMPARE(waiting.size(), std::size_t{1});
    QCOMPARE(waiting[0].wording.english(), std::string("Athens: who rows?"));
    const auto options = match->options(waiting[0].decision, Temperament::Steady);
    QVERIFY(options.size() > 3);
    QVERIFY(options.front().wording.english().ends_with("rows 3 ahead"));
    QVERIFY(options.front().shape);
    QCOMPARE(options.front().shape->end.x, 3);
    QCOMPARE(options.front().shape->path.size(), std::size_t{2});
    for (std::size_t i = 1; i < options.size(); ++i)
        QVERIFY(options[i - 1].merit >= options[i].merit);
}

void MatchTest::refusedOrdersChangeNothing_data()
{
    QTest::addColumn<std::string>("order");
    QTest::addColumn<int>("as");
    QTest::addColumn<std::string>("expected");
    QTest::newRow("not an object") << std::string("3") << -1
                                   << std::string("An object in braces belongs here");
    QTest::newRow("no such order") << row(0, 1).dump().replace(7, 3, "fly") << -1
                                   << std::string("There is no such order.");
    QTest::newRow("too far") << row(0, 4).dump() << -1
                             << std::string("The ship cannot row there. (TG-1) Row one to three places");
    QTest::newRow("a ship there is not") << row(77, 1).dump() << -1 << std::string("nothing to decide now");
    QTest::newRow("the other side's ship") << row(3, 1).dump() << 0 << std::string("nothing to decide now");
    QTest::newRow("not yet") << attack(0, 3).dump() << -1 << std::string("Nobody attacks now.");
    QTest::newRow("given by another side")
        << row(0, 1).dump() << 1 << std::string("It is an order of another side.");
}

void MatchTest::refusedOrdersChangeNothing()
{
    QFETCH(std::string, order);
    QFETCH(int, as);
    QFETCH(std::string, expected);
    const auto match = tinyMatch();
    const tiny::State before = stateOf(*match);
    const std::optional<int> side = as < 0 ? std::nullopt : std::optional(as);
    const auto why = match->check(Json::parse(order), side);
    QVERIFY(why);
    QVERIFY2(why->text().find(expected) != std::string::npos, why->text().c_str());
    for (const OrderResult& performed :
         {match->perform(Json::parse(order), side), match->performTyped(Json::parse(order), {}, side)}) {
        QVERIFY(performed.came == Came::Refused);
        QVERIFY(performed.refusal == *why);
    }
    QVERIFY(stateOf(*match) == before && match->steps().empty());
}

void MatchTest::hiddenAnswersComeInAnyOrder()
{
    const auto first = closeMatch();
    const auto second = closeMatch();
    QVERIFY(first && second);
    QCOMPARE(first->decisions().size(), std::size_t{2});
    QVERIFY(first->perform(attack(0, 3), 0).isDone());
    QVERIFY(first->check(attack(0, 3), 0)); // said once
    QVERIFY(first->perform(attack(3, 0), 1).isDone());
    QVERIFY(second->perform(attack(3, 0), 1).isDone());
    QVERIFY(second->perform(attack(0, 3), 0).isDone());
    QVERIFY(stateOf(*first) == stateOf(*second));
    QVERIFY(first->steps().back().events == second->steps().back().events);
}

void MatchTest::typedDiceAreAskedForOneByOne()
{
    const auto match = closeMatch();
    QVERIFY(match->performTyped(attack(0, 3), {}).isDone()); // takes none yet
    const tiny::State before = stateOf(*match);
    const std::size_t steps = match->at();
    std::vector<int> faces;
    OrderResult asked = match->performTyped(attack(3, 0), faces);
    QVERIFY(asked.came == Came::WantsDie);
    QVERIFY((asked.wanted == WantedDie{10, "TG-3", "Attack", 0}));
    QVERIFY(asked.soFar.empty());
    faces = {9};
    asked = match->performTyped(attack(3, 0), faces);
    QVERIFY(asked.came == Came::WantsDie);
    QCOMPARE(asked.soFar.size(), std::size_t{1}); // the first attack is told; what follows is not
    QVERIFY(stateOf(*match) == before && match->at() == steps);
    faces = {9, 2};
    asked = match->performTyped(attack(3, 0), faces);
    QVERIFY(asked.isDone());
    QVERIFY(match->steps().back().faces == faces);
    QCOMPARE(match->steps().back().events[1].dice[0].face, 2);
    QCOMPARE(int(stateOf(*match).ships[3].hull), 2);
    QCOMPARE(int(stateOf(*match).ships[0].hull), 3);
}

void MatchTest::aTypedDieOutOfRangeChangesNothing()
{
    const auto match = closeMatch();
    QVERIFY(match->perform(attack(0, 3)).isDone());
    const tiny::State before = stateOf(*match);
    const std::vector<int> faces{9, 11};
    const OrderResult asked = match->performTyped(attack(3, 0), faces);
    QVERIFY(asked.came == Came::WantsDie);
    QCOMPARE(asked.wanted.typed, 11);
    QVERIFY(stateOf(*match) == before);
}

void MatchTest::tooManyTypedDiceAreRefused()
{
    const auto match = closeMatch();
    const std::vector<int> faces{9};
    const OrderResult performed = match->performTyped(attack(0, 3), faces);
    QVERIFY(performed.came == Came::Refused);
    QVERIFY(performed.refusal.what.english().starts_with("1 more dice were typed"));
}

void MatchTest::typedDiceLeaveTheGeneratedOnesAlone()
{
    const auto typed = closeMatch();
    const auto generated = closeMatch();
    const std::vector<int> faces{5, 5};
    QVERIFY(typed->perform(attack(0, 3)).isDone());
    QVERIFY(typed->performTyped(attack(3, 0), faces).isDone());
    QVERIFY(generated->perform({{"do", "rest"}, {"side", 0}}).isDone());
    QVERIFY(generated->perform({{"do", "rest"}, {"side", 1}}).isDone());
    for (Match* match : {typed.get(), generated.get()})
        for (const Json& order : {row(0, -1), row(3, -1), attack(0, 3), attack(3, 0)})
            QVERIFY(match->perform(order).isDone());
    const auto faceOfLast = [](const Match& match) { return match.steps().back().events[0].dice[0].face; };
    QCOMPARE(faceOfLast(*typed), faceOfLast(*generated));
}

void MatchTest::stepsAreTakenBackAndForth()
{
    const auto match = tinyMatch(tinyBrief(6));
    std::vector<tiny::State> states{stateOf(*match)};
    while (!match->isOver()) {
        match->performCaptains(match->decisions().front().decision, Temperament::Steady, {});
        states.push_back(stateOf(*match));
    }
    QVERIFY2(states.size() > 70, "long enough to pass kept states");
    QVERIFY(!match->canRedo());
    while (match->canUndo()) {
        match->undo();
        QVERIFY(stateOf(*match) == states[match->at()]);
    }
    while (match->canRedo()) {
        match->redo();
        QVERIFY(stateOf(*match) == states[match->at()]);
    }
    for (const std::size_t at : {std::size_t{40}, std::size_t{3}, std::size_t{64}, std::size_t{33}}) {
        match->seek(at);
        QVERIFY(stateOf(*match) == states[at]);
    }
}

void MatchTest::goingOnFromEarlierForgetsWhatWasLater()
{
    const auto match = tinyMatch(tinyBrief(6));
    const auto again = tinyMatch(tinyBrief(6));
    playToEnd(*match, {});
    match->seek(40);
    again->seek(0);
    for (std::size_t i = 0; i < 40; ++i)
        QVERIFY(again->perform(match->steps()[i].order).isDone());
    for (Match* each : {match.get(), again.get()})
        QVERIFY(each->perform(each->options(each->decisions()[0].decision, Temperament::Bold).back().order)
                    .isDone());
    QCOMPARE(match->steps().size(), std::size_t{41});
    for (Match* each : {match.get(), again.get()})
        playToEnd(*each, {});
    QVERIFY(stateOf(*match) == stateOf(*again));
    match->seek(50);
    again->seek(50);
    QVERIFY(stateOf(*match) == stateOf(*again));
}

void MatchTest::everyEventHasItsStep()
{
    const auto match = tinyMatch();
    playToEnd(*match, {});
    std::size_t number = 0;
    for (std::size_t step = 0; step < match->steps().size(); ++step)
        for (std::size_t i = 0; i < match->steps()[step].events.size(); ++i)
            QCOMPARE(match->stepOfEvent(number++), step);
    QCOMPARE(match->eventCount(), number);
    QCOMPARE(match->stepOfEvent(number), match->steps().size());
}

void MatchTest::theBoardHidesWhatIsSecret()
{
    const auto match = closeMatch();
    QVERIFY(match->perform(attack(0, 3)).isDone());
    const auto statusOf = [&](int viewer) { return match->boardView(viewer)->pieces[0].status; };
    QVERIFY(statusOf(0) == std::vector<Phrase>{given("about to attack")});
    QVERIFY(statusOf(-1) == std::vector<Phrase>{given("about to attack")});
    QVERIFY(statusOf(1).empty());
}

void MatchTest::aSavedBattleGoesOnExactly()
{
    const auto match = closeMatch();
    const std::vector<int> faces{9, 9};
    QVERIFY(match->perform(attack(0, 3)).isDone());
    QVERIFY(match->performTyped(attack(3, 0), faces).isDone());
    match->undo();
    const std::string file = jsonText(battleJson(*match));
    auto resumed = parseJson(file, "saved.json").and_then([](const Json& json) {
        return resumeBattle(json, "saved.json", tinyRules(), builtInFigures());
    });
    QVERIFY2(resumed, resumed ? "" : shown(resumed.error()).c_str());
    QVERIFY(stateOf(**resumed) == stateOf(*match));
    QVERIFY((*resumed)->canRedo());
    (*resumed)->redo();
    match->redo();
    QVERIFY(stateOf(**resumed) == stateOf(*match));
    playToEnd(**resumed);
    playToEnd(*match);
    QVERIFY(stateOf(**resumed) == stateOf(*match));
    QVERIFY(replayOf(**resumed) == replayOf(*match));
}

void MatchTest::resumingIsWatchedAndStopped()
{
    const auto match = closeMatch();
    playToEnd(*match);
    const Json json = battleJson(*match);
    const std::size_t all = match->steps().size();
    std::size_t told = 0;
    ReplayWatch watch;
    watch.progress = [&](std::size_t done, std::size_t of) {
        QCOMPARE(done, told++);
        QCOMPARE(of, all);
    };
    QVERIFY(resumeBattle(json, "saved.json", tinyRules(), builtInFigures(), watch));
    QCOMPARE(told, all);

    std::stop_source stop;
    watch.stop = stop.get_token();
    watch.progress = [&](std::size_t done, std::size_t) {
        told = done;
        if (done == 2)
            stop.request_stop();
    };
    const auto stopped = resumeBattle(json, "saved.json", tinyRules(), builtInFigures(), watch);
    QVERIFY(!stopped);
    QCOMPARE(told, std::size_t{2});
    QVERIFY(!stopped.error().front().remedy.isEmpty());
}

void MatchTest::badSavedBattlesAreRefused_data()
{
    QTest::addColumn<std::string>("pointer");
    QTest::addColumn<std::string>("value");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const char* pointer, const char* value, const char* expected) {
        QTest::newRow(name) << std::string(pointer) << std::string(value) << std::string(expected);
    };
    row("another format", "/format", "\"navarch-replay/1\"", "saved.json: format: It is a");
    row("beyond its orders", "/at", "9", "saved.json: at: 9 cannot stand here.");
    row("another game", "/brief/rules", "\"chess\"", "There is no game \"chess\"");
    row("a fleet of another file", "/brief/sides/0/fleet", "\"athens.json\"",
        "the fleets of a battle that was fought");
    row("an order that is refused", "/orders/1/order/ahead", "9", "Order 2: The ship cannot row there.");
    row("dice that nobody asks for", "/orders/1/dice", "[3]", "Order 2: 1 more dice were typed");
    row("a player that is none", "/players", R"([["hands", "reckless"]])",
        "saved.json: players: There is a player that is not known here.");
    row("players that are no lists", "/players", R"(["hands", "hands"])",
        "saved.json: players: A side's players");
    row("more sides than there may be", "/players", "[[],[],[],[],[]]", "saved.json: players");
    row("a die that is none", "/orders/1/dice", "[0]", "saved.json: orders[1].dice[0]: 0 cannot stand here.");
}

void MatchTest::badSavedBattlesAreRefused()
{
    QFETCH(std::string, pointer);
    QFETCH(std::string, value);
    QFETCH(std::string, expected);
    Json json = battleJson(*closeMatch());
    json[Json::json_pointer(pointer)] = Json::parse(value);
    const auto resumed = resumeBattle(json, "saved.json", tinyRules(), builtInFigures());
    QVERIFY(!resumed);
    const std::string problems = shown(resumed.error());
    QVERIFY2(problems.find(expected) != std::string::npos, problems.c_str());
}

QTEST_GUILESS_MAIN(MatchTest)
#include "match_test.moc"
