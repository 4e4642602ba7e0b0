// SPDX-License-Identifier: GPL-3.0-or-later
// Footprints, stands, squaring up (SQ-2, SQ-T1, SQ-9).
#include <QTest>

#include "core/rules/squadrons/combat/order.h"
#include "core/rules/squadrons/geometry/contact.h"
#include "tests/core/rules/squadrons/skirmish.h"

using namespace navarch::squadrons;

namespace {

QString text(const std::string& string)
{
    return QString::fromStdString(string);
}

/// Where a striker comes to lie that goes straight on from where it is; "none" when it meets nobody with its front.
QString squaredInWords(Skirmish& table, SquadronNumber striker, SquadronNumber struck,
                       Length distance = 8 * inch)
{
    Mover mover = moverOf(table.facts, table.state, striker);
    const Obstacles obstacles(table.facts, table.state, mover, distance + inch);
    (void)goAhead(mover, distance, obstacles);
    const auto strike = strikeOn(table.state, mover, struck);
    if (!strike)
        return "none";
    const auto made = squaredUp(table.facts, table.state, mover, *strike);
    if (!made)
        return "no room";
    settle(table.facts, table.state, *made);
    constexpr std::array<const char*, 3> sides{"front", "flank", "rear"};
    return text(table.where(striker)) + " on the " + sides[static_cast<std::size_t>(strike->at)];
}

} // namespace

class SquadronFormationTest : public QObject {
    Q_OBJECT
private slots:
    void sq_t1_footprintsAndRanks_data();
    void sq_t1_footprintsAndRanks();
    void sq_2_4_placeIsTheMiddleOfTheFront();
    void sq_2_6_unformedKeepsItsFrontMiddle();
    void sq_2_8_whichStandGoes_data();
    void sq_2_8_whichStandGoes();
    void sq_2_7_halvesAddUpAndSurplusVanishes();
    void sq_9_2_edgeStruck_data();
    void sq_9_2_edgeStruck();
    void sq_9_3_slidesUntilAnInchOverlaps();
    void sq_9_3_noClearPlaceStays();
    void sq_9_3_aBentColumnStraightens();
    void sq_1_3_limitsCount();
    void sq_7_3_wheelsCostTheArc();
};

void SquadronFormationTest::sq_t1_footprintsAndRanks_data()
{
    QTest::addColumn<int>("formation");
    QTest::addColumn<int>("stands");
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("depth");
    QTest::addColumn<int>("rank");
    const auto row = [](const char* name, Formation formation, int stands, int width, int depth, int rank) {
        QTest::newRow(name) << static_cast<int>(formation) << stands << width << depth << rank;
    };
    row("epi mias of 4", Formation::EpiMias, 4, 4, 1, 1);
    row("kyklos of 3", Formation::Kyklos, 3, 2, 2, 1);
    row("kyklos of 4", Formation::Kyklos, 4, 2, 2, 1);
    row("kyklos of 5", Formation::Kyklos, 5, 3, 3, 1);
    row("epi pollon of 4", Formation::EpiPollon, 4, 2, 2, 2);
    row("epi pollon of 5", Formation::EpiPollon, 5, 3, 2, 2);
    row("unformed of 1", Formation::Unformed, 1, 1, 1, 3);
    row("unformed of 3", Formation::Unformed, 3, 2, 2, 3);
    row("epi keras of 5", Formation::EpiKeras, 5, 1, 5, 4);
}

void SquadronFormationTest::sq_t1_footprintsAndRanks()
{
    QFETCH(int, formation);
    QFETCH(int, stands);
    QFETCH(int, width);
    QFETCH(int, depth);
    QFETCH(int, rank);
    const auto kind = static_cast<Formation>(formation);
    const Footprint footprint = footprintOf(kind, stands, inch);
    QCOMPARE(footprint.width, width * inch);
    QCOMPARE(footprint.depth, depth * inch);
    QCOMPARE(BattleFigures{}.rankOf(kind), rank);
    // Its stands lie within it and apart.
    const Base base = baseAt({30 * inch, 20 * inch}, 0, footprint);
    std::array<StandPlace, mostStands> places{};
    QCOMPARE(placesIn(base, kind, stands, inch, places), stands);
    for (std::size_t i = 0; i < static_cast<std::size_t>(stands); ++i) {
        const TablePoint way = places[i].centre - base.centre;
        QVERIFY(std::abs(way.x) <= base.halfWidth - inch / 2
                && std::abs(way.y) <= base.halfLength - inch / 2);
        for (std::size_t j = 0; j < i; ++j) {
            const TablePoint apart = places[i].centre - places[j].centre;
            QVERIFY(std::abs(apart.x) >= inch || std::abs(apart.y) >= inch);
        }
    }
    if (kind == Formation::EpiPollon && stands == 5) { // the gap is rear left
        QCOMPARE(places[3].centre.x, 30 * inch);
        QCOMPARE(places[4].centre.x, 31 * inch);
    }
}

