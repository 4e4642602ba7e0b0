// SPDX-License-Identifier: GPL-3.0-or-later
// What the window offers of yards, garrisons, ports, fleets and allies in a war (CP-3, CP-5, CP-7.3, CP-9): asked before
// it is done, refused with its reason, taken back; and that a side learns nothing of another's (CP-2.3).
#include <QApplication>
#include <QSignalSpy>

#include "app/campaign/history/history_list.h"
#include "app/war/fleets/ally_list.h"
#include "app/war/fleets/fleet_joining.h"
#include "app/war/map/orders/standing_orders.h"
#include "app/war/ports/port_orders.h"
#include "app/war/yards/build_order.h"
#include "app/war/yards/refit_order.h"
#include "app/war/yards/repair_order.h"
#include "app/war/yards/yard_queue.h"
#include "app/workshop/fleetbuilder/fleet_builder.h"
#include "core/campaign/sea/voyage_plan.h"
#include "tests/app/model_dump.h"
#include "tests/app/war/yards/every_answer.h"
#include "tests/app/war/yards/yard_war.h"

using namespace navarch;

class YardScreensTest : public YardWar {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { m_campaign.reset(); }

    void shipsAreBuiltQueuedAndCalledOff();
    void aYardThatIsFullRefuses();
    void aDesignAndAShipAreBuiltAfter();
    void damageIsMendedAndTellsWhatItCosts();
    void ofTooBigARepairWhatFitsIsOffered();
    void fittingsChangeAtOnceAndARamTakesAYard();
    void menAreRaisedAsFarAsThereIsRoom();
    void aPortIsGivenAwayAndASaleIsTheUmpires();
    void aFleetLeavesShipsInTheYardBehind();
    void fleetsSplitAndJoin();
    void alliesAreListedProlongedAndSentHome();
    void ordersStandInOneList();
    void aShipHasItsHistory();
    void namesAreMeantWhole();
    void aSideLearnsNothingOfAnothers();
};

void YardScreensTest::shipsAreBuiltQueuedAndCalledOff()
{
    YardQueue queue;
    queue.setCampaign(m_campaign.get());
    queue.setPort(port("Piraeus"));
    QVERIFY(queue.isKnown());
    QCOMPARE(queue.count(), 0);
    QCOMPARE(queue.room(), queue.capacity());

    BuildOrder order;
    order.setCampaign(m_campaign.get());
    QVERIFY(order.begin(port("Piraeus")));
    QCOMPARE(order.model(), QStringLiteral("trireme"));
    order.setName(QStringLiteral("Argo"));
    QVERIFY2(order.estimate().allowed, qPrintable(order.estimate().whyNot));
    QCOMPARE(order.estimate().sizes, 3);
    QCOMPARE(order.estimate().weeks, 3); // CP-5.1: its size class in weeks
    QVERIFY(!order.estimate().launched.isEmpty());
    const QString treasury = order.estimate().treasury;
    QVERIFY(order.order());
    QVERIFY(!order.isOn());
    QCOMPARE(queue.count(), 1);
    QCOMPARE(queue.room(), queue.capacity() - 3);
    QVERIFY(dumpOf(queue).contains(QStringLiteral("what=Argo")));
    QVERIFY(dumpOf(queue).contains(QStringLiteral("weeks=3")));

    const int work = queue.value(0, "workId").toInt();
    QVERIFY(queue.previewCancel(work).allowed);
    QVERIFY(queue.cancel(work));
    QCOMPARE(queue.count(), 0);
    m_campaign->undo();
    QCOMPARE(queue.count(), 1);
    m_campaign->undo();
    QCOMPARE(queue.count(), 0);
    QVERIFY(order.begin(port("Piraeus")));
    QCOMPARE(order.estimate().treasury, treasury);
}

void YardScreensTest::aYardThatIsFullRefuses()
{
    BuildOrder order;
    order.setCampaign(m_campaign.get());
    QVERIFY(order.begin(port("Piraeus")));
    order.setCount(order.estimate().room / 3 + 1);
    QVERIFY(!order.estimate().allowed);
    QVERIFY2(order.estimate().whyNot.contains(QStringLiteral("size classes")),
             qPrintable(order.estimate().whyNot));
    QSignalSpy refused(m_campaign.get(), &OpenCampaign::refused);
    QVERIFY(!order.order());
    QVERIFY(refused.isEmpty()); // it is not even asked for
    order.setCount(1);
    order.setCrew(QStringLiteral("elite"));
    const QString dear = order.estimate().each;
    order.setCrew(QStringLiteral("green"));
    QVERIFY(order.estimate().each != dear);
    QVERIFY(!order.begin(port("Epidauros"))); // nobody's
}

