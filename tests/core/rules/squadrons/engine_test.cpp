// SPDX-License-Identifier: GPL-3.0-or-later
// The tests every engine inherits, on the squadron game.
#include <QTest>

#include "core/rules/squadrons/battle/game.h"
#include "tests/core/battle/engine/battle_count.h"
#include "tests/core/battle/engine/captain_battles.h"
#include "tests/core/battle/engine/equal_fleets.h"
#include "tests/core/battle/engine/inherited_tests.h"
#include "tests/core/battle/engine/random_briefs.h"
#include "tests/core/battle/engine/told_tests.h"

using namespace navarch;
using squadrons::Squadrons;
using Engine = EngineTests<Squadrons>;

namespace {

/// Random fleets of every class in few stands, so that a battle is short, with an option or two set, here and there off a
/// shore or before a port.
BattleBrief random(std::uint64_t number)
{
    BattleBrief brief = randomBrief({"squadrons"}, number, builtInFigures());
    brief.options = {{"stands", "12"}, {"turns", "20"}};
    for (BriefSide& side : brief.sides) { // wrecks and sailing ships alone could not fight (SQ-18.1)
        FleetShip row;
        row.classId = "trireme";
        row.count = 1 + static_cast<int>(number % 3);
        row.fit = builtInFigures().classes.find("trireme")->fit;
        side.fleet.ships.push_back(row);
    }
    const auto set = [&](std::uint64_t every, const char* name, const char* value) {
        if (number % every == every - 1)
            brief.options[name] = value;
    };
    set(3, "table", "48x36");
    set(4, "alpha", "higher-d6");
    set(5, "invader", "second");
    set(6, "row", "7");
    set(7, "katastrophe", "half-the-squadron");
    set(8, "flank-rank", "one-worse");
    set(9, "immediate", "besides");
    set(10, "diekplous-both", "in-front");
    set(11, "break-off", "off");
    set(12, "rally", "off");
    set(13, "flotsam", "off");
    set(14, "steady-signal", "on");
    set(15, "stand", "1.5");
    set(16, "stands", "24");
    set(17, "coast", "second");
    set(18, "row", "off");
    if (number % 5 == 1)
        brief.place = PlaceKind::Shore;
    if (number % 5 == 2) {
        brief.place = PlaceKind::Port;
        Fortification& walls = brief.sides[1].walls.emplace();
        for (int i = 0; i < 2; ++i) {
            WallSection& section = walls.sections.emplace_back();
            section.capacity = 6;
            section.archers = 2;
        }
    }
    return brief;
}

/// Squadrons of good and bad crews, of fast ships and slow ones.
BattleBrief mixedFleets(std::uint64_t seed)
{
    BattleBrief brief = equalFleets("squadrons", 8);
    brief.seed = seed;
    for (BriefSide& side : brief.sides) {
        side.fleet.ships.front().squadron = "Middle";
        const auto add = [&](const char* squadron, const char* classId, CrewQuality crew, int count) {
            FleetShip row;
            row.classId = classId;
            row.crew = crew;
            row.count = count;
            row.squadron = squadron;
            row.fit = builtInFigures().classes.find(classId)->fit;
            side.fleet.ships.push_back(row);
        };
        add("Right", "trireme", CrewQuality::Elite, 4);
        add("Left", "quinquereme", CrewQuality::Average, 3);
        add("Rear", "trireme", CrewQuality::Green, 4);
    }
    return brief;
}

} // namespace

class SquadronEngineTest : public InheritedEngineTests {
    Q_OBJECT
public:
    SquadronEngineTest()
        : InheritedEngineTests(inheritedTests<Squadrons>(
            random, {.randomPlays = 60, .replays = 3, .simulations = 60, .allocations = 20, .captains = 12}))
    {
    }
private slots:
    void sq_18_5_wallsAndStoresComeBack();
    void sq_20_3_aSteadyCaptainBeatsARandomOne();
    void sq_20_5_equalCaptainsHaveEqualChancesAndFleetsClose();
    void sq_20_1_sq_20_2_sq_20_4_captainsUseTricksReformAndBreakOff();
    void everythingIsTold();
};

void SquadronEngineTest::everythingIsTold()
{
    for (std::uint64_t number = 0; number < battles(24); ++number) {
        const std::string breach = ToldTests<Squadrons>::everythingIsTold(random(number), builtInFigures());
        QVERIFY2(breach.empty(), breach.c_str());
    }
}

