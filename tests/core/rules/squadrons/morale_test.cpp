// SPDX-License-Identifier: GPL-3.0-or-later
// Morale, rout, rally, pursuit (SQ-13), with the worked example 16.16.
#include <QTest>

#include <algorithm>

#include "core/rules/squadrons/combat/order.h"
#include "core/rules/squadrons/combat/tests.h"
#include "core/rules/squadrons/movement/strike.h"
#include "core/rules/squadrons/phases/morale.h"
#include "tests/core/rules/squadrons/skirmish.h"

using namespace navarch::squadrons;

namespace {

const std::string nothing;

/// A squadron of the first side in melee with one of the second's, and one of each that stands by, so that neither fleet is
/// in Katastrophe.
struct Broken : Skirmish {
    SquadronNumber reserve;
    SquadronNumber a;
    SquadronNumber d;
    SquadronNumber other;
    Broken()
        : Skirmish(false),
          reserve(add(0, 600, 200, 0, Formation::EpiMias, 5)),
          a(add(0, 3600, 2400, 0)),
          d(add(1, 3600, 2400, 180)),
          other(add(1, 600, 4600, 180, Formation::EpiMias, 5))
    {
        link(a, d);
    }
    std::string step6(const std::vector<int>& faces)
    {
        return played(faces, [&](navarch::Proceedings& p) { testAndRout(facts, state, p); });
    }
    std::string step7(const std::vector<int>& faces)
    {
        return played(faces, [&](navarch::Proceedings& p) { pursue(facts, state, p); });
    }
    void routs(SquadronNumber squadron)
    {
        (void)played({}, [&](navarch::Proceedings& p) { rout(facts, state, squadron, p); });
    }
};

} // namespace

class SquadronMoraleTest : public QObject {
    Q_OBJECT
private slots:
    void sq_2_2_sq_13_1_sq_16_16_modifiers();
    void sq_13_1_whoFailedABattleTestTests();
    void sq_13_2_fleesFromItsOpponents();
    void sq_13_2_laterToItsOwnEdge();
    void sq_13_2_whoIsBehindIsDisordered();
    void sq_13_2_aLateOpponentStaysOneAfterItsPursuit();
    void sq_13_3_throughFriendsAndOn();
    void sq_13_3_overTheEdge();
    void sq_13_3_ashore_data();
    void sq_13_3_ashore();
    void sq_13_4_rallies();
    void sq_13_5_contactCostsTheRouterAStand();
    void sq_13_6_flotsamLiesWhereItWasFought();
    void sq_13_7_whoPassesKeepsItsOrder();
    void sq_13_7_whoFailsPursuesUnformed();
    void sq_13_7_whoIsStillLinkedDoesNeither();
    void sq_13_8_pursuersTurnToTheNearest();
    void sq_13_8_pursuersEngageUntested();
    void sq_13_8_withNobodyLeftItIsFree();
    void sq_13_9_katastrophe();
    void sq_1_5_routersThreatenNobody();
    void sq_2_9_states();
};

void SquadronMoraleTest::sq_2_2_sq_13_1_sq_16_16_modifiers()
{
    Broken field;
    const auto modifier = [&](Morale morale, bool katastrophe, bool pursues) {
        field.of(field.a).morale = morale;
        return moraleModifier(field.facts, field.state, field.a, katastrophe, pursues);
    };
    QCOMPARE(modifier(Morale::Determined, false, false), 1);
    QCOMPARE(modifier(Morale::PoorlyMotivated, false, false), -1);
    QCOMPARE(modifier(Morale::Determined, true, false), 0);
    QCOMPARE(modifier(Morale::Normal, false, true), -2);
    const auto passes = [&](Morale morale, bool katastrophe, bool pursues, const std::vector<int>& faces) {
        field.of(field.a).morale = morale;
        bool passed = false;
        const std::string wrong = field.played(faces, [&](navarch::Proceedings& p) {
            passed = testMorale(field.facts, field.state, field.a, katastrophe, pursues, p);
        });
        return wrong.empty() && passed;
    };
    QVERIFY(!passes(Morale::Determined, true, false, {2, 3}));
    QVERIFY(passes(Morale::Determined, false, false, {2, 3}));
    QVERIFY(!passes(Morale::Normal, false, true, {3, 4}));
    QVERIFY(passes(Morale::Normal, false, true, {4, 4}));
}

