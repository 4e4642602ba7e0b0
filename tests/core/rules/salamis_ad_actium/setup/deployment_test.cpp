// SPDX-License-Identifier: GPL-3.0-or-later
// SA-1.5 and SA-8.5: where fleets and walls stand by themselves, how many rows a strip holds, and where ships may be put.
#include <QTest>

#include <set>

#include "core/rules/salamis_ad_actium/setup/deploy.h"
#include "tests/core/rules/salamis_ad_actium/fought.h"
#include "tests/support/show.h"

using namespace navarch;
using namespace navarch::salamis;

namespace {

BattleBrief fleets(const char* classId, int first, int second, const std::string& table = "120x90",
                   const std::string& depth = "15")
{
    BattleBrief brief = becalmed(squadronsOfTwo(0));
    brief.sides[0].fleet.ships = {rowOf(classId, first)};
    brief.sides[1].fleet.ships = {rowOf(classId, second)};
    brief.options["table-size"] = table;
    brief.options["deployment-depth"] = depth;
    return brief;
}

BattleBrief walled(BattleBrief brief, int sections)
{
    brief.place = PlaceKind::Port;
    Fortification walls;
    walls.sections.resize(static_cast<std::size_t>(sections));
    brief.sides[1].walls = walls;
    return brief;
}

std::string refusalOf(const BattleBrief& brief)
{
    const auto game = SalamisAdActium::begin(brief, builtInFigures());
    return game ? std::string() : game.error().front().text();
}

State openingOf(const BattleBrief& brief)
{
    return SalamisAdActium::begin(brief, builtInFigures())->opening();
}

const std::string outside = "%1 would stand outside its side's deployment strip.";

} // namespace

class DeploymentTest : public QObject {
    Q_OBJECT
private slots:
    void sa_1_5_theTable();
    void sa_1_5_inLineAbreast();
    void sa_1_5_asManyAsAFrontHolds();
    void sa_1_5_asManyRowsAsAStripHolds();
    void sa_8_5_wallsAlongTheEdge();
    void sa_8_5_theFleetBeforeTheWalls();
    void sa_1_5_whoMayBePlacedWhen();
    void sa_1_5_squadronsArePlacedOnTheChart();
    void sa_1_5_theStripIsMeasuredFromTheOwnEdge();
    void sa_5_5_nobodyStandsOnAnother();
    void sa_1_5_theBriefMayExchangePlaces();
    void sa_1_5_theBriefNamesShipsAndSquadrons();
    void sa_1_5_aSquadronStandsInItsFormation();
};

