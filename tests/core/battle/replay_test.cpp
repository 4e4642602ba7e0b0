// SPDX-License-Identifier: GPL-3.0-or-later
// A replay that is not what happened is refused at the event at which it parts.
#include <QTest>

#include "core/battle/replay/replay.h"
#include "tests/core/battle/made_up/tiny_brief.h"
#include "tests/support/show.h"

using namespace navarch;

namespace {

/// A whole battle; some of its dice were typed.
Replay sample()
{
    const auto match = tinyMatch(tinyBrief(4, 11));
    const std::vector<int> low{1, 2, 3, 4};
    while (!match->isOver()) {
        const Decision decision = match->decisions().back().decision;
        const Json order = match->captainsOrder(decision, Temperament::Steady, {});
        if (match->at() % 8 != 7) {
            (void)match->perform(order);
            continue;
        }
        for (std::size_t count = 0; !match->performTyped(order, std::span(low).first(count)).isDone();
             ++count) {
        }
    }
    return replayOf(*match);
}

/// The number of the first event with dice of an order whose dice are typed or not, in order and event; from 0.
std::pair<std::size_t, std::size_t> firstAttack(const Replay& replay, bool isTyped, std::size_t& event)
{
    event = 0;
    for (std::size_t i = 0; i < replay.steps.size(); ++i) {
        for (std::size_t e = 0; e < replay.steps[i].events.size(); ++e, ++event)
            if (!replay.steps[i].events[e].dice.empty() && replay.steps[i].isTyped == isTyped)
                return {i, e};
    }
    return {0, 0};
}

std::string whyNot(const Replay& replay)
{
    const auto match = playBack(replay, tinyRules(), builtInFigures());
    return match ? std::string() : shown(match.error());
}

} // namespace

class ReplayTest : public QObject {
    Q_OBJECT

private slots:
    void aTrueReplayPlaysBack();
    void itsFileReadsBackEqual();
    void anUnfinishedBattlePlaysBack();
    void anotherEditionIsSaid();
    void wordsAreNotCompared();
    void oneAlteredDieIsFound();
    void oneAlteredTypedDieIsFound();
    void aTypedDieOutOfRangeIsFound();
    void aMissingTypedDieIsFound();
    void oneAlteredOrderIsFound();
    void anAlteredOrderWithTheSameEventsIsFound();
    void anOrderForTheOtherSideIsFound();
    void aMissingEventIsFound();
    void anAddedEventIsFound();
    void anotherSeedIsFound();
    void anotherOutcomeIsFound();
    void aReplayThatBreaksOffIsFound();
    void alteredEventsAreFound_data();
    void alteredEventsAreFound();
    void badFilesAreRefused();
};

void ReplayTest::aTrueReplayPlaysBack()
{
    const Replay replay = sample();
    const auto match = playBack(replay, tinyRules(), builtInFigures());
    QVERIFY2(match, match ? "" : shown(match.error()).c_str());
    QVERIFY((*match)->isOver());
    QVERIFY(replayOf(**match) == replay);
}

void ReplayTest::itsFileReadsBackEqual()
{
    const auto read = readReplay(replayJson(sample()), "replay.json", builtInFigures());
    QVERIFY2(read, read ? "" : shown(read.error()).c_str());
    QVERIFY(*read == sample());
}

void ReplayTest::anUnfinishedBattlePlaysBack()
{
    Replay replay = sample();
    replay.steps.resize(10);
    replay.outcome = std::nullopt;
    QCOMPARE(whyNot(replay), std::string());
}

/// A battle of an earlier edition is played by the present rules: where it comes out otherwise that is said, not that
/// somebody altered it. One of a later edition asks for a newer program.
void ReplayTest::anotherEditionIsSaid()
{
    Replay old = sample();
    QCOMPARE(old.edition, commonEdition);
    old.edition = 1;
    QCOMPARE(readReplay(replayJson(old), "old.json", builtInFigures())->edition, 1);
    QCOMPARE(readReplay(replayJson(sample()), "new.json", builtInFigures())->edition, commonEdition);
    std::size_t event = 0;
    const auto [step, at] = firstAttack(old, false, event);
    BattleEvent& attack = old.steps[step].events[at];
    QCOMPARE(whyNot(old), std::string());
    attack.dice.front().face = attack.dice.front().face == 1 ? 2 : 1;
    std::string told = whyNot(old);
    QVERIFY2(told.find("edition 1") != std::string::npos && told.find("altered") == std::string::npos,
             told.c_str());
    old.edition = commonEdition;
    told = whyNot(old);
    QVERIFY2(told.find("edition") == std::string::npos && told.find("altered") != std::string::npos,
             told.c_str());
    old.edition = 999;
    told = whyNot(old);
    QVERIFY2(told.find("newer version") != std::string::npos, told.c_str());
}

