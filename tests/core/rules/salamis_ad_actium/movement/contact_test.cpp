// SPDX-License-Identifier: GPL-3.0-or-later
// SA-7.1 on the table: what a move that ends in contact leads to. SA-5.6: getting clear again.
#include <QTest>

#include "core/rules/salamis_ad_actium/movement/contact.h"
#include "core/rules/salamis_ad_actium/movement/separating.h"
#include "core/rules/salamis_ad_actium/orders/check.h"
#include "tests/core/rules/salamis_ad_actium/skirmish.h"

using namespace navarch;
using namespace navarch::salamis;

namespace {

constexpr int cm = 1000;

/// A trireme of the first side, to be placed, and one of the second in the middle of the table, heading for the far edge.
struct Meeting2 : Skirmish {
    ShipNumber ship = add(0);
    ShipNumber target = add(1);

    Meeting2()
    {
        place(target, 60, 40, 0);
        state.phase = Phase::Action;
        state.squadron = static_cast<std::int16_t>(factsOf(ship).squadron);
    }
    void placeExactly(ShipNumber number, int x, int y, int heading) // thousandths of a cm
    {
        place(number, 0, 0, heading);
        state.bases[static_cast<std::size_t>(number)].centre = {x, y};
    }
    std::string play(const std::vector<int>& faces, const Order& order)
    {
        return played(faces, [&](Proceedings& p) { performOrder(facts, state, order, p); });
    }
    [[nodiscard]] Move ahead(int length, Intent intent = Intent::Ram) const
    {
        Move move;
        move.ship = ship;
        move.intent = intent;
        move.count = 1;
        move.steps[0] = {length, 0};
        return move;
    }
    [[nodiscard]] Meeting meetingAt(const Track& track, Intent intent = Intent::Ram) const
    {
        return meetingOf(facts, state, ship, track.end, target, ahead(0, intent));
    }
    [[nodiscard]] Track trackOf(int length) const { return follow(facts, state, ahead(length), 8 * cm); }
};

} // namespace

class ContactTest : public QObject {
    Q_OBJECT
private slots:
    void sa_7_1_1_bothStopAndStay();
    void sa_7_1_2_theEdgeStruckGivesTheAspect();
    void sa_7_1_2_twoAttackersOnOneCorner();
    void sa_7_1_3_lessThanHalfOfTheBowIsNoRam();
    void sa_7_1_3_anAngleUnder45IsNoRam();
    void sa_7_1_4_wholeAndHalfOfTheBow();
    void sa_7_1_5_aRamIsSquaredUp();
    void sa_7_1_5_aRakeIsLaidAlong();
    void sa_7_1_5_touchingDoesNotRealign();
    void sa_7_1_6_at45DegreesThePlayerChooses();
    void sa_7_1_7_aFailedBeamRamIsARake();
    void sa_7_3_1_bowToBow();
    void sa_7_4_2_theStraightRunCounts();
    void sa_7_5_7_asternOntoABow();
    void sa_7_5_7_aWrecksBowRamsNobody();
    void sa_5_6_sa_7_5_7_afterACollision();
    void sa_5_6_afterABowRam();
    void sa_7_6_3_aRakerMovesOff();
    void sa_8_5_wallsAreNotRammed();
    void sa_9_1_theDemoralisedDoNotRam();
    void sa_5_6_separatingTakesThePhase();
    void sa_5_6_clearIsTwoCentimetres();
};

void ContactTest::sa_7_1_1_bothStopAndStay()
{
    Meeting2 table;
    table.place(table.ship, 50, 40, 90);
    // Half a length and half a width apart: 10 - 2.25 - 1 cm of way.
    QCOMPARE(table.trackOf(8 * cm).gone, 6750);
    QCOMPARE(table.play({}, table.ahead(8 * cm, Intent::Touch)), std::string());
    QVERIFY(isHeld(table.state, table.ship));
    QVERIFY(isHeld(table.state, table.target));
    QVERIFY(table.at(table.target).wasStruck);
}

