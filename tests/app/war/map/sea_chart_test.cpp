// SPDX-License-Identifier: GPL-3.0-or-later
// The chart: what a pair of eyes sees on it (CP-2.3), that its names never overlap, ways along the lanes, finding, the past.
#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

#include "app/base/chart/chart_labels.h"
#include "app/base/chart/chart_places.h"
#include "app/war/map/chart/sea_chart.h"
#include "app/war/map/drawing/chart_view.h"
#include "app/war/map/sight/chart_sight.h"
#include "app/war/map/sight/chart_way.h"
#include "app/war/map/weeks/look_back.h"
#include "core/campaign/actions/campaign_actions.h"
#include "core/campaign/actions/fleet_actions.h"
#include "core/campaign/turn/turn_actions.h"
#include "tests/app/sample_war.h"

using namespace navarch;

class SeaChartTest : public QObject, SampleWar {
    Q_OBJECT

private slots:
    void init() { openSample(); }
    void cleanup() { m_campaign.reset(); }
    void aSideSeesNothingOfHiddenFleets();
    void theUmpireSeesEveryFleet();
    void aFleetAtSeaStandsOnItsLane();
    void theNewestSightingIsShownUntilItSaysNothing();
    void aContactIsShownToThoseWhoTakePart();
    void wallsOfOthersAreNotKnown();
    void whatIsHiddenIsNotFound();
    void aPickedThingThatIsGoneIsPickedNoMore();
    void namesNeverOverlap();
    void namesOnTheChartKeepClearOfFleets();
    void aWayFollowsTheLanes();
    void aWayBeginsInTheMiddleOfALane();
    void pastWeeksAreShownAsTheyBegan();
    void whatWasTakenBackNeverHappened();
    void twoHundredFleetsArePainted();

private:
    /// No captain of the machine orders anything: a week without orders is a quiet one.
    void giveEverySideAPlayer();
    [[nodiscard]] FleetId fleetOf(const Campaign& campaign, SideId side) const;
};

void SeaChartTest::giveEverySideAPlayer()
{
    for (const char* name : {"Corinth", "Megara"})
        QVERIFY(m_campaign->perform(ChangeSide{side(name), {}, {}, {}, Player::Person, {}, {}}));
}

FleetId SeaChartTest::fleetOf(const Campaign& campaign, SideId side) const
{
    for (const auto& [id, fleet] : campaign.table<FleetRecord>())
        if (fleet.side == side)
            return id;
    return {};
}

/// CP-2.3: whatever is different in what a side may not know, its chart is the same to the last field.
void SeaChartTest::aSideSeesNothingOfHiddenFleets()
{
    const Figures& figures = m_campaign->figures();
    const SideId athens = side("Athens");
    const SideId corinth = side("Corinth");
    const Campaign& now = *m_campaign->campaign();
    const ChartSight seen = sightOf(now, figures, athens);
    QVERIFY(!seen.fleets.empty());
    for (const SightedFleet& fleet : seen.fleets)
        QCOMPARE(fleet.side, athens);

    Campaign other = now;
    const FleetId hidden = fleetOf(other, corinth);
    QVERIFY(!hidden.isNone());
    FleetRecord& fleet = other.table<FleetRecord>().at(hidden);
    fleet.name = "Somewhere else";
    fleet.port = {};
    fleet.at = {"piraeus", "aegina", 5};
    fleet.nightsOut = 3;
    OrderRecord order;
    order.id = Id<OrderRecord>{900001};
    order.fleet = hidden;
    order.order = FleetOrder::Attack;
    order.port = other.table<PortRecord>().begin()->first;
    order.route = "aegina piraeus";
    other.table<OrderRecord>().emplace(order.id, order);
    SightingRecord sighting;
    sighting.id = Id<SightingRecord>{900002};
    sighting.side = corinth;
    sighting.seenSide = athens;
    sighting.fleet = fleetOf(other, athens).value;
    sighting.name = "Seen";
    sighting.ships = 4;
    sighting.port = other.table<PortRecord>().begin()->first;
    other.table<SightingRecord>().emplace(sighting.id, sighting);
    ContactRecord contact;
    contact.id = ContactId{900003};
    contact.fleet = hidden;
    contact.other = fleetOf(other, side("Megara"));
    contact.at = {"piraeus", "aegina", 5};
    other.table<ContactRecord>().emplace(contact.id, contact);
    std::erase_if(other.table<ShipRecord>(), [&](const auto& ship) { return ship.second.fleet == hidden; });
    for (auto& [id, wall] : other.table<WallRecord>())
        if (other.find(wall.port)->owner == corinth)
            wall.section.marines += 1;

    QVERIFY(sightOf(other, figures, athens) == seen);
    QVERIFY(
        !(sightOf(other, figures, {}) == sightOf(now, figures, {}))); // the umpire does see the difference
    QVERIFY(!(sightOf(other, figures, corinth) == sightOf(now, figures, corinth)));
}

