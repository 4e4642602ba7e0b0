// SPDX-License-Identifier: GPL-3.0-or-later
// SA-4.3, 4.5, 5.6, 6 and 8.1 as orders: what may be said, and why not.
#include <QTest>

#include "core/rules/salamis_ad_actium/orders/check.h"
#include "tests/core/rules/salamis_ad_actium/skirmish.h"
#include "tests/support/show.h"

using namespace navarch;
using namespace navarch::salamis;

namespace {

/// A well-equipped ship whose squadron acts, an enemy 2 cm abeam, and another far off.
struct Action {
    Skirmish fight;
    ShipNumber ship = fight.add(0);
    ShipNumber enemy = fight.add(1);
    ShipNumber far = fight.add(1);

    Action()
    {
        ShipFit& fit = fight.fitOf(ship);
        fit.archers = 2;
        fit.firePots = 2;
        fit.greekFire = true;
        fit.ballistae = 1;
        fight.refit(ship);
        fight.place(enemy, 4, 0, 0);
        fight.state.squadron = 0;
        fight.state.side = 0;
    }
    [[nodiscard]] std::string_view refused(const Order& order) const
    {
        const Refusal why = checkOrder(fight.facts, fight.state, order);
        return why.rule;
    }
    /// As people read it.
    [[nodiscard]] std::string told(const Order& order) const
    {
        return reasonOf(fight.facts, checkOrder(fight.facts, fight.state, order), order);
    }
    std::string does(const Order& order, const std::vector<int>& faces)
    {
        return fight.played(faces, [&](Proceedings& p) { performOrder(fight.facts, fight.state, order, p); });
    }
};

constexpr std::string_view allowed;

} // namespace

class CombatOrdersTest : public QObject {
    Q_OBJECT

private slots:
    void sa_4_3_sa_6_1_shoot();
    void sa_6_7_throw();
    void sa_8_1_sa_9_1_grapple();
    void sa_5_6_letGo();
    void sa_4_5_sa_6_2_fire();
    void strangersOrdersAreRefused();
    void refusalsNameShipsAndNumbers();
};

void CombatOrdersTest::sa_4_3_sa_6_1_shoot()
{
    Action action;
    const Shoot order{action.ship, action.enemy};
    QVERIFY(action.refused(order) == allowed);
    QVERIFY(action.refused(Shoot{action.ship, action.far}) == "SA-6.1");
    QVERIFY(action.refused(Shoot{action.ship, action.ship}) == "SA-6.1");
    QCOMPARE(action.does(order, {1, 1}), std::string());
    QVERIFY(action.refused(order) == "SA-4.3"); // once an Action Phase
    action.fight.at(action.ship).hasShot = false;
    action.fight.at(action.ship).archers = 0;
    QVERIFY(action.refused(order) == "SA-6.1");
    action.fight.at(action.ship).archers = 1;
    action.fight.place(action.enemy, 12, 0, 0);
    const ShipNumber between = action.fight.add(1);
    action.fight.place(between, 6, 0, 0);
    QVERIFY(action.refused(order) == "SA-6.6");
}

void CombatOrdersTest::sa_6_7_throw()
{
    Action action;
    QVERIFY(action.refused(Throw{action.ship, action.enemy, Missile::Bees}) == allowed);
    QVERIFY(action.refused(Throw{action.ship, action.far, Missile::Bees}) == "SA-6.7");
    QVERIFY(action.refused(Throw{action.ship, action.enemy, Missile::GreekFire}) == "SA-6.7"); // abeam
    action.fight.place(action.enemy, 0, 7, 90);
    QVERIFY(action.refused(Throw{action.ship, action.enemy, Missile::GreekFire}) == allowed);
    QVERIFY(action.refused(Throw{action.ship, action.enemy, static_cast<Missile>(9)}) == "SA-6.7");
    QCOMPARE(action.does(Throw{action.ship, action.enemy, Missile::GreekFire}, {2}), std::string());
    QVERIFY(action.refused(Throw{action.ship, action.enemy, Missile::GreekFire}) == "SA-6.7");
    action.fight.at(action.ship).pots = 0;
    QVERIFY(action.refused(Throw{action.ship, action.enemy, Missile::Bees}) == "SA-6.7");
}

void CombatOrdersTest::sa_8_1_sa_9_1_grapple()
{
    Action action;
    const Grapple order{action.ship, action.enemy};
    QVERIFY(action.refused(order) == "SA-8.1"); // they do not touch
    action.fight.touch(action.enemy, action.ship);
    QVERIFY(action.refused(order) == allowed);
    action.fight.at(action.ship).demoralised = true;
    QVERIFY(action.refused(order) == "SA-9.1");
    action.fight.at(action.ship).demoralised = false;
    QCOMPARE(action.does(order, {5}), std::string());
    QVERIFY(action.refused(order) == "SA-8.1"); // one try an Action Phase
    action.fight.at(action.ship).hasGrappled = false;
    QCOMPARE(action.does(order, {6}), std::string());
    QCOMPARE(action.fight.state.contacts[0].grappledBy,
             std::int8_t{-1}); // the enemy came up, this ship holds
    action.fight.at(action.ship).hasGrappled = false;
    QVERIFY(action.refused(order) == "SA-8.1"); // held already
}

