// SPDX-License-Identifier: GPL-3.0-or-later
// What captains of Ramming Speed!!! do that a good player does: they leave a fight that is lost, keep their crews off hulls
// that sink, and do not row to and fro.
#include <QTest>

#include <algorithm>

#include "core/rules/ramming_speed/captains/merit.h"
#include "core/rules/ramming_speed/captains/options.h"
#include "core/rules/ramming_speed/captains/surrender.h"
#include "core/rules/ramming_speed/movement/reach.h"
#include "tests/core/rules/ramming_speed/skirmish.h"

using namespace navarch;
using namespace navarch::ramming;

namespace {

int meritIn(const Skirmish& battle, const Order& order)
{
    return meritOf(battle.facts, battle.state, order, Temperament::Steady);
}

/// The move of most merit among those that a captain is offered.
Move bestMove(Skirmish& battle, ShipNumber ship)
{
    std::vector<Order> orders;
    listShipOptions(battle.facts, battle.state, orders);
    const Move* best = nullptr;
    for (const Order& order : orders)
        if (const auto* move = std::get_if<Move>(&order);
            move && (!best || meritIn(battle, *move) > meritIn(battle, *best)))
            best = move;
    return best ? *best : pathOf(ship, "");
}

} // namespace

class RammingCaptainTest : public QObject {
    Q_OBJECT

private slots:
    // One stood against four, bow to them, whatever his captain had in mind: he was offered no other bearing.
    void rs_17_whoIsAloneAgainstFourRowsAway()
    {
        Skirmish battle;
        const ShipNumber alone = battle.add(0, 15, 15, 0);
        for (const int column : {12, 14, 16, 18})
            (void)battle.add(1, column, 8, 3);
        QVERIFY(breaksOff(battle.facts, battle.state, alone) && flees(battle.facts, battle.state, alone));
        battle.activate(alone, 6);
        const hex::Edge home = battle.facts.homeEdge[0];
        const Move away = bestMove(battle, alone);
        QCOMPARE(battle.refusal(away), std::string());
        Place place = placeNow(battle.state);
        for (const Step each : away.steps()) {
            Place next;
            QVERIFY(!step(battle.facts, battle.state, alone, place, each, next));
            place = next;
        }
        QVERIFY(distanceToEdge(battle.facts.board, place.hex, home)
                <= distanceToEdge(battle.facts.board, battle.at(alone).hex, home));
        QVERIFY(place.facing != 0); // no longer bow to them
    }

    void rs_17_equalFleetsDoNotBreakOff()
    {
        Skirmish battle;
        const ShipNumber ship = battle.add(0, 15, 15, 0);
        (void)battle.add(1, 15, 8, 3);
        QVERIFY(!breaksOff(battle.facts, battle.state, ship) && !flees(battle.facts, battle.state, ship));
    }

    // A quarter of the crew went aboard hulls that went down with it.
    void rs_24_3_nobodyIsSentAboardAHullThatSinks()
    {
        Skirmish battle;
        const ShipNumber ours = battle.add(0, 10, 10, 0);
        const ShipNumber prize = battle.add(1, 10, 9, 0);
        battle.board(ours);
        battle.at(prize).rowers = battle.at(prize).hoplites = 0;
        const Capture inName{ours, prize, 0, 0};
        const Capture manned{ours, prize, 20, 0};
        const auto crewsOffered = [&] {
            std::vector<Order> orders;
            listOptions(battle.facts, battle.state, Decision{}, orders);
            return static_cast<int>(std::count_if(orders.begin(), orders.end(), [](const Order& order) {
                const auto* capture = std::get_if<Capture>(&order);
                return capture && capture->rowers > 0;
            }));
        };
        QVERIFY(meritIn(battle, manned) > meritIn(battle, inName)); // nobody is near
        QCOMPARE(crewsOffered(), 1);
        battle.at(prize).sinksAt = static_cast<std::int16_t>(battle.state.round + 3);
        QVERIFY(meritIn(battle, manned) < meritIn(battle, inName));
        QCOMPARE(crewsOffered(), 0);
        battle.at(prize).sinksAt = 0;
        battle.at(prize).fires = 1;
        QVERIFY(meritIn(battle, manned) < meritIn(battle, inName));
    }

    void rs_10_1_nobodyRowsToAndFro()
    {
        Skirmish battle;
        const ShipNumber ours = battle.add(0, 15, 20, 0);
        (void)battle.add(1, 15, 5, 3);
        battle.activate(ours, 8);
        std::vector<Order> orders;
        listShipOptions(battle.facts, battle.state, orders);
        QVERIFY(orders.size() > 10);
        for (const Order& order : orders) {
            const auto steps = std::get<Move>(order).steps();
            const auto goes = [&](Step way) {
                return std::find(steps.begin(), steps.end(), way) != steps.end();
            };
            QVERIFY(!goes(Step::Forward) || !goes(Step::Backward));
        }
    }
};

QTEST_GUILESS_MAIN(RammingCaptainTest)
#include "captain_test.moc"
