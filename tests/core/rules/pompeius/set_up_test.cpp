// SPDX-License-Identifier: GPL-3.0-or-later
// The map, the fleets, seats, who sees what, and every option (PM-1, PM-2, PM-3, PM-12, PM-15).
#include <QTest>

#include <algorithm>

#include "core/rules/pompeius/combat/damage.h"
#include "core/rules/pompeius/figures/words.h"
#include "tests/core/rules/pompeius/briefs.h"

using namespace navarch;
using namespace navarch::pompeius;

namespace {

BattleBrief with(const char* name, const char* value, int ships = 3)
{
    BattleBrief brief = briefOf(ships);
    brief.options[name] = value;
    return brief;
}

const Options& optionsOf(const Pompeius& game)
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

const BoardPiece& pieceOf(const BoardView& view, ShipNumber ship)
{
    for (const BoardPiece& piece : view.pieces)
        if (piece.ship == ship)
            return piece;
    throw std::logic_error("no such piece");
}

bool showsHull(const Pompeius& game, const State& state, ShipNumber ship, Viewer viewer)
{
    const BoardView view = game.boardView(state, viewer);
    const auto& figures = pieceOf(view, ship).figures;
    return std::any_of(figures.begin(), figures.end(),
                       [](const Phrase& figure) { return figure.text() == "Hull %1 of %2"; });
}

} // namespace

class PompeiusSetUpTest : public QObject {
    Q_OBJECT
private slots:
    void pm_1_5_theMapGrowsWithTheFleets();
    void pm_2_1_thePrintedTypes();
    void pm_2_7_usualCrews();
    void pm_3_1_commandersAndSquadrons();
    void pm_3_2_rosters();
    void pm_3_3_deployment();
    void pm_3_3_shoresAndIslands();
    void pm_12_2_seats();
    void pm_12_1_everyFlagHasItsName();
    void pm_12_4_flagsAreReadByTheirOwnFleet();
    void pm_12_3_whoSeesWhat();
    void pm_15_switches();
    void pm_15_numbersAndWords();
    void pm_15_damageCardsCrewsAndMap();
    void houseFiguresMayBeReplaced();
};

void PompeiusSetUpTest::pm_1_5_theMapGrowsWithTheFleets()
{
    const rex::Board board = gameOf(briefOf(3)).facts().board;
    QCOMPARE(board.columns, 36);
    QCOMPARE(board.rows, 24);
    QCOMPARE(gameOf(briefOf(15)).facts().board.rows, 34);
    QCOMPARE(gameOf(with("board", "24x20")).facts().board.rows, 20);
    QCOMPARE(whyNot(with("board", "5x5")), std::string("options.board"));
}

void PompeiusSetUpTest::pm_2_1_thePrintedTypes()
{
    struct Printed {
        const char* classId;
        int rexes, mass, speed, extra, hull, units, turns;
    };
    for (const Printed& each :
         {Printed{"dekares", 2, 6, 3, 4, 20, 10, 3}, Printed{"quadrireme", 2, 4, 4, 5, 16, 5, 3},
          Printed{"liburnian", 1, 2, 4, 6, 12, 2, 4}}) {
        const Pompeius game = gameOf(briefOf(1, each.classId));
        const ShipFacts& ship = game.facts().ships[0];
        QCOMPARE(ship.length, each.rexes);
        QCOMPARE(ship.mass, each.mass);
        QCOMPARE(ship.maxSpeed, each.speed);
        QCOMPARE(ship.maxSpeed + ship.extrasATurn, each.extra);
        QCOMPARE(ship.hull, each.hull);
        QCOMPARE(ship.boxes, each.units);
        QCOMPARE(ship.turns, each.turns);
    }
}