void SquadronEngineTest::sq_20_3_aSteadyCaptainBeatsARandomOne()
{
    const int fought = battlesAtLeast(100);
    BattleBrief brief = equalFleets("squadrons", 12);
    brief.options["stands"] = "12";
    const int wins = Engine::winsOfSteadyOverRandom(brief, builtInFigures(), fought);
    qInfo("a steady captain wins %d of %d", wins, fought);
    QVERIFY2(wins * 100 >= fought * 90, qPrintable(QStringLiteral("%1 of %2").arg(wins).arg(fought)));
}

void SquadronEngineTest::sq_20_5_equalCaptainsHaveEqualChancesAndFleetsClose()
{
    const int fought = battlesAtLeast(100);
    const CaptainTally tally = tallyOf<Squadrons>(equalFleets("squadrons", 24), fought);
    const QString count = tally.text();
    qInfo("%s", qPrintable(count));
    const int decided = tally.first + tally.second;
    QVERIFY2(decided * 10 >= fought * 9, qPrintable(count));
    QVERIFY2(tally.isEven(), qPrintable(count));
    QVERIFY2(tally.endsInTime(), qPrintable(count));
}

void SquadronEngineTest::sq_20_1_sq_20_2_sq_20_4_captainsUseTricksReformAndBreakOff()
{
    constexpr int fought = 100;
    std::map<std::string, int> counts;
    int turns = 0;
    for (std::uint64_t seed = 0; seed < fought; ++seed) {
        const BattleBrief brief = mixedFleets(seed);
        const ToldBattle told = toldBattle<Squadrons>(brief);
        turns += told.outcome.turns;
        for (const BattleEvent& event : told.events) {
            ++counts[event.kind];
            for (const auto& die : event.dice)
                counts["trick " + die.rule] +=
                    event.kind == "trick-test" && die.why.starts_with("The attacker");
        }
    }
    // Two dice a test.
    const int diekplous = counts["trick SQ-T5"] / 2;
    const int periplous = counts["trick SQ-T6"] / 2;
    qInfo(
        "in %d battles, %d turns: %d diekplous, %d tests of a periplous, %d other onsets, %d re-formings, %d "
        "broke off, %d routs, %d destroyed",
        fought, turns, diekplous, periplous, counts["engaged"], counts["reformed"], counts["broke-off"],
        counts["routs"], counts["destroyed"]);
    QVERIFY(diekplous >= fought / 4);
    QVERIFY(periplous >= fought / 4);
    QVERIFY(counts["engaged"] >= fought);
    QVERIFY(counts["reformed"] >= fought / 4);
    QVERIFY(counts["broke-off"] >= fought / 20);
    QVERIFY(counts["routs"] >= fought);
}

void SquadronEngineTest::sq_18_5_wallsAndStoresComeBack()
{
    BattleBrief brief = equalFleets("squadrons", 4);
    brief.place = PlaceKind::Port;
    WallSection section;
    section.capacity = 6;
    section.archers = 2;
    section.heavyEngines = {3};
    brief.sides[1].walls.emplace().sections = {section, section};
    brief.sides[0].fleet.ships[0].fit.firePots = 2;
    brief.sides[1].fleet.commanders = {{"Walls", Post::Garrison, CommandQuality::Average, ""},
                                       {"Admiral", Post::Fleet, CommandQuality::Average, ""}};
    const auto game = Squadrons::begin(brief, builtInFigures()).value();
    squadrons::State state = game.opening();
    BattleDice dice(7, 7);
    Proceedings unheard(dice);
    game.perform(state, squadrons::Concede{1}, unheard);
    QVERIFY(game.isOver(state));
    const BattleOutcome outcome = game.outcome(state);
    QCOMPARE(outcome.victor, std::optional<int>(0));
    QCOMPARE(outcome.conceded, std::optional<int>(1));
    QCOMPARE(outcome.walls.size(), std::size_t{2});
    QVERIFY(outcome.walls[1].left == section);
    QCOMPARE(outcome.walls[1].section, 1);
    QCOMPARE(outcome.walls[0].captor, -1);
    QCOMPARE(outcome.commanders.size(), std::size_t{2});
    QCOMPARE(outcome.commanders[0].state, PersonState::Fit);
    for (const ShipOutcome& ship : outcome.ships) {
        QVERIFY(ship.condition == Condition{});
        QCOMPARE(ship.fate, ship.side == 0 ? ShipFate::Afloat : ShipFate::Fled);
    }
}

QTEST_APPLESS_MAIN(SquadronEngineTest)
#include "engine_test.moc"
