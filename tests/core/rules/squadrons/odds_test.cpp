// SPDX-License-Identifier: GPL-3.0-or-later
// The odds of section 17, counted out face by face, and the guide's duels (SQ-20.6).
#include <QTest>

#include <numeric>

#include "core/battle/captains/play_out.h"
#include "core/rules/squadrons/captains/odds.h"
#include "core/rules/squadrons/combat/melee.h"
#include "core/rules/squadrons/combat/tests.h"
#include "core/rules/squadrons/movement/tricks.h"
#include "core/rules/squadrons/phases/events.h"
#include "core/rules/squadrons/phases/morale.h"
#include "tests/core/battle/engine/battle_count.h"
#include "tests/core/rules/squadrons/skirmish.h"

using namespace navarch;
using namespace navarch::squadrons;

namespace {

struct Ratio {
    std::int64_t of = 0;
    std::int64_t in = 1;
    friend bool operator==(const Ratio& a, const Ratio& b) { return a.of * b.in == b.of * a.in; }
};

/// How many of the 36 throws of two dice `passes` lets through.
template <class Passes>
int count36(Passes&& passes)
{
    int count = 0;
    for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b)
            count += passes(std::vector<int>{a, b});
    return count;
}

/// How often a squadron of that training passes its manoeuvre test.
int manoeuvresOf36(Training training, bool isNear)
{
    return count36([&](const std::vector<int>& faces) {
        Skirmish table;
        const SquadronNumber a = table.add(0, 3600, 2000, 0);
        table.train(a, training);
        bool passed = false;
        (void)table.played(faces, [&](Proceedings& p) {
            passed = testManoeuvre(table.facts, table.state, a, isNear, phraseText("engaging"), p);
        });
        return passed == !table.of(a).disordered && passed;
    });
}

/// Of 36 times 36 trick rolls: attacker alone, defender alone, both, neither.
std::array<int, 4> trickCounts(Skirmish& table, SquadronNumber a, SquadronNumber d)
{
    std::array<int, 4> counts{};
    std::vector<int> faces(4, 1);
    for (int all = 0; all < 1296; ++all) {
        for (int i = 0, rest = all; i < 4; ++i, rest /= 6)
            faces[static_cast<std::size_t>(i)] = 1 + rest % 6;
        BattleDice dice = BattleDice::typed(faces);
        Proceedings unheard(dice);
        const TrickRoll rolled = rollTrick(table.facts, table.state, a, d, "SQ-T6", unheard);
        ++counts[rolled.attacker ? (rolled.defender ? 2 : 0) : rolled.defender ? 1 : 3];
    }
    return counts;
}

/// How a duel goes to its end, of so many: the first breaks before the second; both at once.
struct Broken {
    int first = 0;
    int both = 0;
};

Broken duels(const std::function<void(Skirmish&, SquadronNumber, SquadronNumber)>& prepare, int fought)
{
    Broken broken;
    for (int i = 0; i < fought; ++i) {
        Skirmish table;
        const SquadronNumber a = table.add(0, 3600, 2400, 0);
        const SquadronNumber d = table.add(1, 3600, 2400, 180);
        // As if more of either fleet stood by (SQ-13.9).
        table.facts.options.katastrophe = Katastrophe::Never;
        prepare(table, a, d);
        if (table.state.links.empty())
            table.link(a, d);
        BattleDice dice = battleDice(static_cast<std::uint64_t>(i));
        Proceedings unheard(dice);
        const auto isBroken = [&](SquadronNumber squadron) { return !table.of(squadron).isStanding(); };
        while (!isBroken(a) && !isBroken(d)) {
            fightMelee(table.facts, table.state, unheard);
            testAndRout(table.facts, table.state, unheard);
            for (Squadron& each : table.state.squadrons)
                each.hasFought = false;
        }
        broken.first += isBroken(a) && !isBroken(d);
        broken.both += isBroken(a) && isBroken(d);
    }
    return broken;
}

/// Whether a count is within 4 standard errors and half a percent, for the guide's figures are rounded.
bool isAbout(int count, int fought, int percent)
{
    const double chance = percent / 100.0;
    const double error = std::sqrt(fought * chance * (1 - chance));
    return std::abs(count - fought * chance) <= 4 * error + fought * 0.005;
}

} // namespace

