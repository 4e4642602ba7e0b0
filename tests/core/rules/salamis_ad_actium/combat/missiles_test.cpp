// SPDX-License-Identifier: GPL-3.0-or-later
// SA-6: archers, ballistae, heavy engines, sight, pots and fires.
#include <QTest>

#include "core/rules/salamis_ad_actium/combat/engines.h"
#include "core/rules/salamis_ad_actium/combat/fire.h"
#include "core/rules/salamis_ad_actium/combat/shooting.h"
#include "core/rules/salamis_ad_actium/movement/sight.h"
#include "tests/core/rules/salamis_ad_actium/skirmish.h"

using namespace navarch;
using namespace navarch::salamis;

namespace {

/// A shooter and a target abeam of it. Bases are 2 cm wide, so that the gap is the way less 2 cm.
struct Range {
    Skirmish fight;
    ShipNumber shooter = fight.add(0);
    ShipNumber target = fight.add(1);

    Range()
    {
        ShipFit& fit = fight.fitOf(shooter);
        fit.archers = 1;
        fight.refit(shooter);
        ShipFit& other = fight.fitOf(target);
        other.size = 3;
        other.cataphract = other.parablemata = false;
        other.marines = 5;
        fight.refit(target);
        gap(10);
    }
    void gap(int centimetres) { fight.place(target, centimetres + 2, 0, 0); }
    Ship& other() { return fight.at(target); }
    std::string shoot(const std::vector<int>& faces)
    {
        return fight.played(
            faces, [&](Proceedings& p) { resolveShooting(fight.facts, fight.state, shooter, target, p); });
    }
    std::string fire(const std::vector<int>& faces)
    {
        return fight.played(
            faces, [&](Proceedings& p) { resolveFire(fight.facts, fight.state, shooter, target, p); });
    }
    std::string throws(Missile missile, const std::vector<int>& faces)
    {
        return fight.played(faces, [&](Proceedings& p) {
            resolveThrow(fight.facts, fight.state, shooter, target, missile, p);
        });
    }
    std::string burns(const std::vector<int>& faces)
    {
        return fight.played(faces, [&](Proceedings& p) { burn(fight.facts, fight.state, p); });
    }
    [[nodiscard]] int archers() const { return archersThatReach(fight.facts, fight.state, shooter, target); }
};

} // namespace

class MissilesTest : public QObject {
    Q_OBJECT

private slots:
    void sa_6_1_hitsFrom_data();
    void sa_6_1_hitsFrom();
    void sa_6_1_range();
    void sa_6_1_towersHelpAUnitEach();
    void sa_6_6_shipsHideOneAnother();
    void sa_6_2_ballistae_data();
    void sa_6_2_ballistae();
    void sa_6_2_bearing();
    void sa_6_5_heavyEngines_data();
    void sa_6_5_heavyEngines();
    void sa_6_5_range();
    void sa_6_5_wallsSufferCasualtiesOnly();
    void sa_6_7_pots_data();
    void sa_6_7_pots();
    void sa_15_11_wallsThrowOilAndBees();
    void sa_6_7_quicklime();
    void sa_6_7_greekFireOnce();
    void sa_6_7_reach();
    void sa_6_8_fires_data();
    void sa_6_8_fires();
    void sa_6_8_firesPassOn();
    void sa_6_8_asManyFiresAsCountersTell();
};

void MissilesTest::sa_6_1_hitsFrom_data()
{
    QTest::addColumn<int>("gap");
    QTest::addColumn<bool>("cataphract");
    QTest::addColumn<bool>("parablemata");
    QTest::addColumn<int>("moved");
    QTest::addColumn<int>("needed");
    QTest::newRow("long range") << 12 << false << false << 0 << 7;
    QTest::newRow("short range") << 6 << false << false << 0 << 6;
    QTest::newRow("just long") << 7 << false << false << 6000 << 7;
    QTest::newRow("cataphract") << 6 << true << false << 0 << 7;
    QTest::newRow("parablemata") << 6 << false << true << 0 << 7;
    QTest::newRow("moved far") << 6 << false << false << 6001 << 7;
    QTest::newRow("everything") << 12 << true << true << 9000 << 10;
}

