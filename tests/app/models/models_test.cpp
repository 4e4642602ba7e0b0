// SPDX-License-Identifier: GPL-3.0-or-later
// Every list model of the window over the sample campaign, all roles of all rows, against golden texts; and that the
// lists follow what happens.
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "app/base/files/chosen_file.h"
#include "app/campaign/condition_words.h"
#include "app/campaign/side_list.h"
#include "app/campaign/start/campaign_summary.h"
#include "app/campaign/start/new_campaign.h"
#include "app/campaign/start/recent_campaigns.h"
#include "app/war/fleets/fleet_orders.h"
#include "app/war/fleets/fleet_tree.h"
#include "app/war/fleets/formation_card.h"
#include "app/war/fleets/ship_card.h"
#include "app/war/ports/port_card.h"
#include "app/war/ports/port_list.h"
#include "app/war/treasury/balance_chart.h"
#include "app/war/treasury/csv.h"
#include "app/war/treasury/ledger.h"
#include "tests/app/model_dump.h"
#include "tests/app/sample_war.h"

using namespace navarch;

class ModelsTest : public QObject, SampleWar {
    Q_OBJECT

private slots:
    void init() { openSample(); }
    void cleanup() { m_campaign.reset(); }

    void sides();
    void fleetTree();
    void fleetTreeOfOneSide();
    void whatPlusStandsForIsTold();
    void whatIsSearchedForIsCountedAndPriced();
    void ports();
    void wallsAndPriceOfAPort();
    void ledger();
    void balances();
    void shipCard();
    void formationFindings();
    void plannedSides();

    void aChangedRowDoesNotResetTheList();
    void aMovedShipIsTakenOutAndPutIn();
    void aSideTakesBackOnlyItsOwn();
    void aRefusedDeedSaysWhy();
    void rolledDiceAreKept();
    void aFileThatIsNoneIsOneLineWithItsReason();
    void aRecentCampaignIsRemembered();
    void csvQuotesWhatASpreadsheetWouldRun();

private:
    [[nodiscard]] int idOf(FleetTree& tree, CampaignItem::Kind kind, const char* name);
};

int ModelsTest::idOf(FleetTree& tree, CampaignItem::Kind kind, const char* name)
{
    tree.showNamed(kind, QString::fromLatin1(name));
    return tree.currentId();
}

void ModelsTest::sides()
{
    SideList list;
    list.setCampaign(m_campaign.get());
    COMPARE_GOLDEN("app/models/sides.txt", dumpOf(list));
}

void ModelsTest::fleetTree()
{
    FleetTree tree;
    tree.setCampaign(m_campaign.get());
    COMPARE_GOLDEN("app/models/fleet-tree.txt", dumpOf(tree));
}

void ModelsTest::fleetTreeOfOneSide()
{
    FleetTree tree;
    tree.setCampaign(m_campaign.get());
    m_campaign->setEyes(idOf(tree, CampaignItem::Side, "Megara"));
    tree.setSortBy(QStringLiteral("name"));
    tree.setDescending(true);
    COMPARE_GOLDEN("app/models/fleet-tree-megara.txt", dumpOf(tree));
}

void ModelsTest::whatIsSearchedForIsCountedAndPriced()
{
    FleetTree tree;
    tree.setCampaign(m_campaign.get());
    const auto role = [&](int row, const char* name) { return tree.value(row, name); };
    tree.setFilter(QStringLiteral("Paralos"));
    QCOMPARE(tree.rowCount(), 4); // her side, fleet and squadron, and she
    QCOMPARE(role(3, "name").toString(), QStringLiteral("Paralos"));
    const QString price = role(3, "price").toString();
    for (int row = 0; row < 4; ++row) {
        QCOMPARE(role(row, "ships").toInt(), 1);
        QCOMPARE(role(row, "price").toString(), price);
    }
    QVERIFY2(tree.summary().contains(price) && tree.summary().startsWith(QLatin1Char('1')),
             qPrintable(tree.summary()));
    tree.setFilter(QStringLiteral("nobody is called that"));
    QCOMPARE(tree.rowCount(), 0);
    QVERIFY2(tree.summary().startsWith(QLatin1Char('0')), qPrintable(tree.summary()));
}

void ModelsTest::ports()
{
    PortList list;
    list.setCampaign(m_campaign.get());
    COMPARE_GOLDEN("app/models/ports.txt", dumpOf(list));
}

void ModelsTest::wallsAndPriceOfAPort()
{
    PortList list;
    list.setCampaign(m_campaign.get());
    PortCard card;
    card.setCampaign(m_campaign.get());
    card.setItemId(list.idOf(QStringLiteral("Piraeus")));
    QVERIFY(card.found());
    COMPARE_GOLDEN("app/models/walls.txt", dumpOf(*card.walls()));
    for (int row = 2; row >= 0; --row)
        card.price()->toggle(row);
    COMPARE_GOLDEN("app/models/port-price.txt", dumpOf(*card.price()));
}

