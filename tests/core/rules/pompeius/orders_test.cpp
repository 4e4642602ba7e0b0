// SPDX-License-Identifier: GPL-3.0-or-later
// Orders as they are written, speed and turns (PM-2, PM-5, PM-6).
#include <QTest>

#include "core/rules/pompeius/figures/words.h"
#include "core/rules/pompeius/plots/plots.h"
#include "core/rules/pompeius/state/ship_names.h"
#include "tests/core/rules/pompeius/skirmish.h"

using namespace navarch;
using namespace navarch::pompeius;

namespace {

/// A quadrireme with its usual crew of every kind, alone on the sea.
struct Alone : Skirmish {
    ShipNumber ship;
    explicit Alone(const char* classId = "quadrireme", rex::Heading heading = 0)
        : ship(add(0, 10, 10, heading, classId))
    {
        man(ship, UnitKind::Milites);
        man(ship, UnitKind::Sagittarii);
        man(ship, UnitKind::Ballistae);
    }
    [[nodiscard]] std::string why(const std::string& text) const { return refusal(ship, text); }
};

const std::string allowed;

} // namespace

class PompeiusOrdersTest : public QObject {
    Q_OBJECT
private slots:
    void pm_2_5_unitsDoWhatTheirKindCan();
    void pm_2_8_extraCards();
    void pm_5_1_everyOrderNamesWhoCarriesItOut();
    void pm_5_2_ordersAreWrittenAndRead();
    void pm_5_3_stepsFillSubPhasesFromTheFirst();
    void pm_5_3_pm_5_4_pm_1_4_theOrderExample();
    void pm_5_4_anExtraNotReachedIsNotSpent();
    void pm_5_5_refusedOrdersSayWhy();
    void pm_5_5_shipsWithoutOrdersKeepTheirSpeed();
    void pm_6_1_pm_6_6_theAdjustedMaximum();
    void pm_6_2_slowing();
    void pm_6_3_theEmergencyStop();
    void pm_6_4_asternAfterATurnAtRest();
    void pm_6_5_heldShipsNeitherMoveNorTurn();
    void pm_6_6_turns();
};

void PompeiusOrdersTest::pm_2_5_unitsDoWhatTheirKindCan()
{
    Alone battle;
    for (const char* text :
         {"0 | Grapple M1", "0 | Cut M1", "0 | Repair M1", "0 | Grapple S1", "0 | Cut S1", "0 | Repair S1",
          "0 | Prepare S1", "0 | Shoot S1", "0 | Prepare B1", "0 | Shoot B1"})
        QCOMPARE(battle.why(text), allowed);
    for (const char* text : {"0 | Shoot M1", "0 | Prepare M1", "0 | Grapple B1", "0 | Cut B1",
                             "0 | Repair B1", "0 | Move B1>Roma0.bow"})
        QCOMPARE(battle.why(text), std::string("kind"));
    QCOMPARE(battle.why("0 | Move M1>Roma0.bow"), allowed);
    QCOMPARE(battle.why("0 | Shoot S1; Repair S1"), std::string("busy")); // one action a unit a turn
    QCOMPARE(battle.why("0 | Grapple M1; Shoot M1"),
             std::string("kind")); // what it cannot do at all is said first
    // Who is there of a kind, in the words of a refusal, and no step of hers is at fault.
    (void)battle.man(battle.ship, UnitKind::Milites);
    const auto faultIn = [&](const char* text) {
        return faultOf(battle.facts, battle.state, battle.ship, *plotFrom(text, readerOf(battle.facts)));
    };
    const PlotFault missing = faultIn("0 | Cut M1; Cut M3");
    QVERIFY(missing.fault == Fault::Units);
    QCOMPARE(missing.n, 5); // of four: the fifth
    QCOMPARE(missing.m, 4);
    QCOMPARE(missing.unit, 1);
    QCOMPARE(missing.step, -1);
    battle.disorder(battle.man(battle.ship, UnitKind::Milites));
    for (const char* text : {"0 | Cut M3", "0 | Move M1>Roma0.stern", "0 | Shoot M1"}) {
        const PlotFault fault = faultIn(text);
        QVERIFY(fault.fault
                == (text[4] == 'C'   ? Fault::Disorder
                    : text[4] == 'M' ? Fault::Apart
                                     : Fault::Kind));
        QCOMPARE(fault.step, -1);
        QCOMPARE(fault.unit, 0);
    }
}

