// SPDX-License-Identifier: GPL-3.0-or-later
// Melee: battle tests, modifiers, losses, order (SQ-12), with the worked examples 16.1 to 16.7.
#include <QTest>

#include "core/rules/squadrons/captains/odds.h"
#include "core/rules/squadrons/combat/melee.h"
#include "core/rules/squadrons/combat/order.h"
#include "core/rules/squadrons/combat/tests.h"
#include "core/rules/squadrons/phases/turn.h"
#include "tests/core/rules/squadrons/skirmish.h"

using namespace navarch;
using namespace navarch::squadrons;

namespace {

/// Two plain squadrons, the first side's striking the second's.
struct Duel : Skirmish {
    SquadronNumber a;
    SquadronNumber d;
    explicit Duel(Side side = Side::Front) : a(add(0, 3600, 2900, 0)), d(add(1, 3600, 2900, 180))
    {
        link(a, d, side);
    }

    std::string fights(const std::vector<int>& faces)
    {
        return played(faces, [&](Proceedings& proceedings) { fightMelee(facts, state, proceedings); });
    }
    void nextTurn()
    {
        for (Squadron& squadron : state.squadrons)
            squadron.hasFought = squadron.mustTestMorale = false;
    }
    [[nodiscard]] int modifier(SquadronNumber squadron, SquadronNumber target) const
    {
        return battleModifier(facts, state, squadron, target);
    }
    [[nodiscard]] int stands(SquadronNumber squadron) const { return standsOf(facts, state, squadron); }
};

std::string nothing;

} // namespace

class SquadronMeleeTest : public QObject {
    Q_OBJECT
private slots:
    void sq_t7_scores();
    void sq_1_1_sq_16_1_plainAgainstPlain();
    void sq_2_5_sq_16_2_aBadSquadron();
    void sq_12_1_sq_16_3_goodAndMany();
    void sq_12_2_sq_16_4_formationDifferential();
    void sq_9_5_sq_16_5_struckInTheFlank();
    void sq_9_5_optionsOfTheStruckRank();
    void sq_12_3_sq_16_6_twoToOne();
    void sq_2_7_sq_16_7_halves();
    void sq_12_4_atOnceThenLossesThenOrder();
    void sq_12_4_destroyedOnesGoAndNobodyTestsForThem();
    void sq_12_1_oneTestATurnAtOnesOwnFront();
    void sq_12_1_whoHasAChoiceIsAsked();
    void sq_9_4_linksLastWhereverTheStandsAre();
    void sq_4_3_immediateMeleeStandsInForStepFive();
    void sq_1_4_alphaRollsFirst();
};

void SquadronMeleeTest::sq_t7_scores()
{
    for (int score = 2; score <= 12; ++score) {
        const BattleResult result = battleResult(score);
        QCOMPARE(result.fails, score <= 5);
        QCOMPARE(int(result.halves), score <= 5 ? 0 : score <= 8 ? 1 : score <= 10 ? 2 : 3);
    }
}

void SquadronMeleeTest::sq_1_1_sq_16_1_plainAgainstPlain()
{
    Duel duel;
    QCOMPARE(duel.fights({3, 4, 5, 5}), nothing);
    QCOMPARE(int(duel.of(duel.d).halvesLost), 1);
    QCOMPARE(int(duel.of(duel.a).halvesLost), 2);
    QCOMPARE(duel.stands(duel.a), 3);
    QCOMPARE(duel.stands(duel.d), 4); // 3½: half lost counts as whole
    QCOMPARE(duel.of(duel.d).blows[0], duel.a);
    QVERIFY(!duel.of(duel.a).mustTestMorale);
    QCOMPARE(duel.count("battle-test"), 2);
}

void SquadronMeleeTest::sq_2_5_sq_16_2_aBadSquadron()
{
    Duel duel;
    duel.train(duel.a, Training::Green);
    duel.put(duel.a, 3600, 2900, 0, squadrons::Formation::EpiKeras);
    duel.disorder(duel.a);
    QCOMPARE(duel.modifier(duel.a, duel.d), -5);
    QCOMPARE(duel.fights({6, 6, 3, 3}), nothing); // 12 gives 7
    QCOMPARE(int(duel.of(duel.d).halvesLost), 1);
    duel.nextTurn();
    QCOMPARE(duel.fights({1, 1, 3, 3}), nothing); // 2 gives -3, is 2
    QVERIFY(duel.of(duel.a).isUnformed());
    QVERIFY(!duel.of(duel.a).disordered);
    QVERIFY(duel.of(duel.a).mustTestMorale);
    // Unformed has no step below it.
    duel.nextTurn();
    QCOMPARE(duel.modifier(duel.a, duel.d), -3);
    QCOMPARE(duel.fights({1, 1, 3, 3}), nothing);
    QVERIFY(duel.of(duel.a).isUnformed() && duel.of(duel.a).mustTestMorale);
}

