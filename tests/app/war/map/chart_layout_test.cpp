// SPDX-License-Identifier: GPL-3.0-or-later
// What lies where on the chart: no name half there, a sign for each meeting, no port under a fleet, nothing that is gone.
#include <QApplication>
#include <QTest>

#include <algorithm>
#include <cmath>

#include "app/war/fleets/fleet_tree_rows.h"
#include "app/war/map/chart/sea_chart.h"
#include "app/war/map/drawing/chart_view.h"
#include "app/war/map/sight/chart_sight.h"
#include "tests/app/sample_war.h"

using namespace navarch;

class ChartLayoutTest : public QObject, SampleWar {
    Q_OBJECT

private slots:
    void init() { openSample(); }
    void cleanup() { m_campaign.reset(); }
    void namesOnTheChartAreThereOrNot();
    void aNameIsPressedForWhatItNames();
    void theSidesPortsAreNamedFromAfar();
    void aWayThatIsConsideredIsSeenWhole();
    void theFleetOneWatchesStaysInSight();
    void meetingsAtOnePortHaveASignEach();
    void fleetsInAHarbourHideNoPort();
    void aCrowdFansOut();
    void fleetsOnTheirWayAreEachWhereTheyAre();
    void aFleetThatLostItsLastShipIsInNobodysWay();
};

namespace {

/// A campaign on the chart of a window.
struct Shown {
    explicit Shown(OpenCampaign& campaign)
    {
        chart.setCampaign(&campaign);
        view.setSize(QSizeF(900, 640));
        view.setChart(&chart);
    }

    SeaChart chart;
    SeaChartView view;
};

} // namespace

// At rest a name was half faded, wherever the chart had been left.
void ChartLayoutTest::namesOnTheChartAreThereOrNot()
{
    Shown shown(*m_campaign);
    SeaChartView& view = shown.view;
    int seen = 0;
    for (int i = 0; i < 24; ++i) {
        view.viewport()->zoomBy(i == 0 ? 0.02 : 1.4);
        for (const PlacedLabel& label : view.layout().labels()) {
            QCOMPARE(label.strength, 1.0);
            ++seen;
        }
    }
    QVERIFY(seen > 50);
}

// A press on the word Aegina did nothing, or meant the fleet beside it.
void ChartLayoutTest::aNameIsPressedForWhatItNames()
{
    Shown shown(*m_campaign);
    SeaChart& chart = shown.chart;
    SeaChartView& view = shown.view;
    const ChartSight& sight = chart.sight();
    const auto nameOf = [&](const ChartMark& mark) {
        const auto at = static_cast<std::size_t>(mark.index);
        return mark.kind == ChartMark::Kind::Port    ? sight.ports[at].name
               : mark.kind == ChartMark::Kind::Fleet ? sight.fleets[at].name
                                                     : QString();
    };
    int pressed = 0;
    for (const PlacedLabel& label : view.layout().labels()) {
        if (label.isSoft)
            continue; // an anchorage, which can be meant only while a place is chosen
        for (const QPointF& at : {label.box.center(), label.box.topLeft() + QPointF(1, 1),
                                  label.box.bottomRight() - QPointF(1, 1)}) {
            const ChartMark* mark = view.layout().markAt(at, false);
            QVERIFY2(mark, qPrintable(label.text));
            QCOMPARE(nameOf(*mark), label.text);
        }
        ++pressed;
    }
    QVERIFY(pressed > 6);
    // While a place is chosen the name of a fleet means none.
    for (const PlacedLabel& label : view.layout().labels())
        if (const ChartMark* mark = view.layout().markAt(label.box.center(), true))
            QVERIFY(mark->kind == ChartMark::Kind::Port || mark->kind == ChartMark::Kind::Place);
}