void PompeiusOrdersTest::pm_2_8_extraCards()
{
    Alone liburnia("liburnian");
    QCOMPARE(liburnia.factsOf(liburnia.ship).extrasATurn, 2);
    QCOMPARE(liburnia.factsOf(liburnia.ship).extras, 6);
    QCOMPARE(liburnia.why("1 1 1 1 E E"), allowed);
    liburnia.at(liburnia.ship).extras = 1;
    QCOMPARE(liburnia.why("1 1 1 1 E"), allowed);
    QCOMPARE(liburnia.why("1 1 1 1 E E"), std::string("extra"));
    QCOMPARE(liburnia.sentence(liburnia.ship, "1 1 1 1 E E"), std::string("Extra cards: 2 a turn, 1 left."));
    Alone quadrireme;
    QCOMPARE(quadrireme.why("1 1 1 1 E"), allowed);
    QCOMPARE(quadrireme.why("1 1 1 1 E E"), std::string("extra"));
    QCOMPARE(Alone("dekares").why("1 1 1 E"), allowed);
}

void PompeiusOrdersTest::pm_5_1_everyOrderNamesWhoCarriesItOut()
{
    Alone liburnia(
        "liburnian"); // two archers: one shoots, one mends, though there is nothing to shoot at or to mend
    liburnia.man(liburnia.ship, UnitKind::Sagittarii);
    liburnia.plot(liburnia.ship, "1 | Shoot S1; Repair S2");
    QCOMPARE(liburnia.why("1 | Shoot S1; Repair S2"), allowed);
    QCOMPARE(liburnia.moved(), std::string());
    QVERIFY(liburnia.unit(1).hasActed && liburnia.unit(3).hasActed);
    QCOMPARE(liburnia.damaged(), std::string());
    QCOMPARE(liburnia.recovered({6}), std::string());
}

void PompeiusOrdersTest::pm_5_2_ordersAreWrittenAndRead()
{
    Alone battle;
    const ShipReader reader = readerOf(battle.facts);
    const ShipWriter writer = writerOf(battle.facts);
    for (const char* text : {"0", "1 1L 1R E | Ram; Shoot B1; Repair M1", "-1 -1R", "L L", "0!",
                             "0 | Move M1>Roma0.bow; Shoot S1 fire; Prepare B1", "1ER | Grapple M1"}) {
        const auto plot = plotFrom(text, reader);
        if (std::string_view(text) == "1ER | Grapple M1") {
            QVERIFY(!plot);
            continue;
        }
        QVERIFY2(plot, text);
        QCOMPARE(textOf(*plot, writer), std::string(text));
    }
    for (const char* text :
         {"2", "1 1 1 1 1 1 1", "1 | Swim M1", "1 | Shoot", "1 | Shoot X1", "1 | Move M1>Nobody"})
        QVERIFY2(!plotFrom(text, reader), text);
    QCOMPARE(battle.why("1 | Shoot S2"), std::string("units"));
    QCOMPARE(battle.sentence(battle.ship, "0 | Repair M1; Cut M1"),
             std::string("This unit has an order already."));
}