void SeaChartTest::theUmpireSeesEveryFleet()
{
    const Campaign& now = *m_campaign->campaign();
    const ChartSight seen = sightOf(now, m_campaign->figures(), {});
    QCOMPARE(seen.fleets.size(), now.table<FleetRecord>().size());
    QCOMPARE(seen.ports.size(), now.table<PortRecord>().size());
    for (const SightedFleet& fleet : seen.fleets) {
        QVERIFY(fleet.isOwn);
        QVERIFY(!fleet.order.isEmpty());
    }
}

void SeaChartTest::aFleetAtSeaStandsOnItsLane()
{
    Campaign at = *m_campaign->campaign();
    const FleetId id = fleetOf(at, side("Athens"));
    FleetRecord& fleet = at.table<FleetRecord>().at(id);
    fleet.port = {};
    fleet.at = {"piraeus", "aegina", 8};
    const Figures& figures = m_campaign->figures();
    const ChartSight sight = sightOf(at, figures, {});
    const SightedFleet* seen = sight.fleet(id.value);
    QVERIFY(seen);
    QCOMPARE(seen->at, degreesAt(figures.lanes.positionOn("piraeus", "aegina", 8)));
    QVERIFY(seen->where.contains(QStringLiteral("8 miles")));
    fleet.at = {"piraeus", "nowhere at all", 8}; // a damaged record is not drawn anywhere
    QVERIFY(!sightOf(at, figures, {}).fleet(id.value));
    fleet.at = {"piraeus", "aegina", 8}; // nor is one that has lost its last ship
    std::erase_if(at.table<ShipRecord>(), [&](const auto& ship) { return ship.second.fleet == id; });
    QVERIFY(!sightOf(at, figures, {}).fleet(id.value));
}

void SeaChartTest::theNewestSightingIsShownUntilItSaysNothing()
{
    Campaign at = *m_campaign->campaign();
    const SideId athens = side("Athens");
    const auto see = [&](std::int64_t id, int turn, int day, int ships) {
        SightingRecord sighting;
        sighting.id = Id<SightingRecord>{900000 + id};
        sighting.turn = turn;
        sighting.day = day;
        sighting.side = athens;
        sighting.seenSide = side("Corinth");
        sighting.fleet = 4711; // a fleet that is gone by now
        sighting.name = "Ghost";
        sighting.ships = ships;
        sighting.at = {"aegina", {}, 0};
        at.table<SightingRecord>().emplace(sighting.id, sighting);
    };
    see(1, 2, 5, 7);
    see(2, 3, 2, 9);
    see(3, 3, 1, 8);
    HeadRecord& head = at.table<HeadRecord>().at(Id<HeadRecord>{1});
    head.turn = 5;
    const ChartSight sight = sightOf(at, m_campaign->figures(), athens);
    const SightedFleet* ghost = sight.fleet(4711);
    QVERIFY(ghost);
    QVERIFY(!ghost->isOwn);
    QCOMPARE(ghost->ships, 9);
    QCOMPARE(ghost->age, 2);
    QVERIFY(ghost->order.isEmpty());
    QVERIFY(!sightOf(at, m_campaign->figures(), side("Megara")).fleet(4711));
    head.turn = 3 + longestSighting + 1;
    QVERIFY(!sightOf(at, m_campaign->figures(), athens).fleet(4711));
}