void ModelsTest::ledger()
{
    Ledger ledger;
    ledger.setCampaign(m_campaign.get());
    COMPARE_GOLDEN("app/models/ledger.txt", dumpOf(ledger));
    QCOMPARE(ledger.sums().income, QStringLiteral("4,000.00"));
    QCOMPARE(ledger.sums().balance, m_campaign->head()->treasury());
    ledger.setFilter(QStringLiteral("nothing like it"));
    QCOMPARE(ledger.rowCount(), 0);
    QCOMPARE(ledger.sums().net, QStringLiteral("0.00"));
}

void ModelsTest::balances()
{
    BalanceChart chart;
    chart.setCampaign(m_campaign.get());
    COMPARE_GOLDEN("app/models/balances.txt", dumpOf(chart));
    QCOMPARE(chart.lowest(), 0.0);
    QCOMPARE(chart.highest(), 1500.0);
    QCOMPARE(chart.marks(), 4);
}

void ModelsTest::shipCard()
{
    FleetTree tree;
    tree.setCampaign(m_campaign.get());
    ShipCard card;
    card.setCampaign(m_campaign.get());
    card.setItemId(idOf(tree, CampaignItem::Ship, "Paralos"));
    QVERIFY(card.found());
    card.price()->toggle(0);
    COMPARE_GOLDEN("app/models/ship-price.txt", dumpOf(*card.price()));
    QVERIFY(card.markDamage(4));
    QVERIFY(card.markOarsLost(3));
    QCOMPARE(card.losses(),
             QStringList({QStringLiteral("Severe damage"), QStringLiteral("oar factors lost: 3")}));
    m_campaign->undo();
    m_campaign->undo();
    QCOMPARE(card.losses(), QStringList());
}

void ModelsTest::formationFindings()
{
    FleetTree tree;
    tree.setCampaign(m_campaign.get());
    FormationCard card;
    card.setCampaign(m_campaign.get());
    card.setItemId(idOf(tree, CampaignItem::Fleet, "Fleet of the Piraeus"));
    COMPARE_GOLDEN("app/models/findings.txt", dumpOf(*card.findings()));
    COMPARE_GOLDEN("app/models/fleet-price.txt", dumpOf(*card.price()));
    QCOMPARE(card.price()->total(), QStringLiteral("626.80"));
}

void ModelsTest::plannedSides()
{
    NewCampaign plan;
    plan.choose(QStringLiteral("saronic-gulf"));
    COMPARE_GOLDEN("app/models/planned-sides.txt", dumpOf(*plan.sides()));
    QCOMPARE(plan.problem(), QString());
    // Where it will be kept is told as everywhere: one's home is ~.
    QCOMPARE(plan.place(), shownPlace(plan.path()));
    plan.sides()->set(0, SideField::Budget, QStringLiteral("10"));
    QVERIFY(!plan.problem().isEmpty());
}

void ModelsTest::aChangedRowDoesNotResetTheList()
{
    FleetTree tree;
    tree.setCampaign(m_campaign.get());
    const int ship = idOf(tree, CampaignItem::Ship, "Paralos");
    QSignalSpy resets(&tree, &QAbstractItemModel::modelReset);
    QSignalSpy removals(&tree, &QAbstractItemModel::rowsRemoved);
    FleetOrders orders;
    orders.setCampaign(m_campaign.get());
    QVERIFY(orders.rename(CampaignItem::Ship, ship, QStringLiteral("Kerberos")));
    QCOMPARE(resets.count(), 0);
    QCOMPARE(removals.count(), 0);
    QCOMPARE(tree.value(tree.currentRow(), "name").toString(), QStringLiteral("Kerberos"));
}

void ModelsTest::aMovedShipIsTakenOutAndPutIn()
{
    FleetTree tree;
    tree.setCampaign(m_campaign.get());
    const int horses = idOf(tree, CampaignItem::Squadron, "Horses");
    const int ship = idOf(tree, CampaignItem::Ship, "Paralos");
    const int before = tree.rowCount();
    FleetOrders orders;
    orders.setCampaign(m_campaign.get());
    QVERIFY(orders.moveShips({ship}, CampaignItem::Squadron, horses));
    QCOMPARE(tree.rowCount(), before);
    QCOMPARE(tree.currentId(), ship);
    QCOMPARE(tree.value(tree.currentRow(), "homeId").toInt(), horses);
}

