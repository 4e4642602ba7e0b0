// SPDX-License-Identifier: GPL-3.0-or-later
// Turns, events, the end of a battle (SQ-4, 5, 14), with the worked examples 16.17 and 16.20.
#include <QTest>

#include "core/rules/squadrons/combat/order.h"
#include "core/rules/squadrons/ending/ending.h"
#include "core/rules/squadrons/geometry/formation.h"
#include "core/rules/squadrons/phases/events.h"
#include "core/rules/squadrons/phases/morale.h"
#include "core/rules/squadrons/phases/turn.h"
#include "tests/core/rules/squadrons/skirmish.h"

using namespace navarch::squadrons;

namespace {

const std::string nothing;

/// So many plain squadrons a side in two lines, 20" apart; a turn's initiative is asked.
struct Lines : Skirmish {
    Lines(int first, int second) : Skirmish(false)
    {
        for (int i = 0; i < first; ++i)
            add(0, 1000 + 600 * i, 1200, 0);
        for (int i = 0; i < second; ++i)
            add(1, 1000 + 600 * i, 3200, 180);
        state.phase = Phase::Initiative;
    }
    [[nodiscard]] SquadronNumber second(int i) const
    {
        return static_cast<SquadronNumber>(facts.first[1] + i);
    }

    std::string happens(int sum, const std::vector<int>& faces)
    {
        return played(faces, [&](navarch::Proceedings& p) { happen(facts, state, eventOf(sum), sum, p); });
    }
    void lose(SquadronNumber squadron, Status how)
    {
        leave(facts, state, squadron, Leaving::Fled);
        if (how == Status::Destroyed)
            at(state, squadron).halvesLost = static_cast<std::int8_t>(2 * facts.of(squadron).stands);
        at(state, squadron).status = how;
    }
    bool ends()
    {
        bool over = false;
        (void)played({}, [&](navarch::Proceedings& p) { over = endIfLeft(facts, state, true, p); });
        return over;
    }
};

} // namespace

class SquadronTurnTest : public QObject {
    Q_OBJECT
private slots:
    void sq_4_1_sq_1_1_theTurn();
    void sq_4_2_initiativeTies();
    void sq_1_6_alpha();
    void sq_t3_whichEvent();
    void sq_5_1_weather();
    void sq_5_1_sq_1_4_weatherIsTestedFromHowAllStood();
    void sq_1_4_sq_13_4_ralliesAreTestedAtOnce();
    void sq_5_2_omens();
    void sq_5_3_navarchosDies();
    void sq_5_4_sq_16_17_row();
    void sq_14_1_onlyRoutersOrNothing();
    void sq_14_2_rowTakesThemOffWithoutLoss();
    void sq_14_3_concede();
    void sq_14_4_sq_16_20_onPoints();
    void sq_14_4_aConditionGoesFirst();
    void sq_14_4_shipsOverTheEnemysEdge();
};

void SquadronTurnTest::sq_4_1_sq_1_1_theTurn()
{
    Lines table(1, 1);
    table.state.side = 0;
    QCOMPARE(table.refusal(TakeTurn{1, true}).empty(), false);
    QCOMPARE(table.ordered(TakeTurn{0, false}), nothing); // second: the other moves
    QCOMPARE(table.state.phase, Phase::Moves);
    QCOMPARE(int(table.state.side), 1);
    QVERIFY(!table.refusal(Stay{0}).empty());
    QCOMPARE(table.ordered(Stay{1}), nothing);
    QCOMPARE(int(table.state.side), 0);
    QVERIFY(table.state.isSecond);
    // Each once; then melee, morale and pursuit have nothing to do, and the next turn begins: event, two dice for who
    // moves first.
    QCOMPARE(table.ordered(Stay{0}, {3, 4, 5, 2}), nothing);
    QCOMPARE(int(table.state.turn), 2);
    QCOMPARE(table.state.phase, Phase::Initiative);
    QCOMPARE(int(table.state.side), 0);
    const navarch::Decisions waiting = decisionsOf(table.facts, table.state);
    QCOMPARE(waiting.count, 1);
    QVERIFY(!waiting.list[0].secret);
}

