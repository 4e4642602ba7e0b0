// SPDX-License-Identifier: GPL-3.0-or-later
// Who may shoot at whom, and shots rolled together, in exact figures (TR-7, TR-T6).
#include <QTest>

#include "core/rules/trireme/combat/missiles.h"
#include "core/rules/trireme/phases/turn.h"
#include "tests/core/rules/trireme/fire/range.h"

using namespace navarch;
using namespace navarch::trireme;

class TriremeShotsTest : public QObject {
    Q_OBJECT
private slots:
    void tr_7_1_refusals();
    void tr_7_1_arcs();
    void tr_7_2_whatHides();
    void tr_7_2_theRefusalNamesTheFirst();
    void tr_7_4_boarders();
    void tr_7_5_silentEngines();
    void tr_1_3_shotsInRosterOrder();
    void tr_7_1_killsAreAppliedTogether();
    void tr_7_3_stonesSinkAtOnce();
    void tr_7_3_killsOfEachKind();
    void tr_11_1_shotsAreABlow();
    void forEveryShot();
};

void TriremeShotsTest::tr_7_1_refusals()
{
    Range battle(3);
    const auto why = [&](const Shoot& shot) { return battle.refusal(shot); };
    QCOMPARE(why(battle.shot(Weapon::Bows)), std::string());
    QCOMPARE(why(battle.shot(Weapon::Bows, 0)),
             std::string("Attic 0 has 1 of them left to shoot this turn."));
    QCOMPARE(why(battle.shot(Weapon::Bows, 2)),
             std::string("Attic 0 has 1 of them left to shoot this turn."));
    QCOMPARE(why({7, battle.target, Weapon::Bows, 1, false}), std::string("There is no such ship."));
    QCOMPARE(why({battle.shooter, 7, Weapon::Bows, 1, false}), std::string("There is no such ship."));
    QCOMPARE(why({battle.shooter, battle.shooter, Weapon::Bows, 1, false}),
             std::string("Attic 0 is no enemy."));
    battle.at(battle.shooter).shot = {1, 1, 1};
    QCOMPARE(why(battle.shot(Weapon::Bows)), std::string("Attic 0's bows have shot this turn."));
    QCOMPARE(why(battle.shot(Weapon::Catapults)), std::string("Attic 0's catapults have shot this turn."));
    QCOMPARE(why(battle.shot(Weapon::Stones)), std::string("Attic 0's stone throwers have shot this turn."));
    battle.at(battle.shooter).shot = {};
    battle.arm(battle.shooter, 1);
    QCOMPARE(why(battle.shot(Weapon::Stones)), std::string("Attic 0 has no such weapon."));
    battle.at(battle.target).where = Whereabouts::Hulk;
    QCOMPARE(why(battle.shot(Weapon::Bows)), std::string("Isthmian 1 is not on the board."));
    battle.at(battle.target).where = Whereabouts::OnBoard;
    battle.at(battle.shooter).where = Whereabouts::Fled;
    QCOMPARE(why(battle.shot(Weapon::Bows)), std::string("Attic 0 is not on the board."));
    battle.at(battle.shooter).where = Whereabouts::OnBoard;
    battle.state.ready[0] = true;
    QCOMPARE(why(battle.shot(Weapon::Bows)), std::string("The side has done with its shots."));
    battle.state.ready = {false, true}; // the other's word is its own
    QCOMPARE(why(battle.shot(Weapon::Bows)), std::string());
    battle.state.phase = Phase::Contact;
    QCOMPARE(why(battle.shot(Weapon::Bows)), std::string("Nobody shoots now."));
}

void TriremeShotsTest::tr_7_1_arcs()
{
    Range battle(3); // the target lies south
    battle.facts.options.enginesAhead = true;
    const std::string behind = "Engines shoot within 60 degrees of the bow.";
    for (hex::Facing facing = 0; facing < hex::facings; ++facing) {
        battle.at(battle.shooter).facing = facing;
        const bool bears = facing >= 2 && facing <= 4;
        QCOMPARE(battle.refusal(battle.shot(Weapon::Catapults)), bears ? std::string() : behind);
        QCOMPARE(battle.refusal(battle.shot(Weapon::Stones)), bears ? std::string() : behind);
        QCOMPARE(battle.refusal(battle.shot(Weapon::Bows)), std::string());
    }
    battle.facts.options.enginesAhead = false;
    battle.at(battle.shooter).facing = 0;
    QCOMPARE(battle.refusal(battle.shot(Weapon::Catapults)), std::string());
}

