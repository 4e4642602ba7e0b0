// SPDX-License-Identifier: GPL-3.0-or-later
// Where every stand stands: of each formation, and of columns round corners (SQ-2.3, SQ-2.4, SQ-2.8, SQ-7.4, SQ-9.1, SQ-9.2).
#include <QTest>

#include "core/rules/squadrons/combat/order.h"
#include "core/rules/squadrons/geometry/contact.h"
#include "core/rules/squadrons/movement/courses.h"
#include "tests/core/rules/squadrons/skirmish.h"

using namespace navarch::squadrons;

namespace {

QString text(const std::string& string)
{
    return QString::fromStdString(string);
}

/// "36.00 11.50 / 90": a stand's middle in hundredths of an inch, and its heading.
QString stand(const StandPlace& place)
{
    return QStringLiteral("%1 %2 / %3")
        .arg(place.centre.x / 1000.0, 0, 'f', 2)
        .arg(place.centre.y / 1000.0, 0, 'f', 2)
        .arg(place.heading);
}

/// A column of the first side whose front is at (36, 10), heading north; an enemy far off.
struct Column : Skirmish {
    SquadronNumber column;
    SquadronNumber enemy;
    explicit Column(int stands = 4)
        : column(add(0, 3600, 1000, 0, Formation::EpiKeras, stands)),
          enemy(add(1, 3600, 4500, 180))
    {
    }
    /// Its stands after a path, the lead first.
    QString after(std::initializer_list<std::pair<int, int>> steps)
    {
        if (const std::string why = ordered(path(column, steps)); !why.empty())
            return text(why);
        of(column).hasMoved = false;
        return stands(column);
    }
    [[nodiscard]] QString stands(SquadronNumber squadron) const
    {
        std::array<StandPlace, mostStands> places{};
        const int count = placesOf(facts, state, squadron, places);
        QStringList list;
        for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i)
            list << stand(places[i]);
        return list.join(QStringLiteral(", "));
    }
    /// Which of its sides an enemy stand meets that comes straight on from there: "flank", "none".
    QString struck(int x, int y, int heading)
    {
        put(enemy, x, y, heading, Formation::EpiKeras);
        Mover mover = moverOf(facts, state, enemy);
        const Obstacles obstacles(facts, state, mover, 9 * inch);
        (void)goAhead(mover, 8 * inch, obstacles);
        const auto strike = strikeOn(state, mover, column);
        constexpr std::array<const char*, 3> sides{"front", "flank", "rear"};
        return strike ? text(sides[static_cast<std::size_t>(strike->at)]) : QStringLiteral("none");
    }
};

} // namespace

class SquadronColumnTest : public QObject {
    Q_OBJECT
private slots:
    void sq_7_4_turnsToTheRight();
    void sq_7_4_turnsToTheLeft();
    void sq_7_4_turnsTwice();
    void sq_7_4_turnsWhereItIs();
    void sq_7_4_isStraightWhenAllHaveTurned();
    void sq_7_4_aColumnOfOneNeverBends();
    void sq_7_4_movesOnBent();
    void sq_7_4_inPartsAsInOne();
    void sq_7_4_besideItself();
    void sq_2_8_aBentColumnLosesItsLast();
    void sq_9_2_sidesOfABentColumn();
    void sq_9_2_sidesOfAStraightColumn();
    void sq_9_1_onlyTheLeadStandStrikes();
    void sq_2_4_standsOfEveryFormation_data();
    void sq_2_4_standsOfEveryFormation();
    void sq_2_4_standsOfATurnedFormation();
    void sq_7_8_whichEdgeItIsOver();
    void sq_6_3_aBentColumnDeploys();
};

void SquadronColumnTest::sq_7_4_turnsToTheRight()
{
    Column table;
    // Two inches on the lead stands at (36, 11.5); it turns there and goes half an inch east, and the next is half an inch
    // short of the corner.
    QCOMPARE(table.after({{200, 90}, {50, 0}}),
             QStringLiteral("36.50 11.50 / 90, 36.00 11.00 / 0, 36.00 10.00 / 0, 36.00 9.00 / 0"));
    QVERIFY(table.of(table.column).isBent);
}