void SquadronTurnTest::sq_4_2_initiativeTies()
{
    const auto higher = [](int first, int second, const std::vector<int>& faces) {
        Lines table(1, 1);
        table.facts.quality = {first, second};
        table.state.phase = Phase::Moves;
        table.state.isSecond = true;
        std::vector<int> all{3, 4};
        all.insert(all.end(), faces.begin(), faces.end());
        const std::string wrong = table.ordered(EndMoves{0}, all);
        return wrong.empty() ? int(table.state.side) : -1;
    };
    QCOMPARE(higher(0, 0, {2, 5}), 1);
    QCOMPARE(higher(0, 0, {5, 2}), 0);
    QCOMPARE(higher(0, 2, {4, 4}), 1); // the better commander
    QCOMPARE(higher(1, 0, {4, 4}), 0);
    QCOMPARE(higher(1, 1, {4, 4, 1, 6}), 1); // rolled again
}

void SquadronTurnTest::sq_1_6_alpha()
{
    // The second side is alpha: its die comes first.
    Lines table(1, 1);
    table.state.alpha = 1;
    table.state.phase = Phase::Moves;
    table.state.isSecond = true;
    QCOMPARE(table.ordered(EndMoves{0}, {3, 4, 6, 1}), nothing);
    QCOMPARE(int(table.state.side), 1);
}

void SquadronTurnTest::sq_t3_whichEvent()
{
    constexpr std::array<Event, 11> due{Event::WeatherForAll,
                                        Event::WeatherForAll,
                                        Event::AlphaOmen,
                                        Event::AlphaNavarchDies,
                                        Event::Row,
                                        Event::Row,
                                        Event::Row,
                                        Event::BetaNavarchDies,
                                        Event::BetaOmen,
                                        Event::WeatherForInvader,
                                        Event::WeatherForInvader};
    for (int sum = 2; sum <= 12; ++sum)
        QCOMPARE(eventOf(sum), due[static_cast<std::size_t>(sum - 2)]);
}

void SquadronTurnTest::sq_5_1_weather()
{
    Lines table(2, 2);
    table.put(1, 1600, 2700, 0, Formation::EpiMias); // 5" from an enemy: nearness counts
    table.unform(0);
    table.state.squadrons[0].status = Status::Routing;
    QCOMPARE(table.happens(2, {3, 4, 4, 4, 2, 3}), nothing); // 7 - 2; 8 - 2; 5 - 2
    QVERIFY(table.of(1).disordered);
    QVERIFY(!table.of(table.second(0)).disordered);
    QVERIFY(table.of(table.second(1)).disordered);
    // The invading fleet alone, be it alpha or not.
    Lines invaded(1, 2);
    invaded.facts.options.invader = 1;
    QCOMPARE(invaded.happens(12, {1, 1, 6, 6}), nothing);
    QVERIFY(invaded.of(invaded.second(0)).disordered);
    QVERIFY(!invaded.of(0).disordered);
}

/// Two routers of the two fleets 8" apart, with nobody else near: both test, though the first that passes would then be an
/// enemy within 12" of the other.
void SquadronTurnTest::sq_1_4_sq_13_4_ralliesAreTestedAtOnce()
{
    Skirmish table;
    const SquadronNumber a = table.add(0, 3600, 2000, 180);
    const SquadronNumber d = table.add(1, 3600, 3200, 0);
    (void)table.add(1, 600, 4600, 180, Formation::EpiMias, 5);
    table.facts.options.katastrophe = Katastrophe::Never;
    for (const SquadronNumber each : {a, d}) {
        table.unform(each);
        table.of(each).status = Status::Routing;
        table.of(each).wasRouting = true;
    }
    QCOMPARE(table.played({6, 6, 6, 6}, // alpha's two dice, then beta's
                          [&](navarch::Proceedings& p) { testAndRout(table.facts, table.state, p); }),
             nothing);
    QCOMPARE(table.of(a).status, Status::Free);
    QCOMPARE(table.of(d).status, Status::Free);
    QCOMPARE(table.count("rallied"), 2);
}

