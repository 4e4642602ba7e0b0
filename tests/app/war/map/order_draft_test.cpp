// SPDX-License-Identifier: GPL-3.0-or-later
// Orders drawn on the chart (CP-7.3): asked, planned, given, taken back.
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "app/war/map/chart/sea_chart.h"
#include "app/war/map/orders/order_draft.h"
#include "app/war/map/orders/port_targeting.h"
#include "app/war/map/sight/order_words.h"
#include "tests/app/sample_war.h"

using namespace navarch;

class OrderDraftTest : public QObject, SampleWar {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void aRouteIsPlannedGivenAndTakenBack();
    void aHostilePortIsRefusedWithItsReason();
    void whatMayBeDoneToAPortIsOfferedWithItsOdds();
    void aPickedPortIsATargetBeforeAnOrderIsBegun();
    void theFleetOneComesFromIsTheOneConsidered();
    void whoOrdersAFleetItselfIsSaid();
    void portsThatFitTheOrderComeFirst();
    void aRouteLiesBetweenHarbours();
    void aWayAroundIsLonger();
    void aLaneIsPatrolledByItsTwoEnds();
    void rowingHardIsQuicker();
    void onlyOnesOwnFleetsTakeOrders();
    void anOrderBeingWrittenGoesWithTheEyes();
    void ordersAreToldInWords();

private:
    [[nodiscard]] int port(const char* place) const;

    std::unique_ptr<SeaChart> m_chart;
    std::unique_ptr<OrderDraft> m_draft;
    int m_fleet = 0;
};

void OrderDraftTest::init()
{
    openSample();
    QVERIFY(m_campaign->head()->begin());
    m_chart = std::make_unique<SeaChart>();
    m_chart->setCampaign(m_campaign.get());
    m_draft = std::make_unique<OrderDraft>();
    m_draft->setChart(m_chart.get());
    m_fleet = m_chart->idOf(CampaignItem::Fleet, QStringLiteral("Fleet of the Piraeus"));
    QVERIFY(m_fleet != 0);
}

void OrderDraftTest::cleanup()
{
    m_draft.reset();
    m_chart.reset();
    m_campaign.reset();
}

int OrderDraftTest::port(const char* place) const
{
    const SightedPort* seen = m_chart->sight().portAt(place);
    return seen ? static_cast<int>(seen->id.value) : 0;
}

void OrderDraftTest::aRouteIsPlannedGivenAndTakenBack()
{
    m_draft->begin(m_fleet);
    QVERIFY(m_draft->isOn());
    QCOMPARE(m_draft->target()->wants(), OrderTarget::Port);
    QVERIFY(!m_draft->allowed());
    QVERIFY(!m_draft->whyNot().isEmpty()); // no port yet
    m_draft->target()->takePlace(QStringLiteral("epidauros"), port("epidauros"));
    QVERIFY2(m_draft->allowed(), qPrintable(m_draft->whyNot()));
    QVERIFY(m_draft->voyage().days >= 1);
    QVERIFY(m_draft->voyage().miles > 0);
    QVERIFY(!m_draft->voyage().stormRisk.isEmpty());
    QVERIFY(m_chart->proposed().line.size() > 1);
    QCOMPARE(static_cast<int>(m_chart->proposed().nights.size()), m_draft->voyage().days - 1);
    const auto seen = *m_chart->sight().fleet(m_fleet);
    QVERIFY(!seen.hasOrder);
    QSignalSpy given(m_draft.get(), &OrderDraft::given);
    QVERIFY(m_draft->give());
    QCOMPARE(given.count(), 1);
    QVERIFY(!m_draft->isOn());
    QVERIFY(m_chart->proposed().line.empty());
    QVERIFY(m_chart->sight().fleet(m_fleet)->hasOrder);
    QCOMPARE(m_chart->sight().orders.size(), std::size_t{1});
    m_campaign->undo();
    QVERIFY(*m_chart->sight().fleet(m_fleet) == seen);
    QVERIFY(m_chart->sight().orders.empty());
}

