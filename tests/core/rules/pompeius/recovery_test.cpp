// SPDX-License-Identifier: GPL-3.0-or-later
// Damage cards at work, and recovery (PM-10, PM-11).
#include <QTest>

#include "core/rules/pompeius/combat/damage.h"
#include "core/rules/pompeius/orders/check.h"
#include "core/rules/pompeius/phases/recovery.h"
#include "core/rules/pompeius/phases/turn.h"
#include "tests/core/rules/pompeius/skirmish.h"

using namespace navarch;
using namespace navarch::pompeius;

class PompeiusRecoveryTest : public QObject {
    Q_OBJECT
private slots:
    void pm_10_4_cardsAreLaid();
    void pm_10_5_disorderIsSpread();
    void pm_10_5_theOwnerChooses();
    void pm_10_6_inDisorder();
    void pm_11_1_mendingAndCutting();
    void pm_11_2_leaksArePlugged();
    void pm_11_3_pm_11_4_orderComesBack();
    void pm_11_5_leaks();
    void pm_11_6_fire();
};

void PompeiusRecoveryTest::pm_10_4_cardsAreLaid()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 10, 10, 0);
    const ShipNumber other = battle.add(1, 11, 10, 1);
    Ship& at = battle.at(ship);
    at.box.add(Card::OarsBroken, false);
    at.box.add(Card::OarsFouled, true);
    at.box.add(Card::Stuck, false);
    at.boxedStuck[0] = other;
    QCOMPARE(battle.recovered(), std::string());
    QCOMPARE(at.box.count(), 0);
    QCOMPARE(adjustedMax(battle.facts, battle.state, ship), 1); // like cards add up
    QVERIFY(areJoined(battle.state, ship, other));
    QCOMPARE(battle.recovered(), std::string()); // a one-turn card lies for the turn and goes in its E3
    QCOMPARE(adjustedMax(battle.facts, battle.state, ship), 3);
    QCOMPARE(at.lying.of(Card::OarsBroken), 1);
    // Stuck without a partner afloat goes back to the tray.
    const int inTray = battle.state.trays[0].of(Card::Stuck);
    at.box.add(Card::Stuck, false);
    at.boxedStuck[0] = noShip;
    QCOMPARE(battle.recovered(), std::string());
    QCOMPARE(battle.state.trays[0].of(Card::Stuck), inTray + 1);
}

void PompeiusRecoveryTest::pm_10_5_disorderIsSpread()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 10, 10, 0);
    (void)battle.man(ship, UnitKind::Milites, 2);
    (void)battle.man(ship, UnitKind::Sagittarii, 1);
    const ShipNumber prize =
        battle.add(1, 12, 10, 0); // who commands her has one man aboard, and men of hers are left
    const UnitNumber captor = battle.man(ship, UnitKind::Milites);
    const UnitNumber crew = battle.man(prize, UnitKind::Sagittarii);
    battle.unit(captor).at = prize;
    battle.at(prize).holder = 0;
    battle.at(prize).isPrize = true;
    for (int i = 0; i < 4; ++i)
        battle.at(ship).box.add(Card::Disorder, true);
    for (int i = 0; i < 2; ++i)
        battle.at(prize).box.add(Card::Disorder, true);
    QCOMPARE(battle.recovered(), std::string());
    const auto counters = [&](UnitNumber unit) { return int(battle.unit(unit).disorder); };
    QCOMPARE(counters(0), 1); // as evenly as possible, and of equal ones sagittarii before milites
    QCOMPARE(counters(1), 1);
    QCOMPARE(counters(2), 2);
    QCOMPARE(counters(captor), 2); // of the side commanding the ship and aboard it
    QCOMPARE(counters(crew), 0);
    QCOMPARE(battle.at(ship).lying.of(Card::Disorder), 4);
    Skirmish empty; // without a unit it goes back
    const ShipNumber bare = empty.add(0, 10, 10, 0);
    const int inTray = empty.state.trays[0].of(Card::Disorder);
    empty.at(bare).box.add(Card::Disorder, true);
    QCOMPARE(empty.recovered(), std::string());
    QCOMPARE(empty.at(bare).lying.count(), 0);
    QCOMPARE(empty.state.trays[0].of(Card::Disorder), inTray + 1);
}

