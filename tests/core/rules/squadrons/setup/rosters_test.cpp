// SPDX-License-Identifier: GPL-3.0-or-later
// Whom commanders lead, how ships make squadrons, and what a brief may ask for, at every bound (SQ-18, SQ-T9).
#include <QTest>

#include "core/rules/squadrons/battle/game.h"
#include "core/rules/squadrons/geometry/formation.h"
#include "core/rules/squadrons/setup/deploy.h"
#include "core/rules/squadrons/setup/set_up.h"
#include "tests/core/battle/play/typed_play.h"
#include "tests/core/rules/squadrons/setup/briefs.h"

using namespace navarch;
using squadrons::BattleFacts;
using squadrons::Ready;
using squadrons::Squadrons;
using squadrons::State;

namespace {

BattleFacts factsOf(const BattleBrief& brief)
{
    return begunGame<Squadrons>(brief).facts();
}

} // namespace

class SquadronRostersTest : public QObject {
    Q_OBJECT
private slots:
    void sq_18_9_whoGoesAboardWhere();
    void sq_18_9_whoLeadsASquadron();
    void sq_18_9_nobodyToGoAboard();
    void sq_18_3_partsOfASquadron();
    void sq_18_4_classesAndTheirData();
    void sq_t9_valuesOfOptions();
    void sq_18_5_walls();
    void namesAndSides();
};

void SquadronRostersTest::sq_18_9_whoGoesAboardWhere()
{
    BattleBrief brief = threeSquadrons();
    auto& led = brief.sides[0].fleet.commanders;
    led.push_back(FleetCommander{"Rear's", Post::Squadron, CommandQuality::Average, "Rear"});
    led.push_back(FleetCommander{"Ashore", Post::Garrison, CommandQuality::Exceptional, {}});
    led.push_back(FleetCommander{"Admiral", Post::Fleet, CommandQuality::Skilled, {}});
    led.push_back(FleetCommander{"Second", Post::Fleet, CommandQuality::Inept, "Van"});
    led.push_back(FleetCommander{"Lost", Post::Squadron, CommandQuality::Average, "Centre"});
    brief.sides[1].fleet.commanders.push_back(
        FleetCommander{"Theirs", Post::Fleet, CommandQuality::Poor, "Van"});
    const BattleFacts facts = factsOf(brief);
    const auto aboard = [&](std::size_t i) {
        return QStringLiteral("%1 %2").arg(facts.commanders[i].squadron).arg(facts.commanders[i].ship);
    };
    QCOMPARE(facts.commanders.size(), std::size_t{6});
    QCOMPARE(aboard(0), QStringLiteral("2 4")); // the first ship of the rear
    QCOMPARE(aboard(1), QStringLiteral("-1 -1"));
    QCOMPARE(aboard(2), QStringLiteral("0 0"));
    QCOMPARE(aboard(3), QStringLiteral("1 2")); // the squadron he named
    QCOMPARE(aboard(4), QStringLiteral("0 0")); // the first
    QCOMPARE(aboard(5), QStringLiteral("3 6")); // his own fleet's
    QCOMPARE(facts.commanders[5].side, 1);
    QCOMPARE(facts.commanders[3].row, 3);
    QCOMPARE(facts.quality[0], modifierOf(CommandQuality::Inept)); // the later admiral
    QCOMPARE(facts.quality[1], modifierOf(CommandQuality::Poor));
}

void SquadronRostersTest::sq_18_9_whoLeadsASquadron()
{
    BattleBrief brief = threeSquadrons();
    auto& led = brief.sides[0].fleet.commanders;
    led.push_back(FleetCommander{"Admiral", Post::Fleet, CommandQuality::Average, "Van"});
    QCOMPARE(factsOf(brief).squadrons[1].commander, 0);
    QCOMPARE(factsOf(brief).squadrons[0].commander, -1);
    led.push_back(FleetCommander{"Van's", Post::Squadron, CommandQuality::Average, "Van"});
    QCOMPARE(factsOf(brief).squadrons[1].commander, 1); // its own before the admiral
    std::swap(led[0], led[1]);
    QCOMPARE(factsOf(brief).squadrons[1].commander, 0);
    // Morale: its own, else the fleet's.
    led[0].quality = CommandQuality::Inept;
    led[1].quality = CommandQuality::Exceptional;
    QCOMPARE(factsOf(brief).squadrons[1].morale, squadrons::Morale::PoorlyMotivated);
    QCOMPARE(factsOf(brief).squadrons[2].morale, squadrons::Morale::Determined);
    QCOMPARE(factsOf(brief).squadrons[0].morale,
             squadrons::Morale::Determined); // loose ships have none of their own
    led[0].squadron = "";
    QCOMPARE(factsOf(brief).squadrons[0].morale, squadrons::Morale::Determined);
}