void ModelsTest::aSideTakesBackOnlyItsOwn()
{
    FleetTree tree;
    tree.setCampaign(m_campaign.get());
    FleetOrders orders;
    orders.setCampaign(m_campaign.get());
    const int athens = idOf(tree, CampaignItem::Side, "Athens");
    QVERIFY(m_campaign->head()->rename(QStringLiteral("Another war")));
    QVERIFY(m_campaign->undoStack()->canUndo());
    m_campaign->setEyes(athens);
    QVERIFY(!m_campaign->undoStack()->canUndo());
    QCOMPARE(m_campaign->undoStack()->undoTitle(), QString());
    QVERIFY(orders.raiseFleet(athens, QStringLiteral("Ours"), 2));
    QVERIFY(m_campaign->undoStack()->canUndo());
    m_campaign->undo();
    QVERIFY(!m_campaign->undoStack()->canUndo());
    QVERIFY(m_campaign->undoStack()->canRedo());
    m_campaign->setEyes(0);
    QVERIFY(m_campaign->undoStack()->canUndo());
    QVERIFY(m_campaign->undoStack()->undoTitle().contains(QStringLiteral("Another war")));
}

void ModelsTest::aRefusedDeedSaysWhy()
{
    FleetTree tree;
    tree.setCampaign(m_campaign.get());
    FleetOrders orders;
    orders.setCampaign(m_campaign.get());
    QSignalSpy refusals(m_campaign.get(), &OpenCampaign::refused);
    const int fleet = idOf(tree, CampaignItem::Fleet, "Fleet of the Piraeus");
    QVERIFY(!orders.previewDisband(CampaignItem::Fleet, fleet).allowed);
    QVERIFY(!orders.disband(CampaignItem::Fleet, fleet));
    QCOMPARE(refusals.count(), 1);
    QVERIFY(!refusals.first().first().toString().isEmpty());
}

void ModelsTest::rolledDiceAreKept()
{
    PortList list;
    list.setCampaign(m_campaign.get());
    const int epidauros = list.idOf(QStringLiteral("Epidauros"));
    const QString path = m_campaign->path();
    QList<ShownDice> dice;
    {
        PortCard card;
        card.setCampaign(m_campaign.get());
        card.setItemId(epidauros);
        QVERIFY(card.dice().isEmpty());
        QVERIFY(card.roll());
        dice = card.dice();
        QCOMPARE(dice.size(), 2); // its one wall section, and its commander
        QVERIFY(!card.previewRoll().allowed);
    }
    m_campaign = std::make_unique<OpenCampaign>();
    QVERIFY(m_campaign->open(path));
    PortCard again;
    again.setCampaign(m_campaign.get());
    again.setItemId(epidauros);
    QCOMPARE(again.dice(), dice);
    m_campaign->undo();
    QVERIFY(again.dice().isEmpty());
}

void ModelsTest::aFileThatIsNoneIsOneLineWithItsReason()
{
    const QString junk = m_folder.filePath(QStringLiteral("junk.navarch"));
    QFile file(junk);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("no campaign");
    file.close();
    RecentCampaigns recent;
    recent.remember(m_campaign->path());
    recent.remember(junk);
    QTRY_VERIFY(recent.value(0, "ready").toBool() && recent.value(1, "ready").toBool());
    QVERIFY(!recent.value(0, "problem").toString().isEmpty());
    QCOMPARE(recent.value(1, "problem").toString(), QString());
    QCOMPARE(recent.value(1, "name").toString(), QStringLiteral("The Saronic Gulf"));
    recent.forget(junk);
    recent.forget(m_campaign->path());
}

void ModelsTest::aRecentCampaignIsRemembered()
{
    {
        RecentCampaigns recent;
        recent.remember(m_campaign->path());
    }
    RecentCampaigns again;
    QCOMPARE(again.value(0, "path").toString(), m_campaign->path());
    again.forget(m_campaign->path());
    QVERIFY(QFile::exists(m_campaign->path()));
}

void ModelsTest::csvQuotesWhatASpreadsheetWouldRun()
{
    CsvText csv;
    csv.text(QStringLiteral("=1+1"));
    csv.text(QStringLiteral("a \"quoted\" name"));
    csv.number(Talents::ofHundredths(-1250));
    csv.endRow();
    QCOMPARE(csv.bytes(), QByteArray("\"'=1+1\",\"a \"\"quoted\"\" name\",-12.50\r\n"));
}

void ModelsTest::whatPlusStandsForIsTold()
{
    Condition condition;
    QCOMPARE(conditionExplained(condition), QString());
    condition.damage = Damage::Heavy;
    QVERIFY(conditionExplained(condition).startsWith("Heavy damage. That is level 3 of 5"));
    condition.oarsLost = 2;
    condition.mastDown = true;
    QCOMPARE(conditionWords(condition), QString("Heavy damage +2"));
    QVERIFY2(conditionExplained(condition).startsWith(
                 "Heavy damage, and +2 is what else she has lost: oar factors lost: 2, mast down."),
             qPrintable(conditionExplained(condition)));
}

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    ModelsTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "models_test.moc"