void MissilesTest::sa_6_1_hitsFrom()
{
    QFETCH(int, gap);
    QFETCH(bool, cataphract);
    QFETCH(bool, parablemata);
    QFETCH(int, moved);
    QFETCH(int, needed);
    Range range;
    range.gap(gap);
    range.fight.fitOf(range.target).cataphract = cataphract;
    range.fight.fitOf(range.target).parablemata = parablemata;
    range.fight.at(range.shooter).moved = moved;
    QCOMPARE(range.shoot({needed - 1}), std::string());
    QCOMPARE(range.shoot({needed, 4}), std::string()); // column B, 4: a marine
    QCOMPARE(range.other().marines, std::int8_t{4});
}

void MissilesTest::sa_6_1_range()
{
    Range range;
    range.gap(12);
    QCOMPARE(range.archers(), 1);
    ++range.fight.state.bases[std::size_t(range.target)].centre.x;
    QCOMPARE(range.archers(), 0);
}

void MissilesTest::sa_6_1_towersHelpAUnitEach()
{
    Range range;
    range.fight.at(range.shooter).archers = 3;
    range.fight.at(range.shooter).towers = 1;
    QCOMPARE(range.shoot({6, 6, 6, 4}), std::string()); // only the one in the tower hits
    range.fight.fitOf(range.shooter).raisedPlatform = true;
    QCOMPARE(range.shoot({6, 6, 6, 4, 4}), std::string());
}

void MissilesTest::sa_6_6_shipsHideOneAnother()
{
    Range range;
    const ShipNumber between = range.fight.add(1);
    range.fight.place(between, 6, 0, 90);
    range.fight.fitOf(between).size = 3;
    QCOMPARE(hiddenBy(range.fight.facts, range.fight.state, range.shooter, range.target), 1);
    QCOMPARE(range.archers(), 0);
    range.fight.at(range.shooter).archers = 3;
    range.fight.at(range.shooter).towers = 2;
    QCOMPARE(range.archers(), 2);        // those in towers see over one ship
    range.fight.fitOf(between).size = 2; // smaller than both
    QCOMPARE(range.archers(), 3);
    range.fight.fitOf(between).size = 3;
    range.fight.fitOf(range.target).size = 4; // the smaller of the two is still 3
    QCOMPARE(range.archers(), 2);
    const ShipNumber second = range.fight.add(1);
    range.fight.place(second, 9, 0, 0);
    QCOMPARE(range.archers(), 0);
    removeFromTable(range.fight.state, between, Whereabouts::Sunk);
    removeFromTable(range.fight.state, second, Whereabouts::Sunk);
    QCOMPARE(range.archers(), 3);
}

void MissilesTest::sa_6_2_ballistae_data()
{
    QTest::addColumn<int>("gap");
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("needed");
    QTest::newRow("long range") << 30 << 3 << 7;
    QTest::newRow("short range") << 15 << 3 << 6;
    QTest::newRow("long range, small") << 16 << 2 << 8;
    QTest::newRow("short range, small") << 15 << 1 << 7;
}

void MissilesTest::sa_6_2_ballistae()
{
    QFETCH(int, gap);
    QFETCH(int, size);
    QFETCH(int, needed);
    Range range;
    range.fight.at(range.shooter).ballistae = 1;
    range.fight.fitOf(range.target).size = size;
    range.gap(gap);
    QCOMPARE(range.fire({needed - 1}), std::string());
    QCOMPARE(range.fire({needed, 4}), std::string());
    QCOMPARE(range.fire({10, 4, 4}), std::string()); // a natural 10: one more
    QCOMPARE(range.other().marines, std::int8_t{2});
}