// Of a war of Syracuse and Carthage the chart named Tyre and Sidon.
void ChartLayoutTest::theSidesPortsAreNamedFromAfar()
{
    SeaChart chart;
    chart.setCampaign(m_campaign.get());
    ChartSight sight = chart.sight();
    sight.fleets.clear();
    const SightedPort first = sight.ports.front();
    sight.ports.clear();
    for (int i = 0; i < 9; ++i) { // rich neutral ones side by side, and a poor one of a side's among them
        SightedPort port = first;
        port.id = PortId{900000 + i};
        port.name = QStringLiteral("Port %1").arg(i);
        port.at = first.at + QPointF(0.02 * i, 0);
        port.value = i == 4 ? 1 : 9;
        port.owner = i == 4 ? QStringLiteral("Athens") : QString();
        sight.ports.push_back(port);
    }
    chart.lookBackTo(sight);
    SeaChartView view;
    view.setSize(QSizeF(900, 640));
    view.setChart(&chart);
    for (const double factor : {1.0, 0.5, 0.5, 0.1}) {
        view.viewport()->zoomBy(factor);
        const auto& labels = view.layout().labels();
        QVERIFY(std::any_of(labels.begin(), labels.end(),
                            [](const PlacedLabel& label) { return label.text == QStringLiteral("Port 4"); }));
    }
}

// Of the voyage from Syracuse to Carthage one saw the first three days.
void ChartLayoutTest::aWayThatIsConsideredIsSeenWhole()
{
    Shown shown(*m_campaign);
    SeaChart& chart = shown.chart;
    SeaChartView& view = shown.view;
    const SightedFleet& fleet = chart.sight().fleets.front();
    view.viewport()->zoomBy(4);
    view.show(CampaignItem::Fleet, static_cast<int>(fleet.id));
    const double before = view.viewport()->camera().scale();
    const QRectF item(0, 0, 900, 640);
    // What is seen already moves nothing.
    chart.propose({{fleet.at, fleet.at + QPointF(0.01, -0.01)}, {}});
    QCOMPARE(view.viewport()->camera().scale(), before);
    for (const QPointF& away : {QPointF(1.5, 0), QPointF(-1, 0.5), QPointF(0.4, -1), QPointF(-0.2, 0.2)}) {
        view.viewport()->zoomBy(4);
        view.show(CampaignItem::Fleet, static_cast<int>(fleet.id));
        const double near = view.viewport()->camera().scale();
        chart.propose({{fleet.at, fleet.at + away / 2, fleet.at + away}, {}});
        QVERIFY(item.contains(view.viewport()->camera().toScreen(fleet.at)));
        QVERIFY(item.contains(view.viewport()->camera().toScreen(fleet.at + away)));
        QVERIFY(view.viewport()->camera().scale() <= near);
    }
    const ChartCamera whole = view.viewport()->camera();
    chart.propose({});
    QVERIFY(view.viewport()->camera() == whole);
}

// It rowed out of the picture on the second day of the week one was watching.
void ChartLayoutTest::theFleetOneWatchesStaysInSight()
{
    Shown shown(*m_campaign);
    SeaChart& chart = shown.chart;
    SeaChartView& view = shown.view;
    ChartSight sight = chart.sight();
    const int fleet = static_cast<int>(sight.fleets.front().id);
    chart.pick(CampaignItem::Fleet, fleet);
    view.viewport()->zoomBy(4);
    view.show(CampaignItem::Fleet, fleet);
    const QRectF item(0, 0, 900, 640);
    const auto row = [&](double degrees) {
        sight.fleets.front().port = {};
        sight.fleets.front().at += QPointF(degrees, 0);
        chart.play(sight);
        return view.viewport()->camera().toScreen(sight.fleets.front().at);
    };
    row(0);
    for (int i = 0; i < 20; ++i)
        QVERIFY(item.contains(row(0.02)));
    // Who looks away from it is left where he looks.
    view.viewport()->pan(3000, 0);
    const ChartCamera elsewhere = view.viewport()->camera();
    QVERIFY(!item.contains(row(0.02)));
    row(0.02);
    QVERIFY(view.viewport()->camera() == elsewhere);
}