void SquadronRostersTest::sq_18_9_nobodyToGoAboard()
{
    BattleBrief brief = briefOf(1);
    brief.sides[1].fleet.ships[0].condition.damage = Damage::Severe;
    brief.sides[1].fleet.commanders.push_back(
        FleetCommander{"Idle", Post::Fleet, CommandQuality::Average, {}});
    QCOMPARE(whyNotBegun<Squadrons>(brief), std::string("sides[1].fleet"));
    // A ship that stands off has her commander aboard, of no squadron.
    BattleBrief off = threeSquadrons();
    for (std::size_t i : {std::size_t{1}, std::size_t{2}})
        off.sides[0].fleet.ships[i].condition.damage = Damage::Severe;
    off.sides[0].fleet.commanders.push_back(
        FleetCommander{"Van's", Post::Squadron, CommandQuality::Average, "Van"});
    const BattleFacts facts = factsOf(off);
    QCOMPARE(int(facts.commanders[0].ship), 2);
    QCOMPARE(facts.commanders[0].squadron, int(squadrons::noSquadron));
}

void SquadronRostersTest::sq_18_3_partsOfASquadron()
{
    BattleBrief brief = briefOf(12);
    brief.sides[0].fleet.ships[0].squadron = "Van";
    const BattleFacts facts = factsOf(brief); // 12 stands: three of four
    QCOMPARE(facts.squadrons[0].name, std::string("Van 1"));
    QCOMPARE(facts.squadrons[2].name, std::string("Van 3"));
    QCOMPARE(facts.squadrons[2].roster, std::string("Van"));
    QCOMPARE(facts.squadrons[0].weight, 12);
    QCOMPARE(facts.squadrons[1].firstPlace, std::size_t{4});
    QCOMPARE(facts.ships[5].squadron, 1);
    QCOMPARE(int(facts.first[1]), 3);
    QCOMPARE(int(facts.first[2]), 6);
    QCOMPARE(squadrons::standsFor(4, 3), 1); // 1.33
    QCOMPARE(squadrons::standsFor(5, 3), 2); // 1.67
    QCOMPARE(squadrons::standsFor(6, 4), 2); // 1.5, half up
    QCOMPARE(squadrons::standsFor(1, 9), 1);
}

void SquadronRostersTest::sq_18_4_classesAndTheirData()
{
    ShipClass known = *builtInFigures().classes.find("trireme");
    const FleetShip ship = shipOf("trireme");
    QVERIFY(squadrons::isFast(ship, known));
    known.games = Json{{"squadrons", {{"fast", "yes"}}}};
    QVERIFY(!squadrons::isFast(ship, known));
    known.games = Json{{"squadrons", {{"fast", false}}}};
    QVERIFY(!squadrons::isFast(ship, known));
    known.games = Json{{"squadrons", Json::object()}};
    QVERIFY(!squadrons::isFast(ship, known));
    known.games = Json{{"squadrons", {{"fast", true}}}};
    QVERIFY(squadrons::isFast(ship, known));
    FleetShip full = ship; // no more troops than there is room for
    full.fit.archers = known.troopSpace;
    QVERIFY(squadrons::isFast(full, known));
    full.fit.marines = full.fit.heavyMarines = 1;
    QVERIFY(!squadrons::isFast(full, known));
    full.condition.marinesLost = full.condition.heavyMarinesLost = 1;
    QVERIFY(squadrons::isFast(full, known));
    full.condition.archersLost = 3;
    full.condition.marinesLost = 5; // none is less than none
    full.fit.heavyMarines = known.troopSpace + 1;
    full.condition.heavyMarinesLost = 0;
    QVERIFY(!squadrons::isFast(full, known));
    FleetShip one = ship;
    one.fit.oars = 1;
    QVERIFY(squadrons::canFight(one));
    one.condition.oarsLost = 1;
    QVERIFY(!squadrons::canFight(one));
}

