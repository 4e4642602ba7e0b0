// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/campaign/machine/attack_question.h"
#include "core/campaign/money/month_books.h"
#include "core/campaign/sea/course.h"
#include "core/campaign/sea/order_stakes.h"
#include "core/campaign/sea/voyage_plan.h"
#include "tests/core/campaign/sea/sea_fixture.h"

using namespace navarch;
using namespace navarch::test;

namespace {

constexpr const char* owls = "Fleet of the Piraeus";
constexpr const char* aiakos = "Ships of Aiakos";

PlaceAtSea between(const char* from, const char* to, int miles)
{
    return {from, to, miles};
}

/// What the month's end is to take for a fleet.
Talents dueFor(const SeaTable& table, const char* name)
{
    const FleetRecord& fleet = table.at(name);
    Talents sum;
    for (const MonthLine& line : nextMonth(table.campaign, builtInFigures(), fleet.side).lines)
        if (line.fleet == fleet.id)
            sum -= line.amount;
    return sum;
}

OrderRecord orderFor(const SeaTable& table, FleetOrder kind, const char* place)
{
    OrderRecord order;
    order.fleet = table.fleet(owls);
    order.order = kind;
    if (place)
        order.port = table.port(place);
    return order;
}

} // namespace

/// Orders, joining and splitting (CP-7.3), and what a voyage is reckoned to take (CP-7.1, 7.2, 7.4).
class OrderTest : public QObject {
    Q_OBJECT

private slots:
    void cp7_1_aDayIsThirtyMilesAndSixtyForced()
    {
        SeaTable table;
        const auto plan = [&](bool forced) {
            return planOf(table.campaign, builtInFigures(), table.fleet(owls), {"melos"}, forced);
        };
        const VoyagePlan slow = plan(false);
        QCOMPARE(slow.miles, 82);
        QCOMPARE(slow.dayCount(), 3);
        QCOMPARE(slow.days[0].miles, 30);
        QCOMPARE(slow.days[1].at, between("piraeus", "melos", 60));
        QCOMPARE(slow.days[2].miles, 22);
        QCOMPARE(slow.days[2].at, offPlace("melos"));
        QCOMPARE(plan(true).dayCount(), 2);
    }

    void cp7_1_theShortestWayIsTakenOrTheOneThatIsNamed()
    {
        SeaTable table;
        const FleetId fleet = table.fleet(owls);
        const VoyagePlan named = planOf(table.campaign, builtInFigures(), fleet, {"aegina", "melos"}, false);
        QVERIFY2(named.canBeRowed(), named.whyNot.english().c_str());
        QCOMPARE(named.places, (std::vector<std::string>{"aegina", "melos"}));
        QVERIFY(named.miles > 78);
        const VoyagePlan none =
            planOf(table.campaign, builtInFigures(), fleet, {"aegina", "syracuse"}, false);
        QVERIFY(!none.canBeRowed());
        QVERIFY(!planOf(table.campaign, builtInFigures(), fleet, {"atlantis"}, false).canBeRowed());
        QVERIFY(!planOf(table.campaign, builtInFigures(), fleet, {}, false).canBeRowed());
        QVERIFY(!planOf(table.campaign, builtInFigures(), FleetId{999}, {"aegina"}, false).canBeRowed());
    }

    void cp7_2_nightsOutAreCountedAndCostOarsFromTheThird()
    {
        SeaTable table;
        const VoyagePlan far =
            planOf(table.campaign, builtInFigures(), table.fleet(owls), {"syracuse"}, false);
        QVERIFY(far.canBeRowed());
        // The gulf's ports are the only ones of this campaign: out of it the crews sleep in their ships.
        QVERIFY(far.dayCount() > 10);
        QCOMPARE(far.mostNightsOut, far.days.back().nightsOut);
        QVERIFY(far.mostNightsOut > 2);
        QCOMPARE(far.wearyOars, std::min(far.mostNightsOut - 2, 20));
        const VoyagePlan near =
            planOf(table.campaign, builtInFigures(), table.fleet(owls), {"epidauros"}, false);
        QCOMPARE(near.wearyOars, 0);
        QCOMPARE(near.days.back().harbour, table.port("epidauros"));
    }

