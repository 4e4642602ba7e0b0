// SPDX-License-Identifier: GPL-3.0-or-later
// Commanders, nations and the options of a brief, at every bound (TR-11.1, TR-12, TR-15.3).
#include <QTest>

#include "core/rules/trireme/setup/set_up.h"
#include "core/rules/trireme/state/condition.h"
#include "tests/core/rules/trireme/campaign/entries.h"

using namespace navarch;
using namespace navarch::trireme;

class TriremeNationsTest : public QObject {
    Q_OBJECT
private slots:
    void tr_15_3_whoLeads();
    void tr_15_3_squadronsAndTheirNames();
    void tr_12_1_figuresOfTheShipTable();
    void tr_12_5_decksOfNations();
    void tr_12_6_corviOfRome();
    void tr_12_boundsOfNumbers();
    void tr_11_1_conditionsOfABrief();
    void twoSides();
};

void TriremeNationsTest::tr_15_3_whoLeads()
{
    BattleBrief brief = briefOf(4);
    for (std::size_t i = 0; i < brief.sides[0].fleet.ships.size(); ++i)
        brief.sides[0].fleet.ships[i].squadron = "Van";
    FleetShip rear = shipOfClass("trireme");
    rear.squadron = "Rear";
    brief.sides[0].fleet.ships.push_back(rear);
    auto& led = brief.sides[0].fleet.commanders;
    led.push_back(FleetCommander{"Ashore", Post::Garrison, CommandQuality::Exceptional, {}});
    led.push_back(FleetCommander{"Second", Post::Squadron, CommandQuality::Skilled, "Rear"});
    led.push_back(FleetCommander{"Lost", Post::Squadron, CommandQuality::Average, "Nowhere"});
    const Trireme game = gameOf(brief);
    const std::size_t last = 4; // the ship of the rear
    QCOMPARE(game.facts().commanders.size(), std::size_t{2});
    QCOMPARE(game.facts().commanders[0].name, std::string("Second"));
    QCOMPARE(game.facts().commanders[0].row, 1);
    QCOMPARE(game.facts().commanders[0].aboard, ShipNumber(last));
    QCOMPARE(game.facts().commanders[1].aboard, ShipNumber{0}); // the fleet's first
    QCOMPARE(game.facts().ships[last].crew, game.facts().ships[0].crew + 1);
    brief.sides[1].fleet.commanders.push_back(
        FleetCommander{"Theirs", Post::Fleet, CommandQuality::Inept, {}});
    brief.sides[1].fleet.ships[0].crew = CrewQuality::Elite;
    const Trireme both = gameOf(brief);
    QCOMPARE(both.facts().commanders[2].side, 1);
    QCOMPARE(both.facts().commanders[2].aboard, ShipNumber(last + 1));
    QCOMPARE(both.facts().ships[last + 1].crew, 0);
}

void TriremeNationsTest::tr_15_3_squadronsAndTheirNames()
{
    BattleBrief brief = briefOf(1);
    for (const char* squadron : {"Van", "", "Van"}) {
        FleetShip ship = shipOfClass("trireme");
        ship.squadron = squadron;
        brief.sides[0].fleet.ships.push_back(ship);
    }
    brief.sides[1].fleet.ships[0].squadron = "Van"; // another's of the same name
    const Trireme game = gameOf(brief);
    QCOMPARE(game.facts().squadrons.size(), std::size_t{3});
    QCOMPARE(game.facts().squadrons[0].name, brief.sides[0].name);
    QCOMPARE(game.facts().squadrons[0].ships, (std::vector<ShipNumber>{0, 2}));
    QCOMPARE(game.facts().squadrons[1].ships, (std::vector<ShipNumber>{1, 3}));
    QVERIFY(game.facts().squadrons[2].name == "Van" && game.facts().squadrons[2].side == 1);
    QCOMPARE(game.facts().ships[3].squadron, 1);
    QCOMPARE(game.facts().ships[4].squadron, 2);
}

