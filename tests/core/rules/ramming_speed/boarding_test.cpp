// SPDX-License-Identifier: GPL-3.0-or-later
// Boarding and capture (RS-13), skills in melee (RS-4).
#include <QTest>

#include "core/rules/ramming_speed/combat/boarding.h"
#include "core/rules/ramming_speed/movement/row.h"
#include "core/rules/ramming_speed/phases/round.h"
#include "tests/core/rules/ramming_speed/skirmish.h"

using namespace navarch;
using namespace navarch::ramming;

namespace {

struct Boarding : Skirmish {
    ShipNumber ship;
    ShipNumber enemy;

    explicit Boarding(const char* mine = "trireme", const char* his = "trireme")
        : ship(add(0, 10, 20, 0, mine)),
          enemy(add(1, 10, 19, 1, his))
    {
        add(0, 2, 28, 0);
        add(1, 2, 2, 3);
        board(ship);
    }
    std::string fight(const std::vector<int>& faces)
    {
        if (const Refusal why = check(facts, state, Board{ship, enemy}))
            return reasonOf(facts, why, Order(Board{ship, enemy}));
        return played(faces, [&](Proceedings& dice) { resolveBoarding(facts, state, {ship, enemy}, dice); });
    }
    std::string capture(int rowers, int hoplites)
    {
        const Capture order{ship, enemy, static_cast<std::int16_t>(rowers),
                            static_cast<std::int16_t>(hoplites)};
        if (const Refusal why = check(facts, state, order))
            return reasonOf(facts, why, Order(order));
        return played({}, [&](Proceedings& dice) { resolveCapture(facts, state, order, dice); });
    }
    void empty(ShipNumber who)
    {
        man(who, 0);
        at(who).holder = -1;
    }
};

/// `count` dice that all show `face`.
std::vector<int> faces(int first, int count, int face, int others = 0, int other = 1)
{
    std::vector<int> all;
    if (first > 0)
        all.push_back(first);
    all.insert(all.end(), static_cast<std::size_t>(count), face);
    all.insert(all.end(), static_cast<std::size_t>(others), other);
    return all;
}

} // namespace

class RammingBoardingTest : public QObject {
    Q_OBJECT
private slots:
    void rs_4_3_meleeAddsToEveryDie();
    void rs_13_1_theRollIsTheGrapple();
    void rs_13_2_rs_20_13_everythingAddsUp();
    void rs_13_3_rs_20_14_bothLoseAtOnce();
    void rs_13_4_grapplesEnd();
    void rs_13_5_anEmptyShipIsCaptured();
    void rs_13_6_inNameOnly();
    void rs_13_7_rs_20_18_aMannedPrize();
    void rs_20_19_bothMayBeEmptied();
};

void RammingBoardingTest::rs_4_3_meleeAddsToEveryDie()
{
    Boarding battle;
    battle.man(battle.ship, 20);
    battle.man(battle.enemy, 30);
    battle.skill(battle.ship, Skill::Melee, 2);
    QCOMPARE(battle.fight({4, 1, 1, 1, 1, 1}), std::string()); // 4 + 2 grapples; two dice of 3 kill six
    QCOMPARE(battle.at(battle.enemy).crew(), 24);
    QCOMPARE(battle.at(battle.ship).crew(), 17);
    Boarding total;
    total.facts.options.meleeOnTotal = true;
    total.man(total.ship, 20);
    total.man(total.enemy, 30);
    total.skill(total.ship, Skill::Melee, 2);
    QCOMPARE(total.fight({4, 1, 1, 1, 1, 1}), std::string());
    QCOMPARE(total.at(total.enemy).crew(), 26);
}

void RammingBoardingTest::rs_13_1_theRollIsTheGrapple()
{
    Boarding battle;
    QCOMPARE(battle.fight({5}), std::string());
    QVERIFY(!isGrappled(battle.state, battle.ship));
    QCOMPARE(battle.fight({6}), std::string("One boarding a turn."));
    battle.board(battle.ship);
    QCOMPARE(battle.fight(faces(6, 17, 1, 17, 1)), std::string());
    QVERIFY(areGrappled(battle.state, battle.ship, battle.enemy));
    battle.board(battle.ship);
    QCOMPARE(battle.fight(faces(0, 16, 1, 16, 1)), std::string()); // 153 men each: no roll, they fight on
    battle.board(battle.ship);
    battle.put(battle.enemy, hex::hexOf(10, 15), 0);
    QCOMPARE(battle.fight({6}), std::string("Isthmian 1 is not adjacent."));
}

void RammingBoardingTest::rs_13_2_rs_20_13_everythingAddsUp()
{
    Boarding battle("quinquereme", "trireme");
    battle.fit(battle.ship, Advantage::Corvus, 2); // counts once
    battle.state.now.rammed = battle.enemy;
    battle.state.together.push_back({battle.ship, battle.enemy});
    QCOMPARE(2 + boardingModifier(battle.facts, battle.state, battle.ship, battle.enemy), 6);
    battle.fit(battle.ship, Advantage::Harpax);
    battle.skill(battle.ship, Skill::Melee);
    QCOMPARE(boardingModifier(battle.facts, battle.state, battle.ship, battle.enemy), 6);
    const Boarding equal;
    QCOMPARE(boardingModifier(equal.facts, equal.state, equal.ship, equal.enemy), 0);
}