void YardScreensTest::aDesignAndAShipAreBuiltAfter()
{
    FleetBuilder builder;
    builder.document()->beginAnew();
    BuildOrder order;
    order.setCampaign(m_campaign.get());
    order.setBuilder(&builder);
    QVERIFY(order.begin(port("Piraeus")));
    order.setOrigin(BuildOrder::Design);
    QVERIFY(order.model().isEmpty());
    QVERIFY(!order.estimate().allowed);
    QVERIFY(!order.estimate().whyNot.isEmpty());
    QVERIFY(builder.ships()->add(QStringLiteral("penteconter")));
    QVERIFY(!order.model().isEmpty());
    QVERIFY2(order.estimate().allowed, qPrintable(order.estimate().whyNot));
    order.setOrigin(BuildOrder::Ship);
    order.setModel(QString::number(ship("Paralos")));
    QCOMPARE(order.crew(), QStringLiteral("veteran"));
    QVERIFY2(order.order(), qPrintable(order.estimate().whyNot));
    const auto& works = m_campaign->campaign()->table<YardWorkRecord>();
    QCOMPARE(works.size(), std::size_t{1});
    QCOMPARE(works.begin()->second.paid, m_campaign->campaign()->find(ShipId{ship("Paralos")})->paid);
}

void YardScreensTest::damageIsMendedAndTellsWhatItCosts()
{
    damage("Paralos", Damage::Medium);
    damage("Salaminia", Damage::Light);
    RepairOrder order;
    order.setCampaign(m_campaign.get());
    QVERIFY(order.needed(CampaignItem::Fleet, fleet("Fleet of the Piraeus")));
    QVERIFY(!order.needed(CampaignItem::Ship, ship("Theoris")));
    order.begin(CampaignItem::Fleet, fleet("Fleet of the Piraeus"));
    QCOMPARE(order.count(), 2);
    QCOMPARE(order.taken(), 2);
    QVERIFY2(order.allowed(), qPrintable(order.whyNot()));
    QCOMPARE(order.weeks(), 2);
    const QString both = order.cost();
    order.take(ship("Salaminia"), false);
    QCOMPARE(order.taken(), 1);
    QVERIFY(order.cost() != both);
    order.setLevels(0);
    QCOMPARE(order.weeks(), 0); // gear alone is mended at once (CP-5.2)
    order.setLevels(5);
    QVERIFY(order.order());
    QVERIFY(!order.isOn());
    YardQueue queue;
    queue.setCampaign(m_campaign.get());
    queue.setPort(port("Piraeus"));
    QCOMPARE(queue.count(), 1);
    QCOMPARE(queue.value(0, "what").toString(), QStringLiteral("Paralos"));
    order.begin(CampaignItem::Ship, ship("Paralos"));
    QVERIFY(!order.allowed()); // worked on already
    QVERIFY(!order.value(0, "whyNot").toString().isEmpty());
}

// CP-5.1, 5.2: more than the yard holds is refused with what fits beside it, and taking that can be ordered.
void YardScreensTest::ofTooBigARepairWhatFitsIsOffered()
{
    const int whole = fleet("Fleet of the Piraeus");
    for (const auto& [id, ship] : m_campaign->campaign()->table<ShipRecord>()) {
        if (ship.fleet != FleetId{whole})
            continue;
        QVERIFY(m_campaign->perform(
            MarkCondition{.ship = id, .condition = {.damage = Damage::Medium, .oarsLost = 1}}));
    }
    RepairOrder order;
    order.setCampaign(m_campaign.get());
    order.begin(CampaignItem::Fleet, whole);
    const int all = order.taken();
    QVERIFY(!order.allowed() && !order.fitting().isEmpty());
    order.takeWhatFits();
    QVERIFY2(order.allowed(), qPrintable(order.whyNot()));
    QVERIFY(order.taken() > 0 && order.taken() < all);
    QCOMPARE(order.fitting(), QString());
    QVERIFY(order.order());
    // The yard is full now: what is left is the gear, which takes none.
    order.begin(CampaignItem::Fleet, whole);
    QVERIFY(!order.allowed());
    QVERIFY2(order.fitting().startsWith("What can be done here is oars and gear"),
             qPrintable(order.fitting()));
    order.takeWhatFits();
    QCOMPARE(order.levels(), 0);
    QVERIFY2(order.allowed(), qPrintable(order.whyNot()));
}