void TriremeNationsTest::tr_12_1_figuresOfTheShipTable()
{
    const auto refused = [](const char* table) { return !whyNot(with("ship-table", table)).empty(); };
    for (const char* good : {"trireme:ram=-6", "trireme:ram=6", "trireme:hull=1", "trireme:hull=30",
                             "trireme:max=0", "trireme:max=6", "trireme:cruise=0", "trireme:turn=6",
                             "trireme:acceleration=1", "trireme:acceleration=6"})
        QVERIFY2(!refused(good), good);
    for (const char* bad :
         {"trireme:ram=-7", "trireme:ram=7", "trireme:hull=0", "trireme:hull=31", "trireme:max=7",
          "trireme:cruise=-1", "trireme:turn=7", "trireme:acceleration=0", "trireme:acceleration=7",
          "trireme:hull", "trireme:", "galleon:hull=3", ":hull=3", "trireme:hull=3;galleon:hull=3"})
        QVERIFY2(refused(bad), bad);
    const Trireme game = gameOf(with("ship-table", "trireme:hull=7;trireme:ram=1,acceleration=2"));
    QVERIFY(game.facts().ships[0].hull == 7 && game.facts().ships[0].ram == 1
            && game.facts().ships[0].acceleration == 2);
    QCOMPARE(game.facts().ships[0].max, 5);
}

void TriremeNationsTest::tr_12_5_decksOfNations()
{
    const auto ship = [](const char* classId, const char* nations, std::size_t number) {
        BattleBrief brief = with("nations", nations, classId);
        brief.options["decks"] = "preset";
        return gameOf(brief).facts().ships[number];
    };
    const ShipFacts seven = ship("septireme", "hellenistic,asiatic", 0);
    QCOMPARE(seven.men, (Men{0, 15, 0}));
    QCOMPARE(seven.engines, (std::array<std::int16_t, 3>{4, 3, 2}));
    QCOMPARE(seven.crew, 0);
    QCOMPARE(ship("septireme", "hellenistic,asiatic", 2).men, (Men{15, 0, 0}));
    QCOMPARE(ship("quadrireme", "roman,athenian", 0).men, (Men{0, 0, 5}));
    QCOMPARE(ship("quadrireme", "roman,athenian", 0).engines, (std::array<std::int16_t, 3>{1, 0, 0}));
    QCOMPARE(ship("quadrireme", "roman,athenian", 0).crew, -1);
    QCOMPARE(ship("quadrireme", "roman,athenian", 2).men, (Men{0, 4, 0}));
    QCOMPARE(ship("quadrireme", "roman,athenian", 2).crew, 1);
    for (const char* nation : {"carthaginian,none", "egyptian,none"})
        QCOMPARE(ship("bireme-modified", nation, 0).engines, (std::array<std::int16_t, 3>{1, 0, 0}));
    QCOMPARE(ship("bireme-modified", "egyptian,none", 2).engines,
             (std::array<std::int16_t, 3>{0, 0, 0}));   // as it came
    QCOMPARE(ship("octere", "roman,none", 0).crew, -1); // not in the print: its own deck, the nation's crew
    // An inept commander changes nothing of a preset crew; the flagship's grade is the table's.
    BattleBrief brief = with("nations", "roman,none", "quinquereme");
    brief.options["decks"] = "preset";
    brief.sides[0].fleet.commanders.push_back(
        FleetCommander{"Claudius", Post::Fleet, CommandQuality::Inept, {}});
    QCOMPARE(gameOf(brief).facts().ships[0].crew, 0);
    QCOMPARE(gameOf(brief).facts().ships[1].crew, -1);
    brief.options["decks"] = "translated"; // the nation alone mans nothing
    QCOMPARE(gameOf(brief).facts().ships[0].engines, (std::array<std::int16_t, 3>{0, 0, 0}));
    brief.options["landsmen"] = "average"; // and that is for landsmen
    brief.options["decks"] = "preset";
    QCOMPARE(gameOf(brief).facts().ships[1].crew, -1);
    // Asiatic marines are light in any deck.
    BattleBrief asiatic = with("nations", "none,asiatic");
    asiatic.sides[0].fleet.ships[0].fit.marines = asiatic.sides[1].fleet.ships[0].fit.marines = 2;
    QCOMPARE(gameOf(asiatic).facts().ships[0].men, (Men{0, 3, 0}));
    QCOMPARE(gameOf(asiatic).facts().ships[2].men, (Men{3, 0, 0}));
}

