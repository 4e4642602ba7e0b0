// SPDX-License-Identifier: GPL-3.0-or-later
// How well Pompeius' captains play, over many battles.
#include <QTest>

#include <map>

#include "core/rules/pompeius/battle/game.h"
#include "core/rules/pompeius/captains/plot_judge.h"
#include "tests/core/battle/engine/battle_count.h"
#include "tests/core/battle/engine/captain_battles.h"
#include "tests/core/battle/engine/engine_tests.h"
#include "tests/core/battle/engine/equal_fleets.h"
#include "tests/core/rules/pompeius/skirmish.h"

using namespace navarch;
using namespace navarch::pompeius;
using Engine = EngineTests<Pompeius>;

namespace {

/// Fleets after the scenario of the rules, two squadrons each under a navarch and all under a prefect.
BattleBrief mixedFleets(std::uint64_t seed)
{
    BattleBrief brief = equalFleets("pompeius", 2);
    brief.seed = seed;
    for (BriefSide& side : brief.sides) {
        const auto add = [&](const char* classId, const char* squadron, int count) {
            FleetShip row;
            row.classId = classId;
            row.squadron = squadron;
            row.count = count;
            row.fit = builtInFigures().classes.find(classId)->fit;
            side.fleet.ships.push_back(row);
        };
        side.fleet.ships.clear();
        add("dekares", "First", 1);
        add("quadrireme", "First", 2);
        add("quadrireme", "Second", 1);
        add("liburnian", "Second", 4);
        for (const char* squadron : {"First", "Second"}) {
            FleetCommander navarch;
            navarch.name = std::string("Navarch of ") + squadron;
            navarch.squadron = squadron;
            side.fleet.commanders.push_back(navarch);
        }
        FleetCommander prefect;
        prefect.name = "Prefect";
        prefect.post = Post::Fleet;
        side.fleet.commanders.push_back(prefect);
    }
    brief.options["crews"] = "printed";
    return brief;
}

} // namespace

class PompeiusCaptainTest : public QObject {
    Q_OBJECT
private slots:
    void aSteadyCaptainBeatsARandomOne();
    void equalCaptainsHaveEqualChances();
    void battlesComeToADecision_data();
    void battlesComeToADecision();
    void captainsCutLooseFromTheirPrizes();
    void pm_14_1_captainsRamGrappleBoardAndShoot();
};

void PompeiusCaptainTest::aSteadyCaptainBeatsARandomOne()
{
    const int fought = battlesAtLeast(100);
    const int wins = Engine::winsOfSteadyOverRandom(equalFleets("pompeius", 5), builtInFigures(), fought);
    qInfo("a steady captain wins %d of %d", wins, fought);
    // The options already have units told what suits the steps and rams ordered, so that chance plays no bad game.
    QVERIFY2(wins * 100 >= fought * 75, qPrintable(QStringLiteral("%1 of %2").arg(wins).arg(fought)));
}

void PompeiusCaptainTest::equalCaptainsHaveEqualChances()
{
    const int fought = battlesAtLeast(100);
    const CaptainTally tally = tallyOf<Pompeius>(equalFleets("pompeius"), fought);
    qInfo("%s", qPrintable(tally.text()));
    QVERIFY2(tally.isEven(), qPrintable(tally.text()));
    QVERIFY2(tally.endsInTime(), qPrintable(tally.text()));
}

void PompeiusCaptainTest::battlesComeToADecision_data()
{
    QTest::addColumn<QString>("classId");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    QTest::addColumn<int>("troops"); // archers, and as many marines, of each ship
    QTest::addColumn<int>("place");
    const auto row = [](const char* name, const char* classId, int first, int second, int troops,
                        PlaceKind place = PlaceKind::OpenSea) {
        QTest::newRow(name) << QString::fromLatin1(classId) << first << second << troops
                            << static_cast<int>(place);
    };
    row("1 trireme without men", "trireme", 1, 1,
        0); // they swung their bows at each other, or rowed in circles, to the end
    row("3 triremes", "trireme", 3, 3, 1);
    row("6 triremes", "trireme", 6, 6, 1);
    row("6 triremes full of men", "trireme", 6, 6, 3);
    row("5 triremes without men", "trireme", 5, 5, 0); // nobody frees who is stuck
    row("10 triremes against 5", "trireme", 10, 5, 1);
    row("10 quinqueremes without men", "quinquereme", 10, 10, 0);
    row("6 quinqueremes full of men", "quinquereme", 6, 6, 3);
    row("1 trireme against 4", "trireme", 1, 4, 1);
    row("6 liburniae", "liburnian", 6, 6, 0);
    row("6 triremes off a shore", "trireme", 6, 6, 1, PlaceKind::Shore);
    row("4 quadriremes in a port", "quadrireme", 4, 4, 1, PlaceKind::Port);
}

