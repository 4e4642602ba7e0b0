// SPDX-License-Identifier: GPL-3.0-or-later
// How long a battle between captains is watched (tests/README.md): long enough to be followed, and no evening of it.
#include <QTest>

#include "app/battle/board/motion/board_motion.h"
#include "app/battle/room/pace/battle_pace.h"
#include "core/battle/match/registry.h"

using namespace navarch;

namespace {

/// Ten triremes against ten, in two squadrons each.
BattleBrief tenAgainstTen(std::string_view rules)
{
    BattleBrief brief;
    brief.rules = rules;
    brief.seed = 5;
    for (const char* name : {"Athens", "Corinth"}) {
        BriefSide& side = brief.sides.emplace_back();
        side.name = name;
        side.captain = Temperament::Steady;
        for (const char* squadron : {"Left", "Right"}) {
            FleetShip& ships = side.fleet.ships.emplace_back();
            ships.classId = "trireme";
            ships.fit = builtInFigures().classes.find("trireme")->fit;
            ships.count = 5;
            ships.squadron = squadron;
        }
    }
    return brief;
}

/// Seconds that it is watched at a speed, without what captains think; at most, since nobody waits for plots that captains
/// write.
double watched(const Match& match, int speed)
{
    const BoardGrid grid(*match.boardView({}));
    double all = 0;
    for (std::size_t step = 0; step < match.steps().size(); ++step) {
        const std::vector<BoardCourse> course{match.course(step, {})};
        const double motion =
            BoardMotion(course, grid, speed / static_cast<double>(BattlePace::Even)).length();
        const bool tells = !match.steps()[step].events.empty();
        all += motion + BattlePace::waitAfter(speed, motion > 0, tells);
    }
    return all / 1000;
}

} // namespace

class BattlePaceTest : public QObject {
    Q_OBJECT

private slots:
    void aBreathOrABeat();
    void tenAgainstTenIsWatched_data();
    void tenAgainstTenIsWatched();
};

void BattlePaceTest::aBreathOrABeat()
{
    QCOMPARE(BattlePace::waitAfter(800, false, true), 800);
    QCOMPARE(BattlePace::waitAfter(800, true, true), 200);
    QCOMPARE(BattlePace::waitAfter(800, false, false), 200);
    QCOMPARE(BattlePace::waitAfter(0, false, true), 0);
}

void BattlePaceTest::tenAgainstTenIsWatched_data()
{
    QTest::addColumn<double>("least");                   // seconds at an even speed
    for (const RuleSet& rules : builtInRuleSets().all()) // of squadrons there are two a side, and few orders
        QTest::newRow(std::string(rules.id).c_str()) << (rules.id == "squadrons" ? 20.0 : 50.0);
}

void BattlePaceTest::tenAgainstTenIsWatched()
{
    QFETCH(double, least);
    auto match = builtInRuleSets().open(tenAgainstTen(QTest::currentDataTag()), builtInFigures());
    QVERIFY(match);
    playToEnd(**match, {});
    const double even = watched(**match, BattlePace::Even);
    const double slow = watched(**match, BattlePace::Slow);
    const double fast = watched(**match, BattlePace::Fast);
    qInfo("%s: %zu orders, slow %.0f, even %.0f, fast %.0f seconds", QTest::currentDataTag(),
          (*match)->steps().size(), slow, even, fast);
    QVERIFY2(even >= least && even <= 240, qPrintable(QString::number(even)));
    QVERIFY(slow > 1.8 * even && slow < 2.2 * even);
    QVERIFY(fast > even / 4 && fast < even / 2.5);
}

QTEST_APPLESS_MAIN(BattlePaceTest)
#include "battle_pace_test.moc"
