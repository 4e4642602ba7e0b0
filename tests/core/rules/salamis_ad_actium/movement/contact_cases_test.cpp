// SPDX-License-Identifier: GPL-3.0-or-later
// SA-7.1 and SA-5.6 among several ships: who is struck, who is only touched, who is held by whom, and where one gets clear to.
#include <QTest>

#include "core/boards/free_table/range.h"
#include "core/boards/free_table/table.h"
#include "core/rules/salamis_ad_actium/movement/contact.h"
#include "core/rules/salamis_ad_actium/movement/separating.h"
#include "tests/core/rules/salamis_ad_actium/afloat.h"
#include "tests/support/show.h"

using namespace navarch;
using namespace navarch::salamis;

namespace {

/// A trireme of the first side, to be placed, and one of the second in the middle of the table, heading for the far edge: its
/// base reaches from (59, 37.75) to (61, 42.25).
struct Encountering : Afloat {
    Encountering() { place(enemy, 60, 40, 0); }

    void placeExactly(ShipNumber number, int x, int y, int heading) // thousandths of a cm
    {
        place(number, 0, 0, heading);
        state.bases[static_cast<std::size_t>(number)].centre = {x, y};
    }
    [[nodiscard]] Move ahead(int length, Intent intent = Intent::Ram) const
    {
        Move move = moveOf(ship, Gait::Oars, {{length, 0}});
        move.intent = intent;
        return move;
    }
    [[nodiscard]] int countOf(const std::string& kind) const
    {
        return static_cast<int>(std::count_if(events.begin(), events.end(),
                                              [&](const BattleEvent& event) { return event.kind == kind; }));
    }
    [[nodiscard]] const Contact* contact() const { return contactBetween(state, ship, enemy); }
};

} // namespace

class ContactCasesTest : public QObject {
    Q_OBJECT
private slots:
    void sa_5_6_whoIsInContactWithWhom();
    void sa_5_6_sa_7_6_3_whatHolds_data();
    void sa_5_6_sa_7_6_3_whatHolds();
    void sa_7_1_1_friendsStopOneAnother();
    void sa_7_1_1_twoEnemiesAtOnce();
    void sa_7_1_1_aFriendAndAnEnemyAtOnce();
    void sa_7_1_1_turningIntoAnEnemyIsNoRam();
    void sa_7_1_5_onlyOnTheBeam();
    void sa_7_1_5_whereThereIsNoRoom();
    void sa_7_1_6_whoWishesToRakeSquarelyRams();
    void sa_7_4_T2_matchwoodHoldsNobody();
    void sa_7_5_7_halfOfTheBowMustPoint();
    void sa_7_5_7_asternOntoASide();
    void sa_5_6_onlyAFreshShipSeparates();
    void sa_5_6_clearOfWhatHoldsIt();
    void sa_5_6_clearWhereSomebodyLies();
    void sa_5_6_clearOfTheTablesEdge();
    void sa_5_6_whoseRamAndWhoseHook();
};

void ContactCasesTest::sa_5_6_whoIsInContactWithWhom()
{
    Encountering table;
    const ShipNumber third = table.add(0);
    const ShipNumber fourth = table.add(1);
    table.touch(table.ship, third);
    table.touch(table.ship, table.enemy);
    table.touch(fourth, table.enemy);
    const State& state = table.state;
    QCOMPARE(contactBetween(state, table.ship, third), &state.contacts[0]);
    QCOMPARE(contactBetween(state, table.ship, table.enemy), &state.contacts[1]);
    QCOMPARE(contactBetween(state, table.enemy, table.ship), &state.contacts[1]);
    QCOMPARE(contactBetween(state, table.enemy, fourth), &state.contacts[2]);
    QVERIFY(!contactBetween(state, third, table.enemy));
    QVERIFY(!contactBetween(state, fourth, table.ship));
    QVERIFY(touchesEnemy(state, table.ship) && touchesEnemy(state, table.enemy));
    QVERIFY(!touchesEnemy(state, third) && !touchesEnemy(state, fourth)); // each only one of its own
    endContactsOf(table.state, table.enemy);
    QCOMPARE(state.contacts.size(), std::size_t{1});
    QVERIFY(!isHeld(state, table.enemy) && isHeld(state, third));
}

void ContactCasesTest::sa_5_6_sa_7_6_3_whatHolds_data()
{
    QTest::addColumn<bool>("raked");
    QTest::addColumn<bool>("grappled");
    QTest::addColumn<bool>("holds");
    QTest::newRow("SA-5.6 contact") << false << false << true;
    QTest::newRow("SA-5.6 grappled") << false << true << true;
    QTest::newRow("SA-7.6.3 raked") << true << false << false;
    QTest::newRow("SA-7.6.3 raked and grappled") << true << true << true;
}