void PompeiusSetUpTest::pm_2_7_usualCrews()
{
    const auto crew = [](const char* classId, int side, const char* pirateMilites = "no") {
        BattleBrief brief = briefOf(1, classId);
        brief.options["crews"] = "printed";
        brief.options["pirate-milites"] = pirateMilites;
        const Pompeius game = gameOf(brief);
        std::array<std::array<int, 3>, 2> found{}; // by section: stern, bow
        for (const UnitFacts& unit : game.facts().units)
            if (game.facts().of(unit.ship).side == side)
                ++found[static_cast<std::size_t>(unit.section)][static_cast<std::size_t>(unit.name.kind)];
        return found;
    };
    using Crew = std::array<std::array<int, 3>, 2>;
    QCOMPARE(crew("dekares", 0), (Crew{{{3, 1, 1}, {3, 1, 1}}}));
    QCOMPARE(crew("quadrireme", 0), (Crew{{{1, 1, 0}, {2, 0, 1}}}));
    QCOMPARE(crew("liburnian", 0), (Crew{{{1, 1, 0}, {0, 0, 0}}}));
    QCOMPARE(crew("dekares", 1), (Crew{{{0, 4, 1}, {0, 4, 1}}}));
    QCOMPARE(crew("quadrireme", 1), (Crew{{{0, 2, 0}, {0, 2, 1}}}));
    QCOMPARE(crew("liburnian", 1), (Crew{{{0, 2, 0}, {0, 0, 0}}}));
    QCOMPARE(crew("dekares", 1, "yes"), (Crew{{{2, 2, 1}, {2, 2, 1}}}));
    QCOMPARE(crew("liburnian", 1, "yes"), (Crew{{{1, 1, 0}, {0, 0, 0}}}));
    QVERIFY(crew("trireme", 0)[0] != (std::array<int, 3>{9, 9, 9})); // classes without a row keep their own
}

void PompeiusSetUpTest::pm_3_1_commandersAndSquadrons()
{
    const Pompeius game = gameOf(twoSquadrons(2));
    QCOMPARE(game.facts().squadrons.size(), std::size_t{4});
    for (const SquadronFacts& each : game.facts().squadrons) {
        QCOMPARE(each.ships.size(), std::size_t{2});
        QCOMPARE(each.flagship, each.ships.front()); // the navarch is aboard one of its ships
    }
    QCOMPARE(game.facts().admiralShip(0), ShipNumber{0});
    QCOMPARE(game.facts().admiralShip(1), ShipNumber{4});
    QCOMPARE(whyNot(briefOf(0)).empty(), false);
    BattleBrief three = briefOf(1);
    three.sides.push_back(three.sides[0]);
    QCOMPARE(whyNot(three), std::string("sides"));
}

void PompeiusSetUpTest::pm_3_2_rosters()
{
    const Pompeius game =
        gameOf(twoSquadrons(2)); // a ship card has its name, class, squadron and units by name
    const ShipFacts& ship = game.facts().ships[3];
    QVERIFY(!ship.name.empty());
    QCOMPARE(ship.classId, std::string("liburnian"));
    QCOMPARE(game.facts().squadrons[static_cast<std::size_t>(ship.squadron)].name, std::string("Second"));
    QCOMPARE(game.opening().trays[3].count(), 36); // his own set of damage counters
}

