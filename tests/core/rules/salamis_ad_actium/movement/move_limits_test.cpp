// SPDX-License-Identifier: GPL-3.0-or-later
// SA-5.1 to 5.5: how far, over which edge, through whom; at the very figures where an answer changes.
#include <QTest>

#include "core/rules/salamis_ad_actium/movement/contact.h"
#include "tests/core/rules/salamis_ad_actium/afloat.h"
#include "tests/support/show.h"

using namespace navarch;
using namespace navarch::salamis;

class MoveLimitsTest : public QObject {
    Q_OBJECT
private slots:
    void sa_5_1_steps();
    void sa_5_1_theTurnIsPaidFor();
    void sa_5_1_whoHasOars();
    void sa_5_1_theLeastMove();
    void sa_5_2_theLastFastMove();
    void sa_5_2_aFailedFastMoveDoesNotTurn();
    void sa_5_3_aStandingTurnGoesNowhere();
    void sa_5_4_howFarUnderSail();
    void sa_5_4_whatDriftsOffTheTable();
    void sa_5_5_whatDriftsHome();
    void sa_5_4_whatIsNotThereDoesNotDrift();
    void sa_5_5_whichEdgeIsWhose_data();
    void sa_5_5_whichEdgeIsWhose();
    void sa_5_5_edgesAreNumbered();
    void sa_5_5_onTheEdgeIsOnTheTable();
    void sa_5_5_overTheEdgeTheMoveEnds();
    void sa_5_5_onlyFriendsGiveWay();
    void sa_5_5_bothMustPass();
    void sa_5_5_noOarsNoShearing();
    void sa_5_5_twoFriendsAtOnce();
    void sa_5_5_whoHasNobodyInTheWayRollsNothing();
    void sa_5_5_theWayMustLeadPast();
    void sa_5_1_whatIsToldOfAMove_data();
    void sa_5_1_whatIsToldOfAMove();
};

namespace {

Move throughFriends(ShipNumber ship, int length)
{
    Move move = moveOf(ship, Gait::Oars, {{length, 0}});
    move.throughFriends = true;
    return move;
}

} // namespace

void MoveLimitsTest::sa_5_1_steps()
{
    Afloat table;
    Move six = moveOf(table.ship, Gait::Oars, {{cm, 0}, {cm, 0}, {cm, 0}, {cm, 0}, {cm, 0}, {cm, 0}});
    QVERIFY(table.why(six).empty());
    six.count = 7;
    COMPARE_TEXT(table.told(six), "A move has one to 6 steps; this has 7.");
    six.count = -1;
    COMPARE_TEXT(table.told(six), "A move has one to 6 steps; this has -1.");
    QVERIFY(table.why(moveOf(table.ship, Gait::Oars, {{0, 0}, {8 * cm, 0}, {0, 0}})).empty());
    COMPARE_TEXT(std::string(table.why(moveOf(table.ship, Gait::Oars, {{5 * cm, 0}, {-cm, 0}}))),
                 "A step goes ahead, not less than nothing.");
    COMPARE_TEXT(std::string(table.why(moveOf(table.ship, Gait::Oars, {{5 * cm, 0}, {-1, 0}}))),
                 "A step goes ahead, not less than nothing.");
    COMPARE_TEXT(std::string(table.why(moveOf(table.ship, Gait::Oars, {{0, 0}}))), "The move leads nowhere.");
}