void ContactCasesTest::sa_5_6_sa_7_6_3_whatHolds()
{
    QFETCH(bool, raked);
    QFETCH(bool, grappled);
    QFETCH(bool, holds);
    Encountering table;
    const ShipNumber other = table.add(0);
    Contact& contact = table.touch(table.ship, table.enemy);
    contact.raked = raked;
    contact.grappled = grappled;
    QCOMPARE(isHeld(table.state, table.ship), holds);
    QCOMPARE(isHeld(table.state, table.enemy), holds);
    QVERIFY(!isHeld(table.state, other));
}

/// A friend in the way stops it as an enemy does; nobody rams.
void ContactCasesTest::sa_7_1_1_friendsStopOneAnother()
{
    Encountering table;
    const ShipNumber ally = table.add(0);
    table.place(ally, 90, 40, 0);
    table.place(table.ship, 80, 40, 90);
    QCOMPARE(table.play({}, table.ahead(8 * cm)), std::string());
    QCOMPARE(table.centre(), (free_table::TablePoint{86'750, 40 * cm}));
    const Contact* contact = contactBetween(table.state, table.ship, ally);
    QVERIFY(contact && !contact->isRam() && !contact->raked);
    QVERIFY(isHeld(table.state, table.ship) && isHeld(table.state, ally));
    QVERIFY(table.at(ally).wasStruck && table.at(table.ship).wasStruck);
    QCOMPARE(table.countOf("touch"), 1);
    QCOMPARE(table.countOf("ram"), 0);
}

/// Between two sterns at once: one is rammed (half of the bow points at each), the other only touched.
void ContactCasesTest::sa_7_1_1_twoEnemiesAtOnce()
{
    Encountering table;
    const ShipNumber second = table.add(1);
    table.place(table.enemy, 59, 40, 0);
    table.place(second, 61, 40, 0);
    table.place(table.ship, 60, 30, 0);
    QCOMPARE(table.play({1}, table.ahead(8 * cm)), std::string());
    QCOMPARE(table.countOf("ram"), 1);
    QCOMPARE(table.countOf("touch"), 1);
    QCOMPARE(table.state.contacts.size(), std::size_t{2});
    const Contact* one = table.contact();
    const Contact* other = contactBetween(table.state, table.ship, second);
    QVERIFY(one && other && one->ramOfA != other->ramOfA);
}

void ContactCasesTest::sa_7_1_1_aFriendAndAnEnemyAtOnce()
{
    for (const bool friendFirst : {false, true}) {
        Encountering table;
        const ShipNumber ally = table.add(0);
        table.place(table.enemy, friendFirst ? 61 : 59, 40, 0);
        table.place(ally, friendFirst ? 59 : 61, 40, 0);
        table.place(table.ship, 60, 30, 0);
        QCOMPARE(table.play({1}, table.ahead(8 * cm)), std::string());
        QVERIFY(table.contact() && table.contact()->isRam());
        const Contact* touched = contactBetween(table.state, table.ship, ally);
        QVERIFY(touched && !touched->isRam());
        QCOMPARE(table.event("ram")->target, table.enemy);
        QCOMPARE(table.event("touch")->target, ally);
    }
}

/// A base that swings round strikes with no way on.
void ContactCasesTest::sa_7_1_1_turningIntoAnEnemyIsNoRam()
{
    Encountering table;
    table.place(table.ship, 57, 41, 0); // its bow's corners swing to 59.46
    QCOMPARE(table.play({}, moveOf(table.ship, Gait::Pivot, {{0, 60}})), std::string());
    QVERIFY(table.contact() && !table.contact()->isRam() && !table.contact()->raked);
    const int heading = baseOf(table.state, table.ship).heading;
    QVERIFY2(heading > 0 && heading < 60, std::to_string(heading).c_str());
    QVERIFY(table.at(table.ship).hasMoved && isHeld(table.state, table.ship));
}

/// Bow and stern rams stay as they came.
void ContactCasesTest::sa_7_1_5_onlyOnTheBeam()
{
    Encountering table;
    const auto way = free_table::rounded(free_table::wayOf(20, 6 * cm, 0));
    table.placeExactly(table.ship, 60 * cm - way.x, 37'750 - way.y,
                       20); // its middle points at the middle of the stern
    (void)table.play({1}, table.ahead(8 * cm));
    QCOMPARE(table.countOf("ram"), 1);
    QVERIFY(table.event("ram")->text.english().find("astern") != std::string::npos);
    QCOMPARE(baseOf(table.state, table.ship).heading, 20);
}

/// Somebody lies where the rammer would swing to: it stays as it came.
void ContactCasesTest::sa_7_1_5_whereThereIsNoRoom()
{
    for (const bool blocked : {false, true}) {
        Encountering table;
        const auto way = free_table::rounded(free_table::wayOf(60, 8 * cm, 0));
        table.placeExactly(table.ship, 59 * cm - way.x, 40 * cm - way.y, 60);
        const ShipNumber other = table.add(0);
        table.place(other, blocked ? 54 : 100, 42, 0); // abreast of where its stern would come to
        (void)table.play({1}, table.ahead(8 * cm));
        QCOMPARE(table.countOf("ram"), 1);
        QCOMPARE(baseOf(table.state, table.ship).heading, blocked ? 60 : 90);
    }
}

void ContactCasesTest::sa_7_1_6_whoWishesToRakeSquarelyRams()
{
    Encountering table;
    table.place(table.ship, 50, 40, 90);
    const Track track = follow(table.facts, table.state, table.ahead(8 * cm), 8 * cm);
    const auto encounter = [&](Intent intent, Gait gait = Gait::Oars) {
        Move move = table.ahead(8 * cm, intent);
        move.gait = gait;
        return meetingOf(table.facts, table.state, table.ship, track.end, table.enemy, move).encounter;
    };
    QCOMPARE(encounter(Intent::Rake), Encounter::Ram);
    QCOMPARE(encounter(Intent::Ram), Encounter::Ram);
    QCOMPARE(encounter(Intent::Touch), Encounter::Touching);
    QCOMPARE(encounter(Intent::Ram, Gait::Fast), Encounter::Ram);
    QCOMPARE(encounter(Intent::Ram, Gait::Pivot), Encounter::Touching);
}

void ContactCasesTest::sa_7_4_T2_matchwoodHoldsNobody()
{
    // 7 cm of way +1, whole bow +2, severe +4: a 10 smashes the target.
    Encountering struck;
    struck.place(struck.ship, 50, 40, 90);
    struck.at(struck.enemy).damage = Damage::Severe;
    QCOMPARE(struck.play({10}, struck.ahead(8 * cm)), std::string());
    QCOMPARE(struck.at(struck.enemy).where, Whereabouts::Sunk);
    QVERIFY(struck.state.contacts.empty() && !isHeld(struck.state, struck.ship));
    // Bow to bow 6 against 1 for the target; its speed of 8 +2, the mover's way of 5.5 cm +1, severe +4: a 10 smashes the mover.
    Encountering mover;
    mover.place(mover.ship, 60, 50, 180);
    mover.at(mover.ship).damage = Damage::Severe;
    QCOMPARE(mover.play({1, 6, 10}, mover.ahead(8 * cm)), std::string());
    QCOMPARE(mover.at(mover.ship).where, Whereabouts::Sunk);
    QVERIFY(mover.state.contacts.empty() && !isHeld(mover.state, mover.enemy));
    QCOMPARE(int(mover.at(mover.enemy).sinkings), 1);
}

/// Backing onto a bow: it rams only when at least half of it points at the ship (SA-7.1.3).
void ContactCasesTest::sa_7_5_7_halfOfTheBowMustPoint()
{
    for (const int x : {61'000, 61'001}) {
        Encountering table;
        table.placeExactly(table.ship, x, 48 * cm, 0); // its stern reaches from x - 1 cm, the bow to 61 cm
        const Move back = moveOf(table.ship, Gait::Back, {{4 * cm, 0}});
        const Track track = follow(table.facts, table.state, back, 4 * cm);
        QCOMPARE(track.gone, 3'500);
        QCOMPARE(meetingOf(table.facts, table.state, table.ship, track.end, table.enemy, back).encounter,
                 x == 61'000 ? Encounter::Collision : Encounter::Touching);
    }
}

/// Backing onto a side or a stern is a collision that hurts nobody.
void ContactCasesTest::sa_7_5_7_asternOntoASide()
{
    for (const int heading : {90, 180, 270}) {
        Encountering table;
        table.place(table.enemy, 60, 40, heading);
        table.place(table.ship, 60, 46, 0);
        QCOMPARE(table.play({}, moveOf(table.ship, Gait::Back, {{4 * cm, 0}})), std::string());
        QVERIFY(table.contact() && !table.contact()->isRam());
        QCOMPARE(table.countOf("touch"), 1);
    }
}

void ContactCasesTest::sa_5_6_onlyAFreshShipSeparates()
{
    for (int did = 0; did < 4; ++did) {
        Encountering table;
        table.touch(table.ship, table.enemy);
        Ship& ship = table.at(table.ship);
        ship.hasMoved = did == 1;
        ship.hasShot = did == 2;
        ship.hasGrappled = did == 3;
        QCOMPARE(table.why(Separate{table.ship}).empty(), did == 0);
    }
}

/// What it touches decides where to, not what others touch, whichever of the two came up.
void ContactCasesTest::sa_5_6_clearOfWhatHoldsIt()
{
    for (const bool cameUp : {false, true}) {
        Encountering table;
        const ShipNumber third = table.add(0);
        table.place(third, 100, 40, 0);
        table.touch(third, table.enemy);
        table.placeExactly(table.ship, 56'750, 40 * cm, 90);
        if (cameUp)
            table.touch(table.ship, table.enemy);
        else
            table.touch(table.enemy, table.ship);
        QCOMPARE(table.play({6}, Separate{table.ship}), std::string());
        QCOMPARE(table.centre(), (free_table::TablePoint{54'750, 40 * cm}));
        QVERIFY(!table.contact() && contactBetween(table.state, third, table.enemy));
        COMPARE_TEXT(table.event("separate")->text.english(), table.facts.name(table.ship) + " gets clear.");
    }
}

void ContactCasesTest::sa_5_6_clearWhereSomebodyLies()
{
    Encountering table;
    const ShipNumber behind = table.add(0);
    table.place(behind, 53, 40, 0); // its side at 54 cm, where the stern would come to 52.5
    table.placeExactly(table.ship, 56'750, 40 * cm, 90);
    table.touch(table.ship, table.enemy);
    QCOMPARE(table.play({6}, Separate{table.ship}), std::string());
    QVERIFY(!isHeld(table.state, table.ship));
    const auto& base = baseOf(table.state, table.ship);
    for (const ShipNumber other : {behind, table.enemy})
        QVERIFY(!(free_table::gapBetween(base, baseOf(table.state, other)) < free_table::Gap::of(2 * cm)));
    QCOMPARE(base.heading, 90);
    QVERIFY(std::abs(base.centre.x - 56'750) <= 10 * cm && std::abs(base.centre.y - 40 * cm) <= 10 * cm);
}

void ContactCasesTest::sa_5_6_clearOfTheTablesEdge()
{
    Encountering table;
    table.place(table.enemy, 5, 40, 0);
    table.placeExactly(table.ship, 1'750, 40 * cm, 90); // 2 cm astern its centre would be off the table
    table.touch(table.ship, table.enemy);
    QCOMPARE(table.play({6}, Separate{table.ship}), std::string());
    QVERIFY(!isHeld(table.state, table.ship));
    const auto& base = baseOf(table.state, table.ship);
    QVERIFY(free_table::isOn({table.facts.width, table.facts.depth}, base.centre));
    QVERIFY(!(free_table::gapBetween(base, baseOf(table.state, table.enemy)) < free_table::Gap::of(2 * cm)));
}

/// +1 for one's own ram wherever it sticks, -2 for another's hook, once each however many there are; whichever came up.
void ContactCasesTest::sa_5_6_whoseRamAndWhoseHook()
{
    Encountering table;
    const ShipNumber other = table.add(1);
    table.touch(other, table.enemy).ramOfA = true; // of strangers: no matter
    table.state.contacts[0].hooked = true;
    table.state.contacts[0].grappledBy = -1;
    const auto sum = [&] { return separatingModifiers(table.facts, table.state, table.ship).sum(); };
    QCOMPARE(sum(), 0);
    Contact& first = table.touch(table.enemy, table.ship); // the enemy came up
    first.ramOfB = true;
    QCOMPARE(sum(), 1);
    first.hooked = true;
    first.grappledBy = 1;
    QCOMPARE(sum(), -1);
    first.grappledBy = -1; // its own hook
    QCOMPARE(sum(), 1);
    first.ramOfB = false;
    first.ramOfA = true; // the enemy's ram
    QCOMPARE(sum(), 0);
    Contact& second = table.touch(table.ship, other);
    second.ramOfA = true;
    QCOMPARE(sum(), 1);
    second.hooked = true;
    second.grappledBy = -1;
    QCOMPARE(sum(), -1);
    table.state.contacts[1].grappledBy = 1; // both hold it
    table.state.contacts[1].ramOfB = true;
    QCOMPARE(sum(), -1);
    table.state.contacts[2].hooked = false; // the second held by grapnels only
    QCOMPARE(sum(), -1);
    table.state.contacts[1].hooked = false;
    QCOMPARE(sum(), 1);
}

QTEST_APPLESS_MAIN(ContactCasesTest)
#include "contact_cases_test.moc"