void OrderDraftTest::aHostilePortIsRefusedWithItsReason()
{
    m_draft->begin(m_fleet);
    m_draft->target()->setPort(port("aegina"));
    QVERIFY(!m_draft->allowed());
    QVERIFY(!m_draft->whyNot().isEmpty());
    QVERIFY(!m_draft->give());
    m_draft->setKind(QStringLiteral("attack"));
    QVERIFY2(m_draft->allowed(), qPrintable(m_draft->whyNot()));
    QCOMPARE(m_draft->stance(), QStringLiteral("seek"));
    // What stands in the choice is seen where one chooses: its upkeep, its prize, its chances.
    QCOMPARE(m_draft->outlook()->stakes().size(), qsizetype{2});
    QVERIFY(m_draft->outlook()->stakes().at(1).value.contains(QStringLiteral("40.00")));
    QVERIFY(!m_draft->outlook()->odds().isEmpty());
    QTRY_VERIFY(m_draft->outlook()->odds().contains(QStringLiteral(" in 100")));
    m_draft->target()->setPort(port("piraeus")); // one's own
    QVERIFY(!m_draft->allowed());
    QVERIFY(m_draft->outlook()->stakes().isEmpty() && m_draft->outlook()->odds().isEmpty());
    QVERIFY(!m_draft->whyNot().isEmpty());
}

// CP-7.3: as soon as the port is picked, whatever kind of order is being written.
void OrderDraftTest::whatMayBeDoneToAPortIsOfferedWithItsOdds()
{
    const PortOffers& offers = *m_draft->outlook()->offers();
    m_draft->begin(m_fleet);
    QVERIFY(offers.all().isEmpty());
    m_draft->target()->setPort(port("aegina"));
    QCOMPARE(m_draft->kind(), QStringLiteral("move"));
    const auto of = [&](const char* kind) {
        for (const auto& offer : offers.all())
            if (offer.kind == QLatin1String(kind))
                return offer;
        return PortOffer();
    };
    for (const char* kind : {"attack", "blockade", "raid"}) {
        QVERIFY2(of(kind).allowed, kind);
        QVERIFY2(!of(kind).brings.isEmpty(), kind);
        QTRY_VERIFY2(of(kind).odds.endsWith(QStringLiteral(" in 100")), kind);
    }
    // The order itself says the same.
    const QString attack = of("attack").odds;
    m_draft->setKind(QStringLiteral("attack"));
    QVERIFY(m_draft->allowed());
    QCOMPARE(of("attack").odds, attack); // it is not weighed anew
    QVERIFY2(m_draft->outlook()->odds().startsWith(attack), qPrintable(m_draft->outlook()->odds()));
    m_draft->setKind(QStringLiteral("raid"));
    QVERIFY(m_draft->outlook()->odds().startsWith(of("raid").odds));
    // A neutral one may be stormed, and has no income to halve; to one's own nothing is done.
    m_draft->target()->setPort(port("epidauros"));
    QVERIFY(of("attack").allowed);
    QVERIFY(of("raid").brings.isEmpty());
    m_draft->target()->setPort(port("piraeus"));
    QVERIFY(offers.all().isEmpty());
    m_draft->setKind(QStringLiteral("lie"));
    m_draft->target()->setPort(port("aegina"));
    m_draft->cancel();
    QVERIFY(offers.all().isEmpty());
}

void OrderDraftTest::aPickedPortIsATargetBeforeAnOrderIsBegun()
{
    m_campaign->setEyes(numberOf<SideRecord>("Athens"));
    PortTargeting targeting;
    targeting.setChart(m_chart.get());
    QCOMPARE(targeting.fleet(), 0);
    m_chart->pick(CampaignItem::Port, port("aegina"));
    QVERIFY(!targeting.fleets().isEmpty());
    for (const auto& each : targeting.fleets()) {
        const int fleet = each.value.toInt();
        QVERIFY(m_chart->sight().fleet(fleet)->isOwn);
        targeting.setFleet(fleet);
        QCOMPARE(targeting.fleet(), fleet);
        // The same is offered as while an order is written for it.
        m_draft->begin(fleet);
        m_draft->setKind(QStringLiteral("attack"));
        m_draft->target()->setPort(port("aegina"));
        const PortOffers& written = *m_draft->outlook()->offers();
        const auto isWeighed = [](const PortOffers& offers) {
            const auto all = offers.all();
            return all.size() == 3 && std::none_of(all.begin(), all.end(), [](const auto& offer) {
                       return offer.odds.contains(QChar(0x2026));
                   });
        };
        QTRY_VERIFY_WITH_TIMEOUT(isWeighed(written) && isWeighed(*targeting.offers()), 60000);
        QCOMPARE(targeting.offers()->all(), written.all());
        m_draft->cancel();
    }
    const int nearest = targeting.fleets().front().value.toInt();
    m_chart->pick(CampaignItem::Port, port("piraeus")); // one's own
    QCOMPARE(targeting.fleet(), 0);
    QVERIFY(targeting.fleets().isEmpty());
    QVERIFY(targeting.offers()->all().isEmpty());
    m_chart->pick(CampaignItem::Port, port("aegina"));
    QCOMPARE(targeting.fleet(), nearest);
    // Other eyes have other fleets.
    m_campaign->setEyes(numberOf<SideRecord>("Corinth"));
    for (const auto& each : targeting.fleets())
        QVERIFY(m_chart->sight().fleet(each.value.toInt())->isOwn);
    QVERIFY(targeting.fleet() != nearest);
    m_chart->unpick();
    QVERIFY(targeting.offers()->all().isEmpty());
}