void SquadronRostersTest::sq_t9_valuesOfOptions()
{
    const auto facts = [](const char* name, const char* value) {
        BattleBrief brief = briefOf(4);
        brief.options[name] = value;
        return factsOf(brief);
    };
    const auto refused = [](const char* name, const char* value) {
        BattleBrief brief = briefOf(4);
        brief.options[name] = value;
        return whyNotBegun<Squadrons>(brief) == "options." + std::string(name);
    };
    QCOMPARE(facts("stand", "1.5").figures.stand, 1'500);
    QCOMPARE(facts("stand", "2").figures.stand, 2'000);
    QCOMPARE(facts("stands", "12").figures.standsOfLarger, 12);
    QCOMPARE(facts("stands", "36").figures.standsOfLarger, 36);
    QCOMPARE(facts("stands", "44").figures.standsOfLarger, 44);
    QCOMPARE(facts("table", "48x36").figures.width, 48'000);
    QCOMPARE(facts("table", "48x36").figures.depth, 36'000);
    for (const char* good : {"24x36", "240x240", "72x36"})
        QVERIFY2(!refused("table", good), good);
    for (const char* bad : {"23x36", "241x48", "72x35", "72x241", "72", "x48", "72x"})
        QVERIFY2(refused("table", bad), bad);
    QCOMPARE(facts("turns", "1").turnLimit, 1);
    QCOMPARE(facts("turns", "1000").turnLimit, 1000);
    QVERIFY(refused("turns", "0") && refused("turns", "1001"));
    QCOMPARE(facts("invader", "second").options.invader, 1);
    QCOMPARE(facts("row", "7").options.row, squadrons::RowOn::SevenOnly);
    QCOMPARE(facts("row", "off").options.row, squadrons::RowOn::Never);
    QCOMPARE(facts("flank-rank", "one-worse").options.struckRank, squadrons::StruckRank::OneWorse);
    QCOMPARE(facts("flank-rank", "own").options.struckRank, squadrons::StruckRank::Own);
    QCOMPARE(facts("katastrophe", "half-the-squadron").options.katastrophe,
             squadrons::Katastrophe::HalfTheSquadron);
    QVERIFY(facts("immediate", "besides").options.immediateBesides);
    QVERIFY(facts("steady-signal", "on").options.steadySignal);
    QVERIFY(!facts("rally", "off").options.rally && !facts("flotsam", "off").options.flotsam
            && !facts("break-off", "off").options.breakOff);
    // Whose coast it is.
    const auto holder = [](PlaceKind place, const char* coast) {
        BattleBrief brief = briefOf(4);
        brief.place = place;
        brief.options["coast"] = coast;
        return factsOf(brief).coastHolder;
    };
    QCOMPARE(holder(PlaceKind::Shore, "neutral"), -1);
    QCOMPARE(holder(PlaceKind::Shore, "first"), 0);
    QCOMPARE(holder(PlaceKind::Shore, "second"), 1);
    QCOMPARE(holder(PlaceKind::OpenSea, "second"), -1);
    QCOMPARE(holder(PlaceKind::Port, "first"), 1); // the port is the second side's
    QCOMPARE(factsOf(briefOf(4)).turnLimit, 60);
}

void SquadronRostersTest::sq_18_5_walls()
{
    BattleBrief brief = briefOf(2);
    brief.place = PlaceKind::Port;
    brief.sides[1].walls.emplace().sections.resize(2);
    brief.sides[1].walls->sections[1].archers = 3;
    const BattleFacts facts = factsOf(brief);
    QCOMPARE(facts.walls.size(), std::size_t{2});
    QVERIFY(facts.walls[1].side == 1 && facts.walls[1].section == 1 && facts.walls[1].captor == -1);
    QCOMPARE(facts.walls[1].left.archers, 3);
    brief.sides[1].fleet.ships.clear();
    const auto refused = Squadrons::begin(brief, builtInFigures());
    QVERIFY(!refused && refused.error().front().what.english() == "Squadrons cannot fight walls.");
    brief.sides[1].walls.reset();
    const auto nobody = Squadrons::begin(brief, builtInFigures());
    QVERIFY(!nobody && nobody.error().front().what.english() == "The side has no ship that can fight.");
}

void SquadronRostersTest::namesAndSides()
{
    const Squadrons game = begunGame<Squadrons>(threeSquadrons());
    const State state = game.opening();
    QCOMPARE(game.shipName(1).english(), std::string("Van"));
    QCOMPARE(game.shipName(-1).english(), std::string());
    QCOMPARE(game.shipName(4).english(), std::string());
    QCOMPARE(game.shipName(3).english(), game.facts().name(3));
    QCOMPARE(game.sideOf(state, squadrons::Stay{3}), 1);
    QCOMPARE(game.sideOf(state, squadrons::Stay{4}), -1);
    QCOMPARE(game.sideOf(state, Ready{1}), 1);
    QCOMPARE(game.sideOf(state, squadrons::Begin{}), 0);
    BattleBrief one = briefOf(1);
    one.sides.pop_back();
    QCOMPARE(whyNotBegun<Squadrons>(one), std::string("sides"));
}

QTEST_APPLESS_MAIN(SquadronRostersTest)
#include "rosters_test.moc"
