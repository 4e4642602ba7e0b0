// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/start/next_steps.h"

#include <QTemporaryDir>
#include <QTest>

#include <map>

#include "app/campaign/sample_campaign.h"
#include "core/campaign/founding/plan.h"
#include "core/campaign/gate/actions.h"
#include "db/campaign_file.h"

using namespace navarch;

class NextStepsTest : public QObject {
    Q_OBJECT

private slots:
    void ofABlankWar();
    void aScenarioIsReady();
    void machinesRaiseTheirFleetsThemselves();
    void anAdmiralMayWaitForShips();

private:
    /// A war of two sides with a harbour each and nothing else.
    void take(OpenCampaign& campaign, const QString& name);
    [[nodiscard]] static QString rowsOf(const NextSteps& steps);

    QTemporaryDir m_folder;
};

/// Each step's number with a tick, or with whom it is about.
QString NextStepsTest::rowsOf(const NextSteps& steps)
{
    QStringList rows;
    for (int i = 0; i < steps.rowCount(); ++i) {
        const bool isDone = steps.value(i, "done").toBool();
        rows +=
            QString::number(steps.value(i, "step").toInt())
            + (isDone ? QStringLiteral(" done") : QStringLiteral(": ") + steps.value(i, "detail").toString());
    }
    return rows.join(QStringLiteral("; "));
}

/// Nothing of it is there yet; each step is ticked off by what the campaign holds.
void NextStepsTest::ofABlankWar()
{
    const auto blank = foundCampaign(blankPlan(-431, builtInFigures()), builtInFigures());
    QVERIFY(blank);
    auto made = CampaignFile::create(m_folder.filePath("blank.navarch"), *blank, "Found it");
    QVERIFY(made);
    OpenCampaign campaign;
    campaign.take(std::move(*made));
    NextSteps steps;
    steps.setCampaign(&campaign);
    QCOMPARE(
        rowsOf(steps),
        "0: None yet: Side 1, Side 2; 1: Without ships: Side 1, Side 2; "
        "2: Their fleets come first: Side 1, Side 2; 3: From then on walls and budgets stand as they are");
    QCOMPARE(steps.open(), 3);
    QCOMPARE(steps.warnings().size(), 2);
    QVERIFY(steps.warnings().front().startsWith("Side 1: It has no ships"));
    const auto& sides = campaign.campaign()->table<SideRecord>();
    auto port = campaign.campaign()->table<PortRecord>().begin();
    for (const SideId side : {sides.begin()->first, sides.rbegin()->first}) {
        ChangePort change;
        change.port = (port++)->first;
        change.owner = side;
        QVERIFY(campaign.perform(change));
    }
    QVERIFY(rowsOf(steps).startsWith("0 done; 1: "));
    QCOMPARE(steps.open(), 2);
    campaign.setEyes(static_cast<int>(sides.begin()->first.value));
    QVERIFY(rowsOf(steps).contains("1: Without ships: Side 1; "));
    campaign.setEyes(0);
    QVERIFY(campaign.head()->begin());
    QVERIFY(!steps.wanted());
    campaign.setEyes(0);
    campaign.undo();
    QVERIFY(steps.wanted());
}

void NextStepsTest::take(OpenCampaign& campaign, const QString& name)
{
    const auto blank = foundCampaign(blankPlan(-431, builtInFigures()), builtInFigures());
    QVERIFY(blank);
    auto made = CampaignFile::create(m_folder.filePath(name), *blank, "Found it");
    QVERIFY(made);
    campaign.take(std::move(*made));
    std::vector<PortId> ports;
    for (const auto& [id, port] : campaign.campaign()->table<PortRecord>())
        ports.push_back(id);
    std::size_t next = 0;
    for (const auto& [id, side] : std::map(campaign.campaign()->table<SideRecord>())) {
        ChangePort change;
        change.port = ports.at(next++);
        change.owner = id;
        QVERIFY(campaign.perform(change));
    }
}

/// Nobody is asked for the ships of a side that the machine plays: it has them once the campaign has begun.
void NextStepsTest::machinesRaiseTheirFleetsThemselves()
{
    OpenCampaign campaign;
    take(campaign, "machine.navarch");
    NextSteps steps;
    steps.setCampaign(&campaign);
    const SideId second = campaign.campaign()->table<SideRecord>().rbegin()->first;
    ChangeSide change;
    change.side = second;
    change.player = Player::Machine;
    QVERIFY(campaign.perform(change));
    QCOMPARE(rowsOf(steps),
             "0 done; 1: Without ships: Side 1; 2: Their fleets come first: Side 1; "
             "3: From then on walls and budgets stand as they are; captains raise the fleets of: Side 2");
    QCOMPARE(steps.warnings().size(), 1);
    QVERIFY(campaign.campaign()->table<ShipRecord>().empty());
    QVERIFY(campaign.head()->begin());
    const auto& ships = campaign.campaign()->table<ShipRecord>();
    QVERIFY(!ships.empty());
    for (const auto& [id, ship] : ships)
        QCOMPARE(campaign.campaign()->find(ship.fleet)->side, second);
    campaign.setEyes(0);
    campaign.undo();
    QVERIFY(campaign.campaign()->table<ShipRecord>().empty());
}

/// A side with an admiral and no ships is asked for ships, and not for an admiral.
void NextStepsTest::anAdmiralMayWaitForShips()
{
    OpenCampaign campaign;
    take(campaign, "admiral.navarch");
    NextSteps steps;
    steps.setCampaign(&campaign);
    const auto& sides = campaign.campaign()->table<SideRecord>();
    for (const SideId side : {sides.begin()->first, sides.rbegin()->first}) {
        AppointCommander appoint;
        appoint.side = side;
        appoint.name = "Phormio";
        appoint.post = Post::Fleet;
        QVERIFY(campaign.perform(appoint));
        QVERIFY2(rowsOf(steps).contains(side == sides.begin()->first ? "2: Their fleets come first: Side 2"
                                                                     : "2 done"),
                 qPrintable(rowsOf(steps)));
    }
}

void NextStepsTest::aScenarioIsReady()
{
    const QString path = m_folder.filePath("sample.navarch");
    QCOMPARE(provideSampleAt(path), QString());
    OpenCampaign campaign;
    QVERIFY(campaign.open(path));
    NextSteps steps;
    steps.setCampaign(&campaign);
    QVERIFY(steps.warnings().isEmpty());
    QCOMPARE(rowsOf(steps), "0 done; 1 done; 2 done; 3: From then on walls and budgets stand as they are");
}

QTEST_MAIN(NextStepsTest)
#include "next_steps_test.moc"
