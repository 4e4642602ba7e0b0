// SPDX-License-Identifier: GPL-3.0-or-later
// What cannot have been in a battle is found, ship by ship, and what can be put right is (CP-8.3).
#include <QTest>

#include "core/battle/captains/play_out.h"
#include "core/battle/match/outcome_check.h"
#include "tests/core/battle/made_up/tiny_brief.h"
#include "tests/support/show.h"

using namespace navarch;

namespace {

/// Two triremes a side with a commander each; the first of Corinth came with losses, and it has a wall.
BattleBrief brief()
{
    BattleBrief made = tinyBrief(2);
    for (BriefSide& side : made.sides)
        side.fleet.commanders.push_back({side.name + "'s admiral", Post::Fleet, CommandQuality::Average, {}});
    FleetShip hurt = made.sides[1].fleet.ships.front();
    hurt.count = 1;
    hurt.name = "Hebe";
    hurt.condition.damage = Damage::Light;
    hurt.condition.oarsLost = 1;
    hurt.condition.rudderHit = true;
    made.sides[1].fleet.ships.insert(made.sides[1].fleet.ships.begin(), hurt);
    Fortification walls;
    walls.sections.emplace_back().archers = 2;
    made.sides[1].walls = walls;
    return made;
}

const ShipClasses& classes()
{
    return builtInFigures().classes;
}

BattleOutcome fought(const BattleBrief& of = brief())
{
    BattleOutcome outcome = outcomeBefore(of, classes());
    outcome.turns = 7;
    outcome.victor = 0;
    return outcome;
}

} // namespace

class OutcomeCheckTest : public QObject {
    Q_OBJECT

private slots:
    void nothingHasHappenedYet();
    void aPlayedBattleIsSound();
    void findings_data();
    void findings();
    void whatCannotBeGuessedStays();
    void anotherBattlesOutcomeIsKnown();
};

void OutcomeCheckTest::nothingHasHappenedYet()
{
    const BattleOutcome before = outcomeBefore(brief(), classes());
    QCOMPARE(before.ships.size(), std::size_t{5});
    QCOMPARE(before.ships[2].name, std::string("Hebe"));
    QCOMPARE(before.ships[2].condition.oarsLost, 1);
    QCOMPARE(before.commanders.size(), std::size_t{2});
    QCOMPARE(before.walls.size(), std::size_t{1});
    QCOMPARE(before.walls[0].left.archers, 2);
    QVERIFY(isOutcomeOf(brief(), before, classes()));
    const auto found = outcomeFindings(brief(), fought(), classes());
    QVERIFY(found.empty());
}

void OutcomeCheckTest::aPlayedBattleIsSound()
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const BattleBrief of = tinyBrief(3, seed);
        auto match = tinyMatch(of);
        QVERIFY(match);
        playToEnd(*match);
        const BattleOutcome outcome = match->outcome();
        QVERIFY(isOutcomeOf(of, outcome, classes()));
        for (const OutcomeFinding& each : outcomeFindings(of, outcome, classes()))
            QVERIFY2(each.finding.severity != Severity::Error, each.finding.message.english().c_str());
    }
}

using Change = void (*)(BattleOutcome&);
Q_DECLARE_METATYPE(Change)