// Of six ships in the next harbour it was told what two from far away could do, because these were a mile nearer.
void OrderDraftTest::theFleetOneComesFromIsTheOneConsidered()
{
    m_chart->pick(CampaignItem::Port, port("epidauros"));
    QList<ShownChoice> all;
    {
        PortTargeting targeting;
        targeting.setChart(m_chart.get());
        all = targeting.fleets();
    }
    QVERIFY(all.size() > 2);
    for (const ShownChoice& each : all) {
        m_chart->pick(CampaignItem::Fleet, each.value.toInt());
        m_chart->pick(CampaignItem::Port, port("epidauros"));
        PortTargeting targeting; // a port's card is made anew for each port
        targeting.setChart(m_chart.get());
        QCOMPARE(targeting.fleet(), each.value.toInt());
        QVERIFY(!targeting.offers()->all().isEmpty());
    }
}

// The umpire ordered Corinth's fleet to Epidauros, and found it at Aegina: nothing said that its captains order it.
void OrderDraftTest::whoOrdersAFleetItselfIsSaid()
{
    int byMachine = 0;
    for (const ChartedFleet& fleet : m_chart->facts()->own()) {
        const FleetRecord* record = m_campaign->campaign()->find(FleetId{fleet.fleetId});
        QVERIFY(record);
        const SideRecord* side = m_campaign->campaign()->find(record->side);
        QVERIFY(side);
        QCOMPARE(fleet.byMachine, side->player == Player::Machine);
        byMachine += fleet.byMachine ? 1 : 0;
    }
    QVERIFY(byMachine > 0);
    QVERIFY(byMachine < m_chart->facts()->own().size());
}

void OrderDraftTest::portsThatFitTheOrderComeFirst()
{
    m_draft->begin(m_fleet);
    const auto numbers = [&] {
        std::vector<int> all;
        for (const auto& each : m_draft->target()->ports())
            all.push_back(each.value.toInt());
        return all;
    };
    const auto before = [&](const char* first, const char* then) {
        const std::vector<int> all = numbers();
        return std::find(all.begin(), all.end(), port(first)) < std::find(all.begin(), all.end(), port(then));
    };
    QCOMPARE(numbers().front(), 0);
    QVERIFY(before("epidauros", "aegina"));  // nobody lets a stranger in
    QVERIFY(before("piraeus", "epidauros")); // nearer
    m_draft->setKind(QStringLiteral("attack"));
    QVERIFY(before("aegina", "piraeus"));
    QVERIFY(before("epidauros", "piraeus"));
    const std::size_t all = numbers().size();
    QCOMPARE(all, m_chart->sight().ports.size() + 1);
}

/// Lanes begin and end off their ports.
void OrderDraftTest::aRouteLiesBetweenHarbours()
{
    m_draft->begin(m_fleet);
    m_draft->target()->setPort(port("epidauros"));
    QVERIFY(m_draft->allowed());
    const std::vector<QPointF> line = m_chart->proposed().line;
    QCOMPARE(line.front(), m_chart->sight().portAt("piraeus")->at);
    QCOMPARE(line.back(), m_chart->sight().portAt("epidauros")->at);
    QVERIFY(m_draft->give());
    QVERIFY(m_chart->sight().orders.front().goal == PortId{port("epidauros")});
    // A blockade is kept off the port.
    m_draft->begin(m_fleet);
    m_draft->setKind(QStringLiteral("blockade"));
    m_draft->target()->setPort(port("aegina"));
    QVERIFY2(m_draft->allowed(), qPrintable(m_draft->whyNot()));
    QVERIFY(m_chart->proposed().line.back() != m_chart->sight().portAt("aegina")->at);
    QVERIFY(m_draft->give());
    QVERIFY(m_chart->sight().orders.front().goal.isNone());
}