class SquadronOddsTest : public QObject {
    Q_OBJECT
private slots:
    void sq_17_1_battleTest();
    void sq_17_2_engaging();
    void sq_17_3_tricks();
    void sq_17_4_aWholeRace();
    void sq_17_5_routingStoppingAndRow();
    void sq_1_2_sq_17_6_averageDice();
    void sq_20_6_duels_data();
    void sq_20_6_duels();
};

void SquadronOddsTest::sq_17_1_battleTest()
{
    struct Line {
        int modifier;
        std::array<int, 4> counts; // fail, half, one, one and a half
        Ratio mean;
    };
    for (const Line& line : {Line{0, {10, 16, 7, 3}, {13, 24}}, Line{-3, {26, 9, 1, 0}, {11, 72}},
                             Line{1, {6, 15, 9, 6}, {17, 24}}}) {
        std::array<int, 4> counts{};
        for (int a = 1; a <= 6; ++a)
            for (int b = 1; b <= 6; ++b)
                ++counts[static_cast<std::size_t>(
                    battleResult(std::clamp(a + b + line.modifier, 2, 12)).halves)];
        QCOMPARE(counts, line.counts);
        const Ratio mean{counts[1] + 2 * counts[2] + 3 * counts[3], 72};
        QVERIFY(mean == line.mean);
        // What captains reckon with.
        QCOMPARE(throwsPassing(line.modifier), 36 - counts[0]);
        QCOMPARE(meanBlow(line.modifier), static_cast<int>(1000 * mean.of / mean.in));
    }
}

void SquadronOddsTest::sq_17_2_engaging()
{
    QCOMPARE(manoeuvresOf36(Training::Trained, true), 15);
    QCOMPARE(manoeuvresOf36(Training::WellTrained, true), 21);
    QCOMPARE(manoeuvresOf36(Training::Green, true), 10);
    QCOMPARE(manoeuvresOf36(Training::Trained, false), 26);
    QCOMPARE(manoeuvresOf36(Training::WellTrained, false), 30);
    QCOMPARE(manoeuvresOf36(Training::Green, false), 21);
}

void SquadronOddsTest::sq_17_3_tricks()
{
    Skirmish table;
    const SquadronNumber a = table.add(0, 3600, 2000, 0);
    const SquadronNumber d = table.add(1, 3600, 2100, 180);
    const std::array<int, 4> even = trickCounts(table, a, d);
    QVERIFY((Ratio{even[0], 1296} == Ratio{65, 324}));
    QVERIFY((Ratio{even[1], 1296} == Ratio{65, 324}));
    QVERIFY((Ratio{even[2], 1296} == Ratio{169, 324}));
    QVERIFY((Ratio{even[3], 1296} == Ratio{25, 324}));
    table.slow(d);
    const std::array<int, 4> faster = trickCounts(table, a, d);
    QVERIFY((Ratio{faster[0], 1296} == Ratio{65, 216}));
    QVERIFY((Ratio{faster[1], 1296} == Ratio{35, 216}));
    QVERIFY((Ratio{faster[2], 1296} == Ratio{91, 216}));
    QVERIFY((Ratio{faster[3], 1296} == Ratio{25, 216}));
}

void SquadronOddsTest::sq_17_4_aWholeRace()
{
    // Solved from the counts of one test: "both" is tested again as it was, "neither" with both disordered, once.
    Skirmish table;
    const SquadronNumber a = table.add(0, 3600, 2000, 0);
    const SquadronNumber d = table.add(1, 3600, 2100, 180);
    const std::array<int, 4> even = trickCounts(table, a, d);
    QCOMPARE(even[0], even[1]);
    table.slow(d);
    const std::array<int, 4> first = trickCounts(table, a, d);
    table.disorder(a);
    table.disorder(d);
    const std::array<int, 4> later = trickCounts(table, a, d);
    // Disordered, both "both" and "neither" come to the same test again.
    const Ratio again{later[0], later[0] + later[1]};
    const Ratio whole{first[0] * again.in + first[3] * again.of, (first[0] + first[1] + first[3]) * again.in};
    QVERIFY((whole == Ratio{1207, 1850}));
}

