// SPDX-License-Identifier: GPL-3.0-or-later
// Campaigns on a chart of their own.
#include <QCryptographicHash>
#include <QTest>

#include "core/campaign/files/export.h"
#include "core/campaign/files/soundness.h"
#include "core/campaign/fleets/roster.h"
#include "core/campaign/founding/scenario.h"
#include "core/campaign/founding/scenario_check.h"
#include "core/campaign/money/treasury.h"
#include "core/campaign/settings/chart_in_force.h"
#include "tests/core/campaign/campaign_fixture.h"
#include "tests/support/show.h"

using namespace navarch;
using namespace navarch::test;

namespace {

/// The teaching scenario's ports on a sea with lanes of other lengths.
Chart otherGulf()
{
    Chart chart;
    chart.name = "Another gulf";
    chart.sheet = {{3'600'000, 2'200'000}, {3'900'000, 2'500'000}};
    const std::vector<std::string> ids{"piraeus", "aegina", "corinth-kenchreai", "megara", "epidauros"};
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const int at = static_cast<int>(i) * 20'000;
        chart.ports.push_back({ids[i], "New " + ids[i], 3'700'000 + at, 2'300'000, 10, 10, 10});
        if (i > 0)
            chart.lanes.push_back(
                {ids[i - 1], ids[i], 12, {{3'680'000 + at, 2'300'000}, {3'700'000 + at, 2'300'000}}});
    }
    chart.lanes.push_back({"epidauros", "piraeus", 48, {{3'780'000, 2'300'000}, {3'700'000, 2'300'000}}});
    return chart;
}

Result<CampaignPlan> planOn(const Chart& chart)
{
    return builtInScenarioText("saronic-gulf").and_then([&](std::string_view text) {
        return readScenario(withChart(text, chart), "test", builtInFigures());
    });
}

Campaign warOn(const Chart& chart)
{
    const auto plan = planOn(chart);
    if (!plan)
        qFatal("%s", plan.error().front().text().c_str());
    auto campaign = foundCampaign(*plan, builtInFigures());
    if (!campaign)
        qFatal("%s", campaign.error().front().text().c_str());
    return std::move(*campaign);
}

} // namespace

class OwnChartTest : public QObject {
    Q_OBJECT

private slots:
    void aWarWithoutAChartIsPlayedOnTheBuiltInOne()
    {
        const GamingTable table;
        QVERIFY(chartOf(table.campaign) == nullptr);
        QVERIFY(&figuresOf(table.campaign) == &builtInFigures());
        QVERIFY(chartProblems(table.campaign, "c").empty());
    }

    /// Wars that have no chart of their own lie on one of these editions of the lanes, to their end. Whoever mends the newest one
    /// makes it an earlier one (core/data/README.md), and adds its sum here.
    void theBuiltInLanesAreThoseThatWarsHave_data()
    {
        QTest::addColumn<QByteArray>("sum");
        QTest::addRow("1") << QByteArray("e4c131645a93423f10dcdc5481cbd9e0646fbff2f6e14705f82d36e62abb18e4");
        QTest::addRow("2") << QByteArray("f8b513e0d943cc9cd03b3b554358833a617432b6d39881bdb9c6c9362a9188f6");
    }
    void theBuiltInLanesAreThoseThatWarsHave()
    {
        QFETCH(const QByteArray, sum);
        GamingTable table;
        table.campaign.table<HeadRecord>().at(Id<HeadRecord>{1}).lanesEdition =
            QByteArray(QTest::currentDataTag()).toInt();
        QByteArray lanes;
        for (const Lane& lane : figuresOf(table.campaign).lanes.all())
            lanes += QByteArray::fromStdString(lane.from + " " + lane.to + " " + std::to_string(lane.miles)
                                               + "\n");
        QCOMPARE(QCryptographicHash::hash(lanes, QCryptographicHash::Sha256).toHex(), sum);
    }

    void aWarIsFoundedOnTheNewestLanes()
    {
        const auto campaign =
            foundCampaign(builtInScenario("saronic-gulf", builtInFigures()).value(), builtInFigures());
        QVERIFY(campaign);
        QCOMPARE(campaign->head().lanesEdition, newestLanes);
        QVERIFY(&figuresOf(*campaign) == &builtInFigures());
    }

