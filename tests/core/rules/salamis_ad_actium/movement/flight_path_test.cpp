// SPDX-License-Identifier: GPL-3.0-or-later
// SA-9.1: by which way a crew that lost heart makes for its own edge, order by order.
#include <QTest>

#include "core/rules/salamis_ad_actium/movement/flight.h"
#include "tests/core/rules/salamis_ad_actium/afloat.h"
#include "tests/support/show.h"

using namespace navarch;
using namespace navarch::salamis;

namespace {

/// A demoralised trireme of the first side in open water: 8 cm a phase, 2 cm before a turn, 60 degrees on the spot.
struct Fleeing : Afloat {
    explicit Fleeing(int y, int heading, int fastMoves = 0)
    {
        place(ship, 60, y, heading);
        place(enemy, 10, 80, 180);
        at(ship).demoralised = true;
        at(ship).fastMoves = static_cast<std::int8_t>(fastMoves);
    }
    /// Another of its side lies athwart its way with so much water between the bases.
    void block(int gap)
    {
        const ShipNumber other = add(0);
        place(other, 0, 0, 90);
        state.bases[static_cast<std::size_t>(other)].centre = {60 * cm, centre().y - 3250 - gap};
    }
    [[nodiscard]] Move way() const
    {
        const auto home = flight(facts, state, ship);
        return home.value_or(Move{});
    }
    [[nodiscard]] Move expected(Gait gait, std::initializer_list<Step> steps) const
    {
        Move move = moveOf(ship, gait, steps);
        move.intent = Intent::Touch;
        return move;
    }
    /// The way as people would write it down, for a failure's message.
    [[nodiscard]] std::string written() const
    {
        const Move move = way();
        std::string text = std::to_string(static_cast<int>(move.gait));
        for (const Step& step : move.all())
            text += " " + std::to_string(step.ahead) + "/" + std::to_string(step.turn);
        return text;
    }
};

} // namespace

#define FLEES_BY(table, ...) \
    QVERIFY2((table).way() == (table).expected(__VA_ARGS__), (table).written().c_str())

class FlightPathTest : public QObject {
    Q_OBJECT
private slots:
    void sa_9_1_straightHome();
    void sa_9_1_aFastMoveWhereItHelps();
    void sa_9_1_aPartOfTheWayWhereSomebodyLies();
    void sa_9_1_comingAbout();
    void sa_9_1_aTurnOfADegree();
    void sa_9_1_backingOrTurningOnTheSpot();
    void sa_9_1_underSail();
    void sa_9_1_whoCannotFlee();
    void sa_9_1_leadsHome();
    void sa_9_1_whatIsTold();
};

void FlightPathTest::sa_9_1_straightHome()
{
    const Fleeing table(40, 180);
    FLEES_BY(table, Gait::Oars, {{8 * cm, 0}});
    Fleeing other(40, 180); // of the second side, whose edge lies the other way
    other.place(other.enemy, 60, 40, 0);
    other.at(other.enemy).demoralised = true;
    other.state.squadron = 1;
    const auto home = flight(other.facts, other.state, other.enemy);
    QVERIFY(home.has_value());
    Move move = moveOf(other.enemy, Gait::Oars, {{8 * cm, 0}});
    move.intent = Intent::Touch;
    QVERIFY(*home == move);
}

/// The rowers' last strength brings it farther; where it leaves the table as soon without, it is kept.
void FlightPathTest::sa_9_1_aFastMoveWhereItHelps()
{
    const Fleeing far(40, 180, 1);
    FLEES_BY(far, Gait::Fast, {{12 * cm, 0}});
    const Fleeing near(7, 180, 1);
    FLEES_BY(near, Gait::Oars, {{8 * cm, 0}});
}

/// Half the way, or a quarter, where the whole would end on somebody, who would hold it (SA-5.6).
void FlightPathTest::sa_9_1_aPartOfTheWayWhereSomebodyLies()
{
    Fleeing half(40, 180);
    half.block(5 * cm);
    FLEES_BY(half, Gait::Oars, {{4 * cm, 0}});
    Fleeing quarter(40, 180);
    quarter.block(3 * cm);
    FLEES_BY(quarter, Gait::Oars, {{2 * cm, 0}});
    Fleeing fast(40, 180, 1);
    fast.block(3 * cm + 500); // a quarter of 12 cm is more than one of 8
    FLEES_BY(fast, Gait::Fast, {{3 * cm, 0}});
}

/// Two turns of 30 degrees, each after its run, bring the bow nearer home than one does: from abeam, after 8 cm, 60 degrees
/// against 30; after 12 cm as well.
void FlightPathTest::sa_9_1_comingAbout()
{
    const Fleeing starboard(40, 90);
    FLEES_BY(starboard, Gait::Oars, {{2 * cm, 30}, {2 * cm, 30}, {2 * cm, 0}});
    const Fleeing port(40, 270);
    FLEES_BY(port, Gait::Oars, {{2 * cm, -30}, {2 * cm, -30}, {2 * cm, 0}});
    const Fleeing fast(40, 90, 1);
    FLEES_BY(fast, Gait::Fast, {{2 * cm, 30}, {2 * cm, 30}, {6 * cm, 0}});
    Fleeing slow(40, 90);
    slow.at(slow.ship).speedLost = 5; // 3 cm: a run and its turn, and nothing after it
    FLEES_BY(slow, Gait::Oars, {{2 * cm, 30}});
}

