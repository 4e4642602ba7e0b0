// SPDX-License-Identifier: GPL-3.0-or-later
// The options of the rules (RS-19).
#include <QTest>

#include "core/rules/ramming_speed/combat/boarding.h"
#include "core/rules/ramming_speed/combat/losses.h"
#include "core/rules/ramming_speed/combat/missiles.h"
#include "core/rules/ramming_speed/combat/morale.h"
#include "core/rules/ramming_speed/movement/row.h"
#include "tests/core/rules/ramming_speed/briefs.h"
#include "tests/core/rules/ramming_speed/skirmish.h"

using namespace navarch;
using namespace navarch::ramming;

class RammingOptionsTest : public QObject {
    Q_OBJECT
private slots:
    void rs_19_1_sailDie();
    void rs_19_3_bowGearDefends();
    void rs_19_4_sheared();
    void rs_19_5_rowersLost();
    void rs_19_6_reactionFire();
    void rs_19_7_meleeSkill();
    void rs_19_8_fireSpread();
    void rs_19_9_morale();
    void rs_19_10_start();
    void rs_19_11_deployment();
    void rs_19_12_roundLimit();
    void rs_19_13_javelins();
    void rs_19_14_passFriends();
    void rs_19_15_rockBonus();
    void underscoresAreReadAlike();
    void unknownOptionsAreRefused_data();
    void unknownOptionsAreRefused();
};

void RammingOptionsTest::rs_19_1_sailDie()
{
    BattleBrief brief = briefOf(2);
    QVERIFY(!gameOf(brief).facts().options.sailD6);
    brief.options["sail-die"] = "d6";
    QVERIFY(gameOf(brief).facts().options.sailD6);
}

void RammingOptionsTest::rs_19_3_bowGearDefends()
{
    BattleBrief brief = briefOf(2);
    QVERIFY(gameOf(brief).facts().options.bowGearDefends);
    brief.options["bow-gear-defends"] = "no";
    QVERIFY(!gameOf(brief).facts().options.bowGearDefends);
    brief.options["bow-gear-defends"] = "yes";
    QVERIFY(gameOf(brief).facts().options.bowGearDefends);
}

void RammingOptionsTest::rs_19_4_sheared()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 10, 20, 0);
    battle.add(1, 10, 5, 3);
    battle.facts.options.shearedNextTurn = true;
    battle.state.standing = {Standing::Hold, Standing::Hold};
    battle.at(ship).sheared = battle.at(ship).shearedThisTurn = 2;
    QCOMPARE(battle.ordered(Activate{ship}, {5}), std::string());
    QCOMPARE(int(battle.state.now.mp), 4); // this turn only
    QCOMPARE(int(battle.at(ship).sheared), 0);
}

void RammingOptionsTest::rs_19_5_rowersLost()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 10, 20, 0);
    battle.man(ship, 120);
    QCOMPARE(movePointsOf(battle.facts, battle.state, ship, 0, false), 5);
    battle.facts.options.rowersLostSpeedDown = true;
    QCOMPARE(movePointsOf(battle.facts, battle.state, ship, 0, false), 4);
}

void RammingOptionsTest::rs_19_6_reactionFire()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 10, 20, 0);
    const ShipNumber enemy = battle.add(1, 10, 19, 3);
    battle.activate(ship);
    QVERIFY(hasShot(battle.facts, battle.state, 1));
    battle.facts.options.ownMoveOnly = true;
    QVERIFY(!hasShot(battle.facts, battle.state, 1));
    QVERIFY(hasShot(battle.facts, battle.state, 0));
    QVERIFY(shotRefusal(battle.facts, battle.state, {enemy, ship, Weapon::Rowers}));
}

void RammingOptionsTest::rs_19_7_meleeSkill()
{
    for (const bool onTotal : {false, true}) {
        Skirmish battle;
        const ShipNumber ship = battle.add(0, 10, 20, 0);
        const ShipNumber enemy = battle.add(1, 10, 19, 3);
        battle.facts.options.meleeOnTotal = onTotal;
        battle.skill(ship, Skill::Melee);
        battle.man(ship, 20);
        battle.man(enemy, 50);
        battle.board(ship);
        QCOMPARE(battle.played({5, 1, 1, 1, 1, 1, 1, 1},
                               [&](Proceedings& dice) {
                                   resolveBoarding(battle.facts, battle.state, {ship, enemy}, dice);
                               }),
                 std::string());
        QCOMPARE(battle.at(enemy).crew(), onTotal ? 47 : 46);
    }
}

void RammingOptionsTest::rs_19_8_fireSpread()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 10, 20, 0);
    battle.at(battle.add(1, 10, 19, 3)).fires = 1;
    battle.at(battle.add(1, 10, 21, 3)).fires = 1;
    battle.facts.options.spreadOneRoll = true;
    QCOMPARE(battle.played({2}, [&](Proceedings& dice) { burn(battle.facts, battle.state, ship, dice); }),
             std::string());
}

void RammingOptionsTest::rs_19_9_morale()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 10, 20, 0);
    const ShipNumber enemy = battle.add(1, 10, 5, 3);
    QVERIFY(mustTestMorale(battle.facts, battle.state, ship));
    battle.facts.options.moraleThreatened = true;
    QVERIFY(!mustTestMorale(battle.facts, battle.state, ship));
    battle.put(enemy, hex::hexOf(10, 19), 3);
    QVERIFY(mustTestMorale(battle.facts, battle.state, ship));
    battle.put(enemy, hex::hexOf(10, 9), 3);
    battle.at(ship).fires = 1;
    QVERIFY(mustTestMorale(battle.facts, battle.state, ship));
    battle.at(ship).fires = 0;
    QCOMPARE(battle.played({}, [&](Proceedings& dice) { kill(battle.facts, battle.state, ship, 1, dice); }),
             std::string());
    QVERIFY(mustTestMorale(battle.facts, battle.state, ship));
}

