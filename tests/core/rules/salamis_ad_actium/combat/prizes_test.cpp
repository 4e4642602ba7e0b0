// SPDX-License-Identifier: GPL-3.0-or-later
// SA-8: holds, hooks and prizes: who fights with what aboard a captured ship, and what a capture leaves of its contacts.
#include <QTest>

#include "core/rules/salamis_ad_actium/combat/boarding.h"
#include "core/rules/salamis_ad_actium/losses/crew_test.h"
#include "core/rules/salamis_ad_actium/orders/check.h"
#include "tests/core/rules/salamis_ad_actium/skirmish.h"

using namespace navarch;
using namespace navarch::salamis;

namespace {

/// A ship of the first side alongside one of the second, nobody aboard who fights, no oar.
struct Alongside : Skirmish {
    ShipNumber ours = add(0);
    ShipNumber theirs = add(1);

    Alongside()
    {
        for (const ShipNumber ship : {ours, theirs}) {
            factsOf(ship).troopSpace = 20;
            Ship& now = at(ship);
            now.oars = 0;
            now.archers = now.marines = now.heavyMarines = 0;
        }
        salamis::Skirmish::touch(ours, theirs);
        state.squadron = 0;
        state.side = 0;
    }
    Contact& contact() { return state.contacts[0]; }
    std::string fights(const std::vector<int>& faces)
    {
        return played(faces, [&](Proceedings& p) { fightBoardings(facts, state, p); });
    }
};

} // namespace

class PrizesTest : public QObject {
    Q_OBJECT
private slots:
    void sa_8_1_whoIsStillForAGrapple();
    void sa_8_1_aRamOfEitherShip();
    void sa_8_1_theContactMeant();
    void sa_8_1_aFreshHoldIsAFreshFight();
    void sa_8_2_prizeCrewsAreNoFightingOars();
    void sa_8_2_prizeCrewsFallFirst();
    void sa_8_2_wallsAreNoLargerShips();
    void sa_8_2_towersCountForThoseWhoFight();
    void sa_8_2_nobodyLeftToFall();
    void sa_8_2_friendsDoNotFight();
    void sa_8_3_bothSidesTest();
    void sa_8_3_whatACaptureEnds();
    void sa_8_3_whoIsSentAcross_data();
    void sa_8_3_whoIsSentAcross();
    void sa_8_3_prizeCrewsTakePrizes();
    void sa_8_3_deadCaptainsAreNotTaken();
    void sa_5_6_lettingGoEndsEverythingOfIt();
};

void PrizesTest::sa_8_1_whoIsStillForAGrapple()
{
    for (int how = 0; how < 5; ++how) {
        Alongside along;
        const ShipNumber third = along.add(0);
        const ShipNumber fourth = along.add(1);
        along.at(along.theirs).oars = 4;
        switch (how) {
        case 1: along.touch(third, along.theirs); break;
        case 2: along.touch(along.theirs, third); break;
        case 3: along.touch(along.ours, third); break; // others of one's own contacts do not matter
        case 4: along.touch(third, fourth); break;
        default: break;
        }
        QCOMPARE(grapplingModifiers(along.facts, along.state, along.ours, along.contact()).sum(),
                 how == 1 || how == 2 ? 1 : 0);
    }
}

void PrizesTest::sa_8_1_aRamOfEitherShip()
{
    for (int rams = 0; rams < 4; ++rams)
        for (const Damage damage : {Damage::Heavy, Damage::Severe}) {
            Alongside along;
            along.at(along.theirs).oars = 4;
            along.at(along.theirs).damage = damage;
            along.contact().ramOfA = rams & 1;
            along.contact().ramOfB = rams & 2;
            QCOMPARE(grapplingModifiers(along.facts, along.state, along.ours, along.contact()).sum(),
                     rams > 0 && damage == Damage::Severe ? 1 : 0);
        }
}

void PrizesTest::sa_8_1_theContactMeant()
{
    Alongside along;
    const ShipNumber third = along.add(1);
    along.touch(third, along.ours);
    along.touch(along.theirs, third);
    QCOMPARE(
        along.played({6},
                     [&](Proceedings& p) { resolveGrapple(along.facts, along.state, along.ours, third, p); }),
        std::string());
    QVERIFY(!along.state.contacts[0].grappled && along.state.contacts[1].grappled
            && !along.state.contacts[2].grappled);
    QCOMPARE(int(along.state.contacts[1].grappledBy), -1);
    QCOMPARE(int(along.state.contacts[1].corvusOf), 0);
    const ShipNumber fourth = along.add(1);
    QCOMPARE(
        along.played(
            {}, [&](Proceedings& p) { resolveGrapple(along.facts, along.state, along.ours, fourth, p); }),
        std::string());
}