    void cp7_4_theRiskOfStormsIsExact()
    {
        SeaTable table;
        table.setDate(7, 1);
        const auto risk = [&] {
            return planOf(table.campaign, builtInFigures(), table.fleet(owls), {"melos"}, false);
        };
        // 1 - (99/100)^3.
        QCOMPARE(risk().stormChance, "29701/1000000");
        QCOMPARE(risk().stormPermille, 30);
        QCOMPARE(stormRiskOf(risk()).english(), "3 in 100");
        table.setDate(1, 1);
        // 1 - (85/100)^3 = 0.385875.
        QCOMPARE(risk().stormChance, "3087/8000");
        QCOMPARE(risk().stormPermille, 386);
        QCOMPARE(stormRiskOf(risk()).english(), "39 in 100");
        VoyagePlan calm;
        QCOMPARE(stormRiskOf(calm).english(), "0 in 100");
        calm.stormPermille = 4;
        QCOMPARE(stormRiskOf(calm).english(), "less than 1 in 100");
        const VoyagePlan far =
            planOf(table.campaign, builtInFigures(), table.fleet(owls), {"massalia"}, false);
        QVERIFY(far.dayCount() > 15);
        QVERIFY(far.stormPermille > 900 && far.stormPermille <= 1000);
    }

    void cp7_3_anOrderStandsAndIsReplaced()
    {
        SeaTable table;
        QCOMPARE(table.moveTo(owls, "epidauros"), "");
        QVERIFY(table.notes().find("voyage") != std::string::npos);
        QCOMPARE(table.standingOrder(owls)->port, table.port("epidauros"));
        QCOMPARE(table.standingOrder(owls)->stance, Stance::Avoid);
        QCOMPARE(table.order(owls, FleetOrder::Patrol,
                             [](SetOrder& order) {
                                 order.patrolFrom = "piraeus";
                                 order.patrolTo = "aegina";
                             }),
                 "");
        QCOMPARE(table.standingOrder(owls)->stance, Stance::Seek);
        QVERIFY(table.standingOrder(owls)->port.isNone());
        QCOMPARE(table.campaign.table<OrderRecord>().size(), std::size_t{1});
        QCOMPARE(table.order(owls, FleetOrder::Lie), "");
        QVERIFY(!table.standingOrder(owls));
        QCOMPARE(table.order(owls, FleetOrder::Lie), "nothing-changes");
    }

    void contradictoryOrdersAreRefused_data()
    {
        QTest::addColumn<std::function<std::string(SeaTable&)>>("give");
        QTest::addColumn<QString>("key");
        using Give = std::function<std::string(SeaTable&)>;
        const auto row = [](const char* name, FleetOrder kind,
                            std::function<void(SeaTable&, SetOrder&)> change, const char* key) {
            QTest::newRow(name) << Give([kind, change](SeaTable& table) {
                return table.order(owls, kind, [&](SetOrder& order) { change(table, order); });
            }) << QString(key);
        };
        row(
            "no goal", FleetOrder::Move, [](SeaTable&, SetOrder&) {}, "no-goal");
        row(
            "attack nothing", FleetOrder::Attack, [](SeaTable&, SetOrder&) {}, "no-goal");
        row(
            "own port", FleetOrder::Attack, [](SeaTable& t, SetOrder& o) { o.port = t.port("piraeus"); },
            "own-port");
        row(
            "blockade at home", FleetOrder::Blockade,
            [](SeaTable& t, SetOrder& o) { o.port = t.port("piraeus"); }, "own-port");
        row(
            "raid at home", FleetOrder::Raid, [](SeaTable& t, SetOrder& o) { o.port = t.port("piraeus"); },
            "own-port");
        row(
            "into the enemy's port", FleetOrder::Move,
            [](SeaTable& t, SetOrder& o) { o.port = t.port("aegina"); }, "hostile-port");
        row(
            "over land", FleetOrder::Move, [](SeaTable&, SetOrder& o) { o.route = "megara syracuse"; },
            "no-route");
        row(
            "unknown place", FleetOrder::Move, [](SeaTable&, SetOrder& o) { o.route = "atlantis"; },
            "no-route");
        row(
            "unknown port", FleetOrder::Move, [](SeaTable&, SetOrder& o) { o.port = PortId{9999}; },
            "unknown-port");
        row(
            "route elsewhere", FleetOrder::Attack,
            [](SeaTable& t, SetOrder& o) {
                o.port = t.port("aegina");
                o.route = "megara";
            },
            "contradictory-order");
        row(
            "no such lane", FleetOrder::Patrol,
            [](SeaTable&, SetOrder& o) {
                o.patrolFrom = "piraeus";
                o.patrolTo = "syracuse";
            },
            "no-lane");
        row(
            "patrol nowhere", FleetOrder::Patrol,
            [](SeaTable&, SetOrder& o) {
                o.patrolFrom = "piraeus";
                o.patrolTo = "atlantis";
            },
            "unknown-place");
        row(
            "patrol a port", FleetOrder::Patrol,
            [](SeaTable& t, SetOrder& o) {
                o.patrolFrom = "piraeus";
                o.patrolTo = "aegina";
                o.port = t.port("aegina");
            },
            "contradictory-order");
        row(
            "escort nobody", FleetOrder::Escort, [](SeaTable&, SetOrder&) {}, "no-goal");
        row(
            "escort itself", FleetOrder::Escort, [](SeaTable& t, SetOrder& o) { o.escorted = t.fleet(owls); },
            "escort-circle");
        row(
            "escort the enemy", FleetOrder::Escort,
            [](SeaTable& t, SetOrder& o) { o.escorted = t.fleet(aiakos); }, "escort-foreign");
        row(
            "lie forced", FleetOrder::Lie, [](SeaTable&, SetOrder& o) { o.forced = true; },
            "contradictory-order");
        row(
            "sheds and battle", FleetOrder::LayUp, [](SeaTable&, SetOrder& o) { o.stance = Stance::Seek; },
            "contradictory-order");
        row(
            "foreign sheds", FleetOrder::LayUp,
            [](SeaTable& t, SetOrder& o) { o.port = t.port("epidauros"); }, "foreign-sheds");
        row(
            "no such fleet", FleetOrder::Move, [](SeaTable&, SetOrder& o) { o.fleet = FleetId{9999}; },
            "unknown-fleet");
    }

