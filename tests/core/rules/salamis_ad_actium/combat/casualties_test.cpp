// SPDX-License-Identifier: GPL-3.0-or-later
// SA-6.T: every row of the Casualty Table in every column, and what falls when nothing is left.
#include "core/rules/salamis_ad_actium/losses/casualties.h"

#include <QTest>

#include "core/rules/salamis_ad_actium/losses/losses.h"
#include "tests/core/rules/salamis_ad_actium/skirmish.h"

using namespace navarch;
using namespace navarch::salamis;

namespace {

/// A ship that has two of everything.
struct Laden {
    Skirmish fight;
    ShipNumber ship;

    Laden()
    {
        ship = fight.add(0, "quinquereme");
        ShipFit& fit = fight.fitOf(ship);
        fit.oars = 5;
        fit.speed = 7;
        fit.turnClass = 3;
        fit.archers = fit.marines = fit.heavyMarines = fit.ballistae = fit.towers = 2;
        fit.heavyEngines = {2, 3};
        fight.facts.sailsAboard = true;
        fight.refit(ship);
    }
    Ship& now() { return fight.at(ship); }
    std::string roll(CasualtyColumn column, const std::vector<int>& faces, int dice = 1)
    {
        return fight.played(faces, [&](Proceedings& p) {
            rollCasualties(fight.facts, fight.state, ship, column, dice, "Casualty", p);
        });
    }
};

} // namespace

class CasualtiesTest : public QObject {
    Q_OBJECT

private slots:
    void sa_6_T_everyRow_data();
    void sa_6_T_everyRow();
    void sa_6_T_engineThenTower();
    void sa_6_T_nothingLeft_data();
    void sa_6_T_nothingLeft();
    void sa_6_T_neverBelowNothing();
    void sa_6_T_captain_data();
    void sa_6_T_captain();
    void sa_6_T_admiralAboard_data();
    void sa_6_T_admiralAboard();
    void sa_6_T_theMastFalls();
    void sa_6_T_wallsHaveNeitherSpeedNorSteering();
};

void CasualtiesTest::sa_6_T_everyRow_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("face");
    QTest::addColumn<QString>("lost");
    const char* rows[10][3] = {
        {"an oar factor", "an oar factor", "an oar factor"},
        {"an oar factor", "an archer", "2 oar factors"},
        {"1 cm of speed", "an archer", "1 cm of speed"},
        {"1 cm of speed", "a marine", "1 cm of speed"},
        {"steering oars", "a marine", "steering oars"},
        {"a marine", "a heavy marine", "a marine"},
        {"a marine", "the captain, wounded", "a heavy marine"},
        {"an archer", "nothing", "a tower"},
        {"a ballista", "nothing", "the mast"},
        {"the captain, wounded", "nothing", "the captain, wounded"},
    };
    for (int face = 1; face <= 10; ++face)
        for (int column = 0; column < 3; ++column)
            QTest::addRow("SA-6.T column %c, %d", "ABC"[column], face)
                << column << face << rows[face - 1][column];
}

void CasualtiesTest::sa_6_T_everyRow()
{
    QFETCH(int, column);
    QFETCH(int, face);
    QFETCH(QString, lost);
    Laden laden;
    const Ship before = laden.now();
    std::vector<int> faces{face};
    if (lost.startsWith("the captain"))
        faces.push_back(1);
    QCOMPARE(laden.roll(CasualtyColumn(column), faces), std::string());
    QCOMPARE(lossText(before, laden.now()).english(), lost.toStdString());
    QCOMPARE(laden.fight.events.size(), std::size_t{1});
    QCOMPARE(laden.fight.events[0].kind, std::string("casualties"));
    QCOMPARE(laden.fight.events[0].dice.size(), faces.size());
}

void CasualtiesTest::sa_6_T_engineThenTower()
{
    Laden laden;
    // Column A, 9: ballistae, heavy engines, towers, then a marine.
    QCOMPARE(laden.roll(CasualtyColumn::Ram, std::vector<int>(7, 9), 7), std::string());
    QCOMPARE(laden.now().ballistae, std::int8_t{0});
    QCOMPARE(laden.now().enginesLost, std::int8_t{2});
    QCOMPARE(laden.now().towers, std::int8_t{0});
    QCOMPARE(laden.now().marines, std::int8_t{1});
    Laden other;
    // Column C, 8: towers first.
    QCOMPARE(other.roll(CasualtyColumn::Engines, std::vector<int>(7, 8), 7), std::string());
    QCOMPARE(other.now().towers, std::int8_t{0});
    QCOMPARE(other.now().ballistae, std::int8_t{0});
    QCOMPARE(other.now().enginesLost, std::int8_t{2});
    QCOMPARE(other.now().marines, std::int8_t{1});
}

void CasualtiesTest::sa_6_T_nothingLeft_data()
{
    QTest::addColumn<int>("loss");
    QTest::addColumn<bool>("marine");
    QTest::addColumn<bool>("heavy");
    QTest::addColumn<bool>("archer");
    QTest::addColumn<QString>("lost");
    const auto row = [](const char* name, Loss loss, bool marine, bool heavy, bool archer, const char* lost) {
        QTest::newRow(name) << int(loss) << marine << heavy << archer << lost;
    };
    row("marine: heavy marine", Loss::Marine, false, true, true, "a heavy marine");
    row("marine: archer", Loss::Marine, false, false, true, "an archer");
    row("marine: oar", Loss::Marine, false, false, false, "an oar factor");
    row("heavy marine: archer", Loss::HeavyMarine, true, false, true, "an archer");
    row("archer: oar", Loss::Archer, true, true, false, "an oar factor");
    row("tower: marine", Loss::TowerOrEngine, true, true, true, "a marine");
    row("engine: heavy marine", Loss::EngineOrTower, false, true, true, "a heavy marine");
    row("mast: archer", Loss::MastTowerOrEngine, false, false, true, "an archer");
}

