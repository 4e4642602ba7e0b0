// SPDX-License-Identifier: GPL-3.0-or-later
// Tables that say what cannot be are refused, row by row and at every bound (TR-T1, TR-T2, TR-T6).
#include <QTest>

#include "core/base/json.h"
#include "core/data/embedded.h"
#include "core/rules/trireme/figures/figures.h"

using namespace navarch;
using namespace navarch::trireme;

namespace {

Json builtIn()
{
    return parseJson(std::string(embeddedFile("trireme/tables.json").value()), "tables").value();
}

/// Where the tables with one value replaced are wrong; empty when they can be used.
std::string with(const char* pointer, const Json& value)
{
    Json json = builtIn();
    json[Json::json_pointer(pointer)] = value;
    const auto tables = TriremeTables::fromJson(json, "T");
    return tables ? std::string() : tables.error().front().place;
}

} // namespace

class TriremeTableFaultsTest : public QObject {
    Q_OBJECT
private slots:
    void boundsOfFire();
    void rowsOfFire();
    void boundsOfDecks();
    void wordsOfPresets();
    void tr_t6_everyShot();
    void tr_t6_reach();
    void houseFiguresWithinTheirBounds();
};

void TriremeTableFaultsTest::boundsOfFire()
{
    struct Case {
        const char* field;
        int least;
        int most;
    };
    for (const Case& each :
         {Case{"/fire/6/range", 4, 60}, Case{"/fire/6/least", 1, 10}, Case{"/fire/6/from", 1, 7},
          Case{"/fire/6/damage", 0, 20}, Case{"/fire/6/kills", 0, 20}}) {
        QCOMPARE(with(each.field, each.least), std::string());
        QCOMPARE(with(each.field, each.most), std::string());
        QVERIFY2(!with(each.field, each.least - 1).empty(), each.field);
        QVERIFY2(!with(each.field, each.most + 1).empty(), each.field);
    }
    QCOMPARE(with("/fire/0/range", 0), std::string("T: fire[0].range"));
    QCOMPARE(with("/fire/6/least", 61), std::string("T: fire[6].least"));
}

void TriremeTableFaultsTest::rowsOfFire()
{
    QCOMPARE(with("/fire/0/key", "slings"), std::string("T: fire"));
    QCOMPARE(with("/fire/1/least", 5), std::string("T: fire")); // behind its range of 4
    QCOMPARE(with("/fire/1/least", 4), std::string());
    Json json = builtIn();
    json["fire"].erase(6);
    const auto fewer = TriremeTables::fromJson(json, "T");
    QVERIFY(!fewer);
    QCOMPARE(fewer.error().front().what.english(), std::string("7 rows are needed."));
    json["fire"].push_back(builtIn()["fire"][6]);
    QVERIFY(TriremeTables::fromJson(json, "T").has_value());
    json["fire"].push_back(builtIn()["fire"][6]);
    QVERIFY(!TriremeTables::fromJson(json, "T"));
}

void TriremeTableFaultsTest::boundsOfDecks()
{
    for (const char* field :
         {"/decks/0/medium", "/decks/0/heavy", "/decks/0/bows", "/decks/0/catapults", "/decks/0/stones"}) {
        QCOMPARE(with(field, 0), std::string());
        QCOMPARE(with(field, 40), std::string());
        QVERIFY2(!with(field, 41).empty(), field);
        QVERIFY2(!with(field, -1).empty(), field);
    }
    QCOMPARE(with("/decks/6/column", "greek"), std::string("T: decks"));
    QCOMPARE(with("/decks/6/column", "roman"), std::string());
}

void TriremeTableFaultsTest::wordsOfPresets()
{
    const auto good = [](const char* field, std::initializer_list<const char*> words) {
        for (const char* word : words)
            if (!with(field, word).empty())
                return false;
        return with(field, "none") == "T: presets";
    };
    QVERIFY(good("/presets/7/crew", {"poor", "average", "elite"}));
    QVERIFY(good("/presets/7/flagship", {"poor", "average", "elite"}));
    QVERIFY(good("/presets/7/marines", {"light", "medium", "heavy"}));
    QVERIFY(good("/presets/7/column", {"roman", "hellenistic"}));
}

void TriremeTableFaultsTest::tr_t6_everyShot()
{
    // Printed: bows at 1 kill on 5 and 6, at 2 to 4 on 6; catapults the same to 3 and to 10; stones at 1 to 3 do 2 damage and
    // a kill on 6, 1 damage on 5, at 4 to 10 1 damage on 6.
    const BattleFigures figures = BattleFigures::compiled(TriremeTables::builtIn());
    for (int distance = 1; distance <= 12; ++distance)
        for (int face = 1; face <= 6; ++face) {
            const bool bow = (distance == 1 && face >= 5) || (distance >= 2 && distance <= 4 && face == 6);
            const bool catapult =
                (distance <= 3 && face >= 5) || (distance >= 4 && distance <= 10 && face == 6);
            const int stones = distance <= 3 ? (face == 6   ? 2
                                                : face == 5 ? 1
                                                            : 0)
                                             : (distance <= 10 && face == 6 ? 1 : 0);
            QCOMPARE(figures.shot(Weapon::Bows, distance, face),
                     (ShotResult{0, static_cast<std::int8_t>(bow)}));
            QCOMPARE(figures.shot(Weapon::Catapults, distance, face),
                     (ShotResult{0, static_cast<std::int8_t>(catapult)}));
            QCOMPARE(figures.shot(Weapon::Stones, distance, face),
                     (ShotResult{static_cast<std::int8_t>(stones),
                                 static_cast<std::int8_t>(distance <= 3 && face == 6)}));
        }
}

void TriremeTableFaultsTest::tr_t6_reach()
{
    const BattleFigures figures = BattleFigures::compiled(TriremeTables::builtIn());
    QCOMPARE(figures.rangeOf(Weapon::Bows), 4);
    QCOMPARE(figures.rangeOf(Weapon::Catapults), 10);
    QCOMPARE(figures.rangeOf(Weapon::Stones), 10);
}

void TriremeTableFaultsTest::houseFiguresWithinTheirBounds()
{
    const auto amends = [](const char* key, int value) {
        Problems problems;
        const TriremeTables tables =
            amended(TriremeTables::builtIn(), Json{{"figures", {{key, value}}}}, problems);
        return problems.empty() && BattleFigures::compiled(tables).house.zoneRows == value;
    };
    QVERIFY(amends("zone-rows", 3) && amends("zone-rows", 12));
    QVERIFY(!amends("zone-rows", 2) && !amends("zone-rows", 13));
    QVERIFY(!amends("sprints", 5)); // printed
}

QTEST_APPLESS_MAIN(TriremeTableFaultsTest)
#include "table_faults_test.moc"