void MissilesTest::sa_6_2_bearing()
{
    Range range;
    range.fight.at(range.shooter).ballistae = 1;
    const auto bears = [&] {
        return ballistaeBear(range.fight.facts, range.fight.state, range.shooter, range.target);
    };
    range.gap(30);
    QVERIFY(bears());
    QVERIFY(hasEngineTarget(range.fight.facts, range.fight.state, range.shooter));
    ++range.fight.state.bases[std::size_t(range.target)].centre.x;
    QVERIFY(!bears());
    range.fight.place(range.target, 0, 20, 0); // dead ahead
    QVERIFY(!bears());
    range.fight.place(range.target, 0, -20, 0); // astern
    QVERIFY(!bears());
    range.fight.place(range.target, 6, 20, 0); // 16.7 degrees off the bow
    QVERIFY(bears());
    range.fight.place(range.target, 5, 20, 0); // 14 degrees
    QVERIFY(!bears());
    range.fight.at(range.shooter).ballistae = 0;
    range.gap(10);
    QVERIFY(!bears());
}

void MissilesTest::sa_6_5_heavyEngines_data()
{
    QTest::addColumn<bool>("still");
    QTest::addColumn<std::vector<int>>("faces");
    QTest::addColumn<int>("damage");
    // Modifier 6, size 3: d10 + 3.
    QTest::newRow("missed") << false << std::vector<int>{7} << int(Damage::None);
    QTest::newRow("glancing") << false << std::vector<int>{8, 2} << int(Damage::None);
    QTest::newRow("light, column C") << false << std::vector<int>{8, 3, 6} << int(Damage::Light);
    QTest::newRow("stationary") << true << std::vector<int>{7, 6, 6, 6} << int(Damage::Medium);
    QTest::newRow("stationary, missed") << true << std::vector<int>{6} << int(Damage::None);
    QTest::newRow("severe") << false << std::vector<int>{8, 10, 6, 6, 6, 6} << int(Damage::Severe);
}

void MissilesTest::sa_6_5_heavyEngines()
{
    QFETCH(bool, still);
    QFETCH(std::vector<int>, faces);
    QFETCH(int, damage);
    Range range;
    range.fight.fitOf(range.shooter).heavyEngines = {6};
    range.fight.refit(range.shooter);
    range.other().wasStruck = still;
    range.gap(45);
    QCOMPARE(range.fire(faces), std::string());
    QCOMPARE(int(range.other().damage), damage);
    const std::size_t casualties = faces.size() > 2 ? faces.size() - 2 : 0;
    QCOMPARE(range.other().marines, std::int8_t(5 - casualties));
}

void MissilesTest::sa_6_5_range()
{
    Range range;
    range.fight.fitOf(range.shooter).heavyEngines = {6, 2};
    range.fight.refit(range.shooter);
    const auto bears = [&] {
        return heavyEnginesBear(range.fight.facts, range.fight.state, range.shooter, range.target);
    };
    range.gap(45);
    QVERIFY(bears());
    ++range.fight.state.bases[std::size_t(range.target)].centre.x;
    QVERIFY(!bears());
    range.gap(10);
    QVERIFY(bears());
    --range.fight.state.bases[std::size_t(range.target)].centre.x;
    QVERIFY(!bears());
    range.gap(20);
    QCOMPARE(engineCount(range.fight.facts, range.fight.state, range.shooter), 2);
    // Result 17 and more counts as wrecked: 10 + 6 - 1 is 15 at most here, so a stronger table must be asked.
    range.fight.factsOf(range.shooter).engineModifiers[0] = 9;
    range.fight.at(range.shooter).enginesLost = 1; // the last one listed
    QCOMPARE(range.fire({8, 10, 6, 6, 6, 6, 6}), std::string());
    QCOMPARE(range.other().damage, Damage::Wrecked);
    QVERIFY(range.other().onTable());
    QCOMPARE(range.fight.at(range.shooter).sinkings, std::int8_t{1});
    range.fight.at(range.shooter).enginesLost = 2;
    QVERIFY(!bears());
}