void PompeiusOrdersTest::pm_5_3_stepsFillSubPhasesFromTheFirst()
{
    Alone battle;
    QCOMPARE(battle.why("1 L"), std::string("at-rest")); // who moves turns where she steps
    QCOMPARE(battle.why("L 1"), std::string("at-rest"));
    QCOMPARE(battle.why("L L"), allowed);
    QCOMPARE(battle.why("1 E"), std::string("extra-last")); // only once ordinary steps equal the maximum
    QCOMPARE(battle.why("1 1 1 E 1"), std::string("extra-last"));
    QCOMPARE(battle.why("1 1 1 1 E"), allowed);
    QCOMPARE(battle.why("1 -1"), std::string("mixed"));
    QCOMPARE(battle.sentence(battle.ship, "1 -1"), std::string("Ahead and astern do not mix."));
}

void PompeiusOrdersTest::pm_5_3_pm_5_4_pm_1_4_theOrderExample()
{
    const std::string orders = "1 1L 1R E | Ram; Shoot B1; Repair M1";
    const std::array<const char*, 4> there{"(11,10)/(12,10) E", "(12,10)/(12,9) NE", "(12,9)/(13,9) E",
                                           "(13,9)/(14,9) E"};
    for (int k = 1; k <= 4; ++k) {
        Alone battle("dekares");
        QCOMPARE(battle.why(orders), allowed);
        battle.plot(battle.ship, orders);
        QCOMPARE(battle.moved({}, k), std::string());
        QCOMPARE(battle.where(battle.ship), std::string(there[static_cast<std::size_t>(k - 1)]));
    }
    Alone battle("dekares");
    battle.plot(battle.ship, orders);
    (void)battle.moved();
    QCOMPARE(int(battle.at(battle.ship).moved), 4);
    QCOMPARE(int(battle.at(battle.ship).run), 1);
    QCOMPARE(int(battle.at(battle.ship).extras), 2); // of three
    QVERIFY(battle.unit(2).hasActed && battle.unit(0).hasActed && !battle.unit(1).hasActed);
    QCOMPARE(battle.recovered({3}), std::string()); // M1 mends
    // At rest: three turns, and her rowers have acted.
    const std::array<const char*, 3> turned{"(10,10)/(10,11) SE", "(10,10)/(9,11) SW", "(10,10)/(9,10) W"};
    for (int k = 1; k <= 3; ++k) {
        Alone still("dekares");
        still.plot(still.ship, "R R R");
        (void)still.moved({}, k);
        QCOMPARE(still.where(still.ship), std::string(turned[static_cast<std::size_t>(k - 1)]));
        QVERIFY(still.at(still.ship).hasActed && !still.at(still.ship).layStill());
    }
}

void PompeiusOrdersTest::pm_5_4_anExtraNotReachedIsNotSpent()
{
    Alone battle;
    battle.add(1, 13, 10, 1, "liburnian");
    battle.plot(battle.ship, "1 1 1 1 E");
    QCOMPARE(battle.moved({3, 3}), std::string()); // a collision in sub-phase 2 stops her
    QCOMPARE(int(battle.at(battle.ship).moved), 2);
    QCOMPARE(int(battle.at(battle.ship).extras), 3);
}

void PompeiusOrdersTest::pm_5_5_refusedOrdersSayWhy()
{
    Alone battle;
    battle.start(battle.ship, 4);
    const auto said = [&](const char* text) { return battle.sentence(battle.ship, text); };
    QCOMPARE(said("1"), std::string("From 4 she slows to 2, or stops dead (0!)."));
    QCOMPARE(said("1 1 1 1 1"), std::string("5 steps: her maximum is 4."));
    QCOMPARE(said("1L 1L 1L 1L"), std::string("4 turns: her maximum is 3."));
    battle.land(13, 10);
    QCOMPARE(said("1 1"), std::string("Land at 1411."));
    // A refused order is not taken.
    QVERIFY(!battle.ordered(PlotShip{battle.ship, Plot{}}).empty());
    QVERIFY(!battle.at(battle.ship).isPlotted);
    battle.factsOf(battle.ship).hasRam = false;
    QCOMPARE(battle.why("1R 1 | Ram"), std::string("no-ram"));
    // A refusal of the contract names ship and numbers.
    battle.factsOf(battle.ship).hasRam = true;
    const auto refused = [&](const std::string& text) {
        return battle.ordered(
            PlotShip{battle.ship, plotFrom(text, [](std::string_view) { return noShip; }).value()});
    };
    const std::string name = battle.facts.name(battle.ship);
    QCOMPARE(refused("1 1"), std::string("There is land at column 14, row 11."));
    battle.start(battle.ship, 4);
    QCOMPARE(refused("1"), "From 4 " + name + " slows to 2, or stops dead (0!).");
    QCOMPARE(refused("1L 1 1 1 1 1"), "5 steps: the maximum of " + name + " is 4.");
    // Every reason has its words.
    for (int fault = 1; fault <= static_cast<int>(Fault::Foreign); ++fault) {
        const FaultWords& words = wordsOf(static_cast<Fault>(fault));
        QVERIFY(!words.key.empty() && !words.refusal.isEmpty() && !words.text.pattern.empty()
                && words.rule.starts_with("PM-"));
    }
}

