// SPDX-License-Identifier: GPL-3.0-or-later
// The tests every engine inherits, on Trireme.
#include <QTest>

#include "core/rules/trireme/battle/game.h"
#include "tests/core/battle/engine/battle_count.h"
#include "tests/core/battle/engine/captain_battles.h"
#include "tests/core/battle/engine/equal_fleets.h"
#include "tests/core/battle/engine/inherited_tests.h"
#include "tests/core/battle/engine/random_briefs.h"
#include "tests/core/battle/engine/told_tests.h"

using namespace navarch;
using trireme::Trireme;
using Engine = EngineTests<Trireme>;

namespace {

/// Random fleets of every class, with an option or two of the rules set, here and there among islands, off a shore or before
/// a port.
BattleBrief random(std::uint64_t number)
{
    BattleBrief brief = randomBrief({"trireme"}, number, builtInFigures());
    brief.options.clear();
    const auto set = [&](std::uint64_t every, const char* name, const char* value) {
        if (number % every == every - 1)
            brief.options[name] = value;
    };
    set(3, "terrain", "land:12.12-14.14,18.10-19.16,5.8");
    set(4, "board", "32x20");
    set(5, "sprint-count", "exact-maximum");
    set(6, "pivot-at-rest", "on");
    set(7, "restart", "after-every-ram");
    set(8, "arcs", "engines-ahead");
    set(9, "line-of-sight", "land-and-walls");
    set(10, "kill-order", "lightest-first");
    set(11, "stern-ram", "less");
    set(12, "least-ram-speed", "2");
    set(13, "nations", "roman,asiatic");
    set(14, "prizes", "lie-still");
    set(15, "first-leak", "turn-after");
    set(16, "start-speed", "0");
    set(17, "corvus", "none");
    set(19, "nations", "landsmen,carthaginian");
    set(19, "decks", "preset");
    if (number % 5 == 1)
        brief.place = PlaceKind::Shore;
    if (number % 5 == 2) {
        brief.place = PlaceKind::Port;
        Fortification& walls = brief.sides[1].walls.emplace();
        for (int i = 0; i < 3; ++i) {
            WallSection& section = walls.sections.emplace_back();
            section.capacity = 6;
            section.archers = 2;
            section.marines = i;
            section.ballistae = 1;
            section.heavyEngines = {3, 5};
        }
    }
    return brief;
}

/// Elite, average and poor crews with quadriremes among them, so that all there is in the game comes about.
BattleBrief mixedFleets(std::uint64_t seed)
{
    BattleBrief brief = equalFleets("trireme", 4);
    brief.seed = seed;
    for (BriefSide& side : brief.sides) {
        const auto add = [&](const char* classId, CrewQuality crew, int count) {
            FleetShip row;
            row.classId = classId;
            row.crew = crew;
            row.count = count;
            row.fit = builtInFigures().classes.find(classId)->fit;
            row.fit.archers = 1;
            row.fit.marines = builtInFigures().classes.find(classId)->troopSpace - 1;
            side.fleet.ships.push_back(row);
        };
        add("trireme", CrewQuality::Elite, 3);
        add("quadrireme", CrewQuality::Average, 2);
        add("quinquereme", CrewQuality::Poor, 2);
    }
    return brief;
}

} // namespace

class TriremeEngineTest : public InheritedEngineTests {
    Q_OBJECT
public:
    TriremeEngineTest()
        : InheritedEngineTests(inheritedTests<Trireme>(
            random, {.randomPlays = 60, .replays = 4, .simulations = 20, .allocations = 10, .captains = 12}))
    {
    }
private slots:
    void tr_17_3_aSteadyCaptainBeatsARandomOne();
    void tr_17_4_equalCaptainsHaveEqualChances();
    void tr_17_1_tr_17_2_captainsRamSidesBoardAndRake();
    void everythingIsTold();
};

void TriremeEngineTest::everythingIsTold()
{
    for (std::uint64_t number = 0; number < battles(12); ++number) {
        const std::string breach = ToldTests<Trireme>::everythingIsTold(random(number), builtInFigures());
        QVERIFY2(breach.empty(), breach.c_str());
    }
}

void TriremeEngineTest::tr_17_3_aSteadyCaptainBeatsARandomOne()
{
    const int fought = battlesAtLeast(20);
    const int wins = Engine::winsOfSteadyOverRandom(equalFleets("trireme", 6), builtInFigures(), fought);
    qInfo("a steady captain wins %d of %d", wins, fought);
    QVERIFY2(wins * 100 >= fought * 90, qPrintable(QStringLiteral("%1 of %2").arg(wins).arg(fought)));
}

void TriremeEngineTest::tr_17_4_equalCaptainsHaveEqualChances()
{
    const int fought = battlesAtLeast(100);
    const CaptainTally tally = tallyOf<Trireme>(equalFleets("trireme"), fought);
    qInfo("%s", qPrintable(tally.text()));
    QVERIFY2(tally.isEven(), qPrintable(tally.text()));
    QVERIFY2(tally.endsInTime(), qPrintable(tally.text()));
}

void TriremeEngineTest::tr_17_1_tr_17_2_captainsRamSidesBoardAndRake()
{
    constexpr int fought = 100;
    int side = 0;
    int stern = 0;
    int bow = 0;
    int rakes = 0;
    int boardings = 0;
    int shots = 0;
    int captures = 0;
    int turns = 0;
    for (std::uint64_t seed = 0; seed < fought; ++seed) {
        const BattleBrief brief = mixedFleets(seed);
        const ToldBattle told = toldBattle<Trireme>(brief);
        turns += told.outcome.turns;
        for (const BattleEvent& event : told.events) {
            boardings += event.kind == "boarding";
            rakes += event.kind == "rake";
            shots += event.kind == "shot";
            captures += event.kind == "captured";
            if (event.kind != "ram")
                continue;
            ++(event.text.english().find(" on the bow") != std::string::npos     ? bow
               : event.text.english().find(" on the stern") != std::string::npos ? stern
                                                                                 : side);
        }
    }
    qInfo("in %d battles, %d turns: %d rams from the side, %d on the stern, %d on the bow, %d rakes, %d "
          "rounds aboard, "
          "%d shots, %d captures",
          fought, turns, side, stern, bow, rakes, boardings, shots, captures);
    QVERIFY(side >= 2 * fought);
    QVERIFY(rakes >= fought / 4);
    QVERIFY(boardings >= fought);
    QVERIFY(shots >= 4 * fought);
    QVERIFY(captures >= fought / 4);
    QVERIFY(side + stern >= 2 * bow);
}

QTEST_APPLESS_MAIN(TriremeEngineTest)
#include "engine_test.moc"