void PompeiusSetUpTest::pm_3_3_deployment()
{
    const Pompeius game = gameOf(briefOf(4));
    State state = game.opening();
    for (ShipNumber ship = 0; ship < 8; ++ship) {
        const rex::Pose& pose = shipOf(state, ship).pose;
        for (const rex::Rex rex : {pose.stern, pose.bow(2)})
            QVERIFY(ship < 4 ? rex::columnOf(rex) < 6 : rex::columnOf(rex) >= 30);
        QCOMPARE(int(pose.heading), ship < 4 ? 0 : 3);
        QCOMPARE(int(shipOf(state, ship).lastSpeed), 0);
    }
    const auto refused = [&](int column, int row, rex::Heading heading) {
        return give(
            game, state,
            DeployShip{0, static_cast<std::int16_t>(column), static_cast<std::int16_t>(row), heading});
    };
    QCOMPARE(refused(2, 2, 0), std::string());
    QCOMPARE(refused(2, 3, 3), std::string()); // any heading
    QVERIFY(!refused(5, 2, 0).empty());        // the bow would lie in column 7
    QVERIFY(!refused(20, 2, 0).empty());
    const rex::Rex other = shipOf(state, 1).pose.stern;
    QVERIFY(!refused(rex::columnOf(other), rex::rowOf(other), 0).empty()); // one ship a rex
    // In secret, shown together.
    QCOMPARE(game.boardView(state, Viewer{0}).pieces.size(), std::size_t{4});
    QCOMPARE(game.boardView(deployed(game), Viewer{0}).pieces.size(), std::size_t{8});
    BattleBrief wished = briefOf(2);
    Deployment& wish = wished.sides[0].deployment.emplace_back();
    wish.squadron = "Rome";
    wish.formation = Formation::Astern;
    wish.x = 4;
    wish.y = 10;
    wish.heading = 0;
    const State at = gameOf(wished).opening();
    QVERIFY(at.ships[0].pose == (rex::Pose{rex::rexOf(4, 10), 0}));
    QVERIFY(at.ships[1].pose == (rex::Pose{rex::rexOf(2, 10), 0}));
    // Every other rex abreast, a rex back and aside in echelon, bow to the enemy from either end.
    for (const auto& [formation, next] :
         {std::pair{Formation::Abreast, rex::rexOf(4, 12)},
          std::pair{Formation::Echelon, rex::neighbour(rex::rexOf(4, 10), 2)}}) {
        wished.sides[0].deployment[0].formation = formation;
        const State formed = gameOf(wished).opening();
        QVERIFY(formed.ships[0].pose == (rex::Pose{rex::rexOf(4, 10), 0}));
        QVERIFY(formed.ships[1].pose == (rex::Pose{next, 0}));
    }
    // Ships that change places do not stand in each other's way.
    BattleBrief exchanged = briefOf(2);
    const Pompeius unwished = gameOf(exchanged);
    const State before = unwished.opening();
    for (const std::size_t ship : {0U, 1U}) {
        Deployment& place = exchanged.sides[0].deployment.emplace_back();
        place.ship = unwished.facts().ships[ship].name;
        const rex::Rex others = before.ships[1 - ship].pose.stern;
        place.x = rex::columnOf(others);
        place.y = rex::rowOf(others);
    }
    const State after = gameOf(exchanged).opening();
    for (const std::size_t ship : {0U, 1U})
        QVERIFY(after.ships[ship].pose == before.ships[1 - ship].pose);
    wished.sides[0].deployment[0].x = 12;
    QCOMPARE(whyNot(wished), std::string("sides[0].deployment[0]"));
}

void PompeiusSetUpTest::pm_3_3_shoresAndIslands()
{
    BattleBrief brief = briefOf(3);
    brief.place = PlaceKind::Shore;
    const rex::Board shore = gameOf(brief).facts().board;
    for (int column = 0; column < 36; ++column)
        QVERIFY(shore.isLand(rex::rexOf(column, 0)) && shore.isLand(rex::rexOf(column, 1))
                && !shore.isLand(rex::rexOf(column, 2)));
    QVERIFY(gameOf(with("terrain", "land:10.8-11.9")).facts().board.isLand(rex::rexOf(11, 9)));
    QVERIFY(!whyNot(with("terrain", "swamp:1.1")).empty());
}

void PompeiusSetUpTest::pm_12_1_everyFlagHasItsName()
{
    const std::array<std::pair<Signal, const char*>, 5> flags{{{Signal::FollowMe, "Follow me"},
                                                               {Signal::Attack, "Attack"},
                                                               {Signal::Retreat, "Retreat"},
                                                               {Signal::Left, "Left"},
                                                               {Signal::Right, "Right"}}};
    for (const auto& [signal, name] : flags)
        QCOMPARE(std::string(signalWords[static_cast<std::size_t>(signal)]), std::string(name));
}

void PompeiusSetUpTest::pm_12_4_flagsAreReadByTheirOwnFleet()
{
    const Pompeius game = gameOf(twoSquadrons(2));
    const State state = game.opening();
    BattleEvent signal;
    signal.kind = "signal";
    for (const int side : {0, 1}) {
        signal.side = side;
        QVERIFY(game.eventFor(state, signal, Viewer(side)) == signal);
        QVERIFY(!game.eventFor(state, signal, Viewer(1 - side)));
        QVERIFY(game.eventFor(state, signal, Viewer()) == signal);
        signal.kind = "left"; // what lies in sight is everybody's
        QVERIFY(game.eventFor(state, signal, Viewer(1 - side)) == signal);
        signal.kind = "signal";
    }
}

