// SPDX-License-Identifier: GPL-3.0-or-later
// SA-9: morale, rallying, and when a side is beaten.
#include "core/rules/salamis_ad_actium/phases/morale.h"

#include <QTest>

#include "core/rules/salamis_ad_actium/losses/losses.h"
#include "tests/core/rules/salamis_ad_actium/skirmish.h"

using namespace navarch;
using namespace navarch::salamis;

namespace {

std::string rallied(Skirmish& fight, const std::vector<int>& faces)
{
    return fight.played(faces, [&](Proceedings& p) { rallyShips(fight.facts, fight.state, p); });
}

} // namespace

class MoraleTest : public QObject {
    Q_OBJECT

private slots:
    void sa_9_1_damageThatDismays_data();
    void sa_9_1_damageThatDismays();
    void sa_9_1_captainKilled();
    void sa_9_1_halfTheSquadron();
    void sa_9_1_admiralLost();
    void sa_9_1_oneTestForAllReasons();
    void sa_9_1_rally_data();
    void sa_9_1_rally();
    void sa_9_1_noRallyNearTheEnemy();
    void sa_9_2_twoThirds_data();
    void sa_9_2_twoThirds();
    void sa_9_2_everyWayOut();
};

void MoraleTest::sa_9_1_damageThatDismays_data()
{
    QTest::addColumn<int>("damage");
    QTest::addColumn<bool>("tests");
    for (int damage = 1; damage <= 4; ++damage)
        QTest::newRow(nameOf(Damage(damage)).data()) << damage << (damage >= 3);
}

void MoraleTest::sa_9_1_damageThatDismays()
{
    QFETCH(int, damage);
    QFETCH(bool, tests);
    for (const int face : {5, 6}) {
        Skirmish fight;
        const ShipNumber ship = fight.add(0);
        QVERIFY(damageTo(fight.state, ship, Damage(damage)));
        QCOMPARE(rallied(fight, tests ? std::vector<int>{face} : std::vector<int>{}), std::string());
        QCOMPARE(fight.at(ship).demoralised, tests && face == 5);
        QCOMPARE(rallied(fight, fight.at(ship).demoralised ? std::vector<int>{1} : std::vector<int>{}),
                 std::string());
    }
}

void MoraleTest::sa_9_1_captainKilled()
{
    Skirmish fight;
    const ShipNumber ship = fight.add(0);
    hitCaptain(fight.state, ship, false);
    QCOMPARE(rallied(fight, {}), std::string());
    hitCaptain(fight.state, ship, false);
    QCOMPARE(fight.at(ship).captain, PersonState::Dead);
    QCOMPARE(rallied(fight, {7}), std::string()); // 7 - 2
    QVERIFY(fight.at(ship).demoralised);
    QVERIFY(fight.event("demoralised")->text.english().find("captain killed") != std::string::npos);
}

void MoraleTest::sa_9_1_halfTheSquadron()
{
    Skirmish fight;
    std::vector<ShipNumber> ships;
    for (int i = 0; i < 4; ++i)
        ships.push_back(fight.add(0));
    removeFromTable(fight.state, ships[0], Whereabouts::Sunk);
    QCOMPARE(rallied(fight, {}), std::string());
    fight.at(ships[1]).holder = 1;
    QCOMPARE(rallied(fight, {6, 5}), std::string());
    QVERIFY(!fight.at(ships[2]).demoralised);
    QVERIFY(fight.at(ships[3]).demoralised);
    QVERIFY(fight.state.halfLost[0]);
    removeFromTable(fight.state, ships[3], Whereabouts::Fled);
    QCOMPARE(rallied(fight, {}), std::string()); // once only
}

void MoraleTest::sa_9_1_admiralLost()
{
    Skirmish fight;
    const ShipNumber flag = fight.add(0);
    const ShipNumber follower = fight.add(0);
    const ShipNumber enemy = fight.add(1);
    const std::size_t admiral = fight.addCommander(flag, Post::Fleet, CommandQuality::Average);
    loseCommander(fight.facts, fight.state, admiral, -1);
    QVERIFY(fight.at(follower).dismay && !fight.at(enemy).dismay);
    QCOMPARE(rallied(fight, {6, 6}), std::string());
}