void SquadronTurnTest::sq_5_2_omens()
{
    Lines table(3, 2);
    QCOMPARE(table.happens(4, {2}), nothing);
    QCOMPARE(table.of(1).morale, Morale::Determined);
    QCOMPARE(table.happens(4, {2}), nothing); // cannot rise
    QCOMPARE(table.of(1).morale, Morale::Determined);
    table.lose(0, Status::Off);
    QCOMPARE(table.happens(4, {2}), nothing); // of those on the table
    QCOMPARE(table.of(2).morale, Morale::Determined);
    QCOMPARE(table.happens(10, {1}), nothing);
    QCOMPARE(table.of(table.second(0)).morale, Morale::Determined);
    table.state.alpha = 1;
    QCOMPARE(table.happens(4, {2}), nothing);
    QCOMPARE(table.of(table.second(1)).morale, Morale::Determined);
}

void SquadronTurnTest::sq_5_3_navarchosDies()
{
    Lines table(2, 2);
    QCOMPARE(table.happens(5, {}), nothing); // nobody is in melee: SQ-16.17
    QCOMPARE(table.count("nothing"), 1);
    QCOMPARE(table.happens(9, {}), nothing);
    table.link(1, table.second(0));
    table.facts.commanders.push_back({"Phormio", 0, 0, navarch::Post::Squadron, 1, 1});
    table.state.commanders.emplace_back();
    table.facts.squadrons[1].commander = 0;
    QCOMPARE(table.happens(5, {}), nothing); // the only one
    QCOMPARE(table.of(1).morale, Morale::PoorlyMotivated);
    QVERIFY(table.of(1).navarchDead);
    QCOMPARE(table.state.commanders[0].state, navarch::PersonState::Dead);
    QCOMPARE(table.happens(5, {}), nothing); // cannot drop; the captain of its first ship dies
    QCOMPARE(table.of(1).morale, Morale::PoorlyMotivated);
    QCOMPARE(table.state.ships[1].condition.captain, navarch::PersonState::Dead);
    // None left: the captain of its first ship.
    QCOMPARE(table.happens(9, {}), nothing);
    QCOMPARE(table.state.ships[static_cast<std::size_t>(table.second(0))].condition.captain,
             navarch::PersonState::Dead);
    table.link(0, table.second(1));
    QCOMPARE(table.happens(9, {2}), nothing);
    QCOMPARE(table.of(table.second(1)).morale, Morale::PoorlyMotivated);
}

void SquadronTurnTest::sq_5_4_sq_16_17_row()
{
    Lines five(5, 5);
    five.lose(0, Status::Off);
    five.lose(1, Status::Destroyed);
    QCOMPARE(five.happens(7, {}), nothing);
    QVERIFY(!five.state.left[0]);
    five.of(2).status = Status::Routing;
    QCOMPARE(five.happens(7, {}), nothing);
    QVERIFY(five.state.left[0] && !five.state.left[1]);
    Lines four(4, 4);
    four.lose(0, Status::Destroyed);
    four.of(1).status = Status::Routing;
    four.lose(four.second(0), Status::Off);
    four.lose(four.second(1), Status::Off);
    QCOMPARE(four.happens(6, {}), nothing); // both at once
    QVERIFY(four.state.left[0] && four.state.left[1]);
    Lines seven(2, 2);
    seven.facts.options.row = RowOn::SevenOnly;
    seven.lose(0, Status::Off);
    QCOMPARE(seven.happens(6, {}), nothing);
    QVERIFY(!seven.state.left[0]);
    QCOMPARE(seven.happens(7, {}), nothing);
    QVERIFY(seven.state.left[0]);
    Lines never(2, 2);
    never.facts.options.row = RowOn::Never;
    never.lose(0, Status::Off);
    QCOMPARE(never.happens(7, {}), nothing);
    QVERIFY(!never.state.left[0]);
    // Event 4 on a determined squadron: nothing.
    Lines omen(1, 1);
    omen.of(0).morale = Morale::Determined;
    QCOMPARE(omen.happens(4, {}), nothing);
    QCOMPARE(omen.of(0).morale, Morale::Determined);
}