void SeaChartTest::aContactIsShownToThoseWhoTakePart()
{
    Campaign at = *m_campaign->campaign();
    ContactRecord contact;
    contact.id = ContactId{900003};
    contact.fleet = fleetOf(at, side("Athens"));
    contact.other = fleetOf(at, side("Aegina"));
    contact.at = {"piraeus", "aegina", 5};
    at.table<ContactRecord>().emplace(contact.id, contact);
    const Figures& figures = m_campaign->figures();
    QCOMPARE(sightOf(at, figures, {}).contacts.size(), std::size_t{1});
    QCOMPARE(sightOf(at, figures, side("Athens")).contacts.size(), std::size_t{1});
    QCOMPARE(sightOf(at, figures, side("Aegina")).contacts.size(), std::size_t{1});
    QCOMPARE(sightOf(at, figures, side("Megara")).contacts.size(), std::size_t{0});
}

void SeaChartTest::wallsOfOthersAreNotKnown()
{
    const Campaign& now = *m_campaign->campaign();
    const SideId athens = side("Athens");
    for (const SightedPort& port : sightOf(now, m_campaign->figures(), athens).ports) {
        const bool isOwn = now.find(port.id)->owner == athens;
        QCOMPARE(port.walls >= 0, isOwn);
    }
}

void SeaChartTest::whatIsHiddenIsNotFound()
{
    SeaChart chart;
    chart.setCampaign(m_campaign.get());
    const Campaign& now = *m_campaign->campaign();
    const QString hidden = QString::fromStdString(now.find(fleetOf(now, side("Corinth")))->name);
    chart.finder()->setText(hidden);
    QCOMPARE(chart.finder()->matches().size(), 1);
    QVERIFY(chart.finder()->take(0));
    QCOMPARE(chart.pickedKind(), CampaignItem::Fleet);
    m_campaign->setEyes(static_cast<int>(side("Athens").value));
    QCOMPARE(chart.finder()->matches().size(), 0);
    QCOMPARE(chart.pickedId(), 0);
    QCOMPARE(chart.facts()->pickedPort().portId, 0);
    chart.pick(CampaignItem::Fleet, static_cast<int>(fleetOf(now, side("Corinth")).value));
    QCOMPARE(chart.pickedId(), 0);
    chart.finder()->setText(QStringLiteral("AEGI")); // the port, whoever owns it
    QVERIFY(chart.finder()->matches().size() >= 1);
}

void SeaChartTest::aPickedThingThatIsGoneIsPickedNoMore()
{
    SeaChart chart;
    chart.setCampaign(m_campaign.get());
    QVERIFY(m_campaign->perform(RaiseFleet{
        side("Athens"), "Scouts", m_campaign->campaign()->table<SideRecord>().at(side("Athens")).homePort}));
    const int scouts = chart.idOf(CampaignItem::Fleet, QStringLiteral("Scouts"));
    QVERIFY(scouts != 0);
    chart.pick(CampaignItem::Fleet, scouts);
    QCOMPARE(chart.pickedId(), scouts);
    m_campaign->undo();
    QCOMPARE(chart.pickedId(), 0);
}

void SeaChartTest::namesNeverOverlap()
{
    QRandomGenerator dice(7);
    std::vector<WantedLabel> wanted;
    std::vector<QRectF> kept;
    for (int i = 0; i < 300; ++i) {
        const QRectF mark(dice.bounded(780), dice.bounded(580), 12, 12);
        kept.push_back(mark);
        wanted.push_back({QStringLiteral("Name %1").arg(i), mark, i % 17, 1, false, false});
    }
    const QRectF room(0, 0, 800, 600);
    const auto placed = placeLabels(
        wanted, kept, room, [](const WantedLabel& label) { return QSizeF(7.0 * label.text.size(), 15); });
    QVERIFY(placed.size() > 20);
    for (std::size_t i = 0; i < placed.size(); ++i) {
        QVERIFY(room.contains(placed[i].box));
        for (const QRectF& mark : kept)
            QVERIFY(!mark.intersects(placed[i].box));
        for (std::size_t k = i + 1; k < placed.size(); ++k)
            QVERIFY(!placed[k].box.intersects(placed[i].box));
    }
    // Of two that want the same place the one of higher rank gets it.
    const auto pair =
        placeLabels({{QStringLiteral("low"), QRectF(50, 50, 10, 10), 1, 1, false, false},
                     {QStringLiteral("high"), QRectF(50, 50, 10, 10), 2, 1, false, false}},
                    {}, QRectF(0, 0, 110, 70), [](const WantedLabel&) { return QSizeF(40, 20); });
    QCOMPARE(pair.front().text, QStringLiteral("high"));
}