void TriremeShotsTest::tr_7_2_whatHides()
{
    const auto seen = [](auto&& lay) {
        Range battle(3);
        lay(battle);
        return battle.refusal(battle.shot(Weapon::Bows));
    };
    QCOMPARE(seen([](Range&) {}), std::string());
    QCOMPARE(seen([](Range& battle) { battle.land(20, 6); }),
             std::string("Isthmian 1 is hidden behind land."));
    QCOMPARE(seen([](Range& battle) { battle.add(0, 20, 7, 0); }),
             std::string("It is hidden behind Attic 2."));
    QCOMPARE(seen([](Range& battle) { battle.add(1, 20, 7, 0); }),
             std::string("It is hidden behind Isthmian 2."));
    QCOMPARE(seen([](Range& battle) { battle.addWall(20, 7, 1); }),
             std::string("It is hidden behind Wall section 1."));
    QCOMPARE(seen([](Range& battle) { battle.at(battle.add(1, 20, 7, 0)).where = Whereabouts::Hulk; }),
             std::string());
    QCOMPARE(seen([](Range& battle) { battle.land(20, 9); }), std::string()); // behind the target
    const auto open = [](Range& battle) { battle.facts.options.shipsDoNotBlock = true; };
    QCOMPARE(seen([&](Range& battle) {
                 open(battle);
                 battle.add(1, 20, 7, 0);
             }),
             std::string());
    QCOMPARE(seen([&](Range& battle) {
                 open(battle);
                 battle.addWall(20, 7, 1);
             }),
             std::string("It is hidden behind Wall section 1."));
    QCOMPARE(seen([&](Range& battle) {
                 open(battle);
                 battle.land(20, 7);
             }),
             std::string("Isthmian 1 is hidden behind land."));
}

void TriremeShotsTest::tr_7_2_theRefusalNamesTheFirst()
{
    Range battle(4);
    battle.add(1, 20, 8, 0);
    battle.add(1, 20, 6, 0);
    QCOMPARE(battle.refusal(battle.shot(Weapon::Bows)), std::string("It is hidden behind Isthmian 3."));
}

void TriremeShotsTest::tr_7_4_boarders()
{
    Range battle(1);
    const Shoot shot = battle.shot(Weapon::Bows, 1, true);
    QCOMPARE(battle.refusal(shot), std::string("Isthmian 1 has not boarded Attic 0."));
    battle.link(battle.shooter, battle.target); // it boards the target: that has nobody aboard it
    QCOMPARE(battle.refusal(shot), std::string("Isthmian 1 has not boarded Attic 0."));
    battle.state.links.clear();
    battle.link(battle.target, battle.shooter);
    QCOMPARE(battle.refusal(shot), std::string());
    QCOMPARE(battle.refusal(battle.shot(Weapon::Catapults, 1, true)),
             std::string("Only bows shoot at boarders."));
    QCOMPARE(distanceOf(battle.facts, battle.state, shot), 1);
    const ShipNumber other = battle.add(1, 21, 5, 0);
    battle.man(other, 0, 2, 0);
    QCOMPARE(battle.refusal(Shoot{battle.shooter, other, Weapon::Bows, 1, true}),
             std::string("Isthmian 2 has not boarded Attic 0."));
    battle.man(battle.target, 0, 0, 0);
    QCOMPARE(battle.refusal(shot), std::string("There are no boarders."));
    // The lightest of them first, never their bows.
    battle.man(battle.target, 1, 1, 1);
    battle.arm(battle.target, 2);
    battle.arm(battle.shooter, 3);
    declare(battle.state, battle.shot(Weapon::Bows, 3, true));
    QCOMPARE(battle.rolled({4, 5, 6}), std::string());
    QCOMPARE(battle.at(battle.target).men, (Men{0, 0, 1}));
    QCOMPARE(int(battle.at(battle.target).engines[0]), 2);
}

