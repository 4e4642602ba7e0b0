// SPDX-License-Identifier: GPL-3.0-or-later
// SA-8: grappling, fights, captures, walls.
#include "core/rules/salamis_ad_actium/combat/boarding.h"

#include <QTest>

#include "tests/core/rules/salamis_ad_actium/skirmish.h"

using namespace navarch;
using namespace navarch::salamis;

namespace {

/// Two ships in contact, without anybody aboard who fights; the first came up.
struct Alongside {
    Skirmish fight;
    ShipNumber boarder = fight.add(0);
    ShipNumber enemy = fight.add(1);

    Alongside()
    {
        for (const ShipNumber ship : {boarder, enemy}) {
            fight.fitOf(ship).oars = 0;
            fight.fitOf(ship).sailOnly = false;
            fight.fitOf(ship).fightingOars = false;
            fight.factsOf(ship).troopSpace = 20;
            fight.refit(ship);
            fight.fitOf(ship).oars = 2; // too few for a unit of militia
            fight.at(ship).oars = 2;
        }
        fight.touch(boarder, enemy);
    }
    Contact& contact() { return fight.state.contacts[0]; }
    void grapple()
    {
        contact().grappled = true;
        contact().grappledBy = 1;
    }
    std::string grapples(const std::vector<int>& faces)
    {
        return fight.played(
            faces, [&](Proceedings& p) { resolveGrapple(fight.facts, fight.state, boarder, enemy, p); });
    }
    std::string fights(const std::vector<int>& faces)
    {
        return fight.played(faces, [&](Proceedings& p) { fightBoardings(fight.facts, fight.state, p); });
    }
};

} // namespace

class BoardingTest : public QObject {
    Q_OBJECT

private slots:
    void sa_8_1_modifiers();
    void sa_8_1_grapples_data();
    void sa_8_1_grapples();
    void sa_8_1_corvusNeedsNoTest();
    void sa_8_2_forces();
    void sa_8_2_hitsFrom_data();
    void sa_8_2_hitsFrom();
    void sa_8_2_modifiers();
    void sa_8_2_towersHelpAUnitEach();
    void sa_8_2_lossesInOrder();
    void sa_8_2_bothSidesRollThenRemove();
    void sa_8_3_noUnitsLeftIsCaptured();
    void sa_8_3_threeToOne_data();
    void sa_8_3_threeToOne();
    void sa_8_3_prizeCrew();
    void sa_8_3_capturedAboard();
    void sa_8_3_retaken();
    void sa_8_5_wallsAreStormed();
};

void BoardingTest::sa_8_1_modifiers()
{
    Alongside along;
    const auto sum = [&] {
        return grapplingModifiers(along.fight.facts, along.fight.state, along.boarder, along.contact()).sum();
    };
    along.fight.at(along.enemy).wasStruck = true; // by this very contact
    QCOMPARE(sum(), 0);
    along.fight.fitOf(along.boarder).ferreaManus = 1;
    QCOMPARE(sum(), 2);
    along.fight.at(along.enemy).adrift = true;
    QCOMPARE(sum(), 3);
    along.contact().raked = true;
    QCOMPARE(sum(), 2);
    along.contact().ramOfA = true;
    QCOMPARE(sum(), 2);
    along.fight.at(along.enemy).damage = Damage::Severe;
    QCOMPARE(sum(), 3);
    along.fight.at(along.enemy).damage = Damage::Wrecked;
    QCOMPARE(sum(), 3);
}

void BoardingTest::sa_8_1_grapples_data()
{
    QTest::addColumn<int>("face");
    QTest::addColumn<bool>("ferrea");
    for (int face = 1; face <= 10; ++face) {
        QTest::addRow("grapnels, %d", face) << face << false;
        QTest::addRow("ferrea manus, %d", face) << face << true;
    }
}