void PompeiusSetUpTest::pm_12_2_seats()
{
    BattleBrief brief = twoSquadrons(2);
    QCOMPARE(gameOf(brief).seats(0).size(), std::size_t{1});
    brief.options["seats"] = "ship";
    QCOMPARE(gameOf(brief).seats(1).size(), std::size_t{4});
    brief.options["seats"] = "squadron";
    const Pompeius game = gameOf(brief);
    QCOMPARE(game.seats(0).size(), std::size_t{2});
    QCOMPARE(game.seats(0)[1].ships, (std::vector<ShipNumber>{2, 3}));
    // One seat after the other writes and locks; then the orders are shown.
    State state = deployed(game);
    QCOMPARE(int(game.decisions(state).begin()->seat), 0);
    QVERIFY(!give(game, state, PlotShip{2, Plot{}}).empty()); // another seat's
    QVERIFY(!give(game, state, Lock{0}).empty());             // it has ships without orders
    QCOMPARE(give(game, state, HoldCourse{0}), std::string());
    QCOMPARE(give(game, state, Lock{0}), std::string());
    QCOMPARE(int(game.decisions(state).begin()->seat), 1);
    QVERIFY(!give(game, state, PlotShip{0, Plot{}}).empty()); // locked
    for (int side : {0, 1, 1}) {
        QCOMPARE(give(game, state, HoldCourse{static_cast<std::int8_t>(side)}), std::string());
        QCOMPARE(give(game, state, Lock{static_cast<std::int8_t>(side)}), std::string());
    }
    QCOMPARE(int(state.turn), 2);
}

void PompeiusSetUpTest::pm_12_3_whoSeesWhat()
{
    BattleBrief brief = twoSquadrons(2);
    brief.options["seats"] = "ship";
    const auto sees = [&](ShipNumber ship, Viewer viewer) {
        const Pompeius game = gameOf(brief);
        return showsHull(game, deployed(game), ship, viewer);
    };
    QVERIFY(sees(0, Viewer{0}) && !sees(4, Viewer{0}));
    QVERIFY(sees(4, Viewer{-1})); // an umpire sees all
    brief.options["cards"] = "ship";
    QVERIFY(sees(1, Viewer{0, 1}) && !sees(0, Viewer{0, 1}));
    QVERIFY(sees(1, Viewer{0, 0}));  // a navarch for his squadron
    QVERIFY(!sees(3, Viewer{0, 0})); // but not for another's
    brief.options["cards"] = "open";
    QVERIFY(sees(4, Viewer{0, 1}));
}

void PompeiusSetUpTest::pm_15_switches()
{
    QCOMPARE(tried("sequence", "rules", "sheet", &Options::sheetSequence), std::string());
    QCOMPARE(tried("tray", "ship", "side", &Options::sideTray), std::string());
    QCOMPARE(tried("arc", "line", "sixth", &Options::arcSixth), std::string());
    QCOMPARE(tried("ram-friends", "no", "yes", &Options::ramFriends), std::string());
    QCOMPARE(tried("head-on", "any", "both-ordered", &Options::headOnBoth), std::string());
    QCOMPARE(tried("leak-each", "no", "yes", &Options::leakEach), std::string());
    QCOMPARE(tried("deck-limit", "side", "total", &Options::deckTotal), std::string());
    QCOMPARE(tried("pirate-milites", "no", "yes", &Options::pirateMilites), std::string());
    QCOMPARE(tried("prizes-row", "yes", "no", &Options::prizesLie), std::string());
    QCOMPARE(whyNot(with("weather", "fair")), std::string("options.weather"));
    const Pompeius side = gameOf(with("tray", "side"));
    QCOMPARE(side.opening().trays.size(), std::size_t{2});
    QCOMPARE(side.opening().trays[0].count(), 3 * 36);
}