void SeaChartTest::namesOnTheChartKeepClearOfFleets()
{
    SeaChart chart;
    chart.setCampaign(m_campaign.get());
    SeaChartView view;
    view.setSize(QSizeF(900, 640));
    view.setChart(&chart);
    for (const double factor : {0.02, 2.0, 3.0, 2.0, 2.0, 2.0}) {
        view.viewport()->zoomBy(factor);
        const auto& labels = view.layout().labels();
        for (std::size_t i = 0; i < labels.size(); ++i)
            for (std::size_t k = i + 1; k < labels.size(); ++k)
                QVERIFY2(!labels[i].box.intersects(labels[k].box),
                         qPrintable(labels[i].text + QStringLiteral(" / ") + labels[k].text));
    }
    view.viewport()->fit();
    QVERIFY(view.layout().labels().size() >= 5); // the ports of the gulf
}

void SeaChartTest::aWayFollowsTheLanes()
{
    const SeaLanes& lanes = m_campaign->figures().lanes;
    const auto route = lanes.route("piraeus", "melos");
    QVERIFY(route.size() >= 2);
    const auto there = lineThrough({}, route, lanes);
    std::vector<std::string> reversed(route.rbegin(), route.rend());
    auto back = lineThrough({}, reversed, lanes);
    std::reverse(back.begin(), back.end());
    QVERIFY(there == back);
    QCOMPARE(there.back(), degreesAt(lanes.between("piraeus", "melos")->path.back()));
}

void SeaChartTest::aWayBeginsInTheMiddleOfALane()
{
    const SeaLanes& lanes = m_campaign->figures().lanes;
    const PlaceAtSea half{"piraeus", "aegina", 8};
    for (const char* goal : {"aegina", "piraeus"}) { // on, or about and back
        const auto line = lineThrough(half, {goal}, lanes);
        QVERIFY(line.size() >= 2);
        const QPointF off = line.front() - degreesAt(lanes.positionOn("piraeus", "aegina", 8));
        QVERIFY(off.manhattanLength()
                < 0.002); // a tenth of a mile: from the other end it is rounded otherwise
        const Lane* lane = lanes.between("piraeus", "aegina");
        QCOMPARE(line.back(), degreesAt(lanes.positionOn("piraeus", "aegina",
                                                         std::string(goal) == "aegina" ? lane->miles : 0)));
    }
}

void SeaChartTest::pastWeeksAreShownAsTheyBegan()
{
    SeaChart chart;
    chart.setCampaign(m_campaign.get());
    LookBack back;
    back.setChart(&chart);
    giveEverySideAPlayer();
    QVERIFY(m_campaign->head()->begin());
    const SideId athens = side("Athens");
    const PortId home = m_campaign->campaign()->find(athens)->homePort;
    const auto advance = [&] {
        const HeadRecord& head = m_campaign->campaign()->head();
        return m_campaign->perform(AdvanceTurn{head.turn, head.phase});
    };
    QVERIFY(m_campaign->perform(RaiseFleet{athens, "First", home}));
    QVERIFY(advance());
    const ChartSight second = chart.sight();
    QVERIFY(m_campaign->perform(RaiseFleet{athens, "Second", home}));
    QVERIFY(advance());
    QVERIFY(m_campaign->perform(RaiseFleet{athens, "Third", home}));
    QCOMPARE(back.last(), 2);
    QVERIFY(chart.idOf(CampaignItem::Fleet, QStringLiteral("Third")) != 0);

    back.setTurn(1);
    QTRY_VERIFY(chart.isPast());
    QVERIFY(chart.sight() == second);
    QCOMPARE(chart.idOf(CampaignItem::Fleet, QStringLiteral("Second")), 0);
    back.setTurn(0);
    QTRY_COMPARE(chart.sight().turn, 0);
    QVERIFY(chart.idOf(CampaignItem::Fleet, QStringLiteral("First")) != 0); // as it put to sea
    QCOMPARE(back.problem(), QString());

    // The past is seen with the same eyes (CP-2.3).
    m_campaign->setEyes(static_cast<int>(side("Corinth").value));
    QVERIFY(!chart.isPast());
    back.setTurn(1);
    QTRY_VERIFY(chart.isPast());
    QCOMPARE(chart.idOf(CampaignItem::Fleet, QStringLiteral("First")), 0);
    back.setTurn(2);
    QVERIFY(!chart.isPast());
}

