// SPDX-License-Identifier: GPL-3.0-or-later
// From a brief to the battle's first state: SA-1, SA-2.5, SA-13.1, and every reason to refuse one.
#include <QTest>

#include "core/battle/match/outcome_check.h"
#include "core/rules/salamis_ad_actium/battle/game.h"
#include "core/rules/salamis_ad_actium/setup/set_up.h"

using namespace navarch;
using namespace navarch::salamis;

namespace {

FleetShip rowOf(const char* classId, int count, const char* squadron = "")
{
    FleetShip row;
    row.classId = classId;
    row.count = count;
    row.squadron = squadron;
    row.fit = builtInFigures().classes.find(classId)->fit;
    return row;
}

BattleBrief briefOf(int first, int second)
{
    BattleBrief brief;
    brief.rules = "salamis-ad-actium";
    for (const auto& [name, count] : {std::pair{"Athens", first}, std::pair{"Corinth", second}}) {
        BriefSide side;
        side.name = name;
        side.fleet.name = name;
        side.fleet.ships = {rowOf("trireme", count)};
        brief.sides.push_back(side);
    }
    return brief;
}

std::string refusalOf(const BattleBrief& brief)
{
    const auto game = SalamisAdActium::begin(brief, builtInFigures());
    return game ? std::string() : game.error().front().text();
}

} // namespace

class SetUpTest : public QObject {
    Q_OBJECT
private slots:
    void sa_1_1_basesBySizeClass_data();
    void sa_1_1_basesBySizeClass();
    void sa_1_2_aShipAsItsConditionHasIt();
    void sa_1_5_fleetsFaceEachOtherInTheirStrips();
    void sa_1_5_squadronsOfTen();
    void sa_1_5_theTableMayBeLarger();
    void sa_1_5_formationsOfTheBrief();
    void sa_1_5_overlappingDeploymentIsRefused();
    void sa_5_4_sailsAreLeftAshore();
    void sa_8_5_wallsStandAlongThePortsEdge();
    void sa_10_7_theOptionSaysHowWeatherChanges();
    void sa_13_1_contingentsStartOffTheTable();
    void sa_15_9_commandersOfContingents();
    void houseFiguresMayBeReplaced();
    void refusals_data();
    void refusals();
};

void SetUpTest::sa_1_1_basesBySizeClass_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("length");
    const int widths[] = {1500, 1500, 2000, 2000, 2500, 2500, 2500};
    for (int size = 1; size <= 7; ++size)
        QTest::addRow("SA-1.1 size %d", size) << size << widths[size - 1] << 3000 + 500 * size;
}

void SetUpTest::sa_1_1_basesBySizeClass()
{
    QFETCH(int, size);
    QTEST(2 * baseSizeOf(size).halfWidth, "width");
    QTEST(2 * baseSizeOf(size).halfLength, "length");
}

void SetUpTest::sa_1_2_aShipAsItsConditionHasIt()
{
    BattleBrief brief = briefOf(1, 1);
    FleetShip& ship = brief.sides[0].fleet.ships[0];
    ship.fit.archers = 2;
    ship.fit.towers = 1;
    ship.fit.greekFire = true;
    ship.condition.oarsLost = 1;
    ship.condition.archersLost = 1;
    ship.condition.damage = Damage::Medium;
    ship.condition.rudderHit = true;
    ship.condition.greekFireUsed = true;
    ship.condition.captain = PersonState::Wounded;
    const auto game = SalamisAdActium::begin(brief, builtInFigures());
    QVERIFY(game.has_value());
    const State state = game->opening();
    const Ship& afloat = state.ships[0];
    QCOMPARE(int(afloat.oars), ship.fit.oars - 1);
    QCOMPARE(int(afloat.archers), 1);
    QCOMPARE(afloat.damage, Damage::Medium);
    QCOMPARE(turnClass(game->facts().of(0), afloat), ship.fit.turnClass - 1);
    QVERIFY(!afloat.greekFire);
    QCOMPARE(afloat.captain, PersonState::Wounded);
    QCOMPARE(conditionOf(game->facts().of(0), afloat), ship.condition);
}