    void anEarlierWarKeepsItsLanesWhateverFiguresAreAtHand()
    {
        GamingTable table;
        HeadRecord& head = table.campaign.table<HeadRecord>().at(Id<HeadRecord>{1});
        head.lanesEdition = 1;
        const Figures& old = figuresOf(table.campaign);
        QCOMPARE(old.lanesEdition, 1);
        QVERIFY(old.placesAside == &builtInFigures());
        QVERIFY(&figuresOf(table.campaign, old) == &old);
        head.lanesEdition = newestLanes;
        QVERIFY(&figuresOf(table.campaign, old) == &builtInFigures());
    }

    void placesAndLanesAreThoseOfTheChart()
    {
        const Campaign campaign = warOn(otherGulf());
        QVERIFY(chartProblems(campaign, "c").empty());
        const Chart* chart = chartOf(campaign);
        QVERIFY(chart);
        QCOMPARE(chart->name, std::string("Another gulf"));
        const Figures& figures = figuresOf(campaign);
        QVERIFY(&figures != &builtInFigures());
        QVERIFY(&figures == &figuresOf(campaign));
        QVERIFY(&figures == &figuresOf(Campaign(campaign)));
        QCOMPARE(figures.gazetteer.all().size(), std::size_t{5});
        QCOMPARE(figures.lanes.between("piraeus", "aegina")->miles, 12);
        QVERIFY(!figures.gazetteer.find("syracuse"));
        QVERIFY(figures.classes.find("trireme"));
        for (const auto& [id, port] : campaign.table<PortRecord>())
            QVERIFY(port.name.starts_with("New "));
        // A campaign on another sea at the same time has its own.
        Chart longer = otherGulf();
        longer.lanes.front().miles = 40;
        QCOMPARE(figuresOf(warOn(longer)).lanes.between("piraeus", "aegina")->miles, 40);
        QCOMPARE(figures.lanes.between("piraeus", "aegina")->miles, 12);
    }

    /// Walls of the chart stand when the war begins, unpaid for; what a side builds takes their place.
    void wallsOfTheChartStand()
    {
        const Campaign bare = warOn(otherGulf());
        Chart chart = otherGulf();
        Fortification walls;
        walls.sections.resize(2);
        walls.sections[0].capacity = walls.sections[1].capacity = 10;
        walls.sections[0].archers = 3;
        walls.sections[1].towers = 1;
        walls.commander = {"Nikias", CommandQuality::Skilled};
        for (KnownPort& port : chart.ports) {
            port.walls = walls;
            settleWalls(port);
        }
        const Campaign campaign = warOn(chart);
        QVERIFY(chartProblems(campaign, "c").empty());
        QCOMPARE(shown(flawsOf(campaign, "c")), std::string());
        std::size_t standing = 0;
        for (const auto& [id, port] : campaign.table<PortRecord>()) {
            QVERIFY(port.defences != DefencesKind::None);
            if (port.defences == DefencesKind::Bought)
                continue; // its side has built its own
            ++standing;
            const Fortification there = defencesOf(campaign, id);
            QCOMPARE(there.sections.size(), std::size_t{2});
            QVERIFY(there.sections == walls.sections);
            QCOMPARE(there.commander.name, std::string("Nikias"));
            for (const auto& [man, commander] : campaign.table<CommanderRecord>())
                if (commander.port == id)
                    QVERIFY(commander.side == port.owner && commander.paid.isZero());
        }
        QVERIFY(standing > 0);
        for (const auto& [id, side] : bare.table<SideRecord>()) {
            const auto& sides = campaign.table<SideRecord>();
            const auto same =
                std::find_if(sides.begin(), sides.end(),
                             [&, name = side.name](const auto& each) { return each.second.name == name; });
            QVERIFY(same != sides.end());
            QCOMPARE(balanceOf(campaign, same->first).text(), balanceOf(bare, id).text());
        }
        const auto again = readCampaign(campaignJson(campaign), "c");
        QVERIFY(again && *again == campaign);
        // Walls that do not fit the port's value in the war's year: no war is founded, and it is said of which port.
        chart.ports.back().classical = 1;
        const auto plan = planOn(chart);
        QVERIFY(plan);
        const auto refused = foundCampaign(*plan, builtInFigures());
        QVERIFY(!refused);
        QVERIFY2(shown(refused.error()).find(chart.ports.back().id) != std::string::npos,
                 shown(refused.error()).c_str());
    }