void PompeiusCaptainTest::battlesComeToADecision()
{
    QFETCH(QString, classId);
    QFETCH(int, first);
    QFETCH(int, second);
    QFETCH(int, troops);
    QFETCH(int, place);
    BattleBrief brief = equalBrief("pompeius", first, classId.toStdString());
    brief.sides[1].fleet.ships.front().count = second;
    brief.place = static_cast<PlaceKind>(place);
    for (BriefSide& side : brief.sides) {
        side.captain = Temperament::Steady;
        side.fleet.ships.front().fit.archers = troops;
        side.fleet.ships.front().fit.marines = troops;
    }
    const int fought = battlesAtLeast(100);
    const CaptainTally tally = tallyOf<Pompeius>(brief, fought);
    qInfo("%s", qPrintable(tally.text()));
    QVERIFY2(tally.atLimit * 100 < 3 * fought, qPrintable(tally.text())); // under 2 of 100, and chance
    const bool isToldApart =
        tally.first + tally.second >= 50; // single ships mostly end held fast to each other
    QVERIFY2(first != second || !isToldApart || tally.isEven(), qPrintable(tally.text()));
    // The captains whom people meet, who see the same merits among more options.
    int atLimit = 0;
    const int played = fought / 5;
    for (int seed = 0; seed < played; ++seed) {
        brief.seed = static_cast<std::uint64_t>(seed);
        atLimit += toldBattle<Pompeius, MeritCaptain<Pompeius>>(brief).outcome.atTurnLimit;
    }
    QVERIFY2(atLimit * 20 <= played, qPrintable(QStringLiteral("%1 of %2").arg(atLimit).arg(played)));
}

void PompeiusCaptainTest::pm_14_1_captainsRamGrappleBoardAndShoot()
{
    constexpr int fought = 100;
    std::map<std::string, int> counts;
    int turns = 0;
    int first = 0;
    for (std::uint64_t seed = 0; seed < fought; ++seed) {
        const BattleBrief brief = mixedFleets(seed);
        const ToldBattle told = toldBattle<Pompeius>(brief);
        turns += told.outcome.turns;
        first += told.outcome.victor == 0;
        for (const BattleEvent& event : told.events)
            ++counts[event.kind];
    }
    QString all;
    for (const auto& [kind, count] : counts)
        all += QStringLiteral(" %1 %2").arg(QString::fromStdString(kind)).arg(count);
    qInfo("in %d battles, %d turns, %d won by the first side:%s", fought, turns, first, qPrintable(all));
    QVERIFY(counts["ram"] >= 2 * fought);
    QVERIFY(counts["grapple"] >= 2 * fought);
    QVERIFY(counts["crossed"] >= fought);
    QVERIFY(counts["melee"] >= fought);
    QVERIFY(counts["captured"] >= fought / 2);
    QVERIFY(counts["shot"] >= 4 * fought);
    QVERIFY(counts["sunk"] >= fought / 2);
    QVERIFY(counts["loss"] >= fought / 2); // leaks and fires
    QVERIFY(counts["mended"] >= fought / 4);
}

/// A ship grappled to her own prize rows nowhere, and neither does the prize: whoever can cuts.
void PompeiusCaptainTest::captainsCutLooseFromTheirPrizes()
{
    for (const bool isStuck : {false, true}) {
        Skirmish battle;
        const ShipNumber ship = battle.add(0, 10, 10, 0);
        (void)battle.man(ship, UnitKind::Milites, 2);
        const ShipNumber prize = battle.add(1, 11, 10, 1);
        const UnitNumber crew = battle.man(ship, UnitKind::Milites);
        battle.unit(crew).at = prize;
        battle.at(prize).holder = 0;
        battle.at(prize).isPrize = true;
        (void)battle.man(battle.add(1, 22, 12, 3), UnitKind::Sagittarii, 2);
        if (isStuck)
            battle.stuck(prize, ship); // the card lies on the other
        else
            battle.grapple(ship, prize, 2);
        PlotJudge judge(battle.facts, battle.state, ship, Temperament::Steady);
        Plot plot;
        (void)judge.man(plot);
        QCOMPARE(int(plot.taskCount), isStuck ? 1 : 3); // one Stuck card wants one of them, two counters all
        for (const UnitTask& task : plot.tasks())
            QCOMPARE(task.task, isStuck ? Task::Repair : Task::Cut);
    }
}

QTEST_APPLESS_MAIN(PompeiusCaptainTest)
#include "captain_test.moc"
