// SPDX-License-Identifier: GPL-3.0-or-later
// The worked examples of tests, paces and tricks (SQ-16.8 to 16.15).
#include <QTest>

#include "core/rules/squadrons/combat/order.h"
#include "core/rules/squadrons/combat/tests.h"
#include "core/rules/squadrons/movement/moves.h"
#include "core/rules/squadrons/movement/tricks.h"
#include "tests/core/rules/squadrons/skirmish.h"

using namespace navarch::squadrons;

namespace {

const std::string nothing;

QString text(const std::string& string)
{
    return QString::fromStdString(string);
}

/// The four of SQ-16.13: at (36, 30) / 180.
SquadronNumber addDefender(Skirmish& table)
{
    return table.add(1, 3600, 3000, 180);
}

} // namespace

class SquadronExampleTest : public QObject {
    Q_OBJECT
private slots:
    void sq_16_8_greenCrewsNearTheEnemy();
    void sq_16_9_chargingFromBeyond();
    void sq_16_10_wheels();
    void sq_16_11_paces();
    void sq_16_12_diekplous();
    void sq_16_13_places();
    void sq_16_14_theRace();
    void sq_16_15_theRaceAgain();
};

void SquadronExampleTest::sq_16_8_greenCrewsNearTheEnemy()
{
    Skirmish table;
    const SquadronNumber a = table.add(0, 3600, 2400, 0);
    (void)addDefender(table);
    table.train(a, Training::Green);
    QCOMPARE(table.ordered(AboutFace{a}, {4, 4}), nothing);
    QVERIFY(table.of(a).disordered);
    table.of(a).hasMoved = false;
    QCOMPARE(table.ordered(AboutFace{a}, {4, 4}), nothing);
    QVERIFY(table.of(a).isUnformed());
    Skirmish farther;
    const SquadronNumber b = farther.add(0, 3600, 2390, 0);
    (void)addDefender(farther);
    farther.train(b, Training::Green);
    QCOMPARE(farther.ordered(AboutFace{b}, {4, 4}), nothing);
    QVERIFY(!farther.of(b).disordered);
}

void SquadronExampleTest::sq_16_9_chargingFromBeyond()
{
    for (const bool isNear : {false, true}) {
        Skirmish table;
        const SquadronNumber a = table.add(0, 3600, isNear ? 2400 : 2350, 0, Formation::EpiPollon);
        const SquadronNumber d = addDefender(table);
        QCOMPARE(table.ordered(path(a, {{800, 0}}), {2, 4}), nothing);
        QVERIFY(areLinked(table.state, a, d));
        QCOMPARE(table.of(a).disordered, isNear);
        QCOMPARE(table.of(a).formation, Formation::EpiPollon);
    }
}

void SquadronExampleTest::sq_16_10_wheels()
{
    Skirmish table;
    const SquadronNumber a = table.add(0, 3600, 1200, 0);
    const SquadronNumber b = table.add(0, 5600, 1200, 0, Formation::EpiPollon);
    (void)addDefender(table);
    QCOMPARE(table.ordered(Pick{a}, {4}), nothing);
    QCOMPARE(table.state.pace, 4 * inch);
    QCOMPARE(table.refusal(path(a, {{0, 45}, {85, 0}})), nothing);
    QVERIFY(table.refusal(path(a, {{0, 45}, {87, 0}})).ends_with("inches, it has 4."));
    QCOMPARE(table.refusal(path(a, {{0, -57}})), nothing);
    QCOMPARE(table.refusal(path(a, {{0, 58}})), std::string("4.05 inches, it has 4."));
    QCOMPARE(table.ordered(path(a, {{0, 45}, {85, 0}}), {3, 3}), nothing);
    QCOMPARE(baseOf(table.state, a).heading, 45);
    QCOMPARE(table.refusal(path(b, {{0, 90}, {485, 0}})), nothing);
    QVERIFY(table.refusal(path(b, {{0, 90}, {487, 0}})).ends_with("inches, it has 8."));
}

void SquadronExampleTest::sq_16_11_paces()
{
    const auto pace = [](Formation formation, bool disordered, int face) {
        Skirmish table;
        const SquadronNumber a = table.add(0, 3600, 1200, 0, formation);
        (void)addDefender(table);
        table.of(a).disordered = disordered;
        const std::string wrong = face > 0 ? table.ordered(Pick{a}, {face}) : nothing;
        return wrong.empty() ? allowanceOf(table.facts, table.state, a).value_or(-1) : -1;
    };
    QCOMPARE(pace(Formation::EpiMias, true, 1), 1 * inch);
    QCOMPARE(pace(Formation::Unformed, false, 6), 4 * inch);
    QCOMPARE(pace(Formation::EpiKeras, true, 0), 7 * inch);
    Skirmish table;
    const SquadronNumber a = table.add(0, 3600, 1200, 0);
    table.disorder(a);
    QCOMPARE(table.refusal(Back{a, inch}), nothing);
    QCOMPARE(table.refusal(Back{a, inch + inch / 10}), std::string("1.1 inches, it has 1."));
}