void SquadronColumnTest::sq_7_4_turnsToTheLeft()
{
    Column table;
    QCOMPARE(table.after({{200, -90}, {150, 0}}),
             QStringLiteral("34.50 11.50 / 270, 35.50 11.50 / 270, 36.00 11.00 / 0, 36.00 10.00 / 0"));
    Column five(5);
    QCOMPARE(
        five.after({{200, -90}, {250, 0}}),
        QStringLiteral(
            "33.50 11.50 / 270, 34.50 11.50 / 270, 35.50 11.50 / 270, 36.00 11.00 / 0, 36.00 10.00 / 0"));
}

void SquadronColumnTest::sq_7_4_turnsTwice()
{
    Column table;
    // Two inches north-east of (36, 11.5) lies (37.41, 12.91), and an inch short of that (36.71, 12.21).
    const QString stands = table.after({{200, 45}, {200, 45}, {100, 0}});
    QVERIFY2(stands.startsWith(
                 QStringLiteral("38.41 12.91 / 90, 37.41 12.91 / 90, 36.71 12.21 / 45, 36.00 11.50 / ")),
             qPrintable(stands));
    Column
        half; // half an inch past the second corner: half and an inch and a half short of it, and a half before the first
    QCOMPARE(half.after({{200, 45}, {200, 45}, {50, 0}}),
             QStringLiteral("37.91 12.91 / 90, 37.06 12.56 / 45, 36.35 11.85 / 45, 36.00 11.00 / 0"));
}

void SquadronColumnTest::sq_7_4_turnsWhereItIs()
{
    Column table;
    QCOMPARE(table.after({{0, 90}}),
             QStringLiteral("36.00 9.50 / 90, 36.00 8.50 / 0, 36.00 7.50 / 0, 36.00 6.50 / 0"));
    QVERIFY(table.of(table.column).isBent);
    QCOMPARE(table.after({{100, 0}}),
             QStringLiteral("37.00 9.50 / 90, 36.00 9.50 / 90, 36.00 8.50 / 0, 36.00 7.50 / 0"));
    Column back; // turned there and back it is as it was
    QCOMPARE(back.after({{0, 45}, {0, -45}}),
             QStringLiteral("36.00 9.50 / 0, 36.00 8.50 / 0, 36.00 7.50 / 0, 36.00 6.50 / 0"));
}

void SquadronColumnTest::sq_7_4_isStraightWhenAllHaveTurned()
{
    Column nearly;
    (void)nearly.after({{0, 90}, {297, 0}});
    QVERIFY(nearly.of(nearly.column).isBent);
    Column table;
    QCOMPARE(table.after({{0, 90}, {300, 0}}),
             QStringLiteral("39.00 9.50 / 90, 38.00 9.50 / 90, 37.00 9.50 / 90, 36.00 9.50 / 90"));
    QVERIFY(!table.of(table.column).isBent);
    QCOMPARE(text(table.where(table.column)), QStringLiteral("39.50, 9.50 / 90, epi keras"));
}

void SquadronColumnTest::sq_7_4_aColumnOfOneNeverBends()
{
    Column table(1);
    QCOMPARE(table.after({{100, 90}, {100, 0}}), QStringLiteral("37.00 10.50 / 90"));
    QVERIFY(!table.of(table.column).isBent);
    Column two(2);
    QCOMPARE(two.after({{100, 90}}), QStringLiteral("36.00 10.50 / 90, 36.00 9.50 / 0"));
    QVERIFY(two.of(two.column).isBent);
}

