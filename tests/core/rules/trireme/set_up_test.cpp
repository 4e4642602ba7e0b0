// SPDX-License-Identifier: GPL-3.0-or-later
// Boards, deployment, options, and the states of the turn (TR-1, TR-3, TR-4, TR-12).
#include <QTest>

#include <algorithm>

#include "core/battle/captains/play_out.h"
#include "core/rules/trireme/movement/plots.h"
#include "core/rules/trireme/phases/turn.h"
#include "tests/core/rules/trireme/briefs.h"

using namespace navarch;
using namespace navarch::trireme;

namespace {

BattleBrief with(const char* name, const char* value, int ships = 3)
{
    BattleBrief brief = briefOf(ships);
    brief.options[name] = value;
    return brief;
}

const Options& optionsOf(const Trireme& game)
{
    return game.facts().options;
}

/// Whether an option is off by default, on with a value, and refused with another.
std::string tried(const char* name, const char* off, const char* on, bool Options::*place)
{
    if (optionsOf(gameOf(briefOf(2))).*place || optionsOf(gameOf(with(name, off))).*place)
        return "on by default";
    if (!(optionsOf(gameOf(with(name, on))).*place))
        return "not on";
    return whyNot(with(name, "perhaps")) == "options." + std::string(name) ? "" : "not refused";
}

} // namespace

class TriremeSetUpTest : public QObject {
    Q_OBJECT
private slots:
    void tr_1_1_tr_12_2_scaleIsForSheets();
    void tr_1_2_onlySixSidedDice();
    void tr_2_1_tr_12_1_theShipTableMayBeEdited();
    void tr_2_7_tr_12_6_corvi();
    void tr_3_1_tr_12_3_boardsAndDeployment();
    void tr_3_2_tr_12_7_fleetsRowIn();
    void tr_3_3_shoresAndPorts();
    void tr_4_2_nobodyIsAskedForNothing();
    void tr_12_4_tr_12_8_tr_12_9_tr_12_10_tr_12_11_tr_12_12_switches();
    void tr_12_13_tr_12_17_numbers();
    void tr_12_14_tr_12_15_tr_12_16_moreSwitches();
    void tr_12_5_nationsManTheirShips();
    void tr_13_26_fullDecks();
    void unknownOptionsAreRefused();
    void houseFiguresMayBeReplaced();
};

void TriremeSetUpTest::tr_1_1_tr_12_2_scaleIsForSheets()
{
    QCOMPARE(optionsOf(gameOf(briefOf(2))).scale, 1);
    QCOMPARE(optionsOf(gameOf(with("scale", "5"))).scale, 5);
    QCOMPARE(whyNot(with("scale", "3")), std::string("options.scale"));
}

void TriremeSetUpTest::tr_1_2_onlySixSidedDice()
{
    const Trireme game = gameOf(briefOf(4));
    State state = game.opening();
    BattleDice dice = battleDice(3);
    std::vector<SimulationCaptain> captains;
    for (int side = 0; side < 2; ++side)
        captains.emplace_back(game, Temperament::Steady, 3, side);
    BattleEvents events;
    (void)playOut(
        game, state, dice,
        [&](const State& at, const Decision& decision, std::uint64_t ordinal) -> const Order& {
            return captains[static_cast<std::size_t>(decision.side)].choose(at, decision, ordinal);
        },
        &events);
    int rolled = 0;
    for (const BattleEvent& event : events)
        for (const Roll& roll : event.dice) {
            QCOMPARE(roll.sides, 6);
            ++rolled;
        }
    QVERIFY(rolled > 10);
}

void TriremeSetUpTest::tr_2_1_tr_12_1_theShipTableMayBeEdited()
{
    const Trireme printed = gameOf(with("ship-table", "printed"));
    QCOMPARE(printed.facts().ships[0].hull, 6);
    const Trireme edited = gameOf(with("ship-table", "trireme:hull=9,max=4,ram=1;quadrireme:turn=2"));
    QCOMPARE(edited.facts().ships[0].hull, 9);
    QCOMPARE(edited.facts().ships[0].max, 4);
    QCOMPARE(edited.facts().ships[0].ram, 1);
    QCOMPARE(edited.facts().ships[0].cruise, 3);
    for (const char* wrong : {"trireme", "trireme:hull=0", "argo:hull=3", "trireme:sails=2"})
        QCOMPARE(whyNot(with("ship-table", wrong)), std::string("options.ship-table"));
}