void SetUpTest::sa_1_5_fleetsFaceEachOtherInTheirStrips()
{
    for (const int count : {1, 10, 40, 60}) {
        const auto game = SalamisAdActium::begin(briefOf(count, count), builtInFigures());
        QVERIFY(game.has_value());
        const State state = game->opening();
        QCOMPARE(game->unsoundness(state), std::string());
        for (std::size_t i = 0; i < state.ships.size(); ++i) {
            const free_table::Base& base = state.bases[i];
            const bool first = game->facts().ships[i].side == 0;
            QCOMPARE(base.heading, first ? 0 : 180);
            QVERIFY(first ? base.centre.y <= 15'000 : base.centre.y >= 75'000);
        }
    }
}

void SetUpTest::sa_1_5_squadronsOfTen()
{
    BattleBrief brief = briefOf(23, 1);
    brief.sides[1].fleet.ships = {rowOf("trireme", 12, "Van")};
    const auto game = SalamisAdActium::begin(brief, builtInFigures());
    QVERIFY(game.has_value());
    QCOMPARE(game->facts().squadrons.size(), std::size_t{5});
    for (const SquadronFacts& squadron : game->facts().squadrons)
        QVERIFY(squadron.ships.size() <= 10);
    QCOMPARE(game->facts().squadrons[3].name, std::string("Van"));
    QCOMPARE(game->facts().squadrons[4].name, std::string("Van 2"));
}