void MissilesTest::sa_6_5_wallsSufferCasualtiesOnly()
{
    Range range;
    const ShipNumber wall = range.fight.addWall(1);
    range.fight.place(wall, 0, 20, 0);
    range.fight.at(wall).marines = 3;
    range.fight.fitOf(range.shooter).heavyEngines = {6};
    range.fight.refit(range.shooter);
    // A wall lies still; 5 + 6 - 1 = 10: two dice.
    QCOMPARE(range.fight.played({7, 5, 6, 6},
                                [&](Proceedings& p) {
                                    resolveFire(range.fight.facts, range.fight.state, range.shooter, wall, p);
                                }),
             std::string());
    QCOMPARE(range.fight.at(wall).damage, Damage::None);
    QCOMPARE(range.fight.at(wall).marines, std::int8_t{1});
}

void MissilesTest::sa_6_7_pots_data()
{
    QTest::addColumn<int>("face");
    for (int face = 1; face <= 10; ++face)
        QTest::addRow("pot, %d", face) << face;
}

void MissilesTest::sa_6_7_pots()
{
    QFETCH(int, face);
    Range range;
    range.fight.at(range.shooter).pots = 2;
    range.gap(3);
    QCOMPARE(range.throws(Missile::RhodianFire, {face}), std::string());
    QCOMPARE(range.other().fires, std::int8_t(face >= 5 ? 1 : 0));
    QCOMPARE(range.throws(Missile::Bees, {face}), std::string());
    QCOMPARE(range.other().stung, face >= 5);
    QCOMPARE(range.fight.at(range.shooter).pots, std::int8_t{0}); // one attack each
}

void MissilesTest::sa_15_11_wallsThrowOilAndBees()
{
    Range range;
    const ShipNumber wall = range.fight.addWall(0);
    range.fight.state.squadron = 0;
    range.fight.at(wall).pots = 1;
    range.fight.at(wall).beePots = 2;
    range.fight.place(wall, 0, 0, 0);
    range.fight.place(range.shooter, 60, 60, 0);
    range.gap(3);
    range.shooter = wall;
    const auto refusal = [&](Missile missile) {
        return check(range.fight.facts, range.fight.state, Throw{wall, range.target, missile}).rule;
    };
    QCOMPARE(refusal(Missile::RhodianFire), std::string_view());
    QCOMPARE(refusal(Missile::Bees), std::string_view());
    QCOMPARE(refusal(Missile::Quicklime), std::string_view("SA-15.11"));

    QCOMPARE(range.throws(Missile::RhodianFire, {5}), std::string());
    QCOMPARE(range.other().fires, std::int8_t{1});
    QCOMPARE(QString::fromStdString(range.fight.event("pot")->text.english()).contains("with boiling oil"),
             true);
    QCOMPARE(refusal(Missile::RhodianFire), std::string_view("SA-6.7")); // its bees are no oil
    QCOMPARE(range.fight.at(wall).beePots, std::int8_t{2});

    QCOMPARE(range.throws(Missile::Bees, {5}), std::string());
    QVERIFY(range.other().stung);
    QCOMPARE(range.fight.at(wall).beePots, std::int8_t{1});
    QCOMPARE(range.throws(Missile::Bees, {4}), std::string());
    QCOMPARE(refusal(Missile::Bees), std::string_view("SA-6.7"));
}

void MissilesTest::sa_6_7_quicklime()
{
    Range range;
    range.fight.at(range.shooter).pots = 1;
    QCOMPARE(range.throws(Missile::Quicklime, {5, 4, 5}), std::string());
    QCOMPARE(range.other().marines, std::int8_t{3});
}