void RammingOptionsTest::rs_19_10_start()
{
    BattleBrief brief = briefOf(2);
    brief.options["start"] = "stopped";
    QVERIFY(gameOf(brief).opening().ships[0].stopped);
}

void RammingOptionsTest::rs_19_11_deployment()
{
    BattleBrief brief = briefOf(3);
    brief.sides[1].fleet.ships[0].count = 2;
    brief.options["deployment"] = "alternate";
    const RammingSpeed game = gameOf(brief);
    std::string wrong;
    State state = begun(game, {}, wrong);
    QCOMPARE(game.decisions(state).count, 1);
    QCOMPARE(int(game.decisions(state).list[0].side), 1); // the smaller fleet first
    QVERIFY(!game.decisions(state).list[0].secret);
    BattleDice dice = BattleDice::typed({});
    Proceedings none(dice);
    game.perform(state, Ready{1}, none);
    QCOMPARE(game.boardView(state, 0).pieces.size(), std::size_t(5)); // it is seen
}

void RammingOptionsTest::rs_19_12_roundLimit()
{
    BattleBrief brief = briefOf(2);
    QCOMPARE(gameOf(brief).facts().turnLimit, 60);
    brief.options["round-limit"] = "12";
    QCOMPARE(gameOf(brief).facts().turnLimit, 12);
    brief.turnLimit = 7;
    QCOMPARE(gameOf(brief).facts().turnLimit, 7);
}

void RammingOptionsTest::rs_19_13_javelins()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 10, 20, 0);
    const ShipNumber enemy = battle.add(1, 10, 19, 3);
    battle.facts.options.javelinsTen = true;
    const Shoot shot{ship, enemy, Weapon::Rowers};
    for (int round = 0; round < 10; ++round) {
        battle.at(ship).used = {};
        QVERIFY(!shotRefusal(battle.facts, battle.state, shot));
        QCOMPARE(battle.played(
                     {1}, [&](Proceedings& dice) { resolveShot(battle.facts, battle.state, shot, dice); }),
                 std::string());
    }
    battle.at(ship).used = {};
    QVERIFY(shotRefusal(battle.facts, battle.state, shot));
}

void RammingOptionsTest::rs_19_14_passFriends()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 10, 20, 0);
    const ShipNumber friendly = battle.add(0, 10, 19, 0);
    battle.add(1, 25, 3, 3);
    battle.facts.options.passFriends = true;
    battle.activate(ship);
    QCOMPARE(battle.refusal(pathOf(ship, "F")), "Taken by " + battle.facts.name(friendly) + ".");
    QCOMPARE(battle.ordered(pathOf(ship, "FF"), {9}), std::string());
    QCOMPARE(battle.at(ship).hex, hex::hexOf(10, 18));
    QCOMPARE(shipAt(battle.facts, battle.state, hex::hexOf(10, 19)), friendly);
    QCOMPARE(shipAt(battle.facts, battle.state, hex::hexOf(10, 18)), ship);
    QCOMPARE(shipAt(battle.facts, battle.state, hex::hexOf(10, 20)), noShip);
}

void RammingOptionsTest::rs_19_15_rockBonus()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 10, 20, 0);
    battle.add(1, 25, 3, 3);
    battle.facts.options.rockBonus = true;
    battle.paint(10, 19, hex::Terrain::Rocks);
    battle.activate(ship);
    QCOMPARE(battle.ordered(pathOf(ship, "F"), {7, 9}), std::string()); // 7 - 5: nothing
    QCOMPARE(int(battle.at(ship).sheared), 0);
}

void RammingOptionsTest::underscoresAreReadAlike()
{
    for (const char* written : {"own-move", "own_move"}) {
        BattleBrief brief = briefOf(2);
        brief.options["reaction-fire"] = written;
        QVERIFY(gameOf(brief).facts().options.ownMoveOnly);
    }
}

void RammingOptionsTest::unknownOptionsAreRefused_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("value");
    const std::vector<std::pair<const char*, const char*>> rows{
        {"sail-die", "d8"},      {"advantages", "bought"}, {"formation", "wedge"},      {"nations", "gaul"},
        {"nations", "a,b,c"},    {"round-limit", "0"},     {"condition", "hold:3:2"},   {"condition", "win"},
        {"board", "10x30"},      {"board", "30"},          {"terrain", "lava:1.1"},     {"shore", "west"},
        {"table-size", "60x60"}, {"chosen", "A=prongs"},   {"terrain", "land:0.0-29.7"}};
    for (const auto& [name, value] : rows)
        QTest::addRow("%s %s", name, value) << QString::fromLatin1(name) << QString::fromLatin1(value);
}

void RammingOptionsTest::unknownOptionsAreRefused()
{
    QFETCH(QString, name);
    QFETCH(QString, value);
    BattleBrief brief = briefOf(2);
    brief.options[name.toStdString()] = value.toStdString();
    QVERIFY(whyNot(brief).starts_with("options."));
}

QTEST_APPLESS_MAIN(RammingOptionsTest)
#include "options_test.moc"