void PrizesTest::sa_8_1_aFreshHoldIsAFreshFight()
{
    Alongside along;
    along.fitOf(along.ours).corvi = 1;
    along.contact().wasFought = true;
    QCOMPARE(along.played({},
                          [&](Proceedings& p) {
                              resolveGrapple(along.facts, along.state, along.ours, along.theirs, p);
                          }),
             std::string());
    QCOMPARE(fightModifiers(along.facts, along.state, along.ours, along.contact()).sum(), 1);
    along.at(along.ours).marines = 1;
    along.at(along.theirs).marines = 1;
    QCOMPARE(along.fights({5, 1}), std::string()); // 5 + 1 misses
    QVERIFY(along.contact().wasFought);
    QCOMPARE(fightModifiers(along.facts, along.state, along.ours, along.contact()).sum(), 0);
}

/// The rowers of a prize do not fight for its captor, whatever oars they pull; his own men do, as militia.
void PrizesTest::sa_8_2_prizeCrewsAreNoFightingOars()
{
    Alongside along;
    along.fitOf(along.theirs).fightingOars = true;
    along.at(along.theirs).oars = 4;
    QCOMPARE(hitsFrom(along.facts, along.state, along.theirs).militia, 8);
    QCOMPARE(forceOf(along.facts, along.state, along.theirs).militia, 2);
    along.at(along.theirs).holder = 0;
    along.at(along.theirs).prizeMilitia = 1;
    QCOMPARE(hitsFrom(along.facts, along.state, along.theirs).militia, 10);
    QCOMPARE(forceOf(along.facts, along.state, along.theirs).militia, 1);
    QCOMPARE(hitsFrom(along.facts, along.state, along.ours).militia, 10);
    const HitsFrom hits = hitsFrom(along.facts, along.state, along.ours);
    QVERIFY(hits.heavyMarine == 5 && hits.marine == 7 && hits.archer == 9);
}

/// A prize's militia is the captor's: one that falls is gone, and the ship's own rowers are not counted for it.
void PrizesTest::sa_8_2_prizeCrewsFallFirst()
{
    Alongside along;
    const ShipNumber prize = along.add(1);
    along.at(prize).holder = 0;
    along.at(prize).archers = 1;
    along.at(prize).prizeMilitia = 1;
    along.at(along.theirs).marines = 2;
    along.state.contacts.clear();
    along.touch(along.theirs, prize).grappled = true;
    QCOMPARE(along.fights({7, 1, 1, 1}), std::string()); // a marine hits: archer and militia miss
    QCOMPARE(int(along.at(prize).prizeMilitia), 0);
    QCOMPARE(int(along.at(prize).militiaLost), 0);
    QCOMPARE(int(along.at(prize).archers), 1);
}

void PrizesTest::sa_8_2_wallsAreNoLargerShips()
{
    Skirmish fight;
    const ShipNumber ship = fight.add(0);
    const ShipNumber wall = fight.addWall(1);
    fight.fitOf(wall).size = 7;
    Contact& contact = fight.touch(ship, wall);
    contact.grappled = true;
    contact.grappledBy = 1;
    QCOMPARE(fightModifiers(fight.facts, fight.state, ship, contact).sum(), 0);
    fight.factsOf(wall).isWall = false;
    QCOMPARE(fightModifiers(fight.facts, fight.state, ship, contact).sum(), -1);
    contact.grappledBy = -1; // who is boarded boards nobody
    QCOMPARE(fightModifiers(fight.facts, fight.state, ship, contact).sum(), 0);
}