void ContactTest::sa_7_1_2_theEdgeStruckGivesTheAspect()
{
    const std::array<std::tuple<int, int, int, free_table::Aspect>, 4> ways{
        {{60, 50, 180, free_table::Aspect::Bow},
         {60, 30, 0, free_table::Aspect::Stern},
         {50, 40, 90, free_table::Aspect::Beam},
         {70, 40, 270, free_table::Aspect::Beam}}};
    for (const auto& [x, y, heading, aspect] : ways) {
        Meeting2 table;
        table.place(table.ship, x, y, heading);
        const Track track = table.trackOf(8 * cm);
        QCOMPARE(track.touched.size(), std::size_t{1});
        const Meeting meeting = table.meetingAt(track);
        QCOMPARE(meeting.aspect, aspect);
        QCOMPARE(meeting.encounter, aspect == free_table::Aspect::Bow ? Encounter::BowRam : Encounter::Ram);
    }
}

void ContactTest::sa_7_1_2_twoAttackersOnOneCorner()
{
    // Both touch A's port bow corner (59, 42.25): the one that comes from ahead rams the bow, the one from abeam the side.
    for (const auto& [heading, aspect] :
         {std::pair{150, free_table::Aspect::Bow}, std::pair{120, free_table::Aspect::Beam}}) {
        Meeting2 table;
        // Its middle points at the corner from 6 cm away.
        const auto way = free_table::rounded(free_table::wayOf(heading, 6 * cm, 0));
        table.placeExactly(table.ship, 59 * cm - way.x, 42'250 - way.y, heading);
        const Meeting meeting = table.meetingAt(table.trackOf(8 * cm));
        QCOMPARE(meeting.aspect, aspect);
    }
}

void ContactTest::sa_7_1_3_lessThanHalfOfTheBowIsNoRam()
{
    // The target's side reaches to y = 42.25; the bow is 2 cm wide.
    for (const auto& [y, encounter] :
         {std::pair{42'250, Encounter::Ram}, std::pair{42'251, Encounter::Touching}}) {
        Meeting2 table;
        table.placeExactly(table.ship, 50 * cm, y, 90);
        QCOMPARE(table.meetingAt(table.trackOf(8 * cm)).encounter, encounter);
    }
}

void ContactTest::sa_7_1_3_anAngleUnder45IsNoRam()
{
    for (const auto& [heading, encounter] : {std::pair{45, Encounter::Ram}, std::pair{44, Encounter::Rake}}) {
        Meeting2 table;
        const auto way = free_table::rounded(free_table::wayOf(heading, 8 * cm, 0));
        table.placeExactly(table.ship, 59 * cm - way.x, 40 * cm - way.y, heading);
        QCOMPARE(table.meetingAt(table.trackOf(8 * cm)).encounter, encounter);
    }
}

void ContactTest::sa_7_1_4_wholeAndHalfOfTheBow()
{
    for (const auto& [y, whole] :
         {std::pair{41'250, true}, std::pair{41'251, false}, std::pair{42'250, false}}) {
        Meeting2 table;
        table.placeExactly(table.ship, 50 * cm, y, 90);
        const Meeting meeting = table.meetingAt(table.trackOf(8 * cm));
        QCOMPARE(meeting.encounter, Encounter::Ram);
        QCOMPARE(meeting.wholeBow, whole);
    }
}

void ContactTest::sa_7_1_5_aRamIsSquaredUp()
{
    Meeting2 table;
    const auto way = free_table::rounded(free_table::wayOf(60, 8 * cm, 0));
    table.placeExactly(table.ship, 59 * cm - way.x, 40 * cm - way.y, 60);
    (void)table.play({1}, table.ahead(8 * cm)); // a glancing blow takes no other die
    QCOMPARE(baseOf(table.state, table.ship).heading, 90);
    const Contact* contact = contactBetween(table.state, table.ship, table.target);
    QVERIFY(contact && contact->ramOfA && !contact->ramOfB);
}

void ContactTest::sa_7_1_5_aRakeIsLaidAlong()
{
    Meeting2 table;
    const auto way = free_table::rounded(free_table::wayOf(30, 8 * cm, 0));
    table.placeExactly(table.ship, 59 * cm - way.x, 40 * cm - way.y, 30);
    (void)table.play({1}, table.ahead(8 * cm, Intent::Rake)); // the Crew Test fails
    QCOMPARE(baseOf(table.state, table.ship).heading, 0);
    const Contact* contact = contactBetween(table.state, table.ship, table.target);
    QVERIFY(contact && contact->raked && !contact->isRam());
}

void ContactTest::sa_7_1_5_touchingDoesNotRealign()
{
    Meeting2 table;
    const auto way = free_table::rounded(free_table::wayOf(60, 8 * cm, 0));
    table.placeExactly(table.ship, 59 * cm - way.x, 40 * cm - way.y, 60);
    QCOMPARE(table.play({}, table.ahead(8 * cm, Intent::Touch)), std::string());
    QCOMPARE(baseOf(table.state, table.ship).heading, 60);
}

void ContactTest::sa_7_1_6_at45DegreesThePlayerChooses()
{
    Meeting2 table;
    const auto way = free_table::rounded(free_table::wayOf(45, 8 * cm, 0));
    table.placeExactly(table.ship, 59 * cm - way.x, 40 * cm - way.y, 45);
    const Track track = table.trackOf(8 * cm);
    QCOMPARE(table.meetingAt(track).encounter, Encounter::Ram);
    QCOMPARE(table.meetingAt(track, Intent::Rake).encounter, Encounter::Rake);
}

void ContactTest::sa_7_1_7_aFailedBeamRamIsARake()
{
    Meeting2 table;
    const auto way = free_table::rounded(free_table::wayOf(20, 8 * cm, 0));
    table.placeExactly(table.ship, 59 * cm - way.x, 42 * cm - way.y, 20);
    const Track track = table.trackOf(8 * cm);
    QCOMPARE(table.meetingAt(track, Intent::Ram).encounter, Encounter::Rake);
    QCOMPARE(table.meetingAt(track, Intent::Touch).encounter, Encounter::Touching);
}

void ContactTest::sa_7_3_1_bowToBow()
{
    Meeting2 table;
    table.place(table.ship, 60, 50, 180);
    // 6 against 1: the mover alone rams; 6 and 4 for speed are medium damage, two casualties.
    QCOMPARE(table.play({6, 1, 6, 1, 1}, table.ahead(8 * cm)), std::string());
    QVERIFY(table.event("bow-ram") != nullptr && table.event("ram") != nullptr);
    QCOMPARE(int(table.at(table.ship).rams), 1);
    QCOMPARE(int(table.at(table.target).rams), 0);
}

void ContactTest::sa_7_4_2_theStraightRunCounts()
{
    Meeting2 table;
    table.place(table.ship, 52, 36, 0);
    Move move;
    move.ship = table.ship;
    move.count = 2;
    move.steps[0] = {2 * cm, 30};
    move.steps[1] = {5 * cm, 0};
    const Track track = follow(table.facts, table.state, move, 8 * cm);
    QCOMPARE(track.straight, track.gone - 2 * cm - cm); // not the run before the turn, nor the turn
}

void ContactTest::sa_7_5_7_asternOntoABow()
{
    Meeting2 table;
    table.place(table.ship, 60, 48, 0); // its stern 3.5 cm before the target's bow
    Move move = table.ahead(4 * cm);
    move.gait = Gait::Back;
    const Track track = follow(table.facts, table.state, move, 4 * cm);
    QCOMPARE(track.gone, 3500);
    const Meeting meeting = meetingOf(table.facts, table.state, table.ship, track.end, table.target, move);
    QCOMPARE(meeting.encounter, Encounter::Collision);
    (void)table.play({10, 1, 1, 1, 1}, move);
    QCOMPARE(int(table.at(table.target).rams), 1);
    QCOMPARE(int(table.at(table.ship).rams), 0);
    QVERIFY(isHeld(table.state, table.ship));
}

/// A wreck rams nobody: who backs onto its bow touches it, and no die is rolled.
void ContactTest::sa_7_5_7_aWrecksBowRamsNobody()
{
    for (const Damage damage : {Damage::Severe, Damage::Wrecked}) {
        Meeting2 table;
        table.at(table.target).damage = damage;
        table.place(table.ship, 60, 48, 0);
        Move move = table.ahead(4 * cm);
        move.gait = Gait::Back;
        const Track track = follow(table.facts, table.state, move, 4 * cm);
        const Meeting meeting =
            meetingOf(table.facts, table.state, table.ship, track.end, table.target, move);
        const bool isWreck = damage == Damage::Wrecked;
        QCOMPARE(meeting.encounter, isWreck ? Encounter::Touching : Encounter::Collision);
        if (isWreck)
            QCOMPARE(table.play({}, move), std::string());
        else
            (void)table.play({10, 1, 1, 1, 1, 1, 1}, move);
        QCOMPARE(table.event("ram") != nullptr, !isWreck);
        QVERIFY(isHeld(table.state, table.ship));
    }
}

/// After a collision astern the enemy's ram is in, not the mover's (SA-5.6).
void ContactTest::sa_5_6_sa_7_5_7_afterACollision()
{
    Meeting2 table;
    table.place(table.ship, 60, 48, 0);
    Move move = table.ahead(4 * cm);
    move.gait = Gait::Back;
    (void)table.play({1}, move);
    QCOMPARE(separatingModifiers(table.facts, table.state, table.ship).sum(), 0);
    QCOMPARE(separatingModifiers(table.facts, table.state, table.target).sum(), 1);
}

/// The +1 belongs to the ship whose ram is in: the winner of the roll-off, or both (SA-7.3.1). One without a ram has none
/// to back out.
void ContactTest::sa_5_6_afterABowRam()
{
    struct Case {
        int own;
        int his;
        int mine;
        int theirs;
    };
    for (const Case each : {Case{6, 1, 1, 0}, Case{1, 6, 0, 1}, Case{3, 3, 1, 1}}) {
        for (const bool hasRam : {true, false}) {
            Meeting2 table;
            table.place(table.ship, 60, 50, 180);
            table.fitOf(table.ship).ram = hasRam ? Ram::Reinforced : Ram::None;
            table.fitOf(table.target).ram = Ram::Reinforced;
            (void)table.play({each.own, each.his, 1, 1, 1, 1, 1, 1}, table.ahead(8 * cm));
            QVERIFY(contactBetween(table.state, table.ship, table.target));
            QCOMPARE(separatingModifiers(table.facts, table.state, table.ship).sum(), hasRam ? each.mine : 0);
            QCOMPARE(separatingModifiers(table.facts, table.state, table.target).sum(), each.theirs);
        }
    }
}

void ContactTest::sa_7_6_3_aRakerMovesOff()
{
    Meeting2 table;
    table.place(table.ship, 57, 40, 0);
    table.touch(table.ship, table.target).raked = true;
    QVERIFY(!checkOrder(table.facts, table.state, table.ahead(8 * cm)));
    QCOMPARE(table.play({}, table.ahead(8 * cm)), std::string());
    QVERIFY(table.state.contacts.empty());
}

void ContactTest::sa_8_5_wallsAreNotRammed()
{
    Meeting2 table;
    const ShipNumber wall = table.addWall(1);
    table.place(wall, 30, 40, 0);
    table.place(table.ship, 20, 40, 90);
    const Track track = table.trackOf(8 * cm);
    QCOMPARE(track.touched.first(), int(wall));
    QCOMPARE(meetingOf(table.facts, table.state, table.ship, track.end, wall, table.ahead(8 * cm)).encounter,
             Encounter::Touching);
}

void ContactTest::sa_9_1_theDemoralisedDoNotRam()
{
    Meeting2 table;
    table.place(table.ship, 50, 40, 90);
    table.at(table.ship).demoralised = true;
    QCOMPARE(table.meetingAt(table.trackOf(8 * cm)).encounter, Encounter::Touching);
}

void ContactTest::sa_5_6_separatingTakesThePhase()
{
    Meeting2 table;
    table.place(table.ship, 54, 40, 90);
    QVERIFY(bool(checkOrder(table.facts, table.state, Separate{table.ship}))); // nothing holds it
    table.touch(table.ship, table.target);
    QVERIFY(!checkOrder(table.facts, table.state, Separate{table.ship}));
    QCOMPARE(table.play({5}, Separate{table.ship}), std::string());
    QVERIFY(isHeld(table.state, table.ship));
    QVERIFY(bool(checkOrder(table.facts, table.state, table.ahead(cm))));
    QVERIFY(bool(checkOrder(table.facts, table.state, Separate{table.ship})));
    table.at(table.ship).hasMoved = false;
    table.at(table.ship).hasShot = true;
    QVERIFY(bool(checkOrder(table.facts, table.state, Separate{table.ship})));
}

void ContactTest::sa_5_6_clearIsTwoCentimetres()
{
    Meeting2 table;
    table.placeExactly(table.ship, 56'750, 40 * cm, 90); // its bow against the target's side
    table.touch(table.ship, table.target);
    QCOMPARE(table.play({6}, Separate{table.ship}), std::string());
    QVERIFY(!isHeld(table.state, table.ship));
    QCOMPARE(baseOf(table.state, table.ship).centre, (free_table::TablePoint{54'750, 40 * cm}));
}

QTEST_APPLESS_MAIN(ContactTest)
#include "contact_test.moc"