void ChartLayoutTest::meetingsAtOnePortHaveASignEach()
{
    SeaChart chart;
    chart.setCampaign(m_campaign.get());
    ChartSight sight = chart.sight();
    const SightedPort& port = sight.ports.front();
    for (int i = 1; i <= 3; ++i) {
        SightedContact contact;
        contact.id = ContactId{900000 + i};
        contact.at = port.at;
        contact.port = port.id;
        sight.contacts.push_back(contact);
    }
    chart.lookBackTo(sight);
    SeaChartView view;
    view.setSize(QSizeF(900, 640));
    view.setChart(&chart);
    const CampaignItem::Kind kind = CampaignItem::Contact;
    for (int i = 1; i <= 3; ++i) {
        const QRectF box = view.layout().boxOf(sight, kind, 900000 + i);
        QVERIFY(!box.isEmpty());
        for (int k = i + 1; k <= 3; ++k)
            QVERIFY(!box.intersects(view.layout().boxOf(sight, kind, 900000 + k)));
    }
}

void ChartLayoutTest::fleetsInAHarbourHideNoPort()
{
    SeaChart chart;
    chart.setCampaign(m_campaign.get());
    const ChartSight whole = chart.sight();
    for (int direction = 0; direction < 8; ++direction) {
        // Two ports so near that tags on one side of the first would lie over the second.
        ChartSight sight = whole;
        sight.ports.resize(2);
        sight.fleets.clear();
        const double angle = direction * 3.14159265358979 / 4;
        sight.ports[1].at = sight.ports[0].at + QPointF(std::cos(angle), std::sin(angle)) * 0.1;
        for (int i = 1; i <= 2; ++i) {
            SightedFleet fleet = whole.fleets.front();
            fleet.id = 900000 + i;
            fleet.port = sight.ports[0].id;
            fleet.lane = {};
            fleet.at = sight.ports[0].at;
            sight.fleets.push_back(fleet);
        }
        SightedFleet off = sight.fleets.back(); // it stands off the port
        off.id = 900003;
        off.port = {};
        off.lane = {sight.ports[0].place, {}, 0};
        sight.fleets.push_back(off);
        chart.lookBackTo(sight);
        SeaChartView view;
        view.setSize(QSizeF(900, 640));
        view.setChart(&chart);
        view.viewport()->zoomBy(400 / view.viewport()->camera().scale());
        view.show(CampaignItem::Port, static_cast<int>(sight.ports[0].id.value));
        for (const SightedPort& port : sight.ports) {
            const QRectF box =
                view.layout().boxOf(sight, CampaignItem::Port, static_cast<int>(port.id.value));
            QVERIFY(!box.isEmpty());
            for (int i = 1; i <= 3; ++i) {
                const QRectF tag = view.layout().boxOf(sight, CampaignItem::Fleet, 900000 + i);
                QVERIFY(!tag.isEmpty());
                QVERIFY2(!tag.intersects(box), qPrintable(QString::number(direction)));
            }
        }
    }
}

// Where many lie close together their signs stand apart, each with a line to where it is.
void ChartLayoutTest::aCrowdFansOut()
{
    SeaChart chart;
    chart.setCampaign(m_campaign.get());
    ChartSight sight = chart.sight();
    const SightedFleet one = sight.fleets.front();
    sight.ports.resize(1);
    sight.fleets.clear();
    constexpr int many = 7;
    for (int i = 0; i < many; ++i) {
        SightedFleet fleet = one;
        fleet.id = 900000 + i;
        fleet.port = {};
        fleet.lane = {};
        fleet.at = sight.ports[0].at + QPointF(0.4 + 0.01 * i, 0.2);
        sight.fleets.push_back(fleet);
    }
    chart.lookBackTo(sight);
    SeaChartView view;
    view.setSize(QSizeF(900, 640));
    view.setChart(&chart);
    view.viewport()->zoomBy(400 / view.viewport()->camera().scale());
    view.show(CampaignItem::Port, static_cast<int>(sight.ports[0].id.value));
    int led = 0;
    for (int i = 0; i < many; ++i) {
        const QRectF box = view.layout().boxOf(sight, CampaignItem::Fleet, 900000 + i);
        QVERIFY(!box.isEmpty());
        for (int k = 0; k < i; ++k)
            QVERIFY2(!box.intersects(view.layout().boxOf(sight, CampaignItem::Fleet, 900000 + k)),
                     qPrintable(QStringLiteral("%1 on %2").arg(i).arg(k)));
    }
    for (const ChartMark& mark : view.layout().marks())
        led += mark.place ? 1 : 0;
    QVERIFY(led > 0);
}