void PrizesTest::sa_8_2_towersCountForThoseWhoFight()
{
    const auto told = [](int marines, int towers) {
        Alongside along;
        along.contact().grappled = true;
        along.at(along.ours).marines = static_cast<std::int8_t>(marines);
        along.at(along.ours).towers = static_cast<std::int8_t>(towers);
        along.at(along.theirs).marines = 1;
        std::vector<int> faces(std::size_t(marines) + 1, 1);
        if (marines == 0)
            faces = {1};
        (void)along.fights(faces);
        const BattleEvent* event = along.event("boarding");
        return event ? int(event->modifiers.size()) : -1;
    };
    QCOMPARE(told(1, 1), 1);
    QCOMPARE(told(1, 0), 0);
    QCOMPARE(told(0, 1), 0);
    // Two units below two towers' places: each hits on 6; a third without one does not.
    Alongside along;
    along.contact().grappled = true;
    along.at(along.ours).marines = 3;
    along.at(along.ours).towers = 2;
    along.at(along.theirs).heavyMarines = 9;
    std::vector<int> faces{6, 6, 6};
    faces.insert(faces.end(), 9, 1);
    QCOMPARE(along.fights(faces), std::string());
    QCOMPARE(int(along.at(along.theirs).heavyMarines), 7);
}

void PrizesTest::sa_8_2_nobodyLeftToFall()
{
    Alongside along;
    along.contact().grappled = true;
    along.at(along.ours).heavyMarines = 3;
    along.at(along.theirs).marines = 1;
    QCOMPARE(along.fights({5, 5, 5, 1}), std::string()); // three hits on one unit
    const Ship& taken = along.at(along.theirs);
    QCOMPARE(int(taken.marines) + int(taken.archers), 0);
    QCOMPARE(int(taken.heavyMarines), 1); // the prize crew
    QCOMPARE(int(taken.militiaLost), 0);
    QCOMPARE(int(along.at(along.ours).heavyMarines), 2);
    QCOMPARE(int(along.at(along.ours).captures), 1);
}

void PrizesTest::sa_8_2_friendsDoNotFight()
{
    Alongside along;
    along.contact().grappled = true;
    along.at(along.ours).marines = along.at(along.theirs).marines = 1;
    along.at(along.theirs).holder = 0;
    QCOMPARE(along.fights({}), std::string());
    QVERIFY(!along.contact().grappled);
}

/// Whoever is outnumbered three to one tests, the one that came up as well.
void PrizesTest::sa_8_3_bothSidesTest()
{
    Alongside along;
    along.contact().grappled = true;
    along.at(along.ours).marines = 1;
    along.at(along.theirs).marines = 3;
    QCOMPARE(along.fights({1, 1, 1, 1, 5}), std::string());
    QCOMPARE(holderOf(along.state, along.ours), 1);
    QCOMPARE(int(along.at(along.ours).marines), 1); // of the captor
    QCOMPARE(int(along.at(along.theirs).marines), 2);
}

/// Contacts with the captor's side are no holds any more; those with the prize's own side are fights to come.
void PrizesTest::sa_8_3_whatACaptureEnds()
{
    Alongside along;
    const ShipNumber comrade = along.add(1);
    const ShipNumber stranger = along.add(0);
    along.touch(comrade, along.theirs);
    along.touch(stranger, comrade);
    for (Contact& contact : along.state.contacts) {
        contact.grappled = contact.hooked = true;
        contact.grappledBy = 1;
        contact.corvusOf = 1;
    }
    along.at(along.ours).marines = 1;
    along.at(along.theirs).demoralised = true;
    along.at(along.theirs).dismay = 3;
    along.at(along.theirs).archers = 2;
    along.at(along.theirs).prizeMilitia = 2;
    capture(along.facts, along.state, along.ours, along.theirs);
    const Contact& first = along.state.contacts[0];
    QVERIFY(!first.grappled && !first.hooked);
    QVERIFY(first.grappledBy == 0 && first.corvusOf == 0);
    for (const std::size_t other : {1U, 2U})
        QVERIFY(along.state.contacts[other].grappled && along.state.contacts[other].grappledBy == 1);
    const Ship& prize = along.at(along.theirs);
    QVERIFY(!prize.demoralised && prize.dismay == 0);
    QVERIFY(prize.archers == 0 && prize.prizeMilitia == 0 && prize.heavyMarines == 0 && prize.marines == 1);
}

void PrizesTest::sa_8_3_whoIsSentAcross_data()
{
    QTest::addColumn<int>("archers");
    QTest::addColumn<int>("marines");
    QTest::addColumn<int>("heavy");
    QTest::addColumn<int>("oars");
    QTest::addColumn<QString>("sent");
    QTest::newRow("an archer") << 1 << 1 << 1 << 3 << "archer";
    QTest::newRow("a marine") << 0 << 1 << 1 << 3 << "marine";
    QTest::newRow("a heavy marine") << 0 << 0 << 1 << 3 << "heavy";
    QTest::newRow("rowers") << 0 << 0 << 0 << 3 << "rowers";
    QTest::newRow("nobody") << 0 << 0 << 0 << 2 << "nobody";
}