void SquadronMeleeTest::sq_12_1_sq_16_3_goodAndMany()
{
    Skirmish table;
    const SquadronNumber a = table.add(0, 3400, 2900, 0);
    const SquadronNumber b = table.add(0, 3850, 2900, 0);
    const SquadronNumber d = table.add(1, 3600, 2900, 180);
    table.train(a, Training::WellTrained);
    table.link(a, d);
    table.link(b, d);
    QCOMPARE(battleModifier(table.facts, table.state, a, d), 2);
    const auto fight = [&](const std::vector<int>& faces) {
        table.of(d).target = a;
        return table.played(faces, [&](Proceedings& p) { fightMelee(table.facts, table.state, p); });
    };
    QCOMPARE(fight({6, 5, 1, 4, 3, 3}), nothing); // 13 counts 12
    QCOMPARE(int(table.of(d).halvesLost), 3 + 1); // b adds two to one: 5 + 1 is 6
    for (Squadron& each : table.state.squadrons)
        each.hasFought = false;
    table.of(d).halvesLost = 0;
    table.put(d, 3600, 2900, 180, squadrons::Formation::EpiMias);
    QCOMPARE(fight({1, 3, 1, 1, 3, 3}), nothing); // 4 gives 6
    QCOMPARE(int(table.of(d).halvesLost), 1);
    QCOMPARE(table.of(b).disordered, true); // 2 gives 3
}

void SquadronMeleeTest::sq_12_2_sq_16_4_formationDifferential()
{
    constexpr int cases[][3]{{1, 1, 0}, {1, 4, 0}, {2, 1, 1}, {3, 1, 2}, {4, 1, 3},
                             {3, 2, 1}, {4, 2, 2}, {4, 3, 1}, {2, 4, 0}, {4, 4, 0}};
    for (const auto& [own, target, x] : cases)
        QCOMPARE(formationDifferential(own, target), x);
    Duel duel;
    duel.put(duel.a, 3600, 2900, 0, squadrons::Formation::EpiPollon);
    QCOMPARE(duel.modifier(duel.a, duel.d), -1);
    QCOMPARE(duel.modifier(duel.d, duel.a), 0);
    duel.put(duel.a, 3600, 2900, 0, squadrons::Formation::Kyklos);
    QCOMPARE(duel.modifier(duel.a, duel.d), 0);
}

void SquadronMeleeTest::sq_9_5_sq_16_5_struckInTheFlank()
{
    Duel duel(Side::Flank);
    QCOMPARE(duel.modifier(duel.a, duel.d), 0);
    QCOMPARE(duel.modifier(duel.d, duel.a), -3);
    QCOMPARE(duel.fights({2, 4, 5, 3}), nothing);
    QVERIFY(duel.of(duel.d).disordered);
    QVERIFY(duel.of(duel.d).mustTestMorale);
    QCOMPARE(int(duel.of(duel.d).halvesLost), 1);
    duel.nextTurn();
    QCOMPARE(duel.modifier(duel.d, duel.a), -4);
    QCOMPARE(duel.fights({1, 5, 5, 3}), nothing);
    QVERIFY(duel.of(duel.d).isUnformed());
    QCOMPARE(duel.modifier(duel.d, duel.a), -3);
    QCOMPARE(rankOf(duel.facts, duel.state, duel.d), 4);
    // Rear is no different.
    Duel behind(Side::Rear);
    QCOMPARE(behind.modifier(behind.d, behind.a), -3);
}

void SquadronMeleeTest::sq_9_5_optionsOfTheStruckRank()
{
    Duel duel(Side::Flank);
    duel.facts.options.struckRank = StruckRank::OneWorse;
    QCOMPARE(duel.modifier(duel.d, duel.a), -1);
    duel.facts.options.struckRank = StruckRank::Own;
    QCOMPARE(duel.modifier(duel.d, duel.a), 0);
}