/// A replay tells the same battle however its sentences, its dice and its modifiers are called.
void ReplayTest::wordsAreNotCompared()
{
    Replay replay = sample();
    int dice = 0;
    for (Replay::Step& step : replay.steps)
        for (BattleEvent& event : step.events) {
            event.text = given("Told otherwise.");
            for (Roll& roll : event.dice) {
                roll.why = "another reason";
                roll.result = termOf("another result");
                ++dice;
            }
            for (DieModifier& modifier : event.modifiers)
                modifier.text = "another modifier";
        }
    QVERIFY(dice > 0);
    QCOMPARE(whyNot(replay), std::string());
}

void ReplayTest::oneAlteredDieIsFound()
{
    Replay replay = sample();
    std::size_t number = 0;
    const auto [step, event] = firstAttack(replay, false, number);
    Roll& die = replay.steps[step].events[event].dice[0];
    const int face = die.face;
    die.face = face % 10 + 1;
    COMPARE_TEXT(whyNot(replay),
                 "Event " + std::to_string(number + 1) + " (order " + std::to_string(step + 1)
                     + "): The die for \"Attack\" shows " + std::to_string(die.face) + " in the replay and "
                     + std::to_string(face)
                     + " here. The replay is not what happened: it was altered, or made by another "
                       "version.\n");
}

void ReplayTest::oneAlteredTypedDieIsFound()
{
    Replay replay = sample();
    std::size_t number = 0;
    const auto [step, event] = firstAttack(replay, true, number);
    replay.steps[step].faces[0] = 5;
    QVERIFY2(whyNot(replay).starts_with("Event " + std::to_string(number + 1) + " (order "
                                        + std::to_string(step + 1)
                                        + "): The die for \"Attack\" shows 1 in the replay and 5 here."),
             whyNot(replay).c_str());
}

void ReplayTest::aTypedDieOutOfRangeIsFound()
{
    Replay replay = sample();
    std::size_t number = 0;
    const auto [step, event] = firstAttack(replay, true, number);
    replay.steps[step].faces[0] = 14;
    QVERIFY2(whyNot(replay).find("The typed die 14 is none for Attack (TG-3, d10).") != std::string::npos,
             whyNot(replay).c_str());
}

void ReplayTest::aMissingTypedDieIsFound()
{
    Replay replay = sample();
    std::size_t number = 0;
    const auto [step, event] = firstAttack(replay, true, number);
    replay.steps[step].faces.clear();
    QVERIFY2(whyNot(replay).find("A typed die is missing: Attack (TG-3, d10).") != std::string::npos,
             whyNot(replay).c_str());
}

void ReplayTest::oneAlteredOrderIsFound()
{
    // The first step rows a ship; another one rows in its place.
    Replay replay = sample();
    const int ship = replay.steps[0].order["ship"].get<int>();
    replay.steps[0].order["ship"] = (ship + 1) % 4;
    QVERIFY2(
        whyNot(replay).starts_with("Event 1 (order 1): It is about side 0, ship " + std::to_string(ship)),
        whyNot(replay).c_str());
}

void ReplayTest::anAlteredOrderWithTheSameEventsIsFound()
{
    // How far a ship rows is not told in this game.
    Replay replay = sample();
    std::size_t events = 0;
    for (std::size_t i = 0; i < replay.steps.size(); ++i) {
        Json& order = replay.steps[i].order;
        if (order["do"] == "row" && order["ahead"] == 3) {
            order["ahead"] = 2;
            QVERIFY2(whyNot(replay).starts_with("Event " + std::to_string(events + 1) + " (order "
                                                + std::to_string(i + 1) + "): The order "),
                     whyNot(replay).c_str());
            return;
        }
        events += replay.steps[i].events.size();
    }
    QFAIL("nobody rows three ahead");
}

void ReplayTest::anOrderForTheOtherSideIsFound()
{
    Replay replay = sample();
    replay.steps[0].order["ship"] = 5;
    QVERIFY2(whyNot(replay).starts_with("Event 1, Order 1: This side has nothing to decide now. (TG-1)"),
             whyNot(replay).c_str());
}