void PrizesTest::sa_8_3_whoIsSentAcross()
{
    QFETCH(int, archers);
    QFETCH(int, marines);
    QFETCH(int, heavy);
    QFETCH(int, oars);
    QFETCH(QString, sent);
    Alongside along;
    Ship& captor = along.at(along.ours);
    captor.archers = static_cast<std::int8_t>(archers);
    captor.marines = static_cast<std::int8_t>(marines);
    captor.heavyMarines = static_cast<std::int8_t>(heavy);
    captor.oars = static_cast<std::int8_t>(oars);
    capture(along.facts, along.state, along.ours, along.theirs);
    const Ship& prize = along.at(along.theirs);
    QCOMPARE(int(prize.archers), sent == "archer" ? 1 : 0);
    QCOMPARE(int(prize.marines), sent == "marine" ? 1 : 0);
    QCOMPARE(int(prize.heavyMarines), sent == "heavy" ? 1 : 0);
    QCOMPARE(int(prize.prizeMilitia), sent == "rowers" ? 1 : 0);
    QCOMPARE(captor.archers + captor.marines + captor.heavyMarines,
             archers + marines + heavy - (archers + marines + heavy > 0));
    QCOMPARE(int(captor.militiaLost), sent == "rowers" ? 1 : 0);
}

/// The prize crew itself may take another, and goes over to it.
void PrizesTest::sa_8_3_prizeCrewsTakePrizes()
{
    Alongside along;
    Ship& prize = along.at(along.ours);
    prize.holder = 1;
    prize.prizeMilitia = 1;
    along.at(along.theirs).holder = 0;
    capture(along.facts, along.state, along.ours, along.theirs);
    QCOMPARE(int(prize.prizeMilitia), 0);
    QCOMPARE(int(prize.militiaLost), 0);
    QCOMPARE(int(along.at(along.theirs).prizeMilitia), 1);
    QCOMPARE(int(prize.captures), 0); // their own ship back
}

void PrizesTest::sa_8_3_deadCaptainsAreNotTaken()
{
    for (const PersonState before : {PersonState::Fit, PersonState::Wounded, PersonState::Dead}) {
        Alongside along;
        along.at(along.ours).marines = 1;
        along.at(along.theirs).captain = before;
        const auto aboard = along.addCommander(along.theirs, Post::Fleet, CommandQuality::Average);
        along.state.commanders[aboard].state = before;
        capture(along.facts, along.state, along.ours, along.theirs);
        const bool dead = before == PersonState::Dead;
        QCOMPARE(along.at(along.theirs).captain, dead ? PersonState::Dead : PersonState::Captured);
        QCOMPARE(along.state.commanders[aboard].state, dead ? PersonState::Dead : PersonState::Captured);
        QCOMPARE(int(along.state.commanders[aboard].holder), dead ? -1 : 0);
    }
}

void PrizesTest::sa_5_6_lettingGoEndsEverythingOfIt()
{
    for (const bool cameUp : {true, false}) {
        Alongside along;
        if (!cameUp)
            std::swap(along.contact().a, along.contact().b);
        const auto refused = [&] {
            return checkOrder(along.facts, along.state, LetGo{along.ours, along.theirs}).rule;
        };
        QCOMPARE(refused(), std::string_view("SA-5.6")); // nobody holds
        Contact& contact = along.contact();
        contact.grappled = contact.hooked = true;
        contact.grappledBy = contact.corvusOf = cameUp ? -1 : 1;
        QCOMPARE(refused(), std::string_view("SA-5.6")); // the enemy does
        contact.grappledBy = contact.corvusOf = cameUp ? 1 : -1;
        QCOMPARE(refused(), std::string_view());
        QCOMPARE(along.played({},
                              [&](Proceedings& p) {
                                  performOrder(along.facts, along.state, LetGo{along.ours, along.theirs}, p);
                              }),
                 std::string());
        QVERIFY(!contact.grappled && !contact.hooked && contact.grappledBy == 0 && contact.corvusOf == 0);
        QCOMPARE(refused(), std::string_view("SA-5.6"));
    }
}

QTEST_APPLESS_MAIN(PrizesTest)
#include "prizes_test.moc"