void OutcomeCheckTest::findings_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("key");
    QTest::addColumn<bool>("mended");
    const auto row = [](const char* name, const char* key, bool mended, Change change) {
        QTest::newRow(name) << change << QString::fromLatin1(key) << mended;
    };
    row("captured by nobody", "captor-missing", true,
        [](BattleOutcome& o) { o.ships[0].fate = ShipFate::Captured; });
    row("captured by its own", "captor-own", true, [](BattleOutcome& o) {
        o.ships[0].fate = ShipFate::Captured;
        o.ships[0].captor = 0;
    });
    row("afloat with a captor", "captor-nobody", true, [](BattleOutcome& o) { o.ships[0].captor = 1; });
    row("more oars than aboard", "lost-more", true,
        [](BattleOutcome& o) { o.ships[0].condition.oarsLost = 9; });
    row("towers she has not", "lost-more", true,
        [](BattleOutcome& o) { o.ships[0].condition.towersLost = 1; });
    row("Greek fire she has not", "lost-more", true,
        [](BattleOutcome& o) { o.ships[0].condition.greekFireUsed = true; });
    row("oars mended", "lost-less", true, [](BattleOutcome& o) { o.ships[2].condition.oarsLost = 0; });
    row("rudder mended", "lost-less", true, [](BattleOutcome& o) { o.ships[2].condition.rudderHit = false; });
    row("hull mended", "damage-less", true,
        [](BattleOutcome& o) { o.ships[2].condition.damage = Damage::None; });
    row("a wreck flees", "wreck-away", true, [](BattleOutcome& o) {
        o.ships[0].fate = ShipFate::Fled;
        o.ships[0].condition.damage = Damage::Wrecked;
    });
    row("sunk without coming", "never-came", true, [](BattleOutcome& o) {
        o.ships[0].onTable = false;
        o.ships[0].fate = ShipFate::Sunk;
    });
    row("a captive of nobody", "captor-missing", true,
        [](BattleOutcome& o) { o.commanders[0].state = PersonState::Captured; });
    row("a captive of his own", "captor-own", true, [](BattleOutcome& o) {
        o.commanders[0].state = PersonState::Captured;
        o.commanders[0].captor = 0;
    });
    row("a free captive", "captor-nobody", true, [](BattleOutcome& o) { o.commanders[0].captor = 1; });
    row("a wall taken by its own", "wall-own", true, [](BattleOutcome& o) { o.walls[0].captor = 1; });
    row("more on a wall", "wall-more", true, [](BattleOutcome& o) { o.walls[0].left.archers = 3; });
    row("the victor is gone", "victor-gone", false, [](BattleOutcome& o) {
        o.ships[0].fate = ShipFate::Sunk;
        o.ships[1].fate = ShipFate::Sunk;
    });
    row("the victor gave up", "victor-conceded", false, [](BattleOutcome& o) { o.conceded = 0; });
    row("undecided, and won", "victor-undecided", false, [](BattleOutcome& o) { o.undecided = true; });
    row("nobody left to hold her", "captor-gone", false, [](BattleOutcome& o) {
        o.ships[0].fate = ShipFate::Sunk;
        o.ships[1].fate = ShipFate::Sunk;
        o.ships[2].fate = ShipFate::Captured;
        o.ships[2].captor = 0;
    });
    row("no turns", "turns-none", false, [](BattleOutcome& o) { o.turns = 0; });
    row("a draw with one side left", "draw-alone", false, [](BattleOutcome& o) {
        o.victor.reset();
        o.ships[0].fate = ShipFate::Sunk;
        o.ships[1].fate = ShipFate::Sunk;
    });
}

void OutcomeCheckTest::findings()
{
    QFETCH(Change, change);
    QFETCH(QString, key);
    QFETCH(bool, mended);
    BattleOutcome outcome = fought();
    change(outcome);
    const auto found = outcomeFindings(brief(), outcome, classes());
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(found[0].finding.key), key);
    QVERIFY(!found[0].finding.message.isEmpty());
    QCOMPARE(found[0].mendable, mended);
    mend(outcome, found[0], brief(), classes());
    QCOMPARE(outcomeFindings(brief(), outcome, classes()).empty(), mended);
}

void OutcomeCheckTest::whatCannotBeGuessedStays()
{
    BattleBrief three = tinyBrief(1);
    three.sides.push_back(three.sides[0]);
    three.sides[2].name = "Megara";
    BattleOutcome outcome = fought(three);
    outcome.ships[0].fate = ShipFate::Captured;
    const auto found = outcomeFindings(three, outcome, classes());
    QVERIFY(!found.empty());
    QCOMPARE(found[0].finding.key, std::string("captor-missing"));
    QVERIFY(!found[0].mendable);
}

void OutcomeCheckTest::anotherBattlesOutcomeIsKnown()
{
    QVERIFY(!isOutcomeOf(brief(), fought(tinyBrief(2)), classes()));
    BattleOutcome renamed = fought();
    renamed.ships[2].name = "Galene";
    QVERIFY(!isOutcomeOf(brief(), renamed, classes()));
    BattleOutcome bare = fought();
    bare.walls.clear();
    QVERIFY(!isOutcomeOf(brief(), bare, classes()));
}

QTEST_GUILESS_MAIN(OutcomeCheckTest)
#include "outcome_check_test.moc"