void PompeiusOrdersTest::pm_5_5_shipsWithoutOrdersKeepTheirSpeed()
{
    Alone battle;
    battle.add(1, 30, 10, 3);
    battle.start(battle.ship, 3);
    QCOMPARE(battle.ordered(HoldCourse{0}), std::string());
    QCOMPARE(textOf(battle.at(battle.ship).plot, writerOf(battle.facts)), std::string("1 1 1"));
    battle.lay(battle.ship, Card::RowerDisorder, 2);
    QCOMPARE(textOf(defaultPlot(battle.facts, battle.state, battle.ship), writerOf(battle.facts)),
             std::string("1 1"));
    battle.land(12, 10); // nothing straight ahead is allowed: she stops dead
    QCOMPARE(textOf(defaultPlot(battle.facts, battle.state, battle.ship), writerOf(battle.facts)),
             std::string("0!"));
}

void PompeiusOrdersTest::pm_6_1_pm_6_6_theAdjustedMaximum()
{
    Alone battle;
    battle.lay(battle.ship, Card::RowerDisorder, 2);
    battle.lay(battle.ship, Card::OarsBroken);
    QCOMPARE(adjustedMax(battle.facts, battle.state, battle.ship), 1);
    QCOMPARE(turnsMoving(battle.facts, battle.state, battle.ship), 1);
    QCOMPARE(battle.why("1 E"), allowed); // two with an Extra card
    QCOMPARE(battle.why("1 1"), std::string("speed"));
    Alone liburnia("liburnian");
    liburnia.lay(liburnia.ship, Card::RowerDisorder, 5);
    QCOMPARE(adjustedMax(liburnia.facts, liburnia.state, liburnia.ship), 0);
    QCOMPARE(turnsMoving(liburnia.facts, liburnia.state, liburnia.ship), 0);
    QCOMPARE(liburnia.why("E"), allowed); // nothing and one Extra is one
    QCOMPARE(liburnia.why("EL"), std::string("turns"));
    QCOMPARE(liburnia.why("L L L L"), allowed);
    QCOMPARE(liburnia.why("L L L L L"), std::string("turns"));
    Alone fouled;
    fouled.lay(fouled.ship, Card::OarsFouled);
    QCOMPARE(adjustedMax(fouled.facts, fouled.state, fouled.ship), 2);
}

void PompeiusOrdersTest::pm_6_2_slowing()
{
    Alone battle;
    QCOMPARE(battle.why("1 1 1 1"), allowed); // from rest to the maximum
    battle.start(battle.ship, 4);
    QCOMPARE(battle.why("1"), std::string("slowing"));
    QCOMPARE(battle.why("0"), std::string("slowing"));
    QCOMPARE(battle.why("1 1"), allowed);
    QCOMPARE(battle.why("0!"), allowed);
    battle.lay(battle.ship, Card::RowerDisorder, 3); // the maximum is 1 now, which rules and costs nothing
    QCOMPARE(battle.why("1"), allowed);
    battle.lay(battle.ship, Card::RowerDisorder, 1);
    QCOMPARE(battle.why("0"), allowed);
}