void MissilesTest::sa_6_7_greekFireOnce()
{
    for (const int face : {2, 3}) {
        Range range;
        range.fight.at(range.shooter).greekFire = true;
        QCOMPARE(range.throws(Missile::GreekFire, {face}), std::string());
        QCOMPARE(range.other().fires, std::int8_t(face == 3 ? 2 : 0));
        QVERIFY(!range.fight.at(range.shooter).greekFire);
    }
}

void MissilesTest::sa_6_7_reach()
{
    Range range;
    const auto reaches = [&](Missile missile) {
        return missileReaches(range.fight.facts, range.fight.state, range.shooter, range.target, missile);
    };
    range.gap(3);
    QVERIFY(reaches(Missile::Bees));
    QVERIFY(!reaches(Missile::GreekFire)); // abeam
    range.gap(4);
    QVERIFY(!reaches(Missile::RhodianFire));
    range.fight.place(range.target, 0, 9, 90); // ahead: 9 - 2.25 - 1 = 5.75 cm
    QVERIFY(!reaches(Missile::GreekFire));
    range.fight.place(range.target, 0, 8, 90);
    QVERIFY(reaches(Missile::GreekFire));
}

void MissilesTest::sa_6_8_fires_data()
{
    QTest::addColumn<int>("face");
    QTest::addColumn<bool>("good");
    for (int face = 1; face <= 10; ++face) {
        QTest::addRow("fire, %d", face) << face << false;
        QTest::addRow("fire, good crew, %d", face) << face << true;
    }
}

void MissilesTest::sa_6_8_fires()
{
    QFETCH(int, face);
    QFETCH(bool, good);
    Range range;
    range.other().fires = 1;
    range.fight.factsOf(range.target).crew = good ? CrewQuality::Veteran : CrewQuality::Average;
    QCOMPARE(range.burns(face <= 3 ? std::vector<int>{face, 4} : std::vector<int>{face}), std::string());
    QCOMPARE(range.other().damage, face <= 3 ? Damage::Light : Damage::None);
    QCOMPARE(range.other().marines, std::int8_t(face <= 3 ? 4 : 5));
    QCOMPARE(range.other().fires, std::int8_t(face >= (good ? 7 : 8) ? 0 : 1));
}

void MissilesTest::sa_6_8_firesPassOn()
{
    for (const int face : {3, 4}) {
        Range range;
        const ShipNumber third = range.fight.add(1);
        range.other().fires = 1;
        range.fight.touch(range.shooter, range.target);
        range.fight.touch(range.shooter, third);
        // It burns on, and may leap to the shooter; from there no further in this phase.
        QCOMPARE(range.burns({5, face}), std::string());
        QCOMPARE(range.fight.at(range.shooter).fires, std::int8_t(face == 3 ? 1 : 0));
        QCOMPARE(range.fight.at(third).fires, std::int8_t{0});
    }
}

/// A ship has 20 fires at most, however they came aboard.
void MissilesTest::sa_6_8_asManyFiresAsCountersTell()
{
    for (const int had : {18, 19, 20}) {
        Range range;
        range.fight.at(range.shooter).fires = static_cast<std::int8_t>(had);
        range.other().fires = 1;
        range.fight.touch(range.shooter, range.target);
        std::vector<int> faces(static_cast<std::size_t>(had) + 1, 5); // all burn on
        faces.push_back(1); // and what burns on the one leaps to the other, and back
        faces.push_back(1);
        (void)range.burns(faces);
        QVERIFY(range.fight.at(range.shooter).fires <= 20);
        QVERIFY(range.fight.at(range.shooter).fires >= had);
        range.fight.at(range.shooter).fires = static_cast<std::int8_t>(had);
        setOnFire(range.fight.state, range.shooter, 2);
        QCOMPARE(range.fight.at(range.shooter).fires, std::int8_t{20});
    }
}

QTEST_APPLESS_MAIN(MissilesTest)
#include "missiles_test.moc"