void FlightPathTest::sa_9_1_aTurnOfADegree()
{
    const Fleeing left(40, 181);
    FLEES_BY(left, Gait::Oars, {{2 * cm, -1}, {5 * cm, 0}});
    const Fleeing right(40, 179);
    FLEES_BY(right, Gait::Oars, {{2 * cm, 1}, {5 * cm, 0}});
    Fleeing blocked(40, 179);
    blocked.block(cm); // nothing but the turn is left
    FLEES_BY(blocked, Gait::Pivot, {{0, 1}});
}

/// With the bow away from home: backing at 4 cm a phase, or turning for three phases (180 degrees at 60) and then 8 cm a
/// phase. Backing from y = 24 takes (24 - 4) / 4 = 5 phases more, turning 2 + 24 / 8 = 5: as good, and farther off worse.
void FlightPathTest::sa_9_1_backingOrTurningOnTheSpot()
{
    for (const int y : {8, 20, 23, 24}) {
        const Fleeing table(y, 0);
        FLEES_BY(table, Gait::Back, {{4 * cm, 0}});
    }
    const Fleeing far(25, 0);
    QCOMPARE(far.way().gait, Gait::Pivot);
    QCOMPARE(std::abs(far.way().steps[0].turn), 60);
    const Fleeing left(30, 330);
    FLEES_BY(left, Gait::Pivot, {{0, -60}});
    // The stern points home when the bow is more than 120 degrees off it.
    const Fleeing astern(8, 59);
    FLEES_BY(astern, Gait::Back, {{4 * cm, 0}});
    const Fleeing abeam(8, 60);
    QVERIFY2(abeam.way().gait != Gait::Back, abeam.written().c_str());
    Fleeing steered(40, 10); // steering oars hit: 45 degrees on the spot
    steered.at(steered.ship).turnClassLost = 1;
    FLEES_BY(steered, Gait::Pivot, {{0, 45}});
}

/// Under sail before a wind from the south it would turn and run, rather than back under oars.
void FlightPathTest::sa_9_1_underSail()
{
    Fleeing table(20, 0);
    table.facts.sailsAboard = true;
    table.at(table.ship).sailSet = true;
    table.state.weather = {Wind::Light, Sea::Flat, free_table::CompassPoint::South};
    QCOMPARE(table.way().gait, Gait::Pivot);
    table.place(table.ship, 60, 60,
                180); // within the wind's eye under sail: under oars only a fast move is left
    QCOMPARE(allowanceOf(table.facts, table.state, table.ship, Gait::Sail), 0);
    table.state.weather.from = free_table::CompassPoint::North; // and before the wind 16 cm
    FLEES_BY(table, Gait::Sail, {{16 * cm, 0}});
}

void FlightPathTest::sa_9_1_whoCannotFlee()
{
    for (int why = 0; why < 5; ++why) {
        Fleeing table(40, 180);
        Ship& ship = table.at(table.ship);
        switch (why) {
        case 0: break;
        case 1: ship.hasMoved = true; break;
        case 2: ship.adrift = true; break;
        case 3: table.touch(table.ship, table.enemy); break;
        case 4: ship.speedLost = 8; break;
        }
        QCOMPARE(flight(table.facts, table.state, table.ship).has_value(), why == 0);
    }
}

/// Home is nearer to the own edge, or over it, or no farther with the bow turned more towards it.
void FlightPathTest::sa_9_1_leadsHome()
{
    Fleeing table(40, 90);
    const Move any = moveOf(table.ship, Gait::Oars, {{cm, 0}});
    Track track;
    track.end = baseOf(table.state, table.ship);
    const auto leads = [&] { return leadsHome(table.facts, table.state, any, track); };
    QVERIFY(!leads()); // as it was
    track.end.heading = 91;
    QVERIFY(leads());
    track.end.heading = 89;
    QVERIFY(!leads());
    track.end.centre.y -= 1;
    QVERIFY(leads());
    track.end.centre.y += 2;
    track.end.heading = 180;
    QVERIFY(!leads());
    track.leavesTable = true;
    for (int edge = 0; edge < 4; ++edge) {
        track.edge = edge;
        QCOMPARE(leads(), edge == 0);
        QCOMPARE(leadsHome(table.facts, table.state, moveOf(table.enemy, Gait::Oars, {}), track), edge == 2);
    }
    QCOMPARE(fromOwnEdge(table.facts, 0, baseOf(table.state, table.ship)), 40 * cm);
    QCOMPARE(fromOwnEdge(table.facts, 1, baseOf(table.state, table.ship)), 50 * cm);
}

void FlightPathTest::sa_9_1_whatIsTold()
{
    const auto told = [](Fleeing table, const Move& move) {
        (void)table.play({}, move);
        const BattleEvent* event = table.event("flight");
        return event ? event->rule + " " + event->text.english() : std::string();
    };
    const Fleeing table(40, 180);
    const std::string name = table.facts.name(table.ship);
    COMPARE_TEXT(told(table, table.way()), "SA-9.1 " + name + " flees: 8 cm.");
    COMPARE_TEXT(told(table, moveOf(table.ship, Gait::Oars, {{6'500, 0}})),
                 "SA-9.1 " + name + " flees: 6.5 cm.");
    const Fleeing near(7, 180);
    COMPARE_TEXT(told(near, near.way()), "SA-9.1 " + name + " flees from the table.");
    const Fleeing astern(20, 0);
    COMPARE_TEXT(told(astern, astern.way()), "SA-9.1 " + name + " backs away: 4 cm.");
    const Fleeing about(40, 0);
    COMPARE_TEXT(told(about, about.way()), "SA-9.1 " + name + " turns to flee.");
}

QTEST_APPLESS_MAIN(FlightPathTest)
#include "flight_path_test.moc"
