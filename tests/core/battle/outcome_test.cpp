// SPDX-License-Identifier: GPL-3.0-or-later
// Outcomes and events are written and read back equal, and refused with the place of what is wrong.
#include <QTest>

#include "core/battle/events/event.h"
#include "core/battle/outcome/outcome.h"
#include "tests/support/show.h"

using namespace navarch;

namespace {

BattleOutcome sample()
{
    BattleOutcome outcome;
    outcome.rules = "trireme";
    outcome.victor = 1;
    outcome.turns = 12;
    outcome.conceded = 0;
    ShipOutcome taken;
    taken.name = "Hebe";
    taken.fate = ShipFate::Captured;
    taken.captor = 1;
    taken.condition.damage = Damage::Heavy;
    taken.condition.captain = PersonState::Captured;
    ShipOutcome proud;
    proud.side = 1;
    proud.row = 3;
    proud.ofRow = 2;
    proud.name = "Trireme 3";
    proud.deeds = {2, 1, 1, 1};
    ShipOutcome late = taken;
    late.name = "Late";
    late.fate = ShipFate::Withdrew;
    late.captor = -1;
    late.onTable = false;
    outcome.ships = {taken, proud, late};
    outcome.commanders = {{0, 0, "Phormio", PersonState::Wounded, -1}};
    WallOutcome wall;
    wall.side = 1;
    wall.section = 2;
    wall.left.archers = 3;
    wall.commander = PersonState::Dead;
    outcome.walls = {wall};
    return outcome;
}

BattleEvent ram()
{
    BattleEvent event{"ram", "SA-7.4", given("Hebe rams Galene."), {}, 0, 3, 7, {}, {}};
    event.dice = {{10, 7, "SA-7.4.1", "Ram", termOf("medium")}, {10, 2, "SA-6.T", "Casualty", {}}};
    event.modifiers = {{"SA-7.4.T1", "Speed 8", 2}};
    return event;
}

} // namespace

class OutcomeTest : public QObject {
    Q_OBJECT

private slots:
    void outcomesAreReadBackEqual();
    void aDrawHasNoVictor();
    void badOutcomesAreRefused_data();
    void badOutcomesAreRefused();
    void eventsAreReadBackEqual();
    void badEventsAreRefused();
};

void OutcomeTest::outcomesAreReadBackEqual()
{
    const auto outcome = readOutcome(outcomeJson(sample()), "outcome.json");
    QVERIFY2(outcome, outcome ? "" : shown(outcome.error()).c_str());
    QVERIFY(*outcome == sample());
}

void OutcomeTest::aDrawHasNoVictor()
{
    BattleOutcome draw = sample();
    draw.victor = std::nullopt;
    QVERIFY(!outcomeJson(draw).contains("victor"));
    QVERIFY(*readOutcome(outcomeJson(draw), "outcome.json") == draw);
    QVERIFY(!outcomeJson(draw).contains("stalled")); // as programs of before it read it
    draw.stalled = true;
    QVERIFY(readOutcome(outcomeJson(draw), "outcome.json")->stalled);
    draw.stalled = false;
    draw.undecided = true;
    QVERIFY(*readOutcome(outcomeJson(draw), "outcome.json") == draw);
}

void OutcomeTest::badOutcomesAreRefused_data()
{
    QTest::addColumn<std::string>("pointer");
    QTest::addColumn<std::string>("value");
    QTest::addColumn<std::string>("expected");
    QTest::newRow("format") << std::string("/format") << std::string("\"navarch-fleet/1\"")
                            << std::string("outcome.json: format: It is a \"navarch-fleet/1\".");
    QTest::newRow("fate") << std::string("/ships/0/fate") << std::string("\"eaten\"")
                          << std::string("outcome.json: ships[0].fate: \"eaten\" is not known here.");
    QTest::newRow("captor") << std::string("/ships/1/captor") << std::string("0")
                            << std::string("outcome.json: ships[1].captor: A captured ship has a captor");
    QTest::newRow("victor") << std::string("/victor") << std::string("4")
                            << std::string("outcome.json: victor: 4 cannot stand here.");
    QTest::newRow("undecided")
        << std::string("/undecided") << std::string("true")
        << std::string("outcome.json: undecided: A battle that was broken off undecided has no winner.");
    QTest::newRow("condition") << std::string("/ships/0/condition/oars_lost") << std::string("-1")
                               << std::string(
                                      "outcome.json: ships[0].condition.oars_lost: -1 cannot stand here.");
    QTest::newRow("deeds") << std::string("/ships/0/deeds/luck") << std::string("1")
                           << std::string("outcome.json: ships[0].deeds: The field \"luck\" is not known.");
    QTest::newRow("walls") << std::string("/walls/0/left") << std::string("[]")
                           << std::string("outcome.json: walls[0].left: An object in braces belongs here");
}

void OutcomeTest::badOutcomesAreRefused()
{
    QFETCH(std::string, pointer);
    QFETCH(std::string, value);
    QFETCH(std::string, expected);
    Json json = outcomeJson(sample());
    json[Json::json_pointer(pointer)] = Json::parse(value);
    const auto outcome = readOutcome(json, "outcome.json");
    QVERIFY(!outcome);
    const std::string problems = shown(outcome.error());
    QVERIFY2(problems.find(expected) != std::string::npos, problems.c_str());
}

void OutcomeTest::eventsAreReadBackEqual()
{
    Problems problems;
    QVERIFY(readBattleEvent(battleEventJson(ram()), "replay.json", "event", problems) == ram());
    const BattleEvent bare{"card", "SA-4.2", given("A card."), {}, -1, noShip, noShip, {}, {}};
    const Json json = battleEventJson(bare);
    QVERIFY(!json.contains("dice") && !json.contains("ship") && !json.contains("modifiers"));
    QVERIFY(readBattleEvent(json, "replay.json", "event", problems) == bare);
    QVERIFY2(problems.empty(), shown(problems).c_str());
}

void OutcomeTest::badEventsAreRefused()
{
    Json json = battleEventJson(ram());
    json["dice"][1]["face"] = 0;
    Problems problems;
    (void)readBattleEvent(json, "replay.json", "orders[2].events[0]", problems);
    QCOMPARE(problems.size(), std::size_t{1});
    QCOMPARE(problems[0].place, std::string("replay.json: orders[2].events[0].dice[1].face"));
}

QTEST_GUILESS_MAIN(OutcomeTest)
#include "outcome_test.moc"