void TriremeNationsTest::tr_12_6_corviOfRome()
{
    const auto corvi = [](const char* corvus, const char* nations, const char* classId) {
        BattleBrief brief = with("nations", nations, classId);
        brief.options["corvus"] = corvus;
        const Trireme game = gameOf(brief);
        return std::pair(game.facts().ships[0].hasCorvus, game.facts().ships[2].hasCorvus);
    };
    const char* every = "every-roman-quadrireme-and-quinquereme";
    QVERIFY(corvi(every, "roman,carthaginian", "quinquereme") == std::pair(true, false));
    QVERIFY(corvi(every, "none,roman", "quadrireme") == std::pair(false, true));
    QVERIFY(corvi(every, "roman,roman", "trireme") == std::pair(false, false));
    QVERIFY(corvi(every, "roman,none", "septireme") == std::pair(false, false));
    QVERIFY(corvi("as-recorded", "roman,roman", "quinquereme") == std::pair(false, false));
}

void TriremeNationsTest::tr_12_boundsOfNumbers()
{
    QCOMPARE(gameOf(with("least-ram-speed", "1")).facts().options.leastRamSpeed, 1);
    QCOMPARE(gameOf(with("least-ram-speed", "2")).facts().options.leastRamSpeed, 2);
    QCOMPARE(whyNot(with("least-ram-speed", "0")), std::string("options.least-ram-speed"));
    QCOMPARE(gameOf(with("turn-limit", "1")).facts().turnLimit, 1);
    QCOMPARE(gameOf(with("turn-limit", "1000")).facts().turnLimit, 1000);
    QCOMPARE(whyNot(with("turn-limit", "1001")), std::string("options.turn-limit"));
    BattleBrief brief = with("turn-limit", "20");
    brief.turnLimit = 7; // the brief's own goes before
    QCOMPARE(gameOf(brief).facts().turnLimit, 7);
    QCOMPARE(gameOf(with("scale", "1")).facts().options.scale, 1);
}

void TriremeNationsTest::tr_11_1_conditionsOfABrief()
{
    const auto condition = [](const char* text) { return gameOf(with("condition", text)).facts().condition; };
    const VictoryCondition none = gameOf(briefOf(2)).facts().condition;
    QVERIFY(none.holder == -1 && none.exiter == -1);
    const VictoryCondition hold = condition("hold:2:9");
    QVERIFY(hold.holder == 1 && hold.holdUntil == 9 && hold.exiter == -1);
    const VictoryCondition leave = condition("exit:1:3");
    QVERIFY(leave.exiter == 0 && leave.exits == 3 && leave.holder == -1);
    // A ship that leaves by the enemy's edge as its scenario asks has not fled.
    BattleBrief brief = with("condition", "exit:1:3");
    const Trireme game = gameOf(brief);
    State state = game.opening();
    state.phase = Phase::Over;
    state.ships[0].where = state.ships[1].where = state.ships[2].where = Whereabouts::Fled;
    state.ships[0].byEnemyEdge = state.ships[2].byEnemyEdge = true;
    const BattleOutcome outcome = game.outcome(state);
    QVERIFY(outcome.ships[0].fate == ShipFate::Afloat);
    QVERIFY(outcome.ships[1].fate == ShipFate::Fled); // by another edge
    QVERIFY(outcome.ships[2].fate == ShipFate::Fled); // of the other side
}

void TriremeNationsTest::twoSides()
{
    BattleBrief one = briefOf(1);
    one.sides.pop_back();
    QCOMPARE(whyNot(one), std::string("sides"));
    BattleBrief argo = briefOf(1);
    argo.sides[0].fleet.ships[0].classId = "argo";
    QVERIFY(!whyNot(argo).empty());
    const Trireme game = gameOf(briefOf(1));
    QCOMPARE(game.shipName(-1).english(), std::string());
    QCOMPARE(game.shipName(2).english(), std::string());
    QCOMPARE(game.shipName(0).english(), game.facts().called(0).english());
    QCOMPARE(game.shipName(1).english(), game.facts().called(1).english());
    const State state = game.opening();
    QCOMPARE(game.sideOf(state, Order(DeployShip{1, 0, 0, 0})), 1);
    QCOMPARE(game.sideOf(state, Order(DeployShip{9, 0, 0, 0})), -1);
    QCOMPARE(game.sideOf(state, Order(Ready{1})), 1);
    State taken = deployed(game); // once it has begun, whoever holds her
    taken.ships[1].holder = 0;
    QCOMPARE(game.sideOf(taken, Order(PlotShip{1, {}})), 0);
}

QTEST_APPLESS_MAIN(TriremeNationsTest)
#include "nations_test.moc"