void TriremeSetUpTest::tr_2_7_tr_12_6_corvi()
{
    BattleBrief brief = briefOf(2, "quinquereme");
    QVERIFY(!gameOf(brief).facts().ships[0].hasCorvus);
    brief.sides[0].fleet.ships[0].fit.corvi = 1;
    QVERIFY(gameOf(brief).facts().ships[0].hasCorvus);
    brief.options["corvus"] = "none";
    QVERIFY(!gameOf(brief).facts().ships[0].hasCorvus);
    brief.options["corvus"] = "every-roman-quadrireme-and-quinquereme";
    brief.options["nations"] = "carthaginian,roman";
    QVERIFY(gameOf(brief).facts().ships[2].hasCorvus);
    QCOMPARE(whyNot(with("corvus", "some")), std::string("options.corvus"));
}

void TriremeSetUpTest::tr_3_1_tr_12_3_boardsAndDeployment()
{
    const Trireme game = gameOf(briefOf(3));
    QCOMPARE(game.facts().board.columns, 40);
    QCOMPARE(game.facts().board.rows, 30);
    QCOMPARE(gameOf(briefOf(20)).facts().board.columns, 50);
    State state = game.opening();
    for (ShipNumber ship = 0; ship < 6; ++ship) {
        const int row = hex::rowOf(state.ships[static_cast<std::size_t>(ship)].hex) + 1;
        QVERIFY(ship < 3 ? row >= 26 : row <= 5);
        QCOMPARE(int(state.ships[static_cast<std::size_t>(ship)].facing), ship < 3 ? 0 : 3);
    }
    QCOMPARE(state.ships[1].hex.q - state.ships[0].hex.q, 2); // one empty hex between
    const auto refused = [&](int column, int row) {
        return give(game, state,
                    DeployShip{0, static_cast<std::int16_t>(column), static_cast<std::int16_t>(row), 2});
    };
    QCOMPARE(refused(5, 25), std::string());
    QVERIFY(!refused(5, 24).empty());
    QVERIFY(!refused(state.ships[1].hex.q, hex::rowOf(state.ships[1].hex)).empty()); // alone in its hex
    // In secret, shown together.
    QCOMPARE(game.boardView(state, 0).pieces.size(), std::size_t{3});
    QCOMPARE(game.boardView(state, -1).pieces.size(), std::size_t{6});
    QCOMPARE(game.boardView(deployed(game), 0).pieces.size(), std::size_t{6});
    QVERIFY(optionsOf(gameOf(with("board", "inches"))).inches);
    QCOMPARE(gameOf(with("board", "24x20")).facts().board.rows, 20);
    QCOMPARE(whyNot(with("board", "9x9")), std::string("options.board"));
    BattleBrief wished = briefOf(2);
    Deployment& wish = wished.sides[0].deployment.emplace_back();
    wish.squadron = "Athens";
    wish.formation = Formation::Astern;
    wish.x = 10;
    wish.y = 26;
    const State astern = gameOf(wished).opening();
    QCOMPARE(hex::labelOf(astern.ships[1].hex, 1), std::string("11.28"));
    wished.sides[0].deployment[0].y = 3;
    QCOMPARE(whyNot(wished), std::string("sides[0].deployment[0]"));
}

void TriremeSetUpTest::tr_3_2_tr_12_7_fleetsRowIn()
{
    const State state = gameOf(briefOf(2)).opening();
    QCOMPARE(int(state.ships[0].start), 3);
    QCOMPARE(int(state.ships[0].counter), 9);
    QVERIFY(!state.ships[0].credit);
    QCOMPARE(int(state.ships[0].sprints), 3);
    QCOMPARE(int(gameOf(with("start-speed", "0")).opening().ships[0].start), 0);
}