void SquadronFormationTest::sq_2_4_placeIsTheMiddleOfTheFront()
{
    Skirmish table;
    const SquadronNumber a = table.add(0, 3600, 3000, 180);
    QCOMPARE(text(table.where(a)), QStringLiteral("36.00, 30.00 / 180, epi mias"));
    QCOMPARE(baseOf(table.state, a).centre.y, 30'500);
    table.put(a, 1000, 1000, 45, Formation::EpiKeras);
    QCOMPARE(text(table.where(a)), QStringLiteral("10.00, 10.00 / 45, epi keras"));
}

void SquadronFormationTest::sq_2_6_unformedKeepsItsFrontMiddle()
{
    Skirmish table;
    const SquadronNumber a = table.add(0, 3600, 3000, 180);
    table.disorder(a);
    table.unform(a);
    QCOMPARE(text(table.where(a)), QStringLiteral("36.00, 30.00 / 180, unformed"));
    QCOMPARE(table.of(a).disordered, false); // SQ-2.5
    table.put(a, 3600, 2000, 0, Formation::Kyklos);
    table.unform(a);
    QCOMPARE(text(table.where(a)), QStringLiteral("36.00, 20.00 / 0, unformed"));
}

void SquadronFormationTest::sq_2_8_whichStandGoes_data()
{
    QTest::addColumn<int>("formation");
    QTest::addColumn<int>("stands");
    QTest::addColumn<int>("contact"); // hundredths right of the front's middle
    QTest::addColumn<QString>("after");
    const auto row = [](const char* name, Formation formation, int stands, int contact, const char* after) {
        QTest::newRow(name) << static_cast<int>(formation) << stands << contact << QString::fromUtf8(after);
    };
    row("a line keeps who is near the contact", Formation::EpiMias, 4, 150, "30.50, 20.00 / 0, epi mias");
    row("on the left", Formation::EpiMias, 4, -150, "29.50, 20.00 / 0, epi mias");
    row("even: the left end goes", Formation::EpiMias, 4, 0, "30.50, 20.00 / 0, epi mias");
    row("rear left first", Formation::EpiPollon, 4, 0, "30.00, 20.00 / 0, epi pollon");
    row("then the left column", Formation::EpiPollon, 3, 0, "30.50, 20.00 / 0, epi pollon");
    row("a column's last", Formation::EpiKeras, 4, 0, "30.00, 20.00 / 0, epi keras");
    row("a ring shrinks about its centre", Formation::Kyklos, 5, 0, "30.00, 19.50 / 0, kyklos");
}

void SquadronFormationTest::sq_2_8_whichStandGoes()
{
    QFETCH(int, formation);
    QFETCH(int, stands);
    QFETCH(int, contact);
    QFETCH(QString, after);
    Skirmish table;
    const SquadronNumber a = table.add(0, 3000, 2000, 0, static_cast<Formation>(formation), stands);
    const SquadronNumber b = table.add(1, 3000, 4000, 180);
    loseHalves(table.facts, table.state, a, 1, b, {30'000 + contact * 10, 20'000});
    QCOMPARE(text(table.where(a)).left(13),
             QStringLiteral("30.00, 20.00 ")); // a stand half lost counts as whole
    loseHalves(table.facts, table.state, a, 1, b, {30'000 + contact * 10, 20'000});
    QCOMPARE(text(table.where(a)), after);
    QCOMPARE(standsOf(table.facts, table.state, a), stands - 1);
}

void SquadronFormationTest::sq_2_7_halvesAddUpAndSurplusVanishes()
{
    Skirmish table;
    const SquadronNumber a = table.add(0, 3000, 2000, 0);
    const SquadronNumber b = table.add(1, 3000, 4000, 180);
    loseHalves(table.facts, table.state, a, 3, b, {});
    QCOMPARE(standsOf(table.facts, table.state, a), 3); // SQ-16.7
    loseHalves(table.facts, table.state, a, 4, b, {});
    QCOMPARE(standsOf(table.facts, table.state, a), 1);
    loseHalves(table.facts, table.state, a, 3, noSquadron, {});
    QCOMPARE(int(table.of(a).halvesLost), 8);
    QCOMPARE(table.of(a).blows[6], b);
    QCOMPARE(table.of(a).blows[7], noSquadron);
    QCOMPARE(table.played(
                 {}, [&](navarch::Proceedings& p) { (void)removeDestroyed(table.facts, table.state, p); }),
             std::string());
    QCOMPARE(table.of(a).status, Status::Destroyed);
    QCOMPARE(text(table.where(a)), QStringLiteral("off"));
}

void SquadronFormationTest::sq_9_2_edgeStruck_data()
{
    QTest::addColumn<int>("x");
    QTest::addColumn<int>("y");
    QTest::addColumn<int>("heading");
    QTest::addColumn<int>("formation");
    QTest::addColumn<QString>("squared");
    const auto row = [](const char* name, int x, int y, int heading, Formation formation,
                        const char* squared) {
        QTest::newRow(name) << x << y << heading << static_cast<int>(formation) << QString::fromUtf8(squared);
    };
    // The enemy: epi mias of 4 at (36, 30) / 180: from 34 to 38 and from 30 to 31.
    row("the front", 3500, 2600, 0, Formation::EpiMias, "35.00, 30.00 / 0, epi mias on the front");
    row("the rear", 3600, 3500, 180, Formation::EpiMias, "36.00, 31.00 / 180, epi mias on the rear");
    row("its right flank", 3000, 3050, 90, Formation::EpiMias, "34.00, 30.50 / 90, epi mias on the flank");
    row("its left flank", 4200, 3050, 270, Formation::EpiKeras, "38.00, 30.50 / 270, epi keras on the flank");
    // A corner that slants in is squared up to the edge it meets.
    row("slanting on the front", 3600, 2600, 20, Formation::EpiPollon,
        "37.33, 30.00 / 0, epi pollon on the front");
    row("it misses", 4600, 2600, 0, Formation::EpiMias, "none");
}

void SquadronFormationTest::sq_9_2_edgeStruck()
{
    QFETCH(int, x);
    QFETCH(int, y);
    QFETCH(int, heading);
    QFETCH(int, formation);
    QFETCH(QString, squared);
    Skirmish table;
    const SquadronNumber a = table.add(0, x, y, heading, static_cast<Formation>(formation));
    const SquadronNumber b = table.add(1, 3600, 3000, 180);
    QCOMPARE(squaredInWords(table, a, b), squared);
}

void SquadronFormationTest::sq_9_3_slidesUntilAnInchOverlaps()
{
    Skirmish table;
    // Half an inch of its front would lie on the enemy's.
    const SquadronNumber a = table.add(0, 3950, 2600, 0);
    const SquadronNumber b = table.add(1, 3600, 3000, 180);
    QCOMPARE(squaredInWords(table, a, b), QStringLiteral("39.00, 30.00 / 0, epi mias on the front"));
}

void SquadronFormationTest::sq_9_3_noClearPlaceStays()
{
    Skirmish table;
    // Its left corner touches first; turned flush it would lie on the friend to its right.
    const SquadronNumber a = table.add(0, 3300, 2600, 45, Formation::EpiMias, 2);
    const SquadronNumber other = table.add(0, 3760, 2999, 0, Formation::EpiMias, 1);
    const SquadronNumber b = table.add(1, 3600, 3000, 180);
    QCOMPARE(squaredInWords(table, a, b), QStringLiteral("no room"));
    table.put(other, 3900, 2999, 0, Formation::EpiMias);
    QCOMPARE(squaredInWords(table, a, b), QStringLiteral("36.29, 30.00 / 0, epi mias on the front"));
}

void SquadronFormationTest::sq_9_3_aBentColumnStraightens()
{
    Skirmish table;
    const SquadronNumber a = table.add(0, 3600, 2400, 270, Formation::EpiKeras);
    const SquadronNumber b = table.add(1, 3600, 3000, 180);
    Mover mover = moverOf(table.facts, table.state, a);
    const Obstacles obstacles(table.facts, table.state, mover, 12 * inch);
    QCOMPARE(turnBy(mover, 90, obstacles).turned, 90);
    QVERIFY(mover.isBent);
    (void)goAhead(mover, 2 * inch, obstacles);
    QVERIFY(mover.isBent);
    settle(table.facts, table.state, mover);
    QVERIFY(table.of(a).isBent);
    QCOMPARE(squaredInWords(table, a, b), QStringLiteral("36.50, 30.00 / 0, epi keras on the front"));
    QVERIFY(!table.of(a).isBent);
}

void SquadronFormationTest::sq_1_3_limitsCount()
{
    Skirmish table;
    const SquadronNumber a = table.add(0, 3600, 2400, 0);
    const SquadronNumber b = table.add(1, 3600, 3000, 180);
    QVERIFY(areWithin(table.state, a, b, 6 * inch));
    table.put(b, 3600, 3001, 180, Formation::EpiMias); // the tolerance
    QVERIFY(areWithin(table.state, a, b, 6 * inch));
    table.put(b, 3600, 3002, 180, Formation::EpiMias);
    QVERIFY(!areWithin(table.state, a, b, 6 * inch));
    QCOMPARE(gapOf(table.state, a, b), 6'020);
    QVERIFY(isNearEnemy(table.facts, table.state, a, 7 * inch));
    table.of(b).status = Status::Routing; // SQ-1.5
    QVERIFY(!isNearEnemy(table.facts, table.state, a, 7 * inch));
}

void SquadronFormationTest::sq_7_3_wheelsCostTheArc()
{
    // SQ-16.10
    QCOMPARE(wheelCost(4 * inch, 45), 3142);
    QCOMPARE(wheelCost(4 * inch, -57), 3980);
    QVERIFY(wheelCost(4 * inch, 57) <= 4 * inch);
    QVERIFY(wheelCost(4 * inch, 58) > 4 * inch);
    QCOMPARE(wheelCost(2 * inch, 90), 3142);
    QCOMPARE(wheelCost(2 * inch, 0), 0);
}

QTEST_APPLESS_MAIN(SquadronFormationTest)
#include "formation_test.moc"