void SquadronColumnTest::sq_7_4_movesOnBent()
{
    Column table;
    (void)table.after({{200, 90}, {150, 0}});
    // A turn to the left again, half an inch on: the lead goes round a second corner, and all come round the first.
    QCOMPARE(table.after({{50, -90}, {50, 0}}),
             QStringLiteral("38.00 12.00 / 0, 37.50 11.50 / 90, 36.50 11.50 / 90, 36.00 11.00 / 0"));
    QVERIFY(table.of(table.column).isBent);
    QCOMPARE(table.after({{25, 0}}),
             QStringLiteral("38.00 12.25 / 0, 37.75 11.50 / 90, 36.75 11.50 / 90, 36.00 11.25 / 0"));
}

void SquadronColumnTest::sq_7_4_inPartsAsInOne()
{
    // However a way is divided into steps and moves, the others follow the lead's track.
    Column whole;
    const QString stands = whole.after({{200, 60}, {230, 0}});
    Column parts;
    (void)parts.after({{200, 60}, {30, 0}});
    (void)parts.after({{110, 0}, {40, 0}});
    const auto wholePlaces = whole.of(whole.column).column;
    (void)parts.after({{50, 0}});
    const auto partsPlaces = parts.of(parts.column).column;
    for (std::size_t i = 0; i < 4; ++i) {
        QVERIFY(std::abs(wholePlaces[i].centre.x - partsPlaces[i].centre.x) <= 5);
        QVERIFY(std::abs(wholePlaces[i].centre.y - partsPlaces[i].centre.y) <= 5);
        QCOMPARE(wholePlaces[i].heading, partsPlaces[i].heading);
    }
    QVERIFY2(stands.endsWith(QStringLiteral(", 36.00 10.80 / 0")),
             qPrintable(stands)); // 2.3" of 3" beyond the corner
}

void SquadronColumnTest::sq_7_4_besideItself()
{
    // The lead turns, goes 0.3" aslant, and turns back: all look north again, but not one behind the other.
    Column table;
    QCOMPARE(table.after({{0, 45}, {30, 0}, {0, -45}}),
             QStringLiteral("36.21 9.71 / 0, 36.00 8.80 / 0, 36.00 7.80 / 0, 36.00 6.80 / 0"));
    QVERIFY(table.of(table.column).isBent);
}

void SquadronColumnTest::sq_2_8_aBentColumnLosesItsLast()
{
    Column table;
    (void)table.after({{200, 90}, {150, 0}});
    loseHalves(table.facts, table.state, table.column, 1, table.enemy, {});
    QCOMPARE(table.stands(table.column),
             QStringLiteral("37.50 11.50 / 90, 36.50 11.50 / 90, 36.00 11.00 / 0, 36.00 10.00 / 0"));
    loseHalves(table.facts, table.state, table.column, 1, table.enemy, {});
    QCOMPARE(table.stands(table.column),
             QStringLiteral("37.50 11.50 / 90, 36.50 11.50 / 90, 36.00 11.00 / 0"));
    QVERIFY(table.of(table.column).isBent);
    loseHalves(table.facts, table.state, table.column, 2, table.enemy, {});
    QCOMPARE(table.stands(table.column), QStringLiteral("37.50 11.50 / 90, 36.50 11.50 / 90"));
    QVERIFY(!table.of(table.column).isBent); // what is left lies straight
    loseHalves(table.facts, table.state, table.column, 2, table.enemy, {});
    QCOMPARE(table.stands(table.column), QStringLiteral("37.50 11.50 / 90"));
}

void SquadronColumnTest::sq_9_2_sidesOfABentColumn()
{
    Column table;
    (void)table.after({{200, 90}}); // the lead at (36, 11.5) looks east, the others stand south of it
    QCOMPARE(table.struck(4000, 1150, 270), QStringLiteral("front"));
    QCOMPARE(table.struck(3600, 1600, 180), QStringLiteral("flank")); // the lead's left
    QCOMPARE(table.struck(3200, 1150, 90), QStringLiteral("flank"));  // its back, with others behind it
    QCOMPARE(table.struck(3200, 1000, 90), QStringLiteral("flank"));
    QCOMPARE(table.struck(4000, 900, 270), QStringLiteral("flank"));
    QCOMPARE(table.struck(3600, 400, 0), QStringLiteral("rear")); // the last one's
    QCOMPARE(table.struck(3200, 1350, 90), QStringLiteral("none"));
    // With a corner between them the third one's front is bared, but only the lead's is a front.
    Column further;
    (void)further.after({{200, 90}, {150, 0}});
    QCOMPARE(further.struck(3545, 1600, 180), QStringLiteral("flank"));
    QCOMPARE(further.struck(4200, 1150, 270), QStringLiteral("front"));
}