void TriremeSetUpTest::tr_3_3_shoresAndPorts()
{
    BattleBrief brief = briefOf(2);
    brief.place = PlaceKind::Shore;
    const Trireme shore = gameOf(brief);
    QVERIFY(shore.facts().shore == hex::Edge::West);
    QVERIFY(shore.facts().isLand(hex::hexOf(-1, 10)) && !shore.facts().isLand(hex::hexOf(40, 10)));
    brief.options["shore"] = "east";
    QVERIFY(gameOf(brief).facts().isLand(hex::hexOf(40, 10)));
    brief.options.clear();
    brief.place = PlaceKind::Port;
    Fortification& walls = brief.sides[1].walls.emplace();
    walls.sections.resize(2);
    walls.sections[0].archers = 1;
    const Trireme port = gameOf(brief);
    const State state = port.opening();
    QCOMPARE(state.ships.size(), std::size_t{6});
    QCOMPARE(state.ships[5].hex.q - state.ships[4].hex.q, 3); // two empty hexes between
    QCOMPARE(hex::rowOf(state.ships[4].hex), 0);
    QVERIFY(port.facts().isLand(hex::hexOf(10, -1)));
    QCOMPARE(int(port.facts().ships[4].engines[0]), 2);
    brief.sides[0].walls = brief.sides[1].walls;
    QCOMPARE(whyNot(brief), std::string("sides[0].walls"));
    QCOMPARE(whyNot(with("terrain", "rocks:10.10")), std::string("options.terrain"));
    QCOMPARE(whyNot(with("terrain", "land:10.10-12.12")), std::string());
}

void TriremeSetUpTest::tr_4_2_nobodyIsAskedForNothing()
{
    const Trireme game =
        gameOf(briefOf(3)); // without anybody aboard nobody shoots: one question a side and turn
    State state = deployed(game);
    for (int turn = 1; turn <= 3; ++turn) {
        QCOMPARE(int(state.turn), turn);
        QVERIFY(state.phase == Phase::Plot);
        QCOMPARE(game.decisions(state).count, 2);
        for (std::int8_t side = 0; side < 2; ++side) {
            QVERIFY(!give(game, state, EndPlot{side}).empty());
            QCOMPARE(give(game, state, HoldCourse{side}), std::string());
            QCOMPARE(give(game, state, EndPlot{side}), std::string());
        }
    }
}

void TriremeSetUpTest::tr_12_4_tr_12_8_tr_12_9_tr_12_10_tr_12_11_tr_12_12_switches()
{
    QCOMPARE(tried("sprint-count", "above-cruise", "exact-maximum", &Options::sprintExact), std::string());
    QCOMPARE(tried("pivot-at-rest", "off", "on", &Options::pivotAtRest), std::string());
    QCOMPARE(tried("arcs", "all-round", "engines-ahead", &Options::enginesAhead), std::string());
    QCOMPARE(tried("line-of-sight", "ships-block", "land-and-walls", &Options::shipsDoNotBlock),
             std::string());
    QCOMPARE(tried("kill-order", "table", "lightest-first", &Options::lightestFirst), std::string());
    QCOMPARE(tried("stern-ram", "full", "less", &Options::sternRamLess), std::string());
    // A ship at rest with a full counter may pivot, where the option lets it.
    for (const char* value : {"off", "on"}) {
        BattleBrief brief = with("pivot-at-rest", value);
        brief.options["start-speed"] = "0";
        const Trireme game = gameOf(brief);
        State state = deployed(game);
        const bool is = game.check(state, PlotShip{0, plotFrom("<0:").value()}) ? false : true;
        QCOMPARE(is, std::string(value) == "on");
        QVERIFY(game.check(state, PlotShip{0, plotFrom("<1:F").value()}));
        state.ships[0].counter = 8;
        QVERIFY(game.check(state, PlotShip{0, plotFrom("<0:").value()}));
    }
}

void TriremeSetUpTest::tr_12_13_tr_12_17_numbers()
{
    QCOMPARE(optionsOf(gameOf(briefOf(2))).leastRamSpeed, 1);
    QCOMPARE(optionsOf(gameOf(with("least-ram-speed", "3"))).leastRamSpeed, 3);
    QCOMPARE(whyNot(with("least-ram-speed", "4")), std::string("options.least-ram-speed"));
    QCOMPARE(gameOf(briefOf(2)).facts().turnLimit, 60);
    QCOMPARE(gameOf(with("turn-limit", "12")).facts().turnLimit, 12);
    QCOMPARE(whyNot(with("turn-limit", "0")), std::string("options.turn-limit"));
}