    void ordersGoByTheChart()
    {
        Campaign campaign = warOn(otherGulf());
        const Figures& figures = figuresOf(campaign);
        const Verdict begun = consider(campaign, figures, BeginCampaign{});
        QVERIFY2(begun.allowed(), errorKeys(begun.reasons).c_str());
        applyChanges(campaign, begun.changes);
        SetOrder order;
        order.fleet = campaign.table<FleetRecord>().begin()->first;
        order.order = FleetOrder::Patrol;
        order.patrolFrom = "piraeus";
        order.patrolTo = "epidauros"; // no lane joins them in the Mediterranean
        QVERIFY(consider(campaign, figures, order).allowed());
        QVERIFY(!consider(campaign, builtInFigures(), order).allowed());
    }

    void anExportBringsTheChartWithIt()
    {
        const Campaign campaign = warOn(otherGulf());
        const auto again = readCampaign(campaignJson(campaign), "c");
        QVERIFY2(again, again ? "" : again.error().front().text().c_str());
        QVERIFY(*again == campaign);
    }

    void whatDoesNotFitTheChartIsAFlaw()
    {
        Campaign campaign = warOn(otherGulf());
        Json json = campaignJson(campaign);
        Json& charts = json["tables"]["charts"];
        const std::string document = charts[0]["document"];
        const auto told = [&](const Json& changed) {
            const auto read = readCampaign(changed, "c");
            return read ? std::string() : read.error().front().text();
        };
        QCOMPARE(told(json), std::string());
        Json changed = json;
        changed["tables"]["ports"][0]["place"] = "syracuse";
        QVERIFY2(told(changed).find("\"syracuse\" is no place") != std::string::npos, told(changed).c_str());
        changed = json;
        changed["tables"]["charts"][0]["document"] = "{}";
        QVERIFY(!told(changed).empty());
        changed = json;
        changed["tables"]["charts"][0]["document"] = R"({"format":"navarch-chart/1"})";
        QVERIFY2(told(changed).find("has no ports") != std::string::npos, told(changed).c_str());
        changed = json;
        Json another = charts[0];
        another["id"] = json["tables"]["campaign"][0]["next_number"];
        changed["tables"]["charts"].push_back(another);
        changed["tables"]["campaign"][0]["next_number"] = another["id"].get<int>() + 1;
        QVERIFY2(told(changed).find("another chart") != std::string::npos, told(changed).c_str());
    }

    void aSeaOfFivePortsIsCheckedAndPriced()
    {
        const auto plan = planOn(otherGulf());
        QVERIFY(plan);
        QVERIFY(!hasErrors(checkScenario(*plan, builtInFigures())));
        const auto prices = pricesOf(*plan, builtInFigures());
        QCOMPARE(prices.size(), plan->sides.size());
        for (const SidePrice& price : prices)
            QVERIFY(!price.total.isZero() && price.total <= price.budget);
    }

    /// A war that plays elsewhere goes another way, and each plays as it always did.
    void theBuiltInScenariosWrittenOutAreTheSame()
    {
        for (const std::string& id : scenarioIds()) {
            const auto text = builtInScenarioText(id);
            QVERIFY(text);
            const auto read = readScenario(*text, id, builtInFigures());
            QVERIFY2(read, read ? "" : read.error().front().text().c_str());
            QVERIFY(!read->chart);
            QVERIFY(*foundCampaign(*read, builtInFigures())
                    == *foundCampaign(*builtInScenario(id, builtInFigures()), builtInFigures()));
        }
    }
};

QTEST_APPLESS_MAIN(OwnChartTest)
#include "own_chart_test.moc"