    void contradictoryOrdersAreRefused()
    {
        QFETCH(std::function<std::string(SeaTable&)>, give);
        QFETCH(QString, key);
        SeaTable table;
        const Campaign before = table.campaign;
        QCOMPARE(QString::fromStdString(give(table)), key);
        QVERIFY(table.campaign == before);
    }

    void escortsDoNotGoInACircle()
    {
        SeaTable table;
        const auto split = [&](const char* name, const char* ship) {
            return table.act(SplitFleet{table.fleet(owls), name, {table.ship(ship)}});
        };
        QCOMPARE(split("First", "Nike"), "");
        QCOMPARE(split("Second", "Thetis"), "");
        const auto escorts = [&](const char* who, const char* whom) {
            return table.order(who, FleetOrder::Escort,
                               [&](SetOrder& order) { order.escorted = table.fleet(whom); });
        };
        QCOMPARE(escorts("First", "Second"), "");
        QCOMPARE(escorts("Second", owls), "");
        QCOMPARE(escorts(owls, "First"), "escort-circle");
        // A file from elsewhere may hold what the gate would not let pass; the week comes to its end all the same.
        OrderRecord order;
        order.id = Id<OrderRecord>{table.campaign.table<HeadRecord>().begin()->second.nextNumber++};
        order.fleet = table.fleet(owls);
        order.order = FleetOrder::Escort;
        order.escorted = table.fleet("First");
        table.campaign.table<OrderRecord>().emplace(order.id, order);
        QCOMPARE(table.advance(), "");
        QCOMPARE(table.campaign.head().turn, 1);
        QCOMPARE(table.flaws(), "");
    }

    void whoCannotRowGetsNoOrders()
    {
        SeaTable table;
        QCOMPARE(table.perform(R"({"do":"fleet.raise","side":)" + n(table.side("Athens"))
                               + R"(,"name":"Empty","port":)" + n(table.port("piraeus")) + "}"),
                 "");
        QCOMPARE(table.moveTo("Empty", "epidauros"), "fleet-empty");
        for (auto& [id, ship] : table.campaign.table<ShipRecord>())
            if (ship.fleet == table.fleet(aiakos))
                ship.condition.damage = Damage::Wrecked;
        QCOMPARE(table.moveTo(aiakos, "epidauros"), "fleet-wrecked");
        YardWorkRecord work;
        work.id = YardWorkId{table.campaign.head().nextNumber};
        work.side = table.side("Athens");
        work.port = table.port("piraeus");
        work.work = YardWork::Repair;
        work.ship = table.ship("Paralos");
        table.campaign.table<YardWorkRecord>()[work.id] = work;
        QCOMPARE(table.moveTo(owls, "epidauros"), "ship-in-yard");
    }