void MoraleTest::sa_9_1_oneTestForAllReasons()
{
    Skirmish fight;
    const ShipNumber ship = fight.add(0);
    damageTo(fight.state, ship, Damage::Severe);
    dismay(fight.state, ship, Dismay::Admiral);
    QCOMPARE(rallied(fight, {6}), std::string());
    QVERIFY(fight.event("morale-holds")->text.english().find("heavy damage, admiral lost")
            != std::string::npos);
}

void MoraleTest::sa_9_1_rally_data()
{
    QTest::addColumn<int>("face");
    QTest::addColumn<bool>("rallies");
    for (int face = 1; face <= 10; ++face)
        QTest::addRow("rally, %d", face) << face << (face >= 7);
}

void MoraleTest::sa_9_1_rally()
{
    QFETCH(int, face);
    QFETCH(bool, rallies);
    Skirmish fight;
    const ShipNumber ship = fight.add(0);
    fight.at(ship).demoralised = true;
    QCOMPARE(rallied(fight, {face}), std::string());
    QCOMPARE(fight.at(ship).demoralised, !rallies);
}

void MoraleTest::sa_9_1_noRallyNearTheEnemy()
{
    Skirmish fight;
    const ShipNumber ship = fight.add(0);
    const ShipNumber enemy = fight.add(1);
    fight.at(ship).demoralised = true;
    fight.place(enemy, 17, 0, 0); // abeam: a gap of 15 cm
    QCOMPARE(rallied(fight, {}), std::string());
    ++fight.state.bases[std::size_t(enemy)].centre.x;
    QCOMPARE(rallied(fight, {1}), std::string());
    fight.place(enemy, 10, 0, 0);
    fight.at(enemy).damage = Damage::Wrecked;
    QCOMPARE(rallied(fight, {1}), std::string());
}

void MoraleTest::sa_9_2_twoThirds_data()
{
    QTest::addColumn<int>("ships");
    QTest::addColumn<int>("lost");
    QTest::addColumn<bool>("beaten");
    for (const auto& [ships, lost, beaten] : {std::tuple{3, 1, false},
                                              {3, 2, true},
                                              {4, 2, false},
                                              {4, 3, true},
                                              {10, 6, false},
                                              {10, 7, true},
                                              {1, 0, false}})
        QTest::addRow("%d of %d", lost, ships) << ships << lost << beaten;
}

void MoraleTest::sa_9_2_twoThirds()
{
    QFETCH(int, ships);
    QFETCH(int, lost);
    Skirmish fight;
    for (int i = 0; i < ships; ++i)
        fight.add(0);
    for (int i = 0; i < lost; ++i)
        removeFromTable(fight.state, ShipNumber(i), Whereabouts::Sunk);
    const bool isOver = isBeaten(fight.facts, fight.state, 0);
    QTEST(isOver, "beaten");
    QVERIFY(!isBeaten(fight.facts, fight.state, 1));
}

void MoraleTest::sa_9_2_everyWayOut()
{
    for (int way = 0; way < 8; ++way) {
        Skirmish fight;
        const ShipNumber ship = fight.add(0);
        Ship& now = fight.at(ship);
        switch (way) {
        case 0: now.where = Whereabouts::Sunk; break;
        case 1: now.holder = 1; break;
        case 2: now.where = Whereabouts::Fled; break;
        case 3: now.demoralised = true; break;
        case 4: now.damage = Damage::Wrecked; break;
        case 5: now.where = Whereabouts::Withdrew; break;
        case 6:
            now.where = Whereabouts::OffTable; // still to come
            break;
        case 7: now.damage = Damage::Severe; break;
        }
        QCOMPARE(isBeaten(fight.facts, fight.state, 0), way < 6);
    }
}

QTEST_APPLESS_MAIN(MoraleTest)
#include "morale_test.moc"
