// SPDX-License-Identifier: GPL-3.0-or-later
// How well Pompeius' captains play, over many battles.
#include <QTest>

#include <map>

#include "core/rules/pompeius/battle/game.h"
#include "tests/core/battle/battle_count.h"
#include "tests/core/battle/captain_battles.h"
#include "tests/core/battle/engine_tests.h"
#include "tests/core/battle/equal_fleets.h"

using namespace navarch;
using pompeius::Pompeius;
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
    void smallFleetsComeToADecision_data();
    void smallFleetsComeToADecision();
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

void PompeiusCaptainTest::smallFleetsComeToADecision_data()
{
    QTest::addColumn<int>("ships");
    for (const int ships : {3, 6})
        QTest::addRow("%d ships a side", ships) << ships;
}

void PompeiusCaptainTest::smallFleetsComeToADecision()
{
    QFETCH(int, ships);
    const int fought = battlesAtLeast(100);
    const CaptainTally tally = tallyOf<Pompeius>(equalFleets("pompeius", ships), fought);
    qInfo("%s", qPrintable(tally.text()));
    QVERIFY2(tally.atLimit * 100 < 5 * fought, qPrintable(tally.text()));
    QVERIFY2(tally.isEven(), qPrintable(tally.text()));
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

QTEST_APPLESS_MAIN(PompeiusCaptainTest)
#include "captain_test.moc"