    void anUmpiresOwnPortHasNoLanes()
    {
        SeaTable table;
        table.portRecord("epidauros").place.clear();
        PortId secret;
        for (const auto& [id, port] : table.campaign.table<PortRecord>())
            if (port.place.empty())
                secret = id;
        QCOMPARE(table.order(owls, FleetOrder::Move, [&](SetOrder& order) { order.port = secret; }),
                 "no-lanes");
        table.fleetRecord(owls).port = secret;
        QCOMPARE(table.moveTo(owls, "aegina"), "no-route");
    }

    void cp7_3_fleetsSplitAndJoinAtOnePlace()
    {
        SeaTable table;
        const SquadronId horses = table.squadron("Horses");
        std::vector<ShipId> ships;
        for (const auto& [id, ship] : table.campaign.table<ShipRecord>())
            if (ship.squadron == horses)
                ships.push_back(id);
        ships.push_back(table.ship("Paralos"));
        QCOMPARE(table.act(SplitFleet{table.fleet(owls), "Riders", ships}), "");
        QCOMPARE(table.campaign.find(horses)->fleet, table.fleet("Riders"));
        QVERIFY(table.campaign.find(table.ship("Paralos"))->squadron.isNone());
        QCOMPARE(table.at("Riders").port, table.port("piraeus"));
        QCOMPARE(table.flaws(), "");
        QCOMPARE(table.act(JoinFleets{table.fleet("Riders"), table.fleet("Riders")}), "same-fleet");
        QCOMPARE(table.act(JoinFleets{table.fleet("Riders"), table.fleet(aiakos)}), "other-side");
        QCOMPARE(table.act(JoinFleets{table.fleet("Riders"), table.fleet(owls)}), "");
        QCOMPARE(table.campaign.find(horses)->fleet, table.fleet(owls));
        QCOMPARE(table.flaws(), "");
        QCOMPARE(table.act(SplitFleet{table.fleet(owls), "None", {}}), "no-ships");
        QCOMPARE(table.act(SplitFleet{table.fleet(owls), owls, {table.ship("Paralos")}}), "fleet-name");
        QCOMPARE(table.act(SplitFleet{table.fleet(owls), "Mixed", {table.ship("Aiakeia")}}),
                 "ship-elsewhere");
    }

    void cp7_3_fleetsSplitAndJoinAtSea()
    {
        SeaTable table;
        FleetRecord& fleet = table.fleetRecord(owls);
        fleet.port = {};
        fleet.at = between("piraeus", "melos", 30);
        fleet.nightsOut = 1;
        QCOMPARE(table.act(SplitFleet{table.fleet(owls), "Scout", {table.ship("Kerkis")}}), "");
        QCOMPARE(table.at("Scout").at, between("piraeus", "melos", 30));
        QCOMPARE(table.at("Scout").nightsOut, 1);
        table.fleetRecord("Scout").at.miles = 31;
        QCOMPARE(table.act(JoinFleets{table.fleet("Scout"), table.fleet(owls)}), "other-place");
        table.fleetRecord("Scout").at.miles = 30;
        table.fleetRecord("Scout").wearyOars = 2;
        QCOMPARE(table.act(JoinFleets{table.fleet("Scout"), table.fleet(owls)}), "");
        QCOMPARE(table.at(owls).wearyOars, 2);
        QCOMPARE(table.flaws(), "");
    }

