// SPDX-License-Identifier: GPL-3.0-or-later
// SA-9.1: ships whose crew has lost heart make for their own edge.
#include <QTest>

#include "core/rules/salamis_ad_actium/movement/flight.h"
#include "tests/core/rules/salamis_ad_actium/afloat.h"
#include "tests/support/show.h"

using namespace navarch;
using namespace navarch::salamis;

class FlightTest : public QObject {
    Q_OBJECT
private slots:
    void sa_9_1_aDemoralisedShipGoesHome();
    void sa_9_1_aDemoralisedShipLeaves();
    void sa_9_1_theDemoralisedRunByThemselves();
};

void FlightTest::sa_9_1_aDemoralisedShipGoesHome()
{
    Afloat table;
    table.at(table.ship).demoralised = true;
    QCOMPARE(table.ruleAgainst(moveOf(table.ship, Gait::Oars, {{cm, 0}})), std::string_view("SA-9.1"));
    QVERIFY(table.why(moveOf(table.ship, Gait::Back, {{cm, 0}})).empty());
    QVERIFY(table.why(moveOf(table.ship, Gait::Pivot, {{0, 60}})).empty());
    table.place(table.ship, 60, 40, 90);
    QCOMPARE(table.ruleAgainst(moveOf(table.ship, Gait::Pivot, {{0, -30}})),
             std::string_view("SA-9.1")); // away
    QCOMPARE(table.ruleAgainst(moveOf(table.ship, Gait::Oars, {{cm, 0}})),
             std::string_view("SA-9.1")); // along it
    table.place(table.ship, 119, 40, 100);
    QCOMPARE(table.ruleAgainst(moveOf(table.ship, Gait::Oars, {{8 * cm, 0}})),
             std::string_view("SA-9.1")); // another edge
    table.place(table.ship, 60, 5, 180);
    QVERIFY(table.why(moveOf(table.ship, Gait::Oars, {{8 * cm, 0}})).empty());
}

/// It does not lie still, and whoever ends the phase without a word to it sees it run: from any heading it comes about, goes
/// home and leaves over its own edge, in no more phases than coming about and rowing take.
void FlightTest::sa_9_1_aDemoralisedShipLeaves()
{
    for (int side = 0; side < 2; ++side)
        for (int heading = 0; heading < 360; heading += 15) {
            Afloat table;
            const ShipNumber ship = side == 0 ? table.ship : table.enemy;
            table.place(table.ship, 60, side == 0 ? 40 : 10, 0);
            table.place(table.enemy, side == 0 ? 20 : 60, side == 0 ? 80 : 50, 180);
            table.place(ship, 60, side == 0 ? 40 : 50, heading);
            table.at(ship).demoralised = true;
            table.at(ship).fastMoves = 0;
            table.state.squadron = static_cast<std::int16_t>(table.facts.of(ship).squadron);
            int phases = 0;
            for (; table.at(ship).onTable() && phases < 20; ++phases) {
                table.at(ship).hasMoved = table.at(ship).hasShot = false;
                QCOMPARE(table.ruleAgainst(Rest{ship}), std::string_view("SA-9.1"));
                const auto home = flight(table.facts, table.state, ship);
                QVERIFY(home.has_value());
                QVERIFY2(table.why(*home).empty(), std::string(table.why(*home)).c_str());
                QCOMPARE(table.play({}, *home), std::string());
            }
            QCOMPARE(table.at(ship).where, Whereabouts::Withdrew);
            const int turns = (free_table::betweenHeadings(heading, side == 0 ? 180 : 0) + 59) / 60;
            QVERIFY2(phases <= turns + 6,
                     std::to_string(phases).c_str()); // 40 cm at 8 cm a phase, and one more
        }
}

/// Ending the phase without an order moves those whose crew has lost heart, and nobody else.
void FlightTest::sa_9_1_theDemoralisedRunByThemselves()
{
    Afloat table;
    table.place(table.ship, 60, 40, 180);
    const ShipNumber steady = table.add(0);
    table.place(steady, 80, 40, 180);
    const ShipNumber held = table.add(0);
    table.place(held, 100, 40, 180);
    table.touch(held, table.enemy);
    for (const ShipNumber ship : {table.ship, held}) {
        table.at(ship).demoralised = true;
        table.at(ship).fastMoves = 0;
    }
    for (const ShipNumber ship : {table.ship, held})
        QCOMPARE(bool(checkOrder(table.facts, table.state, Rest{ship})), ship == table.ship);
    BattleDice dice(3, 1);
    Proceedings proceedings(dice);
    table.state.side = 0;
    table.facts.turnLimit = 1;
    performOrder(table.facts, table.state, EndPhase{0}, proceedings);
    QCOMPARE(baseOf(table.state, table.ship).centre, (free_table::TablePoint{60 * cm, 32 * cm}));
    QCOMPARE(baseOf(table.state, steady).centre, (free_table::TablePoint{80 * cm, 40 * cm}));
    QCOMPARE(baseOf(table.state, held).centre, (free_table::TablePoint{100 * cm, 40 * cm}));
}
QTEST_APPLESS_MAIN(FlightTest)
#include "flight_test.moc"