void SquadronMoraleTest::sq_13_1_whoFailedABattleTestTests()
{
    Broken field;
    field.of(field.d).mustTestMorale = true;
    QCOMPARE(field.step6({3, 3}), nothing); // 6 passes
    QCOMPARE(field.of(field.d).status, Status::Engaged);
    QCOMPARE(field.step6({}), nothing); // once
    field.of(field.d).mustTestMorale = true;
    QCOMPARE(field.step6({2, 3, 1, 1}), nothing); // 5 fails; it flees two average dice
    QCOMPARE(field.of(field.d).status, Status::Routing);
    QVERIFY(field.of(field.d).isUnformed());
    QVERIFY(field.state.links.empty());
    QCOMPARE(field.of(field.a).status, Status::Free);
}

void SquadronMoraleTest::sq_13_2_fleesFromItsOpponents()
{
    Broken field;
    field.of(field.d).mustTestMorale = true;
    QCOMPARE(field.step6({1, 1, 6, 6}), nothing); // 5 + 5"
    const Base& base = baseOf(field.state, field.d);
    QCOMPARE(base.heading, 0); // straight away from a
    QCOMPARE(frontOf(base).x, 36 * inch);
    QCOMPARE(baseOf(field.state, field.d).centre.y, 25 * inch + 10 * inch);
}

void SquadronMoraleTest::sq_13_2_laterToItsOwnEdge()
{
    Broken field;
    field.routs(field.a);
    field.of(field.a).hasJustBroken = false;
    field.put(field.a, 3600, 2000, 90, Formation::Unformed);
    field.of(field.d).status = Status::Free;
    const TablePoint before = baseOf(field.state, field.a).centre;
    QCOMPARE(field.step6({1, 2}), nothing);
    QCOMPARE(baseOf(field.state, field.a).heading, 180);
    QCOMPARE(baseOf(field.state, field.a).centre.y, before.y - 5 * inch);
}

void SquadronMoraleTest::sq_13_2_whoIsBehindIsDisordered()
{
    Broken field;
    const SquadronNumber behind = field.add(1, 3600, 3200, 180); // its front 6" behind the block of two ranks
    const SquadronNumber beside = field.add(1, 4200, 3000, 180);
    const SquadronNumber beyond = field.add(1, 3600, 3500, 180);
    field.facts.stands = {100, 100};
    field.of(field.d).mustTestMorale = true;
    QCOMPARE(field.step6({1, 1, 1, 1}), nothing); // 4"
    QVERIFY(field.of(behind).disordered);
    QVERIFY(!field.of(beside).disordered);
    QVERIFY(!field.of(beyond).disordered);
    QVERIFY(!field.of(field.a).disordered); // a late opponent
    QVERIFY(!field.of(field.d).disordered);
}

/// Who broke it lies in its way again, on a later rout move, its pursuit long over: it is not disordered; anybody else is.
void SquadronMoraleTest::sq_13_2_aLateOpponentStaysOneAfterItsPursuit()
{
    const auto disorderedBehind = [](bool brokeIt) {
        Broken field;
        field.routs(field.d);
        if (field.step7({6, 2}) != nothing) // a stops its pursuit
            return std::string("other dice");
        if (field.of(field.a).status != Status::Free)
            return std::string("still pursues");
        field.of(field.d).hasJustBroken = false;
        field.put(field.d, 3600, 3000, 0, Formation::Unformed); // northwards, home
        const SquadronNumber before = brokeIt ? field.a : field.reserve;
        field.put(before, 3600, 3500, 0, Formation::EpiMias);
        field.put(brokeIt ? field.reserve : field.a, 600, 200, 0, Formation::EpiMias);
        if (field.step6({1, 1}) != nothing)
            return std::string("other dice");
        return std::string(field.of(before).disordered ? "disordered" : "in order");
    };
    QCOMPARE(QString::fromStdString(disorderedBehind(true)), QStringLiteral("in order"));
    QCOMPARE(QString::fromStdString(disorderedBehind(false)), QStringLiteral("disordered"));
}