/// Each turn costs 1 cm and needs its run of 2 cm, were it of a degree.
void MoveLimitsTest::sa_5_1_theTurnIsPaidFor()
{
    for (const int degrees : {1, -1, 30}) {
        Afloat table;
        const auto turn = static_cast<std::int16_t>(degrees);
        QVERIFY(table.why(moveOf(table.ship, Gait::Oars, {{7 * cm, turn}})).empty());
        QCOMPARE(table.ruleAgainst(moveOf(table.ship, Gait::Oars, {{7 * cm + 1, turn}})),
                 std::string_view("SA-5.1"));
        QCOMPARE(table.ruleAgainst(moveOf(table.ship, Gait::Oars, {{2 * cm - 1, turn}})),
                 std::string_view("SA-5.1"));
        QCOMPARE(table.play({}, moveOf(table.ship, Gait::Oars, {{7 * cm, turn}})), std::string());
        QCOMPARE(baseOf(table.state, table.ship).heading, (360 + degrees) % 360);
        QCOMPARE(table.centre(), (free_table::TablePoint{60 * cm, 27 * cm}));
        QCOMPARE(table.at(table.ship).moved, 8 * cm);
    }
}

void MoveLimitsTest::sa_5_1_whoHasOars()
{
    Afloat table;
    const Move ahead = moveOf(table.ship, Gait::Oars, {{cm, 0}});
    table.at(table.ship).oars = 1;
    QVERIFY(table.why(ahead).empty());
    table.at(table.ship).oars = 0;
    COMPARE_TEXT(table.told(ahead), table.facts.name(table.ship) + " has no oars to move by.");
    table.refit(table.ship);
    table.fitOf(table.ship).sailOnly = true;
    COMPARE_TEXT(table.told(ahead), table.facts.name(table.ship) + " has no oars to move by.");
}

void MoveLimitsTest::sa_5_1_theLeastMove()
{
    Afloat table;
    QVERIFY(table.why(moveOf(table.ship, Gait::Oars, {{1, 0}})).empty());
    QCOMPARE(table.play({}, moveOf(table.ship, Gait::Oars, {{1, 0}})), std::string());
    QCOMPARE(table.centre(), (free_table::TablePoint{60 * cm, 20 * cm + 1}));
    QCOMPARE(table.at(table.ship).moved, 1);
}

void MoveLimitsTest::sa_5_2_theLastFastMove()
{
    Afloat table;
    const Move fast = moveOf(table.ship, Gait::Fast, {{9 * cm, 0}});
    table.at(table.ship).fastMoves = 1;
    QVERIFY(table.why(fast).empty());
    QCOMPARE(table.play({6}, fast), std::string());
    QCOMPARE(int(table.at(table.ship).fastMoves), 0);
    table.at(table.ship).hasMoved = false;
    COMPARE_TEXT(table.told(fast),
                 "The rowers of " + table.facts.name(table.ship) + " are spent: no fast move is left.");
    table.at(table.ship).fastMoves = 1;
    table.at(table.ship).speedLost = 1; // 7 cm and half as much again, rounded down: 10
    QVERIFY(table.why(moveOf(table.ship, Gait::Fast, {{10 * cm, 0}})).empty());
    QVERIFY(!table.why(moveOf(table.ship, Gait::Fast, {{10 * cm + 1, 0}})).empty());
}

/// What is left of its way at normal speed it goes, and turns only where the turn is still within it.
void MoveLimitsTest::sa_5_2_aFailedFastMoveDoesNotTurn()
{
    Afloat whole;
    QCOMPARE(whole.play({5}, moveOf(whole.ship, Gait::Fast, {{8 * cm, 30}})), std::string());
    QCOMPARE(whole.centre(), (free_table::TablePoint{60 * cm, 28 * cm}));
    QCOMPARE(baseOf(whole.state, whole.ship).heading, 0);
    Afloat cut;
    QCOMPARE(cut.play({5}, moveOf(cut.ship, Gait::Fast, {{9 * cm, 30}})), std::string());
    QCOMPARE(baseOf(cut.state, cut.ship).heading, 0);
    Afloat within;
    QCOMPARE(within.play({5}, moveOf(within.ship, Gait::Fast, {{7 * cm, 30}, {2 * cm, 0}})), std::string());
    QCOMPARE(baseOf(within.state, within.ship).heading, 30);
    QCOMPARE(within.centre(), (free_table::TablePoint{60 * cm, 27 * cm}));
}