void OrderDraftTest::aWayAroundIsLonger()
{
    m_draft->begin(m_fleet);
    m_draft->target()->setPort(port("epidauros"));
    const int straight = m_draft->voyage().miles;
    m_draft->target()->takePlace(QStringLiteral("melos"), 0);
    QVERIFY(m_draft->voyage().miles > straight);
    QVERIFY(!m_draft->target()->via().isEmpty());
    QVERIFY(m_draft->voyage().nightsAshore + m_draft->voyage().nightsOut > 0);
    m_draft->target()->goStraight();
    QCOMPARE(m_draft->voyage().miles, straight);
}

void OrderDraftTest::aLaneIsPatrolledByItsTwoEnds()
{
    m_draft->begin(m_fleet);
    m_draft->setKind(QStringLiteral("patrol"));
    QCOMPARE(m_draft->target()->wants(), OrderTarget::Lane);
    m_draft->target()->takePlace(QStringLiteral("piraeus"), port("piraeus"));
    QVERIFY(!m_draft->allowed());
    QVERIFY(!m_draft->target()->laneEnds().isEmpty());
    m_draft->target()->takePlace(QStringLiteral("epidamnos"), 0); // no lane leads there: it begins anew
    QCOMPARE(m_draft->target()->patrolFrom(), QStringLiteral("epidamnos"));
    m_draft->target()->takePlace(QStringLiteral("piraeus"), port("piraeus"));
    m_draft->target()->takePlace(QStringLiteral("aegina"), port("aegina"));
    QCOMPARE(m_draft->target()->patrolTo(), QStringLiteral("aegina"));
    QVERIFY2(m_draft->allowed(), qPrintable(m_draft->whyNot()));
    QVERIFY(m_draft->give());
    // Its order is what it begins with the next time.
    m_draft->begin(m_fleet);
    QCOMPARE(m_draft->kind(), QStringLiteral("patrol"));
    QCOMPARE(m_draft->target()->patrolTo(), QStringLiteral("aegina"));
}

void OrderDraftTest::rowingHardIsQuicker()
{
    m_draft->begin(m_fleet);
    m_draft->target()->setPort(port("epidauros"));
    m_draft->target()->takePlace(QStringLiteral("melos"), 0);
    const int days = m_draft->voyage().days;
    m_draft->setForced(true);
    QVERIFY(m_draft->voyage().days < days);
}

void OrderDraftTest::onlyOnesOwnFleetsTakeOrders()
{
    m_campaign->setEyes(numberOf<SideRecord>("Corinth"));
    m_draft->begin(m_fleet);
    QVERIFY(!m_draft->isOn());
    m_campaign->setEyes(numberOf<SideRecord>("Athens"));
    m_draft->begin(m_fleet);
    QVERIFY(m_draft->isOn());
}

void OrderDraftTest::anOrderBeingWrittenGoesWithTheEyes()
{
    m_draft->begin(m_fleet);
    m_draft->target()->setPort(port("epidauros"));
    QVERIFY(!m_chart->proposed().line.empty());
    m_campaign->setEyes(numberOf<SideRecord>("Corinth"));
    QVERIFY(!m_draft->isOn());
    QVERIFY(m_chart->proposed().line.empty()); // CP-2.3: its way is not left on the chart
}

void OrderDraftTest::ordersAreToldInWords()
{
    const Campaign& now = *m_campaign->campaign();
    OrderRecord order;
    order.order = FleetOrder::Patrol;
    order.patrolFrom = "piraeus";
    order.patrolTo = "aegina";
    order.stance = Stance::Seek;
    order.forced = true;
    const QString text = orderText(&order, now, m_campaign->figures());
    QVERIFY(text.contains(QStringLiteral("Patrols between Piraeus")));
    QVERIFY(text.endsWith(QStringLiteral("rowing hard; seeks battle")));
    QVERIFY(orderText(nullptr, now, m_campaign->figures()).startsWith(QStringLiteral("No orders")));
}

QTEST_MAIN(OrderDraftTest)
#include "order_draft_test.moc"