void CombatOrdersTest::sa_5_6_letGo()
{
    Action action;
    const LetGo order{action.ship, action.enemy};
    QVERIFY(action.refused(order) == "SA-5.6");
    Contact& contact = action.fight.touch(action.ship, action.enemy);
    contact.grappled = contact.hooked = true;
    contact.grappledBy = -1;
    QVERIFY(action.refused(order) == "SA-5.6"); // it is the enemy's hold
    contact.grappledBy = 1;
    QVERIFY(action.refused(order) == allowed);
    QCOMPARE(action.does(order, {}), std::string());
    QVERIFY(!action.fight.state.contacts[0].grappled && !action.fight.state.contacts[0].hooked);
}

void CombatOrdersTest::sa_4_5_sa_6_2_fire()
{
    Action action;
    const Fire order{action.ship, action.enemy};
    QVERIFY(action.refused(order) == "SA-4.5"); // an Action Phase
    action.fight.state.phase = Phase::Engines;
    QVERIFY(action.refused(order) == allowed);
    QVERIFY(action.refused(Fire{action.ship, action.far}) == "SA-6.2");   // out of range
    QVERIFY(action.refused(Fire{action.enemy, action.ship}) == "SA-4.5"); // the other side's
    action.fight.at(action.ship).hasFired = true;
    QVERIFY(action.refused(order) == "SA-6.2");
}

void CombatOrdersTest::strangersOrdersAreRefused()
{
    Action action;
    for (const ShipNumber number : {ShipNumber(-1), ShipNumber(99), ShipNumber(-32768), ShipNumber(32767)}) {
        for (const Order& order : {Order(Shoot{number, action.enemy}), Order(Shoot{action.ship, number}),
                                   Order(Throw{number, action.enemy}), Order(Throw{action.ship, number}),
                                   Order(Grapple{number, action.enemy}), Order(Grapple{action.ship, number}),
                                   Order(LetGo{number, action.enemy}), Order(LetGo{action.ship, number})})
            QVERIFY(action.refused(order) != allowed);
    }
    action.fight.state.phase = Phase::Engines;
    QVERIFY(action.refused(Fire{99, action.enemy}) != allowed);
    QVERIFY(action.refused(Fire{action.ship, -1}) != allowed);
    QVERIFY(action.refused(Shoot{action.ship, action.enemy}) != allowed);
}

void CombatOrdersTest::refusalsNameShipsAndNumbers()
{
    Action action;
    const std::string ship = action.fight.facts.name(action.ship);
    const std::string enemy = action.fight.facts.name(action.enemy);
    const std::string far = action.fight.facts.name(action.far);
    action.fight.place(action.far, 0, 40, 0); // both bases are 4.5 cm long
    const std::string away = "35.5 cm";
    COMPARE_TEXT(action.told(Shoot{action.ship, action.far}),
                 far + " is " + away + " away; archers reach 12 cm.");
    COMPARE_TEXT(action.told(Throw{action.ship, action.far, Missile::Bees}),
                 far + " is " + away + " away; the missile reaches 3 cm.");
    COMPARE_TEXT(action.told(Throw{action.ship, action.far, Missile::GreekFire}),
                 far + " is " + away + " away; the missile reaches 5 cm.");
    COMPARE_TEXT(action.told(Throw{action.ship, action.enemy, Missile::GreekFire}),
                 enemy + " is not straight ahead of " + ship + ", where Greek fire burns.");
    COMPARE_TEXT(action.told(Shoot{action.ship, action.ship}), ship + " is on the same side.");
    COMPARE_TEXT(action.told(Grapple{action.ship, action.enemy}), ship + " does not touch " + enemy + ".");
    COMPARE_TEXT(action.told(LetGo{action.ship, action.enemy}), ship + " does not hold " + enemy + ".");
    COMPARE_TEXT(action.told(Shoot{action.enemy, action.ship}), enemy + "'s squadron does not act now.");
    COMPARE_TEXT(action.told(Separate{action.ship}), "Nothing holds " + ship + ".");
    COMPARE_TEXT(action.told(SetSail{action.ship, true}), ship + " has no mast standing.");
    COMPARE_TEXT(action.told(Shoot{99, action.enemy}), std::string("There is no such ship."));
    action.fight.at(action.enemy).where = Whereabouts::Fled;
    COMPARE_TEXT(action.told(Shoot{action.ship, action.enemy}), enemy + " is not on the table.");
    action.fight.state.phase = Phase::Engines;
    COMPARE_TEXT(action.told(Fire{action.far, action.ship}), far + " waits: it is the other side's shot.");
}

QTEST_APPLESS_MAIN(CombatOrdersTest)
#include "combat_orders_test.moc"
