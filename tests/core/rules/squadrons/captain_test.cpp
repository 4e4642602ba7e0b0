// SPDX-License-Identifier: GPL-3.0-or-later
// What captains think of single positions (SQ-20).
#include <QTest>

#include "core/rules/squadrons/captains/judge.h"
#include "core/rules/squadrons/captains/kinds.h"
#include "core/rules/squadrons/captains/merit.h"
#include "core/rules/squadrons/captains/options.h"
#include "core/rules/squadrons/captains/simulation_captain.h"
#include "core/rules/squadrons/combat/order.h"
#include "core/rules/squadrons/phases/turn.h"
#include "tests/core/rules/ending_battles.h"
#include "tests/core/rules/squadrons/skirmish.h"

using namespace navarch::squadrons;
using navarch::Temperament;

namespace {

/// A table on which a stand is worth ten talents: merits are thousandths of a stand.
struct Table : Skirmish {
    Table() : Skirmish(false) {}
    void price()
    {
        for (SquadronFacts& squadron : facts.squadrons)
            squadron.value = 1000 * squadron.stands;
    }
    /// What a captain of simulations orders, the side asked in Moves; its squadron picked first where it needs a pace.
    Order chosen(int side, std::initializer_list<int> faces = {4})
    {
        turnOf(side);
        state.hasBegun = true;
        SimulationCaptain captain(facts, Temperament::Steady, 1, side);
        const auto decision = [&] { return *decisionsOf(facts, state).begin(); };
        Order order = captain.choose(state, decision(), 0);
        if (std::holds_alternative<Pick>(order)) {
            if (!ordered(order, faces).empty())
                return EndMoves{-1};
            order = captain.choose(state, decision(), 1);
        }
        return order;
    }
    [[nodiscard]] int standing(int side) const { return standingOf(facts, state, side); }
};

Intent intentOf(const Order& order)
{
    const auto* advance = std::get_if<Advance>(&order);
    return advance && advance->count > 0 ? advance->intent : Intent::None;
}

} // namespace

class SquadronCaptainTest : public QObject {
    Q_OBJECT
private slots:
    void sq_20_1_columnsAreNotCaughtUnderTheBows();
    void sq_20_1_fastWingsCrossInColumns();
    void sq_20_2_neighboursDenyThePeriplous();
    void sq_20_3_tricksBeforePlainOnsets();
    void sq_20_3_theFlankOfWhoIsHeld();
    void sq_20_4_breaksOffAndReforms();
    void sq_20_4_nobodyWaitsTillTheEnd();
    void sq_14_1_evenFleetsEndBeforeTheLimit();
    void sq_20_5_terms();
    void sq_20_5_whoHasAChanceMovesFirst();
    void optionsAreAllKindsAndAllowed();
    void waysThatEndBesideEachOtherAreOfOneKind();
};

void SquadronCaptainTest::sq_20_1_columnsAreNotCaughtUnderTheBows()
{
    Table table;
    const SquadronNumber a = table.add(0, 3600, 2000, 0, Formation::EpiKeras);
    (void)table.add(1, 3600, 3000, 180);
    const Outlook outlook(table.facts, table.state, a, Temperament::Steady);
    const auto at = [&](Formation formation, Length y) {
        return outlook.worthOf(
            {baseAt({36 * inch, y}, 0, footprintOf(formation, 4, inch)), formation, 4, false});
    };
    QVERIFY(at(Formation::EpiKeras, 27 * inch) < at(Formation::EpiKeras, 22 * inch));
    QVERIFY(at(Formation::EpiKeras, 27 * inch) < at(Formation::EpiMias, 27 * inch) - 500);
    QVERIFY(at(Formation::EpiMias, 18 * inch) < at(Formation::EpiMias, 22 * inch)); // fleets close
    // It does not row under them.
    const Order order = table.chosen(0);
    if (const auto* advance = std::get_if<Advance>(&order)) {
        const Course course = courseOf(table.facts, table.state, a, advance->all());
        QVERIFY(frontOf(course.end.lead()).y <= 25 * inch);
    }
    // Unformed, about, disordered: each is worse than in line and in order.
    Prospect fine{baseAt({36 * inch, 22 * inch}, 0, footprintOf(Formation::EpiMias, 4, inch)),
                  Formation::EpiMias, 4, false};
    Prospect about = fine;
    about.base.heading = 180;
    Prospect disordered = fine;
    disordered.disordered = true;
    QVERIFY(outlook.worthOf(about) < outlook.worthOf(fine));
    QCOMPARE(outlook.worthOf(fine) - outlook.worthOf(disordered), 400);
}