void BoardingTest::sa_8_1_grapples()
{
    QFETCH(int, face);
    QFETCH(bool, ferrea);
    Alongside along;
    along.fight.fitOf(along.boarder).ferreaManus = ferrea ? 1 : 0;
    QCOMPARE(along.grapples({face}), std::string());
    const bool holds = face >= (ferrea ? 4 : 6);
    QCOMPARE(along.contact().grappled, holds);
    QCOMPARE(along.contact().hooked, holds && ferrea);
    QCOMPARE(along.contact().grappledBy, std::int8_t(holds ? 1 : 0));
}

void BoardingTest::sa_8_1_corvusNeedsNoTest()
{
    Alongside along;
    along.fight.fitOf(along.boarder).corvi = 1;
    QCOMPARE(along.grapples({}), std::string());
    QVERIFY(along.contact().grappled && along.contact().hooked);
    QCOMPARE(along.contact().corvusOf, std::int8_t{1});
}

void BoardingTest::sa_8_2_forces()
{
    Alongside along;
    Ship& ship = along.fight.at(along.boarder);
    ship.heavyMarines = 1;
    ship.marines = 2;
    ship.archers = 3;
    const auto force = [&] { return forceOf(along.fight.facts, along.fight.state, along.boarder); };
    for (const auto& [oars, militia] : {std::pair{0, 0}, {2, 0}, {3, 1}, {5, 1}, {6, 2}}) {
        ship.oars = std::int8_t(oars);
        QCOMPARE(force(), (BoardingForce{1, 2, 3, militia}));
    }
    along.fight.fitOf(along.boarder).fightingOars = true;
    QCOMPARE(force().militia, 3); // per two
    ship.militiaLost = 2;
    QCOMPARE(force().militia, 1);
    QCOMPARE(force().units(), 7);
}

void BoardingTest::sa_8_2_hitsFrom_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("needed");
    QTest::newRow("heavy marine") << 0 << 5;
    QTest::newRow("marine") << 1 << 7;
    QTest::newRow("archer") << 2 << 9;
    QTest::newRow("militia") << 3 << 10;
    QTest::newRow("fighting oars") << 4 << 8;
}

void BoardingTest::sa_8_2_hitsFrom()
{
    QFETCH(int, kind);
    QFETCH(int, needed);
    for (int face = 1; face <= 10; ++face) {
        Alongside along;
        along.grapple();
        Ship& ship = along.fight.at(along.boarder);
        (kind == 0 ? ship.heavyMarines : kind == 1 ? ship.marines : ship.archers) = kind < 3 ? 1 : 0;
        if (kind == 3)
            ship.oars = 3;
        along.fight.fitOf(along.boarder).fightingOars = kind == 4;
        along.fight.at(along.enemy).marines = 2;
        QCOMPARE(along.fights({face, 1, 1}), std::string());
        QCOMPARE(along.fight.at(along.enemy).marines, std::int8_t(face >= needed ? 1 : 2));
    }
}

void BoardingTest::sa_8_2_modifiers()
{
    Alongside along;
    along.grapple();
    const auto sum = [&](ShipNumber ship) {
        return fightModifiers(along.fight.facts, along.fight.state, ship, along.contact()).sum();
    };
    for (const auto& [crew, name] : EnumNames<CrewQuality>::names) {
        along.fight.factsOf(along.boarder).crew = crew;
        QCOMPARE(sum(along.boarder), modifierOf(crew));
    }
    along.fight.factsOf(along.boarder).crew = CrewQuality::Average;
    along.contact().corvusOf = 1;
    QCOMPARE(sum(along.boarder), 1);
    QCOMPARE(sum(along.enemy), 0);
    along.contact().wasFought = true;
    QCOMPARE(sum(along.boarder), 0); // the first round only
    along.fight.fitOf(along.enemy).size = along.fight.fitOf(along.boarder).size + 2;
    QCOMPARE(sum(along.boarder), -1);
    QCOMPARE(sum(along.enemy), 0);
    along.fight.fitOf(along.enemy).size -= 1;
    QCOMPARE(sum(along.boarder), 0);
    along.fight.at(along.boarder).stung = true; // SA-6.7
    QCOMPARE(sum(along.boarder), -2);
}