void SquadronTurnTest::sq_14_1_onlyRoutersOrNothing()
{
    Lines table(2, 2);
    QVERIFY(!table.ends());
    table.of(0).status = Status::Routing;
    QVERIFY(!table.ends());
    table.lose(1, Status::Off);
    QVERIFY(table.ends());
    QCOMPARE(table.state.phase, Phase::Over);
    QCOMPARE(int(table.state.victor), 1);
    QVERIFY(table.state.holdsField);
    QVERIFY(!table.refusal(Stay{table.second(0)}).empty());
    Lines both(1, 1);
    both.of(0).status = Status::Routing;
    both.of(1).status = Status::Routing;
    QVERIFY(both.ends());
    QCOMPARE(int(both.state.victor), -1);
    QVERIFY(!both.state.holdsField);
}

void SquadronTurnTest::sq_14_2_rowTakesThemOffWithoutLoss()
{
    Lines table(2, 2);
    table.lose(0, Status::Destroyed);
    table.link(1, table.second(0));
    QCOMPARE(table.happens(8, {}), nothing);
    QCOMPARE(table.of(1).status, Status::Off);
    QCOMPARE(table.of(1).leaving, Leaving::Fled);
    QCOMPARE(int(table.of(1).halvesLost), 0);
    QCOMPARE(table.of(table.second(0)).status, Status::Free);
}

void SquadronTurnTest::sq_14_3_concede()
{
    Lines table(2, 2);
    table.link(1, table.second(0));
    table.state.side = 0;
    QVERIFY(!table.refusal(Concede{1}).empty()); // nothing is asked of it
    // He who gives up decides nothing more; the other moves, the melee is fought, then he leaves. The two ships that are
    // hurt, by an eighth and three of their squadrons, roll for what they have lost.
    QCOMPARE(table.ordered(Concede{0}), nothing);
    QCOMPARE(int(table.state.side), 1);
    QCOMPARE(table.state.phase, Phase::Moves);
    QCOMPARE(table.ordered(EndMoves{1}, {3, 4, 3, 4, 6, 6, 6}), nothing);
    QCOMPARE(table.state.phase, Phase::Over);
    QCOMPARE(int(table.of(1).halvesLost), 1 + 2);
    QCOMPARE(table.of(1).blows[2], table.second(0));
    QCOMPARE(int(table.of(0).halvesLost), 0);
    QCOMPARE(int(table.state.conceded), 0);
    QCOMPARE(int(table.state.victor), 1);
    QVERIFY(table.state.holdsField);
}

void SquadronTurnTest::sq_14_4_sq_16_20_onPoints()
{
    Lines table(5, 3); // 20 stands and 12
    table.of(0).halvesLost = 3;
    table.lose(1, Status::Off); // off is lost: 4, with 1½ 5½
    table.of(table.second(0)).halvesLost = 7;
    table.of(table.second(1)).halvesLost = 1;
    QCOMPARE(aheadOnPoints(table.facts, table.state), 0); // 11 x 12 < 8 x 20
    table.of(table.second(1)).halvesLost = 0;
    table.of(table.second(0)).halvesLost = 6;
    QCOMPARE(aheadOnPoints(table.facts, table.state), 1); // 132 and 120
    Lines even(1, 1);
    QCOMPARE(aheadOnPoints(even.facts, even.state), -1);
    even.of(0).halvesLost = 1;
    QCOMPARE(aheadOnPoints(even.facts, even.state), 1);
    // After the last turn.
    even.facts.turnLimit = 1;
    even.state.phase = Phase::Moves;
    even.state.isSecond = true;
    QCOMPARE(even.ordered(EndMoves{0}, {6}), nothing);
    QCOMPARE(even.state.phase, Phase::Over);
    QVERIFY(even.state.atTurnLimit);
    QCOMPARE(int(even.state.victor), 1);
    QVERIFY(!even.state.holdsField);
}