void SquadronMeleeTest::sq_12_3_sq_16_6_twoToOne()
{
    const auto modifierOf = [](int own, int ownLost, int theirs, int theirsLost) {
        Skirmish table;
        const SquadronNumber a = table.add(0, 3600, 2900, 0, squadrons::Formation::EpiMias, own);
        const SquadronNumber d = table.add(1, 3600, 2900, 180, squadrons::Formation::EpiMias, theirs);
        table.of(a).halvesLost = static_cast<std::int8_t>(ownLost);
        table.of(d).halvesLost = static_cast<std::int8_t>(theirsLost);
        table.link(a, d);
        return battleModifier(table.facts, table.state, a, d);
    };
    QCOMPARE(modifierOf(4, 0, 2, 0), 1);
    QCOMPARE(modifierOf(4, 0, 4, 3), 0); // 2½ are three on the table
    QCOMPARE(modifierOf(5, 0, 3, 0), 0);
    QCOMPARE(modifierOf(5, 0, 1, 0), 1); // once, however many more
    Skirmish table;
    const SquadronNumber a = table.add(0, 3400, 2900, 0, squadrons::Formation::EpiMias, 3);
    const SquadronNumber b = table.add(0, 3800, 2900, 0, squadrons::Formation::EpiMias, 3);
    const SquadronNumber d = table.add(1, 3600, 2900, 180, squadrons::Formation::EpiMias, 3);
    table.link(a, d);
    table.link(b, d);
    QCOMPARE(battleModifier(table.facts, table.state, a, d), 1);
    QCOMPARE(battleModifier(table.facts, table.state, b, d), 1);
    QCOMPARE(battleModifier(table.facts, table.state, d, a), 0);
    // Another enemy of mine counts on his side.
    const SquadronNumber e = table.add(1, 3000, 2900, 180, squadrons::Formation::EpiMias, 1);
    table.link(a, e);
    QCOMPARE(battleModifier(table.facts, table.state, a, d), 0);
    QCOMPARE(battleModifier(table.facts, table.state, b, d), 1);
}

void SquadronMeleeTest::sq_2_7_sq_16_7_halves()
{
    Duel duel;
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(duel.fights({3, 3, 3, 3}), nothing);
        duel.nextTurn();
    }
    QCOMPARE(duel.stands(duel.d), 3); // one of them half lost
    duel.of(duel.d).halvesLost = 7;
    duel.put(duel.d, 3600, 2900, 180, squadrons::Formation::EpiMias);
    QCOMPARE(duel.stands(duel.d), 1);
    duel.of(duel.a).halvesLost = 0;
    duel.put(duel.a, 3600, 2900, 0, squadrons::Formation::EpiMias);
    QCOMPARE(duel.fights({6, 5, 3, 3}), nothing); // 1½ on half a stand
    QCOMPARE(int(duel.of(duel.d).halvesLost), 8);
    QCOMPARE(duel.of(duel.d).status, Status::Destroyed);
}

void SquadronMeleeTest::sq_12_4_atOnceThenLossesThenOrder()
{
    Duel duel;
    duel.disorder(duel.a);
    duel.of(duel.a).halvesLost = 7;
    duel.put(duel.a, 3600, 2900, 0, squadrons::Formation::EpiMias);
    // The last half stand still strikes with all it has; what is done to it comes afterwards.
    QCOMPARE(duel.fights({5, 6, 3, 3}), nothing); // 11 - 1 is 10: a stand
    QCOMPARE(int(duel.of(duel.d).halvesLost), 2);
    QCOMPARE(duel.of(duel.a).status, Status::Destroyed);
}

void SquadronMeleeTest::sq_12_4_destroyedOnesGoAndNobodyTestsForThem()
{
    Duel duel;
    duel.of(duel.d).halvesLost = 7;
    duel.put(duel.d, 3600, 2900, 180, squadrons::Formation::EpiMias);
    QCOMPARE(duel.fights({3, 3, 1, 1}), nothing);
    QCOMPARE(duel.of(duel.d).status, Status::Destroyed);
    QCOMPARE(duel.of(duel.a).status, Status::Free);
    QVERIFY(duel.state.links.empty());
    QVERIFY(duel.state.chases.empty());
    QCOMPARE(duel.state.flotsam.size(), std::size_t{1});
    QCOMPARE(duel.count("destroyed"), 1);
    QVERIFY(!basesOf(duel.state, duel.d)[0].isPresent());
}