void PompeiusRecoveryTest::pm_10_5_theOwnerChooses()
{
    struct Laying : Skirmish {
        ShipNumber ship = add(0, 10, 10, 0);
        UnitNumber milites = man(ship, UnitKind::Milites);
        UnitNumber archers = man(ship, UnitKind::Sagittarii);
        UnitNumber ballista = man(ship, UnitKind::Ballistae);
        ShipNumber enemy = add(1, 30, 10, 3);
        UnitNumber foe = man(enemy, UnitKind::Milites);
        explicit Laying(int cards)
        {
            for (int i = 0; i < cards; ++i)
                at(ship).box.add(Card::Disorder, true);
            state.phase = Phase::Laying;
        }
        bool lays()
        {
            bool all = false;
            (void)played({}, [&](Proceedings& proceedings) { all = layCards(facts, state, proceedings); });
            return all;
        }
        std::string counters()
        {
            std::string text;
            for (const UnitNumber each : {milites, archers, ballista})
                text += std::to_string(unit(each).disorder);
            return text;
        }
    };
    // One card for three units that are not alike: the owner is asked, and nobody else.
    for (const int chosen : {0, 1, 2}) {
        Laying battle(1);
        QVERIFY(!battle.lays());
        QCOMPARE(battle.counters(), std::string("000"));
        QCOMPARE(shipToSpread(battle.facts, battle.state), battle.ship);
        QVERIFY(isAsked(battle.facts, battle.state, 0) && !isAsked(battle.facts, battle.state, 1));
        const auto refused = [&](const Order& order) {
            return bool(checkOrder(battle.facts, battle.state, order));
        };
        QVERIFY(refused(TakeDisorder{battle.ship, battle.foe}));
        QVERIFY(refused(TakeDisorder{battle.enemy, battle.foe}));
        QVERIFY(refused(SpreadDisorder{1}));
        const UnitNumber unit = chosen == 0 ? battle.milites : chosen == 1 ? battle.archers : battle.ballista;
        QVERIFY(!refused(TakeDisorder{battle.ship, unit}));
        (void)battle.played({}, [&](Proceedings& proceedings) {
            takeDisorder(battle.facts, battle.state, battle.ship, unit, proceedings);
        });
        QCOMPARE(battle.counters(), std::string(chosen == 0 ? "100" : chosen == 1 ? "010" : "001"));
        QCOMPARE(battle.count("laid"), 1);
        QVERIFY(battle.lays());
        QVERIFY(!isAsked(battle.facts, battle.state, 0));
    }
    // Five for three: three go one to each unasked; then he who has taken a second one takes no third.
    Laying more(5);
    QVERIFY(!more.lays());
    QCOMPARE(more.counters(), std::string("111"));
    QVERIFY(mayTakeDisorder(more.state, more.ship, more.milites));
    (void)more.played({}, [&](Proceedings& proceedings) {
        takeDisorder(more.facts, more.state, more.ship, more.milites, proceedings);
    });
    QVERIFY(!more.lays());
    QVERIFY(!mayTakeDisorder(more.state, more.ship, more.milites));
    QVERIFY(bool(checkOrder(more.facts, more.state, TakeDisorder{more.ship, more.milites})));
    more.at(more.ship).spreadsAsUsual = true; // the rest by the usual order: ballistae first
    QVERIFY(more.lays());
    QCOMPARE(more.counters(), std::string("212"));
    // Units that nothing but their names tells apart are no choice.
    Skirmish alike;
    const ShipNumber ship = alike.add(0, 10, 10, 0);
    (void)alike.man(ship, UnitKind::Milites, 3);
    alike.at(ship).box.add(Card::Disorder, true);
    alike.state.phase = Phase::Laying;
    QCOMPARE(shipToSpread(alike.facts, alike.state), noShip);
    alike.unit(1).section = Section::Bow; // where a unit stands tells it apart
    QCOMPARE(shipToSpread(alike.facts, alike.state), ship);
}

void PompeiusRecoveryTest::pm_10_6_inDisorder()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 10, 10, 0);
    const UnitNumber archers = battle.man(ship, UnitKind::Sagittarii);
    battle.disorder(archers);
    for (const char* text : {"0 | Shoot S1", "0 | Repair S1", "0 | Grapple S1", "0 | Cut S1",
                             "0 | Prepare S1", "0 | Move S1>Roma0.bow"})
        QCOMPARE(battle.refusal(ship, text), std::string("disorder"));
    battle.lay(ship, Card::RowerDisorder);
    QCOMPARE(battle.refusal(ship, "1 1 1"), std::string()); // rowers still row
}