void CasualtiesTest::sa_6_T_nothingLeft()
{
    QFETCH(int, loss);
    QFETCH(bool, marine);
    QFETCH(bool, heavy);
    QFETCH(bool, archer);
    QFETCH(QString, lost);
    Skirmish fight;
    const ShipNumber ship = fight.add(0);
    fight.at(ship).marines = marine ? 1 : 0;
    fight.at(ship).heavyMarines = heavy ? 1 : 0;
    fight.at(ship).archers = archer ? 1 : 0;
    const Ship before = fight.at(ship);
    QVERIFY(takeLoss(fight.facts, fight.state, ship, Loss(loss)));
    QCOMPARE(lossText(before, fight.at(ship)).english(), lost.toStdString());
}

void CasualtiesTest::sa_6_T_neverBelowNothing()
{
    for (const CasualtyColumn column :
         {CasualtyColumn::Ram, CasualtyColumn::Missiles, CasualtyColumn::Engines}) {
        for (int face = 1; face <= 10; ++face) {
            Laden laden;
            if (laden.fight.facts.figures.casualty(face, column) == Loss::Captain)
                laden.now().captain = PersonState::Dead;
            QCOMPARE(laden.roll(column, std::vector<int>(60, face), 60), std::string());
            const Ship& now = laden.now();
            for (const int left :
                 {now.oars, now.archers, now.marines, now.heavyMarines, now.ballistae, now.towers})
                QVERIFY(left >= 0);
            QVERIFY(now.enginesLost <= 2 && now.speedLost <= 7);
            QVERIFY(turnClass(laden.fight.facts.of(0), now) >= 1);
        }
    }
}

void CasualtiesTest::sa_6_T_captain_data()
{
    QTest::addColumn<int>("before");
    QTest::addColumn<int>("face");
    QTest::addColumn<int>("after");
    for (int face = 1; face <= 6; ++face) {
        QTest::addRow("fit, %d", face)
            << int(PersonState::Fit) << face << int(face <= 4 ? PersonState::Wounded : PersonState::Dead);
        QTest::addRow("wounded, %d", face) << int(PersonState::Wounded) << face << int(PersonState::Dead);
    }
}

void CasualtiesTest::sa_6_T_captain()
{
    QFETCH(int, before);
    QFETCH(int, face);
    QFETCH(int, after);
    Laden laden;
    laden.now().captain = PersonState(before);
    QCOMPARE(laden.roll(CasualtyColumn::Ram, {10, face}), std::string());
    QCOMPARE(laden.now().captain, PersonState(after));
    QCOMPARE((laden.now().dismay & std::uint8_t(Dismay::Captain)) != 0, after == int(PersonState::Dead));
    // Nobody left to hit: a marine instead.
    laden.now().captain = PersonState::Dead;
    QCOMPARE(laden.roll(CasualtyColumn::Ram, {10}), std::string());
    QCOMPARE(laden.now().marines, std::int8_t{1});
}

void CasualtiesTest::sa_6_T_admiralAboard_data()
{
    QTest::addColumn<std::vector<int>>("faces");
    QTest::addColumn<int>("after");
    QTest::newRow("unhurt") << std::vector<int>{10, 1, 5} << int(PersonState::Fit);
    QTest::newRow("wounded") << std::vector<int>{10, 1, 6, 4} << int(PersonState::Wounded);
    QTest::newRow("killed") << std::vector<int>{10, 1, 6, 5} << int(PersonState::Dead);
}

void CasualtiesTest::sa_6_T_admiralAboard()
{
    QFETCH(std::vector<int>, faces);
    QFETCH(int, after);
    Laden laden;
    const std::size_t admiral = laden.fight.addCommander(laden.ship, Post::Fleet, CommandQuality::Average);
    QCOMPARE(laden.roll(CasualtyColumn::Ram, faces), std::string());
    QCOMPARE(laden.fight.state.commanders[admiral].state, PersonState(after));
}

void CasualtiesTest::sa_6_T_theMastFalls()
{
    Laden laden;
    laden.now().sailSet = true;
    QCOMPARE(laden.roll(CasualtyColumn::Engines, {9}), std::string());
    QVERIFY(laden.now().mastDown && laden.now().adrift && !laden.now().sailSet);
    Laden ashore;
    ashore.fight.facts.sailsAboard = false;
    QCOMPARE(ashore.roll(CasualtyColumn::Engines, {9}), std::string());
    QCOMPARE(ashore.now().towers, std::int8_t{1});
}

void CasualtiesTest::sa_6_T_wallsHaveNeitherSpeedNorSteering()
{
    Skirmish fight;
    const ShipNumber wall = fight.addWall(1);
    fight.at(wall).archers = 2;
    for (const Loss loss : {Loss::Speed, Loss::Steering})
        QVERIFY(takeLoss(fight.facts, fight.state, wall, loss));
    QCOMPARE(fight.at(wall).archers, std::int8_t{0});
    QVERIFY(!takeLoss(fight.facts, fight.state, wall, Loss::Oar));
}

QTEST_APPLESS_MAIN(CasualtiesTest)
#include "casualties_test.moc"