void SquadronExampleTest::sq_16_12_diekplous()
{
    struct Line {
        std::vector<int> faces; // the attacker's, the defender's
        bool attacker;
        bool defender;
    };
    for (const Line& line : {Line{{2, 3, 4, 5}, false, true}, Line{{3, 3, 4, 4}, true, false},
                             Line{{2, 3, 4, 4}, false, false}, Line{{3, 3, 4, 5}, true, true}}) {
        Skirmish table;
        const SquadronNumber a = table.add(0, 3600, 2600, 0, Formation::EpiPollon);
        const SquadronNumber d = addDefender(table);
        table.train(d, Training::Green);
        table.slow(d);
        table.disorder(d);
        QCOMPARE(trickModifier(table.facts, table.state, a), 0);
        QCOMPARE(trickModifier(table.facts, table.state, d), -3);
        TrickRoll rolled;
        QCOMPARE(table.played(line.faces,
                              [&](navarch::Proceedings& p) {
                                  rolled = rollTrick(table.facts, table.state, a, d, "SQ-T5", p);
                              }),
                 nothing);
        QCOMPARE(rolled.attacker, line.attacker);
        QCOMPARE(rolled.defender, line.defender);
    }
    // The defender alone: the attacker fights at -2. It gets 7 - 2, the defender 7 - 2.
    Skirmish table;
    const SquadronNumber a = table.add(0, 3600, 2600, 0, Formation::EpiPollon);
    const SquadronNumber d = addDefender(table);
    table.train(d, Training::Green);
    table.slow(d);
    table.disorder(d);
    QCOMPARE(table.ordered(path(a, {{800, 0}}, Intent::Diekplous), {2, 3, 4, 5, 4, 4, 4, 4}), nothing);
    QCOMPARE(battleModifier(table.facts, table.state, a, d), -2);
    QCOMPARE(int(table.of(d).halvesLost), 1); // 8 - 2
    QCOMPARE(int(table.of(a).halvesLost), 1);
    QVERIFY(table.of(a).disordered);
    QCOMPARE(text(table.where(a)), QStringLiteral("36.00, 30.00 / 0, epi pollon, disordered"));
}

void SquadronExampleTest::sq_16_13_places()
{
    Skirmish table;
    const SquadronNumber d = addDefender(table);
    const Base defender = baseOf(table.state, d);
    const Base behind = behindOf(table.facts, defender, 4);
    QCOMPARE(frontOf(behind), (TablePoint{36 * inch, 31 * inch}));
    QCOMPARE(behind.heading, 180);
    table.shore(navarch::free_table::TableEdge::Left);
    QCOMPARE(offshoreOf(table.facts, table.state, defender), -1); // its left, in the east
    const Base beside = besideOf(table.facts, defender, 4, -1);
    QCOMPARE(frontOf(beside), (TablePoint{38 * inch, 30 * inch + inch / 2}));
    QCOMPARE(beside.heading, 270);
    // Both succeed in a diekplous: beyond.
    Skirmish through;
    const SquadronNumber a = through.add(0, 3600, 2600, 0, Formation::EpiPollon);
    const SquadronNumber other = addDefender(through);
    QCOMPARE(through.ordered(path(a, {{800, 0}}, Intent::Diekplous), {3, 3, 3, 3}), nothing);
    QCOMPARE(text(through.where(a)), QStringLiteral("36.00, 37.00 / 180, epi mias"));
    QVERIFY(!areLinked(through.state, a, other));
}

namespace {

/// SQ-16.14: the attacker at (35, 30), both succeed, 3" and 4".
struct Racing : Skirmish {
    SquadronNumber a;
    SquadronNumber d;
    std::string wrong;
    explicit Racing(const std::vector<int>& trick, const std::vector<int>& paces)
        : a(add(0, 3500, 2800, 0)),
          d(addDefender(*this))
    {
        shore(navarch::free_table::TableEdge::Left);
        wrong = ordered(Pick{a}, {4});
        std::vector<int> faces = trick;
        faces.insert(faces.end(), paces.begin(), paces.end());
        if (wrong.empty())
            wrong = ordered(path(a, {{200, 0}}, Intent::PeriplousLeft), faces);
    }
    std::string again(const std::vector<int>& faces)
    {
        ++state.turn;
        return played(faces, [&](navarch::Proceedings& p) { testRaces(facts, state, 0, p); });
    }
};

} // namespace

void SquadronExampleTest::sq_16_14_theRace()
{
    Racing race({3, 3, 3, 3}, {2, 4});
    QCOMPARE(race.wrong, nothing);
    QCOMPARE(text(race.where(race.a)), QStringLiteral("44.00, 29.50 / 90, epi keras"));
    QCOMPARE(text(race.where(race.d)), QStringLiteral("45.00, 30.50 / 90, epi keras"));
    QCOMPARE(race.of(race.a).status, Status::Running);
    QCOMPARE(race.of(race.d).status, Status::Running);
    QVERIFY(race.state.links.empty());
    // The defender alone succeeds: both have turned back, and fight.
    QCOMPARE(race.again({1, 1, 3, 3, 4, 4, 4, 4}), nothing);
    QCOMPARE(text(race.where(race.a)), QStringLiteral("42.00, 30.00 / 0, epi mias, disordered"));
    QCOMPARE(text(race.where(race.d)), QStringLiteral("43.00, 30.00 / 180, epi mias"));
    QVERIFY(areLinked(race.state, race.a, race.d));
}

void SquadronExampleTest::sq_16_15_theRaceAgain()
{
    Racing race({1, 1, 1, 1}, {4});
    QCOMPARE(race.wrong, nothing);
    QVERIFY(race.of(race.a).disordered && race.of(race.d).disordered);
    QCOMPARE(trickModifier(race.facts, race.state, race.a), -1);
    // 6 gives 5, 7 gives 6: the defender alone; then a round.
    QCOMPARE(race.again({3, 3, 3, 4, 6, 6, 6, 6}), nothing);
    QVERIFY(areLinked(race.state, race.a, race.d));
    QCOMPARE(race.of(race.a).formation, Formation::EpiMias);
    QCOMPARE(race.state.links.front().at, Side::Front);
    QVERIFY(race.state.races.empty());
}

QTEST_APPLESS_MAIN(SquadronExampleTest)
#include "example_test.moc"