// While a week is played fleets are in no port and on no whole mile of a lane: they were all drawn with the first of them.
void ChartLayoutTest::fleetsOnTheirWayAreEachWhereTheyAre()
{
    SeaChart chart;
    chart.setCampaign(m_campaign.get());
    ChartSight sight = chart.sight();
    QVERIFY(sight.fleets.size() >= 3);
    sight.fleets.resize(3);
    const QPointF middle = sight.ports.front().at;
    for (SightedFleet& fleet : sight.fleets) {
        fleet.port = {};
        fleet.lane = {};
    }
    sight.fleets[0].at = middle + QPointF(0.3, 0.3);
    sight.fleets[1].at = middle + QPointF(-0.3, -0.3);
    sight.fleets[2].at = sight.fleets[1].at; // these two have met
    chart.lookBackTo(sight);
    SeaChartView view;
    view.setSize(QSizeF(900, 640));
    view.setChart(&chart);
    const auto boxOf = [&](std::size_t i) {
        return view.layout().boxOf(sight, CampaignItem::Kind::Fleet, sight.fleets[i].id);
    };
    const QRectF alone = boxOf(0);
    const QRectF one = boxOf(1);
    const QRectF other = boxOf(2);
    QVERIFY(!alone.isEmpty() && !one.isEmpty() && !other.isEmpty());
    QVERIFY2(std::abs(alone.center().x() - one.center().x()) > 40, "drawn elsewhere than where it is");
    QVERIFY(std::abs(one.center().x() - other.center().x()) < 40);
    QVERIFY(!one.intersects(other));
}

void ChartLayoutTest::aFleetThatLostItsLastShipIsInNobodysWay()
{
    Campaign at = *m_campaign->campaign();
    const Figures& figures = m_campaign->figures();
    const FleetId fleet = at.table<FleetRecord>().begin()->first;
    const auto isShown = [&] {
        const auto rows = fleetTreeRows(at, figures, {}, [](SideId) { return true; });
        const bool isListed = std::any_of(rows.begin(), rows.end(), [&](const FleetTreeRow& row) {
            return row.kind == CampaignItem::Fleet && row.id == fleet.value;
        });
        const bool isOnChart = sightOf(at, figures, {}).fleet(fleet.value) != nullptr;
        return std::pair(isListed, isOnChart);
    };
    QCOMPARE(isShown(), std::pair(true, true));
    std::erase_if(at.table<ShipRecord>(), [&](const auto& each) { return each.second.fleet == fleet; });
    QCOMPARE(isShown(), std::pair(true, true)); // raised, and waiting for its first ship
    BattleShipRecord lost;
    lost.id = Id<BattleShipRecord>{900001};
    lost.fleet = fleet.value;
    at.table<BattleShipRecord>().emplace(lost.id, lost);
    QCOMPARE(isShown(), std::pair(false, false));
    YardWorkRecord work;
    work.id = Id<YardWorkRecord>{900002};
    work.fleet = fleet;
    at.table<YardWorkRecord>().emplace(work.id, work);
    QCOMPARE(isShown(), std::pair(true, true)); // a yard builds her a ship
}

QTEST_MAIN(ChartLayoutTest)
#include "chart_layout_test.moc"