void YardScreensTest::fittingsChangeAtOnceAndARamTakesAYard()
{
    RefitOrder order;
    order.setCampaign(m_campaign.get());
    order.setItemId(ship("Paralos"));
    QVERIFY(order.found());
    QVERIFY(!order.differs() && !order.allowed());
    order.setFit(QStringLiteral("archers"), 2);
    QVERIFY(order.differs() && !order.inYard());
    QVERIFY2(order.allowed(), qPrintable(order.whyNot()));
    QVERIFY(order.order());
    QCOMPARE(m_campaign->campaign()->find(ShipId{ship("Paralos")})->fit.archers, 2);
    m_campaign->undo();
    QCOMPARE(m_campaign->campaign()->find(ShipId{ship("Paralos")})->fit.archers, 1);
    order.begin();
    order.setFitChoice(QStringLiteral("ram"), QStringLiteral("none"));
    QVERIFY(order.inYard());
    QCOMPARE(order.weeks(), 4); // CP-5.3: a month
    QVERIFY2(order.allowed(), qPrintable(order.whyNot()));
    QVERIFY(order.order());
    QVERIFY(m_campaign->campaign()->find(ShipId{ship("Paralos")})->fit.ram != Ram::None);
    QCOMPARE(m_campaign->campaign()->table<YardWorkRecord>().size(), std::size_t{1});
}

void YardScreensTest::menAreRaisedAsFarAsThereIsRoom()
{
    PortOrders orders;
    orders.setCampaign(m_campaign.get());
    const auto posts = orders.posts(port("Piraeus"));
    QVERIFY(posts.size() > 1);
    const int room = posts.front().room;
    QVERIFY(room > 0);
    QVERIFY(!orders.previewRaise(port("Piraeus"), 0, room + 1, 0, 0).allowed);
    const auto preview = orders.previewRaise(port("Piraeus"), 0, room, 0, 0);
    QVERIFY2(preview.allowed, qPrintable(preview.why));
    QVERIFY(orders.raise(port("Piraeus"), 0, room, 0, 0));
    QCOMPARE(orders.posts(port("Piraeus")).front().room, 0);
    HistoryList history;
    history.setCampaign(m_campaign.get());
    history.setItemId(port("Piraeus"));
    QCOMPARE(history.count(), 1);
    QVERIFY(history.value(0, "text").toString().contains(QStringLiteral("raised in Piraeus")));
}

void YardScreensTest::aPortIsGivenAwayAndASaleIsTheUmpires()
{
    PortOrders orders;
    orders.setCampaign(m_campaign.get());
    const int megara = port("Megara");
    const SideId owner = m_campaign->campaign()->find(PortId{megara})->owner;
    QVERIFY(!orders.previewCede(megara, side("Athens"), QStringLiteral("a lot")).allowed);
    // Her own fleet lies in it: it must leave first, and the reason says so.
    const auto held = orders.previewCede(megara, side("Athens"), {});
    QVERIFY(!held.allowed);
    QVERIFY(held.why.contains(QStringLiteral("fleet")));
    // Set free, whoever lies there may stay.
    QVERIFY(orders.previewCede(megara, 0, {}).allowed);
    m_campaign->setEyes(static_cast<int>(owner.value));
    const auto sale = orders.previewCede(megara, side("Athens"), QStringLiteral("20"));
    QVERIFY(!sale.allowed);
    QVERIFY(sale.why.contains(QStringLiteral("umpire")));
    QVERIFY(orders.cede(megara, 0, {}));
    QVERIFY(m_campaign->campaign()->find(PortId{megara})->owner.isNone());
    m_campaign->undo();
    QCOMPARE(m_campaign->campaign()->find(PortId{megara})->owner, owner);
}