void SquadronMeleeTest::sq_12_1_oneTestATurnAtOnesOwnFront()
{
    // a has d on its front, and e in its flank: it fights d alone, and e strikes unanswered.
    Skirmish table;
    const SquadronNumber a = table.add(0, 3600, 2900, 0);
    const SquadronNumber d = table.add(1, 3600, 2900, 180);
    const SquadronNumber e = table.add(1, 3400, 2950, 90);
    table.link(a, d);
    table.link(e, a, Side::Flank);
    QVERIFY(mayFight(table.facts, table.state, a, d));
    QVERIFY(!mayFight(table.facts, table.state, a, e));
    QVERIFY(mayFight(table.facts, table.state, e, a));
    QCOMPARE(
        table.played({3, 4, 3, 4, 3, 4}, [&](Proceedings& p) { fightMelee(table.facts, table.state, p); }),
        nothing);
    QCOMPARE(int(table.of(e).halvesLost), 0);
    QCOMPARE(int(table.of(a).halvesLost), 2);
    QCOMPARE(table.of(d).halvesLost + table.of(a).halvesLost, 2); // 7 - 3 for rank 4 fails
    QVERIFY(table.of(a).disordered);
}

void SquadronMeleeTest::sq_12_1_whoHasAChoiceIsAsked()
{
    Skirmish table;
    const SquadronNumber a = table.add(0, 3600, 2900, 0);
    const SquadronNumber d = table.add(1, 3400, 2900, 180);
    const SquadronNumber e = table.add(1, 3850, 2900, 180);
    table.link(a, d);
    table.link(a, e);
    table.state.phase = Phase::Targets;
    QCOMPARE(nextToName(table.facts, table.state, 0), a);
    QCOMPARE(nextToName(table.facts, table.state, 1), noSquadron);
    QVERIFY(!table.refusal(NameTarget{a, a}).empty());
    QVERIFY(!table.refusal(NameTarget{d, a}).empty());
    QVERIFY(table.refusal(NameTarget{a, e}).empty());
    const Decisions waiting = decisionsOf(table.facts, table.state);
    QCOMPARE(waiting.count, 1);
    QVERIFY(waiting.list[0].secret);
    // He names e: the faces are a's, d's, e's; then the turn's event and the dice for who moves first.
    QCOMPARE(table.ordered(NameTarget{a, e}, {3, 4, 3, 4, 3, 4, 3, 3, 5, 2}), nothing);
    QCOMPARE(int(table.of(e).halvesLost), 1);
    QCOMPARE(int(table.of(d).halvesLost), 0);
}

void SquadronMeleeTest::sq_9_4_linksLastWhereverTheStandsAre()
{
    Duel duel;
    duel.put(duel.a, 1000, 1000, 0, squadrons::Formation::EpiMias);
    QCOMPARE(duel.fights({3, 4, 3, 4}), nothing);
    QVERIFY(areLinked(duel.state, duel.a, duel.d));
    unlink(duel.facts, duel.state, duel.a, false);
    QCOMPARE(duel.of(duel.d).status, Status::Free);
    QVERIFY(duel.state.flotsam.empty());
}

void SquadronMeleeTest::sq_4_3_immediateMeleeStandsInForStepFive()
{
    Duel duel;
    const auto atOnce = [&](const std::vector<int>& faces) {
        return duel.played(faces,
                           [&](Proceedings& p) { fightAtOnce(duel.facts, duel.state, duel.a, duel.d, p); });
    };
    QCOMPARE(atOnce({3, 4, 1, 1}), nothing);
    QVERIFY(duel.of(duel.a).hasFought && duel.of(duel.d).hasFought);
    QVERIFY(duel.of(duel.d).mustTestMorale); // in step 6
    QCOMPARE(duel.fights({}), nothing);
    Duel besides;
    besides.facts.options.immediateBesides = true;
    QCOMPARE(besides.played(
                 {3, 4, 1, 1},
                 [&](Proceedings& p) { fightAtOnce(besides.facts, besides.state, besides.a, besides.d, p); }),
             nothing);
    QCOMPARE(besides.fights({3, 4, 3, 5}), nothing);
    QCOMPARE(int(besides.of(besides.d).halvesLost), 2);
}

void SquadronMeleeTest::sq_1_4_alphaRollsFirst()
{
    Duel duel;
    duel.state.alpha = 1;
    QCOMPARE(duel.fights({3, 4, 5, 5}), nothing); // d's dice first
    QCOMPARE(int(duel.of(duel.a).halvesLost), 1);
    QCOMPARE(int(duel.of(duel.d).halvesLost), 2);
}

QTEST_APPLESS_MAIN(SquadronMeleeTest)
#include "melee_test.moc"