/// A column whose tail is within 6" of an enemy becomes unformed, and its block no longer is: the enemy's test still has -2.
void SquadronTurnTest::sq_5_1_sq_1_4_weatherIsTestedFromHowAllStood()
{
    Skirmish table(false);
    const SquadronNumber a = table.add(0, 3600, 2400, 0, Formation::EpiKeras, 4); // its tail ends at y = 20
    const SquadronNumber d = table.add(1, 3600, 1450, 180, Formation::EpiMias, 4);
    table.disorder(a);
    QVERIFY(isNearEnemy(table.facts, table.state, d, table.facts.figures.near));
    const auto nearTests = [&](const std::vector<int>& faces) {
        const std::string wrong = table.played(faces, [&](navarch::Proceedings& p) {
            happen(table.facts, table.state, Event::WeatherForAll, 2, p);
        });
        int near = 0;
        for (const navarch::BattleEvent& event : table.events)
            if (event.kind == "manoeuvre" && event.ship == d)
                near = event.modifiers.empty() ? 0 : event.modifiers.front().value;
        return wrong.empty() ? near : 99;
    };
    QCOMPARE(nearTests({1, 1, 6, 6}), -2); // a loses its formation first
    QVERIFY(table.of(a).isUnformed());
    QVERIFY(!isNearEnemy(table.facts, table.state, d,
                         table.facts.figures.near)); // as it would have been found afterwards
}

void SquadronTurnTest::sq_14_4_aConditionGoesFirst()
{
    // The second side wins by holding out to the end of turn 2.
    Lines table(1, 2);
    table.facts.condition.holder = 1;
    table.facts.condition.holdUntil = 2;
    table.facts.turnLimit = 2;
    QVERIFY(!table.ends());
    table.state.turn = 2;
    bool over = true;
    (void)table.played(
        {}, [&](navarch::Proceedings& p) { over = endIfLeft(table.facts, table.state, false, p); });
    QVERIFY(!over);                           // not after the turn's event
    table.of(table.second(0)).halvesLost = 6; // it would lose on points
    QVERIFY(table.ends());
    QCOMPARE(int(table.state.victor), 1);
    QVERIFY(!table.state.holdsField && !table.state.atTurnLimit);
    // Who has nobody left does not hold.
    Lines gone(1, 1);
    gone.facts.condition.holder = 1;
    gone.facts.condition.holdUntil = 1;
    gone.state.turn = 1;
    gone.lose(gone.second(0), Status::Destroyed);
    QVERIFY(gone.ends());
    QCOMPARE(int(gone.state.victor), 0);
    QVERIFY(gone.state.holdsField);
}

void SquadronTurnTest::sq_14_4_shipsOverTheEnemysEdge()
{
    const auto exits = [](int y, int heading, int ships, int alpha) {
        Skirmish table;
        const SquadronNumber a = table.add(0, 3600, y, heading, Formation::EpiKeras);
        (void)table.add(1, 600, 2400, 180);
        table.state.alpha = static_cast<std::int8_t>(alpha);
        table.facts.condition.exiter = 0;
        table.facts.condition.exits = ships;
        table.turnOf(0);
        (void)table.ordered(path(a, {{800, 0}}));
        bool over = false;
        (void)table.played(
            {}, [&](navarch::Proceedings& p) { over = endIfLeft(table.facts, table.state, true, p); });
        return over ? int(table.state.victor) : -2;
    };
    QCOMPARE(exits(4500, 0, 1, 0), 0);   // over beta's edge
    QCOMPARE(exits(4500, 0, 2, 0), -2);  // one ship is not two
    QCOMPARE(exits(300, 180, 1, 0), -2); // its own edge
    QCOMPARE(exits(300, 180, 1, 1), 0);  // as beta the near edge is the enemy's
}

QTEST_APPLESS_MAIN(SquadronTurnTest)
#include "turn_test.moc"
