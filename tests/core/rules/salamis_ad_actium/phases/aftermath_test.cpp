// SPDX-License-Identifier: GPL-3.0-or-later
// SA-5.6, SA-12 and SA-13.2: separating, wrecks, allies off the table.
#include <QTest>

#include "core/rules/salamis_ad_actium/losses/losses.h"
#include "core/rules/salamis_ad_actium/movement/separating.h"
#include "core/rules/salamis_ad_actium/phases/allies.h"
#include "core/rules/salamis_ad_actium/phases/wrecks.h"
#include "tests/core/rules/salamis_ad_actium/skirmish.h"

using namespace navarch;
using namespace navarch::salamis;

class AftermathTest : public QObject {
    Q_OBJECT

private slots:
    void sa_5_6_modifiers();
    void sa_5_6_test_data();
    void sa_5_6_test();
    void sa_12_1_wrecks_data();
    void sa_12_1_wrecks();
    void sa_12_1_notInThePhaseItWasWrecked();
    void sa_13_2_arrivals_data();
    void sa_13_2_arrivals();
    void sa_13_1_sa_13_2_waitingContingentsRoll();
};

void AftermathTest::sa_5_6_modifiers()
{
    Skirmish fight;
    const ShipNumber ship = fight.add(0);
    const ShipNumber enemy = fight.add(1);
    Contact& contact = fight.touch(ship, enemy);
    const auto sum = [&](ShipNumber who) { return separatingModifiers(fight.facts, fight.state, who).sum(); };
    QCOMPARE(sum(ship), 0);
    contact.ramOfA = true; // the ship's own ram
    QCOMPARE(sum(ship), 1);
    QCOMPARE(sum(enemy), 0);
    contact.grappled = contact.hooked = true;
    contact.grappledBy = -1; // by the enemy
    QCOMPARE(sum(ship), 1 - 2);
    QCOMPARE(sum(enemy), 0); // its own hook it takes along
    contact.hooked = false;
    QCOMPARE(sum(ship), 1);
    contact.ramOfB = true; // the enemy's as well, after a bow ram in which each struck the other
    QCOMPARE(sum(ship), 1);
    QCOMPARE(sum(enemy), 1);
    contact.ramOfA = false;
    QCOMPARE(sum(ship), 0);
    QCOMPARE(sum(enemy), 1);
}

void AftermathTest::sa_5_6_test_data()
{
    QTest::addColumn<int>("face");
    QTest::addColumn<bool>("hooked");
    QTest::addColumn<bool>("clear");
    for (int face = 1; face <= 10; ++face) {
        QTest::addRow("free, %d", face) << face << false << (face >= 6);
        QTest::addRow("hooked, %d", face) << face << true << (face >= 8);
    }
}

void AftermathTest::sa_5_6_test()
{
    QFETCH(int, face);
    QFETCH(bool, hooked);
    QFETCH(bool, clear);
    Skirmish fight;
    const ShipNumber ship = fight.add(0);
    Contact& contact = fight.touch(ship, fight.add(1));
    contact.hooked = hooked;
    contact.grappledBy = -1;
    QCOMPARE(fight.played({face},
                          [&](Proceedings& p) {
                              QCOMPARE(passesSeparation(fight.facts, fight.state, ship, p), clear);
                          }),
             std::string());
}

void AftermathTest::sa_12_1_wrecks_data()
{
    QTest::addColumn<int>("face");
    for (int face = 1; face <= 10; ++face)
        QTest::addRow("wreck, %d", face) << face;
}

void AftermathTest::sa_12_1_wrecks()
{
    QFETCH(int, face);
    Skirmish fight;
    const ShipNumber ship = fight.add(0);
    const ShipNumber other = fight.add(0);
    fight.at(ship).damage = Damage::Wrecked;
    fight.at(other).damage = Damage::Severe;
    fight.touch(ship, other);
    QCOMPARE(fight.played({face}, [&](Proceedings& p) { sinkWrecks(fight.facts, fight.state, p); }),
             std::string());
    QCOMPARE(fight.at(ship).where, face <= 4 ? Whereabouts::Sunk : Whereabouts::OnTable);
    QCOMPARE(fight.state.contacts.empty(), face <= 4);
}

void AftermathTest::sa_12_1_notInThePhaseItWasWrecked()
{
    Skirmish fight;
    const ShipNumber ship = fight.add(0);
    fight.state.phase = Phase::Engines;
    damageTo(fight.state, ship, Damage::Wrecked);
    const auto sinks = [&](const std::vector<int>& faces) {
        return fight.played(faces, [&](Proceedings& p) { sinkWrecks(fight.facts, fight.state, p); });
    };
    QCOMPARE(sinks({}), std::string());
    QCOMPARE(sinks({10}), std::string());
}

void AftermathTest::sa_13_2_arrivals_data()
{
    QTest::addColumn<int>("face");
    QTest::addColumn<int>("percent");
    QTest::addColumn<int>("arrival");
    for (const int percent : {-50, 0, 30})
        for (int face = 1; face <= 10; ++face) {
            const int score = face + percent / 10;
            QTest::addRow("%d at %+d%%", face, percent) << face << percent
                                                        << int(score <= 0   ? Arrival::Refuses
                                                               : score <= 5 ? Arrival::Waiting
                                                               : score <= 9 ? Arrival::OwnEdge
                                                                            : Arrival::AnyEdge);
        }
}

void AftermathTest::sa_13_2_arrivals()
{
    QFETCH(int, face);
    QFETCH(int, percent);
    QFETCH(int, arrival);
    QCOMPARE(int(arrivalOf(Skirmish().facts.figures, face + percent / 10)), arrival);
}

void AftermathTest::sa_13_1_sa_13_2_waitingContingentsRoll()
{
    Skirmish fight;
    const ShipNumber ship = fight.add(0);
    fight.at(ship).where = Whereabouts::OffTable;
    for (const int percent : {-50, 20}) {
        ContingentFacts allies;
        allies.name = "Plataians";
        allies.alliedPercent = percent;
        allies.squadrons = {percent < 0 ? 0 : 1};
        fight.facts.contingents.push_back(allies);
        fight.state.contingents.push_back(Arrival::Waiting);
    }
    const auto roll = [&](const std::vector<int>& faces) {
        return fight.played(faces, [&](Proceedings& p) { rollForAllies(fight.facts, fight.state, p); });
    };
    QCOMPARE(roll({5, 3}), std::string()); // 0: refuses; 5: not yet
    QCOMPARE(fight.at(ship).where, Whereabouts::NeverCame);
    QCOMPARE(fight.state.contingents[1], Arrival::Waiting);
    QCOMPARE(roll({7}), std::string());
    QCOMPARE(fight.state.contingents[1], Arrival::OwnEdge);
    QCOMPARE(roll({}), std::string());
}

QTEST_APPLESS_MAIN(AftermathTest)
#include "aftermath_test.moc"