void BoardingTest::sa_8_2_towersHelpAUnitEach()
{
    Alongside along;
    along.grapple();
    along.fight.at(along.boarder).marines = 2;
    along.fight.at(along.boarder).towers = 1;
    along.fight.at(along.enemy).marines = 3;
    QCOMPARE(along.fights({6, 6, 1, 1, 1}), std::string()); // one of the two hits
    QCOMPARE(along.fight.at(along.enemy).marines, std::int8_t{2});
}

void BoardingTest::sa_8_2_lossesInOrder()
{
    Alongside along;
    along.grapple();
    along.fight.at(along.boarder).heavyMarines = 9;
    Ship& enemy = along.fight.at(along.enemy);
    enemy.oars = 3;
    enemy.archers = 1;
    enemy.marines = 1;
    enemy.heavyMarines = 10;
    std::vector<int> faces(9, 1);
    faces[0] = faces[1] = faces[2] = faces[3] = 10; // four hits
    faces.insert(faces.end(), 13, 1);
    QCOMPARE(along.fights(faces), std::string());
    QCOMPARE(enemy.militiaLost, std::int8_t{1});
    QCOMPARE(enemy.oars, std::int8_t{3}); // rowers fell, their oars are there
    QCOMPARE(int(enemy.archers), 0);
    QCOMPARE(int(enemy.marines), 0);
    QCOMPARE(int(enemy.heavyMarines), 9);
}

void BoardingTest::sa_8_2_bothSidesRollThenRemove()
{
    Alongside along;
    along.grapple();
    along.fight.at(along.boarder).marines = 1;
    along.fight.at(along.enemy).marines = 1;
    QCOMPARE(along.fights({7, 7}), std::string()); // the fallen have struck, too
    QCOMPARE(along.fight.at(along.boarder).troops() + along.fight.at(along.enemy).troops(), 0);
    QCOMPARE(holderOf(along.fight.state, along.enemy), 1); // nobody is left to take it
    QVERIFY(along.contact().wasFought);
    QCOMPARE(along.fights({}), std::string());
}

void BoardingTest::sa_8_3_noUnitsLeftIsCaptured()
{
    Alongside along;
    along.grapple();
    along.fight.at(along.boarder).marines = 2;
    along.fight.at(along.enemy).archers = 1;
    QCOMPARE(along.fights({7, 1, 8}), std::string());
    QCOMPARE(holderOf(along.fight.state, along.enemy), 0);
    QCOMPARE(along.fight.at(along.boarder).captures, std::int8_t{1});
    QVERIFY(!along.contact().grappled);
    QVERIFY(along.fight.event("captured"));
    QCOMPARE(along.fights({}), std::string());
}

void BoardingTest::sa_8_3_threeToOne_data()
{
    QTest::addColumn<int>("marines");
    QTest::addColumn<int>("face"); // of the Crew Test; 0: none
    QTest::addColumn<bool>("surrenders");
    QTest::newRow("two to one") << 2 << 0 << false;
    QTest::newRow("three to one, holds") << 3 << 6 << false;
    QTest::newRow("three to one, fails") << 3 << 5 << true;
    QTest::newRow("four to one, fails") << 4 << 5 << true;
}

void BoardingTest::sa_8_3_threeToOne()
{
    QFETCH(int, marines);
    QFETCH(int, face);
    QFETCH(bool, surrenders);
    Alongside along;
    along.grapple();
    along.fight.at(along.boarder).marines = std::int8_t(marines);
    along.fight.at(along.enemy).marines = 1;
    std::vector<int> faces(std::size_t(marines) + 1, 1);
    if (face > 0)
        faces.push_back(face);
    QCOMPARE(along.fights(faces), std::string());
    QCOMPARE(holderOf(along.fight.state, along.enemy), surrenders ? 0 : 1);
    QCOMPARE(along.fight.event("surrendered") != nullptr, surrenders);
}