void PompeiusOrdersTest::pm_6_3_theEmergencyStop()
{
    Alone battle;
    battle.start(battle.ship, 4);
    QCOMPARE(battle.why("0! 1"), std::string("stop"));
    battle.plot(battle.ship, "0!");
    // Rower disorder, leak, disorder, rower disorder: the rower disorder goes into the box, the rest back.
    QCOMPARE(battle.moved({1, 22, 8, 1}), std::string());
    QCOMPARE(battle.at(battle.ship).box.of(Card::RowerDisorder), 2);
    QCOMPARE(battle.at(battle.ship).box.count(), 2);
    QCOMPARE(battle.state.trays[0].count(), 34);
    QVERIFY(battle.at(battle.ship).hasActed);
    QCOMPARE(int(battle.at(battle.ship).moved), 0);
    Alone slow;
    slow.start(slow.ship, 2);
    QCOMPARE(slow.why("0"), allowed);
    QCOMPARE(slow.why("0!"), std::string("stop"));
    QVERIFY(slow.sentence(slow.ship, "0!").starts_with("An emergency stop is for speeds above 2"));
}

void PompeiusOrdersTest::pm_6_4_asternAfterATurnAtRest()
{
    Alone battle;
    QCOMPARE(battle.why("-1 -1 -1 -1"), allowed);
    QCOMPARE(battle.why("-1 E"), std::string("mixed")); // no Extra astern
    battle.start(battle.ship, 1);
    QCOMPARE(battle.why("-1"), std::string("astern"));
    battle.start(battle.ship, -3);
    QCOMPARE(battle.why("1"), std::string("ahead"));
    QCOMPARE(battle.why("0"), std::string("slowing")); // holds astern too
    QCOMPARE(battle.why("-1"), allowed);
    battle.start(battle.ship, -1);
    QCOMPARE(battle.why("0"), allowed);
    // Stopped by a ram she has not been at rest a whole turn.
    battle.start(battle.ship, 0);
    battle.at(battle.ship).lastWay = Way::Ahead;
    QCOMPARE(battle.why("-1"), std::string("astern"));
    QCOMPARE(battle.why("1"), allowed);
    battle.start(battle.ship, 0);
    battle.facts.options.asternMax = 1;
    QCOMPARE(battle.why("-1 -1"), std::string("speed"));
    QCOMPARE(battle.why("-1"), allowed);
}

void PompeiusOrdersTest::pm_6_5_heldShipsNeitherMoveNorTurn()
{
    for (const bool isStuck : {false, true}) {
        Alone battle;
        const ShipNumber other = battle.add(1, 11, 10, 1);
        if (isStuck)
            battle.stuck(other, battle.ship);
        else
            battle.grapple(other, battle.ship);
        for (const char* text : {"1", "-1", "L", "E"})
            QCOMPARE(battle.why(text), std::string("held"));
        QCOMPARE(battle.why("0 | Cut M1"), allowed);
    }
}

void PompeiusOrdersTest::pm_6_6_turns()
{
    Alone battle;
    QCOMPARE(battle.why("1L 1R 1L"), allowed);
    QCOMPARE(battle.why("1L 1R 1L 1R"), std::string("turns"));
    QCOMPARE(Alone("liburnian").why("1L 1R 1L 1R"), allowed);
    battle.lay(battle.ship, Card::RudderDamaged);
    QCOMPARE(battle.why("1L 1R"), allowed);
    QCOMPARE(battle.why("1L 1R 1L"), std::string("turns"));
    battle.lay(battle.ship, Card::RudderJammed);
    QCOMPARE(battle.why("1L"), std::string("turns"));
    QCOMPARE(battle.why("L L L"), allowed); // at rest the printed number, whatever disorder or rudder
    QCOMPARE(battle.why("L L L L"), std::string("turns"));
}

QTEST_APPLESS_MAIN(PompeiusOrdersTest)
#include "orders_test.moc"
