// SPDX-License-Identifier: GPL-3.0-or-later
// The class library: rows checked against the printed and house tables, look-up, and offers by year.
#include <QTest>

#include <set>

#include "core/data/figures.h"
#include "tests/support/show.h"

using namespace navarch;

namespace {

const ShipClasses& classes()
{
    return builtInFigures().classes;
}

/// "size speed turn oars / towers engines troops / hull ram" of the home game.
std::string homeValues(const ShipClass& c)
{
    const auto number = [](int value) { return std::to_string(value) + " "; };
    return number(c.fit.size) + number(c.fit.speed) + number(c.fit.turnClass) + number(c.fit.oars) + "/ "
           + number(c.towerSpace) + number(c.engineSpace) + number(c.troopSpace) + "/ "
           + (c.fit.sailOnly     ? "sail-only"
              : c.fit.cataphract ? "cataphract"
                                 : std::string(nameOf(c.fit.hull)))
           + " " + std::string(nameOf(c.fit.ram));
}

} // namespace

class ShipClassTest : public QObject {
    Q_OBJECT

private slots:
    void thereAreTwentyFourClasses();
    void rowsOfTheHomeGame_data();
    void rowsOfTheHomeGame();
    void rowsOfTheOtherGames_data();
    void rowsOfTheOtherGames();
    void everyClassHasAllFiveGamesAndTheirSource();
    void yearsCountInclusively();
    void nearestForgivesASlip_data();
    void nearestForgivesASlip();
    void sa1_2_oarsForFullSpeed();
    void sa7_5_6_strongMasts();
};

void ShipClassTest::thereAreTwentyFourClasses()
{
    QCOMPARE(classes().all().size(), std::size_t{24});
    std::set<std::string> ids;
    for (const ShipClass& shipClass : classes().all()) {
        QVERIFY(ids.insert(shipClass.id).second);
        QCOMPARE(classes().find(shipClass.id), &shipClass);
    }
    QVERIFY(!classes().find("dreadnought"));
    QVERIFY(!classes().find(""));
}

void ShipClassTest::rowsOfTheHomeGame_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("years");
    QTest::addColumn<QString>("values");
    const auto row = [](const char* name, const char* id, const char* years, const char* values) {
        QTest::newRow(name) << id << years << values;
    };
    row("Egyptian galley", "egyptian-galley", "-1250 -1000", "1 6 3 1 / 0 0 2 / normal wooden-high");
    row("triaconter", "triaconter", "-900 -300", "1 7 4 1 / 0 0 1 / normal wooden");
    row("penteconter", "penteconter", "-800 -450", "1 8 4 2 / 0 0 1 / normal bronze");
    row("Phoenician bireme", "phoenician-bireme", "-750 -450", "2 8 3 2 / 0 0 2 / normal bronze");
    row("trireme", "trireme", "-525 -300", "3 8 4 4 / 0 0 2 / normal reinforced");
    row("decked trireme", "trireme-cataphract", "-470 -30", "3 7 3 4 / 0 0 3 / cataphract reinforced");
    row("hemiolia", "hemiolia", "-350 -30", "1 9 5 2 / 0 0 1 / normal reinforced");
    row("lembos", "lembos", "-350 -150", "1 8 5 1 / 0 0 1 / normal bronze");
    row("quinquereme", "quinquereme", "-400 100", "4 7 3 7 / 1 2 4 / cataphract reinforced");
    row("dekares", "dekares", "-310 -30", "6 5 1 10 / 3 3 7 / cataphract reinforced");
    row("imperial liburnian", "imperial-liburnian", "-30 400", "2 8 5 2 / 0 1 2 / normal reinforced-high");
    row("dromon", "dromon", "500 1100", "3 8 4 4 / 1 2 3 / cataphract reinforced-high");
    row("longship", "longship", "750 1100", "2 8 4 2 / 0 0 2 / normal none");
    row("merchantman", "merchantman", "-800 1100", "3 4 1 0 / 0 0 2 / sail-only none");
}

void ShipClassTest::rowsOfTheHomeGame()
{
    QFETCH(QString, id);
    QFETCH(QString, years);
    QFETCH(QString, values);
    const ShipClass* shipClass = classes().find(id.toStdString());
    QVERIFY(shipClass);
    QCOMPARE(std::to_string(shipClass->fromYear) + " " + std::to_string(shipClass->toYear),
             years.toStdString());
    QCOMPARE(homeValues(*shipClass), values.toStdString());
    QCOMPARE(shipClass->source, std::string("house"));
}