void BoardingTest::sa_8_3_prizeCrew()
{
    Alongside along;
    Ship& captor = along.fight.at(along.boarder);
    Ship& prize = along.fight.at(along.enemy);
    captor.marines = 1;
    captor.heavyMarines = 1;
    prize.heavyMarines = 4;
    capture(along.fight.facts, along.fight.state, along.boarder, along.enemy);
    QCOMPARE(int(captor.marines), 0);
    QCOMPARE(int(prize.marines), 1);
    QCOMPARE(int(prize.heavyMarines), 0);
    // Its own rowers do not fight for the captor.
    prize.oars = 6;
    QCOMPARE(forceOf(along.fight.facts, along.fight.state, along.enemy).units(), 1);
    // Only rowers are left to send.
    Alongside bare;
    bare.fight.at(bare.boarder).oars = 3;
    capture(bare.fight.facts, bare.fight.state, bare.boarder, bare.enemy);
    QCOMPARE(bare.fight.at(bare.boarder).militiaLost, std::int8_t{1});
    QCOMPARE(forceOf(bare.fight.facts, bare.fight.state, bare.enemy).units(), 1);
}

void BoardingTest::sa_8_3_capturedAboard()
{
    Alongside along;
    along.fight.at(along.boarder).marines = 2;
    const std::size_t admiral = along.fight.addCommander(along.enemy, Post::Fleet, CommandQuality::Skilled);
    const ShipNumber friendly = along.fight.add(1);
    const std::size_t elsewhere = along.fight.addCommander(friendly, Post::Squadron, CommandQuality::Skilled);
    const std::size_t dead = along.fight.addCommander(along.enemy, Post::Squadron, CommandQuality::Skilled);
    along.fight.state.commanders[dead].state = PersonState::Dead;
    capture(along.fight.facts, along.fight.state, along.boarder, along.enemy);
    QCOMPARE(along.fight.at(along.enemy).captain, PersonState::Captured);
    QCOMPARE(along.fight.state.commanders[admiral].state, PersonState::Captured);
    QCOMPARE(along.fight.state.commanders[admiral].holder, std::int8_t{0});
    QCOMPARE(along.fight.state.commanders[elsewhere].state, PersonState::Fit);
    QCOMPARE(along.fight.state.commanders[dead].state, PersonState::Dead);
}

void BoardingTest::sa_8_3_retaken()
{
    Alongside along;
    const ShipNumber friendly = along.fight.add(1);
    along.fight.at(along.boarder).marines = 2;
    along.fight.at(friendly).marines = 2;
    capture(along.fight.facts, along.fight.state, along.boarder, along.enemy);
    capture(along.fight.facts, along.fight.state, friendly, along.enemy);
    QCOMPARE(holderOf(along.fight.state, along.enemy), 1);
    QCOMPARE(along.fight.at(friendly).captures, std::int8_t{0}); // its own ship back is no prize
}

void BoardingTest::sa_8_5_wallsAreStormed()
{
    Skirmish fight;
    const ShipNumber ship = fight.add(0);
    const ShipNumber wall = fight.addWall(1);
    fight.at(ship).marines = 2;
    fight.at(ship).oars = 0;
    fight.at(wall).marines = 1;
    fight.at(wall).towers = 1;
    fight.fitOf(wall).oars = 6;
    QCOMPARE(forceOf(fight.facts, fight.state, wall).militia, 0); // no rowers
    fight.touch(ship, wall);
    QCOMPARE(grapplingModifiers(fight.facts, fight.state, ship, fight.state.contacts[0]).sum(),
             1); // it lies still
    QCOMPARE(fight.played({5, 7, 1, 6},
                          [&](Proceedings& p) {
                              resolveGrapple(fight.facts, fight.state, ship, wall, p);
                              fightBoardings(fight.facts, fight.state,
                                             p); // 7 takes the marine; 6 + 1 for the tower takes one too
                          }),
             std::string());
    QCOMPARE(holderOf(fight.state, wall), 0);
    QCOMPARE(int(fight.at(wall).marines), 1); // the prize crew
}

QTEST_APPLESS_MAIN(BoardingTest)
#include "boarding_test.moc"