void DeploymentTest::sa_1_5_theTable()
{
    const auto game = *SalamisAdActium::begin(squadronsOfTwo(1), builtInFigures());
    QCOMPARE(game.facts().width, 120'000);
    QCOMPARE(game.facts().depth, 90'000);
    QCOMPARE(game.facts().deploymentDepth, 15'000);
    for (const auto& [size, fits] : {std::pair{"60x60", true},
                                     {"60x59", false},
                                     {"60x1000", true},
                                     {"60x1001", false},
                                     {"1001x60", false},
                                     {"60", false},
                                     {"60x", false},
                                     {"x60", false},
                                     {"60x60x60", false}})
        QVERIFY2(refusalOf(fleets("trireme", 1, 1, size)).empty() == fits, size);
    QVERIFY(refusalOf(fleets("trireme", 1, 1, "120x300", "100")).empty());
    QVERIFY(!refusalOf(fleets("trireme", 1, 1, "120x400", "101")).empty());
}

/// Two triremes of 2 cm and 1.5 cm between them take 5.5 cm of the middle, their bows on the strip's rim.
void DeploymentTest::sa_1_5_inLineAbreast()
{
    const State state = openingOf(fleets("trireme", 2, 1));
    QCOMPARE(state.bases[0].centre, (free_table::TablePoint{58'250, 12'750}));
    QCOMPARE(state.bases[1].centre, (free_table::TablePoint{61'750, 12'750}));
    QCOMPARE(state.bases[2].centre, (free_table::TablePoint{60'000, 90'000 - 12'750}));
    QCOMPARE(state.bases[0].heading, 0);
    QCOMPARE(state.bases[2].heading, 180);
    QCOMPARE(state.bases[0].halfWidth, 1'000);
    QCOMPARE(state.bases[0].halfLength, 2'250);
}

/// 3.5 cm of front a trireme, 1.5 cm free at either end: 66 cm hold 18 of them, 65 one less.
void DeploymentTest::sa_1_5_asManyAsAFrontHolds()
{
    for (const auto& [table, rows] : {std::pair{"66x60", std::size_t{1}}, {"65x60", std::size_t{2}}}) {
        const State state = openingOf(fleets("trireme", 18, 18, table));
        std::set<int> lines;
        for (std::size_t i = 0; i < 18; ++i)
            lines.insert(state.bases[i].centre.y);
        QCOMPARE(lines.size(), rows);
        if (rows == 2)
            QCOMPARE(lines, (std::set<int>{12'750, 12'750 - 5'500})); // 1 cm from stern to bow
    }
    const State state = openingOf(fleets("trireme", 18, 1, "66x60"));
    QCOMPARE(state.bases[0].centre.x, 3'250);
    QCOMPARE(state.bases[17].centre.x, 66'000 - 3'250);
}

/// Rows of liburnians are 4 cm deep and 1 cm apart: two need 9 cm.
void DeploymentTest::sa_1_5_asManyRowsAsAStripHolds()
{
    COMPARE_TEXT(refusalOf(fleets("liburnian", 20, 1, "60x60", "9")), ""); // 19 in the first row
    QVERIFY(refusalOf(fleets("liburnian", 20, 1, "60x60", "8")).find("do not fit") != std::string::npos);
    QVERIFY(refusalOf(fleets("liburnian", 1, 20, "60x60", "8")).find("do not fit") != std::string::npos);
    COMPARE_TEXT(refusalOf(fleets("liburnian", 19, 19, "60x60", "8")), "");
    const State state = openingOf(fleets("liburnian", 20, 1, "60x60", "9"));
    QCOMPARE(state.bases[19].centre, (free_table::TablePoint{30'000, 2'000}));
}

/// Each section in the middle of its share of the edge, 2 cm deep, 10 cm long.
void DeploymentTest::sa_8_5_wallsAlongTheEdge()
{
    const auto game = *SalamisAdActium::begin(walled(fleets("trireme", 1, 1), 3), builtInFigures());
    const State state = game.opening();
    for (std::size_t i = 0; i < 3; ++i) {
        const free_table::Base& base = state.bases[2 + i];
        QCOMPARE(base.centre, (free_table::TablePoint{20'000 + 40'000 * int(i), 89'000}));
        QCOMPARE(base.heading, 180);
        QCOMPARE(base.halfWidth, 5'000);
        QCOMPARE(base.halfLength, 1'000);
        const ShipFacts& wall = game.facts().ships[2 + i];
        QCOMPARE(wall.name, "Wall section " + std::to_string(i + 1));
        QCOMPARE(wall.section, int(i));
        QCOMPARE(wall.fit.size, 7);
        QVERIFY(wall.isWall && wall.side == 1);
    }
    const SquadronFacts& garrison = game.facts().squadrons.back();
    QVERIFY(garrison.isWall && garrison.ships.size() == 3 && garrison.name == "Garrison");
    QCOMPARE(game.facts().of(2).squadron, int(game.facts().squadrons.size()) - 1);
    QCOMPARE(garrison.commander, 0);
    QCOMPARE(game.facts().commanders[0].name, std::string("the garrison's commander"));
    QCOMPARE(int(state.commanders[0].aboard), 2);
}

/// The owner's fleet keeps 3 cm from the edge: 8 cm of strip hold quadriremes of 5 cm before the walls, not hexaremes of 5.5;
/// the attacker's may be as deep as it likes.
void DeploymentTest::sa_8_5_theFleetBeforeTheWalls()
{
    COMPARE_TEXT(refusalOf(walled(fleets("quadrireme", 1, 1, "120x90", "8"), 1)), "");
    BattleBrief deep = walled(fleets("trireme", 1, 1, "120x90", "8"), 1);
    COMPARE_TEXT(refusalOf(deep), "");
    deep.sides[0].fleet.ships = {rowOf("hexareme", 1)};
    COMPARE_TEXT(refusalOf(deep), "");
    std::swap(deep.sides[0].fleet.ships, deep.sides[1].fleet.ships);
    QVERIFY(refusalOf(deep).find("do not fit") != std::string::npos);
    // Without walls it may, and walls are the second side's alone, in a port.
    deep.sides[1].walls.reset();
    COMPARE_TEXT(refusalOf(deep), "");
    BattleBrief atSea = walled(fleets("trireme", 1, 1), 1);
    atSea.place = PlaceKind::OpenSea;
    QVERIFY(refusalOf(atSea).find("port") != std::string::npos);
    BattleBrief attackers = walled(fleets("trireme", 1, 1), 1);
    std::swap(attackers.sides[0].walls, attackers.sides[1].walls);
    QVERIFY(refusalOf(attackers).find("port") != std::string::npos);
}

void DeploymentTest::sa_1_5_whoMayBePlacedWhen()
{
    BattleBrief brief = walled(fleets("trireme", 2, 2), 1);
    Fleet allies;
    allies.name = "Leukas";
    allies.ships = {rowOf("trireme", 1)};
    brief.sides[0].contingents = {allies};
    const auto game = *SalamisAdActium::begin(brief, builtInFigures());
    State state = game.opening();
    state.phase = Phase::Deploy;
    const auto why = [&](const Order& order) { return std::string(game.check(state, order).rule); };
    const auto squadronOf = [&](int ship) {
        return static_cast<std::int16_t>(game.facts().of(ShipNumber(ship)).squadron);
    };
    const DeployShip own{0, 30'000, 10'000, 0};
    const DeploySquadron all{squadronOf(0), Formation::Abreast, 30'000, 10'000, 0};
    COMPARE_TEXT(why(own), "");
    COMPARE_TEXT(why(all), "");
    const ShipNumber ally = 2; // the fleet's two, the ally, Corinth's two, the wall
    const ShipNumber wall = 5;
    QVERIFY(game.facts().of(wall).isWall && !shipOf(state, ally).onTable());
    COMPARE_TEXT(why(DeployShip{ally, 30'000, 10'000, 0}), "SA-13.1");
    COMPARE_TEXT(why(DeployShip{wall, 30'000, 85'000, 180}), "SA-13.1");
    COMPARE_TEXT(why(DeploySquadron{squadronOf(ally), Formation::Abreast, 30'000, 10'000, 0}), "SA-13.1");
    COMPARE_TEXT(why(DeploySquadron{squadronOf(wall), Formation::Abreast, 30'000, 85'000, 180}), "SA-13.1");
    state.ready[1] = true;
    COMPARE_TEXT(why(own), "");
    state.ready[0] = true;
    COMPARE_TEXT(std::string(game.check(state, own).reason.pattern()),
                 "This side has said that it has deployed.");
    COMPARE_TEXT(std::string(game.check(state, all).reason.pattern()),
                 "This side has said that it has deployed.");
    state.ready = {};
    state.phase = Phase::Action;
    COMPARE_TEXT(std::string(game.check(state, own).reason.pattern()),
                 "Ships are placed before the first turn only.");
    COMPARE_TEXT(std::string(game.check(state, all).reason.pattern()),
                 "Ships are placed before the first turn only.");
}

void DeploymentTest::sa_1_5_squadronsArePlacedOnTheChart()
{
    const auto game = *SalamisAdActium::begin(squadronsOfTwo(2), builtInFigures());
    State state = game.opening();
    state.phase = Phase::Deploy;
    constexpr auto far = free_table::maxCoordinate;
    for (const DeploySquadron& wrong :
         {DeploySquadron{-1, Formation::Abreast, 0, 0, 0}, DeploySquadron{4, Formation::Abreast, 0, 0, 0},
          DeploySquadron{0, Formation::Abreast, -1, 0, 0},
          DeploySquadron{0, Formation::Abreast, far + 1, 0, 0},
          DeploySquadron{0, Formation::Abreast, 0, -1, 0},
          DeploySquadron{0, Formation::Abreast, 0, far + 1, 0},
          DeploySquadron{0, Formation::Abreast, 0, 0, -1}, DeploySquadron{0, Formation::Abreast, 0, 0, 360}})
        COMPARE_TEXT(std::string(game.check(state, wrong).reason.pattern()),
                     "There is no such squadron or place.");
    COMPARE_TEXT(
        std::string(game.check(state, DeploySquadron{3, Formation::Abreast, 0, 0, 359}).reason.pattern()),
        outside);
}

void DeploymentTest::sa_1_5_theStripIsMeasuredFromTheOwnEdge()
{
    const auto game = *SalamisAdActium::begin(fleets("trireme", 1, 1), builtInFigures());
    State state = game.opening();
    state.phase = Phase::Deploy;
    const auto why = [&](ShipNumber ship, int y, int heading = 0) {
        return std::string(game.check(state, DeployShip{ship, 30'000, y, static_cast<std::int16_t>(heading)})
                               .reason.pattern());
    };
    COMPARE_TEXT(why(0, 12'750), "");
    COMPARE_TEXT(why(0, 12'751), outside);
    COMPARE_TEXT(why(0, 2'250), "");
    COMPARE_TEXT(why(0, 2'249), outside); // beyond the table
    COMPARE_TEXT(why(0, 14'000, 90), "");
    COMPARE_TEXT(why(1, 77'250), "");
    COMPARE_TEXT(why(1, 77'249), outside);
    COMPARE_TEXT(why(1, 12'750), outside);
}

void DeploymentTest::sa_5_5_nobodyStandsOnAnother()
{
    const auto game = *SalamisAdActium::begin(squadronsOfTwo(2), builtInFigures());
    State state = game.opening();
    state.phase = Phase::Deploy;
    state.bases[0].centre = {30'000, 10'000};
    state.bases[1].centre = {40'000, 10'000};
    const auto why = [&](const Order& order) {
        return std::string(game.check(state, order).reason.pattern());
    };
    const std::string upon = "%1 would stand on %2.";
    COMPARE_TEXT(why(DeployShip{1, 32'000, 10'000, 0}), ""); // side by side
    COMPARE_TEXT(why(DeployShip{1, 31'999, 10'000, 0}), upon);
    COMPARE_TEXT(why(DeployShip{0, 30'500, 10'000, 0}), ""); // not in its own way
    // A squadron is in nobody's way with the places that it leaves, but in each other's with those it takes.
    COMPARE_TEXT(why(DeploySquadron{0, Formation::Abreast, 35'000, 10'000, 0}), "");
    COMPARE_TEXT(why(DeploySquadron{0, Formation::Abreast, 31'000, 10'000, 0}), "");
    state.bases[2].centre = {31'000, 10'000}; // of the second squadron
    COMPARE_TEXT(why(DeploySquadron{0, Formation::Abreast, 31'000, 10'000, 0}), upon);
    state.bases[2].halfWidth = 0; // taken up
    COMPARE_TEXT(why(DeploySquadron{0, Formation::Abreast, 31'000, 10'000, 0}), "");
    COMPARE_TEXT(why(DeployShip{0, 31'000, 10'000, 0}), "");
}

/// What the brief places is taken up first: two ships may stand where the other would by itself.
void DeploymentTest::sa_1_5_theBriefMayExchangePlaces()
{
    BattleBrief brief = fleets("trireme", 3, 1);
    const State before = openingOf(brief);
    const auto wish = [&](const std::string& ship, std::size_t place) {
        Deployment there;
        there.ship = ship;
        there.x = before.bases[place].centre.x / 100;
        there.y = before.bases[place].centre.y / 100;
        there.heading = 0;
        // In millimetres: the line stands on quarters of a centimetre.
        brief.sides[0].deployment.push_back(there);
    };
    wish("Trireme 2", 0);
    wish("Trireme 1", 1);
    COMPARE_TEXT(refusalOf(brief), "");
    std::swap(brief.sides[0].deployment[0], brief.sides[0].deployment[1]);
    COMPARE_TEXT(refusalOf(brief), "");
    const State after = openingOf(brief);
    QVERIFY(after.bases[0].centre.x > after.bases[1].centre.x);
    QCOMPARE(after.bases[2], before.bases[2]);
    wish("Trireme 1", 2); // where somebody stays
    QVERIFY(refusalOf(brief).find("would stand on") != std::string::npos);
}

void DeploymentTest::sa_1_5_theBriefNamesShipsAndSquadrons()
{
    BattleBrief brief = fleets("trireme", 1, 1);
    brief.sides[0].fleet.ships = {rowOf("trireme", 2, "Van"), rowOf("trireme", 2, "Rear")};
    brief.sides[1].fleet.ships = {rowOf("trireme", 2, "Rear")};
    Deployment wish;
    wish.squadron = "Rear";
    wish.formation = Formation::Abreast;
    wish.x = 200;
    wish.y = 800;
    wish.heading = 180;
    brief.sides[1].deployment = {wish};
    COMPARE_TEXT(refusalOf(brief), "");
    const State state = openingOf(brief);
    for (std::size_t i = 4; i < 6; ++i)
        QVERIFY(std::abs(state.bases[i].centre.x - 20'000) < 3'000 && state.bases[i].centre.y == 80'000);
    for (std::size_t i = 0; i < 4; ++i)
        QVERIFY(state.bases[i].centre.y < 15'000);
    brief.sides[1].deployment[0].squadron = "Van"; // the other side's
    QVERIFY(refusalOf(brief).find("no such ship or squadron") != std::string::npos);
    brief.sides[1].deployment[0].squadron.clear();
    brief.sides[1].deployment[0].ship = "Trireme 3"; // the other side has one
    QVERIFY(refusalOf(brief).find("no such ship or squadron") != std::string::npos);
    // A squadron of another's name stays where it stands by itself, were the place taken.
    brief.sides[1].deployment.clear();
    wish.x = 600;
    wish.y = 100;
    wish.heading = 0;
    wish.squadron = "Van";
    brief.sides[0].deployment = {wish};
    const auto refused = refusalOf(brief);
    QVERIFY2(refused.find("would stand on") != std::string::npos, refused.c_str());
}

void DeploymentTest::sa_1_5_aSquadronStandsInItsFormation()
{
    BattleBrief brief = fleets("trireme", 1, 1);
    brief.sides[0].fleet.ships = {rowOf("trireme", 3, "Van")};
    const auto game = *SalamisAdActium::begin(brief, builtInFigures());
    State state = game.opening();
    state.phase = Phase::Deploy;
    BattleDice none;
    Proceedings unheard(none);
    const auto placed = [&](Formation formation, int heading) {
        game.perform(state, DeploySquadron{0, formation, 60'000, 10'000, static_cast<std::int16_t>(heading)},
                     unheard);
        return std::array{state.bases[0].centre, state.bases[1].centre, state.bases[2].centre};
    };
    const auto astern = placed(Formation::Astern, 90); // 4.5 cm of ship and 1 cm between
    QCOMPARE(astern[0], (free_table::TablePoint{60'000, 10'000}));
    QCOMPARE(astern[1], (free_table::TablePoint{54'500, 10'000}));
    QCOMPARE(astern[2], (free_table::TablePoint{49'000, 10'000}));
    const auto abreast = placed(Formation::Abreast, 0); // 2 cm and 1.5 between
    QCOMPARE(abreast[1], (free_table::TablePoint{60'000, 10'000}));
    QCOMPARE(std::abs(abreast[0].x - abreast[2].x), 7'000);
    const auto echelon = placed(Formation::Echelon, 0); // to starboard, a row back each
    QCOMPARE(echelon[0], (free_table::TablePoint{60'000, 10'000}));
    QVERIFY(echelon[1].x == 63'500 && echelon[1].y < 10'000 && echelon[2].x == 67'000
            && echelon[2].y < echelon[1].y);
    const auto shown = formationOf(game.facts(), DeploySquadron{0, Formation::Echelon, 60'000, 10'000, 0});
    QCOMPARE(shown.size(), std::size_t{3});
    QCOMPARE(shown[2], state.bases[2]);
}

QTEST_APPLESS_MAIN(DeploymentTest)
#include "deployment_test.moc"