void RammingBoardingTest::rs_13_3_rs_20_14_bothLoseAtOnce()
{
    const Skirmish any;
    for (const auto& [crew, dice] :
         {std::pair{1, 1}, std::pair{10, 1}, std::pair{170, 17}, std::pair{171, 18}})
        QCOMPARE(meleeDice(any.facts.house(), crew), dice);
    Boarding battle("trireme", "quinquereme");
    battle.man(battle.ship, 170, 20);
    battle.man(battle.enemy, 300, 40);
    // 19 dice make 70, 34 make 119.
    std::vector<int> all{6};
    for (int i = 0; i < 19; ++i)
        all.push_back(i < 13 ? 4 : 3);
    for (int i = 0; i < 34; ++i)
        all.push_back(i < 17 ? 4 : 3);
    QCOMPARE(battle.fight(all), std::string());
    QCOMPARE(int(battle.at(battle.ship).rowers), 71);
    QCOMPARE(int(battle.at(battle.ship).hoplites), 0);
    QCOMPARE(int(battle.at(battle.enemy).rowers), 270);
    QCOMPARE(movePointsOf(battle.facts, battle.state, battle.ship, 0, false), 3);
}

void RammingBoardingTest::rs_13_4_grapplesEnd()
{
    Boarding battle;
    const ShipNumber other = battle.add(0, 11, 19, 0);
    battle.state.grapples.push_back({battle.ship, battle.enemy});
    battle.state.grapples.push_back({other, battle.enemy});
    battle.man(battle.enemy, 4);
    QCOMPARE(battle.fight(faces(0, 17, 1, 1, 1)), std::string());
    QCOMPARE(battle.at(battle.enemy).crew(), 0);
    QVERIFY(battle.state.grapples.empty()); // one of them is empty
    removeFromMap(battle.facts, battle.state, battle.enemy, Whereabouts::Sunk);
    QVERIFY(battle.at(battle.ship).onMap()); // nobody is dragged down
}

void RammingBoardingTest::rs_13_5_anEmptyShipIsCaptured()
{
    Boarding battle;
    QCOMPARE(battle.capture(10, 0), std::string("Isthmian 1 has crew."));
    battle.empty(battle.enemy);
    QCOMPARE(battle.fight({6}), std::string("Isthmian 1 is no ship of the enemy."));
    QCOMPARE(battle.capture(170, 0), std::string("One must stay."));
    QCOMPARE(battle.capture(171, 0), std::string("Attic 0 has 170 rowers and 0 hoplites."));
    QCOMPARE(battle.capture(60, 0), std::string());
    QCOMPARE(int(battle.at(battle.enemy).holder), 0);
    QCOMPARE(int(battle.at(battle.ship).captures), 1);
}

void RammingBoardingTest::rs_13_6_inNameOnly()
{
    Boarding battle;
    battle.empty(battle.enemy);
    QCOMPARE(battle.capture(0, 0), std::string());
    QCOMPARE(int(battle.at(battle.enemy).holder), 0);
    QCOMPARE(battle.at(battle.enemy).crew(), 0);
    QCOMPARE(battle.capture(0, 0), std::string("Isthmian 1 is a prize already."));
    // Its captor's side mans it later, or the other side takes it next.
    QCOMPARE(battle.capture(20, 0), std::string());
    Boarding taken;
    const ShipNumber other = taken.add(1, 11, 19, 0);
    taken.empty(taken.enemy);
    QCOMPARE(taken.capture(0, 0), std::string());
    taken.board(other);
    QCOMPARE(taken.played({},
                          [&](Proceedings& dice) {
                              resolveCapture(taken.facts, taken.state, {other, taken.enemy, 0, 0}, dice);
                          }),
             std::string());
    QCOMPARE(int(taken.at(taken.enemy).holder), 1);
}

void RammingBoardingTest::rs_13_7_rs_20_18_aMannedPrize()
{
    Boarding battle;
    battle.man(battle.ship, 130, 20);
    battle.at(battle.ship).grade = Grade::Elite;
    battle.skill(battle.enemy, Skill::Ramming);
    battle.empty(battle.enemy);
    battle.at(battle.enemy).fires = 1;
    QCOMPARE(battle.capture(60, 10), std::string());
    const Ship& captor = battle.at(battle.ship);
    const Ship& prize = battle.at(battle.enemy);
    QCOMPARE(int(captor.rowers), 70);
    QCOMPARE(movePointsOf(battle.facts, battle.state, battle.ship, 0, false), 3);
    QCOMPARE(meleeDice(battle.facts.house(), captor.crew()), 8);
    QCOMPARE(movePointsOf(battle.facts, battle.state, battle.enemy, 0, false), 2);
    QCOMPARE(meleeDice(battle.facts.house(), prize.crew()), 7);
    QVERIFY(prize.stopped && prize.hasActed); // from the next round
    QCOMPARE(prize.grade, Grade::Elite);
    QCOMPARE(prize.skilled(Skill::Ramming), 0);
    QCOMPARE(int(prize.fires), 1);
    QCOMPARE(int(captor.crewThen), 80);
}

void RammingBoardingTest::rs_20_19_bothMayBeEmptied()
{
    Boarding battle;
    battle.man(battle.ship, 4);
    battle.man(battle.enemy, 4);
    QCOMPARE(battle.fight({6, 5, 4}), std::string());
    for (const ShipNumber each : {battle.ship, battle.enemy}) {
        QCOMPARE(battle.at(each).crew(), 0);
        QCOMPARE(int(battle.at(each).holder), -1);
    }
}

QTEST_APPLESS_MAIN(RammingBoardingTest)
#include "boarding_test.moc"