void SeaChartTest::whatWasTakenBackNeverHappened()
{
    SeaChart chart;
    chart.setCampaign(m_campaign.get());
    LookBack back;
    back.setChart(&chart);
    giveEverySideAPlayer();
    QVERIFY(m_campaign->head()->begin());
    const SideId athens = side("Athens");
    const PortId home = m_campaign->campaign()->find(athens)->homePort;
    QVERIFY(m_campaign->perform(RaiseFleet{athens, "Never", home}));
    QVERIFY(m_campaign->perform(AdvanceTurn{0, TurnPhase::Orders}));
    m_campaign->undo();
    m_campaign->undo();
    QVERIFY(m_campaign->perform(RaiseFleet{athens, "Always", home}));
    QVERIFY(m_campaign->perform(AdvanceTurn{0, TurnPhase::Orders}));
    back.setTurn(0);
    QTRY_VERIFY(chart.isPast());
    QCOMPARE(chart.idOf(CampaignItem::Fleet, QStringLiteral("Never")), 0);
    QVERIFY(chart.idOf(CampaignItem::Fleet, QStringLiteral("Always")) != 0);
}

/// What a frame costs is measured by map_bench.
void SeaChartTest::twoHundredFleetsArePainted()
{
    Campaign crowded = *m_campaign->campaign();
    const SideId athens = side("Athens");
    const auto& lanes = m_campaign->figures().lanes.all();
    for (int i = 0; i < 200; ++i) {
        FleetRecord fleet;
        fleet.id = FleetId{800000 + i};
        fleet.side = athens;
        fleet.name = "Fleet " + std::to_string(i);
        const Lane& lane = lanes[static_cast<std::size_t>(i) % lanes.size()];
        fleet.at = {lane.from, lane.to, lane.miles / 2};
        crowded.table<FleetRecord>().emplace(fleet.id, fleet);
        ShipRecord ship = m_campaign->campaign()->table<ShipRecord>().begin()->second;
        ship.id = ShipId{800000 + i};
        ship.fleet = fleet.id;
        crowded.table<ShipRecord>().emplace(ship.id, ship);
    }
    SeaChart chart;
    chart.setCampaign(m_campaign.get());
    chart.lookBackTo(sightOf(crowded, m_campaign->figures(), {}));
    QVERIFY(chart.fleets() >= 200);
    SeaChartView view;
    view.setSize(QSizeF(1580, 980));
    view.setChart(&chart);
    QImage image(1580, 980, QImage::Format_ARGB32_Premultiplied);
    for (int i = 0; i < 40; ++i) {
        view.viewport()->pan(4, 2);
        if (i % 2 == 0)
            view.viewport()->zoomBy(i < 20 ? 1.1 : 1 / 1.1);
        QPainter painter(&image);
        view.paint(&painter);
    }
    QVERIFY(image.pixelColor(790, 490).alpha() == 255); // all of it is covered
    view.show(CampaignItem::Port, chart.idOf(CampaignItem::Port, QStringLiteral("Epidauros")));
    QVERIFY(view.layout().labels().size() > 0);
}

QTEST_MAIN(SeaChartTest)
#include "sea_chart_test.moc"