void ReplayTest::aMissingEventIsFound()
{
    Replay replay = sample();
    std::size_t number = 0;
    const auto [step, event] = firstAttack(replay, false, number);
    auto& events = replay.steps[step].events;
    events.pop_back();
    number += events.size() - event;
    QVERIFY2(whyNot(replay).starts_with("Event " + std::to_string(number + 1) + " (order "
                                        + std::to_string(step + 1) + ")"),
             whyNot(replay).c_str());
    QVERIFY(whyNot(replay).find("is missing from the replay") != std::string::npos);
}

void ReplayTest::anAddedEventIsFound()
{
    Replay replay = sample();
    replay.steps[0].events.push_back(replay.steps[0].events[0]);
    QVERIFY2(whyNot(replay).starts_with("Event 2 (order 1): "), whyNot(replay).c_str());
    QVERIFY(whyNot(replay).find("does not happen here") != std::string::npos);
}

void ReplayTest::anotherSeedIsFound()
{
    Replay replay = sample();
    ++replay.brief.seed;
    QVERIFY(whyNot(replay).starts_with("Event "));
}

void ReplayTest::anotherOutcomeIsFound()
{
    Replay replay = sample();
    replay.outcome->ships[0].deeds.captures = 7;
    QVERIFY2(whyNot(replay).starts_with("outcome: The outcome is another one here."), whyNot(replay).c_str());
}

void ReplayTest::aReplayThatBreaksOffIsFound()
{
    Replay replay = sample();
    replay.steps.pop_back();
    QVERIFY2(whyNot(replay).find("The battle is not over here.") != std::string::npos,
             whyNot(replay).c_str());
    replay = sample();
    replay.outcome = std::nullopt;
    QVERIFY2(whyNot(replay).find("The battle is over here and not in the replay.") != std::string::npos,
             whyNot(replay).c_str());
    replay = sample();
    replay.steps.push_back(replay.steps.back());
    QVERIFY2(whyNot(replay).find("The battle is over.") != std::string::npos, whyNot(replay).c_str());
}

void ReplayTest::alteredEventsAreFound_data()
{
    QTest::addColumn<std::string>("field");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* field, const char* expected) {
        QTest::newRow(field) << std::string(field) << std::string(expected);
    };
    row("kind", "It is \"ram\" (TG-3) in the replay and \"attack\" (TG-3) here.");
    row("rule", "It is \"attack\" (TG-4) in the replay and \"attack\" (TG-3) here.");
    row("target", "It is about side ");
    row("modifier", " modifiers in the replay and ");
}

void ReplayTest::alteredEventsAreFound()
{
    QFETCH(std::string, field);
    QFETCH(std::string, expected);
    Replay replay = sample();
    std::size_t number = 0;
    const auto [step, at] = firstAttack(replay, false, number);
    BattleEvent& event = replay.steps[step].events[at];
    if (field == "kind")
        event.kind = "ram";
    else if (field == "rule")
        event.rule = "TG-4";
    else if (field == "target")
        event.target = 7 - event.target;
    else
        event.modifiers.push_back({"TG-3", "Luck", 1});
    QVERIFY2(whyNot(replay).find(expected) != std::string::npos, whyNot(replay).c_str());
}

void ReplayTest::badFilesAreRefused()
{
    const auto why = [](const Json& json) {
        const auto read = readReplay(json, "replay.json", builtInFigures());
        return read ? std::string() : shown(read.error());
    };
    Json json = replayJson(sample());
    json["orders"][2]["events"] = 3;
    QVERIFY2(why(json).starts_with("replay.json: orders[2].events: 3 cannot stand here."), why(json).c_str());
    json = replayJson(sample());
    json["brief"]["sides"][1]["fleet"]["ships"][0]["class"] = "trirem";
    QVERIFY2(
        why(json).starts_with("replay.json: brief: sides[1].fleet.ships[0].class: There is no ship class"),
        why(json).c_str());
    json = replayJson(sample());
    json["outcome"]["turns"] = -1;
    QVERIFY2(why(json).starts_with("replay.json: outcome: turns: -1 cannot stand here."), why(json).c_str());
    QVERIFY(why(Json::object()).starts_with("replay.json: format: It does not say what it is."));
}

QTEST_GUILESS_MAIN(ReplayTest)
#include "replay_test.moc"