void SquadronCaptainTest::sq_20_1_fastWingsCrossInColumns()
{
    Table table;
    const SquadronNumber wing = table.add(0, 1600, 1200, 0);
    const SquadronNumber middle = table.add(0, 2200, 1200, 0);
    const SquadronNumber slow = table.add(0, 2800, 1200, 0);
    (void)table.add(1, 3600, 3600, 180);
    table.slow(slow);
    table.state.phase = Phase::Deploy;
    table.state.ready = {};
    const Judge judge(table.facts, table.state, Temperament::Steady);
    const auto merit = [&](SquadronNumber squadron) {
        const TablePoint front = frontOf(baseOf(table.state, squadron));
        return judge(DeploySquadron{squadron, Formation::EpiPollon, front.x, front.y, 0});
    };
    QVERIFY(merit(wing) > judge(Ready{0}));
    QCOMPARE(merit(middle), 0);
    QCOMPARE(merit(slow), 0);
}

void SquadronCaptainTest::sq_20_2_neighboursDenyThePeriplous()
{
    const auto tricks = [](int gap) {
        Table table;
        const SquadronNumber a = table.add(0, 3600, 2700, 0);
        (void)table.add(1, 3600, 3000, 180);
        (void)table.add(1, 4000 + gap, 3000, 180);
        (void)table.add(1, 3200 - gap, 3000, 180);
        table.turnOf(0);
        if (!table.ordered(Pick{a}, {4}).empty())
            return -1;
        std::vector<Order> options;
        listSquadronOptions(table.facts, table.state, a, options);
        int count = 0;
        for (const Order& order : options)
            count += intentOf(order) == Intent::PeriplousRight || intentOf(order) == Intent::PeriplousLeft;
        return count;
    };
    QCOMPARE(tricks(90), 0);
    QVERIFY(tricks(150) > 0);
}

void SquadronCaptainTest::sq_20_3_tricksBeforePlainOnsets()
{
    Table table;
    (void)table.add(0, 3600, 2700, 0);
    (void)table.add(1, 3600, 3000, 180);
    const Order order = table.chosen(0);
    QVERIFY(intentOf(order) == Intent::PeriplousRight || intentOf(order) == Intent::PeriplousLeft);
    // No trick against a kyklos; a plain onset from within 6" is a poor bargain at the beginning.
    Table ring;
    (void)ring.add(0, 3600, 2700, 0);
    (void)ring.add(1, 3600, 3000, 180, Formation::Kyklos);
    QVERIFY(intentOf(ring.chosen(0)) == Intent::None || !areLinked(ring.state, 0, 1));
    const Outlook outlook(ring.facts, ring.state, 0, Temperament::Steady);
    const Advance onset = path(0, {{400, 0}});
    QVERIFY(outlook.worthOf(onset, courseOf(ring.facts, ring.state, 0, onset.all())) < outlook.now());
    // Against somebody disordered and two to one it is a good one.
    Table weak;
    (void)weak.add(0, 3600, 2700, 0);
    const SquadronNumber e = weak.add(1, 3600, 3000, 180, Formation::Kyklos, 3);
    weak.of(e).halvesLost = 2;
    weak.put(e, 3600, 3000, 180, Formation::Kyklos);
    weak.disorder(e);
    weak.train(e, Training::Green);
    const Outlook good(weak.facts, weak.state, 0, Temperament::Steady);
    QVERIFY(good.worthOf(onset, courseOf(weak.facts, weak.state, 0, onset.all())) > good.now());
    QCOMPARE(intentOf(weak.chosen(0)), Intent::Engage);
}

void SquadronCaptainTest::sq_20_3_theFlankOfWhoIsHeld()
{
    Table table;
    const SquadronNumber a = table.add(0, 3100, 3120, 90, Formation::EpiMias, 2); // before its right flank
    const SquadronNumber b = table.add(0, 3600, 3000, 0);
    (void)table.add(0, 7000, 150, 0, Formation::EpiMias, 1); // still to move
    const SquadronNumber d = table.add(1, 3600, 3000, 180);
    table.link(b, d);
    table.of(b).hasMoved = true;
    const Order order = table.chosen(0);
    QCOMPARE(intentOf(order), Intent::Engage);
    QCOMPARE(table.ordered(order, {3, 4}), std::string());
    QVERIFY(areLinked(table.state, a, d));
    QCOMPARE(table.state.links.back().at, Side::Flank);
}