void SquadronMoraleTest::sq_13_3_throughFriendsAndOn()
{
    Broken field;
    const SquadronNumber friendly = field.add(1, 3600, 2900, 180); // 29 to 30
    field.of(field.d).mustTestMorale = true;
    // The block's bow starts at 26 and would end at 30, in the friend: it goes on until clear.
    QCOMPARE(field.step6({1, 1, 1, 1}), nothing);
    QCOMPARE(field.of(field.d).status, Status::Routing);
    QVERIFY(field.of(friendly).disordered);
    const Base& base = baseOf(field.state, field.d);
    QVERIFY2(base.centre.y - base.halfLength >= 30 * inch, qPrintable(QString::number(base.centre.y)));
    QVERIFY(base.centre.y - base.halfLength <= 30 * inch + inch / 5);
}

void SquadronMoraleTest::sq_13_3_overTheEdge()
{
    Broken field;
    field.put(field.d, 3600, 4300, 180, Formation::EpiMias);
    field.put(field.a, 3600, 4300, 0, Formation::EpiMias);
    field.of(field.d).mustTestMorale = true;
    QCOMPARE(field.step6({1, 1, 4, 5}), nothing);
    QCOMPARE(field.of(field.d).status, Status::Off);
    QCOMPARE(field.of(field.d).leaving, Leaving::Fled);
    QVERIFY(field.state.chases.empty());
}

void SquadronMoraleTest::sq_13_3_ashore_data()
{
    QTest::addColumn<int>("holder");
    QTest::addColumn<int>("leaving");
    QTest::newRow("neutral") << -1 << static_cast<int>(Leaving::Fled);
    QTest::newRow("its own") << 1 << static_cast<int>(Leaving::Fled);
    QTest::newRow("hostile") << 0 << static_cast<int>(Leaving::Captured);
}

void SquadronMoraleTest::sq_13_3_ashore()
{
    QFETCH(int, holder);
    QFETCH(int, leaving);
    Broken field;
    field.shore(navarch::free_table::TableEdge::Left);
    field.facts.coastHolder = holder;
    field.put(field.d, 500, 2400, 90, Formation::EpiMias);
    field.put(field.a, 500, 2400, 270, Formation::EpiMias);
    field.of(field.d).mustTestMorale = true;
    QCOMPARE(field.step6({1, 1, 4, 5}), nothing);
    QCOMPARE(field.of(field.d).status, Status::Off);
    QCOMPARE(static_cast<int>(field.of(field.d).leaving), leaving);
}

void SquadronMoraleTest::sq_13_4_rallies()
{
    const auto rallied = [](int gap, bool wasRouting, const std::vector<int>& faces, bool isOn = true) {
        Broken field;
        field.facts.options.rally = isOn;
        field.routs(field.d);
        field.of(field.d).hasJustBroken = false;
        field.of(field.d).wasRouting = wasRouting;
        field.put(field.d, 3600, 4000, 180, Formation::Unformed);
        field.put(field.a, 3600, 4000 - gap, 0, Formation::EpiMias);
        const std::string wrong = field.step6(faces);
        return wrong.empty() ? (field.of(field.d).status == Status::Free ? "rallied" : "routs") : wrong;
    };
    QCOMPARE(rallied(1210, true, {3, 3}), std::string("rallied"));
    QCOMPARE(rallied(1210, true, {2, 3, 1, 1}), std::string("routs"));
    QCOMPARE(rallied(1200, true, {1, 1}), std::string("routs")); // an enemy within 12"
    QCOMPARE(rallied(1210, false, {1, 1}), std::string("routs"));
    QCOMPARE(rallied(1210, true, {1, 1}, false), std::string("routs"));
}