void ShipClassTest::rowsOfTheOtherGames_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("values");
    QTest::newRow("triaconter, Ramming Speed")
        << "triaconter"
        << "ramming-speed"
        << R"({"source":"seed","name":"Triaconter","deck":3,"ram":1,"rowers":30,"move":4})";
    QTest::newRow("dekares, Ramming Speed")
        << "dekares"
        << "ramming-speed"
        << R"({"source":"seed","name":"Huge Quinquereme","deck":20,"ram":9,"rowers":500,"move":2})";
    QTest::newRow("dekares, Trireme")
        << "dekares"
        << "trireme"
        << R"({"source":"seed","ram":3,"hull":13,"max_speed":2,"cruise_speed":1,"turn":3,)"
           R"("acceleration":2,"deck":26})";
    QTest::newRow("dekares, Pompeius")
        << "dekares"
        << "pompeius"
        << R"({"source":"seed","rexes":2,"mass":6,"hull":20,"speed":3,"speed_extra":4,)"
           R"("units":10})";
    QTest::newRow("liburnian, Squadrons") << "liburnian"
                                          << "squadrons"
                                          << R"({"source":"house","fast":true})";
}

void ShipClassTest::rowsOfTheOtherGames()
{
    QFETCH(QString, id);
    QFETCH(QString, game);
    QFETCH(QString, values);
    const ShipClass* shipClass = classes().find(id.toStdString());
    QVERIFY(shipClass);
    const Json expected = Json::parse(values.toStdString());
    const Json& found = shipClass->games[game.toStdString()];
    for (const auto& [key, value] : expected.items())
        if (key != "source" && key != "name")
            QVERIFY2(found.contains(key) && found[key] == value, (key + " in " + found.dump()).c_str());
}

void ShipClassTest::everyClassHasAllFiveGamesAndTheirSource()
{
    for (const ShipClass& shipClass : classes().all()) {
        QCOMPARE(shipClass.games.size(), std::size_t{5});
        for (const char* game : {"salamis-ad-actium", "ramming-speed", "trireme", "squadrons", "pompeius"}) {
            QVERIFY2(shipClass.games.contains(game), shipClass.id.c_str());
            const std::string source = shipClass.games[game].value("source", "");
            QVERIFY2(source == "seed" || source == "house", shipClass.id.c_str());
        }
    }
}

void ShipClassTest::yearsCountInclusively()
{
    const ShipClass& trireme = *classes().find("trireme");
    QVERIFY(!trireme.offeredIn(-526));
    QVERIFY(trireme.offeredIn(-525));
    QVERIFY(trireme.offeredIn(-300));
    QVERIFY(!trireme.offeredIn(-299));
}

void ShipClassTest::nearestForgivesASlip_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("meant");
    const auto row = [](const char* name, const QString& written, const char* meant) {
        QTest::newRow(name) << written << meant;
    };
    row("double letter", "triremme", "trireme");
    row("capital", "Trireme", "trireme");
    row("swapped letters", "dekaers", "dekares");
    row("letter lost", "quinquerme", "quinquereme");
    row("nothing near", "aircraft carrier", "");
    row("endless", QString(1000, u'x'), "");
}

void ShipClassTest::nearestForgivesASlip()
{
    QFETCH(QString, written);
    QFETCH(QString, meant);
    QCOMPARE(classes().nearest(written.toStdString()), meant.toStdString());
}

void ShipClassTest::sa1_2_oarsForFullSpeed()
{
    ShipFit fit;
    for (const auto& [oars, needed] :
         {std::pair{0, 0}, {1, 1}, {2, 2}, {3, 3}, {4, 3}, {5, 4}, {7, 6}, {8, 6}, {10, 8}}) {
        fit.oars = oars;
        QCOMPARE(fit.oarsForFullSpeed(), needed);
    }
}

void ShipClassTest::sa7_5_6_strongMasts()
{
    std::set<std::string> strong;
    for (const ShipClass& shipClass : classes().all())
        if (shipClass.strongMast)
            strong.insert(shipClass.id);
    const std::set<std::string> expected{"hemiolia", "trihemiolia", "longship", "saxon-keel", "merchantman"};
    QVERIFY(strong == expected);
}

QTEST_APPLESS_MAIN(ShipClassTest)
#include "ship_class_test.moc"