void PompeiusRecoveryTest::pm_11_1_mendingAndCutting()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 10, 10, 0);
    const ShipNumber other = battle.add(1, 11, 10, 1);
    (void)battle.man(ship, UnitKind::Milites, 3);
    battle.at(ship).fires = 2;
    battle.lay(ship, Card::RudderDamaged);
    battle.grapple(other, ship, 2);
    battle.plot(ship, "0 | Repair M1; Repair M2; Cut M3");
    QCOMPARE(battle.moved({}, 1), std::string());
    QCOMPARE(battle.recovered({5, 4, 6}), std::string()); // the first choice is fire
    QCOMPARE(int(battle.at(ship).fires), 1);
    QCOMPARE(battle.at(ship).lying.of(Card::RudderDamaged), 1);
    QCOMPARE(grapplesBetween(battle.state, ship, other), 1); // whoever threw it
    // What is mended is the owner's choice.
    Skirmish choice;
    const ShipNumber her = choice.add(0, 10, 10, 0);
    const ShipNumber held = choice.add(1, 11, 10, 1);
    const UnitNumber unit = choice.man(her, UnitKind::Milites);
    choice.at(her).fires = 1;
    choice.lay(her, Card::OarsBroken);
    choice.lay(her, Card::RudderDamaged);
    choice.stuck(held, her); // Stuck on one that is stuck to her
    const Remedies remedies = remediesOf(choice.facts, choice.state, Success{unit, false});
    QCOMPARE(remedies.count, 4);
    // Nor does one that fought, or that has come aboard an enemy since it was ordered: no die.
    choice.plot(her, "0 | Repair M1");
    QCOMPARE(choice.moved({}, 1), std::string());
    choice.unit(unit).hasFought = true;
    QCOMPARE(choice.recovered(), std::string());
    choice.unit(unit).hasFought = false;
    choice.unit(unit).at = held;
    QCOMPARE(choice.recovered(), std::string());
    choice.unit(unit).at = her;
    // A unit in disorder mends nothing.
    choice.disorder(unit);
    choice.plot(her, "0 | Repair M1");
    QCOMPARE(choice.moved({}, 1), std::string());
    QCOMPARE(choice.recovered(), std::string());
}

void PompeiusRecoveryTest::pm_11_2_leaksArePlugged()
{
    const auto left = [](int face, int disorder, bool moves) {
        Skirmish battle;
        const ShipNumber ship = battle.add(0, 10, 10, 0);
        battle.lay(ship, Card::Leak, 2);
        battle.lay(ship, Card::RowerDisorder, disorder);
        battle.plot(ship, moves ? "L" : "0");
        (void)battle.moved({}, 1);
        const std::string wrong = battle.recovered(face > 0 ? std::vector<int>{face} : std::vector<int>{});
        return wrong.empty() ? battle.at(ship).lying.of(Card::Leak) : -1;
    };
    QCOMPARE(left(5, 0, false), 1); // one leak, one die
    QCOMPARE(left(4, 0, false), 2);
    QCOMPARE(left(0, 1, false), 2); // in disorder they do not try
    QCOMPARE(left(0, 0, true), 2);  // nor when they rowed
}

void PompeiusRecoveryTest::pm_11_3_pm_11_4_orderComesBack()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 10, 10, 0);
    const UnitNumber one = battle.man(ship, UnitKind::Milites);
    const UnitNumber other = battle.man(ship, UnitKind::Milites);
    battle.disorder(one, 2);
    battle.disorder(other, 2);
    battle.unit(other).hasFought = true;
    battle.lay(ship, Card::RowerDisorder, 2);
    battle.plot(ship, "0");
    (void)battle.moved({}, 1);
    QCOMPARE(battle.recovered(), std::string()); // no die
    QCOMPARE(int(battle.unit(one).disorder), 1);
    QCOMPARE(int(battle.unit(other).disorder), 2); // it did something else
    QCOMPARE(battle.at(ship).rowerDisorder(), 1);
    QCOMPARE(battle.at(ship).lying.of(Card::Disorder), 3);
    battle.at(ship).hasActed = true; // rowed
    QCOMPARE(battle.recovered(), std::string());
    QCOMPARE(battle.at(ship).rowerDisorder(), 1);
}

void PompeiusRecoveryTest::pm_11_5_leaks()
{
    for (const bool each : {false, true}) {
        Skirmish battle;
        battle.facts.options.leakEach = each;
        const ShipNumber ship = battle.add(0, 10, 10, 0);
        battle.lay(ship, Card::Leak, 3);
        battle.at(ship).hasActed = true;
        QCOMPARE(battle.recovered(), std::string());
        QCOMPARE(int(battle.at(ship).hull), each ? 13 : 15);
    }
}

void PompeiusRecoveryTest::pm_11_6_fire()
{
    const auto burn = [](int fires, int hull, int& spread) {
        Skirmish battle;
        const ShipNumber ship = battle.add(0, 10, 10, 0);
        const ShipNumber other = battle.add(1, 11, 10, 1);
        battle.grapple(other, ship);
        battle.at(ship).fires = static_cast<std::int16_t>(fires);
        battle.at(ship).hull = static_cast<std::int16_t>(hull);
        (void)battle.recovered();
        spread = battle.at(other).fires;
        return int(battle.at(ship).hull);
    };
    int spread = 0;
    QCOMPARE(burn(7, 16, spread), 14);
    QCOMPARE(burn(2, 16, spread), 16);
    QCOMPARE(burn(5, 7, spread), 6);
    QCOMPARE(spread, 0);
    QCOMPARE(burn(5, 6, spread), 5);
    QCOMPARE(spread, 1);
}

QTEST_APPLESS_MAIN(PompeiusRecoveryTest)
#include "recovery_test.moc"