void SquadronMoraleTest::sq_13_5_contactCostsTheRouterAStand()
{
    // The router runs into an enemy.
    Skirmish table(false);
    (void)table.add(0, 600, 200, 0, Formation::EpiMias, 5);
    const SquadronNumber a = table.add(0, 3600, 2400, 0);
    const SquadronNumber b = table.add(0, 3600, 2800, 180);
    const SquadronNumber d = table.add(1, 3600, 2400, 180);
    (void)table.add(1, 600, 4600, 180, Formation::EpiMias, 5);
    table.link(a, d);
    table.of(d).mustTestMorale = true;
    QCOMPARE(table.played({1, 1, 6, 6},
                          [&](navarch::Proceedings& p) { testAndRout(table.facts, table.state, p); }),
             nothing);
    QCOMPARE(int(table.of(d).halvesLost), 2);
    QCOMPARE(table.of(d).blows[0], b);
    QCOMPARE(table.of(b).status, Status::Free);
    QVERIFY(table.state.links.empty());
    // And whoever runs into it.
    table.put(d, 3600, 3200, 0, Formation::Unformed);
    table.put(b, 3600, 3000, 0, Formation::EpiMias);
    table.turnOf(0);
    QCOMPARE(table.ordered(Pick{b}, {6}), nothing);
    QCOMPARE(table.ordered(path(b, {{400, 0}})), nothing); // untested: nobody fights back
    QCOMPARE(int(table.of(d).halvesLost), 4);
    QCOMPARE(table.of(b).status, Status::Free);
}

void SquadronMoraleTest::sq_13_6_flotsamLiesWhereItWasFought()
{
    Broken field;
    field.of(field.d).mustTestMorale = true;
    const TablePoint place = field.state.links.front().place;
    QCOMPARE(field.step6({1, 1, 1, 1}), nothing);
    QCOMPARE(field.state.flotsam, std::vector<TablePoint>{place});
    Broken off;
    off.facts.options.flotsam = false;
    off.routs(off.d);
    QVERIFY(off.state.flotsam.empty());
}

void SquadronMoraleTest::sq_13_7_whoPassesKeepsItsOrder()
{
    Broken field;
    field.of(field.d).mustTestMorale = true;
    QCOMPARE(field.step6({1, 1, 1, 1}), nothing);
    QCOMPARE(field.step7({4, 4}), nothing); // 8 - 2 is 6
    QCOMPARE(field.of(field.a).status, Status::Free);
    QCOMPARE(field.of(field.a).formation, Formation::EpiMias);
    QVERIFY(!field.of(field.a).disordered);
    QCOMPARE(field.step7({}), nothing);
}

void SquadronMoraleTest::sq_13_7_whoFailsPursuesUnformed()
{
    Broken field;
    field.of(field.d).mustTestMorale = true;
    QCOMPARE(field.step6({1, 1, 6, 6}), nothing); // 10" off
    QCOMPARE(field.step7({3, 4, 6}), nothing);    // 7 - 2 fails; 5 - 1 is 4"
    QCOMPARE(field.of(field.a).status, Status::Pursuing);
    QVERIFY(field.of(field.a).isUnformed());
    QCOMPARE(baseOf(field.state, field.a).centre.y, 23 * inch + 4 * inch);
    // It tests again every turn.
    QCOMPARE(field.step7({6, 2}), nothing);
    QCOMPARE(field.of(field.a).status, Status::Free);
    QVERIFY(field.of(field.a).isUnformed());
}

void SquadronMoraleTest::sq_13_7_whoIsStillLinkedDoesNeither()
{
    Broken field;
    const SquadronNumber e = field.add(1, 3200, 2400, 180, Formation::EpiMias, 1);
    field.link(field.a, e);
    field.of(field.d).mustTestMorale = true;
    QCOMPARE(field.step6({1, 1, 1, 1}), nothing);
    QCOMPARE(field.step7({}), nothing);
    QCOMPARE(field.of(field.a).status, Status::Engaged);
}

void SquadronMoraleTest::sq_13_8_pursuersTurnToTheNearest()
{
    Broken field;
    const SquadronNumber e = field.add(1, 3200, 2400, 180, Formation::EpiMias, 1);
    field.facts.stands = {100, 100};
    field.link(field.a, e);
    field.routs(field.d);
    field.routs(e);
    field.put(field.d, 3600, 3600, 0, Formation::Unformed);
    field.put(e, 2600, 2300, 270, Formation::Unformed);
    QCOMPARE(field.state.chases.size(), std::size_t{2});
    QCOMPARE(field.step7({1, 1, 1}), nothing);                  // 2 - 1 is 1"
    QCOMPARE(baseOf(field.state, field.a).heading > 180, true); // westwards, at e
    QCOMPARE(field.of(field.a).status, Status::Pursuing);
}