void SquadronOddsTest::sq_17_5_routingStoppingAndRow()
{
    const auto morale = [](bool pursues) {
        return count36([&](const std::vector<int>& faces) {
            Skirmish table;
            const SquadronNumber a = table.add(0, 3600, 2000, 0);
            bool passed = false;
            (void)table.played(faces, [&](Proceedings& p) {
                passed = testMorale(table.facts, table.state, a, false, pursues, p);
            });
            return passed;
        });
    };
    QVERIFY((Ratio{(36 - throwsPassing(0)) * (36 - morale(false)), 1296} == Ratio{25, 324}));
    QVERIFY((Ratio{(36 - throwsPassing(-3)) * (36 - morale(false)), 1296} == Ratio{65, 324}));
    QVERIFY((Ratio{morale(true), 36} == Ratio{5, 12}));
    // A chance of 5/12 at every test, the first before the first move: 7/5 moves on the average.
    QVERIFY((Ratio{36 - morale(true), morale(true)} == Ratio{7, 5}));
    int rows = 0;
    for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b)
            rows += eventOf(a + b) == Event::Row;
    QVERIFY((Ratio{rows, 36} == Ratio{4, 9}));
    QVERIFY((Ratio{(36 - rows) * (36 - rows) * (36 - rows), 36 * 36 * 36} == Ratio{125, 729}));
}

void SquadronOddsTest::sq_1_2_sq_17_6_averageDice()
{
    const BattleFacts facts;
    std::array<int, 11> sums{};
    std::array<int, 6> least{};
    int sum = 0;
    for (int a = 1; a <= 6; ++a) {
        for (int b = 1; b <= 6; ++b) {
            const std::vector<int> faces{a, b};
            BattleDice dice = BattleDice::typed(faces);
            Proceedings unheard(dice);
            ++sums[static_cast<std::size_t>(averageDice(facts, 2, unheard, "SQ-1.2", "Two average dice"))];
        }
        const int face = facts.figures.averageDie[static_cast<std::size_t>(a - 1)];
        sum += face;
        for (std::size_t inches = 3; inches <= 5; ++inches)
            least[inches] += face >= static_cast<int>(inches);
    }
    QCOMPARE(sum, 21); // the mean is 3½
    QVERIFY((Ratio{least[3], 6} == Ratio{5, 6}));
    QVERIFY((Ratio{least[4], 6} == Ratio{1, 2}));
    QVERIFY((Ratio{least[5], 6} == Ratio{1, 6}));
    constexpr std::array<int, 7> due{1, 4, 8, 10, 8, 4, 1};
    for (std::size_t i = 0; i < due.size(); ++i)
        QCOMPARE(sums[i + 4], due[i]);
    for (int inches = 2; inches <= 6; ++inches)
        QCOMPARE(throwsOfPace(inches), inches == 2   ? 36
                                       : inches <= 5 ? 6 * least[static_cast<std::size_t>(inches)]
                                                     : 0);
}

void SquadronOddsTest::sq_20_6_duels_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("both");
    QTest::newRow("even") << "even" << 47 << 5;
    QTest::newRow("first disordered") << "disordered" << 60 << 5;
    QTest::newRow("first in epi pollon") << "epi pollon" << 61 << 5;
    QTest::newRow("first struck in flank") << "flank" << 73 << 5;
    QTest::newRow("first in epi keras") << "epi keras" << 71 << 6;
    QTest::newRow("green against well trained") << "green" << 78 << 4;
}

void SquadronOddsTest::sq_20_6_duels()
{
    QFETCH(QString, kind);
    QFETCH(int, first);
    QFETCH(int, both);
    const int fought = battlesAtLeast(2000);
    const Broken broken = duels(
        [&](Skirmish& table, SquadronNumber a, SquadronNumber d) {
            if (kind == "disordered")
                table.disorder(a);
            else if (kind == "epi pollon")
                table.put(a, 3600, 2400, 0, squadrons::Formation::EpiPollon);
            else if (kind == "epi keras")
                table.put(a, 3600, 2400, 0, squadrons::Formation::EpiKeras);
            else if (kind == "flank")
                table.link(d, a, Side::Flank);
            else if (kind == "green") {
                table.train(a, Training::Green);
                table.train(d, Training::WellTrained);
            }
        },
        fought);
    const QString counted =
        QStringLiteral("%1: %2 and %3 of %4").arg(kind).arg(broken.first).arg(broken.both).arg(fought);
    qInfo("%s", qPrintable(counted));
    QVERIFY2(isAbout(broken.first, fought, first), qPrintable(counted));
    QVERIFY2(isAbout(broken.both, fought, both), qPrintable(counted));
}

QTEST_APPLESS_MAIN(SquadronOddsTest)
#include "odds_test.moc"