void YardScreensTest::aFleetLeavesShipsInTheYardBehind()
{
    damage("Paralos", Damage::Heavy);
    const int whole = fleet("Fleet of the Piraeus");
    RepairOrder repair;
    repair.setCampaign(m_campaign.get());
    repair.begin(CampaignItem::Ship, ship("Paralos"));
    QVERIFY(repair.order());
    FleetJoining joining;
    joining.setCampaign(m_campaign.get());
    QCOMPARE(joining.inYard(whole), 1);
    SetOrder order;
    order.fleet = FleetId{whole};
    order.order = FleetOrder::Move;
    order.port = PortId{port("Epidauros")};
    QVERIFY(!m_campaign->ask(order).allowed());
    QVERIFY(joining.previewLeaveBehind(whole).allowed);
    QVERIFY(joining.leaveBehind(whole));
    QCOMPARE(joining.inYard(whole), 0);
    QVERIFY(fleet("Yard of Piraeus") != 0);
    QVERIFY(m_campaign->ask(order).allowed());
    // The next one joins those that lie there already.
    damage("Salaminia", Damage::Light);
    repair.begin(CampaignItem::Ship, ship("Salaminia"));
    QVERIFY2(repair.order(), qPrintable(repair.whyNot()));
    QVERIFY(joining.leaveBehind(whole));
    QCOMPARE(joining.ships(fleet("Yard of Piraeus")).size(), 2);
}

void YardScreensTest::fleetsSplitAndJoin()
{
    FleetJoining joining;
    joining.setCampaign(m_campaign.get());
    const int whole = fleet("Fleet of the Piraeus");
    const int owls = numberOf<SquadronRecord>("Owls");
    const auto going = joining.shipsOf(owls);
    QCOMPARE(going.size(), 6);
    QCOMPARE(joining.fleetOf(owls), whole);
    QCOMPARE(joining.freeName(whole, owls), QStringLiteral("Owls"));
    QVERIFY(!joining.previewSplit(whole, {}, QStringLiteral("Owls")).allowed);
    QVERIFY(joining.split(whole, going, QStringLiteral("Owls")));
    const int detached = fleet("Owls");
    QVERIFY(detached != 0);
    QCOMPARE(joining.fleetOf(owls), detached); // whole, it stays a squadron (CP-7.3)
    const auto partners = joining.partners(detached);
    QCOMPARE(partners.size(), 1);
    QVERIFY(partners.front().allowed);
    QVERIFY(joining.join(detached, whole));
    QCOMPARE(fleet("Owls"), 0);
    QCOMPARE(joining.ships(whole).size(), 12);
    m_campaign->undo();
    QVERIFY(fleet("Owls") != 0);
}

void YardScreensTest::alliesAreListedProlongedAndSentHome()
{
    AllyList allies;
    allies.setCampaign(m_campaign.get());
    const int host = side("Corinth");
    const int contingent = fleet("Fleet of Kenchreai");
    QVERIFY(allies.previewSign(contingent, QStringLiteral("Leukas"), -20, 6, 0).allowed);
    QVERIFY(!allies.previewSign(contingent, QStringLiteral("Leukas"), 15, 6, 0).allowed);
    QVERIFY(allies.sign(contingent, QStringLiteral("Leukas"), -20, 6, port("Piraeus")));
    allies.setSide(host);
    QVERIFY(allies.count() >= 1);
    allies.setFleet(contingent);
    QCOMPARE(allies.count(), 1);
    const auto of = [&](const char* name) { return allies.value(0, name); };
    QCOMPARE(of("reliability").toInt(), 3); // CP-9.1: 5 - 2
    QCOMPARE(of("monthsLeft").toInt(), 6);
    QVERIFY(of("percent").toString().contains(QStringLiteral("20")));
    const int contract = of("contractId").toInt();
    QVERIFY(allies.prolong(contract));
    QCOMPARE(of("monthsLeft").toInt(), 7);
    QVERIFY(allies.previewEnd(contract).allowed);
    QVERIFY(allies.end(contract));
    QCOMPARE(allies.count(), 0);
    QCOMPARE(fleet("Fleet of Kenchreai"), 0); // it went home
}

void YardScreensTest::ordersStandInOneList()
{
    SeaChart chart;
    chart.setCampaign(m_campaign.get());
    StandingOrders orders;
    orders.setChart(&chart);
    // Fleets of the machine's sides wait for nobody's orders.
    int people = 0;
    for (int row = 0; row < orders.count(); ++row) {
        const auto fleet = orders.value(row, "fleet").value<ChartedFleet>();
        people += !fleet.byMachine;
        QCOMPARE(orders.value(row, "idle").toBool(), !fleet.byMachine);
    }
    QVERIFY(people > 0 && people < orders.count());
    QCOMPARE(orders.total(), people);
    QCOMPARE(orders.idle(), people);
    SetOrder order;
    order.fleet = FleetId{fleet("Fleet of the Piraeus")};
    order.order = FleetOrder::Move;
    order.port = PortId{port("Epidauros")};
    QVERIFY(m_campaign->perform(order));
    QCOMPARE(orders.idle(), orders.total() - 1);
    orders.setOnlyIdle(true);
    QCOMPARE(orders.count(), people - 1);
    orders.setOnlyIdle(false);
    m_campaign->setEyes(side("Athens"));
    for (int row = 0; row < orders.count(); ++row) {
        const auto fleet = orders.value(row, "fleet").value<ChartedFleet>();
        QCOMPARE(fleet.side, QStringLiteral("Athens"));
        QVERIFY(orders.value(row, "head").toString().isEmpty());
    }
    // A day's end between the two is marked, since it takes more than one.
    const auto& seen = chart.sight().orders;
    QCOMPARE(seen.size(), std::size_t{1});
    const VoyagePlan plan =
        planOf(*m_campaign->campaign(), m_campaign->figures(), order.fleet, seen.front().places, false);
    QCOMPARE(seen.front().nights.size(), plan.days.size() - 1);
}