void PompeiusSetUpTest::pm_15_numbersAndWords()
{
    QCOMPARE(gameOf(with("extra-cards", "1")).facts().ships[0].extras, 1);
    QVERIFY(gameOf(with("extra-cards", "any")).facts().ships[0].extras > 1000);
    QCOMPARE(whyNot(with("extra-cards", "21")), std::string("options.extra-cards"));
    QCOMPARE(optionsOf(gameOf(briefOf(2))).asternMax, 0);
    QCOMPARE(optionsOf(gameOf(with("astern-max", "2"))).asternMax, 2);
    QCOMPARE(whyNot(with("astern-max", "4")), std::string("options.astern-max"));
    QCOMPARE(gameOf(briefOf(2)).facts().returnTurns(), 3);
    QCOMPARE(gameOf(with("return-turns", "0")).facts().returnTurns(), 0);
    QCOMPARE(whyNot(with("return-turns", "11")), std::string("options.return-turns"));
    QCOMPARE(gameOf(briefOf(2)).facts().turnLimit, 60);
    QCOMPARE(gameOf(with("turn-limit", "9")).facts().turnLimit, 9);
    BattleBrief brief = briefOf(2);
    brief.turnLimit = 12;
    QCOMPARE(gameOf(brief).facts().turnLimit, 12);
    QVERIFY(!optionsOf(gameOf(with("victory", "points"))).byField);
    QVERIFY(optionsOf(gameOf(with("victory", "field"))).byField);
    QCOMPARE(gameOf(with("victory", "hold:2:20")).facts().condition.holder, 1);
    QCOMPARE(gameOf(with("victory", "exit:1:3")).facts().condition.exits, 3);
    QCOMPARE(whyNot(with("victory", "honour")), std::string("options.victory"));
    QCOMPARE(whyNot(with("cards", "none")), std::string("options.cards"));
    QCOMPARE(whyNot(with("seats", "none")), std::string("options.seats"));
    QVERIFY(optionsOf(gameOf(with("nations", "pirate,roman"))).nation[0] == Nation::Pirate);
    QCOMPARE(whyNot(with("nations", "roman")), std::string("options.nations")); // the other has none
    QCOMPARE(whyNot(with("nations", "roman,greek")), std::string("options.nations"));
}

void PompeiusSetUpTest::pm_15_damageCardsCrewsAndMap()
{
    const CardCounts tray = gameOf(with("damage-cards", "leak=9/3,stuck=0/0")).facts().figures.tray;
    QCOMPARE(tray.of(Card::Leak), 9);
    QCOMPARE(int(tray.boog[static_cast<std::size_t>(Card::Leak)]), 3);
    QCOMPARE(tray.of(Card::Stuck), 0);
    QCOMPARE(tray.of(Card::Disorder), 14);
    QCOMPARE(gameOf(with("damage-cards", "leak=4/0"))
                 .facts()
                 .figures.tray.boog[static_cast<std::size_t>(Card::Leak)],
             0);
    for (const char* wrong :
         {"leak", "leak=2/3", "leak=-1/0", "leak=2/-1", "leak=2", "holes=2/0", "stuck=9/0"})
        QCOMPARE(whyNot(with("damage-cards", wrong)), std::string("options.damage-cards"));
    // Crews by class and nation, the bow's first; with() has quadriremes on both sides.
    const BattleFacts manned =
        gameOf(with("crews", "quadrireme.roman=1/0/2+0/1/0,quadrireme.pirate=0/1/0+0/0/0")).facts();
    std::array<std::array<int, 3>, 2> romans{}; // by section
    int pirates = 0;
    for (const UnitFacts& unit : manned.units)
        if (unit.ship == 0)
            ++romans[static_cast<std::size_t>(unit.section)][static_cast<std::size_t>(unit.name.kind)];
        else if (manned.of(unit.ship).side == 1)
            ++pirates;
    QCOMPARE(romans, (std::array<std::array<int, 3>, 2>{{{0, 1, 0}, {1, 0, 2}}}));
    QCOMPARE(pirates, 3); // one on each of three
    for (const char* wrong :
         {"all", "quadrireme.roman", "quadrireme=1/1/1+1/1/1", "quadrireme.greek=1/0/0+0/0/0",
          "quadrireme.roman=1/0+0/0/0", "quadrireme.roman=1/0/x+0/0/0",
          "quadrireme.roman=4/0/0+0/0/0"}) // three boxes in a section
        QCOMPARE(whyNot(with("crews", wrong)), std::string("options.crews"));
    QCOMPARE(gameOf(with("map-size", "40x30")).facts().board.columns, 40);
    QCOMPARE(gameOf(with("map-size", "40x30")).facts().board.rows, 30);
    QCOMPARE(whyNot(with("map-size", "4x4")), std::string("options.map-size"));
}

void PompeiusSetUpTest::houseFiguresMayBeReplaced()
{
    BattleBrief brief = briefOf(2);
    brief.houseTables = Json::parse(R"({"figures": {"columns": 40}})");
    QCOMPARE(gameOf(brief).facts().board.columns, 40);
    brief.houseTables = Json::parse(R"({"figures": {"hit-from": 3}})"); // printed ones stay
    QVERIFY(!whyNot(brief).empty());
}

QTEST_APPLESS_MAIN(PompeiusSetUpTest)
#include "set_up_test.moc"