void TriremeShotsTest::tr_7_5_silentEngines()
{
    Range battle(1);
    const std::string silent = "Engines are silent after the first round of boarding.";
    battle.link(battle.shooter, battle.target, 0);
    QCOMPARE(battle.refusal(battle.shot(Weapon::Stones)), std::string());
    battle.state.links[0].rounds = 1;
    QCOMPARE(battle.refusal(battle.shot(Weapon::Stones)), silent);
    QCOMPARE(battle.refusal(battle.shot(Weapon::Catapults)), silent);
    QCOMPARE(battle.refusal(battle.shot(Weapon::Bows)), std::string());
    battle.state.links[0].rounds = 2;
    QCOMPARE(battle.refusal(battle.shot(Weapon::Stones)), silent);
    const ShipNumber far = battle.add(0, 30, 5, 0);
    battle.arm(far, 0, 1);
    QVERIFY(!hasFoughtAboard(battle.state, far) && hasFoughtAboard(battle.state, battle.target));
    QCOMPARE(battle.refusal(Shoot{far, battle.target, Weapon::Catapults, 1, false}), std::string());
}

void TriremeShotsTest::tr_1_3_shotsInRosterOrder()
{
    // Declared last to first, rolled by ship, then bows, catapults, stones, then by target.
    Skirmish battle;
    const ShipNumber a = battle.add(0, 20, 5, 0);
    const ShipNumber b = battle.add(0, 22, 5, 0);
    const ShipNumber one = battle.add(1, 20, 6, 0);
    const ShipNumber two = battle.add(1, 21, 5, 0);
    battle.arm(a, 2, 1, 1);
    battle.arm(b, 1);
    battle.man(one, 0, 9, 0);
    battle.man(two, 0, 9, 0);
    declare(battle.state, {b, two, Weapon::Bows, 1, false});
    declare(battle.state, {a, two, Weapon::Stones, 1, false});
    declare(battle.state, {a, one, Weapon::Catapults, 1, false});
    declare(battle.state, {a, two, Weapon::Bows, 1, false});
    declare(battle.state, {a, one, Weapon::Bows, 1, false});
    QCOMPARE(
        battle.played({6, 1, 5, 6, 1}, [&](Proceedings& p) { resolveShots(battle.facts, battle.state, p); }),
        std::string());
    QCOMPARE(battle.events.size(), std::size_t{5});
    QCOMPARE(battle.events[0].text.english(), std::string("Attic 0 shoots 1 bow at Isthmian 2: 1 killed."));
    QCOMPARE(battle.events[1].text.english(), std::string("Attic 0 shoots 1 bow at Isthmian 3: 0 killed."));
    QCOMPARE(battle.events[2].text.english(),
             std::string("Attic 0 shoots 1 catapult at Isthmian 2: 1 killed."));
    QCOMPARE(battle.events[3].text.english(),
             std::string("Attic 0 shoots 1 stone thrower at Isthmian 3: 2 damage, 1 killed."));
    QCOMPARE(battle.events[4].ship, b);
    QCOMPARE(battle.at(one).men.count(), 7);
    QCOMPARE(battle.at(two).men.count(), 8);
    QCOMPARE(int(battle.at(two).damage), 2);
    QVERIFY(battle.state.shots.empty());
    // At a ship before at its boarders.
    Range aboard(1);
    aboard.arm(aboard.shooter, 2);
    aboard.link(aboard.target, aboard.shooter);
    declare(aboard.state, aboard.shot(Weapon::Bows, 1, true));
    declare(aboard.state, aboard.shot(Weapon::Bows, 1, false));
    QCOMPARE(aboard.rolled({1, 6}), std::string());
    QVERIFY(aboard.events[0].text.english().find("boarders") == std::string::npos);
    QVERIFY(aboard.events[1].text.english().find("at the boarders of Isthmian 1: 1 killed.")
            != std::string::npos);
}

void TriremeShotsTest::tr_7_1_killsAreAppliedTogether()
{
    Range battle(2);
    battle.arm(battle.shooter, 4, 2, 1);
    battle.arm(battle.target, 1, 1);
    battle.man(battle.target, 1, 2, 0);
    declare(battle.state, battle.shot(Weapon::Bows, 4));
    declare(battle.state, battle.shot(Weapon::Catapults, 2));
    QCOMPARE(battle.rolled({6, 5, 6, 6, 5, 4}), std::string()); // three, and one
    QCOMPARE(battle.at(battle.target).engines, (std::array<std::int16_t, 3>{0, 0, 0}));
    QCOMPARE(battle.at(battle.target).men, (Men{0, 1, 0}));
    QCOMPARE(battle.at(battle.shooter).readyOf(Weapon::Bows), 0);
    QCOMPARE(battle.at(battle.shooter).readyOf(Weapon::Stones), 1);
}