    // What is said of an order before it is given is what the month's books say once it has been.
    void cp4_2_anOrderTellsItsUpkeepBeforehand()
    {
        for (const FleetOrder kind : {FleetOrder::LayUp, FleetOrder::Exercise}) {
            SeaTable table;
            const OrderStakes stakes =
                stakesOf(table.campaign, builtInFigures(), orderFor(table, kind, nullptr));
            QCOMPARE(stakes.keepNow, dueFor(table, owls));
            QCOMPARE(table.order(owls, kind), "");
            QCOMPARE(stakes.keepThen, dueFor(table, owls));
            QVERIFY(stakes.saved.isZero() == (kind != FleetOrder::LayUp));
        }
        SeaTable table;
        const OrderStakes stakes =
            stakesOf(table.campaign, builtInFigures(), orderFor(table, FleetOrder::Move, "epidauros"));
        QVERIFY(stakes.keepThen > stakes.keepNow);
        QVERIFY(stakes.loot.isZero() && stakes.income.isZero());
        QCOMPARE(table.moveTo(owls, "epidauros"), "");
        QCOMPARE(stakes.keepThen, dueFor(table, owls));
    }

    void cp3_4_anAttackTellsWhatThePortIsWorth()
    {
        SeaTable table;
        const Figures& figures = builtInFigures();
        OrderStakes stakes = stakesOf(table.campaign, figures, orderFor(table, FleetOrder::Attack, "aegina"));
        QCOMPARE(stakes.loot, Talents::whole(10 * 4));
        QCOMPARE(stakes.income, Talents::whole(3 * 4));
        table.portRecord("aegina").lootedYear =
            table.campaign.head().year; // which not every side knows (CP-2.3)
        stakes = stakesOf(table.campaign, figures, orderFor(table, FleetOrder::Attack, "aegina"));
        QCOMPARE(stakes.loot, Talents::whole(10 * 4));
        stakes = stakesOf(table.campaign, figures, orderFor(table, FleetOrder::Blockade, "aegina"));
        QCOMPARE(stakes.income, Talents::whole(3 * 4));
        stakes = stakesOf(table.campaign, figures, orderFor(table, FleetOrder::Blockade, "epidauros"));
        QVERIFY(stakes.income.isZero()); // nobody's
    }

    // CP-2.3: what stands on a wall that nobody of the side has seen changes nothing in what it expects.
    void cp11_1_anAttackIsWeighedByWhatItsSideKnows()
    {
        SeaTable table;
        const Figures& figures = builtInFigures();
        const OrderRecord order = orderFor(table, FleetOrder::Attack, "aegina");
        const AttackQuestion asked = attackQuestion(table.campaign, figures, order);
        QCOMPARE(asked.attackers.ships.size(), std::size_t{12});
        QCOMPARE(asked.value, 4);
        // Over what the walls may be (SA-15.12), and between what it lies is said.
        const AttackChances chances = answer(asked, figures);
        QVERIFY(0 <= chances.least && chances.least <= chances.wins && chances.wins <= chances.most
                && chances.most <= 100);
        QCOMPARE(chances.drawn, drawnWalls);
        QCOMPARE(answer(asked, figures), chances);
        AttackQuestion strong = asked;
        strong.value = 9;
        QVERIFY(answer(strong, figures).wins <= chances.wins);
        for (auto& [id, wall] : table.campaign.table<WallRecord>())
            wall.section.heavyMarines = 0;
        QCOMPARE(attackQuestion(table.campaign, figures, order), asked);
        // Who blockades or raids meets no walls, but what comes out.
        for (const FleetOrder kind : {FleetOrder::Blockade, FleetOrder::Raid}) {
            const AttackQuestion lurking =
                attackQuestion(table.campaign, figures, orderFor(table, kind, "aegina"));
            QCOMPARE(lurking.ships, asked.ships);
            QCOMPARE(lurking.value, 0);
            QCOMPARE(lurking.attackers.ships.size(), asked.attackers.ships.size());
            QCOMPARE(answer(lurking, figures).drawn, 0);
        }
        QVERIFY(attackQuestion(table.campaign, figures, orderFor(table, FleetOrder::Move, "aegina"))
                    .attackers.ships.empty());
    }

    void alliedFleetsStayApart()
    {
        SeaTable table;
        const FleetId allied = table.fleet("Hermione's contingent");
        const FleetRecord& record = *table.campaign.find(allied);
        FleetId host;
        for (const auto& [id, fleet] : table.campaign.table<FleetRecord>())
            if (fleet.side == record.side && id != allied)
                host = id;
        table.campaign.table<FleetRecord>().at(host).port = record.port;
        QCOMPARE(table.act(JoinFleets{allied, host}), "allied-fleet");
    }
};

QTEST_APPLESS_MAIN(OrderTest)
#include "order_test.moc"