void SetUpTest::sa_1_5_theTableMayBeLarger()
{
    BattleBrief brief = briefOf(1, 1);
    brief.options = {{"table-size", "180x120"}, {"deployment-depth", "20"}};
    const auto game = SalamisAdActium::begin(brief, builtInFigures());
    QVERIFY(game.has_value());
    QCOMPARE(game->facts().width, 180'000);
    QCOMPARE(game->facts().depth, 120'000);
    QCOMPARE(game->facts().deploymentDepth, 20'000);
    for (const auto& [option, good, bad] :
         std::vector<std::array<const char*, 3>>{{"table-size", "60x60", "59x60"},
                                                 {"table-size", "1000x60", "1001x60"},
                                                 {"deployment-depth", "8", "7"},
                                                 {"deployment-depth", "30", "31"}, // a third of the table
                                                 {"sails", "ashore", "below"},
                                                 {"sails", "aboard", ""},
                                                 {"weather-change", "every-phase", "always"},
                                                 {"weather-change", "two-in-succession", "twice"},
                                                 {"weather-change", "never", "no"}}) {
        brief.options = {{option, good}};
        QCOMPARE(refusalOf(brief), std::string());
        brief.options = {{option, bad}};
        QVERIFY2(!refusalOf(brief).empty(), bad);
    }
}

void SetUpTest::sa_1_5_formationsOfTheBrief()
{
    BattleBrief brief = briefOf(3, 1);
    brief.sides[0].fleet.ships = {rowOf("trireme", 3, "Van")};
    Deployment wish;
    wish.squadron = "Van";
    wish.formation = Formation::Astern;
    wish.x = 300;
    wish.y = 120;
    wish.heading = 90;
    brief.sides[0].deployment = {wish};
    const auto game = SalamisAdActium::begin(brief, builtInFigures());
    QVERIFY(game.has_value());
    const State state = game->opening();
    QCOMPARE(state.bases[0].centre, (free_table::TablePoint{30'000, 12'000}));
    for (std::size_t i = 1; i < 3; ++i) {
        QVERIFY(state.bases[i].centre.x < state.bases[i - 1].centre.x);
        QCOMPARE(state.bases[i].heading, 90);
    }
}

void SetUpTest::sa_1_5_overlappingDeploymentIsRefused()
{
    BattleBrief brief = briefOf(2, 1);
    Deployment wish;
    wish.ship = "Trireme 1";
    wish.x = 600;
    wish.y = 100;
    brief.sides[0].deployment = {wish};
    wish.ship = "Trireme 2";
    wish.x = 610; // one centimetre beside a base that is two wide
    brief.sides[0].deployment.push_back(wish);
    QVERIFY(refusalOf(brief).find("deployment[1]") != std::string::npos);
    brief.sides[0].deployment[1].x = 640;
    QCOMPARE(refusalOf(brief), std::string());
    brief.sides[0].deployment[1].y = 300; // outside the strip
    const std::string why = refusalOf(brief);
    QVERIFY2(why.find("Trireme 2 (Athens) would stand outside its side's deployment strip")
                 != std::string::npos,
             why.c_str());
}

void SetUpTest::sa_5_4_sailsAreLeftAshore()
{
    BattleBrief brief = briefOf(1, 1);
    QVERIFY(!SalamisAdActium::begin(brief, builtInFigures())->facts().sailsAboard);
    brief.options = {{"sails", "aboard"}};
    QVERIFY(SalamisAdActium::begin(brief, builtInFigures())->facts().sailsAboard);
}

void SetUpTest::sa_8_5_wallsStandAlongThePortsEdge()
{
    BattleBrief brief = briefOf(2, 2);
    brief.place = PlaceKind::Port;
    Fortification walls;
    walls.name = "Nisaia";
    walls.sections.resize(3);
    walls.sections[0].heavyMarines = 2;
    walls.sections[1].heavyEngines = {3, 1};
    brief.sides[1].walls = walls;
    const auto game = SalamisAdActium::begin(brief, builtInFigures());
    QVERIFY(game.has_value());
    QCOMPARE(game->facts().ships.size(), std::size_t{7});
    const State state = game->opening();
    QCOMPARE(game->unsoundness(state), std::string());
    QVERIFY(game->facts().ships[4].isWall);
    QCOMPARE(int(state.ships[4].heavyMarines), 2);
    QCOMPARE(int(game->facts().ships[5].engineModifiers[0]), 3);
    QVERIFY(state.bases[4].centre.y > 85'000);
}

void SetUpTest::sa_10_7_theOptionSaysHowWeatherChanges()
{
    BattleBrief brief = briefOf(1, 1);
    const std::array<std::pair<const char*, WeatherChange>, 3> ways{
        {{"every-phase", WeatherChange::EveryPhase},
         {"two-in-succession", WeatherChange::TwoInSuccession},
         {"never", WeatherChange::Never}}};
    for (const auto& [value, way] : ways) {
        brief.options = {{"weather-change", value}};
        QCOMPARE(SalamisAdActium::begin(brief, builtInFigures())->facts().weatherChange, way);
    }
}

void SetUpTest::sa_13_1_contingentsStartOffTheTable()
{
    BattleBrief brief = briefOf(2, 2);
    Fleet allies;
    allies.name = "Leukas";
    allies.alliedPercent = -20;
    allies.ships = {rowOf("trireme", 3)};
    brief.sides[0].contingents = {allies};
    const auto game = SalamisAdActium::begin(brief, builtInFigures());
    QVERIFY(game.has_value());
    const State state = game->opening();
    int off = 0;
    for (const Ship& ship : state.ships)
        off += ship.where == Whereabouts::OffTable;
    QCOMPARE(off, 3);
    QCOMPARE(state.contingents.size(), std::size_t{1});
    QCOMPARE(game->facts().contingents[0].alliedPercent, -20);
}

/// SA-15.9: commanders of an allied contingent command its squadrons, go aboard its ships, and are told of in the outcome
/// after those of the fleet.
void SetUpTest::sa_15_9_commandersOfContingents()
{
    BattleBrief brief = briefOf(2, 2);
    brief.sides[0].fleet.commanders = {{"Phormio", Post::Fleet, CommandQuality::Skilled, {}}};
    Fleet allies;
    allies.name = "Leukas";
    allies.ships = {rowOf("trireme", 2), rowOf("trireme", 2)};
    allies.ships[0].squadron = "Left";
    allies.ships[1].squadron = "Right";
    allies.commanders = {{"Damon", Post::Squadron, CommandQuality::Poor, "Right"},
                         {"Bion", Post::Fleet, CommandQuality::Exceptional, {}}};
    brief.sides[0].contingents = {allies};
    const auto game = SalamisAdActium::begin(brief, builtInFigures());
    QVERIFY(game.has_value());
    const BattleFacts& facts = game->facts();
    QCOMPARE(facts.commanders.size(), std::size_t{3});
    const CommanderFacts& damon = facts.commanders[1];
    const CommanderFacts& bion = facts.commanders[2];
    QCOMPARE(facts.squadrons[std::size_t(damon.squadron)].name, std::string("Right"));
    QVERIFY(damon.contingent == 0 && bion.contingent == 0 && bion.squadron == -1);
    State state = game->opening();
    QCOMPARE(facts.of(state.commanders[1].aboard).squadron, damon.squadron);
    QCOMPARE(facts.squadrons[std::size_t(facts.of(state.commanders[2].aboard).squadron)].name,
             std::string("Left"));
    state.phase = Phase::Over;
    const BattleOutcome outcome = game->outcome(state);
    QCOMPARE(outcome.commanders.size(), std::size_t{3});
    QVERIFY(outcome.commanders[1].name == "Damon" && outcome.commanders[1].row == 1);
    QVERIFY(outcome.commanders[2].name == "Bion" && outcome.commanders[2].row == 2);
    QVERIFY(isOutcomeOf(brief, outcome, builtInFigures().classes));
}

void SetUpTest::houseFiguresMayBeReplaced()
{
    BattleBrief brief = briefOf(1, 1);
    brief.houseTables = Json::parse(R"({ "figures": { "archers-range": 14 }, "fast_moves": { "elite": 6 },
        "casualties": [ { "face": 10, "results": ["none", "none", "none"] } ] })");
    const auto game = SalamisAdActium::begin(brief, builtInFigures());
    QVERIFY(game.has_value());
    const BattleFigures& figures = game->facts().figures;
    QCOMPARE(figures.house.archersRange, 14);
    QCOMPARE(figures.house.archersShort, 6); // as it was
    QCOMPARE(int(figures.fastMoves[0]), 6);
    QCOMPARE(figures.casualty(10, CasualtyColumn::Ram), Loss::None);
    QCOMPARE(figures.casualty(1, CasualtyColumn::Ram), Loss::Oar);
}

void SetUpTest::refusals_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("complaint");
    const auto row = [](const char* name, const char* what, const char* complaint) {
        QTest::newRow(name) << what << complaint;
    };
    row("three sides", "sides", "two sides");
    row("a wreck", "wreck", "wreck");
    row("an unknown option", "option", "option");
    row("a table size in words", "size", "table-size");
    row("no sea between", "strip", "strips");
    row("too many ships", "crowd", "strips");
    row("walls at sea", "walls", "port");
    row("no such ship to place", "nobody", "no such ship");
    row("a printed figure", "seed", "printed");
    row("a figure nobody knows", "figure", "no figure");
    row("a figure out of bounds", "bounds", "bounds");
    row("a casualty nobody knows", "casualty", "no casualty");
}

void SetUpTest::refusals()
{
    QFETCH(QString, what);
    QFETCH(QString, complaint);
    BattleBrief brief = briefOf(2, 2);
    if (what == "sides")
        brief.sides.push_back(brief.sides[0]);
    else if (what == "wreck")
        brief.sides[0].fleet.ships[0].condition.damage = Damage::Wrecked;
    else if (what == "option")
        brief.options = {{"tide", "high"}};
    else if (what == "size")
        brief.options = {{"table-size", "large"}};
    else if (what == "strip")
        brief.options = {{"deployment-depth", "40"}};
    else if (what == "crowd")
        brief = briefOf(300, 2);
    else if (what == "walls")
        brief.sides[0].walls = Fortification{};
    else if (what == "seed")
        brief.houseTables = Json::parse(R"({ "figures": { "damage-towers": -2 } })");
    else if (what == "figure")
        brief.houseTables = Json::parse(R"({ "figures": { "tide": 2 } })");
    else if (what == "bounds")
        brief.houseTables = Json::parse(R"({ "figures": { "archers-range": 91 } })");
    else if (what == "casualty")
        brief.houseTables =
            Json::parse(R"({ "casualties": [ { "face": 1, "results": ["rat", "oar", "oar"] } ] })");
    else
        brief.sides[0].deployment = {Deployment{{}, "Argo", Formation::Abreast, 10, 10, 0}};
    const std::string refusal = refusalOf(brief);
    QVERIFY2(QString::fromStdString(refusal).contains(complaint), refusal.c_str());
}

QTEST_APPLESS_MAIN(SetUpTest)
#include "set_up_test.moc"