void TriremeShotsTest::tr_7_3_stonesSinkAtOnce()
{
    for (const int before : {3, 4}) {
        Range battle(3);
        battle.at(battle.target).damage = static_cast<std::int16_t>(before);
        declare(battle.state, battle.shot(Weapon::Stones));
        QCOMPARE(battle.rolled({6}), std::string());
        QCOMPARE(battle.at(battle.target).where == Whereabouts::Hulk, before == 4); // hull 6
        QCOMPARE(int(battle.at(battle.target).holes), 0);                           // stones make none
        QCOMPARE(int(battle.at(battle.shooter).sinkings), before == 4 ? 1 : 0);
        if (before == 4)
            QCOMPARE(battle.event("sunk")->rule, std::string("TR-4.1"));
    }
    Range wall(3); // a wall is harmed by no stones
    const ShipNumber section = wall.addWall(21, 5, 1);
    wall.arm(wall.shooter, 0, 0, 9);
    declare(wall.state, {wall.shooter, section, Weapon::Stones, 9, false});
    QCOMPARE(wall.rolled(std::vector<int>(9, 5)), std::string());
    QVERIFY(wall.at(section).onBoard() && wall.at(section).damage == 0);
    QCOMPARE(wall.at(section).struckBy, noShip);
}

void TriremeShotsTest::tr_7_3_killsOfEachKind()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 20, 20, 0);
    const auto left = [&](int kills) {
        battle.arm(ship, 2, 1, 1);
        battle.man(ship, 1, 1, 1);
        killByShots(battle.facts, battle.at(ship), kills);
        const Ship& now = battle.at(ship);
        return std::to_string(now.engines[0]) + std::to_string(now.engines[1])
               + std::to_string(now.engines[2]) + std::to_string(now.men.light)
               + std::to_string(now.men.medium) + std::to_string(now.men.heavy);
    };
    for (const auto& [kills, what] : {std::pair(0, "211111"), std::pair(1, "111111"), std::pair(2, "011111"),
                                      std::pair(3, "001111"), std::pair(4, "000111"), std::pair(5, "000011"),
                                      std::pair(6, "000001"), std::pair(7, "000000"), std::pair(8, "000000")})
        QCOMPARE(left(kills), std::string(what));
    battle.facts.options.lightestFirst = true;
    for (const auto& [kills, what] : {std::pair(1, "211011"), std::pair(3, "211000"), std::pair(4, "111000"),
                                      std::pair(6, "001000"), std::pair(9, "000000")})
        QCOMPARE(left(kills), std::string(what));
}

void TriremeShotsTest::tr_11_1_shotsAreABlow()
{
    Range battle(3);
    QCOMPARE(battle.rolled({}), std::string());
    QVERIFY(!battle.state.blow);
    declare(battle.state, battle.shot(Weapon::Bows));
    QCOMPARE(battle.rolled({1}), std::string());
    QVERIFY(battle.state.blow); // whether it hit or not
}

void TriremeShotsTest::forEveryShot()
{
    Range battle(1);
    battle.arm(battle.shooter, 2, 1);
    const ShipNumber second = battle.add(1, 22, 5, 0);
    battle.link(battle.target, battle.shooter);
    const ShipNumber still = battle.add(0, 10, 5, 0); // ours, out of reach
    battle.arm(still, 1);
    std::string shots;
    (void)forShots(battle.facts, battle.state, 0, [&](const Shoot& shot) {
        shots += std::to_string(shot.ship) + ">" + std::to_string(shot.target)
                 + (shot.weapon == Weapon::Bows ? "b" : "c") + std::to_string(shot.count)
                 + (shot.atBoarders ? "! " : " ");
        return false;
    });
    QCOMPARE(shots, std::string("0>1b2 0>1b2! 0>2b2 0>1c1 0>2c1 "));
    battle.at(battle.shooter).shot = {1, 1, 0};
    battle.at(second).where = Whereabouts::Fled;
    shots.clear();
    QVERIFY(forShots(battle.facts, battle.state, 0, [&](const Shoot& shot) {
        shots += std::to_string(shot.count);
        return true;
    }));
    QCOMPARE(shots, std::string("1"));
    QVERIFY(!forShots(battle.facts, battle.state, 1, [](const Shoot&) { return true; }));
}

QTEST_APPLESS_MAIN(TriremeShotsTest)
#include "shots_test.moc"