void TriremeSetUpTest::tr_12_14_tr_12_15_tr_12_16_moreSwitches()
{
    QCOMPARE(tried("restart", "after-a-sinking", "after-every-ram", &Options::restartAlways), std::string());
    QCOMPARE(tried("prizes", "row", "lie-still", &Options::prizesLieStill), std::string());
    QCOMPARE(tried("first-leak", "turn-of-the-ram", "turn-after", &Options::leakNextTurn), std::string());
}

void TriremeSetUpTest::tr_12_5_nationsManTheirShips()
{
    BattleBrief brief = briefOf(2, "quinquereme");
    brief.options["decks"] = "preset";
    brief.options["nations"] = "roman,asiatic";
    FleetCommander admiral;
    admiral.name = "Duilius";
    admiral.post = Post::Fleet;
    brief.sides[0].fleet.commanders.push_back(admiral);
    const Trireme game = gameOf(brief);
    const ShipFacts& flagship = game.facts().ships[0];
    const ShipFacts& roman = game.facts().ships[1];
    const ShipFacts& asiatic = game.facts().ships[2];
    QCOMPARE(flagship.crew, 0);
    QCOMPARE(roman.crew, -1);
    QCOMPARE(asiatic.crew, 0);
    QCOMPARE(roman.men, (Men{0, 0, 10}));
    QCOMPARE(roman.engines, (std::array<std::int16_t, 3>{1, 1, 0}));
    QCOMPARE(asiatic.men, (Men{8, 0, 0}));
    QCOMPARE(asiatic.engines, (std::array<std::int16_t, 3>{2, 2, 0}));
    BattleBrief refused = briefOf(2, "trireme");
    refused.options = brief.options;
    const auto why = Trireme::begin(refused, builtInFigures());
    QVERIFY(!why && why.error().front().what.english() == "Rome mans no Trireme.");
    for (const char* landsmen : {"poor", "average"}) {
        BattleBrief other = briefOf(2);
        other.options["decks"] = "preset";
        other.options["nations"] = "landsmen,rhodian";
        other.options["landsmen"] = landsmen;
        QCOMPARE(gameOf(other).facts().ships[0].crew, std::string(landsmen) == "poor" ? -1 : 0);
        QCOMPARE(gameOf(other).facts().ships[2].crew, 1);
    }
    QCOMPARE(whyNot(with("nations", "martian,none")), std::string("options.nations"));
}

void TriremeSetUpTest::tr_13_26_fullDecks()
{
    const std::array<std::tuple<const char*, int, int>, 5> rows{{{"bireme-modified", 1, 1},
                                                                 {"trireme", 2, 1},
                                                                 {"quadrireme", 4, 2},
                                                                 {"quinquereme", 8, 2},
                                                                 {"septireme", 15, 4}}};
    for (const auto& [classId, marines, bows] : rows) {
        BattleBrief brief = briefOf(1, classId);
        ShipFit& fit = brief.sides[0].fleet.ships[0].fit;
        fit.archers = 1;
        fit.marines = builtInFigures().classes.find(classId)->troopSpace - 1;
        const Trireme game = gameOf(brief);
        const ShipFacts& ship = game.facts().ships[0];
        QCOMPARE(ship.men, (Men{0, static_cast<std::int16_t>(marines), 0}));
        QCOMPARE(int(ship.engines[0]), bows);
    }
}

void TriremeSetUpTest::unknownOptionsAreRefused()
{
    QCOMPARE(whyNot(with("rudders", "two")), std::string("options.rudders"));
    BattleBrief three = briefOf(2);
    three.sides.push_back(three.sides[0]);
    QCOMPARE(whyNot(three), std::string("sides"));
    BattleBrief late = briefOf(2);
    late.sides[0].contingents.push_back(late.sides[0].fleet);
    QCOMPARE(whyNot(late), std::string("sides[0].contingents"));
    BattleBrief crowd = with("board", "12x16", 200);
    QCOMPARE(whyNot(crowd), std::string("options.board"));
}

void TriremeSetUpTest::houseFiguresMayBeReplaced()
{
    BattleBrief brief = briefOf(2);
    brief.houseTables = Json{{"figures", {{"rows", 20}}}};
    QCOMPARE(gameOf(brief).facts().board.rows, 20);
    brief.houseTables = Json{{"figures", {{"sprints", 9}}}}; // printed in the game
    QCOMPARE(whyNot(brief), std::string("house_tables.figures.sprints"));
}

QTEST_APPLESS_MAIN(TriremeSetUpTest)
#include "set_up_test.moc"