void SquadronCaptainTest::sq_20_4_breaksOffAndReforms()
{
    Table table;
    const SquadronNumber a = table.add(0, 3600, 3000, 0);
    const SquadronNumber d = table.add(1, 3600, 3000, 180);
    table.link(d, a);
    const auto worth = [&] {
        return Outlook(table.facts, table.state, a, Temperament::Steady).worthOfBreakingOff();
    };
    QVERIFY(worth() <= 0); // an even fight goes on
    table.disorder(a);
    table.train(d, Training::WellTrained);
    QVERIFY(worth() > 0);
    QVERIFY(std::holds_alternative<BreakOff>(table.chosen(0)));
    // Beyond the enemy's reach it mends its order before it closes.
    Table away;
    const SquadronNumber b = away.add(0, 3600, 1200, 0);
    (void)away.add(1, 3600, 2600, 180);
    away.disorder(b);
    QVERIFY(std::holds_alternative<Reform>(away.chosen(0)));
    away.unform(b);
    away.of(b).hasMoved = false;
    const Order mending = away.chosen(0);
    QVERIFY(std::holds_alternative<Reform>(mending));
    QCOMPARE(std::get<Reform>(mending).heading, std::int16_t{0});
}

/// Two that wait for each other's first step: at last one takes it, out of a circle too, but not who is the weaker.
void SquadronCaptainTest::sq_20_4_nobodyWaitsTillTheEnd()
{
    Table table;
    const SquadronNumber own = table.add(0, 3600, 1200, 0, Formation::EpiKeras);
    const SquadronNumber enemy = table.add(1, 3600, 2100, 180);
    const auto closing = [&](int turn) { // nine inches from it, then four: under its bows
        table.state.turn = static_cast<std::int16_t>(turn);
        const Outlook outlook(table.facts, table.state, own, Temperament::Cautious);
        Prospect nearer = outlook.prospect();
        nearer.base.centre.y += 5 * inch;
        return outlook.worthOf(nearer) - outlook.now();
    };
    QVERIFY2(closing(5) < 0, qPrintable(QString::number(closing(5))));
    QVERIFY2(closing(40) > 0, qPrintable(QString::number(closing(40))));
    const auto opening = [&](int turn) {
        table.state.turn = static_cast<std::int16_t>(turn);
        const Outlook outlook(table.facts, table.state, own, Temperament::Steady);
        Prospect line = outlook.prospect();
        line.formation = Formation::EpiMias;
        return outlook.worthOf(line) - outlook.now();
    };
    table.put(own, 3600, 1200, 0, Formation::Kyklos);
    table.put(enemy, 3600, 2100, 180, Formation::Kyklos);
    QVERIFY(opening(5) <= 0);
    QVERIFY(opening(40) > 0);
    table.of(own).halvesLost = 4;
    QVERIFY(opening(40) <= 0);
}

void SquadronCaptainTest::sq_14_1_evenFleetsEndBeforeTheLimit()
{
    using navarch::EndingKind;
    for (const EndingKind& kind :
         {EndingKind{"squadrons", navarch::PlaceKind::OpenSea, 10, 10, 0, 0, false, false, "quadrireme"},
          EndingKind{"squadrons", navarch::PlaceKind::Port, 10, 5}}) {
        const navarch::EndingTally tally = navarch::simulatedOut(kind, 0, 400);
        QVERIFY2(tally.fought == 400 && tally.endsInTime(), tally.text().c_str());
    }
}