void MoveLimitsTest::sa_5_3_aStandingTurnGoesNowhere()
{
    Afloat table;
    QCOMPARE(table.play({}, moveOf(table.ship, Gait::Pivot, {{0, 1}})), std::string());
    QCOMPARE(baseOf(table.state, table.ship).heading, 1);
    QCOMPARE(table.centre(), (free_table::TablePoint{60 * cm, 20 * cm}));
    QCOMPARE(table.at(table.ship).moved, 0); // archers shoot as steadily as before (SA-6.1)
    Afloat slow;
    slow.at(slow.ship).speedLost = 7;
    QVERIFY(slow.why(moveOf(slow.ship, Gait::Pivot, {{0, 60}})).empty());
    Afloat astern;
    QCOMPARE(astern.play({}, moveOf(astern.ship, Gait::Back, {{4 * cm, 0}})), std::string());
    QCOMPARE(astern.centre(), (free_table::TablePoint{60 * cm, 16 * cm}));
}

void MoveLimitsTest::sa_5_4_howFarUnderSail()
{
    Afloat table;
    table.facts.sailsAboard = true;
    table.at(table.ship).sailSet = true;
    table.state.weather.wind = Wind::Light;
    const std::array<std::pair<free_table::CompassPoint, int>, 8> ways{
        {{free_table::CompassPoint::North, 0},
         {free_table::CompassPoint::NorthEast, 0},
         {free_table::CompassPoint::East, 4},
         {free_table::CompassPoint::SouthEast, 16},
         {free_table::CompassPoint::South, 16},
         {free_table::CompassPoint::SouthWest, 16},
         {free_table::CompassPoint::West, 4},
         {free_table::CompassPoint::NorthWest, 0}}};
    for (const auto& [from, most] : ways) {
        table.state.weather.from = from;
        QCOMPARE(table.why(moveOf(table.ship, Gait::Sail, {{cm, 0}})).empty(), most > 0);
        if (most > 0)
            QVERIFY(table.why(moveOf(table.ship, Gait::Sail, {{most * cm, 0}})).empty());
        QVERIFY(!table.why(moveOf(table.ship, Gait::Sail, {{most * cm + 1, 0}})).empty());
    }
    table.state.weather.from = free_table::CompassPoint::South;
    table.at(table.ship).sailSet = false;
    QCOMPARE(table.ruleAgainst(moveOf(table.ship, Gait::Sail, {{cm, 0}})), std::string_view("SA-5.4"));
}