void SquadronColumnTest::sq_9_2_sidesOfAStraightColumn()
{
    Column table; // from (36, 6) to (36, 10)
    QCOMPARE(table.struck(3600, 1500, 180), QStringLiteral("front"));
    QCOMPARE(table.struck(3600, 200, 0), QStringLiteral("rear"));
    QCOMPARE(table.struck(3200, 900, 90), QStringLiteral("flank"));
    QCOMPARE(table.struck(4000, 650, 270), QStringLiteral("flank"));
    table.put(table.column, 3600, 1000, 0, Formation::Kyklos); // front all round
    QCOMPARE(table.struck(3200, 900, 90), QStringLiteral("front"));
    QCOMPARE(table.struck(3600, 400, 0), QStringLiteral("front"));
}

void SquadronColumnTest::sq_9_1_onlyTheLeadStandStrikes()
{
    // A line 4" wide touches with its whole front, a column with its lead stand alone.
    Column table;
    table.put(table.enemy, 3900, 1500, 180, Formation::EpiMias);
    Mover mover = moverOf(table.facts, table.state, table.column);
    QCOMPARE(mover.lead().halfWidth, inch / 2);
    QCOMPARE(mover.lead().halfLength, inch / 2);
    QCOMPARE(mover.lead().centre.y, 9'500);
    QCOMPARE(moverOf(table.facts, table.state, table.enemy).lead(), baseOf(table.state, table.enemy));
    const Obstacles obstacles(table.facts, table.state, mover, 9 * inch);
    QVERIFY(goAhead(mover, 8 * inch, obstacles).touched.isEmpty()); // it passes the line's end, at 37
    table.put(table.enemy, 3840, 1500, 180, Formation::EpiMias);
    Mover again = moverOf(table.facts, table.state, table.column);
    const Obstacles nearer(table.facts, table.state, again, 9 * inch);
    const Leg leg = goAhead(again, 8 * inch, nearer);
    QCOMPARE(leg.distance, 5 * inch);
    QCOMPARE(nearer.ownerOf(leg.touched.first()), table.enemy);
    QVERIFY(strikeOn(table.state, again, table.enemy).has_value());
}

void SquadronColumnTest::sq_2_4_standsOfEveryFormation_data()
{
    QTest::addColumn<int>("formation");
    QTest::addColumn<int>("stands");
    QTest::addColumn<QString>("places"); // right and back of the front's middle, in tenths of an inch
    const auto row = [](const char* name, Formation formation, int stands, const char* places) {
        QTest::newRow(name) << static_cast<int>(formation) << stands << QString::fromUtf8(places);
    };
    row("epi mias of 1", Formation::EpiMias, 1, "0,5");
    row("epi mias of 2", Formation::EpiMias, 2, "-5,5 5,5");
    row("epi mias of 5", Formation::EpiMias, 5, "-20,5 -10,5 0,5 10,5 20,5");
    row("epi keras of 3", Formation::EpiKeras, 3, "0,5 0,15 0,25");
    row("epi pollon of 2", Formation::EpiPollon, 2, "0,5 0,15");
    row("epi pollon of 3", Formation::EpiPollon, 3, "-5,5 5,5 5,15");
    row("epi pollon of 4", Formation::EpiPollon, 4, "-5,5 5,5 -5,15 5,15");
    row("epi pollon of 5", Formation::EpiPollon, 5, "-10,5 0,5 10,5 0,15 10,15");
    row("unformed of 1", Formation::Unformed, 1, "0,5");
    row("unformed of 5", Formation::Unformed, 5, "-10,5 0,5 10,5 0,15 10,15");
    row("kyklos of 3", Formation::Kyklos, 3, "-5,5 5,5 5,15");
    row("kyklos of 4", Formation::Kyklos, 4, "-5,5 5,5 5,15 -5,15");
    row("kyklos of 5", Formation::Kyklos, 5, "0,5 10,15 10,25 -10,25 -10,15");
}

void SquadronColumnTest::sq_2_4_standsOfEveryFormation()
{
    QFETCH(int, formation);
    QFETCH(int, stands);
    QFETCH(QString, places);
    const auto kind = static_cast<Formation>(formation);
    const Base base = baseAt({30 * inch, 20 * inch}, 0, footprintOf(kind, stands, inch));
    std::array<StandPlace, mostStands> made{};
    QCOMPARE(placesIn(base, kind, stands, inch, made), stands);
    QStringList list;
    for (std::size_t i = 0; i < static_cast<std::size_t>(stands); ++i) {
        list << QStringLiteral("%1,%2")
                    .arg((made[i].centre.x - 30 * inch) / 100)
                    .arg((20 * inch - made[i].centre.y) / 100);
        QCOMPARE(int(made[i].heading), 0);
    }
    QCOMPARE(list.join(' '), places);
}

void SquadronColumnTest::sq_2_4_standsOfATurnedFormation()
{
    Column table;
    table.put(table.enemy, 3000, 2000, 90, Formation::EpiPollon); // front at x = 30, its right to the south
    QCOMPARE(table.stands(table.enemy),
             QStringLiteral("29.50 20.50 / 90, 29.50 19.50 / 90, 28.50 20.50 / 90, 28.50 19.50 / 90"));
    table.of(table.enemy).status = Status::Off;
    QCOMPARE(table.stands(table.enemy), QString());
}

void SquadronColumnTest::sq_7_8_whichEdgeItIsOver()
{
    Column table;
    const auto over = [&](int x, int y, Formation formation) {
        table.put(table.column, x, y, 0, formation);
        const Mover mover = moverOf(table.facts, table.state, table.column);
        return QStringLiteral("%1%2%3")
            .arg(mover.isOver(table.facts.table()) ? 1 : 0)
            .arg(mover.isOver(table.facts.table(), navarch::free_table::TableEdge::Near) ? 1 : 0)
            .arg(mover.isOver(table.facts.table(), navarch::free_table::TableEdge::Far) ? 1 : 0);
    };
    QCOMPARE(over(3600, 1000, Formation::EpiKeras), QStringLiteral("000"));
    QCOMPARE(over(3600, 350, Formation::EpiKeras),
             QStringLiteral("000")); // the last one's middle on the edge
    QCOMPARE(over(3600, 349, Formation::EpiKeras), QStringLiteral("110"));
    QCOMPARE(over(3600, 4850, Formation::EpiKeras), QStringLiteral("000"));
    QCOMPARE(over(3600, 4851, Formation::EpiKeras), QStringLiteral("101"));
    QCOMPARE(over(50, 1000, Formation::EpiMias), QStringLiteral("100")); // its left end
    QCOMPARE(over(7051, 1000, Formation::EpiMias), QStringLiteral("100"));
    QCOMPARE(over(7050, 1000, Formation::EpiMias), QStringLiteral("000"));
}

void SquadronColumnTest::sq_6_3_aBentColumnDeploys()
{
    Column table;
    (void)table.after({{200, 90}, {150, 0}}); // the lead's front at (38, 11.5), looking east
    table.state.hasBegun = false;
    QCOMPARE(text(table.ordered(Signal{table.column, 3})), QString());
    QCOMPARE(text(table.ordered(Obey{table.column}, {3, 3})), QString());
    // The others come up to its right, which is south: from 12 down to 8.
    QCOMPARE(text(table.where(table.column)), QStringLiteral("38.00, 10.00 / 90, epi mias"));
    QVERIFY(!table.of(table.column).isBent);
}

QTEST_APPLESS_MAIN(SquadronColumnTest)
#include "column_test.moc"