void SquadronCaptainTest::sq_20_5_terms()
{
    const auto standing = [](auto&& change) {
        Table table;
        (void)table.add(0, 1600, 1200, 0);
        (void)table.add(0, 5600, 1200, 0);
        (void)table.add(0, 3600, 1200, 0);
        (void)table.add(1, 1600, 3700, 180);
        (void)table.add(1, 5600, 3700, 180);
        (void)table.add(1, 3600, 3700, 180);
        table.price();
        change(table);
        const int own = table.standing(0);
        return own == -table.standing(1) ? own : 1'000'000; // own less the enemy's
    };
    QCOMPARE(standing([](Table&) {}), 0);
    QCOMPARE(standing([](Table& table) { table.disorder(0); }), -400);
    QCOMPARE(standing([](Table& table) { table.disorder(4); }), 400);
    QCOMPARE(standing([](Table& table) { table.unform(0); }), -800);
    QCOMPARE(standing([](Table& table) { table.of(1).halvesLost = 1; }), -500);
    // A rank behind in a link, and struck in the flank.
    const auto linked = [&](Formation formation, Side side) {
        return standing([&](Table& table) {
            table.put(0, 1600, 3700, 0, formation);
            table.link(3, 0, side);
        });
    };
    QCOMPARE(linked(Formation::EpiPollon, Side::Front) - linked(Formation::EpiMias, Side::Front), -500);
    QCOMPARE(linked(Formation::EpiMias, Side::Flank) - linked(Formation::EpiMias, Side::Front), -1500);
    // A squadron that routs: 0.5; with half the stands or squadrons gone 2 each.
    const int one = standing([](Table& table) { table.of(0).status = Status::Routing; });
    QVERIFY2(one <= -300 && one > -1000, qPrintable(QString::number(one)));
    const int two = standing([](Table& table) {
        table.of(0).status = Status::Routing;
        table.of(1).status = Status::Routing;
    });
    QVERIFY(two <= one - 4000);
    // The winner stands best.
    QVERIFY(standing([](Table& table) {
                table.state.phase = Phase::Over;
                table.state.victor = 0;
            })
            >= 10'000);
}

void SquadronCaptainTest::sq_20_5_whoHasAChanceMovesFirst()
{
    const auto first = [](int y) {
        Table table;
        (void)table.add(0, 3600, y, 0);
        (void)table.add(1, 3600, 3000, 180);
        table.state.phase = Phase::Initiative;
        const Judge judge(table.facts, table.state, Temperament::Steady);
        return judge(TakeTurn{0, true}) > judge(TakeTurn{0, false});
    };
    QVERIFY(first(2750));  // a trick in reach
    QVERIFY(!first(1500)); // nothing: the enemy shows himself first
}

void SquadronCaptainTest::optionsAreAllKindsAndAllowed()
{
    Table table;
    const SquadronNumber a = table.add(0, 3600, 2700, 0);
    (void)table.add(0, 2600, 2000, 0, Formation::EpiPollon);
    (void)table.add(0, 1600, 2000, 0, Formation::EpiKeras);
    const SquadronNumber held = table.add(0, 600, 3000, 0);
    const SquadronNumber loose = table.add(0, 5600, 2000, 0);
    (void)table.add(1, 3600, 3000, 180);
    const SquadronNumber holding = table.add(1, 600, 3000, 180);
    table.link(holding, held);
    table.unform(loose);
    table.disorder(a);
    table.turnOf(0);
    std::vector<Order> options;
    listOptions(table.facts, table.state, *decisionsOf(table.facts, table.state).begin(), options);
    std::set<std::size_t> kinds;
    for (const Order& order : options) {
        QCOMPARE(table.refusal(order), std::string());
        kinds.insert(order.index());
    }
    // Signal, Pick, Advance, AboutFace, Back, Form, Reform, BreakOff, Stay, EndMoves.
    QCOMPARE(kinds.size(), std::size_t{10});
    QVERIFY(options.size() <= navarch::mostOptions);
}

void SquadronCaptainTest::waysThatEndBesideEachOtherAreOfOneKind()
{
    const auto way = [](SquadronNumber squadron, Intent intent, int degrees, Length ahead) {
        Advance order;
        order.squadron = squadron;
        order.intent = intent;
        order.count = 2;
        order.steps[0] = Step{ahead, static_cast<std::int16_t>(degrees)};
        order.steps[1] = Step{ahead, 0};
        return kindOf(order);
    };
    const auto usual = way(1, Intent::Engage, 20, 500);
    QVERIFY(usual == way(1, Intent::Engage, 35, 700));
    QVERIFY(usual != way(1, Intent::Engage, -20, 500)); // to the other hand
    QVERIFY(usual != way(1, Intent::Engage, 0, 500));
    QVERIFY(usual != way(1, Intent::PeriplousLeft, 20, 500));
    QCOMPARE(way(2, Intent::Engage, 20, 500).act, usual.act);
    QCOMPARE(way(2, Intent::Engage, 20, 500).subject, 2);
    QCOMPARE(kindOf(EndMoves{0}).subject, -1);
    QVERIFY(kindOf(Form{1, Formation::Kyklos, 0}) != kindOf(Form{1, Formation::EpiMias, 0}));
    QVERIFY(kindOf(Form{1, Formation::Kyklos, 0}) == kindOf(Form{1, Formation::Kyklos, 180}));
    QVERIFY(kindOf(Stay{1}) != kindOf(Pick{1}));
    // No act runs into those of the next order.
    QVERIFY(way(1, Intent::PeriplousLeft, 20, 500) != kindOf(AboutFace{1}));
}

QTEST_APPLESS_MAIN(SquadronCaptainTest)
#include "captain_test.moc"