void SquadronMoraleTest::sq_13_8_pursuersEngageUntested()
{
    Broken field;
    const SquadronNumber e = field.add(1, 3600, 2700, 180, Formation::EpiMias);
    field.facts.stands = {100, 100};
    field.routs(field.d);
    field.put(field.d, 3600, 3700, 0, Formation::Unformed);
    QCOMPARE(field.step7({1, 1, 6}), nothing); // 4", and 3" before it lies e
    QCOMPARE(field.of(field.a).status, Status::Engaged);
    QVERIFY(areLinked(field.state, field.a, e));
    QVERIFY(std::all_of(field.state.chases.begin(), field.state.chases.end(),
                        [](const Chase& chase) { return chase.hasEnded; }));
    QVERIFY(field.of(field.a).isUnformed());
}

void SquadronMoraleTest::sq_13_8_withNobodyLeftItIsFree()
{
    Broken field;
    field.routs(field.d);
    becomeUnformed(field.facts, field.state, field.a);
    field.of(field.a).status = Status::Pursuing;
    (void)field.played(
        {}, [&](navarch::Proceedings&) { leave(field.facts, field.state, field.d, Leaving::Fled); });
    QCOMPARE(field.step7({}), nothing);
    QCOMPARE(field.of(field.a).status, Status::Free);
    QVERIFY(field.of(field.a).isUnformed());
}

void SquadronMoraleTest::sq_13_9_katastrophe()
{
    Broken field; // 9 stands a side
    const auto isIt = [&](SquadronNumber squadron) {
        return isKatastrophe(field.facts, field.state, squadron);
    };
    QVERIFY(!isIt(field.d));
    field.of(field.d).halvesLost = 8;
    field.of(field.d).status = Status::Destroyed;
    QVERIFY(!isIt(field.other)); // 4 of 9
    field.of(field.other).halvesLost = 1;
    QVERIFY(!isIt(field.other)); // half lost counts as whole
    field.of(field.other).halvesLost = 2;
    QVERIFY(isIt(field.other)); // 5 of 9
    field.of(field.other).halvesLost = 0;
    field.of(field.other).status = Status::Routing;
    QVERIFY(isIt(field.other));
    QVERIFY(!isIt(field.a));
    field.facts.options.katastrophe = Katastrophe::Never;
    QVERIFY(!isIt(field.other));
    field.facts.options.katastrophe = Katastrophe::HalfTheSquadron;
    QVERIFY(!isIt(field.a));
    field.of(field.a).halvesLost = 4;
    QVERIFY(isIt(field.a));
    // It counts in every test of the section.
    Broken lost;
    lost.of(lost.reserve).status = Status::Off;
    lost.of(lost.a).mustTestMorale = true;
    QCOMPARE(lost.step6({3, 3, 1, 1}), nothing); // 6 - 1 is 5
    QCOMPARE(lost.of(lost.a).status, Status::Routing);
}

void SquadronMoraleTest::sq_1_5_routersThreatenNobody()
{
    Broken field;
    QVERIFY(isNearEnemy(field.facts, field.state, field.a, 6 * inch));
    field.routs(field.d);
    QVERIFY(!isNearEnemy(field.facts, field.state, field.a, 6 * inch));
    QVERIFY(isNearEnemy(field.facts, field.state, field.d, 6 * inch));
}

void SquadronMoraleTest::sq_2_9_states()
{
    Broken field;
    field.turnOf(0);
    QCOMPARE(field.refusal(Stay{field.a}), std::string("Squadron 2 is in melee."));
    QCOMPARE(field.refusal(Stay{field.reserve}), nothing);
    field.routs(field.a);
    QCOMPARE(field.refusal(Stay{field.a}), std::string("Squadron 2 is running, routing or pursuing."));
    field.of(field.reserve).hasMoved = true;
    QCOMPARE(field.refusal(Stay{field.reserve}), std::string("Squadron 1 has already moved."));
    QVERIFY(!field.refusal(Stay{field.d}).empty()); // the other side's
}

QTEST_APPLESS_MAIN(SquadronMoraleTest)
#include "morale_test.moc"