/// 2 cm downwind carry a ship off the table that lay within 2 cm of its edge; over another's edge than its own it has fled, and a
/// wreck is lost.
void MoveLimitsTest::sa_5_4_whatDriftsOffTheTable()
{
    for (const bool isWreck : {false, true})
        for (const int at : {1'999, 2'000}) {
            Afloat table;
            table.place(table.ship, 60, 1, 90);
            table.state.bases[static_cast<std::size_t>(table.ship)].centre = {120 * cm - at, 40 * cm};
            (isWreck ? table.at(table.ship).damage : table.at(table.enemy).damage) = Damage::Wrecked;
            table.at(table.ship).adrift = true;
            table.state.weather = {Wind::Light, Sea::Flat, free_table::CompassPoint::West};
            QCOMPARE(table.played({}, [&](Proceedings& p) { driftShips(table.facts, table.state, p); }),
                     std::string());
            QCOMPARE(table.at(table.ship).where, at == 2'000 ? Whereabouts::OnTable
                                                 : isWreck   ? Whereabouts::Sunk
                                                             : Whereabouts::Fled);
            if (at == 2'000)
                QCOMPARE(table.centre(), (free_table::TablePoint{120 * cm, 40 * cm}));
        }
}

/// Over its own edge it has withdrawn, by drifting as by rowing; a prize and a wreck have not.
void MoveLimitsTest::sa_5_5_whatDriftsHome()
{
    for (int side = 0; side < 2; ++side)
        for (int what = 0; what < 3; ++what)
            for (const bool home : {true, false}) {
                Afloat table;
                const ShipNumber ship = side == 0 ? table.ship : table.enemy;
                table.place(side == 0 ? table.enemy : table.ship, 30, 45, 0);
                const bool near = (side == 0) == home;
                table.place(ship, 60, near ? 1 : 89, 90);
                table.at(ship).adrift = what == 0;
                if (what == 1)
                    table.at(ship).holder = static_cast<std::int8_t>(1 - side);
                if (what == 2)
                    table.at(ship).damage = Damage::Wrecked;
                table.state.weather = {Wind::Light, Sea::Flat,
                                       near ? free_table::CompassPoint::North
                                            : free_table::CompassPoint::South};
                QCOMPARE(table.played({}, [&](Proceedings& p) { driftShips(table.facts, table.state, p); }),
                         std::string());
                QCOMPARE(table.at(ship).where, what == 2           ? Whereabouts::Sunk
                                               : what == 0 && home ? Whereabouts::Withdrew
                                                                   : Whereabouts::Fled);
            }
}

void MoveLimitsTest::sa_5_4_whatIsNotThereDoesNotDrift()
{
    Afloat table;
    const ShipNumber wall = table.addWall(1);
    table.place(wall, 100, 80, 180);
    table.at(table.ship).damage = Damage::Wrecked;
    removeFromTable(table.state, table.ship, Whereabouts::Sunk);
    table.state.weather = {Wind::Light, Sea::Flat, free_table::CompassPoint::North};
    QCOMPARE(table.played({}, [&](Proceedings& p) { driftShips(table.facts, table.state, p); }),
             std::string());
    QVERIFY(table.events.empty());
    QCOMPARE(table.at(table.ship).where, Whereabouts::Sunk);
    QCOMPARE(baseOf(table.state, wall).centre, (free_table::TablePoint{100 * cm, 80 * cm}));
}

void MoveLimitsTest::sa_5_5_whichEdgeIsWhose_data()
{
    QTest::addColumn<int>("side");
    QTest::addColumn<int>("heading");
    QTest::addColumn<bool>("own");
    for (int side = 0; side < 2; ++side)
        for (const int heading : {0, 90, 180, 270})
            QTest::addRow("side %d heading %d", side, heading)
                << side << heading << (heading == (side == 0 ? 180 : 0));
}

void MoveLimitsTest::sa_5_5_whichEdgeIsWhose()
{
    QFETCH(int, side);
    QFETCH(int, heading);
    QFETCH(bool, own);
    Afloat table;
    const ShipNumber ship = side == 0 ? table.ship : table.enemy;
    table.place(side == 0 ? table.enemy : table.ship, 30, 45, 0);
    table.place(ship,
                heading == 90    ? 117
                : heading == 270 ? 3
                                 : 60,
                heading == 0     ? 87
                : heading == 180 ? 3
                                 : 40,
                heading);
    table.state.squadron = static_cast<std::int16_t>(side);
    QCOMPARE(table.play({}, moveOf(ship, Gait::Oars, {{8 * cm, 0}})), std::string());
    QCOMPARE(table.at(ship).where, own ? Whereabouts::Withdrew : Whereabouts::Fled);
}

/// It leaves the table when its centre has crossed the edge, not when it lies on it.
void MoveLimitsTest::sa_5_5_edgesAreNumbered()
{
    for (const auto& [heading, edge] : {std::pair{180, 0}, {90, 1}, {0, 2}, {270, 3}}) {
        Afloat table;
        table.place(table.ship,
                    heading == 90    ? 117
                    : heading == 270 ? 3
                                     : 60,
                    heading == 0 ? 87 : 3, heading);
        const Track track =
            follow(table.facts, table.state, moveOf(table.ship, Gait::Oars, {{8 * cm, 0}}), 8 * cm);
        QVERIFY(track.leavesTable);
        QCOMPARE(track.edge, edge);
    }
}

void MoveLimitsTest::sa_5_5_onTheEdgeIsOnTheTable()
{
    for (const int over : {0, 1}) {
        Afloat table;
        table.place(table.ship, 60, 8, 180);
        table.state.bases[static_cast<std::size_t>(table.ship)].centre.y -= over;
        QCOMPARE(table.play({}, moveOf(table.ship, Gait::Oars, {{8 * cm, 0}})), std::string());
        QCOMPARE(table.at(table.ship).onTable(), over == 0);
    }
}

/// Where it went over the edge counts, not where the rest of its order would have led it.
void MoveLimitsTest::sa_5_5_overTheEdgeTheMoveEnds()
{
    Afloat table;
    table.place(table.ship, 117, 0, 120);
    table.state.bases[static_cast<std::size_t>(table.ship)].centre.y = 900; // 2 cm take it 1 cm down
    QCOMPARE(table.play({}, moveOf(table.ship, Gait::Oars, {{2 * cm, -30}, {5 * cm, 0}})), std::string());
    QCOMPARE(table.at(table.ship).where, Whereabouts::Withdrew); // not over the right edge
}

/// Enemies do not give way, nor do walls of one's own: it stops there without a die.
void MoveLimitsTest::sa_5_5_onlyFriendsGiveWay()
{
    Afloat hostile;
    hostile.place(hostile.enemy, 60, 26, 90);
    Move order = throughFriends(hostile.ship, 8 * cm);
    order.intent = Intent::Touch;
    QCOMPARE(hostile.play({}, order), std::string());
    QCOMPARE(hostile.centre(), (free_table::TablePoint{60 * cm, 26 * cm - 3'250}));
    Afloat walled;
    const ShipNumber wall = walled.addWall(0);
    walled.place(wall, 60, 24, 90); // a friend there would be passed
    QCOMPARE(walled.play({}, throughFriends(walled.ship, 8 * cm)), std::string());
    QVERIFY(contactBetween(walled.state, walled.ship, wall));
}

void MoveLimitsTest::sa_5_5_bothMustPass()
{
    for (const auto& faces : {std::vector<int>{5, 6}, {6, 5}, {5, 5}}) {
        Afloat table;
        const ShipNumber ally = table.add(0);
        table.place(ally, 60, 24, 90);
        QCOMPARE(table.play(faces, throughFriends(table.ship, 8 * cm)), std::string());
        QCOMPARE(int(table.at(table.ship).oars), 3);
        QCOMPARE(int(table.at(ally).oars), 3);
        QCOMPARE(table.centre(), (free_table::TablePoint{60 * cm, 24 * cm - 3'250}));
    }
}

void MoveLimitsTest::sa_5_5_noOarsNoShearing()
{
    Afloat table;
    const ShipNumber ally = table.add(0);
    table.place(ally, 60, 24, 90);
    table.at(ally).oars = 0;
    table.at(table.ship).oars = 1;
    table.fitOf(table.ship).speed = 10; // two oar factors short of full speed: 8 cm
    QCOMPARE(table.play({5, 6}, throughFriends(table.ship, 8 * cm)), std::string());
    QCOMPARE(int(table.at(table.ship).oars), 0);
    QCOMPARE(int(table.at(ally).oars), 0);
}

/// Two friends in line athwart the way: each tests, and the bases of both are where they were.
void MoveLimitsTest::sa_5_5_twoFriendsAtOnce()
{
    for (const int last : {5, 6}) {
        Afloat table;
        const ShipNumber left = table.add(0);
        const ShipNumber right = table.add(0);
        table.place(left, 0, 24, 90);
        table.place(right, 0, 24, 90);
        table.state.bases[static_cast<std::size_t>(left)].centre.x =
            60 * cm - 2'250; // bow to stern before its bow
        table.state.bases[static_cast<std::size_t>(right)].centre.x = 60 * cm + 2'250;
        QCOMPARE(table.play({6, 6, last}, throughFriends(table.ship, 8 * cm)), std::string());
        if (last == 5) {
            for (const ShipNumber ship : {table.ship, left, right})
                QCOMPARE(int(table.at(ship).oars), 3);
            QVERIFY(contactBetween(table.state, table.ship, left)
                    && contactBetween(table.state, table.ship, right));
        }
        QCOMPARE(baseOf(table.state, left).halfWidth, 1000);
        QCOMPARE(baseOf(table.state, right).halfWidth, 1000);
    }
}

void MoveLimitsTest::sa_5_5_whoHasNobodyInTheWayRollsNothing()
{
    Afloat table;
    QCOMPARE(table.play({}, throughFriends(table.ship, 8 * cm)), std::string());
    QCOMPARE(table.centre().y, 28 * cm);
}

/// A way that would end on the friend is none: it stops before it, and nobody tests. One that leads past it off the table is.
void MoveLimitsTest::sa_5_5_theWayMustLeadPast()
{
    Afloat upon;
    const ShipNumber ally = upon.add(0);
    upon.place(ally, 60, 26, 90);
    QCOMPARE(upon.play({}, throughFriends(upon.ship, 8 * cm)), std::string());
    QVERIFY(contactBetween(upon.state, upon.ship, ally));
    Afloat off;
    off.place(off.ship, 60, 6, 180);
    const ShipNumber near = off.add(0);
    off.place(near, 60, 1, 90); // half a length, half a width: 1.75 cm of water between them
    QCOMPARE(off.play({6, 6}, throughFriends(off.ship, 8 * cm)), std::string());
    QCOMPARE(off.at(off.ship).where, Whereabouts::Withdrew);
}

void MoveLimitsTest::sa_5_1_whatIsToldOfAMove_data()
{
    QTest::addColumn<int>("gait");
    QTest::addColumn<int>("length");
    QTest::addColumn<int>("turn");
    QTest::addColumn<QString>("told");
    QTest::newRow("SA-5.1") << int(Gait::Oars) << 8'000 << 0 << "SA-5.1 moves 8 cm.";
    QTest::newRow("SA-5.1, millimetres") << int(Gait::Oars) << 4'500 << 0 << "SA-5.1 moves 4.5 cm.";
    QTest::newRow("SA-5.2") << int(Gait::Fast) << 12'000 << 0 << "SA-5.2 makes a fast move of 12 cm.";
    QTest::newRow("SA-5.3, backing") << int(Gait::Back) << 3'000 << 0 << "SA-5.3 backs 3 cm.";
    QTest::newRow("SA-5.3, turning") << int(Gait::Pivot) << 0 << 15 << "SA-5.3 turns on the spot.";
    QTest::newRow("SA-5.4") << int(Gait::Sail) << 16'000 << 0 << "SA-5.4 sails 16 cm.";
}

void MoveLimitsTest::sa_5_1_whatIsToldOfAMove()
{
    QFETCH(int, gait);
    QFETCH(int, length);
    QFETCH(int, turn);
    QFETCH(QString, told);
    Afloat table;
    table.at(table.ship).sailSet = true;
    table.state.weather = {Wind::Light, Sea::Flat, free_table::CompassPoint::South};
    const Gait how = static_cast<Gait>(gait);
    QCOMPARE(table.play(how == Gait::Fast ? std::vector<int>{6} : std::vector<int>{},
                        moveOf(table.ship, how, {{length, static_cast<std::int16_t>(turn)}})),
             std::string());
    const BattleEvent* event = table.event("move");
    QVERIFY(event);
    QString text = QString::fromStdString(event->rule + " " + event->text.english());
    QCOMPARE(text.remove(QString::fromStdString(table.facts.name(table.ship)) + " "), told);
}

QTEST_APPLESS_MAIN(MoveLimitsTest)
#include "move_limits_test.moc"