void YardScreensTest::aShipHasItsHistory()
{
    HistoryList history;
    history.setCampaign(m_campaign.get());
    history.setKind(CampaignItem::Ship);
    history.setItemId(ship("Paralos"));
    QCOMPARE(history.total(), 0);
    QVERIFY(m_campaign->perform(NameCaptain{.ship = ShipId{ship("Paralos")}, .captain = "Phormion"}));
    QCOMPARE(history.total(), 1);
    damage("Paralos", Damage::Light);
    RepairOrder repair;
    repair.setCampaign(m_campaign.get());
    repair.begin(CampaignItem::Ship, ship("Paralos"));
    QVERIFY(repair.order());
    QCOMPARE(history.total(), 2);
    history.setMost(1);
    QCOMPARE(history.count(), 1);
    QVERIFY(history.value(0, "text").toString().contains(QStringLiteral("Repairs")));
    m_campaign->setEyes(side("Aegina"));
    QCOMPARE(history.total(), 0); // CP-2.3
}

void YardScreensTest::namesAreMeantWhole()
{
    QVERIFY(namesIn("Repairs of Nike and Paralos are ordered.", "Nike"));
    QVERIFY(!namesIn("Repairs of Nikeia are ordered.", "Nike"));
    QVERIFY(namesIn("Trireme 1 is whole again.", "Trireme 1"));
    QVERIFY(!namesIn("Trireme 12 is whole again.", "Trireme 1"));
    QVERIFY(!namesIn("Trireme 12 is whole again.", "Trireme"));
    QVERIFY(!namesIn("Nothing.", ""));
}

/// CP-2.3: whatever the others build, raise, sign and split, Athens gets the same answers to the last letter.
void YardScreensTest::aSideLearnsNothingOfAnothers()
{
    m_campaign->setEyes(side("Athens"));
    const QString before = everyAnswer(*m_campaign);
    QVERIFY(!before.contains(QStringLiteral("leaks")));
    m_campaign->setEyes(0);
    const QString umpireBefore = everyAnswer(*m_campaign);

    build("Aegina", 1);
    damage("Aphaia", Damage::Medium);
    RepairOrder repair;
    repair.setCampaign(m_campaign.get());
    repair.begin(CampaignItem::Ship, ship("Aphaia"));
    repair.setLevels(0); // the yard is busy; her oars are mended on the beach
    QVERIFY2(repair.order(), qPrintable(repair.whyNot()));
    PortOrders orders;
    orders.setCampaign(m_campaign.get());
    QVERIFY(orders.raise(port("Aegina"), 0, 1, 0, 0));
    QVERIFY(m_campaign->perform(NameCaptain{.ship = ShipId{ship("Oinone")}, .captain = "Chilon"}));
    FleetJoining joining;
    joining.setCampaign(m_campaign.get());
    QVERIFY(
        joining.split(fleet("Ships of Aiakos"), {ship("Delphis"), ship("Phoke")}, QStringLiteral("Seals")));
    AllyList allies;
    allies.setCampaign(m_campaign.get());
    QVERIFY(allies.sign(fleet("Fleet of Kenchreai"), QStringLiteral("Leukas"), 30, 6, 0));
    QVERIFY(everyAnswer(*m_campaign) != umpireBefore); // the umpire does see the difference

    m_campaign->setEyes(side("Athens"));
    const QString after = everyAnswer(*m_campaign);
    QVERIFY2(after == before, qPrintable(differenceOf(before, after)));
}

QTEST_MAIN(YardScreensTest)
#include "yard_screens_test.moc"
